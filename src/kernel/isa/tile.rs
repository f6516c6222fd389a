//! The register tiles: MV vectors x NR columns of C held in registers over the whole k loop.
//!
//! [`gemm_tile`] is the micro-kernel of Goto and van de Geijn (ACM TOMS 34(3), 2008) as arranged in
//! BLIS; [`trsm_tile`] is the same followed by a triangular solve in registers, [`trmm_tile`] by a
//! triangular product. An element of C is
//! the same sequence of operations wherever it lies in a tile and however much of the tile is
//! stored, which makes results independent of the cut into tiles.

use super::accumulate::{accumulate, accumulate_ahead, accumulate_packing, ask_for_steps, step};
use super::simd::{Vect, unroll};
use crate::kernel::scalar::Scalar;

pub(crate) use super::accumulate::{Ahead, LINE, prefetch};

/// [`gemm_tile`] of MV VL rows that packs A on the way: k columns, `acs` apart, are left behind at `packed`. Steps of B lie as
/// many elements apart as is said beside it.
///
/// # Safety
/// The CPU has V's instruction set; a has k columns of MV VL elements, `packed` room for them; b holds k steps of NR packed
/// elements; c is writable.
#[inline(always)]
pub(crate) unsafe fn gemm_tile_packing<V: Vect, const MV: usize, const NR: usize>(
    k: usize,
    a: (*const V::T, isize),
    packed: *mut V::T,
    b: (*const V::T, usize),
    alpha: V::T,
    beta: V::T,
    c: *mut V::T,
    cs: isize,
    n: usize,
) {
    // SAFETY: the caller's promise; stores are limited to n columns.
    unsafe {
        let mut acc = [[V::zero(); MV]; NR];
        accumulate_packing::<V, MV, NR>(&mut acc, k, a, packed, b, (c, cs, n));
        finish::<V, MV, NR, false>(&acc, alpha, beta, Place::new(c, cs), MV * V::VL, n);
    }
}

/// Where a tile is written, and where it is read before that: in the same place, or apart. Columns have adjacent
/// elements and lie `cs`, `old_cs` apart.
#[derive(Clone, Copy)]
pub struct Place<T> {
    pub c: *mut T,
    pub cs: isize,
    pub old: *const T,
    pub old_cs: isize,
}

impl<T> Place<T> {
    #[inline(always)]
    pub fn new(c: *mut T, cs: isize) -> Self {
        Place { c, cs, old: c, old_cs: cs }
    }
}

/// C := beta C + alpha A B on the m x n corner of a tile, (MV - 1) VL < m <= MV VL, 1 <= n <= NR, or, if m = MV VL, of so
/// many tiles one below the other. With beta = 0 C is not read. With STRIP, B is NR columns in a strip of so
/// many vectors, as whole tiles have them of A; with CONJ, conjugated.
///
/// # Safety
/// The CPU has V's instruction set; a holds k x (MV VL) packed elements for each tile, b k steps of NR, which are NR, or with
/// STRIP so many vectors apart; c is writable; `next.at` has an entry for every slot.
#[inline(always)]
pub(crate) unsafe fn gemm_tile<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const STRIP: usize,
    const CONJ: bool,
>(
    k: usize,
    mut a: *const V::T,
    b: *const V::T,
    alpha: V::T,
    beta: V::T,
    mut at: Place<V::T>,
    (m, mut tiles): (usize, usize),
    n: usize,
    mut next: Ahead<V::T>,
) {
    debug_assert!(tiles == 1 || m == MV * V::VL);
    loop {
        // SAFETY: the caller's promise; stores are limited to m x n of each tile.
        unsafe {
            let mut acc = [[V::zero(); MV]; NR];
            accumulate_ahead::<V, MV, NR, STRIP>(&mut acc, k, a, b, (at.old, at.old_cs, n), next);
            finish::<V, MV, NR, CONJ>(&acc, alpha, beta, at, m, n);
        }
        tiles -= 1;
        if tiles == 0 {
            return;
        }
        a = a.wrapping_add(k * MV * V::VL);
        (at.c, at.old) = (at.c.wrapping_add(MV * V::VL), at.old.wrapping_add(MV * V::VL));
        (next.base, next.at) =
            (next.base.wrapping_add(next.forward), next.at.wrapping_add(next.turn));
        next.stream = next.stream.wrapping_offset(next.step);
    }
}

