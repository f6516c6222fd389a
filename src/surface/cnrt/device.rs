//! The one device, ordinal 0: selection, flags, attributes, versions.

use super::queue::drain;
use super::status::{Outcome, entry, refuse, require};
use super::types::*;
use crate::abi::pointer::store;
use crate::op::device::{memory, pool};
use core::ffi::{CStr, c_char, c_int, c_uint};
use core::sync::atomic::{AtomicU32, Ordering};

/// Version of the runtime interface that is modelled.
const VERSION: (c_int, c_int, c_int) = (6, 14, 1);
/// Starts with the name of the architecture whose limits are modelled; programs look for it.
const NAME: &CStr = c"MLU590-lucho";
const MEGABYTE: usize = 1 << 20;

static FLAG: AtomicU32 = AtomicU32::new(cnrtDeviceScheduleAuto.0 as u32);

/// cnrtErrorArgsInvalid for a negative ordinal, cnrtErrorNoDevice for one that does not exist.
pub(super) fn check_ordinal(call: &'static str, ordinal: c_int) -> Outcome {
    require(call, ordinal >= 0, "the device ordinal is negative")?;
    if ordinal == 0 {
        return Ok(());
    }
    Err(refuse(call, cnrtErrorNoDevice, "there is only device 0"))
}

/// Writes the calling thread's device: 0.
///
/// # Safety
/// pOrdinal can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtGetDevice(pOrdinal: *mut c_int) -> cnrtRet_t {
    entry("cnrtGetDevice", |call| {
        // SAFETY: the caller's promise.
        require(call, unsafe { store(pOrdinal, 0) }, "pOrdinal is NULL or misaligned")
    })
}

/// Selects the calling thread's device. A negative ordinal is cnrtErrorArgsInvalid, one above 0
/// cnrtErrorNoDevice.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtSetDevice(ordinal: c_int) -> cnrtRet_t {
    entry("cnrtSetDevice", |call| check_ordinal(call, ordinal))
}

/// Writes the number of devices: 1.
///
/// # Safety
/// pCount can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtGetDeviceCount(pCount: *mut c_uint) -> cnrtRet_t {
    entry("cnrtGetDeviceCount", |call| {
        // SAFETY: the caller's promise.
        require(call, unsafe { store(pCount, 1) }, "pCount is NULL or misaligned")
    })
}

/// Waits for all work of the device. Memory, queues and notifiers stay valid.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtDeviceReset() -> cnrtRet_t {
    entry("cnrtDeviceReset", drain)
}

/// Writes the flag that was set with cnrtSetDeviceFlag.
///
/// # Safety
/// pFlags can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtGetDeviceFlag(pFlags: *mut c_uint) -> cnrtRet_t {
    entry("cnrtGetDeviceFlag", |call| {
        let flag = FLAG.load(Ordering::Relaxed);
        // SAFETY: the caller's promise.
        require(call, unsafe { store(pFlags, flag) }, "pFlags is NULL or misaligned")
    })
}

/// Keeps a cnrtDeviceFlags_t value (0 to 3); it has no effect.
#[unsafe(no_mangle)]
pub extern "C" fn cnrtSetDeviceFlag(flags: c_uint) -> cnrtRet_t {
    entry("cnrtSetDeviceFlag", |call| {
        let known = flags <= cnrtDeviceScheduleAuto.0 as c_uint;
        require(call, known, "flags is no cnrtDeviceFlags_t")?;
        FLAG.store(flags, Ordering::Relaxed);
        Ok(())
    })
}

/// Writes an attribute of the device; cnrtErrorNoAttribute for one that does not exist.
///
/// # Safety
/// pValue can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtDeviceGetAttribute(
    pValue: *mut c_int,
    attr: cnrtDeviceAttr_t,
    ordinal: c_int,
) -> cnrtRet_t {
    entry("cnrtDeviceGetAttribute", |call| {
        require(call, !pValue.is_null(), "pValue is NULL")?;
        check_ordinal(call, ordinal)?;
        if !attr.is_known() || attr == cnrtAttrUnsupportedFlag || attr == cnrtAttrMaxNum {
            return Err(refuse(call, cnrtErrorNoAttribute, "there is no such attribute"));
        }
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(pValue, attribute(attr)) }, "pValue is misaligned")
    })
}

