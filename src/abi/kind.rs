//! Kinds: of elements, and of handles.
//!
//! The kinds of handles the surfaces give out, in one place so that no two are the same: a handle of
//! one surface is refused by every other.

use num_complex::Complex;

/// An element type, and the real type that belongs to it.
pub trait Element {
    type Real;
}
impl Element for f32 {
    type Real = f32;
}
impl Element for f64 {
    type Real = f64;
}
impl Element for Complex<f32> {
    type Real = f32;
}
impl Element for Complex<f64> {
    type Real = f64;
}

/// `device::handle` keeps the smaller numbers for its own.
const FIRST: u8 = 16;

pub const MLUOP_HANDLE: u8 = 16;
pub const MLUOP_DESCRIPTOR: u8 = 17;
pub const ACL_CONTEXT: u8 = 18;
pub const ACLBLAS_HANDLE: u8 = 19;
pub const CUBLAS_HANDLE: u8 = 20;

const ALL: [u8; 5] = [MLUOP_HANDLE, MLUOP_DESCRIPTOR, ACL_CONTEXT, ACLBLAS_HANDLE, CUBLAS_HANDLE];

const _: () = {
    let mut i = 0;
    while i < ALL.len() {
        assert!(ALL[i] == FIRST + i as u8, "kinds are consecutive, hence distinct");
        i += 1;
    }
};
