//! Every rung against the same elimination in f64, element by element; residuals; bits for any number of workers.

use half::{bf16, f16};
use lucho_paper::ladder::{Operation, Rung, Setting};
use lucho_paper::matrix::{Layout, Matrix, definite, dominant, uniform};
use lucho_paper::residual::{Factors, LIMIT, ratio};
use lucho_paper::storage::Storage;

/// Some times the least number of half precision, which alone has entries below its normal ones here.
const SUBNORMAL: f64 = 4.0 * 5.96e-8;
const OWN: [Rung; 5] = [Rung::Serial, Rung::Vectorised, Rung::Nrs, Rung::Nrc, Rung::RowBlock];
const ORDERS: [usize; 13] = [0, 1, 2, 3, 5, 16, 31, 33, 64, 65, 100, 131, 200];
const SETTINGS: [(usize, usize); 6] = [(1, 1), (1, 32), (2, 5), (3, 32), (4, 64), (16, 8)];

fn problem<T: Storage>(operation: Operation, n: usize) -> Matrix<T> {
    match operation {
        Operation::Lu => Matrix::new(n, Layout::Rows, dominant(n)),
        Operation::Cholesky => Matrix::new(n, Layout::Rows, definite(n)),
    }
}

/// The textbook's formulas, one element of the factors at a time, in f64; and for each element the size of what it is
/// made of, which its roundings are in proportion to.
fn oracle<T: Storage>(operation: Operation, a: &Matrix<T>) -> (Vec<f64>, Vec<f64>) {
    let n = a.n;
    let (mut f, mut size) = (vec![0.0; n * n], vec![0.0; n * n]);
    for i in 0..n {
        for j in 0..n {
            if operation == Operation::Cholesky && i < j {
                f[i * n + j] = a.get(i, j);
                continue;
            }
            let (mut sum, mut sizes) = (a.get(i, j), a.get(i, j).abs());
            for k in 0..i.min(j) {
                let right = if operation == Operation::Lu { f[k * n + j] } else { f[j * n + k] };
                sum -= f[i * n + k] * right;
                sizes += (f[i * n + k] * right).abs();
            }
            let divisor = if i > j { f[j * n + j] } else { 1.0 };
            let is_root = operation == Operation::Cholesky && i == j;
            f[i * n + j] = if is_root { sum.sqrt() } else { sum / divisor };
            size[i * n + j] = sizes / divisor;
        }
    }
    (f, size)
}

fn check<T: Storage>(rung: Rung, operation: Operation, n: usize, (workers, block): (usize, usize)) {
    let name = format!("{rung:?} {operation:?} {} {n}, {workers} x {block}", T::EPS);
    let a = problem::<T>(operation, n);
    let mut f = a.clone();
    rung.factor(operation, &mut f, Setting { workers, block });

    // Every update makes a rounding, of this element and of those it is made of.
    let roundings = T::EPS * (8.0 + (n as f64).sqrt());
    let (factors, sizes) = oracle(operation, &a);
    for (at, (right, size)) in factors.into_iter().zip(sizes).enumerate() {
        let got = f.data[at].widen() as f64;
        let error = (got - right).abs();
        let bound =
            roundings * size + if T::EPS == <f16 as Storage>::EPS { SUBNORMAL } else { 0.0 };
        assert!(error <= bound, "{name}: {got} at {},{}, should be {right}", at / n, at % n);
    }
    if operation == Operation::Cholesky {
        let untouched = |at: usize| at / n >= at % n || f.data[at] == a.data[at];
        assert!((0..n * n).all(untouched), "{name}: upper triangle");
    }
    if n > 0 {
        let ratio = ratio(&a, &f, kind(operation));
        assert!(ratio < LIMIT, "{name}: residual ratio {ratio}");
    }
}

fn kind(operation: Operation) -> Factors<'static> {
    match operation {
        Operation::Lu => Factors::Lu,
        Operation::Cholesky => Factors::Cholesky,
    }
}

fn check_all<T: Storage>() {
    for rung in OWN {
        for operation in Operation::ALL {
            for n in ORDERS {
                let settings = if rung.is_parallel() { &SETTINGS[..] } else { &SETTINGS[..1] };
                settings.iter().for_each(|&setting| check::<T>(rung, operation, n, setting));
            }
        }
    }
}

#[test]
fn single() {
    check_all::<f32>();
}

#[test]
fn half() {
    check_all::<f16>();
}

