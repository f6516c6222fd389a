//! Level 1: operations on one or two vectors. Rotations are in a file of their own.
//!
//! The checks, in this order: the handle; a NULL result; success (with result 0) if there is nothing to
//! do; NULL scalars; NULL vectors, and vectors that exceed the address space.

use super::args::{required, vector};
use super::handle::{self, Bound};
use super::status::*;
use super::types::*;
use crate::abi::fortran::Int;
use crate::op::blas::{Real, Scalar, level1};
use crate::op::queued::{Address, weight_of};
use num_complex::Complex;

c_api! { dual status
    /// Stores the sum of x_i y_i over n elements, incx and incy apart; a negative increment counts from the
    /// far end of its vector. 0 for n <= 0. With CUBLAS_POINTER_MODE_HOST waits for the stream.
    ///
    /// CUBLAS_STATUS_INVALID_VALUE if result, x or y is NULL; CUBLAS_STATUS_EXECUTION_FAILED where the stream
    /// cannot be waited for (inside a host function, or while it is captured).
    [cublasSdot_v2 | cublasSdot_v2_64: f32, cublasDdot_v2 | cublasDdot_v2_64: f64,
     cublasCdotu_v2 | cublasCdotu_v2_64: Complex<f32>, cublasZdotu_v2 | cublasZdotu_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, y: *const T, incy: I,
       result: *mut T) -> cublasStatus_t = dotu;

    /// Stores the sum of conj(x_i) y_i, as cublasDdot.
    [cublasCdotc_v2 | cublasCdotc_v2_64: Complex<f32>, cublasZdotc_v2 | cublasZdotc_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, y: *const T, incy: I,
       result: *mut T) -> cublasStatus_t = dotc;

    /// Stores the Euclidean norm of n elements, incx apart, without avoidable overflow; 0 for n or incx <= 0.
    /// Waiting and errors as cublasDdot.
    [cublasSnrm2_v2 | cublasSnrm2_v2_64: f32, cublasDnrm2_v2 | cublasDnrm2_v2_64: f64,
     cublasScnrm2_v2 | cublasScnrm2_v2_64: Complex<f32>, cublasDznrm2_v2 | cublasDznrm2_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, result: *mut R) -> cublasStatus_t = nrm2;

    /// Stores the sum of |re| + |im|; 0 for n or incx <= 0. Waiting and errors as cublasDdot.
    [cublasSasum_v2 | cublasSasum_v2_64: f32, cublasDasum_v2 | cublasDasum_v2_64: f64,
     cublasScasum_v2 | cublasScasum_v2_64: Complex<f32>, cublasDzasum_v2 | cublasDzasum_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, result: *mut R) -> cublasStatus_t = asum;

    /// Stores the index, from 1, of the first element whose |re| + |im| is largest; 0 for n or incx <= 0. NaN
    /// is passed over; if there is nothing else, the index is 1. Waiting and errors as cublasDdot.
    [cublasIsamax_v2 | cublasIsamax_v2_64: f32, cublasIdamax_v2 | cublasIdamax_v2_64: f64,
     cublasIcamax_v2 | cublasIcamax_v2_64: Complex<f32>, cublasIzamax_v2 | cublasIzamax_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, result: *mut I) -> cublasStatus_t = iamax;

    /// Stores the index of the first element whose |re| + |im| is smallest, as cublasIdamax.
    [cublasIsamin_v2 | cublasIsamin_v2_64: f32, cublasIdamin_v2 | cublasIdamin_v2_64: f64,
     cublasIcamin_v2 | cublasIcamin_v2_64: Complex<f32>, cublasIzamin_v2 | cublasIzamin_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, result: *mut I) -> cublasStatus_t = iamin;

    /// x := alpha x for n elements, incx apart; nothing for n or incx <= 0. Asynchronous on the handle's
    /// stream. CUBLAS_STATUS_INVALID_VALUE if alpha or x is NULL.
    [cublasSscal_v2 | cublasSscal_v2_64: f32, cublasDscal_v2 | cublasDscal_v2_64: f64,
     cublasCscal_v2 | cublasCscal_v2_64: Complex<f32>, cublasZscal_v2 | cublasZscal_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, alpha: *const T, x: *mut T, incx: I) -> cublasStatus_t = scal;

    /// x := alpha x with a real alpha, as cublasZscal.
    [cublasCsscal_v2 | cublasCsscal_v2_64: Complex<f32>, cublasZdscal_v2 | cublasZdscal_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, alpha: *const R, x: *mut T, incx: I) -> cublasStatus_t = scal_real;

    /// y := alpha x + y for n elements, incx and incy apart; a negative increment counts from the far end of its
    /// vector. With alpha = 0 x is not read. Nothing for n <= 0. Asynchronous on the handle's stream.
    /// CUBLAS_STATUS_INVALID_VALUE if alpha, x or y is NULL.
    [cublasSaxpy_v2 | cublasSaxpy_v2_64: f32, cublasDaxpy_v2 | cublasDaxpy_v2_64: f64,
     cublasCaxpy_v2 | cublasCaxpy_v2_64: Complex<f32>, cublasZaxpy_v2 | cublasZaxpy_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, alpha: *const T, x: *const T, incx: I, y: *mut T,
       incy: I) -> cublasStatus_t = axpy;

    /// y := x, as cublasDaxpy.
    [cublasScopy_v2 | cublasScopy_v2_64: f32, cublasDcopy_v2 | cublasDcopy_v2_64: f64,
     cublasCcopy_v2 | cublasCcopy_v2_64: Complex<f32>, cublasZcopy_v2 | cublasZcopy_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *const T, incx: I, y: *mut T, incy: I) -> cublasStatus_t = copy;

    /// x and y change places, as cublasDaxpy.
    [cublasSswap_v2 | cublasSswap_v2_64: f32, cublasDswap_v2 | cublasDswap_v2_64: f64,
     cublasCswap_v2 | cublasCswap_v2_64: Complex<f32>, cublasZswap_v2 | cublasZswap_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *mut T, incx: I, y: *mut T, incy: I) -> cublasStatus_t = swap;
}

