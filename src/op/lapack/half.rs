//! Factorizations, solves and products of matrices stored in 16 bits, one or a batch, on the calling thread.
//!
//! Argument positions are those of lucho.h, so both forms check here: a single matrix is a batch of one at an
//! address, with other positions. Info is the kernels' [`Outcome::info`].

use super::batched::{Members, Outcomes, Refused, countable, entries};
use super::lu::widen;
use super::{Pivot, Trans, Uplo, array, array_mut, check};
pub use crate::kernel::half::Half;
use crate::kernel::half::{self, Outcome, batched};
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;
pub use ::half::{bf16, f16};
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// An array's conversion: the first element, from 1, that is finite and becomes infinite; 0: none.
///
/// # Safety
/// The arrays have n elements and do not overlap.
pub unsafe fn narrow<H: Half>(n: isize, from: *const f32, to: *mut H) -> Result<isize, isize> {
    check([(1, n >= 0)])?;
    if n == 0 {
        return Ok(0);
    }
    check([(2, !from.is_null()), (3, !to.is_null())])?;
    // SAFETY: the caller's promise.
    let (from, to) = unsafe { (array(from, n as usize), array_mut(to, n as usize)) };
    let infinite = host::here(|| H::narrow(from, to));
    let overflowed = |(x, y): (&f32, &H)| x.is_finite() && y.is_infinite();
    let first = infinite.then(|| from.iter().zip(&*to).position(overflowed)).flatten();
    Ok(first.map_or(0, |i| i.saturating_add(1) as isize))
}

/// The other way, exact.
///
/// # Safety
/// As for [`narrow`].
pub unsafe fn widen_all<H: Half>(n: isize, from: *const H, to: *mut f32) -> Result<isize, isize> {
    check([(1, n >= 0)])?;
    if n == 0 {
        return Ok(0);
    }
    check([(2, !from.is_null()), (3, !to.is_null())])?;
    // SAFETY: the caller's promise.
    let (from, to) = unsafe { (array(from, n as usize), array_mut(to, n as usize)) };
    host::here(|| H::widen(from, to));
    Ok(0)
}

/// C := alpha op(A) op(B) + beta C, m x n, k steps.
///
/// # Safety
/// As xGEMM.
pub unsafe fn gemm<H: Half>(
    transa: Option<Trans>,
    transb: Option<Trans>,
    (m, n, k): (isize, isize, isize),
    alpha: f32,
    (a, lda): (*const H, isize),
    (b, ldb): (*const H, isize),
    beta: f32,
    (c, ldc): (*mut H, isize),
) -> Result<(), Refused> {
    check([(1, transa.is_some()), (2, transb.is_some())])?;
    check([(3, m >= 0), (4, n >= 0), (5, k >= 0)])?;
    let (Some(transa), Some(transb)) = (transa, transb) else { return Ok(()) };
    let stored = |trans, rows, cols| if trans == Trans::No { (rows, cols) } else { (cols, rows) };
    let (of_a, of_b) = (stored(transa, m, k), stored(transb, k, n));
    check([(8, lda >= of_a.0.max(1)), (10, ldb >= of_b.0.max(1)), (13, ldc >= m.max(1))])?;
    if m == 0 || n == 0 {
        return Ok(());
    }
    let read = k > 0 && alpha != 0.0;
    check([(7, !read || !a.is_null()), (9, !read || !b.is_null()), (12, !c.is_null())])?;
    let k = if read { k } else { 0 };
    // SAFETY: the caller's promise; what is not read has no columns or rows.
    let (a, b, c) = unsafe {
        (
            if transa == Trans::No { matrix(a, m, k, lda) } else { matrix(a, k, m, lda).t() },
            if transb == Trans::No { matrix(b, k, n, ldb) } else { matrix(b, n, k, ldb).t() },
            matrix_mut(c, m, n, ldc),
        )
    };
    let work = half::gemm_work(m as usize, n as usize);
    let ran =
        host::run_with::<f32, _>(work, |ctx, work| half::gemm(ctx, alpha, a, b, beta, c, work));
    ran.ok_or(Refused::Memory)
}

/// A = P L U of each m x n member; `ipiv` gets min(m, n) pivots for each, null: no interchanges.
///
/// # Safety
/// Arrays have `batch` entries; the matrices overlap nowhere and nothing else uses them.
pub unsafe fn getrf_batched<H: Half, I: Pivot>(
    m: isize,
    n: isize,
    a: Members<H>,
    ipiv: *mut I,
    info: *mut I,
    batch: isize,
) -> Result<(), Refused> {
    check([(1, m >= 0), (2, n >= 0)])?;
    a.check_ld(3, m)?;
    check([(7, countable(batch))])?;
    if batch == 0 {
        return Ok(());
    }
    check([(6, !info.is_null())])?;
    let (info, count) = (Outcomes(info), batch as usize);
    // SAFETY: the caller's promise.
    let done = |i: usize, x: isize| unsafe { info.store(i, x.min(i32::MAX as isize)) };
    if m == 0 || n == 0 {
        (0..count).for_each(|i| done(i, 0));
        return Ok(());
    }
    let entries = entries(5, m.min(n), count)?;
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, m, n) }?;
    // SAFETY: as above; 64-bit pivots are computed as 32-bit ones in the front half of their own array.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array_mut(ipiv.cast::<i32>(), entries) });
    let steps = m.min(n) as usize;
    let done = |i: usize, outcome: Outcome| done(i, outcome.info(steps) as isize);
    let one = half::getrf_work(m as usize, n as usize);
    let all = if count == 1 { one } else { one.saturating_mul(host::width()) };
    let ran = host::run_with_least::<f32, _>(all, one, |ctx, work| {
        batched::getrf(ctx, &members, pivots, &done, work);
    });
    ran.ok_or(Refused::Memory)?;
    if !ipiv.is_null() {
        // SAFETY: as above.
        unsafe { widen(ipiv, entries) };
    }
    Ok(())
}

