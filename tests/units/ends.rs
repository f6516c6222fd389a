//! Tasks that are handed out from both ends.

use lucho::kernel::par::Ends;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};

/// In whichever order slots ask, every task is handed out once.
#[test]
fn each_task_once() {
    for tasks in 0..12 {
        // Bit i: whether an odd slot is the i-th to ask.
        for odd in 0_usize..1 << tasks {
            let ends = Ends::default();
            let mut given: Vec<usize> =
                (0..tasks).map(|i| ends.take(2 * i + (odd >> i & 1), tasks)).collect();
            given.sort_unstable();
            assert!(given.into_iter().eq(0..tasks), "{tasks} tasks, {odd:b}");
        }
    }
}

/// Also by threads that ask at the same time.
#[test]
fn each_task_once_by_threads() {
    const TASKS: usize = 200_000;
    let (ends, start) = (Ends::default(), Barrier::new(2));
    let given: Vec<AtomicUsize> = (0..TASKS).map(|_| AtomicUsize::new(0)).collect();
    let calls = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        // Both count at the same end.
        for slot in [1, 3] {
            let (ends, start, given, calls) = (&ends, &start, &given, &calls);
            scope.spawn(move || {
                start.wait();
                while calls.fetch_add(1, Ordering::Relaxed) < TASKS {
                    given[ends.take(slot, TASKS)].fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    assert!(given.iter().all(|times| times.load(Ordering::Relaxed) == 1));
}

/// What comes next is told right where slots take turns.
#[test]
fn what_comes_next() {
    for width in 1..6 {
        let (ends, tasks) = (Ends::default(), 60);
        let rounds: Vec<Vec<usize>> =
            (0..5).map(|_| (0..width).map(|slot| ends.take(slot, tasks)).collect()).collect();
        for (now, then) in rounds.iter().zip(&rounds[1..]) {
            for slot in 0..width {
                assert_eq!(Ends::after(slot, now[slot], width), Some(then[slot]), "{width} {slot}");
            }
        }
    }
    assert_eq!(Ends::after(1, 0, 2), None);
}