/// [`gemm_tile`] of the part of an m x n tile that a triangle of C has: from the diagonal on or, with `upper`, up to it.
/// Column 0 meets the diagonal in row `diagonal`. A's packed steps lie `a_pitch` elements apart. With `strip`, B is the conjugate
/// of what is there, with steps so many elements apart.
///
/// # Safety
/// As for [`gemm_tile`]; where C is read, so may be the rest of the tile.
#[inline(always)]
pub(crate) unsafe fn gemm_tile_cut<V: Vect, const MV: usize, const NR: usize>(
    k: usize,
    (mut a, a_pitch): (*const V::T, usize),
    (mut b, strip): (*const V::T, Option<usize>),
    alpha: V::T,
    beta: V::T,
    at: Place<V::T>,
    (m, n): (usize, usize),
    (diagonal, upper): (isize, bool),
) {
    let (line, b_pitch) = (LINE / size_of::<V::T>(), strip.unwrap_or(NR));
    for j in 0..n {
        for i in (0..m).step_by(line) {
            prefetch::<_, false>(at.old.wrapping_offset(j as isize * at.old_cs).wrapping_add(i));
        }
    }
    // SAFETY: the caller's promise; stores are limited to the triangle.
    unsafe {
        let mut acc = [[V::zero(); MV]; NR];
        for p in 0..k {
            if p % 4 == 0 {
                ask_for_steps::<_, NR>(b, b_pitch);
            }
            step::<V, MV, NR>(&mut acc, a, b);
            (a, b) = (a.wrapping_add(a_pitch), b.wrapping_add(b_pitch));
        }
        let (factor, vbeta) = (Factor::new::<V>(alpha), V::splat(beta));
        let (fresh, add) = (beta.is_zero(), beta == V::T::ONE);
        unroll!(J < NR, {
            let cut = (diagonal + J as isize + isize::from(upper)).clamp(0, m as isize) as usize;
            let (from, to) = if upper { (0, cut) } else { (cut, m) };
            for i in 0..MV {
                let first = i * V::VL;
                let from = from.saturating_sub(first);
                let to = to.saturating_sub(first).min(V::VL);
                if from < to && J < n {
                    let old = at.old.wrapping_offset(J as isize * at.old_cs).wrapping_add(first);
                    let c = at.c.wrapping_offset(J as isize * at.cs).wrapping_add(first);
                    let ab = match strip {
                        Some(_) => V::finish_conj(acc[J][i]),
                        None => V::finish(acc[J][i]),
                    };
                    let new = if fresh {
                        factor.times::<V>(ab)
                    } else if add {
                        factor.added::<V>(V::load_n(old, to), ab)
                    } else {
                        factor.added::<V>(V::scale(V::load_n(old, to), vbeta), ab)
                    };
                    match (from, to) {
                        (0, to) if to == V::VL => V::store(c, new),
                        (0, to) => V::store_n(c, new, to),
                        (from, to) => V::store_part(c, new, from, to),
                    }
                }
            }
        });
    }
}

/// What a tile's product is multiplied by, and whether that takes a multiplication at all. Of complex numbers those by 1 and -1,
/// which updates have, would be half of what comes behind a short sum.
#[derive(Clone, Copy)]
pub(super) struct Factor<B> {
    by: B,
    unit: Unit,
}

/// Whether a complex number is 1 or -1. To multiply by these is not the same for infinities and for signs of zeros, so an
/// element's bits depend on it.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    One,
    MinusOne,
    None,
}

impl Unit {
    #[inline(always)]
    pub fn of<T: Scalar>(alpha: T) -> Self {
        match T::IS_COMPLEX {
            true if alpha == T::ONE => Unit::One,
            true if alpha == -T::ONE => Unit::MinusOne,
            _ => Unit::None,
        }
    }
}

impl<B: Copy> Factor<B> {
    #[inline(always)]
    pub(super) unsafe fn new<V: Vect<B = B>>(alpha: V::T) -> Self {
        // SAFETY: passed on.
        unsafe { Self::known::<V>(alpha, Unit::of(alpha)) }
    }
    /// Of which it is known what [`Unit::of`] says.
    #[inline(always)]
    pub(super) unsafe fn known<V: Vect<B = B>>(alpha: V::T, unit: Unit) -> Self {
        let unit = if V::T::IS_COMPLEX { unit } else { Unit::None };
        // SAFETY: the caller has the instruction set.
        Factor { by: unsafe { V::splat(alpha) }, unit }
    }
    /// alpha ab
    #[inline(always)]
    unsafe fn times<V: Vect<B = B>>(self, ab: V::V) -> V::V {
        match self.unit {
            Unit::One => ab,
            // SAFETY: the caller has the instruction set.
            _ => unsafe { V::scale(ab, self.by) },
        }
    }
    /// old + alpha ab
    #[inline(always)]
    unsafe fn added<V: Vect<B = B>>(self, old: V::V, ab: V::V) -> V::V {
        // SAFETY: the caller has the instruction set.
        unsafe {
            match self.unit {
                Unit::One => V::add(old, ab),
                Unit::MinusOne => V::sub(old, ab),
                Unit::None => V::add_scaled(old, ab, self.by),
            }
        }
    }
}

