//! x := A^-1 x, A triangular: dense (`xTRSV`), packed (`xTPSV`) or banded (`xTBSV`).
//!
//! A dense triangle is halved, with a product by the square block in between, which runs on all
//! threads; small ones, packed and banded ones go line by line. Nothing tests for singularity.

use super::gemv::gemv;
use super::lines::Lines;
use super::trmv::{Form, lines_of, parts};
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::par::Ctx;
use crate::kernel::params::LEVEL2_BASE;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::{Triangle, cut};
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::VecMut;

/// x := A^-1 x; the view has adjacent rows or columns.
pub fn trsv<T: Scalar>(ctx: &Ctx, a: Triangle<T>, x: VecMut<T>) {
    let n = x.len();
    if n <= LEVEL2_BASE {
        let (lines, form) = lines_of(a, n);
        return trsv_lines(lines, form, x);
    }
    let half = cut(n, LEVEL2_BASE);
    let (first, last, beside) = parts(a, n, half);
    let (mut top, mut bottom) = x.split(half);
    match a.uplo {
        Uplo::Lower => {
            trsv(ctx, first, top.rb_mut());
            gemv(ctx, -T::ONE, beside, top.rb(), T::ONE, bottom.rb_mut());
            trsv(ctx, last, bottom);
        }
        Uplo::Upper => {
            trsv(ctx, last, bottom.rb_mut());
            gemv(ctx, -T::ONE, beside, bottom.rb(), T::ONE, top.rb_mut());
            trsv(ctx, first, top);
        }
    }
}

/// x := op(M)^-1 x.
pub fn trsv_lines<T: Scalar>(a: Lines<T>, form: Form, mut x: VecMut<T>) {
    let n = a.n();
    // Every x_j is known when others need it.
    let upwards = a.is_lower() != form.transposed;
    for k in 0..n {
        let j = if upwards { k } else { n - 1 - k };
        let (first, line) = a.off_diagonal(j);
        let mut own = x.get(j);
        if form.transposed {
            own -= dot_range(form.conj, line, x.rb().sub(first, line.len()));
        }
        if form.diag == Diag::NonUnit {
            own = own.div(a.diagonal(j).conj_if(form.conj));
        }
        x.set(j, own);
        if !form.transposed {
            axpy_range(-own, line, form.conj, x.rb_mut().sub(first, line.len()));
        }
    }
}
