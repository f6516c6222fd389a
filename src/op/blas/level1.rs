//! Level 1: operations on one or two vectors. There are no argument errors here: a negative length is
//! an empty vector.
//!
//! # Safety
//! All functions need vectors as BLAS describes them: |inc| * (n - 1) + 1 elements at an address. A
//! vector may be both operands.

use super::{Real, Scalar, vector, vector_mut};
use crate::kernel::level1::is_short;
use crate::kernel::level1::rotg::{self, Rotation};
use crate::kernel::level1::rotmg::{self, Modified};
use crate::kernel::level1::{asum, axpy, copy, dot, iamax, iamin, nrm2, past_nan, rot, scal};
use crate::kernel::par::{Executor, Sequential};
use crate::op::host;

/// Runs `f` for vectors of n elements with their increments. Short vectors of adjacent elements, for which
/// the increments are constants, have no need of threads, and so little to do that what comes before it
/// counts; everything else is out of their way.
#[inline(always)]
fn run<T, R>(
    n: isize,
    incx: isize,
    incy: isize,
    f: impl FnOnce(&dyn Executor, isize, isize) -> R,
) -> R {
    #[cold]
    #[inline(never)]
    fn others<T, R>(n: isize, f: impl FnOnce(&dyn Executor) -> R) -> R {
        if is_short::<T>(n as usize) { host::here(|| f(&Sequential)) } else { host::light(f) }
    }
    if is_short::<T>(n as usize) && incx == 1 && incy == 1 {
        host::here(|| f(&Sequential, 1, 1))
    } else {
        others::<T, R>(n, |par| f(par, incx, incy))
    }
}

/// The sum of op(x_i) y_i, op being conjugation if `conj`.
///
/// # Safety
/// See the module.
pub unsafe fn dot<T: Scalar>(
    conj: bool,
    n: isize,
    x: *const T,
    incx: isize,
    y: *const T,
    incy: isize,
) -> T {
    if n <= 0 {
        return T::ZERO;
    }
    run::<T, _>(n, incx, incy, move |par, incx, incy| {
        // SAFETY: the caller's promise.
        let (x, y) = unsafe { (vector(x, n, incx), vector(y, n, incy)) };
        dot::dot(par, conj, x, y)
    })
}

/// start + the sum of x_i y_i in double precision, rounded at the end.
///
/// # Safety
/// See the module.
pub unsafe fn sdsdot(
    n: isize,
    start: f32,
    x: *const f32,
    incx: isize,
    y: *const f32,
    incy: isize,
) -> f32 {
    if n <= 0 {
        return start;
    }
    run::<f32, _>(n, incx, incy, move |par, incx, incy| {
        // SAFETY: the caller's promise.
        let (x, y) = unsafe { (vector(x, n, incx), vector(y, n, incy)) };
        dot::sdsdot(par, start, x, y)
    })
}

/// The sum of x_i y_i in double precision.
///
/// # Safety
/// See the module.
pub unsafe fn dsdot(n: isize, x: *const f32, incx: isize, y: *const f32, incy: isize) -> f64 {
    if n <= 0 {
        return 0.0;
    }
    run::<f32, _>(n, incx, incy, move |par, incx, incy| {
        // SAFETY: the caller's promise.
        let (x, y) = unsafe { (vector(x, n, incx), vector(y, n, incy)) };
        dot::dsdot(par, x, y)
    })
}

/// y := y + alpha x.
///
/// # Safety
/// See the module.
pub unsafe fn axpy<T: Scalar>(
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    y: *mut T,
    incy: isize,
) {
    if n > 0 && !alpha.is_zero() {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector(x, n, incx), vector_mut(y, n, incy)) };
            axpy::axpy(par, alpha, x, y)
        });
    }
}

/// y := alpha x + beta y.
///
/// # Safety
/// See the module.
pub unsafe fn axpby<T: Scalar>(
    n: isize,
    alpha: T,
    x: *const T,
    incx: isize,
    beta: T,
    y: *mut T,
    incy: isize,
) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector(x, n, incx), vector_mut(y, n, incy)) };
            axpy::axpby(par, alpha, x, beta, y)
        });
    }
}

/// x := alpha x; an increment that is not positive does nothing.
///
/// # Safety
/// See the module.
pub unsafe fn scal<T: Scalar>(n: isize, alpha: T, x: *mut T, incx: isize) {
    if n > 0 && incx > 0 {
        run::<T, _>(n, incx, 1, move |par, incx, _| {
            // SAFETY: the caller's promise.
            let x = unsafe { vector_mut(x, n, incx) };
            scal::scal(par, alpha, x)
        });
    }
}

/// [`scal`] with a real factor.
///
/// # Safety
/// See the module.
pub unsafe fn scal_real<T: Scalar>(n: isize, alpha: T::Real, x: *mut T, incx: isize) {
    if n > 0 && incx > 0 {
        run::<T, _>(n, incx, 1, move |par, incx, _| {
            // SAFETY: the caller's promise.
            let x = unsafe { vector_mut(x, n, incx) };
            scal::scal_real(par, alpha, x)
        });
    }
}

/// y := x.
///
/// # Safety
/// See the module.
pub unsafe fn copy<T: Scalar>(n: isize, x: *const T, incx: isize, y: *mut T, incy: isize) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector(x, n, incx), vector_mut(y, n, incy)) };
            copy::copy(par, x, y)
        });
    }
}

