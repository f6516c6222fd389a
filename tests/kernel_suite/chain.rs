//! The chain of blocks behind TRSV: every link and every follower once, in an order that keeps the bits,
//! and nobody left waiting after a panic.

use crate::common::exec::with_ctx;
use lucho::kernel::level2::chain::{self, Links};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

/// Knows which blocks have been applied to each block, and who works on it.
struct Model {
    finished: AtomicUsize,
    applied: Vec<AtomicUsize>,
    in_use: Vec<AtomicBool>,
    /// What came out wrong: a panic would be taken for a planted one.
    wrong: Mutex<Option<String>>,
    /// Calls until the planted panic.
    fuse: AtomicUsize,
}

impl Model {
    fn new(blocks: usize, fuse: usize) -> Model {
        Model {
            finished: AtomicUsize::new(0),
            applied: (0..blocks).map(|_| AtomicUsize::new(0)).collect(),
            in_use: (0..blocks).map(|_| AtomicBool::new(false)).collect(),
            wrong: Mutex::new(None),
            fuse: AtomicUsize::new(fuse),
        }
    }
    fn check(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.wrong.lock().unwrap().get_or_insert_with(what);
        }
    }
    fn burn(&self) {
        let left = self.fuse.fetch_update(SeqCst, SeqCst, |f| f.checked_sub(1));
        if left.is_err() {
            resume_unwind(Box::new("planted"));
        }
    }
    /// Applies block c to `block`: all before it must have been, and nobody else be there.
    fn apply(&self, c: usize, block: usize) {
        self.check(!self.in_use[block].swap(true, SeqCst), || format!("two at block {block}"));
        let before = self.applied[block].swap(c + 1, SeqCst);
        self.check(before == c, || format!("block {c} applied to {block} after {before} others"));
        std::hint::black_box((0..50).sum::<u64>());
        self.in_use[block].store(false, SeqCst);
    }
}

impl Links for Model {
    fn link(&self, k: usize) {
        self.burn();
        if k > 0 {
            self.apply(k - 1, k);
        }
        let before = self.finished.swap(k + 1, SeqCst);
        self.check(before == k, || format!("block {k} finished after {before} others"));
    }
    fn follow(&self, c: usize, from: usize, to: usize) {
        self.burn();
        self.check(c < self.finished.load(SeqCst), || format!("block {c} followed too early"));
        self.check(from >= c + 2 && from < to, || format!("block {c} follows {from}..{to}"));
        for block in from..to {
            self.apply(c, block);
        }
    }
}

#[test]
fn all_blocks_are_applied_in_their_order() {
    for width in [1, 2, 3, 7] {
        for (blocks, least) in
            [(1, 1), (2, 1), (3, 1), (3, 2), (10, 3), (64, 1), (65, 1), (200, 1), (200, 7)]
        {
            let model = Model::new(blocks, usize::MAX);
            with_ctx(width, |cx| chain::run(cx.par, blocks, least, &model));
            assert_eq!(*model.wrong.lock().unwrap(), None, "{blocks} {least} {width}");
            assert_eq!(model.finished.load(SeqCst), blocks);
            for (block, applied) in model.applied.iter().enumerate() {
                assert_eq!(applied.load(SeqCst), block, "blocks applied to {block} of {blocks}");
            }
        }
    }
}

/// Were the others not sent home, this test would not end.
#[test]
fn a_panic_sends_everybody_home() {
    let calls = {
        let model = Model::new(30, usize::MAX);
        with_ctx(1, |cx| chain::run(cx.par, 30, 2, &model));
        usize::MAX - model.fuse.load(SeqCst)
    };
    for width in [1, 2, 3, 7] {
        for fuse in (0..calls).step_by(5) {
            let model = Model::new(30, fuse);
            let ended = with_ctx(width, |cx| {
                catch_unwind(AssertUnwindSafe(|| chain::run(cx.par, 30, 2, &model)))
            });
            assert!(ended.is_err(), "{fuse} of {calls}, {width}");
            assert_eq!(*model.wrong.lock().unwrap(), None);
        }
    }
}
