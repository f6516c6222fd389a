//! Copies and fills of device memory: at once, or as tasks on a stream.
//!
//! Host and device share one address space, so a transfer is a move of bytes whatever its direction.
//! Within a row overlapping ranges are moved as if through a buffer.

use crate::device::error::{Error, Result};
use crate::device::graph::Kind;
use crate::device::memory;
use crate::device::stream::{Stream, Weight};
use core::ffi::c_void;

/// Bytes up to which a transfer may run on the calling thread when its stream is idle.
const INLINE_BYTES: usize = 64 << 10;

/// `height` rows of `width` bytes; rows start `pitch` bytes apart. A plain range is one row.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    start: *mut u8,
    pitch: usize,
    width: usize,
    height: usize,
}

// SAFETY: an address range; what may be done with it is each user's promise.
unsafe impl Send for Rows {}
// SAFETY: as above.
unsafe impl Sync for Rows {}

impl Rows {
    /// One row.
    pub fn range(start: *mut c_void, bytes: usize) -> Result<Rows> {
        Rows::pitched(start, bytes, bytes, 1)
    }

    /// InvalidValue if rows would overlap, if the range exceeds the address space, starts at null,
    /// or begins inside an allocation and reaches beyond its end.
    pub fn pitched(start: *mut c_void, pitch: usize, width: usize, height: usize) -> Result<Rows> {
        let rows = Rows { start: start.cast(), pitch, width, height };
        if rows.is_empty() {
            return Ok(rows);
        }
        let bytes = height
            .saturating_sub(1)
            .checked_mul(pitch)
            .and_then(|b| b.checked_add(width))
            .filter(|&b| b <= isize::MAX as usize)
            .ok_or(Error::InvalidValue)?;
        let end = start.addr().checked_add(bytes).ok_or(Error::InvalidValue)?;
        let overlapping = height > 1 && pitch < width;
        let outside = memory::lookup(start).is_some_and(|b| end > b.base.saturating_add(b.bytes));
        if start.is_null() || overlapping || outside { Err(Error::InvalidValue) } else { Ok(rows) }
    }

    fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0
    }

    fn row(&self, i: usize) -> *mut u8 {
        self.start.wrapping_add(i.wrapping_mul(self.pitch))
    }

    fn weight(&self) -> Weight {
        let small = self.width.saturating_mul(self.height) <= INLINE_BYTES;
        if small { Weight::Small } else { Weight::Large }
    }

    /// Copies from rows of the same width and height.
    ///
    /// # Safety
    /// This is writable and `from` readable memory that nobody else writes meanwhile.
    pub unsafe fn copy_from(&self, from: &Rows) {
        if self.is_empty() {
            return;
        }
        debug_assert!(self.width == from.width && self.height == from.height);
        for i in 0..self.height {
            // SAFETY: both rows are `width` bytes long; the caller's promise.
            unsafe { core::ptr::copy(from.row(i), self.row(i), self.width) };
        }
    }

    /// Sets every byte.
    ///
    /// # Safety
    /// This is writable memory that nobody else uses meanwhile.
    pub unsafe fn fill(&self, byte: u8) {
        if self.is_empty() {
            return;
        }
        for i in 0..self.height {
            // SAFETY: the row is `width` bytes long; the caller's promise.
            unsafe { core::ptr::write_bytes(self.row(i), byte, self.width) };
        }
    }

    /// Queues [`Rows::copy_from`].
    ///
    /// # Safety
    /// Its promise holds when the stream reaches the task.
    pub unsafe fn copy_on(&self, call: &'static str, stream: &Stream, from: Rows) -> Result<()> {
        let to = *self;
        stream.enqueue_again(call, self.weight(), Kind::Copy, move || {
            // SAFETY: the caller's promise.
            unsafe { to.copy_from(&from) };
            Ok(())
        })
    }

    /// Queues [`Rows::fill`].
    ///
    /// # Safety
    /// Its promise holds when the stream reaches the task.
    pub unsafe fn fill_on(&self, call: &'static str, stream: &Stream, byte: u8) -> Result<()> {
        let to = *self;
        stream.enqueue_again(call, self.weight(), Kind::Fill, move || {
            // SAFETY: the caller's promise.
            unsafe { to.fill(byte) };
            Ok(())
        })
    }
}
