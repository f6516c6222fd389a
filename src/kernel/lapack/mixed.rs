//! Solving in double precision with a single-precision factorization (`dsgesv`, `zcgesv`, `dsposv`,
//! `zcposv`).
//!
//! Classical refinement (Langou et al., SC 2006): factor in the lower precision, solve there for x and
//! for corrections, with residuals in the higher one, until every residual is as small as a backward
//! stable solver's, |r| <= |x| ||A|| eps sqrt(n) in the max norm. If a number does not fit, the
//! factorization fails or STEPS corrections are not enough, all is done in the higher precision.

use super::part::lacpy;
use super::vector::largest1;
use crate::kernel::gemm::{Operand, gemm};
use crate::kernel::getrf2::getrf_or_getrf2;
use crate::kernel::level2::gemv::gemv;
use crate::kernel::level2::lines::Lines;
use crate::kernel::level2::symv::{Symmetry, symv};
use crate::kernel::norm::{Norm, general, hermitian, modulus, worse};
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::potrf::{NotPositiveDefinite, potrf_lower};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::solve::{getrs, potrs};
use crate::kernel::symm::hemm;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::{Side, Uplo};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicBool, Ordering};
use num_complex::Complex;

/// Corrections before giving up.
const STEPS: i32 = 30;

/// Values of LAPACK's ITER when the lower precision did not do.
const OVERFLOW: i32 = -2;
const NOT_FACTORED: i32 = -3;
const NOT_CONVERGED: i32 = -STEPS - 1;

/// An element type with a lower precision beside it.
pub trait Wide: Scalar {
    type Low: Scalar;
    fn low(self) -> Self::Low;
    fn from_low(low: Self::Low) -> Self;
    /// Whether the lower precision's range has room for it; a NaN may pass.
    fn fits(self) -> bool;
}

fn in_range(v: f64) -> bool {
    !(v.abs() > f32::MAX as f64)
}

impl Wide for f64 {
    type Low = f32;
    fn low(self) -> f32 {
        self as f32
    }
    fn from_low(low: f32) -> f64 {
        low as f64
    }
    fn fits(self) -> bool {
        in_range(self)
    }
}

impl Wide for Complex<f64> {
    type Low = Complex<f32>;
    fn low(self) -> Complex<f32> {
        Complex { re: self.re as f32, im: self.im as f32 }
    }
    fn from_low(low: Complex<f32>) -> Complex<f64> {
        Complex { re: low.re as f64, im: low.im as f64 }
    }
    fn fits(self) -> bool {
        in_range(self.re) && in_range(self.im)
    }
}

/// Work memory: `wide` has n nrhs elements, `low` n (n + nrhs), the others as many as `getrf` wants, or
/// none.
pub struct Work<'a, T: Wide> {
    pub wide: &'a mut [MaybeUninit<T>],
    pub low: &'a mut [MaybeUninit<T::Low>],
    pub lu_wide: &'a mut [MaybeUninit<T>],
    pub lu_low: &'a mut [MaybeUninit<T::Low>],
}

/// LAPACK's ITER (corrections made, or why there were none) and INFO (the step at which the
/// factorization in the higher precision failed).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub iter: i32,
    pub info: usize,
}

/// A X = B. If ITER is negative `a` holds the factors, otherwise it is as it was; `pivots` belong to
/// the factorization that was used.
pub fn gesv<T: Wide>(
    ctx: &Ctx,
    mut a: MatMut<T>,
    pivots: &mut [i32],
    b: MatRef<T>,
    mut x: MatMut<T>,
    work: Work<T>,
) -> Outcome {
    if a.is_empty() {
        return Outcome { iter: 0, info: 0 };
    }
    let anorm = norm(ctx, a.rb());
    let mut by_lower = || -> Result<i32, i32> {
        let mut low = Lower::new(ctx, work.wide, work.low, b, anorm)?;
        narrow(ctx, None, a.rb(), low.a.rb_mut()).ok_or(OVERFLOW)?;
        if getrf_or_getrf2(ctx, low.a.rb_mut(), pivots, work.lu_low) != 0 {
            return Err(NOT_FACTORED);
        }
        let Lower { a: lu, x: sx, r, level } = low;
        // The pivots are getrf's own.
        let solve = |sx: MatMut<T::Low>| {
            let _ = getrs(ctx, Trans::No, lu.rb(), Some(pivots), sx);
        };
        let residual = |x: MatRef<T>, r: MatMut<T>| {
            let a = Operand::plain(a.rb());
            if x.cols() == 1 {
                let (x, r) = (VecRef::column(x, 0), VecMut::column(r, 0));
                return gemv(ctx, -T::ONE, a, x, T::ONE, r);
            }
            gemm(ctx, -T::ONE, a, Operand::plain(x), T::ONE, r);
        };
        refine(ctx, level, b, x.rb_mut(), r, sx, solve, residual)
    };
    let iter = match by_lower() {
        Ok(iter) => return Outcome { iter, info: 0 },
        Err(iter) => iter,
    };
    let info = getrf_or_getrf2(ctx, a.rb_mut(), pivots, work.lu_wide);
    if info == 0 {
        lacpy(ctx, None, b, x.rb_mut());
        let _ = getrs(ctx, Trans::No, a.rb(), Some(pivots), x);
    }
    Outcome { iter, info }
}

