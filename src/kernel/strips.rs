//! Right-hand sides that are packed once and then changed in place: interchanges, solves with whole triangles and
//! products with them. TRSM and TRMM, and the solves after a factorization, where one pair of copies serves all.
//!
//! Rows in blocks of TRSM_BASE; in a block the strips one after the other, each as `strip.rs` has it: right-hand
//! sides along the vectors. A block first receives the products with what is known, by the tiles of GEMM and
//! in its order of summation, then its diagonal block is solved. A few rows of the triangle are packed at a time
//! and used by all strips; tiles of different strips do not wait for each other.
//!
//! Tasks are groups of columns, and each packs the triangle for itself: that is faster than to read what another
//! core has packed. With a triangle of several blocks threads share all strips instead: tasks of a product with what is
//! known are rows of the triangle, packed once, those of a diagonal block are strips. For more threads than there are
//! groups of columns, and for AMX, `trsm.rs` splits the triangle.

use super::coming::Coming;
use super::gemm::Operand;
use super::isa::Kernels;
use super::isa::tile::{Ahead, Place};
use super::laswp::Pivot;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    A_BYTES, ELEMENT, MAX_NR, STRIP_OFFSET, STRIPS_BYTES, STRIPS_LEAST, STRIPS_MOST,
    STRIPS_TOGETHER, STRIPS_WORK, TRSM_BASE,
};
use super::scalar::Scalar;
use super::strip;
use super::triangle::Triangle;
use super::trsm::{Diag, Uplo};
use super::view::MatMut;
use core::mem::MaybeUninit;
use core::ops::Range;

/// Bytes of a column that are packed together, steps at a time, and bytes for what is packed.
const GROUP_BYTES: usize = 512;
const STEPS: usize = 16;
pub(crate) const ROWS_BYTES: usize = GROUP_BYTES * (TRSM_BASE + MAX_NR) * 2;
/// Bytes of a strip's block and of packed rows that a first-level cache keeps, near enough.
const STAYS_BYTES: usize = 40 << 10;
// Panels of LU, and solves with half precision, keep things in a slot while they solve with a single block: that
// stays in the region of GEMM's A. Larger solves leave alone what is from STRIP_OFFSET on.
const _: () = assert!(ROWS_BYTES + STRIPS_BYTES <= A_BYTES);

/// Largest order whose strips live on the stack, and bytes of that.
const SMALL_ORDER: usize = 32;
const SMALL_BYTES: usize = 16 << 10;
const SMALL_WIDTH: usize = 256;
/// The same for still smaller ones.
const TINY_ORDER: usize = 16;
const TINY_BYTES: usize = 4096;

/// Whether right-hand sides are changed on the calling thread without scratch memory.
#[inline]
pub(crate) fn small(n: usize, m: usize) -> bool {
    n <= SMALL_ORDER && m <= SMALL_WIDTH
}

/// Whether m right-hand sides are so few that a triangle of several blocks is better not packed: not enough for
/// two vectors.
pub(crate) fn few<T: Scalar>(m: usize) -> bool {
    m <= T::kernels().vl
}

/// Whether m right-hand sides go by strips with a triangle of several blocks: not if there are so many that it
/// would be packed again and again, nor if there are too few groups of them for the threads.
pub(crate) fn worth<T: Scalar>(ctx: &Ctx, m: usize) -> bool {
    let width = ctx.par.width();
    m <= STRIPS_MOST && (width == 1 || m.div_ceil(T::kernels().vl) >= STRIPS_LEAST * width)
}

/// Calls `f` with memory of the stack for strips and for rows of a triangle. Not inlined: every page of a frame is
/// touched on the way in.
#[inline(never)]
fn on_stack<T, const STRIPS: usize, const ROWS: usize>(f: impl FnOnce(*mut T, *mut T)) {
    #[repr(align(64))]
    struct Aligned<const N: usize>(MaybeUninit<[u8; N]>);
    let mut strips = Aligned::<STRIPS>(MaybeUninit::uninit());
    let mut rows = Aligned::<ROWS>(MaybeUninit::uninit());
    f(strips.0.as_mut_ptr().cast(), rows.0.as_mut_ptr().cast());
}

/// Bytes for the packed rows of a small triangle.
const fn small_rows(n: usize) -> usize {
    n * (n + MAX_NR) * ELEMENT
}

