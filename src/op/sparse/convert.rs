//! Conversions between ways of storing a matrix.

use super::{Array, Base, Index, Matrix, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::stream::Stream;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::convert::{coo, dense};
use crate::kernel::sparse::{self, Error, Value};
use crate::kernel::view::{MatMut, MatRef};

/// A dense matrix in device memory, by columns.
pub struct Plane<T> {
    pub rows: usize,
    pub cols: usize,
    pub ld: usize,
    /// From the first to the last element.
    pub elements: Array<T>,
}

impl<T> Clone for Plane<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Plane<T> {}

impl<T> Plane<T> {
    /// # Safety
    /// The matrix can be read, and is not written for 'a.
    pub unsafe fn view<'a>(&self) -> MatRef<'a, T> {
        // SAFETY: the caller's promise.
        unsafe {
            MatRef::from_raw(self.elements.start(), self.rows, self.cols, 1, self.ld as isize)
        }
    }
    /// # Safety
    /// The matrix is used by nothing else for 'a.
    pub unsafe fn view_mut<'a>(&self) -> MatMut<'a, T> {
        let start = self.elements.start().cast_mut();
        // SAFETY: the caller's promise.
        unsafe { MatMut::from_raw(start, self.rows, self.cols, 1, self.ld as isize) }
    }
    /// Bytes of its elements.
    pub fn bytes(&self) -> usize {
        self.elements.len().saturating_mul(size_of::<T>())
    }
}

/// Whether a dense matrix is met by rows or by columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Along {
    Rows,
    Columns,
}

impl Along {
    fn turn<T>(self, a: MatRef<T>) -> MatRef<T> {
        if self == Along::Rows { a } else { a.t() }
    }
    /// How many there are.
    pub fn count<T>(self, a: &Plane<T>) -> usize {
        if self == Along::Rows { a.rows } else { a.cols }
    }
}

/// Compressed rows whose number of entries is known to their offsets only.
pub struct Open<I, T> {
    pub rows: usize,
    pub cols: usize,
    pub base: Base,
    pub offsets: Array<I>,
    pub indices: *const I,
    pub values: *const T,
}

impl<I, T> Clone for Open<I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Open<I, T> {}

// SAFETY: as for arrays.
unsafe impl<I, T> Send for Open<I, T> {}
// SAFETY: as for arrays.
unsafe impl<I, T> Sync for Open<I, T> {}

impl<I: Index, T: Value> Open<I, T> {
    /// The matrix with as many entries as the last offset says.
    ///
    /// # Safety
    /// The offsets can be read.
    pub unsafe fn closed(&self) -> sparse::Result<Matrix<I, T>> {
        let Open { rows, cols, base, offsets, indices, values } = *self;
        let wrong = Error::Malformed { at: rows };
        // SAFETY: the caller's promise.
        let last = unsafe { offsets.get() }.get(rows).ok_or(Error::Short)?;
        let nnz = last.since(base.offset());
        if nnz > 0 && (indices.is_null() || values.is_null()) {
            return Err(wrong);
        }
        let indices = Array::new(indices, nnz).map_err(|_| wrong)?;
        let values = Array::new(values, nnz).map_err(|_| wrong)?;
        Ok(Matrix { rows, cols, base, offsets, indices, values })
    }
}

/// Queues the making of row offsets of ascending row numbers.
///
/// # Safety
/// When the stream comes to it, the numbers can be read, and the offsets are used by nothing else.
pub unsafe fn coo_to_csr<I: Index>(
    call: &'static str,
    stream: &Stream,
    rows: usize,
    base: Base,
    numbers: Array<I>,
    offsets: Array<I>,
) -> Result<()> {
    let bytes = numbers.len().saturating_add(offsets.len()).saturating_mul(size_of::<I>());
    enqueue::<f64>(call, stream, bytes, 0, move |_, _| {
        // SAFETY: the caller's promise.
        unsafe { coo::coo_to_csr(rows, base, numbers.get(), offsets.get_mut()) }
    })
}

