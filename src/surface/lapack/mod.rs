//! LAPACK as Fortran programs call it, the LU and Cholesky side, with 32-bit integers and, under the
//! suffix `64_`, with 64-bit ones: arguments by address, column-major, errors in info and through
//! `xerbla_`.

mod lu;

use crate::abi::fortran::{Int, refuse};
use crate::op::lapack::Info;

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
