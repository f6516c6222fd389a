//! Timings that count only if the cores ran at full speed right before and after.
//!
//! A virtual machine's cores run at half of their speed while a neighbour is busy on the same ones, and nothing in the machine
//! tells when. What is close to the ceiling loses half then, what is far from it less, so medians over such
//! times compare other things than the libraries. A neighbour with the matrix unit takes half of that and leaves
//! multiply-adds nearly alone, so each kind of work is looked at.

use crate::ceiling::{KINDS, Kind, slowest};
use std::time::{Duration, Instant};

/// The share of full speed that counts as full.
const FULL: f64 = 0.9;

pub struct Gate {
    threads: usize,
    /// Kinds of work, and the most that a thread has shown of each, GFLOP/s.
    best: Vec<(&'static Kind, f64)>,
    /// How long a point may wait, and has waited.
    patience: Duration,
    waited: Duration,
    noisy: usize,
}

impl Gate {
    pub fn new(threads: usize, patience: Duration) -> Gate {
        let best = KINDS.iter().filter(|k| (k.has)()).map(|k| (k, 0.0)).collect();
        Gate { threads, best, patience, waited: Duration::ZERO, noisy: 0 }
    }

    /// Full speed of this kind of work is at least `rate` of all threads together.
    pub fn expect(&mut self, name: &str, rate: f64) {
        for (_, best) in self.best.iter_mut().filter(|(kind, _)| kind.name == name) {
            *best = best.max(rate / self.threads as f64);
        }
    }

    /// A new point: all its patience, no timing yet.
    pub fn next(&mut self) {
        (self.waited, self.noisy) = (Duration::ZERO, 0);
    }

    /// Timings of this point that were taken in spite of slow cores.
    pub fn noisy(&self) -> usize {
        self.noisy
    }

    pub fn waited(&self) -> Duration {
        self.waited
    }

    /// Does `timing` until the cores were at full speed before and after it; without patience left once, as it comes.
    pub fn timing<T, E>(&mut self, mut timing: impl FnMut() -> Result<T, E>) -> Result<T, E> {
        loop {
            let start = Instant::now();
            let before = self.is_open();
            let waits = self.waited < self.patience;
            if before || !waits {
                let value = timing()?;
                if before && self.is_open() {
                    return Ok(value);
                }
                if !waits {
                    self.noisy += usize::from(!self.patience.is_zero());
                    return Ok(value);
                }
            }
            self.waited += start.elapsed();
        }
    }

    fn is_open(&mut self) -> bool {
        if self.patience.is_zero() {
            return true;
        }
        self.best.iter_mut().all(|(kind, best)| {
            let speed = slowest(kind, self.threads);
            *best = best.max(speed);
            speed >= FULL * *best
        })
    }
}
