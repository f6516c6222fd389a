//! op(L) X = alpha op(B) for a triangle of a sparse matrix and dense X and B in any layout, by the analysis of
//! [`trsv`](super::trsv).
//!
//! Columns of X are taken in blocks, so that an entry of L that has been fetched is used several times; a column
//! gets the bits that a solve with it alone gives. X and B may be the same matrix in the same layout.

use super::spmm::Dense;
use super::strict::MISSING;
use super::trsv::Analysis;
use super::{Error, Result};
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::view::{MatMut, MatRef};
use core::ops::Range;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Columns of a block.
const WIDE: usize = 4;

impl Analysis {
    /// Solves op(L) X = alpha op(B) with the values of the whole matrix. Returns the first row whose diagonal is
    /// zero or missing; X is then as divisions by zero, and by 1 where nothing is, make it.
    pub fn solve_many<T: Scalar>(
        &self,
        ctx: &Ctx,
        alpha: T,
        values: &[T],
        b: Dense<T>,
        x: MatMut<T>,
    ) -> Result<Option<usize>> {
        let (n, columns) = (self.rows.len(), x.cols());
        if values.len() < self.nnz || x.rows() != n || (b.mat.rows(), b.mat.cols()) != (n, columns)
        {
            return Err(Error::Short);
        }
        let zero = AtomicUsize::new(self.structural_zero().unwrap_or(usize::MAX));
        for first in (0..columns).step_by(WIDE) {
            let width = WIDE.min(columns - first);
            let f = Dense { mat: b.mat.sub(0, first, n, width), conj: b.conj };
            // SAFETY: the blocks are used one after the other.
            let block = unsafe { x.alias() }.sub(0, first, n, width);
            self.schedule.run(ctx, &|places| {
                // SAFETY: rows are written by one call each, and read when they are finished.
                let mut x = unsafe { block.alias() };
                let found = if width == WIDE {
                    self.block::<T, true>(places, alpha, values, f, x.rb_mut())
                } else {
                    self.block::<T, false>(places, alpha, values, f, x.rb_mut())
                };
                if found != usize::MAX {
                    zero.fetch_min(found, Relaxed);
                }
            });
        }
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// The rows at these places; the first of them whose diagonal is zero.
    fn block<T: Scalar, const WHOLE: bool>(
        &self,
        places: Range<usize>,
        alpha: T,
        values: &[T],
        f: Dense<T>,
        mut x: MatMut<T>,
    ) -> usize {
        let mut zero = usize::MAX;
        let width = if WHOLE { WIDE } else { x.cols() };
        let b: MatRef<T> = f.mat;
        for place in places {
            let i = self.rows[place] as usize;
            let (low, high) = (self.starts[place] as usize, self.starts[place + 1] as usize);
            let diagonal = self.diagonal[place];
            let mut sum = [T::ZERO; WIDE];
            for (w, sum) in sum[..width].iter_mut().enumerate() {
                *sum = alpha * b.get(i, w).conj_if(f.conj);
            }
            for e in low..high {
                let k = self.position(e, diagonal as usize, high - low, e - low);
                let (v, j) = (values[k].conj_if(self.conj), self.columns[e] as usize);
                for (w, sum) in sum[..width].iter_mut().enumerate() {
                    *sum -= v * x.get(j, w);
                }
            }
            let mut pivot = T::ONE;
            if !self.unit {
                if diagonal != MISSING {
                    pivot = values[diagonal as usize].conj_if(self.conj);
                }
                if pivot.is_zero() {
                    zero = zero.min(i);
                }
            }
            for (w, &sum) in sum[..width].iter().enumerate() {
                x.set(i, w, if self.unit { sum } else { sum.div(pivot) });
            }
        }
        zero
    }
}
