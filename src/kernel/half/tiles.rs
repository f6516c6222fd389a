//! C := C - A B on the tile unit (`isa/amx_half.rs`): elements of 16 bits are brought into the unit's order, not to
//! float32.
//!
//! The unit takes denormal numbers for zero, so sizes are met while packing, and what it does not carry goes the
//! usual way, a task's rows over the steps of one panel at a time:
//!
//! - Half precision: all pieces are multiples of 2^-24 and below 2^17, so products and sums of them are multiples
//!   of 2^-48 and far from overflow. Only infinities and NaN are left out.
//! - bfloat16: elements must be normal, and with exponents e(a), e(b) of the smallest ones (not zero) the
//!   products are multiples of 2^(e(a)+e(b)-14), which has to be normal; with those of the largest ones
//!   2^(e(a)+e(b)+2) times the depth must not overflow.

use super::Half;
use super::product::{self, FLOATS_OFFSET};
use crate::kernel::isa::amx;
use crate::kernel::isa::amx::{Aligned, DEPTH, EDGE, STEP, Session, TILE, Unit, with_vectors};
use crate::kernel::isa::amx_half::HalfPanels;
use crate::kernel::isa::amx_pieces::{SIDE, turn};
use crate::kernel::isa::tile::prefetch;
use crate::kernel::merge::Merge;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::params::{A_OFFSET, AMX_A_BYTES, AMX_B_BYTES, AMX_B_OFFSET};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicU16, Ordering};

/// Rows of C in a task at most, steps of a panel of A, columns of C at a time.
const ROWS: usize = 512;
const PANEL: usize = 512;
pub(super) const COLUMNS: usize = 1024;

const _: () = assert!(ROWS * PANEL * 2 * size_of::<u16>() <= AMX_A_BYTES);
const _: () = assert!(COLUMNS * PANEL * 2 * size_of::<u16>() <= AMX_B_BYTES);
const _: () = assert!(ROWS <= product::MOST && COLUMNS <= product::MOST);

/// The unit for a product of m x k by k x n, if it is worth its while.
pub(super) fn unit(m: usize, n: usize, k: usize) -> Option<Unit> {
    if m < EDGE / 2 || n < EDGE / 2 || k < DEPTH {
        return None;
    }
    amx::unit()
}

/// Bits of the smallest modulus that is not zero, less 1, and of the largest.
#[derive(Clone, Copy)]
struct Sizes {
    low: u16,
    high: u16,
}

impl Sizes {
    const NONE: Sizes = Sizes { low: u16::MAX, high: 0 };
}

/// [`Sizes`] of what has passed in each of 32 places.
struct Passing {
    low: [u16; EDGE],
    high: [u16; EDGE],
}

impl Passing {
    const NONE: Passing = Passing { low: [u16::MAX; EDGE], high: [0; EDGE] };

    #[inline(always)]
    fn meet(&mut self, row: &[u16; EDGE]) {
        for i in 0..EDGE {
            let bits = row[i] & 0x7fff;
            self.low[i] = self.low[i].min(bits.wrapping_sub(1));
            self.high[i] = self.high[i].max(bits);
        }
    }
    fn sizes(&self) -> Sizes {
        let mut sizes = Sizes::NONE;
        for i in 0..EDGE {
            sizes.low = sizes.low.min(self.low[i]);
            sizes.high = sizes.high.max(self.high[i]);
        }
        sizes
    }
}

/// Whether the unit multiplies such operands without loss: see the top of this file.
fn carries<H: Half>(a: Sizes, b: Sizes, depth: usize) -> bool {
    if a.high == 0 || b.high == 0 {
        // Zeros; but zero times infinity is not.
        return a.high < H::INFINITE && b.high < H::INFINITE;
    }
    if H::PLANES == 2 {
        return a.high < H::INFINITE && b.high < H::INFINITE;
    }
    let exponent = |bits: u16| i32::from(bits >> 7) - 127;
    let least = [a, b].map(|s| exponent(s.low + 1));
    let most = [a, b].map(|s| exponent(s.high));
    let depth = depth.next_power_of_two().ilog2() as i32;
    least.iter().all(|&e| e >= -126)
        && most.iter().all(|&e| e <= 127)
        && least[0] + least[1] - 14 >= -126
        && most[0] + most[1] + 2 + depth <= 126
}

