//! `driver_types.h`: handles, structures, flags and enumerations of the runtime.
//!
//! Handles are slot numbers in disguise, never addresses: a destroyed or invented one is refused. What
//! differs between CUDA 11, 12 and 13 (cudaDeviceProp, cudaPointerAttributes) is C text in
//! src/build/cuda/driver_types.h.

use core::ffi::{c_char, c_int, c_uint, c_ulonglong, c_void};

pub mod attribute;
pub mod error;
pub mod execution;
pub mod graph;
pub mod memory;

pub use attribute::*;
pub use error::*;
pub use execution::*;
pub use graph::*;
pub use memory::*;

/// What the functions of the runtime return.
pub type cudaError_t = cudaError;

/// Target of a stream handle.
#[repr(C)]
pub struct CUstream_st {
    _private: [u8; 0],
}
/// A queue of work in order. NULL is the default stream.
pub type cudaStream_t = *mut CUstream_st;

/// Target of an event handle.
#[repr(C)]
pub struct CUevent_st {
    _private: [u8; 0],
}
/// A mark in a stream, with the time at which it was reached.
pub type cudaEvent_t = *mut CUevent_st;

/// Target of a graph handle.
#[repr(C)]
pub struct CUgraph_st {
    _private: [u8; 0],
}
/// Work and its order, to be made executable.
pub type cudaGraph_t = *mut CUgraph_st;

/// Target of a node handle.
#[repr(C)]
pub struct CUgraphNode_st {
    _private: [u8; 0],
}
/// A piece of work in a graph.
pub type cudaGraphNode_t = *mut CUgraphNode_st;

/// Target of a handle of an executable graph.
#[repr(C)]
pub struct CUgraphExec_st {
    _private: [u8; 0],
}
/// A graph that can be launched.
pub type cudaGraphExec_t = *mut CUgraphExec_st;

/// Target of a pool handle.
#[repr(C)]
pub struct CUmemPoolHandle_st {
    _private: [u8; 0],
}
/// Where cudaMallocAsync takes memory from.
pub type cudaMemPool_t = *mut CUmemPoolHandle_st;

/// Target of a function handle.
#[repr(C)]
pub struct CUfunc_st {
    _private: [u8; 0],
}
/// A function of a module.
pub type cudaFunction_t = *mut CUfunc_st;

/// Target of a kernel handle.
#[repr(C)]
pub struct CUkern_st {
    _private: [u8; 0],
}
/// A kernel of a library.
pub type cudaKernel_t = *mut CUkern_st;

/// Target of an array handle.
#[repr(C)]
pub struct cudaArray {
    _private: [u8; 0],
}
/// An opaque array of texels. There are none here; NULL is what the structures below take.
pub type cudaArray_t = *mut cudaArray;
/// One that is only read.
pub type cudaArray_const_t = *const cudaArray;

/// A function that a stream calls on the host (cudaLaunchHostFunc).
pub type cudaHostFn_t = Option<unsafe extern "C" fn(userData: *mut c_void)>;
/// A function that a stream calls on the host (cudaStreamAddCallback).
pub type cudaStreamCallback_t =
    Option<unsafe extern "C" fn(stream: cudaStream_t, status: cudaError_t, userData: *mut c_void)>;

/// cudaHostAlloc: no wishes.
pub const cudaHostAllocDefault: c_uint = 0;
/// cudaHostAlloc: for all contexts.
pub const cudaHostAllocPortable: c_uint = 1;
/// cudaHostAlloc: mapped into the device's address space.
pub const cudaHostAllocMapped: c_uint = 2;
/// cudaHostAlloc: written by the host, read by the device.
pub const cudaHostAllocWriteCombined: c_uint = 4;

/// cudaHostRegister: no wishes.
pub const cudaHostRegisterDefault: c_uint = 0;
/// cudaHostRegister: for all contexts.
pub const cudaHostRegisterPortable: c_uint = 1;
/// cudaHostRegister: mapped into the device's address space.
pub const cudaHostRegisterMapped: c_uint = 2;
/// cudaHostRegister: memory of another device.
pub const cudaHostRegisterIoMemory: c_uint = 4;
/// cudaHostRegister: the device only reads it.
pub const cudaHostRegisterReadOnly: c_uint = 8;

