//! Executors of a given width, and the context that goes with them.

use lucho::kernel::isa::{self, Selection, amx};
use lucho::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES, Scratch, Sequential};
use lucho::kernel::params::{
    A_OFFSET, AMX_B_OFFSET, B_OFFSET, GETRF_PIECES, GETRF_TRIANGLE, GETRF_TRIANGLE_BYTES,
    POTRF_DIAGONAL, POTRF_PACKED_B, POTRF_TRIANGLE, STRIP_OFFSET,
};
use std::alloc::{Layout, alloc_zeroed};
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

/// New threads for every step; slow and simple. Each slot takes the next task until none is left.
pub struct Threads(pub usize);

impl Executor for Threads {
    fn width(&self) -> usize {
        self.0
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let slot = |slot: usize| {
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= tasks {
                    break;
                }
                f(task, slot);
            }
        };
        std::thread::scope(|scope| {
            for s in 1..self.0.min(tasks) {
                let slot = &slot;
                scope.spawn(move || slot(s));
            }
            slot(0);
        });
    }
    fn give_way(&self) {
        std::thread::yield_now();
    }
}

/// One thread that takes the tasks in another order, on slots that have nothing to do with it: what
/// many threads might do, at no cost.
pub struct Shuffled(pub usize);

impl Executor for Shuffled {
    fn width(&self) -> usize {
        self.0
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        for i in (0..tasks).rev() {
            // Odd tasks first, each half from its end.
            let task = if i < tasks.div_ceil(2) { 2 * i } else { 2 * (i - tasks.div_ceil(2)) + 1 };
            f(task, (task * 5 + 3) % self.0);
        }
    }
}

/// Runs `f` with a context of this many threads.
pub fn with_ctx<R>(width: usize, f: impl FnOnce(&Ctx) -> R) -> R {
    if width == 1 { with_executor(&Sequential, f) } else { with_executor(&Threads(width), f) }
}

/// Runs `f` with a context of this width that is run by one thread, in disorder.
pub fn with_disorder<R>(width: usize, f: impl FnOnce(&Ctx) -> R) -> R {
    with_executor(&Shuffled(width), f)
}

/// Slabs of scratch memory not in use, by number of slots.
static SLABS: Mutex<Vec<(usize, usize)>> = Mutex::new(Vec::new());

/// Where kernels keep what they pack.
const REGIONS: [usize; 10] = [
    A_OFFSET,
    B_OFFSET,
    AMX_B_OFFSET,
    POTRF_DIAGONAL,
    STRIP_OFFSET,
    POTRF_PACKED_B,
    GETRF_TRIANGLE,
    GETRF_TRIANGLE + GETRF_TRIANGLE_BYTES,
    GETRF_PIECES,
    POTRF_TRIANGLE,
];

/// Runs `f` with a context of these threads. The start of each region of a slot's scratch memory is poisoned with NaN, so
/// that a kernel that reads what it has not packed is seen.
pub fn with_executor<R>(par: &dyn Executor, f: impl FnOnce(&Ctx) -> R) -> R {
    let (mut f, mut result) = (Some(f), None);
    in_context(par, &mut |ctx| result = f.take().map(|f| f(ctx)));
    result.unwrap()
}

/// The same; compiled once, while there are hundreds of different `f`.
fn in_context(par: &dyn Executor, f: &mut dyn FnMut(&Ctx)) {
    static CHOSEN: Once = Once::new();
    CHOSEN.call_once(|| {
        let name = std::env::var("LUCHO_ISA").ok();
        let selection = isa::select(name.as_deref());
        assert!(matches!(selection, Selection::Best(_) | Selection::Named(_)), "{selection:?}");
        // Any of the programs can be run on the model of the tile unit.
        if std::env::var_os("LUCHO_TEST_AMX_MODEL").is_some() {
            amx::use_model(true);
        }
    });
    const POISON: usize = 64 << 10;
    let width = par.width();
    let free = {
        let mut slabs = SLABS.lock().unwrap();
        slabs.iter().position(|s| s.0 == width).map(|i| slabs.swap_remove(i).1 as *mut u8)
    };
    let base = free.unwrap_or_else(|| {
        let layout = Layout::from_size_align(width * SCRATCH_SLOT_BYTES, 4096).unwrap();
        // SAFETY: the size is not zero.
        unsafe { alloc_zeroed(layout) }
    });
    assert!(!base.is_null());
    for slot in 0..width {
        for region in REGIONS {
            let end = (region + POISON).min(SCRATCH_SLOT_BYTES);
            // SAFETY: inside a block of `width` slots that nobody else uses.
            unsafe { base.add(slot * SCRATCH_SLOT_BYTES + region).write_bytes(0xff, end - region) };
        }
    }
    // SAFETY: aligned, `width` slots long, and only this context uses it.
    let scratch = unsafe { Scratch::from_raw(base, width) };
    f(&Ctx { par, scratch });
    SLABS.lock().unwrap().push((width, base as usize));
}

/// Work memory of n elements, every byte 0xff (NaN in all four types).
pub fn work<T: Copy>(n: usize) -> Vec<MaybeUninit<T>> {
    let mut v: Vec<MaybeUninit<T>> = Vec::with_capacity(n);
    // SAFETY: any bytes are a valid MaybeUninit, and the capacity is n.
    unsafe {
        v.as_mut_ptr().write_bytes(0xff, n);
        v.set_len(n);
    }
    v
}