/// C := C - A B.
pub(super) fn subtract<H: Half>(
    ctx: &Ctx,
    unit: Unit,
    a: MatRef<H>,
    b: MatRef<H>,
    mut c: MatMut<f32>,
) {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    for j in (0..n).step_by(COLUMNS) {
        let cols = COLUMNS.min(n - j);
        let room = AMX_B_BYTES / (cols.next_multiple_of(EDGE) * H::PLANES * size_of::<u16>());
        let deep = room / PANEL * PANEL;
        for p in (0..k).step_by(deep) {
            let steps = deep.min(k - p);
            let c = c.rb_mut().sub(0, j, m, cols);
            stretch(ctx, unit, a.sub(0, p, m, steps), b.sub(p, j, steps, cols), c);
        }
    }
}

/// Rows of C in a task, of m: fewer where there would not be a task for every thread.
fn rows_of_task(m: usize) -> usize {
    match m {
        8192.. => ROWS,
        2048.. => ROWS / 2,
        1024.. => ROWS / 4,
        _ => ROWS / 8,
    }
}

/// Steps of A that are packed for all rows of a task before the next ones.
const ACROSS: usize = DEPTH;

/// Panels of B one stretch has at most.
const PANELS: usize = AMX_B_BYTES / (EDGE * PANEL * size_of::<u16>());

/// The same for so many steps and columns as one region holds packed: panel after panel of PANEL steps.
fn stretch<H: Half>(ctx: &Ctx, unit: Unit, a: MatRef<H>, b: MatRef<H>, c: MatMut<f32>) {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    let packed_b = Shared::<u16>::region(&ctx.scratch, 0, AMX_B_OFFSET);
    let groups = n.div_ceil(EDGE);
    let panels = k.div_ceil(PANEL);
    let [low, high]: [[AtomicU16; PANELS]; 2] =
        [u16::MAX, 0].map(|x| core::array::from_fn(|_| AtomicU16::new(x)));
    let size = EDGE * PANEL * H::PLANES;
    let tasks = panels * groups;
    executor(ctx, tasks).run(tasks, &|task, _| {
        let (panel, group) = (task / groups, task % groups);
        let (p, j) = (panel * PANEL, group * EDGE);
        let lines = b.sub(p, j, PANEL.min(k - p), EDGE.min(n - j)).t();
        let mut passing = Passing::NONE;
        // SAFETY: each task packs its own part of the region.
        unsafe {
            pack(unit, lines, Side::Left, packed_b.get().wrapping_add(task * size), &mut passing)
        };
        let sizes = passing.sizes();
        low[panel].fetch_min(sizes.low, Ordering::Relaxed);
        high[panel].fetch_max(sizes.high, Ordering::Relaxed);
    });
    let height = rows_of_task(m);
    let tasks = m.div_ceil(height);
    executor(ctx, tasks).run(tasks, &|task, slot| {
        let (i, rows) = (task * height, height.min(m - task * height));
        // SAFETY: tasks have rows of their own.
        let mut c = unsafe { c.alias() }.sub(i, 0, rows, n);
        let packed_a = Shared::<u16>::region(&ctx.scratch, slot, A_OFFSET).get();
        for panel in 0..panels {
            let (p, steps) = (panel * PANEL, PANEL.min(k - panel * PANEL));
            let (a, b) = (a.sub(i, p, rows, steps), b.sub(p, 0, steps, n));
            let mut passing = Passing::NONE;
            for q in (0..steps).step_by(ACROSS) {
                for r in (0..rows).step_by(EDGE) {
                    ask(a, r, q + ACROSS);
                    let lines = a.sub(r, q, EDGE.min(rows - r), ACROSS.min(steps - q));
                    let to = r / EDGE * size + q / DEPTH * H::PLANES * STEP;
                    // SAFETY: the slot's region, which has room.
                    unsafe {
                        pack(unit, lines, Side::Right, packed_a.wrapping_add(to), &mut passing)
                    };
                }
            }
            let load = |x: &[AtomicU16; PANELS]| x[panel].load(Ordering::Relaxed);
            let sizes_b = Sizes { low: load(&low), high: load(&high) };
            if !carries::<H>(passing.sizes(), sizes_b, k) {
                let memory = Shared::<f32>::region(&ctx.scratch, slot, FLOATS_OFFSET).get();
                // SAFETY: the slot's region; those before it hold packed operands.
                unsafe { product::alone(memory, a, b, c.rb_mut()) };
                continue;
            }
            let b = packed_b.get().wrapping_add(panel * groups * size);
            let task = Sweep { steps: steps.div_ceil(DEPTH), a: packed_a, b, size };
            // SAFETY: all panels have been packed; a task is one session at a time.
            unsafe { run::<H>(unit, task, c.rb_mut()) };
        }
    });
}

