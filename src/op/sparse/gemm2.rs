//! C = alpha A B + beta D for compressed rows: offsets first, entries second. What A B is lies in memory of the task meanwhile.

use super::blocks::marks;
use super::compress::{Total, counted};
use super::convert::Open;
use super::{Array, Base, Factor, Index, Matrix, enqueue};
use crate::device::error::{Failure, Result};
use crate::device::pool;
use crate::device::shared::try_vec;
use crate::device::stream::Stream;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::convert::geam::{geam, geam_offsets};
use crate::kernel::sparse::csr::{Csr, Proven};
use crate::kernel::sparse::spgemm::{spgemm, spgemm_indices, spgemm_offsets, spgemm_work};
use crate::kernel::sparse::{self, Error};
use core::mem::MaybeUninit;

/// alpha, A and B.
pub type Product<I, T> = (Factor<T>, Matrix<I, T>, Matrix<I, T>);

/// Which terms there are, and their matrices. Factors are read by [`Gemm2::enqueue`] only.
pub struct Gemm2<I, T> {
    pub product: Option<Product<I, T>>,
    pub sum: Option<(Factor<T>, Matrix<I, T>)>,
    /// Rows and columns of C.
    pub shape: (usize, usize),
}

/// Offsets and indices.
type Pattern<I> = (Vec<I>, Vec<I>);

fn room<T: Copy>(len: usize, fill: T) -> sparse::Result<Vec<T>> {
    try_vec(len, fill).map_err(|_| Error::OutOfMemory)
}

/// The pattern of A B, counted from zero.
fn pattern<I: Index>(
    ctx: &Ctx,
    a: Proven<I, ()>,
    b: Proven<I, ()>,
    marks: &mut [MaybeUninit<usize>],
) -> sparse::Result<Pattern<I>> {
    let zero = I::new(0);
    let mut offsets = room(a.rows().checked_add(1).ok_or(Error::TooLarge)?, zero)?;
    let nnz = spgemm_offsets(ctx.par, a, b, Base::Zero, &mut offsets, marks)?;
    let mut indices = room(nnz, zero)?;
    spgemm_indices(ctx.par, a, b, Base::Zero, (&offsets, &mut indices), marks)?;
    Ok((offsets, indices))
}

impl<I: Index, T: Scalar> Gemm2<I, T> {
    /// Bytes that the operands have.
    fn bytes(&self) -> usize {
        let product = self.product.map_or(0, |(_, a, b)| a.bytes().saturating_add(b.bytes()));
        let sum = self.sum.map_or(0, |(_, d)| d.bytes());
        product.saturating_add(sum).saturating_mul(4)
    }

    /// Finds C's offsets.
    ///
    /// # Safety
    /// When the stream comes to it, the patterns can be read, and the offsets are used by nothing else; the total
    /// as [`Total`] says.
    pub unsafe fn offsets(
        self,
        call: &'static str,
        stream: &Stream,
        (base, offsets): (Base, Array<I>),
        total: Total<I>,
    ) -> core::result::Result<(), Failure> {
        let size = (self.bytes(), spgemm_work(pool::width(), self.shape.1));
        // SAFETY: the caller's promise.
        unsafe {
            counted::<I, f64>(call, stream, size, total, move |ctx, work| {
                let (par, marks, out) = (ctx.par, marks(work), offsets.get_mut());
                let d = match self.sum {
                    Some((_, d)) => Some(d.pattern()?.prove(par)?),
                    None => None,
                };
                let Some((_, a, b)) = self.product else {
                    let d = d.ok_or(Error::Short)?;
                    return geam_offsets(par, d, d, base, out);
                };
                let (a, b) = (a.pattern()?.prove(par)?, b.pattern()?.prove(par)?);
                let Some(d) = d else { return spgemm_offsets(par, a, b, base, out, marks) };
                let (offsets, indices) = pattern(ctx, a, b, marks)?;
                let (rows, cols) = self.shape;
                let p = Csr::pattern(rows, cols, Base::Zero, &offsets, &indices)?.prove(par)?;
                geam_offsets(par, p, d, base, out)
            })
        }
    }

    /// Queues C's entries, to where its offsets say.
    ///
    /// # Safety
    /// When the stream comes to it, everything can be read, and C's entries are used by nothing else.
    pub unsafe fn enqueue(self, call: &'static str, stream: &Stream, c: Open<I, T>) -> Result<()> {
        let work = spgemm_work(pool::width(), self.shape.1);
        enqueue::<f64>(call, stream, self.bytes(), work, move |ctx, work| {
            // SAFETY: the caller's promise.
            unsafe { self.run(ctx, c.closed()?, marks(work)) }
        })
    }

    /// # Safety
    /// As for [`Gemm2::enqueue`], now.
    unsafe fn run(
        &self,
        ctx: &Ctx,
        c: Matrix<I, T>,
        marks: &mut [MaybeUninit<usize>],
    ) -> sparse::Result<()> {
        let par = ctx.par;
        // SAFETY: the caller's promise.
        unsafe {
            let (offsets, to) = (c.offsets.get(), (c.indices.get_mut(), c.values.get_mut()));
            let d = match self.sum {
                Some((beta, d)) => Some((beta.get(), d.view()?.prove(par)?)),
                None => None,
            };
            let Some((alpha, a, b)) = self.product else {
                let (beta, d) = d.ok_or(Error::Short)?;
                return geam(par, (beta, d), (T::ZERO, d), c.base, offsets, to.0, to.1);
            };
            let (alpha, a, b) = (alpha.get(), a.view()?.prove(par)?, b.view()?.prove(par)?);
            let mut sums = Vec::new();
            let count = spgemm_work(par.width(), self.shape.1);
            sums.try_reserve_exact(count).map_err(|_| Error::OutOfMemory)?;
            let sums = sums.spare_capacity_mut();
            let Some((beta, d)) = d else {
                let arrays = (offsets, to.0, to.1);
                return spgemm(par, alpha, a, b, T::ZERO, c.base, arrays, marks, sums);
            };
            let (first, mut indices) = pattern(ctx, a.pattern_only(), b.pattern_only(), marks)?;
            let mut values = room(indices.len(), T::ZERO)?;
            let arrays = (&first[..], &mut indices[..], &mut values[..]);
            spgemm(par, alpha, a, b, T::ZERO, Base::Zero, arrays, marks, sums)?;
            let (rows, cols) = self.shape;
            let p = Csr::new(rows, cols, Base::Zero, &first, &indices, &values)?.prove(par)?;
            geam(par, (T::ONE, p), (beta, d), c.base, offsets, to.0, to.1)
        }
    }
}
