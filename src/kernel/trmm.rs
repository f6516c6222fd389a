//! Triangular matrix product in place: B := alpha A B and B := alpha B A.
//!
//! The counterpart of `trsm.rs`: up to TRMM_BASE the triangle is packed and each task multiplies strips of
//! columns of B by it in place. Larger triangles are halved; with A = [A11 0; A21 A22] the second half
//! of B is finished first, B2 := alpha A22 B2 + alpha A21 B1, then B1 := alpha A11 B1. Nothing outside
//! the triangle is read, and no zero stands in for it (0 * Inf would be NaN).

use super::gemm::{Operand, gemm};
use super::isa::Kernels;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{B_OFFSET, STRIP_OFFSET, TASK_WORK, TASKS, TRSM_BASE};
use super::scalar::Scalar;
use super::strip::{self, Buffers};
use super::triangle::{Triangle, cut};
use super::trsm::Diag;
use super::view::MatMut;

/// Order up to which a product runs on packed strips, without GEMM.
const TRMM_BASE: usize = TRSM_BASE;

/// B := alpha op(A) B, where `a` says which triangle A is. alpha = 0 reads neither A nor B.
pub fn trmm_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, mut b: MatMut<T>) {
    if alpha.is_zero() {
        for j in 0..b.cols() {
            for i in 0..b.rows() {
                b.set(i, j, T::ZERO);
            }
        }
        return;
    }
    let (l, b) = a.lowered(b);
    lower_left(ctx, alpha, l, a.diag, b);
}

/// B := alpha B op(A).
pub fn trmm_right<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, b: MatMut<T>) {
    trmm_left(ctx, alpha, a.t(), b.t());
}

fn lower_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if n <= TRMM_BASE {
        return multiply_packed(ctx, alpha, a, diag, b);
    }
    let h = cut(n, 64);
    let (mut b1, mut b2) = b.split_rows(h);
    lower_left(ctx, alpha, a.sub(h, h, n - h, n - h), diag, b2.rb_mut());
    gemm(ctx, alpha, a.sub(h, 0, n - h, h), Operand::plain(b1.rb()), T::ONE, b2);
    lower_left(ctx, alpha, a.sub(0, 0, h, h), diag, b1.rb_mut());
}

fn multiply_packed<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let kr = T::kernels();
    let (n, m) = (b.rows(), b.cols());
    if strip::small(n, m) {
        let mut buffers = Buffers::new();
        let (triangle, strip) = buffers.get();
        // SAFETY: the buffers have room for sizes that are small.
        unsafe {
            strip::pack_factor(kr, a, diag, triangle);
            strips(kr, alpha, diag, triangle, strip, b, (0, m.div_ceil(kr.mr)));
        }
        return;
    }
    let triangle = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
    // SAFETY: the region has room for a triangle of order TRSM_BASE and is this call's.
    unsafe { strip::pack_factor(kr, a, diag, triangle.get()) };
    let count = m.div_ceil(kr.mr);
    let tasks = count.min(TASKS.min(m * n * n / 2 / TASK_WORK).max(1));
    let each = count.div_ceil(tasks);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(count.div_ceil(each), &|task, slot| {
        let strip = Shared::<T>::region(&ctx.scratch, slot, STRIP_OFFSET).get();
        let range = (task * each, count.min((task + 1) * each));
        // SAFETY: tasks have disjoint ranges of columns of B; the strip region is this slot's and has
        // room for mr x (TRSM_BASE + nr).
        unsafe { strips(kr, alpha, diag, triangle.get(), strip, b.alias(), range) };
    });
}

/// Strips [from, to) of B, one after the other.
///
/// # Safety
/// The triangle is packed; `strip` has room for one strip; nothing else touches these columns of B.
unsafe fn strips<T: Scalar>(
    kr: &Kernels<T>,
    alpha: T,
    diag: Diag,
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
            strip::multiply(kr, alpha, triangle, diag, n, width, strip);
            strip::store(kr, strip, b.rb_mut());
        }
    }
}