/// x and y change places.
///
/// # Safety
/// See the module.
pub unsafe fn swap<T: Scalar>(n: isize, x: *mut T, incx: isize, y: *mut T, incy: isize) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector_mut(x, n, incx), vector_mut(y, n, incy)) };
            copy::swap(par, x, y)
        });
    }
}

/// The sum of |re| + |im|; 0 if the increment is not positive.
///
/// # Safety
/// See the module.
pub unsafe fn asum<T: Scalar>(n: isize, x: *const T, incx: isize) -> T::Real {
    if n <= 0 || incx <= 0 {
        return T::Real::ZERO;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let x = unsafe { vector(x, n, incx) };
        asum::asum(par, x)
    })
}

/// The Euclidean norm.
///
/// # Safety
/// See the module.
pub unsafe fn nrm2<T: Scalar>(n: isize, x: *const T, incx: isize) -> T::Real {
    if n <= 0 {
        return T::Real::ZERO;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let x = unsafe { vector(x, n, incx) };
        nrm2::nrm2(par, x)
    })
}

/// The index from 0 of the largest |re| + |im|; none if there is no element, or the increment is not
/// positive.
///
/// # Safety
/// See the module.
pub unsafe fn iamax<T: Scalar>(n: isize, x: *const T, incx: isize) -> Option<usize> {
    if n <= 0 || incx <= 0 {
        return None;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let x = unsafe { vector(x, n, incx) };
        iamax::iamax(par, x)
    })
}

/// [`iamax`] for the smallest.
///
/// # Safety
/// See the module.
pub unsafe fn iamin<T: Scalar>(n: isize, x: *const T, incx: isize) -> Option<usize> {
    if n <= 0 || incx <= 0 {
        return None;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let x = unsafe { vector(x, n, incx) };
        iamin::iamin(par, x)
    })
}

/// [`iamax`] of the elements that are not NaN; 0 if there is no other.
///
/// # Safety
/// See the module.
pub unsafe fn iamax_of_numbers<T: Scalar>(n: isize, x: *const T, incx: isize) -> Option<usize> {
    if n <= 0 || incx <= 0 {
        return None;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let (before, x) = past_nan(unsafe { vector(x, n, incx) });
        // Beyond the first number, NaN is never chosen.
        iamax::iamax(par, x).map(|i| before.wrapping_add(i))
    })
}

/// [`iamin`] of the elements that are not NaN; 0 if there is no other.
///
/// # Safety
/// See the module.
pub unsafe fn iamin_of_numbers<T: Scalar>(n: isize, x: *const T, incx: isize) -> Option<usize> {
    if n <= 0 || incx <= 0 {
        return None;
    }
    run::<T, _>(n, incx, 1, move |par, incx, _| {
        // SAFETY: the caller's promise.
        let (before, x) = past_nan(unsafe { vector(x, n, incx) });
        // Beyond the first number, NaN is never chosen.
        iamin::iamin(par, x).map(|i| before.wrapping_add(i))
    })
}

/// The plane rotation x := c x + s y, y := c y - conj(s) x.
///
/// # Safety
/// See the module.
pub unsafe fn rot<T: Scalar>(
    n: isize,
    x: *mut T,
    incx: isize,
    y: *mut T,
    incy: isize,
    c: T::Real,
    s: T,
) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector_mut(x, n, incx), vector_mut(y, n, incy)) };
            rot::rot(par, x, y, c, s)
        });
    }
}

/// [`rot`] with a real sine.
///
/// # Safety
/// See the module.
pub unsafe fn rot_real<T: Scalar>(
    n: isize,
    x: *mut T,
    incx: isize,
    y: *mut T,
    incy: isize,
    c: T::Real,
    s: T::Real,
) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector_mut(x, n, incx), vector_mut(y, n, incy)) };
            rot::rot_real(par, x, y, c, s)
        });
    }
}

/// The modified rotation (flag, h11, h21, h12, h22).
///
/// # Safety
/// See the module.
pub unsafe fn rotm<T: Scalar>(
    n: isize,
    x: *mut T,
    incx: isize,
    y: *mut T,
    incy: isize,
    param: &[T; 5],
) {
    if n > 0 {
        run::<T, _>(n, incx, incy, move |par, incx, incy| {
            // SAFETY: the caller's promise.
            let (x, y) = unsafe { (vector_mut(x, n, incx), vector_mut(y, n, incy)) };
            rot::rotm(par, x, y, param)
        });
    }
}

/// The rotation that zeroes b of (a, b).
pub fn rotg<T: Scalar>(a: T, b: T) -> Rotation<T> {
    host::here(|| rotg::rotg(a, b))
}

/// [`rotg`], but that for complex a = 0 exchanges a and b: c = 0, s = 1, r = b.
pub fn rotg_exchanging<T: Scalar>(a: T, b: T) -> Rotation<T> {
    if T::IS_COMPLEX && a.is_zero() {
        return Rotation { c: T::Real::ZERO, s: T::ONE, r: b, z: T::ZERO };
    }
    rotg(a, b)
}

/// The modified rotation that zeroes the second of (x1, y1), weighted by d1 and d2.
pub fn rotmg<R: Real>(d1: R, d2: R, x1: R, y1: R, param: [R; 5]) -> Modified<R> {
    host::here(|| rotmg::rotmg(d1, d2, x1, y1, param))
}

/// |re| + |im|.
pub fn abs1<T: Scalar>(x: T) -> T::Real {
    x.abs1()
}
