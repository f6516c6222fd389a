//! LU and Cholesky of matrices that are stored in 16 bits: IEEE half precision, or bfloat16.
//!
//! Both factorizations are left-looking by block columns. A block column is brought to float32, minus the product
//! of the earlier columns, which is summed in float32 over all of their steps; it is factored by halves of its
//! columns, those of the right half minus the product of the left half as stored, down to panels that are
//! factored in float32. So every element of the factors is rounded to 16 bits exactly once, and work memory is
//! one block column of floats. Half precision is a format of storage here, not of arithmetic.

pub mod batched;
mod block;
mod format;
mod gemm;
mod getrf;
mod potrf;
mod product;
mod solve;
mod tiles;

pub use format::Half;
pub use gemm::{gemm, gemm_work};
pub use getrf::{getrf, getrf_work};
pub use potrf::{potrf, potrf_work};
pub use solve::{getrs, getrs_stored, potrs, potrs_stored, solve_work};

/// What became of a factorization. Positions count from 1; 0: there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// LU: the first pivot that is zero or NaN, as stored; the factorization is completed all the same.
    /// Cholesky: the first leading minor that is not positive definite, or whose pivot is zero or NaN as
    /// stored; the columns before it have been factored.
    pub pivot: usize,
    /// The first column (of U^T, not of U) with a result that is infinite as stored: it is too large for the format,
    /// or comes from an infinite element of A.
    pub overflow: usize,
}

impl Outcome {
    /// LAPACK's info for a factorization of so many steps, and steps + j where column j overflowed no later than
    /// a pivot was found wrong: what is wrong from there on comes from that.
    pub fn info(self, steps: usize) -> usize {
        if self.overflow > 0 && (self.pivot == 0 || self.overflow <= self.pivot) {
            steps + self.overflow
        } else {
            self.pivot
        }
    }
}

impl Outcome {
    /// An infinity was stored in column j + `found`, from 0.
    fn meet_column(&mut self, j: usize, found: Option<usize>) {
        if let Some(c) = found.map(|c| j + c + 1) {
            self.overflow = if self.overflow == 0 { c } else { self.overflow.min(c) };
        }
    }
}