/// A function of one vector with a scalar result, 0 where there is no vector.
///
/// # Safety
/// `f` may be called with the vector; `result` can be written.
unsafe fn reduction<T: Scalar, R: Default + Send + 'static>(
    call: &'static str,
    handle: cublasHandle_t,
    [n, incx]: [isize; 2],
    x: *const T,
    result: *mut R,
    f: impl Fn(isize, *const T, isize) -> R + Send + Sync + 'static,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        required(call, "result", result)?;
        if n <= 0 || incx <= 0 {
            // SAFETY: the caller's promise.
            return unsafe { nothing(call, bound, result) };
        }
        let x = vector(call, "x", x, n, incx)?;
        let weight = weight_of::<T>(n as usize);
        // SAFETY: the caller's promise.
        unsafe { bound.compute(call, weight, result, move || f(n, x.get(), incx)) }
    })
}

/// Stores the result of a function of no elements: at once if it is the host's.
///
/// # Safety
/// `result` can be written.
unsafe fn nothing<R: Default + Send + 'static>(
    call: &'static str,
    bound: Bound,
    result: *mut R,
) -> Outcome {
    let at = Address::new(result);
    if !bound.has_device_scalars() {
        // SAFETY: the caller's promise.
        unsafe { at.get().write(R::default()) };
        return Ok(());
    }
    // SAFETY: as above.
    bound.queue(call, weight_of::<R>(1), move || unsafe { at.get().write(R::default()) })
}

unsafe fn dot<T: Scalar>(
    call: &'static str,
    conj: bool,
    handle: cublasHandle_t,
    n: isize,
    (x, incx): (*const T, isize),
    (y, incy): (*const T, isize),
    result: *mut T,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        required(call, "result", result)?;
        if n <= 0 {
            // SAFETY: the C caller's result.
            return unsafe { nothing(call, bound, result) };
        }
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        // SAFETY: the C caller's vectors and result, also when the stream comes to them.
        unsafe {
            bound.compute(call, weight_of::<[T; 2]>(n as usize), result, move || {
                level1::dot(conj, n, x.get(), incx, y.get(), incy)
            })
        }
    })
}

unsafe fn dotu<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    y: *const T,
    incy: I,
    result: *mut T,
) -> cublasStatus_t {
    // SAFETY: as for `dot`.
    unsafe { dot(call, false, handle, n.get(), (x, incx.get()), (y, incy.get()), result) }
}

unsafe fn dotc<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    y: *const T,
    incy: I,
    result: *mut T,
) -> cublasStatus_t {
    // SAFETY: as for `dot`.
    unsafe { dot(call, true, handle, n.get(), (x, incx.get()), (y, incy.get()), result) }
}

