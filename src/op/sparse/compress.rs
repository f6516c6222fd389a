//! Matrices without their small entries, and sums of matrices: offsets first, entries second.

use super::convert::{Open, Plane, store_total};
use super::{Array, Base, Factor, Index, Matrix, Mode, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::sparse::convert::geam::{geam, geam_offsets};
use crate::kernel::sparse::convert::{dense, prune};
use crate::kernel::sparse::{self, Error};
use crate::kernel::view::MatRef;
use core::mem::MaybeUninit;

/// Where a number of entries goes: the call waits and returns it, or the stream stores it.
#[derive(Clone, Copy)]
pub struct Total<I> {
    pub mode: Mode,
    pub at: Array<I>,
}

/// Work whose result is a number of entries.
///
/// # Safety
/// The total can be written: when the stream comes to it, in device mode; now, in host mode.
pub(super) unsafe fn counted<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    (bytes, work): (usize, usize),
    total: Total<I>,
    body: impl Fn(&Ctx, &mut [MaybeUninit<T>]) -> sparse::Result<usize> + Send + Sync + 'static,
) -> core::result::Result<(), Failure> {
    if total.mode == Mode::Device {
        return enqueue::<T>(call, stream, bytes, work, move |ctx, work| {
            // SAFETY: the caller's promise.
            unsafe { store_total(body(ctx, work)?, total.at) }
        })
        .map_err(|error| Failure { call, error });
    }
    let nnz = run::<T, _>(call, stream, work, move |ctx, work| body(ctx, work))?;
    // SAFETY: the caller's promise.
    let stored = unsafe { store_total(nnz, total.at) };
    super::told(call, stored).map_err(|error| Failure { call, error })
}

/// Offsets of C = alpha A + beta B.
///
/// # Safety
/// When the stream comes to it, the patterns can be read, and the offsets are used by nothing else; the total
/// as [`Total`] says.
pub unsafe fn sum_offsets<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    (a, b): (Matrix<I, T>, Matrix<I, T>),
    (base, offsets): (Base, Array<I>),
    total: Total<I>,
) -> core::result::Result<(), Failure> {
    let bytes = a.bytes().saturating_add(b.bytes());
    // SAFETY: the caller's promise.
    unsafe {
        counted::<I, T>(call, stream, (bytes, 0), total, move |ctx, _| {
            let (a, b) = (a.pattern()?.prove(ctx.par)?, b.pattern()?.prove(ctx.par)?);
            geam_offsets(ctx.par, a, b, base, offsets.get_mut())
        })
    }
}

/// Queues the entries of C = alpha A + beta B, to where C's offsets say.
///
/// # Safety
/// When the stream comes to it, everything can be read, and C's entries are used by nothing else.
pub unsafe fn sum<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    (alpha, a): (Factor<T>, Matrix<I, T>),
    (beta, b): (Factor<T>, Matrix<I, T>),
    c: Open<I, T>,
) -> Result<()> {
    let bytes = a.bytes().saturating_add(b.bytes()).saturating_mul(2);
    enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let (a, b) = (a.view()?.prove(ctx.par)?, b.view()?.prove(ctx.par)?);
            let (c, alpha, beta) = (c.closed()?, alpha.get(), beta.get());
            let (indices, values) = (c.indices.get_mut(), c.values.get_mut());
            geam(ctx.par, (alpha, a), (beta, b), c.base, c.offsets.get(), indices, values)
        }
    })
}

/// Numbers of entries of each row whose modulus exceeds a threshold.
///
/// # Safety
/// As for [`sum_offsets`].
pub unsafe fn large_counts<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    a: Open<I, T>,
    threshold: T::Real,
    counts: Array<I>,
    total: Total<I>,
) -> core::result::Result<(), Failure> {
    let bytes = a.rows.saturating_mul(64);
    // SAFETY: the caller's promise.
    unsafe {
        counted::<I, T>(call, stream, (bytes, 0), total, move |ctx, _| {
            let Matrix { base, offsets, values, .. } = a.closed()?;
            let (offsets, counts) = (offsets.get(), counts.get_mut());
            prune::prune_counts(ctx.par, base, offsets, values.get(), threshold, counts)
        })
    }
}

/// Queues the entries whose modulus exceeds a threshold, of which there are `counts` in each row, and their offsets.
///
/// # Safety
/// When the stream comes to it, A and counts can be read, and C's arrays are used by nothing else.
pub unsafe fn large_entries<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    a: Matrix<I, T>,
    threshold: T::Real,
    counts: Array<I>,
    c: Open<I, T>,
) -> Result<()> {
    enqueue::<T>(call, stream, a.bytes().saturating_mul(2), 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            dense::offsets_of_counts(c.base, counts.get(), c.offsets.get_mut())?;
            pruned(ctx, a, threshold, c)
        }
    })
}

unsafe fn pruned<I: Index, T: Scalar>(
    ctx: &Ctx,
    a: Matrix<I, T>,
    threshold: T::Real,
    c: Open<I, T>,
) -> sparse::Result<()> {
    // SAFETY: the callers' promise.
    unsafe {
        let (a, c) = (a.view()?.prove(ctx.par)?, c.closed()?);
        let (indices, values) = (c.indices.get_mut(), c.values.get_mut());
        prune::prune(ctx.par, a, threshold, c.base, c.offsets.get(), indices, values)
    }
}

/// How large an entry has to be: more than a threshold, or more than this percentage of the entries.
#[derive(Clone, Copy)]
pub enum Least<R> {
    Than(Factor<R>),
    Percentage(f32),
}