fn executor<'c>(ctx: &Ctx<'c>, tasks: usize) -> &'c dyn Executor {
    if tasks <= 1 { &Sequential } else { ctx.par }
}

/// A block of A is brought while earlier ones are packed: a cache line for each of its columns, or rows.
#[inline(always)]
fn ask<H: Half>(a: MatRef<H>, i: usize, p: usize) {
    let (rows, cols) = (EDGE.min(a.rows() - i), EDGE.min(a.cols().saturating_sub(p)));
    if rows == 0 || cols == 0 {
        return;
    }
    let block = a.sub(i, p, rows, cols);
    let (count, step) = if a.rs() == 1 { (cols, a.cs()) } else { (rows, a.rs()) };
    (0..count).for_each(|c| prefetch::<_, true>(block.as_ptr().wrapping_offset(c as isize * step)));
}

/// Which operand of the unit a panel is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// Pack `lines`: rows of A (right), or of the transpose of B (left), at most 32, along k.
///
/// # Safety
/// `dst` has room for a panel, which nothing else uses.
unsafe fn pack<H: Half>(
    unit: Unit,
    lines: MatRef<H>,
    side: Side,
    dst: *mut u16,
    passing: &mut Passing,
) {
    with_vectors!(unit, pack_panel::<H: Half>(
        unit: Unit, lines: MatRef<H>, side: Side, dst: *mut u16, passing: &mut Passing
    ))
}

/// 32 rows of 32 adjacent elements.
#[derive(Clone, Copy)]
struct Rows {
    first: *const u16,
    distance: isize,
}

impl Rows {
    #[inline(always)]
    fn row(&self, r: usize) -> [u16; EDGE] {
        let at = self.first.wrapping_offset(r as isize * self.distance);
        // SAFETY: all rows are in the operand, or in the block it was copied to.
        unsafe { at.cast::<[u16; EDGE]>().read_unaligned() }
    }
}

#[inline(always)]
unsafe fn pack_panel<H: Half>(
    unit: Unit,
    lines: MatRef<H>,
    side: Side,
    dst: *mut u16,
    passing: &mut Passing,
) {
    let k = lines.cols();
    // Rows are lines along k, or steps of k across the lines.
    let along = lines.cs() == 1;
    let natural = along == (side == Side::Left);
    for step in 0..k.div_ceil(DEPTH) {
        let p = step * DEPTH;
        let block = lines.sub(0, p, lines.rows(), DEPTH.min(k - p));
        let block = if along { block } else { block.t() };
        let mut copied = Aligned([0_u16; EDGE * EDGE]);
        let rows = if block.cs() == 1 && (block.rows(), block.cols()) == (EDGE, EDGE) {
            Rows { first: block.as_ptr().cast(), distance: block.rs() }
        } else {
            for i in 0..block.rows() {
                (0..block.cols()).for_each(|j| copied.0[i * EDGE + j] = block.get(i, j).bits());
            }
            Rows { first: copied.0.as_ptr(), distance: EDGE as isize }
        };
        let mut raw = Aligned([MaybeUninit::<u16>::uninit(); 2 * STEP]);
        let dst = dst.wrapping_add(step * H::PLANES * STEP);
        let to = if natural { dst } else { raw.0.as_mut_ptr().cast() };
        // SAFETY: room in dst is the caller's promise; `raw` has room for two planes.
        unsafe {
            if along {
                along_rows::<H>(rows, to, passing);
            } else {
                across_rows::<H>(rows, natural, to, passing);
            }
            for plane in 0..if natural { 0 } else { H::PLANES } {
                let (from, to) = (to.wrapping_add(plane * STEP), dst.wrapping_add(plane * STEP));
                turn_pairs(unit, from.cast(), along, to.cast());
            }
        }
    }
}

