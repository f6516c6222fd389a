//! BLAS: what each routine checks and means, on the calling thread.
//!
//! A function here takes a routine's arguments after their letters and addresses have been read,
//! column-major. It checks them in the reference's order, and either computes and returns `Ok`, or
//! returns the position of the first bad argument in the list of the Fortran routine, with nothing
//! read or written. An option that is no known letter arrives as `None`.
//!
//! A row-major caller states the transposed problem, as the reference's C interface does.

pub mod level1;
pub mod level2;
pub mod level3;
pub mod matcopy;
pub mod packed;
pub mod rank_k;
pub mod triangular;

pub use crate::kernel::gemm::Operand;
pub use crate::kernel::scalar::{Real, Scalar};
pub use crate::kernel::triangle::Trans;
pub use crate::kernel::trsm::{Diag, Side, Uplo};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::{MatMut, MatRef};

/// `Err` is the position of a bad argument, from 1.
pub type Verdict<R = ()> = Result<R, isize>;

/// Fails with the position of the first check that does not hold.
#[inline(always)]
pub fn check<const N: usize>(checks: [(isize, bool); N]) -> Verdict {
    for (position, holds) in checks {
        if !holds {
            return Err(position);
        }
    }
    Ok(())
}

/// What a letter of a TRANS argument means; conjugation is left out for real types by the kernels.
#[inline(always)]
pub fn trans(letter: u8) -> Option<Trans> {
    match letter {
        b'N' => Some(Trans::No),
        b'T' => Some(Trans::Yes),
        b'C' => Some(Trans::Conj),
        _ => None,
    }
}

#[inline(always)]
pub fn uplo(letter: u8) -> Option<Uplo> {
    match letter {
        b'L' => Some(Uplo::Lower),
        b'U' => Some(Uplo::Upper),
        _ => None,
    }
}

#[inline(always)]
pub fn diag(letter: u8) -> Option<Diag> {
    match letter {
        b'N' => Some(Diag::NonUnit),
        b'U' => Some(Diag::Unit),
        _ => None,
    }
}

#[inline(always)]
pub fn side(letter: u8) -> Option<Side> {
    match letter {
        b'L' => Some(Side::Left),
        b'R' => Some(Side::Right),
        _ => None,
    }
}

/// A column-major matrix of the caller.
///
/// # Safety
/// As `MatRef::from_raw`, with the elements of rows x cols and this leading dimension.
#[inline(always)]
pub(crate) unsafe fn matrix<'a, T>(
    p: *const T,
    rows: isize,
    cols: isize,
    ld: isize,
) -> MatRef<'a, T> {
    // SAFETY: the caller's promise; negative sizes have been refused.
    unsafe { MatRef::from_raw(p, rows as usize, cols as usize, 1, ld) }
}

/// A column-major matrix of the caller that is written.
///
/// # Safety
/// As `MatMut::from_raw`.
#[inline(always)]
pub(crate) unsafe fn matrix_mut<'a, T>(
    p: *mut T,
    rows: isize,
    cols: isize,
    ld: isize,
) -> MatMut<'a, T> {
    // SAFETY: as above.
    unsafe { MatMut::from_raw(p, rows as usize, cols as usize, 1, ld) }
}

/// A vector of the caller.
///
/// # Safety
/// As `VecRef::from_blas`; n is not negative.
#[inline(always)]
pub(crate) unsafe fn vector<'a, T>(p: *const T, n: isize, inc: isize) -> VecRef<'a, T> {
    // SAFETY: the caller's promise.
    unsafe { VecRef::from_blas(p, n as usize, inc) }
}

/// A vector of the caller that is written.
///
/// # Safety
/// As `VecMut::from_blas`; n is not negative.
#[inline(always)]
pub(crate) unsafe fn vector_mut<'a, T>(p: *mut T, n: isize, inc: isize) -> VecMut<'a, T> {
    // SAFETY: the caller's promise.
    unsafe { VecMut::from_blas(p, n as usize, inc) }
}

/// op(A) of a stored matrix.
#[inline(always)]
pub(crate) fn operand<T>(mat: MatRef<'_, T>, trans: Trans) -> Operand<'_, T> {
    match trans {
        Trans::No => Operand { mat, conj: false },
        Trans::Yes => Operand { mat: mat.t(), conj: false },
        Trans::Conj => Operand { mat: mat.t(), conj: true },
    }
}
