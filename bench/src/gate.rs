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
/// Looks before the first timing.
const FIRST_LOOKS: usize = 50;

/// Kinds of work, and the most that the slowest thread has shown of each, GFLOP/s.
struct Speeds {
    threads: usize,
    best: Vec<(&'static Kind, f64)>,
}

impl Speeds {
    /// Whether all kinds run at full speed now, as far as that is known.
    fn full(&mut self) -> bool {
        self.best.iter_mut().all(|(kind, best)| {
            let speed = slowest(kind, self.threads);
            *best = best.max(speed);
            speed >= FULL * *best
        })
    }
}

pub struct Gate<'a> {
    /// Whether the cores run at full speed now.
    full: Box<dyn FnMut() -> bool + 'a>,
    /// How long a point may wait, and has waited.
    patience: Duration,
    waited: Duration,
    noisy: usize,
}

impl<'a> Gate<'a> {
    /// For as many threads as work.
    pub fn new(threads: usize, patience: Duration) -> Self {
        let best = KINDS.iter().filter(|k| (k.has)()).map(|k| (k, 0.0)).collect();
        let mut speeds = Speeds { threads, best };
        if !patience.is_zero() {
            (0..FIRST_LOOKS).for_each(|_| _ = speeds.full());
        }
        Self::with(patience, move || speeds.full())
    }

    fn with(patience: Duration, full: impl FnMut() -> bool + 'a) -> Self {
        Gate { full: Box::new(full), patience, waited: Duration::ZERO, noisy: 0 }
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
        if self.patience.is_zero() {
            return timing();
        }
        loop {
            let start = Instant::now();
            let before = (self.full)();
            let waits = self.waited < self.patience;
            if before || !waits {
                let value = timing()?;
                if before && (self.full)() {
                    return Ok(value);
                }
                if !waits {
                    self.noisy += 1;
                    return Ok(value);
                }
            }
            self.waited += start.elapsed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Times 1, 2, 3... beside cores that are at full speed as told, at the end for good if `last`.
    fn counted(patience: Duration, told: &[bool], last: bool) -> (Gate<'_>, impl FnMut() -> i32) {
        let mut told = told.iter();
        let mut count = 0;
        let gate = Gate::with(patience, move || *told.next().unwrap_or(&last));
        (gate, move || {
            count += 1;
            count
        })
    }

    fn ok(value: i32) -> Result<i32, ()> {
        Ok(value)
    }

    #[test]
    fn a_timing_between_full_speeds_counts() {
        // Slow before; slow after; full.
        let told = [false, true, false, true, true];
        let (mut gate, mut next) = counted(Duration::from_secs(60), &told, false);
        assert_eq!(gate.timing(|| ok(next())), Ok(2));
        assert_eq!(gate.noisy(), 0);
        assert!(gate.waited() > Duration::ZERO);
    }

    #[test]
    fn without_patience_timings_come_as_they_are() {
        let (mut gate, mut next) = counted(Duration::from_nanos(1), &[], false);
        assert_eq!(gate.timing(|| ok(next())), Ok(1));
        assert_eq!(gate.timing(|| ok(next())), Ok(2));
        assert_eq!(gate.noisy(), 2);
        gate.next();
        assert_eq!((gate.noisy(), gate.waited()), (0, Duration::ZERO));
        let (mut gate, mut next) = counted(Duration::ZERO, &[], false);
        assert_eq!(gate.timing(|| ok(next())), Ok(1));
        assert_eq!(gate.noisy(), 0);
    }

    #[test]
    fn a_failure_is_not_repeated() {
        let (mut gate, mut next) = counted(Duration::from_secs(60), &[], true);
        assert_eq!(gate.timing(|| Err::<(), _>(next())), Err(1));
    }
}
