//! Refinement: solve with the low factors, find the residual in the working precision, correct, again.
//!
//! Classical refinement (J. Langou et al., SC 2006) corrects all columns at once by the factors; the other
//! kind corrects each column by GMRES (`gmres.rs`). Both end when every column has
//! |r| <= |x| ||A|| tolerance sqrt(n), in max norms, ||A|| the infinity norm: with the working precision's
//! roundoff as tolerance that is what a backward stable solver leaves. Besides, the residual has to be a small part
//! of b, which a stable solver's is unless A is singular to the working precision.

use super::format::{Binary, Format, Working};
use super::gmres::{self, Krylov};
use super::system::System;
use super::{Course, Reason, Refinement, Settings};
use crate::kernel::copy::copy;
use crate::kernel::norm::worse;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::view::{MatMut, MatRef};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// Classical corrections that may be left to make before GMRES is thought quicker.
const PATIENCE: i32 = 10;

/// The low factors and what it takes to solve with them.
pub struct Refiner<'a, T: Working, F: Format<T>, S> {
    pub ctx: &'a Ctx<'a>,
    pub system: &'a S,
    pub low: MatRef<'a, F::Store>,
    pub pivots: &'a [i32],
    pub rows: &'a [T::Real],
    pub cols: &'a [T::Real],
    /// n x nrhs.
    pub rhs: MatMut<'a, T::Low>,
    pub work: &'a mut [MaybeUninit<T::Low>],
    pub format: PhantomData<F>,
}

/// The largest |re| + |im| of a column; NaN if there is one.
pub fn largest<T: Scalar>(x: MatRef<T>) -> T::Real {
    let (mut best, mut nan) = (T::Real::ZERO, T::Real::ZERO);
    for i in 0..x.rows() {
        let v = x.get(i, 0).abs1();
        best = if v > best { v } else { best };
        nan = if v.is_nan() { v } else { nan };
    }
    best + nan
}

fn columnwise<T>(a: MatRef<T>, j: usize) -> MatRef<T> {
    a.sub(0, j, a.rows(), 1)
}

impl<T: Working, F: Format<T>, S: System<T>> Refiner<'_, T, F, S> {
    /// d := M r, or d := d + M r if asked to `add`, where M is the inverse that the factors stand for; `scaled`:
    /// r has been multiplied by the factors of the rows already.
    pub fn solve(&mut self, scaled: bool, r: MatRef<T>, mut d: MatMut<T>, add: bool) {
        let (n, count, rows) = (r.rows(), r.cols(), self.rows);
        let by = |i: usize, v: T| if scaled { v } else { v.scale(rows[i]) };
        let mut rhs = self.rhs.rb_mut().sub(0, 0, n, count);
        // Each column near 1, for the range of float; the power of two is found again below.
        let size = |j: usize| {
            let top = (0..n).fold(T::Real::ZERO, |top, i| {
                let v = by(i, r.get(i, j)).abs1();
                if v > top || v.is_nan() { v } else { top }
            });
            if top > T::Real::ZERO && top.is_finite() { top.exponent() } else { 0 }
        };
        for j in 0..count {
            let lift = T::Real::power(-size(j));
            for i in 0..n {
                rhs.set(i, j, by(i, r.get(i, j)).scale(lift).low());
            }
        }
        self.system.solve::<F>(self.ctx, self.low, self.pivots, rhs.rb_mut(), self.work);
        for j in 0..count {
            let back = T::Real::power(size(j));
            let top = T::Real::power(F::TOP);
            for i in 0..n {
                let v = T::from_low(rhs.get(i, j)).scale(top).scale(self.cols[i]).scale(back);
                d.set(i, j, if add { d.get(i, j) + v } else { v });
            }
        }
    }
}

/// A residual of this part of b is none that a solution leaves, whatever the size of x: to a singular A a huge
/// null vector would be one.
const SHARE: usize = 16;

/// How far the columns are from done.
struct Distance<'a, T: Scalar> {
    b: MatRef<'a, T>,
    anorm: T::Real,
    level: T::Real,
}

impl<T: Scalar> Distance<'_, T> {
    /// |r| / (|x| ||A||) of column j, and by what factor the column is not done: it is when that is at most 1.
    fn of(&self, j: usize, x: MatRef<T>, r: MatRef<T>) -> (T::Real, T::Real) {
        let (x, r) = (largest(columnwise(x, j)), largest(columnwise(r, j)));
        if r.is_zero() && x.is_finite() {
            return (T::Real::ZERO, T::Real::ZERO);
        }
        if !x.is_finite() {
            // Else its quotient would be zero.
            return (x, x);
        }
        let quotient = r.div(x);
        let share = r.div(largest(columnwise(self.b, j))) * T::Real::from_usize(SHARE);
        (quotient.div(self.anorm), worse(quotient.div(self.level), share))
    }
    fn is_done(&self, j: usize, x: MatRef<T>, r: MatRef<T>) -> bool {
        self.of(j, x, r).1 <= T::Real::ONE
    }
    fn worst(&self, x: MatRef<T>, r: MatRef<T>) -> (T::Real, T::Real) {
        let none = (T::Real::ZERO, T::Real::ZERO);
        (0..x.cols()).fold(none, |(error, over), j| {
            let (e, o) = self.of(j, x, r);
            (worse(error, e), worse(over, o))
        })
    }
}