/// What is done with a triangle.
#[derive(Clone, Copy)]
enum Work<T> {
    Solve,
    /// The product is multiplied by this, too.
    Multiply(T),
}

/// Packed right-hand sides: n rows, `width` columns.
pub(crate) struct Strips<'a, T: Scalar> {
    kr: &'static Kernels<T>,
    n: usize,
    width: usize,
    /// Vectors across, and strips, which have as many vectors each as evenly as that goes.
    vectors: usize,
    count: usize,
    /// The vectors of a strip; the first `more` have another one.
    each: usize,
    more: usize,
    mem: Shared<T>,
    /// Where rows of a triangle are packed, by several threads in a slot's slab each.
    rows: Shared<T>,
    /// Threads that share the strips; none: the calling one has them for itself.
    team: Option<&'a Ctx<'a>>,
}

/// Row block of a triangle as packed: its first entry, the steps beside the diagonal block, and where that begins.
type Packed<T> = (*const T, usize, *const T);
/// The most of them that are packed together.
const MOST: usize = 64;

impl<'a, T: Scalar> Strips<'a, T> {
    /// # Safety
    /// `mem` has room for n rows, up to a multiple of nr, and `width` columns, up to a multiple of the vector's
    /// length; `rows` for [`ROWS_BYTES`], or for n + nr rows and columns of one that is no longer than TRSM_BASE.
    pub unsafe fn new(n: usize, width: usize, mem: *mut T, rows: *mut T) -> Self {
        let kr = T::kernels();
        let vectors = width.div_ceil(kr.vl);
        let count = if width <= kr.mr { 1 } else { vectors.div_ceil(kr.mr / kr.vl) };
        let (each, more) =
            if count == 1 { (vectors, 0) } else { (vectors / count, vectors % count) };
        let (mem, rows) = (Shared::new(mem), Shared::new(rows));
        Strips { kr, n, width, vectors, count, each, more, mem, rows, team: None }
    }
    /// Calls `f` with ranges of strips, one for each thread, and room for rows of a triangle.
    fn share(&self, f: impl Fn(Range<usize>, *mut T) + Sync) {
        let tasks = self.threads().min(self.count);
        self.run(tasks, |task, rows| {
            f(self.count * task / tasks..self.count * (task + 1) / tasks, rows)
        });
    }
    fn threads(&self) -> usize {
        self.team.map_or(1, |ctx| ctx.par.width())
    }
    /// Calls `f` with each of the tasks and room for rows of a triangle.
    fn run(&self, tasks: usize, f: impl Fn(usize, *mut T) + Sync) {
        match self.team {
            Some(ctx) => ctx.par.run(tasks, &|task, slot| {
                f(task, Shared::region(&ctx.scratch, slot, 0).get());
            }),
            None => (0..tasks).for_each(|task| f(task, self.rows.get())),
        }
    }
    /// The first vector of a strip.
    #[inline(always)]
    fn first(&self, s: usize) -> usize {
        s * self.each + s.min(self.more)
    }
    /// Elements of a step of a strip.
    #[inline(always)]
    fn pitch(&self, s: usize) -> usize {
        (self.each + usize::from(s < self.more)) * self.kr.vl
    }
    /// Rows of a block.
    #[inline(always)]
    fn in_block(&self, block: usize) -> usize {
        TRSM_BASE.min(self.n - block * TRSM_BASE)
    }
    /// Where a strip of a block begins.
    #[inline(always)]
    fn strip(&self, block: usize, s: usize) -> *mut T {
        let steps = self.kr.steps(self.in_block(block));
        let row = block * TRSM_BASE * self.vectors + self.first(s) * steps;
        self.mem.get().wrapping_add(row * self.kr.vl)
    }
    /// Rows of the triangle that are packed together: few of one that is in a cache already, but all of a small one,
    /// so that no tile waits for what has just been stored.
    fn group(&self) -> usize {
        if self.n <= SMALL_ORDER {
            SMALL_ORDER
        } else if self.n <= TRSM_BASE {
            self.kr.nr
        } else {
            GROUP_BYTES / size_of::<T>()
        }
    }

