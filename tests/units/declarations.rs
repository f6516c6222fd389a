//! What `c_api!` and `c_enum!` make of a declaration, called as a C program would.

#![allow(non_camel_case_types, non_snake_case)]

use core::ffi::{c_char, c_int};
use lucho::abi::Status;
use num_complex::Complex;

c_enum! {
    /// A status.
    pub enum probeStatus_t {
        /// Fine.
        PROBE_OK = 0,
        PROBE_ALSO_OK = 0,
        PROBE_PANICKED = 6,
        PROBE_NO_MEMORY = 2,
        PROBE_GONE = -1,
    }
}

impl Status for probeStatus_t {
    const PANICKED: Self = PROBE_PANICKED;
    const OUT_OF_MEMORY: Self = PROBE_NO_MEMORY;
    const UNLOADING: Self = PROBE_GONE;
}

mod level0 {
    use super::*;
    /// Writes the call's name and the element size; panics when told to.
    pub unsafe fn probe<T: Copy>(
        call: &'static str,
        x: *const T,
        name: *mut c_char,
        panic: c_int,
    ) -> probeStatus_t {
        assert!(panic == 0, "asked to");
        // SAFETY: the test passes a readable `x` and 32 writable bytes.
        unsafe {
            let _ = *x;
            core::ptr::copy_nonoverlapping(call.as_ptr().cast(), name, call.len());
            *name.add(31) = size_of::<T>() as c_char;
        }
        PROBE_OK
    }
}

c_api! {
    /// Two members.
    [lucho_test_probe_s: f32, lucho_test_probe_z: Complex<f64>]
    fn(x: *const T, name: *mut c_char, panic: c_int) -> probeStatus_t = level0::probe;
    /// One more family in the same block, with trailing commas.
    [lucho_test_probe_d: f64,]
    fn(x: *const T, name: *mut c_char, panic: c_int,) -> probeStatus_t = level0::probe;
}

mod level1 {
    /// The first element, as an integer and as a real number.
    pub unsafe fn first<T: Copy + Into<f64>, I: Copy + Into<i64>>(
        call: &'static str,
        n: *const I,
        x: *const T,
    ) -> f64 {
        assert!(call.ends_with("64_") == (size_of::<I>() == 8), "a name and its integers");
        // SAFETY: the test passes readable values.
        unsafe { (*n).into() as f64 + (*x).into() }
    }
}

c_api! { dual
    /// A pair of names.
    [lucho_test_first_s_ | lucho_test_first_s_64_: f32]
    fn(n: *const I, x: *const T) -> f64 = level1::first;
}

mod level2 {
    use super::*;
    /// Whether the integers are wide; panics at a negative one.
    pub unsafe fn wide<T: Copy, I: Copy + Into<i64>>(
        call: &'static str,
        n: I,
        out: *mut I,
    ) -> probeStatus_t {
        assert!(size_of::<T>() == 4 && call.ends_with("_64") == (size_of::<I>() == 8));
        assert!(n.into() >= 0, "asked to");
        // SAFETY: the test passes a writable value.
        unsafe { *out = n };
        PROBE_OK
    }
}

c_api! { dual status
    /// A pair of names, and a status.
    [lucho_test_wide | lucho_test_wide_64: f32]
    fn(n: I, out: *mut I) -> probeStatus_t = level2::wide;
}

unsafe extern "C" {
    safe fn lucho_test_wide(n: c_int, out: &mut c_int) -> probeStatus_t;
    safe fn lucho_test_wide_64(n: i64, out: &mut i64) -> probeStatus_t;
    safe fn lucho_test_first_s_(n: &c_int, x: &f32) -> f64;
    safe fn lucho_test_first_s_64_(n: &i64, x: &f32) -> f64;
    safe fn lucho_test_probe_s(x: &f32, name: &mut [u8; 32], panic: c_int) -> probeStatus_t;
    safe fn lucho_test_probe_d(x: &f64, name: &mut [u8; 32], panic: c_int) -> probeStatus_t;
    safe fn lucho_test_probe_z(
        x: &Complex<f64>,
        name: &mut [u8; 32],
        panic: c_int,
    ) -> probeStatus_t;
}

#[test]
fn members_get_their_type_and_name() {
    let mut out = [0u8; 32];
    assert_eq!(lucho_test_probe_s(&1.0, &mut out, 0), PROBE_OK);
    assert!(out.starts_with(b"lucho_test_probe_s\0") && out[31] == 4);
    assert_eq!(lucho_test_probe_d(&1.0, &mut out, 0), PROBE_OK);
    assert!(out.starts_with(b"lucho_test_probe_d\0") && out[31] == 8);
    assert_eq!(lucho_test_probe_z(&Complex::new(1.0, 0.0), &mut out, 0), PROBE_OK);
    assert!(out.starts_with(b"lucho_test_probe_z\0") && out[31] == 16);
}

#[test]
fn pairs_differ_in_their_integers() {
    assert_eq!(lucho_test_first_s_(&-2, &0.5), -1.5);
    assert_eq!(lucho_test_first_s_64_(&(1 << 40), &0.5), (1u64 << 40) as f64 + 0.5);
}

#[test]
fn pairs_may_have_a_status() {
    let (mut narrow, mut wide) = (0, 0);
    assert_eq!(lucho_test_wide(7, &mut narrow), PROBE_OK);
    assert_eq!(lucho_test_wide_64(1 << 40, &mut wide), PROBE_OK);
    assert_eq!((narrow, wide), (7, 1 << 40));
    assert_eq!(lucho_test_wide_64(-1, &mut wide), PROBE_PANICKED);
}

#[test]
fn a_panic_becomes_a_status() {
    let mut out = [0u8; 32];
    assert_eq!(lucho_test_probe_s(&1.0, &mut out, 1), PROBE_PANICKED);
    assert_eq!(lucho_test_probe_s(&1.0, &mut out, 0), PROBE_OK);
}

#[test]
fn values_know_their_names() {
    assert_eq!(PROBE_GONE.name(), Some(c"PROBE_GONE"));
    assert_eq!(PROBE_ALSO_OK.name(), Some(c"PROBE_OK"));
    assert_eq!(probeStatus_t(77).name(), None);
    assert!(!probeStatus_t(77).is_known() && PROBE_NO_MEMORY.is_known());
}
