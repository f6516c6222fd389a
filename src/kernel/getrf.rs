//! LU factorization with partial pivoting, P A = L U.
//!
//! Right-looking by panels, with look-ahead: while a panel's update is applied to the trailing matrix, chunk of columns by
//! chunk (`getrf_chunk.rs`), the first task does the next panel's columns and factors them. A panel with adjacent rows is
//! factored where it is, others, and complex ones whose columns compete for the cache, in column-major work memory; L is packed
//! by the last tasks of the update before or, on one thread, by tiles. Interchanges left of panels wait and are one permutation
//! then (`permute.rs`). Without pivoting the same steps move no rows.

use super::copy::copy;
use super::gemm::{Operand, Part};
use super::gemm_bf16x3::{self, Limits, Packed, row_bytes};
use super::getrf_chunk::Step;
use super::getrf_panel::{by_halves, factor_panel, in_place, multiplied, substitute_rounded};
pub use super::getrf_whole::is_small;
use super::getrf_whole::{is_tiled, leading, line, small, tiled};
use super::interchange::Interchanges;
use super::isa::Kernels;
use super::isa::amx::EDGE;
use super::isa::tile::prefetch;
use super::laswp::laswp;
use super::pack::{Shared, pack_a, pack_b};
use super::par::{Ctx, Executor, Needed, Sequential};
use super::params::{
    A_OFFSET, AMX_HALVES, AMX_MODEL_FACTOR, B_OFFSET, GETRF_ALONE, GETRF_AMX_CUTS, GETRF_BASE,
    GETRF_CHUNK, GETRF_CUTS, GETRF_FAR_BYTES, GETRF_PIECES, GETRF_PIECES_BYTES, GETRF_TRIANGLE,
    GETRF_TRIANGLE_BYTES, MAX_MR, TASK_WORK, cut,
};
use super::permute;
use super::scalar::Scalar;
use super::strip;
use super::trsm::Diag;
use super::view::MatMut;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering};

/// Elements of work memory for a factorization of an m x n view, whatever its strides.
pub fn getrf_work<T: Scalar>(m: usize, n: usize) -> usize {
    if is_small::<T>(m, n) || is_tiled::<T>(m, n) {
        return 0;
    }
    // Whether there is a unit then is not known yet.
    let (steps, amx) = (m.min(n), cut(m.min(n), &GETRF_AMX_CUTS).0);
    let jb =
        cut(steps, &GETRF_CUTS).0.max(if steps > AMX_MODEL_FACTOR { amx } else { 0 }).min(steps);
    let packed = if m > jb && n > jb { (m + MAX_MR) * jb } else { 0 };
    let second = takes_turns::<T>(jb) && packed * size_of::<T>() > GETRF_PIECES_BYTES;
    let places = if second { 2 } else { 1 };
    leading::<T>(m) * jb + places * packed + line::<T>()
}

/// A = P L U, any m x n, partial pivoting: `ipiv` has min(m, n) entries, 1-based row swaps.
/// Returns LAPACK's info: 0, or the 1-based index of the first pivot that is exactly zero or NaN;
/// the factorization is completed in either case. `work` has [`getrf_work`] elements.
pub fn getrf<T: Scalar>(
    ctx: &Ctx,
    a: MatMut<T>,
    ipiv: &mut [i32],
    work: &mut [MaybeUninit<T>],
) -> usize {
    factor(ctx, a, Some(ipiv), work)
}

/// A = L U without interchanges; otherwise as [`getrf`].
pub fn getrf_nopiv<T: Scalar>(ctx: &Ctx, a: MatMut<T>, work: &mut [MaybeUninit<T>]) -> usize {
    factor(ctx, a, None, work)
}

/// Whether panels of so many columns are finished by tasks of the update before, if there are several threads: the two places
/// for packed L that this takes would take room in the second-level cache from small ones.
fn takes_turns<T: Scalar>(width: usize) -> bool {
    T::IS_COMPLEX || width > GETRF_ALONE
}

/// Columns of a panel and of a chunk where the unit does the updates; of a tall matrix only narrow panels, or none, find room
/// as its operands.
fn unit_cut<T: Scalar>(m: usize, steps: usize) -> Option<(usize, usize)> {
    let (most, chunk) = cut(steps, &GETRF_AMX_CUTS);
    let room = Limits::of::<T>(true).panel_room;
    let fits = |panel: usize| {
        m.saturating_sub(panel).next_multiple_of(EDGE) * row_bytes::<T>(panel) <= room
    };
    let mut panels = GETRF_AMX_CUTS.iter().rev().map(|cut| cut.1);
    panels.find(|&panel| panel <= most && fits(panel)).map(|panel| (panel, chunk))
}

