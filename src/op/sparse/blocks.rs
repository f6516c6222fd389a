//! Matrices of blocks: products, and conversions from and to compressed rows.

use super::compress::{Total, counted};
use super::convert::{Open, Plane};
use super::{Array, Base, Factor, Index, Matrix, Trans, enqueue};
use crate::device::error::{Failure, Result};
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::bsr::{Bsr, spmm_blocks, spmv_blocks, spmv_blocks_work};
use crate::kernel::sparse::convert::bsr::{
    bsr_to_csr, bsr_to_csr_offsets, csr_to_bsr, csr_to_bsr_offsets, csr_to_bsr_work,
};
use crate::kernel::sparse::number::{Compute, Stored};
use crate::kernel::sparse::spmm::Dense;
use crate::kernel::sparse::{self, Error, Value};
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

/// A matrix of blocks; the pattern counts in blocks.
pub struct Blocks<I, T> {
    pub pattern: Matrix<I, ()>,
    pub block: (usize, usize),
    /// Whether the elements of a block lie by rows.
    pub by_rows: bool,
    pub values: Array<T>,
}

impl<I, T> Clone for Blocks<I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Blocks<I, T> {}

impl<I: Index, T: Value> Blocks<I, T> {
    /// # Safety
    /// The arrays can be read, and are not written for 'a.
    unsafe fn view<'a>(&self) -> sparse::Result<Bsr<'a, I, T>> {
        // SAFETY: the caller's promise.
        unsafe { Bsr::new(self.pattern.pattern()?, self.block, self.by_rows, self.values.get()) }
    }
}

/// Queues y := alpha op(A) x + beta y.
///
/// # Safety
/// When the stream comes to it, everything can be read, and y is used by nothing else.
pub unsafe fn multiply<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    trans: Trans,
    (alpha, a): (Factor<T>, Blocks<I, T>),
    x: Array<T>,
    (beta, y): (Factor<T>, Array<T>),
) -> Result<()> {
    // SAFETY: only lengths are looked at.
    let work = spmv_blocks_work(trans, &super::told(call, unsafe { a.view() })?);
    let bytes = a.values.len().saturating_mul(size_of::<T>());
    enqueue::<T>(call, stream, bytes, work, move |ctx, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let x = VecRef::from_raw(x.start(), x.len(), 1);
            let y = VecMut::from_raw(y.start().cast_mut(), y.len(), 1);
            spmv_blocks(ctx.par, trans, alpha.get(), a.view()?, x, beta.get(), y, work)
        }
    })
}

/// Queues C := alpha A op(B) + beta C.
///
/// # Safety
/// When the stream comes to it, everything can be read, and C is used by nothing else.
pub unsafe fn multiply_many<I: Index, T: Scalar + Compute>(
    call: &'static str,
    stream: &Stream,
    (alpha, a): (Factor<T>, Blocks<I, T>),
    (side, b): (Trans, Plane<T>),
    (beta, c): (Factor<T>, Plane<T>),
) -> Result<()> {
    let bytes = a.values.len().saturating_mul(size_of::<T>()).saturating_mul(c.cols);
    enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let b = Dense::new(side, b.view());
            spmm_blocks(ctx.par, alpha.get(), a.view()?, b, beta.get(), c.view_mut())
        }
    })
}

/// Work memory for [`csr_to_bsr`], in elements of f64.
fn marks_of(cols: usize, block: (usize, usize)) -> usize {
    csr_to_bsr_work(pool::width(), cols, block)
}

/// Work memory as marks.
pub(super) fn marks(work: &mut [MaybeUninit<f64>]) -> &mut [MaybeUninit<usize>] {
    const { assert!(size_of::<usize>() <= 8 && align_of::<usize>() <= align_of::<f64>()) };
    // SAFETY: not longer, not more aligned; nothing is known of what is in it.
    unsafe { core::slice::from_raw_parts_mut(work.as_mut_ptr().cast(), work.len()) }
}

