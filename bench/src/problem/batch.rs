//! Batches: many factorizations of matrices of one size, adjacent in memory.
//!
//! lucho has interfaces for them. Its peers are called in a loop over the members that as many threads
//! share as the library may use, or through a batched routine of their own; the fastest way that a
//! library has counts. All members are refilled between passes, outside the timing.

use super::lapack::{cholesky_ratio, lu_ratio};
use super::{Obstacle, device};
use crate::buffer::{Buffer, Matrix};
use crate::case::Case;
use crate::element::{C64, Element, uniform};
use crate::library::{Library, ThreadSetter};
use crate::team::{self, POLLING, Team};
use std::ffi::c_void;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// As many members as fit in this are different from each other; then they repeat.
pub const INPUT_BYTES: usize = 256 << 20;
/// Of the loop over the members, for each thread.
const PIECES: usize = 8;
/// Members of this order may be worth all threads of a library, one member after the other.
const LARGE: i32 = 512;

pub struct Batch {
    /// Its threads and handles end before the memory they work on.
    way: Way,
    setter: Option<ThreadSetter>,
    /// The first members, and all of them.
    input: Filled,
    work: Filled,
    check: Check,
    /// What the last pass returned.
    status: i32,
    _memory: Vec<Buffer>,
}

/// A buffer and how many of its bytes are in use.
type Filled = (Buffer, usize);

type Check = Box<dyn Fn() -> Result<f64, String>>;

/// How a library gets the whole batch done.
pub struct Way {
    /// Threads that the library itself may use meanwhile; 0 is its default.
    pub inner: i32,
    /// Returns 0 if all is well.
    pub run: Box<dyn Fn() -> i32>,
}

/// Where the factors of the document's shapes go.
#[derive(Clone, Copy)]
pub enum Output {
    Apart,
    InPlace,
}

/// What is factored, and where the members are, their pivots and infos.
#[derive(Clone, Copy)]
pub struct Members {
    /// b's', b'd', b'c' or b'z'.
    pub kind: u8,
    pub cholesky: bool,
    /// A shape of mluOp's document, whose factors go to another array, or replace the matrices.
    pub document: Option<Output>,
    /// The triangle that counts, in column-major terms.
    pub lower: bool,
    pub n: i32,
    pub count: usize,
    pub bytes: usize,
    pub base: *mut u8,
    pub pivots: *mut i32,
    pub infos: *mut i32,
}

// SAFETY: addresses of memory that outlives the threads; they share the members out among them.
unsafe impl Send for Members {}
// SAFETY: as above.
unsafe impl Sync for Members {}

impl Members {
    pub fn at(&self, i: usize) -> *mut c_void {
        self.base.wrapping_add(i * self.bytes).cast()
    }

    fn pivots(&self, i: usize) -> *mut i32 {
        self.pivots.wrapping_add(i * self.n as usize)
    }

    fn info(&self, i: usize) -> *mut i32 {
        self.infos.wrapping_add(i)
    }
}

