//! The command line.

use crate::case::{Case, catalogue};
use std::time::Duration;

pub const HELP: &str = "\
bench/run [options]
  --quick             3 rounds, shorter timings, sizes up to 1024 (level 1: up to 100000)
  --rounds N          timings of each library per point, at least (7); points of short calls get up to
                      5 times as many while they last less than a second; see also --quiet
  --threads LIST      thread counts (1,2)
  --libs LIST         among lucho,mkl,openblas,faer (all); mkl-loop: mkl without its
                      batched routines
  --routines LIST     groups (level1, level2, level3, factor, lapack, batch, all), families (gemm),
                      routines (dgetrf), each perhaps with :SHAPE (gemm:k128); default all
  --sizes LIST        sizes and ranges, as in 8,16,256-2048 (all)
  --min-ms MS         shortest timing; short calls are repeated up to it (4)
  --quiet SECONDS     how long a point may wait for cores at full speed (2), which others may use; three
                      rounds or more on such cores are enough then; 0 takes each timing as it comes
  --out DIR           where the results go (bench/results/latest)
  --list              print the points that would be measured
";

pub struct Options {
    pub rounds: usize,
    pub threads: Vec<usize>,
    pub libraries: Vec<String>,
    pub routines: Vec<String>,
    sizes: Vec<(usize, usize)>,
    pub least_ms: f64,
    pub quiet: Duration,
    pub out: String,
    pub quick: bool,
    pub list: bool,
}

impl Options {
    /// Reads the command line; the error is a text for the user.
    pub fn parse(args: impl Iterator<Item = String>) -> Result<Options, String> {
        let list = |s: &str| s.split(',').map(str::to_owned).collect::<Vec<_>>();
        let mut o = Options {
            rounds: 0,
            threads: vec![1, 2],
            libraries: list("lucho,mkl,openblas,faer"),
            routines: list("all"),
            sizes: Vec::new(),
            least_ms: 0.0,
            quiet: Duration::from_secs(2),
            out: "results/latest".into(),
            quick: false,
            list: false,
        };
        let mut args = args.peekable();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--quick" => o.quick = true,
                "--list" => o.list = true,
                "--help" | "-h" => return Err(HELP.into()),
                _ => {
                    let value = args.next().ok_or(format!("{arg} needs a value\n{HELP}"))?;
                    let number =
                        |s: &str| s.parse::<usize>().map_err(|e| format!("{arg} {s}: {e}"));
                    match arg.as_str() {
                        "--rounds" => o.rounds = number(&value)?,
                        "--threads" => {
                            o.threads = value.split(',').map(number).collect::<Result<_, _>>()?
                        }
                        "--libs" => o.libraries = list(&value),
                        "--routines" => o.routines = list(&value),
                        "--sizes" => {
                            for word in value.split(',') {
                                let (a, b) = word.split_once('-').unwrap_or((word, word));
                                o.sizes.push((number(a)?, number(b)?));
                            }
                        }
                        "--min-ms" => {
                            o.least_ms = value.parse().map_err(|e| format!("{arg}: {e}"))?
                        }
                        "--quiet" => {
                            let seconds = value.parse().map_err(|e| format!("{arg}: {e}"))?;
                            o.quiet = Duration::try_from_secs_f64(seconds)
                                .map_err(|e| format!("{arg} {value}: {e}"))?;
                        }
                        "--out" => o.out = value,
                        _ => return Err(format!("unknown option {arg}\n{HELP}")),
                    }
                }
            }
        }
        if o.rounds == 0 {
            o.rounds = if o.quick { 3 } else { 7 };
        }
        if o.least_ms == 0.0 {
            o.least_ms = if o.quick { 2.0 } else { 4.0 };
        }
        Ok(o)
    }

    fn takes(&self, case: &Case) -> bool {
        let size = if self.sizes.is_empty() {
            let large = if case.is_level1() { 100_000 } else { 1024 };
            !self.quick || case.size <= large
        } else {
            self.sizes.iter().any(|&(a, b)| (a..=b).contains(&case.size))
        };
        size && self.routines.iter().any(|word| case.is_named(word))
    }

    /// The chosen cases, with their index in the catalogue.
    pub fn cases(&self) -> Vec<(usize, Case)> {
        catalogue().into_iter().enumerate().filter(|(_, c)| self.takes(c)).collect()
    }
}
