//! Plane rotations: making one, applying it.
//!
//! Applying checks as the rest of level 1 does. Making one is done at once if the scalars are the host's.

use super::args::{required, vector};
use super::handle;
use super::status::*;
use super::types::*;
use crate::abi::fortran::Int;
use crate::op::blas::{Real, Scalar, level1};
use crate::op::queued::{Address, weight_of};
use num_complex::Complex;

c_api! { dual status
    /// The rotation x := c x + s y, y := c y - conj(s) x of n elements, incx and incy apart; a negative
    /// increment counts from the far end of its vector. Nothing for n <= 0. Asynchronous on the handle's
    /// stream. CUBLAS_STATUS_INVALID_VALUE if c, s, x or y is NULL.
    [cublasSrot_v2 | cublasSrot_v2_64: f32, cublasDrot_v2 | cublasDrot_v2_64: f64,
     cublasCrot_v2 | cublasCrot_v2_64: Complex<f32>, cublasZrot_v2 | cublasZrot_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *mut T, incx: I, y: *mut T, incy: I, c: *const R,
       s: *const T) -> cublasStatus_t = rot;

    /// The rotation with a real s, as cublasZrot.
    [cublasCsrot_v2 | cublasCsrot_v2_64: Complex<f32>, cublasZdrot_v2 | cublasZdrot_v2_64: Complex<f64>]
    fn(handle: cublasHandle_t, n: I, x: *mut T, incx: I, y: *mut T, incy: I, c: *const R,
       s: *const R) -> cublasStatus_t = rot_real;

    /// The modified rotation H of (x, y), where param = (flag, h11, h21, h12, h22); otherwise as cublasDrot.
    /// Flag -1: all of H is given; 0: its diagonal is 1; 1: h12 = 1 and h21 = -1; -2: H is the identity.
    [cublasSrotm_v2 | cublasSrotm_v2_64: f32, cublasDrotm_v2 | cublasDrotm_v2_64: f64]
    fn(handle: cublasHandle_t, n: I, x: *mut T, incx: I, y: *mut T, incy: I,
       param: *const T) -> cublasStatus_t = rotm;
}

c_api! {
    /// The rotation (c, s) that turns (a, b) into (r, 0); r overwrites a. b becomes z, from which
    /// c and s can be found again: s if |z| < 1, c = 1/z if |z| > 1, and c = 0 if z = 1.
    /// CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
    [cublasSrotg_v2: f32, cublasDrotg_v2: f64]
    fn(handle: cublasHandle_t, a: *mut T, b: *mut T, c: *mut T, s: *mut T) -> cublasStatus_t = rotg;

    /// The rotation with a real c and a complex s, as cublasDrotg; b is kept. For a = 0, c = 0, s = 1 and r = b.
    [cublasCrotg_v2: Complex<f32>]
    fn(handle: cublasHandle_t, a: *mut T, b: *mut T, c: *mut f32, s: *mut T) -> cublasStatus_t = rotg;

    /// The rotation with a real c and a complex s, as cublasDrotg; b is kept. For a = 0, c = 0, s = 1 and r = b.
    [cublasZrotg_v2: Complex<f64>]
    fn(handle: cublasHandle_t, a: *mut T, b: *mut T, c: *mut f64, s: *mut T) -> cublasStatus_t = rotg;

    /// The modified rotation that turns (sqrt(d1) x1, sqrt(d2) y1) into (r, 0), with param as in
    /// cublasDrotm; d1, d2 and x1 are updated. CUBLAS_STATUS_INVALID_VALUE if a pointer is NULL.
    [cublasSrotmg_v2: f32, cublasDrotmg_v2: f64]
    fn(handle: cublasHandle_t, d1: *mut T, d2: *mut T, x1: *mut T, y1: *const T,
       param: *mut T) -> cublasStatus_t = rotmg;
}

/// Queues `work` on the n elements of x and y, after the checks that all rotations share.
unsafe fn apply<T: Scalar, C: Copy + Send + Sync + 'static, S: Copy + Send + Sync + 'static>(
    call: &'static str,
    handle: cublasHandle_t,
    [n, incx, incy]: [isize; 3],
    [x, y]: [*mut T; 2],
    (c, s): (*const C, *const S),
    work: unsafe fn(isize, *mut T, isize, *mut T, isize, C, S),
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        if n <= 0 {
            return Ok(());
        }
        // SAFETY: the C caller's scalars.
        let (c, s) = unsafe { (bound.scalar(call, "c", c)?, bound.scalar(call, "s", s)?) };
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        let weight = weight_of::<[T; 2]>(n as usize);
        bound.queue(call, weight, move || {
            // SAFETY: the C caller's vectors, and scalars if they are on the device.
            unsafe { work(n, x.get(), incx, y.get(), incy, c.get(), s.get()) }
        })
    })
}