    /// Calls `f`(block, strip, the part of b) for each.
    fn each(&self, b: MatMut<T>, f: impl Fn(*mut T, MatMut<T>) + Sync) {
        self.share(|strips, _| {
            for s in strips {
                let j = self.first(s) * self.kr.vl;
                for block in 0..self.n.div_ceil(TRSM_BASE) {
                    let part = (self.in_block(block), self.pitch(s).min(self.width - j));
                    // SAFETY: strips have disjoint columns, and each belongs to one thread.
                    let b = unsafe { b.alias() }.sub(block * TRSM_BASE, j, part.0, part.1);
                    f(self.strip(block, s), b);
                }
            }
        });
    }

    /// Row i changes places with row `pivots[i] - 1`, for i ascending (`forward`) or descending.
    pub fn interchange<P: Pivot>(&self, pivots: &[P], forward: bool) {
        let exchange = T::vectors().swap;
        self.share(|strips, _| {
            for s in strips {
                let pitch = self.pitch(s);
                let row =
                    |i: usize| self.strip(i / TRSM_BASE, s).wrapping_add(i % TRSM_BASE * pitch);
                let swap = |i: usize| {
                    let p = pivots[i].to_row() as usize - 1;
                    if i != p {
                        // SAFETY: two different rows of the strip: pivots are rows, as the caller has checked.
                        unsafe { exchange(pitch, row(i), row(p)) };
                    }
                };
                if forward {
                    (0..pivots.len()).for_each(swap);
                } else {
                    (0..pivots.len()).rev().for_each(swap);
                }
            }
        });
    }

    /// The right-hand sides := A^-1 times them. No reciprocal on A's diagonal overflows.
    pub fn solve(&self, a: Triangle<T>) {
        let blocks = self.n.div_ceil(TRSM_BASE);
        let lower = a.uplo == Uplo::Lower;
        if !lower {
            // What is behind the last row is about to be multiplied by zeros: no Inf or NaN may be there.
            for s in 0..self.count {
                let rows = self.in_block(blocks - 1);
                // SAFETY: the steps of a strip.
                unsafe {
                    strip::clear_steps(self.kr, rows, self.pitch(s), self.strip(blocks - 1, s))
                };
            }
        }
        for step in 0..blocks {
            let block = if lower { step } else { blocks - 1 - step };
            // In the order in which they became known, as in `trsm.rs`.
            if lower {
                self.apply_all(-T::ONE, a, block, 0..block);
            } else {
                self.apply_all(-T::ONE, a, block, (block + 1..blocks).rev());
            }
            self.diagonal(a, block, Work::Solve);
        }
    }

    /// The right-hand sides := alpha A times them.
    pub fn multiply(&self, alpha: T, a: Triangle<T>) {
        let blocks = self.n.div_ceil(TRSM_BASE);
        for step in 0..blocks {
            // The block first that no other one needs; the sums are in the order of `trmm.rs`.
            if a.uplo == Uplo::Lower {
                let block = blocks - 1 - step;
                self.diagonal(a, block, Work::Multiply(alpha));
                self.apply_all(alpha, a, block, 0..block);
            } else {
                self.diagonal(a, step, Work::Multiply(alpha));
                self.apply_all(alpha, a, step, step + 1..blocks);
            }
        }
    }

    /// Adds to a block of rows alpha times what others contribute, one after the other. Tasks are rows, so that
    /// no two threads pack the same of the triangle.
    fn apply_all(
        &self,
        alpha: T,
        a: Triangle<T>,
        block: usize,
        others: impl Iterator<Item = usize> + Clone + Sync,
    ) {
        if others.clone().next().is_none() {
            return;
        }
        let rows = self.in_block(block);
        let each = rows.div_ceil(self.threads()).next_multiple_of(self.kr.nr);
        self.run(rows.div_ceil(each), |task, packed| {
            let from = task * each;
            let part = |other: usize| {
                let (here, k) = (each.min(rows - from), self.in_block(other));
                a.a.sub(block * TRSM_BASE + from, other * TRSM_BASE, here, k)
            };
            let mut others = others.clone().peekable();
            while let Some(other) = others.next() {
                let next = others.peek().map(|&next| part(next));
                self.apply(alpha, part(other), (block, from), other, next, packed);
            }
        });
    }