unsafe fn nrm2<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    result: *mut T::Real,
) -> cublasStatus_t {
    // SAFETY: the C caller's vector and result.
    unsafe {
        reduction(call, handle, [n.get(), incx.get()], x, result, |n, x, incx| {
            level1::nrm2(n, x, incx)
        })
    }
}

unsafe fn asum<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    result: *mut T::Real,
) -> cublasStatus_t {
    // SAFETY: the C caller's vector and result.
    unsafe {
        reduction(call, handle, [n.get(), incx.get()], x, result, |n, x, incx| {
            level1::asum(n, x, incx)
        })
    }
}

/// The index from 1.
fn from_one<I: Int>(index: Option<usize>) -> I {
    I::put(index.map_or(0, |i| i.wrapping_add(1)) as isize)
}

unsafe fn iamax<T: Scalar, I: Int + Send>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    result: *mut I,
) -> cublasStatus_t {
    // SAFETY: the C caller's vector and result.
    unsafe {
        reduction(call, handle, [n.get(), incx.get()], x, result, |n, x, incx| {
            from_one::<I>(level1::iamax_of_numbers(n, x, incx))
        })
    }
}

unsafe fn iamin<T: Scalar, I: Int + Send>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    result: *mut I,
) -> cublasStatus_t {
    // SAFETY: the C caller's vector and result.
    unsafe {
        reduction(call, handle, [n.get(), incx.get()], x, result, |n, x, incx| {
            from_one::<I>(level1::iamin_of_numbers(n, x, incx))
        })
    }
}

/// x := f(alpha, x).
unsafe fn scaling<T: Scalar, A: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    alpha: *const A,
    x: *mut T,
    incx: I,
    f: unsafe fn(isize, A, *mut T, isize),
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let (n, incx) = (n.get(), incx.get());
        if n <= 0 || incx <= 0 {
            return Ok(());
        }
        // SAFETY: the C caller's scalar.
        let alpha = unsafe { bound.scalar(call, "alpha", alpha) }?;
        let x = vector(call, "x", x, n, incx)?;
        // SAFETY: the C caller's vector, and scalar if it is on the device.
        let work = move || unsafe { f(n, alpha.get(), x.get(), incx) };
        bound.queue(call, weight_of::<T>(n as usize), work)
    })
}

unsafe fn scal<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    alpha: *const T,
    x: *mut T,
    incx: I,
) -> cublasStatus_t {
    // SAFETY: as for `scaling`.
    unsafe { scaling(call, handle, n, alpha, x, incx, level1::scal::<T>) }
}

unsafe fn scal_real<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    alpha: *const T::Real,
    x: *mut T,
    incx: I,
) -> cublasStatus_t
where
    T::Real: Real,
{
    // SAFETY: as for `scaling`.
    unsafe { scaling(call, handle, n, alpha, x, incx, level1::scal_real::<T>) }
}

unsafe fn axpy<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    alpha: *const T,
    x: *const T,
    incx: I,
    y: *mut T,
    incy: I,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let (n, incx, incy) = (n.get(), incx.get(), incy.get());
        if n <= 0 {
            return Ok(());
        }
        // SAFETY: the C caller's scalar.
        let alpha = unsafe { bound.scalar(call, "alpha", alpha) }?;
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        // SAFETY: the C caller's vectors, and scalar if it is on the device.
        let work = move || unsafe { level1::axpy(n, alpha.get(), x.get(), incx, y.get(), incy) };
        bound.queue(call, weight_of::<[T; 2]>(n as usize), work)
    })
}

unsafe fn copy<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *const T,
    incx: I,
    y: *mut T,
    incy: I,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let (n, incx, incy) = (n.get(), incx.get(), incy.get());
        if n <= 0 {
            return Ok(());
        }
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        // SAFETY: the C caller's vectors.
        let work = move || unsafe { level1::copy(n, x.get(), incx, y.get(), incy) };
        bound.queue(call, weight_of::<[T; 2]>(n as usize), work)
    })
}

unsafe fn swap<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *mut T,
    incx: I,
    y: *mut T,
    incy: I,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let (n, incx, incy) = (n.get(), incx.get(), incy.get());
        if n <= 0 {
            return Ok(());
        }
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        // SAFETY: the C caller's vectors.
        let work = move || unsafe { level1::swap(n, x.get(), incx, y.get(), incy) };
        bound.queue(call, weight_of::<[T; 2]>(n as usize), work)
    })
}
