//! Register tiles of a small LU factorization (`lu.rs`): what a block column gets from the columns left of it.

use super::simd::{Vect, unroll};
use super::update::{updated, updated_rounded};

/// The matrix, and the columns j.. that are worked on.
#[derive(Clone, Copy)]
pub(crate) struct Columns<T> {
    pub(crate) a: *mut T,
    pub(crate) lda: usize,
    pub(crate) j: usize,
    pub(crate) cols: usize,
}

impl<T> Columns<T> {
    #[inline(always)]
    pub(super) fn at(&self, i: usize, c: usize) -> *mut T {
        self.a.wrapping_add((self.j + c) * self.lda + i)
    }
    /// Column p of the product's second operand, U: its element at the row that is met.
    #[inline(always)]
    fn u(&self) -> (*const T, usize, usize) {
        (self.at(0, 0), self.lda, 1)
    }
}

/// Rows p.. of U, (MV - 1) VL < `rows` <= MV VL: minus the product of L left of them with U above them, then
/// the solve with their unit triangle of L, in registers. Rows above the one that is subtracted are left
/// out, not subtracted 0 times: a product of 0 and an infinite one would spoil them.
#[inline(always)]
#[allow(clippy::absurd_extreme_comparisons)] // C and D are constants in each turn
unsafe fn solved<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const WIDE: bool,
    const ROUNDED: bool,
>(
    x: Columns<V::T>,
    p: usize,
    rows: usize,
) {
    let tail = rows - (MV - 1) * V::VL;
    // SAFETY: the caller's promise.
    unsafe {
        let (j, cols) = (x.j, x.cols);
        let mut t = if ROUNDED {
            updated_rounded::<V, NR>(p, (x.a, x.lda), x.u(), (p, rows), (j, cols))
                .map(|[v]| [v; MV])
        } else {
            updated::<V, MV, NR, WIDE, false>(
                p,
                (x.a, x.lda),
                (x.a, x.lda),
                x.u(),
                (p, rows),
                (j, cols),
            )
        };
        unroll!(D < MV, {
            let first = p + D * V::VL;
            for r in 0..if D + 1 < MV { V::VL } else { tail } {
                let column = x.a.wrapping_add((first + r) * x.lda + p);
                let mut l = [t[0][0]; MV];
                for q in D..MV {
                    let here = column.wrapping_add(q * V::VL);
                    l[q] = if q + 1 < MV { V::load(here) } else { V::load_n(here, tail) };
                }
                unroll!(C < NR, {
                    if WIDE || C < cols {
                        let by = V::element(t[C][D], r);
                        for q in D..MV {
                            let less = if ROUNDED {
                                V::sub(t[C][q], V::mul_rounded(l[q], by))
                            } else {
                                V::sub_scaled(t[C][q], l[q], by)
                            };
                            t[C][q] = if q == D { V::join(t[C][q], less, r + 1) } else { less };
                        }
                    }
                });
            }
        });
        put::<V, MV, NR, WIDE>(x, t, (p, tail));
    }
}

/// Stores a tile at row i; its last vector has `tail` rows.
#[inline(always)]
unsafe fn put<V: Vect, const MV: usize, const NR: usize, const WIDE: bool>(
    x: Columns<V::T>,
    t: [[V::V; MV]; NR],
    (i, tail): (usize, usize),
) {
    // SAFETY: the caller's promise.
    unsafe {
        for c in 0..NR {
            if WIDE || c < x.cols {
                for q in 0..MV {
                    let p = x.at(i + q * V::VL, c);
                    if q + 1 < MV || tail == V::VL {
                        V::store(p, t[c][q]);
                    } else {
                        V::store_n(p, t[c][q], tail);
                    }
                }
            }
        }
    }
}

/// Rows i.. of the columns minus L(i.., ..k) U(..k, columns). Row 0 of L is at `l`, and its column stride, if it is not ROUNDED.
#[inline(always)]
unsafe fn rest<V: Vect, const MV: usize, const NR: usize, const WIDE: bool, const ROUNDED: bool>(
    x: Columns<V::T>,
    k: usize,
    (i, rows): (usize, usize),
    l: (*mut V::T, usize),
) {
    let tail = rows - (MV - 1) * V::VL;
    // SAFETY: the caller's promise.
    unsafe {
        let (j, cols) = (x.j, x.cols);
        let t = if ROUNDED {
            updated_rounded::<V, NR>(k, (x.a, x.lda), x.u(), (i, rows), (j, cols))
                .map(|[v]| [v; MV])
        } else {
            updated::<V, MV, NR, WIDE, false>(k, (x.a, x.lda), l, x.u(), (i, rows), (j, cols))
        };
        put::<V, MV, NR, WIDE>(x, t, (i, tail));
    }
}

/// The same of at most M3 vectors of rows, not rounded.
///
/// # Safety
/// The CPU has V's instruction set; what is named exists, and the matrix is writable.
#[inline(always)]
pub(super) unsafe fn rest_of<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    x: Columns<V::T>,
    k: usize,
    (i, rows): (usize, usize),
    l: (*mut V::T, usize),
) {
    // SAFETY: the caller's promise.
    unsafe {
        match (rows.div_ceil(V::VL), x.cols == NR) {
            (1, true) => rest::<V, 1, NR, true, false>(x, k, (i, rows), l),
            (1, false) => rest::<V, 1, NR, false, false>(x, k, (i, rows), l),
            (2, true) => rest::<V, M2, NR, true, false>(x, k, (i, rows), l),
            (2, false) => rest::<V, M2, NR, false, false>(x, k, (i, rows), l),
            (_, true) => rest::<V, M3, NR, true, false>(x, k, (i, rows), l),
            (_, false) => rest::<V, M3, NR, false, false>(x, k, (i, rows), l),
        }
    }
}

/// [`tiles`]
pub(crate) type LuTiles<T> = unsafe fn(Columns<T>, usize, usize, bool);

/// All m rows of the columns, whose interchanges have been made: k rows of U are solved, and their product with L subtracted from
/// the others. Rounded: see `panel.rs`.
///
/// # Safety
/// The CPU has V's instruction set; the matrix is writable.
#[inline(always)]
pub(crate) unsafe fn tiles<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    x: Columns<V::T>,
    k: usize,
    m: usize,
    rounded: bool,
) {
    // SAFETY: the caller's promise; tiles end at the last row and column.
    unsafe {
        let mut p = 0;
        while p < k {
            if rounded {
                solved::<V, 1, NR, false, true>(x, p, V::VL.min(k - p));
                p += V::VL;
                continue;
            }
            let rows = (k - p).min(M3 * V::VL);
            match (rows.div_ceil(V::VL), x.cols == NR) {
                (1, true) => solved::<V, 1, NR, true, false>(x, p, rows),
                (1, false) => solved::<V, 1, NR, false, false>(x, p, rows),
                (2, true) => solved::<V, M2, NR, true, false>(x, p, rows),
                (2, false) => solved::<V, M2, NR, false, false>(x, p, rows),
                (_, true) => solved::<V, M3, NR, true, false>(x, p, rows),
                (_, false) => solved::<V, M3, NR, false, false>(x, p, rows),
            }
            p += M3 * V::VL;
        }
        let mut i = k;
        while i < m && k > 0 {
            let l = (x.a, x.lda);
            if rounded {
                rest::<V, 1, NR, false, true>(x, k, (i, V::VL.min(m - i)), l);
                i += V::VL;
                continue;
            }
            rest_of::<V, M2, M3, NR>(x, k, (i, (m - i).min(M3 * V::VL)), l);
            i += M3 * V::VL;
        }
    }
}
