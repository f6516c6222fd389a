//! LU factorization with partial pivoting of a matrix of few vectors.
//!
//! Right-looking in a copy whose columns begin at vectors and stay in the first-level cache; the first step reads the matrix. A step passes over the
//! columns behind its own once: both rows change places in registers, and the product is subtracted. The next
//! column is the first of them. Its pivot is a chain of operations that wait for one another, longer than what a core
//! looks ahead: where registers suffice it is cut into three, with some columns in between.

use super::lu::ROUNDED_STEPS;
use super::panel::divided;
use super::simd::{MOST_LANES, Vect};
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Columns of the copy; and up to how many real ones go this way. Beyond, it pays only while nothing shares the core.
const COLS: usize = 56;
const COLS_REAL: usize = 32;
/// Vectors in a column of it, at most.
const VECTORS: usize = 8;
/// Rows at most, of the longest vectors: a place is a byte.
const MOST_ROWS: usize = VECTORS * MOST_LANES;
const _: () = assert!(MOST_ROWS <= 256);
/// Vectors up to which interchanges of factored columns are made at once, while others wait for a pivot.
const LATE: usize = 4;
/// Vectors that are handled between two parts of the search for a pivot.
const BETWEEN: usize = 8;

/// Whether an m x n matrix goes this way.
#[inline(always)]
pub(super) const fn fits<V: Vect>(m: usize, n: usize) -> bool {
    m <= VECTORS * V::VL && n <= if V::T::IS_COMPLEX { COLS } else { COLS_REAL }
}

/// Whether the next pivot is looked for during the pass: not with 16 registers, which the pass needs all.
const fn early<V: Vect>() -> bool {
    V::TWELVE == 0
}

/// Whether interchanges of columns that have been factored wait for the end.
#[inline(always)]
fn late<V: Vect>(vectors: usize) -> bool {
    V::T::IS_COMPLEX && vectors > LATE
}

/// A copy of a matrix by columns, which the first step on it makes: that reads the matrix itself.
#[derive(Clone, Copy)]
pub(super) struct Copied<T> {
    /// Row 0 of the first column, and elements between two columns.
    pub(super) a: *mut T,
    pub(super) pitch: usize,
    /// The same of the matrix, and the rows of a column's last vector there.
    pub(super) from: (*const T, usize),
    pub(super) tail: usize,
}

impl<T> Copied<T> {
    #[inline(always)]
    pub(super) fn at(&self, i: usize, c: usize) -> *mut T {
        self.a.wrapping_add(c * self.pitch + i)
    }
    /// Row i of column c where a step reads.
    #[inline(always)]
    pub(super) fn source<const FIRST: bool>(&self, i: usize, c: usize) -> *const T {
        if FIRST { self.from.0.wrapping_add(c * self.from.1 + i) } else { self.at(i, c) }
    }
    /// Vector q of MV of column c there.
    ///
    /// # Safety
    /// The CPU has V's instruction set; the vector exists.
    #[inline(always)]
    pub(super) unsafe fn vector<V: Vect<T = T>, const MV: usize, const FIRST: bool>(
        &self,
        q: usize,
        c: usize,
    ) -> V::V {
        let p = self.source::<FIRST>(q * V::VL, c);
        // SAFETY: the caller's promise.
        unsafe { if FIRST && q + 1 == MV { V::load_n(p, self.tail) } else { V::load(p) } }
    }
}

/// The matrix from the vector that has row j on, and how much there is of it.
struct Step<T> {
    /// Row 0 is that of the vector.
    copy: Copied<T>,
    /// Of a whole column.
    vectors: usize,
    n: usize,
    j: usize,
    lane: usize,
    pivoting: bool,
    /// Whether column j + 1 has a pivot.
    next: bool,
}

/// A pivot: its row, counted from the first of a vector, and its reciprocal, whatever that is for 0.
#[derive(Clone, Copy)]
struct Pivot<T> {
    row: usize,
    inverse: T,
}

/// The first MV vectors of a column.
#[inline(always)]
unsafe fn vectors<V: Vect, const MV: usize>(column: *const V::T) -> [V::V; MV] {
    // SAFETY: the caller's promise.
    unsafe {
        let mut v = [V::nan(); MV];
        for q in 0..MV {
            v[q] = V::load(column.wrapping_add(q * V::VL));
        }
        v
    }
}

