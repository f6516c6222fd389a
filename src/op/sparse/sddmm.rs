//! The entries of a dense product that a sparse matrix has, and batches of such.

use super::dense::Matrices;
use super::{Factor, Index, Matrix, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse;
use crate::kernel::sparse::sddmm::sddmm;
use crate::kernel::sparse::spmm::Dense;

/// C := alpha (op(A) op(B)) . pattern(C) + beta C, for each matrix of a batch.
pub struct Sddmm<I, T> {
    pub trans: [Trans; 2],
    pub alpha: Factor<T>,
    pub a: Matrices<T>,
    pub b: Matrices<T>,
    pub beta: Factor<T>,
    /// The first of them, and how far apart their arrays are.
    pub c: Matrix<I, T>,
    pub strides: [usize; 3],
    /// The arrays are those of C's columns: of the rows of C^T.
    pub by_columns: bool,
    pub batch: usize,
}

impl<I: Index, T: Scalar> Sddmm<I, T> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's values are used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let depth = if self.trans[0] == Trans::No { self.a.cols } else { self.a.rows };
        let products = self.c.nnz().saturating_mul(depth).saturating_mul(size_of::<T>());
        let bytes = self.c.bytes().saturating_add(products).saturating_mul(self.batch);
        enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
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
        let c = self.c.shifted(at, self.strides);
        // SAFETY: the caller's promise.
        unsafe {
            let mut a = Dense::new(self.trans[0], self.a.view(at));
            let mut b = Dense::new(self.trans[1], self.b.view(at));
            if self.by_columns {
                // The product's transpose is that of the transposes, the other way round.
                (a.mat, b.mat) = (a.mat.t(), b.mat.t());
                (a, b) = (b, a);
            }
            let pattern = c.pattern()?.prove(ctx.par)?;
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            sddmm(ctx.par, alpha, a, b, beta, pattern, c.values.get_mut())
        }
    }
}
