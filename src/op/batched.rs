//! Batched LU on a stream: factorization, solve and inverse of matrices given by arrays of pointers.
//!
//! The arrays live in device memory and earlier work of the stream may fill them, so nothing is read
//! before the task runs. Memory is reserved when the call is made, before anything is queued: a
//! failure leaves no trace. A call with little work may run on the caller (`Weight::Small`).

use super::exec::Exec;
use crate::device::error::{Error, Result};
use crate::device::graph::Kind;
use crate::device::pool;
use crate::device::stream::{Stream, Weight};
use crate::device::trace::{Level, log};
use crate::kernel::batched::{self, Batch};
pub use crate::kernel::scalar::Scalar;
pub use crate::kernel::triangle::Trans;
use core::ffi::c_int;
use core::sync::atomic::{AtomicBool, Ordering};

/// Real operations up to which running at once costs the caller no more than waking a thread.
const SMALL: usize = 1 << 15;

/// From this many operations on, one matrix is worth all threads, and work memory for each of them is
/// only reserved if the batch occupies them.
const LARGE_MEMBER: usize = 1 << 21;

fn weight<T: Scalar>(member: usize, batch: usize) -> Weight {
    let real = if T::IS_COMPLEX { 4 } else { 1 };
    let total = member.saturating_mul(batch).saturating_mul(real);
    if total <= SMALL { Weight::Small } else { Weight::Large }
}

/// Number of threads to reserve work memory for.
fn slots(member: usize, batch: usize) -> usize {
    let width = pool::width();
    if member >= LARGE_MEMBER && batch < width { 1 } else { width }
}

/// Operations of a factorization, without the constant.
fn cube(n: usize) -> usize {
    n.saturating_mul(n).saturating_mul(n)
}

/// Length of the pivot array of a batch; no array in memory can be longer than any object.
fn pivot_entries(n: usize, batch: usize) -> Result<usize> {
    const MOST: usize = isize::MAX as usize / size_of::<c_int>();
    let fits = |&entries: &usize| entries <= MOST;
    n.checked_mul(batch).filter(fits).ok_or(Error::InvalidValue)
}

/// The arrays of a description on their way to the stream's thread.
struct Arrays<X>(X);

// SAFETY: whoever calls `enqueue` promises that what the addresses lead to may be used from the
// stream's threads until the work is done.
unsafe impl<X> Send for Arrays<X> {}
// SAFETY: as above; the addresses are only copied.
unsafe impl<X> Sync for Arrays<X> {}

impl<X> Arrays<X> {
    fn get(&self) -> &X {
        &self.0
    }
}

/// Fails before anything is written if an array holds a null pointer.
///
/// # Safety
/// `array` has `batch` readable entries.
unsafe fn no_null<T>(call: &'static str, array: *const *mut T, batch: usize) -> Result<()> {
    // SAFETY: the caller's promise.
    let entries = unsafe { core::slice::from_raw_parts(array, batch) };
    match entries.iter().position(|entry| entry.is_null()) {
        None => Ok(()),
        Some(i) => {
            log(Level::Error, call, format_args!("the pointer to matrix {i} is NULL"));
            Err(Error::InvalidValue)
        }
    }
}

/// Collects what becomes of the members: their info, and whether a pivot was out of range.
struct Outcomes {
    call: &'static str,
    /// Null: not wanted.
    info: *mut c_int,
    /// What info says for a pivot out of range.
    bad_pivot: c_int,
    failed: AtomicBool,
}

// SAFETY: each member writes its own entry of `info`.
unsafe impl Sync for Outcomes {}

impl Outcomes {
    /// # Safety
    /// `info` is null or has a writable entry for each member, used by nothing else meanwhile.
    unsafe fn new(call: &'static str, info: *mut c_int, bad_pivot: c_int) -> Self {
        Outcomes { call, info, bad_pivot, failed: AtomicBool::new(false) }
    }

