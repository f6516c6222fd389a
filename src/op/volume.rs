//! Boxes of bytes in memory, and copies between them that keep the promises of CUDA's runtime to
//! programs about ordinary host memory: the source of an asynchronous copy can be used again when the call
//! returns, and what is copied into such memory is there then.
//!
//! Host and device share one address space, so a copy is a move of bytes whatever its direction.

use crate::device::error::{Error, Failure, Result};
use crate::device::graph::Kind as Node;
use crate::device::memory::{self, Kind};
use crate::device::shared::try_vec;
use crate::device::stream::{Stream, Weight};
use core::ffi::c_void;

/// Bytes up to which work may be done on the calling thread when its stream is idle.
const INLINE_BYTES: usize = 64 << 10;

/// Bytes of a source that are set aside when the call cannot wait for its stream.
const STAGED_BYTES: usize = 1 << 20;

/// No processor lets a program address more than this.
const ADDRESS_SPACE: usize = 1 << 56;

/// `depth` slices, `slice` bytes apart, of `height` rows, `pitch` bytes apart, of `width` bytes.
#[derive(Clone, Copy, Debug)]
pub struct Volume {
    start: *mut u8,
    pitch: usize,
    slice: usize,
    width: usize,
    height: usize,
    depth: usize,
}

// SAFETY: an address range; what may be done with it is each user's promise.
unsafe impl Send for Volume {}
// SAFETY: as above.
unsafe impl Sync for Volume {}

/// Whose memory an address leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// The host's, and not known to the device.
    Pageable,
    /// The host's, allocated here or registered.
    Pinned,
    Device,
    Managed,
}

/// Looks an address up.
pub fn home(address: *const c_void) -> Home {
    match memory::lookup(address).map(|block| block.kind) {
        None => Home::Pageable,
        Some(Kind::Host | Kind::Registered) => Home::Pinned,
        Some(Kind::Device) => Home::Device,
        Some(Kind::Managed) => Home::Managed,
    }
}

impl Volume {
    /// A plain range.
    pub fn range(start: *mut c_void, bytes: usize) -> Result<Volume> {
        Volume::pitched(start, bytes, bytes, 1)
    }

    /// One slice.
    pub fn pitched(
        start: *mut c_void,
        pitch: usize,
        width: usize,
        height: usize,
    ) -> Result<Volume> {
        Volume::new(start, pitch, 0, [width, height, 1])
    }

    /// InvalidValue if rows or slices would overlap, if the range exceeds the address space, starts at
    /// null, or begins inside an allocation and reaches beyond its end.
    pub fn new(
        start: *mut c_void,
        pitch: usize,
        slice: usize,
        [width, height, depth]: [usize; 3],
    ) -> Result<Volume> {
        let volume = Volume { start: start.cast(), pitch, slice, width, height, depth };
        if volume.is_empty() {
            return Ok(volume);
        }
        let steps = |count: usize, step: usize| count.saturating_sub(1).checked_mul(step);
        let plane = steps(height, pitch).and_then(|b| b.checked_add(width));
        let bytes = plane
            .and_then(|plane| steps(depth, slice)?.checked_add(plane))
            .filter(|&b| b <= ADDRESS_SPACE)
            .ok_or(Error::InvalidValue)?;
        let end = start.addr().checked_add(bytes).ok_or(Error::InvalidValue)?;
        let overlapping =
            (height > 1 && pitch < width) || (depth > 1 && plane.is_some_and(|p| slice < p));
        let outside = memory::lookup(start).is_some_and(|b| end > b.base.saturating_add(b.bytes));
        if start.is_null() || overlapping || outside {
            Err(Error::InvalidValue)
        } else {
            Ok(volume)
        }
    }