unsafe fn rot<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *mut T,
    incx: I,
    y: *mut T,
    incy: I,
    c: *const T::Real,
    s: *const T,
) -> cublasStatus_t {
    let sizes = [n, incx, incy].map(I::get);
    // SAFETY: as for `apply`.
    unsafe { apply(call, handle, sizes, [x, y], (c, s), level1::rot::<T>) }
}

unsafe fn rot_real<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *mut T,
    incx: I,
    y: *mut T,
    incy: I,
    c: *const T::Real,
    s: *const T::Real,
) -> cublasStatus_t {
    let sizes = [n, incx, incy].map(I::get);
    // SAFETY: as for `apply`.
    unsafe { apply(call, handle, sizes, [x, y], (c, s), level1::rot_real::<T>) }
}

unsafe fn rotm<T: Scalar, I: Int>(
    call: &'static str,
    handle: cublasHandle_t,
    n: I,
    x: *mut T,
    incx: I,
    y: *mut T,
    incy: I,
    param: *const T,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        let (n, incx, incy) = (n.get(), incx.get(), incy.get());
        if n <= 0 {
            return Ok(());
        }
        // SAFETY: the C caller's five numbers.
        let param = unsafe { bound.scalar(call, "param", param.cast::<[T; 5]>()) }?;
        let (x, y) = (vector(call, "x", x, n, incx)?, vector(call, "y", y, n, incy)?);
        let weight = weight_of::<[T; 2]>(n as usize);
        bound.queue(call, weight, move || {
            // SAFETY: the C caller's vectors, and numbers if they are on the device.
            unsafe { level1::rotm(n, x.get(), incx, y.get(), incy, &param.get()) }
        })
    })
}

/// Does `work` on scalars: at once if they are the host's.
fn on_scalars(
    call: &'static str,
    bound: handle::Bound,
    work: impl Fn() + Send + Sync + 'static,
) -> Outcome {
    if bound.has_device_scalars() {
        return bound.queue(call, weight_of::<u8>(1), work);
    }
    work();
    Ok(())
}

unsafe fn rotg<T: Scalar>(
    call: &'static str,
    handle: cublasHandle_t,
    a: *mut T,
    b: *mut T,
    c: *mut T::Real,
    s: *mut T,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        required(call, "a", a)?;
        required(call, "b", b)?;
        required(call, "c", c)?;
        required(call, "s", s)?;
        let (a, b, c, s) = (Address::new(a), Address::new(b), Address::new(c), Address::new(s));
        on_scalars(call, bound, move || {
            // SAFETY: the C caller's scalars.
            unsafe {
                let made = level1::rotg_exchanging(a.get().read(), b.get().read());
                a.get().write(made.r);
                if !T::IS_COMPLEX {
                    b.get().write(made.z);
                }
                c.get().write(made.c);
                s.get().write(made.s);
            }
        })
    })
}

unsafe fn rotmg<T: Real>(
    call: &'static str,
    handle: cublasHandle_t,
    d1: *mut T,
    d2: *mut T,
    x1: *mut T,
    y1: *const T,
    param: *mut T,
) -> cublasStatus_t {
    answer(|| {
        let bound = handle::get(call, handle)?;
        required(call, "d1", d1)?;
        required(call, "d2", d2)?;
        required(call, "x1", x1)?;
        required(call, "y1", y1)?;
        required(call, "param", param)?;
        let [d1, d2, x1] = [d1, d2, x1].map(Address::new);
        let (y1, param) = (Address::of(y1), Address::new(param.cast::<[T; 5]>()));
        on_scalars(call, bound, move || {
            // SAFETY: the C caller's scalars.
            unsafe {
                let (a, b, x, y) =
                    (d1.get().read(), d2.get().read(), x1.get().read(), y1.get().read());
                let made = level1::rotmg(a, b, x, y, param.get().read());
                d1.get().write(made.d1);
                d2.get().write(made.d2);
                x1.get().write(made.x1);
                param.get().write(made.param);
            }
        })
    })
}
