//! Products of sparse matrices with dense ones, and batches of them.

use super::dense::Matrices;
use super::storage::Storage;
use super::{Factor, Index, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::spmm::{Dense, spmm, spmm_columns, spmm_coordinates};
use crate::kernel::sparse::{self, Error};

/// C := alpha op(A) op(B) + beta C, for each matrix of a batch.
pub struct Spmm<I, T> {
    pub trans: [Trans; 2],
    pub alpha: Factor<T>,
    /// The first of them, and how far apart their arrays are.
    pub a: Storage<I, T>,
    pub strides: [usize; 3],
    pub b: Matrices<T>,
    pub beta: Factor<T>,
    pub c: Matrices<T>,
    pub batch: usize,
}

impl<I: Index, T: Scalar> Spmm<I, T> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C is used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let dense = self.b.bytes().saturating_add(self.c.bytes());
        // Entries are used once for each column.
        let entries = self.a.bytes().saturating_mul(self.c.cols.max(1));
        let bytes = dense.saturating_add(entries).saturating_mul(self.batch);
        enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
            for at in 0..self.batch {
                // SAFETY: the caller's promise.
                unsafe { self.one(ctx, at)? };
            }
            Ok(())
        })
    }

    /// # Safety
    /// As for [`Spmm::enqueue`], now.
    unsafe fn one(&self, ctx: &Ctx, at: usize) -> sparse::Result<()> {
        let (par, [trans, trans_b]) = (ctx.par, self.trans);
        // SAFETY: the caller's promise.
        unsafe {
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            let (b, c) = (Dense::new(trans_b, self.b.view(at)), self.c.view_mut(at));
            match self.a.shifted(at, self.strides) {
                Storage::Rows(a) => spmm(par, trans, alpha, a.view()?.prove(par)?, b, beta, c),
                Storage::Columns(a) => {
                    spmm_columns(par, trans, alpha, a.view()?.prove(par)?, b, beta, c)
                }
                Storage::Coordinates(a) => {
                    spmm_coordinates(par, trans, alpha, a.view(), b, beta, c)
                }
                Storage::Blocks(_) => Err(Error::Short),
            }
        }
    }
}
