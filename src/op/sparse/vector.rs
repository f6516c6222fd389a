//! Sparse vectors beside dense ones.

use super::{Array, Base, Factor, Index, enqueue, run};
use crate::device::error::{Failure, Result};
use crate::device::stream::Stream;
use crate::kernel::sparse::number::{Compute, Load, Store};
use crate::kernel::sparse::{Value, vector};
use crate::kernel::vector::{VecMut, VecRef};

/// Indices, what they count from, and values.
pub type Sparse<I, T> = (Array<I>, Base, Array<T>);

/// Bytes that an operation moves, about.
fn moved<I, X, Y>(x: &Sparse<I, X>, y: &Array<Y>, whole: bool) -> usize {
    let entry = size_of::<I>().saturating_add(size_of::<X>()).saturating_add(size_of::<Y>());
    let dense = if whole { y.len().saturating_mul(size_of::<Y>()) } else { 0 };
    x.0.len().saturating_mul(entry).saturating_add(dense)
}

/// # Safety
/// The array can be read, and is not written for 'a.
unsafe fn dense<'a, T>(y: &Array<T>) -> VecRef<'a, T> {
    // SAFETY: the caller's promise.
    unsafe { VecRef::from_raw(y.start(), y.len(), 1) }
}

/// # Safety
/// The array is used by nothing else for 'a.
unsafe fn dense_mut<'a, T>(y: &Array<T>) -> VecMut<'a, T> {
    // SAFETY: the caller's promise.
    unsafe { VecMut::from_raw(y.start().cast_mut(), y.len(), 1) }
}

/// Queues y := alpha x + beta y.
///
/// # Safety
/// When the stream comes to it, everything can be read, and y is used by nothing else.
pub unsafe fn axpby<I: Index, C: Compute, X: Load<C>, Y: Store<C>>(
    call: &'static str,
    stream: &Stream,
    (alpha, x): (Factor<C>, Sparse<I, X>),
    (beta, y): (Factor<C>, Array<Y>),
) -> Result<()> {
    enqueue::<u8>(call, stream, moved(&x, &y, true), 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe {
            let (alpha, beta) = (alpha.get(), beta.get());
            let x = (indices.get(), *base, values.get());
            vector::axpby(ctx.par, alpha, x, beta, dense_mut(&y))
        }
    })
}

/// Queues x := y where x has entries.
///
/// # Safety
/// When the stream comes to it, everything can be read, and x is used by nothing else.
pub unsafe fn gather<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    y: Array<T>,
    x: Sparse<I, T>,
) -> Result<()> {
    enqueue::<u8>(call, stream, moved(&x, &y, false), 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe { vector::gather(ctx.par, indices.get(), *base, dense(&y), values.get_mut()) }
    })
}

/// Queues y := x where x has entries.
///
/// # Safety
/// When the stream comes to it, everything can be read, and y is used by nothing else.
pub unsafe fn scatter<I: Index, T: Value>(
    call: &'static str,
    stream: &Stream,
    x: Sparse<I, T>,
    y: Array<T>,
) -> Result<()> {
    enqueue::<u8>(call, stream, moved(&x, &y, false), 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe { vector::scatter(ctx.par, (indices.get(), *base, values.get()), dense_mut(&y)) }
    })
}

/// Queues (x, y) := (c x + s y, c y - s x) where x has entries.
///
/// # Safety
/// When the stream comes to it, everything can be read, and x and y are used by nothing else.
pub unsafe fn rot<I: Index, C: Compute, X: Store<C>, Y: Store<C>>(
    call: &'static str,
    stream: &Stream,
    (c, s): (Factor<C>, Factor<C>),
    x: Sparse<I, X>,
    y: Array<Y>,
) -> Result<()> {
    enqueue::<u8>(call, stream, moved(&x, &y, false), 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe {
            let x = (indices.get(), *base, values.get_mut());
            vector::rot(ctx.par, (c.get(), s.get()), x, dense_mut(&y))
        }
    })
}

/// The sum of op(x) y, op the identity or conjugation; in the stream's order. Waits.
///
/// # Safety
/// Everything can be read when the stream comes to it.
pub unsafe fn dot<I: Index, C: Compute, X: Load<C>, Y: Load<C>>(
    call: &'static str,
    stream: &Stream,
    conj: bool,
    x: Sparse<I, X>,
    y: Array<Y>,
) -> core::result::Result<C, Failure> {
    run::<u8, _>(call, stream, 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe { vector::dot(ctx.par, conj, (indices.get(), *base, values.get()), dense(&y)) }
    })
}

/// Queues the same, to `out`.
///
/// # Safety
/// When the stream comes to it, everything can be read, and `out` is used by nothing else.
pub unsafe fn dot_to<I: Index, C: Compute, X: Load<C>, Y: Load<C>>(
    call: &'static str,
    stream: &Stream,
    conj: bool,
    x: Sparse<I, X>,
    y: Array<Y>,
    out: Array<C>,
) -> Result<()> {
    enqueue::<u8>(call, stream, moved(&x, &y, false), 0, move |ctx, _| {
        let (indices, base, values) = &x;
        // SAFETY: the caller's promise.
        unsafe {
            let x = (indices.get(), *base, values.get());
            let sum = vector::dot(ctx.par, conj, x, dense(&y))?;
            out.start().cast_mut().write_unaligned(sum);
        }
        Ok(())
    })
}
