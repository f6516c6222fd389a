//! Iterative refinement in working precision with error bounds (`xGERFS`, `xPORFS`).
//!
//! Arioli, Demmel, Duff (SIAM J. Matrix Anal. Appl. 10, 1989): the componentwise backward error of x is
//! the largest |b - A x|_i / (|A||x| + |b|)_i. While it is above eps and at least halves, a correction is
//! solved for. The forward error bound is the estimated infinity norm of A^-1 diag(w), where w is the
//! residual with its own rounding errors, relative to the largest entry of x.

use super::norm1::norm1;
use super::vector::{add_sizes, column, dot_sizes, take};
use crate::kernel::gemm::Operand;
use crate::kernel::laswp::Pivot;
use crate::kernel::level2::gemv::gemv;
use crate::kernel::level2::lines::Lines;
use crate::kernel::level2::symv::{Symmetry, symv};
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::solve::{getrs, potrs};
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Corrections at most.
const STEPS: usize = 5;

/// A matrix with its factorization; views have adjacent rows or columns.
trait System<T: Scalar> {
    fn order(&self) -> usize;
    /// r := r - A x
    fn residual(&self, ctx: &Ctx, x: MatRef<T>, r: &mut [T]);
    /// w := w + |A| |x|, with |re| + |im| for moduli.
    fn weigh(&self, x: MatRef<T>, w: &mut [T::Real]);
    /// x := A^-1 x, or A^-H x.
    fn solve(&self, ctx: &Ctx, adjoint: bool, x: &mut [T]);
}

struct General<'a, T, P> {
    trans: Trans,
    a: MatRef<'a, T>,
    lu: MatRef<'a, T>,
    pivots: &'a [P],
}

impl<T: Scalar, P: Pivot> System<T> for General<'_, T, P> {
    fn order(&self) -> usize {
        self.a.rows()
    }
    fn residual(&self, ctx: &Ctx, x: MatRef<T>, r: &mut [T]) {
        let a = match self.trans {
            Trans::No => Operand::plain(self.a),
            Trans::Yes => Operand::plain(self.a.t()),
            Trans::Conj => Operand::adjoint(self.a),
        };
        let (x, r) = (VecRef::column(x, 0), VecMut::column(column(r), 0));
        gemv(ctx, -T::ONE, a, x, T::ONE, r);
    }
    fn weigh(&self, x: MatRef<T>, w: &mut [T::Real]) {
        for j in 0..self.order() {
            let column = self.a.sub(0, j, self.a.rows(), 1);
            if self.trans == Trans::No {
                add_sizes(x.get(j, 0).abs1(), column, w);
            } else {
                w[j] += dot_sizes(column, x);
            }
        }
    }
    fn solve(&self, ctx: &Ctx, adjoint: bool, x: &mut [T]) {
        // (A^T)^-H x is the conjugate of A^-1 conj(x).
        let (trans, conj) = match (self.trans, adjoint) {
            (trans, false) => (trans, false),
            (Trans::No, true) => (Trans::Conj, false),
            (Trans::Conj, true) => (Trans::No, false),
            (Trans::Yes, true) => (Trans::No, true),
        };
        let flip = |x: &mut [T]| {
            if conj {
                x.iter_mut().for_each(|x| *x = x.conj());
            }
        };
        flip(x);
        // The pivots have been checked by whoever made this.
        let _ = getrs(ctx, trans, self.lu, Some(self.pivots), column(x));
        flip(x);
    }
}

struct Definite<'a, T> {
    uplo: Uplo,
    a: MatRef<'a, T>,
    factor: MatRef<'a, T>,
}

impl<T: Scalar> System<T> for Definite<'_, T> {
    fn order(&self) -> usize {
        self.a.rows()
    }
    fn residual(&self, ctx: &Ctx, x: MatRef<T>, r: &mut [T]) {
        let (a, by_rows) = (self.a, self.a.rs() != 1);
        let (uplo, ld) =
            if by_rows { (self.uplo.transposed(), a.rs()) } else { (self.uplo, a.cs()) };
        // SAFETY: the triangle of the view; one of its directions is adjacent.
        let lines = unsafe { Lines::dense(uplo, a.rows(), a.as_ptr(), ld) };
        // Read by rows, what is stored is the transpose, the conjugate of A.
        let symmetry = Symmetry { hermitian: T::IS_COMPLEX, conj: T::IS_COMPLEX && by_rows };
        let (x, r) = (VecRef::column(x, 0), VecMut::column(column(r), 0));
        symv(ctx, symmetry, -T::ONE, lines, x, T::ONE, r);
    }
    fn weigh(&self, x: MatRef<T>, w: &mut [T::Real]) {
        for j in 0..self.order() {
            let xj = x.get(j, 0).abs1();
            let (from, to) = beside(self.uplo, j, self.order());
            let beside = self.a.sub(from, j, to - from, 1);
            add_sizes(xj, beside, &mut w[from..to]);
            let s = dot_sizes(beside, x.sub(from, 0, to - from, 1));
            w[j] += s + self.a.get(j, j).re().abs() * xj;
        }
    }
    fn solve(&self, ctx: &Ctx, _: bool, x: &mut [T]) {
        potrs(ctx, self.uplo, self.factor, column(x));
    }
}

