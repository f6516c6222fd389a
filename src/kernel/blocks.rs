//! How a product is cut into tasks, and who packs for them.

use super::par::Executor;
use super::params::{BLOCKS, TASK_WORK, TASKS};
use core::sync::atomic::{AtomicUsize, Ordering};

/// Groups of columns of B, each packed by the thread that comes to it first, panel by panel as its tiles need them: 0 if
/// nobody has come yet, else 1 more than the columns that are packed, and [`Groups::READY`] in the end.
pub struct Groups([AtomicUsize; BLOCKS]);

/// What a thread that comes to a group has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// It is the first.
    Pack,
    /// Another one is packing.
    Follow,
    Ready,
}

impl Groups {
    const READY: usize = usize::MAX;
    pub fn new(packed: bool) -> Self {
        Groups(core::array::from_fn(|_| AtomicUsize::new(if packed { Self::READY } else { 0 })))
    }
    /// For [`Turn::Pack`] there is something that the caller drops when all is packed, or when it panics: others
    /// would wait for ever, and the panic is told by the call that joins them.
    pub fn come(&self, group: usize) -> (Turn, Option<Packing<'_>>) {
        let state = &self.0[group];
        match state.compare_exchange(0, 1, Ordering::Acquire, Ordering::Acquire) {
            Ok(_) => (Turn::Pack, Some(Packing(state))),
            Err(Self::READY) => (Turn::Ready, None),
            Err(_) => (Turn::Follow, None),
        }
    }
    /// Returns when the column is packed.
    pub fn wait(&self, par: &dyn Executor, group: usize, column: usize) {
        while self.0[group].load(Ordering::Acquire) <= column + 1 {
            par.give_way();
        }
    }
}

/// A group that the caller packs.
pub struct Packing<'a>(&'a AtomicUsize);

impl Packing<'_> {
    /// The first `columns` are packed.
    pub fn packed(&self, columns: usize) {
        self.0.store(columns + 1, Ordering::Release);
    }
}

impl Drop for Packing<'_> {
    fn drop(&mut self) {
        self.0.store(Groups::READY, Ordering::Release);
    }
}

/// Calls `f`(block of rows, group of columns, slot, whether this thread comes to the block anew, whether the group is
/// the block's last one) once for each task of the grid. A thread takes a block of rows and its groups one by one, and
/// begins in another group than its neighbours; who finds no block left helps with those that are not done.
pub(super) fn own_blocks(
    par: &dyn Executor,
    grid: &Grid,
    f: impl Fn(usize, usize, usize, bool, bool) + Sync,
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
                f(d, (first + q) % grid.across, slot, fresh, q + 1 == grid.across);
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