/// The largest modulus in a column from row `lane` on.
#[inline(always)]
unsafe fn largest<V: Vect, const MV: usize>(mut column: [V::V; MV], lane: usize) -> V::V {
    // SAFETY: the caller's promise.
    unsafe {
        // Others of the rows stand in for those that have had their turn: a maximum of NaN would raise an exception.
        let others = if MV > 1 { column[1] } else { V::zeros() };
        column[0] = V::join(others, column[0], lane);
        let mut best = V::abs1_start();
        for q in 0..MV {
            best = V::abs1_max(best, column[q]);
        }
        V::largest(best)
    }
}

/// The first row from `lane` on with this modulus, which is the largest one's. A NaN is the pivot only if it is met
/// before any number, as in LAPACK's i?amax: if `top`, the element in row `lane`, is one.
#[inline(always)]
unsafe fn place<V: Vect, const MV: usize>(
    column: [V::V; MV],
    lane: usize,
    top: V::T,
    size: V::V,
) -> usize {
    if top.abs1().is_nan() {
        return lane;
    }
    let parts = if V::T::IS_COMPLEX { 2 } else { 1 };
    // As many vectors as have their lanes in one word, and the others.
    let lanes = V::VL * parts;
    let (mut near, mut far) = (0, 0);
    for q in 0..MV {
        // SAFETY: the caller's promise.
        let found = u64::from(unsafe { V::of_size(column[q], size) });
        if q * lanes < 64 {
            near |= found << (q * lanes);
        } else {
            far |= found << (q * lanes - 64);
        }
    }
    near &= !0 << (lane * parts);
    let found = if MV * lanes <= 64 || near != 0 {
        near.trailing_zeros()
    } else {
        64 + far.trailing_zeros()
    };
    found as usize / parts
}

/// The pivot of a whole column, whose last vector has `tail` rows.
#[inline(always)]
unsafe fn first<V: Vect>(
    column: *const V::T,
    (count, tail): (usize, usize),
    pivoting: bool,
) -> Pivot<V::T> {
    // SAFETY: the caller's promise: there are `count` vectors.
    unsafe {
        let mut row = 0;
        if pivoting && !(*column).abs1().is_nan() {
            let end = column.wrapping_add((count - 1) * V::VL);
            let last = V::load_n(end, tail);
            let mut best = V::abs1_max(V::abs1_start(), last);
            for q in 0..count - 1 {
                best = V::abs1_max(best, V::load(column.wrapping_add(q * V::VL)));
            }
            let size = V::largest(best);
            row = (count - 1) * V::VL + V::first_of_size(last, size);
            for q in (0..count - 1).rev() {
                let found = V::first_of_size(V::load(column.wrapping_add(q * V::VL)), size);
                row = if found < V::VL { q * V::VL + found } else { row };
            }
        }
        Pivot { row, inverse: (*column.wrapping_add(row)).recip() }
    }
}

/// Exchanges rows `x.lane` and p of column c, and subtracts l times its element in the former from what is below. The
/// column is stored, and returned.
#[inline(always)]
unsafe fn subtracted<V: Vect, const MV: usize, const ROUNDED: bool, const FIRST: bool>(
    x: &Step<V::T>,
    l: &[V::V; MV],
    p: usize,
    c: usize,
) -> [V::V; MV] {
    let at = |i: usize| x.copy.source::<FIRST>(i, c);
    // SAFETY: the caller's promise.
    unsafe {
        let own = V::fill_at(at(x.lane));
        let (by, u) = (V::splat_at(at(p)), V::fill_at(at(p)));
        let mut column = *l;
        for q in 0..MV {
            let old = x.copy.vector::<V, MV, FIRST>(q, c);
            let old = V::put(old, own, p.wrapping_sub(q * V::VL));
            let mut less = if ROUNDED {
                V::sub(old, V::mul_rounded(l[q], by))
            } else {
                V::sub_scaled(old, l[q], by)
            };
            if q == 0 {
                less = V::join(V::put(old, u, x.lane), less, x.lane + 1);
            }
            V::store(x.copy.at(q * V::VL, c), less);
            column[q] = less;
        }
        column
    }
}