/// The rows of column j that the triangle has beside the diagonal.
fn beside(uplo: Uplo, j: usize, n: usize) -> (usize, usize) {
    match uplo {
        Uplo::Lower => (j + 1, n),
        Uplo::Upper => (0, j),
    }
}

/// Improves each column of X as a solution of op(A) X = B and bounds its errors. `lu` and `pivots` are
/// from `getrf`, the pivots being rows of A. `work` has 2n elements and `rwork` n.
pub fn gerfs<T: Scalar, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    a: MatRef<T>,
    (lu, pivots): (MatRef<T>, &[P]),
    b: MatRef<T>,
    x: MatMut<T>,
    (ferr, berr): (&mut [T::Real], &mut [T::Real]),
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) {
    refine(ctx, &General { trans, a, lu, pivots }, b, x, (ferr, berr), work, rwork);
}

/// As [`gerfs`] for a Hermitian positive definite A given by its triangle `uplo`, and the factor that
/// `potrf` left in the same triangle.
pub fn porfs<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    a: MatRef<T>,
    factor: MatRef<T>,
    b: MatRef<T>,
    x: MatMut<T>,
    (ferr, berr): (&mut [T::Real], &mut [T::Real]),
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) {
    refine(ctx, &Definite { uplo, a, factor }, b, x, (ferr, berr), work, rwork);
}

fn refine<T: Scalar>(
    ctx: &Ctx,
    system: &impl System<T>,
    b: MatRef<T>,
    mut x: MatMut<T>,
    (ferr, berr): (&mut [T::Real], &mut [T::Real]),
    work: &mut [MaybeUninit<T>],
    rwork: &mut [MaybeUninit<T::Real>],
) {
    let n = system.order();
    if n == 0 || b.cols() == 0 {
        ferr.fill(T::Real::ZERO);
        berr.fill(T::Real::ZERO);
        return;
    }
    let ((r, work), (w, _)) = (take(work, n), take(rwork, n));
    let (v, _) = take(work, n);
    for j in 0..b.cols() {
        let (b, mut x) = (b.sub(0, j, n, 1), x.rb_mut().sub(0, j, n, 1));
        berr[j] = improve(ctx, system, b, x.rb_mut(), r, w);
        ferr[j] = forward(ctx, system, x.rb(), r, v, w);
    }
}

/// eps as LAPACK means it here, half of the spacing at 1; and what a sum of n + 1 products may lose to
/// underflow, plain and over eps.
fn levels<R: Real>(n: usize) -> (R, R, R) {
    let eps = R::EPSILON.div(R::ONE + R::ONE);
    let lost = R::from_usize(n + 1) * R::MIN_POSITIVE;
    (eps, lost, lost.div(eps))
}

/// Refines x; leaves the last residual in `r` and |A||x| + |b| in `w`, and returns the backward error.
fn improve<T: Scalar>(
    ctx: &Ctx,
    system: &impl System<T>,
    b: MatRef<T>,
    mut x: MatMut<T>,
    r: &mut [T],
    w: &mut [T::Real],
) -> T::Real {
    let n = system.order();
    let (eps, safe1, safe2) = levels::<T::Real>(n);
    let mut last = T::Real::from_usize(3);
    let mut count = 1;
    loop {
        for i in 0..n {
            r[i] = b.get(i, 0);
            w[i] = r[i].abs1();
        }
        system.residual(ctx, x.rb(), r);
        system.weigh(x.rb(), w);
        let mut error = T::Real::ZERO;
        for (r, &w) in r.iter().zip(&*w) {
            // A weight near underflow says nothing about the residual: both are lifted.
            let e = if w > safe2 { r.abs1().div(w) } else { (r.abs1() + safe1).div(w + safe1) };
            error = if e > error || e.is_nan() { e } else { error };
        }
        if !(error > eps && error + error <= last && count <= STEPS) {
            return error;
        }
        system.solve(ctx, false, r);
        for i in 0..n {
            x.set(i, 0, x.get(i, 0) + r[i]);
        }
        last = error;
        count += 1;
    }
}

/// The forward error bound from what [`improve`] left behind; `v` is work memory.
fn forward<T: Scalar>(
    ctx: &Ctx,
    system: &impl System<T>,
    x: MatRef<T>,
    r: &mut [T],
    v: &mut [T],
    w: &mut [T::Real],
) -> T::Real {
    let n = system.order();
    let (eps, safe1, safe2) = levels::<T::Real>(n);
    let rounding = T::Real::from_usize(n + 1) * eps;
    for (w, r) in w.iter_mut().zip(&*r) {
        let tiny = if *w > safe2 { T::Real::ZERO } else { safe1 };
        *w = r.abs1() + rounding * *w + tiny;
    }
    // ||A^-1 diag(w)||_inf = ||diag(w) A^-H||_1.
    let weight = |x: &mut [T]| x.iter_mut().zip(&*w).for_each(|(x, &w)| *x = x.scale(w));
    let bound = norm1(r, v, |x, adjoint| {
        if adjoint {
            weight(x);
        }
        system.solve(ctx, !adjoint, x);
        if !adjoint {
            weight(x);
        }
        true
    });
    let mut largest = T::Real::ZERO;
    for i in 0..n {
        let v = x.get(i, 0).abs1();
        largest = if v > largest || v.is_nan() { v } else { largest };
    }
    let bound = bound.unwrap_or(T::Real::ZERO);
    if largest.is_zero() { bound } else { bound.div(largest) }
}
