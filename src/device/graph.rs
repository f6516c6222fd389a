//! Graphs: work and its order, described once and launched often.
//!
//! A graph is a list of nodes and of edges between them; made executable it is a program, the nodes in an
//! order that keeps the edges. A launch is one task that does them one after the other. What nodes use may
//! not be used twice at a time, so all programs made from a graph take turns, also those that run as part of
//! another: a program takes all turns that it needs before it begins, in the order of their addresses.
//!
//! Waits for events and records of them are at the two ends of a launch: the whole of it waits, and
//! events mean the end of it.

use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::sync::atomic::AtomicU32;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use super::error::{Error, Result};
use super::event::Event;
use super::handle::{KIND_EXEC, KIND_GRAPH, KIND_NODE, Registry};
use super::lock::Global;
use super::shared::{Shared, try_box, try_push, try_reserve, try_vec};
use super::stream::{Stream, Weight};
use super::{futex, process, task};

static GRAPHS: Registry<Graph> = Registry::new(KIND_GRAPH);
static NODES: Registry<(Graph, u32)> = Registry::new(KIND_NODE);
static PROGRAMS: Registry<Shared<Program>> = Registry::new(KIND_EXEC);
/// Guards the contents of every graph.
static CONTENTS: Global<()> = Global::new(());

/// What a node is, for whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Kernel,
    Copy,
    Fill,
    Host,
    Child,
    Empty,
    Wait,
    Record,
}

type Body = dyn Fn() -> Result<()> + Send + Sync;

/// What a node does.
pub enum Work {
    Nothing,
    Call(&'static str, Weight, Box<Body>),
    Wait(Event),
    Record(Event),
    Child(Shared<Program>),
}

impl Work {
    pub fn call(
        call: &'static str,
        weight: Weight,
        body: impl Fn() -> Result<()> + Send + Sync + 'static,
    ) -> Result<Work> {
        Ok(Work::Call(call, weight, try_box(body)?))
    }
}

struct Node {
    kind: Kind,
    work: Work,
    handle: *mut c_void,
}

// SAFETY: the handle is a number.
unsafe impl Send for Node {}
// SAFETY: as above.
unsafe impl Sync for Node {}

#[derive(Default)]
struct Contents {
    nodes: Vec<Shared<Node>>,
    /// From one node to a later one of the launch.
    edges: Vec<(u32, u32)>,
}

struct Inner {
    contents: UnsafeCell<Contents>,
    turn: Shared<Turn>,
}

// SAFETY: the contents are touched under CONTENTS only.
unsafe impl Sync for Inner {}
// SAFETY: as above.
unsafe impl Send for Inner {}

/// A graph; clones are the same graph.
#[derive(Clone)]
pub struct Graph {
    inner: Shared<Inner>,
}

/// Whose turn it is to run what a graph describes: a lock that sleeps, held by a task. In a forked child
/// it is free, whoever held it.
struct Turn {
    word: AtomicU32,
    generation: AtomicU32,
}

/// Turns that are taken, and given back at the end.
struct Held<'a>(&'a [Shared<Turn>]);

impl Turn {
    fn take_all(turns: &[Shared<Turn>]) -> Held<'_> {
        turns.iter().for_each(|turn| turn.take());
        Held(turns)
    }

    fn take(&self) {
        let now = process::generation();
        if self.generation.swap(now, Relaxed) != now {
            self.word.store(0, Relaxed);
        }
        if self.word.compare_exchange(0, 1, Acquire, Relaxed).is_err() {
            while self.word.swap(2, Acquire) != 0 {
                futex::wait(&self.word, 2, None);
            }
        }
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        for turn in self.0 {
            if turn.word.swap(0, Release) == 2 {
                futex::wake(&turn.word, 1);
            }
        }
    }
}

/// A graph made executable.
pub struct Program {
    nodes: Vec<Shared<Node>>,
    edges: Vec<(u32, u32)>,
    /// Of its own graph and of those of its children, by address.
    turns: Vec<Shared<Turn>>,
}

/// How two graphs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// In the number of their nodes, or in their edges.
    Topology,
    /// In what a node is.
    Kind,
}

