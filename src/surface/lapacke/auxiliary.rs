//! Norms, copies, initial values and row interchanges. Stored by rows, a matrix is its transpose in place.

use super::common::*;
use crate::op::lapack::layout::{self, Layout};
use crate::op::lapack::{Scalar, auxiliary, diag as diagonal, lu, norm as norm_of};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity norm ('I') or
    /// Frobenius norm ('F' or 'E'). Returns 0 if m or n is 0, minus the position of a bad argument if there is one.
    [LAPACKE_slange | LAPACKE_slange64_: f32, LAPACKE_dlange | LAPACKE_dlange64_: f64, LAPACKE_clange | LAPACKE_clange64_: Complex<f32>, LAPACKE_zlange | LAPACKE_zlange64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, m: I, n: I, a: *const T, lda: I) -> R = lange;

    /// As LAPACKE_dlange, without looking for NaN; work is not used.
    [LAPACKE_slange_work | LAPACKE_slange_work64_: f32, LAPACKE_dlange_work | LAPACKE_dlange_work64_: f64, LAPACKE_clange_work | LAPACKE_clange_work64_: Complex<f32>, LAPACKE_zlange_work | LAPACKE_zlange_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, m: I, n: I, a: *const T, lda: I, work: *mut R) -> R = lange_work;

    /// As LAPACKE_dlange for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U') triangle.
    [LAPACKE_slansy | LAPACKE_slansy64_: f32, LAPACKE_dlansy | LAPACKE_dlansy64_: f64, LAPACKE_clansy | LAPACKE_clansy64_: Complex<f32>, LAPACKE_zlansy | LAPACKE_zlansy64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, n: I, a: *const T, lda: I) -> R = lansy;

    /// As LAPACKE_dlansy, without looking for NaN; work is not used.
    [LAPACKE_slansy_work | LAPACKE_slansy_work64_: f32, LAPACKE_dlansy_work | LAPACKE_dlansy_work64_: f64, LAPACKE_clansy_work | LAPACKE_clansy_work64_: Complex<f32>, LAPACKE_zlansy_work | LAPACKE_zlansy_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, n: I, a: *const T, lda: I, work: *mut R) -> R = lansy_work;

    /// As LAPACKE_zlansy for a Hermitian matrix.
    [LAPACKE_clanhe | LAPACKE_clanhe64_: Complex<f32>, LAPACKE_zlanhe | LAPACKE_zlanhe64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, n: I, a: *const T, lda: I) -> R = lanhe;

    /// As LAPACKE_zlanhe, without looking for NaN; work is not used.
    [LAPACKE_clanhe_work | LAPACKE_clanhe_work64_: Complex<f32>, LAPACKE_zlanhe_work | LAPACKE_zlanhe_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, n: I, a: *const T, lda: I, work: *mut R) -> R = lanhe_work;

    /// As LAPACKE_dlange for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the diagonal, which are not
    /// stored, if diag = 'U'.
    [LAPACKE_slantr | LAPACKE_slantr64_: f32, LAPACKE_dlantr | LAPACKE_dlantr64_: f64, LAPACKE_clantr | LAPACKE_clantr64_: Complex<f32>, LAPACKE_zlantr | LAPACKE_zlantr64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, diag: c_char, m: I, n: I, a: *const T, lda: I) -> R = lantr;

    /// As LAPACKE_dlantr, without looking for NaN; work is not used.
    [LAPACKE_slantr_work | LAPACKE_slantr_work64_: f32, LAPACKE_dlantr_work | LAPACKE_dlantr_work64_: f64, LAPACKE_clantr_work | LAPACKE_clantr_work64_: Complex<f32>, LAPACKE_zlantr_work | LAPACKE_zlantr_work64_: Complex<f64>]
    fn(matrix_layout: c_int, norm: c_char, uplo: c_char, diag: c_char, m: I, n: I, a: *const T, lda: I, work: *mut R) -> R = lantr_work;

    /// B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all of it. Returns 0 or
    /// minus the position of a bad argument.
    [LAPACKE_slacpy | LAPACKE_slacpy64_: f32, LAPACKE_dlacpy | LAPACKE_dlacpy64_: f64, LAPACKE_clacpy | LAPACKE_clacpy64_: Complex<f32>, LAPACKE_zlacpy | LAPACKE_zlacpy64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, m: I, n: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = lacpy;

    /// As LAPACKE_dlacpy, without looking for NaN.
    [LAPACKE_slacpy_work | LAPACKE_slacpy_work64_: f32, LAPACKE_dlacpy_work | LAPACKE_dlacpy_work64_: f64, LAPACKE_clacpy_work | LAPACKE_clacpy_work64_: Complex<f32>, LAPACKE_zlacpy_work | LAPACKE_zlacpy_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, m: I, n: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = lacpy_work;

    /// A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other
    /// letter all of it. Returns 0 or minus the position of a bad argument.
    [LAPACKE_slaset | LAPACKE_slaset64_: f32, LAPACKE_dlaset | LAPACKE_dlaset64_: f64, LAPACKE_claset | LAPACKE_claset64_: Complex<f32>, LAPACKE_zlaset | LAPACKE_zlaset64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, m: I, n: I, alpha: T, beta: T, a: *mut T, lda: I) -> I = laset;

    /// As LAPACKE_dlaset, without looking for NaN.
    [LAPACKE_slaset_work | LAPACKE_slaset_work64_: f32, LAPACKE_dlaset_work | LAPACKE_dlaset_work64_: f64, LAPACKE_claset_work | LAPACKE_claset_work64_: Complex<f32>, LAPACKE_zlaset_work | LAPACKE_zlaset_work64_: Complex<f64>]
    fn(matrix_layout: c_int, uplo: c_char, m: I, n: I, alpha: T, beta: T, a: *mut T, lda: I) -> I = laset_work;

    /// Interchanges row i (from 1) of the n columns of A with row ipiv[k1 - 1 + (i - k1) |incx|] for i = k1, ..., k2; in
    /// the opposite order if incx < 0. Returns 0 or minus the position of a bad argument.
    [LAPACKE_slaswp | LAPACKE_slaswp64_: f32, LAPACKE_dlaswp | LAPACKE_dlaswp64_: f64, LAPACKE_claswp | LAPACKE_claswp64_: Complex<f32>, LAPACKE_zlaswp | LAPACKE_zlaswp64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *mut T, lda: I, k1: I, k2: I, ipiv: *const I, incx: I) -> I = laswp;

    /// As LAPACKE_dlaswp, without looking for NaN.
    [LAPACKE_slaswp_work | LAPACKE_slaswp_work64_: f32, LAPACKE_dlaswp_work | LAPACKE_dlaswp_work64_: f64, LAPACKE_claswp_work | LAPACKE_claswp_work64_: Complex<f32>, LAPACKE_zlaswp_work | LAPACKE_zlaswp_work64_: Complex<f64>]
    fn(matrix_layout: c_int, n: I, a: *mut T, lda: I, k1: I, k2: I, ipiv: *const I, incx: I) -> I = laswp_work;
}

unsafe fn lange<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(5, m, n, a, lda)?;
            Ok(lange_work(call, matrix_layout, norm, m, n, a, lda, core::ptr::null_mut()))
        }
    })
}

