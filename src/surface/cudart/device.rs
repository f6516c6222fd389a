//! The one device, number 0: selection, flags, waiting, reset, versions, peers.

use super::status::*;
use super::types::*;
use crate::op::device::{event, memory, stream};
use core::ffi::{CStr, c_char, c_int, c_uint};
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Version of the runtime and of the driver that are modelled.
const VERSION: c_int = 12090;
/// Domain, bus, device and function on a bus that is not there.
const BUS_ID: &CStr = c"0000:00:00.0";

const KNOWN_FLAGS: c_uint =
    cudaDeviceScheduleMask | cudaDeviceMapHost | cudaDeviceLmemResizeToMax | cudaDeviceSyncMemops;

static FLAGS: AtomicU32 = AtomicU32::new(cudaDeviceScheduleAuto);

/// cudaErrorInvalidDevice for a device other than 0.
pub(super) fn check_ordinal(call: &'static str, device: c_int) -> Outcome {
    if device == 0 {
        return Ok(());
    }
    Err(refuse(call, cudaErrorInvalidDevice, "there is only device 0"))
}

/// Writes the number of devices: 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceCount(count: *mut c_int) -> cudaError_t {
    // SAFETY: the C caller's to be written.
    entry("cudaGetDeviceCount", |call| unsafe { give(call, count, 1) })
}

/// Writes the calling thread's device: 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDevice(device: *mut c_int) -> cudaError_t {
    // SAFETY: the C caller's to be written.
    entry("cudaGetDevice", |call| unsafe { give(call, device, 0) })
}

/// Selects the calling thread's device; any other than 0 is cudaErrorInvalidDevice.
#[unsafe(no_mangle)]
pub extern "C" fn cudaSetDevice(device: c_int) -> cudaError_t {
    entry("cudaSetDevice", |call| check_ordinal(call, device))
}

/// Names the devices that may be used, in order of preference.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaSetValidDevices(device_arr: *mut c_int, len: c_int) -> cudaError_t {
    entry("cudaSetValidDevices", |call| {
        let len =
            usize::try_from(len).map_err(|_| refuse(call, cudaErrorInvalidValue, "len < 0"))?;
        // SAFETY: the C caller's to be read.
        let devices = unsafe { crate::abi::pointer::slice(device_arr.cast_const(), len) };
        let devices =
            devices.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "device_arr is NULL"))?;
        devices.iter().try_for_each(|&device| check_ordinal(call, device))
    })
}

/// The flags of cudaSetDeviceFlags, checked.
fn check_flags(call: &'static str, flags: c_uint) -> Outcome {
    require(call, flags & !KNOWN_FLAGS == 0, "flags has unknown bits")?;
    let schedule = flags & cudaDeviceScheduleMask;
    require(call, schedule.count_ones() <= 1, "flags says how to wait more than once")
}

/// Selects a device, with flags as of cudaSetDeviceFlags if flags is cudaInitDeviceFlagsAreValid.
#[unsafe(no_mangle)]
pub extern "C" fn cudaInitDevice(device: c_int, deviceFlags: c_uint, flags: c_uint) -> cudaError_t {
    entry("cudaInitDevice", |call| {
        check_ordinal(call, device)?;
        require(call, flags <= cudaInitDeviceFlagsAreValid, "flags has unknown bits")?;
        if flags == cudaInitDeviceFlagsAreValid {
            check_flags(call, deviceFlags)?;
            FLAGS.store(deviceFlags, Relaxed);
        }
        Ok(())
    })
}

/// Keeps a sum of cudaDeviceSchedule..., cudaDeviceMapHost, cudaDeviceLmemResizeToMax and
/// cudaDeviceSyncMemops; they have no effect.
#[unsafe(no_mangle)]
pub extern "C" fn cudaSetDeviceFlags(flags: c_uint) -> cudaError_t {
    entry("cudaSetDeviceFlags", |call| {
        check_flags(call, flags)?;
        FLAGS.store(flags, Relaxed);
        Ok(())
    })
}

/// Writes the flags of the device. Host memory can always be mapped, so cudaDeviceMapHost is among them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetDeviceFlags(flags: *mut c_uint) -> cudaError_t {
    let now = FLAGS.load(Relaxed) | cudaDeviceMapHost;
    // SAFETY: the C caller's to be written.
    entry("cudaGetDeviceFlags", |call| unsafe { give(call, flags, now) })
}

fn synchronize(call: &'static str) -> Outcome {
    stream::synchronize_device().map_err(failed_earlier(call))
}

/// Waits until all work of the device is done. Returns the first failure among it. Inside a host function
/// it is cudaErrorNotPermitted.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSynchronize() -> cudaError_t {
    entry("cudaDeviceSynchronize", synchronize)
}

/// The earlier name of cudaDeviceSynchronize.
#[unsafe(no_mangle)]
pub extern "C" fn cudaThreadSynchronize() -> cudaError_t {
    entry("cudaThreadSynchronize", synchronize)
}

fn reset(call: &'static str) -> Outcome {
    let ended = stream::drain_all()
        .and_then(|()| stream::destroy_all())
        .and_then(|()| event::destroy_all())
        .and_then(|()| memory::free_all());
    FLAGS.store(cudaDeviceScheduleAuto, Relaxed);
    super::limits::reset();
    ended.map_err(failed(call, "reset"))
}