/// The offsets of the blocks of a matrix by compressed rows.
///
/// # Safety
/// When the stream comes to it, the pattern can be read, and the offsets are used by nothing else; the total
/// as [`Total`] says.
pub unsafe fn offsets<I: Index>(
    call: &'static str,
    stream: &Stream,
    a: Open<I, ()>,
    block: (usize, usize),
    (base, offsets): (Base, Array<I>),
    total: Total<I>,
) -> core::result::Result<(), Failure> {
    let size = (a.rows.saturating_mul(64), marks_of(a.cols, block));
    // SAFETY: the caller's promise.
    unsafe {
        counted::<I, f64>(call, stream, size, total, move |ctx, work| {
            let a = a.closed()?.pattern()?.prove(ctx.par)?;
            csr_to_bsr_offsets(ctx.par, a, block, base, offsets.get_mut(), marks(work))
        })
    }
}

/// A matrix of blocks whose number is known to its offsets only. Its values are those of the blocks, all of them.
pub struct OpenBlocks<I, T> {
    pub pattern: Open<I, T>,
    pub block: (usize, usize),
    pub by_rows: bool,
}

impl<I, T> Clone for OpenBlocks<I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for OpenBlocks<I, T> {}

impl<I: Index, T: Value> OpenBlocks<I, T> {
    /// The matrix with as many blocks as the last offset says.
    ///
    /// # Safety
    /// The offsets can be read.
    pub(super) unsafe fn closed(&self) -> sparse::Result<Blocks<I, T>> {
        let OpenBlocks { pattern, block, by_rows } = *self;
        // SAFETY: the caller's promise.
        let Matrix { rows, cols, base, offsets, indices, values } = unsafe { pattern.closed()? };
        let wrong = Error::Malformed { at: rows };
        let size = block.0.checked_mul(block.1).ok_or(Error::TooLarge)?;
        let len = indices.len().checked_mul(size).ok_or(Error::TooLarge)?;
        let values = Array::new(values.start(), len).map_err(|_| wrong)?;
        let none = Array::new(core::ptr::dangling(), indices.len()).map_err(|_| wrong)?;
        let pattern = Matrix { rows, cols, base, offsets, indices, values: none };
        Ok(Blocks { pattern, block, by_rows, values })
    }
}

/// Queues the blocks of a matrix by compressed rows, to where the offsets say.
///
/// # Safety
/// When the stream comes to it, A and the offsets can be read, and indices and values are used by nothing else.
pub unsafe fn from_csr<I: Index, T: Scalar + Stored>(
    call: &'static str,
    stream: &Stream,
    a: Open<I, T>,
    to: OpenBlocks<I, T>,
) -> Result<()> {
    let bytes = a.rows.saturating_mul(64);
    let work = marks_of(a.cols, to.block);
    enqueue::<f64>(call, stream, bytes, work, move |ctx, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let a = a.closed()?.view()?.prove(ctx.par)?;
            let Blocks { pattern, block, by_rows, values } = to.closed()?;
            let arrays = (pattern.offsets.get(), pattern.indices.get_mut(), values.get_mut());
            csr_to_bsr(ctx.par, a, (block, by_rows), pattern.base, arrays, marks(work))
        }
    })
}

/// Queues offsets and entries of a matrix of blocks.
///
/// # Safety
/// When the stream comes to it, A can be read, and C's arrays are used by nothing else.
pub unsafe fn to_csr<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    a: OpenBlocks<I, T>,
    c: Open<I, T>,
) -> Result<()> {
    enqueue::<f64>(call, stream, c.rows.saturating_mul(64), 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let a = a.closed()?;
            let a = a.view()?;
            bsr_to_csr_offsets(ctx.par, &a, c.base, c.offsets.get_mut())?;
            let Matrix { base, offsets, indices, values, .. } = c.closed()?;
            let (indices, values) = (indices.get_mut(), values.get_mut());
            bsr_to_csr(ctx.par, &a, base, offsets.get(), indices, values)
        }
    })
}
