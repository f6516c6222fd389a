//! Loops over the columns of a matrix, a few columns in one pass over the rows.
//!
//! Four streams of a matrix and one of a vector fit the first-level cache's eight ways even when the
//! leading dimension is a multiple of its size, and are few enough for the hardware's prefetchers.

use super::{Lanes, prefetch, prefetch_first};
use crate::kernel::scalar::Scalar;

/// Whether vector r of a step begins a cache line of the step.
#[inline(always)]
const fn begins_line<V: Lanes>(r: usize) -> bool {
    (r * size_of::<V::V>()).is_multiple_of(64)
}

/// How far ahead of a group of columns the next one is; 0 if there is none.
#[inline(always)]
fn ahead(j: usize, group: usize, n: usize, lda: isize) -> isize {
    if j + group < n { group as isize * lda } else { 0 }
}

/// Columns in one pass.
pub(super) const COLS: usize = 4;
/// Vectors of rows in one step.
const ROWS: usize = 2;

/// Bytes of a line from the place where `symv` works to the one that it asks for.
const SYMV_AHEAD: usize = 512;

/// Lines in one pass of `symv`; a complex line takes twice the registers.
pub(super) const fn symv_lines<V: Lanes>() -> usize {
    if V::T::IS_COMPLEX { 2 } else { 4 }
}

// SAFETY (all functions here): the caller has V's instruction set, the matrix and the vectors; the
// last vector of a loop is limited to the rows left.

#[inline(always)]
pub(super) unsafe fn gemv_n<V: Lanes>(
    m: usize,
    n: usize,
    a: *const V::T,
    lda: isize,
    conj: bool,
    x: *const V::T,
    y: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        if conj && V::T::IS_COMPLEX {
            columns_n::<V, true>((m, n), a, lda, true, x, y)
        } else {
            columns_n::<V, false>((m, n), a, lda, true, x, y)
        }
    }
}

/// y := y + op(m x n of A) x, COLS columns in a pass as long as there are so many, which ask for the next ones if
/// `ask` says so.
#[inline(always)]
pub(super) unsafe fn columns_n<V: Lanes, const CONJ: bool>(
    (m, n): (usize, usize),
    a: *const V::T,
    lda: isize,
    ask: bool,
    x: *const V::T,
    y: *mut V::T,
) {
    let mut j = 0;
    // SAFETY: see above.
    unsafe {
        while j + COLS <= n {
            let next = if ask { ahead(j, COLS, n, lda) } else { 0 };
            some_n::<V, CONJ, COLS>(m, a.offset(j as isize * lda), lda, next, x.add(j), y);
            j += COLS;
        }
        while j < n {
            some_n::<V, CONJ, 1>(m, a.offset(j as isize * lda), lda, 0, x.add(j), y);
            j += 1;
        }
    }
}

/// y := y + op(C columns) x.
#[inline(always)]
pub(super) unsafe fn some_n<V: Lanes, const CONJ: bool, const C: usize>(
    m: usize,
    a: *const V::T,
    lda: isize,
    next: isize,
    x: *const V::T,
    y: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        let (mut col, mut s) = ([a; C], [V::splat(*x); C]);
        for c in 1..C {
            col[c] = a.offset(c as isize * lda);
            s[c] = V::splat(*x.add(c));
        }
        let mut i = 0;
        while i + ROWS * V::VL <= m {
            for r in 0..ROWS {
                let at = i + r * V::VL;
                let mut acc = V::mac_start(V::load(y.add(at)), CONJ);
                for c in 0..C {
                    acc = V::mac(acc, V::load(col[c].add(at)), s[c]);
                    if next != 0 && begins_line::<V>(r) {
                        prefetch_first(col[c].add(at).wrapping_offset(next));
                    }
                }
                V::store(y.add(at), V::mac_finish(acc, CONJ));
            }
            i += ROWS * V::VL;
        }
        // Whole vectors are not masked: what a masked store has written cannot be loaded at once.
        if i + V::VL <= m {
            let mut acc = V::mac_start(V::load(y.add(i)), CONJ);
            for c in 0..C {
                acc = V::mac(acc, V::load(col[c].add(i)), s[c]);
            }
            V::store(y.add(i), V::mac_finish(acc, CONJ));
            i += V::VL;
        }
        if i < m {
            let w = m - i;
            let mut acc = V::mac_start(V::load_n(y.add(i), w), CONJ);
            for c in 0..C {
                acc = V::mac(acc, V::load_n(col[c].add(i), w), s[c]);
            }
            V::store_n(y.add(i), V::mac_finish(acc, CONJ), w);
        }
    }
}

