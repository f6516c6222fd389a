//! Sparse matrices on a stream: what a call was given, copied, and how kernels run on it.
//!
//! The arrays live in device memory and earlier work of the stream may fill them, so nothing in them is
//! read before the task runs. Arrays that are not sound are found then, by the kernels; calls
//! that wait return that as an error, others leave it to the stream.

use super::exec::Exec;
use crate::device::error::{Error, Failure, Result, report};
use crate::device::graph::Kind;
use crate::device::stream::{Stream, Weight};
use crate::kernel::par::Ctx;
pub use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::sparse::csr::Csr;
pub use crate::kernel::sparse::number;
use crate::kernel::sparse::{self, Value};
pub use crate::kernel::sparse::{Base, Index};
pub use crate::kernel::triangle::Trans;
pub use crate::kernel::trsm::{Diag, Uplo};
use core::mem::MaybeUninit;

pub mod blocks;
pub mod compress;
pub mod convert;
pub mod csc;
pub mod dense;
pub mod densify;
pub mod entries;
pub mod factor;
pub mod geam;
pub mod gemm2;
pub mod offsets;
pub mod product;
pub mod reblock;
pub mod sddmm;
pub mod solve;
pub mod sort;
pub mod spgemm;
pub mod spmm;
pub mod storage;
pub mod tridiagonal;
pub mod vector;

/// Where scalars are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Host,
    Device,
}

/// A scalar argument: known since the call, or read when the task runs.
#[derive(Clone, Copy)]
pub enum Factor<T> {
    Value(T),
    At(*const T),
}

// SAFETY: an address; whoever passes it promises that it may be read from the stream's threads.
unsafe impl<T: Send> Send for Factor<T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Factor<T> {}

impl<T: Copy> Factor<T> {
    /// # Safety
    /// `at` can be read: now in host mode, when the stream comes to it in device mode.
    pub unsafe fn given(mode: Mode, at: *const T) -> Self {
        match mode {
            // SAFETY: the caller's promise.
            Mode::Host => Factor::Value(unsafe { at.read_unaligned() }),
            Mode::Device => Factor::At(at),
        }
    }

    /// Its value, in a task.
    ///
    /// # Safety
    /// The promise of [`Factor::given`].
    pub unsafe fn get(&self) -> T {
        match *self {
            Factor::Value(value) => value,
            // SAFETY: the caller's promise.
            Factor::At(at) => unsafe { at.read_unaligned() },
        }
    }
}

/// An array in device memory on its way to the stream's thread.
#[derive(Debug)]
pub struct Array<T> {
    start: *const T,
    len: usize,
}

impl<T> Clone for Array<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Array<T> {}

// SAFETY: whoever enqueues promises that the array may be used from the stream's threads until the
// work is done.
unsafe impl<T> Send for Array<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Array<T> {}

impl<T> Array<T> {
    /// No elements.
    pub const fn none() -> Self {
        Array { start: core::ptr::null(), len: 0 }
    }

    /// `len` elements from `start` on; a null pointer is an array of none. InvalidValue if it is misaligned or
    /// would be larger than any object.
    pub fn new(start: *const T, len: usize) -> Result<Self> {
        let bytes = len.checked_mul(size_of::<T>()).filter(|&b| b <= isize::MAX as usize);
        let end = bytes.and_then(|b| start.addr().checked_add(b));
        if end.is_none() || !start.is_aligned() {
            return Err(Error::InvalidValue);
        }
        Ok(Array { start, len: if start.is_null() { 0 } else { len } })
    }

    /// As many elements, n further on. Whoever made it has looked at how far that may be.
    pub fn shifted(&self, n: usize) -> Self {
        Array { start: self.start.wrapping_add(n), len: self.len }
    }

    pub fn len(&self) -> usize {
        self.len
    }
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    pub fn start(&self) -> *const T {
        self.start
    }

    /// # Safety
    /// The array can be read, and is not written for 'a.
    pub unsafe fn get<'a>(&self) -> &'a [T] {
        if self.len == 0 {
            return &[];
        }
        // SAFETY: the caller's promise; size and alignment were checked.
        unsafe { core::slice::from_raw_parts(self.start, self.len) }
    }

    /// # Safety
    /// The array is used by nothing else for 'a.
    pub unsafe fn get_mut<'a>(&self) -> &'a mut [T] {
        if self.len == 0 {
            return &mut [];
        }
        // SAFETY: as above.
        unsafe { core::slice::from_raw_parts_mut(self.start.cast_mut(), self.len) }
    }
}

