//! Level 1. A vector of N elements, the increment between which may be negative: it then begins at its
//! last address. A negative N is 0. Layouts do not matter here, and there are no errors.

// A declaration names an element and an integer type also where one of them does not matter.
#![allow(clippy::extra_unused_type_parameters)]

use super::Factor;
use crate::abi::fortran::{Int, value};
use crate::op::blas::{Real, Scalar, level1};
use num_complex::Complex;

c_api! { dual
    /// The sum of X(i) Y(i).
    [cblas_sdot | cblas_sdot64_: f32, cblas_ddot | cblas_ddot64_: f64]
    fn(N: I, X: *const T, incX: I, Y: *const T, incY: I) -> T = dot;

    /// *dotu := the sum of X(i) Y(i).
    [cblas_cdotu_sub | cblas_cdotu_sub64_: Complex<f32>,
     cblas_zdotu_sub | cblas_zdotu_sub64_: Complex<f64>]
    fn(N: I, X: *const T, incX: I, Y: *const T, incY: I, dotu: *mut T) = store_dotu;

    /// *dotc := the sum of conj(X(i)) Y(i).
    [cblas_cdotc_sub | cblas_cdotc_sub64_: Complex<f32>,
     cblas_zdotc_sub | cblas_zdotc_sub64_: Complex<f64>]
    fn(N: I, X: *const T, incX: I, Y: *const T, incY: I, dotc: *mut T) = store_dotc;

    /// alpha + the sum of X(i) Y(i), accumulated in double precision.
    [cblas_sdsdot | cblas_sdsdot64_: f32]
    fn(N: I, alpha: T, X: *const T, incX: I, Y: *const T, incY: I) -> T = sdsdot;

    /// The sum of X(i) Y(i) in double precision.
    [cblas_dsdot | cblas_dsdot64_: f32]
    fn(N: I, X: *const T, incX: I, Y: *const T, incY: I) -> f64 = dsdot;

    /// The Euclidean norm, without overflow or underflow on the way.
    [cblas_snrm2 | cblas_snrm264_: f32, cblas_dnrm2 | cblas_dnrm264_: f64,
     cblas_scnrm2 | cblas_scnrm264_: Complex<f32>, cblas_dznrm2 | cblas_dznrm264_: Complex<f64>]
    fn(N: I, X: *const T, incX: I) -> R = nrm2;

    /// The sum of |re X(i)| + |im X(i)|.
    [cblas_sasum | cblas_sasum64_: f32, cblas_dasum | cblas_dasum64_: f64,
     cblas_scasum | cblas_scasum64_: Complex<f32>, cblas_dzasum | cblas_dzasum64_: Complex<f64>]
    fn(N: I, X: *const T, incX: I) -> R = asum;

    /// The index, from 0, of the first element with the largest |re| + |im|; 0 for an empty vector.
    [cblas_isamax | cblas_isamax64_: f32, cblas_idamax | cblas_idamax64_: f64,
     cblas_icamax | cblas_icamax64_: Complex<f32>, cblas_izamax | cblas_izamax64_: Complex<f64>]
    fn(N: I, X: *const T, incX: I) -> usize = iamax;

    /// X and Y change places.
    [cblas_sswap | cblas_sswap64_: f32, cblas_dswap | cblas_dswap64_: f64,
     cblas_cswap | cblas_cswap64_: Complex<f32>, cblas_zswap | cblas_zswap64_: Complex<f64>]
    fn(N: I, X: *mut T, incX: I, Y: *mut T, incY: I) = swap;

    /// Y := X.
    [cblas_scopy | cblas_scopy64_: f32, cblas_dcopy | cblas_dcopy64_: f64,
     cblas_ccopy | cblas_ccopy64_: Complex<f32>, cblas_zcopy | cblas_zcopy64_: Complex<f64>]
    fn(N: I, X: *const T, incX: I, Y: *mut T, incY: I) = copy;

    /// Y := alpha X + Y.
    [cblas_saxpy | cblas_saxpy64_: f32, cblas_daxpy | cblas_daxpy64_: f64]
    fn(N: I, alpha: T, X: *const T, incX: I, Y: *mut T, incY: I) = axpy;

    /// Y := alpha X + Y; alpha is passed by address.
    [cblas_caxpy | cblas_caxpy64_: Complex<f32>, cblas_zaxpy | cblas_zaxpy64_: Complex<f64>]
    fn(N: I, alpha: *const T, X: *const T, incX: I, Y: *mut T, incY: I) = axpy;

    /// Y := alpha X + beta Y; with beta = 0 Y is not read.
    [cblas_saxpby | cblas_saxpby64_: f32, cblas_daxpby | cblas_daxpby64_: f64]
    fn(N: I, alpha: T, X: *const T, incX: I, beta: T, Y: *mut T, incY: I) = axpby;

    /// As cblas_saxpby; alpha and beta are passed by address.
    [cblas_caxpby | cblas_caxpby64_: Complex<f32>, cblas_zaxpby | cblas_zaxpby64_: Complex<f64>]
    fn(N: I, alpha: *const T, X: *const T, incX: I, beta: *const T, Y: *mut T, incY: I) = axpby;

    /// X := alpha X; nothing is done unless the increment is positive.
    [cblas_sscal | cblas_sscal64_: f32, cblas_dscal | cblas_dscal64_: f64]
    fn(N: I, alpha: T, X: *mut T, incX: I) = scal;

    /// As cblas_sscal; alpha is passed by address.
    [cblas_cscal | cblas_cscal64_: Complex<f32>, cblas_zscal | cblas_zscal64_: Complex<f64>]
    fn(N: I, alpha: *const T, X: *mut T, incX: I) = scal;

    /// As cblas_sscal for a complex vector and a real alpha.
    [cblas_csscal | cblas_csscal64_: Complex<f32>, cblas_zdscal | cblas_zdscal64_: Complex<f64>]
    fn(N: I, alpha: R, X: *mut T, incX: I) = scal_real;

    /// The rotation that turns (*a, *b) into (r, 0): *a := r, *b := the number that encodes it, *c and *s
    /// its cosine and sine.
    [cblas_srotg | cblas_srotg64_: f32, cblas_drotg | cblas_drotg64_: f64]
    fn(a: *mut T, b: *mut T, c: *mut R, s: *mut T) = rotg;

    /// As cblas_srotg for complex numbers; *b is only read and c is real.
    [cblas_crotg | cblas_crotg64_: Complex<f32>, cblas_zrotg | cblas_zrotg64_: Complex<f64>]
    fn(a: *mut T, b: *mut T, c: *mut R, s: *mut T) = rotg;

    /// X := c X + s Y, Y := c Y - s X.
    [cblas_srot | cblas_srot64_: f32, cblas_drot | cblas_drot64_: f64,
     cblas_csrot | cblas_csrot64_: Complex<f32>, cblas_zdrot | cblas_zdrot64_: Complex<f64>]
    fn(N: I, X: *mut T, incX: I, Y: *mut T, incY: I, c: R, s: R) = rot;

    /// The modified rotation of P = (flag, h11, h21, h12, h22), as cblas_srotmg makes it.
    [cblas_srotm | cblas_srotm64_: f32, cblas_drotm | cblas_drotm64_: f64]
    fn(N: I, X: *mut T, incX: I, Y: *mut T, incY: I, P: *const T) = rotm;

    /// The modified rotation that zeroes the second component of (sqrt(*d1) *b1, sqrt(*d2) b2). *d1, *d2
    /// and *b1 become those of the result; P (5 numbers) the flag and the entries it does not imply.
    [cblas_srotmg | cblas_srotmg64_: f32, cblas_drotmg | cblas_drotmg64_: f64]
    fn(d1: *mut T, d2: *mut T, b1: *mut T, b2: T, P: *mut T) = rotmg;

    /// |re *c| + |im *c|.
    [cblas_scabs1 | cblas_scabs164_: Complex<f32>, cblas_dcabs1 | cblas_dcabs164_: Complex<f64>]
    fn(c: *const T) -> R = abs1;
}

