//! Captures: what is queued on a stream becomes a graph and is not done.
//!
//! A capture begins on one stream, its origin. Others join it by waiting for an event that was recorded on
//! one that takes part, and have to be waited for in turn before it ends. For each stream the capture
//! remembers the nodes that its next one comes after. A call that cannot be captured spoils the capture,
//! which is found out at its end.

use core::sync::atomic::Ordering::Relaxed;
use core::sync::atomic::{AtomicU64, AtomicUsize};

use super::error::{Error, Result};
use super::event::Event;
use super::graph::{Graph, Kind, Work};
use super::lock::Global;
use super::order::Order;
use super::process;
use super::queue::Queue;
use super::shared::{Shared, try_push, try_reserve};
use super::stream::Stream;

/// Why a call is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be captured.
    Unsupported,
    /// An earlier call has spoiled the capture.
    Invalidated,
    /// It would join two captures.
    Merge,
    /// The capture began on another stream.
    Unmatched,
    /// A stream has not been waited for.
    Unjoined,
    /// It depends on work that is not captured.
    Isolation,
    /// It needs the default stream, which waits for a stream that is being captured.
    Implicit,
    /// The event was recorded in a capture.
    CapturedEvent,
    /// Another thread began the capture.
    WrongThread,
    /// The stream is being captured, or is not.
    State,
}

/// Whose calls a capture watches; here only whether another thread may end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Strict,
    Relaxed,
}

struct Tip {
    queue: Shared<Queue>,
    /// The nodes its next one comes after.
    nodes: Vec<u32>,
}

struct Active {
    id: u64,
    graph: Graph,
    mode: Mode,
    thread: libc::pid_t,
    spoiled: bool,
    /// The origin first.
    tips: Vec<Tip>,
    /// Events recorded in it, with the nodes before them.
    events: Vec<(Event, Vec<u32>)>,
}

// SAFETY: touched under CAPTURES only.
unsafe impl Send for Active {}

static CAPTURES: Global<Vec<Active>> = Global::new(Vec::new());
static COUNT: AtomicUsize = AtomicUsize::new(0);
static LAST_ID: AtomicU64 = AtomicU64::new(0);

fn fault<T>(fault: Fault) -> Result<T> {
    Err(Error::Capture(fault))
}

impl Active {
    fn tip(&mut self, queue: &Queue) -> Option<&mut Vec<u32>> {
        self.tips.iter_mut().find(|tip| tip.queue.id == queue.id).map(|tip| &mut tip.nodes)
    }
}

/// What a stream's capture is like, found under the lock.
fn with<R>(queue: &Queue, act: impl FnOnce(&mut Active) -> Result<R>) -> Result<R> {
    let id = queue.capture.load(Relaxed);
    let mut captures = CAPTURES.lock();
    match captures.iter_mut().find(|c| c.id == id) {
        Some(capture) => act(capture),
        None => fault(Fault::State),
    }
}

/// A copy of a list of nodes, with room for more.
fn copy(nodes: &[u32], more: usize) -> Result<Vec<u32>> {
    let mut copied = Vec::new();
    try_reserve(&mut copied, nodes.len() + more)?;
    copied.extend_from_slice(nodes);
    Ok(copied)
}

/// Begins a capture. The default stream has none.
pub fn begin(stream: &Stream, mode: Mode) -> Result<()> {
    process::check()?;
    let queue = stream.queue();
    if matches!(queue.order, Order::Default) {
        return fault(Fault::Unsupported);
    }
    let mut tips = Vec::new();
    try_push(&mut tips, Tip { queue: queue.clone(), nodes: Vec::new() })?;
    let id = LAST_ID.fetch_add(1, Relaxed) + 1;
    // SAFETY: gettid has no preconditions.
    let thread = unsafe { libc::gettid() };
    let graph = Graph::new()?;
    let fresh = Active { id, graph, mode, thread, spoiled: false, tips, events: Vec::new() };
    let mut captures = CAPTURES.lock();
    if queue.capture.load(Relaxed) != 0 {
        drop(captures);
        return fault(Fault::State);
    }
    try_push(&mut captures, fresh)?;
    queue.capture.store(id, Relaxed);
    COUNT.fetch_add(1, Relaxed);
    Ok(())
}

/// Ends a capture on its origin, whatever is returned, except if the wrong stream or thread asks.
pub fn end(stream: &Stream) -> Result<Graph> {
    let queue = stream.queue();
    // SAFETY: gettid has no preconditions.
    let thread = unsafe { libc::gettid() };
    with(queue, |capture| {
        if capture.tips[0].queue.id != queue.id {
            capture.spoiled = true;
            return fault(Fault::Unmatched);
        }
        let allowed = capture.mode == Mode::Relaxed || capture.thread == thread;
        if allowed { Ok(()) } else { fault(Fault::WrongThread) }
    })?;
    let id = queue.capture.load(Relaxed);
    let ended = {
        let mut captures = CAPTURES.lock();
        let Some(at) = captures.iter().position(|c| c.id == id) else { return fault(Fault::State) };
        take(&mut captures, at)
    };
    if ended.spoiled {
        ended.graph.forget_nodes();
        return fault(Fault::Invalidated);
    }
    // Whatever has nothing behind it has to be what the origin would go on from.
    let last = &ended.tips[0].nodes;
    let nodes = 0..u32::try_from(ended.graph.len()).unwrap_or(u32::MAX);
    let mut loose = nodes.filter(|&n| !ended.graph.is_connected(n, false) && !last.contains(&n));
    if loose.next().is_some() {
        ended.graph.forget_nodes();
        return fault(Fault::Unjoined);
    }
    Ok(ended.graph.clone())
}

