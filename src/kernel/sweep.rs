//! Blocks of C on the unit of `gemm_bf16x3.rs`: the loops over packed panels.
//!
//! What has been summed is added to C by the vector units while the unit works on the next block. Real products of many
//! steps also ask for lines of C and of the next panel of B, a few with every step; where C is visited after few steps, or
//! has few rows in a block as a complex one has, the unit's own lines would wait behind those.

use super::gemm::{Cover, Part};
use super::gemm_bf16x3::width;
use super::isa::amx::{Aligned, EDGE, PLANES, Panels, STEP, Session, Unit, with_vectors};
use super::merge::{Asking, Columns, Lines, Merge, merge_part};
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Packed panels of the rows and columns of a block of C.
#[derive(Clone, Copy)]
pub(super) struct Operands {
    pub steps: usize,
    pub a: *const u16,
    pub b: *const u16,
    /// See [`Panels`].
    pub turned: bool,
}

impl Operands {
    /// Elements of a panel.
    fn panel(&self) -> usize {
        PLANES * self.steps * STEP
    }
    /// Those of a block of the task.
    fn panels<T: Scalar>(&self, i: usize, j: usize) -> Panels {
        Panels {
            steps: self.steps,
            left: self.b.wrapping_add(j / EDGE * self.panel()),
            right: self.a.wrapping_add(i / width::<T>() * self.panel()),
            turned: self.turned,
        }
    }
}

/// One task: a block of C, and what is multiplied for it, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Sweep<'a, T, const N: usize> {
    pub operands: [Operands; N],
    /// Where C is read, if that is not its own place: the same block.
    pub old: Option<MatRef<'a, T>>,
    /// Alpha and beta.
    pub numbers: (T, T),
    pub corner: (usize, usize),
    pub part: Part,
}

/// C := beta C + alpha A B on the task's block.
///
/// # Safety
/// The panels are packed; the unit is there and has no session on this thread.
pub(super) unsafe fn run_short<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>) {
    with_vectors!(unit, short::<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>))
}

/// The same for many steps.
///
/// # Safety
/// As for [`run_short`].
pub(super) unsafe fn run_long<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>) {
    with_vectors!(unit, long::<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>))
}

/// The same of two products.
///
/// # Safety
/// As for [`run_short`].
pub(super) unsafe fn run_both<T: Scalar>(unit: Unit, task: Sweep<T, 2>, c: MatMut<T>) {
    with_vectors!(unit, both::<T: Scalar>(unit: Unit, task: Sweep<T, 2>, c: MatMut<T>))
}

#[inline(always)]
unsafe fn short<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>) {
    // SAFETY: passed on.
    unsafe { sweep::<T, 1, false>(unit, task, c) };
}

#[inline(always)]
unsafe fn long<T: Scalar>(unit: Unit, task: Sweep<T, 1>, c: MatMut<T>) {
    // SAFETY: passed on.
    unsafe { sweep::<T, 1, true>(unit, task, c) };
}

#[inline(always)]
unsafe fn both<T: Scalar>(unit: Unit, task: Sweep<T, 2>, c: MatMut<T>) {
    // SAFETY: passed on.
    unsafe { sweep::<T, 2, false>(unit, task, c) };
}

/// `ASKS`: lines of C and of the next panel of B are asked for. Loops without that do not even have a branch for it.
#[inline(always)]
unsafe fn sweep<T: Scalar, const N: usize, const ASKS: bool>(
    unit: Unit,
    task: Sweep<T, N>,
    c: MatMut<T>,
) {
    let (m, n, high) = (c.rows(), c.cols(), width::<T>());
    // SAFETY: the caller's promise.
    let session = unsafe { Session::open(unit) };
    let mut out = [const { Aligned([MaybeUninit::<f32>::uninit(); EDGE * EDGE]) }; 2];
    let mut turn = 0;
    let (alpha, beta) = task.numbers;
    let steps = task.operands.iter().map(|o| o.steps).sum();
    let at_once = EDGE.div_ceil(steps);
    let mut before = Merge::nothing();
    for j in (0..n).step_by(EDGE) {
        let nb = EDGE.min(n - j);
        let mut next = Lines::NOTHING;
        if ASKS && j + EDGE < n {
            let operands = &task.operands[N - 1];
            let upcoming = operands.panels::<T>(0, j + EDGE).left;
            next = Lines::of(upcoming, operands.panel(), m.div_ceil(high) * steps);
        }
        for i in (0..m).step_by(high) {
            let mb = high.min(m - i);
            let corner = (task.corner.0 + i, task.corner.1 + j);
            let cover = task.part.cover(corner.0, mb, corner.1, nb);
            if cover == Cover::None {
                continue;
            }
            let panels = task.operands.map(|o| o.panels::<T>(i, j));
            let t = out[turn].0.as_mut_ptr();
            // SAFETY: blocks of the task are disjoint.
            let c = unsafe { c.alias() }.sub(i, j, mb, nb);
            let old = task.old.map(|old| old.sub(i, j, mb, nb));
            // SAFETY: the panels of these rows and columns; t has room, and is not what `before` reads.
            unsafe {
                if ASKS {
                    let c = Columns::of(old.unwrap_or(c.rb()), at_once);
                    let mut other = Asking { before: &mut before, c, panel: &mut next };
                    session.block(panels, t.cast(), &mut other);
                } else {
                    session.block(panels, t.cast(), &mut before);
                }
            }
            before.finish();
            let adjacent = c.rs() == 1 && old.is_none_or(|old| old.rs() == 1);
            if cover == Cover::All && adjacent {
                before = Merge::new(task.numbers, t.cast(), old, c, at_once);
                turn = 1 - turn;
            } else {
                merge_part(alpha, t.cast(), beta, old, c, corner, task.part);
            }
        }
    }
    before.finish();
}
