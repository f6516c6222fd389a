//! Copying and filling memory.
//!
//! The synchronous forms first wait for all streams of the device: programs rely on seeing the
//! results of work they queued before. The asynchronous forms read and write their memory when the
//! stream reaches them, host memory included, so it has to stay valid and unchanged until then.

use super::status::*;
use super::stream::resolve;
use super::types::*;
use crate::op::device::stream::{self, Weight};
use core::ffi::c_void;

/// Up to this many bytes a copy costs the caller less than waking another thread.
const INLINE_BYTES: usize = 64 << 10;

/// A copy of `height` rows of `width` bytes.
#[derive(Clone, Copy)]
struct Copy2d {
    dst: *mut u8,
    dpitch: usize,
    src: *const u8,
    spitch: usize,
    width: usize,
    height: usize,
}

// SAFETY: the program hands the memory over to the stream for the copy.
unsafe impl Send for Copy2d {}

impl Copy2d {
    fn run(self) {
        for row in 0..self.height {
            // SAFETY: the program promises `height` rows of `width` bytes at these pitches on both
            // sides. The two may overlap, as in memmove.
            unsafe {
                let src = self.src.add(row * self.spitch);
                core::ptr::copy(src, self.dst.add(row * self.dpitch), self.width);
            }
        }
    }
}

/// Fills `count` bytes.
#[derive(Clone, Copy)]
struct Fill {
    dst: *mut u8,
    value: u8,
    count: usize,
}

// SAFETY: the program hands the memory over to the stream to be filled.
unsafe impl Send for Fill {}

impl Fill {
    fn run(self) {
        // SAFETY: the program promises `count` writable bytes.
        unsafe { self.dst.write_bytes(self.value, self.count) }
    }
}

fn weight(bytes: usize) -> Weight {
    if bytes <= INLINE_BYTES { Weight::Small } else { Weight::Large }
}

fn copy(
    call: &'static str,
    dst: *mut c_void,
    destMax: usize,
    src: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
) -> Outcome<Copy2d> {
    required(call, "dst", dst)?;
    required(call, "src", src)?;
    valid(call, kind.is_known(), format_args!("kind is {}", kind.0))?;
    valid(call, count <= destMax, format_args!("count {count} exceeds destMax {destMax}"))?;
    let (dst, src) = (dst.cast(), src.cast());
    Ok(Copy2d { dst, dpitch: 0, src, spitch: 0, width: count, height: 1 })
}

fn fill(
    call: &'static str,
    dst: *mut c_void,
    maxCount: usize,
    value: i32,
    count: usize,
) -> Outcome<Fill> {
    required(call, "devPtr", dst)?;
    valid(call, count <= maxCount, format_args!("count {count} exceeds maxCount {maxCount}"))?;
    // As in memset, only the lowest byte counts.
    Ok(Fill { dst: dst.cast(), value: value as u8, count })
}

fn drain(call: &'static str) -> Outcome {
    stream::drain_all().map_err(failed(call, "the device"))
}

/// Waits for all streams, then copies `count` bytes. Nothing is copied if `count` exceeds `destMax`,
/// the room at `dst`. The two ranges may overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpy(
    dst: *mut c_void,
    destMax: usize,
    src: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
) -> aclError {
    entry("aclrtMemcpy", |call| {
        let copy = copy(call, dst, destMax, src, count, kind)?;
        drain(call)?;
        copy.run();
        Ok(())
    })
}

/// Queues a copy of `count` bytes; as aclrtMemcpy, but when the stream reaches it. All memory, on the
/// host too, has to stay valid until then.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpyAsync(
    dst: *mut c_void,
    destMax: usize,
    src: *const c_void,
    count: usize,
    kind: aclrtMemcpyKind,
    stream: aclrtStream,
) -> aclError {
    entry("aclrtMemcpyAsync", |call| {
        let copy = copy(call, dst, destMax, src, count, kind)?;
        let task = move || {
            copy.run();
            Ok(())
        };
        let stream = resolve(call, stream)?;
        stream.enqueue(call, weight(count), task).map_err(failed(call, "the copy"))
    })
}

/// Waits for all streams, then copies `height` rows of `width` bytes each, which lie `dpitch` and
/// `spitch` bytes apart. A pitch below `width` is refused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemcpy2d(
    dst: *mut c_void,
    dpitch: usize,
    src: *const c_void,
    spitch: usize,
    width: usize,
    height: usize,
    kind: aclrtMemcpyKind,
) -> aclError {
    entry("aclrtMemcpy2d", |call| {
        required(call, "dst", dst)?;
        required(call, "src", src)?;
        valid(call, kind.is_known(), format_args!("kind is {}", kind.0))?;
        valid(
            call,
            width <= dpitch && width <= spitch,
            format_args!("width {width} exceeds a pitch ({dpitch}, {spitch})"),
        )?;
        let addressable = |pitch: usize| {
            height.checked_mul(pitch).is_some_and(|bytes| bytes <= isize::MAX as usize)
        };
        let fits = addressable(dpitch) && addressable(spitch);
        valid(call, fits, format_args!("{height} rows do not fit the address space"))?;
        drain(call)?;
        Copy2d { dst: dst.cast(), dpitch, src: src.cast(), spitch, width, height }.run();
        Ok(())
    })
}

/// Waits for all streams, then sets `count` bytes to the lowest byte of `value`. Nothing is set if
/// `count` exceeds `maxCount`, the room at `devPtr`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemset(
    devPtr: *mut c_void,
    maxCount: usize,
    value: i32,
    count: usize,
) -> aclError {
    entry("aclrtMemset", |call| {
        let fill = fill(call, devPtr, maxCount, value, count)?;
        drain(call)?;
        fill.run();
        Ok(())
    })
}

/// Queues setting `count` bytes; as aclrtMemset, but when the stream reaches it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtMemsetAsync(
    devPtr: *mut c_void,
    maxCount: usize,
    value: i32,
    count: usize,
    stream: aclrtStream,
) -> aclError {
    entry("aclrtMemsetAsync", |call| {
        let fill = fill(call, devPtr, maxCount, value, count)?;
        let task = move || {
            fill.run();
            Ok(())
        };
        let stream = resolve(call, stream)?;
        stream.enqueue(call, weight(count), task).map_err(failed(call, "the fill"))
    })
}
