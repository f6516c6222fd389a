//! Copying a block of a matrix into the order the register tiles read it, and back.
//!
//! A packed panel is k steps of `pitch` elements: step p holds the elements p of `width` lines, then
//! zeros. The lines are rows of A or columns of B; the same routine serves both.

use super::accumulate::LINE;
use super::simd::{MOST_LANES, Vect, zip_rounds};
use crate::kernel::params::MAX_NR;
use crate::kernel::scalar::Scalar;

/// dst[p * pitch + w] := conj?(src[w * ws + p * ks]) for w < width, 0 for width <= w < pitch.
///
/// # Safety
/// The CPU has V's instruction set; every element named is readable or writable.
#[inline(always)]
pub(crate) unsafe fn pack<V: Vect>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    ws: isize,
    ks: isize,
    conj: bool,
    dst: *mut V::T,
) {
    let conj = conj && V::T::IS_COMPLEX;
    // SAFETY: the caller's promise.
    unsafe {
        match (ws, ks, conj) {
            (1, _, false) => pack_steps::<V, false>(width, pitch, k, src, ks, dst),
            (1, _, true) => pack_steps::<V, true>(width, pitch, k, src, ks, dst),
            (_, 1, false) => pack_lines::<V, false>(width, pitch, k, src, ws, dst),
            (_, 1, true) => pack_lines::<V, true>(width, pitch, k, src, ws, dst),
            _ => pack_any(width, pitch, k, src, ws, ks, conj, dst),
        }
    }
}

/// The lines' elements of one step are adjacent: copy vectors.
#[inline(always)]
unsafe fn pack_steps<V: Vect, const CONJ: bool>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    ks: isize,
    dst: *mut V::T,
) {
    // SAFETY: the caller's promise; lanes are limited to width when read and to pitch when written.
    unsafe {
        if width == pitch && pitch == 3 * V::VL {
            return whole_steps::<V, CONJ, 3>(k, src, ks, dst, pitch as isize);
        }
        if width == pitch && 2 * pitch == V::VL && cfg!(target_endian = "little") {
            match pitch * size_of::<V::T>() {
                16 => return words::<V::T, CONJ, 2>(k, src, ks, dst),
                32 => return words::<V::T, CONJ, 4>(k, src, ks, dst),
                _ => {}
            }
        }
        for w in (0..pitch).step_by(V::VL) {
            let (have, want) = (width.saturating_sub(w).min(V::VL), (pitch - w).min(V::VL));
            let (mut from, mut to) = (src.wrapping_add(w), dst.wrapping_add(w));
            if have == V::VL && want == V::VL {
                for _ in 0..k {
                    let v = V::load(from);
                    V::store(to, if CONJ { V::conj(v) } else { v });
                    (from, to) = (from.wrapping_offset(ks), to.wrapping_add(pitch));
                }
            } else {
                for _ in 0..k {
                    let v = V::load_n(from, have);
                    V::store_n(to, if CONJ { V::conj(v) } else { v }, want);
                    (from, to) = (from.wrapping_offset(ks), to.wrapping_add(pitch));
                }
            }
        }
    }
}

/// Steps of half a vector, N words of eight bytes: a masked vector would lie across lines half of the time. What is
/// conjugated are words.
#[inline(always)]
unsafe fn words<T: Scalar, const CONJ: bool, const N: usize>(
    k: usize,
    mut src: *const T,
    ks: isize,
    mut dst: *mut T,
) {
    debug_assert!(!CONJ || size_of::<T>() == 8);
    for _ in 0..k {
        // SAFETY: the caller's promise.
        unsafe {
            let mut step = src.cast::<[u64; N]>().read_unaligned();
            if CONJ {
                // The sign of the imaginary part.
                step.iter_mut().for_each(|x| *x ^= 1 << 63);
            }
            dst.cast::<[u64; N]>().write_unaligned(step);
        }
        (src, dst) = (src.wrapping_offset(ks), dst.wrapping_add(N * 8 / size_of::<T>()));
    }
}

/// Steps of MV whole vectors: a step at a time, which uses up what it brings to the cache.
#[inline(always)]
unsafe fn whole_steps<V: Vect, const CONJ: bool, const MV: usize>(
    k: usize,
    mut src: *const V::T,
    ss: isize,
    mut dst: *mut V::T,
    ds: isize,
) {
    for _ in 0..k {
        for i in 0..MV {
            // SAFETY: the caller's promise.
            unsafe {
                let v = V::load(src.wrapping_add(i * V::VL));
                V::store(dst.wrapping_add(i * V::VL), if CONJ { V::conj(v) } else { v });
            }
        }
        (src, dst) = (src.wrapping_offset(ss), dst.wrapping_offset(ds));
    }
}

