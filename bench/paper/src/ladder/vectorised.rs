//! The second rung: the same elimination, still one core, with on-chip memory and vector instructions. What all rows
//! need of a step, the pivot row (LU) or the finished column (Cholesky), is brought to the chip once; every row is
//! brought there in chunks, updated as vectors, and put back. On a CPU the chip is an array that stays in the
//! first-level cache or in registers, and vector instructions are what the compiler makes of loops over arrays of a
//! fixed length.

use crate::aligned::Aligned;
use crate::matrix::Matrix;
use crate::storage::Storage;

/// Elements of a row that are on the chip at a time.
const CHUNK: usize = 64;

pub fn lu<T: Storage>(a: &mut Matrix<T>) {
    let n = a.n;
    let mut pivot = Aligned::new(n);
    for k in 0..n {
        let (done, below) = a.data.split_at_mut((k + 1) * n);
        T::load(&done[k * n + k..], &mut pivot[k..]);
        for row in below.chunks_exact_mut(n) {
            lu_row(row, k, &pivot);
        }
    }
}

pub fn cholesky<T: Storage>(a: &mut Matrix<T>) {
    let n = a.n;
    let mut column = Aligned::new(n);
    for k in 0..n {
        cholesky_column(a.data[k * n..].chunks_exact_mut(n), k, &mut column);
        for (i, row) in a.data.chunks_exact_mut(n).enumerate().skip(k + 1) {
            cholesky_row(row, i, k, &column);
        }
    }
}

/// Step k of LU on a row below the pivot's. Not inlined, like its sister below: all rungs that use it have the same
/// machine code then.
#[inline(never)]
pub fn lu_row<T: Storage>(row: &mut [T], k: usize, pivot: &[f32]) {
    let l = T::round(row[k].widen() / pivot[k]);
    row[k] = l;
    subtract(&mut row[k + 1..], l.widen(), &pivot[k + 1..]);
}

/// Makes column k of L, whose rows from k on are given, and brings it to the chip.
pub fn cholesky_column<'a, T: Storage>(
    rows: impl Iterator<Item = &'a mut [T]>,
    k: usize,
    column: &mut [f32],
) {
    let mut diagonal = None;
    for (row, on_chip) in rows.zip(&mut column[k..]) {
        let value = row[k].widen();
        row[k] = T::round(diagonal.map_or_else(|| value.sqrt(), |d| value / d));
        *on_chip = row[k].widen();
        diagonal = diagonal.or(Some(*on_chip));
    }
}

/// Step k of Cholesky's method on row i.
#[inline(never)]
pub fn cholesky_row<T: Storage>(row: &mut [T], i: usize, k: usize, column: &[f32]) {
    subtract(&mut row[k + 1..=i], column[i], &column[k + 1..=i]);
}

/// row -= l * pivot
#[inline(always)]
fn subtract<T: Storage>(row: &mut [T], l: f32, pivot: &[f32]) {
    let mut chip = [0.0; CHUNK];
    let mut rows = row.chunks_exact_mut(CHUNK);
    let mut pivots = pivot.chunks_exact(CHUNK);
    for (r, p) in rows.by_ref().zip(pivots.by_ref()) {
        T::load(r, &mut chip);
        for x in 0..CHUNK {
            chip[x] -= l * p[x];
        }
        T::store(&chip, r);
    }
    let (r, p) = (rows.into_remainder(), pivots.remainder());
    let chip = &mut chip[..r.len()];
    T::load(r, chip);
    for (x, p) in chip.iter_mut().zip(p) {
        *x -= l * p;
    }
    T::store(chip, r);
}
