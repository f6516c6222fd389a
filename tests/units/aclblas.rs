//! What only shows from inside: when arrays are read, and members that cannot be worked on. The
//! statuses of bad arguments are tested from C.

use core::ffi::{c_int, c_void};
use core::ptr::null_mut;
use core::sync::atomic::{AtomicBool, Ordering};
use lucho::device::error::{Error, Failure};
use lucho::device::stream::{self, Weight};
use lucho::surface::aclblas::handle::{aclblasCreate, aclblasDestroy, aclblasSetStream};
use lucho::surface::aclblas::types::*;
use std::sync::Arc;

unsafe extern "C" {
    fn aclblasSgetrfBatched(
        handle: aclblasHandle_t,
        n: c_int,
        a: *const *mut f32,
        lda: c_int,
        pivots: *mut c_int,
        info: *mut c_int,
        count: c_int,
    ) -> aclblasStatus_t;
    fn aclblasDgetrfBatched(
        handle: aclblasHandle_t,
        n: c_int,
        a: *const *mut f64,
        lda: c_int,
        pivots: *mut c_int,
        info: *mut c_int,
        count: c_int,
    ) -> aclblasStatus_t;
    fn aclblasDgetrsBatched(
        handle: aclblasHandle_t,
        op: aclblasOperation_t,
        n: c_int,
        nrhs: c_int,
        a: *const *const f64,
        lda: c_int,
        pivots: *const c_int,
        b: *const *mut f64,
        ldb: c_int,
        info: *mut c_int,
        count: c_int,
    ) -> aclblasStatus_t;
    fn aclblasDgetriBatched(
        handle: aclblasHandle_t,
        n: c_int,
        a: *const *const f64,
        lda: c_int,
        pivots: *const c_int,
        c: *const *mut f64,
        ldc: c_int,
        info: *mut c_int,
        count: c_int,
    ) -> aclblasStatus_t;
}

/// A handle bound to a stream of its own.
struct Bound {
    handle: aclblasHandle_t,
    stream: *mut c_void,
}

impl Bound {
    fn new() -> Self {
        let mut handle = null_mut();
        let stream = stream::create(0, 0).unwrap();
        // SAFETY: the handle is written to a local.
        unsafe {
            assert_eq!(aclblasCreate(&mut handle), ACLBLAS_STATUS_SUCCESS);
            assert_eq!(aclblasSetStream(handle, stream), ACLBLAS_STATUS_SUCCESS);
        }
        Bound { handle, stream }
    }
    fn wait(&self) -> Result<(), Failure> {
        stream::resolve(self.stream).unwrap().synchronize()
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        // The stream first: the handle must survive it.
        stream::destroy(self.stream).unwrap();
        // SAFETY: a plain call.
        unsafe {
            assert_eq!(aclblasDestroy(self.handle), ACLBLAS_STATUS_SUCCESS);
            assert_eq!(aclblasDestroy(self.handle), ACLBLAS_STATUS_NOT_INITIALIZED);
        }
    }
}

#[test]
fn pointers_are_read_when_the_stream_gets_there() {
    let bound = Bound::new();
    let open = Arc::new(AtomicBool::new(false));
    let gate = open.clone();
    let hold = move || {
        while !gate.load(Ordering::Acquire) {
            std::thread::yield_now();
        }
        Ok(())
    };
    stream::resolve(bound.stream).unwrap().enqueue("gate", Weight::Blocking, hold).unwrap();

    let mut a = [4.0f64, 2.0, 2.0, 5.0];
    let mut array = [null_mut::<f64>()];
    let (mut pivots, mut info) = ([0, 0], [7]);
    let [pointers, piv, inf] =
        [array.as_mut_ptr().cast::<c_void>(), pivots.as_mut_ptr().cast(), info.as_mut_ptr().cast()];
    // SAFETY: the arrays live until the wait below; the entry is filled before the task runs.
    unsafe {
        let pointers = pointers.cast::<*mut f64>();
        let status = aclblasDgetrfBatched(bound.handle, 2, pointers, 2, piv.cast(), inf.cast(), 1);
        assert_eq!(status, ACLBLAS_STATUS_SUCCESS);
        assert_eq!(inf.cast::<c_int>().read_volatile(), 7);
        pointers.write_volatile(a.as_mut_ptr());
    }
    open.store(true, Ordering::Release);
    bound.wait().unwrap();
    assert_eq!((a, pivots, info), ([4.0, 0.5, 2.0, 4.0], [1, 2], [0]));
}

#[test]
fn a_null_member_fails_the_stream_and_nothing_is_written() {
    let bound = Bound::new();
    let mut a = [1.0f32, 0.0, 0.0, 1.0];
    let array = [a.as_mut_ptr(), null_mut()];
    let mut info = [7, 7];
    // SAFETY: the arrays live until the wait.
    let status = unsafe {
        let (array, info) = (array.as_ptr(), info.as_mut_ptr());
        aclblasSgetrfBatched(bound.handle, 2, array, 2, null_mut(), info, 2)
    };
    assert_eq!(status, ACLBLAS_STATUS_SUCCESS);
    let failure = bound.wait().unwrap_err();
    assert_eq!((failure.call, failure.error), ("aclblasSgetrfBatched", Error::InvalidValue));
    assert_eq!(info, [7, 7]);
    bound.wait().unwrap();
}

#[test]
fn a_pivot_out_of_range_disturbs_its_member_only() {
    let bound = Bound::new();
    let factor = [2.0f64, 0.0, 0.0, 4.0];
    let factors = [factor.as_ptr(); 3];
    let pivots = [1, 2, 3, 2, 2, 2];
    let mut b = [[2.0f64, 4.0], [2.0, 4.0], [2.0, 4.0]];
    let members = b.each_mut().map(|m| m.as_mut_ptr());
    let mut told = 7;
    // SAFETY: the arrays live until the wait.
    let status = unsafe {
        let (a, p, x) = (factors.as_ptr(), pivots.as_ptr(), members.as_ptr());
        let op = ACLBLAS_OP_N;
        aclblasDgetrsBatched(bound.handle, op, 2, 1, a, 2, p, x, 2, &mut told, 3)
    };
    assert_eq!((status, told), (ACLBLAS_STATUS_SUCCESS, 0));
    assert_eq!(bound.wait().unwrap_err().error, Error::InvalidValue);
    assert_eq!(b, [[1.0, 1.0], [2.0, 4.0], [2.0, 0.5]]);

    let mut c = [[7.0f64; 4]; 3];
    let members = c.each_mut().map(|m| m.as_mut_ptr());
    let mut info = [7; 3];
    // SAFETY: the arrays live until the wait.
    let status = unsafe {
        let (a, p, x) = (factors.as_ptr(), pivots.as_ptr(), members.as_ptr());
        aclblasDgetriBatched(bound.handle, 2, a, 2, p, x, 2, info.as_mut_ptr(), 3)
    };
    assert_eq!(status, ACLBLAS_STATUS_SUCCESS);
    assert_eq!(bound.wait().unwrap_err().call, "aclblasDgetriBatched");
    assert_eq!((info, c[1]), ([0, -5, 0], [7.0; 4]));
    assert_eq!((c[0], c[2]), ([0.5, 0.0, 0.0, 0.25], [0.0, 0.25, 0.5, 0.0]));
}
