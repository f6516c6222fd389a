//! Tasks that are handed out from both ends.

use lucho::kernel::par::Ends;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Whoever asks how often, every task is handed out once.
#[test]
fn each_task_once() {
    for (tasks, width) in (0..40).flat_map(|tasks| (1..6).map(move |width| (tasks, width))) {
        let ends = Ends::default();
        let given: Vec<AtomicUsize> = (0..tasks).map(|_| AtomicUsize::new(0)).collect();
        let calls = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for slot in 0..width {
                let (ends, given, calls) = (&ends, &given, &calls);
                scope.spawn(move || {
                    while calls.fetch_add(1, Ordering::Relaxed) < tasks {
                        given[ends.take(slot, tasks)].fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        let once = given.iter().all(|times| times.load(Ordering::Relaxed) == 1);
        assert!(once, "{tasks} tasks, {width} threads: {given:?}");
    }
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
