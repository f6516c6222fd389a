//! Memory that an analysis owns. Large blocks ask for huge pages: an analysis touches each of its arrays a few times
//! only, and page faults would be a good part of its time.

use super::{Error, Result};
use core::alloc::Layout;

/// Bytes from which huge pages are asked for, and a page.
const LARGE: usize = 2 << 20;
const PAGE: usize = 4096;

/// Types of which all bits zero are a value.
///
/// # Safety
/// They are.
pub(super) unsafe trait Zero: Copy {}
// SAFETY: integers.
unsafe impl Zero for u32 {}
// SAFETY: two integers.
unsafe impl Zero for (u32, u32) {}

/// n zeros.
pub(super) fn zeroed<T: Zero>(n: usize) -> Result<Vec<T>> {
    let layout = Layout::array::<T>(n).map_err(|_| Error::OutOfMemory)?;
    if layout.size() == 0 {
        return Ok(Vec::new());
    }
    // SAFETY: of a size that is not zero.
    let p = unsafe { std::alloc::alloc_zeroed(layout) };
    if p.is_null() {
        return Err(Error::OutOfMemory);
    }
    ask_for_huge_pages(p, layout.size());
    // SAFETY: allocated for n elements, all of which are zero.
    Ok(unsafe { Vec::from_raw_parts(p.cast(), n, n) })
}

/// Room for n elements, none of them there.
pub(super) fn reserved<T: Zero>(n: usize) -> Result<Vec<T>> {
    let mut v: Vec<T> = Vec::new();
    v.try_reserve_exact(n).map_err(|_| Error::OutOfMemory)?;
    ask_for_huge_pages(v.as_mut_ptr().cast(), n.saturating_mul(size_of::<T>()));
    Ok(v)
}

/// Whole pages of a block are better huge; whether they can be is the system's business.
fn ask_for_huge_pages(p: *mut u8, size: usize) {
    #[cfg(target_os = "linux")]
    if size >= LARGE {
        let skip = p.align_offset(PAGE);
        // SAFETY: advice about pages inside a block of ours.
        unsafe {
            let len = (size - skip) / PAGE * PAGE;
            libc::madvise(p.wrapping_add(skip).cast(), len, libc::MADV_HUGEPAGE);
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (p, size);
}
