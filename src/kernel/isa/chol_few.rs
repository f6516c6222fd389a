//! Cholesky factorization of up to eight rows, or sixteen, in registers, by the tiles of `chol.rs`. Where it is the elements of a
//! row that are adjacent, not those of a column, the matrix is turned on its way there and back.

use super::ahead::Ahead;
use super::chol::{Diagonal, RealOf, factored};
use super::pack::interleave;
use super::simd::{Vect, unroll};
use crate::kernel::scalar::Scalar;

/// The most rows; and of real matrices that are turned.
pub(crate) const FEW: usize = 8;
pub(crate) const FEW_TURNED: usize = 16;

/// The columns of the triangle, of MV vectors each.
type Columns<V, const MV: usize, const SIZE: usize> = [[<V as Vect>::V; MV]; SIZE];

/// [`unroll!`] up to 16.
macro_rules! each {
    ($i:ident < $n:expr, $body:block) => {
        unroll!(LOW < 8, {
            const $i: usize = LOW;
            if $i < $n {
                $body
            }
        });
        unroll!(LOW < 8, {
            const $i: usize = 8 + LOW;
            if $i < $n {
                $body
            }
        });
    };
}

/// Where the matrix is.
struct Place<T> {
    n: usize,
    a: *mut T,
    /// Elements between columns, or if TURNED rows.
    ld: isize,
}

impl<T> Place<T> {
    /// The first element of block (i, j) in its column c, or its row if the matrix is to be turned.
    #[inline(always)]
    fn line(&self, turned: bool, c: usize, (i, j): (usize, usize)) -> *mut T {
        let (line, within) = if turned { (i + c, j) } else { (j + c, i) };
        self.a.wrapping_offset(line as isize * self.ld).wrapping_add(within)
    }
}

/// A = L L^H of the lower triangle of a matrix of order n <= FEW_TURNED with adjacent elements in a column, or if `turned` in
/// a row, and `ld` from one to the next, with the bits of `chol.rs` on columns of NR. Returns false, and leaves the
/// matrix as it is, if a pivot is not positive or the tiles in place are faster. Asks for `next`, of the same order.
///
/// # Safety
/// The CPU has V's instruction set; the triangle is writable, and what is above it readable unless `turned`.
#[inline(always)]
pub(crate) unsafe fn potrf<V: Vect, const NR: usize>(
    n: usize,
    a: *mut V::T,
    ld: isize,
    turned: bool,
    next: &Ahead<V::T>,
) -> bool {
    next.columns(n, (0, n));
    // SAFETY: the caller's promise. A constant order makes straight code.
    unsafe {
        match (n, turned) {
            (FEW, true) => sized::<V, NR, true>(Place { n: FEW, a, ld }),
            (FEW, false) => sized::<V, NR, false>(Place { n: FEW, a, ld }),
            (..FEW, true) => sized::<V, NR, true>(Place { n, a, ld }),
            // Half of the registers, if there are 32 of them.
            (_, true) if V::VL == 8 && !V::T::IS_COMPLEX => {
                factor::<V, 2, NR, FEW_TURNED, true>(Place { n, a, ld })
            }
            (FEW.., _) => false,
            (_, false) => sized::<V, NR, false>(Place { n, a, ld }),
        }
    }
}

#[inline(always)]
unsafe fn sized<V: Vect, const NR: usize, const TURNED: bool>(place: Place<V::T>) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        match V::VL {
            // Masked moves of so many vectors cost more than the tiles' way.
            1 | 2 if !TURNED && place.n < FEW => false,
            1 => factor::<V, 8, NR, FEW, TURNED>(place),
            2 => factor::<V, 4, NR, FEW, TURNED>(place),
            4 if place.n > 4 => factor::<V, 2, NR, FEW, TURNED>(place),
            _ => factor::<V, 1, NR, FEW, TURNED>(place),
        }
    }
}

#[inline(always)]
unsafe fn factor<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const SIZE: usize,
    const TURNED: bool,
