//! The fourth rung: blocks of rows as tasks. A kernel call takes as many columns at once as a block has rows, so
//! there are fewer calls, and a row is brought to the chip and rounded once for all of them.
//!
//! The pivot rows of a call (LU: the rows of U, Cholesky: the columns of L as rows) are f32 in memory on the chip
//! that all cores share: their triangle, and the rest cut into chunks of columns, so that what a chunk of rows is
//! multiplied with lies in one piece. Rows take part in groups of `GROUP`, which share every element that is fetched.
//!
//! An element's operations have the same order whoever makes them: results have the same bits for any number of
//! workers.

use crate::aligned::Aligned;
use crate::matrix::Matrix;
use crate::storage::Storage;
use crate::team::{Shared, Worker, launch};
use std::ops::Range;

/// Columns that a group of rows has in registers: with `GROUP`, sixteen accumulators of 256 bits.
const CHUNK: usize = 32;
const GROUP: usize = 4;

pub fn lu<T: Storage>(a: &mut Matrix<T>, workers: usize, block: usize) {
    let n = a.n;
    let (mut triangle, mut chunks) = on_chip(n, block);
    let a = Shared::new(&mut a.data);
    let chip = Chip::new(n, block, &mut triangle, &mut chunks);
    launch(workers, |me| {
        for step in steps(n, block) {
            if me.leads() {
                // SAFETY: the others wait.
                unsafe { lu_pivots(&a, &chip, &step) };
            }
            me.sync();
            for rows in tasks(me, &step) {
                for group in groups(rows) {
                    // SAFETY: the rows were dealt to this worker alone; pivots were written before the call.
                    unsafe {
                        group.clone().for_each(|i| multipliers(&a, &chip, &step, i));
                        update::<T, GROUP>(&a, &chip, &step, group, step.pivots.len(), |_| n);
                    }
                }
            }
            me.sync();
        }
    });
}

pub fn cholesky<T: Storage>(a: &mut Matrix<T>, workers: usize, block: usize) {
    let n = a.n;
    let (mut triangle, mut chunks) = on_chip(n, block);
    let a = Shared::new(&mut a.data);
    let chip = Chip::new(n, block, &mut triangle, &mut chunks);
    launch(workers, |me| {
        for step in steps(n, block) {
            if me.leads() {
                // SAFETY: the others wait.
                unsafe { cholesky_triangle(&a, &chip, &step) };
            }
            me.sync();
            for i in tasks(me, &step).flatten() {
                // SAFETY: the row was dealt to this worker alone, and with it column i of the pivot rows.
                unsafe {
                    multipliers(&a, &chip, &step, i);
                    for k in step.pivots.clone() {
                        let l = a.read(i * n + k..i * n + k + 1)[0].widen();
                        chip.chunks.set(chip.place(&step, k - step.pivots.start, i), l);
                    }
                }
            }
            me.sync();
            for rows in tasks(me, &step) {
                for group in groups(rows) {
                    // SAFETY: the rows were dealt to this worker alone; pivots were written before the call.
                    unsafe {
                        update::<T, GROUP>(&a, &chip, &step, group, step.pivots.len(), |i| i + 1)
                    };
                }
            }
            me.sync();
        }
    });
}

/// A block of rows that are the pivots of one kernel call.
struct Step {
    n: usize,
    block: usize,
    pivots: Range<usize>,
}

fn steps(n: usize, block: usize) -> impl Iterator<Item = Step> {
    let at = move |first| Step { n, block, pivots: first..n.min(first + block) };
    (0..n).step_by(block).map(at)
}

/// This worker's blocks of the rows below the pivots, dealt cyclically.
fn tasks(me: &Worker, step: &Step) -> impl Iterator<Item = Range<usize>> {
    let (n, block) = (step.n, step.block);
    let first = step.pivots.end + me.index * block;
    (first..n).step_by(me.workers * block).map(move |i| i..n.min(i + block))
}

