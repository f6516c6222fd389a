//! Level 1: operations on one or two vectors.

#![allow(clippy::extra_unused_type_parameters)] // every declaration names both types

use crate::abi::fortran::{Int, int, value};
use crate::op::blas::{Real, Scalar, level1};
use num_complex::Complex;

c_api! { dual
    /// The sum of x_i y_i over n elements, incx and incy apart. A negative increment counts from
    /// the far end of its vector.
    [sdot_ | sdot_64_: f32, ddot_ | ddot_64_: f64]
    fn(n: *const I, x: *const T, incx: *const I, y: *const T, incy: *const I) -> T = dotu;

    /// The sum of x_i y_i, as ddot_.
    [cdotu_ | cdotu_64_: Complex<f32>, zdotu_ | zdotu_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I, y: *const T, incy: *const I) -> T = dotu;

    /// The sum of conj(x_i) y_i, as ddot_.
    [cdotc_ | cdotc_64_: Complex<f32>, zdotc_ | zdotc_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I, y: *const T, incy: *const I) -> T = dotc;

    /// sb plus the sum of x_i y_i, in double precision and rounded at the end, as sdot_.
    [sdsdot_ | sdsdot_64_: f32]
    fn(n: *const I, sb: *const T, x: *const T, incx: *const I, y: *const T,
       incy: *const I) -> T = sdsdot;

    /// The sum of x_i y_i in double precision, as sdot_.
    [dsdot_ | dsdot_64_: f32]
    fn(n: *const I, x: *const T, incx: *const I, y: *const T, incy: *const I) -> f64 = dsdot;

    /// y := alpha x + y. A negative increment counts from the far end of its vector. With alpha = 0
    /// x is not read.
    [saxpy_ | saxpy_64_: f32, daxpy_ | daxpy_64_: f64,
     caxpy_ | caxpy_64_: Complex<f32>, zaxpy_ | zaxpy_64_: Complex<f64>]
    fn(n: *const I, alpha: *const T, x: *const T, incx: *const I, y: *mut T,
       incy: *const I) = axpy;

    /// y := alpha x + beta y, as daxpy_. With beta = 0 y is not read.
    [saxpby_ | saxpby_64_: f32, daxpby_ | daxpby_64_: f64,
     caxpby_ | caxpby_64_: Complex<f32>, zaxpby_ | zaxpby_64_: Complex<f64>]
    fn(n: *const I, alpha: *const T, x: *const T, incx: *const I, beta: *const T, y: *mut T,
       incy: *const I) = axpby;

    /// x := alpha x. An increment that is not positive does nothing.
    [sscal_ | sscal_64_: f32, dscal_ | dscal_64_: f64,
     cscal_ | cscal_64_: Complex<f32>, zscal_ | zscal_64_: Complex<f64>]
    fn(n: *const I, alpha: *const T, x: *mut T, incx: *const I) = scal;

    /// x := alpha x with a real alpha, as zscal_.
    [csscal_ | csscal_64_: Complex<f32>, zdscal_ | zdscal_64_: Complex<f64>]
    fn(n: *const I, alpha: *const R, x: *mut T, incx: *const I) = scal_real;

    /// y := x. A negative increment counts from the far end of its vector.
    [scopy_ | scopy_64_: f32, dcopy_ | dcopy_64_: f64,
     ccopy_ | ccopy_64_: Complex<f32>, zcopy_ | zcopy_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I, y: *mut T, incy: *const I) = copy;

    /// x and y change places. A negative increment counts from the far end of its vector.
    [sswap_ | sswap_64_: f32, dswap_ | dswap_64_: f64,
     cswap_ | cswap_64_: Complex<f32>, zswap_ | zswap_64_: Complex<f64>]
    fn(n: *const I, x: *mut T, incx: *const I, y: *mut T, incy: *const I) = swap;

    /// The sum of |x_i|, for complex elements of |re| + |im|. An increment that is not positive
    /// gives 0.
    [sasum_ | sasum_64_: f32, dasum_ | dasum_64_: f64,
     scasum_ | scasum_64_: Complex<f32>, dzasum_ | dzasum_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I) -> R = asum;

    /// The Euclidean norm, without overflow or underflow on the way.
    [snrm2_ | snrm2_64_: f32, dnrm2_ | dnrm2_64_: f64,
     scnrm2_ | scnrm2_64_: Complex<f32>, dznrm2_ | dznrm2_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I) -> R = nrm2;

    /// The number, from 1, of the first element with the largest |x_i|, for complex elements |re| +
    /// |im|. 0 if n or incx is not positive.
    [isamax_ | isamax_64_: f32, idamax_ | idamax_64_: f64,
     icamax_ | icamax_64_: Complex<f32>, izamax_ | izamax_64_: Complex<f64>]
    fn(n: *const I, x: *const T, incx: *const I) -> I = iamax;

    /// |re| + |im|.
    [scabs1_ | scabs1_64_: Complex<f32>, dcabs1_ | dcabs1_64_: Complex<f64>]
    fn(z: *const T) -> R = cabs1;

    /// The rotation x := c x + s y, y := c y - s x.
    [srot_ | srot_64_: f32, drot_ | drot_64_: f64,
     csrot_ | csrot_64_: Complex<f32>, zdrot_ | zdrot_64_: Complex<f64>]
    fn(n: *const I, x: *mut T, incx: *const I, y: *mut T, incy: *const I, c: *const R,
       s: *const R) = rot_real;

    /// The rotation x := c x + s y, y := c y - conj(s) x, with a complex s.
    [crot_ | crot_64_: Complex<f32>, zrot_ | zrot_64_: Complex<f64>]
    fn(n: *const I, x: *mut T, incx: *const I, y: *mut T, incy: *const I, c: *const R,
       s: *const T) = rot;

    /// The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. For real elements b
    /// becomes z, from which c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c =
    /// 0 if z = 1.
    [srotg_ | srotg_64_: f32, drotg_ | drotg_64_: f64,
     crotg_ | crotg_64_: Complex<f32>, zrotg_ | zrotg_64_: Complex<f64>]
    fn(a: *mut T, b: *mut T, c: *mut R, s: *mut T) = rotg;

    /// The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22). Flag -1: all of
    /// H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
    [srotm_ | srotm_64_: f32, drotm_ | drotm_64_: f64]
    fn(n: *const I, x: *mut T, incx: *const I, y: *mut T, incy: *const I,
       param: *const T) = rotm;

    /// The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
    /// drotm_; d1, d2 and x1 are updated.
    [srotmg_ | srotmg_64_: f32, drotmg_ | drotmg_64_: f64]
    fn(d1: *mut T, d2: *mut T, x1: *mut T, y1: *const T, param: *mut T) = rotmg;
}

