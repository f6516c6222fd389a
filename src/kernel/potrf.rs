//! Cholesky factorization A = L L^H.
//!
//! Right-looking by block columns, everything between steps kept packed. A step has two parallel
//! parts: strips of rows below the diagonal block are solved, each left behind packed as both operands
//! of the update (the same numbers); then the trailing triangle is updated by tasks that are blocks of it. The first of
//! these tasks also factors the next diagonal block, which takes that sequential piece off the
//! critical path (look-ahead). Steps of a large matrix become narrower as fewer rows are left. Where
//! the unit of `gemm_bf16x3.rs` multiplies, strips are left behind as its operands instead, and while much of a real matrix is
//! left its updates are made by two steps at a time, so that the rest is read and written half as often. Where operands of a step
//! find no room it has fewer columns; a matrix too tall for the packing regions even so is halved first.

use super::gemm::{Operand, Part};
use super::gemm_bf16x3::{self, Limits, Packed, row_bytes};
use super::isa::ahead::Ahead;
use super::isa::amx::EDGE;
use super::isa::tile::{LINE, prefetch};
use super::isa::{Kernels, machine};
use super::lacpy;
use super::macro_kernel::{Meanwhile, Right, macro_kernel};
use super::pack::Shared;
use super::par::{Ctx, Ends, Executor, Sequential};
use super::params::{
    AMX_DEPTH, MAX_MR, MAX_NR, POTRF_BASE, POTRF_BLOCK, POTRF_DIAGONAL, POTRF_LARGE, POTRF_NARROW,
    POTRF_NEAR_BYTES, POTRF_NEAR_EDGE, POTRF_PACK_BYTES, POTRF_PACKED_A, POTRF_PACKED_B,
    POTRF_SHARED_EDGE, POTRF_SHARED_ROWS, POTRF_SHORT, POTRF_SMALL, POTRF_TRIANGLE, POTRF_UNIT,
    POTRF_UNIT_EDGE, POTRF_UPDATE_EDGE, POTRF_WIDE_PART, STRIP_OFFSET, TASK_WORK, potrf_widest,
};
use super::potrf_tile::potrf_small;
use super::scalar::Scalar;
use super::strip;
use super::syrk::gemmt_lower;
use super::trsm::{Diag, Uplo, trsm_lower_left};
use super::view::{MatMut, MatRef};
use super::zeros::Zeros;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering};

// Blocks of an update by the unit begin with its panels.
const _: () = assert!(POTRF_BASE.is_multiple_of(EDGE) && POTRF_UPDATE_EDGE.is_multiple_of(EDGE));
const _: () = assert!(POTRF_UNIT_EDGE.is_multiple_of(EDGE));
const _: () = assert!(POTRF_UNIT.is_multiple_of(EDGE) && POTRF_NARROW.is_multiple_of(EDGE));
const _: () = assert!(POTRF_UNIT >= AMX_DEPTH && POTRF_UNIT <= POTRF_BASE);

/// The leading minor of this order (1-based) is not positive definite, or its pivot is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPositiveDefinite {
    pub minor: usize,
}

/// A = L L^H in the lower triangle of A; the strictly upper triangle is neither used nor written (a vector across the
/// diagonal may be loaded whole) and the imaginary part of the diagonal is ignored. On failure the columns before the minor hold the
/// factor of the leading block. The upper case A = U^H U is this routine on `a.t()`.
pub fn potrf_lower<T: Scalar>(ctx: &Ctx, a: MatMut<T>) -> Result<(), NotPositiveDefinite> {
    potrf_before(ctx, None, a, false, Ahead::NOTHING)
}

