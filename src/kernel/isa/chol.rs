//! Cholesky factorization of a small matrix where it stands, in register tiles.
//!
//! Left-looking by block columns of NR: a tile of A is loaded once, receives the products of all columns to
//! its left, is solved with (or, on the diagonal, becomes) the factor's diagonal block, and is stored
//! once, where it was or elsewhere. Nothing is packed; rows of A are adjacent in memory.

use super::ahead::Ahead;
use super::simd::{Vect, unroll};
use super::update::updated;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Elements of a diagonal block's buffer: NR columns of at most two vectors, or one if that holds NR.
const BUFFER: usize = 8 * 16;

/// What rows below a diagonal block are solved with: its columns of `pitch` elements as they were before they
/// were divided by the roots of their pivots, conjugated and divided by the pivots; and the roots' reciprocals.
pub(super) struct Diagonal<T: Scalar> {
    l: [MaybeUninit<T>; BUFFER],
    inverse: [T::Real; 8],
}

/// Of a pivot.
pub(super) type RealOf<V> = <<V as Vect>::T as Scalar>::Real;

/// Pivots whose reciprocals are numbers of full precision lie between this and its reciprocal.
#[inline(always)]
pub(super) fn least<R: Real>() -> R {
    let two = R::ONE + R::ONE;
    R::MIN_POSITIVE * (two + two)
}

impl<T: Scalar> Diagonal<T> {
    #[inline(always)]
    pub fn new() -> Self {
        Diagonal { l: [const { MaybeUninit::uninit() }; BUFFER], inverse: [T::Real::ZERO; 8] }
    }
    #[inline(always)]
    fn set_inverse(&mut self, j: usize, inverse: T::Real) {
        self.inverse[j] = inverse;
    }
    #[inline(always)]
    fn at(&mut self, i: usize, j: usize, pitch: usize) -> *mut T {
        self.l.as_mut_ptr().cast::<T>().wrapping_add(j * pitch + i)
    }
}

#[inline(always)]
fn usual<R: Real>(pivot: R) -> bool {
    pivot > least() && pivot < R::ONE.div(least())
}

/// For where a conjugate can be.
#[inline(always)]
fn identity<T>(v: T) -> T {
    v
}

/// Keeps a branch a branch, and its work out of the other one's way.
#[cold]
#[inline(never)]
fn cold() {}

/// A column's conjugate over its pivot a, the pivot's root and the root's reciprocal.
#[inline(always)]
unsafe fn single<V: Vect, const MV: usize>(
    column: &[V::V; MV],
    a: V::Re,
) -> ([V::V; MV], RealOf<V>, RealOf<V>) {
    let mut over = *column;
    // SAFETY: the caller's promise.
    unsafe {
        let pivot = V::one_of(a);
        let root = V::root(pivot);
        if usual(pivot) {
            let by = V::over(a);
            for q in 0..MV {
                over[q] = V::scale_real(V::conj(column[q]), by);
            }
            (over, root, root * V::one_of(by))
        } else {
            cold();
            let inverse = RealOf::<V>::ONE.div(root);
            let by = V::all(inverse);
            for q in 0..MV {
                over[q] = V::scale_real(V::scale_real(V::conj(column[q]), by), by);
            }
            (over, root, inverse)
        }
    }
}