/// The product of A and B, or of A and the conjugate of B.
#[inline(always)]
unsafe fn product<V: Vect, const CONJ: bool>(acc: V::Acc) -> V::V {
    // SAFETY: the caller has the instruction set.
    unsafe { if CONJ { V::finish_conj(acc) } else { V::finish(acc) } }
}

/// C := beta C + alpha `acc` on the m x n corner of a tile.
///
/// # Safety
/// As for [`gemm_tile`].
#[inline(always)]
unsafe fn finish<V: Vect, const MV: usize, const NR: usize, const CONJ: bool>(
    acc: &[[V::Acc; MV]; NR],
    alpha: V::T,
    beta: V::T,
    at: Place<V::T>,
    m: usize,
    n: usize,
) {
    // SAFETY: the caller's promise; stores are limited to m x n.
    unsafe {
        let tail = m - (MV - 1) * V::VL;
        let factor = Factor::new::<V>(alpha);
        let vbeta = V::splat(beta);
        let kind = (beta.is_zero(), beta == V::T::ONE);
        if kind.1 && tail == V::VL && n == NR {
            // Almost every tile of an update: nothing to decide in between.
            // The compiler shall know which.
            return match factor.unit {
                Unit::One => {
                    add_whole::<V, MV, NR, CONJ>(acc, Factor { unit: Unit::One, ..factor }, at)
                }
                Unit::MinusOne => {
                    let factor = Factor { unit: Unit::MinusOne, ..factor };
                    add_whole::<V, MV, NR, CONJ>(acc, factor, at)
                }
                Unit::None => {
                    add_whole::<V, MV, NR, CONJ>(acc, Factor { unit: Unit::None, ..factor }, at)
                }
            };
        }
        // Unrolled by hand: sums that a loop may not unroll are kept in memory all the way.
        unroll!(J < NR, {
            if J < n {
                let cj = at.c.wrapping_offset(J as isize * at.cs);
                let old = at.old.wrapping_offset(J as isize * at.old_cs);
                for i in 0..MV {
                    let lanes = if i + 1 < MV { V::VL } else { tail };
                    let (to, from) = (cj.wrapping_add(i * V::VL), old.wrapping_add(i * V::VL));
                    let ab = product::<V, CONJ>(acc[J][i]);
                    store::<V>((to, from), ab, factor, vbeta, kind, lanes);
                }
            }
        });
    }
}

/// C := C + alpha `acc` on a whole tile.
///
/// # Safety
/// As for [`gemm_tile`].
#[inline(always)]
unsafe fn add_whole<V: Vect, const MV: usize, const NR: usize, const CONJ: bool>(
    acc: &[[V::Acc; MV]; NR],
    factor: Factor<V::B>,
    at: Place<V::T>,
) {
    for j in 0..NR {
        let cj = at.c.wrapping_offset(j as isize * at.cs);
        let old = at.old.wrapping_offset(j as isize * at.old_cs);
        for i in 0..MV {
            // SAFETY: the caller's promise.
            unsafe {
                let v = V::load(old.wrapping_add(i * V::VL));
                let new = factor.added::<V>(v, product::<V, CONJ>(acc[j][i]));
                V::store(cj.wrapping_add(i * V::VL), new);
            }
        }
    }
}

