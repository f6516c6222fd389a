//! Factorization speed of lucho against OpenBLAS, interleaved in one process.
//!
//! Every round times each library once on a fresh copy of the same matrix, in turn, so that a noisy
//! machine disturbs both alike; the figures are medians over the rounds, and the ratio is the ratio of
//! the medians. A pause before each timing lets the other library's spinning threads go to sleep.
//!
//! Usage: lucho-bench [--rounds R] [--sizes 1024,3000] [--routines spotrf,...] [--json FILE]
//! The peer is the shared library named by LUCHO_BENCH_OPENBLAS (symbols `scipy_spotrf_`, ... or
//! `spotrf_`, ...). Both use LUCHO_NUM_THREADS / OPENBLAS_NUM_THREADS threads; `make bench` sets both.

mod peer;
mod problem;
mod report;

use peer::Peer;
use report::Row;
use std::time::{Duration, Instant};

struct Options {
    rounds: usize,
    sizes: Vec<usize>,
    routines: Vec<String>,
    json: Option<String>,
}

fn options() -> Options {
    let list = |s: &str| s.split(',').map(str::to_owned).collect::<Vec<_>>();
    let mut o = Options {
        rounds: 9,
        sizes: vec![1024, 3000],
        routines: list("spotrf,dpotrf,cpotrf,zpotrf,sgetrf,dgetrf,cgetrf,zgetrf"),
        json: None,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let value = args.next().unwrap_or_else(|| panic!("{arg} needs a value"));
        match arg.as_str() {
            "--rounds" => o.rounds = value.parse().expect("--rounds N"),
            "--sizes" => {
                o.sizes = list(&value).iter().map(|s| s.parse().expect("a size")).collect()
            }
            "--routines" => o.routines = list(&value),
            "--json" => o.json = Some(value),
            _ => panic!("unknown option {arg}"),
        }
    }
    o
}

fn pause() {
    std::thread::sleep(Duration::from_millis(60));
}

/// Times both libraries `rounds` times on the same input; seconds of (lucho, peer).
fn measure(peer: &Peer, routine: &str, n: usize, rounds: usize) -> (Vec<f64>, Vec<f64>) {
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    problem::with(routine, n, |p| {
        // One uncounted run of each touches memory, starts threads and checks the results' residuals.
        for (name, ratio) in [("lucho", p.check_lucho()), ("peer", p.check_peer(peer))] {
            assert!(ratio < 30.0, "{routine} n={n}: {name}'s residual ratio is {ratio}");
        }
        for round in 0..rounds {
            let lucho_first = round % 2 == 0;
            for turn in 0..2 {
                p.reset();
                pause();
                let start = Instant::now();
                if (turn == 0) == lucho_first {
                    p.run_lucho();
                    ours.push(start.elapsed().as_secs_f64());
                } else {
                    p.run_peer(peer);
                    theirs.push(start.elapsed().as_secs_f64());
                }
            }
        }
    });
    (ours, theirs)
}

fn main() {
    let o = options();
    let peer = Peer::load();
    let mut rows = Vec::new();
    for &n in &o.sizes {
        for routine in &o.routines {
            eprint!("\r{routine} n={n} ({} rounds)            ", o.rounds);
            let (ours, theirs) = measure(&peer, routine, n, o.rounds);
            rows.push(Row::new(routine, n, problem::flops(routine, n), ours, theirs));
        }
    }
    eprintln!();
    report::table(&rows, o.rounds);
    if let Some(path) = o.json {
        std::fs::write(&path, report::json(&rows)).expect("writing the JSON file");
    }
    if rows.iter().any(Row::below_floor) {
        println!("some rows are below their floor");
        std::process::exit(1);
    }
}