pub fn build<T: Element>(case: &Case, library: &Library) -> Result<Batch, Obstacle> {
    let (n, count, bytes) = (case.n, case.k, Matrix::<T>::bytes(case.n, case.n));
    let cholesky = case.family == "potrf_batch";
    let distinct = (INPUT_BYTES / bytes).clamp(1, count);
    let filled = |bytes| (Buffer::new(bytes), bytes);
    let (input, work) = (filled(distinct * bytes), filled(count * bytes));
    let a = Matrix::<T>::of(&input.0, n, n * distinct);
    a.fill(original(cholesky, n));
    let (pivots, infos) = (Buffer::new(4 * n * count), Buffer::new(4 * count));
    let mut members = Members {
        kind: case.kind,
        cholesky,
        document: case.shape.starts_with("doc").then_some(match case.shape.ends_with("-in") {
            true => Output::InPlace,
            false => Output::Apart,
        }),
        // The document's shapes are named after the row-major triangle.
        lower: !case.shape.starts_with("docL"),
        n: n as i32,
        count,
        bytes,
        base: work.0.at(0).cast(),
        pivots: pivots.at(0).cast(),
        infos: infos.at(0).cast(),
    };
    let mut memory = vec![pivots, infos];
    let mut setter = None;
    let way = if device::is_there(library) {
        let (way, output) = device::way(library, members)?;
        if let Some(output) = output {
            members.base = output.at(0).cast();
            memory.push(output);
        }
        way
    } else {
        setter = library.thread_setter();
        let ways = peer_ways(library, members, setter)?;
        fastest(ways, setter, || refill(&work, &input))
    };
    let check = move || {
        let mut worst = 0.0_f64;
        for at in [0, 1, count / 2, count - 1] {
            let f = Matrix::<T> { base: members.at(at).cast(), rows: n, cols: n };
            let entry = |i, j| a.get(i, at % distinct * n + j);
            let factor = |i, j| f.get(i, j);
            let ratio = if cholesky {
                cholesky_ratio(n, members.lower, entry, factor, T::EPS)
            } else {
                // SAFETY: n pivots of this member, which belong to the problem.
                let pivots = unsafe { std::slice::from_raw_parts(members.pivots(at), n) };
                lu_ratio(n, n, entry, factor, pivots, T::EPS)
            };
            // NaN stays.
            worst = if ratio <= worst { worst } else { ratio };
        }
        // SAFETY: an info for each member; it stays zero where an interface has none.
        let infos = unsafe { std::slice::from_raw_parts(members.infos, count) };
        match infos.iter().position(|&info| info != 0) {
            Some(at) => Err(format!("info = {} of member {at}", infos[at])),
            None => Ok(worst),
        }
    };
    Ok(Batch { way, setter, input, work, check: Box::new(check), status: 0, _memory: memory })
}

/// Entries of the members side by side: different ones, positive definite for a Cholesky factorization.
fn original(cholesky: bool, n: usize) -> impl Fn(usize, usize) -> C64 {
    move |i, column| {
        let (first, j) = (column - column % n, column % n);
        match i.cmp(&j) {
            _ if !cholesky => uniform(1, i, column),
            std::cmp::Ordering::Greater => uniform(1, i, column),
            std::cmp::Ordering::Less => uniform(1, j, first + i).conj(),
            std::cmp::Ordering::Equal => C64::new(n as f64, 0.0),
        }
    }
}

fn refill(work: &Filled, input: &Filled) {
    for offset in (0..work.1).step_by(input.1) {
        work.0.copy_from(offset, &input.0, input.1.min(work.1 - offset));
    }
}

impl Batch {
    pub fn renew(&self) {
        refill(&self.work, &self.input);
    }

    pub fn pass(&mut self) {
        self.status = (self.way.run)();
    }

    /// Residual ratio after a first pass.
    pub fn check(&mut self) -> Result<f64, String> {
        self.renew();
        self.pass();
        if self.status != 0 { Err(format!("status {}", self.status)) } else { (self.check)() }
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        if let Some(setter) = self.setter {
            setter.set(0);
        }
    }
}

/// Settles on the fastest way: the best of some passes each.
fn fastest(mut ways: Vec<Way>, setter: Option<ThreadSetter>, renew: impl Fn()) -> Way {
    let enter = |way: &Way| {
        if let Some(setter) = setter {
            setter.set(way.inner);
        }
        // Threads that another way had keep polling for a while.
        std::thread::sleep(POLLING + POLLING / 4);
    };
    let mut best = (f64::MAX, 0);
    for (at, way) in ways.iter().enumerate().filter(|_| ways.len() > 1) {
        enter(way);
        let all = Instant::now();
        for pass in 0..10 {
            if pass > 1 && all.elapsed() > Duration::from_millis(500) {
                break;
            }
            renew();
            let start = Instant::now();
            (way.run)();
            let seconds = start.elapsed().as_secs_f64();
            if seconds < best.0 {
                best = (seconds, at);
            }
        }
    }
    let way = ways.swap_remove(best.1);
    drop(ways);
    enter(&way);
    way
}

