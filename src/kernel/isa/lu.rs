//! LU factorization with partial pivoting of a small matrix where it stands, in register tiles.
//!
//! Left-looking by block columns of NR: the interchanges so far, the rows of U by vectors (each a tile
//! minus a product, then a solve with a unit triangle in registers), the rows below, and the block
//! column's own factorization by `panel.rs`. Nothing is packed. A matrix beyond the first level of the cache goes by
//! halves of its columns (the recursion of Toledo, 1997).

use super::LuPanel;
use super::lu_few;
use super::panel::divided;
use super::simd::{Vect, unroll};
use super::update::{updated, updated_rounded};
use crate::kernel::params::{GETRF_BASE, GETRF_HALVED_BYTES, GETRF_HALVED_STEPS, GETRF_TILED_MOST};
use crate::kernel::permute;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

/// The matrix, and the columns j.. that are worked on.
#[derive(Clone, Copy)]
struct Columns<T> {
    a: *mut T,
    lda: usize,
    j: usize,
    cols: usize,
}

impl<T> Columns<T> {
    #[inline(always)]
    fn at(&self, i: usize, c: usize) -> *mut T {
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

/// Rows i.. of the columns minus L(i.., ..k) U(..k, columns).
#[inline(always)]
unsafe fn rest<V: Vect, const MV: usize, const NR: usize, const WIDE: bool, const ROUNDED: bool>(
    x: Columns<V::T>,
    k: usize,
    (i, rows): (usize, usize),
) {
    let tail = rows - (MV - 1) * V::VL;
    // SAFETY: the caller's promise.
    unsafe {
        let (j, cols) = (x.j, x.cols);
        let t = if ROUNDED {
            updated_rounded::<V, NR>(k, (x.a, x.lda), x.u(), (i, rows), (j, cols))
                .map(|[v]| [v; MV])
        } else {
            updated::<V, MV, NR, WIDE, false>(
                k,
                (x.a, x.lda),
                (x.a, x.lda),
                x.u(),
                (i, rows),
                (j, cols),
            )
        };
        put::<V, MV, NR, WIDE>(x, t, (i, tail));
    }
}

/// Interchanges [from, to) on `count` columns that begin at `column`.
#[inline(always)]
unsafe fn interchange<T: Copy>(
    column: *mut T,
    lda: usize,
    count: usize,
    ipiv: *const i32,
    (from, to): (usize, usize),
) {
    // A few columns share the cost of looking at a pivot.
    let mut c = 0;
    while c + 4 <= count {
        let x: [*mut T; 4] = core::array::from_fn(|q| column.wrapping_add((c + q) * lda));
        for i in from..to {
            // SAFETY: the caller's promise: pivots are rows.
            unsafe {
                let p = *ipiv.wrapping_add(i) as usize - 1;
                x.iter().for_each(|x| exchange(x.wrapping_add(i), x.wrapping_add(p)));
            }
        }
        c += 4;
    }
    while c < count {
        let x = column.wrapping_add(c * lda);
        for i in from..to {
            // SAFETY: as above.
            unsafe {
                exchange(x.wrapping_add(i), x.wrapping_add(*ipiv.wrapping_add(i) as usize - 1));
            }
        }
        c += 1;
    }
}

/// # Safety
/// Both are readable and writable; they may be the same.
#[inline(always)]
unsafe fn exchange<T: Copy>(x: *mut T, y: *mut T) {
    // SAFETY: the caller's promise.
    unsafe {
        let (u, v) = (*x, *y);
        *x = v;
        *y = u;
    }
}

/// Columns of a matrix that is factored in one register per column; it has VL rows at most.
pub(crate) const TINY_COLS: usize = 8;

/// [`getrf`] of a matrix that fits in a register per column: right-looking, rows exchanged by permutation,
/// every product rounded, as in `panel.rs` and with its bits.
#[inline(always)]
#[allow(clippy::absurd_extreme_comparisons)] // C and J are constants in each turn
unsafe fn tiny<V: Vect>(m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32) -> usize {
    let steps = m.min(n);
    let mut info = 0;
    // SAFETY: the caller's promise; a column has m <= VL elements.
    unsafe {
        let mut t = [V::load_n(a, m); TINY_COLS];
        unroll!(C < TINY_COLS, {
            if C > 0 && C < n {
                t[C] = V::load_n(a.wrapping_add(C * lda), m);
            }
        });
        unroll!(J < TINY_COLS, {
            if J < steps {
                // All reciprocals, while the pivot is looked for.
                let inverses = V::recip(t[J]);
                let mut row = J;
                if !ipiv.is_null() {
                    // Rows above have had their turn, and lanes below the last row are 0: they are found
                    // only if row J has that size too. A maximum of NaN would raise an exception.
                    let below = V::join(V::nan(), t[J], J);
                    let counted = V::join(V::zeros(), t[J], J);
                    let p = if V::value(V::element(t[J], J)).abs1().is_nan() {
                        J
                    } else {
                        let best = V::reduce_max(V::abs1_max(V::abs1_start(), counted));
                        V::first_of_size(below, best)
                    };
                    *ipiv.wrapping_add(J) = p as i32 + 1;
                    row = p;
                    if p != J {
                        let places = V::places(J, p);
                        unroll!(C < TINY_COLS, {
                            if C < n {
                                t[C] = V::exchange(t[C], places);
                            }
                        });
                    }
                }
                let d = V::value(V::element(t[J], J));
                if info == 0 && (d.is_zero() || d.abs1().is_nan()) {
                    info = J + 1;
                }
                let l = if d.is_zero() {
                    t[J]
                } else if d.abs1() >= <V::T as Scalar>::Real::MIN_POSITIVE {
                    V::mul_rounded(t[J], V::element(inverses, row))
                } else {
                    divided::<V>(t[J], d)
                };
                if J + 1 < V::VL {
                    t[J] = V::join(t[J], l, J + 1);
                    unroll!(C < TINY_COLS, {
                        if C > J && C < n {
                            let less = V::sub(t[C], V::mul_rounded(l, V::element(t[C], J)));
                            t[C] = V::join(t[C], less, J + 1);
                        }
                    });
                }
            }
        });
        unroll!(C < TINY_COLS, {
            if C < n {
                V::store_n(a.wrapping_add(C * lda), t[C], m);
            }
        });
    }
    info
}

/// Whether an m x n matrix is factored by halves: interchanges of the left half wait for all of the right one's, so that its
/// columns come from the second level of the cache once.
#[inline(always)]
fn by_halves<T>(m: usize, n: usize) -> bool {
    m.min(n) >= GETRF_HALVED_STEPS && m * n * size_of::<T>() > GETRF_HALVED_BYTES
}

/// Steps up to which every product is rounded before it is subtracted, as in `panel.rs`.
pub(super) const ROUNDED_STEPS: usize = GETRF_BASE;

/// PA = LU of an m x n matrix (unit row stride, column stride lda). `ipiv` receives min(m, n) 1-based row
/// numbers; null factors without interchanges. Returns 0, or the 1-based column of the first pivot that is exactly zero or NaN.
///
/// # Safety
/// The CPU has V's instruction set; matrix and ipiv are writable.
#[inline(always)]
pub(crate) unsafe fn getrf<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
    [panel, few, whole]: [LuPanel<V::T>; 3],
) -> usize {
    if m <= V::VL && n <= TINY_COLS {
        // SAFETY: the caller's promise.
        return unsafe { tiny::<V>(m, n, a, lda, ipiv) };
    }
    if V::T::IS_COMPLEX && n <= m && m <= 2 * V::VL && n <= TINY_COLS {
        // One panel, in registers.
        // SAFETY: the caller's promise.
        return unsafe { panel(m, n, a, lda, ipiv) };
    }
    if lu_few::fits::<V>(m, n) {
        // SAFETY: the caller's promise.
        return unsafe { few(m, n, a, lda, ipiv) };
    }
    let steps = m.min(n);
    let rounded = steps <= ROUNDED_STEPS;
    let mut info = 0;
    let mut j = 0;
    // The step up to which this goes; of the columns behind it the rows above are solved, and the others brought up to
    // date, before the rest is factored by itself: the second half, or a matrix of few vectors.
    let mut end = steps;
    // SAFETY: the caller's promise; blocks and tiles end at the last row, column and step.
    unsafe {
        if by_halves::<V::T>(m, n) {
            end = (steps / 2).next_multiple_of(M3 * V::VL);
            info = whole(m, end, a, lda, ipiv);
            j = end;
        }
        while j < n {
            if j < end && steps - j > ROUNDED_STEPS && lu_few::fits::<V>(m - j, n - j) {
                end = j;
            }
            let k = j.min(end);
            let cols = NR.min(if j < end { end - j } else { n - j });
            let x = Columns { a, lda, j, cols };
            if !ipiv.is_null() {
                interchange(x.at(0, 0), lda, cols, ipiv, (0, k));
            }
            let mut p = 0;
            while p < k {
                if rounded {
                    solved::<V, 1, NR, false, true>(x, p, V::VL.min(k - p));
                    p += V::VL;
                    continue;
                }
                let rows = (k - p).min(M3 * V::VL);
                match (rows.div_ceil(V::VL), cols == NR) {
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
                if rounded {
                    rest::<V, 1, NR, false, true>(x, k, (i, V::VL.min(m - i)));
                    i += V::VL;
                    continue;
                }
                let rows = (m - i).min(M3 * V::VL);
                match (rows.div_ceil(V::VL), cols == NR) {
                    (1, true) => rest::<V, 1, NR, true, false>(x, k, (i, rows)),
                    (1, false) => rest::<V, 1, NR, false, false>(x, k, (i, rows)),
                    (2, true) => rest::<V, M2, NR, true, false>(x, k, (i, rows)),
                    (2, false) => rest::<V, M2, NR, false, false>(x, k, (i, rows)),
                    (_, true) => rest::<V, M3, NR, true, false>(x, k, (i, rows)),
                    (_, false) => rest::<V, M3, NR, false, false>(x, k, (i, rows)),
                }
                i += M3 * V::VL;
            }
            if j < end {
                let pivots = if ipiv.is_null() { ipiv } else { ipiv.wrapping_add(j) };
                let zero = panel(m - j, cols, x.at(j, 0), lda, pivots);
                if info == 0 && zero > 0 {
                    info = j + zero;
                }
                if !ipiv.is_null() {
                    for i in j..j + cols {
                        *ipiv.wrapping_add(i) += j as i32;
                    }
                    interchange(a, lda, j, ipiv, (j, j + cols));
                }
            }
            j += cols;
        }
        if end < steps {
            let pivots = if ipiv.is_null() { ipiv } else { ipiv.wrapping_add(end) };
            let rest = if lu_few::fits::<V>(m - end, n - end) { few } else { whole };
            let zero = rest(m - end, n - end, a.wrapping_add(end * lda + end), lda, pivots);
            if info == 0 && zero > 0 {
                info = end + zero;
            }
            if !ipiv.is_null() {
                for i in end..steps {
                    *ipiv.wrapping_add(i) += end as i32;
                }
                settle((a, lda), (end, m), ipiv, (end, steps));
            }
        }
    }
    info
}

/// Interchanges [from, to) on the columns left of them, all at once.
#[inline(never)]
unsafe fn settle<T: Scalar>(
    (a, lda): (*mut T, usize),
    (columns, m): (usize, usize),
    ipiv: *const i32,
    (from, to): (usize, usize),
) {
    let rows = m - from;
    // SAFETY: the caller's promise: pivots are rows, and no smaller than their own number.
    unsafe {
        if rows > GETRF_TILED_MOST || !permute::pays(rows, to - from) {
            return interchange(a, lda, columns, ipiv, (from, to));
        }
        let mut source = MaybeUninit::<[u32; GETRF_TILED_MOST]>::uninit();
        let mut copy = MaybeUninit::<[T; GETRF_TILED_MOST]>::uninit();
        let (source, copy) = (source.as_mut_ptr().cast(), copy.as_mut_ptr().cast());
        let pairs = (from..to).map(|i| (i - from, *ipiv.wrapping_add(i) as usize - 1 - from));
        permute::sources(source, rows, pairs);
        let below = MatMut::from_raw(a.wrapping_add(from), rows, columns, 1, lda as isize);
        permute::gather(below, source, copy);
    }
}
