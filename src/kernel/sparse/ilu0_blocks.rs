//! ILU(0) of a matrix of square blocks: `ilu0` with blocks for entries. A block below the diagonal becomes
//! A_ij U_jj^-1, the diagonal's is factored without exchanging rows, A_ii = L_ii U_ii, and those behind it become
//! L_ii^-1 A_il, so that L and U are triangular as matrices of elements, too.
//!
//! The order of every sum is fixed by the pattern, and a row of blocks is one thread's: bits do not depend on threads.

use super::ilu0::{Analysis, Boost};
use super::strict::MISSING;
use super::{Error, Result, common, modulus};
use crate::kernel::pack::Shared;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Blocks of n rows and columns, in which rows and columns are so far apart.
#[derive(Clone, Copy)]
pub struct Square {
    pub n: usize,
    pub strides: (usize, usize),
}

impl Square {
    /// Blocks whose elements lie by rows or by columns.
    pub fn new(n: usize, by_rows: bool) -> Square {
        Square { n, strides: if by_rows { (n, 1) } else { (1, n) } }
    }
    /// Elements of `count` of them.
    pub(super) fn elements(&self, count: usize) -> Result<usize> {
        let size = self.n.checked_mul(self.n).ok_or(Error::TooLarge)?;
        count.checked_mul(size).ok_or(Error::TooLarge)
    }
}

/// The values of blocks while several rows of them are worked on.
#[derive(Clone, Copy)]
pub(super) struct Values<T> {
    pub start: Shared<T>,
    pub block: Square,
}

impl<T: Scalar> Values<T> {
    /// Element (r, c) of block k.
    ///
    /// # Safety
    /// There is such a block, and nobody writes it meanwhile.
    #[inline(always)]
    pub unsafe fn get(&self, k: usize, r: usize, c: usize) -> T {
        // SAFETY: the caller's promise.
        unsafe { *self.at(k, r, c) }
    }
    /// # Safety
    /// There is such a block, and nobody else uses it meanwhile.
    #[inline(always)]
    pub unsafe fn set(&self, k: usize, r: usize, c: usize, value: T) {
        // SAFETY: the caller's promise.
        unsafe { *self.at(k, r, c) = value }
    }
    #[inline(always)]
    fn at(&self, k: usize, r: usize, c: usize) -> *mut T {
        let Square { n, strides } = self.block;
        self.start.get().wrapping_add(k * n * n + r * strides.0 + c * strides.1)
    }

    /// Block k := block k U^-1 with the upper triangle of a block; nothing if there is none.
    ///
    /// # Safety
    /// Both are there; k is used by nobody else, the other one not written.
    unsafe fn divide(&self, k: usize, pivot: Option<usize>) {
        let (n, Some(pivot)) = (self.block.n, pivot) else { return };
        for r in 0..n {
            for c in 0..n {
                // SAFETY: the caller's promise.
                unsafe {
                    let u = |l: usize, c: usize| self.get(pivot, l, c);
                    let mut sum = self.get(k, r, c);
                    for l in 0..c {
                        sum -= self.get(k, r, l) * u(l, c);
                    }
                    self.set(k, r, c, sum.div(u(c, c)));
                }
            }
        }
    }

    /// Block `target` -= block a block b.
    ///
    /// # Safety
    /// All are there; `target` is used by nobody else, the others not written.
    unsafe fn subtract(&self, target: usize, a: usize, b: usize) {
        let n = self.block.n;
        for r in 0..n {
            for c in 0..n {
                // SAFETY: the caller's promise.
                unsafe {
                    let mut sum = self.get(target, r, c);
                    for l in 0..n {
                        sum -= self.get(a, r, l) * self.get(b, l, c);
                    }
                    self.set(target, r, c, sum);
                }
            }
        }
    }

