//! ||A - LU|| / (n ||A|| eps) in Frobenius' norm, eps that of the precision: a correct factorization stays below 30,
//! LAPACK's threshold.
//!
//! E = A - LU is never formed. E x for all unit vectors x gives the norm exactly; for larger orders a few vectors of
//! random signs do, since the mean of ||E x||^2 over all of them is ||E||^2 (Hutchinson 1990). All in f64.

use crate::matrix::{Matrix, uniform};
use crate::storage::Storage;

/// What the factors in a matrix mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Factors<'a> {
    /// L with ones on its diagonal, and U.
    Lu,
    /// The same of the matrix whose row i was exchanged with row `pivots[i]` (from 1), i = 0, 1, ...
    Pivoted(&'a [i32]),
    /// L in the lower triangle; the upper one is not looked at.
    Cholesky,
}

/// Above all correct ones, as in LAPACK's tests.
pub const LIMIT: f64 = 30.0;

const EXACT: usize = 256;
const PROBES: usize = 4;
type Probes = [f64; PROBES];

/// The ratio; NaN if anything is.
pub fn ratio<T: Storage>(a: &Matrix<T>, factors: &Matrix<T>, kind: Factors) -> f64 {
    let n = a.n;
    let norm = a.data.iter().map(|v| (v.widen() as f64).powi(2)).sum::<f64>().sqrt();
    let signs =
        |i: usize| std::array::from_fn(|p| if uniform(i, n + p) < 0.0 { -1.0 } else { 1.0 });
    let error = if n > EXACT {
        let x: Vec<Probes> = (0..n).map(signs).collect();
        (error_of(a, factors, kind, &x) / PROBES as f64).sqrt()
    } else {
        let unit = |first: usize, i: usize| {
            std::array::from_fn(|p| if i == first + p { 1.0 } else { 0.0 })
        };
        let squares = (0..n).step_by(PROBES).map(|first| {
            let x: Vec<Probes> = (0..n).map(|i| unit(first, i)).collect();
            error_of(a, factors, kind, &x)
        });
        squares.sum::<f64>().sqrt()
    };
    error / (n as f64 * norm * T::EPS)
}

/// The sum of the squares of E x.
fn error_of<T: Storage>(a: &Matrix<T>, f: &Matrix<T>, kind: Factors, x: &[Probes]) -> f64 {
    let mut whole = times(a, x, |_, _, v| v);
    let product = match kind {
        Factors::Cholesky => {
            // The transposed lower triangle, read where it lies.
            let upper = times_transposed(f, x, |i, j, v| if i >= j { v } else { 0.0 });
            times(f, &upper, |i, j, v| if i >= j { v } else { 0.0 })
        }
        Factors::Lu | Factors::Pivoted(_) => {
            let upper = times(f, x, |i, j, v| if i <= j { v } else { 0.0 });
            times(f, &upper, |i, j, v| match i.cmp(&j) {
                std::cmp::Ordering::Greater => v,
                std::cmp::Ordering::Equal => 1.0,
                std::cmp::Ordering::Less => 0.0,
            })
        }
    };
    if let Factors::Pivoted(pivots) = kind {
        for (i, &p) in pivots.iter().enumerate() {
            whole.swap(i, p as usize - 1);
        }
    }
    let differences = whole.iter().zip(&product).flat_map(|(w, p)| w.iter().zip(p));
    differences.map(|(w, p)| (w - p).powi(2)).sum()
}

/// M x, M's entries those of `m` after `part`.
fn times<T: Storage>(
    m: &Matrix<T>,
    x: &[Probes],
    part: impl Fn(usize, usize, f64) -> f64,
) -> Vec<Probes> {
    let mut y = vec![[0.0; PROBES]; m.n];
    each(m, |i, j, v| add(&mut y[i], part(i, j, v), &x[j]));
    y
}

/// M^T x.
fn times_transposed<T: Storage>(
    m: &Matrix<T>,
    x: &[Probes],
    part: impl Fn(usize, usize, f64) -> f64,
) -> Vec<Probes> {
    let mut y = vec![[0.0; PROBES]; m.n];
    each(m, |i, j, v| add(&mut y[j], part(i, j, v), &x[i]));
    y
}

fn add(y: &mut Probes, value: f64, x: &Probes) {
    for p in 0..PROBES {
        y[p] += value * x[p];
    }
}

/// Visits the entries in the order in which they lie.
fn each<T: Storage>(m: &Matrix<T>, mut visit: impl FnMut(usize, usize, f64)) {
    let by_rows = m.layout == crate::matrix::Layout::Rows;
    for (a, line) in m.data.chunks_exact(m.n.max(1)).enumerate() {
        for (b, value) in line.iter().enumerate() {
            let (i, j) = if by_rows { (a, b) } else { (b, a) };
            visit(i, j, value.widen() as f64);
        }
    }
}
