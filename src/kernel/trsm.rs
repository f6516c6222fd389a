//! Triangular solve with many right-hand sides.
//!
//! Every variant is a lower triangle from the left on suitable views. Up to TRSM_BASE the triangle is
//! packed once and each task solves strips of right-hand sides: a strip is packed like an operand A
//! of GEMM, right-hand sides along the vectors, and solved in place nr columns at a time by the
//! GEMM register tile with a triangular solve fused to its end (BLIS's gemmtrsm). Larger triangles
//! are halved, with GEMM in between.

use super::gemm::{Operand, Part, gemm, scale_part};
use super::isa::Kernels;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{B_OFFSET, STRIP_OFFSET, TASK_WORK, TASKS, TRSM_BASE};
use super::scalar::{Real, Scalar};
use super::strip::{self, Buffers};
use super::view::MatMut;

/// Which part of a matrix is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uplo {
    Lower,
    Upper,
}

/// Whether the diagonal is stored or known to be 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diag {
    NonUnit,
    Unit,
}

/// Which side of the unknown the triangle stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// Where the triangle stands in the transposed problem.
    pub fn opposite(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl Uplo {
    /// The triangle the transpose has.
    pub fn transposed(self) -> Uplo {
        match self {
            Uplo::Lower => Uplo::Upper,
            Uplo::Upper => Uplo::Lower,
        }
    }
}

/// Whether a solve or a product with a triangle of this order and so many right-hand sides stays on the
/// calling thread and uses no scratch memory.
pub fn is_small(order: usize, others: usize) -> bool {
    strip::small(order, others)
}

/// B := alpha A^-1 B (left) or alpha B A^-1 (right). `uplo` names the triangle of the view `a.mat`: a
/// transposed solve passes the transposed view and `uplo.transposed()`. alpha = 0 does not read A, B.
pub fn trsm<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    uplo: Uplo,
    a: Operand<T>,
    diag: Diag,
    alpha: T,
    mut b: MatMut<T>,
) {
    if alpha != T::ONE {
        scale_part(alpha, b.rb_mut(), Part::Full);
        if alpha.is_zero() {
            return;
        }
    }
    let (a, uplo, b) = match side {
        Side::Left => (a, uplo, b),
        Side::Right => (a.t(), uplo.transposed(), b.t()),
    };
    match uplo {
        Uplo::Lower => trsm_lower_left(ctx, a, diag, b),
        Uplo::Upper => {
            let reversed = Operand { mat: a.mat.reverse(), conj: a.conj };
            trsm_lower_left(ctx, reversed, diag, b.reverse_rows());
        }
    }
}

/// B := A^-1 B, A lower triangular n x n, B n x m.
pub fn trsm_lower_left<T: Scalar>(ctx: &Ctx, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if n <= TRSM_BASE {
        return solve_packed(ctx, a, diag, b);
    }
    let half = (n / 2).next_multiple_of(TRSM_BASE.min(64));
    let (mut top, mut bottom) = b.split_rows(half);
    trsm_lower_left(ctx, a.sub(0, 0, half, half), diag, top.rb_mut());
    let below = a.sub(half, 0, n - half, half);
    gemm(ctx, -T::ONE, below, Operand::plain(top.rb()), T::ONE, bottom.rb_mut());
    trsm_lower_left(ctx, a.sub(half, half, n - half, n - half), diag, bottom);
}

fn solve_packed<T: Scalar>(ctx: &Ctx, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let kr = T::kernels();
    let (n, m) = (b.rows(), b.cols());
    if diag == Diag::NonUnit && !(0..n).all(|i| invertible(a.mat.get(i, i))) {
        return substitute(a, b);
    }
    if strip::small(n, m) {
        let mut buffers = Buffers::new();
        let (triangle, strip) = buffers.get();
        // SAFETY: the buffers have room for sizes that are small.
        unsafe {
            strip::pack_triangle(kr, a, diag, triangle);
            strips(kr, triangle, strip, b, (0, m.div_ceil(kr.mr)));
        }
        return;
    }
    let triangle = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
    // SAFETY: the region has room for a triangle of order TRSM_BASE and is this call's.
    unsafe { strip::pack_triangle(kr, a, diag, triangle.get()) };
    let count = m.div_ceil(kr.mr);
    let tasks = count.min(TASKS.min(m * n * n / 2 / TASK_WORK).max(1));
    let each = count.div_ceil(tasks);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(count.div_ceil(each), &|task, slot| {
        let strip = Shared::<T>::region(&ctx.scratch, slot, STRIP_OFFSET).get();
        let range = (task * each, count.min((task + 1) * each));
        // SAFETY: tasks have disjoint ranges of columns of B; the strip region is this slot's and has
        // room for mr x (TRSM_BASE + nr).
        unsafe { strips(kr, triangle.get(), strip, b.alias(), range) };
    });
}

/// Strips [from, to) of B, one after the other.
///
/// # Safety
/// The triangle is packed; `strip` has room for one strip; nothing else touches these columns of B.
unsafe fn strips<T: Scalar>(
    kr: &Kernels<T>,
    triangle: *const T,
    strip: *mut T,
    mut b: MatMut<T>,
    (from, to): (usize, usize),
) {
    let (n, m) = (b.rows(), b.cols());
    for j in (from..to).map(|s| s * kr.mr) {
        let width = kr.mr.min(m - j);
        let mut b = b.rb_mut().sub(0, j, n, width);
        // SAFETY: the caller's promise.
        unsafe {
            strip::load(kr, b.rb(), strip);
            strip::solve(kr, triangle, n, width, strip);
            strip::store(kr, strip, b.rb_mut());
        }
    }
}

/// Whether multiplying by the reciprocal can stand in for a division.
fn invertible<T: Scalar>(d: T) -> bool {
    let small = |x: T| x.abs1() < T::Real::MIN_POSITIVE;
    d.is_zero() || !(small(d) || small(d.recip()))
}

/// Plain substitution, dividing: for diagonals whose reciprocal overflows.
fn substitute<T: Scalar>(a: Operand<T>, mut b: MatMut<T>) {
    for j in 0..b.cols() {
        for i in 0..b.rows() {
            let mut s = b.get(i, j);
            for p in 0..i {
                s -= a.mat.get(i, p).conj_if(a.conj) * b.get(p, j);
            }
            b.set(i, j, s.div(a.mat.get(i, i).conj_if(a.conj)));
        }
    }
}
