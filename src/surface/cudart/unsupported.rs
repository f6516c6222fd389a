//! What needs kernels compiled for the device: declared so that programs link, refused when called.

use super::status::*;
use super::stream;
use super::types::*;
use core::ffi::{c_int, c_void};

/// Three sizes of a launch; the C type is in vector_types.h.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct dim3 {
    x: u32,
    y: u32,
    z: u32,
}

/// What such a node would launch; the C type is in src/build/cuda/driver_types.h.
#[repr(C)]
pub(super) struct cudaKernelNodeParams {
    _private: [u8; 0],
}

fn refused(call: &'static str) -> Outcome {
    Err(refuse(call, cudaErrorNotSupported, "not supported: there is no code for the device here"))
}

fn launch_kernel<D: Null>(
    call: &'static str,
    func: *const c_void,
    _grid: dim3,
    _block: dim3,
    _args: *mut *mut c_void,
    _shared: usize,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        if func.is_null() {
            return Err(refuse(call, cudaErrorInvalidDeviceFunction, "func is NULL"));
        }
        stream::resolve::<D>(call, handle)?;
        refused(call)
    })
}

fn to_symbol<D: Null>(
    call: &'static str,
    symbol: *const c_void,
    _src: *const c_void,
    _count: usize,
    _offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    finish(|| symbol_copy(call, symbol, kind))
}

fn to_symbol_async<D: Null>(
    call: &'static str,
    symbol: *const c_void,
    _src: *const c_void,
    _count: usize,
    _offset: usize,
    kind: cudaMemcpyKind,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        stream::resolve::<D>(call, handle)?;
        symbol_copy(call, symbol, kind)
    })
}

fn from_symbol<D: Null>(
    call: &'static str,
    _dst: *mut c_void,
    symbol: *const c_void,
    _count: usize,
    _offset: usize,
    kind: cudaMemcpyKind,
) -> cudaError_t {
    finish(|| symbol_copy(call, symbol, kind))
}

fn from_symbol_async<D: Null>(
    call: &'static str,
    _dst: *mut c_void,
    symbol: *const c_void,
    _count: usize,
    _offset: usize,
    kind: cudaMemcpyKind,
    handle: cudaStream_t,
) -> cudaError_t {
    finish(|| {
        stream::resolve::<D>(call, handle)?;
        symbol_copy(call, symbol, kind)
    })
}

fn symbol_copy(call: &'static str, symbol: *const c_void, kind: cudaMemcpyKind) -> Outcome {
    super::copy::check_kind(call, kind)?;
    if symbol.is_null() {
        return Err(refuse(call, cudaErrorInvalidSymbol, "symbol is NULL"));
    }
    refused(call)
}

