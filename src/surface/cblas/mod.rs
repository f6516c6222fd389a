//! CBLAS: BLAS for C, row- and column-major, with 32-bit integers and, under the suffix `64_`, with
//! 64-bit ones. Errors go through `cblas_xerbla`.
//!
//! A row-major call is the column-major call of the transposed problem; complex scalars are passed by
//! address. Argument positions count from the layout.

#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

mod level1;
mod level2;
mod level3;
mod matcopy;
mod packed;
mod threads;
mod triangular;
mod types;
mod xerbla;

use crate::abi::fortran::{Int, refuse_c, value};
use crate::op::blas::{Scalar, Verdict};

/// Reports what a call refused.
fn answer<I: Int>(call: &'static str, row_major: bool, verdict: Verdict) {
    if let Err(position) = verdict {
        refuse_c::<I>(call, row_major, position.wrapping_add(1), c"");
    }
}

/// A scalar argument: real ones are passed by value, complex ones by address.
trait Factor<T> {
    /// # Safety
    /// An address is readable.
    unsafe fn value(self) -> T;
}

impl<T: Scalar> Factor<T> for T {
    unsafe fn value(self) -> T {
        self
    }
}

impl<T: Scalar> Factor<T> for *const T {
    unsafe fn value(self) -> T {
        // SAFETY: the caller's promise.
        unsafe { value(self) }
    }
}
