//! The arrays that a sparse matrix's descriptor leads to, in the words of the operations.

use super::super::args;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::SpMat;
use crate::op::device::stream::Stream;
use crate::op::sparse::offsets::{self, Layout};
use crate::op::sparse::solve::Kept;
use crate::op::sparse::storage::{Blocks, Ell, List, Slices, Storage};
use crate::op::sparse::{Array, Index, Matrix};

/// Where offsets of a matrix without rows are, if the program has none: the base alone. (Its first half is the
/// same number, least significant bytes being first.)
static BASES: [[i64; 2]; 2] = [[0; 2], [1; 2]];

impl SpMat {
    /// Rows that the offsets are of: of the transpose for compressed columns.
    pub(super) fn outer(&self) -> usize {
        match self.format {
            CUSPARSE_FORMAT_CSC => self.cols,
            CUSPARSE_FORMAT_BSR => self.rows.checked_div(self.block.0).unwrap_or(0),
            CUSPARSE_FORMAT_SLICED_ELLPACK => self.rows.div_ceil(self.block.0.max(1)),
            _ => self.rows,
        }
    }

    /// The offsets, for the parameter at a position.
    pub(super) fn offsets_at<I: Index>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Array<I>> {
        let outer = self.outer();
        let start = match self.offsets.is_null() && outer == 0 {
            true => BASES[usize::from(self.base == CUSPARSE_INDEX_BASE_ONE)].as_ptr().cast(),
            false => self.offsets.cast::<I>().cast_const(),
        };
        args::array(call, number, name, start, outer.saturating_add(1))
    }

    /// Compressed rows (or those of the transpose), for the parameter at a position.
    pub(super) fn compressed<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Matrix<I, T>> {
        let offsets = self.offsets_at(call, (number, name))?;
        let indices = self.indices.cast::<I>().cast_const();
        let indices = args::array(call, number, name, indices, self.nnz)?;
        let values = args::array(call, number, name, self.values.cast(), self.nnz)?;
        let (rows, cols) = match self.is(CUSPARSE_FORMAT_CSC) {
            true => (self.cols, self.rows),
            false => (self.rows, self.cols),
        };
        Ok(Matrix { rows, cols, base: base_of(self.base), offsets, indices, values })
    }

    /// Coordinates, for the parameter at a position.
    pub(super) fn list<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<List<I, T>> {
        let row_numbers = self.offsets.cast::<I>().cast_const();
        let columns = self.indices.cast::<I>().cast_const();
        Ok(List {
            rows: self.rows,
            cols: self.cols,
            base: base_of(self.base),
            row_numbers: args::array(call, number, name, row_numbers, self.nnz)?,
            columns: args::array(call, number, name, columns, self.nnz)?,
            values: args::array(call, number, name, self.values.cast(), self.nnz)?,
        })
    }

    /// Compressed rows of blocks, for the parameter at a position.
    fn blocks<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Blocks<I, T>> {
        let offsets = self.offsets_at(call, (number, name))?;
        let indices = self.indices.cast::<I>().cast_const();
        let indices = args::array(call, number, name, indices, self.nnz)?;
        let elements = self.nnz.checked_mul(self.block.0.saturating_mul(self.block.1));
        parameter(call, number, name, "too large", elements.is_some())?;
        let values = self.values.cast::<T>().cast_const();
        let values = args::array(call, number, name, values, elements.unwrap_or(0))?;
        let (rows, cols) = (self.outer(), self.cols.checked_div(self.block.1).unwrap_or(0));
        let base = base_of(self.base);
        let pattern = Matrix { rows, cols, base, offsets, indices, values: Array::none() };
        let by_rows = self.order == CUSPARSE_ORDER_ROW;
        Ok(Blocks { pattern, block: self.block, by_rows, values })
    }

    /// Rows of equally many blocks, for the parameter at a position.
    pub(super) fn ell<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Ell<I, T>> {
        let SpMat { rows, cols, width, block: (block, _), .. } = *self;
        let divided = |n: usize| n.checked_div(block).unwrap_or(0);
        let places = divided(rows).checked_mul(divided(width));
        let values = rows.checked_mul(width);
        parameter(call, number, name, "too large", places.is_some() && values.is_some())?;
        let (places, count) = (places.unwrap_or(0), values.unwrap_or(0));
        let columns = self.indices.cast::<I>().cast_const();
        let columns = args::array(call, number, name, columns, places)?;
        let values = args::array(call, number, name, self.values.cast(), count)?;
        Ok(Ell { rows, cols, block, width, base: base_of(self.base), columns, values })
    }

    /// Slices of rows, for the parameter at a position.
    fn slices<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Slices<I, T>> {
        let SpMat { rows, cols, block: (slice, _), .. } = *self;
        let offsets = self.offsets_at(call, (number, name))?;
        let columns = self.indices.cast::<I>().cast_const();
        let columns = args::array(call, number, name, columns, self.width)?;
        let values = args::array(call, number, name, self.values.cast(), self.width)?;
        Ok(Slices { rows, cols, slice, base: base_of(self.base), offsets, columns, values })
    }

