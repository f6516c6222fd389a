//! Nodes of graphs. What a node works on is read when it is added.

use super::copy::{Copy, check_kind, checked};
use super::event;
use super::graph::{numbers, resolve};
use super::status::*;
use super::stream::HostCall;
use super::types::*;
use super::volume::copy_3d;
use crate::abi::pointer::load;
use crate::op::device::graph::{Kind, Work};
use crate::op::device::stream::Weight;
use crate::op::volume::Volume;
use core::ffi::c_void;

/// Adds a node and gives it to the caller.
fn add(
    call: &'static str,
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    kind: Kind,
    work: impl FnOnce() -> Outcome<Work>,
) -> Outcome {
    let usable = !pGraphNode.is_null() && pGraphNode.is_aligned();
    require(call, usable, "pGraphNode is NULL or misaligned")?;
    let graph = resolve(call, graph)?;
    let after = numbers(call, &graph, pDependencies, numDependencies)?;
    let number = graph.add(kind, work()?, &after).map_err(failed(call, "node"))?;
    let handle = graph.handle(number).unwrap_or(core::ptr::null_mut());
    // SAFETY: the C caller's to be written.
    unsafe { give(call, pGraphNode, handle.cast()) }
}

/// Adds a node that does nothing, behind numDependencies others.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEmptyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
) -> cudaError_t {
    entry("cudaGraphAddEmptyNode", |call| {
        let work = || Ok(Work::Nothing);
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Empty, work)
    })
}

fn copying(call: &'static str, copy: Copy) -> Outcome<Work> {
    let Copy { to, from } = copy;
    let body = move || {
        // SAFETY: the C caller's promise for the time of a launch.
        unsafe { to.copy_from(&from) };
        Ok(())
    };
    Work::call(call, Weight::Large, body).map_err(failed(call, "node"))
}

/// Adds a node that copies as cudaMemcpy3D does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pCopyParams: *const cudaMemcpy3DParms,
) -> cudaError_t {
    entry("cudaGraphAddMemcpyNode", |call| {
        let work = || copying(call, copy_3d(call, pCopyParams)?);
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Copy, work)
    })
}

/// Adds a node that copies count bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemcpyNode1D(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    dst: *mut c_void,
    src: *const c_void,
    count: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    entry("cudaGraphAddMemcpyNode1D", |call| {
        let work = || {
            check_kind(call, kind)?;
            let to = checked(call, Volume::range(dst, count))?;
            let from = checked(call, Volume::range(src.cast_mut(), count))?;
            copying(call, Copy::new(call, to, from, kind)?)
        };
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Copy, work)
    })
}

/// Adds a node that sets elements of 1, 2 or 4 bytes to the low bytes of a value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddMemsetNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pMemsetParams: *const cudaMemsetParams,
) -> cudaError_t {
    entry("cudaGraphAddMemsetNode", |call| {
        let work = || {
            // SAFETY: the C caller's to be read.
            let p = unsafe { load(pMemsetParams) };
            let missing = || refuse(call, cudaErrorInvalidValue, "pMemsetParams is NULL");
            let cudaMemsetParams { dst, pitch, value, elementSize, width, height } =
                p.ok_or_else(missing)?;
            let known = [1, 2, 4].contains(&elementSize);
            require(call, known, "elementSize is not 1, 2 or 4")?;
            let element = elementSize as usize;
            let aligned = dst.addr().checked_rem(element) == Some(0);
            require(call, aligned, "dst is not aligned to its elements")?;
            let bytes = width.checked_mul(element);
            let bytes =
                bytes.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "width is too large"))?;
            let volume = checked(call, Volume::pitched(dst, pitch, bytes, height))?;
            let body = move || {
                // SAFETY: the C caller's promise for the time of a launch.
                unsafe { volume.fill(value, element) };
                Ok(())
            };
            Work::call(call, Weight::Large, body).map_err(failed(call, "node"))
        };
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Fill, work)
    })
}

/// Adds a node that calls fn(userData) on the host, as cudaLaunchHostFunc does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddHostNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaHostNodeParams,
) -> cudaError_t {
    entry("cudaGraphAddHostNode", |call| {
        let work = || {
            // SAFETY: the C caller's to be read.
            let p = unsafe { load(pNodeParams) };
            let p = p.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "pNodeParams is NULL"))?;
            let host = HostCall::new(call, p.r#fn, p.userData)?;
            let body = move || {
                host.run();
                Ok(())
            };
            Work::call(call, Weight::Blocking, body).map_err(failed(call, "node"))
        };
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Host, work)
    })
}

/// Adds a node that does all that another graph describes now. A graph is not part of itself.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddChildGraphNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    childGraph: cudaGraph_t,
) -> cudaError_t {
    entry("cudaGraphAddChildGraphNode", |call| {
        let work = || {
            let child = resolve(call, childGraph)?;
            require(call, graph != childGraph, "a graph is not part of itself")?;
            Ok(Work::Child(child.program().map_err(failed(call, "childGraph"))?))
        };
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Child, work)
    })
}

/// Adds a node that records an event, which means the end of the launch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEventRecordNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    entry("cudaGraphAddEventRecordNode", |call| {
        let work = || Ok(Work::Record(event::resolve(call, event)?));
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Record, work)
    })
}

/// Adds a node that waits for an event; the whole launch does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGraphAddEventWaitNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    event: cudaEvent_t,
) -> cudaError_t {
    entry("cudaGraphAddEventWaitNode", |call| {
        let work = || Ok(Work::Wait(event::resolve(call, event)?));
        add(call, pGraphNode, graph, pDependencies, numDependencies, Kind::Wait, work)
    })
}
