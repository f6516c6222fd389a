//! Sparse vectors beside dense ones whose length is not told: that of the last element an entry names.

use super::convert::Plane;
use super::{Array, Base, Factor, Index, Matrix, Trans, enqueue};
use crate::device::error::Result;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::csr::Csr;
use crate::kernel::sparse::number::Compute;
use crate::kernel::sparse::spmm::{Dense, spmm};
use crate::kernel::sparse::{self, Error, vector};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::MatMut;

/// A sparse vector, and the first element of a dense one.
pub struct Beside<I, T> {
    pub indices: Array<I>,
    pub base: Base,
    pub values: Array<T>,
    pub dense: *const T,
}

impl<I, T> Clone for Beside<I, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<I, T> Copy for Beside<I, T> {}

// SAFETY: as for arrays.
unsafe impl<I, T> Send for Beside<I, T> {}
// SAFETY: as for arrays.
unsafe impl<I, T> Sync for Beside<I, T> {}

impl<I: Index, T: Scalar> Beside<I, T> {
    /// How far into the dense vector entries lead.
    ///
    /// # Safety
    /// The indices can be read.
    unsafe fn reach(&self) -> sparse::Result<usize> {
        let mut reach = 0;
        // SAFETY: the caller's promise.
        for (at, index) in unsafe { self.indices.get() }.iter().enumerate() {
            let element = index.since(self.base.offset());
            if element > I::MAX {
                return Err(Error::Malformed { at });
            }
            reach = reach.max(element.saturating_add(1));
        }
        Ok(reach)
    }

    /// # Safety
    /// As for [`Beside::reach`]; the dense vector can be read so far, and is not written for 'a.
    unsafe fn dense<'a>(&self) -> sparse::Result<VecRef<'a, T>> {
        // SAFETY: the caller's promise.
        unsafe { Ok(VecRef::from_raw(self.dense, self.reach()?, 1)) }
    }

    /// # Safety
    /// As for [`Beside::reach`]; the dense vector is used by nothing else for 'a so far.
    unsafe fn dense_mut<'a>(&self) -> sparse::Result<VecMut<'a, T>> {
        // SAFETY: the caller's promise.
        unsafe { Ok(VecMut::from_raw(self.dense.cast_mut(), self.reach()?, 1)) }
    }

    fn bytes(&self) -> usize {
        let entry = size_of::<I>().saturating_add(size_of::<T>().saturating_mul(2));
        self.indices.len().saturating_mul(entry)
    }

    /// Queues y := y + alpha x.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and what is written is used by nothing else; so for
    /// the others.
    pub unsafe fn add(self, call: &'static str, stream: &Stream, alpha: Factor<T>) -> Result<()>
    where
        T: Compute,
    {
        enqueue::<T>(call, stream, self.bytes(), 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe {
                let x = (self.indices.get(), self.base, self.values.get());
                vector::axpby(ctx.par, alpha.get(), x, <T as Scalar>::ONE, self.dense_mut()?)
            }
        })
    }

    /// Queues x := y, and zeros in its place if `clear`.
    ///
    /// # Safety
    /// As for [`Beside::add`].
    pub unsafe fn gather(self, call: &'static str, stream: &Stream, clear: bool) -> Result<()> {
        enqueue::<T>(call, stream, self.bytes(), 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe {
                let (indices, base, x) = (self.indices.get(), self.base, self.values.get_mut());
                if clear {
                    let y = self.dense_mut()?;
                    vector::gather_and_clear(ctx.par, indices, base, T::ZERO, y, x)
                } else {
                    vector::gather(ctx.par, indices, base, self.dense()?, x)
                }
            }
        })
    }

    /// Queues y := x.
    ///
    /// # Safety
    /// As for [`Beside::add`].
    pub unsafe fn scatter(self, call: &'static str, stream: &Stream) -> Result<()> {
        enqueue::<T>(call, stream, self.bytes(), 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe {
                let x = (self.indices.get(), self.base, self.values.get());
                vector::scatter(ctx.par, x, self.dense_mut()?)
            }
        })
    }

    /// Queues the rotation of x and y by c and s.
    ///
    /// # Safety
    /// As for [`Beside::add`].
    pub unsafe fn rotate(
        self,
        call: &'static str,
        stream: &Stream,
        (c, s): (Factor<T>, Factor<T>),
    ) -> Result<()>
    where
        T: Compute,
    {
        enqueue::<T>(call, stream, self.bytes(), 0, move |ctx, _| {
            // SAFETY: the caller's promise.
            unsafe {
                let x = (self.indices.get(), self.base, self.values.get_mut());
                vector::rot(ctx.par, (c.get(), s.get()), x, self.dense_mut()?)
            }
        })
    }
}

/// y := alpha op(A) x + beta y with a dense A and a sparse x.
pub struct Gemvi<I, T> {
    pub trans: Trans,
    pub alpha: Factor<T>,
    pub a: Plane<T>,
    pub indices: Array<I>,
    pub base: Base,
    pub values: Array<T>,
    pub beta: Factor<T>,
    pub y: Array<T>,
}

impl<I: Index, T: Scalar> Gemvi<I, T> {
    /// Queues the product: y^T = alpha x^T op(A)^T + beta y^T, x^T being one compressed row.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and y is used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream) -> Result<()> {
        let lines = self.indices.len().saturating_add(2).saturating_mul(size_of::<T>());
        let bytes = self.y.len().saturating_mul(lines);
        enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
            let nnz = self.indices.len();
            if nnz > I::MAX.saturating_sub(1) {
                return Err(Error::TooLarge);
            }
            let first = self.base.offset();
            let offsets = [I::new(first), I::new(first.saturating_add(nnz))];
            // SAFETY: the caller's promise.
            unsafe {
                let a = self.a.view();
                let a = if self.trans == Trans::No { a.t() } else { a };
                let b = Dense { mat: a, conj: self.trans == Trans::Conj };
                let (indices, values) = (self.indices.get(), self.values.get());
                let x = Csr::new(1, a.rows(), self.base, &offsets, indices, values)?;
                let y = MatMut::from_raw(self.y.start().cast_mut(), 1, self.y.len(), 1, 1);
                let (alpha, beta) = (self.alpha.get(), self.beta.get());
                spmm(ctx.par, Trans::No, alpha, x.prove(ctx.par)?, b, beta, y)
            }
        })
    }
}

/// Queues C := alpha A B + beta C with a dense A and a B by compressed columns, the rows of `b`.
///
/// # Safety
/// When the stream comes to it, everything can be read, and C is used by nothing else.
pub unsafe fn gemmi<I: Index, T: Scalar>(
    call: &'static str,
    stream: &Stream,
    (alpha, a): (Factor<T>, Plane<T>),
    b: Matrix<I, T>,
    (beta, c): (Factor<T>, Plane<T>),
) -> Result<()> {
    let bytes = b.bytes().saturating_mul(a.rows).saturating_add(c.bytes());
    enqueue::<T>(call, stream, bytes, 0, move |ctx, _| {
        // SAFETY: the caller's promise.
        unsafe {
            let a = Dense { mat: a.view().t(), conj: false };
            let b = b.view()?.prove(ctx.par)?;
            spmm(ctx.par, Trans::No, alpha.get(), b, a, beta.get(), c.view_mut().t())
        }
    })
}