/// The elements of one line are adjacent: transpose blocks in registers.
#[inline(always)]
unsafe fn pack_lines<V: Vect, const CONJ: bool>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    ws: isize,
    dst: *mut V::T,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if width == pitch && 2 * pitch == V::VL {
            return half_lines::<V, CONJ>(k, src, ws, dst);
        }
        for w in (0..pitch).step_by(V::VL) {
            let (have, want) = (width.saturating_sub(w).min(V::VL), (pitch - w).min(V::VL));
            let (from, to) = (src.wrapping_offset(w as isize * ws), dst.wrapping_add(w));
            blocks::<V, CONJ>(have, k, from, ws, want, to, pitch as isize);
        }
    }
}

/// [`pack_lines`] of half as many lines as a vector has elements.
#[inline(always)]
unsafe fn half_lines<V: Vect, const CONJ: bool>(
    k: usize,
    src: *const V::T,
    ws: isize,
    dst: *mut V::T,
) {
    let lines = V::VL / 2;
    let whole = k - k % V::VL;
    // SAFETY: the caller's promise.
    unsafe {
        for p in (0..whole).step_by(V::VL) {
            let (from, to) = (src.wrapping_add(p), dst.wrapping_add(p * lines));
            let mut x = [V::load_n(from, 0); 16];
            for i in 0..lines {
                x[i] = V::load(from.wrapping_offset(i as isize * ws));
            }
            interleave::<V>(&mut x, lines);
            for i in 0..lines {
                V::store(to.wrapping_add(i * V::VL), if CONJ { V::conj(x[i]) } else { x[i] });
            }
        }
        let (from, to) = (src.wrapping_add(whole), dst.wrapping_add(whole * lines));
        blocks::<V, CONJ>(lines, k - whole, from, ws, lines, to, lines as isize);
    }
}

/// The first elements of all lines, then the second ones, and so on, in as many vectors.
///
/// # Safety
/// The CPU has V's instruction set.
#[inline(always)]
pub(super) unsafe fn interleave<V: Vect>(x: &mut [V::V; MOST_LANES], lines: usize) {
    zip_rounds!(x, lines, V::zip);
}

/// The way back: dst[w * ws + p * ks] := src[p * pitch + w] for w < width, p < k.
///
/// # Safety
/// The CPU has V's instruction set; every element named is readable or writable.
#[inline(always)]
pub(crate) unsafe fn unpack<V: Vect>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const V::T,
    dst: *mut V::T,
    ws: isize,
    ks: isize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        if ws == 1 && width == 3 * V::VL {
            whole_steps::<V, false, 3>(k, src, pitch as isize, dst, ks);
        } else if ws == 1 {
            for w in (0..width).step_by(V::VL) {
                let have = (width - w).min(V::VL);
                let (mut from, mut to) = (src.wrapping_add(w), dst.wrapping_add(w));
                for _ in 0..k {
                    if have == V::VL {
                        V::store(to, V::load(from));
                    } else {
                        V::store_n(to, V::load_n(from, have), have);
                    }
                    (from, to) = (from.wrapping_add(pitch), to.wrapping_offset(ks));
                }
            }
        } else if ks == 1 {
            for p in (0..k).step_by(V::VL) {
                let (have, from) = (V::VL.min(k - p), src.wrapping_add(p * pitch));
                let to = dst.wrapping_add(p);
                blocks::<V, false>(have, width, from, pitch as isize, have, to, ws);
            }
        } else {
            for p in 0..k {
                for w in 0..width {
                    let to = dst.wrapping_offset(p as isize * ks + w as isize * ws);
                    *to = *src.wrapping_add(p * pitch + w);
                }
            }
        }
    }
}