    fn note(&self, member: usize, info: isize) {
        if info < 0 {
            self.failed.store(true, Ordering::Relaxed);
            let pivot = info.unsigned_abs();
            let text = format_args!("matrix {member}: pivot {pivot} names no row");
            log(Level::Error, self.call, text);
        }
        if !self.info.is_null() {
            let value = if info < 0 { self.bad_pivot } else { info as c_int };
            // SAFETY: the promise of `new`; a driver reports each member once.
            unsafe { *self.info.add(member) = value };
        }
    }

    fn result(&self) -> Result<()> {
        if self.failed.load(Ordering::Relaxed) { Err(Error::InvalidValue) } else { Ok(()) }
    }
}

/// # Safety
/// `pointer` is null or leads to `len` readable values that nothing writes for 'a.
unsafe fn optional<'a>(pointer: *const c_int, len: usize) -> Option<&'a [c_int]> {
    // SAFETY: the caller's promise.
    (!pointer.is_null()).then(|| unsafe { core::slice::from_raw_parts(pointer, len) })
}

/// A = P L U for each n x n matrix, in place.
pub struct Getrf<T> {
    pub n: usize,
    pub a: *const *mut T,
    pub lda: usize,
    /// batch * n entries, 1-based; null: no interchanges.
    pub pivots: *mut c_int,
    /// batch entries, or null.
    pub info: *mut c_int,
    pub batch: usize,
}

impl<T: Scalar> Getrf<T> {
    /// Queues the factorization.
    ///
    /// # Safety
    /// Until the task has run: `a` has `batch` readable entries; when the task starts they lead to
    /// n x n column-major matrices with leading dimension `lda`, which overlap nowhere; `pivots` and
    /// `info` are as their fields say; nothing else touches any of this while the task runs.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let cost = cube(self.n);
        let entries = pivot_entries(self.n, self.batch)?;
        let elems = batched::getrf_work::<T>(self.n, self.n, slots(cost, self.batch));
        let small = batched::getrf_is_small::<T>(self.n, self.n, self.batch);
        let exec = Exec::reserve_unless::<T>(small, stream, elems)?;
        let weight = weight::<T>(cost, self.batch);
        let arrays = Arrays(self);
        stream.enqueue_again(call, weight, Kind::Kernel, move || {
            let &Getrf { n, a, lda, pivots, info, batch } = arrays.get();
            // SAFETY: the promise of `enqueue`.
            let (matrices, pivots, outcomes) = unsafe {
                no_null(call, a, batch)?;
                let pivots =
                    (!pivots.is_null()).then(|| core::slice::from_raw_parts_mut(pivots, entries));
                let matrices = Batch::pointers(a, batch, (n, n), (1, lda as isize));
                (matrices, pivots, Outcomes::new(call, info, 0))
            };
            exec.run(|ctx, work| {
                batched::getrf(ctx, &matrices, pivots, &|i, info| outcomes.note(i, info), work);
            })?;
            outcomes.result()
        })
    }
}

/// B := op(A)^-1 B for each pair of a factored n x n matrix and an n x nrhs matrix.
pub struct Getrs<T> {
    pub trans: Trans,
    pub n: usize,
    pub nrhs: usize,
    pub a: *const *mut T,
    pub lda: usize,
    /// batch * n entries, 1-based; null: no interchanges.
    pub pivots: *const c_int,
    pub b: *const *mut T,
    pub ldb: usize,
    pub batch: usize,
}

impl<T: Scalar> Getrs<T> {
    /// Queues the solve. The task fails if a pivot names no row; its member is left as it is.
    ///
    /// # Safety
    /// As for [`Getrf::enqueue`]; the matrices of `a` are only read and may coincide.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let exec = Exec::reserve::<T>(stream, 0)?;
        let entries = pivot_entries(self.n, self.batch)?;
        let cost = self.n.saturating_mul(self.n).saturating_mul(self.nrhs.saturating_mul(2));
        let weight = weight::<T>(cost, self.batch);
        let arrays = Arrays(self);
        stream.enqueue_again(call, weight, Kind::Kernel, move || {
            let &Getrs { trans, n, nrhs, a, lda, pivots, b, ldb, batch } = arrays.get();
            // SAFETY: the promise of `enqueue`.
            let (factors, pivots, rhs, outcomes) = unsafe {
                no_null(call, a, batch)?;
                no_null(call, b, batch)?;
                let factors = Batch::pointers(a, batch, (n, n), (1, lda as isize));
                let rhs = Batch::pointers(b, batch, (n, nrhs), (1, ldb as isize));
                let none = core::ptr::null_mut();
                (factors, optional(pivots, entries), rhs, Outcomes::new(call, none, 0))
            };
            exec.run::<T, _>(|ctx, _| {
                let done = |i, info| outcomes.note(i, info);
                batched::getrs(ctx, trans, &factors, pivots, &rhs, &done);
            })?;
            outcomes.result()
        })
    }
}

