//! Triangular solves: what the functions of csrsv2 and csrsm2 know of a triangle.

use super::super::mat_descr::MatDescr;
use super::super::status::*;
use super::info::Analysis;
use crate::op::sparse::solve::Triangle;
use crate::op::sparse::{Diag, Trans, Uplo};

/// An analysis of op(triangle), and of which one.
#[derive(Clone)]
pub(super) struct Solve {
    pub triangle: Triangle,
    pub of: (Trans, Uplo, Diag),
}

impl Analysis for Solve {
    fn is_of(&self, rows: usize, nnz: usize) -> bool {
        self.triangle.is_of(rows, nnz)
    }
    fn zero(&self) -> Option<usize> {
        self.triangle.zero()
    }
}

/// The triangle that a descriptor and an operation mean.
pub(super) fn shape(trans: Trans, descr: &MatDescr) -> (Trans, Uplo, Diag) {
    (trans, descr.uplo(), descr.diag())
}

impl Solve {
    /// Refuses another triangle than the analysed one.
    pub fn is_for(&self, call: &'static str, number: u32, of: (Trans, Uplo, Diag)) -> Outcome {
        parameter(call, number, "info", "the analysis of another triangle", self.of == of)
    }
}
