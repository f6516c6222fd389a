//! x := A x, A triangular: dense (`xTRMV`), packed (`xTPMV`) or banded (`xTBMV`).
//!
//! As `trsv.rs`, by blocks of the diagonal, in the opposite order: every part of x is used before it
//! is overwritten.

use super::ahead::step;
use super::gemv::{block, gemv};
use super::lines::Lines;
use crate::kernel::gemm::Operand;
use crate::kernel::isa::vector::prefetch;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::level1::{Block, scatter};
use crate::kernel::par::Ctx;
use crate::kernel::params::{LEVEL2_BASE, STACK_BLOCK};
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Triangle;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::{VecMut, VecRef};

/// What is applied to the matrix M of the lines.
#[derive(Clone, Copy)]
pub struct Form {
    pub transposed: bool,
    pub conj: bool,
    pub diag: Diag,
}

/// The blocks of the diagonal, (start, size), forwards or backwards.
pub(super) struct Steps {
    n: usize,
    size: usize,
    done: usize,
    forwards: bool,
}

impl Steps {
    pub fn new(n: usize, size: usize, forwards: bool) -> Steps {
        Steps { n, size, done: 0, forwards }
    }
}

impl Iterator for Steps {
    type Item = (usize, usize);
    fn next(&mut self) -> Option<(usize, usize)> {
        if self.done == self.n {
            return None;
        }
        let nb = self.size.min(self.n - self.done);
        let start = if self.forwards { self.done } else { self.n - self.done - nb };
        self.done += nb;
        Some((start, nb))
    }
}

/// The triangle of the block (j, nb) of the diagonal.
pub(super) fn diagonal<T: Scalar>(a: Triangle<T>, j: usize, nb: usize) -> Triangle<T> {
    Triangle { a: a.a.sub(j, j, nb, nb), ..a }
}

/// A part of x, and if something of the triangle stands beside it, that with the part of x it meets.
type Beside<'a, Own, Part, T> = (Own, Option<(Operand<'a, T>, Part)>);

/// x at the block (j, nb) of the diagonal, and if anything of the triangle stands beside the block in the
/// same rows, that with its part of x.
pub(super) fn rows_beside<'a, 'x, T: Scalar>(
    a: Triangle<'a, T>,
    x: VecMut<'x, T>,
    j: usize,
    nb: usize,
) -> Beside<'a, VecMut<'x, T>, VecRef<'x, T>, T> {
    let (before, own, after) = parts(x, j, nb);
    let (from, part) = if a.uplo == Uplo::Lower { (0, before) } else { (j + nb, after) };
    let len = part.len();
    (own, (len > 0).then(|| (a.a.sub(j, from, nb, len), part.into_ref())))
}

/// The same for columns.
fn columns_beside<'a, 'x, T: Scalar>(
    a: Triangle<'a, T>,
    x: VecMut<'x, T>,
    j: usize,
    nb: usize,
) -> Beside<'a, VecMut<'x, T>, VecMut<'x, T>, T> {
    let (before, own, after) = parts(x, j, nb);
    let (from, part) = if a.uplo == Uplo::Lower { (j + nb, after) } else { (0, before) };
    let len = part.len();
    (own, (len > 0).then(|| (a.a.sub(from, j, len, nb), part)))
}

fn parts<T>(x: VecMut<T>, j: usize, nb: usize) -> (VecMut<T>, VecMut<T>, VecMut<T>) {
    let (before, rest) = x.split(j);
    let (own, after) = rest.split(nb);
    (before, own, after)
}

/// x := A x; the view has adjacent rows or columns.
pub fn trmv<T: Scalar>(ctx: &Ctx, a: Triangle<T>, mut x: VecMut<T>) {
    if a.a.mat.rs() == 1 {
        return by_columns(ctx, a, x);
    }
    for (j, nb) in Steps::new(x.len(), LEVEL2_BASE, a.uplo == Uplo::Upper) {
        let (mut own, known) = rows_beside(a, x.rb_mut(), j, nb);
        multiply_block(diagonal(a, j, nb), own.rb_mut());
        if let Some((a, known)) = known {
            gemv(ctx, T::ONE, a, known, T::ONE, own);
        }
    }
}

fn by_columns<T: Scalar>(ctx: &Ctx, a: Triangle<T>, mut x: VecMut<T>) {
    let lower = a.uplo == Uplo::Lower;
    // The block before, which has been used and not been multiplied yet.
    let mut last = None;
    for (j, nb) in Steps::new(x.len(), LEVEL2_BASE, !lower) {
        let (own, waiting) = columns_beside(a, x.rb_mut(), j, nb);
        let own = own.rb();
        if let (Some((columns, waiting)), Some((before, before_nb))) = (waiting, last) {
            step(ctx, T::ONE, (columns, own, waiting), before_nb, lower, |columns, mut x| {
                multiply_block(diagonal(a, before, before_nb), x.rb_mut());
                block(T::ONE, columns, own, x);
            });
        }
        last = Some((j, nb));
    }
    if let Some((j, nb)) = last {
        multiply_block(diagonal(a, j, nb), x.sub(j, nb));
    }
}

/// [`trmv`] of one block of the diagonal, on this thread.
fn multiply_block<T: Scalar>(a: Triangle<T>, x: VecMut<T>) {
    // SAFETY: the kernel's arguments are those of a product.
    unsafe { on_block(T::vectors().trmv, a, x) }
}

/// Asks for the cache lines of a triangle's columns; the rest of the block's comes with some of them.
pub(super) fn prefetch_block<T: Scalar>(a: Triangle<T>) {
    let mat = a.a.mat;
    for j in 0..mat.cols() {
        let (from, to) = if a.uplo == Uplo::Lower { (j, mat.rows()) } else { (0, j + 1) };
        let mut p = mat.as_ptr().wrapping_offset(from as isize * mat.rs() + j as isize * mat.cs());
        let end = p.wrapping_add(to - from);
        while p < end {
            prefetch(p);
            p = p.wrapping_byte_add(64);
        }
        prefetch(end.wrapping_sub(1));
    }
}

/// Calls a kernel for a triangle of order 2 [`LEVEL2_BASE`] at most with adjacent rows or columns.
///
/// # Safety
/// The kernel is one of [`Vectors`] that takes (n, a, lda, upper, turned, conj, unit, x).
pub(super) unsafe fn on_block<T: Scalar>(
    kernel: unsafe fn(usize, *const T, isize, bool, bool, bool, bool, *mut T),
    a: Triangle<T>,
    mut x: VecMut<T>,
) {
    const { assert!(2 * LEVEL2_BASE * size_of::<T>() <= STACK_BLOCK) };
    let mat = a.a.mat;
    // A triangle of one element has both.
    let turned = mat.rs() != 1 && mat.cs() == 1;
    let (lda, upper) =
        if turned { (mat.rs(), a.uplo == Uplo::Lower) } else { (mat.cs(), a.uplo == Uplo::Upper) };
    let mut copies = Block::new();
    let p = copies.gather_mut(&mut x);
    // SAFETY: n elements of x or their copies; the matrix is n x n.
    unsafe {
        kernel(x.len(), mat.as_ptr(), lda, upper, turned, a.a.conj, a.diag == Diag::Unit, p);
        scatter(p, x);
    }
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
