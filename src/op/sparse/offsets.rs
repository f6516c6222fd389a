//! Offsets of another type than the indices beside them: a copy of the indices' type, made on the stream.
//!
//! Kernels know one type of numbers. Offsets are few beside the entries, so a copy costs little, and twice as many
//! kernels would cost every program.

use super::solve::Kept;
use super::{Array, Index, enqueue};
use crate::device::error::{Error, Result};
use crate::device::stream::Stream;

/// The offsets of a batch: how many each matrix has, how far apart they are, and how many matrices there are.
#[derive(Clone, Copy)]
pub struct Layout {
    pub each: usize,
    pub stride: usize,
    pub batch: usize,
}

impl Layout {
    /// Arrays that differ: one if all matrices share it.
    fn arrays(&self) -> usize {
        if self.stride == 0 { self.batch.min(1) } else { self.batch }
    }
}

/// Queues a copy of offsets as another type, one matrix after the other. A number that the type cannot hold becomes -1, which
/// every kernel refuses.
///
/// # Safety
/// When the stream comes to it, the offsets of all matrices can be read.
pub unsafe fn convert<F: Index, I: Index>(
    call: &'static str,
    stream: &Stream,
    from: *const F,
    layout: Layout,
) -> Result<(Kept, *const I)> {
    let Layout { each, stride, .. } = layout;
    let count = each.checked_mul(layout.arrays()).ok_or(Error::OutOfMemory)?;
    let kept = Kept::new::<I>(count)?;
    let to = kept.array::<I>(count)?;
    let from = Array::new(from, each)?;
    let (held, bytes) = (kept.clone(), count.saturating_mul(size_of::<(F, I)>()));
    enqueue::<u8>(call, stream, bytes, 0, move |_, _| {
        let _ = &held;
        // SAFETY: the memory is this copy's, and read by later tasks of the stream only.
        let to = unsafe { to.get_mut() };
        for (at, to) in to.chunks_exact_mut(each.max(1)).enumerate() {
            // SAFETY: the caller's promise.
            let from = unsafe { from.shifted(stride.wrapping_mul(at)).get() };
            for (to, from) in to.iter_mut().zip(from) {
                let n = from.since(0);
                *to = I::new(if n <= I::MAX { n } else { usize::MAX });
            }
        }
        Ok(())
    })?;
    Ok((kept, to.start()))
}

/// Keeps a copy until the stream has done what is queued now.
pub fn hold(call: &'static str, stream: &Stream, kept: Option<Kept>) -> Result<()> {
    let Some(kept) = kept else { return Ok(()) };
    enqueue::<u8>(call, stream, 0, 0, move |_, _| {
        let _ = &kept;
        Ok(())
    })
}