fn groups(rows: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    rows.clone().step_by(GROUP).map(move |i| i..rows.end.min(i + GROUP))
}

/// The shared on-chip memory.
struct Chip<'a> {
    block: usize,
    /// Pivot rows left of the end of their block, `block` elements apart.
    triangle: Shared<'a, f32>,
    /// Right of it: chunks of `block` times `CHUNK` elements.
    chunks: Shared<'a, f32>,
}

fn on_chip(n: usize, block: usize) -> (Aligned<f32>, Aligned<f32>) {
    (Aligned::new(block * block), Aligned::new(n.div_ceil(CHUNK) * CHUNK * block))
}

impl<'a> Chip<'a> {
    fn new(n: usize, block: usize, triangle: &'a mut [f32], chunks: &'a mut [f32]) -> Chip<'a> {
        assert!(block > 0 && chunks.len() >= n * block);
        Chip { block, triangle: Shared::new(triangle), chunks: Shared::new(chunks) }
    }

    /// Where column j of pivot row r is in `chunks`.
    fn place(&self, step: &Step, r: usize, j: usize) -> usize {
        let x = j - step.pivots.end;
        (x / CHUNK * self.block + r) * CHUNK + x % CHUNK
    }
}

/// Eliminates within the pivot rows of LU, and brings them to the chip.
///
/// # Safety
/// Nobody else uses the pivot rows or the chip.
unsafe fn lu_pivots<T: Storage>(a: &Shared<T>, chip: &Chip, step: &Step) {
    let (n, first, end) = (step.n, step.pivots.start, step.pivots.end);
    for i in step.pivots.clone() {
        let done = i - first;
        // SAFETY: the caller's promise.
        unsafe {
            let row = a.write(i * n + first..i * n + end);
            let x = chip.triangle.write(done * chip.block..done * chip.block + row.len());
            T::load(row, x);
            substitute::<T>(chip, x, done);
            T::store(x, row);
            // What counts from now on is what is in memory.
            T::load(row, x);
            update::<T, 1>(a, chip, step, i..i + 1, done, |_| n);
            for (j, value) in (end..n).zip(a.read(i * n + end..(i + 1) * n)) {
                chip.chunks.set(chip.place(step, done, j), value.widen());
            }
        }
    }
}

/// Factors the diagonal block of Cholesky's method, and brings it to the chip, transposed.
///
/// # Safety
/// Nobody else uses the pivot rows or the chip.
unsafe fn cholesky_triangle<T: Storage>(a: &Shared<T>, chip: &Chip, step: &Step) {
    let (n, first, block) = (step.n, step.pivots.start, chip.block);
    let mut x = vec![0.0; block];
    for i in step.pivots.clone() {
        let done = i - first;
        // SAFETY: the caller's promise.
        unsafe {
            let row = a.write(i * n + first..i * n + i + 1);
            let x = &mut x[..row.len()];
            T::load(row, x);
            // Column `done` of the transposed triangle, which the last element needs, is this row.
            for k in 0..done {
                let pivots = chip.triangle.write(k * block..(k + 1) * block);
                let l = T::round(x[k] / pivots[k]).widen();
                x[k] = l;
                pivots[done] = l;
                subtract(&mut x[k + 1..], l, &pivots[k + 1..=done]);
            }
            x[done] = x[done].sqrt();
            T::store(x, row);
            chip.triangle.set(done * block + done, row[done].widen());
        }
    }
}

/// Replaces row i's elements in the columns of the pivots by the multipliers of the pivot rows.
///
/// # Safety
/// Nobody else uses the row, nobody writes to the triangle.
unsafe fn multipliers<T: Storage>(a: &Shared<T>, chip: &Chip, step: &Step, i: usize) {
    let n = step.n;
    // SAFETY: the caller's promise.
    let row = unsafe { a.write(i * n + step.pivots.start..i * n + step.pivots.end) };
    let mut x = [0.0; LARGEST];
    let x = &mut x[..row.len()];
    T::load(row, x);
    // SAFETY: as above.
    unsafe { substitute::<T>(chip, x, row.len()) };
    T::store(x, row);
}

