//! Compares lucho with other BLAS/LAPACK libraries on one machine; see README.md for how.
//!
//! The host process takes the points one after the other: every library's worker process sets the
//! problem up and has its result checked, then come the rounds, in each of which every library is
//! timed once, in rotating order, all other workers being stopped meanwhile. Rows are printed as they
//! are done; the JSON file is kept up to date; report.py makes plots and the summary out of it.
//!
//! Exit status: 0, or 1 if a result was wrong, or 2 if the run could not start.

mod buffer;
mod case;
mod ceiling;
mod element;
mod gate;
mod host;
mod library;
mod machine;
mod options;
mod problem;
mod results;
mod team;
mod worker;

use case::Case;
use gate::Gate;
use host::Worker;
use options::Options;
use results::{Ceiling, Outcome, Results, Row, quantile};
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

fn main() {
    let mut args = std::env::args().skip(1).peekable();
    if args.peek().is_some_and(|a| a == "--worker") {
        std::process::exit(worker::serve(&args.nth(1).unwrap_or_default()));
    }
    match Options::parse(args).and_then(|o| run(&o)) {
        Ok(wrong) => std::process::exit(i32::from(wrong)),
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    }
}

/// Measures everything; true if some result was wrong.
fn run(o: &Options) -> Result<bool, String> {
    let cases = o.cases();
    if cases.is_empty() {
        return Err("no point is called that; see --list".into());
    }
    if o.list {
        let mut out = std::io::stdout().lock();
        for (_, c) in &cases {
            let [m, n, k] = [c.m, c.n, c.k];
            let name = c.routine();
            let line = writeln!(out, "{name:<12} {:<8} {:>9}   m={m} n={n} k={k}", c.shape, c.size);
            // Whoever reads the list may have seen enough.
            if line.is_err() {
                break;
            }
        }
        return Ok(false);
    }
    std::fs::create_dir_all(&o.out).map_err(|e| format!("{}: {e}", o.out))?;
    let json = format!("{}/bench.json", o.out);
    let mut results = Results {
        machine: machine::describe(),
        date: std::env::var("LUCHO_BENCH_DATE").unwrap_or_default(),
        rounds: o.rounds,
        others: Vec::new(),
        commit: std::env::var("LUCHO_BENCH_COMMIT").unwrap_or_default(),
        libraries: Vec::new(),
        ceilings: Vec::new(),
        rows: Vec::new(),
    };
    for name in &o.libraries {
        let answer = Worker::new(name, 1).ask("version")?;
        let version = answer.strip_prefix("version").ok_or(format!("{name}: {answer}"))?.trim();
        println!("{name:<9} {version}");
        results.libraries.push((name.clone(), version.into()));
    }
    println!("machine   {}", results.machine);

    let mut progress = Progress::new(cases.len() * o.threads.len());
    let mut saved = Instant::now();
    for &threads in &o.threads {
        let usage = machine::Usage::now();
        // The core that is looked at is the one that works.
        let _core = (threads == 1 && !o.quiet.is_zero()).then(machine::one_core);
        let mut gate = Gate::new(threads, o.quiet);
        let mut workers: Vec<Worker> =
            o.libraries.iter().map(|name| Worker::new(name, threads)).collect();
        let mut family = "";
        for (index, case) in &cases {
            if case.family != family {
                family = case.family;
                progress.say(&format!("ceilings, {threads} threads"));
                sample(&mut results.ceilings, threads);
                progress.clear();
                header(&results, case, threads);
            }
            let row = measure(o, &mut workers, *index, case, &mut gate, &mut progress);
            progress.clear();
            print_row(&row);
            results.rows.push(row);
            progress.done += 1;
            if saved.elapsed() > Duration::from_secs(10) {
                write(&json, &results)?;
                saved = Instant::now();
            }
        }
        // Ended workers are counted as our own.
        drop(workers);
        let (others, stolen) = usage.others_since();
        results.others.push((threads, others, stolen));
    }
    write(&json, &results)?;
    let wrong = |r: &Row| r.outcomes.iter().any(|o| matches!(o, Outcome::Wrong(_)));
    Ok(results.rows.iter().any(wrong))
}

fn write(path: &str, results: &Results) -> Result<(), String> {
    // A reader never meets half a file.
    let part = format!("{path}.part");
    std::fs::write(&part, results.json())
        .and_then(|()| std::fs::rename(&part, path))
        .map_err(|e| format!("{path}: {e}"))
}

/// So many rounds on quiet cores are enough when no more are to be had.
const ENOUGH: usize = 3;

/// One point: set up and checked by every worker, then timed in rounds.
fn measure(
    o: &Options,
    workers: &mut [Worker],
    index: usize,
    case: &Case,
    gate: &mut Gate,
    progress: &mut Progress,
) -> Row {
    let threads = workers[0].threads;
    let name = format!("{} {} {} ({threads} threads)", case.routine(), case.shape, case.size);
    let need = case.memory(workers.len());
    if need > machine::available_memory() {
        // The last problem's operands may be what is missing.
        workers.iter_mut().for_each(|w| drop(w.ask("drop")));
    }
    let have = machine::available_memory();
    let mut outcomes: Vec<Outcome> = Vec::new();
    for w in workers.iter_mut() {
        progress.say(&format!("{name}: {} checks", w.name));
        outcomes.push(if need > have {
            Outcome::Skipped(format!("needs {} MB of memory for all libraries", need >> 20))
        } else {
            prepare(w, index, o.least_ms)
        });
    }
    gate.next();
    let (mut quiet, mut noisy) = (0, 0);
    // Short calls feel the machine's moods most, and cost little to repeat.
    let start = Instant::now();
    for round in 0..5 * o.rounds {
        if round >= o.rounds && start.elapsed() - gate.waited() > Duration::from_secs(1) {
            break;
        }
        for turn in 0..workers.len() {
            let at = (round + turn) % workers.len();
            progress.say(&format!("{name}: round {} {}", round + 1, workers[at].name));
            let Outcome::Timed { seconds, .. } = &mut outcomes[at] else { continue };
            match gate.timing(|| time(&mut workers[at])) {
                Ok(value) => seconds.push(value),
                Err(why) => outcomes[at] = Outcome::Wrong(why),
            }
        }
        noisy = gate.noisy();
        if noisy == 0 {
            quiet = round + 1;
        } else if quiet >= ENOUGH {
            // Few rounds on quiet cores tell more than all.
            noisy = 0;
            outcomes.iter_mut().for_each(|outcome| keep_rounds(outcome, quiet));
            break;
        }
    }
    Row { case: case.clone(), threads, noisy, outcomes }
}

