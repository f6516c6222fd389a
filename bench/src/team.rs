//! Threads that do the same job again and again, each its own share: what a user's OpenMP loop around
//! a library's calls would be.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Threads poll this long for the next round before they sleep, as Intel's OpenMP has it.
pub const POLLING: Duration = Duration::from_millis(200);

/// The number of threads that the host has given to this worker.
pub fn threads() -> usize {
    std::env::var("OMP_NUM_THREADS").ok().and_then(|v| v.parse().ok()).unwrap_or(1)
}

pub struct Team {
    shared: Arc<Shared>,
    members: Vec<JoinHandle<()>>,
}

struct Shared {
    job: Box<dyn Fn(usize) + Send + Sync>,
    /// Counts the rounds that were started.
    round: AtomicUsize,
    /// Members that have not finished the round.
    busy: AtomicUsize,
    over: AtomicBool,
}

impl Team {
    /// A team of `threads`, the caller being number 0; the others call `first` before anything else.
    pub fn new(
        threads: usize,
        first: impl Fn() + Send + Sync + 'static,
        job: impl Fn(usize) + Send + Sync + 'static,
    ) -> Team {
        let shared = Arc::new(Shared {
            job: Box::new(job),
            round: AtomicUsize::new(0),
            busy: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        });
        let first = Arc::new(first);
        let start = |number| {
            let (shared, first) = (shared.clone(), first.clone());
            std::thread::spawn(move || {
                first();
                shared.serve(number);
            })
        };
        let members = (1..threads).map(start).collect();
        Team { shared, members }
    }

    /// One round: `job(i)` in thread i of the team; returns when all are done.
    pub fn run(&self) {
        let shared = &*self.shared;
        shared.busy.store(self.members.len(), Ordering::Relaxed);
        shared.round.fetch_add(1, Ordering::Release);
        self.members.iter().for_each(|m| m.thread().unpark());
        (shared.job)(0);
        while shared.busy.load(Ordering::Acquire) != 0 {
            std::hint::spin_loop();
        }
    }
}

impl Shared {
    fn serve(&self, number: usize) {
        for seen in 0.. {
            let idle = Instant::now();
            while self.round.load(Ordering::Acquire) == seen {
                if self.over.load(Ordering::Relaxed) {
                    return;
                }
                if idle.elapsed() < POLLING {
                    std::hint::spin_loop();
                } else {
                    std::thread::park();
                }
            }
            (self.job)(number);
            self.busy.fetch_sub(1, Ordering::Release);
        }
    }
}

impl Drop for Team {
    fn drop(&mut self) {
        self.shared.over.store(true, Ordering::Relaxed);
        for member in self.members.drain(..) {
            member.thread().unpark();
            let _ = member.join();
        }
    }
}
