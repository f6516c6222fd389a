//! IC(0) of a matrix of square blocks: `ic0` with blocks for entries. A block below the diagonal becomes
//! (A_ij - sum of L_ik L_jk^H, k < j) L_jj^-H, and that on the diagonal the lower Cholesky factor of A_ii - sum of L_ik L_ik^H.
//!
//! Blocks above the diagonal, and what is above the diagonal within those on it, are neither read nor written. Sums run
//! over ascending columns, and a row of blocks is one thread's: bits do not depend on threads.

use super::ic0::Analysis;
use super::ilu0_blocks::{Square, Values};
use super::strict::MISSING;
use super::{Error, Result, common};
use crate::kernel::pack::Shared;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

impl<T: Scalar> Values<T> {
    /// Block `target` -= block a (block b)^H; its lower triangle alone, if `lower`.
    ///
    /// # Safety
    /// All are there; `target` is used by nobody else, the others not written.
    unsafe fn subtract_adjoint(&self, target: usize, a: usize, b: usize, lower: bool) {
        let n = self.block.n;
        for r in 0..n {
            for c in 0..if lower { r + 1 } else { n } {
                // SAFETY: the caller's promise.
                unsafe {
                    let mut sum = self.get(target, r, c);
                    for l in 0..n {
                        sum -= self.get(a, r, l) * self.get(b, c, l).conj();
                    }
                    self.set(target, r, c, sum);
                }
            }
        }
    }

    /// Block k := block k L^-H with the lower triangle of a block; nothing if there is none.
    ///
    /// # Safety
    /// Both are there; k is used by nobody else, the other one not written.
    unsafe fn divide_adjoint(&self, k: usize, pivot: Option<usize>) {
        let (n, Some(pivot)) = (self.block.n, pivot) else { return };
        for r in 0..n {
            for c in 0..n {
                // SAFETY: the caller's promise.
                unsafe {
                    let factor = |r: usize, c: usize| self.get(pivot, r, c);
                    let mut sum = self.get(k, r, c);
                    for l in 0..c {
                        sum -= self.get(k, r, l) * factor(c, l).conj();
                    }
                    self.set(k, r, c, sum.div(factor(c, c)));
                }
            }
        }
    }

    /// The lower triangle of block k := its Cholesky factor. Whether a pivot is not positive, or NaN.
    ///
    /// # Safety
    /// It is there, and used by nobody else.
    unsafe fn cholesky(&self, k: usize) -> bool {
        let (n, mut zero) = (self.block.n, false);
        for c in 0..n {
            // SAFETY: the caller's promise.
            unsafe {
                let mut pivot = self.get(k, c, c).re();
                for l in 0..c {
                    let v = self.get(k, c, l);
                    pivot -= v.re() * v.re() + v.im() * v.im();
                }
                if !(pivot > T::Real::ZERO) {
                    zero = true;
                }
                let root = T::from_real(pivot.abs().sqrt());
                self.set(k, c, c, root);
                for r in c + 1..n {
                    let mut sum = self.get(k, r, c);
                    for l in 0..c {
                        sum -= self.get(k, r, l) * self.get(k, c, l).conj();
                    }
                    self.set(k, r, c, sum.div(root));
                }
            }
        }
        zero
    }
}

impl Analysis {
    /// Replaces the lower triangle among the values of blocks, of whose pattern this is the analysis. Returns the first row
    /// of blocks whose pivot is missing, or not positive definite.
    pub fn factor_blocks<T: Scalar>(
        &self,
        ctx: &Ctx,
        block: Square,
        values: &mut [T],
    ) -> Result<Option<usize>> {
        if values.len() < block.elements(self.nnz)? {
            return Err(Error::Short);
        }
        let values = Values { start: Shared::new(values.as_mut_ptr()), block };
        let zero = AtomicUsize::new(usize::MAX);
        self.schedule.run(ctx, &|places| {
            for place in places {
                let i = self.schedule.rows()[place] as usize;
                // SAFETY: every position is below the number of blocks, and the schedule calls when what these rows
                // need is there; a row is written by its own call only.
                if unsafe { self.block_row(i, values) } {
                    zero.fetch_min(i, Relaxed);
                }
            }
        });
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// Row i of blocks; whether its pivot is missing or not positive.
    ///
    /// # Safety
    /// `values` leads to those of the matrix, of which the rows that this one depends on are finished.
    unsafe fn block_row<T: Scalar>(&self, i: usize, values: Values<T>) -> bool {
        let row = self.lower.dep.of(i);
        for (t, &(j, k)) in row.iter().enumerate() {
            let pivot = Some(self.lower.diagonal[j as usize]).filter(|&p| p != MISSING);
            // SAFETY: the caller's promise.
            unsafe {
                common(&row[..t], self.lower.dep.of(j as usize), |ki, kj| {
                    values.subtract_adjoint(k as usize, ki, kj, false)
                });
                values.divide_adjoint(k as usize, pivot.map(|p| p as usize));
            }
        }
        if self.lower.diagonal[i] == MISSING {
            return true;
        }
        let diagonal = self.lower.diagonal[i] as usize;
        // SAFETY: as above.
        unsafe {
            for &(_, k) in row {
                values.subtract_adjoint(diagonal, k as usize, k as usize, true);
            }
            values.cholesky(diagonal)
        }
    }
}
