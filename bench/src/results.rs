//! Results as JSON, rewritten while the run goes on, so that an interrupted run is not lost.

use crate::case::Case;
use std::fmt::Write;

/// What one library gave at one point.
pub enum Outcome {
    /// Seconds per call of each round, and the residual ratio.
    Timed { seconds: Vec<f64>, ratio: f64 },
    /// No such routine in the library.
    Missing,
    /// Not run for want of memory.
    Skipped(String),
    /// A wrong result, a failure, a crash or a hang.
    Wrong(String),
}

pub struct Row {
    pub case: Case,
    pub threads: usize,
    /// Timings of all libraries that were taken while the cores ran slower than they can.
    pub noisy: usize,
    /// In the order of the libraries of the run.
    pub outcomes: Vec<Outcome>,
}

impl Row {
    /// The first library's speed over the best other one's: the median of the rounds' ratios, so that
    /// only timings that followed each other are compared.
    pub fn ratio(&self) -> Option<f64> {
        let Some(Outcome::Timed { seconds: ours, .. }) = self.outcomes.first() else { return None };
        let against = |outcome: &Outcome| match outcome {
            Outcome::Timed { seconds, .. } => {
                let each: Vec<f64> = seconds.iter().zip(ours).map(|(t, u)| t / u).collect();
                Some(quantile(&each, 0.5))
            }
            _ => None,
        };
        self.outcomes[1..].iter().filter_map(against).min_by(f64::total_cmp)
    }
}

/// One ceiling: its name, the number of threads, what was seen during the run.
pub struct Ceiling {
    pub name: &'static str,
    pub unit: &'static str,
    pub threads: usize,
    pub seen: Vec<f64>,
}

pub struct Results {
    pub machine: String,
    pub date: String,
    pub rounds: usize,
    /// Per thread count: cores kept busy by other programs, and by other machines, in the mean.
    pub others: Vec<(usize, f64, f64)>,
    pub commit: String,
    pub libraries: Vec<(String, String)>,
    pub ceilings: Vec<Ceiling>,
    pub rows: Vec<Row>,
}

/// The value at a quantile (0 = least, 0.5 = median) of unsorted numbers.
pub fn quantile(values: &[f64], q: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[((sorted.len() - 1) as f64 * q).round() as usize]
}

fn text(s: &str) -> String {
    let mut out = String::from("\"");
    for c in s.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if (c as u32) < 32 => out.push(' '),
            c => out.push(c),
        }
    }
    out + "\""
}

fn numbers(values: &[f64]) -> String {
    let all: Vec<String> = values.iter().map(|v| format!("{v:.4e}")).collect();
    format!("[{}]", all.join(", "))
}

impl Results {
    pub fn json(&self) -> String {
        let mut out = String::from("{\n");
        let pairs = [("machine", &self.machine), ("date", &self.date), ("commit", &self.commit)];
        for (key, value) in pairs {
            let _ = writeln!(out, "  {}: {},", text(key), text(value));
        }
        let _ = writeln!(out, "  \"rounds\": {},", self.rounds);
        let others: Vec<String> = self
            .others
            .iter()
            .map(|(t, o, s)| format!("{{\"threads\": {t}, \"busy\": {o:.2}, \"stolen\": {s:.2}}}"))
            .collect();
        let _ = writeln!(out, "  \"others\": [{}],", others.join(", "));
        let libraries: Vec<String> =
            self.libraries.iter().map(|(n, v)| format!("    {}: {}", text(n), text(v))).collect();
        let _ = writeln!(out, "  \"libraries\": {{\n{}\n  }},", libraries.join(",\n"));
        let ceilings: Vec<String> = self
            .ceilings
            .iter()
            .map(|c| {
                format!(
                    "    {{\"name\": {}, \"unit\": {}, \"threads\": {}, \"seen\": {}}}",
                    text(c.name),
                    text(c.unit),
                    c.threads,
                    numbers(&c.seen)
                )
            })
            .collect();
        let _ = writeln!(out, "  \"ceilings\": [\n{}\n  ],", ceilings.join(",\n"));
        let rows: Vec<String> = self.rows.iter().map(|r| self.row(r)).collect();
        let _ = writeln!(out, "  \"rows\": [\n{}\n  ]\n}}", rows.join(",\n"));
        out
    }

    fn row(&self, row: &Row) -> String {
        let c = &row.case;
        let mut out = format!(
            "    {{\"routine\": {}, \"type\": {}, \"family\": {}, \"shape\": {}, \"size\": {}, \"m\": {}, \"n\": {}, \
             \"k\": {}, \"threads\": {}, \"unit\": {}, \"work\": {:e}, \"noisy\": {}, \"libs\": {{",
            text(&c.routine()),
            text(&(c.kind as char).to_string()),
            text(c.family),
            text(c.shape),
            c.size,
            c.m,
            c.n,
            c.k,
            row.threads,
            text(c.unit()),
            c.work(),
            row.noisy
        );
        let each: Vec<String> = self
            .libraries
            .iter()
            .zip(&row.outcomes)
            .map(|((name, _), outcome)| {
                let value = match outcome {
                    Outcome::Timed { seconds, ratio } => {
                        format!("{{\"ratio\": {ratio:.2e}, \"seconds\": {}}}", numbers(seconds))
                    }
                    Outcome::Missing => "\"missing\"".into(),
                    Outcome::Skipped(why) => text(&format!("skipped: {why}")),
                    Outcome::Wrong(why) => text(&format!("wrong: {why}")),
                };
                format!("{}: {value}", text(name))
            })
            .collect();
        let _ = write!(out, "{}}}}}", each.join(", "));
        out
    }
}