/// cudaDeviceEnablePeerAccess: the only value.
pub const cudaPeerAccessDefault: c_uint = 0;

/// cudaStreamCreateWithFlags: in order with the default stream.
pub const cudaStreamDefault: c_uint = 0;
/// cudaStreamCreateWithFlags: independent of the default stream.
pub const cudaStreamNonBlocking: c_uint = 1;

/// cudaEventCreateWithFlags: no wishes.
pub const cudaEventDefault: c_uint = 0;
/// cudaEventCreateWithFlags: waiters sleep.
pub const cudaEventBlockingSync: c_uint = 1;
/// cudaEventCreateWithFlags: no time is taken.
pub const cudaEventDisableTiming: c_uint = 2;
/// cudaEventCreateWithFlags: for other processes; needs cudaEventDisableTiming.
pub const cudaEventInterprocess: c_uint = 4;
/// cudaEventRecordWithFlags: no wishes.
pub const cudaEventRecordDefault: c_uint = 0;
/// cudaEventRecordWithFlags: a node of its own in a captured graph.
pub const cudaEventRecordExternal: c_uint = 1;
/// cudaStreamWaitEvent: no wishes.
pub const cudaEventWaitDefault: c_uint = 0;
/// cudaStreamWaitEvent: a node of its own in a captured graph.
pub const cudaEventWaitExternal: c_uint = 1;

/// cudaSetDeviceFlags: how threads wait is left to the runtime.
pub const cudaDeviceScheduleAuto: c_uint = 0;
/// cudaSetDeviceFlags: threads that wait keep their processor.
pub const cudaDeviceScheduleSpin: c_uint = 1;
/// cudaSetDeviceFlags: threads that wait let others run.
pub const cudaDeviceScheduleYield: c_uint = 2;
/// cudaSetDeviceFlags: threads that wait sleep.
pub const cudaDeviceScheduleBlockingSync: c_uint = 4;
/// The earlier name.
pub const cudaDeviceBlockingSync: c_uint = 4;
/// The bits that say how threads wait.
pub const cudaDeviceScheduleMask: c_uint = 7;
/// cudaSetDeviceFlags: host memory may be mapped.
pub const cudaDeviceMapHost: c_uint = 8;
/// cudaSetDeviceFlags: local memory is kept.
pub const cudaDeviceLmemResizeToMax: c_uint = 16;
/// cudaSetDeviceFlags: copies are synchronous.
pub const cudaDeviceSyncMemops: c_uint = 128;
/// All bits that have a meaning.
pub const cudaDeviceMask: c_uint = 255;

/// cudaMallocManaged: any stream may use the memory.
pub const cudaMemAttachGlobal: c_uint = 1;
/// cudaMallocManaged: the host may use the memory.
pub const cudaMemAttachHost: c_uint = 2;
/// cudaStreamAttachMemAsync: one stream may use the memory.
pub const cudaMemAttachSingle: c_uint = 4;

/// cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: no wishes.
pub const cudaOccupancyDefault: c_uint = 0;
/// cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: caching stays as it is.
pub const cudaOccupancyDisableCachingOverride: c_uint = 1;

/// The host as a place for managed memory.
pub const cudaCpuDeviceId: c_int = -1;
/// No place at all.
pub const cudaInvalidDeviceId: c_int = -2;
/// cudaInitDevice: its deviceFlags count.
pub const cudaInitDeviceFlagsAreValid: c_uint = 1;

/// A universally unique number.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CUuuid_st {
    pub bytes: [c_char; 16],
}
/// The driver's name of it.
pub type CUuuid = CUuuid_st;
/// The runtime's name of it.
pub type cudaUUID_t = CUuuid_st;

/// Bits of each component of an element of an array.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaChannelFormatDesc {
    pub x: c_int,
    pub y: c_int,
    pub z: c_int,
    pub w: c_int,
    pub f: cudaChannelFormatKind,
}

/// Memory whose rows start `pitch` bytes apart.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaPitchedPtr {
    pub ptr: *mut c_void,
    /// Bytes from one row to the next.
    pub pitch: usize,
    /// Bytes of a row that are used.
    pub xsize: usize,
    /// Rows of a slice.
    pub ysize: usize,
}

/// A size: width in bytes, height in rows, depth in slices.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaExtent {
    pub width: usize,
    pub height: usize,
    pub depth: usize,
}