// What these functions have in common: the caller passes readable arguments, and vectors as described.

unsafe fn dotu<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const T,
    incx: *const I,
    y: *const T,
    incy: *const I,
) -> T {
    // SAFETY: see above.
    unsafe { level1::dot(false, int(n), x, int(incx), y, int(incy)) }
}

unsafe fn dotc<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const T,
    incx: *const I,
    y: *const T,
    incy: *const I,
) -> T {
    // SAFETY: see above.
    unsafe { level1::dot(true, int(n), x, int(incx), y, int(incy)) }
}

/// T is f32; the parameter is there because all functions of the interface have it.
unsafe fn sdsdot<T, I: Int>(
    _: &'static str,
    n: *const I,
    sb: *const f32,
    x: *const f32,
    incx: *const I,
    y: *const f32,
    incy: *const I,
) -> f32 {
    // SAFETY: see above.
    unsafe { level1::sdsdot(int(n), value(sb), x, int(incx), y, int(incy)) }
}

/// As [`sdsdot`].
unsafe fn dsdot<T, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const f32,
    incx: *const I,
    y: *const f32,
    incy: *const I,
) -> f64 {
    // SAFETY: see above.
    unsafe { level1::dsdot(int(n), x, int(incx), y, int(incy)) }
}

unsafe fn axpy<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    alpha: *const T,
    x: *const T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::axpy(int(n), value(alpha), x, int(incx), y, int(incy)) }
}