/// The largest block.
pub const LARGEST: usize = 512;

/// Takes the first `pivots` pivot rows from x, a row's elements in their columns; its first elements become the
/// multipliers, as they will be in memory.
///
/// # Safety
/// Nobody writes to these rows of the triangle.
#[inline(always)]
unsafe fn substitute<T: Storage>(chip: &Chip, x: &mut [f32], pivots: usize) {
    for k in 0..pivots {
        // SAFETY: the caller's promise.
        let pivot = unsafe { chip.triangle.read(k * chip.block..k * chip.block + x.len()) };
        let l = T::round(x[k] / pivot[k]).widen();
        x[k] = l;
        subtract(&mut x[k + 1..], l, &pivot[k + 1..]);
    }
}

#[inline(always)]
fn subtract(x: &mut [f32], l: f32, pivot: &[f32]) {
    for (x, p) in x.iter_mut().zip(pivot) {
        *x = fused(-l, *p, *x);
    }
}

/// Takes the first `pivots` pivot rows, times the multipliers that are in the rows themselves, from the columns right
/// of the pivots; row i goes up to `end(i)`. `ROWS` is at least the group's length.
///
/// # Safety
/// Nobody else uses the rows of the group, nobody writes to these pivot rows.
#[inline(always)]
unsafe fn update<T: Storage, const ROWS: usize>(
    a: &Shared<T>,
    chip: &Chip,
    step: &Step,
    group: Range<usize>,
    pivots: usize,
    end: impl Fn(usize) -> usize,
) {
    let (n, first, start) = (step.n, step.pivots.start, step.pivots.end);
    let mut l = [[0.0; ROWS]; LARGEST];
    for (r, i) in group.clone().enumerate() {
        // SAFETY: the caller's promise.
        let row = unsafe { a.read(i * n + first..i * n + first + pivots) };
        row.iter().zip(&mut l).for_each(|(value, l)| l[r] = -value.widen());
    }
    let widest = group.clone().map(&end).max().unwrap_or(start);
    for (c, j) in (start..widest).step_by(CHUNK).enumerate() {
        let columns = |i: usize| i * n + j.min(end(i))..i * n + end(i).min(j + CHUNK);
        let mut x = [[0.0; CHUNK]; ROWS];
        for (x, i) in x.iter_mut().zip(group.clone()) {
            // SAFETY: the caller's promise.
            let row = unsafe { a.read(columns(i)) };
            T::load(row, &mut x[..row.len()]);
        }
        let chunk = c * chip.block * CHUNK;
        // SAFETY: as above.
        let chunk = unsafe { chip.chunks.read(chunk..chunk + pivots * CHUNK) };
        multiply_add(&mut x, &l[..pivots], chunk);
        for (x, i) in x.iter().zip(group.clone()) {
            // SAFETY: as above.
            let row = unsafe { a.write(columns(i)) };
            T::store(&x[..row.len()], row);
        }
    }
}

/// x += l^T chunk, the group's accumulators in registers.
#[inline(always)]
fn multiply_add<const ROWS: usize>(x: &mut [[f32; CHUNK]; ROWS], l: &[[f32; ROWS]], chunk: &[f32]) {
    let mut sums = *x;
    for (l, pivot) in l.iter().zip(chunk.as_chunks::<CHUNK>().0) {
        for r in 0..ROWS {
            for c in 0..CHUNK {
                sums[r][c] = fused(l[r], pivot[c], sums[r][c]);
            }
        }
    }
    *x = sums;
}

/// a b + c, rounded once where the processor has an instruction for it.
#[inline(always)]
fn fused(a: f32, b: f32, c: f32) -> f32 {
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        a.mul_add(b, c)
    } else {
        a * b + c
    }
}