/// As [`gesv`] for a Hermitian positive definite A given by its triangle `uplo`.
pub fn posv<T: Wide>(
    ctx: &Ctx,
    uplo: Uplo,
    mut a: MatMut<T>,
    b: MatRef<T>,
    mut x: MatMut<T>,
    work: Work<T>,
) -> Outcome {
    if a.is_empty() {
        return Outcome { iter: 0, info: 0 };
    }
    let anorm = hermitian_norm(uplo, a.rb(), work.wide);
    let mut by_lower = || -> Result<i32, i32> {
        let mut low = Lower::new(ctx, work.wide, work.low, b, anorm)?;
        narrow(ctx, Some(uplo), a.rb(), low.a.rb_mut()).ok_or(OVERFLOW)?;
        let factored = potrf_lower(ctx, lowered(uplo, low.a.rb_mut()));
        factored.map_err(|_| NOT_FACTORED)?;
        let Lower { a: factor, x: sx, r, level } = low;
        let solve = |sx: MatMut<T::Low>| potrs(ctx, uplo, factor.rb(), sx);
        let residual = |x: MatRef<T>, r: MatMut<T>| {
            if x.cols() == 1 && a.rs() == 1 {
                // SAFETY: the triangle of the view, which is column-major.
                let lines = unsafe { Lines::dense(uplo, a.rows(), a.as_ptr(), a.cs()) };
                let symmetry = Symmetry { hermitian: T::IS_COMPLEX, conj: false };
                let (x, r) = (VecRef::column(x, 0), VecMut::column(r, 0));
                return symv(ctx, symmetry, -T::ONE, lines, x, T::ONE, r);
            }
            hemm(ctx, Side::Left, uplo, -T::ONE, a.rb(), x, T::ONE, r);
        };
        refine(ctx, level, b, x.rb_mut(), r, sx, solve, residual)
    };
    let iter = match by_lower() {
        Ok(iter) => return Outcome { iter, info: 0 },
        Err(iter) => iter,
    };
    if let Err(NotPositiveDefinite { minor }) = potrf_lower(ctx, lowered(uplo, a.rb_mut())) {
        return Outcome { iter, info: minor };
    }
    lacpy(ctx, None, b, x.rb_mut());
    potrs(ctx, uplo, a.rb(), x);
    Outcome { iter, info: 0 }
}

fn lowered<T>(uplo: Uplo, a: MatMut<T>) -> MatMut<T> {
    match uplo {
        Uplo::Lower => a,
        Uplo::Upper => a.t(),
    }
}

/// The matrices of the lower precision, the residual, and the level it has to come to.
struct Lower<'w, T: Wide> {
    a: MatMut<'w, T::Low>,
    x: MatMut<'w, T::Low>,
    r: MatMut<'w, T>,
    level: T::Real,
}

impl<'w, T: Wide> Lower<'w, T> {
    /// Lays the matrices out in the work memory and puts B into x.
    fn new(
        ctx: &Ctx,
        wide: &'w mut [MaybeUninit<T>],
        low: &'w mut [MaybeUninit<T::Low>],
        b: MatRef<T>,
        anorm: T::Real,
    ) -> Result<Self, i32> {
        let (n, nrhs) = (b.rows(), b.cols());
        let (a, x) = low.split_at_mut(n * n);
        debug_assert!(x.len() >= n * nrhs && wide.len() >= n * nrhs);
        let ld = n as isize;
        // SAFETY: slices of these many elements; each matrix is filled before it is read.
        let (a, mut x, r) = unsafe {
            (
                MatMut::from_raw(a.as_mut_ptr().cast(), n, n, 1, ld),
                MatMut::from_raw(x.as_mut_ptr().cast(), n, nrhs, 1, ld),
                MatMut::from_raw(wide.as_mut_ptr().cast(), n, nrhs, 1, ld),
            )
        };
        narrow(ctx, None, b, x.rb_mut()).ok_or(OVERFLOW)?;
        let eps = T::Real::EPSILON.div(T::Real::ONE + T::Real::ONE);
        let level = anorm * eps * T::Real::from_usize(n).sqrt();
        Ok(Lower { a, x, r, level })
    }
}

/// Elements in a task.
const TASK: usize = 1 << 16;

fn run(ctx: &Ctx, elements: usize, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
    let par: &dyn Executor = if elements <= TASK { &Sequential } else { ctx.par };
    par.run(tasks, f);
}

