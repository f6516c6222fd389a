//! The error handler, which programs may replace, and the variables that the reference's has.

use crate::abi::guard_answer;
use crate::op::device::trace::{Level, log};
use core::ffi::{CStr, c_char, c_int};

/// 1 while cblas_xerbla is called for a row-major call, else 0.
#[unsafe(no_mangle)]
pub static mut RowMajorStrg: c_int = 0;

/// 1 while an error of a CBLAS call is reported, else 0.
#[unsafe(no_mangle)]
pub static mut CBLAS_CallFromC: c_int = 0;

/// Called when a CBLAS function refuses argument p. For a row-major call p is the position that the
/// column-major call of the transposed problem would report. Writes one line to the standard error
/// and returns. A program may define a function of this name, which is called instead; it may be
/// variadic, as the reference's prototype is (form and what follows describe the error).
#[doc(alias = "variadic")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cblas_xerbla(p: c_int, rout: *const c_char, form: *const c_char) {
    // SAFETY: the caller's promise.
    unsafe { complain(i64::from(p), rout, form) }
}

/// As cblas_xerbla, for the functions with 64-bit integers.
#[doc(alias = "variadic")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cblas_xerbla64_(p: i64, rout: *const c_char, form: *const c_char) {
    // SAFETY: the caller's promise.
    unsafe { complain(p, rout, form) }
}

unsafe fn complain(p: i64, rout: *const c_char, form: *const c_char) {
    guard_answer("cblas_xerbla", |call| {
        // SAFETY: the caller passes NULL or C strings.
        let text = |s: *const c_char| match s.is_null() {
            true => "",
            // SAFETY: as above.
            false => unsafe { CStr::from_ptr(s) }.to_str().unwrap_or(""),
        };
        let (routine, form) = (text(rout), text(form).trim_end());
        log(
            Level::Error,
            call,
            format_args!("{routine}: argument {p} has an illegal value {form}"),
        );
    });
}
