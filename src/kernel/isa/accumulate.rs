//! The k loop of the register tiles: MV vectors x NR columns of sums stay in registers, and lines are asked for that are
//! needed soon.

use super::simd::{Vect, unroll};

/// How far ahead of its use the packed B is fetched, in steps of k; packed A is streamed by hardware.
const AHEAD: usize = 8;
/// The same of columns of A that are packed on the way.
const COLUMNS_AHEAD: isize = 6;
/// Bytes between columns of a C that may have more pages than the core knows the addresses of: of square matrices those
/// of some 8 MiB and more.
const PAGES_APART: usize = 6 << 10;
/// Bytes of a cache line, as far as fetching ahead goes.
pub(crate) const LINE: usize = 64;

/// Lines that are used soon, besides the operands of a tile: those at `base + at[q]`, for as many q as the tile
/// has time for, at most [`Kernels::slots`](super::Kernels::slots), and those from `stream` on, `stride` elements apart,
/// one for every four steps: always, since a tile with both loops is compiled with its sums in memory (0.8 of the speed).
/// From one tile of a run to the next these three move by `forward` elements, `turn` entries and `step` elements; where
/// neither of the first two moves, the lines at `base` need not be asked for.
#[derive(Clone, Copy)]
pub struct Ahead<T> {
    pub base: *const T,
    pub at: *const u32,
    pub stream: *const T,
    pub stride: isize,
    pub forward: usize,
    pub turn: usize,
    pub step: isize,
}

impl<T> Ahead<T> {
    /// For tiles that have nothing to ask for besides their operands: the line at p.
    pub fn only(p: *const T) -> Self {
        const HERE: [u32; 64] = [0; 64];
        let at = HERE.as_ptr();
        Ahead { base: p, at, stream: p, stride: 0, forward: 0, turn: 0, step: 0 }
    }
}

/// Asks for the line at p: for the first-level cache, or for the second with `FAR`.
#[inline(always)]
pub(crate) fn prefetch<T, const FAR: bool>(p: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a prefetch has no architectural effect, whatever the address.
    unsafe {
        use core::arch::x86_64::{_MM_HINT_T0, _MM_HINT_T1, _mm_prefetch};
        if FAR {
            _mm_prefetch::<{ _MM_HINT_T1 }>(p.cast())
        } else {
            _mm_prefetch::<{ _MM_HINT_T0 }>(p.cast())
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = p;
}

/// One step of the k loop. A function, not a closure: a closure would lack `inline(always)`, and with
/// it the caller's target features.
#[inline(always)]
pub(super) unsafe fn step<V: Vect, const MV: usize, const NR: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    a: *const V::T,
    b: *const V::T,
) {
    // SAFETY: a holds MV vectors and b NR elements.
    unsafe {
        if MV == 3 && NR == V::TWELVE {
            return V::twelve::<MV, NR>(acc, a, b);
        }
        let mut va = [V::load(a); MV];
        for i in 0..MV {
            va[i] = V::load(a.wrapping_add(i * V::VL));
        }
        unroll!(J < NR, {
            let vb = V::splat_near::<J>(b);
            for i in 0..MV {
                acc[J][i] = V::mac(acc[J][i], va[i], vb);
            }
        });
    }
}

/// Asks for what four steps read of B, [`AHEAD`] steps from b on. The panel of B is fetched again for every tile, from the
/// second level: what a tile reads of A is more than the first level holds beside it.
#[inline(always)]
fn ask_for_numbers<T, const NR: usize>(b: *const T) {
    let size = size_of::<T>();
    for line in 0..(4 * NR * size).div_ceil(LINE) {
        prefetch::<_, false>(b.wrapping_add(AHEAD * NR + line * (LINE / size)));
    }
}

/// The same where steps lie `pitch` elements apart.
#[inline(always)]
pub(super) fn ask_for_steps<T, const NR: usize>(b: *const T, pitch: usize) {
    if pitch == NR {
        return ask_for_numbers::<_, NR>(b);
    }
    for p in 0..4 {
        prefetch::<_, false>(b.wrapping_add((AHEAD + p) * pitch));
    }
}

/// Elements between steps of B: NR, or those of a strip of so many vectors.
const fn pitch<V: Vect, const NR: usize, const STRIP: usize>() -> usize {
    if STRIP > 0 { STRIP * V::VL } else { NR }
}

/// Four steps.
#[inline(always)]
unsafe fn steps<V: Vect, const MV: usize, const NR: usize, const STRIP: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    a: &mut *const V::T,
    b: &mut *const V::T,
) {
    let pitch = pitch::<V, NR, STRIP>();
    ask_for_steps::<_, NR>(*b, pitch);
    for p in 0..4 {
        let (a, b) = (a.wrapping_add(p * MV * V::VL), b.wrapping_add(p * pitch));
        // SAFETY: the caller's promise.
        unsafe { step::<V, MV, NR>(acc, a, b) }
    }
    *a = a.wrapping_add(4 * MV * V::VL);
    *b = b.wrapping_add(4 * pitch);
}

