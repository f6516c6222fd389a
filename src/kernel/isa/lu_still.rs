//! LU factorization with partial pivoting of a matrix of few vectors whose rows stay where they are.
//!
//! Right-looking in a copy whose columns begin at vectors. Rows do not change places: a step subtracts its product from the
//! rows that have not had their turn, wherever they are, and rows are put in order when they are written back (implicit
//! pivoting). To exchange two rows within vectors takes two selections for each vector of each column, more than the product
//! of real and imaginary parts. Operations, and so the bits, are those of `lu_few.rs`: where products are rounded, of `panel.rs`.
//! When half of the rows have had their turn the others are copied again, in order. The first step reads the matrix, unless its
//! columns are long.

use super::lu_few::{Copied, pitch};
use super::panel::divided;
use super::simd::Vect;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Columns of the copy, and vectors in one of them, at most.
const COLS: usize = 32;
const VECTORS: usize = 16;
/// Columns of a copy of half as many vectors, at most, and of real ones.
const COLS_OF_FEW: usize = 56;
const COLS_REAL: usize = 20;
/// Vectors that a step handles all at once; that are not copied again; and of a longer column that are handled together.
const FEW: usize = 8;
const SHORT: usize = 4;
const BLOCK: usize = 4;
/// Copies but the last one, at most, and vectors in all of them.
const DEPTH: usize = 2;
const ROOM: usize = COLS * (VECTORS + FEW + SHORT + 3);
const _: () = assert!(COLS_OF_FEW * (FEW + SHORT + 2) <= ROOM && COLS_REAL * (SHORT + 1) <= ROOM);
/// Vectors of which all reciprocals are taken while the pivot is looked for, instead of the pivot's own after that.
const RECIPROCALS: usize = 4;
/// Rows at most, of complex numbers half as many.
const ROWS: usize = 64;

/// Whether an m x n matrix goes this way: where there are no masked moves, complex ones and small real ones, whose rows change
/// places in fewer vectors.
#[inline(always)]
pub(super) const fn fits<V: Vect>(m: usize, n: usize) -> bool {
    let vectors = m.div_ceil(V::VL);
    let (longest, widest) = match V::T::IS_COMPLEX {
        false => (SHORT, COLS_REAL),
        true if vectors > FEW => (VECTORS, COLS),
        true => (FEW, COLS_OF_FEW),
    };
    V::TWELVE > 0 && vectors <= longest && m <= ROWS / parts::<V>() && n <= widest
}

/// The row of the copy at each place of the matrix, the place of each row, and the lanes of those that have not had their turn.
struct Rows {
    at: [u8; ROWS],
    place: [u8; ROWS],
    live: u64,
}

/// A copy of the matrix.
struct Matrix<T> {
    copy: Copied<T>,
    n: usize,
    pivoting: bool,
}

impl<T> Matrix<T> {
    #[inline(always)]
    fn at(&self, i: usize, c: usize) -> *mut T {
        self.copy.at(i, c)
    }
}

/// A pivot's row in the copy and its reciprocal in all lanes, whatever that is for 0.
#[derive(Clone, Copy)]
struct Pivot<B> {
    row: usize,
    inverse: B,
}

/// Lanes of an element.
#[inline(always)]
const fn parts<V: Vect>() -> usize {
    if V::T::IS_COMPLEX { 2 } else { 1 }
}

/// The lanes of a row.
#[inline(always)]
fn lanes<V: Vect>(row: usize) -> u64 {
    ((1 << parts::<V>()) - 1) << (row * parts::<V>())
}

/// The rows of vector q that have not had their turn.
#[inline(always)]
unsafe fn mask<V: Vect>(rows: &Rows, q: usize) -> V::Mask {
    // SAFETY: the caller's promise.
    unsafe { V::mask((rows.live >> (q * V::VL * parts::<V>())) as u32) }
}