unsafe fn lange_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    _: *mut T::Real,
) -> T::Real
where
    T::Real: Code,
{
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n)])?;
        let norm = transposed_norm(layout, norm_of(letter(norm)));
        let (m, n) = transposed(layout, m, n);
        // SAFETY: the caller passes arrays as described.
        Ok(unsafe { auxiliary::lange(norm, m, n, a, lda.get()) })
    })
}

unsafe fn lansy<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    // SAFETY: the caller passes arrays as described.
    unsafe { norm_of_half::<T, I>(call, false, matrix_layout, norm, uplo, n, a, lda) }
}

unsafe fn lansy_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
    _: *mut T::Real,
) -> T::Real
where
    T::Real: Code,
{
    // SAFETY: the caller passes arrays as described.
    unsafe { norm_of_half_work::<T, I>(call, false, matrix_layout, norm, uplo, n, a, lda) }
}

unsafe fn lanhe<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    // SAFETY: the caller passes arrays as described.
    unsafe { norm_of_half::<T, I>(call, true, matrix_layout, norm, uplo, n, a, lda) }
}

unsafe fn lanhe_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
    _: *mut T::Real,
) -> T::Real
where
    T::Real: Code,
{
    // SAFETY: the caller passes arrays as described.
    unsafe { norm_of_half_work::<T, I>(call, true, matrix_layout, norm, uplo, n, a, lda) }
}