/// Factors the diagonal block that is in registers, row `top` of the tile its first. Returns how many columns
/// are done; `shown` receives the diagonal: roots, and where the factorization failed the pivot.
///
/// Two columns at a time: the second pivot is the minor of the two over the first pivot, its reciprocal the first pivot
/// over the minor, so that the two divisions do not wait for each other. What is subtracted is a column times its
/// conjugate over the pivot; nothing waits for roots.
///
/// # Safety
/// The CPU has V's instruction set; NR is even.
#[inline(always)]
pub(super) unsafe fn factored<V: Vect, const MV: usize, const NR: usize>(
    t: &mut [[V::V; MV]; NR],
    shown: &mut [RealOf<V>; NR],
    top: usize,
    cols: usize,
    d: &mut Diagonal<V::T>,
) -> usize {
    let pitch = MV * V::VL;
    let zero = RealOf::<V>::ZERO;
    // Columns that a short tile has no row for do not exist either.
    macro_rules! element {
        ($of:path, $column:expr, $row:expr) => {{
            let row = (top + $row).min(pitch - 1);
            V::element($of($column[row / V::VL]), row % V::VL)
        }};
    }
    // SAFETY: the caller's promise.
    unsafe {
        let mut done = NR;
        unroll!(PAIR < 4, {
            const C: usize = 2 * PAIR;
            const D: usize = C + 1;
            if C < NR && C < cols {
                let a = V::re(element!(identity, t[C], C));
                let b = element!(V::conj, t[C], D);
                let minor = V::minor(a, V::re(element!(identity, t[D], D)), b);
                let by = V::over(a);
                let first = V::one_of(a);
                let second = V::one_of(minor) * V::one_of(by);
                // The columns' conjugates over the pivots; of them what the next two columns wait for.
                let (mut over, mut soon) = ([t[C], t[D]], [[b; 2]; 2]);
                let (mut root, mut inverse) = ([zero; 2], [zero; 2]);
                let pair = usual(first) && usual(second) && usual(V::one_of(minor));
                if D < cols && pair {
                    let by = [by, V::mul_re(a, V::over(minor))];
                    let l = V::scale_one(b, by[0]);
                    for q in 0..MV {
                        t[D][q] = V::sub_scaled(t[D][q], t[C][q], l);
                        over[0][q] = V::scale_real(V::conj(t[C][q]), by[0]);
                        over[1][q] = V::scale_real(V::conj(t[D][q]), by[1]);
                    }
                    for e in 0..2 {
                        soon[e] = [
                            V::scale_one(element!(V::conj, t[C], D + 1 + e), by[0]),
                            V::scale_one(element!(V::conj, t[D], D + 1 + e), by[1]),
                        ];
                    }
                    let by = [V::one_of(by[0]), V::one_of(by[1])];
                    root = [V::root(first), V::root(second)];
                    inverse = [root[0] * by[0], root[1] * by[1]];
                } else {
                    (over[0], root[0], inverse[0]) = single::<V, MV>(&t[C], a);
                    if !(first > zero) && done == NR {
                        (done, root[0]) = (C, first);
                    }
                    if D < cols {
                        cold();
                        let l = element!(identity, over[0], D);
                        for q in 0..MV {
                            t[D][q] = V::sub_scaled(t[D][q], t[C][q], l);
                        }
                        let a = V::re(element!(identity, t[D], D));
                        (over[1], root[1], inverse[1]) = single::<V, MV>(&t[D], a);
                        if !(V::one_of(a) > zero) && done == NR {
                            (done, root[1]) = (D, V::one_of(a));
                        }
                    }
                    for e in 0..2 {
                        let row = D + 1 + e;
                        soon[e] =
                            [element!(identity, over[0], row), element!(identity, over[1], row)];
                    }
                }
                // None beyond the last column that there is.
                for k in D + 1..if D + 1 < cols { NR } else { 0 } {
                    let l = if k < D + 3 {
                        soon[k - D - 1]
                    } else {
                        [element!(identity, over[0], k), element!(identity, over[1], k)]
                    };
                    for q in 0..MV {
                        let once = V::sub_scaled(t[k][q], t[C][q], l[0]);
                        t[k][q] = V::sub_scaled(once, t[D][q], l[1]);
                    }
                }
                for e in 0..2 {
                    shown[C + e] = root[e];
                    d.set_inverse(C + e, inverse[e]);
                    for q in 0..MV {
                        V::store(d.at(q * V::VL, C + e, pitch), over[e][q]);
                        t[C + e][q] = V::scale_real(t[C + e][q], V::all(inverse[e]));
                    }
                }
            }
        });
        done.min(cols)
    }
}