c_api! {
    /// Would launch a kernel: cudaErrorNotSupported.
    [cudaLaunchKernel: Legacy, cudaLaunchKernel_ptsz: PerThread]
    fn(
        func: *const c_void,
        gridDim: dim3,
        blockDim: dim3,
        args: *mut *mut c_void,
        sharedMem: usize,
        stream: cudaStream_t,
    ) -> cudaError_t = launch_kernel;

    /// Would copy to a variable of the device: cudaErrorNotSupported.
    #[doc(alias = "default offset = 0, kind = cudaMemcpyHostToDevice")]
    [cudaMemcpyToSymbol: Legacy, cudaMemcpyToSymbol_ptds: PerThread]
    fn(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaError_t = to_symbol;

    /// Would queue a copy to a variable of the device: cudaErrorNotSupported.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpyToSymbolAsync: Legacy, cudaMemcpyToSymbolAsync_ptsz: PerThread]
    fn(
        symbol: *const c_void,
        src: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> cudaError_t = to_symbol_async;

    /// Would copy from a variable of the device: cudaErrorNotSupported.
    #[doc(alias = "default offset = 0, kind = cudaMemcpyDeviceToHost")]
    [cudaMemcpyFromSymbol: Legacy, cudaMemcpyFromSymbol_ptds: PerThread]
    fn(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
    ) -> cudaError_t = from_symbol;

    /// Would queue a copy from a variable of the device: cudaErrorNotSupported.
    #[doc(alias = "default stream = 0")]
    [cudaMemcpyFromSymbolAsync: Legacy, cudaMemcpyFromSymbolAsync_ptsz: PerThread]
    fn(
        dst: *mut c_void,
        symbol: *const c_void,
        count: usize,
        offset: usize,
        kind: cudaMemcpyKind,
        stream: cudaStream_t,
    ) -> cudaError_t = from_symbol_async;
}

/// Would write the address of a variable of the device: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGetSymbolAddress(
    devPtr: *mut *mut c_void,
    symbol: *const c_void,
) -> cudaError_t {
    entry("cudaGetSymbolAddress", |call| {
        require(call, !devPtr.is_null(), "devPtr is NULL")?;
        symbol_copy(call, symbol, cudaMemcpyDefault)
    })
}

/// Would write the size of a variable of the device: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaGetSymbolSize(size: *mut usize, symbol: *const c_void) -> cudaError_t {
    entry("cudaGetSymbolSize", |call| {
        require(call, !size.is_null(), "size is NULL")?;
        symbol_copy(call, symbol, cudaMemcpyDefault)
    })
}

fn function(call: &'static str, func: *const c_void) -> Outcome {
    if func.is_null() {
        return Err(refuse(call, cudaErrorInvalidDeviceFunction, "func is NULL"));
    }
    refused(call)
}

/// Would describe a kernel: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncGetAttributes(
    attr: *mut cudaFuncAttributes,
    func: *const c_void,
) -> cudaError_t {
    entry("cudaFuncGetAttributes", |call| {
        require(call, !attr.is_null(), "attr is NULL")?;
        function(call, func)
    })
}

/// Would set a property of a kernel: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncSetAttribute(
    func: *const c_void,
    attr: cudaFuncAttribute,
    value: c_int,
) -> cudaError_t {
    entry("cudaFuncSetAttribute", |call| {
        let _ = value;
        require(call, attr.is_known(), "attr is no cudaFuncAttribute")?;
        function(call, func)
    })
}

/// Would say how a kernel prefers on-chip memory to be divided: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaFuncSetCacheConfig(
    func: *const c_void,
    cacheConfig: cudaFuncCache,
) -> cudaError_t {
    entry("cudaFuncSetCacheConfig", |call| {
        require(call, cacheConfig.is_known(), "cacheConfig is no cudaFuncCache")?;
        function(call, func)
    })
}

/// Would count the blocks of a kernel that fit a multiprocessor: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub extern "C" fn cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut c_int,
    func: *const c_void,
    blockSize: c_int,
    dynamicSMemSize: usize,
) -> cudaError_t {
    entry("cudaOccupancyMaxActiveBlocksPerMultiprocessor", |call| {
        let _ = (blockSize, dynamicSMemSize);
        require(call, !numBlocks.is_null(), "numBlocks is NULL")?;
        function(call, func)
    })
}

/// Would add a node that launches a kernel: cudaErrorNotSupported.
#[unsafe(no_mangle)]
pub(super) extern "C" fn cudaGraphAddKernelNode(
    pGraphNode: *mut cudaGraphNode_t,
    graph: cudaGraph_t,
    pDependencies: *const cudaGraphNode_t,
    numDependencies: usize,
    pNodeParams: *const cudaKernelNodeParams,
) -> cudaError_t {
    entry("cudaGraphAddKernelNode", |call| {
        require(call, !pGraphNode.is_null(), "pGraphNode is NULL")?;
        require(call, !pNodeParams.is_null(), "pNodeParams is NULL")?;
        let graph = super::graph::resolve(call, graph)?;
        super::graph::numbers(call, &graph, pDependencies, numDependencies)?;
        refused(call)
    })
}