    /// Adds to rows of a block alpha times what another one contributes by its part of the triangle, which is packed to
    /// `packed`; `next` is packed afterwards.
    fn apply(
        &self,
        alpha: T,
        part: Operand<T>,
        (block, from): (usize, usize),
        other: usize,
        next: Option<Operand<T>>,
        packed: *mut T,
    ) {
        let (kr, k, rows) = (self.kr, self.in_block(other), part.mat.rows());
        let nr = kr.nr;
        let group = self.group();
        // Whether a strip stays in the first-level cache while rows of the triangle go by; else those stay for all strips.
        let stays = (kr.mr + nr) * k * size_of::<T>() <= STAYS_BYTES;
        for i in (0..rows).step_by(group) {
            let to = rows.min(i + group);
            let mut coming = match (rows - to, next) {
                (0, None) => Coming::NOTHING,
                (0, Some(next)) => Coming::of(next.sub(0, 0, rows.min(group), next.mat.cols()).mat),
                (left, _) => Coming::of(part.sub(to, 0, left.min(group), k).mat),
            };
            // SAFETY: `packed` has room for a group; strips have room up to a multiple of nr.
            unsafe {
                pack_group(kr, part, (i, to), (0, k), packed, k * nr);
                let mut tile = |q: usize, s: usize| {
                    let by = packed.wrapping_add(q * k * nr).cast_const();
                    let pitch = self.pitch(s);
                    let own = self.strip(block, s).wrapping_add((from + i + q * nr) * pitch);
                    let (known, tile) = (self.strip(other, s), kr.gemm[kr.height(pitch)]);
                    let own = Place::new(own, pitch as isize);
                    let ahead = match coming.next(k / 4, usize::MAX, 1) {
                        Some((stream, stride, _)) => Ahead { stream, stride, ..Ahead::only(by) },
                        None => Ahead::only(by),
                    };
                    tile(k, known, by, alpha, T::ONE, own, (pitch, 1), nr, ahead);
                };
                let panels = 0..(to - i).div_ceil(nr);
                if stays {
                    (0..self.count).for_each(|s| panels.clone().for_each(|q| tile(q, s)));
                } else {
                    panels.for_each(|q| (0..self.count).for_each(|s| tile(q, s)));
                }
            }
        }
    }

    /// Solves with, or multiplies by, a block of the diagonal.
    fn diagonal(&self, a: Triangle<T>, block: usize, work: Work<T>) {
        self.share(|strips, packed| self.diagonal_of(strips, a, block, work, packed));
    }

    /// The same in some of the strips, with room for rows of the triangle.
    fn diagonal_of(
        &self,
        strips: Range<usize>,
        a: Triangle<T>,
        block: usize,
        work: Work<T>,
        room_for: *mut T,
    ) {
        let (kr, n, at) = (self.kr, self.in_block(block), block * TRSM_BASE);
        let nr = kr.nr;
        let lower = a.uplo == Uplo::Lower;
        let a = Triangle { a: a.a.sub(at, at, n, n), ..a };
        let group = self.group();
        let groups = if n <= group { 1 } else { n.div_ceil(group) };
        let upwards = lower == matches!(work, Work::Solve);
        let mut packed = [const { MaybeUninit::<Packed<T>>::uninit() }; MOST];
        for g in 0..groups {
            let from = group * if upwards { g } else { groups - 1 - g };
            let to = n.min(from + group);
            // What is known before any of the group, and room for what becomes known within it.
            let (beside, inner) = (if lower { (0, from) } else { (to, n) }, to - from);
            let room = (beside.1 - beside.0 + inner + nr) * nr;
            let at = if lower { room_for } else { room_for.wrapping_add(inner * nr) };
            // SAFETY: `room_for` has room for a group; known steps are solved, or still to be multiplied.
            unsafe {
                if beside.1 > beside.0 {
                    pack_group(kr, a.a, (from, to), beside, at, room);
                }
                let (q, count) = (kr.blocks(from), kr.blocks(inner));
                for (r, packed) in packed[..count].iter_mut().enumerate() {
                    let part = at.wrapping_add(r * room);
                    packed.write(match work {
                        Work::Solve => strip::pack_rows(kr, a, T::recip, q + r, beside, part),
                        Work::Multiply(_) => strip::pack_rows(kr, a, |x| x, q + r, beside, part),
                    });
                }
                for step in 0..count {
                    let r = if upwards { step } else { count - 1 - step };
                    self.row_block(
                        strips.clone(),
                        (a.diag, lower),
                        block,
                        (q + r) * nr,
                        packed[r].assume_init(),
                        work,
                    );
                }
            }
        }
    }

