//! LU factorization and what follows from it.

use super::common::{by_columns, changed, plain, rows_fit, work};
use crate::abi::fortran::Int;
use crate::op::lapack::{Pivot, Scalar, lu};
use core::ffi::c_int;
use num_complex::Complex;

c_api! { dual
    /// A = P L U of an m x n matrix with partial pivoting, in place: L below the diagonal, which is 1, and
    /// U. ipiv gets min(m, n) pivots: row i (from 1) was swapped with row ipiv[i - 1]. Returns 0, minus the
    /// position of a bad argument, or k > 0 if U(k, k) is zero for the smallest such k.
    [LAPACKE_sgetrf | LAPACKE_sgetrf64_: f32, LAPACKE_dgetrf | LAPACKE_dgetrf64_: f64,
     LAPACKE_cgetrf | LAPACKE_cgetrf64_: Complex<f32>, LAPACKE_zgetrf | LAPACKE_zgetrf64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf;

    /// As LAPACKE_dgetrf, without looking for NaN.
    [LAPACKE_sgetrf_work | LAPACKE_sgetrf_work64_: f32,
     LAPACKE_dgetrf_work | LAPACKE_dgetrf_work64_: f64,
     LAPACKE_cgetrf_work | LAPACKE_cgetrf_work64_: Complex<f32>,
     LAPACKE_zgetrf_work | LAPACKE_zgetrf_work64_: Complex<f64>]
    fn(matrix_layout: c_int, m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf_work;
}

unsafe fn getrf<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
) -> I {
    plain(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(4, m, n, a, lda)?;
            Ok(getrf_work(call, matrix_layout, m, n, a, lda, ipiv))
        }
    })
}

unsafe fn getrf_work<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    matrix_layout: c_int,
    m: I,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
) -> I {
    work(call, matrix_layout, |layout| {
        rows_fit(layout, [(5, lda, n)])?;
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(layout, [changed(a, m, n, lda)])?;
            let [a] = columns.at;
            let info = lu::getrf(m.get(), n.get(), a.p, a.ld, ipiv)?;
            columns.give_back();
            Ok(info)
        }
    })
}
