//! Graphs and captures on the device: order, turns, handles, memory that runs out.

use lucho::device::capture::{self, Fault, Mode};
use lucho::device::graph::{self, Difference, Graph, Kind, Work};
use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{Error, event, fault};
use std::sync::{Arc, Mutex, PoisonError};

/// Faults are armed for the whole process.
fn alone() -> std::sync::MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

type Trace = Arc<Mutex<Vec<u32>>>;

fn stream() -> Stream {
    stream::resolve(stream::create(0, 0).unwrap()).unwrap()
}

fn note(trace: &Trace, value: u32) -> Work {
    let trace = trace.clone();
    let body = move || {
        trace.lock().unwrap().push(value);
        Ok(())
    };
    Work::call("note", Weight::Large, body).unwrap()
}

#[test]
fn nodes_run_in_an_order_that_keeps_the_edges() {
    let _one = alone();
    let (trace, g, s) = (Trace::default(), Graph::new().unwrap(), stream());
    for value in 0..4 {
        g.add(Kind::Host, note(&trace, value), &[]).unwrap();
    }
    for (from, to) in [(3, 0), (2, 0), (0, 1)] {
        g.connect(from, to).unwrap();
    }
    assert_eq!(g.connect(3, 0), Err(Error::InvalidValue));
    assert_eq!(g.connect(1, 4), Err(Error::InvalidValue));
    assert_eq!(g.add(Kind::Empty, Work::Nothing, &[4]), Err(Error::InvalidValue));
    let program = g.program().unwrap();
    graph::launch("launch", &program, &s).unwrap();
    s.synchronize().unwrap();
    assert_eq!(*trace.lock().unwrap(), [2, 3, 0, 1]);
    g.connect(1, 3).unwrap();
    assert!(matches!(g.program(), Err(Error::InvalidValue)));
}

#[test]
fn a_failing_node_does_not_stop_the_others() {
    let _one = alone();
    let (trace, g, s) = (Trace::default(), Graph::new().unwrap(), stream());
    let bad = Work::call("bad", Weight::Large, || Err(Error::Failed)).unwrap();
    let panics = Work::call("panics", Weight::Large, || panic!("test")).unwrap();
    g.add(Kind::Kernel, bad, &[]).unwrap();
    g.add(Kind::Kernel, panics, &[0]).unwrap();
    g.add(Kind::Host, note(&trace, 1), &[1]).unwrap();
    let program = g.program().unwrap();
    for _ in 0..2 {
        graph::launch("launch", &program, &s).unwrap();
        let failure = s.synchronize().unwrap_err();
        assert_eq!((failure.call, failure.error), ("launch", Error::Failed));
    }
    assert_eq!(*trace.lock().unwrap(), [1, 1]);
}

#[test]
fn programs_are_compared_by_shape() {
    let _one = alone();
    let make = |kinds: &[Kind]| {
        let g = Graph::new().unwrap();
        for (i, &kind) in kinds.iter().enumerate() {
            let after: Vec<u32> = (0..i as u32).collect();
            g.add(kind, Work::Nothing, &after).unwrap();
        }
        g.program().unwrap()
    };
    let a = make(&[Kind::Empty, Kind::Copy]);
    assert_eq!(a.compare(&make(&[Kind::Empty, Kind::Copy])), Ok(()));
    assert_eq!(a.compare(&make(&[Kind::Copy, Kind::Empty])), Err(Difference::Kind));
    assert_eq!(a.compare(&make(&[Kind::Empty])), Err(Difference::Topology));
}

#[test]
fn captured_work_is_done_by_launches_only() {
    let _one = alone();
    let (trace, s) = (Trace::default(), stream());
    let queue = |value| {
        let trace = trace.clone();
        s.enqueue_again("test", Weight::Small, Kind::Host, move || {
            trace.lock().unwrap().push(value);
            Ok(())
        })
    };
    capture::begin(&s, Mode::Strict).unwrap();
    queue(1).unwrap();
    queue(2).unwrap();
    let g = capture::end(&s).unwrap();
    queue(3).unwrap();
    s.synchronize().unwrap();
    assert_eq!(*trace.lock().unwrap(), [3]);
    graph::launch("launch", &g.program().unwrap(), &s).unwrap();
    s.synchronize().unwrap();
    assert_eq!(*trace.lock().unwrap(), [3, 1, 2]);
    // Work that can be done once only is refused.
    capture::begin(&s, Mode::Strict).unwrap();
    let refused = s.enqueue("once", Weight::Small, || Ok(()));
    assert_eq!(refused, Err(Error::Capture(Fault::Unsupported)));
    assert!(matches!(capture::end(&s), Err(Error::Capture(Fault::Invalidated))));
    s.enqueue("once", Weight::Small, || Ok(())).unwrap();
    s.synchronize().unwrap();
}

/// A captured task may run beside others of its stream.
#[test]
fn captured_work_has_memory_of_its_own() {
    let _one = alone();
    let s = stream();
    let usual = s.scratch(1000).unwrap();
    assert_eq!(usual.as_ptr(), s.scratch(1000).unwrap().as_ptr());
    capture::begin(&s, Mode::Strict).unwrap();
    let (one, two) = (s.scratch(1000).unwrap(), s.scratch(1000).unwrap());
    assert!(one.as_ptr() != usual.as_ptr() && one.as_ptr() != two.as_ptr());
    drop(capture::end(&s).unwrap());
    assert_eq!(usual.as_ptr(), s.scratch(1000).unwrap().as_ptr());
}

#[test]
fn each_allocation_may_fail() {
    let _one = alone();
    let attempt = || -> lucho::device::Result<()> {
        let s = stream::resolve(stream::create(0, 0)?)?;
        let other = stream::resolve(stream::create(0, 0)?)?;
        let e = event::resolve(event::create(false)?)?;
        capture::begin(&s, Mode::Strict)?;
        let work = || {
            s.enqueue_again("test", Weight::Small, Kind::Kernel, || Ok(()))?;
            e.record("test", &s)?;
            other.wait_event("test", &e)?;
            other.enqueue_again("test", Weight::Small, Kind::Kernel, || Ok(()))?;
            e.record("test", &other)?;
            s.wait_event("test", &e)
        };
        let queued = work();
        let ended = capture::end(&s);
        queued?;
        let handle = graph::publish(ended?)?;
        let program = graph::resolve(handle)?.program();
        graph::destroy(handle)?;
        graph::launch("test", &program?, &s)?;
        s.synchronize().map_err(|failure| failure.error)
    };
    let mut failures = 0;
    for k in 1.. {
        fault::arm_alloc(k);
        let result = attempt();
        fault::arm_alloc(0);
        match result {
            Ok(()) => break,
            Err(error) => assert_eq!(error, Error::OutOfMemory, "allocation {k}"),
        }
        failures += 1;
    }
    assert!(failures > 10, "{failures}");
    attempt().unwrap();
}