/// Takes a capture from the list: its streams are not being captured any more.
fn take(captures: &mut Vec<Active>, at: usize) -> Active {
    let ended = captures.swap_remove(at);
    ended.tips.iter().for_each(|tip| tip.queue.capture.store(0, Relaxed));
    COUNT.fetch_sub(1, Relaxed);
    ended
}

/// A stream has been destroyed: a capture that began on it cannot be ended any more, and is given up.
pub(super) fn abandon(queue: &Queue) {
    let id = queue.capture.load(Relaxed);
    if id == 0 {
        return;
    }
    let given_up = {
        let mut captures = CAPTURES.lock();
        let at = captures.iter().position(|c| c.id == id && c.tips[0].queue.id == queue.id);
        at.map(|at| take(&mut captures, at))
    };
    if let Some(capture) = given_up {
        capture.graph.forget_nodes();
    }
}

/// The graph that a stream's capture makes.
pub fn graph(stream: &Stream) -> Result<Graph> {
    with(stream.queue(), |capture| Ok(capture.graph.clone()))
}

/// The number of the capture a stream takes part in, and whether it can still succeed.
pub fn status(stream: &Stream) -> Option<(u64, bool)> {
    with(stream.queue(), |capture| Ok((capture.id, !capture.spoiled))).ok()
}

/// Captures a task: it comes after the stream's earlier ones.
pub(super) fn add(stream: &Stream, kind: Kind, work: Work) -> Result<()> {
    let queue = stream.queue();
    let found = with(queue, |capture| {
        if capture.spoiled {
            return fault(Fault::Invalidated);
        }
        let graph = capture.graph.clone();
        let after = capture.tip(queue).map_or(Ok(Vec::new()), |tip| copy(tip, 0))?;
        Ok((graph, after))
    });
    let (graph, after) = found?;
    let mut tip = Vec::new();
    try_push(&mut tip, 0)?;
    // Two threads that queue on one stream at once have no order to keep.
    let number = graph.add(kind, work, &after)?;
    tip[0] = number;
    with(queue, |capture| {
        if let Some(old) = capture.tip(queue) {
            core::mem::swap(old, &mut tip);
        }
        Ok(())
    })
}

/// Fails if the queue is being captured, and spoils that.
#[inline]
pub(super) fn refuse(queue: &Queue) -> Result<()> {
    if queue.capture.load(Relaxed) == 0 { Ok(()) } else { spoil(queue, Fault::Unsupported) }
}

/// Fails if the queue, which the default stream would have to wait for, is being captured.
pub(super) fn refuse_default(queue: &Queue) -> Result<()> {
    if queue.capture.load(Relaxed) == 0 { Ok(()) } else { spoil(queue, Fault::Implicit) }
}

#[cold]
fn spoil(queue: &Queue, why: Fault) -> Result<()> {
    with(queue, |capture| {
        capture.spoiled = true;
        Ok(())
    })?;
    fault(why)
}

/// True if the event's last record is part of a capture.
pub fn holds(event: &Event) -> bool {
    COUNT.load(Relaxed) > 0
        && CAPTURES.lock().iter().any(|c| c.events.iter().any(|(e, _)| e.same(event)))
}

/// Records an event in the stream's capture; false if there is none. Either way an earlier record in a
/// capture does not count any more.
pub(super) fn record(event: &Event, stream: &Stream) -> Result<bool> {
    if COUNT.load(Relaxed) == 0 {
        return Ok(false);
    }
    let forgotten = {
        let mut captures = CAPTURES.lock();
        let mut places = captures.iter_mut();
        places.find_map(|c| {
            let at = c.events.iter().position(|(e, _)| e.same(event))?;
            Some(c.events.swap_remove(at))
        })
    };
    drop(forgotten);
    if !stream.is_capturing() {
        return Ok(false);
    }
    let queue = stream.queue();
    with(queue, |capture| {
        if capture.spoiled {
            return fault(Fault::Invalidated);
        }
        let before = capture.tip(queue).map_or(Ok(Vec::new()), |tip| copy(tip, 0))?;
        try_push(&mut capture.events, (event.clone(), before))?;
        Ok(true)
    })
}

/// Has a stream wait for an event in a capture; false if that is not about captures. A stream that takes
/// no part joins.
pub(super) fn wait(stream: &Stream, event: &Event) -> Result<bool> {
    if COUNT.load(Relaxed) == 0 {
        return Ok(false);
    }
    let queue = stream.queue();
    let mine = queue.capture.load(Relaxed);
    let mut captures = CAPTURES.lock();
    let mut all = captures.iter_mut();
    let found = all.find_map(|c| {
        let at = c.events.iter().position(|(e, _)| e.same(event))?;
        Some((c, at))
    });
    let Some((capture, at)) = found else {
        drop(captures);
        // An event from outside: what it marks may be done when the graph is launched, or not.
        return if mine == 0 { Ok(false) } else { spoil(queue, Fault::Isolation).map(|()| true) };
    };
    if matches!(queue.order, Order::Default) {
        capture.spoiled = true;
        return fault(Fault::Implicit);
    }
    if mine != 0 && mine != capture.id {
        capture.spoiled = true;
        return fault(Fault::Merge);
    }
    if capture.spoiled {
        return fault(Fault::Invalidated);
    }
    let joining = copy(&capture.events[at].1, 0)?;
    if mine == 0 {
        try_push(&mut capture.tips, Tip { queue: queue.clone(), nodes: joining })?;
        queue.capture.store(capture.id, Relaxed);
        return Ok(true);
    }
    if let Some(tip) = capture.tip(queue) {
        try_reserve(tip, joining.len())?;
        for node in joining {
            if !tip.contains(&node) {
                tip.push(node);
            }
        }
    }
    Ok(true)
}