/// Waits for all work, then destroys all streams and events and frees all memory of the device and all
/// pinned memory. The device can be used again at once. Handles of libraries stay valid, and can be
/// destroyed.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceReset() -> cudaError_t {
    entry("cudaDeviceReset", reset)
}

/// The earlier name of cudaDeviceReset.
#[unsafe(no_mangle)]
pub extern "C" fn cudaThreadExit() -> cudaError_t {
    entry("cudaThreadExit", reset)
}

/// Writes the version of the runtime, 1000 major + 10 minor.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaRuntimeGetVersion(runtimeVersion: *mut c_int) -> cudaError_t {
    // SAFETY: the C caller's to be written.
    entry("cudaRuntimeGetVersion", |call| unsafe { give(call, runtimeVersion, VERSION) })
}

/// Writes the version of the driver: there is none, so the runtime's.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDriverGetVersion(driverVersion: *mut c_int) -> cudaError_t {
    // SAFETY: the C caller's to be written.
    entry("cudaDriverGetVersion", |call| unsafe { give(call, driverVersion, VERSION) })
}

/// Writes the place of a device on the bus, "0000:00:00.0", which takes 13 characters of the len at
/// pciBusId.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetPCIBusId(
    pciBusId: *mut c_char,
    len: c_int,
    device: c_int,
) -> cudaError_t {
    entry("cudaDeviceGetPCIBusId", |call| {
        let text = BUS_ID.to_bytes_with_nul();
        let room = usize::try_from(len).unwrap_or(0);
        require(call, !pciBusId.is_null() && room >= text.len(), "pciBusId is NULL or short")?;
        check_ordinal(call, device)?;
        // SAFETY: the C caller's to be written, and long enough.
        unsafe { pciBusId.copy_from_nonoverlapping(text.as_ptr().cast(), text.len()) };
        Ok(())
    })
}

/// Writes the device at a place on the bus, written domain:bus:device.function, with or without the
/// first and the last part; cudaErrorInvalidDevice if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetByPCIBusId(
    device: *mut c_int,
    pciBusId: *const c_char,
) -> cudaError_t {
    entry("cudaDeviceGetByPCIBusId", |call| {
        // SAFETY: the C caller's to be read.
        let text = unsafe { crate::abi::pointer::text(pciBusId) };
        let text = text.ok_or_else(|| refuse(call, cudaErrorInvalidValue, "pciBusId is NULL"))?;
        require(call, !device.is_null(), "device is NULL")?;
        let mut parts = text.split([':', '.']);
        let zero = |part: &str| u32::from_str_radix(part, 16) == Ok(0);
        if !(text.contains(':') && parts.by_ref().take(4).all(zero) && parts.next().is_none()) {
            return Err(refuse(call, cudaErrorInvalidDevice, "no device is there"));
        }
        // SAFETY: the C caller's to be written.
        unsafe { give(call, device, 0) }
    })
}

/// Writes whether one device can use the memory of another: 0, because a device is not its own peer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    device: c_int,
    peerDevice: c_int,
) -> cudaError_t {
    entry("cudaDeviceCanAccessPeer", |call| {
        require(call, !canAccessPeer.is_null(), "canAccessPeer is NULL")?;
        check_ordinal(call, device)?;
        check_ordinal(call, peerDevice)?;
        // SAFETY: the C caller's to be written.
        unsafe { give(call, canAccessPeer, 0) }
    })
}

/// There is no second device: cudaErrorInvalidDevice, and cudaErrorPeerAccessUnsupported for the only one.
/// flags is 0.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceEnablePeerAccess(peerDevice: c_int, flags: c_uint) -> cudaError_t {
    entry("cudaDeviceEnablePeerAccess", |call| {
        require(call, flags == cudaPeerAccessDefault, "flags is not 0")?;
        check_ordinal(call, peerDevice)?;
        Err(refuse(call, cudaErrorPeerAccessUnsupported, "a device is not its own peer"))
    })
}

/// No access was enabled: cudaErrorPeerAccessNotEnabled.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceDisablePeerAccess(peerDevice: c_int) -> cudaError_t {
    entry("cudaDeviceDisablePeerAccess", |call| {
        check_ordinal(call, peerDevice)?;
        Err(refuse(call, cudaErrorPeerAccessNotEnabled, "access has not been enabled"))
    })
}

/// There are no two devices: cudaErrorInvalidDevice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetP2PAttribute(
    value: *mut c_int,
    attr: cudaDeviceP2PAttr,
    srcDevice: c_int,
    dstDevice: c_int,
) -> cudaError_t {
    entry("cudaDeviceGetP2PAttribute", |call| {
        require(call, !value.is_null(), "value is NULL")?;
        require(call, attr.is_known(), "attr is no cudaDeviceP2PAttr")?;
        check_ordinal(call, srcDevice)?;
        check_ordinal(call, dstDevice)?;
        Err(refuse(call, cudaErrorInvalidDevice, "the two devices are one"))
    })
}

/// There is no profiler: nothing is done.
#[unsafe(no_mangle)]
pub extern "C" fn cudaProfilerStart() -> cudaError_t {
    entry("cudaProfilerStart", |_| Ok(()))
}

/// There is no profiler: nothing is done.
#[unsafe(no_mangle)]
pub extern "C" fn cudaProfilerStop() -> cudaError_t {
    entry("cudaProfilerStop", |_| Ok(()))
}
