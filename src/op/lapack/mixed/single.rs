//! LAPACK's own: double precision by way of single precision.

use super::super::lu::widen;
use super::super::{Info, Pivot, Uplo, array_mut, check, times};
use crate::kernel::getrf::getrf_work;
pub use crate::kernel::lapack::mixed::Wide;
use crate::kernel::lapack::mixed::{self, Outcome, Work};
use crate::kernel::par::Ctx;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;
use core::mem::MaybeUninit;

/// A X = B for a general n x n A. `iter` gets the number of corrections, or a negative number if the
/// lower precision did not do, and A then holds factors. Info is the index of a zero pivot.
///
/// # Safety
/// The arrays are as described; `work` has n nrhs elements, `swork` n (n + nrhs).
pub unsafe fn gesv<T: Wide, I: Pivot>(
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    ipiv: *mut I,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    work: *mut T,
    swork: *mut T::Low,
    iter: &mut isize,
) -> Info {
    let least = n.max(1);
    *iter = 0;
    check([(1, n >= 0), (2, nrhs >= 0), (4, lda >= least), (7, ldb >= least), (9, ldx >= least)])?;
    if n == 0 {
        return Ok(0);
    }
    let order = n as usize;
    let (wide, low) = (getrf_work::<T>(order, order), getrf_work::<T::Low>(order, order));
    // SAFETY: the caller's promise. As in `getrf`, 64-bit pivots begin as 32-bit ones.
    let (mut a, b, mut x, rows) = unsafe {
        (
            matrix_mut(a, n, n, lda),
            matrix(b, n, nrhs, ldb),
            matrix_mut(x, n, nrhs, ldx),
            array_mut(ipiv.cast::<i32>(), order),
        )
    };
    let mut solve = |ctx: &Ctx, lu_wide: &mut [_], lu_low: &mut [_]| {
        // SAFETY: as above.
        let (wide, low) = unsafe { work_arrays(work, swork, n, nrhs) };
        mixed::gesv(ctx, a.rb_mut(), rows, b, x.rb_mut(), Work { wide, low, lu_wide, lu_low })
    };
    // An element of the lower precision is at most half of one.
    let memory = wide.saturating_add(low);
    let outcome = host::run_with::<T, _>(memory, |ctx, memory| {
        let (lu_wide, rest) = memory.split_at_mut(wide);
        // SAFETY: `low` elements of the upper precision have room for as many of the lower.
        let lu_low = unsafe { array_mut(rest.as_mut_ptr().cast::<MaybeUninit<T::Low>>(), low) };
        solve(ctx, lu_wide, lu_low)
    });
    let Outcome { iter: done, info } =
        outcome.unwrap_or_else(|| host::run(|ctx| solve(ctx, &mut [], &mut [])));
    // SAFETY: as above.
    unsafe { widen(ipiv, order) };
    *iter = done as isize;
    Ok(info as isize)
}

/// As [`gesv`] for a definite A given by a triangle. Info is the order of a minor that is not positive
/// definite.
///
/// # Safety
/// The arrays are as described; `work` has n nrhs elements, `swork` n (n + nrhs).
pub unsafe fn posv<T: Wide>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    work: *mut T,
    swork: *mut T::Low,
    iter: &mut isize,
) -> Info {
    let least = n.max(1);
    *iter = 0;
    check([
        (1, uplo.is_some()),
        (2, n >= 0),
        (3, nrhs >= 0),
        (5, lda >= least),
        (7, ldb >= least),
        (9, ldx >= least),
    ])?;
    let Some(uplo) = uplo else { return Ok(0) };
    if n == 0 {
        return Ok(0);
    }
    // SAFETY: the caller's promise.
    let outcome = unsafe {
        let (a, b, x) =
            (matrix_mut(a, n, n, lda), matrix(b, n, nrhs, ldb), matrix_mut(x, n, nrhs, ldx));
        let (wide, low) = work_arrays(work, swork, n, nrhs);
        let work = Work { wide, low, lu_wide: &mut [], lu_low: &mut [] };
        host::run(|ctx| mixed::posv(ctx, uplo, a, b, x, work))
    };
    *iter = outcome.iter as isize;
    Ok(outcome.info as isize)
}

/// # Safety
/// The arrays have n nrhs and n (n + nrhs) elements.
unsafe fn work_arrays<'a, T: Wide>(
    work: *mut T,
    swork: *mut T::Low,
    n: isize,
    nrhs: isize,
) -> (&'a mut [MaybeUninit<T>], &'a mut [MaybeUninit<T::Low>]) {
    let both = (n as usize).saturating_add(nrhs as usize);
    // SAFETY: the caller's promise.
    unsafe {
        (array_mut(work.cast(), times(n, nrhs as usize)), array_mut(swork.cast(), times(n, both)))
    }
}
