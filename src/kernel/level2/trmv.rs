//! x := A x, A triangular: dense (`xTRMV`), packed (`xTPMV`) or banded (`xTBMV`).
//!
//! A dense triangle is halved, with a product by the square block in between, which runs on all
//! threads; small ones, packed and banded ones go line by line.

use super::gemv::gemv;
use super::lines::Lines;
use crate::kernel::gemm::Operand;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::par::Ctx;
use crate::kernel::params::LEVEL2_BASE;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::{Triangle, cut};
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::VecMut;

/// What is applied to the matrix M of the lines.
#[derive(Clone, Copy)]
pub struct Form {
    pub transposed: bool,
    pub conj: bool,
    pub diag: Diag,
}

/// x := A x; the view has adjacent rows or columns.
pub fn trmv<T: Scalar>(ctx: &Ctx, a: Triangle<T>, x: VecMut<T>) {
    let n = x.len();
    if n <= LEVEL2_BASE {
        let (lines, form) = lines_of(a, n);
        return trmv_lines(lines, form, x);
    }
    let half = cut(n, LEVEL2_BASE);
    let (first, last, beside) = parts(a, n, half);
    let (mut top, mut bottom) = x.split(half);
    match a.uplo {
        Uplo::Lower => {
            trmv(ctx, last, bottom.rb_mut());
            gemv(ctx, T::ONE, beside, top.rb(), T::ONE, bottom);
            trmv(ctx, first, top);
        }
        Uplo::Upper => {
            trmv(ctx, first, top.rb_mut());
            gemv(ctx, T::ONE, beside, bottom.rb(), T::ONE, top);
            trmv(ctx, last, bottom);
        }
    }
}

/// The leading triangle of order `half`, the trailing one, and the square block beside them.
pub(super) fn parts<'a, T: Copy>(
    a: Triangle<'a, T>,
    n: usize,
    half: usize,
) -> (Triangle<'a, T>, Triangle<'a, T>, Operand<'a, T>) {
    let rest = n - half;
    let beside = match a.uplo {
        Uplo::Lower => a.a.sub(half, 0, rest, half),
        Uplo::Upper => a.a.sub(0, half, half, rest),
    };
    let first = Triangle { a: a.a.sub(0, 0, half, half), ..a };
    (first, Triangle { a: a.a.sub(half, half, rest, rest), ..a }, beside)
}

/// A dense triangle as lines.
pub(super) fn lines_of<T: Scalar>(a: Triangle<'_, T>, n: usize) -> (Lines<'_, T>, Form) {
    let form = Form { transposed: a.a.mat.rs() != 1, conj: a.a.conj, diag: a.diag };
    let (mat, uplo) =
        if form.transposed { (a.a.mat.t(), a.uplo.transposed()) } else { (a.a.mat, a.uplo) };
    debug_assert!(mat.rs() == 1);
    // SAFETY: the elements of a view.
    (unsafe { Lines::dense(uplo, n, mat.as_ptr(), mat.cs()) }, form)
}

/// x := op(M) x.
pub fn trmv_lines<T: Scalar>(a: Lines<T>, form: Form, mut x: VecMut<T>) {
    let n = a.n();
    // Every x_j is used before it is overwritten.
    let upwards = a.is_lower() == form.transposed;
    for k in 0..n {
        let j = if upwards { k } else { n - 1 - k };
        let (first, line) = a.off_diagonal(j);
        let mut own = x.get(j);
        if !form.transposed {
            // SAFETY: a line without its diagonal has no row j.
            let others = unsafe { x.alias() }.sub(first, line.len());
            axpy_range(own, line, form.conj, others);
        }
        if form.diag == Diag::NonUnit {
            own = a.diagonal(j).conj_if(form.conj) * own;
        }
        if form.transposed {
            own += dot_range(form.conj, line, x.rb().sub(first, line.len()));
        }
        x.set(j, own);
    }
}