#[inline(always)]
pub(super) unsafe fn gemv_t<V: Lanes>(
    m: usize,
    n: usize,
    a: *const V::T,
    lda: isize,
    conj: bool,
    x: *const V::T,
    s: *mut V::T,
) {
    let mut j = 0;
    // SAFETY: see above.
    unsafe {
        while j + COLS <= n {
            let next = ahead(j, COLS, n, lda);
            some_t::<V, COLS>(m, a.offset(j as isize * lda), lda, next, conj, x, s.add(j));
            j += COLS;
        }
        while j < n {
            some_t::<V, 1>(m, a.offset(j as isize * lda), lda, 0, conj, x, s.add(j));
            j += 1;
        }
    }
}

/// s := the sums of op(column) x of C columns.
#[inline(always)]
pub(super) unsafe fn some_t<V: Lanes, const C: usize>(
    m: usize,
    a: *const V::T,
    lda: isize,
    next: isize,
    conj: bool,
    x: *const V::T,
    s: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        let mut col = [a; C];
        for c in 1..C {
            col[c] = a.offset(c as isize * lda);
        }
        let mut acc = [[V::dot_zero(); ROWS]; C];
        let mut i = 0;
        while i + ROWS * V::VL <= m {
            for r in 0..ROWS {
                let at = i + r * V::VL;
                let xv = V::load(x.add(at));
                for c in 0..C {
                    acc[c][r] = V::dot_add(acc[c][r], V::load(col[c].add(at)), xv);
                    if next != 0 && begins_line::<V>(r) {
                        prefetch_first(col[c].add(at).wrapping_offset(next));
                    }
                }
            }
            i += ROWS * V::VL;
        }
        for r in 0..ROWS {
            if i < m {
                let w = V::VL.min(m - i);
                let xv = V::load_n(x.add(i), w);
                for c in 0..C {
                    acc[c][r] = V::dot_add(acc[c][r], V::load_n(col[c].add(i), w), xv);
                }
                i += w;
            }
        }
        for c in 0..C {
            let mut sum = acc[c][0];
            for r in 1..ROWS {
                sum = V::dot_join(sum, acc[c][r]);
            }
            *s.add(c) = V::dot_finish(sum, conj);
        }
    }
}

#[inline(always)]
pub(super) unsafe fn ger<V: Lanes>(
    m: usize,
    n: usize,
    x: *const V::T,
    conj: bool,
    y: *const V::T,
    a: *mut V::T,
    lda: isize,
) {
    let mut j = 0;
    // SAFETY: see above.
    unsafe {
        while j + COLS <= n {
            let next = ahead(j, COLS, n, lda);
            some_ger::<V, COLS>(m, x, conj, y.add(j), a.offset(j as isize * lda), lda, next);
            j += COLS;
        }
        while j < n {
            let next = ahead(j, 1, n, lda);
            some_ger::<V, 1>(m, x, conj, y.add(j), a.offset(j as isize * lda), lda, next);
            j += 1;
        }
    }
}

