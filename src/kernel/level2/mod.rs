//! BLAS level 2: matrices that are read, or updated, once.
//!
//! General matrices are views (`gemv`, `ger`; transposed and row-major ones are views too); triangles,
//! be they dense, packed or banded, are sets of [`lines::Lines`]. All of it is bound by memory: what
//! counts is that every element is met once, with the vectors in the first-level cache, and that
//! large problems use all threads. Where tasks add to the same vector, each has a partial one in
//! scratch memory, and these are added in their order.

use super::params::{LEVEL2_PARALLEL, LEVEL2_TASK, LEVEL2_TASKS};
use super::scalar::Scalar;
use super::vector::VecMut;

mod ahead;
pub mod chain;
pub mod gbmv;
pub mod gemv;
pub mod ger;
pub mod lines;
pub mod symv;
pub mod syr;
pub mod syr2;
pub mod trmv;
pub mod trsv;

/// Whether a matrix of so many elements stays on the caller's thread. If the vectors are contiguous
/// too, no routine here touches scratch memory.
pub fn is_small<T>(elements: usize) -> bool {
    worth(elements.saturating_mul(2 * size_of::<T>())) == 1
}

/// How many tasks the work of meeting so many bytes is worth.
fn worth(bytes: usize) -> usize {
    if bytes < LEVEL2_PARALLEL { 1 } else { (bytes / LEVEL2_TASK).clamp(1, LEVEL2_TASKS) }
}

/// y := y + the sum of `count` partial vectors that lie `pitch` elements apart, in their order.
///
/// # Safety
/// The partial vectors are readable and have y's length.
unsafe fn add_partials<T: Scalar>(p: *const T, pitch: usize, count: usize, mut y: VecMut<T>) {
    for i in 0..y.len() {
        let mut sum = T::ZERO;
        for t in 0..count {
            // SAFETY: the caller's promise.
            sum += unsafe { *p.wrapping_add(t * pitch + i) };
        }
        y.set(i, y.get(i) + sum);
    }
}
