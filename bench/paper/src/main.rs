//! Measures the ladder: blocks of rows of several sizes first, the best of which is then used; all rungs against the
//! order; numbers of workers. Every point is a line as soon as it is done, and is in the JSON file; report.py makes
//! tables and plots.
//!
//! Exit status: 0, or 1 if a result was wrong, or 2 if the run could not start.

mod machine;
mod measure;
mod options;
mod results;

use lucho_paper::ladder::blocked::Lucho;
use lucho_paper::ladder::{Operation, Rung};
use machine::Usage;
use measure::{Limits, Outcome, Point, measure};
use options::{Options, Precision};
use results::{Results, median};
use std::collections::HashMap;
use std::io::{IsTerminal, Write};
use std::time::Instant;

/// Before any size has been tried.
const BLOCK: usize = 64;

fn main() {
    match Options::parse(std::env::args().skip(1)).and_then(|o| run(&o)) {
        Ok(wrong) => std::process::exit(i32::from(wrong)),
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    }
}

/// Measures everything; true if some result was wrong.
fn run(o: &Options) -> Result<bool, String> {
    std::fs::create_dir_all(&o.out).map_err(|e| format!("{}: {e}", o.out))?;
    let variable = |name| std::env::var(name).unwrap_or_default();
    let mut run = Run {
        lucho: o.lucho.as_deref().map(Lucho::load).transpose()?,
        limits: Limits { rounds: o.rounds, budget: o.budget },
        results: Results {
            machine: machine::describe(),
            others: 0.0,
            date: variable("LUCHO_BENCH_DATE"),
            commit: variable("LUCHO_BENCH_COMMIT"),
            rounds: o.rounds,
            budget: o.budget,
            cores: o.cores,
            rows: Vec::new(),
        },
        json: format!("{}/paper.json", o.out),
        start: Instant::now(),
        usage: Usage::now(),
        known: HashMap::new(),
    };
    println!("{}; {} workers where orders are compared", run.results.machine, o.cores);
    if run.lucho.is_none() {
        println!("liblucho.so was not named (--lucho): its rungs are not there");
    }
    for &operation in &o.operations {
        for &precision in &o.precisions {
            let mut block = BLOCK;
            if o.has("blocks") {
                block = run.blocks(o, operation, precision)?.unwrap_or(BLOCK);
            }
            if o.has("orders") {
                run.orders(o, operation, precision, block)?;
            }
            if o.has("workers") {
                run.workers(o, operation, precision, block)?;
            }
        }
    }
    println!("\nothers kept {:.2} cores busy meanwhile", run.results.others);
    Ok(run.results.rows.iter().any(|(_, outcome)| matches!(outcome, Outcome::Wrong(_))))
}

/// What times are predicted from: they grow with the third power of the order.
type Family = (Operation, Precision, Rung, usize, usize);

struct Run {
    lucho: Option<Lucho>,
    limits: Limits,
    results: Results,
    json: String,
    start: Instant,
    usage: Usage,
    /// The largest order measured, and its time.
    known: HashMap<Family, (usize, f64)>,
}

impl Run {
    /// Tries sizes of blocks at one order, and returns the best.
    fn blocks(
        &mut self,
        o: &Options,
        operation: Operation,
        precision: Precision,
    ) -> Result<Option<usize>, String> {
        heading(operation, precision, &format!("rows in a block, order {}", o.tune));
        let mut best: Option<(f64, usize)> = None;
        for &block in &o.blocks {
            let (rung, order, workers) = (Rung::RowBlock, o.tune, o.cores);
            let part = "blocks";
            let time =
                self.point(Point { part, operation, precision, rung, order, workers, block })?;
            let Some(time) = time else { continue };
            if best.is_none_or(|(least, _)| time < least) {
                best = Some((time, block));
            }
        }
        Ok(best.map(|(_, block)| block))
    }