/// Factors column j, whose pivot is known if they are looked for [`early`], and subtracts its product with row j from what
/// is behind it. Returns its pivot's row, the next pivot if it has been looked for, and whether this one is 0 or NaN.
#[inline(always)]
unsafe fn step<V: Vect, const MV: usize, const ROUNDED: bool, const FIRST: bool>(
    x: &Step<V::T>,
    known: Pivot<V::T>,
) -> (usize, Pivot<V::T>, bool) {
    let at = |i: usize, c: usize| x.copy.at(i, c);
    let from = |i: usize| x.copy.source::<FIRST>(i, x.j);
    let (j, lane) = (x.j, x.lane);
    // SAFETY: the caller's promise.
    unsafe {
        let mut l = [V::zeros(); MV];
        for q in 0..MV {
            l[q] = x.copy.vector::<V, MV, FIRST>(q, j);
        }
        let mut p = known.row;
        if !early::<V>() {
            p = lane;
            if x.pivoting {
                p = place::<V, MV>(l, lane, *from(lane), largest::<V, MV>(l, lane));
            }
        }
        let d = *from(p);
        let size = d.abs1();
        let own = V::fill_at(from(lane));
        for q in 0..MV {
            l[q] = V::put(l[q], own, p.wrapping_sub(q * V::VL));
        }
        let above = V::put(l[0], V::fill_at(from(p)), lane);
        if d.is_zero() {
            // Nothing to divide by.
        } else if size >= <V::T as Scalar>::Real::MIN_POSITIVE {
            let by = V::splat(if early::<V>() { known.inverse } else { d.recip() });
            for q in 0..MV {
                l[q] = V::mul_rounded(l[q], by);
            }
        } else {
            for q in 0..MV {
                l[q] = divided::<V>(l[q], d);
            }
        }
        V::store(at(0, j), V::join(above, l[0], lane + 1));
        for q in 1..MV {
            V::store(at(q * V::VL, j), l[q]);
        }
        if !late::<V>(x.vectors) {
            for c in 0..j {
                core::ptr::swap(at(lane, c), at(p, c));
            }
        }
        let next = at(0, j + 1);
        let mut found = Pivot { row: lane + 1, inverse: d };
        let mut most = V::zeros();
        let mut c = j + 1;
        if early::<V>() && x.next {
            // The largest modulus of the next column, from registers: loaded again it would wait for the store.
            let column = subtracted::<V, MV, ROUNDED, FIRST>(x, &l, p, c);
            if x.pivoting {
                most = largest::<V, MV>(column, lane + 1);
            }
            c += 1;
        }
        // Its place and the reciprocal have their turns after some more columns and again some more. Real columns are short
        // and a reciprocal is one division: there both wait for the end. A loop, because a pass in several copies is slower.
        let turns = if V::T::IS_COMPLEX { 2 } else { 0 };
        for part in 0..3 {
            let early_end = x.n.min(j + 2 + (part + 1) * (BETWEEN / MV + 1));
            let end = if early::<V>() && part < turns { early_end } else { x.n };
            while c < end {
                subtracted::<V, MV, ROUNDED, FIRST>(x, &l, p, c);
                c += 1;
            }
            match part {
                _ if !early::<V>() => break,
                0 if x.next && x.pivoting => {
                    let top = *next.wrapping_add(lane + 1);
                    found.row = place::<V, MV>(vectors::<V, MV>(next), lane + 1, top, most);
                }
                1 if x.next => found.inverse = (*next.wrapping_add(found.row)).recip(),
                _ => {}
            }
        }
        (p, found, d.is_zero() || size.is_nan())
    }
}

/// PA = LU of an m x n matrix that [`fits`]; otherwise as `lu.rs`, with the bits of `panel.rs` as far as
/// ROUNDED_STEPS goes.
///
/// # Safety
/// As for `lu.rs`.
#[inline(always)]
pub(super) unsafe fn getrf<V: Vect>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let mut copy = MaybeUninit::<[[V::V; VECTORS + 1]; COLS]>::uninit();
    let copy = copy.as_mut_ptr().cast::<V::T>();
    let vectors = m.div_ceil(V::VL);
    let pitch = pitch::<V>(vectors);
    let tail = m - (vectors - 1) * V::VL;
    // SAFETY: the caller's promise; the copy has room for the columns.
    unsafe {
        let info = if m.min(n) <= ROUNDED_STEPS {
            all_steps::<V, true>((m, n), (a, lda), copy, ipiv)
        } else {
            all_steps::<V, false>((m, n), (a, lda), copy, ipiv)
        };
        if late::<V>(vectors) && !ipiv.is_null() {
            settled::<V>((m, n), (copy, pitch), (a, lda), ipiv);
            return info;
        }
        for c in 0..n {
            let (from, to) = (copy.wrapping_add(c * pitch), a.wrapping_add(c * lda));
            for q in 0..vectors {
                let (from, to) = (from.wrapping_add(q * V::VL), to.wrapping_add(q * V::VL));
                if q + 1 < vectors {
                    V::store(to, V::load(from));
                } else {
                    V::store_n(to, V::load(from), tail);
                }
            }
        }
        info
    }
}

