//! The pool with more threads than this machine may have: slots, nesting, many callers, panics, idling.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, Once};
use std::time::{Duration, Instant};

use lucho::device::{Error, fault, pool};

const WIDTH: usize = 7;

fn setup() {
    static ONCE: Once = Once::new();
    // SAFETY: every test begins here, before anything else in this process reads the environment.
    ONCE.call_once(|| unsafe { std::env::set_var("LUCHO_NUM_THREADS", "7") });
    assert_eq!(pool::width(), WIDTH);
}

/// Tests that count threads or plant panics may not run beside each other.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> std::sync::MutexGuard<'static, ()> {
    setup();
    ALONE.lock().unwrap_or_else(|e| e.into_inner())
}

fn check_region(tasks: usize) {
    let counts: Vec<AtomicUsize> = (0..tasks).map(|_| AtomicUsize::new(0)).collect();
    let slots: Vec<AtomicBool> = (0..WIDTH).map(|_| AtomicBool::new(false)).collect();
    let caller = std::thread::current().id();
    pool::run(tasks, &|task, slot| {
        assert!(!slots[slot].swap(true, SeqCst), "slot in use twice");
        assert_eq!(slot == 0, std::thread::current().id() == caller);
        counts[task].fetch_add(1, SeqCst);
        std::hint::black_box((0..100).sum::<u64>());
        slots[slot].store(false, SeqCst);
    })
    .unwrap();
    assert!(counts.iter().all(|c| c.load(SeqCst) == 1));
}

#[test]
fn every_task_runs_once_with_a_slot_of_its_own() {
    let _alone = alone();
    for tasks in [0, 1, 2, 3, 7, 8, 100, 5000] {
        for _ in 0..50 {
            check_region(tasks);
        }
    }
}

#[test]
fn sixteen_callers_share_the_workers() {
    let _alone = alone();
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| (0..300).for_each(|i| check_region(i % 20)));
        }
    });
}

#[test]
fn more_callers_than_places() {
    let _alone = alone();
    std::thread::scope(|scope| {
        for _ in 0..80 {
            scope.spawn(|| (0..20).for_each(|_| check_region(9)));
        }
    });
}

#[test]
fn workers_take_part() {
    let _alone = alone();
    let seen = Mutex::new(std::collections::HashSet::new());
    pool::run(WIDTH, &|_, slot| {
        seen.lock().unwrap().insert(slot);
        std::thread::sleep(Duration::from_millis(50));
    })
    .unwrap();
    let seen = seen.into_inner().unwrap();
    assert!(seen.len() > 2 && seen.contains(&0), "{seen:?}");
}

#[test]
fn nested_regions_run_on_their_thread() {
    let _alone = alone();
    let total = AtomicUsize::new(0);
    pool::run(20, &|_, _| {
        let here = std::thread::current().id();
        pool::run(10, &|_, slot| {
            assert_eq!((slot, std::thread::current().id()), (0, here));
            total.fetch_add(1, SeqCst);
        })
        .unwrap();
    })
    .unwrap();
    assert_eq!(total.into_inner(), 200);
}

#[test]
fn a_panic_ends_the_region_and_nothing_else() {
    let _alone = alone();
    for bad in [0, 3, 99] {
        let result = pool::run(100, &|task, _| assert_ne!(task, bad));
        assert_eq!(result, Err(Error::Panicked));
        check_region(100);
    }
    assert_eq!(pool::run(1, &|_, _| panic!("alone")), Err(Error::Panicked));
    fault::arm_panic(fault::Site::Worker, 5);
    assert_eq!(pool::run(100, &|_, _| ()), Err(Error::Panicked));
    check_region(100);
    let nested = pool::run(4, &|_, _| {
        assert_eq!(pool::run(2, &|_, _| panic!("nested")), Err(Error::Panicked));
    });
    assert_eq!(nested, Ok(()));
}

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task")
        .unwrap()
        .filter(|entry| {
            let comm = entry.as_ref().unwrap().path().join("comm");
            std::fs::read_to_string(comm).is_ok_and(|name| name.starts_with("lucho"))
        })
        .count()
}

/// Runs regions until a worker has come. A new thread takes a moment to be scheduled and named.
fn wait_for_workers() {
    let start = Instant::now();
    while threads() == 0 {
        assert!(start.elapsed() < Duration::from_secs(5), "no thread comes");
        check_region(100);
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn idle_workers_leave_and_come_back() {
    let _alone = alone();
    check_region(100);
    let start = Instant::now();
    while threads() > 0 {
        assert!(start.elapsed() < Duration::from_secs(5), "threads stay");
        std::thread::sleep(Duration::from_millis(20));
    }
    wait_for_workers();
    assert!(threads() < WIDTH);
}

#[test]
fn without_threads_the_caller_does_it_all() {
    let _alone = alone();
    while threads() > 0 {
        std::thread::sleep(Duration::from_millis(20));
    }
    fault::arm_thread(1);
    check_region(100);
    assert_eq!(threads(), 0);
    fault::arm_thread(0);
    wait_for_workers();
}

/// Processor time this process has used.
fn used() -> Duration {
    // SAFETY: getrusage fills the structure.
    let usage = unsafe {
        let mut usage = std::mem::zeroed::<libc::rusage>();
        assert_eq!(libc::getrusage(libc::RUSAGE_SELF, &mut usage), 0);
        usage
    };
    [usage.ru_utime, usage.ru_stime]
        .map(|t| Duration::from_micros(t.tv_sec as u64 * 1_000_000 + t.tv_usec as u64))
        .iter()
        .sum()
}

#[test]
fn idle_workers_leave_the_processors_alone() {
    let _alone = alone();
    // Workers poll longest when regions follow each other fast.
    let busy = || {
        for _ in 0..200 {
            check_region(100);
            std::thread::sleep(Duration::from_micros(200));
        }
    };
    busy();
    std::thread::sleep(Duration::from_millis(50));
    let before = used();
    std::thread::sleep(Duration::from_millis(300));
    let idle = used() - before;
    assert!(idle < Duration::from_millis(60), "{idle:?} while nothing ran");

    // An occasional region has workers poll for a moment only, not for the longest time each.
    busy();
    let before = used();
    for _ in 0..40 {
        check_region(100);
        std::thread::sleep(Duration::from_millis(10));
    }
    let occasional = used() - before;
    assert!(occasional < Duration::from_millis(120), "{occasional:?} for 40 small regions");
}