/// A plane for each piece: the rows as they are.
///
/// # Safety
/// `to` has room for the planes.
#[inline(always)]
unsafe fn along_rows<H: Half>(rows: Rows, to: *mut u16, passing: &mut Passing) {
    for r in 0..EDGE {
        let row = rows.row(r);
        passing.meet(&row);
        let mut planes = [[0_u16; EDGE]; 2];
        for i in 0..EDGE {
            let pieces = H::pieces(row[i], 0);
            planes[0][i] = pieces[0] as u16;
            planes[1][i] = pieces[1] as u16;
        }
        for plane in 0..H::PLANES {
            let to = to.wrapping_add(plane * STEP + r * EDGE);
            // SAFETY: the caller's promise.
            unsafe { to.cast::<[u16; EDGE]>().write(planes[plane]) };
        }
    }
}

/// A plane for each piece: pairs of elements of two rows, in two tiles, or (not natural) in rows of 32 pairs.
///
/// # Safety
/// `to` has room for the planes.
#[inline(always)]
unsafe fn across_rows<H: Half>(rows: Rows, natural: bool, to: *mut u16, passing: &mut Passing) {
    let (height, half) = if natural { (DEPTH, TILE) } else { (2 * DEPTH, DEPTH) };
    for r in 0..DEPTH / 2 {
        let (even, odd) = (rows.row(2 * r), rows.row(2 * r + 1));
        passing.meet(&even);
        passing.meet(&odd);
        for h in 0..2 {
            let mut words = [[0_u32; 16]; 2];
            for w in 0..16 {
                let pieces = H::pieces(even[16 * h + w], odd[16 * h + w]);
                words[0][w] = pieces[0];
                words[1][w] = pieces[1];
            }
            for plane in 0..H::PLANES {
                let to = to.wrapping_add(plane * STEP + r * height + h * half);
                // SAFETY: the caller's promise; it is aligned for that.
                unsafe { to.cast::<[u32; 16]>().write(words[plane]) };
            }
        }
    }
}

/// Transposes pairs of elements: from 32 lines of 16 pairs to two tiles of rows of 16, or back.
///
/// # Safety
/// `from` and `to` have 512 pairs; the unit is there.
unsafe fn turn_pairs(unit: Unit, from: *const u32, along: bool, to: *mut u32) {
    const PAIRS: usize = TILE / 2;
    let (rows, second) = if along { (SIDE, PAIRS) } else { (EDGE, SIDE) };
    for (from, to) in [(from, to), (from.wrapping_add(second), to.wrapping_add(PAIRS))] {
        // SAFETY: the caller's promise.
        unsafe { turn(unit, (from, rows as isize), (to, SIDE as isize)) };
    }
}

/// One task: packed panels of `size` elements for each 32 rows and columns.
#[derive(Clone, Copy)]
struct Sweep {
    steps: usize,
    a: *const u16,
    b: *const u16,
    size: usize,
}

/// C := C - A B on the task's rows.
///
/// # Safety
/// The panels are packed; the unit is there and has no session on this thread.
unsafe fn run<H: Half>(unit: Unit, task: Sweep, c: MatMut<f32>) {
    with_vectors!(unit, sweep::<H: Half>(unit: Unit, task: Sweep, c: MatMut<f32>))
}

#[inline(always)]
unsafe fn sweep<H: Half>(unit: Unit, task: Sweep, c: MatMut<f32>) {
    let (m, n) = (c.rows(), c.cols());
    // SAFETY: the caller's promise.
    let session = unsafe { Session::open(unit) };
    let mut out = [const { Aligned([MaybeUninit::<f32>::uninit(); EDGE * EDGE]) }; 2];
    let mut turn = 0;
    let mut before = Merge::nothing();
    for j in (0..n).step_by(EDGE) {
        for i in (0..m).step_by(EDGE) {
            let panels = HalfPanels {
                steps: task.steps,
                left: task.b.wrapping_add(j / EDGE * task.size),
                right: task.a.wrapping_add(i / EDGE * task.size),
            };
            let t = out[turn].0.as_mut_ptr().cast::<f32>();
            // SAFETY: blocks are disjoint.
            let c = unsafe { c.alias() }.sub(i, j, EDGE.min(m - i), EDGE.min(n - j));
            // SAFETY: the panels of these rows and columns; t has room, and is not what `before` reads.
            unsafe {
                if H::PLANES == 1 {
                    session.half_block::<1, _>(panels, t, &mut before);
                } else {
                    session.half_block::<2, _>(panels, t, &mut before);
                }
            }
            before.finish();
            let at_once = EDGE.div_ceil(task.steps);
            before = Merge::new((-1.0, 1.0), t, None, c, at_once);
            turn = 1 - turn;
        }
    }
    before.finish();
}