/// C columns := themselves + op(x) y_j.
#[inline(always)]
unsafe fn some_ger<V: Lanes, const C: usize>(
    m: usize,
    x: *const V::T,
    conj: bool,
    y: *const V::T,
    a: *mut V::T,
    lda: isize,
    next: isize,
) {
    // SAFETY: see above.
    unsafe {
        let (mut col, mut s) = ([a; C], [V::factor(*y, conj); C]);
        for c in 1..C {
            col[c] = a.offset(c as isize * lda);
            s[c] = V::factor(*y.add(c), conj);
        }
        let mut i = 0;
        while i + ROWS * V::VL <= m {
            for r in 0..ROWS {
                let at = i + r * V::VL;
                let xv = V::load(x.add(at));
                for c in 0..C {
                    let p = col[c].add(at);
                    V::store(p, V::plus_times(V::load(p), xv, s[c]));
                    if next != 0 && begins_line::<V>(r) {
                        prefetch(p.wrapping_offset(next));
                    }
                }
            }
            i += ROWS * V::VL;
        }
        while i < m {
            let w = V::VL.min(m - i);
            let xv = V::load_n(x.add(i), w);
            for c in 0..C {
                let p = col[c].add(i);
                V::store_n(p, V::plus_times(V::load_n(p, w), xv, s[c]), w);
            }
            i += w;
        }
    }
}

#[inline(always)]
pub(super) unsafe fn symv<V: Lanes>(
    m: usize,
    count: usize,
    lines: *const *const V::T,
    conj: bool,
    conj_dot: bool,
    coef: *const V::T,
    x: *const V::T,
    y: *mut V::T,
    dots: *mut V::T,
) {
    // SAFETY: see above; `count` is 1 or `symv_lines`.
    unsafe {
        match (count == 1, V::T::IS_COMPLEX, conj && V::T::IS_COMPLEX) {
            (true, _, false) => lines_symv::<V, false, 1>(m, lines, conj_dot, coef, x, y, dots),
            (true, _, true) => lines_symv::<V, true, 1>(m, lines, conj_dot, coef, x, y, dots),
            (false, false, _) => lines_symv::<V, false, 4>(m, lines, conj_dot, coef, x, y, dots),
            (false, _, false) => lines_symv::<V, false, 2>(m, lines, conj_dot, coef, x, y, dots),
            (false, _, true) => lines_symv::<V, true, 2>(m, lines, conj_dot, coef, x, y, dots),
        }
    }
}

#[inline(always)]
unsafe fn lines_symv<V: Lanes, const CONJ: bool, const C: usize>(
    m: usize,
    lines: *const *const V::T,
    conj_dot: bool,
    coef: *const V::T,
    x: *const V::T,
    y: *mut V::T,
    dots: *mut V::T,
) {
    // SAFETY: see above.
    unsafe {
        let (mut line, mut s, mut dot) = ([*lines; C], [V::splat(*coef); C], [V::dot_zero(); C]);
        for c in 1..C {
            line[c] = *lines.add(c);
            s[c] = V::splat(*coef.add(c));
        }
        // What is asked for early: the line's own elements, at its end the first ones of the next pass.
        let ahead = SYMV_AHEAD / size_of::<V::T>();
        let mut early = line;
        for c in 0..C {
            early[c] = line[c].wrapping_add(ahead);
        }
        let mut i = 0;
        for end in [m.saturating_sub(ahead), m] {
            while i + V::VL <= end {
                let xv = V::load(x.add(i));
                let mut acc = V::mac_start(V::load(y.add(i)), CONJ);
                for c in 0..C {
                    let a = V::load(line[c].add(i));
                    if (i * size_of::<V::T>()).is_multiple_of(64) {
                        prefetch_first(early[c].wrapping_add(i));
                    }
                    acc = V::mac(acc, a, s[c]);
                    dot[c] = V::dot_add(dot[c], a, xv);
                }
                V::store(y.add(i), V::mac_finish(acc, CONJ));
                i += V::VL;
            }
            for c in 0..C {
                early[c] = (*lines.add(C + c)).wrapping_add(ahead).wrapping_sub(m);
            }
        }
        if i < m {
            let w = m - i;
            let xv = V::load_n(x.add(i), w);
            let mut acc = V::mac_start(V::load_n(y.add(i), w), CONJ);
            for c in 0..C {
                let a = V::load_n(line[c].add(i), w);
                acc = V::mac(acc, a, s[c]);
                dot[c] = V::dot_add(dot[c], a, xv);
            }
            V::store_n(y.add(i), V::mac_finish(acc, CONJ), w);
        }
        for c in 0..C {
            *dots.add(c) = V::dot_finish(dot[c], conj_dot);
        }
    }
}

