//! LU factorization.

use super::answer;
use crate::abi::fortran::{Int, int};
use crate::op::lapack::{Pivot, Scalar, lu};
use num_complex::Complex;

c_api! { dual
    /// A = P L U of an m x n matrix (column-major, leading dimension lda >= max(1, m)) with partial
    /// pivoting, in place: L below the diagonal, which is 1, and U. ipiv gets min(m, n) pivots: row i was
    /// swapped with row ipiv(i). info: 0; -i if argument i is bad; k > 0 if U(k, k) is zero or NaN for the
    /// smallest such k (the factorization is completed). Blocked, right-looking, with look-ahead.
    [sgetrf_ | sgetrf_64_: f32, dgetrf_ | dgetrf_64_: f64,
     cgetrf_ | cgetrf_64_: Complex<f32>, zgetrf_ | zgetrf_64_: Complex<f64>]
    fn(m: *const I, n: *const I, a: *mut T, lda: *const I, ipiv: *mut I, info: *mut I) = getrf;
}

unsafe fn getrf<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    m: *const I,
    n: *const I,
    a: *mut T,
    lda: *const I,
    ipiv: *mut I,
    info: *mut I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { answer(call, info, lu::getrf(int(m), int(n), a, int(lda), ipiv)) }
}
