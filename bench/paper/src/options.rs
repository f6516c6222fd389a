//! The command line.

use lucho_paper::ladder::Operation;

pub const HELP: &str = "\
bench/paper/run [options]
  --orders LIST       orders of the matrices (128,256,512,1024,2048,4096)
  --workers LIST      numbers of workers to compare (1,2,4,8,16)
  --blocks LIST       rows in a block to compare (8,16,32,64,128,256)
  --rounds N          timings of a point, of which the median counts (5); long points get fewer
  --budget SECONDS    a point that would take longer is left out, and said so (10); rounds end there, too
  --tune N            the order at which blocks and numbers of workers are compared (2048)
  --cores N           workers when orders are compared (the processors there are, at most 16)
  --operations LIST   among lu,cholesky (both)
  --precisions LIST   among single,half,bfloat (single,half)
  --parts LIST        among blocks,orders,workers (all)
  --full              the paper's orders, 128 to 8192 (Cholesky 16384), without a budget: hours
  --lucho FILE        liblucho.so (environment: LUCHO_BENCH_LUCHO)
  --out DIR           where the results go (bench/results/paper)
";

/// The default orders, the paper's, and its largest for Cholesky alone.
const ORDERS: [usize; 6] = [128, 256, 512, 1024, 2048, 4096];
const LARGE: usize = 8192;
const LARGEST: usize = 16384;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Precision {
    Single,
    Half,
    Bfloat,
}

impl Precision {
    const ALL: [Precision; 3] = [Precision::Single, Precision::Half, Precision::Bfloat];

    pub fn name(self) -> &'static str {
        match self {
            Precision::Single => "single",
            Precision::Half => "half",
            Precision::Bfloat => "bfloat",
        }
    }
}

pub struct Options {
    orders: Vec<usize>,
    pub workers: Vec<usize>,
    pub blocks: Vec<usize>,
    pub rounds: usize,
    pub budget: f64,
    pub tune: usize,
    pub cores: usize,
    pub operations: Vec<Operation>,
    pub precisions: Vec<Precision>,
    pub parts: Vec<String>,
    full: bool,
    pub lucho: Option<String>,
    pub out: String,
}

impl Options {
    /// Reads the command line; the error is a text for the user.
    pub fn parse(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
        let cores = std::thread::available_parallelism().map_or(1, |n| n.get()).min(16);
        let mut o = Options {
            orders: Vec::new(),
            workers: vec![1, 2, 4, 8, 16],
            blocks: vec![8, 16, 32, 64, 128, 256],
            rounds: 5,
            budget: 0.0,
            tune: 2048,
            cores,
            operations: Operation::ALL.to_vec(),
            precisions: vec![Precision::Single, Precision::Half],
            parts: ["blocks", "orders", "workers"].map(str::to_owned).to_vec(),
            full: false,
            lucho: std::env::var("LUCHO_BENCH_LUCHO").ok(),
            out: "bench/results/paper".into(),
        };
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--full" => o.full = true,
                "--help" | "-h" => return Err(HELP.into()),
                _ => {
                    let value = args.next().ok_or(format!("{arg} needs a value\n{HELP}"))?;
                    o.set(&arg, value)?;
                }
            }
        }
        if o.budget == 0.0 {
            o.budget = if o.full { f64::INFINITY } else { 10.0 };
        }
        Ok(o)
    }

    fn set(&mut self, arg: &str, value: String) -> Result<(), String> {
        match arg {
            "--orders" => self.orders = numbers(arg, &value, usize::MAX)?,
            "--workers" => self.workers = numbers(arg, &value, 256)?,
            "--blocks" => {
                self.blocks = numbers(arg, &value, lucho_paper::ladder::row_block::LARGEST)?
            }
            "--rounds" => self.rounds = number(arg, &value, usize::MAX)?,
            "--tune" => self.tune = number(arg, &value, usize::MAX)?,
            "--cores" => self.cores = number(arg, &value, 256)?,
            "--budget" => {
                let seconds = value.parse::<f64>().ok().filter(|s| *s > 0.0);
                self.budget = seconds.ok_or(format!("{arg} {value}: seconds are wanted"))?;
            }
            "--operations" => {
                self.operations = chosen(arg, &value, &Operation::ALL, Operation::name)?
            }
            "--precisions" => {
                self.precisions = chosen(arg, &value, &Precision::ALL, Precision::name)?
            }
            "--parts" => {
                let parts = chosen(arg, &value, &["blocks", "orders", "workers"], |p| p)?;
                self.parts = parts.into_iter().map(str::to_owned).collect();
            }
            "--lucho" => self.lucho = Some(value),
            "--out" => self.out = value,
            _ => return Err(format!("unknown option {arg}\n{HELP}")),
        }
        Ok(())
    }

    /// The orders that an operation is measured at, from the smallest on.
    pub fn orders(&self, operation: Operation) -> Vec<usize> {
        let mut orders = self.orders.clone();
        if orders.is_empty() {
            orders.extend(ORDERS);
            if self.full {
                orders.push(LARGE);
                orders.extend((operation == Operation::Cholesky).then_some(LARGEST));
            }
        }
        orders.sort_unstable();
        orders.dedup();
        orders
    }

    pub fn has(&self, part: &str) -> bool {
        self.parts.iter().any(|p| p == part)
    }
}

fn number(arg: &str, value: &str, most: usize) -> Result<usize, String> {
    let number = value.parse().ok().filter(|n| (1..=most).contains(n));
    number.ok_or(format!("{arg} {value}: a number from 1 to {most} is wanted"))
}

fn numbers(arg: &str, value: &str, most: usize) -> Result<Vec<usize>, String> {
    value.split(',').map(|word| number(arg, word, most)).collect()
}

fn chosen<T: Copy>(
    arg: &str,
    value: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<Vec<T>, String> {
    let names: Vec<&str> = all.iter().map(|&t| name(t)).collect();
    let find = |word| all.iter().copied().find(|&t| name(t) == word);
    let wrong = |word| format!("{arg} {word}: wanted are {}", names.join(", "));
    value.split(',').map(|word| find(word).ok_or_else(|| wrong(word))).collect()
}