/// C := A^-1 for each factored n x n matrix.
pub struct Getri<T> {
    pub n: usize,
    pub a: *const *mut T,
    pub lda: usize,
    /// batch * n entries, 1-based; null: no interchanges.
    pub pivots: *const c_int,
    pub c: *const *mut T,
    pub ldc: usize,
    /// batch entries; a pivot that names no row becomes -5.
    pub info: *mut c_int,
    pub batch: usize,
}

impl<T: Scalar> Getri<T> {
    /// Position of the pivots among the arguments of the C function, the handle being 1.
    const PIVOTS: c_int = 5;

    /// Queues the inversion. A member without an inverse leaves its C as it is.
    ///
    /// # Safety
    /// As for [`Getrf::enqueue`]; the matrices of `a` are only read and overlap none of `c`.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let exec = Exec::reserve::<T>(stream, 0)?;
        let weight = weight::<T>(cube(self.n).saturating_mul(2), self.batch);
        let entries = pivot_entries(self.n, self.batch)?;
        let arrays = Arrays(self);
        stream.enqueue_again(call, weight, Kind::Kernel, move || {
            let &Getri { n, a, lda, pivots, c, ldc, info, batch } = arrays.get();
            // SAFETY: the promise of `enqueue`.
            let (factors, pivots, inverses, outcomes) = unsafe {
                no_null(call, a, batch)?;
                no_null(call, c, batch)?;
                let factors = Batch::pointers(a, batch, (n, n), (1, lda as isize));
                let inverses = Batch::pointers(c, batch, (n, n), (1, ldc as isize));
                let outcomes = Outcomes::new(call, info, -Self::PIVOTS);
                (factors, optional(pivots, entries), inverses, outcomes)
            };
            exec.run::<T, _>(|ctx, _| {
                let done = |i, info| outcomes.note(i, info);
                batched::getri(ctx, &factors, pivots, &inverses, &done);
            })?;
            outcomes.result()
        })
    }
}

/// C := A^-1 for each n x n matrix.
pub struct Matinv<T> {
    pub n: usize,
    pub a: *const *mut T,
    pub lda: usize,
    pub c: *const *mut T,
    pub ldc: usize,
    /// batch entries.
    pub info: *mut c_int,
    pub batch: usize,
}

impl<T: Scalar> Matinv<T> {
    /// Queues the inversion.
    ///
    /// # Safety
    /// As for [`Getrf::enqueue`]; the matrices of `a` are only read and overlap none of `c`.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let cost = cube(self.n).saturating_mul(2);
        let elems = batched::matinv_work::<T>(self.n, slots(cost, self.batch));
        let exec = Exec::reserve::<T>(stream, elems)?;
        let weight = weight::<T>(cost, self.batch);
        let arrays = Arrays(self);
        stream.enqueue_again(call, weight, Kind::Kernel, move || {
            let &Matinv { n, a, lda, c, ldc, info, batch } = arrays.get();
            // SAFETY: the promise of `enqueue`.
            let (matrices, inverses, outcomes) = unsafe {
                no_null(call, a, batch)?;
                no_null(call, c, batch)?;
                let matrices = Batch::pointers(a, batch, (n, n), (1, lda as isize));
                let inverses = Batch::pointers(c, batch, (n, n), (1, ldc as isize));
                (matrices, inverses, Outcomes::new(call, info, 0))
            };
            exec.run(|ctx, work| {
                let done = |i, info| outcomes.note(i, info);
                batched::matinv(ctx, &matrices, &inverses, &done, work);
            })?;
            outcomes.result()
        })
    }
}