impl Graph {
    pub fn new() -> Result<Graph> {
        process::check()?;
        let generation = AtomicU32::new(process::generation());
        let turn = Shared::try_new(Turn { word: AtomicU32::new(0), generation })?;
        let contents = UnsafeCell::new(Contents::default());
        Ok(Graph { inner: Shared::try_new(Inner { contents, turn })? })
    }

    fn with<R>(&self, act: impl FnOnce(&mut Contents) -> R) -> R {
        let _lock = CONTENTS.lock();
        // SAFETY: every access is through here, under the lock, and `act` does not come back here.
        act(unsafe { &mut *self.inner.contents.get() })
    }

    pub fn same(&self, other: &Graph) -> bool {
        Shared::ptr_eq(&self.inner, &other.inner)
    }

    /// Adds a node behind others; its number.
    pub fn add(&self, kind: Kind, work: Work, after: &[u32]) -> Result<u32> {
        // The number is known under the lock only, so the handle is completed afterwards.
        let handle = NODES.insert((self.clone(), u32::MAX))?;
        let added = Shared::try_new(Node { kind, work, handle }).and_then(|node| {
            self.with(|c| {
                let number = c.nodes.len() as u32;
                if after.iter().any(|&before| before >= number) {
                    return Err(Error::InvalidValue);
                }
                try_reserve(&mut c.edges, after.len())?;
                try_push(&mut c.nodes, node)?;
                c.edges.extend(after.iter().map(|&before| (before, number)));
                Ok(number)
            })
        });
        match added {
            Ok(number) => NODES.with(handle, |entry| entry.1 = number)?,
            Err(_) => drop(NODES.remove(handle)),
        }
        added
    }

    /// Adds an edge; one that is there already is InvalidValue, as is one from a node to itself.
    pub fn connect(&self, from: u32, to: u32) -> Result<()> {
        self.with(|c| {
            let exist = (from.max(to) as usize) < c.nodes.len();
            if !exist || from == to || c.edges.contains(&(from, to)) {
                return Err(Error::InvalidValue);
            }
            try_push(&mut c.edges, (from, to))
        })
    }

    pub fn len(&self) -> usize {
        self.with(|c| c.nodes.len())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn kind(&self, number: u32) -> Option<Kind> {
        self.with(|c| c.nodes.get(number as usize).map(|node| node.kind))
    }

    /// Handle of a node.
    pub fn handle(&self, number: u32) -> Option<*mut c_void> {
        self.with(|c| c.nodes.get(number as usize).map(|node| node.handle))
    }

    /// The `i`-th edge.
    pub fn edge(&self, i: usize) -> Option<(u32, u32)> {
        self.with(|c| c.edges.get(i).copied())
    }

    /// True if some edge starts (or ends, if `incoming`) at the node.
    pub fn is_connected(&self, number: u32, incoming: bool) -> bool {
        self.with(|c| c.edges.iter().any(|e| number == if incoming { e.1 } else { e.0 }))
    }

    /// The nodes in an order that keeps the edges; among those that could be next, the oldest is. A circle
    /// is InvalidValue.
    pub fn program(&self) -> Result<Shared<Program>> {
        let (nodes, edges) = self.with(|c| {
            let mut edges = Vec::new();
            try_reserve(&mut edges, c.edges.len())?;
            edges.extend_from_slice(&c.edges);
            let mut waits = try_vec(c.nodes.len(), 0usize)?;
            c.edges.iter().for_each(|edge| waits[edge.1 as usize] += 1);
            let mut nodes = Vec::new();
            try_reserve(&mut nodes, c.nodes.len())?;
            while nodes.len() < c.nodes.len() {
                let next = waits.iter().position(|&n| n == 0).ok_or(Error::InvalidValue)?;
                waits[next] = usize::MAX;
                let behind = c.edges.iter().filter(|edge| edge.0 as usize == next);
                behind.for_each(|edge| waits[edge.1 as usize] -= 1);
                nodes.push(c.nodes[next].clone());
            }
            Ok((nodes, edges))
        })?;
        let mut turns = Vec::new();
        try_push(&mut turns, self.inner.turn.clone())?;
        for node in &nodes {
            if let Work::Child(child) = &node.work {
                try_reserve(&mut turns, child.turns.len())?;
                turns.extend(child.turns.iter().cloned());
            }
        }
        let address = |turn: &Shared<Turn>| core::ptr::from_ref::<Turn>(turn).addr();
        turns.sort_unstable_by_key(address);
        turns.dedup_by_key(|turn| address(turn));
        Shared::try_new(Program { nodes, edges, turns })
    }

    /// Ends the handles of the nodes; the graph is not used any more.
    pub(super) fn forget_nodes(&self) {
        let mut number = 0;
        while let Some(handle) = self.handle(number) {
            let _ = NODES.remove(handle);
            number += 1;
        }
    }
}

impl Program {
    /// What this and another program do not have in common.
    pub fn compare(&self, other: &Program) -> core::result::Result<(), Difference> {
        if self.nodes.len() != other.nodes.len() || self.edges != other.edges {
            return Err(Difference::Topology);
        }
        match self.nodes.iter().zip(&other.nodes).all(|(a, b)| a.kind == b.kind) {
            true => Ok(()),
            false => Err(Difference::Kind),
        }
    }

