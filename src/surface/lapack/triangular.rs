//! Triangles: inverses and solves.

use super::answer;
use crate::abi::fortran::{Int, int, letter};
use crate::op::lapack::{Scalar, diag as diagonal, trans as op, triangular, uplo as triangle};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// A := A^-1 for an n x n triangle, lower or upper for uplo = 'L' or 'U', with ones on the
    /// diagonal, which are not stored, if diag = 'U'. The other triangle is neither read nor
    /// written. info: 0; -i if argument i is bad; k > 0 if A(k, k) is zero or NaN for the smallest
    /// such k (A is as it was).
    [strtri_ | strtri_64_: f32, dtrtri_ | dtrtri_64_: f64,
     ctrtri_ | ctrtri_64_: Complex<f32>, ztrtri_ | ztrtri_64_: Complex<f64>]
    fn(uplo: *const c_char, diag: *const c_char, n: *const I, a: *mut T, lda: *const I,
       info: *mut I) = trtri;

    /// As dtrtri_, but the diagonal is not tested: a zero there gives infinities.
    [strti2_ | strti2_64_: f32, dtrti2_ | dtrti2_64_: f64,
     ctrti2_ | ctrti2_64_: Complex<f32>, ztrti2_ | ztrti2_64_: Complex<f64>]
    fn(uplo: *const c_char, diag: *const c_char, n: *const I, a: *mut T, lda: *const I,
       info: *mut I) = trti2;

    /// Solves op(A) X = B for an n x n triangle as in dtrtri_, where op is none, transposed or
    /// conjugate-transposed for trans = 'N', 'T' or 'C'. B is n x nrhs and becomes X. info: 0; -i
    /// if argument i is bad; k > 0 if A(k, k) is zero for the smallest such k (B is as it was).
    [strtrs_ | strtrs_64_: f32, dtrtrs_ | dtrtrs_64_: f64,
     ctrtrs_ | ctrtrs_64_: Complex<f32>, ztrtrs_ | ztrtrs_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I,
       nrhs: *const I, a: *const T, lda: *const I, b: *mut T, ldb: *const I, info: *mut I) = trtrs;
}

unsafe fn trtri<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    diag: *const c_char,
    n: *const I,
    a: *mut T,
    lda: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (uplo, diag) = (triangle(letter(uplo)), diagonal(letter(diag)));
        answer(call, info, triangular::trtri(uplo, diag, int(n), a, int(lda)))
    }
}

unsafe fn trti2<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    diag: *const c_char,
    n: *const I,
    a: *mut T,
    lda: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (uplo, diag) = (triangle(letter(uplo)), diagonal(letter(diag)));
        answer(call, info, triangular::trti2(uplo, diag, int(n), a, int(lda)))
    }
}

unsafe fn trtrs<T: Scalar, I: Int>(
    call: &'static str,
    uplo: *const c_char,
    trans: *const c_char,
    diag: *const c_char,
    n: *const I,
    nrhs: *const I,
    a: *const T,
    lda: *const I,
    b: *mut T,
    ldb: *const I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (uplo, diag) = (triangle(letter(uplo)), diagonal(letter(diag)));
        let (trans, lda, ldb) = (op(letter(trans)), int(lda), int(ldb));
        let result = triangular::trtrs(uplo, trans, diag, int(n), int(nrhs), a, lda, b, ldb);
        answer(call, info, result)
    }
}