/// Factors the diagonal block at j in registers; `rows` counts those of its tile, which may go on below
/// the block. Returns the columns done.
#[inline(always)]
unsafe fn diagonal<V: Vect, const MV: usize, const NR: usize, const WIDE: bool>(
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    j: usize,
    rows: usize,
    cols: usize,
    d: &mut Diagonal<V::T>,
) -> usize {
    // SAFETY: the caller's promise.
    unsafe {
        let y = (a.wrapping_add(j).cast_const(), 1, lda);
        let mut t = updated::<V, MV, NR, WIDE, true>(j, from, (a, lda), y, (j, rows), (j, cols));
        let mut shown = [RealOf::<V>::ZERO; NR];
        let done = factored::<V, MV, NR>(&mut t, &mut shown, 0, cols, d);
        // What is above the diagonal stays as it is.
        unroll!(C < NR, {
            if C < done {
                let to = a.wrapping_add((j + C) * lda + j);
                for q in 0..MV {
                    let first = q * V::VL;
                    let v = t[C][q];
                    let (from, end) = (C.saturating_sub(first), V::VL.min(rows - first));
                    if from == 0 && end == V::VL {
                        V::store(to.wrapping_add(first), v);
                    } else if from < end {
                        V::store_part(to.wrapping_add(first), v, from, end);
                    }
                }
                let on = to.wrapping_add(C).cast::<RealOf<V>>();
                *on = shown[C];
                if V::T::IS_COMPLEX {
                    *on.wrapping_add(1) = RealOf::<V>::ZERO;
                }
            }
        });
        if done < cols {
            *a.wrapping_add((j + done) * (lda + 1)) = <V::T as Scalar>::from_real(shown[done]);
        }
        done
    }
}

/// The rows i.. of block column j: updated, solved with the diagonal block, stored.
#[inline(always)]
unsafe fn below<V: Vect, const MV: usize, const NR: usize>(
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    (i, rows): (usize, usize),
    j: usize,
    d: &mut Diagonal<V::T>,
    pitch: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let y = (a.wrapping_add(j).cast_const(), 1, lda);
        let mut t = updated::<V, MV, NR, true, true>(j, from, (a, lda), y, (i, rows), (j, NR));
        let tail = rows - (MV - 1) * V::VL;
        unroll!(C < NR, {
            let column = a.wrapping_add((j + C) * lda + i);
            for k in C + 1..NR {
                let l = V::splat(*d.at(k, C, pitch));
                for q in 0..MV {
                    t[k][q] = V::sub_scaled(t[k][q], t[C][q], l);
                }
            }
            for q in 0..MV {
                let x = V::scale_real(t[C][q], V::all(d.inverse[C]));
                let p = column.wrapping_add(q * V::VL);
                if q + 1 < MV || tail == V::VL {
                    V::store(p, x);
                } else {
                    V::store_n(p, x, tail);
                }
            }
        });
    }
}

/// A = L L^H of the lower triangle of an n x n matrix (unit row stride, column stride lda), which is read at `from` (and
/// its column stride); that may be its own place, and is apart otherwise. Returns 0 or
/// the order of the first minor that is not positive; the columns before it hold their factor as far
/// as the rows of the minor go. M2 vectors hold NR elements. Each block column asks for its part of `next`, of the same
/// order.
///
/// # Safety
/// The CPU has V's instruction set; the matrix is writable, `from` readable.
#[inline(always)]
pub(crate) unsafe fn potrf<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
    n: usize,
    from: (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    next: &Ahead<V::T>,
) -> usize {
    let mut d = Diagonal::new();
    let one = NR <= V::VL;
    let height = if one { V::VL } else { M2 * V::VL };
    let mut j = 0;
    while j < n {
        let (cols, rows) = (NR.min(n - j), height.min(n - j));
        next.columns(n, (j, j + cols));
        // SAFETY: the caller's promise; blocks and tiles end at row and column n.
        unsafe {
            // A tile of M2 vectors needs more rows than one vector has.
            let done = match (one || rows <= V::VL, cols == NR) {
                (true, true) => diagonal::<V, 1, NR, true>(from, (a, lda), j, rows, cols, &mut d),
                (true, false) => diagonal::<V, 1, NR, false>(from, (a, lda), j, rows, cols, &mut d),
                (false, true) => diagonal::<V, M2, NR, true>(from, (a, lda), j, rows, cols, &mut d),
                (false, false) => {
                    diagonal::<V, M2, NR, false>(from, (a, lda), j, rows, cols, &mut d)
                }
            };
            if done < cols {
                return j + done + 1;
            }
            let mut i = j + rows;
            while i < n {
                let m = (n - i).min(M3 * V::VL);
                match m.div_ceil(V::VL) {
                    1 => below::<V, 1, NR>(from, (a, lda), (i, m), j, &mut d, height),
                    2 => below::<V, M2, NR>(from, (a, lda), (i, m), j, &mut d, height),
                    _ => below::<V, M3, NR>(from, (a, lda), (i, m), j, &mut d, height),
                }
                i += M3 * V::VL;
            }
        }
        j += NR;
    }
    0
}
