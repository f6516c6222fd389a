//! Solves with triangles: an analysis that is waited for, and solves that are queued.

use super::convert::Plane;
use super::dense::Matrices;
use super::factor::Zero;
use super::storage::Storage;
use super::{Array, Diag, Factor, Index, Matrix, Trans, Uplo, enqueue, enqueue_scheduled, run};
use crate::device::error::{Error as DeviceError, Failure, Result};
use crate::device::shared::{Shared, try_vec};
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::convert::coo::coo_to_csr;
use crate::kernel::sparse::csr::Csr;
use crate::kernel::sparse::expand::Expanded;
use crate::kernel::sparse::spmm::Dense;
use crate::kernel::sparse::trsv::Analysis;
use crate::kernel::sparse::{self, Error, Value};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::MatMut;

struct Found {
    analysis: Analysis,
    zero: Zero,
    rows: usize,
    nnz: usize,
}

/// The analysis of a triangle of a matrix, and of what op makes of it.
#[derive(Clone)]
pub struct Triangle(Shared<Found>);

impl Triangle {
    /// Looks at the pattern of a square matrix, in the stream's order. Waits.
    ///
    /// # Safety
    /// Offsets and indices can be read when the stream comes to it.
    pub unsafe fn new<I: Index, T: Value>(
        call: &'static str,
        stream: &Stream,
        (trans, uplo, diag): (Trans, Uplo, Diag),
        a: Matrix<I, T>,
    ) -> core::result::Result<Self, Failure> {
        let analysis = run::<f64, _>(call, stream, 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            Analysis::on(ctx.par, trans, uplo, diag, unsafe { a.pattern() }?.prove(ctx.par)?)
        })?;
        let zero = Zero::new(analysis.structural_zero());
        Shared::try_new(Found { analysis, zero, rows: a.rows, nnz: a.nnz() })
            .map(Triangle)
            .map_err(|error| Failure { call, error })
    }

    /// Whether it was a matrix of this many rows and stored values.
    pub fn is_of(&self, rows: usize, nnz: usize) -> bool {
        (self.0.rows, self.0.nnz) == (rows, nnz)
    }

    /// The first missing diagonal entry or, once a solve has run, missing or zero one.
    pub fn zero(&self) -> Option<usize> {
        self.0.zero.get()
    }

    /// [`Triangle::new`] for a matrix in other formats: coordinates with ascending rows, compressed columns, square blocks,
    /// and slices. Rows are rows of elements.
    ///
    /// # Safety
    /// The arrays can be read when the stream comes to it.
    pub unsafe fn of<I: Index>(
        call: &'static str,
        stream: &Stream,
        part: (Trans, Uplo, Diag),
        a: Storage<I, ()>,
    ) -> core::result::Result<Self, Failure> {
        let rows = a.shape().0;
        let analysis = run::<f64, _>(call, stream, 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe { analyse(ctx, part, a) }
        })?;
        let (zero, nnz) = (Zero::new(analysis.structural_zero()), analysis.values());
        Shared::try_new(Found { analysis, zero, rows, nnz })
            .map(Triangle)
            .map_err(|error| Failure { call, error })
    }

    /// Queues x := alpha op(A)^-1 f. x and f may be the same.
    ///
    /// # Safety
    /// When the stream comes to it, the values (of the whole matrix), f and alpha can be read, and x is used
    /// by nothing else.
    pub unsafe fn enqueue<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        alpha: Factor<T>,
        values: Array<T>,
        f: Array<T>,
        x: Array<T>,
    ) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.enqueue_with(call, stream, None, alpha, values, f, x) }
    }

    /// [`Triangle::enqueue`] with values that somebody keeps meanwhile.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn enqueue_with<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        kept: Option<Kept>,
        alpha: Factor<T>,
        values: Array<T>,
        f: Array<T>,
        x: Array<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        let entry = size_of::<T>().saturating_add(8);
        let bytes = found.nnz.saturating_add(found.rows).saturating_mul(entry);
        enqueue_scheduled(call, stream, bytes, move |ctx| {
            let _ = &kept;
            let n = found.rows;
            if f.len() < n || x.len() < n {
                return Err(Error::Short);
            }
            // SAFETY: the caller's promise; the kernel lets f and x be the same.
            let zero = unsafe {
                let (f, x) = (
                    VecRef::from_raw(f.start(), n, 1),
                    VecMut::from_raw(x.start().cast_mut(), n, 1),
                );
                found.analysis.solve(ctx, alpha.get(), values.get(), f, x)?
            };
            found.zero.set(zero);
            Ok(())
        })
    }

    /// Queues op(X) := alpha op(A)^-1 op(B) for as many right-hand sides as op(B) has columns, in place of B. With
    /// [`Trans::Conj`] the solution is conjugated back.
    ///
    /// # Safety
    /// As for [`Triangle::enqueue`]; B is used by nothing else.
    pub unsafe fn enqueue_in_place<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        alpha: Factor<T>,
        values: Array<T>,
        (trans, b): (Trans, Plane<T>),
    ) -> Result<()> {
        let found = self.0.clone();
        let entry = size_of::<T>().saturating_add(8);
        let bytes = found.nnz.saturating_mul(entry).saturating_add(b.bytes().saturating_mul(2));
        enqueue_scheduled(call, stream, bytes, move |ctx| {
            // SAFETY: the caller's promise; the kernel lets B and X be the same.
            let zero = unsafe {
                let x = if trans == Trans::No { b.view_mut() } else { b.view_mut().t() };
                let b = Dense::new(trans, b.view());
                found.analysis.solve_many(ctx, alpha.get(), values.get(), b, x)?
            };
            if trans == Trans::Conj {
                // SAFETY: the caller's promise.
                conjugate(unsafe { b.view_mut() });
            }
            found.zero.set(zero);
            Ok(())
        })
    }

    /// Queues C := alpha op(A)^-1 op(B), with values that somebody keeps meanwhile. C and op(B) may be the same.
    ///
    /// # Safety
    /// When the stream comes to it, the values (of the whole matrix), B and alpha can be read, and C is used by
    /// nothing else.
    pub unsafe fn enqueue_many<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        kept: Option<Kept>,
        alpha: Factor<T>,
        values: Array<T>,
        (trans, b): (Trans, Matrices<T>),
        c: Matrices<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        let entry = size_of::<T>().saturating_add(8);
        let entries = found.nnz.saturating_add(found.rows).saturating_mul(c.cols.max(1));
        enqueue_scheduled(call, stream, entries.saturating_mul(entry), move |ctx| {
            let _ = &kept;
            // SAFETY: the caller's promise; the kernel lets op(B) and C be the same.
            let zero = unsafe {
                let b = Dense::new(trans, b.view(0));
                found.analysis.solve_many(ctx, alpha.get(), values.get(), b, c.view_mut(0))?
            };
            found.zero.set(zero);
            Ok(())
        })
    }

    /// Queues a copy of new values to where `kept` is: of all entries, or (after those of `rest`) of the diagonal.
    ///
    /// # Safety
    /// Both arrays can be read when the stream comes to it.
    pub unsafe fn update<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        kept: &Kept,
        rest: Option<Array<T>>,
        new: Array<T>,
        diagonal: bool,
    ) -> Result<()> {
        let (found, kept) = (self.0.clone(), kept.clone());
        let values = kept.array::<T>(found.nnz)?;
        let bytes = found.nnz.saturating_mul(size_of::<T>()).saturating_mul(2);
        enqueue::<T>(call, stream, bytes, 0, move |_, _| {
            let _ = &kept;
            // SAFETY: the caller's promise; `kept` is used by this stream's tasks only.
            let (values, new) = unsafe { (values.get_mut(), new.get()) };
            if let Some(rest) = rest {
                // SAFETY: the caller's promise.
                copy(unsafe { rest.get() }, values)?;
            }
            if diagonal {
                return found.analysis.replace_diagonal(new, values);
            }
            copy(new, values)
        })
    }
}

