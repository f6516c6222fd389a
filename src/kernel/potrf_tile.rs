//! Cholesky factorization of a diagonal block, of up to POTRF_WIDE columns, on one thread.
//!
//! With adjacent rows the register tiles of `isa/chol.rs` work where the block stands, or shall stand, otherwise, and where
//! columns compete for places in the first-level cache, on a copy of its lower triangle.

use super::getrf_whole::leading;
use super::isa::Kernels;
use super::isa::ahead::Ahead;
use super::isa::chol_few::{FEW, FEW_TURNED};
use super::isa::machine::{FEWEST_KEPT, columns_kept};
use super::lacpy;
use super::params::{POTRF_CROWDED, POTRF_WIDE};
use super::potrf::NotPositiveDefinite;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};

/// Factor the lower triangle of `a` (see [`super::potrf::potrf_before`]) where it stands if its rows are
/// adjacent, else in `memory`, and ask for `next` meanwhile, of the same order.
///
/// # Safety
/// `memory` has room for [`super::params::potrf_tile`] elements and is nobody else's.
pub(crate) unsafe fn potrf_small<T: Scalar>(
    kr: &'static Kernels<T>,
    from: Option<MatRef<T>>,
    mut a: MatMut<T>,
    memory: *mut T,
    next: &Ahead<T>,
) -> Result<(), NotPositiveDefinite> {
    let (rs, cs) = (a.rs(), a.cs());
    let turned = rs != 1;
    let most = if turned && !T::IS_COMPLEX { FEW_TURNED } else { FEW };
    let mut read = (a.as_mut_ptr().cast_const(), rs, cs);
    if let Some(from) = from {
        let alike = match (rs, cs) {
            (1, 1..) => from.rs() == 1 && from.cs() >= 1,
            _ => cs == 1 && from.cs() == 1,
        };
        if alike && a.rows() > most {
            read = (from.as_ptr(), from.rs(), from.cs());
        } else {
            lacpy::copy_lower(from, a.rb_mut(), (0, 0));
        }
    }
    if a.rows() <= most && (!turned || cs == 1) {
        let ld = if turned { rs } else { cs };
        // SAFETY: the view is writable, with adjacent elements in columns or rows.
        if unsafe { (kr.potrf_few)(a.rows(), a.as_mut_ptr(), ld, turned, next) } {
            return Ok(());
        }
    }
    if rs == 1 && cs >= 1 {
        let (from, to) = ((read.0, read.2 as usize), (a.as_mut_ptr(), cs as usize));
        // SAFETY: the view is writable, with adjacent rows, as are those of what is read; the copy is the caller's promise.
        return outcome(unsafe { adjacent(kr, a.rows(), from, to, memory, next) });
    }
    // SAFETY: the caller's promise.
    unsafe { potrf_tile(kr, read, a, memory, next) }
}

/// Whether an n x n matrix is factored in a copy because its columns, so far apart, compete for places in the first-level cache.
fn crowded<T: Scalar>(n: usize, apart: isize) -> bool {
    let kept = columns_kept::<T>(apart);
    let [all, half] = POTRF_CROWDED;
    kept == FEWEST_KEPT && n >= all || kept == 2 * FEWEST_KEPT && !T::IS_COMPLEX && n >= half
}

/// The same of a triangle with adjacent rows, read at `from` and its column stride, the order of the first minor that is not
/// positive or 0. Written to memory and copied if columns of `to` compete for places in the cache.
///
/// # Safety
/// As for [`potrf_small`], and for the kernel.
unsafe fn adjacent<T: Scalar>(
    kr: &'static Kernels<T>,
    n: usize,
    from: (*const T, usize),
    (a, lda): (*mut T, usize),
    memory: *mut T,
    next: &Ahead<T>,
) -> usize {
    // SAFETY: the caller's promise.
    unsafe {
        if crowded::<T>(n, lda as isize) {
            let ld = leading::<T>(n);
            if (kr.potrf)(n, from, (memory, ld), next) == 0 {
                for j in 0..n {
                    let column = memory.wrapping_add(j * (ld + 1));
                    core::ptr::copy_nonoverlapping(column, a.wrapping_add(j * (lda + 1)), n - j);
                }
                return 0;
            }
            // What there is of a factor shall be where it belongs, as far as it goes: again, from the input.
            return (kr.potrf)(n, from, (a, lda), &Ahead::NOTHING);
        }
        (kr.potrf)(n, from, (a, lda), next)
    }
}

/// The same on a copy in any case; `read` says where A is read if its columns are adjacent, and how far rows and columns
/// are apart there.
///
/// # Safety
/// As for [`potrf_small`].
unsafe fn potrf_tile<T: Scalar>(
    kr: &'static Kernels<T>,
    read: (*const T, isize, isize),
    mut a: MatMut<T>,
    memory: *mut T,
    next: &Ahead<T>,
) -> Result<(), NotPositiveDefinite> {
    let n = a.rows();
    debug_assert!(n <= POTRF_WIDE);
    let ld = leading::<T>(n);
    let (rs, cs) = (a.rs(), a.cs());
    let at = |i: usize, j: usize| memory.wrapping_add(j * ld + i);
    // SAFETY: the caller's promise; the copy has n columns, and rows up to whole vectors.
    unsafe {
        if n > FEW && cs == 1 {
            (kr.pack_triangle)(n, read.0, read.1, memory, ld);
            let info = (kr.potrf)(n, (memory, ld), (memory, ld), next);
            (kr.unpack_triangle)(n, memory, ld, a.as_mut_ptr(), rs);
            return outcome(info);
        }
        // Zeros above the diagonal: tiles compute with what is there, and so never with denormal numbers.
        for j in 0..n {
            for i in 0..n {
                *at(i, j) = if i < j { T::ZERO } else { a.get(i, j) };
            }
        }
        let info = (kr.potrf)(n, (memory, ld), (memory, ld), next);
        for j in 0..n {
            for i in j..n {
                a.set(i, j, *at(i, j));
            }
        }
        outcome(info)
    }
}

fn outcome(info: usize) -> Result<(), NotPositiveDefinite> {
    if info == 0 { Ok(()) } else { Err(NotPositiveDefinite { minor: info }) }
}