/// The pivot of column j, which is at `from` and of which these are the vectors. Of several rows of one modulus the first in the matrix, and a NaN only
/// if it is met before any number, as in LAPACK's i?amax.
#[inline(always)]
unsafe fn pivot<V: Vect, const MV: usize>(
    pivoting: bool,
    (from, j): (*const V::T, usize),
    mut column: [V::V; MV],
    rows: &Rows,
) -> Pivot<V::B> {
    // SAFETY: the caller's promise.
    unsafe {
        let top = rows.at[j] as usize;
        let mut row = top;
        let mut inverses = [MaybeUninit::<V::V>::uninit(); MV];
        let inverses = inverses.as_mut_ptr().cast::<V::T>();
        for q in 0..MV {
            // A maximum of NaN would raise an exception.
            column[q] = V::select(mask::<V>(rows, q), column[q], V::zeros());
            if MV <= RECIPROCALS {
                V::store(inverses.wrapping_add(q * V::VL), V::recip_plain(column[q]));
            }
        }
        if pivoting && !(*from.wrapping_add(top)).abs1().is_nan() {
            let mut best = V::abs1_start();
            for q in 0..MV {
                best = V::abs1_max(best, column[q]);
            }
            let size = V::largest(best);
            let mut found = 0;
            for q in 0..MV {
                found |= u64::from(V::of_size(column[q], size)) << (q * V::VL * parts::<V>());
            }
            found &= rows.live;
            row = found.trailing_zeros() as usize / parts::<V>();
            if found != lanes::<V>(row) {
                row = first(found, parts::<V>(), rows);
            }
        }
        let inverse = if MV <= RECIPROCALS {
            V::splat_at(inverses.wrapping_add(row))
        } else {
            V::element(V::recip_plain(V::fill_at(from.wrapping_add(row))), 0)
        };
        Pivot { row, inverse }
    }
}

/// Of several rows the first one in the matrix.
#[cold]
#[inline(never)]
fn first(mut found: u64, parts: usize, rows: &Rows) -> usize {
    let mut row = found.trailing_zeros() as usize / parts;
    while found != 0 {
        let other = found.trailing_zeros() as usize / parts;
        if rows.place[other] < rows.place[row] {
            row = other;
        }
        found &= !(1 << (other * parts));
        found &= !(1 << (other * parts + parts - 1));
    }
    row
}

/// Row p of the copy has its turn as the row of column j's pivot d, whose size is returned; if there is none yet, info
/// is the 1-based column if that is 0 or NaN.
#[inline(always)]
unsafe fn turn<V: Vect>(
    x: &Matrix<V::T>,
    (p, j, d): (usize, usize, V::T),
    rows: &mut Rows,
    ipiv: *mut i32,
    info: &mut usize,
) -> <V::T as Scalar>::Real {
    let (place, top) = (rows.place[p], rows.at[j]);
    (rows.at[place as usize], rows.place[top as usize]) = (top, place);
    (rows.at[j], rows.place[p]) = (p as u8, j as u8);
    rows.live &= !lanes::<V>(p);
    if x.pivoting {
        // SAFETY: the caller's promise.
        unsafe { *ipiv.wrapping_add(j) = i32::from(place) + 1 };
    }
    let size = d.abs1();
    if *info == 0 && (d.is_zero() || size.is_nan()) {
        *info = j + 1;
    }
    size
}

/// Column c less l times its element in row p, which is written to `to`. The column is stored, and returned.
#[inline(always)]
unsafe fn subtracted<V: Vect, const MV: usize, const ROUNDED: bool, const FIRST: bool>(
    x: &Matrix<V::T>,
    l: &[V::V; MV],
    (p, c): (usize, usize),
    to: *mut V::T,
) -> [V::V; MV] {
    let at = x.copy.source::<FIRST>(p, c);
    // SAFETY: the caller's promise.
    unsafe {
        let (element, by) = (*at, V::splat_at(at));
        let mut column = *l;
        for q in 0..MV {
            let old = x.copy.vector::<V, MV, FIRST>(q, c);
            column[q] = less::<V, ROUNDED>(old, l[q], by);
            V::store(x.at(q * V::VL, c), column[q]);
        }
        // Behind them: in the first step it may be one of what has been read.
        *to = element;
        column
    }
}

