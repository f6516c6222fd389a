//! Sparse matrices in device memory, in whichever format they are.

use super::{Array, Base, Index, Matrix};
use crate::kernel::sparse::bsr::Bsr;
use crate::kernel::sparse::ell::{Places, Sliced};
use crate::kernel::sparse::spmv::Coo;
use crate::kernel::sparse::{Result, Value};

/// Coordinates.
pub struct List<I, T> {
    pub rows: usize,
    pub cols: usize,
    pub base: Base,
    pub row_numbers: Array<I>,
    pub columns: Array<I>,
    pub values: Array<T>,
}

/// Compressed rows of blocks.
pub struct Blocks<I, T> {
    /// Counts in blocks.
    pub pattern: Matrix<I, ()>,
    /// Rows and columns of a block, and whether its elements lie by rows.
    pub block: (usize, usize),
    pub by_rows: bool,
    pub values: Array<T>,
}

/// Rows of blocks, equally many in each.
pub struct Ell<I, T> {
    pub rows: usize,
    pub cols: usize,
    /// Rows and columns of a block, and columns of the blocks of a row.
    pub block: usize,
    pub width: usize,
    pub base: Base,
    pub columns: Array<I>,
    pub values: Array<T>,
}

/// Slices of rows.
pub struct Slices<I, T> {
    pub rows: usize,
    pub cols: usize,
    pub slice: usize,
    pub base: Base,
    pub offsets: Array<I>,
    pub columns: Array<I>,
    pub values: Array<T>,
}

/// A sparse matrix.
pub enum Storage<I, T> {
    Rows(Matrix<I, T>),
    /// Compressed columns: the compressed rows of the transpose.
    Columns(Matrix<I, T>),
    Coordinates(List<I, T>),
    Blocks(Blocks<I, T>),
    Ell(Ell<I, T>),
    Slices(Slices<I, T>),
}

macro_rules! copied {
    ($($name:ident)*) => {$(
        impl<I, T> Clone for $name<I, T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<I, T> Copy for $name<I, T> {}
    )*};
}
copied!(List Blocks Ell Slices Storage);

impl<I: Index, T: Value> List<I, T> {
    /// # Safety
    /// The arrays can be read, and are not written for 'a.
    pub unsafe fn view<'a>(&self) -> Coo<'a, I, T> {
        let List { rows, cols, base, row_numbers, columns, values } = *self;
        // SAFETY: the caller's promise.
        let (row_numbers, columns, values) =
            unsafe { (row_numbers.get(), columns.get(), values.get()) };
        Coo { rows, cols, base, row_numbers, columns, values }
    }
}

impl<I: Index, T: Value> Ell<I, T> {
    /// # Safety
    /// The columns can be read, and are not written for 'a.
    pub unsafe fn places<'a>(&self) -> Result<Places<'a, I>> {
        let Ell { rows, cols, block, width, base, columns, .. } = *self;
        // SAFETY: the caller's promise.
        Places::new((rows, cols), block, width, base, unsafe { columns.get() })
    }
}

impl<I: Index, T: Value> Slices<I, T> {
    /// # Safety
    /// The arrays can be read, and are not written for 'a.
    pub unsafe fn view<'a>(&self) -> Sliced<'a, I, T> {
        let Slices { rows, cols, slice, base, offsets, columns, values } = *self;
        // SAFETY: the caller's promise.
        let (offsets, columns, values) = unsafe { (offsets.get(), columns.get(), values.get()) };
        Sliced { rows, cols, slice, base, offsets, columns, values }
    }
}

impl<I: Index, T: Value> Blocks<I, T> {
    /// # Safety
    /// The arrays can be read, and are not written for 'a.
    pub unsafe fn view<'a>(&self) -> Result<Bsr<'a, I, T>> {
        // SAFETY: the caller's promise.
        unsafe { Bsr::new(self.pattern.pattern()?, self.block, self.by_rows, self.values.get()) }
    }
}

impl<I, T> Matrix<I, T> {
    /// The matrix `at` of a batch whose offsets, indices and values are so far apart.
    pub fn shifted(&self, at: usize, strides: [usize; 3]) -> Self {
        let [offsets, indices, values] = strides.map(|stride| stride.wrapping_mul(at));
        Matrix {
            offsets: self.offsets.shifted(offsets),
            indices: self.indices.shifted(indices),
            values: self.values.shifted(values),
            ..*self
        }
    }
}

impl<I: Index, T: Value> Storage<I, T> {
    /// The matrix `at` of a batch whose offsets, indices and values are so far apart.
    pub fn shifted(&self, at: usize, strides: [usize; 3]) -> Self {
        let [first, second, third] = strides.map(|stride| stride.wrapping_mul(at));
        match self {
            Storage::Rows(a) => Storage::Rows(a.shifted(at, strides)),
            Storage::Columns(a) => Storage::Columns(a.shifted(at, strides)),
            Storage::Coordinates(a) => Storage::Coordinates(List {
                row_numbers: a.row_numbers.shifted(first),
                columns: a.columns.shifted(second),
                values: a.values.shifted(third),
                ..*a
            }),
            Storage::Blocks(a) => Storage::Blocks(Blocks {
                pattern: a.pattern.shifted(at, [strides[0], strides[1], 0]),
                values: a.values.shifted(third),
                ..*a
            }),
            // There are no batches of these.
            Storage::Ell(_) | Storage::Slices(_) => *self,
        }
    }

    /// Rows and columns of the matrix.
    pub fn shape(&self) -> (usize, usize) {
        match self {
            Storage::Rows(a) => (a.rows, a.cols),
            Storage::Columns(a) => (a.cols, a.rows),
            Storage::Coordinates(a) => (a.rows, a.cols),
            Storage::Ell(a) => (a.rows, a.cols),
            Storage::Slices(a) => (a.rows, a.cols),
            Storage::Blocks(a) => {
                (a.pattern.rows.saturating_mul(a.block.0), a.pattern.cols.saturating_mul(a.block.1))
            }
        }
    }

    /// Entries, or blocks.
    pub fn entries(&self) -> usize {
        match self {
            Storage::Rows(a) | Storage::Columns(a) => a.indices.len(),
            Storage::Coordinates(a) => a.columns.len(),
            Storage::Ell(a) => a.columns.len(),
            Storage::Slices(a) => a.columns.len(),
            Storage::Blocks(a) => a.pattern.indices.len(),
        }
    }

    /// Bytes of its arrays, about.
    pub fn bytes(&self) -> usize {
        match self {
            Storage::Rows(a) | Storage::Columns(a) => a.bytes(),
            Storage::Ell(a) => a.values.len().saturating_mul(size_of::<T>()),
            Storage::Slices(a) => {
                a.values.len().saturating_mul(size_of::<I>().saturating_add(size_of::<T>()))
            }
            Storage::Coordinates(a) => a
                .values
                .len()
                .saturating_mul(size_of::<I>().saturating_mul(2).saturating_add(size_of::<T>())),
            Storage::Blocks(a) => {
                a.pattern.bytes().saturating_add(a.values.len().saturating_mul(size_of::<T>()))
            }
        }
    }
}