fn megabytes(bytes: usize) -> c_int {
    c_int::try_from(bytes / MEGABYTE).unwrap_or(c_int::MAX)
}

/// The architecture constants are of the size that kernels for the real device expect; nothing in
/// this library depends on them. What has no meaning here is 0.
fn attribute(attr: cnrtDeviceAttr_t) -> c_int {
    match attr {
        cnrtAttrComputeCapabilityMajor => 5,
        cnrtAttrComputeCapabilityMinor => 9,
        cnrtAttrISAVersion => 592,
        cnrtAttrQueueSize | cnrtAttrNotifierSize => 1 << 16,
        cnrtAttrFP16ComputingSupported
        | cnrtAttrINT8ComputingSupported
        | cnrtAttrBF16ComputingSupported
        | cnrtAttrSupportQueuePriorities
        | cnrtAttrMultiCtxNotifierWaitSupported
        | cnrtAttrClusterCount
        | cnrtAttrMaxClusterCountPerUnionTask
        | cnrtAttrMaxClusterPerUnionLimitTask
        | cnrtAttrMaxQuadrantCount
        | cnrtAttrMaxUnionTypePerQuadrant
        | cnrtAttrGlobalMemoryNodeCount
        | cnrtAttrCanMapHostMemory
        | cnrtAttrConcurrentKernels
        | cnrtAttrSupportUnifiedAddr
        | cnrtAttrSupportManagedMem
        | cnrtAttrSupportNativeAtomic
        | cnrtAttrSupportPageableMemAccess
        | cnrtAttrCanUseHostPointer => 1,
        cnrtAttrMcorePerCluster => c_int::try_from(pool::width()).unwrap_or(c_int::MAX),
        cnrtAttrMaxDimX | cnrtAttrMaxDimY | cnrtAttrMaxDimZ => 65535,
        cnrtAttrMaxL2CacheSize | cnrtAttrCacheSize => (32 * MEGABYTE) as c_int,
        cnrtAttrNramSizePerMcore | cnrtAttrWramSizePerMcore => 512 << 10,
        cnrtAttrSramSizePerMcore => (2 * MEGABYTE) as c_int,
        cnrtAttrTotalConstMemorySize => 128,
        cnrtAttrLmemSizePerMcore => 1,
        cnrtAttrTotalMemSize => megabytes(memory::info().1),
        cnrtAttrAvailableGlobalMemorySize => megabytes(memory::info().0),
        _ => 0,
    }
}

/// Describes a device. In cnrt.h the name cnrtGetDeviceProperties is a macro for this function.
///
/// # Safety
/// prop can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtGetDeviceProperties_V3(
    prop: *mut cnrtDeviceProp_t,
    ordinal: c_int,
) -> cnrtRet_t {
    entry("cnrtGetDeviceProperties_V3", |call| {
        require(call, !prop.is_null(), "prop is NULL")?;
        check_ordinal(call, ordinal)?;
        // SAFETY: not null, and the caller's to be written.
        require(call, unsafe { store(prop, properties()) }, "prop is misaligned")
    })
}