    pub fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0 || self.depth == 0
    }

    pub fn home(&self) -> Home {
        home(self.start.cast())
    }

    /// Bytes in it, without gaps. Does not overflow: `new` has seen more than that.
    fn bytes(&self) -> usize {
        self.width.saturating_mul(self.height).saturating_mul(self.depth)
    }

    fn row(&self, i: usize, j: usize) -> *mut u8 {
        self.start.wrapping_add(j.wrapping_mul(self.slice)).wrapping_add(i.wrapping_mul(self.pitch))
    }

    fn weight(&self) -> Weight {
        if self.bytes() <= INLINE_BYTES { Weight::Small } else { Weight::Large }
    }

    fn for_each_row(&self, mut act: impl FnMut(usize, usize)) {
        if self.is_empty() {
            return;
        }
        for j in 0..self.depth {
            for i in 0..self.height {
                act(i, j);
            }
        }
    }

    /// Copies from a volume of the same shape.
    ///
    /// # Safety
    /// This is writable and `from` readable memory that nobody else writes meanwhile.
    pub unsafe fn copy_from(&self, from: &Volume) {
        debug_assert!(self.width == from.width && self.height == from.height);
        self.for_each_row(|i, j| {
            // SAFETY: both rows are `width` bytes long; the caller's promise.
            unsafe { core::ptr::copy(from.row(i, j), self.row(i, j), self.width) };
        });
    }

    /// Sets elements of `element` bytes (1, 2 or 4, a divisor of the width) to the low bytes of `value`.
    ///
    /// # Safety
    /// This is writable memory that nobody else uses meanwhile.
    pub unsafe fn fill(&self, value: u32, element: usize) {
        let pattern = value.to_le_bytes();
        self.for_each_row(|i, j| {
            let row = self.row(i, j);
            if element == 1 {
                // SAFETY: the row is `width` bytes long; the caller's promise.
                unsafe { row.write_bytes(pattern[0], self.width) };
                return;
            }
            for at in (0..self.width).step_by(element.clamp(1, 4)) {
                let bytes = element.min(self.width.saturating_sub(at));
                // SAFETY: as above.
                unsafe { row.wrapping_add(at).copy_from_nonoverlapping(pattern.as_ptr(), bytes) };
            }
        });
    }

    /// [`Volume::copy_from`] in the stream's order, waited for.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn copy_now(
        &self,
        call: &'static str,
        stream: &Stream,
        from: Volume,
    ) -> core::result::Result<(), Failure> {
        let to = *self;
        stream.run(call, move || {
            // SAFETY: the caller's promise.
            unsafe { to.copy_from(&from) };
            Ok(())
        })
    }

    /// Queues [`Volume::copy_from`]. The source may be used again at once if it is ordinary host memory,
    /// and the copy is done already if the destination is.
    ///
    /// # Safety
    /// As there; what is not ordinary host memory stays so until the stream has done it.
    pub unsafe fn copy_on(
        &self,
        call: &'static str,
        stream: &Stream,
        from: Volume,
    ) -> core::result::Result<(), Failure> {
        let to = *self;
        // SAFETY: the caller's promise.
        let now = || unsafe { to.copy_now(call, stream, from) };
        // What is captured is read and written when the graph runs.
        let at_once = self.is_empty() || self.home() == Home::Pageable;
        if at_once && !stream.is_capturing() {
            return now();
        }
        let bytes = from.bytes();
        if from.home() == Home::Pageable && !stream.is_capturing() {
            if bytes > STAGED_BYTES || (bytes <= INLINE_BYTES && stream.is_idle()) {
                return now();
            }
            let Ok(mut aside) = try_vec(bytes, 0u8) else { return now() };
            let packed = from.packed(aside.as_mut_ptr());
            // SAFETY: the buffer has room for all rows; the source is readable now.
            unsafe { packed.copy_from(&from) };
            return stream
                .enqueue(call, self.weight(), move || {
                    // The buffer may have moved with its owner, its bytes have not.
                    let packed = from.packed(aside.as_mut_ptr());
                    // SAFETY: the caller's promise about the destination.
                    unsafe { to.copy_from(&packed) };
                    Ok(())
                })
                .map_err(|error| Failure { call, error });
        }
        stream
            .enqueue_again(call, self.weight(), Node::Copy, move || {
                // SAFETY: the caller's promise.
                unsafe { to.copy_from(&from) };
                Ok(())
            })
            .map_err(|error| Failure { call, error })
    }

    /// The same shape without gaps, elsewhere.
    fn packed(&self, start: *mut u8) -> Volume {
        let pitch = self.width;
        Volume { start, pitch, slice: pitch.saturating_mul(self.height), ..*self }
    }

    /// [`Volume::fill`] in the stream's order, waited for.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn fill_now(
        &self,
        call: &'static str,
        stream: &Stream,
        value: u32,
        element: usize,
    ) -> core::result::Result<(), Failure> {
        let to = *self;
        stream.run(call, move || {
            // SAFETY: the caller's promise.
            unsafe { to.fill(value, element) };
            Ok(())
        })
    }

    /// Queues [`Volume::fill`].
    ///
    /// # Safety
    /// As there, when the stream comes to it.
    pub unsafe fn fill_on(
        &self,
        call: &'static str,
        stream: &Stream,
        value: u32,
        element: usize,
    ) -> Result<()> {
        let to = *self;
        stream.enqueue_again(call, self.weight(), Node::Fill, move || {
            // SAFETY: the caller's promise.
            unsafe { to.fill(value, element) };
            Ok(())
        })
    }
}
