//! Kernels on the device: scratch memory reserved when a call is made, threads from the device's pool.
//!
//! Reserving is the only step that can run out of memory, and it happens before anything is queued
//! or written. A stream runs its tasks one at a time, so all of them share one scratch area.

use crate::device::trace::{Level, log};
use crate::device::{Error, Result, config, pool};
use crate::device::{Lease, Stream};
use crate::kernel::isa::amx::{self, Math};
use crate::kernel::isa::{self, Selection};
use crate::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES, Scratch};
use core::mem::{MaybeUninit, size_of};
use once_cell::race::OnceBool;

/// Reserved resources of one operation; moves into the task that uses it.
pub struct Exec {
    lease: Option<Lease>,
    slots: usize,
    elems: usize,
}

impl Exec {
    /// Reserves packing memory for every thread, and `elems` elements of work memory.
    pub fn reserve<T>(stream: &Stream, elems: usize) -> Result<Exec> {
        choose_isa();
        let slots = pool::width();
        let bytes = SCRATCH_SLOT_BYTES
            .checked_mul(slots)
            .and_then(|s| elems.checked_mul(size_of::<T>())?.checked_add(s))
            .ok_or(Error::OutOfMemory)?;
        Ok(Exec { lease: Some(stream.scratch(bytes)?), slots, elems })
    }

    /// [`Exec::reserve`], or no memory at all for an operation that is known not to use any.
    pub fn reserve_unless<T>(small: bool, stream: &Stream, elems: usize) -> Result<Exec> {
        if !small || elems > 0 {
            return Exec::reserve::<T>(stream, elems);
        }
        choose_isa();
        Ok(Exec { lease: None, slots: pool::width(), elems })
    }

    /// Runs `f` with the device's threads. To be called from a task of the stream that `reserve` was
    /// given, with the same element type. A panic on another thread goes on here.
    pub fn run<T, R>(&self, f: impl FnOnce(&Ctx, &mut [MaybeUninit<T>]) -> R) -> Result<R> {
        let Some(lease) = &self.lease else {
            // SAFETY: nobody reads or writes it.
            let scratch = unsafe { Scratch::from_raw(core::ptr::null_mut(), self.slots) };
            return Ok(f(&Ctx { par: &PoolExecutor { width: self.slots }, scratch }, &mut []));
        };
        let base = lease.as_ptr();
        // SAFETY: the lease is `slots` slabs and then `elems` elements long (`reserve` checked that
        // the sum fits), 256-byte aligned, and belongs to this stream, whose tasks run one at a time.
        let (scratch, work) = unsafe {
            let work =
                base.add(SCRATCH_SLOT_BYTES.wrapping_mul(self.slots)).cast::<MaybeUninit<T>>();
            (Scratch::from_raw(base, self.slots), core::slice::from_raw_parts_mut(work, self.elems))
        };
        let ctx = Ctx { par: &PoolExecutor { width: self.slots }, scratch };
        Ok(f(&ctx, work))
    }
}

/// Applies LUCHO_ISA and LUCHO_MATH before the first kernel. Two threads that come first at once choose the same.
#[inline]
pub(in crate::op) fn choose_isa() {
    static CHOSEN: OnceBool = OnceBool::new();
    CHOSEN.get_or_init(|| {
        select_isa();
        true
    });
}

#[cold]
fn select_isa() {
    let name = config::get().isa;
    amx::set_math(match config::get().math {
        Some("pedantic") => Math::Pedantic,
        Some("bf16x3") => Math::Bf16x3,
        _ => Math::Default,
    });
    if let Selection::Unavailable(isa) | Selection::Unknown(isa) = isa::select(name) {
        let wanted = name.unwrap_or_default();
        let used = isa.name();
        let text = format_args!("{wanted} is not an instruction set of this CPU; using {used}");
        log(Level::Warn, "LUCHO_ISA", text);
    }
}

/// The device's pool as the kernels see it.
pub(super) struct PoolExecutor {
    pub width: usize,
}

impl Executor for PoolExecutor {
    fn width(&self) -> usize {
        self.width
    }

    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        if pool::run_within(self.width, tasks, f).is_err() {
            // A task panicked on some thread: the matrix is half done, so unwind to the stream's guard.
            std::panic::resume_unwind(Box::new(()));
        }
    }

    fn give_way(&self) {
        std::thread::yield_now();
    }
}
