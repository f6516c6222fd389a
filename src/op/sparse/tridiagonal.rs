//! Tridiagonal systems, and pentadiagonal ones.

use super::convert::Plane;
use super::{Array, enqueue};
use crate::device::error::Result;
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::gtsv::{Tridiagonal, gtsv, gtsv_batched, gtsv_work};
use crate::kernel::sparse::interleaved::{
    gpsv_interleaved, gpsv_interleaved_work, gtsv_interleaved, gtsv_interleaved_work,
};
use crate::kernel::vector::VecRef;

pub use crate::kernel::sparse::gtsv::Pivoting;
pub use crate::kernel::sparse::interleaved::Algorithm;

/// The elements below, on and above the diagonal, by rows.
pub type Diagonals<T> = [Array<T>; 3];

/// Bytes that solves move, about.
fn moved<T>(elements: usize) -> usize {
    elements.saturating_mul(size_of::<T>()).saturating_mul(8)
}

/// Queues B := A^-1 B.
///
/// # Safety
/// When the stream comes to it, the diagonals can be read, and B is used by nothing else.
pub unsafe fn solve<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    pivoting: Pivoting,
    diagonals: Diagonals<T>,
    b: Plane<T>,
) -> Result<()> {
    let bytes = moved::<T>(b.rows).saturating_add(b.bytes());
    enqueue::<T>(call, stream, bytes, gtsv_work::<T>(b.rows), move |ctx, work| {
        // SAFETY: the caller's promise; the arrays are as long as B has rows.
        unsafe {
            let [below, diagonal, above] =
                diagonals.map(|v| VecRef::from_raw(v.start(), v.len(), 1));
            let a = Tridiagonal { below, diagonal, above };
            gtsv(ctx.par, pivoting, a, b.view_mut(), work).map(|_| ())
        }
    })
}

/// Queues the solution of `count` systems of n rows, whose arrays begin `stride` elements after each other's.
///
/// # Safety
/// As for [`solve`].
pub unsafe fn solve_strided<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    pivoting: Pivoting,
    (n, count, stride): (usize, usize, usize),
    diagonals: Diagonals<T>,
    x: Array<T>,
) -> Result<()> {
    let work = slots(gtsv_work::<T>(n))?;
    let bytes = moved::<T>(n.saturating_mul(count));
    enqueue::<T>(call, stream, bytes, work, move |ctx, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let diagonals = diagonals.map(|v| v.get());
            let shape = (n, count, stride);
            gtsv_batched(ctx.par, pivoting, shape, diagonals, x.get_mut(), work).map(|_| ())
        }
    })
}

/// Queues the solution of `count` tridiagonal systems of n rows, each element of which lies `count` elements after that of
/// the row before.
///
/// # Safety
/// As for [`solve`].
pub unsafe fn solve_interleaved<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    algorithm: Algorithm,
    shape: (usize, usize),
    diagonals: Diagonals<T>,
    x: Array<T>,
) -> Result<()> {
    let work = slots(gtsv_interleaved_work(shape.0))?;
    enqueue::<T>(call, stream, moved::<T>(x.len()), work, move |ctx, work| {
        // SAFETY: the caller's promise.
        let (diagonals, x) = unsafe { (diagonals.map(|v| v.get()), x.get_mut()) };
        gtsv_interleaved(ctx.par, algorithm, shape, diagonals, x, work)
    })
}

/// The same for pentadiagonal systems, from the elements two below the diagonal to those two above.
///
/// # Safety
/// As for [`solve`].
pub unsafe fn solve_five_interleaved<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    shape: (usize, usize),
    diagonals: [Array<T>; 5],
    x: Array<T>,
) -> Result<()> {
    let work = slots(gpsv_interleaved_work(shape.0))?;
    enqueue::<T>(call, stream, moved::<T>(x.len()), work, move |ctx, work| {
        // SAFETY: the caller's promise.
        let (diagonals, x) = unsafe { (diagonals.map(|v| v.get()), x.get_mut()) };
        gpsv_interleaved(ctx.par, shape, diagonals, x, work)
    })
}

/// Work memory for all threads.
fn slots(each: usize) -> Result<usize> {
    each.checked_mul(pool::width()).ok_or(crate::device::error::Error::OutOfMemory)
}