/// What is pruned.
#[derive(Clone, Copy)]
pub enum Source<I, T> {
    Sparse(Matrix<I, T>),
    Dense(Plane<T>),
}

impl<I: Index, T: Real> Source<I, T> {
    fn elements(&self) -> usize {
        match self {
            Source::Sparse(a) => a.nnz(),
            Source::Dense(a) => a.rows.saturating_mul(a.cols),
        }
    }

    /// Elements of work memory: a copy of the elements, or their moduli.
    fn work(&self, least: &Least<T>) -> usize {
        match (self, least) {
            (Source::Sparse(_), Least::Than(_)) => 0,
            _ => self.elements(),
        }
    }

    /// # Safety
    /// Everything can be read.
    unsafe fn threshold(&self, least: &Least<T>, work: &mut [MaybeUninit<T>]) -> sparse::Result<T> {
        let percentage = match *least {
            // SAFETY: the caller's promise.
            Least::Than(threshold) => return Ok(unsafe { threshold.get() }),
            Least::Percentage(percentage) => f64::from(percentage),
        };
        let work = work.get_mut(..self.elements()).ok_or(Error::Short)?;
        if work.is_empty() {
            return Ok(T::ZERO);
        }
        match self {
            // SAFETY: the caller's promise.
            Source::Sparse(a) => fill(work, unsafe { a.values.get() }.iter().copied()),
            // SAFETY: as above.
            Source::Dense(a) => fill(work, elements(unsafe { a.view() })),
        }
        // SAFETY: all have been written.
        let moduli =
            unsafe { core::slice::from_raw_parts_mut(work.as_mut_ptr().cast::<T>(), work.len()) };
        let last = moduli.len().saturating_sub(1);
        let wanted = (moduli.len() as f64 * (percentage / 100.0)).ceil() as usize;
        let at = wanted.saturating_sub(1).min(last);
        // NaN is above all numbers.
        let (_, threshold, _) = moduli.select_nth_unstable_by(at, |a, b| {
            a.partial_cmp(b).unwrap_or_else(|| a.is_nan().cmp(&b.is_nan()))
        });
        Ok(*threshold)
    }

    /// Offsets of what is left. As for [`sum_offsets`].
    ///
    /// # Safety
    /// As for [`sum_offsets`].
    pub unsafe fn offsets(
        self,
        call: &'static str,
        stream: &Stream,
        least: Least<T>,
        (base, offsets): (Base, Array<I>),
        total: Total<I>,
    ) -> core::result::Result<(), Failure> {
        let size = (self.elements().saturating_mul(size_of::<T>()), self.work(&least));
        // SAFETY: the caller's promise.
        unsafe {
            counted::<I, T>(call, stream, size, total, move |ctx, work| {
                let threshold = self.threshold(&least, work)?;
                match self {
                    Source::Sparse(a) => {
                        let a = a.view()?.prove(ctx.par)?;
                        prune::prune_offsets(ctx.par, a, threshold, base, offsets.get_mut())
                    }
                    Source::Dense(a) => {
                        let large = large(a.view(), threshold, work)?;
                        dense::dense_offsets(ctx.par, large, base, offsets.get_mut())
                    }
                }
            })
        }
    }

    /// Queues what is left, to where C's offsets say.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's entries are used by nothing else.
    pub unsafe fn enqueue(
        self,
        call: &'static str,
        stream: &Stream,
        least: Least<T>,
        c: Open<I, T>,
    ) -> Result<()> {
        let bytes = self.elements().saturating_mul(size_of::<T>());
        let work = self.work(&least);
        enqueue::<T>(call, stream, bytes, work, move |ctx, work| {
            // SAFETY: the caller's promise.
            unsafe {
                let threshold = self.threshold(&least, work)?;
                match self {
                    Source::Sparse(a) => pruned(ctx, a, threshold, c),
                    Source::Dense(a) => {
                        let a = large(a.view(), threshold, work)?;
                        let c = c.closed()?;
                        let (indices, values) = (c.indices.get_mut(), c.values.get_mut());
                        dense::dense_to_csr(ctx.par, a, c.base, c.offsets.get(), indices, values)
                    }
                }
            }
        })
    }
}

fn elements<T: Scalar>(a: MatRef<T>) -> impl Iterator<Item = T> {
    (0..a.cols()).flat_map(move |j| (0..a.rows()).map(move |i| a.get(i, j)))
}

/// Writes the moduli.
fn fill<T: Real>(work: &mut [MaybeUninit<T>], elements: impl Iterator<Item = T>) {
    for (to, element) in work.iter_mut().zip(elements) {
        to.write(element.abs());
    }
}

/// A copy of a matrix with zeros for what does not exceed a threshold.
fn large<'a, T: Real>(
    a: MatRef<T>,
    threshold: T,
    work: &'a mut [MaybeUninit<T>],
) -> sparse::Result<MatRef<'a, T>> {
    let (rows, cols) = (a.rows(), a.cols());
    let work = work.get_mut(..rows.saturating_mul(cols)).ok_or(Error::Short)?;
    for (to, element) in work.iter_mut().zip(elements(a)) {
        let small = element.abs() <= threshold;
        to.write(if small { T::ZERO } else { element });
    }
    let start = work.as_mut_ptr().cast::<T>();
    let stride = isize::try_from(rows).map_err(|_| Error::TooLarge)?;
    // SAFETY: all of it has been written.
    Ok(unsafe { MatRef::from_raw(start, rows, cols, 1, stride) })
}
