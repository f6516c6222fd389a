//! Misuse inside callbacks, and waiting with a limit. The statuses of bad arguments are tested from C.

use core::ffi::{CStr, c_void};
use core::ptr::null_mut;
use core::sync::atomic::{AtomicBool, Ordering};
use lucho::surface::acl::callback::aclrtLaunchCallback;
use lucho::surface::acl::copy::*;
use lucho::surface::acl::device::aclrtSynchronizeDevice;
use lucho::surface::acl::event::*;
use lucho::surface::acl::init::{aclGetRecentErrMsg, aclInit};
use lucho::surface::acl::memory::*;
use lucho::surface::acl::status::*;
use lucho::surface::acl::stream::*;
use lucho::surface::acl::types::*;

fn init() {
    // SAFETY: a plain call.
    let code = unsafe { aclInit(core::ptr::null()) };
    assert!(code == ACL_SUCCESS || code == ACL_ERROR_REPEAT_INITIALIZE);
}

fn new_stream() -> aclrtStream {
    let mut stream = null_mut();
    // SAFETY: the handle is written to a local.
    assert_eq!(unsafe { aclrtCreateStream(&mut stream) }, ACL_SUCCESS);
    stream
}

/// A gate that a stream waits at.
unsafe extern "C" fn wait_for(gate: *mut c_void) {
    // SAFETY: the tests pass an AtomicBool that outlives the call.
    let gate = unsafe { &*gate.cast::<AtomicBool>() };
    while !gate.load(Ordering::Acquire) {
        std::thread::yield_now();
    }
}

struct Misuse {
    stream: aclrtStream,
    block: *mut c_void,
    event: aclrtEvent,
    codes: [aclError; 7],
}

unsafe extern "C" fn misuse(data: *mut c_void) {
    // SAFETY: the test passes a Misuse that outlives the call and touches it after a wait only.
    let m = unsafe { &mut *data.cast::<Misuse>() };
    // SAFETY: each of these is refused before it does anything.
    m.codes = unsafe {
        [
            aclrtSynchronizeStream(m.stream),
            aclrtSynchronizeDevice(),
            aclrtFree(m.block),
            aclrtDestroyStream(m.stream),
            aclrtMemcpy(m.block, 1, m.block, 1, ACL_MEMCPY_DEFAULT),
            aclrtSynchronizeStreamWithTimeout(m.stream, 10),
            aclrtSynchronizeEvent(m.event),
        ]
    };
}

#[test]
fn waiting_inside_a_callback_is_an_error() {
    init();
    let stream = new_stream();
    let (mut block, mut event) = (null_mut(), null_mut());
    // SAFETY: locals receive the results; the callback's data outlives the wait.
    unsafe {
        assert_eq!(aclrtMalloc(&mut block, 64, ACL_MEM_MALLOC_HUGE_FIRST), ACL_SUCCESS);
        assert_eq!(aclrtCreateEvent(&mut event), ACL_SUCCESS);
        let mut m = Misuse { stream, block, event, codes: [0; 7] };
        let data = (&raw mut m).cast();
        let ok = aclrtLaunchCallback(Some(misuse), data, ACL_CALLBACK_BLOCK, stream);
        assert_eq!(ok, ACL_SUCCESS);
        // The event lies behind the callback, so waiting for it there could never end.
        assert_eq!(aclrtRecordEvent(event, stream), ACL_SUCCESS);
        assert_eq!(aclrtSynchronizeStream(stream), ACL_SUCCESS);
        assert_eq!(m.codes[..6], [ACL_ERROR_API_NOT_SUPPORT; 6]);
        assert!([ACL_SUCCESS, ACL_ERROR_API_NOT_SUPPORT].contains(&m.codes[6]));
        assert_eq!(aclrtFree(block), ACL_SUCCESS);
        assert_eq!(aclrtFree(block), ACL_ERROR_INVALID_PARAM);
        assert_eq!(aclrtDestroyEvent(event), ACL_SUCCESS);
        assert_eq!(aclrtDestroyEvent(event), ACL_ERROR_INVALID_RESOURCE_HANDLE);
        assert_eq!(aclrtDestroyStream(stream), ACL_SUCCESS);
        assert_eq!(aclrtDestroyStream(stream), ACL_ERROR_INVALID_RESOURCE_HANDLE);
        let message = CStr::from_ptr(aclGetRecentErrMsg()).to_str().unwrap();
        assert!(message.contains("aclrtDestroyStream"), "{message}");
    }
}

