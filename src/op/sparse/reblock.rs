//! Matrices of blocks by columns of blocks, and with blocks of another shape; products with some of their rows; colourings.

use super::blocks::{OpenBlocks, marks};
use super::compress::{Total, counted};
use super::storage::Blocks;
use super::{Array, Base, Factor, Index, Matrix, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::pool;
use crate::device::shared::try_vec;
use crate::device::stream::Stream;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::bsr::Bsr;
use crate::kernel::sparse::color::color;
use crate::kernel::sparse::convert::bsr::{
    bsr_to_csr, bsr_to_csr_offsets, csr_to_bsr, csr_to_bsr_offsets, csr_to_bsr_work,
};
use crate::kernel::sparse::convert::csc::csr_to_csc;
use crate::kernel::sparse::csr::Csr;
use crate::kernel::sparse::ilu0_blocks::Square;
use crate::kernel::sparse::masked::{Masked, spmv_masked};
use crate::kernel::sparse::number::{Compute, Stored};
use crate::kernel::sparse::{self, Error, Value};

fn room<T: Copy>(len: usize, fill: T) -> sparse::Result<Vec<T>> {
    try_vec(len, fill).map_err(|_| Error::OutOfMemory)
}

/// Where the columns of blocks go: offsets, row numbers and, unless only the pattern is asked for, values.
pub struct Columns<I, T> {
    pub offsets: Array<I>,
    pub row_numbers: Array<I>,
    pub values: Option<Array<T>>,
}

/// Queues the columns of blocks of a matrix, whose blocks of `size` elements stay as they are.
///
/// # Safety
/// When the stream comes to it, the matrix can be read, and the other arrays are used by nothing else.
pub unsafe fn transpose<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    pattern: Matrix<I, ()>,
    (size, values): (usize, Array<T>),
    to: Columns<I, T>,
) -> Result<()> {
    let bytes = pattern.bytes().saturating_add(values.len().saturating_mul(size_of::<T>()));
    enqueue::<u8>(call, stream, bytes.saturating_mul(2), 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let Matrix { rows, cols, base, offsets, indices, .. } = pattern;
            let nnz = indices.len();
            let mut places = room(nnz, 0usize)?;
            places.iter_mut().enumerate().for_each(|(k, place)| *place = k);
            let mut from = room(nnz, 0usize)?;
            let a = Csr::new(rows, cols, base, offsets.get(), indices.get(), &places)?;
            let (offsets, row_numbers) = (to.offsets.get_mut(), to.row_numbers.get_mut());
            csr_to_csc(a.prove(ctx.par)?, base, offsets, row_numbers, &mut from)?;
            let Some(to) = to.values else { return Ok(()) };
            let (source, to) = (values.get(), to.get_mut());
            for (block, &k) in to.chunks_exact_mut(size.max(1)).zip(&from) {
                let first = k.saturating_mul(size);
                let source = source.get(first..first.saturating_add(size));
                block.copy_from_slice(source.ok_or(Error::Short)?);
            }
            Ok(())
        }
    })
}

/// Compressed rows of all elements of blocks, counted from zero.
struct Elements<I, T> {
    rows: usize,
    cols: usize,
    offsets: Vec<I>,
    indices: Vec<I>,
    values: Vec<T>,
}

impl<I: Index, T: Value> Elements<I, T> {
    fn of(par: &dyn Executor, a: &Bsr<I, T>, fill: T) -> sparse::Result<Self> {
        let (rows, cols) = a.shape();
        let zero = I::new(0);
        let mut offsets = room(rows.checked_add(1).ok_or(Error::TooLarge)?, zero)?;
        let nnz = bsr_to_csr_offsets(par, a, Base::Zero, &mut offsets)?;
        let (mut indices, mut values) = (room(nnz, zero)?, room(nnz, fill)?);
        bsr_to_csr(par, a, Base::Zero, &offsets, &mut indices, &mut values)?;
        Ok(Elements { rows, cols, offsets, indices, values })
    }
    fn view(&self) -> sparse::Result<Csr<'_, I, T>> {
        let Elements { rows, cols, offsets, indices, values } = self;
        Csr::new(*rows, *cols, Base::Zero, offsets, indices, values)
    }
}

