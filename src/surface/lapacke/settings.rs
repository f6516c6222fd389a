//! The error handler, which programs may replace, the switch of the NaN checks, the version.

use crate::abi::fortran::Int;
use crate::abi::{guard_answer, guard_or};
use crate::op::device::trace::{Level, log};
use crate::op::lapack::layout;
use core::ffi::{CStr, c_char, c_int};

/// Called when a LAPACKE function refuses one of its own arguments (info is minus its position) or
/// finds no memory (info is LAPACK_WORK_MEMORY_ERROR or LAPACK_TRANSPOSE_MEMORY_ERROR). Writes one line
/// to the standard error and returns. A program may define a function of this name, which is called
/// instead.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_xerbla(name: *const c_char, info: c_int) {
    // SAFETY: the caller's promise.
    unsafe { complain(name, i64::from(info)) }
}

/// As LAPACKE_xerbla, for the functions with 64-bit integers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_xerbla64_(name: *const c_char, info: i64) {
    // SAFETY: the caller's promise.
    unsafe { complain(name, info) }
}

unsafe fn complain(name: *const c_char, info: i64) {
    guard_answer("LAPACKE_xerbla", |call| {
        let name = match name.is_null() {
            true => "",
            // SAFETY: the caller passes a C string.
            false => unsafe { CStr::from_ptr(name) }.to_str().unwrap_or("?"),
        };
        let text = match info {
            -1010 => format_args!("{name}: no memory for work arrays"),
            -1011 => format_args!("{name}: no memory for transposed matrices"),
            _ => format_args!("{name}: argument {} has an illegal value", info.wrapping_neg()),
        };
        log(Level::Error, call, text);
    });
}

/// Whether the functions without _work in their names look for NaN in what they are given, which they
/// then refuse: not if flag is 0. Until this is called the environment variable LAPACKE_NANCHECK decides
/// (0: no), and without it they do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_set_nancheck(flag: c_int) {
    guard_answer("LAPACKE_set_nancheck", |_| layout::set_nan_check(flag != 0));
}

/// As LAPACKE_set_nancheck, which it shares the setting with.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_set_nancheck64_(flag: c_int) {
    guard_answer("LAPACKE_set_nancheck64_", |_| layout::set_nan_check(flag != 0));
}

/// 1 if inputs are looked at for NaN, else 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_get_nancheck() -> c_int {
    guard_or("LAPACKE_get_nancheck", 1, |_| c_int::from(layout::nan_check()))
}

/// As LAPACKE_get_nancheck.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_get_nancheck64_() -> c_int {
    guard_or("LAPACKE_get_nancheck64_", 1, |_| c_int::from(layout::nan_check()))
}

/// The version of LAPACK that the interface is of: 3.11.0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_ilaver(
    vers_major: *mut c_int,
    vers_minor: *mut c_int,
    vers_patch: *mut c_int,
) {
    // SAFETY: the caller passes writable integers.
    unsafe { version(vers_major, vers_minor, vers_patch) }
}

/// As LAPACKE_ilaver, with 64-bit integers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn LAPACKE_ilaver64_(
    vers_major: *mut i64,
    vers_minor: *mut i64,
    vers_patch: *mut i64,
) {
    // SAFETY: the caller passes writable integers.
    unsafe { version(vers_major, vers_minor, vers_patch) }
}

unsafe fn version<I: Int>(major: *mut I, minor: *mut I, patch: *mut I) {
    guard_answer("LAPACKE_ilaver", |_| {
        // SAFETY: the caller's promise.
        unsafe {
            major.write_unaligned(I::put(3));
            minor.write_unaligned(I::put(11));
            patch.write_unaligned(I::put(0));
        }
    });
}