/// [`potrf_lower`] of `from`, which lies apart, is only read and no larger than [`brings`] says, or else of A. With `clear`
/// what is above the diagonal becomes zero. `next`, of the same order, will be read afterwards: a small matrix asks for
/// it meanwhile.
pub(crate) fn potrf_before<T: Scalar>(
    ctx: &Ctx,
    from: Option<MatRef<T>>,
    mut a: MatMut<T>,
    clear: bool,
    next: Ahead<T>,
) -> Result<(), NotPositiveDefinite> {
    // Without asking for the unit, which somebody may have turned off or on since the caller asked.
    debug_assert!(from.is_none() || a.rows() <= most::<T>(false));
    let unit = gemm_bf16x3::factors::<T>(a.rows());
    let mut meanwhile = clear && blocked::<T>(a.rows(), unit) && (a.rs() == 1 || a.cs() == 1);
    let mut result = factor(ctx, from, a.rb_mut(), (meanwhile, unit), next);
    if let (Some(from), Err(_)) = (from, result) {
        // What was not reached has not been brought.
        lacpy::copy_lower(from, a.rb_mut(), (0, 0));
        meanwhile = false;
        result = factor(ctx, None, a.rb_mut(), (false, unit), Ahead::NOTHING);
    }
    if clear && (result.is_err() || !meanwhile) {
        // Afterwards: these lines would be in the way of those that the factorization waits for.
        lacpy::clear_other(ctx, Uplo::Lower, a);
    }
    result
}

fn factor<T: Scalar>(
    ctx: &Ctx,
    from: Option<MatRef<T>>,
    mut a: MatMut<T>,
    (clear, unit): (bool, bool),
    next: Ahead<T>,
) -> Result<(), NotPositiveDefinite> {
    let n = a.rows();
    if blocked::<T>(n, unit) {
        return Blocked::new(ctx, from, a, clear, unit).run(ctx);
    }
    if is_small(n) {
        let mut memory = Stack::<T>(MaybeUninit::uninit());
        // SAFETY: the memory has room for the copy of so small a matrix.
        return unsafe { potrf_small(T::kernels(), from, a, memory.0.as_mut_ptr().cast(), &next) };
    }
    if n <= POTRF_BASE {
        let kr = T::kernels();
        let memory = Shared::<T>::region(&ctx.scratch, 0, STRIP_OFFSET).get();
        // SAFETY: slot 0's strip region is this call's.
        return unsafe { potrf_small(kr, from, a, memory, &next) };
    }
    if let Some(from) = from {
        // The unit was off when the caller asked whether this brings so large a matrix.
        lacpy::copy_lower(from, a.rb_mut(), (0, 0));
    }
    let half = (n / 2).next_multiple_of(POTRF_BASE);
    let [mut a11, _, mut a21, mut a22] = a.split_quad(half, half);
    potrf_lower(ctx, a11.rb_mut())?;
    // A21 := A21 L11^-H, as conj(L11) X = A21^T.
    let l11 = Operand { mat: a11.rb(), conj: true };
    trsm_lower_left(ctx, l11, Diag::NonUnit, a21.rb_mut().t());
    let l21 = Operand::plain(a21.rb());
    gemmt_lower(ctx, -T::ONE, l21, Operand::adjoint(a21.rb()), T::ONE, a22.rb_mut(), true);
    potrf_lower(ctx, a22).map_err(|e| NotPositiveDefinite { minor: e.minor + half })
}

/// Whether a matrix of order n is factored in steps that are kept packed, by the unit or not.
fn blocked<T: Scalar>(n: usize, unit: bool) -> bool {
    n > POTRF_BASE && n <= most::<T>(unit)
}

/// The largest order whose packed rows find room.
fn most<T: Scalar>(unit: bool) -> usize {
    let row = match unit {
        true if thins(T::kernels()) => row_bytes::<T>(POTRF_UNIT),
        true => row_bytes::<T>(POTRF_BASE),
        false => POTRF_BASE * size_of::<T>(),
    };
    POTRF_PACK_BYTES / row - MAX_MR - MAX_NR
}

/// Whether a step may have [`POTRF_UNIT`] columns.
fn thins<T>(kr: &Kernels<T>) -> bool {
    POTRF_UNIT.is_multiple_of(kr.nr)
}

/// Whether [`potrf_before`] reads a matrix of order n elsewhere, which need not be copied beforehand.
pub(crate) fn brings<T: Scalar>(n: usize) -> bool {
    n <= most::<T>(gemm_bf16x3::factors::<T>(n))
}

