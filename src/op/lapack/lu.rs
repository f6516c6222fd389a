//! LU factorization and what follows from it.

use super::{Info, Pivot, Scalar, check};
use crate::kernel::getrf;
use crate::kernel::getrf2::getrf2;
use crate::op::blas::matrix_mut;
use crate::op::host;
use core::mem::size_of;

/// A = P L U of an m x n matrix, in place; `ipiv` gets min(m, n) pivots. Info is 0 or the index of the
/// first zero on the diagonal of U.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn getrf<T: Scalar, I: Pivot>(
    m: isize,
    n: isize,
    a: *mut T,
    lda: isize,
    ipiv: *mut I,
) -> Info {
    check([(1, m >= 0), (2, n >= 0), (4, lda >= m.max(1))])?;
    if m == 0 || n == 0 {
        return Ok(0);
    }
    let count = m.min(n) as usize;
    // SAFETY: the caller's promise. 64-bit pivots are computed as 32-bit ones in the front half of
    // their own array.
    let (mut a, rows) = unsafe {
        (matrix_mut(a, m, n, lda), core::slice::from_raw_parts_mut(ipiv.cast::<i32>(), count))
    };
    let work = getrf::getrf_work::<T>(m as usize, n as usize);
    let info = host::run_with::<T, _>(work, |ctx, work| getrf::getrf(ctx, a.rb_mut(), rows, work));
    // There is no status for memory that is short: the slower algorithm needs none.
    let info = match info {
        Some(info) => info,
        None => host::run(|ctx| getrf2(ctx, a.rb_mut(), rows)),
    };
    // SAFETY: as above.
    unsafe { widen(ipiv, count) };
    Ok(info as isize)
}

/// Spreads `count` 32-bit pivots, which fill the front of the array, over its elements.
///
/// # Safety
/// The array has `count` elements, and the front of it holds 32-bit pivots.
pub(super) unsafe fn widen<I: Pivot>(ipiv: *mut I, count: usize) {
    if size_of::<I>() == size_of::<i32>() {
        return;
    }
    // From the end: an element never lies before its 32-bit source.
    for i in (0..count).rev() {
        // SAFETY: inside the array by the caller's promise.
        unsafe { ipiv.add(i).write(I::from_row(ipiv.cast::<i32>().add(i).read())) };
    }
}
