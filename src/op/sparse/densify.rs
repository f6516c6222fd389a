//! Sparse matrices to dense ones and back.

use super::dense::Matrices;
use super::storage::{Ell, Storage};
use super::{Array, Base, Index, Matrix, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::shared::try_vec;
use crate::device::stream::Stream;
use crate::kernel::sparse::Error;
use crate::kernel::sparse::convert::coo::{coo_to_dense, csr_to_coo};
use crate::kernel::sparse::convert::dense::{csr_to_dense, dense_offsets, dense_to_csr};
use crate::kernel::sparse::ell::{dense_to_ell, ell_to_dense};
use crate::kernel::sparse::number::Stored;
use crate::kernel::view::{MatMut, MatRef};

/// Queues B := A, all of B.
///
/// # Safety
/// When the stream comes to it, A can be read, and B is used by nothing else.
pub unsafe fn to_dense<I: Index, T: Stored>(
    call: &'static str,
    stream: &Stream,
    a: Storage<I, T>,
    b: Matrices<T>,
) -> Result<()> {
    let bytes = a.bytes().saturating_add(b.bytes());
    enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        let b: MatMut<T> = unsafe { b.view_mut(0) };
        // SAFETY: the caller's promise.
        unsafe {
            match a {
                Storage::Rows(a) => csr_to_dense(ctx.par, a.view()?.prove(ctx.par)?, b),
                Storage::Columns(a) => csr_to_dense(ctx.par, a.view()?.prove(ctx.par)?, b.t()),
                Storage::Coordinates(a) => coo_to_dense(a.view(), b),
                Storage::Ell(a) => ell_to_dense(ctx.par, (a.places()?, a.values.get()), b),
                Storage::Blocks(_) | Storage::Slices(_) => Err(Error::Short),
            }
        }
    })
}

/// Where the nonzeros of a dense matrix go.
#[derive(Clone, Copy)]
pub enum Target<I, T> {
    Rows(Matrix<I, T>),
    /// Columns: the rows of the transpose.
    Columns(Matrix<I, T>),
    Coordinates {
        base: Base,
        row_numbers: Array<I>,
        columns: Array<I>,
        values: Array<T>,
    },
    /// The places are there already.
    Ell(Ell<I, T>),
}

/// Counts the nonzeros of A in the stream's order, and waits. Offsets are written, if there are any.
///
/// # Safety
/// When the stream comes to it, A can be read, and the offsets are used by nothing else.
pub unsafe fn count<I: Index, T: Stored>(
    call: &'static str,
    stream: &Stream,
    a: Matrices<T>,
    to: Target<I, T>,
) -> core::result::Result<usize, Failure> {
    run::<T, _>(call, stream, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        let view: MatRef<T> = unsafe { a.view(0) };
        match to {
            // SAFETY: the caller's promise.
            Target::Rows(b) => unsafe { dense_offsets(ctx.par, view, b.base, b.offsets.get_mut()) },
            // SAFETY: the caller's promise.
            Target::Columns(b) => unsafe {
                dense_offsets(ctx.par, view.t(), b.base, b.offsets.get_mut())
            },
            Target::Coordinates { base, .. } => {
                let rows = view.rows().checked_add(1).ok_or(Error::TooLarge)?;
                let mut offsets = try_vec(rows, I::new(0)).map_err(|_| Error::OutOfMemory)?;
                dense_offsets(ctx.par, view, base, &mut offsets)
            }
            Target::Ell(_) => Ok(0),
        }
    })
}

/// Queues the conversion of A, which has as many nonzeros as there is room for.
///
/// # Safety
/// When the stream comes to it, A can be read, and the arrays are used by nothing else.
pub unsafe fn from_dense<I: Index, T: Stored>(
    call: &'static str,
    stream: &Stream,
    a: Matrices<T>,
    to: Target<I, T>,
) -> Result<()> {
    let bytes = a.bytes().saturating_mul(3);
    let work = match to {
        Target::Coordinates { .. } => a.rows.saturating_add(1),
        _ => 0,
    };
    enqueue::<I>(call, stream, bytes, work, move |ctx, work| {
        // SAFETY: the caller's promise; the work memory is as long as was asked for, and written first.
        unsafe {
            let view = a.view(0);
            match to {
                Target::Rows(b) => fill(ctx.par, view, b.base, b.offsets, b.indices, b.values),
                Target::Columns(b) => {
                    fill(ctx.par, view.t(), b.base, b.offsets, b.indices, b.values)
                }
                Target::Ell(b) => dense_to_ell(ctx.par, view, b.places()?, b.values.get_mut()),
                Target::Coordinates { base, row_numbers, columns, values } => {
                    work.fill(core::mem::MaybeUninit::new(I::new(0)));
                    let offsets = Array::new(work.as_ptr().cast::<I>(), work.len());
                    let offsets = offsets.map_err(|_| Error::Short)?;
                    fill(ctx.par, view, base, offsets, columns, values)?;
                    let row_numbers = row_numbers.get_mut();
                    csr_to_coo(ctx.par, view.rows(), base, offsets.get(), row_numbers)
                }
            }
        }
    })
}

/// # Safety
/// The arrays are used by nothing else.
unsafe fn fill<I: Index, T: Stored>(
    par: &dyn crate::kernel::par::Executor,
    view: MatRef<T>,
    base: Base,
    offsets: Array<I>,
    indices: Array<I>,
    values: Array<T>,
) -> crate::kernel::sparse::Result<()> {
    // SAFETY: the caller's promise.
    let (offsets, indices, values) =
        unsafe { (offsets.get_mut(), indices.get_mut(), values.get_mut()) };
    let found = dense_offsets(par, view, base, offsets)?;
    if found != indices.len() {
        // The matrix is another one than was counted.
        return Err(Error::Short);
    }
    dense_to_csr(par, view, base, offsets, indices, values)
}