#[test]
fn waiting_has_a_limit_and_events_take_the_time() {
    init();
    let stream = new_stream();
    let gate = AtomicBool::new(false);
    let (mut start, mut end, mut plain) = (null_mut(), null_mut(), null_mut());
    let mut ms = -1f32;
    let mut state = aclrtStreamStatus(7);
    let mut seen = aclrtEventRecordedStatus(7);
    let (mut from, mut to) = ([1u8; 16], [0u8; 16]);
    let [dst, src] = [to.as_mut_ptr().cast(), from.as_mut_ptr().cast()];
    // SAFETY: locals receive the results and outlive the waits.
    unsafe {
        for event in [&mut start, &mut end] {
            let flag = ACL_EVENT_TIME_LINE | ACL_EVENT_SYNC;
            assert_eq!(aclrtCreateEventWithFlag(event, flag), ACL_SUCCESS);
        }
        assert_eq!(aclrtCreateEventWithFlag(&mut plain, ACL_EVENT_SYNC), ACL_SUCCESS);
        assert_eq!(aclrtRecordEvent(start, stream), ACL_SUCCESS);
        let no_time = ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID;
        assert_eq!(aclrtEventElapsedTime(&mut ms, start, end), no_time);
        assert_eq!(aclrtEventElapsedTime(&mut ms, start, plain), no_time);

        let data = (&raw const gate).cast_mut().cast();
        let ok = aclrtLaunchCallback(Some(wait_for), data, ACL_CALLBACK_NO_BLOCK, stream);
        assert_eq!(ok, ACL_SUCCESS);
        let kind = ACL_MEMCPY_HOST_TO_DEVICE;
        assert_eq!(aclrtMemcpyAsync(dst, 16, src, 16, kind, stream), ACL_SUCCESS);
        assert_eq!(aclrtMemsetAsync(dst, 16, 0x102, 4, stream), ACL_SUCCESS);
        assert_eq!(aclrtRecordEvent(end, stream), ACL_SUCCESS);
        let late = ACL_ERROR_RT_STREAM_SYNC_TIMEOUT;
        assert_eq!(aclrtSynchronizeStreamWithTimeout(stream, 20), late);
        assert_eq!(aclrtStreamQuery(stream, &mut state), ACL_SUCCESS);
        assert_eq!(state, ACL_STREAM_STATUS_NOT_READY);
        assert_eq!(aclrtQueryEventStatus(end, &mut seen), ACL_SUCCESS);
        assert_eq!(seen, ACL_EVENT_RECORDED_STATUS_NOT_READY);
        let early = ACL_ERROR_RT_EVENT_NOT_COMPLETE;
        assert_eq!(aclrtEventElapsedTime(&mut ms, start, end), early);

        gate.store(true, Ordering::Release);
        assert_eq!(aclrtSynchronizeStreamWithTimeout(stream, 60_000), ACL_SUCCESS);
        assert_eq!(aclrtSynchronizeStreamWithTimeout(stream, -1), ACL_SUCCESS);
        assert_eq!(aclrtStreamQuery(stream, &mut state), ACL_SUCCESS);
        assert_eq!(state, ACL_STREAM_STATUS_COMPLETE);
        assert_eq!(aclrtSynchronizeEvent(end), ACL_SUCCESS);
        assert_eq!(aclrtEventElapsedTime(&mut ms, start, end), ACL_SUCCESS);
        assert!((20.0..60_000.0).contains(&ms), "{ms}");
        for event in [start, end, plain] {
            assert_eq!(aclrtDestroyEvent(event), ACL_SUCCESS);
        }
        assert_eq!(aclrtDestroyStreamForce(stream), ACL_SUCCESS);
    }
    assert_eq!(to, [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
}
