//! The rungs, each with LU (without interchanges, L with ones on its diagonal) and Cholesky (lower triangle), in
//! place, on matrices that lie row by row. As in the paper no rung looks at its pivots: matrices are dominant or
//! definite, and what is wrong shows in the residual.

pub mod blocked;
pub mod nrc;
pub mod nrs;
pub mod row_block;
mod row_parallel;
pub mod serial;
pub mod vectorised;

use crate::matrix::Matrix;
use crate::storage::Storage;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    Lu,
    Cholesky,
}

impl Operation {
    pub const ALL: [Operation; 2] = [Operation::Lu, Operation::Cholesky];

    pub fn name(self) -> &'static str {
        match self {
            Operation::Lu => "lu",
            Operation::Cholesky => "cholesky",
        }
    }

    /// LAPACK's count, the leading term.
    pub fn work(self, n: usize) -> f64 {
        let cube = (n as f64).powi(3);
        match self {
            Operation::Lu => cube * 2.0 / 3.0,
            Operation::Cholesky => cube / 3.0,
        }
    }
}

/// What a rung of our own may be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    pub workers: usize,
    /// Rows in a block.
    pub block: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rung {
    Serial,
    Vectorised,
    Nrs,
    Nrc,
    RowBlock,
    /// lucho's kernel without interchanges.
    Blocked,
    /// lucho's kernel with partial pivoting.
    Pivoted,
}

impl Rung {
    pub const ALL: [Rung; 7] = [
        Rung::Serial,
        Rung::Vectorised,
        Rung::Nrs,
        Rung::Nrc,
        Rung::RowBlock,
        Rung::Blocked,
        Rung::Pivoted,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Rung::Serial => "serial",
            Rung::Vectorised => "vectorised",
            Rung::Nrs => "NRS",
            Rung::Nrc => "NRC",
            Rung::RowBlock => "row block",
            Rung::Blocked => "lucho",
            Rung::Pivoted => "lucho, pivoting",
        }
    }

    pub fn is_lucho(self) -> bool {
        matches!(self, Rung::Blocked | Rung::Pivoted)
    }

    /// Whether it has a number of workers of our own threads.
    pub fn is_parallel(self) -> bool {
        matches!(self, Rung::Nrs | Rung::Nrc | Rung::RowBlock)
    }

    pub fn has(self, operation: Operation) -> bool {
        self != Rung::Pivoted || operation == Operation::Lu
    }

    /// Factors `a` by a rung of our own.
    pub fn factor<T: Storage>(self, operation: Operation, a: &mut Matrix<T>, setting: Setting) {
        let Setting { workers, block } = setting;
        match (self, operation) {
            (Rung::Serial, Operation::Lu) => serial::lu(a),
            (Rung::Serial, Operation::Cholesky) => serial::cholesky(a),
            (Rung::Vectorised, Operation::Lu) => vectorised::lu(a),
            (Rung::Vectorised, Operation::Cholesky) => vectorised::cholesky(a),
            (Rung::Nrs, Operation::Lu) => nrs::lu(a, workers),
            (Rung::Nrs, Operation::Cholesky) => nrs::cholesky(a, workers),
            (Rung::Nrc, Operation::Lu) => nrc::lu(a, workers),
            (Rung::Nrc, Operation::Cholesky) => nrc::cholesky(a, workers),
            (Rung::RowBlock, Operation::Lu) => row_block::lu(a, workers, block),
            (Rung::RowBlock, Operation::Cholesky) => row_block::cholesky(a, workers, block),
            (Rung::Blocked | Rung::Pivoted, _) => unreachable!("lucho's rungs are in `blocked`"),
        }
    }
}