fn keep_rounds(outcome: &mut Outcome, rounds: usize) {
    if let Outcome::Timed { seconds, .. } = outcome {
        seconds.truncate(rounds);
    }
}

fn prepare(worker: &mut Worker, index: usize, least_ms: f64) -> Outcome {
    let answer = match worker.ask(&format!("prepare {index} {least_ms}")) {
        Ok(answer) => answer,
        Err(why) => return Outcome::Wrong(why),
    };
    match answer.split_once(' ') {
        Some(("ready", ratio)) => match ratio.parse::<f64>() {
            Ok(ratio) if ratio <= problem::LIMIT => Outcome::Timed { seconds: Vec::new(), ratio },
            _ => Outcome::Wrong(format!("residual ratio {ratio}")),
        },
        Some(("missing", _)) => Outcome::Missing,
        _ => Outcome::Wrong(answer),
    }
}

fn time(worker: &mut Worker) -> Result<f64, String> {
    let answer = worker.ask("time")?;
    let seconds = answer.strip_prefix("time ").and_then(|s| s.split(' ').next()?.parse().ok());
    seconds.ok_or(answer)
}

/// Looks at all ceilings once more.
fn sample(ceilings: &mut Vec<Ceiling>, threads: usize) {
    let mut add = |name, unit, value| match ceilings
        .iter_mut()
        .find(|c| c.name == name && c.threads == threads)
    {
        Some(c) => c.seen.push(value),
        None => ceilings.push(Ceiling { name, unit, threads, seen: vec![value] }),
    };
    for kind in ceiling::KINDS.iter().filter(|k| (k.has)()) {
        for _ in 0..3 {
            add(kind.name, "GFLOP/s", ceiling::rate(kind, threads));
        }
    }
    add("triad", "GB/s", ceiling::triad(threads));
}

fn header(results: &Results, case: &Case, threads: usize) {
    let ceilings: Vec<String> = results
        .ceilings
        .iter()
        .filter(|c| c.threads == threads)
        .map(|c| {
            format!("{} {:.1} ({:.1})", c.name, quantile(&c.seen, 0.5), quantile(&c.seen, 1.0))
        })
        .collect();
    println!(
        "\n{}, {threads} thread{}: {}, median (best); ceilings {}",
        case.family,
        if threads == 1 { "" } else { "s" },
        case.unit(),
        ceilings.join(", ")
    );
    print!("{:<12} {:<8} {:>8}", "routine", "shape", "n");
    results.libraries.iter().for_each(|(name, _)| print!(" {name:>16}"));
    println!("   ratio");
}

fn print_row(row: &Row) {
    let c = &row.case;
    print!("{:<12} {:<8} {:>8}", c.routine(), c.shape, c.size);
    for outcome in &row.outcomes {
        let cell = match outcome {
            Outcome::Timed { seconds, .. } => {
                let speed = |q| c.work() / quantile(seconds, q) * 1e-9;
                format!("{} ({})", digits(speed(0.5)), digits(speed(0.0)))
            }
            Outcome::Missing => "missing".into(),
            Outcome::Skipped(_) => "skipped".into(),
            Outcome::Wrong(_) => "WRONG".into(),
        };
        print!(" {cell:>16}");
    }
    match row.ratio() {
        None => println!("       -"),
        Some(ratio) => println!("  {ratio:>6.2}{}", if ratio < 1.0 { " behind" } else { "" }),
    }
    for (outcome, at) in row.outcomes.iter().zip(0..) {
        if let Outcome::Wrong(why) | Outcome::Skipped(why) = outcome {
            println!("    library {at}: {why}");
        }
    }
}

/// Three significant digits without an exponent.
fn digits(v: f64) -> String {
    match v {
        v if v >= 100.0 => format!("{v:.0}"),
        v if v >= 10.0 => format!("{v:.1}"),
        v => format!("{v:.2}"),
    }
}

/// The line at the bottom of a terminal that tells what is going on.
struct Progress {
    start: Instant,
    total: usize,
    done: usize,
    visible: bool,
}

impl Progress {
    fn new(total: usize) -> Progress {
        let visible = std::io::stderr().is_terminal();
        Progress { start: Instant::now(), total, done: 0, visible }
    }

    fn say(&self, what: &str) {
        if self.visible {
            let minutes = self.start.elapsed().as_secs() / 60;
            eprint!("\r\x1b[K[{}/{}, {minutes} min] {what}", self.done + 1, self.total);
            let _ = std::io::stderr().flush();
        }
    }

    fn clear(&self) {
        if self.visible {
            eprint!("\r\x1b[K");
            let _ = std::io::stderr().flush();
        }
    }
}