/// The lower triangle of an n x n matrix with adjacent elements in a row, rows `rs` apart, is copied to columns
/// `pitch` apart, with zeros above it as far as a diagonal block of MAX_NR rows goes.
///
/// # Safety
/// The CPU has V's instruction set; the triangle is readable, and dst writable for n columns of n rounded up to
/// a multiple of VL.
#[inline(always)]
pub(crate) unsafe fn pack_triangle<V: Vect>(
    n: usize,
    src: *const V::T,
    rs: isize,
    dst: *mut V::T,
    pitch: usize,
) {
    // SAFETY: the caller's promise; loads are limited to the triangle.
    unsafe {
        for j in (0..n).step_by(V::VL) {
            let cols = V::VL.min(n - j);
            let column = dst.wrapping_add(j * pitch);
            let zeros = V::load_n(src, 0);
            for i in (j - j % MAX_NR..j).step_by(V::VL) {
                for c in 0..cols {
                    V::store(column.wrapping_add(c * pitch + i), zeros);
                }
            }
            for i in (j..n).step_by(V::VL) {
                let rows = V::VL.min(n - i);
                let from = src.wrapping_offset(i as isize * rs).wrapping_add(j);
                let mut x = [zeros; 16];
                for r in 0..V::VL {
                    if r < rows {
                        let row = from.wrapping_offset(r as isize * rs);
                        x[r] = if i > j { V::load(row) } else { V::load_n(row, r + 1) };
                    }
                }
                V::transpose(&mut x);
                for c in 0..V::VL {
                    if c < cols {
                        V::store(column.wrapping_add(c * pitch + i), x[c]);
                    }
                }
            }
        }
    }
}

/// The way back: the rows of the lower triangle of an n x n matrix from columns `pitch` apart. Nothing above the
/// diagonal is written.
///
/// # Safety
/// The CPU has V's instruction set; src is readable for n columns of n rounded up to a multiple of VL, and the
/// triangle is writable.
#[inline(always)]
pub(crate) unsafe fn unpack_triangle<V: Vect>(
    n: usize,
    src: *const V::T,
    pitch: usize,
    dst: *mut V::T,
    rs: isize,
) {
    // SAFETY: the caller's promise; stores are limited to the triangle.
    unsafe {
        for j in (0..n).step_by(V::VL) {
            let cols = V::VL.min(n - j);
            let column = src.wrapping_add(j * pitch);
            for i in (j..n).step_by(V::VL) {
                let rows = V::VL.min(n - i);
                let to = dst.wrapping_offset(i as isize * rs).wrapping_add(j);
                let mut x = [V::load_n(column, 0); 16];
                for c in 0..V::VL {
                    if c < cols {
                        x[c] = V::load(column.wrapping_add(c * pitch + i));
                    }
                }
                V::transpose(&mut x);
                for r in 0..V::VL {
                    if r < rows {
                        let row = to.wrapping_offset(r as isize * rs);
                        if i > j {
                            V::store(row, x[r]);
                        } else {
                            V::store_n(row, x[r], r + 1);
                        }
                    }
                }
            }
        }
    }
}

/// Bytes of a matrix whose lines are met several times without being fetched again: larger ones are turned by lines.
pub(crate) const NEAR: usize = 40 << 10;

/// The blocks of VL x VL elements of the lower triangle of an n x n matrix: those of a cache line of columns before the next
/// ones, so that a line of a row is met once. Blocks on the diagonal and those cut short go the first way, the others the second
/// one. A macro: closures are compiled without the caller's instruction set.
macro_rules! by_lines {
    ($v:ty, $n:expr, |$i:ident, $j:ident| $corner:block, |$i2:ident, $j2:ident| $whole:expr) => {
        let (n, vl) = ($n, <$v as Vect>::VL);
        let columns = (LINE / size_of::<<$v as Vect>::T>()).max(vl);
        let mut line = 0;
        while line < n {
            let end = n.min(line + columns);
            let mut $i = line;
            while $i < n {
                if $i >= end && $i + vl <= n {
                    let $i2 = $i;
                    for q in 0..columns / vl {
                        let $j2 = line + q * vl;
                        $whole;
                    }
                } else {
                    let mut $j = line;
                    while $j < end && $j <= $i {
                        $corner
                        $j += vl;
                    }
                }
                $i += vl;
            }
            line = end;
        }
    };
}

/// [`pack_triangle`] by lines.
///
/// # Safety
/// As for that.
#[inline(always)]
pub(crate) unsafe fn pack_triangle_lines<V: Vect>(
    n: usize,
    src: *const V::T,
    rs: isize,
    dst: *mut V::T,
    pitch: usize,
) {
    let from = |i: usize, j: usize| src.wrapping_offset(i as isize * rs).wrapping_add(j);
    let to = |i: usize, j: usize| dst.wrapping_add(j * pitch + i);
    // SAFETY: the caller's promise; loads are limited to the triangle.
    unsafe {
        let zeros = V::load_n(src, 0);
        for j in (0..n).step_by(V::VL) {
            for i in (j - j % MAX_NR..j).step_by(V::VL) {
                for c in j..n.min(j + V::VL) {
                    V::store(to(i, c), zeros);
                }
            }
        }
        by_lines!(
            V,
            n,
            |i, j| {
                let mut x = [zeros; 16];
                for r in 0..V::VL {
                    if i + r < n {
                        let row = from(i + r, j);
                        x[r] = if i > j { V::load(row) } else { V::load_n(row, r + 1) };
                    }
                }
                V::transpose(&mut x);
                for c in 0..V::VL {
                    if j + c < n {
                        V::store(to(i, j + c), x[c]);
                    }
                }
            },
            |i, j| turned::<V>((from(i, j), rs), (to(i, j), pitch as isize))
        );
    }
}

