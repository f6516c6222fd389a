//! Products of sparse matrices with vectors.

use super::{Array, Factor, Index, Matrix, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::{Error, spmv};
use crate::kernel::vector::{VecMut, VecRef};

/// y := alpha op(A) x + beta y
pub struct Spmv<I, T> {
    pub trans: Trans,
    pub alpha: Factor<T>,
    pub a: Matrix<I, T>,
    /// The arrays are those of A's columns: of the rows of A^T.
    pub by_columns: bool,
    pub x: Array<T>,
    pub beta: Factor<T>,
    pub y: Array<T>,
}

impl<I: Index, T: Scalar> Spmv<I, T> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and y is used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let Spmv { trans, alpha, a, by_columns, x, beta, y } = self;
        let vectors = x.len().saturating_add(y.len()).saturating_mul(size_of::<T>());
        let bytes = a.bytes().saturating_add(vectors);
        // SAFETY: only lengths are looked at.
        let shape = unsafe { a.view() };
        let work = match super::told(call, shape)? {
            a if by_columns => spmv::spmv_columns_work(trans, a),
            a => spmv::spmv_work(trans, a),
        };
        enqueue::<T>(call, stream, bytes, work, move |ctx, work| {
            // The kernel's rows are A's columns if the arrays are those of A^T.
            let (inner, outer) = if (trans == Trans::No) != by_columns {
                (a.cols, a.rows)
            } else {
                (a.rows, a.cols)
            };
            if x.len() < inner || y.len() < outer {
                return Err(Error::Short);
            }
            // SAFETY: the caller's promise.
            unsafe {
                let view = a.view()?;
                let x = VecRef::from_raw(x.start(), inner, 1);
                let y = VecMut::from_raw(y.start().cast_mut(), outer, 1);
                let (alpha, beta) = (alpha.get(), beta.get());
                if by_columns {
                    spmv::spmv_columns(ctx.par, trans, alpha, view, x, beta, y, work)
                } else {
                    spmv::spmv(ctx.par, trans, alpha, view, x, beta, y, work)
                }
            }
        })
    }
}
