//! Order between the default stream and others: who waits for whom, and who does not.

use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{Error, Event, event};
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::{Arc, Mutex, PoisonError, mpsc};

/// The default stream is one for the whole process.
fn alone() -> std::sync::MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn ordered() -> Stream {
    stream::resolve(stream::create_ordered(0, 0).unwrap()).unwrap()
}

/// Holds the stream until something is sent.
fn hold(s: &Stream) -> mpsc::Sender<()> {
    let (tx, rx) = mpsc::channel::<()>();
    s.enqueue("hold", Weight::Blocking, move || rx.recv().map_err(|_| Error::Failed)).unwrap();
    tx
}

/// Counts on the stream; the count so far.
fn count(s: &Stream, counter: &Arc<AtomicU32>) {
    let counter = counter.clone();
    s.enqueue("count", Weight::Small, move || {
        counter.fetch_add(1, SeqCst);
        Ok(())
    })
    .unwrap();
}

#[test]
fn the_default_stream_waits_for_those_in_order_with_it() {
    let _one = alone();
    let (default, a, b) = (stream::default().unwrap(), ordered(), ordered());
    let done = Arc::new(AtomicU32::new(0));
    let (open_a, open_b) = (hold(&a), hold(&b));
    count(&default, &done);
    assert!(!default.is_idle());
    open_a.send(()).unwrap();
    a.synchronize().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(done.load(SeqCst), 0);
    open_b.send(()).unwrap();
    default.synchronize().unwrap();
    assert_eq!(done.load(SeqCst), 1);
}

#[test]
fn they_wait_for_the_default_stream() {
    let _one = alone();
    let (default, a) = (stream::default().unwrap(), ordered());
    let free = stream::resolve(stream::create(0, 0).unwrap()).unwrap();
    let done = Arc::new(AtomicU32::new(0));
    let open = hold(&default);
    count(&a, &done);
    count(&free, &done);
    free.synchronize().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(done.load(SeqCst), 1);
    assert!(!a.is_idle());
    open.send(()).unwrap();
    a.synchronize().unwrap();
    assert_eq!(done.load(SeqCst), 2);
}

/// Work and its waits are counted once: without other work, the default stream stays idle.
#[test]
fn what_is_done_is_not_waited_for() {
    let _one = alone();
    let (default, a) = (stream::default().unwrap(), ordered());
    let done = Arc::new(AtomicU32::new(0));
    for _ in 0..100 {
        count(&a, &done);
        assert!(a.is_idle());
        count(&default, &done);
        assert!(default.is_idle());
    }
    assert_eq!(done.load(SeqCst), 200);
}

/// A joined thread may still be on its way out: the system wakes who waits before it forgets the number.
fn wait_until_gone(thread: libc::pid_t) {
    let begun = std::time::Instant::now();
    // SAFETY: signal 0 only asks whether the thread exists.
    while unsafe { libc::syscall(libc::SYS_tgkill, libc::getpid(), thread, 0) } == 0 {
        assert!(begun.elapsed().as_secs() < 60, "thread {thread} stays");
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
}

#[test]
fn threads_have_streams_of_their_own() {
    let _one = alone();
    let mine = stream::per_thread().unwrap();
    assert!(mine.same(&stream::per_thread().unwrap()));
    let number_and_stream = || {
        // SAFETY: the call has no preconditions.
        (unsafe { libc::gettid() }, stream::per_thread().unwrap().id())
    };
    let (number, other) = std::thread::spawn(number_and_stream).join().unwrap();
    assert_ne!(mine.id(), other);
    // When the other thread is gone, its stream goes to the next one.
    wait_until_gone(number);
    let (_, third) = std::thread::spawn(number_and_stream).join().unwrap();
    assert_eq!(other, third);
    let done = Arc::new(AtomicU32::new(0));
    let open = hold(&mine);
    count(&stream::default().unwrap(), &done);
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(done.load(SeqCst), 0);
    open.send(()).unwrap();
    stream::synchronize_device().unwrap();
    assert_eq!(done.load(SeqCst), 1);
}

#[test]
fn all_handles_can_be_ended() {
    let _one = alone();
    let (s, e) = (stream::create(0, 0).unwrap(), event::create(true).unwrap());
    let kept: Event = event::resolve(e).unwrap();
    stream::destroy_all().unwrap();
    event::destroy_all().unwrap();
    assert!(stream::resolve(s).is_err() && event::resolve(e).is_err());
    assert!(kept.is_complete());
    let fresh = stream::create(0, 0).unwrap();
    assert!(fresh != s && stream::resolve(fresh).is_ok());
    stream::destroy(fresh).unwrap();
}
