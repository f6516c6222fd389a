//! Factorizations and solves of many matrices of one shape, given by arrays of pointers, on the calling thread.
//!
//! Members are independent: each result has the bits of the call for a single matrix, and a member that fails
//! disturbs no other.

use super::lu::widen;
use super::{Pivot, Scalar, Trans, Uplo, array, array_mut, check};
use crate::kernel::batched::{self, Batch};
use crate::op::host;
use core::sync::atomic::{AtomicBool, Ordering};

/// Why nothing, or not everything, was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The argument at this position, from 1, is wrong.
    Argument(isize),
    /// Memory is short.
    Memory,
}

impl From<isize> for Refused {
    fn from(position: isize) -> Self {
        Refused::Argument(position)
    }
}

/// Members of a batch of column-major matrices: an array of pointers and a leading dimension.
#[derive(Clone, Copy)]
pub struct Members<T> {
    pub array: *const *mut T,
    pub ld: isize,
}

impl<T> Members<T> {
    /// Checks the leading dimension, the argument at `position` + 1, for so many rows.
    pub(super) fn check_ld(self, position: isize, rows: isize) -> Result<(), isize> {
        check([(position.wrapping_add(1), self.ld >= rows.max(1))])
    }

    /// The members, if there is an array without null pointers and no offset wraps.
    ///
    /// # Safety
    /// An array that is not null has `count` entries, and those that are not null lead to matrices that may be
    /// used as [`Batch::pointers`] says.
    pub(super) unsafe fn batch(
        self,
        position: isize,
        count: usize,
        rows: isize,
        cols: isize,
    ) -> Result<Batch<T>, Refused> {
        let elements = self.ld.checked_mul(cols);
        let bytes = elements.and_then(|e| e.checked_mul(size_of::<T>() as isize));
        check([(position, !self.array.is_null()), (position.wrapping_add(1), bytes.is_some())])?;
        // SAFETY: the caller's promise.
        let entries = unsafe { core::slice::from_raw_parts(self.array, count) };
        check([(position, entries.iter().all(|entry| !entry.is_null()))])?;
        let shape = (rows as usize, cols as usize);
        // SAFETY: the caller's promise.
        Ok(unsafe { Batch::pointers(self.array, count, shape, (1, self.ld)) })
    }
}

/// The caller's array of outcomes; a member's entry is written once.
pub(super) struct Outcomes<I> {
    first: *mut I,
    count: usize,
}

// SAFETY: threads write different entries.
unsafe impl<I> Sync for Outcomes<I> {}

impl<I: Pivot> Outcomes<I> {
    /// # Safety
    /// The array has `count` entries, which nothing else uses.
    unsafe fn new(first: *mut I, count: usize) -> Self {
        Outcomes { first, count }
    }
    #[inline(always)]
    pub(super) fn store(&self, member: usize, info: isize) {
        assert!(member < self.count);
        // SAFETY: an entry of the array.
        unsafe { self.first.wrapping_add(member).write(I::from_row(info as i32)) };
    }
}

/// A = L L^H or U^H U in the triangle `uplo` of each n x n member. `info` gets 0, or the order of the leading
/// minor that is not positive definite, for each.
///
/// # Safety
/// Arrays have `batch` entries; the matrices overlap nowhere and nothing else uses them.
pub unsafe fn potrf<T: Scalar, I: Pivot>(
    uplo: Option<Uplo>,
    n: isize,
    a: Members<T>,
    info: *mut I,
    batch: isize,
) -> Result<(), Refused> {
    let run = |uplo, members: &Batch<T>, info: &Outcomes<I>| {
        let small = batched::potrf_is_small(n as usize, members.count());
        let done = |i, minor| info.store(i, minor);
        host::run_small(small, |ctx| batched::potrf(ctx, uplo, members, &done));
        Some(())
    };
    // SAFETY: the caller's promise.
    unsafe { potrf_call(uplo, n, a, info, batch, run) }
}