/// Whether no scratch memory is used for a matrix of order n.
pub fn is_small(n: usize) -> bool {
    n <= POTRF_SMALL
}

/// A copy of a small matrix: columns of n rounded up to MAX_NR, and MAX_NR, elements, and what a packed
/// column has beyond the last of them.
#[repr(align(64))]
struct Stack<T>(MaybeUninit<[[T; POTRF_SMALL + 2 * MAX_NR]; POTRF_SMALL + 1]>);

/// What is subtracted from the columns from `below` on.
struct Update<'p, T: Scalar> {
    below: usize,
    /// Columns of L before them.
    k: usize,
    /// Their operands for the unit, and those of the columns before them, if these have not been subtracted yet.
    pieces: Option<&'p Packed<T>>,
    earlier: Option<&'p Packed<T>>,
    /// Only the next step's columns are updated; the others wait for the step after.
    narrow: bool,
}

struct Blocked<'a, T: Scalar> {
    kr: &'static Kernels<T>,
    /// Where A is read before anything is subtracted from it, if not in its own place.
    from: Option<MatRef<'a, T>>,
    a: MatMut<'a, T>,
    /// What is above the diagonal, if it is cleared.
    zeros: Option<Zeros<T>>,
    /// Columns in a step: more in wide ones, fewer where `thin` says so or operands for the unit find no room.
    block: usize,
    /// Whether it has [`POTRF_UNIT`] instead if the unit does its update, else POTRF_NARROW.
    thin: bool,
    limits: Limits,
    /// Whether the unit of `gemm_bf16x3.rs` does the updates that are large enough.
    unit: bool,
    /// Rows of A are adjacent in memory, not columns: the update is done on the transpose.
    by_rows: bool,
    /// Of slot 0: the rows below the diagonal block as operands A and B, and the diagonal block. B has none of the
    /// [whole strips](Self::shared).
    packed_a: Shared<T>,
    packed_b: Shared<T>,
    triangle: Shared<T>,
}

impl<'a, T: Scalar> Blocked<'a, T> {
    fn new(
        ctx: &Ctx,
        from: Option<MatRef<'a, T>>,
        a: MatMut<'a, T>,
        clear: bool,
        unit: bool,
    ) -> Self {
        let region = |offset| Shared::<T>::region(&ctx.scratch, 0, offset);
        let kr = T::kernels();
        let limits = Limits::of::<T>(unit);
        // SAFETY: what is above the diagonal is nobody else's.
        let zeros = if clear { unsafe { Zeros::above(a.alias()) } } else { None };
        Blocked {
            kr,
            block: match a.rows() {
                n if n >= POTRF_LARGE || unit => POTRF_BASE,
                n if n > POTRF_SHORT => POTRF_BLOCK,
                _ => POTRF_NARROW,
            },
            unit,
            thin: unit && a.rows() < limits.thin && thins(kr),
            limits,
            by_rows: a.rs() != 1 && a.cs() == 1,
            from,
            a,
            zeros,
            packed_a: region(POTRF_PACKED_A),
            packed_b: region(POTRF_PACKED_B),
            triangle: region(POTRF_TRIANGLE),
        }
    }

    /// Columns of the step that begins at column j.
    fn columns(&self, j: usize) -> usize {
        let n = self.a.rows();
        let rest = n - j;
        if self.thin {
            let large = rest >= POTRF_UNIT + self.limits.edge;
            let k = if large { POTRF_UNIT } else { POTRF_NARROW };
            return k.min(rest);
        }
        if self.unit && rest > self.block {
            // While operands of that many columns find no room, of fewer.
            let bytes = self.piece_bytes(j + self.block, self.block);
            let thin = bytes > self.limits.room && thins(self.kr);
            return if thin { POTRF_UNIT } else { self.block };
        }
        if self.unit || n < POTRF_LARGE {
            return self.block.min(rest);
        }
        let size = size_of::<T>();
        let room = POTRF_PACK_BYTES / (size * (rest + MAX_MR + MAX_NR));
        let k = potrf_widest(size).min(room).min(rest / POTRF_WIDE_PART);
        (k / MAX_MR * MAX_MR).max(self.block).min(rest)
    }

