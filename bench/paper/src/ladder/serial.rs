//! The first rung: Gaussian elimination and Cholesky's method column by column, one core, one element after the
//! other, each fetched from memory and put back, as a scalar program in the accelerator's device memory (GDRAM) does
//! it.

use crate::matrix::Matrix;
use crate::storage::Storage;

pub fn lu<T: Storage>(a: &mut Matrix<T>) {
    let (n, a) = (a.n, &mut a.data[..]);
    for k in 0..n {
        for i in k + 1..n {
            let l = T::round(get(a, i * n + k) / get(a, k * n + k));
            put(a, i * n + k, l.widen());
            for j in k + 1..n {
                put(a, i * n + j, get(a, i * n + j) - l.widen() * get(a, k * n + j));
            }
        }
    }
}

pub fn cholesky<T: Storage>(a: &mut Matrix<T>) {
    let (n, a) = (a.n, &mut a.data[..]);
    for k in 0..n {
        put(a, k * n + k, get(a, k * n + k).sqrt());
        for i in k + 1..n {
            put(a, i * n + k, get(a, i * n + k) / get(a, k * n + k));
            for j in k + 1..=i {
                put(a, i * n + j, get(a, i * n + j) - get(a, i * n + k) * get(a, j * n + k));
            }
        }
    }
}

/// Volatile, like `put`: a compiler would make vectors of these loops, and keep elements in registers, which is what
/// the next rung is about.
#[inline(always)]
fn get<T: Storage>(a: &[T], at: usize) -> f32 {
    // SAFETY: a reference to an element.
    unsafe { std::ptr::read_volatile(&a[at]) }.widen()
}

#[inline(always)]
fn put<T: Storage>(a: &mut [T], at: usize, value: f32) {
    // SAFETY: as in `get`.
    unsafe { std::ptr::write_volatile(&mut a[at], T::round(value)) }
}
