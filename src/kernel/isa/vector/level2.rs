//! Loops over the columns of a matrix, a few columns in one pass over the rows.
//!
//! Four streams of a matrix and one of a vector fit the first-level cache's eight ways even when the
//! leading dimension is a multiple of its size, and are few enough for the hardware's prefetchers.

use super::Lanes;
use crate::kernel::scalar::Scalar;

/// Columns in one pass.
const COLS: usize = 4;
/// Vectors of rows in one step.
const ROWS: usize = 2;

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
            columns_n::<V, true>(m, n, a, lda, x, y)
        } else {
            columns_n::<V, false>(m, n, a, lda, x, y)
        }
    }
}

#[inline(always)]
unsafe fn columns_n<V: Lanes, const CONJ: bool>(
    m: usize,
    n: usize,
    a: *const V::T,
    lda: isize,
    x: *const V::T,
    y: *mut V::T,
) {
    let mut j = 0;
    // SAFETY: see above.
    unsafe {
        while j + COLS <= n {
            some_n::<V, CONJ, COLS>(m, a.offset(j as isize * lda), lda, x.add(j), y);
            j += COLS;
        }
        while j < n {
            some_n::<V, CONJ, 1>(m, a.offset(j as isize * lda), lda, x.add(j), y);
            j += 1;
        }
    }
}

/// y := y + op(C columns) x.
#[inline(always)]
unsafe fn some_n<V: Lanes, const CONJ: bool, const C: usize>(
    m: usize,
    a: *const V::T,
    lda: isize,
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
                }
                V::store(y.add(at), V::mac_finish(acc, CONJ));
            }
            i += ROWS * V::VL;
        }
        while i < m {
            let w = V::VL.min(m - i);
            let mut acc = V::mac_start(V::load_n(y.add(i), w), CONJ);
            for c in 0..C {
                acc = V::mac(acc, V::load_n(col[c].add(i), w), s[c]);
            }
            V::store_n(y.add(i), V::mac_finish(acc, CONJ), w);
            i += w;
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
            some_t::<V, COLS>(m, a.offset(j as isize * lda), lda, conj, x, s.add(j));
            j += COLS;
        }
        while j < n {
            some_t::<V, 1>(m, a.offset(j as isize * lda), lda, conj, x, s.add(j));
            j += 1;
        }
    }
}

/// s := the sums of op(column) x of C columns.
#[inline(always)]
unsafe fn some_t<V: Lanes, const C: usize>(
    m: usize,
    a: *const V::T,
    lda: isize,
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
        let (mut line, mut s) = ([*lines; C], [V::splat(*coef); C]);
        for c in 1..C {
            line[c] = *lines.add(c);
            s[c] = V::splat(*coef.add(c));
        }
        let mut dot = [V::dot_zero(); C];
        let mut i = 0;
        while i + V::VL <= m {
            let xv = V::load(x.add(i));
            let mut acc = V::mac_start(V::load(y.add(i)), CONJ);
            for c in 0..C {
                let a = V::load(line[c].add(i));
                acc = V::mac(acc, a, s[c]);
                dot[c] = V::dot_add(dot[c], a, xv);
            }
            V::store(y.add(i), V::mac_finish(acc, CONJ));
            i += V::VL;
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
