//! LU factorization and what follows from it.

use super::{Info, Pivot, Scalar, Trans, array, array_mut, check};
use crate::kernel::getrf::{self, getrf_work};
use crate::kernel::getrf2::getrf2;
use crate::kernel::inverse::{self, NoInverse, getri_work};
use crate::kernel::laswp::interchange;
use crate::kernel::solve;
use crate::kernel::view::MatRef;
use crate::op::blas::{matrix, matrix_mut};
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
    let (mut a, rows) = unsafe { (matrix_mut(a, m, n, lda), array_mut(ipiv.cast::<i32>(), count)) };
    let (m, n) = (m as usize, n as usize);
    let info = if getrf::is_small::<T>(m, n) {
        Some(host::alone(|ctx| getrf::getrf(ctx, a.rb_mut(), rows, &mut [])))
    } else {
        let work = getrf_work::<T>(m, n);
        host::run_with::<T, _>(work, |ctx, work| getrf::getrf(ctx, a.rb_mut(), rows, work))
    };
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

/// The reverse of [`widen`].
///
/// # Safety
/// The array has `count` elements.
pub(super) unsafe fn narrow<I: Pivot>(ipiv: *mut I, count: usize) {
    if size_of::<I>() == size_of::<i32>() {
        return;
    }
    for i in 0..count {
        // SAFETY: inside the array by the caller's promise.
        unsafe { ipiv.cast::<i32>().add(i).write(ipiv.add(i).read().to_row()) };
    }
}

/// op(A) X = B for n x nrhs B, which becomes X, with the factors that [`getrf`] left.
///
/// # Safety
/// The arrays are as described.
pub unsafe fn getrs<T: Scalar, I: Pivot>(
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    ipiv: *const I,
    b: *mut T,
    ldb: isize,
) -> Info {
    let least = n.max(1);
    check([
        (1, trans.is_some()),
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (8, ldb >= least),
    ])?;
    let Some(trans) = trans else { return Ok(0) };
    if n == 0 || nrhs == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let (a, b, ipiv) =
        unsafe { (matrix(a, n, n, lda), matrix_mut(b, n, nrhs, ldb), array(ipiv, n as usize)) };
    let small = solve::is_small::<T>(n as usize, nrhs as usize);
    host::run_small(small, |ctx| solve::getrs(ctx, trans, a, Some(ipiv), b)).map_err(|_| 6isize)?;
    Ok(0)
}

/// A X = B: [`getrf`], and if that succeeds [`getrs`].
///
/// # Safety
/// The arrays are as described.
pub unsafe fn gesv<T: Scalar, I: Pivot>(
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    ipiv: *mut I,
    b: *mut T,
    ldb: isize,
) -> Info {
    let least = n.max(1);
    check([(1, n >= 0), (2, nrhs >= 0), (4, lda >= least), (7, ldb >= least)])?;
    // SAFETY: the caller's promise; both find their arguments good.
    unsafe {
        match getrf(n, n, a, lda, ipiv)? {
            0 => getrs(Some(Trans::No), n, nrhs, a, lda, ipiv, b, ldb),
            singular => Ok(singular),
        }
    }
}

/// The work memory that [`getri`] likes.
pub fn getri_best<T: Scalar>(n: isize) -> isize {
    getri_work::<T>(n.max(0) as usize).max(1) as isize
}

/// A^-1 in place of the factors that [`getrf`] left. Info is the index of a zero on the diagonal of U,
/// if there is one, and A then as it was.
///
/// # Safety
/// The arrays are as described; `work` has `lwork` elements.
pub unsafe fn getri<T: Scalar, I: Pivot>(
    n: isize,
    a: *mut T,
    lda: isize,
    ipiv: *const I,
    work: *mut T,
    lwork: isize,
) -> Info {
    check([(1, n >= 0), (3, lda >= n.max(1)), (6, lwork >= n.max(1) || lwork == -1)])?;
    if n == 0 || lwork == -1 {
        return Ok(0);
    }
    let best = getri_work::<T>(n as usize);
    // SAFETY: the caller's promise.
    let (mut a, ipiv, given) = unsafe {
        (matrix_mut(a, n, n, lda), array(ipiv, n as usize), array_mut(work.cast(), lwork as usize))
    };
    let small = inverse::is_small::<T>(n as usize);
    // Bits shall not depend on the work memory given, unless there is no other; small inverses use none.
    let outcome = if small || given.len() >= best {
        let enough = best.min(given.len());
        host::run_small(small, |ctx| inverse::getri(ctx, a, Some(ipiv), &mut given[..enough]))
    } else {
        let run =
            host::run_with(best, |ctx, work| inverse::getri(ctx, a.rb_mut(), Some(ipiv), work));
        match run {
            Some(outcome) => outcome,
            None => host::run(|ctx| inverse::getri(ctx, a.rb_mut(), Some(ipiv), given)),
        }
    };
    match outcome {
        Ok(()) => Ok(0),
        Err(NoInverse::Singular(e)) => Ok(e.index as isize),
        Err(NoInverse::BadPivot(_)) => Err(4),
    }
}

/// Interchanges row i with row ipiv(k1 + (i - k1) |incx|), i = k1, ..., k2, in reverse if incx < 0.
///
/// # Safety
/// The arrays are as described; the pivots are rows of A.
pub unsafe fn laswp<T: Scalar, I: Pivot>(
    n: isize,
    a: *mut T,
    lda: isize,
    k1: isize,
    k2: isize,
    ipiv: *const I,
    incx: isize,
) {
    if n <= 0 || incx == 0 || k1 < 1 || k2 < k1 {
        return;
    }
    let first = k1.saturating_sub(1);
    let count = k2.saturating_sub(first);
    // SAFETY: the caller's promise. How many rows A has is not said; lda bounds it.
    let (a, pivots) = unsafe {
        let pivots = ipiv.offset(first);
        let step = incx.saturating_abs();
        (
            matrix_mut(a, lda.max(k2), n, lda),
            MatRef::from_raw(pivots, count as usize, 1, step, step),
        )
    };
    host::run(|ctx| interchange(ctx, a, first as usize, pivots, incx > 0));
}