// SAFETY (of all functions here): the caller passes vectors and numbers as described.

unsafe fn dot<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    X: *const T,
    incX: I,
    Y: *const T,
    incY: I,
) -> T {
    // SAFETY: see above.
    unsafe { level1::dot(false, N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn store_dotu<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    X: *const T,
    incX: I,
    Y: *const T,
    incY: I,
    dotu: *mut T,
) {
    // SAFETY: see above.
    unsafe { *dotu = level1::dot(false, N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn store_dotc<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    X: *const T,
    incX: I,
    Y: *const T,
    incY: I,
    dotc: *mut T,
) {
    // SAFETY: see above.
    unsafe { *dotc = level1::dot(true, N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn sdsdot<T, I: Int>(
    _: &'static str,
    N: I,
    alpha: f32,
    X: *const f32,
    incX: I,
    Y: *const f32,
    incY: I,
) -> f32 {
    // SAFETY: see above.
    unsafe { level1::sdsdot(N.get(), alpha, X, incX.get(), Y, incY.get()) }
}

unsafe fn dsdot<T, I: Int>(
    _: &'static str,
    N: I,
    X: *const f32,
    incX: I,
    Y: *const f32,
    incY: I,
) -> f64 {
    // SAFETY: see above.
    unsafe { level1::dsdot(N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn nrm2<T: Scalar, I: Int>(_: &'static str, N: I, X: *const T, incX: I) -> T::Real {
    // SAFETY: see above.
    unsafe { level1::nrm2(N.get(), X, incX.get()) }
}

unsafe fn asum<T: Scalar, I: Int>(_: &'static str, N: I, X: *const T, incX: I) -> T::Real {
    // SAFETY: see above.
    unsafe { level1::asum(N.get(), X, incX.get()) }
}

unsafe fn iamax<T: Scalar, I: Int>(_: &'static str, N: I, X: *const T, incX: I) -> usize {
    // SAFETY: see above.
    unsafe { level1::iamax(N.get(), X, incX.get()) }.unwrap_or(0)
}

unsafe fn swap<T: Scalar, I: Int>(_: &'static str, N: I, X: *mut T, incX: I, Y: *mut T, incY: I) {
    // SAFETY: see above.
    unsafe { level1::swap(N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn copy<T: Scalar, I: Int>(_: &'static str, N: I, X: *const T, incX: I, Y: *mut T, incY: I) {
    // SAFETY: see above.
    unsafe { level1::copy(N.get(), X, incX.get(), Y, incY.get()) }
}

unsafe fn axpy<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    Y: *mut T,
    incY: I,
) {
    // SAFETY: see above.
    unsafe { level1::axpy(N.get(), alpha.value(), X, incX.get(), Y, incY.get()) }
}

unsafe fn axpby<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    alpha: impl Factor<T>,
    X: *const T,
    incX: I,
    beta: impl Factor<T>,
    Y: *mut T,
    incY: I,
) {
    // SAFETY: see above.
    unsafe { level1::axpby(N.get(), alpha.value(), X, incX.get(), beta.value(), Y, incY.get()) }
}

unsafe fn scal<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    alpha: impl Factor<T>,
    X: *mut T,
    incX: I,
) {
    // SAFETY: see above.
    unsafe { level1::scal(N.get(), alpha.value(), X, incX.get()) }
}

unsafe fn scal_real<T: Scalar, I: Int>(_: &'static str, N: I, alpha: T::Real, X: *mut T, incX: I) {
    // SAFETY: see above.
    unsafe { level1::scal_real(N.get(), alpha, X, incX.get()) }
}

unsafe fn rotg<T: Scalar, I>(_: &'static str, a: *mut T, b: *mut T, c: *mut T::Real, s: *mut T) {
    // SAFETY: see above.
    unsafe {
        let turn = level1::rotg(value(a), value(b));
        *a = turn.r;
        if !T::IS_COMPLEX {
            *b = turn.z;
        }
        *c = turn.c;
        *s = turn.s;
    }
}

unsafe fn rot<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    X: *mut T,
    incX: I,
    Y: *mut T,
    incY: I,
    c: T::Real,
    s: T::Real,
) {
    // SAFETY: see above.
    unsafe { level1::rot_real(N.get(), X, incX.get(), Y, incY.get(), c, s) }
}

unsafe fn rotm<T: Scalar, I: Int>(
    _: &'static str,
    N: I,
    X: *mut T,
    incX: I,
    Y: *mut T,
    incY: I,
    P: *const T,
) {
    // SAFETY: see above.
    unsafe { level1::rotm(N.get(), X, incX.get(), Y, incY.get(), &value(P.cast::<[T; 5]>())) }
}

unsafe fn rotmg<T: Real, I>(_: &'static str, d1: *mut T, d2: *mut T, b1: *mut T, b2: T, P: *mut T) {
    // SAFETY: see above.
    unsafe {
        let made = level1::rotmg(value(d1), value(d2), value(b1), b2, value(P.cast::<[T; 5]>()));
        *d1 = made.d1;
        *d2 = made.d2;
        *b1 = made.x1;
        P.cast::<[T; 5]>().write_unaligned(made.param);
    }
}

unsafe fn abs1<T: Scalar, I>(_: &'static str, c: *const T) -> T::Real {
    // SAFETY: see above.
    level1::abs1(unsafe { value(c) })
}