/// The backward error of the worst column, of x with the residual r.
pub fn backward_error<T: Working>(anorm: T::Real, b: MatRef<T>, x: MatRef<T>, r: MatRef<T>) -> f64 {
    Distance { b, anorm, level: anorm }.worst(x, r).0.to_f64()
}

/// Whether classical refinement would need more corrections than PATIENCE.
fn slow<R: Binary>(last: R, over: R) -> bool {
    let rate = over.div(last);
    // NaN is slow.
    if !(rate < R::ONE) {
        return true;
    }
    if rate.is_zero() {
        return false;
    }
    // Bits that one more correction gains at least.
    let bits = -rate.exponent() - 1;
    bits.saturating_mul(PATIENCE) < over.exponent() + 1
}

/// Solves A X = B. `r` is work memory like X.
pub fn refine<T: Working, F: Format<T>, S: System<T>>(
    it: &mut Refiner<T, F, S>,
    mut krylov: Option<Krylov<T>>,
    anorm: T::Real,
    (b, mut x, mut r): (MatRef<T>, MatMut<T>, MatMut<T>),
    settings: &Settings<T::Real>,
    course: &mut Course,
) -> Result<(), Reason> {
    let (n, automatic) = (b.rows(), settings.refinement == Refinement::Automatic);
    let level = anorm * settings.tolerance * T::Real::from_usize(n).sqrt();
    let distance = Distance { b, anorm, level };
    let mut kind = match settings.refinement {
        Refinement::Automatic => Refinement::Classical,
        kind => kind,
    };
    let (mut last, mut begun_again) = (T::Real::MAX, false);
    it.solve(false, b, x.rb_mut(), false);
    for step in 0..=settings.steps {
        copy(it.ctx, b, r.rb_mut());
        it.system.subtract(it.ctx, x.rb(), r.rb_mut());
        let (error, over) = distance.worst(x.rb(), r.rb());
        course.note(step, kind, error.to_f64());
        let done = over <= T::Real::ONE;
        if done || (kind == Refinement::None && over.is_finite()) {
            return Ok(());
        }
        if kind == Refinement::None || step == settings.steps {
            break;
        }
        if automatic && step > 0 {
            // A cycle of GMRES that does not halve the error will not get there.
            if kind == Refinement::Gmres && !(over + over < last) {
                break;
            }
            if kind == Refinement::Classical && slow(last, over) {
                kind = Refinement::Gmres;
            }
        }
        // What got worse, or is no number, is no place to go on from.
        if !over.is_finite() || (automatic && !(over < last)) {
            if begun_again || kind != Refinement::Gmres {
                break;
            }
            begin_again(&distance, b, x.rb_mut(), r.rb_mut());
            (last, begun_again) = (T::Real::MAX, true);
        } else {
            last = over;
        }
        match &mut krylov {
            Some(krylov) if kind == Refinement::Gmres => {
                by_gmres(it, krylov, &distance, (x.rb_mut(), r.rb()), settings, course)?;
            }
            _ => it.solve(false, r.rb(), x.rb_mut(), true),
        }
    }
    Err(Reason::NotConverged)
}

/// Columns that are not done start at zero.
fn begin_again<T: Working>(
    distance: &Distance<T>,
    b: MatRef<T>,
    mut x: MatMut<T>,
    mut r: MatMut<T>,
) {
    for j in 0..b.cols() {
        if distance.is_done(j, x.rb(), r.rb()) {
            continue;
        }
        for i in 0..b.rows() {
            x.set(i, j, T::ZERO);
            r.set(i, j, b.get(i, j));
        }
    }
}

/// Corrects the columns that are not done.
fn by_gmres<T: Working, F: Format<T>, S: System<T>>(
    it: &mut Refiner<T, F, S>,
    krylov: &mut Krylov<T>,
    distance: &Distance<T>,
    (mut x, r): (MatMut<T>, MatRef<T>),
    settings: &Settings<T::Real>,
    course: &mut Course,
) -> Result<(), Reason> {
    let n = x.rows();
    for j in 0..x.cols() {
        let over = distance.of(j, x.rb(), r).1;
        if over <= T::Real::ONE {
            continue;
        }
        // No further than is needed, with something to spare; from zero that is not known.
        let needed = T::Real::from_usize(4).recip().div(over);
        let tolerance =
            if needed > settings.inner_tolerance { needed } else { settings.inner_tolerance };
        let column = x.rb_mut().sub(0, j, n, 1);
        let made = gmres::correct(it, krylov, columnwise(r, j), column, tolerance);
        course.inner += made.ok_or(Reason::NotConverged)?;
    }
    Ok(())
}
