//! Graphs: making, examining, launching them. Their nodes are in `node`.

use super::status::*;
use super::stream;
use super::types::*;
use crate::abi::pointer::{load, slice};
use crate::op::device::graph::{self, Difference, Graph, Kind, Program};
use crate::op::device::shared::{Shared, try_push};
use core::ffi::{c_char, c_uint, c_ulonglong};

/// What cudaGraphInstantiate may be asked for; none of it has an effect.
const INSTANTIATE_FLAGS: c_ulonglong = cudaGraphInstantiateFlagAutoFreeOnLaunch.0 as c_ulonglong
    | cudaGraphInstantiateFlagUpload.0 as c_ulonglong
    | cudaGraphInstantiateFlagUseNodePriority.0 as c_ulonglong;

/// The graph of a handle.
pub(super) fn resolve(call: &'static str, graph: cudaGraph_t) -> Outcome<Graph> {
    graph::resolve(graph.cast())
        .map_err(|_| refuse(call, cudaErrorInvalidValue, "graph is no living graph"))
}

/// The graph and number of a node.
pub(super) fn resolve_node(call: &'static str, node: cudaGraphNode_t) -> Outcome<(Graph, u32)> {
    graph::resolve_node(node.cast())
        .map_err(|_| refuse(call, cudaErrorInvalidValue, "node is no node of a living graph"))
}

/// The numbers of nodes of a graph.
pub(super) fn numbers(
    call: &'static str,
    graph: &Graph,
    nodes: *const cudaGraphNode_t,
    count: usize,
) -> Outcome<Vec<u32>> {
    // SAFETY: the C caller's to be read.
    let nodes = unsafe { slice(nodes, count) };
    let nodes = nodes.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "a node list is NULL"))?;
    let mut numbers = Vec::new();
    for &node in nodes {
        let (owner, number) = resolve_node(call, node)?;
        require(call, owner.same(graph), "a node is not of this graph")?;
        require(call, !numbers.contains(&number), "a node is named twice")?;
        try_push(&mut numbers, number).map_err(failed(call, "nodes"))?;
    }
    Ok(numbers)
}

/// Gives a new graph to the caller.
///
/// # Safety
/// pGraph can be written.
unsafe fn publish(call: &'static str, pGraph: *mut cudaGraph_t, graph: Graph) -> Outcome {
    let handle = graph::publish(graph).map_err(failed(call, "graph"))?;
    // SAFETY: the caller's promise.
    unsafe { give(call, pGraph, handle.cast()) }
}

/// Creates an empty graph. flags is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphCreate(pGraph: *mut cudaGraph_t, flags: c_uint) -> cudaError_t {
    entry("cudaGraphCreate", |call| {
        let usable = !pGraph.is_null() && pGraph.is_aligned();
        require(call, usable, "pGraph is NULL or misaligned")?;
        require(call, flags == 0, "flags is not 0")?;
        let graph = Graph::new().map_err(failed(call, "graph"))?;
        // SAFETY: the C caller's to be written.
        unsafe { publish(call, pGraph, graph) }
    })
}

/// Destroys a graph and its nodes. Executable graphs made from it live on.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphDestroy(graph: cudaGraph_t) -> cudaError_t {
    entry("cudaGraphDestroy", |call| {
        resolve(call, graph)?;
        graph::destroy(graph.cast()).map_err(failed(call, "graph"))
    })
}

/// Writes the handles of the nodes that `wanted` holds for, up to *count of them and NULL beyond, and
/// their number; with nodes = NULL only the number.
///
/// # Safety
/// count can be read and written, nodes is NULL or can be written for *count.
unsafe fn list(
    call: &'static str,
    graph: &Graph,
    nodes: *mut cudaGraphNode_t,
    count: *mut usize,
    wanted: impl Fn(u32) -> bool,
) -> Outcome {
    // SAFETY: the caller's promise.
    let room = unsafe { load(count.cast_const()) };
    let room = room.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "the count is NULL"))?;
    require(call, nodes.is_aligned(), "the list is misaligned")?;
    let all = (0..u32::try_from(graph.len()).unwrap_or(u32::MAX)).filter(|&n| wanted(n));
    let mut found = 0usize;
    for number in all {
        if !nodes.is_null() && found < room {
            let handle = graph.handle(number).unwrap_or(core::ptr::null_mut());
            // SAFETY: the caller's promise.
            unsafe { nodes.add(found).write(handle.cast()) };
        }
        found = found.saturating_add(1);
    }
    if !nodes.is_null() {
        for at in found..room {
            // SAFETY: the caller's promise.
            unsafe { nodes.add(at).write(core::ptr::null_mut()) };
        }
        found = found.min(room);
    }
    // SAFETY: the caller's promise.
    unsafe { give(call, count, found) }
}

