//! Extensions: copies of a matrix, scaled and transposed, and sums of two.

use crate::abi::fortran::{Int, int, letter, refuse, value};
use crate::op::blas::Scalar;
use crate::op::blas::matcopy::{self, copied, order};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// B := alpha op(A), where op(A) is A, A^T, A^H or the conjugate of A for trans = 'N', 'T', 'C' or
    /// 'R'. A is rows x cols; both are column-major (order = 'C') or row-major ('R') with leading
    /// dimensions lda and ldb. A and B do not overlap.
    [somatcopy_ | somatcopy_64_: f32, domatcopy_ | domatcopy_64_: f64,
     comatcopy_ | comatcopy_64_: Complex<f32>, zomatcopy_ | zomatcopy_64_: Complex<f64>]
    fn(order: *const c_char, trans: *const c_char, rows: *const I, cols: *const I, alpha: *const T,
       a: *const T, lda: *const I, b: *mut T, ldb: *const I) = omatcopy;

    /// A := alpha op(A) in place, as somatcopy_; lda is the leading dimension before, ldb after.
    [simatcopy_ | simatcopy_64_: f32, dimatcopy_ | dimatcopy_64_: f64,
     cimatcopy_ | cimatcopy_64_: Complex<f32>, zimatcopy_ | zimatcopy_64_: Complex<f64>]
    fn(order: *const c_char, trans: *const c_char, rows: *const I, cols: *const I, alpha: *const T,
       a: *mut T, lda: *const I, ldb: *const I) = imatcopy;

    /// C := alpha A + beta C, both m x n. With beta = 0 C is not read, with alpha = 0 A is not.
    [sgeadd_ | sgeadd_64_: f32, dgeadd_ | dgeadd_64_: f64,
     cgeadd_ | cgeadd_64_: Complex<f32>, zgeadd_ | zgeadd_64_: Complex<f64>]
    fn(m: *const I, n: *const I, alpha: *const T, a: *const T, lda: *const I, beta: *const T,
       c: *mut T, ldc: *const I) = geadd;
}

unsafe fn omatcopy<T: Scalar, I: Int>(
    call: &'static str,
    order_: *const c_char,
    trans: *const c_char,
    rows: *const I,
    cols: *const I,
    alpha: *const T,
    a: *const T,
    lda: *const I,
    b: *mut T,
    ldb: *const I,
) {
    // SAFETY: the caller passes readable arguments, and matrices as described.
    unsafe {
        let (order, op) = (order(letter(order_)), copied(letter(trans)));
        let (rows, cols, lda, ldb) = (int(rows), int(cols), int(lda), int(ldb));
        matcopy::omatcopy(order, op, rows, cols, value(alpha), a, lda, b, ldb)
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}

unsafe fn imatcopy<T: Scalar, I: Int>(
    call: &'static str,
    order_: *const c_char,
    trans: *const c_char,
    rows: *const I,
    cols: *const I,
    alpha: *const T,
    a: *mut T,
    lda: *const I,
    ldb: *const I,
) {
    // SAFETY: the caller passes readable arguments, and a matrix as described.
    unsafe {
        let (order, op) = (order(letter(order_)), copied(letter(trans)));
        let (rows, cols, lda, ldb) = (int(rows), int(cols), int(lda), int(ldb));
        matcopy::imatcopy(call, order, op, rows, cols, value(alpha), a, lda, ldb)
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}

unsafe fn geadd<T: Scalar, I: Int>(
    call: &'static str,
    m: *const I,
    n: *const I,
    alpha: *const T,
    a: *const T,
    lda: *const I,
    beta: *const T,
    c: *mut T,
    ldc: *const I,
) {
    // SAFETY: the caller passes readable arguments, and matrices as described.
    unsafe {
        let (alpha, beta) = (value(alpha), value(beta));
        matcopy::geadd(int(m), int(n), alpha, a, int(lda), beta, c, int(ldc))
    }
    .unwrap_or_else(|position| refuse::<I>(call, position));
}
