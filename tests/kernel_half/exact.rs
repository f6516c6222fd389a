//! Matrices that are products of small integers in few places, so that nothing is ever rounded: the factors come
//! back bit by bit, whatever the order of operations, and one product left out or one row in the wrong place is
//! seen at any order of the matrix.

use crate::both_formats;
use crate::common::Rng;
use crate::support::{Format, Stored, cholesky, factor, turn};
use lucho::kernel::half::Outcome;
use lucho::kernel::trsm::Uplo;

/// Elements off the diagonal in a row of L, or of U.
const FEW: usize = 5;

/// Orders up to several of the widest block columns.
const ORDERS: [usize; 11] = [1, 2, 33, 128, 129, 300, 700, 1037, 1600, 2500, 3400];

/// A row's elements, by column.
type Row = Vec<(usize, f64)>;

fn below(rng: &mut Rng, limit: usize) -> usize {
    (rng.next() >> 33) as usize % limit
}

/// At most FEW different places in first..end, each with one of `values`.
fn places(rng: &mut Rng, first: usize, end: usize, values: &[f64]) -> Row {
    let mut row: Row = Vec::new();
    for _ in 0..FEW.min(end - first) {
        let place = first + below(rng, end - first);
        if row.iter().all(|x| x.0 != place) {
            row.push((place, values[below(rng, values.len())]));
        }
    }
    row
}

/// The sum of so many rows times factors.
fn combined(n: usize, row: &Row, rows: &[Row]) -> Vec<f64> {
    let mut sum = vec![0.0; n];
    for (k, l) in row {
        rows[*k].iter().for_each(|(j, u)| sum[*j] += l * u);
    }
    sum
}

fn order(rng: &mut Rng, n: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    (1..n).for_each(|i| order.swap(i, below(rng, i + 1)));
    order
}

/// The m x n matrix with unit lower L in m x min(m, n) and U in min(m, n) x n, and those two in one.
fn lu<H: Format>(m: usize, n: usize, by_rows: bool) -> (Stored<H>, Stored<H>, Vec<usize>) {
    let rng = &mut Rng::new((m + 7 * n) as u64);
    let steps = m.min(n);
    let upper: Vec<Row> = (0..steps)
        .map(|i| {
            let mut row = places(rng, i + 1, n, &[1.0, -1.0, 2.0, -2.0]);
            row.push((i, if i % 3 == 0 { -4.0 } else { 4.0 }));
            row
        })
        .collect();
    let lower: Vec<Row> = (0..m)
        .map(|i| {
            let mut row = places(rng, 0, i.min(steps), &[0.5, -0.5, 0.25]);
            row.extend((i < steps).then_some((i, 1.0)));
            row
        })
        .collect();
    let order = order(rng, m);
    let mut a = Stored::<H>::new(m, n, by_rows, |_, _| 0.0);
    let mut factors = a.clone();
    for i in 0..m {
        for (j, x) in combined(n, &lower[i], &upper).into_iter().enumerate() {
            assert_eq!(H::of(x).wide(), x);
            a.set(order[i], j, H::of(x));
        }
        for (j, x) in lower[i].iter().filter(|x| x.0 < i) {
            factors.set(i, *j, H::of(*x));
        }
    }
    for (i, row) in upper.iter().enumerate() {
        row.iter().for_each(|(j, x)| factors.set(i, *j, H::of(*x)));
    }
    (a, factors, order)
}

both_formats!(lu_is_exact);
fn lu_is_exact<H: Format>() {
    let _turn = turn();
    let shapes = ORDERS.map(|n| (n, n)).into_iter().chain([(60, 900), (2000, 300), (700, 3500)]);
    for (turn, (m, n)) in shapes.enumerate() {
        for by_rows in [false, true] {
            let (a, factors, order) = lu::<H>(m, n, by_rows);
            let mut got = a.clone();
            let (ipiv, outcome) = factor(1 + turn % 3, &mut got, true);
            assert_eq!(outcome, Outcome::default(), "{m} x {n}");
            let mut rows: Vec<usize> = (0..m).collect();
            ipiv.iter().enumerate().for_each(|(i, &p)| rows.swap(i, p as usize - 1));
            let steps = m.min(n);
            assert_eq!(rows[..steps], order[..steps], "{m} x {n}");
            // The rows below the last step stand as the interchanges have left them.
            let mut place = vec![0; m];
            order.iter().enumerate().for_each(|(i, &row)| place[row] = i);
            for j in 0..n {
                for i in 0..m {
                    let wanted = factors.wide(place[rows[i]], j);
                    assert_eq!(got.wide(i, j), wanted, "{m} x {n}, by rows {by_rows}: ({i}, {j})");
                }
            }
            assert!(got.guarded());
        }
    }
}

both_formats!(cholesky_is_exact);
fn cholesky_is_exact<H: Format>() {
    let _turn = turn();
    for (turn, n) in ORDERS.into_iter().enumerate() {
        let rng = &mut Rng::new(n as u64);
        let lower: Vec<Row> = (0..n)
            .map(|i| {
                let mut row = places(rng, 0, i, &[1.0, -1.0, 2.0]);
                row.push((i, 8.0));
                row
            })
            .collect();
        let mut columns = vec![Row::new(); n];
        for (i, row) in lower.iter().enumerate() {
            row.iter().for_each(|(j, x)| columns[*j].push((i, *x)));
        }
        for (uplo, by_rows) in
            [(Uplo::Lower, false), (Uplo::Lower, true), (Uplo::Upper, false), (Uplo::Upper, true)]
        {
            let turned = uplo == Uplo::Upper;
            let at = |i: usize, j: usize| if turned { (j, i) } else { (i, j) };
            let mut a = Stored::<H>::new(n, n, by_rows, |i, j| {
                if at(i, j).0 < at(i, j).1 { f64::NAN } else { 0.0 }
            });
            let mut wanted = a.clone();
            for i in 0..n {
                // Row i of L times the columns of L^T, which are L's rows.
                let sums = combined(n, &lower[i], &columns);
                for (j, x) in sums.into_iter().enumerate().take(i + 1) {
                    assert_eq!(H::of(x).wide(), x);
                    let (r, c) = at(i, j);
                    a.set(r, c, H::of(x));
                }
                for (j, x) in &lower[i] {
                    let (r, c) = at(i, *j);
                    wanted.set(r, c, H::of(*x));
                }
            }
            let outcome = cholesky(1 + turn % 3, uplo, &mut a);
            assert_eq!(outcome, Outcome::default(), "{n} {uplo:?}");
            for j in 0..n {
                for i in 0..n {
                    let (got, wanted) = (a.wide(i, j), wanted.wide(i, j));
                    assert!(
                        got == wanted || got.is_nan() && wanted.is_nan(),
                        "{n} {uplo:?}, by rows {by_rows}: ({i}, {j}) is {got}, not {wanted}"
                    );
                }
            }
            assert!(a.guarded());
        }
    }
}
