//! C := C - A B, where A and B are stored in 16 bits and C in float32, summed over all steps in float32.

use super::Half;
use super::block::widen;
use super::tiles;
use crate::kernel::macro_kernel::whole;
use crate::kernel::pack::{Shared, pack_a, pack_b};
use crate::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES, Sequential};
use crate::kernel::params::{A_BYTES, A_OFFSET, B_BYTES, B_OFFSET, KC, MAX_MR};
use crate::kernel::scalar::Scalar;
use crate::kernel::view::{MatMut, MatRef};

/// Rows of C in a task.
const ROWS: usize = 240;
/// Where a task has its rows of A as floats, in its slot's slab.
pub(super) const FLOATS_OFFSET: usize = 14 << 20;
/// Columns of C at a time.
const COLUMNS: usize = B_BYTES / (KC * size_of::<f32>());

const _: () = assert!((ROWS + 48) * KC * size_of::<f32>() <= A_BYTES);

/// C := C - A B.
pub(super) fn subtract<H: Half>(ctx: &Ctx, a: MatRef<H>, b: MatRef<H>, mut c: MatMut<f32>) {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    debug_assert!(c.rs() == 1);
    if let Some(unit) = tiles::unit(m, n, k) {
        return tiles::subtract(ctx, unit, a, b, c);
    }
    for j in (0..n).step_by(COLUMNS) {
        let cols = COLUMNS.min(n - j);
        for p in (0..k).step_by(KC) {
            let steps = KC.min(k - p);
            let c = c.rb_mut().sub(0, j, m, cols);
            chunk(ctx, a.sub(0, p, m, steps), b.sub(p, j, steps, cols), c);
        }
    }
}

/// The same for at most KC steps and COLUMNS columns.
fn chunk<H: Half>(ctx: &Ctx, a: MatRef<H>, b: MatRef<H>, c: MatMut<f32>) {
    let kr = f32::kernels();
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    let packed_b = Shared::<f32>::region(&ctx.scratch, 0, B_OFFSET);
    let floats = |slot| Shared::<f32>::region(&ctx.scratch, slot, FLOATS_OFFSET).get();
    let (panels, each) = (n.div_ceil(kr.nr), 4);
    let tasks = panels.div_ceil(each);
    executor(ctx, tasks).run(tasks, &|task, slot| {
        let (from, to) = (task * each, panels.min((task + 1) * each));
        let (first, cols) = (from * kr.nr, n.min(to * kr.nr) - from * kr.nr);
        // SAFETY: slots have memory of their own, tasks their panels.
        unsafe {
            let mut wide = MatMut::from_raw(floats(slot), k, cols, 1, k as isize);
            widen(b.sub(0, first, k, cols), wide.rb_mut());
            let to = packed_b.get().wrapping_add(first * k);
            pack_b(kr, wide.rb(), false, (0, cols.div_ceil(kr.nr)), to);
        }
    });
    let tasks = m.div_ceil(ROWS);
    executor(ctx, tasks).run(tasks, &|task, slot| {
        let (i, rows) = (task * ROWS, ROWS.min(m - task * ROWS));
        let packed_a = Shared::<f32>::region(&ctx.scratch, slot, A_OFFSET).get();
        // SAFETY: as above, and the tasks' rows of C are disjoint.
        unsafe {
            let mut wide = MatMut::from_raw(floats(slot), rows, k, 1, rows as isize);
            widen(a.sub(i, 0, rows, k), wide.rb_mut());
            pack_a(kr, wide.rb(), false, (0, rows.div_ceil(kr.mr)), packed_a);
            let c = c.alias().sub(i, 0, rows, n);
            let b = packed_b.get();
            whole(kr, k, -1.0, packed_a, b, 1.0, c);
        }
    });
}

/// Rows and columns of C that [`alone`] takes.
pub(super) const MOST: usize = 1024;

const _: () =
    assert!(4 * (MOST + MAX_MR) * KC * size_of::<f32>() <= SCRATCH_SLOT_BYTES - FLOATS_OFFSET);

/// C := C - A B by one thread, for at most MOST rows and columns.
///
/// # Safety
/// `memory` is a slot's from [`FLOATS_OFFSET`] on, and nobody else uses it.
pub(super) unsafe fn alone<H: Half>(
    memory: *mut f32,
    a: MatRef<H>,
    b: MatRef<H>,
    mut c: MatMut<f32>,
) {
    let (kr, m, n, k) = (f32::kernels(), c.rows(), c.cols(), a.cols());
    let part = |i: usize| memory.wrapping_add(i * (MOST + MAX_MR) * KC);
    for p in (0..k).step_by(KC) {
        let steps = KC.min(k - p);
        // SAFETY: the parts have room; all that is read of them is written first.
        unsafe {
            let mut wide = MatMut::from_raw(part(0), m, steps, 1, m as isize);
            widen(a.sub(0, p, m, steps), wide.rb_mut());
            pack_a(kr, wide.rb(), false, (0, m.div_ceil(kr.mr)), part(1));
            let mut wide = MatMut::from_raw(part(2), steps, n, 1, steps as isize);
            widen(b.sub(p, 0, steps, n), wide.rb_mut());
            pack_b(kr, wide.rb(), false, (0, n.div_ceil(kr.nr)), part(3));
            let (a, b, c) = (part(1), part(3), c.rb_mut());
            whole(kr, steps, -1.0, a, b, 1.0, c);
        }
    }
}

fn executor<'c>(ctx: &Ctx<'c>, tasks: usize) -> &'c dyn Executor {
    if tasks <= 1 { &Sequential } else { ctx.par }
}
