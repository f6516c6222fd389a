//! What the two row-parallel rungs have in common: a kernel call for each column, in which every row below is a task
//! of its own, and workers that take the rows dealt to them. Before the call one worker brings the pivot row, or the
//! finished column, to the memory on the chip that all cores share.

use super::vectorised::{cholesky_column, cholesky_row, lu_row};
use crate::aligned::Aligned;
use crate::matrix::Matrix;
use crate::storage::Storage;
use crate::team::{Shared, launch};
use std::iter::StepBy;
use std::ops::Range;

/// The rows from a first one up to n that a worker of so many takes: (first, n, worker, workers). Each row must go to
/// exactly one worker.
pub type Deal = fn(usize, usize, usize, usize) -> StepBy<Range<usize>>;

pub fn lu<T: Storage>(a: &mut Matrix<T>, workers: usize, deal: Deal) {
    let n = a.n;
    let mut chip = Aligned::new(n);
    let (a, chip) = (Shared::new(&mut a.data), Shared::new(&mut chip));
    launch(workers, |me| {
        for k in 0..n {
            if me.leads() {
                // SAFETY: the others wait.
                let pivot = unsafe { chip.write(k..n) };
                // SAFETY: as above.
                T::load(unsafe { a.read(k * n + k..(k + 1) * n) }, pivot);
            }
            me.sync();
            // SAFETY: written before the call only.
            let pivot = unsafe { chip.read(0..n) };
            for i in deal(k + 1, n, me.index, me.workers) {
                // SAFETY: the row was dealt to this worker alone.
                lu_row(unsafe { a.write(i * n..(i + 1) * n) }, k, pivot);
            }
            me.sync();
        }
    });
}

pub fn cholesky<T: Storage>(a: &mut Matrix<T>, workers: usize, deal: Deal) {
    let n = a.n;
    let mut chip = Aligned::new(n);
    let (a, chip) = (Shared::new(&mut a.data), Shared::new(&mut chip));
    launch(workers, |me| {
        for k in 0..n {
            if me.leads() {
                // SAFETY: the others wait.
                let rows = (k..n).map(|i| unsafe { a.write(i * n..(i + 1) * n) });
                // SAFETY: as above.
                cholesky_column(rows, k, unsafe { chip.write(0..n) });
            }
            me.sync();
            // SAFETY: written before the call only.
            let column = unsafe { chip.read(0..n) };
            for i in deal(k + 1, n, me.index, me.workers) {
                // SAFETY: the row was dealt to this worker alone.
                cholesky_row(unsafe { a.write(i * n..(i + 1) * n) }, i, k, column);
            }
            me.sync();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::{nrc, nrs};

    #[test]
    fn every_row_goes_to_one_worker() {
        for deal in [nrs::deal as super::Deal, nrc::deal] {
            for (first, n) in [(1, 1), (1, 2), (3, 20), (7, 100), (100, 100)] {
                for workers in 1..=16 {
                    let mut taken: Vec<usize> =
                        (0..workers).flat_map(|w| deal(first, n, w, workers)).collect();
                    taken.sort_unstable();
                    assert_eq!(taken, (first..n).collect::<Vec<_>>(), "{first} {n} {workers}");
                }
            }
        }
    }
}
