//! Residual ratios: products with a probe vector, computed in f64 and compared.
//!
//! Every check reduces to "these two vectors should agree", where both come from products of operands
//! with one probe. The ratio is the largest difference over (length of the sums) * eps * (the largest
//! sum of absolute values): LAPACK's normalization, about 0.01 to 1 for a correct result.

use crate::element::C64;

/// A right result stays far below this.
pub const LIMIT: f64 = 10.0;

pub fn probe(n: usize) -> Vec<C64> {
    (0..n).map(|i| C64::new(1.0, (i % 7) as f64 / 7.0 - 0.4)).collect()
}

/// f x for an m x n operand given by its entries, and the largest sum of absolute values met.
pub fn times(m: usize, n: usize, f: impl Fn(usize, usize) -> C64, x: &[C64]) -> (Vec<C64>, f64) {
    let mut y = vec![C64::new(0.0, 0.0); m];
    let mut size = vec![0.0; m];
    for j in 0..n {
        for i in 0..m {
            let term = f(i, j) * x[j];
            y[i] += term;
            size[i] += term.re.abs() + term.im.abs();
        }
    }
    (y, worst(size.iter().copied()))
}

/// As `times` for a triangle; the rest of `f` is not looked at.
pub fn triangle_times(
    n: usize,
    lower: bool,
    f: impl Fn(usize, usize) -> C64,
    x: &[C64],
) -> (Vec<C64>, f64) {
    let mut y = vec![C64::new(0.0, 0.0); n];
    let mut size = vec![0.0; n];
    for j in 0..n {
        for i in if lower { j..n } else { 0..j + 1 } {
            let term = f(i, j) * x[j];
            y[i] += term;
            size[i] += term.re.abs() + term.im.abs();
        }
    }
    (y, worst(size.iter().copied()))
}

/// max |a - b| / (depth eps size); NaN stays NaN.
pub fn ratio(a: &[C64], b: &[C64], depth: usize, size: f64, eps: f64) -> f64 {
    let difference = worst(a.iter().zip(b).map(|(a, b)| (a - b).norm()));
    difference / (depth as f64 * eps * size)
}

fn worst(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(0.0, |m: f64, v| if v <= m { m } else { v })
}
