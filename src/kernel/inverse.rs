//! Inverse of a general matrix from its LU factors (`xGETRI`), in place and out of place, and in one go.
//!
//! A = P L U, so A^-1 = U^-1 L^-1 P^T: invert U where it stands, solve X L = U^-1 for X, interchange
//! columns. In place, L and X share the storage: L moves out one block column at a time, from the right,
//! and X takes its room (LAPACK's blocked `dgetri`). Out of place the solve is a single TRSM.

use super::copy::copy;
use super::gemm::{Operand, gemm};
use super::getrf::{getrf, getrf_work};
use super::lacpy::copy_triangle;
use super::laswp::{Pivot, laswp};
use super::par::Ctx;
use super::params::GETRI_ALONE;
use super::scalar::Scalar;
use super::solve::{BadPivot, check_pivots};
use super::triangle::{Triangle, trsm_right};
use super::trsm::{Diag, Uplo};
use super::trtri::{Singular, check_diagonal, invert};
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Columns of L that are moved out at a time.
const BLOCK: usize = 256;

/// Why there is no inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoInverse {
    Singular(Singular),
    BadPivot(BadPivot),
}

impl From<Singular> for NoInverse {
    fn from(e: Singular) -> Self {
        NoInverse::Singular(e)
    }
}

impl From<BadPivot> for NoInverse {
    fn from(e: BadPivot) -> Self {
        NoInverse::BadPivot(e)
    }
}

/// Elements of work memory for [`getri`].
pub fn getri_work<T: Scalar>(n: usize) -> usize {
    n * n.min(BLOCK)
}

/// A := A^-1, where `getrf` left the factors and `pivots` (none: P = I). On failure A is left as it is.
/// `work` has at least n elements and should have [`getri_work`].
pub fn getri<T: Scalar, P: Pivot>(
    ctx: &Ctx,
    mut a: MatMut<T>,
    pivots: Option<&[P]>,
    work: &mut [MaybeUninit<T>],
) -> Result<(), NoInverse> {
    let n = a.rows();
    if let Some(pivots) = pivots {
        check_pivots(pivots, n)?;
    }
    check_diagonal(a.rb())?;
    if has_few_vectors(&a) {
        by_vectors(a.rb_mut());
    } else {
        by_columns(ctx, a.rb_mut(), work);
    }
    interchange(ctx, a, pivots);
    Ok(())
}

/// (L U)^-1 in place of the factors, by block columns from the right.
fn by_columns<T: Scalar>(ctx: &Ctx, mut a: MatMut<T>, work: &mut [MaybeUninit<T>]) {
    let n = a.rows();
    invert(ctx, Uplo::Upper, Diag::NonUnit, a.rb_mut());
    debug_assert!(work.len() >= n);
    let block = (work.len() / n.max(1)).clamp(1, BLOCK);
    let work = work.as_mut_ptr().cast::<T>();
    for j in (0..n).step_by(block).rev() {
        let nb = block.min(n - j);
        let rest = n - j - nb;
        // SAFETY: rows j.. of this block column, (rest + nb) * nb elements, fit into `work`, which
        // nobody else uses; below the diagonal of its first block every element is written before it
        // is read, and the unit solve reads no other.
        let mut l = unsafe { MatMut::from_raw(work, rest + nb, nb, 1, (rest + nb) as isize) };
        for q in 0..nb {
            let below = rest + nb - (q + 1);
            let from = a.rb_mut().sub(j + q + 1, j + q, below, 1);
            move_out(from, l.rb_mut().sub(q + 1, q, below, 1));
        }
        let (left, right) = a.rb_mut().split_cols(j + nb);
        let mut x = left.sub(0, j, n, nb);
        let (l1, l2) = (l.rb().sub(0, 0, nb, nb), l.rb().sub(nb, 0, rest, nb));
        if rest > 0 {
            let (x2, l2) = (Operand::plain(right.rb()), Operand::plain(l2));
            gemm(ctx, -T::ONE, x2, l2, T::ONE, x.rb_mut());
        }
        trsm_right(ctx, Triangle::new(Uplo::Lower, Diag::Unit, l1), x);
    }
}

