//! Streams: order, overlap, in-place runs, failures, panics, waiting, lifetime.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::channel;
use std::sync::{Arc, Barrier, Mutex};
use std::time::{Duration, Instant};

use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{Error, Failure, memory};

fn fresh() -> Stream {
    stream::resolve(stream::create(0, 0).unwrap()).unwrap()
}

#[test]
fn tasks_run_in_order_whatever_their_weight() {
    let s = fresh();
    let seen = Arc::new(Mutex::new(Vec::new()));
    for i in 0..3000 {
        let seen = seen.clone();
        let weight = [Weight::Small, Weight::Large, Weight::Blocking][i % 3];
        s.enqueue("test", weight, move || {
            seen.lock().unwrap().push(i);
            Ok(())
        })
        .unwrap();
    }
    s.synchronize().unwrap();
    assert_eq!(*seen.lock().unwrap(), (0..3000).collect::<Vec<_>>());
}

#[test]
fn one_stream_runs_one_task_at_a_time_for_many_hosts() {
    let s = fresh();
    let busy = Arc::new(AtomicBool::new(false));
    let done = Arc::new(AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for host in 0..8 {
            let (s, busy, done) = (s.clone(), busy.clone(), done.clone());
            scope.spawn(move || {
                for i in 0..500 {
                    let (busy, done) = (busy.clone(), done.clone());
                    let body = move || {
                        assert!(!busy.swap(true, SeqCst));
                        done.fetch_add(1, SeqCst);
                        assert!(busy.swap(false, SeqCst));
                        Ok(())
                    };
                    match (host + i) % 3 {
                        0 => s.run("test", body).unwrap(),
                        1 => s.enqueue("test", Weight::Small, body).unwrap(),
                        _ => s.enqueue("test", Weight::Large, body).unwrap(),
                    }
                    if i % 50 == 0 {
                        s.synchronize().unwrap();
                    }
                }
            });
        }
    });
    s.synchronize().unwrap();
    assert_eq!(done.load(SeqCst), 4000);
    assert!(s.is_idle());
}

#[test]
fn two_streams_overlap() {
    let (a, b) = (fresh(), fresh());
    let meet = Arc::new(Barrier::new(2));
    for s in [&a, &b] {
        let meet = meet.clone();
        s.enqueue("test", Weight::Large, move || {
            meet.wait();
            Ok(())
        })
        .unwrap();
    }
    a.synchronize().unwrap();
    b.synchronize().unwrap();
}

#[test]
fn small_tasks_on_an_idle_stream_run_in_place() {
    let s = fresh();
    let (tx, rx) = channel();
    let here = std::thread::current().id();
    s.enqueue("test", Weight::Small, move || {
        tx.send(std::thread::current().id() == here).unwrap();
        Ok(())
    })
    .unwrap();
    assert!(rx.try_recv().unwrap());
}

#[test]
fn a_callback_may_wait_for_what_the_host_does_later() {
    let s = fresh();
    let (tx, rx) = channel::<u32>();
    let got = Arc::new(AtomicUsize::new(0));
    let out = got.clone();
    s.enqueue("callback", Weight::Blocking, move || {
        out.store(rx.recv().unwrap() as usize, SeqCst);
        Ok(())
    })
    .unwrap();
    assert!(!s.synchronize_timeout(20).unwrap());
    assert!(!s.is_idle());
    tx.send(42).unwrap();
    s.synchronize().unwrap();
    assert_eq!(got.load(SeqCst), 42);
}

#[test]
fn a_callback_behind_work_is_not_run_by_a_helping_host() {
    let s = fresh();
    let (tx, rx) = channel::<u32>();
    s.enqueue("work", Weight::Large, || Ok(())).unwrap();
    s.enqueue("callback", Weight::Blocking, move || {
        rx.recv().map(|_| ()).map_err(|_| Error::Failed)
    })
    .unwrap();
    assert!(!s.synchronize_timeout(10).unwrap());
    let host = s.clone();
    let waiter = std::thread::spawn(move || host.synchronize());
    std::thread::sleep(Duration::from_millis(10));
    tx.send(1).unwrap();
    waiter.join().unwrap().unwrap();
}

#[test]
fn failures_stay_on_their_stream_and_name_their_call() {
    let (a, b) = (fresh(), fresh());
    a.enqueue("first", Weight::Large, || Err(Error::Failed)).unwrap();
    a.enqueue("second", Weight::Large, || Err(Error::InvalidValue)).unwrap();
    b.enqueue("fine", Weight::Large, || Ok(())).unwrap();
    b.synchronize().unwrap();
    assert_eq!(a.synchronize(), Err(Failure { call: "first", error: Error::Failed }));
    assert_eq!(a.synchronize(), Ok(()));
    a.run("third", || Ok(())).unwrap();
    assert_eq!(
        a.run("fourth", || Err::<(), _>(Error::NotReady)),
        Err(Failure { call: "fourth", error: Error::NotReady })
    );
    assert_eq!(a.synchronize(), Ok(()));
}