/// A X = B for each pair, with the factors of [`potrf`]; the n x nrhs members of B become X.
///
/// # Safety
/// As for [`potrf`]; members of A are only read and may coincide.
pub unsafe fn potrs<T: Scalar>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: Members<T>,
    b: Members<T>,
    batch: isize,
) -> Result<(), Refused> {
    let run = |uplo, a: &Batch<T>, b: &Batch<T>| {
        host::run(|ctx| batched::potrs(ctx, uplo, a, b));
        Some(())
    };
    // SAFETY: the caller's promise.
    unsafe { potrs_call(uplo, n, nrhs, a, b, batch, run) }
}

/// A = P L U of each m x n member; `ipiv` gets min(m, n) pivots for each, one member after the other; null: no
/// interchanges. `info` gets 0, or the index of the first zero or NaN on the diagonal of U, for each.
///
/// # Safety
/// As for [`potrf`].
pub unsafe fn getrf<T: Scalar, I: Pivot>(
    m: isize,
    n: isize,
    a: Members<T>,
    ipiv: *mut I,
    info: *mut I,
    batch: isize,
) -> Result<(), Refused> {
    let run = |members: &Batch<T>, pivots: Option<&mut [i32]>, info: &Outcomes<I>| {
        let done = |i, zero| info.store(i, zero);
        let (m, n, count) = (m as usize, n as usize, members.count());
        if batched::getrf_is_small::<T>(m, n, count) {
            host::alone(|ctx| batched::getrf(ctx, members, pivots, &done, &mut []));
            return Some(());
        }
        let width = if count == 1 { 1 } else { host::width() };
        let work = |threads| batched::getrf_work::<T>(m, n, threads);
        host::run_with_least::<T, _>(work(width), work(1), |ctx, work| {
            batched::getrf(ctx, members, pivots, &done, work);
        })
    };
    // SAFETY: the caller's promise.
    unsafe { getrf_call((m, n), a, ipiv, info, batch, run) }
}

/// op(A) X = B for each pair, with the factors and pivots of [`getrf`] for square matrices; the n x nrhs members
/// of B become X. A pivot that names no row refuses the call, and leaves its member of B as it is.
///
/// # Safety
/// As for [`potrs`].
pub unsafe fn getrs<T: Scalar, I: Pivot>(
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: Members<T>,
    ipiv: *const I,
    b: Members<T>,
    batch: isize,
) -> Result<(), Refused> {
    let run = |trans, a: &Batch<T>, pivots: Option<&[I]>, b: &Batch<T>, bad: &AtomicBool| {
        let done = |_, info: isize| {
            if info < 0 {
                bad.store(true, Ordering::Relaxed);
            }
        };
        host::run(|ctx| batched::getrs(ctx, trans, a, pivots, b, &done));
        Some(())
    };
    // SAFETY: the caller's promise.
    unsafe { getrs_call(trans, n, nrhs, a, ipiv, b, batch, run) }
}

/// A call of [`potrf`], whatever the elements: `run` factors, if the arguments are right and there is something
/// to do; None is a lack of memory.
///
/// # Safety
/// As there.
pub(super) unsafe fn potrf_call<T: Copy, I: Pivot>(
    uplo: Option<Uplo>,
    n: isize,
    a: Members<T>,
    info: *mut I,
    batch: isize,
    run: impl FnOnce(Uplo, &Batch<T>, &Outcomes<I>) -> Option<()>,
) -> Result<(), Refused> {
    check([(1, uplo.is_some()), (2, n >= 0)])?;
    a.check_ld(3, n)?;
    check([(6, countable(batch))])?;
    let Some(uplo) = uplo else { return Ok(()) };
    if batch == 0 {
        return Ok(());
    }
    check([(5, !info.is_null())])?;
    let count = batch as usize;
    // SAFETY: the caller's promise.
    let info = unsafe { Outcomes::new(info, count) };
    if n == 0 {
        (0..count).for_each(|i| info.store(i, 0));
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, n, n) }?;
    run(uplo, &members, &info).ok_or(Refused::Memory)
}

