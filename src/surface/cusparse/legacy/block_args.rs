//! Square matrices of square blocks: what the functions of bsrsv2, bsrsm2, bsric02 and bsrilu02 are given, and what
//! solves know of a triangle.

use super::super::args::{array, compressed};
use super::super::mat_descr::MatDescr;
use super::super::status::*;
use super::super::types::*;
use super::args::{general, size};
use super::bsr::{block_dim, by_rows, whole};
use super::info::Analysis;
use super::triangle::shape;
use crate::op::device::stream::Stream;
use crate::op::sparse::solve::Triangle;
use crate::op::sparse::storage::{Blocks, Storage};
use crate::op::sparse::{Array, Diag, Matrix, Trans, Uplo};
use core::ffi::c_int;

/// Arguments as they come: rows of blocks and stored blocks, and rows of a block.
pub(super) struct Given {
    pub dir: cusparseDirection_t,
    pub size: (c_int, c_int),
    pub descr: cusparseMatDescr_t,
    pub dim: c_int,
}

/// A square matrix of square blocks.
pub(super) struct SquareBlocks<T> {
    pub descr: MatDescr,
    /// Counts in blocks.
    pub pattern: Matrix<c_int, ()>,
    pub dim: usize,
    pub by_rows: bool,
    /// Rows of elements.
    pub rows: usize,
    pub values: Array<T>,
}

impl<T> SquareBlocks<T> {
    /// Rows of blocks, and stored ones.
    pub fn size(&self) -> (usize, usize) {
        (self.pattern.rows, self.pattern.indices.len())
    }
}

/// Such a matrix: mb, nnzb and its descriptor at three positions, after which values (looked at if `valued`), offsets,
/// indices and the blocks' size follow.
pub(super) fn square_blocks<T>(
    call: &'static str,
    [m_number, nnz_number, rest]: [u32; 3],
    Given { dir, size: (mb, nnzb), descr, dim }: Given,
    (values, offsets, indices): (*const T, *const c_int, *const c_int),
    valued: bool,
) -> Outcome<SquareBlocks<T>> {
    let at = |n: u32| rest.saturating_add(n);
    let by_rows = by_rows(call, dir)?;
    let (mb, nnzb) = (size(call, m_number, "mb", mb)?, size(call, nnz_number, "nnzb", nnzb)?);
    let descr = general(call, rest, "descrA", descr)?;
    let dim = block_dim(call, at(4), dim)?;
    let len = whole(call, at(4), whole(call, at(4), nnzb, dim)?, dim)?;
    let rows = whole(call, at(4), mb, dim)?;
    let values = if valued { array(call, at(1), "bsrVal", values, len)? } else { Array::none() };
    let places = (core::ptr::dangling::<()>(), at(1));
    let (offsets, indices) = ((offsets, at(2)), (indices, at(3)));
    let pattern = compressed(call, (mb, mb, nnzb), descr.base(), places, offsets, indices)?;
    Ok(SquareBlocks { descr, pattern, dim, by_rows, rows, values })
}

/// The triangle, which blocks it is of, and how their elements lie.
type Of = ((Trans, Uplo, Diag), usize, bool);

/// An analysis of op(triangle), and of which one.
#[derive(Clone)]
pub(super) struct BlockSolve {
    pub triangle: Triangle,
    of: Of,
}

impl Analysis for BlockSolve {
    fn is_of(&self, rows: usize, nnz: usize) -> bool {
        let (_, dim, _) = self.of;
        let elements = nnz.saturating_mul(dim).saturating_mul(dim);
        self.triangle.is_of(rows.saturating_mul(dim), elements)
    }
    fn zero(&self) -> Option<usize> {
        let (_, dim, _) = self.of;
        self.triangle.zero()?.checked_div(dim)
    }
}

impl BlockSolve {
    fn of<T>(trans: Trans, a: &SquareBlocks<T>) -> Of {
        (shape(trans, &a.descr), a.dim, a.by_rows)
    }

    /// Looks at the triangle that a descriptor and an operation mean. Waits.
    ///
    /// # Safety
    /// The C caller's promises about offsets and indices.
    pub unsafe fn new<T>(
        call: &'static str,
        stream: &Stream,
        trans: Trans,
        a: &SquareBlocks<T>,
    ) -> Outcome<BlockSolve> {
        let SquareBlocks { pattern, dim, by_rows, .. } = *a;
        let of = BlockSolve::of(trans, a);
        let count = pattern.indices.len().saturating_mul(dim).saturating_mul(dim);
        let values = Array::new(core::ptr::dangling::<()>(), count).map_err(failed(call))?;
        let blocks = Storage::Blocks(Blocks { pattern, block: (dim, dim), by_rows, values });
        // SAFETY: the caller's promise.
        let triangle = unsafe { Triangle::of(call, stream, of.0, blocks) };
        Ok(BlockSolve { triangle: triangle.map_err(failed_in(call))?, of })
    }

    /// Refuses another triangle than the analysed one.
    pub fn is_for<T>(
        &self,
        call: &'static str,
        number: u32,
        trans: Trans,
        a: &SquareBlocks<T>,
    ) -> Outcome {
        let same = self.of == BlockSolve::of(trans, a);
        parameter(call, number, "info", "the analysis of another triangle", same)
    }
}