    fn each(&self, act: &mut impl FnMut(&Work) -> Result<()>) -> Result<()> {
        for node in &self.nodes {
            match &node.work {
                Work::Child(child) => child.each(act)?,
                work => act(work)?,
            }
        }
        Ok(())
    }

    /// Every node is done, whatever becomes of those before it; the first error is returned.
    fn run(&self) -> Result<()> {
        let _turns = Turn::take_all(&self.turns);
        self.run_nodes()
    }

    fn run_nodes(&self) -> Result<()> {
        let mut result = Ok(());
        for node in &self.nodes {
            let done = match &node.work {
                Work::Call(call, _, body) => task::framed(call, body),
                Work::Child(child) => child.run_nodes(),
                Work::Nothing | Work::Wait(_) | Work::Record(_) => Ok(()),
            };
            result = result.and(done);
        }
        result
    }
}

/// Queues all of a program on a stream; captured, it becomes a child of the graph.
pub fn launch(call: &'static str, program: &Shared<Program>, stream: &Stream) -> Result<()> {
    if stream.is_capturing() {
        return super::capture::add(stream, Kind::Child, Work::Child(program.clone()));
    }
    let mut weight = Weight::Large;
    program.each(&mut |work| {
        match work {
            Work::Wait(event) => stream.wait_event(call, event)?,
            Work::Call(_, Weight::Blocking, _) => weight = Weight::Blocking,
            _ => {}
        }
        Ok(())
    })?;
    let running = program.clone();
    stream.enqueue(call, weight, move || running.run())?;
    program.each(&mut |work| match work {
        Work::Record(event) => event.record(call, stream),
        _ => Ok(()),
    })
}

/// A handle of a graph.
pub fn publish(graph: Graph) -> Result<*mut c_void> {
    GRAPHS.insert(graph)
}

/// Ends a handle that nobody has been given; the graph stays as it is.
pub fn withdraw(handle: *mut c_void) {
    drop(GRAPHS.remove(handle));
}

pub fn resolve(handle: *mut c_void) -> Result<Graph> {
    GRAPHS.with(handle, |graph| graph.clone())
}

/// Ends the handle of a graph and those of its nodes; programs made from it live on.
pub fn destroy(handle: *mut c_void) -> Result<()> {
    process::check()?;
    GRAPHS.remove(handle)?.forget_nodes();
    Ok(())
}

/// The graph and number of a node.
pub fn resolve_node(handle: *mut c_void) -> Result<(Graph, u32)> {
    NODES.with(handle, |entry| entry.clone())
}

/// A handle of a program.
pub fn publish_program(program: Shared<Program>) -> Result<*mut c_void> {
    PROGRAMS.insert(program)
}

pub fn resolve_program(handle: *mut c_void) -> Result<Shared<Program>> {
    PROGRAMS.get(handle)
}

/// Has a handle stand for another program; launches that have begun are not disturbed.
pub fn replace_program(handle: *mut c_void, program: Shared<Program>) -> Result<()> {
    PROGRAMS.with(handle, |old| core::mem::replace(old, program)).map(drop)
}

/// Ends the handle of a program; launches that have begun are not disturbed.
pub fn destroy_program(handle: *mut c_void) -> Result<()> {
    process::check()?;
    PROGRAMS.remove(handle).map(drop)
}
