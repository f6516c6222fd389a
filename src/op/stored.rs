//! LU and Cholesky of batches of matrices that are stored in half precision, real or complex, waited for.
//!
//! They are brought to float32 in scratch memory, factored there, and rounded once where the factors shall be; so
//! input and output may overlap in any way.

use super::exec::Exec;
use super::matrices::{Matrices, for_each};
use crate::device::error::{Error, Failure};
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::batched::{self, Batch};
use crate::kernel::half::Half;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;
use core::ops::Range;
use core::slice::{from_raw_parts as slice, from_raw_parts_mut as slice_mut};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use half::f16;
use num_complex::Complex;

/// An element of 16 bits, or two of them.
pub trait Stored: Copy + Send + Sync + 'static {
    type Wide: Scalar;
    const ZERO: Self;
    /// Elements as floats.
    fn widen(from: &[Self], to: &mut [Self::Wide]);
    /// Floats as elements; whether one of them is infinite then.
    fn narrow(from: &[Self::Wide], to: &mut [Self]) -> bool;
}

impl Stored for f16 {
    type Wide = f32;
    const ZERO: f16 = f16::ZERO;
    fn widen(from: &[f16], to: &mut [f32]) {
        Half::widen(from, to);
    }
    fn narrow(from: &[f32], to: &mut [f16]) -> bool {
        Half::narrow(from, to)
    }
}

impl Stored for Complex<f16> {
    type Wide = Complex<f32>;
    const ZERO: Self = Complex::new(f16::ZERO, f16::ZERO);
    fn widen(from: &[Self], to: &mut [Complex<f32>]) {
        // SAFETY: a complex number is its two parts in memory.
        let (from, to) = unsafe {
            let (reals, wides) = (from.as_ptr().cast(), to.as_mut_ptr().cast());
            (slice(reals, from.len().wrapping_mul(2)), slice_mut(wides, to.len().wrapping_mul(2)))
        };
        <f16 as Half>::widen(from, to);
    }
    fn narrow(from: &[Complex<f32>], to: &mut [Self]) -> bool {
        // SAFETY: as above.
        let (from, to) = unsafe {
            let (wides, reals) = (from.as_ptr().cast(), to.as_mut_ptr().cast());
            (slice(wides, from.len().wrapping_mul(2)), slice_mut(reals, to.len().wrapping_mul(2)))
        };
        <f16 as Half>::narrow(from, to)
    }
}

/// As [`super::cholesky::cholesky`]. The first matrix whose factor has an infinite element, if there is one.
///
/// # Safety
/// As there, but that input and output may overlap.
pub unsafe fn cholesky<H: Stored>(
    call: &'static str,
    stream: &Stream,
    uplo: Uplo,
    input: Matrices<H>,
    output: Matrices<H>,
    minors: &mut [i32],
) -> Result<Option<usize>, Failure> {
    // SAFETY: the caller's promise.
    unsafe {
        factor(call, stream, (input, output), Some(uplo), 0, |ctx, floats, _| {
            batched::potrf_into(ctx, uplo, None, floats, &batched::store(minors));
        })
    }
}

/// As [`super::lu::lu`], otherwise like [`cholesky`].
///
/// # Safety
/// As there.
pub unsafe fn lu<H: Stored>(
    call: &'static str,
    stream: &Stream,
    input: Matrices<H>,
    output: Matrices<H>,
    pivots: Option<&mut [i32]>,
    infos: &mut [i32],
) -> Result<Option<usize>, Failure> {
    let slots = if output.count() == 1 { 1 } else { pool::width() };
    let work = batched::getrf_work::<H::Wide>(output.rows(), output.cols(), slots);
    // SAFETY: the caller's promise.
    unsafe {
        factor(call, stream, (input, output), None, work, |ctx, floats, work| {
            batched::getrf(ctx, floats, pivots, &batched::store(infos), work);
        })
    }
}

/// Brings the triangle `part` of the matrices, or all of them, zeros for the other elements, lets them be factored with
/// `work` elements of work memory, and stores all.
///
/// # Safety
/// `input` is readable and `output` writable memory that nothing but this stream uses; the elements
/// of `output` do not coincide.
unsafe fn factor<H: Stored>(
    call: &'static str,
    stream: &Stream,
    (input, output): (Matrices<H>, Matrices<H>),
    part: Option<Uplo>,
    work: usize,
    run: impl FnOnce(&Ctx, &Batch<H::Wide>, &mut [MaybeUninit<H::Wide>]) + Send,
) -> Result<Option<usize>, Failure> {
    let fail = |error| Failure { call, error };
    let staged = input.elements().ok_or(fail(Error::OutOfMemory))?;
    let total = staged.checked_add(work).ok_or(fail(Error::OutOfMemory))?;
    let exec = Exec::reserve::<H::Wide>(stream, total).map_err(fail)?;
    let infinite = AtomicUsize::new(usize::MAX);
    stream.run(call, || {
        exec.run::<H::Wide, _>(|ctx: &Ctx, memory| {
            let (stage, work) = memory.split_at_mut(staged);
            let floats = input.packed_at(stage.as_mut_ptr().cast()).ok_or(Error::Failed)?;
            // SAFETY: the caller's promise; scratch memory of `staged` elements is ours in this task.
            let (from, floats, to) = unsafe { (input.batch(), floats.batch(), output.batch()) };
            let (m, n) = (to.rows(), to.cols());
            let elements = m.saturating_mul(n);
            for_each(ctx, to.count(), elements, &|_, k| {
                // SAFETY: each member once; they lie apart.
                let (a, w) = unsafe { (from.mat(k), floats.mat_mut(k)) };
                widen::<H>(a, w, part);
            });
            run(ctx, &floats, work);
            for_each(ctx, to.count(), elements, &|_, k| {
                // SAFETY: as above.
                let (w, a) = unsafe { (floats.mat(k), to.mat_mut(k)) };
                if narrow::<H>(w, a) {
                    infinite.fetch_min(k, Relaxed);
                }
            });
            Ok(())
        })?
    })?;
    Ok(Some(infinite.into_inner()).filter(|&k| k != usize::MAX))
}

