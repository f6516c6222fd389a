//! Cholesky factorization of eight rows whose elements are adjacent: turned, factored by the tiles of `chol.rs`,
//! and turned back, all in registers.

use super::ahead::Ahead;
use super::chol::{Diagonal, factored};
use super::pack::transpose;
use super::simd::{Vect, unroll};
use crate::kernel::scalar::{Real, Scalar};

/// The order of the matrix.
pub(crate) const FEW: usize = 8;

/// A = L L^H of the lower triangle of a matrix of order FEW with adjacent elements in a row, rows `rs` apart, with
/// the bits of `chol.rs` on columns of NR. Returns false, and leaves the matrix as it is, if a pivot is not positive or
/// there are no tiles for this shape. Asks for `next`, of the same order.
///
/// # Safety
/// The CPU has V's instruction set; the triangle is writable.
#[inline(always)]
pub(crate) unsafe fn potrf<V: Vect, const NR: usize>(
    a: *mut V::T,
    rs: isize,
    next: &Ahead<V::T>,
) -> bool {
    next.columns(FEW, (0, FEW));
    // SAFETY: the caller's promise.
    unsafe {
        match (V::VL, NR) {
            (8 | 16, 8) => one_block::<V>(a, rs),
            (8 | 16, 4) => two_blocks::<V, 1>(a, rs),
            (4, 4) => two_blocks::<V, 2>(a, rs),
            _ => false,
        }
    }
}

/// A column's vectors.
type Column<V, const MV: usize> = [<V as Vect>::V; MV];

#[inline(always)]
unsafe fn one_block<V: Vect>(a: *mut V::T, rs: isize) -> bool {
    let mut d = Diagonal::new();
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = columns::<V, 1>(a, rs);
        let (done, shown) = factored::<V, 1, FEW, true, 0>(&mut t, FEW, &mut d);
        if done == FEW {
            rows::<V, 1>(a, rs, &t, &shown);
        }
        done == FEW
    }
}

#[inline(always)]
unsafe fn two_blocks<V: Vect, const MV: usize>(a: *mut V::T, rs: isize) -> bool {
    const HALF: usize = FEW / 2;
    let mut d = Diagonal::new();
    // SAFETY: the caller's promise.
    unsafe {
        let t = columns::<V, MV>(a, rs);
        let [mut left, mut right]: [[Column<V, MV>; HALF]; 2] =
            [[t[0], t[1], t[2], t[3]], [t[4], t[5], t[6], t[7]]];
        let (done, first) = factored::<V, MV, HALF, true, 0>(&mut left, HALF, &mut d);
        if done < HALF {
            return false;
        }
        unroll!(C < 4, {
            let mut sum = [V::zero(); MV];
            unroll!(P < 4, {
                let row = HALF + C;
                let by = V::element(left[P][row / V::VL], row % V::VL);
                for q in 0..MV {
                    sum[q] = V::mac(sum[q], left[P][q], by);
                }
            });
            for q in 0..MV {
                right[C][q] = V::sub(right[C][q], V::finish_conj(sum[q]));
            }
        });
        let (done, second) = factored::<V, MV, HALF, true, HALF>(&mut right, HALF, &mut d);
        if done < HALF {
            return false;
        }
        let t = [left[0], left[1], left[2], left[3], right[0], right[1], right[2], right[3]];
        let mut shown = [<V::T as Scalar>::Real::ZERO; FEW];
        shown[..HALF].copy_from_slice(&first);
        shown[HALF..].copy_from_slice(&second);
        rows::<V, MV>(a, rs, &t, &shown);
    }
    true
}

/// The columns of the triangle, with zeros above it.
#[inline(always)]
unsafe fn columns<V: Vect, const MV: usize>(a: *mut V::T, rs: isize) -> [Column<V, MV>; FEW] {
    // SAFETY: the caller's promise; loads are limited to the triangle.
    unsafe {
        let zeros = V::load_n(a, 0);
        let mut t = [[zeros; MV]; FEW];
        if MV == 1 {
            let mut x = [zeros; 16];
            unroll!(R < 8, {
                x[R] = V::load_n(a.wrapping_offset(R as isize * rs), R + 1);
            });
            transpose::<V>(&mut x);
            unroll!(C < 8, {
                t[C][0] = x[C];
            });
        } else {
            // Blocks of four rows and columns.
            for (i, j) in [(0, 0), (1, 0), (1, 1)] {
                let mut x = [zeros; 16];
                unroll!(R < 4, {
                    let from = a.wrapping_offset((4 * i + R) as isize * rs).wrapping_add(4 * j);
                    x[R] = V::load_n(from, if i > j { 4 } else { R + 1 });
                });
                transpose::<V>(&mut x);
                unroll!(C < 4, {
                    t[4 * j + C][i] = x[C];
                });
            }
        }
        t
    }
}

/// Stores the triangle whose columns are `t`, with `diagonal`.
#[inline(always)]
unsafe fn rows<V: Vect, const MV: usize>(
    a: *mut V::T,
    rs: isize,
    t: &[Column<V, MV>; FEW],
    diagonal: &[<V::T as Scalar>::Real; FEW],
) {
    // SAFETY: the caller's promise; stores are limited to the triangle.
    unsafe {
        let zeros = V::load_n(a, 0);
        if MV == 1 {
            let mut x = [zeros; 16];
            unroll!(C < 8, {
                x[C] = t[C][0];
            });
            transpose::<V>(&mut x);
            unroll!(R < 8, {
                if R > 0 {
                    V::store_n(a.wrapping_offset(R as isize * rs), x[R], R);
                }
            });
        } else {
            for (i, j) in [(0, 0), (1, 0), (1, 1)] {
                let mut x = [zeros; 16];
                unroll!(C < 4, {
                    x[C] = t[4 * j + C][i];
                });
                transpose::<V>(&mut x);
                unroll!(R < 4, {
                    let to = a.wrapping_offset((4 * i + R) as isize * rs).wrapping_add(4 * j);
                    V::store_n(to, x[R], if i > j { 4 } else { R });
                });
            }
        }
        unroll!(C < 8, {
            let on = a.wrapping_offset(C as isize * rs).wrapping_add(C);
            *on = <V::T as Scalar>::from_real(diagonal[C]);
        });
    }
}
