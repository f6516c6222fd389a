//! Products of sparse matrices with vectors.

use super::storage::Storage;
use super::{Array, Factor, Index, Matrix, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::csr::By;
use crate::kernel::sparse::number::{Compute, Load, Store};
use crate::kernel::sparse::{self, Error, bsr, coordinates, sell, spmv};
use crate::kernel::vector::{VecMut, VecRef};
use core::mem::MaybeUninit;

/// y := alpha op(A) x + beta y, for elements of types A, X and Y, computed in C.
pub struct Product<I, A, X, Y, C> {
    pub trans: Trans,
    pub alpha: Factor<C>,
    pub a: Storage<I, A>,
    pub x: Array<X>,
    pub beta: Factor<C>,
    pub y: Array<Y>,
}

impl<I: Index, A: Load<C>, X: Load<C>, Y: Store<C>, C: Compute> Product<I, A, X, Y, C> {
    /// Queues the product.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and y is used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let x = self.x.len().saturating_mul(size_of::<X>());
        let y = self.y.len().saturating_mul(size_of::<Y>());
        let bytes = self.a.bytes().saturating_add(x).saturating_add(y);
        let work = super::told(call, self.work())?;
        // SAFETY: the caller's promise.
        enqueue::<C>(call, stream, bytes, work, move |ctx, work| unsafe { self.run(ctx, work) })
    }

    /// Elements of work memory.
    fn work(&self) -> sparse::Result<usize> {
        let trans = self.trans;
        // SAFETY: only lengths are looked at.
        unsafe {
            Ok(match &self.a {
                Storage::Rows(a) => spmv::spmv_mixed_work::<I, A, Y, C>(By::Rows, trans, a.view()?),
                Storage::Columns(a) => {
                    spmv::spmv_mixed_work::<I, A, Y, C>(By::Columns, trans, a.view()?)
                }
                Storage::Coordinates(a) => {
                    coordinates::spmv_coordinates_mixed_work::<I, A, Y, C>(trans, &a.view())
                }
                Storage::Blocks(a) => bsr::spmv_blocks_mixed_work::<I, A, Y, C>(trans, &a.view()?),
                Storage::Slices(a) => sell::spmv_sliced_work::<I, A, Y, C>(trans, &a.view()),
                Storage::Ell(_) => return Err(Error::Short),
            })
        }
    }

    /// # Safety
    /// As for [`Product::enqueue`], now.
    unsafe fn run(&self, ctx: &Ctx, work: &mut [MaybeUninit<C>]) -> sparse::Result<()> {
        let (par, trans) = (ctx.par, self.trans);
        let (rows, cols) = self.a.shape();
        let (outer, inner) = if trans == Trans::No { (rows, cols) } else { (cols, rows) };
        if self.x.len() < inner || self.y.len() < outer {
            return Err(Error::Short);
        }
        // SAFETY: the caller's promise.
        unsafe {
            let x = VecRef::from_raw(self.x.start(), inner, 1);
            let y = VecMut::from_raw(self.y.start().cast_mut(), outer, 1);
            let (alpha, beta) = (self.alpha.get(), self.beta.get());
            match &self.a {
                Storage::Rows(a) => {
                    let by = (By::Rows, trans);
                    spmv::spmv_mixed(par, by, alpha, a.view()?, x, beta, y, work)
                }
                Storage::Columns(a) => {
                    let by = (By::Columns, trans);
                    spmv::spmv_mixed(par, by, alpha, a.view()?, x, beta, y, work)
                }
                Storage::Coordinates(a) => {
                    let a = a.view();
                    coordinates::spmv_coordinates_mixed(par, trans, alpha, a, x, beta, y, work)
                }
                Storage::Blocks(a) => {
                    bsr::spmv_blocks_mixed(par, trans, alpha, a.view()?, x, beta, y, work)
                }
                Storage::Slices(a) => {
                    sell::spmv_sliced(par, trans, alpha, a.view(), x, beta, y, work)
                }
                Storage::Ell(_) => Err(Error::Short),
            }
        }
    }
}

/// [`Product`] for compressed rows, or (`by_columns`) the arrays of A's columns: of the rows of A^T.
pub struct Spmv<I, T> {
    pub trans: Trans,
    pub alpha: Factor<T>,
    pub a: Matrix<I, T>,
    pub by_columns: bool,
    pub x: Array<T>,
    pub beta: Factor<T>,
    pub y: Array<T>,
}

impl<I: Index, T: Scalar> Spmv<I, T> {
    /// Queues the product.
    ///
    /// # Safety
    /// As for [`Product::enqueue`].
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let Spmv { trans, alpha, a, by_columns, x, beta, y } = self;
        let a = if by_columns { Storage::Columns(a) } else { Storage::Rows(a) };
        // SAFETY: the caller's promise.
        unsafe { Product { trans, alpha, a, x, beta, y }.enqueue(call, stream) }
    }
}