/// A position: x in bytes, y in rows, z in slices.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaPos {
    pub x: usize,
    pub y: usize,
    pub z: usize,
}

/// What cudaMemcpy3D copies. The arrays are NULL.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DParms {
    pub srcArray: cudaArray_t,
    pub srcPos: cudaPos,
    pub srcPtr: cudaPitchedPtr,
    pub dstArray: cudaArray_t,
    pub dstPos: cudaPos,
    pub dstPtr: cudaPitchedPtr,
    pub extent: cudaExtent,
    pub kind: cudaMemcpyKind,
}

/// What cudaMemcpy3DPeer copies. The arrays are NULL, the devices 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemcpy3DPeerParms {
    pub srcArray: cudaArray_t,
    pub srcPos: cudaPos,
    pub srcPtr: cudaPitchedPtr,
    pub srcDevice: c_int,
    pub dstArray: cudaArray_t,
    pub dstPos: cudaPos,
    pub dstPtr: cudaPitchedPtr,
    pub dstDevice: c_int,
    pub extent: cudaExtent,
}

/// What a node of a graph sets memory to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemsetParams {
    pub dst: *mut c_void,
    /// Bytes from one row to the next; unused for one row.
    pub pitch: usize,
    pub value: c_uint,
    /// Bytes of an element: 1, 2 or 4.
    pub elementSize: c_uint,
    /// Elements in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
}

/// What a node of a graph calls on the host.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaHostNodeParams {
    pub r#fn: cudaHostFn_t,
    pub userData: *mut c_void,
}

/// A place where memory can lie.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemLocation {
    pub r#type: cudaMemLocationType,
    /// The device, or the NUMA node of the host.
    pub id: c_int,
}

/// Who may do what with the memory of a pool.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemAccessDesc {
    pub location: cudaMemLocation,
    pub flags: cudaMemAccessFlags,
}

/// What a pool is made with.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaMemPoolProps {
    pub allocType: cudaMemAllocationType,
    pub handleTypes: cudaMemAllocationHandleType,
    pub location: cudaMemLocation,
    pub win32SecurityAttributes: *mut c_void,
    /// Most bytes it gives out; 0: no limit.
    pub maxSize: usize,
    pub usage: u16,
    pub reserved: [u8; 54],
}

/// What there is to know of a kernel.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaFuncAttributes {
    pub sharedSizeBytes: usize,
    pub constSizeBytes: usize,
    pub localSizeBytes: usize,
    pub maxThreadsPerBlock: c_int,
    pub numRegs: c_int,
    pub ptxVersion: c_int,
    pub binaryVersion: c_int,
    pub cacheModeCA: c_int,
    pub maxDynamicSharedSizeBytes: c_int,
    pub preferredShmemCarveout: c_int,
    pub clusterDimMustBeSet: c_int,
    pub requiredClusterWidth: c_int,
    pub requiredClusterHeight: c_int,
    pub requiredClusterDepth: c_int,
    pub clusterSchedulingPolicyPreference: c_int,
    pub nonPortableClusterSizeAllowed: c_int,
    pub reserved: [c_int; 16],
}

/// How an edge of a graph orders two nodes; all zero is the usual way.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphEdgeData_st {
    pub from_port: u8,
    pub to_port: u8,
    pub r#type: u8,
    pub reserved: [u8; 5],
}
/// The usual name.
pub type cudaGraphEdgeData = cudaGraphEdgeData_st;
/// The usual name.
pub type cudaGraphDependencyType = cudaGraphDependencyType_enum;

/// How a graph is made executable, and what became of it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphInstantiateParams_st {
    pub flags: c_ulonglong,
    pub uploadStream: cudaStream_t,
    pub errNode_out: cudaGraphNode_t,
    pub result_out: cudaGraphInstantiateResult,
}
/// The usual name.
pub type cudaGraphInstantiateParams = cudaGraphInstantiateParams_st;

/// What became of updating an executable graph.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct cudaGraphExecUpdateResultInfo_st {
    pub result: cudaGraphExecUpdateResult,
    pub errorNode: cudaGraphNode_t,
    pub errorFromNode: cudaGraphNode_t,
}
/// The usual name.
pub type cudaGraphExecUpdateResultInfo = cudaGraphExecUpdateResultInfo_st;
