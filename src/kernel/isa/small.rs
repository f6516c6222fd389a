//! Products so small that packing costs more than it saves: the register tile of `tile.rs` reading its
//! operands where they are.
//!
//! Columns of A are loaded as vectors (the last ones masked), elements of B are broadcast from any
//! strides. An A that does not have adjacent rows is packed, a panel at a time, into a buffer on the
//! stack. An element of C is the same sequence of operations as in the packed path.

use super::simd::Vect;
use super::tile::{Factor, LINE, Unit, prefetch, store};
use super::update::twelve_sums;
use crate::kernel::params::KC;
use core::mem::MaybeUninit;

/// C := beta C + alpha A B with adjacent rows in C; A is m x k, B is k x n.
pub(crate) struct Small<T> {
    pub m: usize,
    pub n: usize,
    pub k: usize,
    pub alpha: T,
    /// Asked once, as `kind` is.
    pub unit: Unit,
    pub a: *const T,
    pub ars: isize,
    pub acs: isize,
    pub b: *const T,
    pub brs: isize,
    pub bcs: isize,
    /// Columns of A so far apart that they are better copied together first.
    pub spread: bool,
    /// Whether a panel of rows asks for what the next one reads of A and C.
    pub ahead: bool,
    /// Whether the elements of A and of B are conjugated.
    pub conj: (bool, bool),
    pub beta: T,
    /// Whether beta is 0 and whether it is 1, asked once: in a tile compilers compare what is beside it, too, which may
    /// look like a subnormal number and raise an exception.
    pub kind: (bool, bool),
    pub c: *mut T,
    pub ccs: isize,
}

/// Bytes of the buffer for a panel of A: one vector of rows, KC deep, on any instruction set.
pub(super) const PANEL_BYTES: usize = 64 * KC;

/// A buffer for packed rows of A.
#[repr(align(64))]
pub(super) struct Panel(MaybeUninit<[u8; PANEL_BYTES]>);

impl Panel {
    #[inline(always)]
    pub fn new() -> Self {
        Panel(MaybeUninit::uninit())
    }
    #[inline(always)]
    pub fn start<T>(&mut self) -> *mut T {
        self.0.as_mut_ptr().cast()
    }
}

/// Vectors of rows that the buffer holds.
#[inline(always)]
pub(super) fn panel_vectors<V: Vect>(k: usize) -> usize {
    (PANEL_BYTES / (k * V::VL * size_of::<V::T>())).max(1)
}

/// Rows in a panel, when m rows are cut into as few panels of at most `most` vectors as possible, of
/// about the same height.
#[inline(always)]
pub(super) fn panel_rows<V: Vect>(m: usize, most: usize) -> usize {
    let vectors = m.div_ceil(V::VL);
    if vectors <= most { vectors * V::VL } else { vectors.div_ceil(vectors.div_ceil(most)) * V::VL }
}

/// acc[j][i] += A(:, p) B(p, j) for p < k. B has n <= NR columns; the last one stands in for those that
/// are missing. `tail` is the number of rows in the last vector of A unless it is FULL.
#[inline(always)]
unsafe fn accumulate<V: Vect, const MV: usize, const NR: usize, const FULL: bool>(
    acc: &mut [[V::Acc; MV]; NR],
    s: &Small<V::T>,
    (mut a, acs): (*const V::T, isize),
    b: *const V::T,
    tail: usize,
    n: usize,
) {
    let mut columns = [b; NR];
    for j in 1..NR {
        columns[j] = b.wrapping_offset(j.min(n - 1) as isize * s.bcs);
    }
    let mut at = 0;
    // SAFETY: a has k columns of MV vectors, the last of `tail` rows; b is k x n.
    unsafe {
        let (tail_or_all, b) = (if FULL { V::VL } else { tail }, (columns, s.brs));
        let done = twelve_sums::<V, MV, NR>(acc, s.k, (a, acs), b, tail_or_all);
        for _ in 0..if done { 0 } else { s.k } {
            let mut va = [V::load_n(a, 0); MV];
            for i in 0..MV {
                let p = a.wrapping_add(i * V::VL);
                va[i] = if FULL || i + 1 < MV { V::load(p) } else { V::load_n(p, tail) };
            }
            for j in 0..NR {
                let vb = V::splat(*columns[j].wrapping_offset(at));
                for i in 0..MV {
                    acc[j][i] = V::mac(acc[j][i], va[i], vb);
                }
            }
            a = a.wrapping_offset(acs);
            at = at.wrapping_add(s.brs);
        }
    }
}

/// Asks for what a panel of rows from i on, m of them, reads in columns j to j + nr of C, and for an equal share of the
/// columns of A. Those are as many places as there are columns, more than hardware fetches ahead from.
#[inline(always)]
pub(super) fn ask_for_panel<T>(s: &Small<T>, (i, m): (usize, usize), j: usize, nr: usize) {
    let end = (i + m).min(s.m);
    let ask = |column: *const T| {
        for line in 0..(m * size_of::<T>()).div_ceil(LINE) {
            let last = column.wrapping_add(end).cast::<u8>().wrapping_sub(1);
            prefetch::<_, false>(last.wrapping_sub(line * LINE));
        }
    };
    for j in j..(j + nr).min(s.n) {
        ask(s.c.wrapping_offset(j as isize * s.ccs));
    }
    let share = (s.k * nr).div_ceil(s.n);
    for p in (j / nr * share..s.k).take(share) {
        ask(s.a.wrapping_offset(p as isize * s.acs));
    }
}

