//! The expert drivers: equilibrate, factor, estimate the condition, solve, refine (`xGESVX`, `xPOSVX`).
//!
//! The system that is factored is diag(r) A diag(c). For op(A) X = B that means scaling B by one of the
//! two before and X by the other after; error bounds for X follow the spread of its factors. Growth of
//! the pivots, max|A| / max|U|, tells when rcond is not to be trusted.

use super::condition::{gecon, pocon};
use super::equilibrate::{
    Equilibrated, Spread, extremes, geequ, laqge, laqhe, poequ, ratio, scale_rows,
};
use super::part::lacpy;
use super::refine::{gerfs, porfs};
use crate::kernel::getrf2::getrf_or_getrf2;
use crate::kernel::norm::{Norm, general, hermitian, triangular};
use crate::kernel::par::Ctx;
use crate::kernel::potrf::{NotPositiveDefinite, potrf_lower};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::solve::{BadPivot, check_pivots, getrs, potrs};
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// LAPACK's FACT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The matrix is to be factored as it is.
    New,
    /// The matrix is to be equilibrated if that is worth it, then factored.
    Equilibrate,
    /// The factors are there, of a matrix that has been equilibrated like this.
    Factored(Equilibrated),
}

/// The operands of [`gesvx`], as LAPACK names them.
pub struct General<'a, T: Scalar> {
    pub a: MatMut<'a, T>,
    pub af: MatMut<'a, T>,
    pub pivots: &'a mut [i32],
    pub r: &'a mut [T::Real],
    pub c: &'a mut [T::Real],
    pub b: MatMut<'a, T>,
    pub x: MatMut<'a, T>,
    pub ferr: &'a mut [T::Real],
    pub berr: &'a mut [T::Real],
}

/// The operands of [`posvx`].
pub struct Definite<'a, T: Scalar> {
    pub uplo: Uplo,
    pub a: MatMut<'a, T>,
    pub af: MatMut<'a, T>,
    pub s: &'a mut [T::Real],
    pub b: MatMut<'a, T>,
    pub x: MatMut<'a, T>,
    pub ferr: &'a mut [T::Real],
    pub berr: &'a mut [T::Real],
}

/// What an expert driver found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome<R> {
    /// 0; i when step i of the factorization failed, and there is no solution; n + 1 when rcond is below
    /// eps, though there is one.
    pub info: usize,
    pub rcond: R,
    /// max|A| / max|U| over the columns that have been factored; 1 for Cholesky.
    pub growth: R,
    pub equilibrated: Equilibrated,
}

/// Whether the matrix is singular to working precision: rcond below LAPACK's eps.
fn hopeless<R: Real>(rcond: R) -> bool {
    rcond + rcond < R::EPSILON
}

/// max|A| / max|U| over the first `cols` columns.
fn pivot_growth<T: Scalar>(a: MatRef<T>, lu: MatRef<T>, cols: usize) -> T::Real {
    let (n, nonunit) = (a.rows(), Diag::NonUnit);
    let u = triangular(Norm::Max, Uplo::Upper, nonunit, lu.sub(0, 0, cols, cols));
    let a = general(Norm::Max, a.sub(0, 0, n, cols));
    if u.is_zero() { T::Real::ONE } else { a.div(u) }
}

