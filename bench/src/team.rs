//! Threads that share the pieces of a job, again and again: what a user's OpenMP loop around a library's
//! calls would be.

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
    pieces: usize,
    /// The first piece that nobody has taken yet.
    next: AtomicUsize,
    done: AtomicUsize,
    over: AtomicBool,
}

impl Team {
    /// A team of `threads`, the caller being one of them; the others call `first` before anything else.
    pub fn new(
        threads: usize,
        first: impl Fn() + Send + Sync + 'static,
        pieces: usize,
        job: impl Fn(usize) + Send + Sync + 'static,
    ) -> Team {
        let shared = Arc::new(Shared {
            job: Box::new(job),
            pieces,
            next: AtomicUsize::new(pieces),
            done: AtomicUsize::new(0),
            over: AtomicBool::new(false),
        });
        let first = Arc::new(first);
        let start = |_| {
            let (shared, first) = (shared.clone(), first.clone());
            std::thread::spawn(move || {
                first();
                shared.serve();
            })
        };
        let members = (1..threads).map(start).collect();
        Team { shared, members }
    }

    /// One round: `job` of every piece. A member that another program keeps from its processor is not
    /// waited for unless it has taken a piece.
    pub fn run(&self) {
        let shared = &*self.shared;
        shared.done.store(0, Ordering::Relaxed);
        shared.next.store(0, Ordering::Release);
        self.members.iter().for_each(|m| m.thread().unpark());
        shared.work();
        while shared.done.load(Ordering::Acquire) != shared.pieces {
            std::hint::spin_loop();
        }
    }
}

impl Shared {
    fn work(&self) {
        loop {
            let piece = self.next.fetch_add(1, Ordering::AcqRel);
            if piece >= self.pieces {
                return;
            }
            (self.job)(piece);
            self.done.fetch_add(1, Ordering::Release);
        }
    }

    fn serve(&self) {
        let mut idle = Instant::now();
        while !self.over.load(Ordering::Relaxed) {
            if self.next.load(Ordering::Relaxed) < self.pieces {
                self.work();
                idle = Instant::now();
            } else if idle.elapsed() < POLLING {
                std::hint::spin_loop();
            } else {
                std::thread::park();
            }
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
