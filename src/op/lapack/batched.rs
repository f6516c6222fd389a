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
pub(super) struct Outcomes<I>(pub(super) *mut I);

// SAFETY: threads write different entries.
unsafe impl<I> Sync for Outcomes<I> {}

impl<I: Pivot> Outcomes<I> {
    /// # Safety
    /// The array has an entry `member`.
    pub(super) unsafe fn store(&self, member: usize, info: isize) {
        // SAFETY: the caller's promise.
        unsafe { self.0.wrapping_add(member).write(I::from_row(info as i32)) };
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
    let done = |i: usize, minor: isize| unsafe { info.store(i, minor) };
    if n == 0 {
        (0..count).for_each(|i| done(i, 0));
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, n, n) }?;
    let small = batched::potrf_is_small(n as usize, count);
    host::run_small(small, |ctx| batched::potrf(ctx, uplo, &members, &done));
    Ok(())
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
    check([(1, uplo.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(6, n)?;
    check([(8, countable(batch))])?;
    let Some(uplo) = uplo else { return Ok(()) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(());
    }
    // SAFETY: the caller's promise.
    let (a, b) =
        unsafe { (a.batch(4, batch as usize, n, n)?, b.batch(6, batch as usize, n, nrhs)?) };
    host::run(|ctx| batched::potrs(ctx, uplo, &a, &b));
    Ok(())
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
    check([(1, m >= 0), (2, n >= 0)])?;
    a.check_ld(3, m)?;
    check([(7, countable(batch))])?;
    if batch == 0 {
        return Ok(());
    }
    check([(6, !info.is_null())])?;
    let (info, count) = (Outcomes(info), batch as usize);
    // SAFETY: the caller's promise.
    let done = |i: usize, zero: isize| unsafe { info.store(i, zero) };
    if m == 0 || n == 0 {
        (0..count).for_each(|i| done(i, 0));
        return Ok(());
    }
    let entries = entries(5, m.min(n), count)?;
    // SAFETY: the caller's promise.
    let members = unsafe { a.batch(3, count, m, n) }?;
    // SAFETY: as above; the length is no larger than an object, as just found. 64-bit pivots are computed as
    // 32-bit ones in the front half of their own array.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array_mut(ipiv.cast::<i32>(), entries) });
    let (m, n) = (m as usize, n as usize);
    if batched::getrf_is_small::<T>(m, n, count) {
        host::alone(|ctx| batched::getrf(ctx, &members, pivots, &done, &mut []));
    } else {
        let width = if count == 1 { 1 } else { host::width() };
        let work = |threads| batched::getrf_work::<T>(m, n, threads);
        let ran = host::run_with_least::<T, _>(work(width), work(1), |ctx, work| {
            batched::getrf(ctx, &members, pivots, &done, work);
        });
        ran.ok_or(Refused::Memory)?;
    }
    if !ipiv.is_null() {
        // SAFETY: as above.
        unsafe { widen(ipiv, entries) };
    }
    Ok(())
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
    check([(1, trans.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    a.check_ld(4, n)?;
    b.check_ld(7, n)?;
    check([(9, countable(batch))])?;
    let Some(trans) = trans else { return Ok(()) };
    if batch == 0 || n == 0 || nrhs == 0 {
        return Ok(());
    }
    let pivots = entries(6, n, batch as usize)?;
    // SAFETY: the caller's promise.
    let (a, b) =
        unsafe { (a.batch(4, batch as usize, n, n)?, b.batch(7, batch as usize, n, nrhs)?) };
    // SAFETY: as above.
    let pivots = (!ipiv.is_null()).then(|| unsafe { array(ipiv, pivots) });
    let bad = AtomicBool::new(false);
    let done = |_, info: isize| {
        if info < 0 {
            bad.store(true, Ordering::Relaxed);
        }
    };
    host::run(|ctx| batched::getrs(ctx, trans, &a, pivots, &b, &done));
    check([(6, !bad.into_inner())])?;
    Ok(())
}

/// Whether an array can have so many pointers.
pub(super) fn countable(batch: isize) -> bool {
    const MOST: isize = isize::MAX / size_of::<*const ()>() as isize;
    (0..=MOST).contains(&batch)
}

/// Entries of the array of pivots at `position`, `each` for a member; refused if no object has so many.
pub(super) fn entries(position: isize, each: isize, count: usize) -> Result<usize, Refused> {
    const MOST: usize = isize::MAX as usize / size_of::<i64>();
    let entries = count.checked_mul(each as usize).filter(|&entries| entries <= MOST);
    entries.ok_or(Refused::Argument(position))
}