/// The factors from a copy whose columns have not had the interchanges of later steps: each element of L goes to its last place.
#[inline(always)]
unsafe fn settled<V: Vect>(
    (m, n): (usize, usize),
    (copy, pitch): (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    ipiv: *const i32,
) {
    // Where a row of the column in hand will be in the end.
    let mut places = [0; MOST_ROWS];
    let places = places.as_mut_ptr();
    // SAFETY: the caller's promise; pivots are rows.
    unsafe {
        for i in 0..m {
            *places.wrapping_add(i) = i as u8;
        }
        for c in (0..n).rev() {
            let (from, to) = (copy.wrapping_add(c * pitch), a.wrapping_add(c * lda));
            let above = m.min(c + 1);
            let mut i = 0;
            while i + V::VL <= above {
                V::store(to.wrapping_add(i), V::load(from.wrapping_add(i)));
                i += V::VL;
            }
            if i < above {
                V::store_n(to.wrapping_add(i), V::load(from.wrapping_add(i)), above - i);
            }
            for i in above..m {
                *to.wrapping_add(*places.wrapping_add(i) as usize) = *from.wrapping_add(i);
            }
            if above < m {
                // Before the interchange of this column's step.
                let p = *ipiv.wrapping_add(c) as usize - 1;
                core::ptr::swap(places.wrapping_add(c), places.wrapping_add(p));
            }
        }
    }
}

/// Elements between two columns of the copy: an odd number of vectors, so that few columns are whole pages from those of the
/// matrix. Loads wait for stores that many bytes apart.
#[inline(always)]
pub(super) fn pitch<V: Vect>(vectors: usize) -> usize {
    (vectors | 1) * V::VL
}

/// All steps on the copy.
#[inline(always)]
unsafe fn all_steps<V: Vect, const ROUNDED: bool>(
    (m, n): (usize, usize),
    from: (*const V::T, usize),
    copy: *mut V::T,
    ipiv: *mut i32,
) -> usize {
    let vectors = m.div_ceil(V::VL);
    let pivoting = !ipiv.is_null();
    let (steps, tail) = (m.min(n), m - (vectors - 1) * V::VL);
    // SAFETY: the caller's promise.
    let mut known = unsafe { first::<V>(from.0, (vectors, tail), pivoting) };
    let mut info = 0;
    for j in 0..steps {
        let first = j / V::VL;
        let top = first * V::VL;
        let a = copy.wrapping_add(top);
        let copy = Copied { a, pitch: pitch::<V>(vectors), from, tail };
        if j == top && j > 0 {
            // It was counted from the vector before.
            known.row = known.row.wrapping_sub(V::VL);
        }
        let x = Step { copy, vectors, n, j, lane: j - top, pivoting, next: j + 1 < steps };
        // SAFETY: the caller's promise.
        unsafe {
            let (p, next, bad) = match vectors - first {
                1 => one::<V, 1, ROUNDED>(&x, known),
                2 => one::<V, 2, ROUNDED>(&x, known),
                3 => one::<V, 3, ROUNDED>(&x, known),
                4 => one::<V, 4, ROUNDED>(&x, known),
                5 => one::<V, 5, ROUNDED>(&x, known),
                6 => one::<V, 6, ROUNDED>(&x, known),
                7 => one::<V, 7, ROUNDED>(&x, known),
                _ => one::<V, 8, ROUNDED>(&x, known),
            };
            known = next;
            if pivoting {
                *ipiv.wrapping_add(j) = (top + p) as i32 + 1;
            }
            if bad && info == 0 {
                info = j + 1;
            }
        }
    }
    info
}

/// A [`step`], the first one or another.
#[inline(always)]
unsafe fn one<V: Vect, const MV: usize, const ROUNDED: bool>(
    x: &Step<V::T>,
    known: Pivot<V::T>,
) -> (usize, Pivot<V::T>, bool) {
    // SAFETY: passed on.
    unsafe {
        if x.j == 0 {
            step::<V, MV, ROUNDED, true>(x, known)
        } else {
            step::<V, MV, ROUNDED, false>(x, known)
        }
    }
}
