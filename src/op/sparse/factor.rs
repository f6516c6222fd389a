//! Incomplete factorizations: an analysis that is waited for, and factorizations that are queued.
//!
//! What an analysis found is shared by the factorizations that are under way, so its owner may be destroyed
//! or analysed again meanwhile.

use super::{Array, Index, Matrix, enqueue_scheduled, run};
use crate::device::error::{Failure, Result};
use crate::device::shared::Shared;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::{Value, ic0, ilu0};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

pub use crate::kernel::sparse::ilu0::Boost;
pub use crate::kernel::sparse::ilu0_blocks::Square;

const NONE: usize = usize::MAX;

/// The first zero pivot, as far as it is known: the analysis's, then the last factorization's.
pub struct Zero(AtomicUsize);

impl Zero {
    pub fn new(row: Option<usize>) -> Zero {
        Zero(AtomicUsize::new(row.unwrap_or(NONE)))
    }
    pub fn set(&self, row: Option<usize>) {
        self.0.store(row.unwrap_or(NONE), Relaxed);
    }
    /// The row, from 0.
    pub fn get(&self) -> Option<usize> {
        Some(self.0.load(Relaxed)).filter(|&row| row != NONE)
    }
}

/// A pattern that has been looked at, by the analysis `A`.
struct Found<A> {
    analysis: A,
    zero: Zero,
    rows: usize,
    nnz: usize,
}

macro_rules! analysis {
    ($(#[$doc:meta])* $name:ident, $kernel:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Shared<Found<$kernel::Analysis>>);

        impl $name {
            /// Looks at the pattern of a square matrix, in the stream's order. Waits.
            ///
            /// # Safety
            /// Offsets and indices can be read when the stream comes to it.
            pub unsafe fn new<I: Index, T: Value>(
                call: &'static str,
                stream: &Stream,
                a: Matrix<I, T>,
            ) -> core::result::Result<Self, Failure> {
                let analysis = run::<f64, _>(call, stream, 0, move |ctx, _| {
                    // SAFETY: the caller's promise.
                    $kernel::Analysis::on(ctx.par, unsafe { a.pattern() }?.prove(ctx.par)?)
                })?;
                let zero = Zero::new(analysis.structural_zero());
                Shared::try_new(Found { analysis, zero, rows: a.rows, nnz: a.nnz() })
                    .map($name)
                    .map_err(|error| Failure { call, error })
            }

            /// Whether it was a matrix of this many rows and entries.
            pub fn is_of(&self, rows: usize, nnz: usize) -> bool {
                (self.0.rows, self.0.nnz) == (rows, nnz)
            }

            /// The first missing pivot or, once a factorization has run, missing or zero pivot.
            pub fn zero(&self) -> Option<usize> {
                self.0.zero.get()
            }
        }
    };
}

analysis! {
    /// The analysis of a pattern for IC(0).
    Ic0, ic0
}
analysis! {
    /// The analysis of a pattern for ILU(0).
    Ilu0, ilu0
}

/// Bytes that a factorization moves, about.
fn moved<T>(nnz: usize) -> usize {
    nnz.saturating_mul(size_of::<T>().saturating_add(16)).saturating_mul(2)
}

impl Ic0 {
    /// Queues the factorization of the lower triangle, in place.
    ///
    /// # Safety
    /// The values may be used when the stream comes to it, and are used by nothing else then.
    pub unsafe fn enqueue<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        values: Array<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        enqueue_scheduled(call, stream, moved::<T>(found.nnz), move |ctx| {
            // SAFETY: the caller's promise.
            let values = unsafe { values.get_mut() };
            found.zero.set(found.analysis.factor(ctx, values)?);
            Ok(())
        })
    }

    /// [`Ic0::enqueue`] for the blocks whose pattern was looked at.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn enqueue_blocks<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        block: Square,
        values: Array<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        enqueue_scheduled(call, stream, moved::<T>(values.len()), move |ctx| {
            // SAFETY: the caller's promise.
            let values = unsafe { values.get_mut() };
            found.zero.set(found.analysis.factor_blocks(ctx, block, values)?);
            Ok(())
        })
    }
}

/// What small pivots are replaced by, as given.
type Given<T> = Option<(super::Factor<f64>, super::Factor<T>)>;

/// # Safety
/// The addresses can be read.
unsafe fn read<T: Scalar>(given: &Given<T>) -> Option<Boost<T>> {
    use crate::kernel::scalar::Real;
    given.as_ref().map(|(tolerance, value)| {
        // SAFETY: the caller's promise.
        let (tolerance, value) = unsafe { (tolerance.get(), value.get()) };
        Boost { tolerance: T::Real::from_f64(tolerance), value }
    })
}

impl Ilu0 {
    /// Queues the factorization, in place; pivots not above the boost's tolerance are replaced.
    ///
    /// # Safety
    /// As for [`Ic0::enqueue`]; the boost's addresses can be read then.
    pub unsafe fn enqueue<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        boost: Given<T>,
        values: Array<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        enqueue_scheduled(call, stream, moved::<T>(found.nnz), move |ctx| {
            // SAFETY: the caller's promise.
            let (values, boost) = unsafe { (values.get_mut(), read(&boost)) };
            found.zero.set(found.analysis.factor(ctx, boost, values)?);
            Ok(())
        })
    }

    /// [`Ilu0::enqueue`] for the blocks whose pattern was looked at.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn enqueue_blocks<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        boost: Given<T>,
        block: Square,
        values: Array<T>,
    ) -> Result<()> {
        let found = self.0.clone();
        enqueue_scheduled(call, stream, moved::<T>(values.len()), move |ctx| {
            // SAFETY: the caller's promise.
            let (values, boost) = unsafe { (values.get_mut(), read(&boost)) };
            found.zero.set(found.analysis.factor_blocks(ctx, block, boost, values)?);
            Ok(())
        })
    }
}
