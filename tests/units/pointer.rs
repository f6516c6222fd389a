//! What can be told of a caller's pointer.

use lucho::abi::pointer::{load, overlap, slice, store, text};

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