/// A = L L^T or U^T U in the triangle `uplo` of each n x n member.
///
/// # Safety
/// As for [`getrf_batched`].
pub unsafe fn potrf_batched<H: Half, I: Pivot>(
    uplo: Option<Uplo>,
    n: isize,
    a: Members<H>,
    info: *mut I,
    batch: isize,
) -> Result<(), Refused> {
    check([(1, uplo.is_some()), (2, n >= 0)])?;
    a.check_ld(3, n)?;
    check([(6, countable(batch))])?;
    let Some(uplo) = uplo else { return Ok(()) };
    if batch == 0 {
        return Ok(());
    }
    check([(5, !info.is_null())])?;
    let (info, count) = (Outcomes(info), batch as usize);
    // SAFETY: the caller's promise.
    let done = |i: usize, x: isize| unsafe { info.store(i, x.min(i32::MAX as isize)) };
    if n == 0 {
        (0..count).for_each(|i| done(i, 0));
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, n, n) }?;
    let done = |i: usize, outcome: Outcome| done(i, outcome.info(n as usize) as isize);
    let one = half::potrf_work(n as usize);
    let all = if count == 1 { one } else { one.saturating_mul(host::width()) };
    let ran = host::run_with_least::<f32, _>(all, one, |ctx, work| {
        batched::potrf(ctx, uplo, &members, &done, work);
    });
    ran.ok_or(Refused::Memory)
}

/// op(A) X = B for each pair, with the factors and pivots of [`getrf_batched`] for square matrices. `Ok` is 0, or
/// the first column of a solution, from 1, with an infinity as stored.
///
/// # Safety
/// As for [`getrf_batched`]; members of A are only read and may coincide.
pub unsafe fn getrs_batched<H: Half, I: Pivot>(
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: Members<H>,
    ipiv: *const I,
    b: Members<H>,
    batch: isize,
) -> Result<isize, Refused> {
    check([(1, trans.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(7, n)?;
    check([(9, countable(batch))])?;
    let Some(trans) = trans else { return Ok(0) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(0);
    }
    let (count, pivots) = (batch as usize, entries(6, n, batch as usize)?);
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (a.batch(4, count, n, n)?, b.batch(7, count, n, nrhs)?) };
    // SAFETY: as above.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array(ipiv, pivots) });
    let (bad, overflow) = (AtomicBool::new(false), AtomicUsize::new(0));
    let done = |_, result| match result {
        Ok(column) => meet(&overflow, column),
        Err(_) => bad.store(true, Ordering::Relaxed),
    };
    let one = half::solve_work(n as usize, nrhs as usize);
    let all = if count == 1 { one } else { one.saturating_mul(host::width()) };
    let ran = host::run_with_least::<f32, _>(all, one, |ctx, work| {
        batched::getrs(ctx, trans, &a, pivots, &b, &done, work);
    });
    ran.ok_or(Refused::Memory)?;
    check([(6, !bad.into_inner())])?;
    Ok(overflow.into_inner() as isize)
}

/// A X = B for each pair, with the factors of [`potrf_batched`]; otherwise as [`getrs_batched`].
///
/// # Safety
/// As there.
pub unsafe fn potrs_batched<H: Half>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: Members<H>,
    b: Members<H>,
    batch: isize,
) -> Result<isize, Refused> {
    check([(1, uplo.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(6, n)?;
    check([(8, countable(batch))])?;
    let Some(uplo) = uplo else { return Ok(0) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(0);
    }
    let count = batch as usize;
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (a.batch(4, count, n, n)?, b.batch(6, count, n, nrhs)?) };
    let overflow = AtomicUsize::new(0);
    let one = half::solve_work(n as usize, nrhs as usize);
    let all = if count == 1 { one } else { one.saturating_mul(host::width()) };
    let ran = host::run_with_least::<f32, _>(all, one, |ctx, work| {
        batched::potrs(ctx, uplo, &a, &b, &|_, column| meet(&overflow, column), work);
    });
    ran.ok_or(Refused::Memory)?;
    Ok(overflow.into_inner() as isize)
}

/// Keeps the smallest column that is not 0.
fn meet(first: &AtomicUsize, column: usize) {
    // Less 1, so that 0 is the largest.
    let smaller = |old: usize| old.wrapping_sub(1) > column.wrapping_sub(1);
    let _ = first
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |old| smaller(old).then_some(column));
}
