//! Level 2: products and solves with a triangular matrix.

use crate::abi::fortran::{Int, int, letter, refuse};
use crate::op::blas::level2::{self, op};
use crate::op::blas::{Scalar, diag, packed, trans, uplo};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// x := op(A) x, A triangular of order n: op(A) is A, A^T or A^H for trans = 'N', 'T' or 'C',
    /// and A is the upper or lower triangle (uplo = 'U', 'L') of what is stored, its diagonal taken
    /// to be 1 if diag = 'U'.
    [strmv_ | strmv_64_: f32, dtrmv_ | dtrmv_64_: f64,
     ctrmv_ | ctrmv_64_: Complex<f32>, ztrmv_ | ztrmv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I, a: *const T,
       lda: *const I, x: *mut T, incx: *const I) = trmv;

    /// As dtrmv_ with k diagonals beside the main one, stored as in dsbmv_.
    [stbmv_ | stbmv_64_: f32, dtbmv_ | dtbmv_64_: f64,
     ctbmv_ | ctbmv_64_: Complex<f32>, ztbmv_ | ztbmv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I, k: *const I,
       a: *const T, lda: *const I, x: *mut T, incx: *const I) = tbmv;

    /// As dtrmv_ with the triangle packed, column after column.
    [stpmv_ | stpmv_64_: f32, dtpmv_ | dtpmv_64_: f64,
     ctpmv_ | ctpmv_64_: Complex<f32>, ztpmv_ | ztpmv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I,
       ap: *const T, x: *mut T, incx: *const I) = tpmv;

    /// Solves op(A) x = b with A as in dtrmv_; x overwrites b. There is no test for singularity.
    [strsv_ | strsv_64_: f32, dtrsv_ | dtrsv_64_: f64,
     ctrsv_ | ctrsv_64_: Complex<f32>, ztrsv_ | ztrsv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I, a: *const T,
       lda: *const I, x: *mut T, incx: *const I) = trsv;

    /// As dtrsv_ with k diagonals beside the main one, stored as in dsbmv_.
    [stbsv_ | stbsv_64_: f32, dtbsv_ | dtbsv_64_: f64,
     ctbsv_ | ctbsv_64_: Complex<f32>, ztbsv_ | ztbsv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I, k: *const I,
       a: *const T, lda: *const I, x: *mut T, incx: *const I) = tbsv;

    /// As dtrsv_ with the triangle packed, column after column.
    [stpsv_ | stpsv_64_: f32, dtpsv_ | dtpsv_64_: f64,
     ctpsv_ | ctpsv_64_: Complex<f32>, ztpsv_ | ztpsv_64_: Complex<f64>]
    fn(uplo: *const c_char, trans: *const c_char, diag: *const c_char, n: *const I,
       ap: *const T, x: *mut T, incx: *const I) = tpsv;
}

// What these functions have in common: the caller passes readable arguments, and matrices and vectors as
// described.

/// In full storage.
macro_rules! dense {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            trans_: *const c_char,
            diag_: *const c_char,
            n: *const I,
            a: *const T,
            lda: *const I,
            x: *mut T,
            incx: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, diag) = (uplo(letter(uplo_)), diag(letter(diag_)));
                let op = trans(letter(trans_)).map(|t| op(t, false));
                level2::$routine(uplo, op, diag, int(n), a, int(lda), x, int(incx))
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
dense!(trmv);
dense!(trsv);

/// A band.
macro_rules! band {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            trans_: *const c_char,
            diag_: *const c_char,
            n: *const I,
            k: *const I,
            a: *const T,
            lda: *const I,
            x: *mut T,
            incx: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, diag) = (uplo(letter(uplo_)), diag(letter(diag_)));
                let op = trans(letter(trans_)).map(|t| op(t, false));
                packed::$routine(uplo, op, diag, int(n), int(k), a, int(lda), x, int(incx))
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
band!(tbmv);
band!(tbsv);

/// Packed.
macro_rules! compact {
    ($routine:ident) => {
        unsafe fn $routine<T: Scalar, I: Int>(
            call: &'static str,
            uplo_: *const c_char,
            trans_: *const c_char,
            diag_: *const c_char,
            n: *const I,
            ap: *const T,
            x: *mut T,
            incx: *const I,
        ) {
            // SAFETY: see above.
            unsafe {
                let (uplo, diag) = (uplo(letter(uplo_)), diag(letter(diag_)));
                let op = trans(letter(trans_)).map(|t| op(t, false));
                packed::$routine(uplo, op, diag, int(n), ap, x, int(incx))
            }
            .unwrap_or_else(|position| refuse::<I>(call, position));
        }
    };
}
compact!(tpmv);
compact!(tpsv);
