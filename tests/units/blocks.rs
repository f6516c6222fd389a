//! Threads that pack the groups of a product's columns for each other.

use lucho::kernel::blocks::Groups;
use lucho::kernel::par::Sequential;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;
use std::time::Duration;

/// A thread that waits for a group goes on when the one that packs it panics.
#[test]
fn a_panic_while_packing_lets_the_others_go_on() {
    let shared = Arc::new((Groups::new(false), Barrier::new(2)));
    let (done, waits) = mpsc::channel();
    let others = Arc::clone(&shared);
    thread::spawn(move || {
        let (groups, packing) = &*others;
        packing.wait();
        let mut packed = false;
        groups.bring(&Sequential, 3, || packed = true);
        done.send(packed).unwrap();
    });
    let (groups, packing) = &*shared;
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        groups.bring(&Sequential, 3, || {
            packing.wait();
            panic!("on purpose");
        });
    }));
    assert!(panicked.is_err());
    assert_eq!(waits.recv_timeout(Duration::from_secs(60)), Ok(false), "waits, or packed again");
}