    /// The tiles of a row block that begins at a row of a block.
    ///
    /// # Safety
    /// It is packed; known steps are solved, or still to be multiplied.
    #[inline(always)]
    unsafe fn row_block(
        &self,
        strips: Range<usize>,
        (diag, lower): (Diag, bool),
        block: usize,
        row: usize,
        (left, k, tri): Packed<T>,
        work: Work<T>,
    ) {
        let kr = self.kr;
        for s in strips {
            let (pitch, strip) = (self.pitch(s), self.strip(block, s));
            let own = strip.wrapping_add(row * pitch);
            let known = if lower { strip } else { own.wrapping_add(kr.nr * pitch) };
            let height = kr.height(pitch);
            // SAFETY: the caller's promise.
            unsafe {
                match work {
                    Work::Solve => {
                        let tiles = if lower { &kr.trsm } else { &kr.trsm_back };
                        tiles[height](k, known, own, left, tri);
                    }
                    Work::Multiply(alpha) => {
                        let tiles = if lower { &kr.trmm } else { &kr.trmm_back };
                        tiles[height](k, known, own, left, tri, alpha, diag == Diag::Unit);
                    }
                }
            }
        }
    }
}

/// The inverse of a lower triangle of up to TRSM_BASE rows in strips of its columns. Those of a strip begin
/// where its first one does.
impl<T: Scalar> Strips<'_, T> {
    /// The first row of a strip that is not zero, down to a multiple of nr.
    fn begin(&self, s: usize) -> usize {
        self.first(s) * self.kr.vl / self.kr.nr * self.kr.nr
    }

    /// The columns of the inverse of `a` in the strips `from`, `from + by`...
    pub fn invert(&self, a: Triangle<T>, from: usize, by: usize) {
        let (kr, n) = (self.kr, self.n);
        let strips = || (from..self.count).step_by(by).map(|s| (s, self.begin(s)));
        for (s, begin) in strips() {
            let (pitch, strip) = (self.pitch(s), self.strip(0, s));
            let first = self.first(s) * kr.vl;
            for x in begin * pitch..kr.steps(n) * pitch {
                // SAFETY: the steps of a strip.
                unsafe { *strip.wrapping_add(x) = T::ZERO };
            }
            for w in 0..pitch.min(n - first) {
                // SAFETY: as above.
                unsafe { *strip.wrapping_add((first + w) * pitch + w) = T::ONE };
            }
        }
        for q in 0..n.div_ceil(kr.nr) {
            // SAFETY: there is room for nr rows; known steps are solved.
            unsafe {
                let (left, k, tri) = strip::pack_rows(kr, a, T::recip, q, (0, 0), self.rows.get());
                for (s, begin) in strips().take_while(|&(_, begin)| begin <= k) {
                    let (pitch, strip) = (self.pitch(s), self.strip(0, s));
                    let (own, known) = (strip.wrapping_add(k * pitch), begin * pitch);
                    let left = left.wrapping_add(begin * kr.nr);
                    let tile = kr.trsm[kr.height(pitch)];
                    tile(k - begin, strip.wrapping_add(known), own, left, tri);
                }
            }
        }
    }

    /// Writes the strips `from`, `from + by`... to the lower triangle of `a`; a unit diagonal is left as it is.
    pub fn store_lower(&self, diag: Diag, mut a: MatMut<T>, from: usize, by: usize) {
        let n = self.n;
        for s in (from..self.count).step_by(by) {
            let (pitch, strip) = (self.pitch(s), self.strip(0, s));
            let j = self.first(s) * self.kr.vl;
            let below = n.min(j + pitch);
            for i in j..below {
                for q in j..i + usize::from(diag == Diag::NonUnit) {
                    // SAFETY: an element of the strip.
                    a.set(i, q, unsafe { *strip.wrapping_add(i * pitch + q - j) });
                }
            }
            let (width, rest) = (below - j, n - below);
            let mut b = a.rb_mut().sub(below, j, rest, width);
            let from = strip.wrapping_add(below * pitch);
            // SAFETY: rows of the strip, and a block of `a`.
            unsafe {
                (self.kr.unpack)(width, pitch, rest, from, b.as_mut_ptr(), b.cs(), b.rs());
            }
        }
    }
}