    fn run(&self, ctx: &Ctx) -> Result<(), NotPositiveDefinite> {
        let n = self.a.rows();
        let mut next = self.factor_diagonal(ctx, 0, 0);
        // Of the step before, if only this one's columns have been updated by it.
        let mut waiting: Option<Packed<T>> = None;
        let mut j = 0;
        while j < n {
            next.map_err(|e| NotPositiveDefinite { minor: j + e.minor })?;
            let k = self.columns(j);
            let below = j + k;
            if below < n {
                let pieces = self.pieces(below, k, waiting.as_ref());
                self.solve_below(ctx, j, below, pieces.as_ref());
                let carried = match (&pieces, &waiting) {
                    (Some(pieces), Some(earlier)) => pieces.carried_with(earlier),
                    (Some(pieces), None) => pieces.carried(),
                    // Somebody has turned the unit off meanwhile.
                    (None, Some(_)) => false,
                    // Blocks of the update begin with its panels.
                    (None, None) => {
                        let next = self.columns(below);
                        next == n - below || next.is_multiple_of(self.kr.mr)
                    }
                };
                if let Some(earlier) = waiting.take_if(|_| !carried) {
                    // Products pack where the operands are: none of these is used any more.
                    self.subtract(ctx, below, j - earlier.steps(), earlier.steps());
                }
                let alone = pieces.is_some() && carried && waiting.is_none();
                let narrow = alone && self.in_pairs(below, k);
                next = if carried {
                    let (pieces, earlier) = (pieces.as_ref(), waiting.as_ref());
                    self.update(ctx, &Update { below, k, pieces, earlier, narrow })
                } else {
                    self.subtract(ctx, below, j, k);
                    self.factor_diagonal(ctx, 0, below)
                };
                waiting = pieces.filter(|_| narrow);
            }
            j = below;
        }
        if let Some(zeros) = &self.zeros {
            zeros.rest(ctx.par);
        }
        Ok(())
    }

    /// Factor the diagonal block at (j, j) and pack it for the strips below.
    fn factor_diagonal(&self, ctx: &Ctx, slot: usize, j: usize) -> Result<(), NotPositiveDefinite> {
        let jb = self.columns(j);
        let memory = Shared::<T>::region(&ctx.scratch, slot, POTRF_DIAGONAL).get();
        let from = self.from.filter(|_| j == 0).map(|from| from.sub(0, 0, jb, jb));
        // SAFETY: only this task touches the diagonal block, its slot's copy of it and, while no
        // strip is being solved, the packed triangle.
        unsafe {
            let mut d = self.a.alias().sub(j, j, jb, jb);
            potrf_small(self.kr, from, d.rb_mut(), memory, &Ahead::NOTHING)?;
            let l = Operand { mat: d.rb(), conj: true };
            strip::pack_triangle(self.kr, l, Diag::NonUnit, self.triangle.get());
        }
        Ok(())
    }

    /// How the unit does the update by the k columns before `below`, if it does.
    fn way(&self, below: usize, k: usize) -> Option<gemm_bf16x3::Way> {
        let n = self.a.rows() - below;
        let part = Part::Lower { real: T::IS_COMPLEX };
        gemm_bf16x3::way::<T>((n, n, k), part, self.by_rows).filter(|_| self.unit)
    }

    /// Room for the operands of an update that the unit does, behind those of the step before.
    fn pieces(&self, below: usize, k: usize, earlier: Option<&Packed<T>>) -> Option<Packed<T>> {
        let way = self.way(below, k)?;
        let behind = earlier.map_or(0, |earlier| self.piece_bytes(below - k, earlier.steps()));
        // In the regions of the strips, which are not kept once they are operands.
        let place = |region: Shared<T>| Shared::new(region.get().cast::<u8>().wrapping_add(behind));
        let (a, b) = (place(self.packed_a), place(self.packed_b));
        Some(Packed::new(self.kr, way, k, Shared::new(a.get().cast()), Shared::new(b.get().cast())))
    }

