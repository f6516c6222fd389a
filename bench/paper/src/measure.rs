//! One point: a matrix factored by one rung, checked and timed.

use crate::machine;
use crate::options::Precision;
use half::{bf16, f16};
use lucho_paper::ladder::blocked::{Lucho, Routine};
use lucho_paper::ladder::{Operation, Rung, Setting};
use lucho_paper::matrix::{Layout, Matrix, definite, dominant, uniform};
use lucho_paper::residual::{self, Factors, LIMIT};
use lucho_paper::storage::Storage;
use std::time::Instant;

#[derive(Clone, Debug)]
pub struct Point {
    pub part: &'static str,
    pub operation: Operation,
    pub precision: Precision,
    pub rung: Rung,
    pub order: usize,
    /// Threads; 1 where a rung has no more.
    pub workers: usize,
    /// Rows in a block; 0 where a rung has none.
    pub block: usize,
}

#[derive(Clone, Debug)]
pub enum Outcome {
    Timed {
        seconds: Vec<f64>,
        ratio: f64,
    },
    /// Beyond the budget; what it would take.
    Skipped {
        predicted: f64,
    },
    /// lucho, or this library's version of it, does not have the routine.
    NotThere(String),
    NoMemory(String),
    Wrong(String),
}

pub struct Limits {
    pub rounds: usize,
    /// Seconds for all rounds of a point.
    pub budget: f64,
}

pub fn measure(point: &Point, lucho: Option<&Lucho>, limits: &Limits) -> Outcome {
    let bytes =
        2 * point.order * point.order * if point.precision == Precision::Single { 4 } else { 2 };
    let have = machine::available_memory();
    if bytes > have {
        return Outcome::NoMemory(format!("needs {} MB, there are {}", bytes >> 20, have >> 20));
    }
    match point.precision {
        Precision::Single => measure_in::<f32>(point, lucho, limits),
        Precision::Half => measure_in::<f16>(point, lucho, limits),
        Precision::Bfloat => measure_in::<bf16>(point, lucho, limits),
    }
}

fn measure_in<T: Storage>(point: &Point, lucho: Option<&Lucho>, limits: &Limits) -> Outcome {
    let Point { operation, rung, order, workers, block, .. } = *point;
    if !rung.is_lucho() {
        return rounds::<T>(point, limits, Layout::Rows, |a, _| {
            rung.factor(operation, a, Setting { workers, block: block.max(1) });
            Ok(())
        });
    }
    let Some(lucho) = lucho else {
        return Outcome::NotThere("liblucho.so".into());
    };
    let routine = lucho.set_threads(workers).and_then(|()| lucho.routine::<T>(rung, operation));
    match routine {
        Err(missing) => Outcome::NotThere(missing.0.into()),
        Ok(routine) => rounds::<T>(point, limits, Routine::layout(operation), |a, pivots| {
            debug_assert_eq!(a.n, order);
            routine.factor(a, (rung == Rung::Pivoted).then_some(pivots))
        }),
    }
}

fn rounds<T: Storage>(
    point: &Point,
    limits: &Limits,
    layout: Layout,
    factor: impl Fn(&mut Matrix<T>, &mut [i32]) -> Result<(), String>,
) -> Outcome {
    let a = problem::<T>(point, layout);
    let mut work = a.clone();
    let mut pivots = vec![0; point.order];
    let mut once = || -> Result<f64, String> {
        work.data.copy_from_slice(&a.data);
        let start = Instant::now();
        factor(&mut work, &mut pivots)?;
        Ok(start.elapsed().as_secs_f64())
    };
    let first = match once() {
        Ok(seconds) => seconds,
        Err(why) => return Outcome::Wrong(why),
    };
    // The first of several meets cold caches and sleeping threads, and is not counted.
    let mut seconds = if repeats(first, limits) { Vec::new() } else { vec![first] };
    let mut spent = first;
    while seconds.len() < limits.rounds && repeats(first, limits) && spent + first < limits.budget {
        match once() {
            Ok(time) => {
                seconds.push(time);
                spent += time;
            }
            Err(why) => return Outcome::Wrong(why),
        }
    }
    let kind = match (point.operation, point.rung) {
        (Operation::Lu, Rung::Pivoted) => Factors::Pivoted(&pivots),
        (Operation::Lu, _) => Factors::Lu,
        (Operation::Cholesky, _) => Factors::Cholesky,
    };
    let ratio = residual::ratio(&a, &work, kind);
    if ratio <= LIMIT {
        Outcome::Timed { seconds, ratio }
    } else {
        Outcome::Wrong(format!("residual ratio {ratio:.3e}"))
    }
}

/// Whether there is time for more than one.
fn repeats(first: f64, limits: &Limits) -> bool {
    limits.rounds > 1 && 2.0 * first < limits.budget
}

/// Partial pivoting gets a matrix that needs it.
fn problem<T: Storage>(point: &Point, layout: Layout) -> Matrix<T> {
    let n = point.order;
    match (point.operation, point.rung) {
        (Operation::Lu, Rung::Pivoted) => Matrix::new(n, layout, uniform),
        (Operation::Lu, _) => Matrix::new(n, layout, dominant(n)),
        (Operation::Cholesky, _) => Matrix::new(n, layout, definite(n)),
    }
}