/// Compressed rows (or the columns of the transpose) in device memory.
pub struct Matrix<I, T> {
    pub rows: usize,
    pub cols: usize,
    pub base: Base,
    /// rows + 1 of them.
    pub offsets: Array<I>,
    pub indices: Array<I>,
    pub values: Array<T>,
}

impl<I, T> Clone for Matrix<I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Matrix<I, T> {}

impl<I: Index, T: Value> Matrix<I, T> {
    pub fn nnz(&self) -> usize {
        self.indices.len()
    }

    /// The matrix as kernels see it.
    ///
    /// # Safety
    /// The arrays can be read, and are not written for 'a.
    pub unsafe fn view<'a>(&self) -> sparse::Result<Csr<'a, I, T>> {
        // SAFETY: the caller's promise.
        let (offsets, indices, values) =
            unsafe { (self.offsets.get(), self.indices.get(), self.values.get()) };
        Csr::new(self.rows, self.cols, self.base, offsets, indices, values)
    }

    /// The same without the values, which may be missing or about to be written.
    ///
    /// # Safety
    /// Offsets and indices can be read, and are not written for 'a.
    pub unsafe fn pattern<'a>(&self) -> sparse::Result<Csr<'a, I, ()>> {
        // SAFETY: the caller's promise.
        let (offsets, indices) = unsafe { (self.offsets.get(), self.indices.get()) };
        Csr::pattern(self.rows, self.cols, self.base, offsets, indices)
    }

    /// Bytes of its arrays.
    pub fn bytes(&self) -> usize {
        let entry = size_of::<I>().saturating_add(size_of::<T>());
        self.nnz()
            .saturating_mul(entry)
            .saturating_add(self.offsets.len().saturating_mul(size_of::<I>()))
    }
}

/// Bytes up to which running at once costs the caller no more than waking a thread.
const SMALL: usize = 32 << 10;

/// The weight of work that moves this many bytes.
pub fn weight(bytes: usize) -> Weight {
    if bytes <= SMALL { Weight::Small } else { Weight::Large }
}

/// What a kernel found, as the device's error.
pub fn told<R>(call: &'static str, result: sparse::Result<R>) -> Result<R> {
    result.map_err(|error| match error {
        sparse::Error::Malformed { at } => {
            report(call, format_args!("the matrix is not sound at row or entry {at}"));
            Error::InvalidValue
        }
        sparse::Error::Short => {
            report(call, format_args!("an array is shorter than the shape asks for"));
            Error::InvalidValue
        }
        sparse::Error::TooLarge => {
            report(call, format_args!("more entries than the index type can count"));
            Error::InvalidValue
        }
        sparse::Error::OutOfMemory => Error::OutOfMemory,
    })
}

/// Queues work that can be captured. `work` elements of T are reserved for it.
pub fn enqueue<T: 'static>(
    call: &'static str,
    stream: &Stream,
    bytes: usize,
    work: usize,
    body: impl Fn(&Ctx, &mut [MaybeUninit<T>]) -> sparse::Result<()> + Send + Sync + 'static,
) -> Result<()> {
    let exec = Exec::reserve_unless::<T>(true, stream, work)?;
    stream.enqueue_again(call, weight(bytes), Kind::Kernel, move || {
        told(call, exec.run(|ctx, work| body(ctx, work))?)
    })
}

/// Queues work whose threads wait for each other, as solves and factorizations do: the counters for that are in
/// the slots' scratch memory.
pub fn enqueue_scheduled(
    call: &'static str,
    stream: &Stream,
    bytes: usize,
    body: impl Fn(&Ctx) -> sparse::Result<()> + Send + Sync + 'static,
) -> Result<()> {
    let exec = Exec::reserve::<u8>(stream, 0)?;
    stream.enqueue_again(call, weight(bytes), Kind::Kernel, move || {
        told(call, exec.run::<u8, _>(|ctx, _| body(ctx))?)
    })
}

/// Runs work in the stream's order and waits for what it finds.
pub fn run<T, R: Send>(
    call: &'static str,
    stream: &Stream,
    work: usize,
    body: impl FnOnce(&Ctx, &mut [MaybeUninit<T>]) -> sparse::Result<R> + Send,
) -> core::result::Result<R, Failure> {
    let exec =
        Exec::reserve_unless::<T>(true, stream, work).map_err(|error| Failure { call, error })?;
    stream.run(call, move || told(call, exec.run(|ctx, work| body(ctx, work))?))
}