    /// Bytes of either operand for the rows from `below` on, k steps deep.
    fn piece_bytes(&self, below: usize, k: usize) -> usize {
        (self.a.rows() - below).next_multiple_of(EDGE) * row_bytes::<T>(k)
    }

    /// Whether the update by the k columns before `below` is made together with the next one, so that the rest is read and
    /// written once for both; the next step's columns cannot wait. Complex operands are twice as deep: two of them would
    /// leave the second-level cache.
    fn in_pairs(&self, below: usize, k: usize) -> bool {
        if T::IS_COMPLEX {
            return false;
        }
        let (n, next) = (self.a.rows(), self.columns(below));
        let after = below + next;
        let room = self.piece_bytes(below, k) + self.piece_bytes(after, next) <= POTRF_PACK_BYTES;
        room && after + self.limits.pairs <= n && self.way(after, next).is_some()
    }

    /// A21 := A21 L11^-H in strips of mr rows, which stay packed, or become the unit's operands.
    fn solve_below(&self, ctx: &Ctx, j: usize, below: usize, pieces: Option<&Packed<T>>) {
        let (kr, k) = (self.kr, below - j);
        let rows = self.a.rows() - below;
        let strips = rows.div_ceil(kr.mr);
        let mut each = (TASK_WORK / 2 / (kr.mr * k * k)).clamp(1, strips);
        if pieces.is_some() {
            // Whole panels.
            each = each.next_multiple_of(EDGE >> kr.mr.trailing_zeros().min(EDGE.ilog2()));
        }
        let tasks = strips.div_ceil(each);
        // SAFETY: read where strips are a task's own.
        let whole = unsafe { self.a.alias() };
        let par = executor(ctx, tasks);
        let near = par.width() == 1 && rows * k * size_of::<T>() < POTRF_NEAR_BYTES;
        let ends = Ends::default();
        par.run(tasks, &|task, slot| {
            // Operands for the unit stay with the thread that has these rows in the next step, too, as far as that goes.
            let (task, then) = match pieces {
                Some(_) => {
                    let task = ends.take(slot, tasks);
                    (task, Ends::after(slot, task, par.width()))
                }
                None => (task, Some(task + par.width())),
            };
            let then = then.map_or(strips, |then| then * each);
            let end = strips.min((task + 1) * each);
            for s in task * each..end {
                let i = s * kr.mr;
                let height = kr.mr.min(rows - i);
                // What others will read is not asked for, but where they meet.
                let next = if s + 1 < end { s + 1 } else { then };
                let packed = match pieces {
                    None => self.packed_a.get().wrapping_add(i * k),
                    Some(_) => Shared::region(&ctx.scratch, slot, STRIP_OFFSET).get(),
                };
                // SAFETY: strips are disjoint in A and in both packed operands; nr divides k, so a
                // strip is exactly k steps.
                unsafe {
                    let mut b = self.a.alias().sub(below + i, j, height, k).t();
                    let old = self.from.filter(|_| j == 0).unwrap_or(whole.rb());
                    let old = old.sub(below, j, rows, k);
                    strip::load(kr, old.sub(i, 0, height, k).t(), packed);
                    let next = rows.min(kr.mr * next);
                    let next = old.sub(next, 0, kr.mr.min(rows - next), k);
                    // Where the factor goes nobody has been before.
                    let apart = self.from.is_some() && j == 0;
                    let to = whole.rb().sub(below + i, 0, height, k);
                    strip::solve_meanwhile(kr, self.triangle.get(), k, height, packed, |p| {
                        let steps = kr.nr.min(k - p);
                        // Columns lie far apart: no hardware brings them before they are asked for.
                        if j == 0 || !near {
                            ask(next.sub(0, p, next.rows(), steps));
                        }
                        if apart {
                            ask(to.sub(0, p, height, steps));
                        }
                    });
                    strip::store(kr, packed, b.rb_mut());
                    if pieces.is_some() {
                        continue;
                    }
                    let pitch = kr.pitch(height);
                    let behind = if i < self.shared(rows) { height } else { 0 };
                    for r in (behind..height).step_by(kr.nr) {
                        let to = self.packed_b.get().wrapping_add((i + r) * k);
                        let from = packed.wrapping_add(r);
                        let width = kr.nr.min(height - r);
                        (kr.pack)(width, kr.nr, k, from, 1, pitch as isize, !self.by_rows, to);
                    }
                    if self.by_rows && T::IS_COMPLEX {
                        (kr.pack)(pitch, pitch, k, packed, 1, pitch as isize, true, packed);
                    }
                }
            }
            if let Some(pieces) = pieces {
                let range = (task * each * kr.mr, rows.min((task + 1) * each * kr.mr));
                // SAFETY: the rows have been solved, and panels are this task's.
                unsafe {
                    let l = self.a.alias().sub(below, j, rows, k);
                    pieces.pack_both(range, l.rb(), self.by_rows);
                }
            }
        });
    }