#[test]
fn bfloat() {
    check_all::<bf16>();
}

/// Orders at which the ratio comes from probes.
#[test]
fn larger_orders() {
    for rung in [Rung::Vectorised, Rung::Nrs, Rung::Nrc, Rung::RowBlock] {
        for operation in Operation::ALL {
            check::<f32>(rung, operation, 500, (2, 32));
            check::<f16>(rung, operation, 500, (2, 32));
        }
    }
}

fn factored<T: Storage>(rung: Rung, operation: Operation, n: usize, workers: usize) -> Vec<T> {
    let mut f = problem::<T>(operation, n);
    rung.factor(operation, &mut f, Setting { workers, block: 16 });
    f.data.to_vec()
}

#[test]
fn same_bits_for_any_number_of_workers() {
    for rung in [Rung::Nrs, Rung::Nrc, Rung::RowBlock] {
        for operation in Operation::ALL {
            for n in [97, 300] {
                for workers in [2, 3, 8, 16] {
                    let same = factored::<f32>(rung, operation, n, 1)
                        == factored::<f32>(rung, operation, n, workers)
                        && factored::<f16>(rung, operation, n, 1)
                            == factored::<f16>(rung, operation, n, workers);
                    assert!(same, "{rung:?} {operation:?} {n}, {workers} workers");
                }
            }
        }
    }
}

/// Rows as tasks change who computes, not what.
#[test]
fn row_parallel_has_the_bits_of_the_vectorised_rung() {
    for operation in Operation::ALL {
        let want = factored::<f32>(Rung::Vectorised, operation, 150, 1);
        assert_eq!(factored::<f32>(Rung::Nrs, operation, 150, 3), want);
        assert_eq!(factored::<f32>(Rung::Nrc, operation, 150, 3), want);
    }
}

/// In half precision the rows of a block are rounded once for all its pivots: one block of all rows is nearest to the
/// truth.
#[test]
fn blocks_round_less_often() {
    let n = 400;
    let a = problem::<f16>(Operation::Lu, n);
    let error = |block| {
        let mut f = a.clone();
        Rung::RowBlock.factor(Operation::Lu, &mut f, Setting { workers: 2, block });
        ratio(&a, &f, Factors::Lu)
    };
    let (one, many) = (error(1), error(400));
    assert!(many < 0.75 * one, "{many} with one block, {one} with blocks of one row");
}

/// The checks themselves: one wrong element is found, and so is NaN.
#[test]
fn the_residual_finds_what_is_wrong() {
    for n in [120, 400] {
        for operation in Operation::ALL {
            let a = problem::<f32>(operation, n);
            let mut f = a.clone();
            Rung::Vectorised.factor(operation, &mut f, Setting { workers: 1, block: 1 });
            for (i, j) in [(n - 1, n - 1), (n - 1, 0), (n / 2, n / 3)] {
                let mut bad = f.clone();
                bad.data[i * n + j] += 0.25;
                assert!(ratio(&a, &bad, kind(operation)) > LIMIT, "{operation:?} {n} {i},{j}");
                bad.data[i * n + j] = f32::NAN;
                assert!(!(ratio(&a, &bad, kind(operation)) <= LIMIT), "{operation:?} {n} NaN");
            }
        }
    }
}

/// Pivots as LAPACK numbers them, in either layout.
#[test]
fn the_residual_knows_interchanges() {
    let n = 60;
    for layout in [Layout::Rows, Layout::Columns] {
        let a = Matrix::<f32>::new(n, layout, uniform);
        let mut f: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| a.get(i, j)).collect()).collect();
        let mut pivots = vec![0; n];
        for k in 0..n {
            let p = (k..n).max_by(|&x, &y| f[x][k].abs().total_cmp(&f[y][k].abs())).unwrap();
            f.swap(k, p);
            pivots[k] = p as i32 + 1;
            for i in k + 1..n {
                f[i][k] /= f[k][k];
                for j in k + 1..n {
                    f[i][j] -= f[i][k] * f[k][j];
                }
            }
        }
        let factors = Matrix::<f32>::new(n, layout, |i, j| f[i][j]);
        assert!(ratio(&a, &factors, Factors::Pivoted(&pivots)) < LIMIT);
        pivots.swap(0, 1);
        assert!(ratio(&a, &factors, Factors::Pivoted(&pivots)) > LIMIT);
    }
}
