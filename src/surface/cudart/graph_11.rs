//! Graphs as CUDA 11 has them: functions whose names have other arguments since CUDA 12. Programs for
//! CUDA 11 come here through the macros of the headers, or through libcudart.so.11.0.

use super::graph::{instantiate, update};
use super::status::*;
use super::types::*;
use core::ffi::c_char;

/// A pointer that may be left out.
fn optional<T>(call: &'static str, pointer: *mut T, why: &str) -> Outcome {
    require(call, pointer.is_null() || pointer.is_aligned(), why)
}

/// cudaGraphInstantiate of CUDA 11. No node is ever at fault, so *pErrorNode becomes NULL and the text in
/// pLogBuffer, of bufferSize bytes, empty; also after an error. Both may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoCudaGraphInstantiate11(
    pGraphExec: *mut cudaGraphExec_t,
    graph: cudaGraph_t,
    pErrorNode: *mut cudaGraphNode_t,
    pLogBuffer: *mut c_char,
    bufferSize: usize,
) -> cudaError_t {
    entry("cudaGraphInstantiate", |call| {
        optional(call, pErrorNode, "pErrorNode is misaligned")?;
        // SAFETY: the C caller's to be written, where they are not NULL.
        unsafe {
            if !pErrorNode.is_null() {
                pErrorNode.write(core::ptr::null_mut());
            }
            if !pLogBuffer.is_null() && bufferSize > 0 {
                pLogBuffer.write(0);
            }
        }
        instantiate(call, pGraphExec, graph, 0)
    })
}

/// cudaGraphExecUpdate of CUDA 11: what CUDA 12 has in one structure is in two results here, which may be
/// NULL. *updateResult_out is cudaGraphExecUpdateError after wrong arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoCudaGraphExecUpdate11(
    hGraphExec: cudaGraphExec_t,
    hGraph: cudaGraph_t,
    hErrorNode_out: *mut cudaGraphNode_t,
    updateResult_out: *mut cudaGraphExecUpdateResult,
) -> cudaError_t {
    entry("cudaGraphExecUpdate", |call| {
        optional(call, hErrorNode_out, "hErrorNode_out is misaligned")?;
        optional(call, updateResult_out, "updateResult_out is misaligned")?;
        let mut why = cudaGraphExecUpdateError;
        let done = update(call, hGraphExec, hGraph, |result| {
            why = result;
            Ok(())
        });
        // SAFETY: the C caller's to be written, where they are not NULL.
        unsafe {
            if !hErrorNode_out.is_null() {
                hErrorNode_out.write(core::ptr::null_mut());
            }
            if !updateResult_out.is_null() {
                updateResult_out.write(why);
            }
        }
        done
    })
}
