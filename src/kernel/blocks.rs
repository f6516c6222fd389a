//! How a product is cut into tasks, and who packs for them.

use super::par::Executor;
use super::params::{TASK_WORK, TASKS};
use core::sync::atomic::{AtomicU8, AtomicUsize, Ordering};

/// The most blocks of rows, and groups of columns, that threads pack for themselves.
pub(super) const BLOCKS: usize = 32;

/// Groups of columns of B, each packed by the thread that comes to it first.
pub struct Groups([AtomicU8; BLOCKS]);

impl Groups {
    const FREE: u8 = 0;
    const BUSY: u8 = 1;
    const READY: u8 = 2;
    pub fn new(packed: bool) -> Self {
        let state = if packed { Self::READY } else { Self::FREE };
        Groups(core::array::from_fn(|_| AtomicU8::new(state)))
    }
    /// Calls `pack` if nobody has, and returns when the group is packed.
    pub fn bring(&self, par: &dyn Executor, group: usize, pack: impl FnOnce()) {
        let state = &self.0[group];
        match state.compare_exchange(Self::FREE, Self::BUSY, Ordering::Acquire, Ordering::Acquire) {
            Ok(_) => {
                // After a panic, too, which would leave the others waiting: it is told by the call that joins them.
                let _ready = Ready(state);
                pack();
            }
            Err(_) => {
                while state.load(Ordering::Acquire) != Self::READY {
                    par.give_way();
                }
            }
        }
    }
}

/// Marks a group as ready when it goes.
struct Ready<'a>(&'a AtomicU8);

impl Drop for Ready<'_> {
    fn drop(&mut self) {
        self.0.store(Groups::READY, Ordering::Release);
    }
}

/// Calls `f`(block of rows, group of columns, slot, whether this thread comes to the block anew) once for each
/// task of the grid. A thread takes a block of rows and its groups one by one, and begins in another group than
/// its neighbours; who finds no block left helps with those that are not done.
pub(super) fn own_blocks(
    par: &dyn Executor,
    grid: &Grid,
    f: impl Fn(usize, usize, usize, bool) + Sync,
) {
    let taken = [const { AtomicUsize::new(0) }; BLOCKS];
    let width = par.width();
    par.run(grid.down + width - 1, &|task, slot| {
        let blocks = if task < grid.down { task..task + 1 } else { 0..grid.down };
        for d in blocks {
            let mut fresh = true;
            loop {
                let q = taken[d].fetch_add(1, Ordering::Relaxed);
                if q >= grid.across {
                    break;
                }
                let first = d % width * grid.across / width;
                f(d, (first + q) % grid.across, slot, fresh);
                fresh = false;
            }
        }
    });
}

/// The cut of C into tasks.
pub(super) struct Grid {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) across: usize,
    pub(super) down: usize,
}

impl Grid {
    /// For tiles of mr x nr, with about `block` rows of A at a time.
    pub(super) fn new(
        (mr, nr): (usize, usize),
        block: usize,
        (m, n, k): (usize, usize, usize),
    ) -> Grid {
        let block = (block / mr).max(1) * mr;
        let down = m.div_ceil(block);
        let rows = m.div_ceil(down).next_multiple_of(mr);
        let down = m.div_ceil(rows);
        let wanted = TASKS.min(m * n * k / TASK_WORK).div_ceil(down).max(1);
        let cols = n.div_ceil(wanted).next_multiple_of(nr).min(n.next_multiple_of(nr));
        Grid { rows, cols, across: n.div_ceil(cols), down }
    }
    pub(super) fn tasks(&self) -> usize {
        self.across * self.down
    }
    pub(super) fn origin(&self, task: usize) -> (usize, usize) {
        (task % self.down * self.rows, task / self.down * self.cols)
    }
}
