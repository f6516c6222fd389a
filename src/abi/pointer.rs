//! What can be told of a caller's pointer before it is used: null, alignment, overlap.
//!
//! Whether it is valid cannot be told; that is the C caller's promise. These helpers keep the few
//! dereferences an entry point makes itself (an out parameter, a C string) in one place.

use core::ffi::{CStr, c_char};

/// Stores an out parameter; `false` when the pointer is null or misaligned for T, and nothing is
/// stored.
///
/// # Safety
/// A pointer that is not null may be written as a `T`.
pub unsafe fn store<T>(out: *mut T, value: T) -> bool {
    let usable = !out.is_null() && out.is_aligned();
    if usable {
        // SAFETY: checked above, and the caller's promise.
        unsafe { out.write(value) };
    }
    usable
}

/// Loads a parameter passed by address; `None` when the pointer is null or misaligned.
///
/// # Safety
/// A pointer that is not null may be read as a `T`.
pub unsafe fn load<T: Copy>(from: *const T) -> Option<T> {
    // SAFETY: checked on the left, and the caller's promise.
    (!from.is_null() && from.is_aligned()).then(|| unsafe { from.read() })
}

/// An array parameter as a slice; `None` when the pointer is null or misaligned and `len` is not 0,
/// or when the array would be larger than any object.
///
/// # Safety
/// A pointer that is not null has `len` readable elements, which nobody writes for 'a.
pub unsafe fn slice<'a, T>(from: *const T, len: usize) -> Option<&'a [T]> {
    if len == 0 {
        return Some(&[]);
    }
    super::shape::bytes_of::<T>(len)?;
    // SAFETY: checked on the left and above, and the caller's promise.
    (!from.is_null() && from.is_aligned())
        .then(|| unsafe { core::slice::from_raw_parts(from, len) })
}

/// A C string parameter; `None` when null or not UTF-8.
///
/// # Safety
/// A pointer that is not null leads to a NUL-terminated string that nobody writes for 'a.
pub unsafe fn text<'a>(from: *const c_char) -> Option<&'a str> {
    if from.is_null() {
        return None;
    }
    // SAFETY: the caller's promise.
    unsafe { CStr::from_ptr(from) }.to_str().ok()
}

/// Whether two byte ranges share a byte.
pub fn overlap<A, B>(a: *const A, a_bytes: usize, b: *const B, b_bytes: usize) -> bool {
    let (a, b) = (a.addr(), b.addr());
    a_bytes != 0 && b_bytes != 0 && a < b.saturating_add(b_bytes) && b < a.saturating_add(a_bytes)
}
