//! LAPACK as Fortran programs call it, the LU and Cholesky side, with 32-bit integers and, under the
//! suffix `64_`, with 64-bit ones: arguments by address, column-major, errors in info and through
//! `xerbla_`.

mod auxiliary;
mod cholesky;
mod condition;
mod expert;
mod lu;
mod mixed;
mod refine;
mod triangular;

use crate::abi::fortran::{Int, refuse, value};
use crate::op::lapack::{Info, Real, Scalar};

/// Stores what a routine answers: its info, or minus the position of a refused argument, which is
/// also reported.
///
/// # Safety
/// `info` is writable.
unsafe fn answer<I: Int>(call: &'static str, info: *mut I, result: Info) {
    let value = match result {
        Ok(value) => value,
        Err(position) => -position,
    };
    // SAFETY: the caller's promise.
    unsafe { info.write_unaligned(I::put(value)) };
    if let Err(position) = result {
        refuse::<I>(call, position);
    }
}

/// Lets `f` change what an argument points to.
///
/// # Safety
/// The argument is readable and writable.
unsafe fn update<X: Copy>(argument: *mut X, f: impl FnOnce(&mut X)) {
    // SAFETY: the caller's promise; a C caller may not have aligned it.
    unsafe {
        let mut x = value(argument);
        f(&mut x);
        argument.write_unaligned(x);
    }
}

/// Stores a size in the first element of a work array, the way LAPACK answers a query.
///
/// # Safety
/// It is writable.
unsafe fn report_size<T: Scalar>(work: *mut T, size: isize) {
    let size = T::from_real(T::Real::from_usize(size.max(0) as usize));
    // SAFETY: the caller's promise.
    unsafe { work.write(size) };
}