/// The first `lanes` elements at p := beta old + alpha ab; `fresh` for beta = 0, `add` for beta = 1.
///
/// # Safety
/// The CPU has V's instruction set; the elements are writable.
#[inline(always)]
pub(super) unsafe fn store<V: Vect>(
    (p, old): (*mut V::T, *const V::T),
    ab: V::V,
    factor: Factor<V::B>,
    beta: V::B,
    (fresh, add): (bool, bool),
    lanes: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if lanes == V::VL {
            let new = if fresh {
                factor.times::<V>(ab)
            } else if add {
                factor.added::<V>(V::load(old), ab)
            } else {
                factor.added::<V>(V::scale(V::load(old), beta), ab)
            };
            V::store(p, new);
        } else {
            let new = if fresh {
                factor.times::<V>(ab)
            } else if add {
                factor.added::<V>(V::load_n(old, lanes), ab)
            } else {
                factor.added::<V>(V::scale(V::load_n(old, lanes), beta), ab)
            };
            V::store_n(p, new, lanes);
        }
    }
}

/// One step of a triangular solve on a packed strip of MV vectors: the NR columns X at `own` become
/// (X - K B) T^-1, where K are k columns that are solved already. T is upper triangular, or lower with
/// `BACK`; row j of `tri`, NR x NR, holds column j of T, its diagonal inverted.
///
/// # Safety
/// The CPU has V's instruction set; `known` holds k columns, b is k x NR and tri as described.
#[inline(always)]
pub(crate) unsafe fn trsm_tile<V: Vect, const MV: usize, const NR: usize, const BACK: bool>(
    k: usize,
    known: *const V::T,
    own: *mut V::T,
    b: *const V::T,
    tri: *const V::T,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut acc = [[V::zero(); MV]; NR];
        accumulate::<V, MV, NR>(&mut acc, k, known, b);
        let mut t = [[V::load(own); MV]; NR];
        // Unrolled by hand: in a loop the compiler keeps t in memory.
        unroll!(J < NR, {
            for i in 0..MV {
                let x = V::load(own.wrapping_add((J * MV + i) * V::VL));
                t[J][i] = V::sub(x, V::finish(acc[J][i]));
            }
        });
        unroll!(STEP < NR, {
            let j = if BACK { NR - 1 - STEP } else { STEP };
            let inv = V::splat_at(tri.wrapping_add(j * NR + j));
            for i in 0..MV {
                t[j][i] = V::scale(t[j][i], inv);
            }
            unroll!(LATER < NR, {
                let later = LATER;
                if later > STEP {
                    let q = if BACK { NR - 1 - later } else { later };
                    let l = V::splat_at(tri.wrapping_add(q * NR + j));
                    for i in 0..MV {
                        t[q][i] = V::sub_scaled(t[q][i], t[j][i], l);
                    }
                }
            });
            for i in 0..MV {
                V::store(own.wrapping_add((j * MV + i) * V::VL), t[j][i]);
            }
        });
    }
}

/// One step of a triangular product on a packed strip of MV vectors: the NR columns X at `own` become
/// alpha (K B + X T), where K are the k columns at `known`. T is upper triangular, or lower with `BACK`; row j
/// of `tri`, NR x NR, holds column j of T; with `unit` the diagonal is not looked at. Nothing is multiplied by
/// a 1 or by a 0 that stands for nothing: an Inf would become NaN.
///
/// # Safety
/// The CPU has V's instruction set; `known` holds k columns, b is k x NR and tri as described.
#[inline(always)]
pub(crate) unsafe fn trmm_tile<V: Vect, const MV: usize, const NR: usize, const BACK: bool>(
    k: usize,
    known: *const V::T,
    own: *mut V::T,
    b: *const V::T,
    tri: *const V::T,
    alpha: V::T,
    unit: bool,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut acc = [[V::zero(); MV]; NR];
        accumulate::<V, MV, NR>(&mut acc, k, known, b);
        let valpha = V::splat(alpha);
        // The column first that no other one needs; unrolled by hand, as above.
        unroll!(STEP < NR, {
            let j = if BACK { STEP } else { NR - 1 - STEP };
            let mut t = [V::finish(acc[j][0]); MV];
            for i in 0..MV {
                t[i] = V::finish(acc[j][i]);
            }
            unroll!(Q < NR, {
                let q = Q;
                if if BACK { q >= j } else { q <= j } {
                    let l = V::splat_at(tri.wrapping_add(j * NR + q));
                    for i in 0..MV {
                        let v = V::load(own.wrapping_add((q * MV + i) * V::VL));
                        t[i] = match q == j && unit {
                            true => V::add(t[i], v),
                            false => V::add_scaled(t[i], v, l),
                        };
                    }
                }
            });
            for i in 0..MV {
                let v = if alpha == V::T::ONE { t[i] } else { V::scale(t[i], valpha) };
                V::store(own.wrapping_add((j * MV + i) * V::VL), v);
            }
        });
    }
}
