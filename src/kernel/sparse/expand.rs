//! Matrices of blocks and of slices as compressed rows, for analyses of triangles: the pattern of all elements, and where
//! the value of each lies among the stored ones. A solve by such an analysis reads the values where they are.

use super::bsr::Bsr;
use super::csr::{Csr, Proven};
use super::ell::{Sliced, named};
use super::owned::{Zero, zeroed};
use super::{Base, Error, Index, Result, Value};
use crate::kernel::par::Executor;

/// Square compressed rows that belong to nobody else.
pub struct Expanded {
    rows: usize,
    offsets: Vec<i64>,
    columns: Vec<i64>,
    /// Entry k's value is the stored one with this number, of so many.
    positions: Vec<u32>,
    values: usize,
}

// SAFETY: integers.
unsafe impl Zero for i64 {}

impl Expanded {
    fn room(rows: usize, nnz: usize, values: usize) -> Result<Expanded> {
        u32::try_from(values).map_err(|_| Error::TooLarge)?;
        let offsets = zeroed(rows.checked_add(1).ok_or(Error::TooLarge)?)?;
        Ok(Expanded { rows, offsets, columns: zeroed(nnz)?, positions: zeroed(nnz)?, values })
    }

    /// All elements of all blocks, by rows.
    pub fn of_blocks<I: Index, V: Value>(par: &dyn Executor, a: &Bsr<I, V>) -> Result<Expanded> {
        let (pattern, (height, width)) = (a.pattern().prove(par)?, a.block());
        let (size, values) = (height * width, a.values_len());
        let (rows, cols) = a.shape();
        if rows != cols {
            return Err(Error::Short);
        }
        let mut to = Expanded::room(rows, values, values)?;
        let mut at = 0;
        for i in 0..rows {
            let (block, r) = (i / height, i % height);
            for k in pattern.row(block) {
                let first = pattern.column(k) * width;
                for c in 0..width {
                    to.columns[at] = (first + c) as i64;
                    to.positions[at] = (k * size + a.within(r, c)) as u32;
                    at += 1;
                }
            }
            to.offsets[i + 1] = at as i64;
        }
        Ok(to)
    }

    /// The entries of all slices, by rows; empty places are none.
    pub fn of_slices<I: Index, V: Value>(a: &Sliced<I, V>) -> Result<Expanded> {
        if !a.fits() || a.rows != a.cols {
            return Err(Error::Short);
        }
        let mut nnz = 0;
        for s in 0..a.slices() {
            let places = a.columns[a.prove(s)?].iter().enumerate();
            let below = |k: usize| s * a.slice + k % a.slice < a.rows;
            nnz += places.filter(|(k, c)| named(**c, a.base).is_some() && below(*k)).count();
        }
        let mut to = Expanded::room(a.rows, nnz, a.values.len())?;
        let mut at = 0;
        for i in 0..a.rows {
            for k in a.prove_bounds(i / a.slice)?.skip(i % a.slice).step_by(a.slice) {
                if let Some(c) = named(a.columns[k], a.base) {
                    to.columns[at] = c as i64;
                    to.positions[at] = k as u32;
                    at += 1;
                }
            }
            to.offsets[i + 1] = at as i64;
        }
        Ok(to)
    }

    /// The pattern.
    pub fn pattern(&self, par: &dyn Executor) -> Result<Proven<'_, i64, ()>> {
        let n = self.rows;
        Csr::pattern(n, n, Base::Zero, &self.offsets, &self.columns)?.prove(par)
    }
    /// Where values are.
    pub(super) fn positions(&self) -> &[u32] {
        &self.positions
    }
    /// How many are stored.
    pub(super) fn values(&self) -> usize {
        self.values
    }
}