/// The infinity norm of A, NaN if there is a NaN.
fn norm<T: Scalar>(ctx: &Ctx, a: MatRef<T>) -> T::Real {
    const PARTS: usize = 16;
    let (m, n) = (a.rows(), a.cols());
    let each = m.div_ceil(PARTS).max(1);
    let mut parts = [T::Real::ZERO; PARTS];
    let start = Shared::new(parts.as_mut_ptr());
    run(ctx, m * n, m.div_ceil(each), &|part, _| {
        let rows = each.min(m - part * each);
        let norm = general(Norm::Inf, a.sub(part * each, 0, rows, n));
        // SAFETY: tasks have parts of their own.
        unsafe { start.get().wrapping_add(part).write(norm) };
    });
    parts.into_iter().fold(T::Real::ZERO, worse)
}

/// The infinity norm of a Hermitian A, by one pass over its triangle where there is room for n sums.
fn hermitian_norm<T: Scalar>(uplo: Uplo, a: MatRef<T>, room: &mut [MaybeUninit<T>]) -> T::Real {
    let n = a.rows();
    if room.len() < n || a.rs() != 1 {
        return hermitian(Norm::Inf, uplo, a);
    }
    let sums = room.as_mut_ptr().cast::<T::Real>();
    // SAFETY: n sums take no more room than n elements; each is written before the slice is made.
    let sums = unsafe {
        (0..n).for_each(|i| sums.wrapping_add(i).write(T::Real::ZERO));
        core::slice::from_raw_parts_mut(sums, n)
    };
    for j in 0..n {
        let (from, to) = if uplo == Uplo::Lower { (j + 1, n) } else { (0, j) };
        let mut own = a.get(j, j).re().abs();
        for (x, sum) in line(a, j, (from, to)).iter().zip(&mut sums[from..to]) {
            let size = modulus(*x);
            own += size;
            *sum += size;
        }
        sums[j] += own;
    }
    sums.iter().copied().fold(T::Real::ZERO, worse)
}

/// Rows from..to of a column of a view whose rows are adjacent.
fn line<'a, T: Scalar>(a: MatRef<'a, T>, j: usize, (from, to): (usize, usize)) -> &'a [T] {
    let column = a.as_ptr().wrapping_offset(j as isize * a.cs()).wrapping_add(from);
    // SAFETY: elements of the view.
    unsafe { core::slice::from_raw_parts(column, to - from) }
}

/// The part of B := that of A, unless an element does not fit; rows of B are adjacent.
fn narrow<T: Wide>(ctx: &Ctx, part: Option<Uplo>, a: MatRef<T>, b: MatMut<T::Low>) -> Option<()> {
    debug_assert!(b.rs() == 1);
    let (m, n) = (a.rows(), a.cols());
    let all = AtomicBool::new(true);
    run(ctx, m * n, n, &|j, _| {
        let (from, to) = match part {
            None => (0, m),
            Some(Uplo::Lower) => (j, m),
            Some(Uplo::Upper) => (0, j + 1),
        };
        let to_b = b.as_ptr().cast_mut().wrapping_offset(j as isize * b.cs());
        let mut fit = true;
        let mut put = |i: usize, v: T| {
            fit &= v.fits();
            // SAFETY: tasks have columns of their own.
            unsafe { to_b.wrapping_add(i).write(v.low()) };
        };
        if a.rs() == 1 {
            (from..).zip(line(a, j, (from, to))).for_each(|(i, &v)| put(i, v));
        } else {
            (from..to).for_each(|i| put(i, a.get(i, j)));
        }
        if !fit {
            all.store(false, Ordering::Relaxed);
        }
    });
    all.into_inner().then_some(())
}

/// Solves and corrects; returns the number of corrections. `sx` is B in the lower precision.
fn refine<T: Wide>(
    ctx: &Ctx,
    level: T::Real,
    b: MatRef<T>,
    mut x: MatMut<T>,
    mut r: MatMut<T>,
    mut sx: MatMut<T::Low>,
    solve: impl Fn(MatMut<T::Low>),
    residual: impl Fn(MatRef<T>, MatMut<T>),
) -> Result<i32, i32> {
    let (n, nrhs) = (b.rows(), b.cols());
    let half = level.div(T::Real::ONE + T::Real::ONE);
    let mut close = false;
    for iter in 0..=STEPS {
        solve(sx.rb_mut());
        for j in 0..nrhs {
            for i in 0..n {
                let d = T::from_low(sx.get(i, j));
                x.set(i, j, if iter == 0 { d } else { x.get(i, j) + d });
            }
        }
        lacpy(ctx, None, b, r.rb_mut());
        residual(x.rb(), r.rb_mut());
        let within = |level: T::Real| {
            let largest = |m: MatRef<T>, j| largest1(m.sub(0, j, n, 1));
            // A NaN is never within.
            (0..nrhs).all(|j| largest(r.rb(), j) <= largest(x.rb(), j) * level)
        };
        // So close to the level that rounding decides, one more correction usually settles it.
        if within(half) || (close && within(level)) {
            return Ok(iter);
        }
        close = within(level);
        if iter < STEPS {
            narrow(ctx, None, r.rb(), sx.rb_mut()).ok_or(OVERFLOW)?;
        }
    }
    Err(NOT_CONVERGED)
}
