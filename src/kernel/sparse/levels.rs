//! Who is computed when: rows that depend on other rows, on several threads, without a barrier.
//!
//! The rows are put in an order in which nobody comes before what it depends on, and the order is cut
//! into bands of equal length. A band belongs to one thread; threads take bands in their order. Within
//! a band rows are sorted by level (their level in the whole matrix, so that a band follows closely behind
//! the one before), and since neighbours do not depend on each other the processor overlaps their
//! latencies. A band is worked through in chunks, and a counter says how many are done. A
//! chunk waits until the counters of the bands it depends on have come far enough, and what a chunk of
//! the same band has waited for already is not waited for again: point-to-point synchronization (J. Park,
//! M. Smelyanskiy, N. Sundaram, P. Dubey, "Sparsifying synchronization for high-performance shared-memory
//! sparse triangular solver", ISC 2014).
//!
//! The order is the natural one wherever bands of it have enough independent rows and run one behind the
//! other (grids in natural order do), because neighbours then share cache lines; else rows are ordered by
//! their level in the whole matrix; else, as in a chain, one thread does it all. What is computed does not
//! depend on any of this, so neither do bits.
//!
//! Progress without deadlock: the lowest unfinished band was taken by a thread that is running, and
//! depends on finished ones only.

use super::owned::zeroed;
use super::strict::Dependencies;
use super::{Error, Result};
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES};
use core::ops::Range;
use core::sync::atomic::{
    AtomicBool, AtomicU32, AtomicUsize,
    Ordering::{Acquire, Relaxed, Release},
};

/// Rows that should be independent of each other within a band: more than enough to hide the latency of
/// a division and of the memory behind it.
const WIDTH: usize = 8;
/// Rows of the smallest band; where there are many and threads share them, of the smallest that is worth what a
/// thread has to fetch from another's cache; and most bands.
const BAND: usize = 256;
const SHARED_BAND: usize = 2048;
const BANDS: usize = 1 << 16;
/// Rows of a chunk.
const CHUNK: usize = 256;
/// Bands looked at to estimate how many rows are independent.
const SAMPLES: usize = 4;
/// Speed-up by threads without number at which an order is taken without looking at the next one, which is worse
/// for the caches.
const GOOD: usize = 3;
/// Rows and entries below which one thread does it all.
const ALONE: usize = 20_000;
const _: () = assert!((2 * BANDS + 1) * size_of::<Counter>() <= SCRATCH_SLOT_BYTES);

/// A chunk's demand: so many chunks of a band.
#[derive(Clone, Copy)]
struct Wait {
    band: u32,
    chunks: u32,
}

pub(super) struct Schedule {
    /// The rows in the order of computation; a row's index in it is its place.
    rows: Vec<u32>,
    /// Places of a band, a multiple of `chunk`, and of a chunk.
    band: usize,
    chunk: usize,
    /// Chunk c waits for waits[starts[c]..starts[c + 1]].
    starts: Vec<u32>,
    waits: Vec<Wait>,
    /// Rows and dependencies.
    work: usize,
    /// Whether threads are worth it.
    shared: bool,
}

impl Schedule {
    pub fn new(par: &dyn Executor, dep: &Dependencies) -> Result<Schedule> {
        let n = dep.rows();
        let mut levels = zeroed::<u32>(n)?;
        let least = if n >= 32 * SHARED_BAND { SHARED_BAND } else { BAND };
        let band = Schedule::band_rows(dep, least, &mut levels);
        let small = Schedule::band_rows(dep, BAND, &mut levels);
        let depth = dep.levels(0, n, &mut levels);
        let mut gain = 0;
        if let Some(band) = band {
            let natural = Schedule::natural(par, dep, band, depth, &levels)?;
            gain = natural.speed_up()?;
            if gain >= GOOD {
                return Ok(natural);
            }
        }
        if n / depth.max(1) >= WIDTH {
            let by_level = Schedule::by_level(dep, depth, &levels)?;
            if by_level.speed_up()? >= GOOD {
                return Ok(by_level);
            }
        }
        match (band, small) {
            (Some(band), _) if gain >= 2 => Schedule::natural(par, dep, band, depth, &levels),
            // For one thread: only neighbours' independence counts.
            (_, Some(band)) => {
                let natural = Schedule::natural(par, dep, band, depth, &levels)?;
                Ok(Schedule { shared: false, ..natural })
            }
            _ => Schedule::one_band(dep),
        }
    }

    /// Rows in their own order, for one thread.
    fn one_band(dep: &Dependencies) -> Result<Schedule> {
        let mut rows = zeroed::<u32>(dep.rows())?;
        for (place, row) in rows.iter_mut().enumerate() {
            *row = place as u32;
        }
        Schedule::cut(dep, rows, dep.rows().max(1), dep.rows().max(1), true)
    }