    /// Block k := L U, L with a unit diagonal that is not stored; small pivots are replaced. Whether one is zero or NaN.
    ///
    /// # Safety
    /// It is there, and used by nobody else.
    unsafe fn lu(&self, k: usize, boost: Option<Boost<T>>) -> bool {
        let (n, mut zero) = (self.block.n, false);
        for p in 0..n {
            // SAFETY: the caller's promise.
            let mut pivot = unsafe { self.get(k, p, p) };
            if let Some(boost) = boost.filter(|b| modulus(pivot) < b.tolerance) {
                pivot = boost.value;
                // SAFETY: as above.
                unsafe { self.set(k, p, p, pivot) };
            }
            #[allow(clippy::eq_op)]
            if pivot.is_zero() || pivot != pivot {
                zero = true;
            }
            for r in p + 1..n {
                // SAFETY: as above.
                unsafe {
                    let l = self.get(k, r, p).div(pivot);
                    self.set(k, r, p, l);
                    for c in p + 1..n {
                        self.set(k, r, c, self.get(k, r, c) - l * self.get(k, p, c));
                    }
                }
            }
        }
        zero
    }

    /// Block k := L^-1 block k with the unit lower triangle of a block.
    ///
    /// # Safety
    /// Both are there, and used by nobody else.
    unsafe fn solve(&self, k: usize, pivot: usize) {
        let n = self.block.n;
        for r in 1..n {
            for c in 0..n {
                // SAFETY: the caller's promise.
                unsafe {
                    let mut sum = self.get(k, r, c);
                    for l in 0..r {
                        sum -= self.get(pivot, r, l) * self.get(k, l, c);
                    }
                    self.set(k, r, c, sum);
                }
            }
        }
    }
}

impl Analysis {
    /// Replaces the values of blocks, of whose pattern this is the analysis, by those of L and U. A pivot within a
    /// block on the diagonal becomes the boost's value if its modulus is less than the tolerance. Returns the first row of
    /// blocks whose pivot is missing, or has a zero or NaN for a pivot of its own.
    pub fn factor_blocks<T: Scalar>(
        &self,
        ctx: &Ctx,
        block: Square,
        boost: Option<Boost<T>>,
        values: &mut [T],
    ) -> Result<Option<usize>> {
        if values.len() < block.elements(self.list.len())? {
            return Err(Error::Short);
        }
        let values = Values { start: Shared::new(values.as_mut_ptr()), block };
        let zero = AtomicUsize::new(usize::MAX);
        self.schedule.run(ctx, &|places| {
            for place in places {
                let i = self.schedule.rows()[place] as usize;
                // SAFETY: every position is below the number of blocks, and the schedule calls when what these rows
                // need is there; a row is written by its own call only.
                if unsafe { self.block_row(i, boost, values) } {
                    zero.fetch_min(i, Relaxed);
                }
            }
        });
        Ok(Some(zero.into_inner()).filter(|&i| i != usize::MAX))
    }

    /// Row i of blocks; whether its pivot is missing or zero.
    ///
    /// # Safety
    /// `values` leads to those of the matrix, of which the rows that this one depends on are finished.
    unsafe fn block_row<T: Scalar>(
        &self,
        i: usize,
        boost: Option<Boost<T>>,
        values: Values<T>,
    ) -> bool {
        let (below, rest) = self.row(i);
        for (t, &(j, k)) in below.iter().enumerate() {
            let pivot = Some(self.diagonal[j as usize]).filter(|&p| p != MISSING);
            // SAFETY: the caller's promise.
            unsafe { values.divide(k as usize, pivot.map(|p| p as usize)) };
            let behind = &self.row(j as usize).1[usize::from(pivot.is_some())..];
            // SAFETY: as above.
            let subtract = |target, source| unsafe { values.subtract(target, k as usize, source) };
            let split = behind.partition_point(|e| (e.0 as usize) < i);
            common(&below[t + 1..], &behind[..split], subtract);
            common(rest, &behind[split..], subtract);
        }
        if self.diagonal[i] == MISSING {
            return true;
        }
        let k = self.diagonal[i] as usize;
        // SAFETY: as above.
        unsafe {
            let zero = values.lu(k, boost);
            // The block on the diagonal comes first among them.
            for &(_, behind) in &rest[1..] {
                values.solve(behind as usize, k);
            }
            zero
        }
    }
}
