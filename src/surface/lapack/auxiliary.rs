//! Norms, copies, initial values, and the version.

use crate::abi::fortran::{Int, int, letter, value};
use crate::abi::guard_answer;
use crate::op::lapack::{Scalar, auxiliary, diag as diagonal, norm as norm_of, uplo as triangle};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// The norm of an m x n matrix: largest modulus (norm = 'M'), 1-norm ('1' or 'O'), infinity
    /// norm ('I') or Frobenius norm ('F' or 'E'). 0 if m or n is 0; NaN if an element is. work is
    /// not used.
    [slange_ | slange_64_: f32, dlange_ | dlange_64_: f64,
     clange_ | clange_64_: Complex<f32>, zlange_ | zlange_64_: Complex<f64>]
    fn(norm: *const c_char, m: *const I, n: *const I, a: *const T, lda: *const I, work: *mut R) -> R = lange;

    /// As dlange_ for an n x n symmetric matrix given by its lower (uplo = 'L') or upper ('U')
    /// triangle.
    [slansy_ | slansy_64_: f32, dlansy_ | dlansy_64_: f64,
     clansy_ | clansy_64_: Complex<f32>, zlansy_ | zlansy_64_: Complex<f64>]
    fn(norm: *const c_char, uplo: *const c_char, n: *const I, a: *const T, lda: *const I,
       work: *mut R) -> R = lansy;

    /// As dlansy_ for a Hermitian matrix.
    [clanhe_ | clanhe_64_: Complex<f32>, zlanhe_ | zlanhe_64_: Complex<f64>]
    fn(norm: *const c_char, uplo: *const c_char, n: *const I, a: *const T, lda: *const I,
       work: *mut R) -> R = lanhe;

    /// As dlange_ for an m x n lower (uplo = 'L') or upper ('U') trapezoid, with ones on the
    /// diagonal, which are not stored, if diag = 'U'.
    [slantr_ | slantr_64_: f32, dlantr_ | dlantr_64_: f64,
     clantr_ | clantr_64_: Complex<f32>, zlantr_ | zlantr_64_: Complex<f64>]
    fn(norm: *const c_char, uplo: *const c_char, diag: *const c_char, m: *const I,
       n: *const I, a: *const T, lda: *const I, work: *mut R) -> R = lantr;

    /// B := A, m x n: the lower (uplo = 'L') or upper ('U') trapezoid, or with any other letter all
    /// of it.
    [slacpy_ | slacpy_64_: f32, dlacpy_ | dlacpy_64_: f64,
     clacpy_ | clacpy_64_: Complex<f32>, zlacpy_ | zlacpy_64_: Complex<f64>]
    fn(uplo: *const c_char, m: *const I, n: *const I, a: *const T, lda: *const I, b: *mut T,
       ldb: *const I) = lacpy;

    /// A := alpha off the diagonal and beta on it, m x n: the lower (uplo = 'L') or upper ('U')
    /// trapezoid, or with any other letter all of it.
    [slaset_ | slaset_64_: f32, dlaset_ | dlaset_64_: f64,
     claset_ | claset_64_: Complex<f32>, zlaset_ | zlaset_64_: Complex<f64>]
    fn(uplo: *const c_char, m: *const I, n: *const I, alpha: *const T, beta: *const T,
       a: *mut T, lda: *const I) = laset;
}

unsafe fn lange<T: Scalar, I: Int>(
    _: &'static str,
    norm: *const c_char,
    m: *const I,
    n: *const I,
    a: *const T,
    lda: *const I,
    _: *mut T::Real,
) -> T::Real {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { auxiliary::lange(norm_of(letter(norm)), int(m), int(n), a, int(lda)) }
}

unsafe fn lansy<T: Scalar, I: Int>(
    _: &'static str,
    norm: *const c_char,
    uplo: *const c_char,
    n: *const I,
    a: *const T,
    lda: *const I,
    _: *mut T::Real,
) -> T::Real {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (norm, uplo) = (norm_of(letter(norm)), triangle(letter(uplo)));
        auxiliary::lansy(false, norm, uplo, int(n), a, int(lda))
    }
}

unsafe fn lanhe<T: Scalar, I: Int>(
    _: &'static str,
    norm: *const c_char,
    uplo: *const c_char,
    n: *const I,
    a: *const T,
    lda: *const I,
    _: *mut T::Real,
) -> T::Real {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (norm, uplo) = (norm_of(letter(norm)), triangle(letter(uplo)));
        auxiliary::lansy(true, norm, uplo, int(n), a, int(lda))
    }
}

unsafe fn lantr<T: Scalar, I: Int>(
    _: &'static str,
    norm: *const c_char,
    uplo: *const c_char,
    diag: *const c_char,
    m: *const I,
    n: *const I,
    a: *const T,
    lda: *const I,
    _: *mut T::Real,
) -> T::Real {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (norm, uplo) = (norm_of(letter(norm)), triangle(letter(uplo)));
        auxiliary::lantr(norm, uplo, diagonal(letter(diag)), int(m), int(n), a, int(lda))
    }
}

unsafe fn lacpy<T: Scalar, I: Int>(
    _: &'static str,
    uplo: *const c_char,
    m: *const I,
    n: *const I,
    a: *const T,
    lda: *const I,
    b: *mut T,
    ldb: *const I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe { auxiliary::lacpy(triangle(letter(uplo)), int(m), int(n), a, int(lda), b, int(ldb)) }
}

unsafe fn laset<T: Scalar, I: Int>(
    _: &'static str,
    uplo: *const c_char,
    m: *const I,
    n: *const I,
    alpha: *const T,
    beta: *const T,
    a: *mut T,
    lda: *const I,
) {
    // SAFETY: the caller passes readable arguments, and arrays as described.
    unsafe {
        let (alpha, beta) = (value(alpha), value(beta));
        auxiliary::laset(triangle(letter(uplo)), int(m), int(n), alpha, beta, a, int(lda))
    }
}

/// The version of LAPACK whose behaviour the routines here have.
const VERSION: [i32; 3] = [3, 11, 0];

/// The version of LAPACK whose behaviour the routines here have: major, minor, patch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ilaver_(major: *mut c_int, minor: *mut c_int, patch: *mut c_int) {
    // SAFETY: the caller passes three integers.
    guard_answer("ilaver_", |_| unsafe { version(major, minor, patch) })
}

/// As ilaver_, with 64-bit integers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ilaver_64_(major: *mut i64, minor: *mut i64, patch: *mut i64) {
    // SAFETY: as above.
    guard_answer("ilaver_64_", |_| unsafe { version(major, minor, patch) })
}

unsafe fn version<I: Int>(major: *mut I, minor: *mut I, patch: *mut I) {
    let [a, b, c] = VERSION.map(|part| I::put(part as isize));
    // SAFETY: the caller's promise.
    unsafe {
        major.write_unaligned(a);
        minor.write_unaligned(b);
        patch.write_unaligned(c);
    }
}