/// The m x n corner of a tile, (MV - 1) VL < m <= MV VL, 1 <= n <= NR.
///
/// # Safety
/// The CPU has V's instruction set; a, b and c are the operands' elements that the tile needs.
#[inline(always)]
pub(super) unsafe fn small_tile<V: Vect, const MV: usize, const NR: usize>(
    s: &Small<V::T>,
    a: (*const V::T, isize),
    b: *const V::T,
    c: *mut V::T,
    m: usize,
    n: usize,
) {
    let tail = m - (MV - 1) * V::VL;
    // SAFETY: the caller's promise; stores are limited to m x n.
    unsafe {
        let mut acc = [[V::zero(); MV]; NR];
        if tail == V::VL {
            accumulate::<V, MV, NR, true>(&mut acc, s, a, b, tail, n);
        } else {
            accumulate::<V, MV, NR, false>(&mut acc, s, a, b, tail, n);
        }
        let (factor, beta) = (Factor::known::<V>(s.alpha, s.unit), V::splat(s.beta));
        for (j, column) in acc.iter().enumerate() {
            if j >= n {
                break;
            }
            let cj = c.wrapping_offset(j as isize * s.ccs);
            for (i, x) in column.iter().enumerate() {
                // The k loop need not know: conjugation is a change of signs in its sums.
                let x = if s.conj.0 { V::conj_acc(*x) } else { *x };
                let ab = if s.conj.1 { V::finish_conj(x) } else { V::finish(x) };
                let lanes = if i + 1 < MV { V::VL } else { tail };
                let p = cj.wrapping_add(i * V::VL);
                store::<V>((p, p), ab, factor, beta, s.kind, lanes);
            }
        }
    }
}

/// The loops around the tile, with an instruction set's features.
macro_rules! instantiate_small {
    ($(#[$features:meta])*) => {
        /// Never part of its caller: one tile needs all registers.
        $(#[$features])*
        #[inline(never)]
        unsafe fn small_tile<V: Vect, const MV: usize, const NR: usize>(
            s: &small::Small<V::T>, a: (*const V::T, isize), b: *const V::T, c: *mut V::T,
            m: usize, n: usize,
        ) {
            // SAFETY: passed on.
            unsafe { small::small_tile::<V, MV, NR>(s, a, b, c, m, n) }
        }
        /// A tile in the narrowest shape that holds it: of NR columns or half of that.
        $(#[$features])*
        #[inline]
        unsafe fn small_columns<V: Vect, const MV: usize, const NR: usize>(
            s: &small::Small<V::T>, a: (*const V::T, isize), b: *const V::T, c: *mut V::T,
            m: usize, n: usize,
        ) {
            // SAFETY: passed on.
            unsafe {
                match NR {
                    8 if n <= 4 => small_tile::<V, MV, 4>(s, a, b, c, m, n),
                    4 if n <= 2 => small_tile::<V, MV, 2>(s, a, b, c, m, n),
                    2 if n == 1 => small_tile::<V, MV, 1>(s, a, b, c, m, n),
                    _ => small_tile::<V, MV, NR>(s, a, b, c, m, n),
                }
            }
        }
        /// The loops over panels of rows and over tiles. Panels are packed at `panel`, which has room for
        /// `most` vectors of rows, if that is not null.
        $(#[$features])*
        unsafe fn small_panels<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            s: &small::Small<V::T>, panel: *mut V::T, most: usize,
        ) {
            let step = small::panel_rows::<V>(s.m, most);
            let mut i = 0;
            while i < s.m {
                let m = (s.m - i).min(step);
                let mut a = (s.a.wrapping_offset(i as isize * s.ars), s.acs);
                if !panel.is_null() {
                    let pitch = m.next_multiple_of(V::VL);
                    // SAFETY: passed on; there is room for these rows.
                    unsafe { pack::<V>(m, pitch, s.k, a.0, s.ars, s.acs, false, panel) };
                    a = (panel, pitch as isize);
                }
                let mut j = 0;
                while j < s.n {
                    let n = (s.n - j).min(NR);
                    let b = s.b.wrapping_offset(j as isize * s.bcs);
                    let c = s.c.wrapping_offset(j as isize * s.ccs).wrapping_add(i);
                    if s.ahead && s.ars == 1 && i + step < s.m {
                        small::ask_for_panel(s, (i + step, step), j, NR);
                    }
                    // SAFETY: passed on.
                    unsafe {
                        if m <= V::VL {
                            small_columns::<V, 1, NR>(s, a, b, c, m, n);
                        } else if m <= 2 * V::VL {
                            small_columns::<V, M2, NR>(s, a, b, c, m, n);
                        } else {
                            small_columns::<V, M3, NR>(s, a, b, c, m, n);
                        }
                    }
                    j += NR;
                }
                i += step;
            }
        }
        $(#[$features])*
        unsafe fn small_gemm<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            s: &small::Small<V::T>,
        ) {
            // SAFETY: passed on.
            unsafe {
                if s.ars != 1 || s.spread && s.n > NR {
                    small_packed::<V, M2, M3, NR>(s);
                } else if s.m <= V::VL && s.n <= NR {
                    // One tile: the loops would cost as much as it does.
                    small_columns::<V, 1, NR>(s, (s.a, s.acs), s.b, s.c, s.m, s.n);
                } else {
                    small_panels::<V, M2, M3, NR>(s, core::ptr::null_mut(), M3);
                }
            }
        }
        /// For an A whose rows are not adjacent. A function of its own, so that others need no room
        /// for the buffer.
        $(#[$features])*
        #[inline(never)]
        unsafe fn small_packed<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            s: &small::Small<V::T>,
        ) {
            let mut buffer = small::Panel::new();
            let most = small::panel_vectors::<V>(s.k).min(M3);
            // SAFETY: passed on; the buffer has room for `most` vectors.
            unsafe { small_panels::<V, M2, M3, NR>(s, buffer.start(), most) };
        }
    };
}
pub(super) use instantiate_small;
