//! LU of matrices that are factored as a whole by one routine of `isa`, without panels and chunks.

use super::copy::copy;
use super::isa::machine::{FEWEST_KEPT, columns_kept};
use super::pack::Shared;
use super::par::Ctx;
use super::params::{A_OFFSET, GETRF_BASE, GETRF_SMALL, GETRF_TILED, GETRF_TILED_MOST};
use super::scalar::Scalar;
use super::view::MatMut;
use core::mem::MaybeUninit;

/// Elements in a cache line.
pub(super) fn line<T>() -> usize {
    64 / size_of::<T>()
}

/// Rows rounded up to an odd number of cache lines.
pub(super) fn leading<T>(m: usize) -> usize {
    (m.div_ceil(line::<T>()) | 1) * line::<T>()
}

/// Whether an m x n matrix is factored in register tiles as a whole.
pub(super) fn is_tiled<T: Scalar>(m: usize, n: usize) -> bool {
    let kind = if T::IS_COMPLEX { size_of::<T>() / 8 } else { 0 };
    let (steps, most) = (m.min(n), m.max(n));
    steps > GETRF_BASE && steps <= GETRF_TILED[kind] && most <= GETRF_TILED_MOST
}

/// Whether neither work nor scratch memory is used for an m x n matrix.
pub fn is_small<T: Scalar>(m: usize, n: usize) -> bool {
    m <= GETRF_SMALL && n <= GETRF_SMALL
}

/// A copy of a small matrix.
#[repr(align(64))]
struct Stack<T>(MaybeUninit<[[T; GETRF_SMALL]; GETRF_SMALL]>);

/// A small matrix: where it stands if its rows are adjacent, else in a copy.
pub(super) fn small<T: Scalar>(mut a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let (kr, m, n) = (T::kernels(), a.rows(), a.cols());
    let pivots = ipiv.map_or(core::ptr::null_mut(), |p| p.as_mut_ptr());
    if a.rs() == 1 && a.cs() >= 1 {
        // SAFETY: the view is writable with adjacent rows.
        return unsafe { (kr.getrf)(m, n, a.as_mut_ptr(), a.cs() as usize, pivots) };
    }
    let mut stack = Stack::<T>(MaybeUninit::uninit());
    let copied = stack.0.as_mut_ptr().cast::<T>();
    // SAFETY: the copy has room for an m x n matrix.
    unsafe {
        for j in 0..n {
            for i in 0..m {
                copied.wrapping_add(j * m + i).write(a.get(i, j));
            }
        }
        let info = (kr.getrf)(m, n, copied, m, pivots);
        for j in 0..n {
            for i in 0..m {
                a.set(i, j, *copied.wrapping_add(j * m + i));
            }
        }
        info
    }
}

/// A small matrix in register tiles: where it stands if its rows are adjacent and its columns do not all have the same places in
/// the first-level cache, else in a copy.
pub(super) fn tiled<T: Scalar>(ctx: &Ctx, mut a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let (kr, m, n) = (T::kernels(), a.rows(), a.cols());
    let pivots = ipiv.map_or(core::ptr::null_mut(), |p| p.as_mut_ptr());
    let crowded = columns_kept::<T>(a.cs()) == FEWEST_KEPT;
    if a.rs() == 1 && a.cs() >= 1 && !crowded {
        // SAFETY: the view is writable with adjacent rows.
        return unsafe { (kr.getrf)(m, n, a.as_mut_ptr(), a.cs() as usize, pivots) };
    }
    let ld = leading::<T>(m);
    let memory = Shared::<T>::region(&ctx.scratch, 0, A_OFFSET).get();
    // SAFETY: as above; slot 0's region holds GETRF_TILED_MOST columns of as many rows.
    unsafe {
        let mut copied = MatMut::from_raw(memory, m, n, 1, ld as isize);
        copy(ctx, a.rb(), copied.rb_mut());
        let info = (kr.getrf)(m, n, memory, ld, pivots);
        copy(ctx, copied.rb(), a);
        info
    }
}
