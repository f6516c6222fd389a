//! The child process that owns one library: sets up a case on request, checks it, times it.
//!
//! Requests come as lines on the standard input, answers go as lines starting with '#' to the standard
//! output (a library may print other lines there). Between requests the process is stopped as a whole.
//!
//! | request | answer |
//! |---|---|
//! | `version` | `# version TEXT` |
//! | `prepare CASE MIN_MS` | `# ready RATIO`, `# missing NAME`, `# failed WHY` |
//! | `drop` | `# dropped` |
//! | `time` | `# time SECONDS CALLS` (SECONDS per call) |

use crate::case::{Case, catalogue};
use crate::library::Library;
use crate::problem::{Obstacle, Problem, build};
use std::io::{BufRead, Write};
use std::time::Instant;

/// Calls longer than this need no warming up.
const LONG_CALL: f64 = 0.02;

struct Prepared {
    problem: Problem,
    /// Rough seconds of one pass.
    pass: f64,
    /// Seconds that one timing must last.
    least: f64,
}

/// Serves requests until the input ends.
pub fn serve(name: &str) -> i32 {
    let library = match Library::load(name) {
        Ok(library) => library,
        Err(why) => {
            say(&format!("failed {why}"));
            return 1;
        }
    };
    let cases = catalogue();
    let mut prepared: Option<Prepared> = None;
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["version"] => say(&format!("version {}", library.version())),
            ["prepare", case, least] => {
                // The last problem's memory goes first.
                drop(prepared.take());
                let case = &cases[case.parse::<usize>().expect("a case's index")];
                let least = least.parse::<f64>().expect("milliseconds") * 1e-3;
                match prepare(case, &library, least) {
                    Ok((ready, ratio)) => {
                        prepared = Some(ready);
                        say(&format!("ready {ratio:e}"));
                    }
                    Err(Obstacle::Missing(name)) => say(&format!("missing {name}")),
                    Err(Obstacle::Failed(why)) => say(&format!("failed {why}")),
                }
            }
            ["drop"] => {
                prepared = None;
                say("dropped");
            }
            ["time"] => {
                // Nothing is prepared in a worker that replaces one that died.
                match prepared.as_mut().map(time) {
                    Some((seconds, calls)) => say(&format!("time {seconds:e} {calls}")),
                    None => say("failed: the worker died"),
                }
            }
            _ => say(&format!("failed request {line}")),
        }
    }
    0
}

fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "# {text}").and_then(|()| out.flush()).expect("writing to the host");
}

fn prepare(case: &Case, library: &Library, least: f64) -> Result<(Prepared, f64), Obstacle> {
    let mut problem = build(case, library)?;
    let start = Instant::now();
    let ratio = problem.check().map_err(Obstacle::Failed)?;
    let mut pass = start.elapsed().as_secs_f64();
    // What has been measured so far includes the check; short problems are looked at more closely.
    if case.work() < 2e9 {
        pass = f64::MAX;
        for _ in 0..3 {
            problem.renew();
            let start = Instant::now();
            problem.pass();
            pass = pass.min(start.elapsed().as_secs_f64());
        }
    }
    Ok((Prepared { problem, pass, least }, ratio))
}

/// Seconds per call, and how many calls they are the mean of.
fn time(p: &mut Prepared) -> (f64, usize) {
    if p.pass < LONG_CALL {
        // Wakes the library's threads, fills caches, lets the clock frequency settle.
        run(&mut p.problem, p.pass, p.least);
    }
    let (seconds, calls) = run(&mut p.problem, p.pass, p.least);
    p.pass = seconds / calls as f64 * p.problem.calls_per_pass() as f64;
    (seconds / calls as f64, calls)
}

/// Timed passes until they add up to `least`; refilling between them is not timed.
fn run(problem: &mut Problem, pass: f64, least: f64) -> (f64, usize) {
    let (mut seconds, mut calls) = (0.0, 0);
    let per_look = if problem.is_repeatable() {
        // Looks at the clock about ten times only.
        ((least / 10.0 / pass.max(1e-9)) as usize).clamp(1, 1_000_000)
    } else {
        1
    };
    while seconds < least {
        problem.renew();
        let start = Instant::now();
        for _ in 0..per_look {
            problem.pass();
        }
        seconds += start.elapsed().as_secs_f64();
        calls += per_look * problem.calls_per_pass();
    }
    (seconds, calls)
}
