//! The two loops of GEMM around the register tile: one block of C from packed operands.
//!
//! Tiles outside the part of C that is wanted are skipped, those that are cut by its edge are as high as what is
//! wanted of them, and those in a C without adjacent rows are finished in a temporary. While tiles multiply they ask
//! for lines that are needed next.

use super::coming::{Bring, Coming};
use super::gemm::{Cover, Part};
use super::isa::tile::{Ahead, LINE, Place};
use super::isa::{Kernels, machine};
use super::params::{MAX_MR_BYTES, MAX_NR, MAX_TILE};
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};
use super::zeros::Portion;
use core::mem::MaybeUninit;

/// Lines asked for by a tile, at most.
const SLOTS: usize = MAX_NR * MAX_MR_BYTES / 64;

/// The operand B, k steps deep: packed panels of nr columns, and before them, perhaps, columns that are packed as A is.
#[derive(Clone, Copy)]
pub(crate) struct Right<T> {
    /// All columns, of which those before `whole` need not be there.
    pub packed: *const T,
    /// The columns before `whole` in whole strips of mr, or with `conj` their conjugates.
    pub strips: *const T,
    pub whole: usize,
    pub conj: bool,
    /// The column that the block begins with, and a panel.
    pub first: usize,
}

impl<T> From<*const T> for Right<T> {
    fn from(packed: *const T) -> Self {
        Right { packed, strips: packed, whole: 0, conj: false, first: 0 }
    }
}

/// The columns of B that a tile has.
#[derive(Clone, Copy)]
struct Panel<T> {
    b: *const T,
    /// Elements between its steps, if they are part of a strip's.
    strip: Option<usize>,
    /// As many elements as it has, which its tiles ask for: the next panel, or a part of the next strip. Behind the last
    /// strip the panel that is last in it asks, the others for themselves.
    next: *const T,
}

impl<T: Scalar> Right<T> {
    /// The panel that begins at column j of the block.
    #[inline(always)]
    fn panel(&self, kr: &Kernels<T>, k: usize, j: usize) -> Panel<T> {
        let j = self.first + j;
        if j >= self.whole {
            let b = self.packed.wrapping_add(j * k);
            return Panel { b, strip: None, next: b.wrapping_add(k * kr.nr) };
        }
        let within = j % kr.mr;
        let strip = self.strips.wrapping_add((j - within) * k);
        let b = strip.wrapping_add(within);
        let next = if j - within + kr.mr < self.whole {
            strip.wrapping_add((kr.mr + within) * k)
        } else if within + kr.nr == kr.mr {
            self.packed.wrapping_add(self.whole * k)
        } else {
            b
        };
        Panel { b, strip: Some(kr.mr), next }
    }
}

/// Offsets of adjacent lines.
struct Lines<T>(T);

impl<T> Lines<T> {
    const ADJACENT: [u32; SLOTS] = {
        let mut at = [0; SLOTS];
        let mut q = 1;
        while q < SLOTS {
            at[q] = at[q - 1] + (64 / size_of::<T>()) as u32;
            q += 1;
        }
        at
    };
}

/// Lines of other columns that are needed soon: the same rows of each.
pub(crate) struct Upcoming<'r, T> {
    /// The first of them, their distance, and their number.
    pub column: *const T,
    pub cs: isize,
    pub cols: usize,
    /// An element in each line, as a row; a multiple of the tiles' slots.
    pub rows: &'r [u32],
    /// Rows of the first column that have been asked for.
    pub done: usize,
}

impl<T> Upcoming<'_, T> {
    #[inline(always)]
    fn is_done(&self) -> bool {
        self.cols == 0 || self.rows.is_empty()
    }
    /// Tiles that ask for all of it.
    pub fn all(&self, slots: usize) -> usize {
        (self.cols * self.rows.len() - self.done) / slots
    }
    /// Tiles that ask for lines of the same column.
    #[inline(always)]
    fn tiles(&self, slots: usize) -> usize {
        debug_assert!(self.rows.len().is_multiple_of(slots));
        (self.rows.len() - self.done) / slots
    }
    /// The column, and what `tiles` of them ask for.
    #[inline(always)]
    fn take(&mut self, slots: usize, tiles: usize) -> (*const T, *const u32) {
        let next = (self.column, self.rows[self.done..].as_ptr());
        self.done += slots * tiles;
        if self.done == self.rows.len() {
            (self.column, self.done) = (self.column.wrapping_offset(self.cs), 0);
            self.cols -= 1;
        }
        next
    }
}

