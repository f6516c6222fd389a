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
pub const CUSPARSE_HANDLE: u8 = 20;
pub const CUSPARSE_MAT_DESCR: u8 = 21;
pub const CUSPARSE_CSRIC02: u8 = 22;
pub const CUSPARSE_CSRILU02: u8 = 23;
pub const CUSPARSE_CSRSV2: u8 = 24;
pub const CUSPARSE_CSRSM2: u8 = 25;
pub const CUSPARSE_UNUSED_INFO: u8 = 26;
pub const CUSPARSE_SP_VEC: u8 = 27;
pub const CUSPARSE_DN_VEC: u8 = 28;
pub const CUSPARSE_SP_MAT: u8 = 29;
pub const CUSPARSE_DN_MAT: u8 = 30;
pub const CUSPARSE_SPSV: u8 = 31;
pub const CUSPARSE_SPSM: u8 = 32;
pub const CUSPARSE_SPGEMM: u8 = 33;
pub const CUSPARSE_SPGEAM: u8 = 34;
pub const CUBLAS_HANDLE: u8 = 35;
pub const CUSPARSE_CSRU2CSR: u8 = 36;
pub const CUSPARSE_BSRSV2: u8 = 37;
pub const CUSPARSE_BSRSM2: u8 = 38;
pub const CUSPARSE_BSRIC02: u8 = 39;
pub const CUSPARSE_BSRILU02: u8 = 40;
pub const CUSPARSE_CSRGEMM2: u8 = 41;

const ALL: [u8; 26] = [
    MLUOP_HANDLE,
    MLUOP_DESCRIPTOR,
    ACL_CONTEXT,
    ACLBLAS_HANDLE,
    CUSPARSE_HANDLE,
    CUSPARSE_MAT_DESCR,
    CUSPARSE_CSRIC02,
    CUSPARSE_CSRILU02,
    CUSPARSE_CSRSV2,
    CUSPARSE_CSRSM2,
    CUSPARSE_UNUSED_INFO,
    CUSPARSE_SP_VEC,
    CUSPARSE_DN_VEC,
    CUSPARSE_SP_MAT,
    CUSPARSE_DN_MAT,
    CUSPARSE_SPSV,
    CUSPARSE_SPSM,
    CUSPARSE_SPGEMM,
    CUSPARSE_SPGEAM,
    CUBLAS_HANDLE,
    CUSPARSE_CSRU2CSR,
    CUSPARSE_BSRSV2,
    CUSPARSE_BSRSM2,
    CUSPARSE_BSRIC02,
    CUSPARSE_BSRILU02,
    CUSPARSE_CSRGEMM2,
];

const _: () = {
    let mut i = 0;
    while i < ALL.len() {
        assert!(ALL[i] == FIRST + i as u8, "kinds are consecutive, hence distinct");
        i += 1;
    }
};