/// acc[j][i] += A(:, p) B(p, j) for p < k; A is packed with pitch MV vectors, B with pitch NR.
#[inline(always)]
pub(super) unsafe fn accumulate<V: Vect, const MV: usize, const NR: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    a: *const V::T,
    b: *const V::T,
) {
    // SAFETY: passed on.
    unsafe {
        if MV == 3 && NR == V::TWELVE {
            return accumulate_twelve::<V, MV, NR, 0>(acc, k, a, b, (b, 0));
        }
        accumulate_steps::<V, MV, NR, 0>(acc, k, a, b);
    }
}

/// The same, or with a B whose numbers are part of a strip of so many vectors.
#[inline(always)]
unsafe fn accumulate_steps<V: Vect, const MV: usize, const NR: usize, const STRIP: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    mut a: *const V::T,
    mut b: *const V::T,
) {
    // SAFETY: a and b are readable for k steps.
    unsafe {
        for _ in 0..k / 4 {
            steps::<V, MV, NR, STRIP>(acc, &mut a, &mut b);
        }
        for _ in 0..k % 4 {
            step::<V, MV, NR>(acc, a, b);
            a = a.wrapping_add(MV * V::VL);
            b = b.wrapping_add(pitch::<V, NR, STRIP>());
        }
    }
}

/// [`accumulate`] where there is [`Vect::twelve_packed`], asking for a line of `stream` with every four steps.
#[inline(always)]
unsafe fn accumulate_twelve<V: Vect, const MV: usize, const NR: usize, const STRIP: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    mut a: *const V::T,
    mut b: *const V::T,
    stream: (*const V::T, isize),
) {
    // 96 bytes in the assembly.
    const { assert!(V::TWELVE == 0 || STRIP == 0 || STRIP == 3) };
    // SAFETY: a and b are readable for k steps.
    unsafe {
        V::twelve_packed::<MV, NR, STRIP>(acc, k / 8, a, b, stream);
        let (done, pitch) = (k & !7, pitch::<V, NR, STRIP>());
        (a, b) = (a.wrapping_add(done * MV * V::VL), b.wrapping_add(done * pitch));
        if k & 4 != 0 {
            steps::<V, MV, NR, STRIP>(acc, &mut a, &mut b);
        }
        for _ in 0..k & 3 {
            step::<V, MV, NR>(acc, a, b);
            (a, b) = (a.wrapping_add(MV * V::VL), b.wrapping_add(pitch));
        }
    }
}

/// Asks for the first line of each of `n` columns, if they lie so far apart that addresses of their pages may be wanted.
#[inline(always)]
fn ask_for_pages<T>(n: usize, cs: isize, column: impl Fn(usize) -> *const T) {
    if cs.unsigned_abs() > PAGES_APART / size_of::<T>() {
        for j in 0..n {
            prefetch::<_, true>(column(j));
        }
    }
}

/// [`accumulate_ahead`] where there is [`Vect::twelve_packed`]: all lines but the stream's are asked for at once, so that
/// nothing stands between the steps. Cut into pieces of eight steps, each with its share of them, the loop is 1.05 times
/// slower beside a thread that uses the same core: it takes five times the room among decoded instructions.
#[inline(always)]
unsafe fn accumulate_twelve_ahead<V: Vect, const MV: usize, const NR: usize, const STRIP: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    a: *const V::T,
    b: *const V::T,
    (c, cs, n): (*const V::T, isize, usize),
    next: Ahead<V::T>,
) {
    let line = LINE / size_of::<V::T>();
    let lines = (MV * V::VL).div_ceil(line);
    let column = |j: usize| c.wrapping_offset(j.min(n - 1) as isize * cs);
    ask_for_pages(NR, cs, column);
    for j in 0..NR {
        for i in 0..lines {
            prefetch::<_, false>(column(j).wrapping_add(i * line));
        }
    }
    if next.forward + next.turn > 0 && k >= 4 * NR * lines {
        for q in 0..NR * lines {
            // SAFETY: there are as many entries.
            let at = unsafe { *next.at.wrapping_add(q) };
            prefetch::<_, true>(next.base.wrapping_add(at as usize));
        }
    }
    let stream = (next.stream, next.stride);
    // SAFETY: the caller's promise.
    unsafe { accumulate_twelve::<V, MV, NR, STRIP>(acc, k, a, b, stream) }
}

