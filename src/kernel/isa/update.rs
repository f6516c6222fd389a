//! The register tile of the small factorizations: a tile of A minus a product of what is already factored
//! left of it, with nothing packed.

use super::simd::Vect;

/// acc[j][i] += A(:, p) B(p, j) for p < k by [`Vect::twelve_steps`], or false where that is not there. Columns of A are
/// `acs` apart, its last vector has `tail` elements; the first row of B is at b, others `brs` apart.
///
/// # Safety
/// The CPU has V's instruction set; the elements named exist.
#[inline(always)]
pub(super) unsafe fn twelve_sums<V: Vect, const MV: usize, const NR: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    a: (*const V::T, isize),
    b: ([*const V::T; NR], isize),
    tail: usize,
) -> bool {
    let there = MV == 3 && NR == V::TWELVE;
    if there && k > 0 {
        // SAFETY: the caller's promise.
        unsafe { V::twelve_steps::<MV, NR>(acc, k, a, b, tail) };
    }
    there
}

/// The tile of MV vectors at (i, j) of `from` (unit row stride, as of A; and its column stride) minus X Y: X is the first
/// k columns of the same rows of A, Y(p, c) lies at y + c * yc + p * yp and is conjugated if CONJ. `rows`
/// and `cols` say how much of the tile exists, (MV - 1) VL < rows <= MV VL; unless WIDE, a column that
/// does not exist repeats the last.
///
/// # Safety
/// The CPU has V's instruction set; the elements named exist.
#[inline(always)]
pub(super) unsafe fn updated<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const WIDE: bool,
    const CONJ: bool,
>(
    k: usize,
    (from, ldf): (*const V::T, usize),
    (a, lda): (*mut V::T, usize),
    (mut y, yc, yp): (*const V::T, usize, usize),
    (i, rows): (usize, usize),
    (j, cols): (usize, usize),
) -> [[V::V; MV]; NR] {
    // SAFETY: the caller's promise.
    unsafe {
        if NR == V::JOINT && MV > 1 {
            let (x, y) = ((a.cast_const(), lda), (y, yc, yp));
            return updated_jointly::<V, MV, NR, WIDE, CONJ>(
                k,
                (from, ldf),
                x,
                y,
                (i, rows),
                (j, cols),
            );
        }
        let mut acc = [[V::zero(); MV]; NR];
        let mut x = a.wrapping_add(i).cast_const();
        let tail = rows - (MV - 1) * V::VL;
        let full = tail == V::VL;
        let at = |c: usize| y.wrapping_add(if WIDE { c } else { c.min(cols - 1) } * yc);
        let b = (core::array::from_fn(at), yp as isize);
        let done = twelve_sums::<V, MV, NR>(&mut acc, k, (x, lda as isize), b, tail);
        for _ in 0..if done { 0 } else { k } {
            let mut vx = [V::load_n(x, 0); MV];
            for q in 0..MV {
                let p = x.wrapping_add(q * V::VL);
                vx[q] = if q + 1 < MV || full { V::load(p) } else { V::load_n(p, tail) };
            }
            for c in 0..NR {
                let there = if WIDE { c } else { c.min(cols - 1) };
                let vy = V::splat_at(y.wrapping_add(there * yc));
                for q in 0..MV {
                    acc[c][q] = V::mac(acc[c][q], vx[q], vy);
                }
            }
            x = x.wrapping_add(lda);
            y = y.wrapping_add(yp);
        }
        let mut t = [[V::load_n(a, 0); MV]; NR];
        for c in 0..NR {
            let column = from.wrapping_add((j + if WIDE { c } else { c.min(cols - 1) }) * ldf + i);
            for q in 0..MV {
                let p = column.wrapping_add(q * V::VL);
                let old = if q + 1 < MV || full { V::load(p) } else { V::load_n(p, tail) };
                let sum = if CONJ { V::finish_conj(acc[c][q]) } else { V::finish(acc[c][q]) };
                t[c][q] = V::sub(old, sum);
            }
        }
        t
    }
}

/// [`updated`] with [`Vect::joint`] sums. Not of one vector: four sums of two products one behind the other keep a core waiting.
#[inline(always)]
unsafe fn updated_jointly<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const WIDE: bool,
    const CONJ: bool,
>(
    k: usize,
    (from, ldf): (*const V::T, usize),
    (a, lda): (*const V::T, usize),
    (mut y, yc, yp): (*const V::T, usize, usize),
    (i, rows): (usize, usize),
    (j, cols): (usize, usize),
) -> [[V::V; MV]; NR] {
    let column = |c: usize| if WIDE { c } else { c.min(cols - 1) };
    let tail = rows - (MV - 1) * V::VL;
    let full = tail == V::VL;
    let mut x = a.wrapping_add(i);
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = [[V::zeros(); MV]; NR];
        if MV == 3 && k > 0 {
            let b = core::array::from_fn(|c| y.wrapping_add(column(c) * yc));
            let (x, b) = ((x, lda as isize), (b, yp as isize));
            V::joint_steps::<MV, NR, CONJ>(&mut t, k, x, b, tail);
        } else if MV < 3 {
            for _ in 0..k {
                let mut vx = [V::zeros(); MV];
                for q in 0..MV {
                    let p = x.wrapping_add(q * V::VL);
                    vx[q] = if q + 1 < MV || full { V::load(p) } else { V::load_n(p, tail) };
                }
                for c in 0..NR {
                    let vy = V::splat_at(y.wrapping_add(column(c) * yc));
                    for q in 0..MV {
                        t[c][q] = V::joint::<CONJ>(t[c][q], vx[q], vy);
                    }
                }
                x = x.wrapping_add(lda);
                y = y.wrapping_add(yp);
            }
        }
        for c in 0..NR {
            let old = from.wrapping_add((j + column(c)) * ldf + i);
            for q in 0..MV {
                let p = old.wrapping_add(q * V::VL);
                let old = if q + 1 < MV || full { V::load(p) } else { V::load_n(p, tail) };
                t[c][q] = V::sub(old, t[c][q]);
            }
        }
        t
    }
}

/// The same tile of one vector, unconjugated, with every product rounded before it is subtracted.
///
/// # Safety
/// As for [`updated`].
#[inline(always)]
pub(super) unsafe fn updated_rounded<V: Vect, const NR: usize>(
    k: usize,
    (a, lda): (*mut V::T, usize),
    (mut y, yc, yp): (*const V::T, usize, usize),
    (i, rows): (usize, usize),
    (j, cols): (usize, usize),
) -> [[V::V; 1]; NR] {
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = [[V::load_n(a, 0); 1]; NR];
        for c in 0..NR {
            t[c][0] = V::load_n(a.wrapping_add((j + c.min(cols - 1)) * lda + i), rows);
        }
        let mut x = a.wrapping_add(i).cast_const();
        for _ in 0..k {
            let vx = V::load_n(x, rows);
            for c in 0..NR {
                let vy = V::splat_at(y.wrapping_add(c.min(cols - 1) * yc));
                t[c][0] = V::sub(t[c][0], V::mul_rounded(vx, vy));
            }
            x = x.wrapping_add(lda);
            y = y.wrapping_add(yp);
        }
        t
    }
}
