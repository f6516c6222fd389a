//! Products of sparse matrices: offsets first, entries second.

use super::geam::write;
use super::solve::Kept;
use super::{Factor, Index, Matrix, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::spgemm::{
    spgemm, spgemm_indices, spgemm_offsets, spgemm_products, spgemm_values, spgemm_work,
};
use crate::kernel::sparse::{self, Value};
use core::mem::MaybeUninit;

/// The multiplications that A B takes, counted in the stream's order. Waits.
///
/// # Safety
/// The patterns can be read when the stream comes to it.
pub unsafe fn products<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    a: Matrix<I, T>,
    b: Matrix<I, T>,
) -> core::result::Result<usize, Failure> {
    run::<u8, _>(call, stream, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        let (a, b) = unsafe { (a.pattern()?.prove(ctx.par)?, b.pattern()?.prove(ctx.par)?) };
        spgemm_products(a, b)
    })
}

/// Finds the offsets of C = A B in the stream's order, waits, and returns the number of entries.
///
/// # Safety
/// The patterns can be read when the stream comes to it.
pub unsafe fn offsets<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    (a, b): (Matrix<I, T>, Matrix<I, T>),
    base: super::Base,
    kept: &Kept,
) -> core::result::Result<usize, Failure> {
    let offsets = kept.array::<I>(a.rows.saturating_add(1));
    let offsets = offsets.map_err(|error| Failure { call, error })?;
    let marks = spgemm_work(pool::width(), b.cols);
    run::<usize, _>(call, stream, marks, move |ctx, marks| {
        // SAFETY: the caller's promise; `kept` is new.
        unsafe {
            let (a, b) = (a.pattern()?.prove(ctx.par)?, b.pattern()?.prove(ctx.par)?);
            spgemm_offsets(ctx.par, a, b, base, offsets.get_mut(), marks)
        }
    })
}

/// Queues the offsets and indices of C = A B.
///
/// # Safety
/// When the stream comes to it, the patterns can be read, and C's arrays are used by nothing else.
pub unsafe fn pattern<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    (a, b): (Matrix<I, T>, Matrix<I, T>),
    c: Matrix<I, T>,
    kept: &Kept,
) -> Result<()> {
    let offsets = kept.array::<I>(c.rows.saturating_add(1))?;
    let marks = spgemm_work(pool::width(), b.cols);
    let (bytes, kept) = (moved(&a, &b, &c), kept.clone());
    enqueue::<usize>(call, stream, bytes, marks, move |ctx, marks| {
        let _ = &kept;
        // SAFETY: the caller's promise.
        unsafe {
            let (a, b) = (a.pattern()?.prove(ctx.par)?, b.pattern()?.prove(ctx.par)?);
            write(&c.offsets, offsets)?;
            spgemm_indices(ctx.par, a, b, c.base, (offsets.get(), c.indices.get_mut()), marks)
        }
    })
}

/// C := alpha A B + beta C
pub struct Spgemm<I, T> {
    pub alpha: Factor<T>,
    pub a: Matrix<I, T>,
    pub b: Matrix<I, T>,
    pub beta: Factor<T>,
    pub c: Matrix<I, T>,
    /// Offsets to write to C first, for a C that is made as a whole; else only values are written, to a pattern that
    /// is there.
    pub offsets: Option<Kept>,
}

impl<I: Index, T: Scalar> Spgemm<I, T> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's arrays are used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let count = spgemm_work(pool::width(), self.b.cols);
        let sums = count.saturating_mul(size_of::<T>()).div_ceil(size_of::<usize>());
        let bytes = moved(&self.a, &self.b, &self.c);
        let work = count.saturating_add(sums);
        enqueue::<usize>(call, stream, bytes, work, move |ctx, work| {
            let (marks, sums) = work.split_at_mut(count.min(work.len()));
            // SAFETY: as many bytes as were asked for; no element type needs more alignment than a usize.
            let sums = unsafe {
                let start = sums.as_mut_ptr().cast::<MaybeUninit<T>>();
                let bytes = sums.len().saturating_mul(size_of::<usize>());
                let len = bytes.checked_div(size_of::<T>()).unwrap_or(0);
                core::slice::from_raw_parts_mut(start, len)
            };
            // SAFETY: the caller's promise.
            unsafe { self.run(ctx, marks, sums) }
        })
    }

    /// # Safety
    /// As for [`Spgemm::enqueue`], now.
    unsafe fn run(
        &self,
        ctx: &crate::kernel::par::Ctx,
        marks: &mut [MaybeUninit<usize>],
        sums: &mut [MaybeUninit<T>],
    ) -> sparse::Result<()> {
        const { assert!(align_of::<T>() <= align_of::<usize>()) };
        let (par, c) = (ctx.par, &self.c);
        // SAFETY: the caller's promise.
        unsafe {
            let (a, b) = (self.a.view()?.prove(par)?, self.b.view()?.prove(par)?);
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            let Some(kept) = &self.offsets else {
                let there = (c.pattern()?.prove(par)?, c.values.get_mut());
                return spgemm_values(par, alpha, a, b, beta, there, marks, sums);
            };
            let offsets = kept.array::<I>(c.rows.saturating_add(1));
            write(&c.offsets, offsets.map_err(|_| sparse::Error::Short)?)?;
            let arrays = (c.offsets.get(), c.indices.get_mut(), c.values.get_mut());
            spgemm(par, alpha, a, b, beta, c.base, arrays, marks, sums)
        }
    }
}

/// Bytes that a product moves, about.
fn moved<I: Index, T: Value>(a: &Matrix<I, T>, b: &Matrix<I, T>, c: &Matrix<I, T>) -> usize {
    a.bytes().saturating_add(b.bytes()).saturating_add(c.bytes()).saturating_mul(4)
}
