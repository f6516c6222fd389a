//! The error handler, which programs may replace.

use crate::abi::guard_answer;
use crate::op::device::trace::{Level, log};
use core::ffi::{c_char, c_int};

/// Called with the name of a BLAS or LAPACK routine (`len` characters, not terminated) and the
/// position of the argument it has refused. Writes one line to the standard error and returns; the
/// refused call then returns with nothing done. A program may define a function of this name, which
/// is called instead.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn xerbla_(srname: *const c_char, info: *const c_int, len: usize) {
    // SAFETY: the caller's promise.
    unsafe { complain(srname, i64::from(*info), len) }
}

/// As xerbla_, for the routines with 64-bit integers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn xerbla_64_(srname: *const c_char, info: *const i64, len: usize) {
    // SAFETY: the caller's promise.
    unsafe { complain(srname, *info, len) }
}

unsafe fn complain(srname: *const c_char, info: i64, len: usize) {
    guard_answer("xerbla_", |call| {
        // SAFETY: the caller's promise; a length that no name has is cut.
        let name = unsafe { core::slice::from_raw_parts(srname.cast::<u8>(), len.min(32)) };
        let name = core::str::from_utf8(name).unwrap_or("?").trim_end();
        log(Level::Error, call, format_args!("{name}: argument {info} has an illegal value"));
    });
}
