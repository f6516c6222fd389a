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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn out_parameters() {
        let mut words = [0u32; 2];
        let p = words.as_mut_ptr();
        // SAFETY: p is valid; the other two pointers are refused before they are used.
        unsafe {
            assert!(store(p, 7));
            assert!(!store(core::ptr::null_mut::<u32>(), 7));
            assert!(!store(p.cast::<u8>().wrapping_add(1).cast::<u32>(), 9));
            assert_eq!(load(p), Some(7));
            assert_eq!(load(core::ptr::null::<u32>()), None);
        }
        assert_eq!(words, [7, 0]);
    }

    #[test]
    fn arrays_and_strings() {
        let xs = [1i32, 2, 3];
        // SAFETY: xs is valid; null and oversized requests are refused.
        unsafe {
            assert_eq!(slice(xs.as_ptr(), 3), Some(&xs[..]));
            assert_eq!(slice(core::ptr::null::<i32>(), 0), Some(&[][..]));
            assert_eq!(slice(core::ptr::null::<i32>(), 1), None);
            assert_eq!(slice(xs.as_ptr(), usize::MAX), None);
            assert_eq!(text(c"abc".as_ptr()), Some("abc"));
            assert_eq!(text(c"\xff".as_ptr()), None);
            assert_eq!(text(core::ptr::null()), None);
        }
    }

    #[test]
    fn overlaps() {
        let x = [0u8; 16];
        let at = |i: usize| x.as_ptr().wrapping_add(i);
        assert!(overlap(at(0), 8, at(7), 1));
        assert!(!overlap(at(0), 8, at(8), 8));
        assert!(overlap(at(4), 1, at(0), 16));
        assert!(!overlap(at(4), 0, at(0), 16));
        assert!(overlap(at(0), usize::MAX, at(15), 1));
    }
}