/// op(A) X = B. `work` has 2n elements, `rwork` 2n, `lu_work` as many as `getrf` wants for n x n (or
/// none). Given pivots must be rows of A; otherwise nothing is written.
pub fn gesvx<T: Scalar>(
    ctx: &Ctx,
    fact: Fact,
    trans: Trans,
    system: General<T>,
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
    lu_work: &mut [MaybeUninit<T>],
) -> Result<Outcome<T::Real>, BadPivot> {
    let General { mut a, mut af, pivots, r, c, mut b, mut x, ferr, berr } = system;
    let (n, one) = (a.rows(), T::Real::ONE);
    let mut spread = Spread { rows: one, cols: one, largest: one };
    let mut equilibrated = Equilibrated::NONE;
    match fact {
        Fact::New => {}
        Fact::Equilibrate => {
            if geequ(a.rb(), r, c, &mut spread) == 0 {
                equilibrated = laqge(a.rb_mut(), r, c, &spread);
            }
        }
        Fact::Factored(how) => {
            check_pivots(pivots, n)?;
            equilibrated = how;
            if how.rows && n > 0 {
                spread.rows = ratio(extremes(r));
            }
            if how.cols && n > 0 {
                spread.cols = ratio(extremes(c));
            }
        }
    }
    // The factors that meet B, and those that meet X, with the spread of the latter.
    let (before, after) = if trans == Trans::No {
        (equilibrated.rows.then_some(&*r), equilibrated.cols.then_some((&*c, spread.cols)))
    } else {
        (equilibrated.cols.then_some(&*c), equilibrated.rows.then_some((&*r, spread.rows)))
    };
    if let Some(factors) = before {
        scale_rows(factors, b.rb_mut());
    }
    if !matches!(fact, Fact::Factored(_)) {
        lacpy(ctx, None, a.rb(), af.rb_mut());
        let info = getrf_or_getrf2(ctx, af.rb_mut(), pivots, lu_work);
        if info > 0 {
            let growth = pivot_growth(a.rb(), af.rb(), info);
            return Ok(Outcome { info, rcond: T::Real::ZERO, growth, equilibrated });
        }
    }
    let norm = if trans == Trans::No { Norm::One } else { Norm::Inf };
    let growth = pivot_growth(a.rb(), af.rb(), n);
    let rcond = gecon(ctx, norm, af.rb(), general(norm, a.rb()), work, rwork).rcond;
    lacpy(ctx, None, b.rb(), x.rb_mut());
    getrs(ctx, trans, af.rb(), Some(pivots), x.rb_mut())?;
    let factors = (af.rb(), &*pivots);
    gerfs(ctx, trans, a.rb(), factors, b.rb(), x.rb_mut(), (ferr, berr), work, rwork);
    if let Some((factors, spread)) = after {
        scale_rows(factors, x);
        ferr.iter_mut().for_each(|e| *e = e.div(spread));
    }
    let info = if hopeless(rcond) { n + 1 } else { 0 };
    Ok(Outcome { info, rcond, growth, equilibrated })
}

/// A X = B with a Hermitian positive definite A given by the triangle `uplo`. `work` has 2n elements and
/// `rwork` n.
pub fn posvx<T: Scalar>(
    ctx: &Ctx,
    fact: Fact,
    system: Definite<T>,
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) -> Outcome<T::Real> {
    let Definite { uplo, mut a, mut af, s, mut b, mut x, ferr, berr } = system;
    let (n, one) = (a.rows(), T::Real::ONE);
    let (mut spread, mut largest, mut scaled) = (one, one, false);
    match fact {
        Fact::New => {}
        Fact::Equilibrate => {
            if poequ(a.rb(), s, &mut spread, &mut largest) == 0 {
                scaled = laqhe(uplo, true, a.rb_mut(), s, spread, largest);
            }
        }
        Fact::Factored(how) => {
            scaled = how.rows;
            if scaled && n > 0 {
                spread = ratio(extremes(s));
            }
        }
    }
    let equilibrated = Equilibrated { rows: scaled, cols: scaled };
    if scaled {
        scale_rows(s, b.rb_mut());
    }
    if !matches!(fact, Fact::Factored(_)) {
        lacpy(ctx, Some(uplo), a.rb(), af.rb_mut());
        let lower = match uplo {
            Uplo::Lower => af.rb_mut(),
            Uplo::Upper => af.rb_mut().t(),
        };
        if let Err(NotPositiveDefinite { minor }) = potrf_lower(ctx, lower) {
            return Outcome { info: minor, rcond: T::Real::ZERO, growth: one, equilibrated };
        }
    }
    let anorm = hermitian(Norm::One, uplo, a.rb());
    let rcond = pocon(ctx, uplo, af.rb(), anorm, work, rwork);
    lacpy(ctx, None, b.rb(), x.rb_mut());
    potrs(ctx, uplo, af.rb(), x.rb_mut());
    porfs(ctx, uplo, a.rb(), af.rb(), b.rb(), x.rb_mut(), (ferr, berr), work, rwork);
    if scaled {
        scale_rows(s, x);
        ferr.iter_mut().for_each(|e| *e = e.div(spread));
    }
    let info = if hopeless(rcond) { n + 1 } else { 0 };
    Outcome { info, rcond, growth: one, equilibrated }
}