/// Step j of MV vectors, whose pivot is known. Returns the next one.
#[inline(always)]
unsafe fn step<V: Vect, const MV: usize, const ROUNDED: bool, const FIRST: bool>(
    x: &Matrix<V::T>,
    (j, k): (usize, usize),
    known: Pivot<V::B>,
    rows: &mut Rows,
    (to, ld): (*mut V::T, usize),
    (ipiv, info): (*mut i32, &mut usize),
) -> Pivot<V::B> {
    let (p, mut next) = (known.row, known);
    // SAFETY: the caller's promise.
    unsafe {
        let d = *x.copy.source::<FIRST>(p, j);
        let size = turn::<V>(x, (p, j, d), rows, ipiv, info);
        let mut l = [V::zeros(); MV];
        for q in 0..MV {
            // Nothing of rows that have had their turn: products of these might overflow.
            let column = x.copy.vector::<V, MV, FIRST>(q, j);
            l[q] = V::select(mask::<V>(rows, q), column, V::zeros());
        }
        if V::T::is_plain(size) {
            for q in 0..MV {
                l[q] = V::mul_rounded(l[q], known.inverse);
            }
        } else if size >= <V::T as Scalar>::Real::MIN_POSITIVE {
            let by = V::splat(d.recip());
            for q in 0..MV {
                l[q] = V::mul_rounded(l[q], by);
            }
        } else if !d.is_zero() {
            for q in 0..MV {
                l[q] = divided::<V>(l[q], d);
            }
        }
        let at = |c: usize| to.wrapping_add(c * ld + j);
        let mut c = j + 1;
        if c < k {
            let column = subtracted::<V, MV, ROUNDED, FIRST>(x, &l, (p, c), at(c));
            next = pivot::<V, MV>(x.pivoting, (x.at(0, c), c), column, rows);
            c += 1;
        }
        while c < x.n {
            subtracted::<V, MV, ROUNDED, FIRST>(x, &l, (p, c), at(c));
            c += 1;
        }
        for c in 0..j {
            *at(c) = *x.at(p, c);
        }
        *at(j) = d;
        for q in 0..MV {
            V::store(x.at(q * V::VL, j), l[q]);
        }
    }
    next
}

/// Steps [0, k) of MV vectors, the first of which may read elsewhere. Their rows are written to `to`; where they were, and in what
/// l is subtracted from, they are nothing any more. Returns the 1-based column of the first pivot that is 0 or NaN, or 0.
#[inline(always)]
unsafe fn steps<V: Vect, const MV: usize, const ROUNDED: bool>(
    x: &Matrix<V::T>,
    k: usize,
    rows: &mut Rows,
    to: (*mut V::T, usize),
    ipiv: *mut i32,
) -> usize {
    let mut info = 0;
    // SAFETY: the caller's promise.
    unsafe {
        let mut column = [V::zeros(); MV];
        for q in 0..MV {
            column[q] = x.copy.vector::<V, MV, true>(q, 0);
        }
        let mut known = pivot::<V, MV>(x.pivoting, (x.copy.source::<true>(0, 0), 0), column, rows);
        let mut j = 0;
        if x.copy.a.cast_const() != x.copy.from.0 && k > 0 {
            let results = (ipiv, &mut info);
            known = step::<V, MV, ROUNDED, true>(x, (0, k), known, rows, to, results);
            j = 1;
        }
        while j < k {
            let results = (ipiv, &mut info);
            known = step::<V, MV, ROUNDED, false>(x, (j, k), known, rows, to, results);
            j += 1;
        }
    }
    info
}

/// Vectors [BLOCK q, BLOCK (q + 1)) of a column.
#[inline(always)]
unsafe fn block<V: Vect>(x: &Matrix<V::T>, q: usize, c: usize) -> [V::V; BLOCK] {
    // SAFETY: the caller's promise.
    unsafe {
        let mut v = [V::zeros(); BLOCK];
        for i in 0..BLOCK {
            v[i] = V::load(x.at((q * BLOCK + i) * V::VL, c));
        }
        v
    }
}

/// The pivot of column j, whose largest modulus is in a lane of `best`.
#[inline(always)]
unsafe fn pivot_of_many<V: Vect>(
    x: &Matrix<V::T>,
    j: usize,
    vectors: usize,
    best: V::V,
    rows: &Rows,
) -> Pivot<V::B> {
    // SAFETY: the caller's promise.
    unsafe {
        let top = rows.at[j] as usize;
        let mut row = top;
        if x.pivoting && !(*x.at(top, j)).abs1().is_nan() {
            let size = V::largest(best);
            let (mut found, mut q) = (0, vectors);
            while q > 0 {
                for _ in 0..BLOCK {
                    q -= 1;
                    let of_size = V::of_size(V::load(x.at(q * V::VL, j)), size);
                    found = found << (V::VL * parts::<V>()) | u64::from(of_size);
                }
            }
            found &= rows.live;
            row = found.trailing_zeros() as usize / parts::<V>();
            if found != lanes::<V>(row) {
                row = first(found, parts::<V>(), rows);
            }
        }
        let inverse = V::element(V::recip_plain(V::fill_at(x.at(row, j))), 0);
        Pivot { row, inverse }
    }
}

