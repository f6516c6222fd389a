//! x := A^-1 x, A triangular: dense (`xTRSV`), packed (`xTPSV`) or banded (`xTBSV`).
//!
//! A dense triangle is solved by blocks of its diagonal. If its columns are adjacent elements, a block
//! that is solved updates all of x behind it; if its rows are, a block first receives all that is
//! known. Either way the matrix is met in long pieces of lines, by GEMV and its threads. The blocks
//! are solved by a kernel in the same way. Packed and banded triangles go line by line. Nothing
//! tests for singularity.

use super::ahead::step;
use super::gemv::{block, gemv};
use super::lines::Lines;
use super::trmv::{Form, Steps, beside, diagonal, on_block, prefetch_block};
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::par::Ctx;
use crate::kernel::params::LEVEL2_BASE;
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Triangle;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::VecMut;

/// x := A^-1 x; the view has adjacent rows or columns.
pub fn trsv<T: Scalar>(ctx: &Ctx, a: Triangle<T>, mut x: VecMut<T>) {
    if a.a.mat.rs() == 1 {
        return by_columns(ctx, a, x);
    }
    for (j, nb) in Steps::new(x.len(), LEVEL2_BASE, a.uplo == Uplo::Lower) {
        let (known, mut own, _) = beside(a, x.rb_mut(), j, nb, false);
        if let Some((a, known)) = known {
            gemv(ctx, -T::ONE, a, known, T::ONE, own.rb_mut());
        }
        solve_block(diagonal(a, j, nb), own);
    }
}

fn by_columns<T: Scalar>(ctx: &Ctx, a: Triangle<T>, mut x: VecMut<T>) {
    let lower = a.uplo == Uplo::Lower;
    let mut steps = Steps::new(x.len(), LEVEL2_BASE, lower).peekable();
    if let Some(&(j, nb)) = steps.peek() {
        solve_block(diagonal(a, j, nb), x.rb_mut().sub(j, nb));
    }
    while let (Some((j, nb)), Some(&(next, next_nb))) = (steps.next(), steps.peek()) {
        let (_, own, waiting) = beside(a, x.rb_mut(), j, nb, true);
        let Some((columns, waiting)) = waiting else { break };
        let own = own.rb();
        step(ctx, -T::ONE, (columns, own, waiting), next_nb, lower, |columns, mut x| {
            prefetch_block(diagonal(a, next, next_nb));
            block(-T::ONE, columns, own, x.rb_mut());
            solve_block(diagonal(a, next, next_nb), x);
        });
    }
}

/// [`trsv`] of one block of the diagonal, on this thread.
fn solve_block<T: Scalar>(a: Triangle<T>, x: VecMut<T>) {
    // SAFETY: the kernel's arguments are those of a solve.
    unsafe { on_block(T::vectors().trsv, a, x) }
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
