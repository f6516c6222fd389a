//! Products of sparse matrices with dense ones, and batches of them.

use super::dense::Matrices;
use super::storage::Storage;
use super::{Factor, Index, Trans, enqueue};
use crate::device::error::Result;
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::sparse::bsr::spmm_blocks;
use crate::kernel::sparse::csr::By;
use crate::kernel::sparse::ell::spmm_ell;
use crate::kernel::sparse::number::{Compute, Load, Store};
use crate::kernel::sparse::spmm::{
    Dense, spmm_coordinates_mixed, spmm_coordinates_mixed_work, spmm_mixed, spmm_mixed_work,
};
use crate::kernel::sparse::{self, Error};
use core::mem::MaybeUninit;

/// C := alpha op(A) op(B) + beta C for each matrix of a batch, for elements of types A, X and Y, computed in C.
pub struct Spmm<I, A, X, Y, C> {
    pub trans: [Trans; 2],
    pub alpha: Factor<C>,
    /// The first of them, and how far apart their arrays are.
    pub a: Storage<I, A>,
    pub strides: [usize; 3],
    pub b: Matrices<X>,
    pub beta: Factor<C>,
    pub c: Matrices<Y>,
    pub batch: usize,
}

impl<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute> Spmm<I, A, X, Y, C> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C is used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let dense = self.b.bytes().saturating_add(self.c.bytes());
        // Entries are used once for each column.
        let entries = self.a.bytes().saturating_mul(self.c.cols.max(1));
        let bytes = dense.saturating_add(entries).saturating_mul(self.batch);
        enqueue::<C>(call, stream, bytes, self.work(), move |ctx, work| {
            for at in 0..self.batch {
                // SAFETY: the caller's promise.
                unsafe { self.one(ctx, at, work)? };
            }
            Ok(())
        })
    }

    /// Elements of work memory.
    fn work(&self) -> usize {
        let (slots, shape) = (pool::width(), (self.c.rows, self.c.cols));
        let by = |by: By| spmm_mixed_work::<Y, C>(slots, (by, self.trans[0]), shape);
        match &self.a {
            Storage::Rows(_) => by(By::Rows),
            Storage::Columns(_) => by(By::Columns),
            Storage::Coordinates(_) => spmm_coordinates_mixed_work::<Y, C>(slots, shape),
            Storage::Blocks(_) | Storage::Ell(_) | Storage::Slices(_) => 0,
        }
    }

    /// # Safety
    /// As for [`Spmm::enqueue`], now.
    unsafe fn one(&self, ctx: &Ctx, at: usize, work: &mut [MaybeUninit<C>]) -> sparse::Result<()> {
        let (par, [trans, trans_b]) = (ctx.par, self.trans);
        // SAFETY: the caller's promise.
        unsafe {
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            let (b, c) = (Dense::new(trans_b, self.b.view(at)), self.c.view_mut(at));
            match self.a.shifted(at, self.strides) {
                Storage::Rows(a) => {
                    let a = a.view()?.prove(par)?;
                    spmm_mixed(par, (By::Rows, trans), alpha, a, b, beta, c, work)
                }
                Storage::Columns(a) => {
                    let a = a.view()?.prove(par)?;
                    spmm_mixed(par, (By::Columns, trans), alpha, a, b, beta, c, work)
                }
                Storage::Coordinates(a) => {
                    spmm_coordinates_mixed(par, trans, alpha, a.view(), b, beta, c, work)
                }
                Storage::Blocks(a) if trans == Trans::No => {
                    spmm_blocks(par, alpha, a.view()?, b, beta, c)
                }
                Storage::Ell(a) if trans == Trans::No => {
                    spmm_ell(par, alpha, (a.places()?, a.values.get()), b, beta, c)
                }
                _ => Err(Error::Short),
            }
        }
    }
}