/// The same of [`getrf`].
///
/// # Safety
/// As there.
pub(super) unsafe fn getrf_call<T: Copy, I: Pivot>(
    (m, n): (isize, isize),
    a: Members<T>,
    ipiv: *mut I,
    info: *mut I,
    batch: isize,
    run: impl FnOnce(&Batch<T>, Option<&mut [i32]>, &Outcomes<I>) -> Option<()>,
) -> Result<(), Refused> {
    check([(1, m >= 0), (2, n >= 0)])?;
    a.check_ld(3, m)?;
    check([(7, countable(batch))])?;
    if batch == 0 {
        return Ok(());
    }
    check([(6, !info.is_null())])?;
    let count = batch as usize;
    // SAFETY: the caller's promise.
    let info = unsafe { Outcomes::new(info, count) };
    if m == 0 || n == 0 {
        (0..count).for_each(|i| info.store(i, 0));
        return Ok(());
    }
    let entries = entries(5, m.min(n), count)?;
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, m, n) }?;
    // SAFETY: as above; the length is no larger than an object, as just found. 64-bit pivots are computed as
    // 32-bit ones in the front half of their own array.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array_mut(ipiv.cast::<i32>(), entries) });
    run(&members, pivots, &info).ok_or(Refused::Memory)?;
    if !ipiv.is_null() {
        // SAFETY: as above.
        unsafe { widen(ipiv, entries) };
    }
    Ok(())
}

/// The same of [`getrs`]; `run` sets its last argument when a pivot names no row.
///
/// # Safety
/// As there.
pub(super) unsafe fn getrs_call<T: Copy, I: Pivot>(
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: Members<T>,
    ipiv: *const I,
    b: Members<T>,
    batch: isize,
    run: impl FnOnce(Trans, &Batch<T>, Option<&[I]>, &Batch<T>, &AtomicBool) -> Option<()>,
) -> Result<(), Refused> {
    check([(1, trans.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(7, n)?;
    check([(9, countable(batch))])?;
    let Some(trans) = trans else { return Ok(()) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(());
    }
    let (count, pivots) = (batch as usize, entries(6, n, batch as usize)?);
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (a.batch(4, count, n, n)?, b.batch(7, count, n, nrhs)?) };
    // SAFETY: as above.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array(ipiv, pivots) });
    let bad = AtomicBool::new(false);
    run(trans, &a, pivots, &b, &bad).ok_or(Refused::Memory)?;
    check([(6, !bad.into_inner())])?;
    Ok(())
}

/// The same of [`potrs`].
///
/// # Safety
/// As there.
pub(super) unsafe fn potrs_call<T: Copy>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: Members<T>,
    b: Members<T>,
    batch: isize,
    run: impl FnOnce(Uplo, &Batch<T>, &Batch<T>) -> Option<()>,
) -> Result<(), Refused> {
    check([(1, uplo.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(6, n)?;
    check([(8, countable(batch))])?;
    let Some(uplo) = uplo else { return Ok(()) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(());
    }
    let count = batch as usize;
    // SAFETY: the caller's promise.
    let (a, b) = unsafe { (a.batch(4, count, n, n)?, b.batch(6, count, n, nrhs)?) };
    run(uplo, &a, &b).ok_or(Refused::Memory)
}

/// Whether an array can have so many pointers.
pub(super) fn countable(batch: isize) -> bool {
    const MOST: isize = isize::MAX / size_of::<*const ()>() as isize;
    (0..=MOST).contains(&batch)
}

/// Entries of the array of pivots at `position`, `each` for a member; refused if no object has so many.
fn entries(position: isize, each: isize, count: usize) -> Result<usize, Refused> {
    const MOST: usize = isize::MAX as usize / size_of::<i64>();
    let entries = count.checked_mul(each as usize).filter(|&entries| entries <= MOST);
    entries.ok_or(Refused::Argument(position))
}
