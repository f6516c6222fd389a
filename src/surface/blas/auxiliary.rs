//! What the reference library exports besides the routines. The element type that every declaration has
//! means nothing here.

#![allow(clippy::extra_unused_type_parameters)]

use crate::abi::fortran::{Int, letter, value};
use core::ffi::c_char;

c_api! { dual
    /// 1 if two characters are the same letter, in whatever case, or the same character; else 0.
    [lsame_ | lsame_64_: f32]
    fn(ca: *const c_char, cb: *const c_char) -> I = lsame;

    /// Calls xerbla_ with a name given as an array of characters and its length.
    [xerbla_array_ | xerbla_array_64_: f32]
    fn(srname_array: *const c_char, srname_len: *const I, info: *const I) = xerbla_array;
}

unsafe fn lsame<T, I: Int>(_: &'static str, ca: *const c_char, cb: *const c_char) -> I {
    // SAFETY: the caller passes readable characters.
    I::put(isize::from(unsafe { letter(ca) == letter(cb) }))
}

unsafe fn xerbla_array<T, I: Int>(
    _: &'static str,
    srname_array: *const c_char,
    srname_len: *const I,
    info: *const I,
) {
    // SAFETY: the caller passes readable numbers, and as many characters as it says. The reference
    // cuts names at 32 characters.
    unsafe {
        let len = value(srname_len).get().clamp(0, 32) as usize;
        I::xerbla(srname_array, len, &value(info));
    }
}