/// [`steps`] of more vectors, a multiple of BLOCK.
#[inline(always)]
unsafe fn steps_of_many<V: Vect, const ROUNDED: bool>(
    x: &Matrix<V::T>,
    vectors: usize,
    k: usize,
    rows: &mut Rows,
    (to, ld): (*mut V::T, usize),
    ipiv: *mut i32,
) -> usize {
    let mut info = 0;
    // SAFETY: the caller's promise.
    unsafe {
        let mut masks = [V::mask(0); VECTORS];
        let mut best = V::abs1_start();
        for q in 0..vectors {
            masks[q] = mask::<V>(rows, q);
            best = V::abs1_max(best, V::load(x.at(q * V::VL, 0)));
        }
        let mut known = pivot_of_many::<V>(x, 0, vectors, best, rows);
        for j in 0..k {
            let p = known.row;
            let d = *x.at(p, j);
            let size = turn::<V>(x, (p, j, d), rows, ipiv, &mut info);
            masks[p / V::VL] = mask::<V>(rows, p / V::VL);
            let at = |c: usize| to.wrapping_add(c * ld + j);
            for c in 0..x.n {
                *at(c) = *x.at(p, c);
            }
            let plain = V::T::is_plain(size);
            let tiny = !plain && size < <V::T as Scalar>::Real::MIN_POSITIVE;
            let by = if plain { known.inverse } else { V::splat(d.recip()) };
            let next = j + 1 < k;
            let u = if next { V::splat_at(x.at(p, j + 1)) } else { by };
            let mut best = V::abs1_start();
            for q in 0..vectors / BLOCK {
                let mut l = block::<V>(x, q, j);
                for i in 0..BLOCK {
                    let mask = masks[q * BLOCK + i];
                    let column = V::select(mask, l[i], V::zeros());
                    l[i] = if !tiny {
                        V::mul_rounded(column, by)
                    } else if d.is_zero() {
                        column
                    } else {
                        divided::<V>(column, d)
                    };
                    V::store(x.at((q * BLOCK + i) * V::VL, j), l[i]);
                    if next {
                        let at = x.at((q * BLOCK + i) * V::VL, j + 1);
                        let less = less::<V, ROUNDED>(V::load(at), l[i], u);
                        V::store(at, less);
                        // A maximum of NaN would raise an exception.
                        best = V::abs1_max(best, V::select(mask, less, V::zeros()));
                    }
                }
            }
            if next {
                known = pivot_of_many::<V>(x, j + 1, vectors, best, rows);
            }
            for q in 0..vectors / BLOCK {
                let l = block::<V>(x, q, j);
                for c in j + 1 + usize::from(next)..x.n {
                    // Not from the copy, of which another block may have made something else.
                    let u = V::splat_at(at(c));
                    for i in 0..BLOCK {
                        let at = x.at((q * BLOCK + i) * V::VL, c);
                        V::store(at, less::<V, ROUNDED>(V::load(at), l[i], u));
                    }
                }
            }
        }
    }
    info
}

/// v - l u
#[inline(always)]
unsafe fn less<V: Vect, const ROUNDED: bool>(v: V::V, l: V::V, u: V::B) -> V::V {
    // SAFETY: the caller's promise.
    unsafe { if ROUNDED { V::sub(v, V::mul_rounded(l, u)) } else { V::sub_scaled(v, l, u) } }
}

/// n columns of rows in the order of the matrix, that come from a copy.
#[inline(always)]
unsafe fn ordered<T: Copy>(
    rows: &[u8],
    n: usize,
    (from, pitch): (*const T, usize),
    (to, ld): (*mut T, usize),
) {
    for (i, &row) in rows.iter().enumerate() {
        let (mut from, mut to) = (from.wrapping_add(row as usize), to.wrapping_add(i));
        for _ in 0..n {
            // SAFETY: the caller's promise.
            unsafe { *to = *from };
            (from, to) = (from.wrapping_add(pitch), to.wrapping_add(ld));
        }
    }
}

/// Vectors of a copy's columns.
#[inline(always)]
fn room_for<V: Vect>(m: usize) -> usize {
    let vectors = m.div_ceil(V::VL);
    if vectors > FEW { vectors.next_multiple_of(BLOCK) } else { vectors }
}

