//! Kernels on the caller's own thread, with the device's threads to help: what calls do that return
//! when the work is done and have no stream, as those of BLAS and LAPACK.
//!
//! Such calls have no way to say that memory is short, so for packing they fall back on memory that
//! is part of the library. They compute in the default floating-point environment, also while the
//! process exits (then on their own thread alone).

use super::exec::{PoolExecutor, choose_isa};
use crate::device::{fpenv, pool, scratch, unloading};
use crate::kernel::isa::{self, Isa};
use crate::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES, Scratch, Sequential};
use crate::kernel::scalar::Scalar;
use core::ffi::CStr;
use core::mem::{MaybeUninit, size_of};
use core::ptr::null_mut;

const _: () = assert!(scratch::LAST_RESORT_BYTES >= SCRATCH_SLOT_BYTES);
const _: () = assert!(scratch::KEPT_BYTES >= SCRATCH_SLOT_BYTES);

/// Threads that calls from here use.
pub fn width() -> usize {
    if unloading() { 1 } else { pool::width() }
}

/// Runs `f` with threads and no scratch memory: for level 1, and anything small.
#[inline]
pub fn light<R>(f: impl FnOnce(&dyn Executor) -> R) -> R {
    choose_isa();
    fpenv::with_default(|| f(&PoolExecutor { width: width() }))
}

/// Runs `f` on the calling thread alone, without scratch memory.
#[inline]
pub fn here<R>(f: impl FnOnce() -> R) -> R {
    choose_isa();
    fpenv::with_default(f)
}

/// Runs `f` on the calling thread alone, with a context that has no scratch memory: for what is known
/// to be small enough not to ask for any.
#[inline]
pub fn alone<R>(f: impl FnOnce(&Ctx) -> R) -> R {
    // SAFETY: no slot, no memory.
    here(|| f(&Ctx { par: &Sequential, scratch: unsafe { Scratch::from_raw(null_mut(), 0) } }))
}

/// Runs `f` [`alone`] if it is known to be small enough for that, and as [`run`] otherwise.
#[inline]
pub fn run_small<R>(small: bool, f: impl FnOnce(&Ctx) -> R) -> R {
    if small { alone(f) } else { run(f) }
}

/// Runs `f` with threads and packing memory.
pub fn run<R>(f: impl FnOnce(&Ctx) -> R) -> R {
    choose_isa();
    let width = width();
    fpenv::with_default(|| match scratch::borrow(SCRATCH_SLOT_BYTES.saturating_mul(width)) {
        Ok(loan) => {
            // SAFETY: `width` slabs, 256-byte aligned, this thread's for as long as the loan lives.
            let scratch = unsafe { Scratch::from_raw(loan.as_ptr(), width) };
            f(&Ctx { par: &PoolExecutor { width }, scratch })
        }
        Err(_) => {
            let memory = scratch::last_resort();
            // SAFETY: one slab, as above.
            let scratch = unsafe { Scratch::from_raw(memory.as_ptr(), 1) };
            f(&Ctx { par: &Sequential, scratch })
        }
    })
}

/// [`run`] with `elems` elements of work memory besides, contents undefined. `None`, and nothing done,
/// when memory is short and the block of last resort too small.
pub fn run_with<T: Scalar, R>(
    elems: usize,
    f: impl FnOnce(&Ctx, &mut [MaybeUninit<T>]) -> R,
) -> Option<R> {
    run_with_least(elems, elems, f)
}

/// [`run_with`] for work that is content with `least` elements on the calling thread alone, if memory is short.
pub fn run_with_least<T: Scalar, R>(
    elems: usize,
    least: usize,
    f: impl FnOnce(&Ctx, &mut [MaybeUninit<T>]) -> R,
) -> Option<R> {
    choose_isa();
    let bytes = |elems: usize| elems.checked_mul(size_of::<T>());
    let with = |base: *mut u8, width: usize, elems: usize, par: &dyn Executor| {
        let packing = SCRATCH_SLOT_BYTES.saturating_mul(width);
        // SAFETY: the memory is `width` slabs and then `elems` elements long, 256-byte aligned, and this
        // thread's until `f` returns.
        let (scratch, work) = unsafe {
            let work = base.add(packing).cast::<MaybeUninit<T>>();
            (Scratch::from_raw(base, width), core::slice::from_raw_parts_mut(work, elems))
        };
        fpenv::with_default(|| f(&Ctx { par, scratch }, work))
    };
    let width = width();
    let all = SCRATCH_SLOT_BYTES.checked_mul(width)?.checked_add(bytes(elems)?)?;
    if let Ok(loan) = scratch::borrow(all) {
        return Some(with(loan.as_ptr(), width, elems, &PoolExecutor { width }));
    }
    if bytes(least)? > scratch::LAST_RESORT_BYTES - SCRATCH_SLOT_BYTES {
        return None;
    }
    let memory = scratch::last_resort();
    Some(with(memory.as_ptr(), 1, least, &Sequential))
}

/// What `f` makes of `count` zeros in memory that is kept for later calls. `None` when memory is short.
pub fn with_zeros<R>(count: usize, f: impl FnOnce(&mut [i32]) -> R) -> Option<R> {
    let loan = scratch::borrow(count.checked_mul(size_of::<i32>())?).ok()?;
    let start = loan.as_ptr().cast::<i32>();
    // SAFETY: the loan is as long as that, 256-byte aligned, and this thread's while it lives.
    Some(f(unsafe {
        core::ptr::write_bytes(start, 0, count);
        core::slice::from_raw_parts_mut(start, count)
    }))
}

/// The instruction set in use.
pub fn isa_name() -> &'static CStr {
    choose_isa();
    match isa::current() {
        Isa::Portable => c"portable",
        Isa::Avx2 => c"avx2",
        Isa::Avx512 => c"avx512",
    }
}