/// Queues the making of row numbers of row offsets.
///
/// # Safety
/// When the stream comes to it, the offsets can be read, and the numbers are used by nothing else.
pub unsafe fn csr_to_coo<I: Index>(
    call: &'static str,
    stream: &Stream,
    rows: usize,
    base: Base,
    offsets: Array<I>,
    numbers: Array<I>,
) -> Result<()> {
    let bytes = numbers.len().saturating_add(offsets.len()).saturating_mul(size_of::<I>());
    enqueue::<f64>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe { coo::csr_to_coo(ctx.par, rows, base, offsets.get(), numbers.get_mut()) }
    })
}

/// Counts the nonzeros in the rows or columns of a dense matrix.
pub struct Count<I, T> {
    pub a: Plane<T>,
    pub along: Along,
    pub counts: Array<I>,
}

impl<I: Index, T: Scalar> Count<I, T> {
    unsafe fn count(&self, par: &dyn Executor) -> sparse::Result<usize> {
        // SAFETY: the callers' promise.
        unsafe { dense::count_rows(par, self.along.turn(self.a.view()), self.counts.get_mut()) }
    }

    /// Counts, waits, and returns the sum.
    ///
    /// # Safety
    /// When the stream comes to it, the matrix can be read, and the counts are used by nothing else.
    pub unsafe fn run(
        self,
        call: &'static str,
        stream: &Stream,
    ) -> core::result::Result<usize, Failure> {
        // SAFETY: the caller's promise.
        run::<T, _>(call, stream, 0, move |ctx, _| unsafe { self.count(ctx.par) })
    }

    /// Queues the counting; the sum is stored by the stream.
    ///
    /// # Safety
    /// As for [`Count::run`]; `total` can be written then.
    pub unsafe fn enqueue(
        self,
        call: &'static str,
        stream: &Stream,
        total: Array<I>,
    ) -> Result<()> {
        enqueue::<T>(call, stream, self.a.bytes(), 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe { store_total(self.count(ctx.par)?, total) }
        })
    }
}

/// Stores a number of entries where a program wants it.
///
/// # Safety
/// It can be written.
pub(super) unsafe fn store_total<I: Index>(sum: usize, total: Array<I>) -> sparse::Result<()> {
    if sum > I::MAX {
        return Err(Error::TooLarge);
    }
    // SAFETY: the caller's promise.
    unsafe { total.get_mut() }.fill(I::new(sum));
    Ok(())
}

/// Queues the compression of a dense matrix, of whose rows (or columns) the numbers of nonzeros are known.
///
/// # Safety
/// When the stream comes to it, matrix and counts can be read, and offsets, indices and values (as many as the
/// counts say) are used by nothing else.
pub unsafe fn dense_to_csr<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    (a, along): (Plane<T>, Along),
    counts: Array<I>,
    to: Open<I, T>,
) -> Result<()> {
    enqueue::<T>(call, stream, a.bytes(), 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            dense::offsets_of_counts(to.base, counts.get(), to.offsets.get_mut())?;
            let Matrix { base, offsets, indices, values, .. } = to.closed()?;
            let (indices, values) = (indices.get_mut(), values.get_mut());
            dense::dense_to_csr(ctx.par, along.turn(a.view()), base, offsets.get(), indices, values)
        }
    })
}

/// Queues the making of a dense matrix from compressed rows (or columns). There are at most as many entries as
/// elements.
///
/// # Safety
/// When the stream comes to it, the compressed matrix can be read, and the dense one is used by nothing
/// else.
pub unsafe fn csr_to_dense<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    from: Open<I, T>,
    (to, along): (Plane<T>, Along),
) -> Result<()> {
    enqueue::<T>(call, stream, to.bytes(), 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let from = from.closed()?;
            if from.nnz() > from.rows.saturating_mul(from.cols) {
                return Err(Error::Malformed { at: from.rows });
            }
            let to = to.view_mut();
            let to = if along == Along::Rows { to } else { to.t() };
            dense::csr_to_dense(ctx.par, from.view()?.prove(ctx.par)?, to)
        }
    })
}
