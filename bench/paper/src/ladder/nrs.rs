//! The third rung, first variant: N cores, rows as tasks, in stretches. Every kernel call cuts the rows that are left
//! into as many contiguous stretches as there are cores. All cores have the same number of rows at every step; a row
//! moves from core to core as the matrix gets smaller.

use super::row_parallel;
use crate::matrix::Matrix;
use crate::storage::Storage;
use std::iter::StepBy;
use std::ops::Range;

pub fn lu<T: Storage>(a: &mut Matrix<T>, workers: usize) {
    row_parallel::lu(a, workers, deal);
}

pub fn cholesky<T: Storage>(a: &mut Matrix<T>, workers: usize) {
    row_parallel::cholesky(a, workers, deal);
}

/// See `row_parallel::Deal`.
pub fn deal(first: usize, n: usize, worker: usize, workers: usize) -> StepBy<Range<usize>> {
    let cut = |w: usize| first + (n - first) * w / workers;
    (cut(worker)..cut(worker + 1)).step_by(1)
}