fn factor<T: Scalar>(
    ctx: &Ctx,
    a: MatMut<T>,
    ipiv: Option<&mut [i32]>,
    work: &mut [MaybeUninit<T>],
) -> usize {
    let (m, n) = (a.rows(), a.cols());
    let steps = m.min(n);
    if steps == 0 {
        return 0;
    }
    if is_small::<T>(m, n) {
        return small(a, ipiv);
    }
    if is_tiled::<T>(m, n) {
        return tiled(ctx, a, ipiv);
    }
    debug_assert!(work.len() >= getrf_work::<T>(m, n));
    let unit = gemm_bf16x3::factors::<T>(steps);
    let with_unit = unit.then(|| unit_cut::<T>(m, steps)).flatten();
    if unit && with_unit.is_none() && steps > AMX_HALVES {
        let half = (steps / 2).next_multiple_of(MAX_MR);
        let mut again = |a: MatMut<T>, ipiv: Option<&mut [i32]>| factor(ctx, a, ipiv, work);
        return by_halves(ctx, a, ipiv, half, &multiplied, &mut again);
    }
    let (width, chunk) = with_unit.unwrap_or_else(|| cut(steps, &GETRF_CUTS));
    let far = m * width * size_of::<T>() > GETRF_FAR_BYTES;
    let chunk = if far { chunk.max(GETRF_CHUNK) } else { chunk };
    let start = work.as_mut_ptr().cast::<T>();
    let buffer = start.wrapping_add(start.align_offset(64).min(line::<T>()));
    let in_turn = ctx.par.width() > 1 && with_unit.is_none() && takes_turns::<T>(width);
    let packed = buffer.wrapping_add(leading::<T>(m) * width.min(steps));
    let length = (m + MAX_MR) * width.min(steps);
    let second = if in_turn && length * size_of::<T>() <= GETRF_PIECES_BYTES {
        Shared::region(&ctx.scratch, 1, GETRF_PIECES)
    } else {
        Shared::new(packed.wrapping_add(length))
    };
    let lu = Lu {
        kr: T::kernels(),
        by_rows: a.rs() != 1 && a.cs() == 1,
        in_place: in_place(&a, width, steps),
        a,
        unit: with_unit.is_some(),
        steps,
        width,
        chunk,
        ipiv: ipiv.map(|p| Shared::new(p.as_mut_ptr())),
        buffer: Shared::new(buffer),
        packed: [Shared::new(packed), second],
        in_turn,
        triangle: Shared::region(&ctx.scratch, 0, GETRF_TRIANGLE),
    };
    if steps <= GETRF_BASE { lu.unblocked(ctx) } else { lu.blocked(ctx) }
}

pub(super) struct Lu<'a, T: Scalar> {
    pub(super) kr: &'static Kernels<T>,
    pub(super) a: MatMut<'a, T>,
    /// Columns of A are adjacent in memory, not rows: updates are done on the transpose.
    pub(super) by_rows: bool,
    /// Rows of A are adjacent: panels are factored where they are.
    in_place: bool,
    /// The unit of `gemm_bf16x3.rs` does the updates that are large enough.
    unit: bool,
    /// min(m, n), and the columns in a panel and in a chunk.
    steps: usize,
    width: usize,
    chunk: usize,
    ipiv: Option<Shared<i32>>,
    /// The current panel, column-major.
    buffer: Shared<T>,
    /// The rows of L below the panel's triangle: operand A of the update, or B if `by_rows`.
    packed: [Shared<T>; 2],
    /// Both places are used in turn: a panel is finished by tasks of the update before, while others still use what is packed
    /// of the panel before. Not with AMX, whose pieces have one place.
    in_turn: bool,
    /// Two packed triangles, used in turn.
    triangle: Shared<T>,
}

/// The rows of the panel at j, `each` of those below its triangle in a task.
struct Rows {
    j: usize,
    each: usize,
    tasks: usize,
}