    /// Of the rows below a diagonal block, those whose strips are both operands.
    fn shared(&self, rows: usize) -> usize {
        rows - rows % self.kr.mr
    }

    /// The update by the k columns from j on as a product of its own, for operands that the unit does not carry.
    fn subtract(&self, ctx: &Ctx, below: usize, j: usize, k: usize) {
        let n = self.a.rows() - below;
        // SAFETY: nothing runs beside this.
        unsafe {
            let l = self.a.alias().sub(below, j, n, k);
            let (l, mut a22) = (l.rb(), self.a.alias().sub(below, below, n, n));
            if let Some(from) = self.from.filter(|_| j == 0) {
                lacpy::copy_lower(from.sub(below, below, n, n), a22.rb_mut(), (0, 0));
            }
            gemmt_lower(ctx, -T::ONE, Operand::plain(l), Operand::adjoint(l), T::ONE, a22, true);
        }
    }

    /// A22 := A22 - L21 L21^H, and the factor of its first diagonal block.
    fn update(&self, ctx: &Ctx, update: &Update<T>) -> Result<(), NotPositiveDefinite> {
        let &Update { below, k, pieces, narrow, .. } = update;
        let n = self.a.rows() - below;
        let first = self.columns(below);
        let minor = AtomicUsize::new(0);
        // Blocks of the rows under the first diagonal block, all columns; those above the diagonal
        // are empty.
        let small = n * n / 2 * k < 2 * TASK_WORK;
        let par: &dyn Executor = if small { &Sequential } else { ctx.par };
        // Who is done early waits for a block of the others.
        let shared = T::IS_COMPLEX && par.width() > 1 && n < POTRF_SHARED_ROWS && pieces.is_none();
        let edge = match shared {
            true => POTRF_SHARED_EDGE,
            false if size_of::<T::Real>() > 4 && machine::is_narrow() => POTRF_NEAR_EDGE,
            false => POTRF_UPDATE_EDGE,
        };
        // On the unit the operand that stays is the longer one, but not where few columns are updated.
        let unit = pieces.is_some() && !narrow && !T::IS_COMPLEX;
        let (high, wide) = match self.by_rows {
            _ if !unit => (edge, edge),
            true => (POTRF_UPDATE_EDGE, POTRF_UNIT_EDGE),
            false => (POTRF_UNIT_EDGE, POTRF_UPDATE_EDGE),
        };
        let cols = if narrow { first } else { n };
        let (down, across) = ((n - first).div_ceil(high), cols.div_ceil(wide));
        let ends = Ends::default();
        par.run(1 + down * across, &|task, slot| {
            if task == 0 {
                self.update_block(update, (0, first), (0, first));
                if let Err(e) = self.factor_diagonal(ctx, slot, below) {
                    minor.store(e.minor, Ordering::Relaxed);
                }
                return;
            }
            let task = if narrow { 1 + ends.take(slot, down * across) } else { task };
            // Neighbouring tasks have the left operand in common, which a thread then keeps in its cache. By rows, complex
            // columns that are solved next come last; real blocks are larger, and too few to end with the longest column.
            let (i, j) = match self.by_rows {
                true if T::IS_COMPLEX => ((task - 1) % down, across - 1 - (task - 1) / down),
                true => ((task - 1) % down, (task - 1) / down),
                false if unit => (down - 1 - (task - 1) / across, (task - 1) % across),
                false => ((task - 1) / across, (task - 1) % across),
            };
            let (i, j) = (first + i * high, j * wide);
            self.update_block(update, (i, n.min(i + high)), (j, cols.min(j + wide)));
        });
        match minor.into_inner() {
            0 => Ok(()),
            minor => Err(NotPositiveDefinite { minor }),
        }
    }

