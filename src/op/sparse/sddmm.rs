//! The entries of a dense product that a sparse matrix has, and batches of such.

use super::dense::Matrices;
use super::storage::Storage;
use super::{Array, Factor, Index, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::sparse::number::{Compute, Load, Store};
use crate::kernel::sparse::sddmm::{sddmm_blocks, sddmm_coordinates, sddmm_mixed};
use crate::kernel::sparse::spmm::Dense;
use crate::kernel::sparse::{self, Error};

/// C := alpha (op(A) op(B)) . pattern(C) + beta C, for each matrix of a batch, for elements of types A (of A and B)
/// and Y, computed in C.
pub struct Sddmm<I, A, Y, C> {
    pub trans: [Trans; 2],
    pub alpha: Factor<C>,
    pub a: Matrices<A>,
    pub b: Matrices<A>,
    pub beta: Factor<C>,
    /// The first of the patterns and of the arrays of values, and how far apart their arrays are.
    pub pattern: Storage<I, ()>,
    pub values: Array<Y>,
    pub strides: [usize; 3],
    pub batch: usize,
}

impl<I: Index, A: Load<C>, Y: Store<C>, C: Compute> Sddmm<I, A, Y, C> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's values are used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let depth = if self.trans[0] == Trans::No { self.a.cols } else { self.a.rows };
        let products = self.values.len().saturating_mul(depth).saturating_mul(size_of::<A>());
        let own = self.values.len().saturating_mul(size_of::<Y>());
        let bytes = self.pattern.bytes().saturating_add(own).saturating_add(products);
        enqueue::<C>(call, stream, bytes.saturating_mul(self.batch), 0, move |ctx, _| {
            for at in 0..self.batch {
                // SAFETY: the caller's promise.
                unsafe { self.one(ctx, at)? };
            }
            Ok(())
        })
    }

    /// # Safety
    /// As for [`Sddmm::enqueue`], now.
    unsafe fn one(&self, ctx: &Ctx, at: usize) -> sparse::Result<()> {
        let par = ctx.par;
        let [_, _, stride] = self.strides;
        // SAFETY: the caller's promise.
        unsafe {
            let a = Dense::new(self.trans[0], self.a.view(at));
            let b = Dense::new(self.trans[1], self.b.view(at));
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            let values = self.values.shifted(stride.wrapping_mul(at)).get_mut();
            match self.pattern.shifted(at, self.strides) {
                Storage::Rows(c) => {
                    sddmm_mixed(par, alpha, a, b, beta, c.pattern()?.prove(par)?, values)
                }
                // The product's transpose is that of the transposes, the other way round.
                Storage::Columns(c) => {
                    let turned = |d: Dense<'static, A>| Dense { mat: d.mat.t(), conj: d.conj };
                    let (a, b) = (turned(b), turned(a));
                    sddmm_mixed(par, alpha, a, b, beta, c.pattern()?.prove(par)?, values)
                }
                Storage::Coordinates(c) => {
                    sddmm_coordinates(par, alpha, a, b, beta, c.view(), values)
                }
                Storage::Blocks(c) => {
                    let (pattern, lie) = (c.pattern.pattern()?.prove(par)?, (c.block, c.by_rows));
                    sddmm_blocks(par, alpha, a, b, beta, pattern, lie, values)
                }
                Storage::Ell(_) | Storage::Slices(_) => Err(Error::Short),
            }
        }
    }
}