/// Writes the nodes of a graph, up to *numNodes and NULL beyond, and how many were written; with nodes =
/// NULL, how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetNodes(
    graph: cudaGraph_t,
    nodes: *mut cudaGraphNode_t,
    numNodes: *mut usize,
) -> cudaError_t {
    entry("cudaGraphGetNodes", |call| {
        let graph = resolve(call, graph)?;
        // SAFETY: the C caller's to be written.
        unsafe { list(call, &graph, nodes, numNodes, |_| true) }
    })
}

/// As cudaGraphGetNodes, for the nodes that come after no other.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetRootNodes(
    graph: cudaGraph_t,
    pRootNodes: *mut cudaGraphNode_t,
    pNumRootNodes: *mut usize,
) -> cudaError_t {
    entry("cudaGraphGetRootNodes", |call| {
        let graph = resolve(call, graph)?;
        let is_root = |number| !graph.is_connected(number, true);
        // SAFETY: the C caller's to be written.
        unsafe { list(call, &graph, pRootNodes, pNumRootNodes, is_root) }
    })
}

/// The edges of a graph, with what is known of each if `data` is not NULL: nothing, all zero.
///
/// # Safety
/// numEdges can be read and written, the lists are NULL or can be written for *numEdges.
unsafe fn edges(
    call: &'static str,
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    data: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> Outcome {
    let graph = resolve(call, graph)?;
    require(call, from.is_null() == to.is_null(), "one of from and to is NULL")?;
    require(call, from.is_aligned() && to.is_aligned(), "a list is misaligned")?;
    // SAFETY: the caller's promise.
    let room = unsafe { load(numEdges.cast_const()) };
    let room = room.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "numEdges is NULL"))?;
    let mut count = 0usize;
    while graph.edge(count).is_some() {
        count = count.saturating_add(1);
    }
    if !from.is_null() {
        for at in 0..room {
            let handle = |number| graph.handle(number).unwrap_or(core::ptr::null_mut()).cast();
            let none = (core::ptr::null_mut(), core::ptr::null_mut());
            let edge = graph.edge(at).map_or(none, |(a, b)| (handle(a), handle(b)));
            // SAFETY: the caller's promise.
            unsafe {
                from.add(at).write(edge.0);
                to.add(at).write(edge.1);
                if !data.is_null() {
                    data.add(at).write_bytes(0, 1);
                }
            }
        }
        count = count.min(room);
    }
    // SAFETY: the caller's promise.
    unsafe { give(call, numEdges, count) }
}

/// Writes the edges of a graph, up to *numEdges and NULL beyond, and how many were written; with from and
/// to NULL, how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetEdges(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    numEdges: *mut usize,
) -> cudaError_t {
    entry("cudaGraphGetEdges", |call| {
        // SAFETY: the C caller's promise.
        unsafe { edges(call, graph, from, to, core::ptr::null_mut(), numEdges) }
    })
}

/// As cudaGraphGetEdges, and writes what is particular about each edge, if edgeData is not NULL: nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphGetEdges_v2(
    graph: cudaGraph_t,
    from: *mut cudaGraphNode_t,
    to: *mut cudaGraphNode_t,
    edgeData: *mut cudaGraphEdgeData,
    numEdges: *mut usize,
) -> cudaError_t {
    entry("cudaGraphGetEdges_v2", |call| {
        // SAFETY: the C caller's promise.
        unsafe { edges(call, graph, from, to, edgeData, numEdges) }
    })
}