/// What a block's tiles do besides.
pub(crate) struct Meanwhile<'a, 'r, T: Scalar> {
    /// Lines that are asked for, in place of those of the next panel of B.
    pub upcoming: Option<&'a mut Upcoming<'r, T>>,
    /// What is multiplied next, and asked for as well.
    pub after: &'a [T],
    /// What is cleared, a piece with a tile, and asked for as `after`.
    pub zeros: Option<&'a mut Portion<'r, T>>,
    /// The operand B, as far as it is not packed yet.
    pub bring: Option<Bring<'a, T>>,
    /// What is packed after this block.
    pub coming: Coming<'a, T>,
}

/// Lines that tiles ask for, `count` each: the first, their distance, and from one tile to the next.
struct Stream<T> {
    first: *const T,
    stride: isize,
    step: isize,
    tiles: usize,
}

impl<T: Scalar> Meanwhile<'_, '_, T> {
    /// What at most `most` tiles of column j ask for, `count` lines each; `late`: the first column whose tiles ask for
    /// what comes after the block.
    #[inline(always)]
    fn stream(&mut self, count: usize, j: usize, late: usize, most: usize) -> Option<Stream<T>> {
        let line = LINE / size_of::<T>();
        if let Some(zeros) = &mut self.zeros {
            return Some(Stream { first: zeros.next(), stride: line as isize, step: 0, tiles: 1 });
        }
        if !self.after.is_empty() {
            let (first, each) = (self.after.as_ptr(), (count * line).max(1));
            let tiles = self.after.len().div_ceil(each).min(most);
            self.after = &self.after[self.after.len().min(tiles * each)..];
            return Some(Stream { first, stride: line as isize, step: each as isize, tiles });
        }
        let columns = self.bring.as_mut().and_then(|b| b.ask(count, j, most));
        let columns = columns.or_else(|| match j >= late {
            true => self.coming.next(count, usize::MAX, most),
            false => None,
        });
        columns.map(|(first, stride, tiles)| Stream { first, stride, step: line as isize, tiles })
    }
    pub const NOTHING: Self =
        Meanwhile { upcoming: None, after: &[], zeros: None, bring: None, coming: Coming::NOTHING };
}

/// What the tiles of a block ask for, as far as the block's shape decides.
struct Asking {
    k: usize,
    slots: usize,
    /// Lines of a stream that a tile has time for.
    each: usize,
    /// The first column whose tiles ask for what comes after the block.
    late: usize,
    /// Tiles of a column that ask for all of the next panel of B as a stream, since with fewer rows than steps others would
    /// not come to ask for much of it; and how many have.
    askers: usize,
    done: usize,
}

impl Asking {
    fn new<T: Scalar>(
        kr: &Kernels<T>,
        (m, n, k): (usize, usize, usize),
        coming: &Coming<T>,
    ) -> Self {
        let (slots, each) = (kr.slots(), k / 4);
        debug_assert!(slots <= SLOTS);
        // The last panels of B ask for what comes after them.
        let panels = coming.times(each) / m.div_ceil(kr.mr).max(1) + 1;
        let late = n.saturating_sub(panels * kr.nr);
        let narrow = each > 0 && m < k && machine::is_narrow();
        let lines = (k * kr.nr * size_of::<T>()).div_ceil(LINE);
        let askers = if narrow { lines.div_ceil(each) } else { 0 };
        Asking { k, slots, each, late, askers, done: 0 }
    }