    /// The least length of bands in natural order that have enough independent rows, if there is one.
    fn band_rows(dep: &Dependencies, least: usize, levels: &mut [u32]) -> Option<usize> {
        let n = dep.rows();
        let mut best = None;
        let mut band = least.max((n / BANDS).next_power_of_two());
        while band <= n / 4 {
            let (mut rows, mut depth) = (0, 0);
            for sample in 0..SAMPLES {
                let from = (n - band) / SAMPLES * sample;
                rows += band;
                depth += dep.levels(from, from + band, levels);
            }
            if rows >= WIDTH * depth {
                return Some(band);
            }
            if rows >= 2 * depth {
                best = Some(band);
            }
            band *= 2;
        }
        best
    }

    /// Bands of the natural order, each sorted by level.
    fn natural(
        par: &dyn Executor,
        dep: &Dependencies,
        band: usize,
        depth: usize,
        levels: &[u32],
    ) -> Result<Schedule> {
        let n = dep.rows();
        let mut rows = zeroed::<u32>(n)?;
        // Room for each slot's counts of levels.
        let room = (depth + 1).min(8 * band + 2);
        let mut starts = zeroed::<u32>(par.width() * room)?;
        let (out, starts) = (Shared::new(rows.as_mut_ptr()), Shared::new(starts.as_mut_ptr()));
        let part = |b: usize, slot: usize| {
            let (from, to) = (b * band, n.min((b + 1) * band));
            // SAFETY: bands have rows of their own, and slots counts.
            let (starts, rows) = unsafe {
                let starts = starts.get().wrapping_add(slot * room);
                (
                    core::slice::from_raw_parts_mut(starts, room),
                    core::slice::from_raw_parts_mut(out.get().wrapping_add(from), to - from),
                )
            };
            sort_by_level(from, &levels[from..to], starts, rows);
        };
        match n.div_ceil(band) {
            bands if n < ALONE => (0..bands).for_each(|b| part(b, 0)),
            bands => par.run(bands, &part),
        }
        let chunk = (band / 32).clamp(CHUNK / 4, CHUNK);
        Schedule::cut(dep, rows, band, chunk, true)
    }

    /// All rows sorted by level.
    fn by_level(dep: &Dependencies, depth: usize, levels: &[u32]) -> Result<Schedule> {
        let n = dep.rows();
        let mut rows = zeroed::<u32>(n)?;
        let mut starts = zeroed::<u32>(depth + 1)?;
        sort_by_level(0, &levels[..n], &mut starts, &mut rows);
        let band = (2 * CHUNK).max((n / BANDS).next_power_of_two());
        Schedule::cut(dep, rows, band, band, false)
    }

    /// The waits that go with an order, whose bands are those of the natural one or not. Bands and chunks are powers
    /// of two long, unless there is only one.
    fn cut(
        dep: &Dependencies,
        rows: Vec<u32>,
        band: usize,
        chunk: usize,
        natural: bool,
    ) -> Result<Schedule> {
        let n = rows.len();
        let (bands, per_band) = (n.div_ceil(band), band / chunk);
        debug_assert!(bands <= 1 || band.is_power_of_two() && chunk.is_power_of_two());
        let (in_band, in_chunk) = (band.trailing_zeros(), chunk.trailing_zeros());
        let mut place_of = zeroed::<u32>(if bands > 1 { n } else { 0 })?;
        for (place, &row) in rows.iter().enumerate().take(place_of.len()) {
            place_of[row as usize] = place as u32;
        }
        let mut starts = zeroed::<u32>(bands * per_band + 1)?;
        let mut waits = Vec::new();
        // What the band being looked at waits for already: (band, chunks), valid if the band is that one.
        let mut known: Vec<(u32, u32)> = zeroed(bands)?;
        known.fill((u32::MAX, 0));
        for c in 0..bands * per_band {
            let here = c / per_band;
            let begin = waits.len();
            let (from, to) = (n.min(c * chunk), n.min((c + 1) * chunk));
            for &row in if bands > 1 { &rows[from..to] } else { &[] } {
                for &(before, _) in dep.of(row as usize) {
                    // In the natural order a band is known by its rows.
                    if natural && before as usize >= here << in_band {
                        continue;
                    }
                    let place = place_of[before as usize] as usize;
                    let there = place >> in_band;
                    if there == here {
                        continue;
                    }
                    let chunks = ((place & (band - 1)) >> in_chunk) as u32 + 1;
                    let known = &mut known[there];
                    if known.0 != here as u32 || known.1 < chunks {
                        *known = (here as u32, chunks);
                        // The same chunk may have asked for less of that band.
                        let fresh: &mut [Wait] = &mut waits[begin..];
                        match fresh.iter_mut().rev().take(8).find(|w| w.band == there as u32) {
                            Some(wait) => wait.chunks = chunks,
                            None => {
                                waits.try_reserve(1).map_err(|_| Error::OutOfMemory)?;
                                waits.push(Wait { band: there as u32, chunks });
                            }
                        }
                    }
                }
            }
            starts[c + 1] = u32::try_from(waits.len()).map_err(|_| Error::TooLarge)?;
        }
        Ok(Schedule { rows, band, chunk, starts, waits, work: n + dep.list.len(), shared: true })
    }

