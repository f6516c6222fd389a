//! The update of columns by a panel of LU, for `getrf.rs`.
//!
//! A chunk of columns is one piece of work: interchanges made while its top rows are packed, the triangular solve on the packed
//! strips, and the product, whose operand whole strips already are. A task takes chunk after chunk, and takes the next one
//! before it multiplies: behind the second-level cache interchanges wait for every row they touch, so the tiles of the product
//! ask for those rows of the next chunk, and between blocks its columns that were asked for get their interchanges.

use super::gemm::{Operand, Part, gemm};
use super::gemm_bf16x3::{Packed, row_bytes};
use super::getrf::Lu;
use super::interchange::Interchanges;
use super::isa::amx::EDGE;
use super::isa::machine::block_bytes;
use super::macro_kernel::{Meanwhile, Right, Upcoming, macro_kernel, macro_kernel_packing, whole};
use super::pack::Shared;
use super::pack_bf16x3::Side;
use super::par::Ctx;
use super::params::{A_OFFSET, B_OFFSET, GETRF_AMX_BLOCK_BYTES, GETRF_BLOCK_BYTES};
use super::scalar::Scalar;
use super::strip;
use super::view::{MatMut, MatRef};

/// A panel whose update is made.
pub(super) struct Step<'s, T: Scalar> {
    /// Its first column.
    pub j: usize,
    pub swaps: &'s Interchanges,
    /// Its part of a product that the unit does.
    pub pieces: Option<&'s Packed<T>>,
}

/// The columns [from, to), of which the first `moved` have got the panel's interchanges.
struct Chunk {
    from: usize,
    to: usize,
    moved: usize,
}