    /// What tiles from row i on ask for, of column j, with this panel of B: at most `most` of them, as many as are
    /// returned. `more`: whether another panel follows.
    #[inline(always)]
    fn next<T: Scalar>(
        &mut self,
        kr: &Kernels<T>,
        meanwhile: &mut Meanwhile<T>,
        panel: &Panel<T>,
        (i, j): (usize, usize),
        more: bool,
        most: usize,
    ) -> (Ahead<T>, usize) {
        let (k, b, line) = (self.k, panel.b, LINE / size_of::<T>());
        let upcoming = meanwhile.upcoming.as_deref().filter(|upcoming| !upcoming.is_done());
        let asked = upcoming.map(|upcoming| upcoming.tiles(self.slots));
        // The first tiles of a panel of B ask for the next one, each for a part.
        let limit = match asked {
            Some(tiles) => tiles,
            None if i < k => (k - i).div_ceil(kr.mr),
            None => most,
        };
        let most = most.min(limit);
        let stream = meanwhile.stream(self.each, j, self.late, most).unwrap_or_else(|| {
            let left = if more { self.askers - self.done } else { 0 };
            if left == 0 {
                return Stream { first: b, stride: 0, step: 0, tiles: most };
            }
            let step = self.each * line;
            let first = panel.next.wrapping_add(self.done * step);
            let tiles = most.min(left);
            self.done += tiles;
            Stream { first, stride: line as isize, step: step as isize, tiles }
        });
        let Stream { first, stride, step, tiles } = stream;
        let mut next = Ahead { stream: first, stride, step, ..Ahead::only(b) };
        if let Some(upcoming) = meanwhile.upcoming.as_mut().filter(|_| asked.is_some()) {
            ((next.base, next.at), next.turn) = (upcoming.take(self.slots, tiles), self.slots);
        } else {
            next.at = Lines::<T>::ADJACENT.as_ptr();
            if i < k && self.askers == 0 {
                (next.base, next.forward) = (panel.next.wrapping_add(i * kr.nr), kr.mr * kr.nr);
            }
        }
        (next, tiles)
    }
}

/// C := beta C + alpha A B for one block: the two loops around the register tile. C is read in `old`, if that is
/// there, which then has its shape and lies apart.
///
/// # Safety
/// a and b are the packed rows of c, and its columns, k deep.
pub(crate) unsafe fn macro_kernel<T: Scalar>(
    kr: &Kernels<T>,
    k: usize,
    alpha: T,
    a: *const T,
    b: Right<T>,
    beta: T,
    old: Option<MatRef<T>>,
    mut c: MatMut<T>,
    corner: (usize, usize),
    part: Part,
    mut meanwhile: Meanwhile<T>,
) {
    debug_assert!(b.whole.is_multiple_of(kr.mr) && b.first.is_multiple_of(kr.nr));
    // Tiles that are cut take the conjugates.
    debug_assert!(b.whole == 0 || b.conj || part == Part::Full);
    let (m, n) = (c.rows(), c.cols());
    let adjacent = c.rs() == 1 && old.is_none_or(|old| old.rs() == 1);
    // Of another beta the product with what is not part of a real diagonal could be NaN.
    let cuts = adjacent && (!part.is_real() || beta.is_zero() || beta == T::ONE);
    let mut asking = Asking::new(kr, (m, n, k), &meanwhile.coming);
    for j in (0..n).step_by(kr.nr) {
        let nb = kr.nr.min(n - j);
        if let Some(bring) = &mut meanwhile.bring {
            bring.panel(j);
        }
        asking.done = 0;
        let panel = b.panel(kr, k, j);
        let tiles_of = match panel.strip {
            Some(_) => &kr.gemm_strip[usize::from(b.conj)],
            None => &kr.gemm,
        };
        let mut i = 0;
        while i < m {
            let mb = kr.mr.min(m - i);
            let cover = part.cover(corner.0 + i, mb, corner.1 + j, nb);
            if cover == Cover::None {
                i += mb;
                continue;
            }
            // Whole tiles one below the other are a single call.
            let inside = adjacent && cover == Cover::All;
            let most = match inside && mb == kr.mr {
                true => part.whole_below(corner.0 + i, m - i, corner.1 + j) / kr.mr,
                false => 1,
            };
            let (a, b) = (a.wrapping_add(i * k), panel.b);
            let more = j + nb < n;
            let (next, tiles) = asking.next(kr, &mut meanwhile, &panel, (i, j), more, most);
            let rows = mb + (tiles - 1) * kr.mr;
            let c = c.rb_mut().sub(i, j, rows, nb);
            let old = old.map(|old| old.sub(i, j, rows, nb));
            let corner = (corner.0 + i, corner.1 + j);
            i += rows;
            let tile = tiles_of[kr.height(mb)];
            if inside {
                // SAFETY: panels as promised; c has adjacent rows, and so has what it is read from.
                unsafe { tile(k, a, b, alpha, beta, place(old, c), (mb, tiles), nb, next) };
            } else if cuts {
                // SAFETY: as above.
                unsafe { cut_tile(kr, k, alpha, (a, &panel), beta, old, c, corner, part) };
            } else {
                let mut temp = [MaybeUninit::<T>::uninit(); MAX_TILE];
                let t = temp.as_mut_ptr().cast::<T>();
                if !beta.is_zero() {
                    load_tile(old.unwrap_or(c.rb()), t, mb, corner, part);
                }
                let at = Place::new(t, mb as isize);
                // SAFETY: panels as promised; t has room for mb x nb.
                unsafe { tile(k, a, b, alpha, beta, at, (mb, 1), nb, next) };
                store_tile(c, t, mb, corner, part);
            }
        }
    }
}

