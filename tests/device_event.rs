//! Events: records, waits across streams, re-records, times.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use lucho::device::event::{self, Event};
use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{Error, Result};

fn stream() -> Stream {
    stream::resolve(stream::create(0, 0).unwrap()).unwrap()
}

fn event(timing: bool) -> Event {
    event::resolve(event::create(timing).unwrap()).unwrap()
}

/// Keeps a stream busy until the sender says otherwise.
fn block(s: &Stream) -> Sender<()> {
    let (tx, rx) = channel();
    s.enqueue("block", Weight::Blocking, move || rx.recv().map_err(|_| Error::Failed)).unwrap();
    tx
}

#[test]
fn an_event_completes_with_the_work_before_it() {
    let (s, e) = (stream(), event(true));
    assert!(e.is_complete() && !e.is_recorded());
    e.synchronize().unwrap();
    let gate = block(&s);
    e.record("record", &s).unwrap();
    assert!(e.is_recorded() && !e.is_complete());
    assert_eq!(e.elapsed_ns(&e), Err(Error::NotReady));
    gate.send(()).unwrap();
    e.synchronize().unwrap();
    assert!(e.is_complete());
    assert_eq!(e.elapsed_ns(&e), Ok(0));
}

#[test]
fn a_stream_waits_for_another() {
    let (a, b, e) = (stream(), stream(), event(false));
    let order = Arc::new(AtomicUsize::new(0));
    let gate = block(&a);
    let step = |expected: usize| {
        let order = order.clone();
        move || -> Result<()> {
            assert_eq!(order.fetch_add(1, SeqCst), expected);
            Ok(())
        }
    };
    a.enqueue("a", Weight::Large, step(0)).unwrap();
    e.record("record", &a).unwrap();
    b.wait_event("wait", &e).unwrap();
    b.enqueue("b", Weight::Small, step(1)).unwrap();
    std::thread::sleep(Duration::from_millis(10));
    assert!(!b.is_idle());
    gate.send(()).unwrap();
    b.synchronize().unwrap();
    a.synchronize().unwrap();
    assert_eq!(order.load(SeqCst), 2);
}

#[test]
fn a_wait_means_the_record_at_its_time() {
    let (a, b, c, e) = (stream(), stream(), stream(), event(true));
    let gate_a = block(&a);
    e.record("record", &a).unwrap();
    c.wait_event("wait", &e).unwrap();
    // Recorded again on an idle stream: complete at once, yet the wait above is still for a.
    e.record("record", &b).unwrap();
    assert!(e.is_complete());
    assert!(!c.synchronize_timeout(10).unwrap());
    gate_a.send(()).unwrap();
    c.synchronize().unwrap();
    // The older mark, passed late, does not change the event.
    a.synchronize().unwrap();
    assert!(e.is_complete());
    assert_eq!(e.elapsed_ns(&e), Ok(0));
}

#[test]
fn waiting_for_the_own_stream_or_nothing_is_free() {
    let (s, e) = (stream(), event(false));
    s.wait_event("wait", &e).unwrap();
    assert!(s.is_idle());
    let gate = block(&s);
    e.record("record", &s).unwrap();
    s.wait_event("wait", &e).unwrap();
    gate.send(()).unwrap();
    s.synchronize().unwrap();
}

#[test]
fn elapsed_time_is_about_right() {
    let (s, start, end) = (stream(), event(true), event(true));
    assert_eq!(start.elapsed_ns(&end), Err(Error::InvalidValue));
    start.record("record", &s).unwrap();
    s.enqueue("sleep", Weight::Large, || {
        std::thread::sleep(Duration::from_millis(30));
        Ok(())
    })
    .unwrap();
    end.record("record", &s).unwrap();
    end.synchronize().unwrap();
    let ms = start.elapsed_ns(&end).unwrap() / 1_000_000;
    assert!((30..1000).contains(&ms), "{ms}");
    assert_eq!(end.elapsed_ns(&start), Ok(0));
    let plain = event(false);
    plain.record("record", &s).unwrap();
    assert_eq!(start.elapsed_ns(&plain), Err(Error::InvalidValue));
}

#[test]
fn a_callback_may_not_wait_for_an_event_behind_it() {
    let (s, e) = (stream(), event(false));
    let inner = e.clone();
    let (tx, rx) = channel();
    s.enqueue("callback", Weight::Blocking, move || {
        rx.recv().map_err(|_| Error::Failed)?;
        assert_eq!(inner.synchronize(), Err(Error::NotPermitted));
        Ok(())
    })
    .unwrap();
    e.record("record", &s).unwrap();
    tx.send(()).unwrap();
    s.synchronize().unwrap();
}

#[test]
fn destroyed_handles_are_refused_and_held_ones_work() {
    let h = event::create(true).unwrap();
    let (s, e) = (stream(), event::resolve(h).unwrap());
    let gate = block(&s);
    e.record("record", &s).unwrap();
    event::destroy(h).unwrap();
    assert_eq!(event::destroy(h), Err(Error::InvalidHandle));
    assert!(event::resolve(h).is_err());
    stream::destroy(s.handle()).unwrap();
    drop(s);
    gate.send(()).unwrap();
    e.synchronize().unwrap();
}
