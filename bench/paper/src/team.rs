//! Workers, and what they share. A worker stands for a core of the accelerator, the step from one `sync` to the next
//! for a kernel call: all cores start it together, and it has ended when the last one has.

use std::marker::PhantomData;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};

/// Looks at the barrier before a waiting worker goes to sleep, if every worker can have a core of its own.
const LOOKS: usize = 2_000;

pub struct Worker<'a> {
    pub index: usize,
    pub workers: usize,
    barrier: &'a Barrier,
}

impl Worker<'_> {
    /// The one that does what a kernel call needs beforehand.
    pub fn leads(&self) -> bool {
        self.index == 0
    }

    /// Returns when all workers have come here; what they wrote before is seen by all.
    pub fn sync(&self) {
        self.barrier.wait();
    }
}

/// Runs `program` on `workers` threads, each on a core of its own as long as there are any.
pub fn launch(workers: usize, program: impl Fn(&Worker) + Sync) {
    let barrier = Barrier::new(workers);
    let (program, barrier) = (&program, &barrier);
    std::thread::scope(|scope| {
        for index in 0..workers {
            scope.spawn(move || {
                stay_on_core(index);
                program(&Worker { index, workers, barrier });
            });
        }
    });
}

/// Ties the calling thread to one of the process's processors. A scheduler that puts two workers on one core notices
/// only when the factorization is over: they wait for each other most of the time.
fn stay_on_core(index: usize) {
    // SAFETY: sets of processors are plain bits, and the size is theirs; without success nothing changes.
    unsafe {
        let mut allowed: libc::cpu_set_t = std::mem::zeroed();
        if libc::sched_getaffinity(0, size_of_val(&allowed), &mut allowed) != 0 {
            return;
        }
        let count = libc::CPU_COUNT(&allowed).max(1) as usize;
        let all = 0..8 * size_of_val(&allowed);
        let mut processors = all.filter(|&c| libc::CPU_ISSET(c, &allowed));
        let Some(mine) = processors.nth(index % count) else { return };
        let mut one: libc::cpu_set_t = std::mem::zeroed();
        libc::CPU_SET(mine, &mut one);
        libc::sched_setaffinity(0, size_of_val(&one), &one);
    }
}

struct Barrier {
    workers: usize,
    looks: usize,
    arrived: AtomicUsize,
    turn: AtomicUsize,
    sleepers: Mutex<()>,
    wake: Condvar,
}

impl Barrier {
    fn new(workers: usize) -> Barrier {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
        Barrier {
            workers,
            // More workers than cores: polling would keep the core from those that are waited for.
            looks: if workers <= cores { LOOKS } else { 0 },
            arrived: AtomicUsize::new(0),
            turn: AtomicUsize::new(0),
            sleepers: Mutex::new(()),
            wake: Condvar::new(),
        }
    }

    fn wait(&self) {
        let turn = self.turn.load(Ordering::Relaxed);
        if self.arrived.fetch_add(1, Ordering::AcqRel) + 1 == self.workers {
            self.arrived.store(0, Ordering::Relaxed);
            // Under the lock, so that nobody goes to sleep between looking and being woken.
            let _lock = self.sleepers.lock().expect("no worker panics");
            self.turn.store(turn.wrapping_add(1), Ordering::Release);
            self.wake.notify_all();
            return;
        }
        for _ in 0..self.looks {
            if self.turn.load(Ordering::Acquire) != turn {
                return;
            }
            std::hint::spin_loop();
        }
        let mut lock = self.sleepers.lock().expect("no worker panics");
        while self.turn.load(Ordering::Acquire) == turn {
            lock = self.wake.wait(lock).expect("no worker panics");
        }
    }
}

/// Memory that all workers reach. Between two `sync`s an element is written by one of them and seen by no other, or
/// read by any number: that is the promise of every caller of the functions below.
pub struct Shared<'a, T> {
    base: *mut T,
    length: usize,
    borrowed: PhantomData<&'a mut [T]>,
}

// SAFETY: access from several threads is what the promise above is about.
unsafe impl<T: Send + Sync> Sync for Shared<'_, T> {}

impl<'a, T: Copy> Shared<'a, T> {
    pub fn new(data: &'a mut [T]) -> Shared<'a, T> {
        Shared { base: data.as_mut_ptr(), length: data.len(), borrowed: PhantomData }
    }

    /// # Safety
    /// Nobody writes to the range while the result lives.
    pub unsafe fn read(&self, range: Range<usize>) -> &[T] {
        assert!(range.start <= range.end && range.end <= self.length);
        // SAFETY: inside the borrowed slice; the caller's promise.
        unsafe { std::slice::from_raw_parts(self.base.add(range.start), range.len()) }
    }

    /// # Safety
    /// Nobody else reads or writes the range while the result lives.
    #[expect(clippy::mut_from_ref, reason = "the promise stands in for the borrow")]
    pub unsafe fn write(&self, range: Range<usize>) -> &mut [T] {
        assert!(range.start <= range.end && range.end <= self.length);
        // SAFETY: inside the borrowed slice; the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.base.add(range.start), range.len()) }
    }

    /// # Safety
    /// Nobody else reads or writes the element at this time.
    pub unsafe fn set(&self, at: usize, value: T) {
        assert!(at < self.length);
        // SAFETY: inside the borrowed slice; the caller's promise.
        unsafe { *self.base.add(at) = value };
    }
}