impl<T: Scalar> Lu<'_, T> {
    /// Update chunk after chunk of those that `take` returns, until there is none; it is told whether a chunk is updated at once
    /// or after another. `fresh`: L is not packed yet.
    pub(super) fn chunks(
        &self,
        ctx: &Ctx,
        slot: usize,
        step: &Step<T>,
        mut fresh: bool,
        mut take: impl FnMut(bool) -> Option<(usize, usize)>,
    ) {
        // Whether anything can be prepared of a chunk.
        let ahead = self.a.rs() == 1 && step.pieces.is_none();
        let mut take = |at_once| take(at_once).map(|(from, to)| Chunk { from, to, moved: 0 });
        let mut current = take(true);
        while let Some(this) = current {
            let mut next = if ahead { take(false) } else { None };
            self.chunk(ctx, slot, step, this, next.as_mut(), fresh);
            fresh = false;
            current = next.or_else(|| take(true));
        }
    }

    /// The panel's interchanges of the columns up to `count` of the chunk, whose rows are adjacent.
    ///
    /// # Safety
    /// The task has the chunk to itself.
    unsafe fn interchange(&self, step: &Step<T>, chunk: &mut Chunk, count: usize) {
        if count <= chunk.moved {
            return;
        }
        let (first, rows) = (chunk.from + chunk.moved, self.a.rows() - step.j);
        if !step.swaps.is_identity() {
            // SAFETY: the caller's promise.
            step.swaps.apply(unsafe { self.block(step.j, first, rows, count - chunk.moved) });
        }
        chunk.moved = count;
    }

    /// Update the chunk; between blocks of its product make interchanges of what is next, as far as rows were asked for.
    fn chunk(
        &self,
        ctx: &Ctx,
        slot: usize,
        step: &Step<T>,
        mut this: Chunk,
        next: Option<&mut Chunk>,
        fresh: bool,
    ) {
        let &Step { j, swaps, pieces } = step;
        let (kr, k, cols) = (self.kr, self.panel_cols(j), this.to - this.from);
        let rows = self.a.rows() - j;
        let strips = Shared::<T>::region(&ctx.scratch, slot, A_OFFSET).get();
        let columns = Shared::<T>::region(&ctx.scratch, slot, B_OFFSET).get();
        if swaps.is_identity() {
            this.moved = cols;
        }
        // Columns of U in whole strips, which are operands of the product: only the last panel may have steps that are no
        // whole row blocks, and then nothing is left below it.
        let shared = cols - cols % kr.mr;
        debug_assert!(k.is_multiple_of(kr.nr) || rows == k);
        // SAFETY: the task has its columns of A, those of what is next, and its slot's regions to itself.
        unsafe {
            for s in (0..cols).step_by(kr.mr) {
                let width = kr.mr.min(cols - s);
                let packed = strips.wrapping_add(s * k.next_multiple_of(kr.nr));
                let mut a = self.block(j, this.from + s, rows, width);
                if this.moved > s {
                    self.interchange(step, &mut this, s + width);
                    strip::load(kr, a.rb().sub(0, 0, k, width), packed);
                } else {
                    strip::clear_edges(kr, k, width, packed);
                    let top = MatMut::from_raw(packed, k, width, kr.pitch(width) as isize, 1);
                    swaps.gather(a.rb_mut(), top);
                }
                strip::solve(kr, self.triangle(j), k, width, packed);
                strip::store(kr, packed, a.sub(0, 0, k, width));
                if !self.by_rows && rows > k && pieces.is_none() && s >= shared {
                    let pitch = kr.pitch(width) as isize;
                    for r in (0..width).step_by(kr.nr) {
                        let to = columns.wrapping_add((s + r) * k);
                        let from = packed.wrapping_add(r);
                        (kr.pack)(kr.nr.min(width - r), kr.nr, k, from, 1, pitch, false, to);
                    }
                }
            }
            if rows == k {
                return;
            }
            let c = self.block(j + k, this.from, rows - k, cols);
            if let Some(pieces) = pieces {
                let u = self.block(j, this.from, k, cols);
                return self.multiply(&ctx.sequential(slot), j, pieces, u.rb(), c);
            }
            if self.by_rows {
                return whole(kr, k, -T::ONE, strips, self.packed(j), T::ONE, c.t());
            }
            let u = Right { packed: columns, strips, whole: shared, conj: false, first: 0 };
            self.product(step, u, c, next, fresh);
        }
    }

    /// C := C - L U for the L of the panel, which is worked through by blocks, and U's columns as they were solved, or packed.
    ///
    /// # Safety
    /// C, and what is next, are the task's alone.
    unsafe fn product(
        &self,
        step: &Step<T>,
        u: Right<T>,
        mut c: MatMut<T>,
        next: Option<&mut Chunk>,
        fresh: bool,
    ) {
        let (kr, j, k) = (self.kr, step.j, self.panel_cols(step.j));
        let (rows, cols) = (c.rows(), c.cols());
        let near = GETRF_BLOCK_BYTES.min(block_bytes());
        let block = (near / (k * size_of::<T>()) / kr.mr).max(1) * kr.mr;
        let mut next = next.map(|next| Preparation::new(self, step, next));
        for i in (0..rows).step_by(block) {
            let c = c.rb_mut().sub(i, 0, block.min(rows - i), cols);
            let l = self.packed(j).wrapping_add(i * k);
            // The next block of L, which is read from behind the second-level cache.
            let left = rows.saturating_sub(i + block);
            let rest = if fresh { 0 } else { left.min(block) };
            // SAFETY: packed rows of L, unless they still have to be.
            let after = unsafe { core::slice::from_raw_parts(l.wrapping_add(block * k), rest * k) };
            let later = left.div_ceil(kr.mr) * cols.div_ceil(kr.nr);
            // SAFETY: the caller's promise.
            let upcoming = next.as_mut().and_then(|next| unsafe { next.asks(later) });
            let meanwhile = Meanwhile { upcoming, after, ..Meanwhile::NOTHING };
            let (minus, one) = (-T::ONE, T::ONE);
            // SAFETY: as above.
            unsafe {
                if fresh {
                    let from = self.block(j + k + i, j, c.rows(), k);
                    let from = (from.as_ptr(), from.cs());
                    macro_kernel_packing(kr, k, minus, from, l, u, one, c, meanwhile);
                } else {
                    macro_kernel(kr, k, minus, l, u, one, None, c, (0, 0), Part::Full, meanwhile);
                }
            }
        }
    }

    /// C := C - L U on the unit, for the L of the panel at j.
    ///
    /// # Safety
    /// C is the task's alone, and so are the regions of `ctx`.
    unsafe fn multiply(&self, ctx: &Ctx, j: usize, pieces: &Packed<T>, u: MatRef<T>, c: MatMut<T>) {
        let (k, rows, cols) = (u.rows(), c.rows(), c.cols());
        let to = Shared::<u16>::region(&ctx.scratch, 0, B_OFFSET);
        let (minus, one) = (-T::ONE, T::ONE);
        // SAFETY: the caller's promise; L is only read.
        unsafe {
            let own = if self.by_rows {
                let own = pieces.with(Side::Right, to);
                own.pack_a((0, cols), &Operand::plain(u.t()).into());
                own
            } else {
                let own = pieces.with(Side::Left, to);
                own.pack_b((0, cols), &Operand::plain(u).into());
                own
            };
            if !own.carried() {
                // Not from the work memory, where the next panel may be by now.
                let l = self.block(j + k, j, rows, k);
                return gemm(ctx, minus, Operand::plain(l.rb()), Operand::plain(u), one, c);
            }
            let block = (GETRF_AMX_BLOCK_BYTES / row_bytes::<T>(k) / EDGE).max(1) * EDGE;
            for i in (0..rows).step_by(block) {
                let c = c.alias().sub(i, 0, block.min(rows - i), cols);
                if self.by_rows {
                    own.multiply((minus, one), (0, i), None, c.t(), (0, i), Part::Full);
                } else {
                    own.multiply((minus, one), (i, 0), None, c, (i, 0), Part::Full);
                }
            }
        }
    }
}

/// The interchanges of the chunk that is next, while blocks of a product are multiplied.
struct Preparation<'a, 's, T: Scalar> {
    lu: &'a Lu<'a, T>,
    step: &'a Step<'s, T>,
    chunk: &'a mut Chunk,
    /// What tiles ask for, from the chunk's first column on.
    asking: Upcoming<'s, T>,
}

impl<'a, 's, T: Scalar> Preparation<'a, 's, T> {
    /// For a chunk whose rows are adjacent.
    fn new(lu: &'a Lu<'a, T>, step: &'a Step<'s, T>, chunk: &'a mut Chunk) -> Self {
        let (rows, cs) = (step.swaps.lines(), lu.a.cs());
        let column = lu.a.as_ptr().wrapping_offset(chunk.from as isize * cs).wrapping_add(step.j);
        let asking = Upcoming { column, cs, cols: chunk.to - chunk.from, rows, done: 0 };
        Preparation { lu, step, chunk, asking }
    }

    /// What the tiles of a block ask for, which so many follow. Columns that were asked for get their interchanges.
    ///
    /// # Safety
    /// As for [`Lu::interchange`].
    unsafe fn asks(&mut self, later: usize) -> Option<&mut Upcoming<'s, T>> {
        // Asked for earlier, lines would have left the cache again.
        if later >= self.asking.all(self.lu.kr.slots()) {
            return None;
        }
        let asked = self.chunk.to - self.chunk.from - self.asking.cols;
        // SAFETY: the caller's promise.
        unsafe { self.lu.interchange(self.step, self.chunk, asked) };
        Some(&mut self.asking)
    }
}
