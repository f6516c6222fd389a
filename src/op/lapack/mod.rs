//! LAPACK, the LU and Cholesky side: what each routine checks and means, on the calling thread.
//!
//! A function here takes a routine's arguments after their letters and addresses have been read,
//! column-major. `Ok` is LAPACK's info, which is not negative; `Err` the position of the first bad
//! argument in the list of the Fortran routine, with nothing read or written.

pub mod auxiliary;
pub mod batched;
pub mod cholesky;
pub mod condition;
pub mod expert;
pub mod half;
pub mod layout;
pub mod lu;
pub mod mixed;
pub mod refine;
pub mod triangular;

pub use super::blas::{
    Diag, Real, Scalar, Side, Trans, Uplo, Verdict, check, diag, side, trans, uplo,
};
pub use crate::kernel::laswp::Pivot;
pub use crate::kernel::norm::Norm;
use core::mem::MaybeUninit;

/// LAPACK's info: 0, or what the routine's documentation says.
pub type Info = Verdict<isize>;

/// Which norm a letter asks for.
#[inline(always)]
pub fn norm(letter: u8) -> Option<Norm> {
    match letter {
        b'M' => Some(Norm::Max),
        b'1' | b'O' => Some(Norm::One),
        b'I' => Some(Norm::Inf),
        b'F' | b'E' => Some(Norm::Frobenius),
        _ => None,
    }
}

/// An array of the caller.
///
/// # Safety
/// It has `count` elements, which nobody writes meanwhile; with none it may be any address.
unsafe fn array<'a, X>(p: *const X, count: usize) -> &'a [X] {
    if count == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { core::slice::from_raw_parts(p, count) }
}

/// An array of the caller that is written.
///
/// # Safety
/// As [`array`], and nobody else reads it.
unsafe fn array_mut<'a, X>(p: *mut X, count: usize) -> &'a mut [X] {
    if count == 0 {
        return &mut [];
    }
    // SAFETY: the caller's promise.
    unsafe { core::slice::from_raw_parts_mut(p, count) }
}

/// Work memory of a routine.
type Work<'a, T> = (&'a mut [MaybeUninit<T>], &'a mut [MaybeUninit<<T as Scalar>::Real>]);

/// The work arrays of a routine that needs `elements` and `reals`: WORK and RWORK of the complex
/// routines. The real ones get all of it in WORK; their IWORK is not needed.
///
/// # Safety
/// As [`array_mut`]; `work` of a real routine has elements + reals elements.
unsafe fn works<'a, T: Scalar>(
    work: *mut T,
    rwork: *mut T::Real,
    elements: usize,
    reals: usize,
) -> Work<'a, T> {
    let rwork = if T::IS_COMPLEX { rwork } else { work.wrapping_add(elements).cast() };
    // SAFETY: the caller's promise; a real type is its own Real.
    unsafe { (array_mut(work.cast(), elements), array_mut(rwork.cast(), reals)) }
}

/// n times `factor`.
fn times(n: isize, factor: usize) -> usize {
    (n as usize).saturating_mul(factor)
}