/// [`accumulate`], asking for the tile's lines of C on the way, a line with every four steps so that
/// they don't delay those of A and B, and for as many of `next`. Of columns far apart the first lines come at once:
/// addresses of pages are then looked up side by side, where a core would wait for each. With STRIP, B's numbers are part of a
/// strip of so many vectors.
#[inline(always)]
pub(super) unsafe fn accumulate_ahead<
    V: Vect,
    const MV: usize,
    const NR: usize,
    const STRIP: usize,
>(
    acc: &mut [[V::Acc; MV]; NR],
    mut k: usize,
    mut a: *const V::T,
    mut b: *const V::T,
    (c, cs, n): (*const V::T, isize, usize),
    next: Ahead<V::T>,
) {
    let line = LINE / size_of::<V::T>();
    let lines = (MV * V::VL).div_ceil(line);
    let column = |j: usize| c.wrapping_offset(j.min(n - 1) as isize * cs);
    if MV == 3 && NR == V::TWELVE {
        // SAFETY: the caller's promise.
        return unsafe {
            accumulate_twelve_ahead::<V, MV, NR, STRIP>(acc, k, a, b, (c, cs, n), next)
        };
    }
    let mut stream = next.stream;
    if k < 4 * NR * lines {
        for j in 0..n {
            for i in 0..lines {
                prefetch::<_, false>(column(j).wrapping_add(i * line));
            }
        }
    } else {
        ask_for_pages(NR, cs, column);
        for j in 0..NR {
            let c = column(j);
            for i in 0..lines {
                prefetch::<_, false>(c.wrapping_add(i * line));
                // SAFETY: there are as many entries; a and b are readable for k steps, of which this takes
                // 4 * NR * lines.
                unsafe {
                    let at = *next.at.wrapping_add(j * lines + i);
                    prefetch::<_, true>(next.base.wrapping_add(at as usize));
                    prefetch::<_, true>(stream);
                    steps::<V, MV, NR, STRIP>(acc, &mut a, &mut b);
                }
                stream = stream.wrapping_offset(next.stride);
            }
        }
        k -= 4 * NR * lines;
    }
    // SAFETY: as above, the rest of the steps.
    unsafe {
        for _ in 0..k / 4 {
            prefetch::<_, true>(stream);
            steps::<V, MV, NR, STRIP>(acc, &mut a, &mut b);
            stream = stream.wrapping_offset(next.stride);
        }
        accumulate_steps::<V, MV, NR, STRIP>(acc, k % 4, a, b)
    }
}

/// [`accumulate`] of an A that is not packed yet: its columns lie `acs` apart and are left behind at `packed`. A line of
/// C is asked for with every four steps, the first ones at once if there are not enough steps.
#[inline(always)]
pub(super) unsafe fn accumulate_packing<V: Vect, const MV: usize, const NR: usize>(
    acc: &mut [[V::Acc; MV]; NR],
    k: usize,
    (mut a, acs): (*const V::T, isize),
    mut packed: *mut V::T,
    (mut b, pitch): (*const V::T, usize),
    (c, cs, n): (*const V::T, isize, usize),
) {
    let size = size_of::<V::T>();
    let lines = (MV * V::VL * size).div_ceil(LINE);
    let (mut column, mut line) = (0, 0);
    let mut ask = || {
        if column < n {
            let c = c.wrapping_offset(column as isize * cs);
            prefetch::<_, false>(c.wrapping_add(line * (LINE / size)));
            line += 1;
            if line == lines {
                (column, line) = (column + 1, 0);
            }
        }
    };
    for _ in k / 4..n * lines {
        ask();
    }
    for p in 0..k {
        if p % 4 == 0 {
            ask();
            ask_for_steps::<_, NR>(b, pitch);
        }
        let soon = a.wrapping_offset(COLUMNS_AHEAD * acs);
        for i in 0..lines {
            prefetch::<_, false>(soon.wrapping_add(i * (LINE / size)));
        }
        // SAFETY: the caller's promise: a column has MV vectors, and so has a step of what is packed.
        unsafe {
            for i in 0..MV {
                V::store(packed.wrapping_add(i * V::VL), V::load(a.wrapping_add(i * V::VL)));
            }
            step::<V, MV, NR>(acc, a, b);
        }
        a = a.wrapping_offset(acs);
        packed = packed.wrapping_add(MV * V::VL);
        b = b.wrapping_add(pitch);
    }
}