unsafe fn axpby<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    alpha: *const T,
    x: *const T,
    incx: *const I,
    beta: *const T,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::axpby(int(n), value(alpha), x, int(incx), value(beta), y, int(incy)) }
}

unsafe fn scal<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    alpha: *const T,
    x: *mut T,
    incx: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::scal(int(n), value(alpha), x, int(incx)) }
}

unsafe fn scal_real<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    alpha: *const T::Real,
    x: *mut T,
    incx: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::scal_real(int(n), value(alpha), x, int(incx)) }
}

unsafe fn copy<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::copy(int(n), x, int(incx), y, int(incy)) }
}

unsafe fn swap<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *mut T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
) {
    // SAFETY: see above.
    unsafe { level1::swap(int(n), x, int(incx), y, int(incy)) }
}

unsafe fn asum<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const T,
    incx: *const I,
) -> T::Real {
    // SAFETY: see above.
    unsafe { level1::asum(int(n), x, int(incx)) }
}

unsafe fn nrm2<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *const T,
    incx: *const I,
) -> T::Real {
    // SAFETY: see above.
    unsafe { level1::nrm2(int(n), x, int(incx)) }
}

unsafe fn iamax<T: Scalar, I: Int>(_: &'static str, n: *const I, x: *const T, incx: *const I) -> I {
    // SAFETY: see above.
    let index = unsafe { level1::iamax(int(n), x, int(incx)) };
    I::put(index.map_or(0, |i| i.wrapping_add(1) as isize))
}

unsafe fn cabs1<T: Scalar, I>(_: &'static str, z: *const T) -> T::Real {
    // SAFETY: see above.
    level1::abs1(unsafe { value(z) })
}

unsafe fn rot_real<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *mut T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
    c: *const T::Real,
    s: *const T::Real,
) {
    // SAFETY: see above.
    unsafe { level1::rot_real(int(n), x, int(incx), y, int(incy), value(c), value(s)) }
}

unsafe fn rot<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *mut T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
    c: *const T::Real,
    s: *const T,
) {
    // SAFETY: see above.
    unsafe { level1::rot(int(n), x, int(incx), y, int(incy), value(c), value(s)) }
}

unsafe fn rotg<T: Scalar, I>(_: &'static str, a: *mut T, b: *mut T, c: *mut T::Real, s: *mut T) {
    // SAFETY: see above.
    unsafe {
        let g = level1::rotg(value(a), value(b));
        a.write_unaligned(g.r);
        if !T::IS_COMPLEX {
            b.write_unaligned(g.z);
        }
        c.write_unaligned(g.c);
        s.write_unaligned(g.s);
    }
}

unsafe fn rotm<T: Scalar, I: Int>(
    _: &'static str,
    n: *const I,
    x: *mut T,
    incx: *const I,
    y: *mut T,
    incy: *const I,
    param: *const T,
) {
    // SAFETY: see above.
    unsafe { level1::rotm(int(n), x, int(incx), y, int(incy), &value(param.cast::<[T; 5]>())) }
}

unsafe fn rotmg<T: Real, I>(
    _: &'static str,
    d1: *mut T,
    d2: *mut T,
    x1: *mut T,
    y1: *const T,
    param: *mut T,
) {
    // SAFETY: see above.
    unsafe {
        let param = param.cast::<[T; 5]>();
        let m = level1::rotmg(value(d1), value(d2), value(x1), value(y1), value(param));
        d1.write_unaligned(m.d1);
        d2.write_unaligned(m.d2);
        x1.write_unaligned(m.x1);
        param.write_unaligned(m.param);
    }
}