    /// The matrix with offsets of the type of its indices, and what keeps them until [`offsets::hold`] has been queued behind what
    /// reads them: a copy, if they are of another type. NOT_SUPPORTED for more entries than that type counts.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptor leads to.
    pub(super) unsafe fn even(
        self,
        call: &'static str,
        stream: &Stream,
        at: (u32, &str),
    ) -> Outcome<(SpMat, Option<Kept>)> {
        if self.is(CUSPARSE_FORMAT_BLOCKED_ELL) || self.offset_type == self.index_type {
            return Ok((self, None));
        }
        match (self.offset_type, self.index_type) {
            // SAFETY: the caller's promise.
            (CUSPARSE_INDEX_64I, CUSPARSE_INDEX_32I) => unsafe {
                self.turned::<i64, i32>(call, stream, at)
            },
            // SAFETY: as above.
            (CUSPARSE_INDEX_32I, CUSPARSE_INDEX_64I) => unsafe {
                self.turned::<i32, i64>(call, stream, at)
            },
            _ => self.indices(call).map(|_| (self, None)),
        }
    }

    /// # Safety
    /// As for [`SpMat::even`].
    unsafe fn turned<F: Index, I: Index>(
        self,
        call: &'static str,
        stream: &Stream,
        at: (u32, &str),
    ) -> Outcome<(SpMat, Option<Kept>)> {
        let most = if self.is(CUSPARSE_FORMAT_SLICED_ELLPACK) { self.width } else { self.nnz };
        let counted = most.checked_add(self.base.0 as usize).is_some_and(|n| n <= I::MAX);
        supported(call, counted, format_args!("{most} entries and indices of 32 bits"))?;
        let from = self.offsets_at::<F>(call, at)?;
        self.strides::<F, ()>(call, at)?;
        let [stride, ..] = self.strides.map(|stride| stride as usize);
        let layout = Layout { each: from.len(), stride, batch: self.batch as usize };
        // SAFETY: the caller's promise.
        let (kept, offsets) =
            unsafe { offsets::convert::<F, I>(call, stream, from.start(), layout) }
                .map_err(failed(call))?;
        let apart = if stride == 0 { 0 } else { from.len() as i64 };
        let [_, indices, values] = self.strides;
        let even = SpMat {
            offsets: offsets.cast_mut().cast(),
            offset_type: self.index_type,
            strides: [apart, indices, values],
            ..self
        };
        Ok((even, Some(kept)))
    }

    /// How far apart the arrays of a batch are, for the parameter at a position. INVALID_VALUE if the last ones
    /// leave the address space.
    pub(super) fn strides<I: Index, T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<[usize; 3]> {
        if self.batch == 1 {
            return Ok([0; 3]);
        }
        if self.is(CUSPARSE_FORMAT_BLOCKED_ELL) || self.is(CUSPARSE_FORMAT_SLICED_ELLPACK) {
            self.alone(call)?;
        }
        let strides = self.strides.map(|stride| stride as usize);
        let further = (self.batch as usize).saturating_sub(1);
        let reach = |len: usize, stride: usize| {
            stride.saturating_mul(further).saturating_add(len).min(usize::MAX >> 1)
        };
        let first =
            if self.is(CUSPARSE_FORMAT_COO) { self.nnz } else { self.outer().saturating_add(1) };
        let elements = self.nnz.saturating_mul(self.block.0.saturating_mul(self.block.1));
        args::array::<I>(call, number, name, self.offsets.cast(), reach(first, strides[0]))?;
        args::array::<I>(call, number, name, self.indices.cast(), reach(self.nnz, strides[1]))?;
        args::array::<T>(call, number, name, self.values.cast(), reach(elements, strides[2]))?;
        Ok(strides)
    }

    /// Values in memory: of entries, of all elements of blocks, or of all places of slices.
    pub(super) fn stored(&self) -> usize {
        match self.format {
            CUSPARSE_FORMAT_SLICED_ELLPACK => self.width,
            _ => self.nnz.saturating_mul(self.block.0.saturating_mul(self.block.1)),
        }
    }

    /// The values of the entries (of all elements of blocks or slices), for the parameter at a position.
    pub(super) fn values_at<T>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Array<T>> {
        args::array(call, number, name, self.values.cast::<T>().cast_const(), self.stored())
    }

    /// The places of the entries alone, for the parameter at a position.
    pub(super) fn pattern<I: Index>(
        &self,
        call: &'static str,
        (number, name): (u32, &str),
    ) -> Outcome<Storage<I, ()>> {
        // There is a place for () everywhere.
        let values = core::ptr::NonNull::<()>::dangling().as_ptr().cast();
        SpMat { values, ..*self }.storage(call, (number, name))
    }

    /// The matrix in whichever format it is, for the parameter at a position.
    pub(super) fn storage<I: Index, T>(
        &self,
        call: &'static str,
        at: (u32, &str),
    ) -> Outcome<Storage<I, T>> {
        Ok(match self.format {
            CUSPARSE_FORMAT_CSR => Storage::Rows(self.compressed(call, at)?),
            CUSPARSE_FORMAT_CSC => Storage::Columns(self.compressed(call, at)?),
            CUSPARSE_FORMAT_COO => Storage::Coordinates(self.list(call, at)?),
            CUSPARSE_FORMAT_BSR => Storage::Blocks(self.blocks(call, at)?),
            CUSPARSE_FORMAT_BLOCKED_ELL => Storage::Ell(self.ell(call, at)?),
            CUSPARSE_FORMAT_SLICED_ELLPACK => Storage::Slices(self.slices(call, at)?),
            _ => return Err(self.no_such_format(call)),
        })
    }

    /// The refusal of a format that an operation does not know.
    #[cold]
    pub(super) fn no_such_format(&self, call: &'static str) -> cusparseStatus_t {
        let name = self.format.name();
        let text = format_args!("not implemented for a matrix of this format: {name:?}");
        refuse(call, CUSPARSE_STATUS_NOT_SUPPORTED, text)
    }
}
