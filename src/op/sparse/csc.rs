//! Compressed rows to compressed columns.

use super::{Array, Base, Index, Matrix, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::sparse::convert::csc::csr_to_csc;
use crate::kernel::sparse::{Error, Value};

/// Queues the conversion of `a` to its columns: offsets, row numbers and values.
///
/// # Safety
/// When the stream comes to it, A can be read and the other arrays are used by nothing else.
pub unsafe fn transpose<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    a: Matrix<I, T>,
    offsets: Array<I>,
    row_numbers: Array<I>,
    values: Array<T>,
) -> Result<()> {
    let bytes = a.bytes().saturating_mul(2);
    enqueue::<u8>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let view = a.view()?.prove(ctx.par)?;
            if values.len() < view.nnz() && size_of::<T>() > 0 {
                return Err(Error::Short);
            }
            let values = if size_of::<T>() > 0 {
                values.get_mut()
            } else {
                // Nothing is written to elements without a size.
                let start = core::ptr::NonNull::<T>::dangling().as_ptr();
                core::slice::from_raw_parts_mut(start, view.nnz())
            };
            csr_to_csc(view, a.base, offsets.get_mut(), row_numbers.get_mut(), values)
        }
    })
}

/// Queues the offsets of columns of a matrix without entries.
///
/// # Safety
/// When the stream comes to it, they are used by nothing else.
pub unsafe fn no_entries<I: Index>(
    call: &'static str,
    stream: &Stream,
    base: Base,
    offsets: Array<I>,
) -> Result<()> {
    let bytes = size_of::<I>().saturating_mul(offsets.len());
    enqueue::<u8>(call, stream, bytes, 0, move |_, _| {
        // SAFETY: the caller's promise.
        unsafe { offsets.get_mut() }.fill(I::new(base.offset()));
        Ok(())
    })
}