/// Where C is written, and where it is read: in `old`, if that is there.
pub(super) fn place<T: Scalar>(old: Option<MatRef<T>>, mut c: MatMut<T>) -> Place<T> {
    let at = Place::new(c.as_mut_ptr(), c.cs());
    match old {
        Some(old) => Place { old: old.as_ptr(), old_cs: old.cs(), ..at },
        None => at,
    }
}

/// A tile at `corner` that the part's edge cuts: the vectors that have some of the part.
///
/// # Safety
/// As for [`macro_kernel`]; c has adjacent rows, and so has `old`.
#[inline]
unsafe fn cut_tile<T: Scalar>(
    kr: &Kernels<T>,
    k: usize,
    alpha: T,
    (a, b): (*const T, &Panel<T>),
    beta: T,
    old: Option<MatRef<T>>,
    mut c: MatMut<T>,
    corner: (usize, usize),
    part: Part,
) {
    let (m, n) = (c.rows(), c.cols());
    let upper = matches!(part, Part::Upper { .. });
    let last = corner.1 + n - 1;
    let (from, to) = part.rows(corner.0, m, if upper { last } else { corner.1 });
    // Whole vectors.
    let from = from & !(kr.vl - 1);
    let rows = to - from;
    let at = {
        let c = c.rb_mut().sub(from, 0, rows, n);
        place(old.map(|old| old.sub(from, 0, rows, n)), c)
    };
    let diagonal = corner.1 as isize - (corner.0 + from) as isize;
    let (a, b) = ((a.wrapping_add(from), kr.pitch(m)), (b.b, b.strip));
    // SAFETY: the caller's promise; the tile is as high as what is wanted of it.
    unsafe {
        let tile = kr.gemm_cut[kr.height(rows)];
        tile(k, a, b, alpha, beta, at, (rows, n), (diagonal, upper));
    }
    for j in 0..n {
        if let Some(i) = part.real_row(corner.0, m, corner.1 + j) {
            c.set(i, j, T::from_real(c.get(i, j).re()));
        }
    }
}

/// [`macro_kernel`] of a whole C, and nothing besides.
///
/// # Safety
/// As for [`macro_kernel`].
pub(crate) unsafe fn whole<T: Scalar>(
    kr: &Kernels<T>,
    k: usize,
    alpha: T,
    a: *const T,
    b: *const T,
    beta: T,
    c: MatMut<T>,
) {
    let nothing = Meanwhile::NOTHING;
    // SAFETY: passed on.
    unsafe { macro_kernel(kr, k, alpha, a, b.into(), beta, None, c, (0, 0), Part::Full, nothing) };
}