/// Packs the rows and columns of `a` in panels of nr rows, `pitch` elements apart, with long runs of adjacent
/// elements of a column.
///
/// # Safety
/// There is room.
unsafe fn pack_group<T: Scalar>(
    kr: &Kernels<T>,
    a: Operand<T>,
    (i, to): (usize, usize),
    (from, end): (usize, usize),
    dst: *mut T,
    pitch: usize,
) {
    let (rs, cs) = (a.mat.rs(), a.mat.cs());
    let steps = if rs == 1 { STEPS } else { (end - from).max(1) };
    for p in (from..end).step_by(steps) {
        for r in (i..to).step_by(kr.nr) {
            let (nb, kb) = (kr.nr.min(to - r), steps.min(end - p));
            let dst = dst.wrapping_add((r - i) / kr.nr * pitch + (p - from) * kr.nr);
            let src = a.mat.sub(r, p, nb, kb).as_ptr();
            // SAFETY: the view is readable; room by the caller's promise.
            unsafe { (kr.pack)(nb, kr.nr, kb, src, rs, cs, a.conj, dst) };
        }
    }
}

/// Packs B's columns, calls `change`, which uses so many triangles, on groups of them, and copies them back.
pub(crate) fn for_columns<T: Scalar>(
    ctx: &Ctx,
    triangles: usize,
    b: MatMut<T>,
    change: impl Fn(&Strips<'_, T>) + Sync,
) {
    let kr = T::kernels();
    let (n, m) = (b.rows(), b.cols());
    let vectors = m.div_ceil(kr.vl);
    let groups = |team, mem: *mut T, rows: *mut T, bytes: usize, from: usize, to: usize| {
        let steps = kr.steps(n);
        let vector = kr.vl * size_of::<T>();
        let mut each = to - from;
        if each * steps * vector > bytes {
            let fit = bytes / (steps.min(TRSM_BASE) * vector);
            let most = fit.min((STRIP_OFFSET - ROWS_BYTES) / (steps * vector));
            each = each.div_ceil(each.div_ceil(most.max(1)));
        }
        for first in (from..to).step_by(each) {
            let vectors = each.min(to - first);
            let j = first * kr.vl;
            let width = (vectors * kr.vl).min(m - j);
            // SAFETY: there is room by the choice of `each`.
            let strips = Strips { team, ..unsafe { Strips::new(n, width, mem, rows) } };
            // SAFETY: tasks have disjoint ranges of columns.
            let mut b = unsafe { b.alias() }.sub(0, j, n, width);
            // SAFETY: there is room for the strips.
            strips.each(b.rb_mut(), |strip, b| unsafe { strip::load(kr, b.rb(), strip) });
            change(&strips);
            // SAFETY: as loaded.
            strips.each(b, |strip, b| unsafe { strip::store(kr, strip, b) });
        }
    };
    if n <= TINY_ORDER && kr.steps(n) * vectors * kr.vl * size_of::<T>() <= TINY_BYTES {
        return on_stack::<T, TINY_BYTES, { small_rows(TINY_ORDER) }>(|strips, rows| {
            groups(None, strips, rows, TINY_BYTES, 0, vectors);
        });
    }
    if small(n, m) {
        return on_stack::<T, SMALL_BYTES, { small_rows(SMALL_ORDER) }>(|strips, rows| {
            groups(None, strips, rows, SMALL_BYTES, 0, vectors);
        });
    }
    let each = if T::IS_COMPLEX { 4 } else { 1 };
    let work = triangles * each * (m * n * n / 2) / STRIPS_WORK;
    let tasks = (vectors / STRIPS_LEAST).min(work).min(ctx.par.width()).max(1);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    let places = |slot: usize| {
        let region = |offset| Shared::<T>::region(&ctx.scratch, slot, offset).get();
        (region(ROWS_BYTES), region(0))
    };
    if tasks > 1 && n >= STRIPS_TOGETHER {
        let (mem, rows) = places(0);
        return groups(Some(ctx), mem, rows, STRIPS_BYTES, 0, vectors);
    }
    par.run(tasks, &|task, slot| {
        let (mem, rows) = places(slot);
        groups(None, mem, rows, STRIPS_BYTES, vectors * task / tasks, vectors * (task + 1) / tasks);
    });
}