#[test]
fn a_panic_in_a_task_is_a_failure() {
    let s = fresh();
    for weight in [Weight::Small, Weight::Large, Weight::Blocking] {
        s.enqueue("bad", weight, || panic!("test")).unwrap();
        assert_eq!(s.synchronize(), Err(Failure { call: "bad", error: Error::Panicked }));
    }
    let failed = s.run("bad run", || -> lucho::device::Result<()> { panic!("test") });
    assert_eq!(failed, Err(Failure { call: "bad run", error: Error::Panicked }));
    s.enqueue("slow", Weight::Large, || {
        std::thread::sleep(Duration::from_millis(20));
        Ok(())
    })
    .unwrap();
    let failed = s.run("bad queued run", || -> lucho::device::Result<()> { panic!("test") });
    assert_eq!(failed, Err(Failure { call: "bad queued run", error: Error::Panicked }));
    s.run("good", || Ok(())).unwrap();
}

#[test]
fn run_borrows_and_keeps_the_order() {
    let s = fresh();
    let log = Mutex::new(Vec::new());
    let slow = Arc::new(AtomicBool::new(false));
    let flag = slow.clone();
    s.enqueue("slow", Weight::Large, move || {
        std::thread::sleep(Duration::from_millis(30));
        flag.store(true, SeqCst);
        Ok(())
    })
    .unwrap();
    let value = s
        .run("run", || {
            log.lock().unwrap().push(slow.load(SeqCst));
            Ok(7)
        })
        .unwrap();
    assert_eq!((value, log.into_inner().unwrap()), (7, vec![true]));
}

#[test]
fn enqueue_returns_before_the_work_is_done() {
    let s = fresh();
    let start = Instant::now();
    for _ in 0..4 {
        s.enqueue("slow", Weight::Large, || {
            std::thread::sleep(Duration::from_millis(50));
            Ok(())
        })
        .unwrap();
    }
    assert!(start.elapsed() < Duration::from_millis(50));
    s.synchronize().unwrap();
    assert!(start.elapsed() >= Duration::from_millis(200));
}

#[test]
fn destroyed_streams_finish_their_work_and_take_no_more() {
    let handle = stream::create(3, 1).unwrap();
    let s = stream::resolve(handle).unwrap();
    assert_eq!((s.handle(), s.priority(), s.flags(), s.alive()), (handle, 3, 1, true));
    let done = Arc::new(AtomicBool::new(false));
    let flag = done.clone();
    s.enqueue("slow", Weight::Large, move || {
        std::thread::sleep(Duration::from_millis(30));
        flag.store(true, SeqCst);
        Ok(())
    })
    .unwrap();
    stream::destroy(handle).unwrap();
    assert_eq!(stream::destroy(handle), Err(Error::InvalidHandle));
    assert!(stream::resolve(handle).is_err());
    assert!(!s.alive());
    assert_eq!(s.enqueue("late", Weight::Small, || Ok(())), Err(Error::InvalidHandle));
    s.synchronize().unwrap();
    assert!(done.load(SeqCst));
}

#[test]
fn nobody_waits_from_inside_a_task() {
    let s = fresh();
    let other = fresh();
    let inner = s.clone();
    s.enqueue("callback", Weight::Blocking, move || {
        assert_eq!(inner.synchronize().unwrap_err().error, Error::NotPermitted);
        assert_eq!(other.synchronize().unwrap_err().error, Error::NotPermitted);
        assert_eq!(stream::synchronize_device().unwrap_err().error, Error::NotPermitted);
        assert_eq!(inner.run("run", || Ok(())).unwrap_err().error, Error::NotPermitted);
        let block = memory::alloc(16).unwrap();
        assert_eq!(memory::free(block), Err(Error::NotPermitted));
        inner.enqueue("more", Weight::Small, || Err(Error::NotReady)).unwrap();
        Ok(())
    })
    .unwrap();
    // The second task may be queued after a synchronize has looked.
    let first = s.synchronize();
    let failure = if first.is_ok() { s.synchronize() } else { first };
    assert_eq!(failure, Err(Failure { call: "more", error: Error::NotReady }));
}

#[test]
fn freeing_waits_for_all_streams() {
    let s = fresh();
    let block = memory::alloc(64).unwrap();
    let done = Arc::new(AtomicBool::new(false));
    let flag = done.clone();
    s.enqueue("slow", Weight::Large, move || {
        std::thread::sleep(Duration::from_millis(30));
        flag.store(true, SeqCst);
        Ok(())
    })
    .unwrap();
    memory::free(block).unwrap();
    assert!(done.load(SeqCst));
}

#[test]
fn scratch_is_reused_and_grows() {
    let s = fresh();
    let a = s.scratch(1000).unwrap();
    let b = s.scratch(2000).unwrap();
    assert_eq!(a.as_ptr(), b.as_ptr());
    let c = s.scratch(100 << 20).unwrap();
    assert!(c.bytes() >= 100 << 20 && c.as_ptr().addr().is_multiple_of(256));
    // The old slab still belongs to its leases.
    // SAFETY: leased, and nothing runs on the stream.
    unsafe { a.as_ptr().write(1) };
    assert_eq!(s.scratch(5).unwrap().as_ptr(), c.as_ptr());
    assert_eq!(s.scratch(1 << 60).err(), Some(Error::OutOfMemory));
}
