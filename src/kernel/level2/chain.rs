//! A chain of dependent blocks with work beside it, in one parallel region: the blocks of a vector are
//! finished one after the other (links), and a finished one still has to be applied to all blocks
//! behind the next (followers), for which nobody in the chain waits yet.
//!
//! Whoever is free takes the next link if its rows are up to date, else followers where the chain
//! will come by first. Blocks are applied to every row in their order, so results do not depend on who
//! did what.

use crate::kernel::par::Executor;
use core::sync::atomic::{
    AtomicBool, AtomicU32,
    Ordering::{Acquire, Relaxed, Release},
};

/// Most slabs that a chain is divided into.
const SLABS: usize = 64;

/// What a chain consists of.
pub trait Links: Sync {
    /// Applies block k - 1 to block k, to which all others before it have been applied, and finishes it.
    fn link(&self, k: usize);
    /// Applies block c to the blocks from..to, all of them behind block c + 1.
    fn follow(&self, c: usize, from: usize, to: usize);
}

struct Chain<'a, L> {
    links: &'a L,
    blocks: usize,
    /// Blocks of a slab.
    per_slab: usize,
    /// Blocks that are finished; only the holder of `busy` adds to them.
    finished: AtomicU32,
    busy: AtomicBool,
    /// Per slab: twice the blocks applied to it, and 1 while another one is.
    applied: [AtomicU32; SLABS],
}

/// Runs the chain of `blocks` blocks, followers being slabs of `least` blocks or more.
pub fn run<L: Links>(par: &dyn Executor, blocks: usize, least: usize, links: &L) {
    let per_slab = least.max(blocks.div_ceil(SLABS)).max(1);
    let chain = Chain {
        links,
        blocks,
        per_slab,
        finished: AtomicU32::new(0),
        busy: AtomicBool::new(false),
        applied: [const { AtomicU32::new(0) }; SLABS],
    };
    par.run(par.width().min(blocks.div_ceil(per_slab)), &|_, _| chain.work(par));
}

impl<L: Links> Chain<'_, L> {
    /// Takes part until all blocks are finished.
    fn work(&self, par: &dyn Executor) {
        let leave = Leave(self);
        let mut idle = 0;
        loop {
            let k = self.finished.load(Acquire) as usize;
            if k >= self.blocks {
                return core::mem::forget(leave);
            }
            if self.try_link(k) || self.try_follow(k) {
                idle = 0;
            } else {
                idle += 1;
                if idle < 1000 { core::hint::spin_loop() } else { par.give_way() }
            }
        }
    }

    fn try_link(&self, k: usize) -> bool {
        let ready =
            || self.applied[k / self.per_slab].load(Acquire) as usize / 2 >= k.saturating_sub(1);
        if !ready() || self.busy.swap(true, Acquire) {
            return false;
        }
        // Another thread may have finished it in between.
        let mine = self.finished.load(Acquire) as usize == k;
        if mine {
            self.links.link(k);
            self.finished.fetch_add(1, Release);
        }
        self.busy.store(false, Release);
        mine
    }

    /// Blocks to be applied to a slab by followers: all but its last block's own and the one before.
    fn wanted(&self, slab: usize) -> usize {
        self.end(slab).saturating_sub(2)
    }

    fn end(&self, slab: usize) -> usize {
        ((slab + 1) * self.per_slab).min(self.blocks)
    }

    fn try_follow(&self, finished: usize) -> bool {
        for slab in finished / self.per_slab..self.blocks.div_ceil(self.per_slab) {
            let state = &self.applied[slab];
            let seen = state.load(Relaxed);
            let c = seen as usize / 2;
            if seen % 2 == 1 || c >= finished.min(self.wanted(slab)) {
                continue;
            }
            if state.compare_exchange(seen, seen + 1, Acquire, Relaxed).is_ok() {
                self.links.follow(c, (slab * self.per_slab).max(c + 2), self.end(slab));
                state.store(seen + 2, Release);
                return true;
            }
        }
        false
    }
}

/// Sends the others home if a task panics: what it was to do will never be done.
struct Leave<'a, 'c, L>(&'a Chain<'c, L>);

impl<L> Drop for Leave<'_, '_, L> {
    fn drop(&mut self) {
        self.0.finished.store(self.0.blocks as u32, Release);
    }
}