/// Vectors of the next copy.
#[inline(always)]
const fn next(vectors: usize) -> usize {
    if vectors > FEW { FEW } else { SHORT }
}

/// All rows where they are.
#[inline(always)]
fn rows<V: Vect>(m: usize) -> Rows {
    let at = core::array::from_fn(|i| i as u8);
    Rows { at, place: at, live: !0 >> (64 - m * parts::<V>()) }
}

/// PA = LU of an m x n matrix that [`fits`]; otherwise as `lu.rs`.
///
/// # Safety
/// As for `lu.rs`.
#[inline(always)]
pub(super) unsafe fn getrf<V: Vect, const ROUNDED: bool>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let mut room = MaybeUninit::<[V::V; ROOM]>::uninit();
    let (all, pivoting) = (m.min(n), !ipiv.is_null());
    // The copies but the last one: where they are, how far apart their columns, the first step on them, the first one behind
    // these, and the order of their rows then.
    let mut copies = [(core::ptr::null_mut(), 0, 0, 0, [0; ROWS]); DEPTH];
    let (mut done, mut depth, mut info) = (0, 0, 0);
    let mut order;
    // SAFETY: the caller's promise; the room is for all copies' columns, and all copies but the first fill their vectors.
    unsafe {
        let (vectors, pitched) = (room_for::<V>(m), pitch::<V>(room_for::<V>(m)));
        let tail = m - (m.div_ceil(V::VL) - 1) * V::VL;
        let first = room.as_mut_ptr().cast::<V::T>();
        let mut copy = Copied { a: first, pitch: pitched, from: (a.cast_const(), lda), tail };
        if vectors > FEW {
            for c in 0..n {
                for q in 0..vectors {
                    let from = a.wrapping_add(c * lda + q * V::VL);
                    let tail = m.saturating_sub(q * V::VL);
                    let v = if tail >= V::VL { V::load(from) } else { V::load_n(from, tail) };
                    V::store(copy.at(q * V::VL, c), v);
                }
            }
            copy.from = (first.cast_const(), pitched);
        }
        loop {
            let (m, n) = (m - done, n - done);
            let vectors = room_for::<V>(m);
            let x = Matrix { copy, n, pivoting };
            let mut rows = rows::<V>(m);
            let to = a.wrapping_add(done * lda + done);
            let pivots = ipiv.wrapping_add(if pivoting { done } else { 0 });
            let left = all - done;
            let k = if vectors <= SHORT { left } else { left.min(m - next(vectors) * V::VL) };
            let zero = match vectors {
                1 => steps::<V, 1, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                2 => steps::<V, 2, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                3 => steps::<V, 3, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                4 => steps::<V, 4, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                5 => steps::<V, 5, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                6 => steps::<V, 6, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                7 => steps::<V, 7, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                8 => steps::<V, 8, ROUNDED>(&x, k, &mut rows, (to, lda), pivots),
                _ => steps_of_many::<V, ROUNDED>(&x, vectors, k, &mut rows, (to, lda), pivots),
            };
            if info == 0 && zero > 0 {
                info = done + zero;
            }
            if pivoting {
                for i in 0..k {
                    *pivots.wrapping_add(i) += done as i32;
                }
            }
            let below = &rows.at[k..m];
            if k == left {
                ordered(below, n, (copy.a, copy.pitch), (to.wrapping_add(k), lda));
                order = rows.at;
                break;
            }
            copies[depth] = (copy.a, copy.pitch, done, done + k, rows.at);
            depth += 1;
            let (next, pitch) = (copy.at(0, n), pitch::<V>(room_for::<V>(m - k)));
            let rest = (copy.at(0, k).cast_const(), copy.pitch);
            ordered(below, n - k, rest, (next, pitch));
            copy = Copied { a: next, pitch, from: (next.cast_const(), pitch), tail: V::VL };
            done += k;
        }
        // L of the columns that other copies than the last one have factored.
        for &(copy, pitch, from, to, at) in copies[..depth].iter().rev() {
            let (k, mut here) = (to - from, at);
            for i in to..m {
                here[i - from] = at[k + order[i - to] as usize];
            }
            let below = a.wrapping_add(from * lda + to);
            ordered(&here[k..m - from], k, (copy, pitch), (below, lda));
            order = here;
        }
    }
    info
}