/// C := C P^T.
fn interchange<T: Scalar, P: Pivot>(ctx: &Ctx, c: MatMut<T>, pivots: Option<&[P]>) {
    if let Some(pivots) = pivots {
        laswp(ctx, c.t(), pivots, false);
    }
}

/// Whether [`getri`] of a column-major matrix of order n stays on the calling thread and uses no scratch memory, whatever
/// the instruction set, which need not have been chosen.
pub fn is_small<T: Scalar>(n: usize) -> bool {
    n <= GETRI_ALONE / size_of::<T>()
}

/// Whether [`by_vectors`] takes such a matrix.
fn has_few_vectors<T: Scalar>(a: &MatMut<T>) -> bool {
    a.rows() <= T::vectors().getri_most && a.rs() == 1
}

/// (L U)^-1 in place of the factors, which are few vectors of adjacent rows.
fn by_vectors<T: Scalar>(mut a: MatMut<T>) {
    assert!(has_few_vectors(&a));
    // SAFETY: columns of n adjacent elements.
    unsafe { (T::vectors().getri)(a.rows(), a.as_mut_ptr(), a.cs()) };
}

/// L := A, A := 0; single columns.
fn move_out<T: Scalar>(mut a: MatMut<T>, mut l: MatMut<T>) {
    let n = a.rows();
    if a.rs() == 1 && l.rs() == 1 {
        // SAFETY: columns of n adjacent elements each, of different matrices.
        unsafe {
            core::ptr::copy_nonoverlapping(a.as_ptr(), l.as_mut_ptr(), n);
            core::slice::from_raw_parts_mut(a.as_mut_ptr(), n).fill(T::ZERO);
        }
        return;
    }
    for i in 0..n {
        l.set(i, 0, a.get(i, 0));
        a.set(i, 0, T::ZERO);
    }
}

/// C := A^-1 from the factors in `lu`, which stay. On failure C is left as it is.
pub fn getri_into<T: Scalar, P: Pivot>(
    ctx: &Ctx,
    lu: MatRef<T>,
    pivots: Option<&[P]>,
    mut c: MatMut<T>,
) -> Result<(), NoInverse> {
    let n = lu.rows();
    if let Some(pivots) = pivots {
        check_pivots(pivots, n)?;
    }
    check_diagonal(lu)?;
    if has_few_vectors(&c) {
        copy(ctx, lu, c.rb_mut());
        by_vectors(c.rb_mut());
    } else {
        copy_triangle(ctx, Uplo::Upper, lu, c.rb_mut());
        invert(ctx, Uplo::Upper, Diag::NonUnit, c.rb_mut());
        trsm_right(ctx, Triangle::new(Uplo::Lower, Diag::Unit, lu), c.rb_mut());
    }
    interchange(ctx, c, pivots);
    Ok(())
}

/// Elements of work memory for [`matinv`].
pub fn matinv_work<T: Scalar>(n: usize) -> usize {
    getrf_work::<T>(n, n).max(getri_work::<T>(n))
}

/// C := A^-1 for a general A, which stays; `pivots` has n entries. When A is singular C holds its
/// factors. `work` has at least [`matinv_work`] elements.
pub fn matinv<T: Scalar>(
    ctx: &Ctx,
    a: MatRef<T>,
    mut c: MatMut<T>,
    pivots: &mut [i32],
    work: &mut [MaybeUninit<T>],
) -> Result<(), Singular> {
    copy(ctx, a, c.rb_mut());
    let info = getrf(ctx, c.rb_mut(), pivots, work);
    if info != 0 {
        return Err(Singular { index: info });
    }
    match getri(ctx, c, Some(pivots), work) {
        Err(NoInverse::Singular(e)) => Err(e),
        // getrf's own pivots are rows of A.
        Err(NoInverse::BadPivot(_)) | Ok(()) => Ok(()),
    }
}
