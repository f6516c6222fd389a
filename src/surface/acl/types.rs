//! Handles, enumerations, flags and structures of the ACL runtime.
//!
//! Handles are slot numbers in disguise, never addresses: a destroyed or invented one is refused.

use core::ffi::{c_int, c_void};

/// What every function of the runtime returns: `ACL_SUCCESS` or one of the `ACL_ERROR_` codes.
pub type aclError = c_int;
/// An in-order queue of work. NULL is the default stream of the device.
pub type aclrtStream = *mut c_void;
/// A point in a stream that others can wait for.
pub type aclrtEvent = *mut c_void;
/// A set of resources on a device. All contexts here share the one device's resources.
pub type aclrtContext = *mut c_void;
/// An IEEE 754 half precision number, as its bits.
pub type aclFloat16 = u16;
/// A function that a stream calls on the host; see aclrtLaunchCallback.
pub type aclrtCallback = Option<unsafe extern "C" fn(userData: *mut c_void)>;

/// An event that other streams wait for (aclrtCreateEventWithFlag).
pub const ACL_EVENT_SYNC: u32 = 1;
/// An event that follows the progress of a stream (aclrtCreateEventWithFlag).
pub const ACL_EVENT_CAPTURE_STREAM_PROGRESS: u32 = 2;
/// An event that takes the time when it is reached (aclrtCreateEventWithFlag).
pub const ACL_EVENT_TIME_LINE: u32 = 8;

/// A hint of aclrtCreateStreamWithConfig.
pub const ACL_STREAM_FAST_LAUNCH: u32 = 1;
/// A hint of aclrtCreateStreamWithConfig.
pub const ACL_STREAM_FAST_SYNC: u32 = 2;

c_enum! {
    /// Which pages to take memory from. One of the first six values, optionally combined by `|` with
    /// one of the last two; here all are served alike, with huge pages where the block is large.
    pub enum aclrtMemMallocPolicy {
        ACL_MEM_MALLOC_HUGE_FIRST = 0,
        ACL_MEM_MALLOC_HUGE_ONLY = 1,
        ACL_MEM_MALLOC_NORMAL_ONLY = 2,
        ACL_MEM_MALLOC_HUGE_FIRST_P2P = 3,
        ACL_MEM_MALLOC_HUGE_ONLY_P2P = 4,
        ACL_MEM_MALLOC_NORMAL_ONLY_P2P = 5,
        ACL_MEM_TYPE_LOW_BAND_WIDTH = 0x0100,
        ACL_MEM_TYPE_HIGH_BAND_WIDTH = 0x1000,
    }

    /// Direction of a copy. The device reads host memory directly, so all directions are one
    /// operation; only unlisted values are refused.
    pub enum aclrtMemcpyKind {
        ACL_MEMCPY_HOST_TO_HOST = 0,
        ACL_MEMCPY_HOST_TO_DEVICE = 1,
        ACL_MEMCPY_DEVICE_TO_HOST = 2,
        ACL_MEMCPY_DEVICE_TO_DEVICE = 3,
        ACL_MEMCPY_DEFAULT = 4,
    }

    /// Kinds of memory to ask aclrtGetMemInfo about; here all are the same memory.
    pub enum aclrtMemAttr {
        ACL_DDR_MEM = 0,
        ACL_HBM_MEM = 1,
        ACL_DDR_MEM_HUGE = 2,
        ACL_DDR_MEM_NORMAL = 3,
        ACL_HBM_MEM_HUGE = 4,
        ACL_HBM_MEM_NORMAL = 5,
        ACL_DDR_MEM_P2P_HUGE = 6,
        ACL_DDR_MEM_P2P_NORMAL = 7,
        ACL_HBM_MEM_P2P_HUGE = 8,
        ACL_HBM_MEM_P2P_NORMAL = 9,
        ACL_HBM_MEM_HUGE1G = 10,
        ACL_HBM_MEM_P2P_HUGE1G = 11,
    }

    /// Where memory lies.
    pub enum aclrtMemLocationType {
        /// From aclrtMallocHost.
        ACL_MEM_LOCATION_TYPE_HOST = 0,
        /// From aclrtMalloc.
        ACL_MEM_LOCATION_TYPE_DEVICE = 1,
        /// From anywhere else.
        ACL_MEM_LOCATION_TYPE_UNREGISTERED = 2,
    }

    /// Where the program runs.
    pub enum aclrtRunMode {
        /// On the device's own processor.
        ACL_DEVICE = 0,
        /// On a host that drives the device.
        ACL_HOST = 1,
    }

    /// Whether a stream has work left.
    pub enum aclrtStreamStatus {
        ACL_STREAM_STATUS_COMPLETE = 0,
        ACL_STREAM_STATUS_NOT_READY = 1,
    }

    /// Whether the work before an event is done.
    pub enum aclrtEventRecordedStatus {
        /// Never recorded, or recorded and not yet reached.
        ACL_EVENT_RECORDED_STATUS_NOT_READY = 0,
        ACL_EVENT_RECORDED_STATUS_COMPLETE = 1,
    }

    /// Whether the stream waits for a callback; here it always does.
    pub enum aclrtCallbackBlockType {
        ACL_CALLBACK_NO_BLOCK = 0,
        ACL_CALLBACK_BLOCK = 1,
    }

    /// Element types.
    pub enum aclDataType {
        ACL_DT_UNDEFINED = -1,
        ACL_FLOAT = 0,
        ACL_FLOAT16 = 1,
        ACL_INT8 = 2,
        ACL_INT32 = 3,
        ACL_UINT8 = 4,
        ACL_INT16 = 6,
        ACL_UINT16 = 7,
        ACL_UINT32 = 8,
        ACL_INT64 = 9,
        ACL_UINT64 = 10,
        ACL_DOUBLE = 11,
        ACL_BOOL = 12,
        ACL_STRING = 13,
        ACL_COMPLEX64 = 16,
        ACL_COMPLEX128 = 17,
        ACL_BF16 = 27,
        ACL_COMPLEX32 = 33,
    }
}

/// Where memory lies.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtMemLocation {
    /// The device, 0.
    pub id: u32,
    /// The kind of place.
    pub r#type: aclrtMemLocationType,
}

/// What aclrtPointerGetAttributes tells of a pointer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct aclrtPtrAttributes {
    /// Where the memory lies.
    pub location: aclrtMemLocation,
    /// Size of a page in bytes.
    pub pageSize: u32,
    /// Zero.
    pub rsv: [u32; 4],
}