fn properties() -> cnrtDeviceProp_t {
    let mut name = [0 as c_char; 256];
    for (to, from) in name.iter_mut().zip(NAME.to_bytes()) {
        *to = *from as c_char;
    }
    let mut uuid = [0 as c_char; 16];
    for (to, from) in uuid.iter_mut().zip(b"lucho-device-0") {
        *to = *from as c_char;
    }
    cnrtDeviceProp_t {
        name,
        totalMem: attribute(cnrtAttrTotalMemSize),
        maxDim: [cnrtAttrMaxDimX, cnrtAttrMaxDimY, cnrtAttrMaxDimZ].map(attribute),
        ipuClockRate: attribute(cnrtAttrIpuClockRate),
        memClockRate: attribute(cnrtAttrMemClockRate),
        totalConstMem: attribute(cnrtAttrTotalConstMemorySize),
        major: attribute(cnrtAttrComputeCapabilityMajor),
        minor: attribute(cnrtAttrComputeCapabilityMinor),
        ECCEnabled: attribute(cnrtAttrEccEnable),
        pciBusID: attribute(cnrtAttrPciBusID),
        pciDeviceID: attribute(cnrtAttrPciDeviceID),
        pciDomainID: attribute(cnrtAttrPciDomainID),
        maxL2CacheSize: attribute(cnrtAttrMaxL2CacheSize),
        persistingL2CacheMaxSize: attribute(cnrtAttrMaxPersistingL2CacheSize),
        queuePrioritiesSupported: attribute(cnrtAttrSupportQueuePriorities),
        sparseComputingSupported: attribute(cnrtAttrSparseComputingSupported),
        FP16ComputingSupported: attribute(cnrtAttrFP16ComputingSupported),
        INT4ComputingSupported: attribute(cnrtAttrINT4ComputingSupported),
        INT8ComputingSupported: attribute(cnrtAttrINT8ComputingSupported),
        BF16ComputingSupported: attribute(cnrtAttrBF16ComputingSupported),
        TF32ComputingSupported: attribute(cnrtAttrTF32ComputingSupported),
        maxQueueSize: attribute(cnrtAttrQueueSize),
        maxNotifierSize: attribute(cnrtAttrNotifierSize),
        tinyCoreSupported: attribute(cnrtAttrTinyCoreSupported),
        codecJPEGSupported: attribute(cnrtAttrCodecJPEGSupported),
        codecH264Supported: attribute(cnrtAttrCodecH264Supported),
        codecH265Supported: attribute(cnrtAttrCodecH265Supported),
        maxClusterCountPerUnionTask: attribute(cnrtAttrMaxClusterCountPerUnionTask),
        clusterCount: attribute(cnrtAttrClusterCount),
        McorePerCluster: attribute(cnrtAttrMcorePerCluster),
        maxQuadrantCount: attribute(cnrtAttrMaxQuadrantCount),
        maxUnionTypePerQuadrant: attribute(cnrtAttrMaxUnionTypePerQuadrant),
        maxClusterPerUnionLimitTask: attribute(cnrtAttrMaxClusterPerUnionLimitTask),
        ISAVersion: attribute(cnrtAttrISAVersion),
        isMultipleTensorProcessor: attribute(cnrtAttrIsMultipleTensorProcessor),
        NramSizePerMcore: attribute(cnrtAttrNramSizePerMcore),
        WramSizePerMcore: attribute(cnrtAttrWramSizePerMcore),
        LmemSizePerMcore: attribute(cnrtAttrLmemSizePerMcore),
        SramSizePerMcore: attribute(cnrtAttrSramSizePerMcore),
        globalMemoryNodeCount: attribute(cnrtAttrGlobalMemoryNodeCount),
        cacheSize: attribute(cnrtAttrCacheSize),
        GmemBusWidth: attribute(cnrtAttrGmemBusWidth),
        computeMode: cnrtComputeModeDefault.0,
        MDRMemorySize: attribute(cnrtAttrMDRMemorySize),
        availableGlobalMemorySize: attribute(cnrtAttrAvailableGlobalMemorySize),
        uuid: cnrtUUID_t { uuid },
        totalGlobalMemSize: memory::info().1 as u64,
        reserved: [0; 30],
    }
}

fn write_version(
    call: &'static str,
    major: *mut c_int,
    minor: *mut c_int,
    patch: *mut c_int,
) -> Outcome {
    let missing = major.is_null() || minor.is_null() || patch.is_null();
    require(call, !missing, "a pointer is NULL")?;
    // SAFETY: not null, and the caller's to be written.
    let written =
        unsafe { store(major, VERSION.0) && store(minor, VERSION.1) && store(patch, VERSION.2) };
    require(call, written, "a pointer is misaligned")
}

/// Writes the version of the runtime interface.
///
/// # Safety
/// The pointers can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtGetLibVersion(
    libMajor: *mut c_int,
    libMinor: *mut c_int,
    libPatch: *mut c_int,
) -> cnrtRet_t {
    entry("cnrtGetLibVersion", |call| write_version(call, libMajor, libMinor, libPatch))
}

/// Writes the version of the driver: there is none, so the runtime's.
///
/// # Safety
/// The pointers can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cnrtDriverGetVersion(
    major: *mut c_int,
    minor: *mut c_int,
    patch: *mut c_int,
) -> cnrtRet_t {
    entry("cnrtDriverGetVersion", |call| write_version(call, major, minor, patch))
}
