//! Unblocked LU of a narrow column-major panel.
//!
//! Left-looking (the `jki` form): column j receives all its updates in one pass over the rows, which
//! also scales column j - 1 and finds the largest modulus of column j, so every column is read once
//! per later column and written twice. Products are rounded before they are subtracted, as compilers
//! without contraction do: then a matrix whose elimination is exact in the textbook meets its zero
//! pivot exactly.

use super::simd::Vect;
use crate::kernel::scalar::{Real, Scalar};

/// Vectors handled together in the row pass.
const UNROLL: usize = 4;

/// PA = LU of the m x n panel at `a` (unit row stride, column stride lda), n <= m. `ipiv` receives n
/// 1-based row numbers; null factors without interchanges. Returns the 1-based column of the first
/// exactly zero or NaN pivot, or 0.
///
/// # Safety
/// The CPU has V's instruction set; the panel and ipiv are valid.
#[inline(always)]
pub(crate) unsafe fn lu_panel<V: Vect>(
    m: usize,
    n: usize,
    a: *mut V::T,
    lda: usize,
    ipiv: *mut i32,
) -> usize {
    let at = |i: usize, j: usize| a.wrapping_add(j * lda + i);
    let mut info = 0;
    let mut inverse = None;
    // SAFETY: the caller's promise; indices stay below m and n.
    unsafe {
        for j in 0..n {
            for i in 1..j {
                let mut s = *at(i, j);
                for p in 0..i {
                    s -= *at(i, p) * *at(p, j);
                }
                *at(i, j) = s;
            }
            let best = column_pass::<V>(m - j, j, at(j, 0), lda, at(0, j), inverse);
            if !ipiv.is_null() {
                // A NaN is the pivot only if it is met before any number, as in LAPACK's i?amax.
                let first = (*at(j, j)).abs1();
                let p = if first.is_nan() { j } else { j + find::<V>(m - j, at(j, j), best) };
                *ipiv.wrapping_add(j) = p as i32 + 1;
                if p != j {
                    for c in 0..n {
                        core::ptr::swap(at(j, c), at(p, c));
                    }
                }
            }
            let d = *at(j, j);
            inverse = None;
            if info == 0 && (d.is_zero() || d.abs1().is_nan()) {
                info = j + 1;
            }
            if d.is_zero() {
                // Nothing to divide by: the column below is zero too, or there was no pivoting.
            } else if d.abs1() >= <V::T as Scalar>::Real::MIN_POSITIVE {
                inverse = Some(d.recip());
            } else {
                for i in j + 1..m {
                    *at(i, j) = (*at(i, j)).div(d);
                }
            }
        }
        if let Some(inv) = inverse {
            scale::<V>(m - n, at(n, n - 1), inv);
        }
    }
    info
}

/// Rows of column j: subtract L(:, ..j) U(..j, j) and return the largest modulus. `l` is row j of
/// column 0, `u` the top of column j; column j - 1 is first multiplied by `inverse`.
#[inline(always)]
unsafe fn column_pass<V: Vect>(
    rows: usize,
    j: usize,
    l: *mut V::T,
    lda: usize,
    u: *const V::T,
    inverse: Option<V::T>,
) -> <V::T as Scalar>::Real {
    // SAFETY: the caller's promise; the last vector is limited to the rows left.
    unsafe {
        let mut best = [V::abs1_start(); UNROLL];
        let mut i = 0;
        while i + UNROLL * V::VL <= rows {
            let mut t = [V::load(l); UNROLL];
            let column = |c: usize, q: usize| l.wrapping_add(c * lda + i + q * V::VL);
            for (q, x) in t.iter_mut().enumerate() {
                *x = V::load(column(j, q));
            }
            for c in 0..j {
                let uc = V::splat(*u.wrapping_add(c));
                for (q, x) in t.iter_mut().enumerate() {
                    let mut lc = V::load(column(c, q));
                    if let (true, Some(inv)) = (c + 1 == j, inverse) {
                        lc = V::mul_rounded(lc, V::splat(inv));
                        V::store(column(c, q), lc);
                    }
                    *x = V::sub(*x, V::mul_rounded(lc, uc));
                }
            }
            for (q, x) in t.iter().enumerate() {
                V::store(column(j, q), *x);
                best[q] = V::abs1_max(best[q], *x);
            }
            i += UNROLL * V::VL;
        }
        while i < rows {
            let w = V::VL.min(rows - i);
            let column = |c: usize| l.wrapping_add(c * lda + i);
            let mut x = V::load_n(column(j), w);
            for c in 0..j {
                let mut lc = V::load_n(column(c), w);
                if let (true, Some(inv)) = (c + 1 == j, inverse) {
                    lc = V::mul_rounded(lc, V::splat(inv));
                    V::store_n(column(c), lc, w);
                }
                x = V::sub(x, V::mul_rounded(lc, V::splat(*u.wrapping_add(c))));
            }
            V::store_n(column(j), x, w);
            best[0] = V::abs1_max(best[0], x);
            i += V::VL;
        }
        V::reduce_max(V::max(V::max(best[0], best[1]), V::max(best[2], best[3])))
    }
}

/// First row whose modulus is `best`, known to occur.
#[inline(always)]
unsafe fn find<V: Vect>(rows: usize, x: *const V::T, best: <V::T as Scalar>::Real) -> usize {
    // SAFETY: the caller's promise.
    unsafe {
        let mut i = 0;
        while i + V::VL <= rows {
            let at = V::first_of_size(V::load(x.wrapping_add(i)), best);
            if at < V::VL {
                return i + at;
            }
            i += V::VL;
        }
        if i < rows {
            // Lanes beyond the rows are 0, which is the size looked for only if row i has it too.
            let at = V::first_of_size(V::load_n(x.wrapping_add(i), rows - i), best);
            return (i + at).min(rows - 1);
        }
        0
    }
}

/// x := s x
#[inline(always)]
unsafe fn scale<V: Vect>(rows: usize, x: *mut V::T, s: V::T) {
    // SAFETY: the caller's promise.
    unsafe {
        let vs = V::splat(s);
        let mut i = 0;
        while i < rows {
            let w = V::VL.min(rows - i);
            let p = x.wrapping_add(i);
            V::store_n(p, V::mul_rounded(V::load_n(p, w), vs), w);
            i += V::VL;
        }
    }
}
