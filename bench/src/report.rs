//! The table and the JSON file.

use std::fmt::Write;

/// One routine at one size.
pub struct Row {
    routine: String,
    n: usize,
    flops: f64,
    ours: Vec<f64>,
    theirs: Vec<f64>,
}

fn quantile(sorted: &[f64], q: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * q).round() as usize]
}

impl Row {
    pub fn new(
        routine: &str,
        n: usize,
        flops: f64,
        mut ours: Vec<f64>,
        mut theirs: Vec<f64>,
    ) -> Row {
        ours.sort_by(f64::total_cmp);
        theirs.sort_by(f64::total_cmp);
        Row { routine: routine.into(), n, flops, ours, theirs }
    }

    /// GFLOP/s at a quantile of the times (0 = best, 0.5 = median).
    fn speed(&self, times: &[f64], q: f64) -> f64 {
        self.flops / quantile(times, q) * 1e-9
    }

    fn ratio(&self) -> f64 {
        self.speed(&self.ours, 0.5) / self.speed(&self.theirs, 0.5)
    }

    /// The least ratio of medians we accept.
    fn floor(&self) -> f64 {
        if self.routine.starts_with(['c', 'z']) { 0.7 } else { 0.8 }
    }

    pub fn below_floor(&self) -> bool {
        self.ratio() < self.floor()
    }
}

/// Prints medians, bests and ratios.
pub fn table(rows: &[Row], rounds: usize) {
    println!(
        "GFLOP/s, median (best) of {rounds} interleaved rounds; ratio of medians lucho / OpenBLAS"
    );
    println!(
        "{:8} {:>5}  {:>16}  {:>16}  {:>6}  {:>5}",
        "routine", "n", "lucho", "OpenBLAS", "ratio", "floor"
    );
    for r in rows {
        let cell = |t: &[f64]| format!("{:.1} ({:.1})", r.speed(t, 0.5), r.speed(t, 0.0));
        let mark = if r.below_floor() { "  BELOW" } else { "" };
        println!(
            "{:8} {:>5}  {:>16}  {:>16}  {:>6.2}  {:>5.1}{mark}",
            r.routine,
            r.n,
            cell(&r.ours),
            cell(&r.theirs),
            r.ratio(),
            r.floor()
        );
    }
}

/// The rows as a JSON array, all times in seconds.
pub fn json(rows: &[Row]) -> String {
    let mut s = String::from("[\n");
    for (k, r) in rows.iter().enumerate() {
        let comma = if k + 1 < rows.len() { "," } else { "" };
        let _ = writeln!(
            s,
            "  {{\"routine\": \"{}\", \"n\": {}, \"flops\": {:e}, \"lucho_s\": {:?}, \"openblas_s\": {:?}, \"ratio\": {:.4}}}{comma}",
            r.routine,
            r.n,
            r.flops,
            r.ours,
            r.theirs,
            r.ratio()
        );
    }
    s + "]\n"
}
