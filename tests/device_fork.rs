//! Fork with live streams, queued work, regions and callbacks. Each child computes and `_exit`s; a
//! watchdog kills what hangs.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, Once};
use std::time::{Duration, Instant};

use lucho::device::event::{self, Event};
use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{Error, memory, pool, report};

fn setup() -> std::sync::MutexGuard<'static, ()> {
    static ONCE: Once = Once::new();
    static ALONE: Mutex<()> = Mutex::new(());
    // SAFETY: every test begins here, before anything else in this process reads the environment.
    ONCE.call_once(|| unsafe { std::env::set_var("LUCHO_NUM_THREADS", "4") });
    ALONE.lock().unwrap_or_else(|e| e.into_inner())
}

/// Forks; the child runs `body` and exits with 0 if it returns true.
fn fork(body: impl FnOnce() -> bool) -> libc::pid_t {
    // SAFETY: the child only runs `body` and leaves by _exit.
    let pid = unsafe { libc::fork() };
    assert!(pid >= 0);
    if pid == 0 {
        let ok = std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)).unwrap_or(false);
        // SAFETY: ends the child without running the test harness's exit code.
        unsafe { libc::_exit(if ok { 0 } else { 1 }) };
    }
    pid
}

/// The child's exit code, or -1 if it had to be killed after 20 s.
fn outcome(pid: libc::pid_t) -> i32 {
    let start = Instant::now();
    loop {
        let mut status = 0;
        // SAFETY: `status` receives the result for our own child.
        let got = unsafe { libc::waitpid(pid, &mut status, libc::WNOHANG) };
        if got == pid {
            return if libc::WIFEXITED(status) { libc::WEXITSTATUS(status) } else { -2 };
        }
        if start.elapsed() > Duration::from_secs(20) {
            // SAFETY: our own child.
            unsafe {
                libc::kill(pid, libc::SIGKILL);
                libc::waitpid(pid, &mut status, 0);
            }
            return -1;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn new_stream() -> Stream {
    stream::resolve(stream::create(0, 0).unwrap()).unwrap()
}

/// Uses everything; what a forked child must be able to do.
fn everything_works(old: &Stream) -> bool {
    let sum = AtomicUsize::new(0);
    let add = |task: usize, _: usize| {
        sum.fetch_add(task, SeqCst);
    };
    old.run("region", || pool::run(1000, &add)).unwrap();
    let fresh = new_stream();
    let out = Arc::new(AtomicUsize::new(0));
    for s in [old, &fresh] {
        for weight in [Weight::Small, Weight::Large, Weight::Blocking] {
            let out = out.clone();
            s.enqueue("work", weight, move || {
                out.fetch_add(1, SeqCst);
                Ok(())
            })
            .unwrap();
        }
        s.synchronize().unwrap();
    }
    let e: Event = event::resolve(event::create(true).unwrap()).unwrap();
    e.record("record", old).unwrap();
    fresh.wait_event("wait", &e).unwrap();
    e.synchronize().unwrap();
    let p = memory::alloc(5 << 20).unwrap();
    stream::synchronize_device().unwrap();
    memory::free(p).unwrap();
    report("test", format_args!("no error"));
    sum.load(SeqCst) == 499_500 && out.load(SeqCst) == 6
}

#[test]
fn an_idle_library_forks_and_nested_children_too() {
    let _alone = setup();
    let s = new_stream();
    let p = memory::alloc(100).unwrap();
    assert!(everything_works(&s));
    let pid = fork(|| {
        let known = memory::lookup(p).is_some();
        let first = everything_works(&s);
        let nested = fork(|| everything_works(&s));
        memory::free(p).unwrap();
        known && first && outcome(nested) == 0 && everything_works(&s)
    });
    assert_eq!(outcome(pid), 0);
    assert!(everything_works(&s));
    memory::free(p).unwrap();
}

#[test]
fn queued_work_stays_in_the_parent() {
    let _alone = setup();
    let s = new_stream();
    let e = event::resolve(event::create(true).unwrap()).unwrap();
    let (tx, rx) = channel::<()>();
    let done = Arc::new(AtomicUsize::new(0));
    s.enqueue("block", Weight::Blocking, move || rx.recv().map_err(|_| Error::Failed)).unwrap();
    for _ in 0..10 {
        let done = done.clone();
        s.enqueue("work", Weight::Large, move || {
            done.fetch_add(1, SeqCst);
            Ok(())
        })
        .unwrap();
    }
    e.record("record", &s).unwrap();
    let pid = fork(|| {
        let empty = s.is_idle() && e.is_complete();
        s.synchronize().unwrap();
        e.synchronize().unwrap();
        empty && done.load(SeqCst) == 0 && everything_works(&s)
    });
    assert_eq!(outcome(pid), 0);
    assert!(!s.is_idle());
    tx.send(()).unwrap();
    s.synchronize().unwrap();
    assert_eq!(done.load(SeqCst), 10);
    assert!(everything_works(&s));
}

#[test]
fn two_threads_fork_at_once_while_others_work() {
    let _alone = setup();
    let stop = AtomicBool::new(false);
    let shared = new_stream();
    std::thread::scope(|scope| {
        for host in 0..4 {
            let (stop, shared) = (&stop, &shared);
            scope.spawn(move || {
                let own = new_stream();
                while !stop.load(SeqCst) {
                    let s = if host % 2 == 0 { &own } else { shared };
                    s.enqueue("work", Weight::Large, || pool::run(50, &|_, _| ())).unwrap();
                    s.enqueue("work", Weight::Small, || Ok(())).unwrap();
                    let p = memory::alloc(1 + host * 100).unwrap();
                    memory::free(p).unwrap();
                    s.synchronize().unwrap();
                }
            });
        }
        let forkers: Vec<_> = (0..2)
            .map(|_| {
                let shared = &shared;
                scope.spawn(move || {
                    (0..25)
                        .map(|_| outcome(fork(|| everything_works(shared))))
                        .max_by_key(|c| c.abs())
                })
            })
            .collect();
        let codes: Vec<_> = forkers.into_iter().map(|f| f.join().unwrap()).collect();
        stop.store(true, SeqCst);
        assert_eq!(codes, [Some(0), Some(0)]);
    });
}

#[test]
fn tables_are_whole_in_a_child_forked_while_they_change() {
    let _alone = setup();
    // Small blocks lie below the large ones, so their coming and going moves the entries of these.
    let many: Vec<_> = (0..4000).map(|_| memory::alloc(64).unwrap().addr()).collect();
    let large: Vec<_> = (0..8).map(|_| memory::alloc(3 << 20).unwrap()).collect();
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !stop.load(SeqCst) {
                    memory::free(memory::alloc(64).unwrap()).unwrap();
                }
            });
        }
        for _ in 0..60 {
            let pid = fork(|| {
                let known = large.iter().all(|&p| memory::lookup(p).is_some());
                large.iter().for_each(|&p| memory::free(p).unwrap());
                known
            });
            let code = outcome(pid);
            if code != 0 {
                stop.store(true, SeqCst);
            }
            assert_eq!(code, 0);
        }
        stop.store(true, SeqCst);
    });
    for p in many.into_iter().map(std::ptr::with_exposed_provenance_mut).chain(large) {
        memory::free(p).unwrap();
    }
}

