//! Threads that pack the groups of a product's columns for each other.

use lucho::kernel::blocks::{Groups, Turn};
use lucho::kernel::par::Sequential;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;
use std::time::Duration;

const SOON: Duration = Duration::from_secs(60);

/// A thread that follows waits for the columns it needs, and for no more.
#[test]
fn who_follows_waits_for_what_is_packed() {
    let shared = Arc::new(Groups::new(false));
    let (turn, packing) = shared.come(3);
    assert!(turn == Turn::Pack);
    let packing = packing.unwrap();
    let (told, hears) = mpsc::channel();
    let others = Arc::clone(&shared);
    let follower = thread::spawn(move || {
        assert!(others.come(3).0 == Turn::Follow);
        for column in [0, 7, 8] {
            others.wait(&Sequential, 3, column);
            told.send(column).unwrap();
        }
        others.wait(&Sequential, 3, 1000);
        assert!(others.come(3).0 == Turn::Ready);
    });
    assert_eq!(hears.recv_timeout(Duration::from_millis(50)), Err(mpsc::RecvTimeoutError::Timeout));
    packing.packed(8);
    assert_eq!(hears.recv_timeout(SOON), Ok(0));
    assert_eq!(hears.recv_timeout(SOON), Ok(7));
    assert_eq!(hears.recv_timeout(Duration::from_millis(50)), Err(mpsc::RecvTimeoutError::Timeout));
    packing.packed(16);
    assert_eq!(hears.recv_timeout(SOON), Ok(8));
    drop(packing);
    follower.join().unwrap();
    // Other groups are nobody's yet.
    assert!(shared.come(4).0 == Turn::Pack);
    assert!(Groups::new(true).come(0).0 == Turn::Ready);
}

/// A thread that waits for a group goes on when the one that packs it panics.
#[test]
fn a_panic_while_packing_lets_the_others_go_on() {
    let shared = Arc::new((Groups::new(false), Barrier::new(2)));
    let (done, waits) = mpsc::channel();
    let others = Arc::clone(&shared);
    thread::spawn(move || {
        let (groups, packing) = &*others;
        packing.wait();
        let (turn, _) = groups.come(3);
        groups.wait(&Sequential, 3, 0);
        done.send(turn == Turn::Pack).unwrap();
    });
    let (groups, packing) = &*shared;
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        let _packing = groups.come(3).1.unwrap();
        packing.wait();
        panic!("on purpose");
    }));
    assert!(panicked.is_err());
    assert_eq!(waits.recv_timeout(SOON), Ok(false), "waits, or packed again");
}
