//! The boundary between C and the library: no panic crosses it, and no call enters a library that
//! is being torn down.
//!
//! An unwinding panic that reached an `extern "C"` frame would abort the process. The guard turns it
//! into the surface's own "internal error" status with a message; the library stays usable, because
//! nothing it protects with a lock is left half-written (each room keeps that promise itself).

use crate::device::fault::{Site, panic_point};
use crate::device::{report, unloading};
use num_complex::Complex;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a surface's status type says about failures that are nobody's argument error.
pub trait Status: Copy {
    /// The library panicked; the call may have been carried out in part.
    const PANICKED: Self;
    /// Memory could not be allocated; nothing was done.
    const OUT_OF_MEMORY: Self;
    /// The process is exiting; nothing was done.
    const UNLOADING: Self;
}

/// Runs the body of the entry point `call`.
pub fn guard<R: Status>(call: &'static str, body: impl FnOnce(&'static str) -> R) -> R {
    if unloading() {
        return R::UNLOADING;
    }
    caught(call, body).unwrap_or(R::PANICKED)
}

/// The same for a function whose result is no status (a string, a size): `failed` is what it returns
/// after a panic. Such functions only read, so they also answer while the process exits.
pub fn guard_or<R>(call: &'static str, failed: R, body: impl FnOnce(&'static str) -> R) -> R {
    caught(call, body).unwrap_or(failed)
}

/// A result that is no status. The calls that have one compute whenever they are called, also while
/// the process exits, because they cannot refuse.
pub trait Answer {
    /// What is returned after a panic.
    const FAILED: Self;
}
impl Answer for () {
    const FAILED: Self = ();
}
impl Answer for f32 {
    const FAILED: Self = f32::NAN;
}
impl Answer for f64 {
    const FAILED: Self = f64::NAN;
}
impl Answer for Complex<f32> {
    const FAILED: Self = Complex { re: f32::NAN, im: f32::NAN };
}
impl Answer for Complex<f64> {
    const FAILED: Self = Complex { re: f64::NAN, im: f64::NAN };
}
/// An index.
impl Answer for usize {
    const FAILED: Self = 0;
}
/// LAPACKE's LAPACK_WORK_MEMORY_ERROR: of its codes the one that is nobody's argument.
impl Answer for i32 {
    const FAILED: Self = -1010;
}
impl Answer for i64 {
    const FAILED: Self = -1010;
}

/// Runs the body of a function with such a result.
#[inline(always)]
pub fn guard_answer<R: Answer>(call: &'static str, body: impl FnOnce(&'static str) -> R) -> R {
    caught(call, body).unwrap_or(R::FAILED)
}

/// Part of its caller, so that a call on small data does not pay for moving its arguments about.
#[inline(always)]
fn caught<R>(call: &'static str, body: impl FnOnce(&'static str) -> R) -> Option<R> {
    // A body owns its arguments, and what it shares sits behind locks that survive a panic, so there
    // is no broken invariant to observe afterwards.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        panic_point(Site::Entry);
        body(call)
    }));
    match outcome {
        Ok(result) => Some(result),
        Err(payload) => {
            dispose(call, payload);
            None
        }
    }
}

#[cold]
fn dispose(call: &'static str, payload: Box<dyn Any + Send>) {
    report(call, format_args!("internal error (panic)"));
    // Dropping a payload runs foreign code, which may panic in its turn.
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        core::mem::forget(second);
    }
}