fn conjugate<T: Scalar>(mut a: MatMut<T>) {
    for j in 0..a.cols() {
        for i in 0..a.rows() {
            a.set(i, j, a.get(i, j).conj());
        }
    }
}

fn copy<T: Copy>(from: &[T], to: &mut [T]) -> sparse::Result<()> {
    if from.len() != to.len() {
        return Err(Error::Short);
    }
    to.copy_from_slice(from);
    Ok(())
}

/// # Safety
/// The arrays can be read.
unsafe fn analyse<I: Index>(
    ctx: &Ctx,
    (trans, uplo, diag): (Trans, Uplo, Diag),
    a: Storage<I, ()>,
) -> sparse::Result<Analysis> {
    // SAFETY: the caller's promise.
    unsafe {
        match a {
            Storage::Rows(a) => {
                Analysis::on(ctx.par, trans, uplo, diag, a.pattern()?.prove(ctx.par)?)
            }
            Storage::Columns(a) => {
                // A is the transpose of what the arrays say.
                let turned = if trans == Trans::No { Trans::Yes } else { Trans::No };
                let other = if uplo == Uplo::Lower { Uplo::Upper } else { Uplo::Lower };
                let (conj, a) = (trans == Trans::Conj, a.pattern()?.prove(ctx.par)?);
                Analysis::conjugating(ctx.par, conj, turned, other, diag, a)
            }
            Storage::Coordinates(a) => {
                let rows = a.rows.checked_add(1).ok_or(Error::TooLarge)?;
                let mut offsets = try_vec(rows, I::new(0)).map_err(|_| Error::OutOfMemory)?;
                coo_to_csr(a.rows, a.base, a.row_numbers.get(), &mut offsets)?;
                let a = Csr::pattern(a.rows, a.cols, a.base, &offsets, a.columns.get())?;
                Analysis::on(ctx.par, trans, uplo, diag, a.prove(ctx.par)?)
            }
            Storage::Blocks(a) => {
                let a = Expanded::of_blocks(ctx.par, &a.view()?)?;
                Analysis::expanded(ctx.par, (trans, uplo, diag), &a)
            }
            Storage::Slices(a) => {
                let a = Expanded::of_slices(&a.view())?;
                Analysis::expanded(ctx.par, (trans, uplo, diag), &a)
            }
            Storage::Ell(_) => Err(Error::Short),
        }
    }
}

/// Values that an analysis's owner has been given, in memory of the library.
#[derive(Clone)]
pub struct Kept(Shared<Memory>);

/// Words enough for the values, and where they are.
struct Memory {
    words: Vec<u64>,
    start: *mut u64,
}

// SAFETY: the words are reached by tasks of one stream, one at a time.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

impl Kept {
    /// Room for so many values.
    pub fn new<T>(count: usize) -> Result<Kept> {
        let bytes = count.checked_mul(size_of::<T>()).ok_or(DeviceError::OutOfMemory)?;
        let mut words = try_vec(bytes.div_ceil(size_of::<u64>()), 0u64)?;
        let start = words.as_mut_ptr();
        Shared::try_new(Memory { words, start }).map(Kept)
    }

    /// The values.
    pub fn array<T>(&self, count: usize) -> Result<Array<T>> {
        let bytes = count.saturating_mul(size_of::<T>());
        if bytes > self.0.words.len().saturating_mul(size_of::<u64>()) {
            return Err(DeviceError::InvalidValue);
        }
        Array::new(self.0.start.cast::<T>().cast_const(), count)
    }
}