    /// The lower part of rows x columns (ranges, relative to the trailing matrix) of the update.
    fn update_block(
        &self,
        &Update { below, k, pieces, earlier, .. }: &Update<T>,
        rows: (usize, usize),
        cols: (usize, usize),
    ) {
        let (m, n) = (rows.1 - rows.0, cols.1 - cols.0);
        // SAFETY: tasks have disjoint blocks of A; the operands were packed by `solve_below`.
        unsafe {
            let (i, j) = (below + rows.0, below + cols.0);
            let c = self.a.alias().sub(i, j, m, n);
            // Nothing has been subtracted before.
            let first = below == k + earlier.map_or(0, Packed::steps);
            let old = self.from.filter(|_| first).map(|from| from.sub(i, j, m, n));
            let (kr, real) = (self.kr, T::IS_COMPLEX);
            let pa = |i: usize| self.packed_a.get().wrapping_add(i * k);
            let pb = |first: usize| Right {
                packed: self.packed_b.get(),
                strips: self.packed_a.get(),
                whole: self.shared(self.a.rows() - below),
                conj: true,
                first,
            };
            let (minus, one) = (-T::ONE, T::ONE);
            if let Some(pieces) = pieces {
                let (old, c, corner, part) = match self.by_rows {
                    false => (old, c, (rows.0, cols.0), Part::Lower { real }),
                    true => {
                        let corner = (cols.0, rows.0);
                        (old.map(|old| old.t()), c.t(), corner, Part::Upper { real })
                    }
                };
                let Some(earlier) = earlier else {
                    return pieces.multiply((minus, one), corner, old, c, corner, part);
                };
                let before = (corner.0 + k, corner.1 + k);
                return pieces.multiply_both(
                    (earlier, before),
                    (minus, one),
                    corner,
                    old,
                    c,
                    corner,
                    part,
                );
            }
            let (a, b, old, c, corner, part) = if self.by_rows {
                let (corner, old) = ((cols.0, rows.0), old.map(|old| old.t()));
                (pa(cols.0), pb(rows.0), old, c.t(), corner, Part::Upper { real })
            } else {
                (pa(rows.0), pb(cols.0), old, c, (rows.0, cols.0), Part::Lower { real })
            };
            let tiles = m.div_ceil(kr.mr) * kr.blocks(n);
            let mut zeros = self.zeros.as_ref().map(|zeros| zeros.take(tiles, k / 4));
            let meanwhile = Meanwhile { zeros: zeros.as_mut(), ..Meanwhile::NOTHING };
            macro_kernel(kr, k, minus, a, b, one, old, c, corner, part, meanwhile);
            if let Some(zeros) = zeros {
                zeros.rest();
            }
        }
    }
}

/// Asks for a block with adjacent elements in columns.
fn ask<T>(a: MatRef<T>) {
    if a.rs() != 1 {
        return;
    }
    for j in 0..a.cols() {
        let column = a.as_ptr().wrapping_offset(j as isize * a.cs());
        for i in (0..a.rows()).step_by(LINE / size_of::<T>()) {
            prefetch::<_, true>(column.wrapping_add(i));
        }
    }
}

fn executor<'c>(ctx: &Ctx<'c>, tasks: usize) -> &'c dyn Executor {
    if tasks == 1 { &Sequential } else { ctx.par }
}