/// [`unpack_triangle`] by lines.
///
/// # Safety
/// As for that.
#[inline(always)]
pub(crate) unsafe fn unpack_triangle_lines<V: Vect>(
    n: usize,
    src: *const V::T,
    pitch: usize,
    dst: *mut V::T,
    rs: isize,
) {
    let from = |i: usize, j: usize| src.wrapping_add(j * pitch + i);
    let to = |i: usize, j: usize| dst.wrapping_offset(i as isize * rs).wrapping_add(j);
    // SAFETY: the caller's promise; stores are limited to the triangle.
    unsafe {
        by_lines!(
            V,
            n,
            |i, j| {
                let mut x = [V::load_n(src, 0); 16];
                for c in 0..V::VL {
                    if j + c < n {
                        x[c] = V::load(from(i, j + c));
                    }
                }
                V::transpose(&mut x);
                for r in 0..V::VL {
                    if i + r < n {
                        if i > j {
                            V::store(to(i + r, j), x[r]);
                        } else {
                            V::store_n(to(i + r, j), x[r], r + 1);
                        }
                    }
                }
            },
            |i, j| turned::<V>((from(i, j), pitch as isize), (to(i, j), rs))
        );
    }
}

/// A block of VL x VL elements, transposed.
#[inline(always)]
unsafe fn turned<V: Vect>(
    (from, from_apart): (*const V::T, isize),
    (to, to_apart): (*mut V::T, isize),
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut x = [V::load(from); 16];
        for r in 0..V::VL {
            x[r] = V::load(from.wrapping_offset(r as isize * from_apart));
        }
        V::transpose(&mut x);
        for c in 0..V::VL {
            V::store(to.wrapping_offset(c as isize * to_apart), x[c]);
        }
    }
}

/// One column of blocks: `have` <= VL lines are read, `want` elements of each step written.
#[inline(always)]
unsafe fn blocks<V: Vect, const CONJ: bool>(
    have: usize,
    steps: usize,
    src: *const V::T,
    ls: isize,
    want: usize,
    dst: *mut V::T,
    ds: isize,
) {
    // SAFETY: the caller's promise; loads and stores are limited to what is there.
    unsafe {
        for s in (0..steps).step_by(V::VL) {
            let (here, from) = (V::VL.min(steps - s), src.wrapping_add(s));
            let mut x = [V::load_n(from, 0); 16];
            if have == V::VL && here == V::VL {
                for i in 0..V::VL {
                    x[i] = V::load(from.wrapping_offset(i as isize * ls));
                }
            } else {
                for i in 0..V::VL {
                    if i < have {
                        x[i] = V::load_n(from.wrapping_offset(i as isize * ls), here);
                    }
                }
            }
            V::transpose(&mut x);
            for i in 0..V::VL {
                let v = if CONJ { V::conj(x[i]) } else { x[i] };
                let to = dst.wrapping_offset((s + i) as isize * ds);
                if here == V::VL && want == V::VL {
                    V::store(to, v);
                } else if i < here {
                    V::store_n(to, v, want);
                }
            }
        }
    }
}

/// Any strides; blocks of steps, so that a line's cache lines are used up before they are evicted.
#[inline(always)]
unsafe fn pack_any<T: Scalar>(
    width: usize,
    pitch: usize,
    k: usize,
    src: *const T,
    ws: isize,
    ks: isize,
    conj: bool,
    dst: *mut T,
) {
    const STEPS: usize = 16;
    // SAFETY: the caller's promise.
    unsafe {
        for p0 in (0..k).step_by(STEPS) {
            let steps = STEPS.min(k - p0);
            for w in 0..width {
                let line = src.wrapping_offset(w as isize * ws + p0 as isize * ks);
                let to = dst.wrapping_add(p0 * pitch + w);
                for p in 0..steps {
                    let x = *line.wrapping_offset(p as isize * ks);
                    *to.wrapping_add(p * pitch) = x.conj_if(conj);
                }
            }
            for w in width..pitch {
                for p in 0..steps {
                    *dst.wrapping_add((p0 + p) * pitch + w) = T::ZERO;
                }
            }
        }
    }
}