    /// All rungs against the order.
    fn orders(
        &mut self,
        o: &Options,
        operation: Operation,
        precision: Precision,
        block: usize,
    ) -> Result<(), String> {
        heading(operation, precision, &format!("the rungs, blocks of {block} rows"));
        for order in o.orders(operation) {
            for rung in Rung::ALL.into_iter().filter(|r| r.has(operation)) {
                let workers = if rung.is_parallel() || rung.is_lucho() { o.cores } else { 1 };
                let block = if rung == Rung::RowBlock { block } else { 0 };
                let part = "orders";
                self.point(Point { part, operation, precision, rung, order, workers, block })?;
            }
        }
        Ok(())
    }

    /// Numbers of workers at one order.
    fn workers(
        &mut self,
        o: &Options,
        operation: Operation,
        precision: Precision,
        block: usize,
    ) -> Result<(), String> {
        heading(operation, precision, &format!("numbers of workers, order {}", o.tune));
        for rung in Rung::ALL.into_iter().filter(|r| r.is_parallel()) {
            for &workers in &o.workers {
                let block = if rung == Rung::RowBlock { block } else { 0 };
                let (part, order) = ("workers", o.tune);
                self.point(Point { part, operation, precision, rung, order, workers, block })?;
            }
        }
        Ok(())
    }

    /// Measures a point, unless it would take too long, and says so; returns the median time.
    fn point(&mut self, point: Point) -> Result<Option<f64>, String> {
        let p = &point;
        let family = (p.operation, p.precision, p.rung, p.workers, p.block);
        let predicted = self
            .known
            .get(&family)
            .map(|&(order, seconds)| seconds * p.operation.work(p.order) / p.operation.work(order));
        self.status(p);
        let outcome = match predicted {
            Some(predicted) if predicted > self.limits.budget => Outcome::Skipped { predicted },
            _ => measure(p, self.lucho.as_ref(), &self.limits),
        };
        let mut time = None;
        if let Outcome::Timed { seconds, .. } = &outcome {
            time = Some(median(seconds));
            let largest = self.known.get(&family).map_or(0, |&(order, _)| order);
            if p.order >= largest {
                self.known.insert(family, (p.order, median(seconds)));
            }
        }
        self.clear();
        println!("{}", line(p, &outcome));
        let _ = std::io::stdout().flush();
        self.results.rows.push((point, outcome));
        self.results.others = self.usage.others_since();
        self.results.write(&self.json)?;
        Ok(time)
    }

    /// The line at the bottom of a terminal that tells what is going on.
    fn status(&self, p: &Point) {
        if std::io::stderr().is_terminal() {
            let minutes = self.start.elapsed().as_secs() / 60;
            let (operation, precision) = (p.operation.name(), p.precision.name());
            let rung = p.rung.name();
            eprint!("\r\x1b[K[{minutes} min] {operation} {precision} {rung} {}", p.order);
            let _ = std::io::stderr().flush();
        }
    }

    fn clear(&self) {
        if std::io::stderr().is_terminal() {
            eprint!("\r\x1b[K");
        }
    }
}

fn heading(operation: Operation, precision: Precision, what: &str) {
    println!("\n{} {}: {what}", operation.name(), precision.name());
    println!(
        "{:<16} {:>6} {:>7} {:>5} {:>10} {:>9} {:>8}",
        "rung", "order", "workers", "block", "seconds", "GFLOP/s", "ratio"
    );
}

fn line(p: &Point, outcome: &Outcome) -> String {
    let block = if p.block == 0 { String::from("-") } else { p.block.to_string() };
    let name = p.rung.name();
    let head = format!("{name:<16} {:>6} {:>7} {block:>5}", p.order, p.workers);
    match outcome {
        Outcome::Timed { seconds, ratio } => {
            let time = median(seconds);
            let speed = p.operation.work(p.order) / time * 1e-9;
            format!("{head} {time:>10.3e} {speed:>9.2} {ratio:>8.1e}")
        }
        Outcome::Skipped { predicted } => {
            format!("{head} skipped: would take {predicted:.0} s (--budget)")
        }
        Outcome::NotThere(name) => format!("{head} not there: {name}"),
        Outcome::NoMemory(why) => format!("{head} skipped: {why}"),
        Outcome::Wrong(why) => format!("{head} WRONG: {why}"),
    }
}
