//! What was measured, as JSON, rewritten while the run goes on, so that an interrupted run is not lost.

use crate::measure::{Outcome, Point};
use std::fmt::Write;

pub struct Results {
    pub machine: String,
    pub date: String,
    pub commit: String,
    pub rounds: usize,
    pub budget: f64,
    pub cores: usize,
    /// Cores that other programs, and other machines on the same hardware, kept busy, in the mean.
    pub others: f64,
    pub rows: Vec<(Point, Outcome)>,
}

/// The middle one, of an even number the larger of the two.
pub fn median(seconds: &[f64]) -> f64 {
    let mut sorted = seconds.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

impl Results {
    pub fn write(&self, path: &str) -> Result<(), String> {
        // A reader never meets half a file.
        let part = format!("{path}.part");
        std::fs::write(&part, self.json())
            .and_then(|()| std::fs::rename(&part, path))
            .map_err(|e| format!("{path}: {e}"))
    }

    fn json(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|(p, o)| row(p, o)).collect();
        format!(
            "{{\n  \"machine\": {}, \"date\": {}, \"commit\": {},\n  \"rounds\": {}, \"budget\": {}, \
             \"cores\": {}, \"others\": {:.2},\n  \"rows\": [\n{}\n  ]\n}}\n",
            text(&self.machine),
            text(&self.date),
            text(&self.commit),
            self.rounds,
            number(self.budget),
            self.cores,
            self.others,
            rows.join(",\n")
        )
    }
}

fn row(point: &Point, outcome: &Outcome) -> String {
    let p = point;
    let mut out = format!(
        "    {{\"part\": {}, \"operation\": {}, \"precision\": {}, \"rung\": {}, \"order\": {}, \
         \"workers\": {}, \"block\": {}, \"work\": {:e}, ",
        text(p.part),
        text(p.operation.name()),
        text(p.precision.name()),
        text(p.rung.name()),
        p.order,
        p.workers,
        p.block,
        p.operation.work(p.order),
    );
    let _ = match outcome {
        Outcome::Timed { seconds, ratio } => {
            let all: Vec<String> = seconds.iter().map(|s| format!("{s:.4e}")).collect();
            write!(out, "\"seconds\": [{}], \"ratio\": {}}}", all.join(", "), number(*ratio))
        }
        Outcome::Skipped { predicted } => write!(out, "\"predicted\": {predicted:.3e}}}"),
        Outcome::NotThere(why) => write!(out, "\"missing\": {}}}", text(why)),
        Outcome::NoMemory(why) => write!(out, "\"memory\": {}}}", text(why)),
        Outcome::Wrong(why) => write!(out, "\"wrong\": {}}}", text(why)),
    };
    out
}

/// JSON knows neither infinity nor NaN.
fn number(value: f64) -> String {
    if value.is_finite() { format!("{value:.4e}") } else { "null".into() }
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
