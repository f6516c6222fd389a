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
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::trsm::Uplo;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use half::f16;
use num_complex::Complex;

/// An element of 16 bits, or two of them.
pub trait Stored: Copy + Send + Sync + 'static {
    type Wide: Scalar;
    fn wide(self) -> Self::Wide;
    fn rounded(x: Self::Wide) -> Self;
    fn is_infinite(self) -> bool;
}

impl Stored for f16 {
    type Wide = f32;
    fn wide(self) -> f32 {
        self.to_f32()
    }
    fn rounded(x: f32) -> f16 {
        f16::from_f32(x)
    }
    fn is_infinite(self) -> bool {
        f16::is_infinite(self)
    }
}

impl Stored for Complex<f16> {
    type Wide = Complex<f32>;
    fn wide(self) -> Complex<f32> {
        Complex::new(self.re.wide(), self.im.wide())
    }
    fn rounded(x: Complex<f32>) -> Self {
        Complex::new(f16::rounded(x.re), f16::rounded(x.im))
    }
    fn is_infinite(self) -> bool {
        self.re.is_infinite() || self.im.is_infinite()
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
    let part = |i: usize, j: usize| if uplo == Uplo::Lower { i >= j } else { i <= j };
    // SAFETY: the caller's promise.
    unsafe {
        factor(call, stream, (input, output), part, 0, |ctx, floats, _| {
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
        factor(
            call,
            stream,
            (input, output),
            |_, _| true,
            work,
            |ctx, floats, work| {
                batched::getrf(ctx, floats, pivots, &batched::store(infos), work);
            },
        )
    }
}

/// Brings the elements (i, j) that are a part of the matrices, zeros for the others, lets them be factored with `work` elements of
/// work memory, and stores all.
///
/// # Safety
/// `input` is readable and `output` writable memory that nothing but this stream uses; the elements
/// of `output` do not coincide.
unsafe fn factor<H: Stored>(
    call: &'static str,
    stream: &Stream,
    (input, output): (Matrices<H>, Matrices<H>),
    part: impl Fn(usize, usize) -> bool + Sync,
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
            let floats = input.packed_as(stage.as_mut_ptr().cast()).ok_or(Error::Failed)?;
            // SAFETY: the caller's promise; scratch memory of `staged` elements is ours in this task.
            let (from, floats, to) = unsafe { (input.batch(), floats.batch(), output.batch()) };
            let (m, n) = (to.rows(), to.cols());
            let elements = m.saturating_mul(n);
            for_each(ctx, to.count(), elements, &|_, k| {
                // SAFETY: each member once; they lie apart.
                let (a, mut w) = unsafe { (from.mat(k), floats.mat_mut(k)) };
                for i in 0..m {
                    for j in 0..n {
                        let zero = <H::Wide as Scalar>::ZERO;
                        w.set(i, j, if part(i, j) { a.get(i, j).wide() } else { zero });
                    }
                }
            });
            run(ctx, &floats, work);
            for_each(ctx, to.count(), elements, &|_, k| {
                // SAFETY: as above.
                let (w, mut a) = unsafe { (floats.mat(k), to.mat_mut(k)) };
                for i in 0..m {
                    for j in 0..n {
                        let x = H::rounded(w.get(i, j));
                        if x.is_infinite() {
                            infinite.fetch_min(k, Relaxed);
                        }
                        a.set(i, j, x);
                    }
                }
            });
            Ok(())
        })?
    })?;
    Ok(Some(infinite.into_inner()).filter(|&k| k != usize::MAX))
}