>(
    place: Place<V::T>,
) -> bool {
    let n = place.n;
    let mut d = Diagonal::new();
    let mut roots = [RealOf::<V>::ZERO; SIZE];
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = read::<V, MV, SIZE, TURNED>(&place);
        unroll!(B < 4, {
            let j = B * NR;
            if j < SIZE && j < n {
                let mut block = [t[j]; NR];
                unroll!(C < NR, {
                    block[C] = t[j + C];
                    let mut sum = [V::zero(); MV];
                    each!(P < SIZE, {
                        if P < j {
                            let at = ((j + C) / V::VL).min(MV - 1);
                            let by = V::element(t[P][at], (j + C) % V::VL);
                            for q in 0..MV {
                                sum[q] = V::mac(sum[q], t[P][q], by);
                            }
                        }
                    });
                    if j > 0 {
                        for q in 0..MV {
                            block[C][q] = V::sub(block[C][q], V::finish_conj(sum[q]));
                        }
                    }
                });
                let cols = NR.min(n - j);
                let mut shown = [RealOf::<V>::ZERO; NR];
                let done = factored::<V, MV, NR>(&mut block, &mut shown, j, cols, &mut d);
                if done < cols {
                    return false;
                }
                unroll!(C < NR, {
                    t[j + C] = block[C];
                    roots[j + C] = shown[C];
                });
            }
        });
        write::<V, MV, SIZE, TURNED>(&place, &t);
        each!(C < SIZE, {
            if C < n {
                let on = place.line(TURNED, 0, (C, C));
                *on = <V::T as Scalar>::from_real(roots[C]);
            }
        });
    }
    true
}

/// The edge of the blocks that are turned: a vector, or all there is.
const fn edge<V: Vect, const SIZE: usize>() -> usize {
    if V::VL < SIZE { V::VL } else { SIZE }
}

/// Reads the triangle. What is above it in the diagonal's blocks is 0 if TURNED, else what is there.
#[inline(always)]
unsafe fn read<V: Vect, const MV: usize, const SIZE: usize, const TURNED: bool>(
    place: &Place<V::T>,
) -> Columns<V, MV, SIZE> {
    // SAFETY: the caller's promise; loads are limited to the triangle, or the matrix.
    unsafe {
        let zeros = V::load_n(place.a, 0);
        let mut t = [[zeros; MV]; SIZE];
        for j in 0..MV {
            for i in j..MV {
                let (top, left) = (i * edge::<V, SIZE>(), j * edge::<V, SIZE>());
                let mut x = [zeros; 16];
                each!(R < SIZE, {
                    if R < edge::<V, SIZE>() && R + (if TURNED { top } else { left }) < place.n {
                        let from = place.line(TURNED, R, (top, left));
                        x[R] = match (TURNED, i > j) {
                            (true, true) => V::load_n(from, edge::<V, SIZE>()),
                            (true, false) => V::load_n(from, R + 1),
                            (false, _) => {
                                V::load_n(from, edge::<V, SIZE>().min(place.n.saturating_sub(top)))
                            }
                        };
                    }
                });
                if TURNED {
                    interleave::<V>(&mut x, V::VL);
                }
                each!(C < SIZE, {
                    if C < edge::<V, SIZE>() {
                        t[left + C][i] = x[C];
                    }
                });
            }
        }
        t
    }
}

/// The way back but for the diagonal.
#[inline(always)]
unsafe fn write<V: Vect, const MV: usize, const SIZE: usize, const TURNED: bool>(
    place: &Place<V::T>,
    t: &Columns<V, MV, SIZE>,
) {
    // SAFETY: the caller's promise; stores are limited to the triangle.
    unsafe {
        let zeros = V::load_n(place.a, 0);
        for j in 0..MV {
            for i in j..MV {
                let (top, left) = (i * edge::<V, SIZE>(), j * edge::<V, SIZE>());
                let mut x = [zeros; 16];
                each!(C < SIZE, {
                    if C < edge::<V, SIZE>() {
                        x[C] = t[left + C][i];
                    }
                });
                if TURNED {
                    interleave::<V>(&mut x, V::VL);
                }
                each!(R < SIZE, {
                    if R < edge::<V, SIZE>() && R + (if TURNED { top } else { left }) < place.n {
                        let to = place.line(TURNED, R, (top, left));
                        let end = edge::<V, SIZE>().min(place.n.saturating_sub(top));
                        match (TURNED, i > j) {
                            (true, true) => V::store_n(to, x[R], edge::<V, SIZE>()),
                            (true, false) => V::store_n(to, x[R], R),
                            (false, true) => V::store_n(to, x[R], end),
                            (false, false) if R + 1 < end => V::store_part(to, x[R], R + 1, end),
                            _ => {}
                        }
                    }
                });
            }
        }
    }
}