    /// Total time by the time of the longest chain, if chunks take one step each: what threads without number
    /// would gain.
    fn speed_up(&self) -> Result<usize> {
        let (chunks, per_band) = (self.starts.len() - 1, self.band / self.chunk);
        let mut done = zeroed::<u32>(chunks)?;
        let mut last = 0;
        for c in 0..chunks {
            let mut start = if c % per_band > 0 { done[c - 1] } else { 0 };
            for w in self.waits(c) {
                start = start.max(done[w.band as usize * per_band + w.chunks as usize - 1]);
            }
            done[c] = start + 1;
            last = last.max(start + 1);
        }
        Ok(chunks / (last as usize).max(1))
    }

    fn waits(&self, chunk: usize) -> &[Wait] {
        &self.waits[self.starts[chunk] as usize..self.starts[chunk + 1] as usize]
    }

    /// The rows in the order of computation.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    /// Calls f for ranges of places that cover all, each when everything its rows depend on is done.
    pub fn run(&self, ctx: &Ctx, f: &(dyn Fn(Range<usize>) + Sync)) {
        let n = self.rows.len();
        let bands = n.div_ceil(self.band);
        let width = ctx.par.width().min(bands);
        if width <= 1 || self.work < ALONE || !self.shared {
            return if n > 0 {
                f(0..n)
            };
        }
        let counters = ctx.scratch.slot(0);
        // SAFETY: BANDS counters fit into a slot, which is aligned and used for nothing else here.
        let counters = unsafe {
            counters.write_bytes(0, bands * size_of::<Counter>());
            core::slice::from_raw_parts(counters.cast::<Counter>(), bands)
        };
        let (next, given_up) = (AtomicUsize::new(0), AtomicBool::new(false));
        ctx.par.run(width, &|_, _| {
            let leave = Leave(&given_up);
            loop {
                let band = next.fetch_add(1, Relaxed);
                if band >= bands {
                    break;
                }
                if !self.run_band(ctx, band, counters, &given_up, f) {
                    break;
                }
            }
            core::mem::forget(leave);
        });
    }

    /// One band. False if another thread has given up.
    fn run_band(
        &self,
        ctx: &Ctx,
        band: usize,
        counters: &[Counter],
        given_up: &AtomicBool,
        f: &(dyn Fn(Range<usize>) + Sync),
    ) -> bool {
        let (n, per_band) = (self.rows.len(), self.band / self.chunk);
        let own = &counters[band].0;
        for k in 0..per_band {
            let chunk = band * per_band + k;
            let range = n.min(chunk * self.chunk)..n.min((chunk + 1) * self.chunk);
            for wait in self.waits(chunk) {
                let other = &counters[wait.band as usize].0;
                let mut idle = 0;
                while other.load(Acquire) < wait.chunks {
                    idle += 1;
                    if idle < 1000 {
                        core::hint::spin_loop()
                    } else {
                        ctx.par.give_way()
                    }
                    if idle >= 1000 && given_up.load(Relaxed) {
                        return false;
                    }
                }
            }
            if !range.is_empty() {
                f(range);
            }
            own.store(k as u32 + 1, Release);
        }
        true
    }
}

/// The chunks of a band that are done; alone on its lines, against false sharing.
#[repr(align(128))]
struct Counter(AtomicU32);

/// Sends the others home if a task panics: what it was to do will never be done.
struct Leave<'a>(&'a AtomicBool);

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

/// The rows from `from` on by ascending level, rows of a level in their order. `starts` has an element more
/// than there are levels.
fn sort_by_level(from: usize, levels: &[u32], starts: &mut [u32], rows: &mut [u32]) {
    let (Some(&least), Some(&most)) = (levels.iter().min(), levels.iter().max()) else { return };
    if (most - least) as usize > 8 * levels.len() {
        for (k, row) in rows.iter_mut().enumerate() {
            *row = (from + k) as u32;
        }
        return rows.sort_unstable_by_key(|&row| (levels[row as usize - from], row));
    }
    let starts = &mut starts[..(most - least) as usize + 2];
    starts.fill(0);
    for &level in levels {
        starts[(level - least) as usize + 1] += 1;
    }
    for k in 1..starts.len() {
        starts[k] += starts[k - 1];
    }
    for (k, &level) in levels.iter().enumerate() {
        let start = &mut starts[(level - least) as usize];
        rows[*start as usize] = (from + k) as u32;
        *start += 1;
    }
}