fn connect(
    call: &'static str,
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    count: usize,
) -> Outcome {
    let graph = resolve(call, graph)?;
    // SAFETY: the C caller's to be read.
    let (from, to) = unsafe { (slice(from, count), slice(to, count)) };
    let (Some(from), Some(to)) = (from, to) else {
        return Err(refuse(call, cudaErrorInvalidValue, "from or to is NULL"));
    };
    for (&before, &after) in from.iter().zip(to) {
        let ((a, before), (b, after)) = (resolve_node(call, before)?, resolve_node(call, after)?);
        require(call, a.same(&graph) && b.same(&graph), "a node is not of this graph")?;
        graph.connect(before, after).map_err(failed(call, "edge"))?;
    }
    Ok(())
}

/// Adds edges from nodes of a graph to others. One that is there already, or closes a circle of one node,
/// is cudaErrorInvalidValue.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddDependencies(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    entry("cudaGraphAddDependencies", |call| connect(call, graph, from, to, numDependencies))
}

/// As cudaGraphAddDependencies. edgeData is NULL or all zero; anything particular about an edge is
/// cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddDependencies_v2(
    graph: cudaGraph_t,
    from: *const cudaGraphNode_t,
    to: *const cudaGraphNode_t,
    edgeData: *const cudaGraphEdgeData,
    numDependencies: usize,
) -> cudaError_t {
    entry("cudaGraphAddDependencies_v2", |call| {
        let count = if edgeData.is_null() { 0 } else { numDependencies };
        // SAFETY: the C caller's to be read.
        let data = unsafe { slice(edgeData, count) };
        let data = data.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "edgeData is bad"))?;
        if data.iter().any(|d| d.from_port != 0 || d.to_port != 0 || d.r#type != 0) {
            let why = "not supported: edges that are not of the usual kind";
            return Err(refuse(call, cudaErrorNotSupported, why));
        }
        connect(call, graph, from, to, numDependencies)
    })
}

/// Writes what a node does; what a library has queued while it was captured is a kernel.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphNodeGetType(
    node: cudaGraphNode_t,
    pType: *mut cudaGraphNodeType,
) -> cudaError_t {
    entry("cudaGraphNodeGetType", |call| {
        let (graph, number) = resolve_node(call, node)?;
        let kind = graph.kind(number).unwrap_or(Kind::Empty);
        let kind = match kind {
            Kind::Kernel => cudaGraphNodeTypeKernel,
            Kind::Copy => cudaGraphNodeTypeMemcpy,
            Kind::Fill => cudaGraphNodeTypeMemset,
            Kind::Host => cudaGraphNodeTypeHost,
            Kind::Child => cudaGraphNodeTypeGraph,
            Kind::Empty => cudaGraphNodeTypeEmpty,
            Kind::Wait => cudaGraphNodeTypeWaitEvent,
            Kind::Record => cudaGraphNodeTypeEventRecord,
        };
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pType, kind) }
    })
}

fn program(call: &'static str, graph: cudaGraph_t) -> Outcome<Shared<Program>> {
    resolve(call, graph)?.program().map_err(failed(call, "graph"))
}

pub(super) fn instantiate(
    call: &'static str,
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> Outcome {
    let usable = !pGraphExec.is_null() && pGraphExec.is_aligned();
    require(call, usable, "pGraphExec is NULL or misaligned")?;
    require(call, flags & !INSTANTIATE_FLAGS == 0, "flags asks for what is not there")?;
    let made = graph::publish_program(program(call, graph)?).map_err(failed(call, "graph"))?;
    // SAFETY: the C caller's to be written.
    unsafe { give(call, pGraphExec, made.cast()) }
}

/// Makes a graph executable, as it is now. flags is a sum of cudaGraphInstantiateFlagAutoFreeOnLaunch,
/// ...Upload and ...UseNodePriority. A circle of edges is cudaErrorInvalidValue.
#[doc(alias = "default flags = 0")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiate(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t {
    entry("cudaGraphInstantiate", |call| instantiate(call, pGraphExec, graph, flags))
}

/// As cudaGraphInstantiate.
#[doc(alias = "default flags = 0")]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphInstantiateWithFlags(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    flags: c_ulonglong,
) -> cudaError_t {
    entry("cudaGraphInstantiateWithFlags", |call| instantiate(call, pGraphExec, graph, flags))
}

