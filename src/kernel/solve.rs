//! Solving with a factorization: `potrs` after Cholesky, `getrs` after LU.
//!
//! Two triangular solves each, and for LU the interchanges. Pivots come from the caller's memory and
//! index rows of B, so they are checked before anything is written.

use super::laswp::{Pivot, laswp};
use super::level2::{self, trsv::trsv};
use super::par::Ctx;
use super::scalar::Scalar;
use super::strips;
use super::triangle::{Trans, Triangle, trsm_left};
use super::trsm::{self, Diag, Uplo, in_strips};
use super::vector::VecMut;
use super::view::{MatMut, MatRef};

/// The interchange with this 1-based index names no row of the matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPivot {
    pub index: usize,
}

/// Every pivot is a row of a matrix with `rows` rows.
pub fn check_pivots<P: Pivot>(pivots: &[P], rows: usize) -> Result<(), BadPivot> {
    let bad = |p: &P| p.to_row() < 1 || p.to_row() as usize > rows;
    match pivots.iter().position(bad) {
        Some(i) => Err(BadPivot { index: i + 1 }),
        None if pivots.len() > rows => Err(BadPivot { index: rows + 1 }),
        None => Ok(()),
    }
}

/// Whether [`potrs`] and [`getrs`] of a column-major matrix of order n and of so many right-hand sides stay on the
/// calling thread and use no scratch memory.
pub fn is_small<T: Scalar>(n: usize, right: usize) -> bool {
    if right == 1 { level2::is_small::<T>(n.saturating_mul(n)) } else { trsm::is_small(n, right) }
}

/// B := A^-1 B; a single column by TRSV.
pub fn solve_left<T: Scalar>(ctx: &Ctx, a: Triangle<T>, b: MatMut<T>) {
    if b.cols() == 1 && (a.a.mat.rs() == 1 || a.a.mat.cs() == 1) {
        trsv(ctx, a, VecMut::column(b, 0));
    } else {
        trsm_left(ctx, a, b);
    }
}

/// B := A^-1 B, where `potrf` left the factor of A in the triangle `uplo` of `a`.
pub fn potrs<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: MatRef<T>, mut b: MatMut<T>) {
    let factor = Triangle::new(uplo, Diag::NonUnit, a);
    // A = L L^H or A = U^H U: the left factor first.
    let (first, second) = match uplo {
        Uplo::Lower => (Trans::No, Trans::Conj),
        Uplo::Upper => (Trans::Conj, Trans::No),
    };
    let (first, second) = (factor.op(first), factor.op(second));
    if both_in_strips(ctx, first, second, &b) {
        return strips::for_columns(ctx, 2, b, |strips| {
            strips.solve(first);
            strips.solve(second);
        });
    }
    solve_left(ctx, first, b.rb_mut());
    solve_left(ctx, second, b);
}

/// Whether two solves one after the other go by the same packed strips.
fn both_in_strips<T: Scalar>(ctx: &Ctx, a: Triangle<T>, b: Triangle<T>, x: &MatMut<T>) -> bool {
    let (n, m) = (x.rows(), x.cols());
    n > 0 && m > 1 && in_strips(ctx, a, n, m) && in_strips(ctx, b, n, m)
}

/// B := op(A)^-1 B, where `getrf` left the factors P L U of A in `lu`; without pivots P = I. With a
/// bad pivot B is left as it is.
pub fn getrs<T: Scalar, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    lu: MatRef<T>,
    pivots: Option<&[P]>,
    mut b: MatMut<T>,
) -> Result<(), BadPivot> {
    if let Some(pivots) = pivots {
        check_pivots(pivots, lu.rows())?;
    }
    let l = Triangle::new(Uplo::Lower, Diag::Unit, lu).op(trans);
    let u = Triangle::new(Uplo::Upper, Diag::NonUnit, lu).op(trans);
    if both_in_strips(ctx, l, u, &b) {
        strips::for_columns(ctx, 2, b, |strips| {
            let interchange = |forward| {
                if let Some(pivots) = pivots {
                    strips.interchange(pivots, forward);
                }
            };
            if trans == Trans::No {
                interchange(true);
                strips.solve(l);
                strips.solve(u);
            } else {
                strips.solve(u);
                strips.solve(l);
                interchange(false);
            }
        });
        return Ok(());
    }
    if trans == Trans::No {
        if let Some(pivots) = pivots {
            laswp(ctx, b.rb_mut(), pivots, true);
        }
        solve_left(ctx, l, b.rb_mut());
        solve_left(ctx, u, b);
    } else {
        solve_left(ctx, u, b.rb_mut());
        solve_left(ctx, l, b.rb_mut());
        if let Some(pivots) = pivots {
            laswp(ctx, b, pivots, false);
        }
    }
    Ok(())
}