/// Work memory for blocks of this shape.
fn work_of<I: Index, T: Value>(a: &Blocks<I, T>, block: (usize, usize)) -> usize {
    csr_to_bsr_work(pool::width(), a.pattern.cols.saturating_mul(a.block.1), block)
}

/// The offsets of blocks of another shape.
///
/// # Safety
/// When the stream comes to it, the pattern can be read, and the offsets are used by nothing else; the total
/// as [`Total`] says.
pub unsafe fn offsets<I: Index>(
    call: &'static str,
    stream: &Stream,
    a: Blocks<I, ()>,
    block: (usize, usize),
    (base, offsets): (Base, Array<I>),
    total: Total<I>,
) -> core::result::Result<(), Failure> {
    let size = (a.values.len().saturating_mul(16), work_of(&a, block));
    // SAFETY: the caller's promise.
    unsafe {
        counted::<I, f64>(call, stream, size, total, move |ctx, work| {
            let elements = Elements::of(ctx.par, &a.view()?, ())?;
            let view = elements.view()?.prove(ctx.par)?;
            csr_to_bsr_offsets(ctx.par, view, block, base, offsets.get_mut(), marks(work))
        })
    }
}

/// Queues the blocks of another shape, to where the offsets say.
///
/// # Safety
/// When the stream comes to it, A and the offsets can be read, and indices and values are used by nothing else.
pub unsafe fn convert<I: Index, T: Scalar + Stored>(
    call: &'static str,
    stream: &Stream,
    a: Blocks<I, T>,
    to: OpenBlocks<I, T>,
) -> Result<()> {
    let bytes = a.values.len().saturating_mul(size_of::<T>().saturating_add(16));
    let work = work_of(&a, to.block);
    enqueue::<f64>(call, stream, bytes, work, move |ctx, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let elements = Elements::of(ctx.par, &a.view()?, <T as Stored>::ZERO)?;
            let view = elements.view()?.prove(ctx.par)?;
            let to = to.closed()?;
            let (pattern, lie) = (to.pattern, (to.block, to.by_rows));
            let arrays = (pattern.offsets.get(), pattern.indices.get_mut(), to.values.get_mut());
            csr_to_bsr(ctx.par, view, lie, pattern.base, arrays, marks(work))
        }
    })
}

/// A matrix of square blocks of which some rows are used; see [`Masked`].
pub struct Rows<I, T> {
    pub cols: usize,
    pub base: Base,
    pub mask: Array<I>,
    pub starts: Array<I>,
    pub ends: Array<I>,
    pub indices: Array<I>,
    pub values: Array<T>,
    pub block: Square,
}

/// Queues y := alpha A x + beta y for the rows that the mask names.
///
/// # Safety
/// When the stream comes to it, everything can be read, and y is used by nothing else.
pub unsafe fn multiply<I: Index, T: Scalar + Compute>(
    call: &'static str,
    stream: &Stream,
    (alpha, a): (Factor<T>, Rows<I, T>),
    x: Array<T>,
    (beta, y): (Factor<T>, Array<T>),
) -> Result<()> {
    let bytes = a.values.len().saturating_mul(size_of::<T>());
    enqueue::<u8>(call, stream, bytes, 0, move |_, _| {
        let Rows { cols, base, mask, starts, ends, indices, values, block } = a;
        // SAFETY: the caller's promise.
        unsafe {
            let (mask, starts, ends) = (mask.get(), starts.get(), ends.get());
            let (indices, values) = (indices.get(), values.get());
            let a = Masked { cols, base, mask, starts, ends, indices, values, block };
            spmv_masked(alpha.get(), a, x.get(), beta.get(), y.get_mut())
        }
    })
}

/// Colours the rows of a matrix, and lists them by colour if there is a place for that, in the stream's order. Waits, and returns the
/// number of colours.
///
/// # Safety
/// When the stream comes to it, pattern and fraction can be read, and the other arrays are used by nothing else.
pub unsafe fn colors<I: Index, R: Copy + Into<f64> + Send>(
    call: &'static str,
    stream: &Stream,
    a: Matrix<I, ()>,
    fraction: Factor<R>,
    colors: Array<I>,
    order: Array<I>,
) -> core::result::Result<usize, Failure> {
    run::<u8, _>(call, stream, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let (pattern, colors) = (a.pattern()?.prove(ctx.par)?, colors.get_mut());
            color(pattern, fraction.get().into(), colors, order.get_mut())
        }
    })
}