/// Elements of a row that are converted at once.
const LINE: usize = 256;

/// Rows and columns of the tiles that matrices are converted by whose rows are not adjacent elements: those of a
/// cache line on one side, of two on the other, so that each line is met once.
const TILE: usize = 32;

/// The columns of row i that are in the triangle.
fn columns(part: Option<Uplo>, i: usize, n: usize) -> Range<usize> {
    match part {
        None => 0..n,
        Some(Uplo::Lower) => 0..n.min(i.saturating_add(1)),
        Some(Uplo::Upper) => i.min(n)..n,
    }
}

/// Calls `f(i, j, rows, cols)` for the blocks of an m x n matrix.
fn for_blocks(
    (m, n): (usize, usize),
    (high, wide): (usize, usize),
    mut f: impl FnMut(usize, usize, usize, usize),
) {
    for i in (0..m).step_by(high) {
        for j in (0..n).step_by(wide) {
            f(i, j, high.min(m.saturating_sub(i)), wide.min(n.saturating_sub(j)));
        }
    }
}

/// W := the triangle `part` of A, or all of it, and zeros.
fn widen<H: Stored>(a: MatRef<H>, mut w: MatMut<H::Wide>, part: Option<Uplo>) {
    let zero = <H::Wide as Scalar>::ZERO;
    let shape = (a.rows(), a.cols());
    let inside = |i: usize, j: usize| columns(part, i, shape.1).contains(&j);
    if a.cs() == 1 {
        let mut floats = [zero; LINE];
        for_blocks(shape, (1, LINE), |i, j, _, count| {
            // SAFETY: elements of a row, which are adjacent.
            let halves = unsafe { slice(a.sub(i, j, 1, count).as_ptr(), count) };
            H::widen(halves, &mut floats[..count]);
            let mut w = w.rb_mut().sub(i, j, 1, count);
            for q in 0..count {
                w.set(0, q, if inside(i, j.saturating_add(q)) { floats[q] } else { zero });
            }
        });
        return;
    }
    let mut halves = [H::ZERO; TILE];
    let mut floats = [[zero; TILE]; TILE];
    for_blocks(shape, (TILE, TILE), |i, j, rows, cols| {
        let (a, mut w) = (a.sub(i, j, rows, cols), w.rb_mut().sub(i, j, rows, cols));
        for q in 0..cols {
            (0..rows).for_each(|p| halves[p] = a.get(p, q));
            H::widen(&halves[..rows], &mut floats[q][..rows]);
        }
        for p in 0..rows {
            for q in 0..cols {
                let there = inside(i.saturating_add(p), j.saturating_add(q));
                w.set(p, q, if there { floats[q][p] } else { zero });
            }
        }
    });
}

/// A := W, rounded; whether an element is infinite then.
fn narrow<H: Stored>(w: MatRef<H::Wide>, mut a: MatMut<H>) -> bool {
    let zero = <H::Wide as Scalar>::ZERO;
    let shape = (a.rows(), a.cols());
    let mut infinite = false;
    if a.cs() == 1 {
        let mut floats = [zero; LINE];
        for_blocks(shape, (1, LINE), |i, j, _, count| {
            let w = w.sub(i, j, 1, count);
            (0..count).for_each(|q| floats[q] = w.get(0, q));
            let row = a.rb_mut().sub(i, j, 1, count).as_mut_ptr();
            // SAFETY: elements of a row, which are adjacent.
            infinite |= H::narrow(&floats[..count], unsafe { slice_mut(row, count) });
        });
        return infinite;
    }
    let mut halves = [H::ZERO; TILE];
    let mut floats = [[zero; TILE]; TILE];
    for_blocks(shape, (TILE, TILE), |i, j, rows, cols| {
        let (w, mut a) = (w.sub(i, j, rows, cols), a.rb_mut().sub(i, j, rows, cols));
        for p in 0..rows {
            (0..cols).for_each(|q| floats[q][p] = w.get(p, q));
        }
        for q in 0..cols {
            infinite |= H::narrow(&floats[q][..rows], &mut halves[..rows]);
            (0..rows).for_each(|p| a.set(p, q, halves[p]));
        }
    });
    infinite
}