/// [`macro_kernel`] of a whole C whose A is packed on the way: `from` is its first element and the distance of its columns.
///
/// # Safety
/// As for [`macro_kernel`], but `a` only has room for the packed panels; c has adjacent rows.
pub(crate) unsafe fn macro_kernel_packing<T: Scalar>(
    kr: &Kernels<T>,
    k: usize,
    alpha: T,
    from: (*const T, isize),
    a: *mut T,
    b: Right<T>,
    beta: T,
    mut c: MatMut<T>,
    mut meanwhile: Meanwhile<T>,
) {
    debug_assert!(c.rs() == 1);
    let (m, n) = (c.rows(), c.cols());
    let nb = kr.nr.min(n);
    let first = b.panel(kr, k, 0);
    debug_assert!(!T::IS_COMPLEX || !b.conj);
    let columns = (first.b, first.strip.unwrap_or(kr.nr));
    if let Some(bring) = &mut meanwhile.bring {
        bring.panel(0);
        bring.first += nb;
    }
    for i in (0..m).step_by(kr.mr) {
        let mb = kr.mr.min(m - i);
        let (source, panel) = (from.0.wrapping_add(i), a.wrapping_add(i * k));
        let mut c = c.rb_mut().sub(i, 0, mb, nb);
        // SAFETY: panels as promised; c has adjacent rows.
        unsafe {
            if mb == kr.mr {
                let (c, cs) = (c.as_mut_ptr(), c.cs());
                (kr.gemm_packing)(k, (source, from.1), panel, columns, alpha, beta, c, cs, nb);
            } else {
                (kr.pack)(mb, kr.pitch(mb), k, source, 1, from.1, false, panel);
                let nothing = Meanwhile::NOTHING;
                macro_kernel(kr, k, alpha, panel, b, beta, None, c, (0, 0), Part::Full, nothing);
            }
        }
    }
    if nb < n {
        let (b, c) = (Right { first: b.first + nb, ..b }, c.sub(0, nb, m, n - nb));
        // SAFETY: as above; A is packed.
        unsafe { macro_kernel(kr, k, alpha, a, b, beta, None, c, (0, 0), Part::Full, meanwhile) };
    }
}

/// temp := the part of c, 0 elsewhere.
pub(super) fn load_tile<T: Scalar>(
    c: MatRef<T>,
    t: *mut T,
    ld: usize,
    corner: (usize, usize),
    part: Part,
) {
    let m = c.rows();
    for j in 0..c.cols() {
        let gj = corner.1 + j;
        let (from, to) = part.rows(corner.0, m, gj);
        let column = t.wrapping_add(j * ld);
        // SAFETY: t is a temporary of at least ld * cols elements; [from, to) are rows of c.
        unsafe {
            for i in (0..from).chain(to..m) {
                *column.wrapping_add(i) = T::ZERO;
            }
            if c.rs() == 1 && from < to {
                let source = c.sub(from, j, to - from, 1).as_ptr();
                core::ptr::copy_nonoverlapping(source, column.wrapping_add(from), to - from);
            } else {
                for i in from..to {
                    *column.wrapping_add(i) = c.get(i, j);
                }
            }
            if let Some(i) = part.real_row(corner.0, m, gj) {
                *column.wrapping_add(i) = T::from_real((*column.wrapping_add(i)).re());
            }
        }
    }
}

/// The part of c := temp.
pub(super) fn store_tile<T: Scalar>(
    mut c: MatMut<T>,
    t: *const T,
    ld: usize,
    corner: (usize, usize),
    part: Part,
) {
    let m = c.rows();
    for j in 0..c.cols() {
        let gj = corner.1 + j;
        let (from, to) = part.rows(corner.0, m, gj);
        let column = t.wrapping_add(j * ld);
        // SAFETY: t is a temporary of at least ld * cols elements, written by the tile; [from, to) are rows
        // of c.
        unsafe {
            if c.rs() == 1 && from < to {
                let target = c.rb_mut().sub(from, j, to - from, 1).as_mut_ptr();
                core::ptr::copy_nonoverlapping(column.wrapping_add(from), target, to - from);
            } else {
                for i in from..to {
                    c.set(i, j, *column.wrapping_add(i));
                }
            }
            if let Some(i) = part.real_row(corner.0, m, gj) {
                c.set(i, j, T::from_real((*column.wrapping_add(i)).re()));
            }
        }
    }
}