/// Elements of x that one step of a triangle multiplies one by one. Steps begin at
/// multiples of it, and so do the vectors that are loaded and stored beside them: what one step has stored
/// the next one loads as it is, without waiting for memory.
const TINY: usize = 8;

/// The steps of a triangle of order n: (start, size), from the first or from the last.
#[inline(always)]
fn tiny_step(n: usize, done: usize, forwards: bool) -> (usize, usize) {
    let end = n - done;
    let start = if forwards { done } else { (end - 1) / TINY * TINY };
    (start, TINY.min(if forwards { end } else { end - start }))
}

/// A block of the diagonal: element (r, c) at r * rs + c * cs.
#[derive(Clone, Copy)]
struct Corner<T> {
    a: *const T,
    rs: isize,
    cs: isize,
    conj: bool,
    unit: bool,
}

impl<T: Scalar> Corner<T> {
    #[inline(always)]
    unsafe fn at(&self, r: usize, c: usize) -> T {
        // SAFETY: the caller stays inside the block.
        unsafe { (*self.a.offset(r as isize * self.rs + c as isize * self.cs)).conj_if(self.conj) }
    }
    /// Multiplies n elements of x by an upper triangle, or a lower one. Returns what they were.
    #[inline(always)]
    unsafe fn multiply<const UPPER: bool>(&self, n: usize, x: *mut T) -> [T; TINY] {
        let mut s = [T::ZERO; TINY];
        // SAFETY: the caller's block and vector.
        unsafe {
            for q in 0..n {
                s[q] = *x.add(q);
            }
            for i in 0..n {
                let mut v = if self.unit { s[i] } else { self.at(i, i) * s[i] };
                for c in if UPPER { i + 1..n } else { 0..i } {
                    v += self.at(i, c) * s[c];
                }
                *x.add(i) = v;
            }
        }
        s
    }
}

/// The part of the triangle of a that is beside columns j..j + nb: their other rows.
#[inline(always)]
pub(super) fn others(n: usize, j: usize, nb: usize, upper: bool) -> (usize, usize) {
    if upper { (0, j) } else { (j + nb, n - j - nb) }
}

/// x := x + the sums over m elements of y of nb <= TINY columns.
#[inline(always)]
unsafe fn add_sums<V: Lanes>(
    (m, nb): (usize, usize),
    a: *const V::T,
    lda: isize,
    conj: bool,
    y: *const V::T,
    x: *mut V::T,
) {
    let mut s = [V::T::ZERO; TINY];
    // SAFETY: see above.
    unsafe {
        gemv_t::<V>(m, nb, a, lda, conj, y, s.as_mut_ptr());
        for q in 0..nb {
            *x.add(q) += s[q];
        }
    }
}

/// x := op(A) x. The triangle `upper` of a as stored; `turned` says that its transpose is meant.
#[inline(always)]
pub(super) unsafe fn trmv<V: Lanes>(
    n: usize,
    a: *const V::T,
    lda: isize,
    upper: bool,
    turned: bool,
    conj: bool,
    unit: bool,
    x: *mut V::T,
) {
    let forwards = upper != turned;
    let (rs, cs) = if turned { (lda, 1) } else { (1, lda) };
    let mut done = 0;
    while done < n {
        let (j, nb) = tiny_step(n, done, forwards);
        let (from, len) = others(n, j, nb, upper);
        // SAFETY: see above.
        unsafe {
            let (own, columns) = (x.add(j), a.offset(j as isize * lda));
            let block = Corner { a: columns.add(j), rs, cs, conj, unit };
            let s = if forwards {
                block.multiply::<true>(nb, own)
            } else {
                block.multiply::<false>(nb, own)
            };
            if turned && len > 0 {
                add_sums::<V>((len, nb), columns.add(from), lda, conj, x.add(from), own);
            } else if len > 0 {
                gemv_n::<V>(len, nb, columns.add(from), lda, conj, s.as_ptr(), x.add(from));
            }
        }
        done += nb;
    }
}