unsafe fn norm_of_half<T: Scalar, I: Integer>(
    call: &'static str,
    hermitian: bool,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(5, uplo, n, a, lda)?;
            Ok(norm_of_half_work(call, hermitian, matrix_layout, norm, uplo, n, a, lda))
        }
    })
}

unsafe fn norm_of_half_work<T: Scalar, I: Integer>(
    call: &'static str,
    hermitian: bool,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n)])?;
        let (uplo, lda) = in_place(layout, uplo, lda);
        // SAFETY: the caller passes arrays as described.
        Ok(unsafe { auxiliary::lansy(hermitian, norm_of(letter(norm)), uplo, n.get(), a, lda) })
    })
}

unsafe fn lantr<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    diag: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
) -> T::Real
where
    T::Real: Code,
{
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.triangular(7, (uplo, diag), m, n, a, lda)?;
            Ok(lantr_work(
                call,
                matrix_layout,
                norm,
                uplo,
                diag,
                m,
                n,
                a,
                lda,
                core::ptr::null_mut(),
            ))
        }
    })
}

unsafe fn lantr_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    norm: c_char,
    uplo: c_char,
    diag: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    _: *mut T::Real,
) -> T::Real
where
    T::Real: Code,
{
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(8, lda, n)])?;
        let norm = transposed_norm(layout, norm_of(letter(norm)));
        let ((m, n), (uplo, lda)) = (transposed(layout, m, n), in_place(layout, uplo, lda));
        // SAFETY: the caller passes arrays as described.
        Ok(unsafe { auxiliary::lantr(norm, uplo, diagonal(letter(diag)), m, n, a, lda) })
    })
}

unsafe fn lacpy<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(5, m, n, a, lda)?;
            Ok(lacpy_work(call, matrix_layout, uplo, m, n, a, lda, b, ldb))
        }
    })
}

unsafe fn lacpy_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    m: I,
    n: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(6, lda, n), (8, ldb, n)])?;
        let ((m, n), (uplo, lda)) = (transposed(layout, m, n), in_place(layout, uplo, lda));
        // SAFETY: the caller passes arrays as described.
        unsafe { auxiliary::lacpy(uplo, m, n, a, lda, b, ldb.get()) };
        done(0)
    })
}

unsafe fn laset<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    m: I,
    n: I,
    alpha: T,
    beta: T,
    a: *mut T,
    lda: I,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        inputs.number(5, alpha)?;
        inputs.number(6, beta)?;
        // SAFETY: the caller passes arrays as described.
        Ok(unsafe { laset_work(call, matrix_layout, uplo, m, n, alpha, beta, a, lda) })
    })
}

unsafe fn laset_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    uplo: c_char,
    m: I,
    n: I,
    alpha: T,
    beta: T,
    a: *mut T,
    lda: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(8, lda, n)])?;
        let ((m, n), (uplo, lda)) = (transposed(layout, m, n), in_place(layout, uplo, lda));
        // SAFETY: the caller passes arrays as described.
        unsafe { auxiliary::laset(uplo, m, n, alpha, beta, a, lda) };
        done(0)
    })
}

unsafe fn laswp<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *mut T,
    lda: I,
    k1: I,
    k2: I,
    ipiv: *const I,
    incx: I,
) -> I {
    // How many rows there are is not said, so a NaN is not looked for.
    plain::<I, _>(call, matrix_layout, |_| {
        // SAFETY: the caller passes arrays as described.
        Ok(unsafe { laswp_work(call, matrix_layout, n, a, lda, k1, k2, ipiv, incx) })
    })
}

unsafe fn laswp_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    n: I,
    a: *mut T,
    lda: I,
    k1: I,
    k2: I,
    ipiv: *const I,
    incx: I,
) -> I {
    work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(4, lda, n)])?;
        let (n, lda, k1, k2, incx) = (n.get(), lda.get(), k1.get(), k2.get(), incx.get());
        // SAFETY: the caller passes arrays as described.
        unsafe {
            match layout {
                Layout::ByColumns => lu::laswp(n, a, lda, k1, k2, ipiv, incx),
                Layout::ByRows => layout::laswp_by_rows(n, a, lda, k1, k2, ipiv, incx),
            }
        }
        done(0)
    })
}