impl<T: Scalar> Lu<'_, T> {
    pub(super) fn panel_cols(&self, j: usize) -> usize {
        self.width.min(self.steps - j)
    }
    /// # Safety
    /// As for [`MatMut::alias`].
    pub(super) unsafe fn block(
        &self,
        i: usize,
        j: usize,
        rows: usize,
        cols: usize,
    ) -> MatMut<'_, T> {
        // SAFETY: the caller's promise.
        unsafe { self.a.alias() }.sub(i, j, rows, cols)
    }
    /// The work memory of the panel at j.
    ///
    /// # Safety
    /// One task at a time uses it to write.
    unsafe fn panel(&self, j: usize) -> MatMut<'_, T> {
        let rows = self.a.rows() - j;
        if self.in_place {
            // SAFETY: the caller's promise.
            return unsafe { self.block(j, j, rows, self.panel_cols(j)) };
        }
        let ld = leading::<T>(rows) as isize;
        // SAFETY: it was sized for the tallest panel.
        unsafe { MatMut::from_raw(self.buffer.get(), rows, self.panel_cols(j), 1, ld) }
    }
    pub(super) fn triangle(&self, j: usize) -> *mut T {
        let which = j / self.width % 2;
        self.triangle.get().wrapping_add(which * (GETRF_TRIANGLE_BYTES / size_of::<T>()))
    }
    pub(super) fn packed(&self, j: usize) -> *mut T {
        self.packed[if self.in_turn { j / self.width % 2 } else { 0 }].get()
    }
    /// # Safety
    /// One task at a time uses the panel's pivots.
    #[allow(clippy::mut_from_ref)] // the entries are the caller's of getrf, not this struct's
    unsafe fn pivots(&self, j: usize) -> Option<&mut [i32]> {
        // SAFETY: ipiv has an entry for each step; the caller's promise.
        self.ipiv.map(|p| unsafe {
            core::slice::from_raw_parts_mut(p.get().wrapping_add(j), self.panel_cols(j))
        })
    }

    /// At most GETRF_BASE columns or rows.
    fn unblocked(&self, ctx: &Ctx) -> usize {
        let (m, n, k) = (self.a.rows(), self.a.cols(), self.steps);
        // SAFETY: nothing runs beside this.
        unsafe {
            let (mut left, mut right) = self.block(0, 0, m, n).split_cols(k);
            let mut panel = self.panel(0);
            if !self.in_place {
                copy(ctx, left.rb(), panel.rb_mut());
            }
            let info = factor_panel(ctx, panel.rb_mut(), self.pivots(0));
            if !self.in_place {
                copy(ctx, panel.rb(), left.rb_mut());
            }
            if let Some(pivots) = self.pivots(0) {
                laswp(ctx, right.rb_mut(), pivots, true);
            }
            substitute_rounded(panel.rb(), right);
            info
        }
    }

    fn blocked(&self, ctx: &Ctx) -> usize {
        let mut swaps = Interchanges::identity();
        let mut next = Interchanges::identity();
        // SAFETY: nothing runs beside this.
        unsafe {
            let first = self.block(0, 0, self.a.rows(), self.panel_cols(0));
            if !self.in_place {
                copy(ctx, first.rb(), self.panel(0));
            }
        }
        let mut info = self.factor_next(ctx, 0, &mut swaps);
        let mut finished = false;
        for j in (0..self.steps).step_by(self.width) {
            let pieces = self.pieces(ctx, j);
            let (after, n) = (j + self.panel_cols(j), self.a.cols());
            let small = (self.a.rows() - j) * (n - after) * self.panel_cols(j) < 2 * TASK_WORK;
            let par: &dyn Executor = if small { &Sequential } else { ctx.par };
            let late = par.width() == 1 && self.in_place && pieces.is_none() && !finished;
            if !late && !finished {
                let rows = self.rows(j, pieces.is_some());
                executor(ctx, rows.tasks).run(rows.tasks, &|task, slot| {
                    self.finish(ctx, slot, &rows, task, pieces.as_ref());
                });
            }
            let zero = self.update(ctx, par, j, &swaps, &mut next, pieces.as_ref(), late);
            finished = self.in_turn && par.width() > 1;
            if info == 0 {
                info = zero;
            }
            core::mem::swap(&mut swaps, &mut next);
        }
        self.swap_left(ctx);
        info
    }

    /// Factor the panel at j, which is in the work memory, and prepare what its update needs. Returns
    /// info, counted from the first column of A.
    fn factor_next(&self, ctx: &Ctx, j: usize, swaps: &mut Interchanges) -> usize {
        let jb = self.panel_cols(j);
        // SAFETY: this task alone has the work memory, the panel's pivots and its triangle.
        unsafe {
            let mut panel = self.panel(j);
            let zero = factor_panel(ctx, panel.rb_mut(), self.pivots(j));
            swaps.set(jb, self.pivots(j).as_deref().unwrap_or(&[]));
            if !self.by_rows {
                swaps.find_lines(line::<T>(), self.kr.slots());
            }
            let l = Operand::plain(panel.rb().sub(0, 0, jb, jb));
            strip::pack_triangle(self.kr, l, Diag::Unit, self.triangle(j));
            if zero == 0 { 0 } else { j + zero }
        }
    }

    /// Room for the panel's part of an update that the unit does.
    fn pieces(&self, ctx: &Ctx, j: usize) -> Option<Packed<T>> {
        let k = self.panel_cols(j);
        let (m, n) = (self.a.rows() - j - k, self.a.cols() - j - k);
        let shape = if self.by_rows { (n, m, k) } else { (m, n, k) };
        let way = gemm_bf16x3::way::<T>(shape, Part::Full, self.by_rows).filter(|_| self.unit)?;
        let region = Shared::region(&ctx.scratch, 0, GETRF_PIECES);
        Some(Packed::new(self.kr, way, k, region, region))
    }

    /// The cut of the panel at j for [`Lu::finish`]: at multiples of mr below the triangle; the first task has the triangle
    /// too.
    fn rows(&self, j: usize, pieces: bool) -> Rows {
        let jb = self.panel_cols(j);
        let line = if pieces { EDGE } else { self.kr.mr };
        let each = (TASK_WORK / 8 / (jb * line)).max(1) * line;
        let tasks = (self.a.rows() - j - jb).div_ceil(each).max(1);
        Rows { j, each, tasks }
    }

    /// Write some rows of a panel back to A, and pack those below its triangle.
    fn finish(
        &self,
        ctx: &Ctx,
        slot: usize,
        &Rows { j, each, .. }: &Rows,
        task: usize,
        pieces: Option<&Packed<T>>,
    ) {
        let (kr, jb) = (self.kr, self.panel_cols(j));
        let below = self.a.rows() - j - jb;
        let pack = below > 0 && self.a.cols() > j + jb;
        let (from, to) = (task * each, below.min((task + 1) * each));
        // SAFETY: tasks have disjoint rows of A and of the packed operand; the panel is only read.
        unsafe {
            let panel = self.panel(j);
            let panel = panel.rb();
            let top = if task == 0 { 0 } else { jb + from };
            let here = jb + to - top;
            let to_a = self.block(j + top, j, here, jb);
            if !self.in_place {
                copy(&ctx.sequential(slot), panel.sub(top, 0, here, jb), to_a);
            }
            if pack {
                let l = panel.sub(jb, 0, below, jb);
                if let Some(pieces) = pieces {
                    match self.by_rows {
                        false => pieces.pack_a((from, to), &Operand::plain(l).into()),
                        true => pieces.pack_b((from, to), &Operand::plain(l.t()).into()),
                    }
                } else if self.by_rows {
                    let range = (from / kr.nr, to.div_ceil(kr.nr));
                    pack_b(kr, l.t(), false, range, self.packed(j));
                } else {
                    let range = (from / kr.mr, to.div_ceil(kr.mr));
                    pack_a(kr, l, false, range, self.packed(j));
                }
            }
        }
    }

    /// Apply the panel at j to all columns right of it, and factor the next panel on the way.
    fn update(
        &self,
        ctx: &Ctx,
        par: &dyn Executor,
        j: usize,
        swaps: &Interchanges,
        next: &mut Interchanges,
        pieces: Option<&Packed<T>>,
        late: bool,
    ) -> usize {
        let (n, jb) = (self.a.cols(), self.panel_cols(j));
        let (after, width) = (j + jb, self.chunk);
        if after >= n {
            return 0;
        }
        // The next panel's columns, then chunks.
        let ahead = if after < self.steps { self.panel_cols(after) } else { 0 };
        let chunks = (n - after - ahead).div_ceil(width);
        let first = usize::from(ahead > 0);
        let outcome = Shared::new(&raw mut *next);
        let mut info = 0;
        let found = Shared::new(&raw mut info);
        let panel = Needed::default();
        let step = Step { j, swaps, pieces };
        let factor_ahead = |slot: usize| {
            let mut cut = (after..after + ahead).step_by(width);
            let columns = |_| cut.next().map(|c| (c, (after + ahead).min(c + width)));
            self.chunks(ctx, slot, &step, late, columns);
            // SAFETY: this is done once, and alone has the panel's columns, the work memory, `next` and
            // `info`.
            unsafe {
                let columns = self.block(after, after, self.a.rows() - after, ahead);
                let ctx = ctx.sequential(slot);
                if !self.in_place {
                    copy(&ctx, columns.rb(), self.panel(after));
                }
                *found.get() = self.factor_next(&ctx, after, &mut *outcome.get());
            }
        };
        // Chunks are taken in turn, by whoever runs a task: who does one changes nothing in it.
        let taken = AtomicUsize::new(0);
        // Behind the chunks the next panel is finished: nobody waits for the last chunk of others.
        let rows = (self.in_turn && par.width() > 1 && ahead > 0).then(|| self.rows(after, false));
        let finish = rows.as_ref().map_or(0, |rows| rows.tasks);
        par.run(first + chunks + finish, &|task, slot| {
            if task < first {
                return panel.by(par, || factor_ahead(slot));
            }
            if let (Some(task), Some(rows)) = (task.checked_sub(first + chunks), &rows) {
                panel.by(par, || factor_ahead(slot));
                return self.finish(ctx, slot, rows, task, None);
            }
            self.chunks(ctx, slot, &step, late && task == 0, |at_once| {
                // Ahead only while every thread finds one: nobody waits for what another one holds.
                let least = if at_once { 1 } else { par.width() };
                let next = |c: usize| (c + least <= chunks).then_some(c + 1);
                let c = taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next).ok()?;
                let c = after + ahead + c * width;
                Some((c, n.min(c + width)))
            });
        });
        info
    }

    /// Ask for the `height` rows from j on of the `width` columns from c on.
    fn ask(&self, (j, height): (usize, usize), (c, width): (usize, usize)) {
        let (rows, cols) = (self.a.rows().min(j + height), self.a.cols().min(c + width));
        for c in c..cols {
            let column = self.a.as_ptr().wrapping_offset(c as isize * self.a.cs());
            for i in (j..rows).step_by(line::<T>()) {
                prefetch::<_, true>(column.wrapping_add(i));
            }
        }
    }

    /// The interchanges of later panels on the columns of L, and all pivots counted from row 1.
    fn swap_left(&self, ctx: &Ctx) {
        let Some(ipiv) = self.ipiv else { return };
        let (steps, width) = (self.steps, self.width);
        // SAFETY: nothing runs beside this.
        let ipiv = unsafe { core::slice::from_raw_parts_mut(ipiv.get(), steps) };
        let pivots = &*ipiv;
        // A group of columns takes all interchanges while it is in cache.
        let group = if self.by_rows { width / 2 } else { 8 };
        let rows = self.a.rows();
        let tasks = (steps.div_ceil(width) - 1) * 2;
        executor(ctx, tasks).run(tasks, &|task, slot| {
            let (panel, half) = (task / 2 * width, width / 2);
            let (start, first) = (panel + task % 2 * half, panel + width);
            let panels = (first..steps).step_by(width);
            if self.in_place && permute::pays(rows - first, steps - first) {
                let source = Shared::<u32>::region(&ctx.scratch, slot, A_OFFSET).get();
                let copy = Shared::<T>::region(&ctx.scratch, slot, B_OFFSET).get();
                let pairs = (first..steps).map(|i| {
                    let base = i / width * width - first;
                    (i - first, base + pivots[i] as usize - 1)
                });
                // SAFETY: tasks have disjoint columns, and their slot's regions to themselves.
                unsafe {
                    permute::sources(source, rows - first, pairs);
                    permute::gather(self.block(first, start, rows - first, half), source, copy);
                }
                return;
            }
            for c in (start..start + half).step_by(group) {
                for j in panels.clone() {
                    let cols = group.min(start + half - c);
                    if !self.by_rows {
                        self.ask((j, width), (c + group, group));
                    }
                    // SAFETY: tasks have disjoint columns.
                    let a = unsafe { self.block(j, c, rows - j, cols) };
                    laswp(&ctx.sequential(slot), a, &pivots[j..steps.min(j + width)], true);
                }
            }
        });
        for (i, p) in ipiv.iter_mut().enumerate() {
            *p += (i / width * width) as i32;
        }
    }
}

fn executor<'c>(ctx: &Ctx<'c>, tasks: usize) -> &'c dyn Executor {
    if tasks <= 1 { &Sequential } else { ctx.par }
}
