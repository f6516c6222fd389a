//! Factorizations, solves and products of matrices stored in 16 bits, one or a batch, on the calling thread.
//!
//! Argument positions are those of lucho.h, so both forms check here: a single matrix is a batch of one at an
//! address, with other positions. Info is the kernels' [`Outcome::info`].

use super::batched::{Members, Outcomes, Refused, getrf_call, getrs_call, potrf_call, potrs_call};
use super::{Pivot, Trans, Uplo, array, array_mut, check};
use crate::kernel::batched::Batch;
pub use crate::kernel::half::Half;
use crate::kernel::half::{self, Outcome, batched};
use crate::kernel::par::Ctx;
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;
pub use ::half::{bf16, f16};
use core::mem::MaybeUninit;
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
    let run = |members: &Batch<H>, pivots: Option<&mut [i32]>, info: &Outcomes<I>| {
        let done = told(m.min(n), info);
        with_work(members.count(), half::getrf_work(m as usize, n as usize), |ctx, work| {
            batched::getrf(ctx, members, pivots, &done, work);
        })
    };
    // SAFETY: the caller's promise.
    unsafe { getrf_call((m, n), a, ipiv, info, batch, run) }
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
    let run = |uplo, members: &Batch<H>, info: &Outcomes<I>| {
        let done = told(n, info);
        with_work(members.count(), half::potrf_work(n as usize), |ctx, work| {
            batched::potrf(ctx, uplo, members, &done, work);
        })
    };
    // SAFETY: the caller's promise.
    unsafe { potrf_call(uplo, n, a, info, batch, run) }
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
    let overflow = AtomicUsize::new(0);
    let run = |trans, a: &Batch<H>, pivots: Option<&[I]>, b: &Batch<H>, bad: &AtomicBool| {
        let done = |_, result| match result {
            Ok(column) => meet(&overflow, column),
            Err(_) => bad.store(true, Ordering::Relaxed),
        };
        with_work(a.count(), half::solve_work(n as usize, nrhs as usize), |ctx, work| {
            batched::getrs(ctx, trans, a, pivots, b, &done, work);
        })
    };
    // SAFETY: the caller's promise.
    unsafe { getrs_call(trans, n, nrhs, a, ipiv, b, batch, run) }?;
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
    let overflow = AtomicUsize::new(0);
    let run = |uplo, a: &Batch<H>, b: &Batch<H>| {
        with_work(a.count(), half::solve_work(n as usize, nrhs as usize), |ctx, work| {
            batched::potrs(ctx, uplo, a, b, &|_, column| meet(&overflow, column), work);
        })
    };
    // SAFETY: the caller's promise.
    unsafe { potrs_call(uplo, n, nrhs, a, b, batch, run) }?;
    Ok(overflow.into_inner() as isize)
}

/// Stores the outcomes of factorizations of so many steps as LAPACK's info.
fn told<I: Pivot>(steps: isize, info: &Outcomes<I>) -> impl Fn(usize, Outcome) + Sync {
    move |i, outcome| info.store(i, outcome.info(steps as usize).min(i32::MAX as usize) as isize)
}

/// Runs `f` with work memory of `one` float for each thread that may have a member of its own.
fn with_work(
    count: usize,
    one: usize,
    f: impl FnOnce(&Ctx, &mut [MaybeUninit<f32>]),
) -> Option<()> {
    let all = if count == 1 { one } else { one.saturating_mul(host::width()) };
    host::run_with_least::<f32, _>(all, one, f)
}

/// Keeps the smallest column that is not 0.
fn meet(first: &AtomicUsize, column: usize) {
    // Less 1, so that 0 is the largest.
    let smaller = |old: usize| old.wrapping_sub(1) > column.wrapping_sub(1);
    let _ = first
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |old| smaller(old).then_some(column));
}