#[test]
fn a_callback_forks() {
    let _alone = setup();
    let s = new_stream();
    let pid = Arc::new(AtomicI32::new(0));
    let (out, inner) = (pid.clone(), s.clone());
    s.enqueue("callback", Weight::Blocking, move || {
        out.store(fork(|| everything_works(&inner)), SeqCst);
        Ok(())
    })
    .unwrap();
    s.enqueue("later", Weight::Large, || Ok(())).unwrap();
    s.synchronize().unwrap();
    assert_eq!(outcome(pid.load(SeqCst)), 0);
}

#[test]
fn a_callback_returns_in_the_child_too() {
    let _alone = setup();
    let s = new_stream();
    let pid = Arc::new(AtomicI32::new(0));
    let later = Arc::new(AtomicUsize::new(0));
    let (out, count) = (pid.clone(), later.clone());
    s.enqueue("callback", Weight::Blocking, move || {
        // SAFETY: the child returns into the dispatcher, which is the only thread there and ends.
        out.store(unsafe { libc::fork() }, SeqCst);
        Ok(())
    })
    .unwrap();
    s.enqueue("later", Weight::Large, move || {
        count.fetch_add(1, SeqCst);
        Ok(())
    })
    .unwrap();
    s.synchronize().unwrap();
    assert_eq!(later.load(SeqCst), 1);
    // The last thread of a process ends it with 0.
    assert_eq!(outcome(pid.load(SeqCst)), 0);
}