/// The loop over the members, all threads for one member after the other, the library's own routine.
fn peer_ways(
    library: &Library,
    m: Members,
    setter: Option<ThreadSetter>,
) -> Result<Vec<Way>, Obstacle> {
    let threads = team::threads();
    if threads > 1 && setter.is_none() {
        return Err(Obstacle::Missing("a way to set the number of threads".into()));
    }
    let some = factor_some(library, m)?;
    let mut ways = Vec::new();
    let share = some.clone();
    let single = move || {
        if let Some(setter) = setter.filter(|s| s.per_thread) {
            setter.set(1);
        }
    };
    let pieces = if threads > 1 { m.count.min(PIECES * threads) } else { 1 };
    let team = Team::new(threads, single, pieces, move |i| {
        share(m.count * i / pieces..m.count * (i + 1) / pieces);
    });
    let run = Box::new(move || {
        team.run();
        0
    });
    ways.push(Way { inner: 1, run });
    if threads > 1 && m.n >= LARGE {
        let run = Box::new(move || {
            some(0..m.count);
            0
        });
        ways.push(Way { inner: 0, run });
    }
    if library.batched {
        ways.extend(strided(library, m));
    }
    Ok(ways)
}

type Share = Arc<dyn Fn(Range<usize>) + Send + Sync>;

/// The library's LAPACK routine on one member after the other.
fn factor_some(library: &Library, m: Members) -> Result<Share, Obstacle> {
    let name = format!("{}{}", m.kind as char, if m.cholesky { "potrf" } else { "getrf" });
    let address = library.address(&name).ok_or(Obstacle::Missing(name))?;
    let (n, uplo) = (m.n, if m.lower { b'L' } else { b'U' });
    Ok(if m.cholesky {
        type Potrf = unsafe extern "C" fn(&u8, &i32, *mut c_void, &i32, *mut i32, usize);
        // SAFETY: LAPACK's interface, with the hidden length of the character.
        let potrf = unsafe { std::mem::transmute::<*mut c_void, Potrf>(address) };
        Arc::new(move |range| {
            for i in range {
                // SAFETY: a member of order n.
                unsafe { potrf(&uplo, &n, m.at(i), &n, m.info(i), 1) };
            }
        })
    } else {
        type Getrf = unsafe extern "C" fn(&i32, &i32, *mut c_void, &i32, *mut i32, *mut i32);
        // SAFETY: LAPACK's interface.
        let getrf = unsafe { std::mem::transmute::<*mut c_void, Getrf>(address) };
        Arc::new(move |range| {
            for i in range {
                // SAFETY: a member of order n, with n pivots.
                unsafe { getrf(&n, &n, m.at(i), &n, m.pivots(i), m.info(i)) };
            }
        })
    })
}

/// MKL's batched routines for members at equal distances; LU with partial pivoting.
fn strided(library: &Library, m: Members) -> Option<Way> {
    let kind = m.kind as char;
    let (n, stride, count) = (m.n, m.n * m.n, m.count as i32);
    let run: Box<dyn Fn() -> i32> = if m.cholesky {
        type Potrf =
            unsafe extern "C" fn(&u8, &i32, *mut c_void, &i32, &i32, &i32, *mut i32, usize);
        let address = library.address(&format!("{kind}potrf_batch_strided"))?;
        // SAFETY: MKL's interface.
        let potrf = unsafe { std::mem::transmute::<*mut c_void, Potrf>(address) };
        let uplo = if m.lower { b'L' } else { b'U' };
        Box::new(move || {
            // SAFETY: all members, with an info each.
            unsafe { potrf(&uplo, &n, m.at(0), &n, &stride, &count, m.infos, 1) };
            0
        })
    } else {
        type Getrf = unsafe extern "C" fn(
            &i32,
            &i32,
            *mut c_void,
            &i32,
            &i32,
            *mut i32,
            &i32,
            &i32,
            *mut i32,
        );
        let address = library.address(&format!("{kind}getrf_batch_strided"))?;
        // SAFETY: MKL's interface.
        let getrf = unsafe { std::mem::transmute::<*mut c_void, Getrf>(address) };
        Box::new(move || {
            // SAFETY: all members, with n pivots and an info each.
            unsafe { getrf(&n, &n, m.at(0), &n, &stride, m.pivots, &n, &count, m.infos) };
            0
        })
    };
    Some(Way { inner: 0, run })
}