/// The work of cudaGraphExecUpdate; tell hears how the graphs compare before anything changes.
pub(super) fn update(
    call: &'static str,
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    tell: impl FnOnce(cudaGraphExecUpdateResult) -> Outcome,
) -> Outcome {
    let old = resolve_exec(call, hGraphExec)?;
    let new = program(call, hGraph)?;
    let result = match old.compare(&new) {
        Ok(()) => cudaGraphExecUpdateSuccess,
        Err(Difference::Topology) => cudaGraphExecUpdateErrorTopologyChanged,
        Err(Difference::Kind) => cudaGraphExecUpdateErrorNodeTypeChanged,
    };
    tell(result)?;
    if result != cudaGraphExecUpdateSuccess {
        let why = "the graphs differ in more than parameters";
        return Err(refuse(call, cudaErrorGraphExecUpdateFailure, why));
    }
    graph::replace_program(hGraphExec.cast(), new).map_err(failed(call, "graph"))
}

/// Has an executable graph do what another graph describes now. The graphs must have the same nodes and
/// edges, apart from what the nodes work on; otherwise it is cudaErrorGraphExecUpdateFailure, and
/// resultInfo says why. Launches that have begun are not disturbed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    resultInfo: *mut cudaGraphExecUpdateResultInfo,
) -> cudaError_t {
    entry("cudaGraphExecUpdate", |call| {
        let usable = !resultInfo.is_null() && resultInfo.is_aligned();
        require(call, usable, "resultInfo is NULL or misaligned")?;
        update(call, hGraphExec, hGraph, |result| {
            let none = core::ptr::null_mut();
            let info =
                cudaGraphExecUpdateResultInfo { result, errorNode: none, errorFromNode: none };
            // SAFETY: the C caller's to be written.
            unsafe { give(call, resultInfo, info) }
        })
    })
}

/// Destroys an executable graph. Launches that have begun are not disturbed.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphExecDestroy(graphExec: cudaGraphExec_t) -> cudaError_t {
    entry("cudaGraphExecDestroy", |call| {
        resolve_exec(call, graphExec)?;
        graph::destroy_program(graphExec.cast()).map_err(failed(call, "graph"))
    })
}

fn resolve_exec(call: &'static str, exec: cudaGraphExec_t) -> Outcome<Shared<Program>> {
    graph::resolve_program(exec.cast())
        .map_err(|_| refuse(call, cudaErrorInvalidValue, "graphExec is no executable graph"))
}

fn launch<D: Null>(call: &'static str, exec: cudaGraphExec_t, handle: cudaStream_t) -> cudaError_t {
    finish(|| {
        let program = resolve_exec(call, exec)?;
        let stream = stream::resolve::<D>(call, handle)?;
        graph::launch(call, &program, &stream).map_err(failed(call, "stream"))
    })
}

fn upload<D: Null>(call: &'static str, exec: cudaGraphExec_t, handle: cudaStream_t) -> cudaError_t {
    finish(|| {
        resolve_exec(call, exec)?;
        stream::resolve::<D>(call, handle).map(drop)
    })
}

c_api! {
    /// Queues all work of an executable graph on a stream. Launches of it, and of others made from the
    /// same graph, take turns, also on several streams.
    [cudaGraphLaunch: Legacy, cudaGraphLaunch_ptsz: PerThread]
    fn(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t = launch;

    /// Would prepare a launch; there is nothing to prepare.
    [cudaGraphUpload: Legacy, cudaGraphUpload_ptsz: PerThread]
    fn(graphExec: cudaGraphExec_t, stream: cudaStream_t) -> cudaError_t = upload;
}

/// Would draw a graph into a file: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGraphDebugDotPrint(
    graph: cudaGraph_t,
    path: *const c_char,
    flags: c_uint,
) -> cudaError_t {
    entry("cudaGraphDebugDotPrint", |call| {
        let _ = flags;
        resolve(call, graph)?;
        require(call, !path.is_null(), "path is NULL")?;
        Err(refuse(call, cudaErrorNotSupported, "not supported: graphs are not drawn"))
    })
}
