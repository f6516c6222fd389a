//! The third rung, second variant: N cores, rows as tasks, cyclically. Row i belongs to core i mod N at every step,
//! so it can stay near its core, and of a triangle all cores have short rows and long ones.

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
    let start = first + (worker + workers - first % workers) % workers;
    (start.min(n)..n).step_by(workers)
}
