//! Solves with triangles: an analysis that is waited for, and solves that are queued.

use super::convert::Plane;
use super::factor::Zero;
use super::{Array, Diag, Factor, Index, Matrix, Trans, Uplo, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::shared::Shared;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::spmm::Dense;
use crate::kernel::sparse::trsv::Analysis;
use crate::kernel::sparse::{Error, Value};
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
            Analysis::new(trans, uplo, diag, unsafe { a.pattern() }?.prove(ctx.par)?)
        })?;
        let zero = Zero::new(analysis.structural_zero());
        Shared::try_new(Found { analysis, zero, rows: a.rows, nnz: a.nnz() })
            .map(Triangle)
            .map_err(|error| Failure { call, error })
    }

    /// Whether it was a matrix of this many rows and entries.
    pub fn is_of(&self, rows: usize, nnz: usize) -> bool {
        (self.0.rows, self.0.nnz) == (rows, nnz)
    }

    /// The first missing diagonal entry or, once a solve has run, missing or zero one.
    pub fn zero(&self) -> Option<usize> {
        self.0.zero.get()
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
        let found = self.0.clone();
        let entry = size_of::<T>().saturating_add(8);
        let bytes = found.nnz.saturating_add(found.rows).saturating_mul(entry);
        enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
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
    pub unsafe fn enqueue_many<T: Scalar>(
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
        enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
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
}

fn conjugate<T: Scalar>(mut a: MatMut<T>) {
    for j in 0..a.cols() {
        for i in 0..a.rows() {
            a.set(i, j, a.get(i, j).conj());
        }
    }
}
