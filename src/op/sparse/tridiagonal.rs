//! Tridiagonal systems.

use super::convert::Plane;
use super::{Array, enqueue};
use crate::device::error::Result;
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::Error;
use crate::kernel::sparse::gtsv::{Tridiagonal, gtsv, gtsv_batched, gtsv_work};
use crate::kernel::vector::VecRef;
use crate::kernel::view::MatMut;

pub use crate::kernel::sparse::gtsv::Pivoting;

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
    let work = gtsv_work::<T>(n).checked_mul(pool::width());
    let work = work.ok_or(crate::device::error::Error::OutOfMemory)?;
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

/// Queues the solution of `count` systems of n rows, each element of which lies `count` elements after that of the row
/// before.
///
/// # Safety
/// As for [`solve`].
pub unsafe fn solve_interleaved<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    pivoting: Pivoting,
    (n, count): (usize, usize),
    diagonals: Diagonals<T>,
    x: Array<T>,
) -> Result<()> {
    let bytes = moved::<T>(n.saturating_mul(count));
    let inc = isize::try_from(count).map_err(|_| crate::device::error::Error::InvalidValue)?;
    enqueue::<T>(call, stream, bytes, gtsv_work::<T>(n), move |ctx, work| {
        if diagonals.iter().any(|v| v.len() != x.len()) {
            return Err(Error::Short);
        }
        for system in 0..count {
            // SAFETY: the caller's promise; n times count elements are there.
            unsafe {
                let view = |v: Array<T>| VecRef::from_raw(v.start().wrapping_add(system), n, inc);
                let [below, diagonal, above] = diagonals.map(view);
                let a = Tridiagonal { below, diagonal, above };
                let start = x.start().cast_mut().wrapping_add(system);
                gtsv(ctx.par, pivoting, a, MatMut::from_raw(start, n, 1, inc, 1), work)?;
            }
        }
        Ok(())
    })
}
