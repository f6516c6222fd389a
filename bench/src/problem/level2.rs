//! Level 2: square matrices, vectors with unit increments.

use super::residual::{probe, ratio, times, triangle_times};
use super::{Builder, Problem};
use crate::element::{C64, Element, definite, triangular, uniform};

pub fn build<T: Element>(mut b: Builder) -> Problem {
    let case = b.case.clone();
    let n = case.n;
    let one = T::make(C64::new(1.0, 0.0));
    let zero = T::make(C64::new(0.0, 0.0));
    match case.family {
        "gemv" => {
            // 'C' is what transposed means for complex matrices in factorizations.
            let transposed = case.shape == "T";
            b.letter(match (transposed, case.is_complex()) {
                (false, _) => 'N',
                (true, false) => 'T',
                (true, true) => 'C',
            });
            b.int(n);
            b.int(n);
            b.value(one);
            let a = b.matrix::<T>(n, n, |i, j| uniform(1, i, j));
            b.int(n);
            let x = b.matrix::<T>(n, 1, |i, j| uniform(2, i, j));
            b.int(1);
            b.value(zero);
            let y = b.matrix::<T>(n, 1, |i, j| uniform(3, i, j));
            b.int(1);
            b.finish(move |_| {
                let x: Vec<C64> = (0..n).map(|i| x.get(i, 0)).collect();
                let entry = |i, j| if transposed { a.get(j, i).conj() } else { a.get(i, j) };
                let (want, size) = times(n, n, entry, &x);
                let got: Vec<C64> = (0..n).map(|i| y.get(i, 0)).collect();
                ratio(&got, &want, n, size, T::EPS)
            })
        }
        "ger" => {
            b.int(n);
            b.int(n);
            let alpha = T::make(C64::new(0.001, 0.0));
            b.value(alpha);
            let x = b.matrix::<T>(n, 1, |i, j| uniform(2, i, j));
            b.int(1);
            let y = b.matrix::<T>(n, 1, |i, j| uniform(3, i, j));
            b.int(1);
            let a = b.matrix::<T>(n, n, |i, j| uniform(1, i, j));
            b.int(n);
            b.finish(move |_| {
                let v = probe(n);
                let update = |i, j| {
                    T::make(uniform(1, i, j)).get() + alpha.get() * x.get(i, 0) * y.get(j, 0)
                };
                let (want, size) = times(n, n, update, &v);
                let (got, _) = times(n, n, |i, j| a.get(i, j), &v);
                ratio(&got, &want, 4, size, T::EPS)
            })
        }
        "symv" => {
            b.letter('L');
            b.int(n);
            b.value(one);
            let a = b.matrix::<T>(n, n, |i, j| definite(1, n, i, j));
            b.int(n);
            let x = b.matrix::<T>(n, 1, |i, j| uniform(2, i, j));
            b.int(1);
            b.value(zero);
            let y = b.matrix::<T>(n, 1, |i, j| uniform(3, i, j));
            b.int(1);
            b.finish(move |_| {
                let x: Vec<C64> = (0..n).map(|i| x.get(i, 0)).collect();
                let (want, size) = times(n, n, |i, j| a.get(i, j), &x);
                let got: Vec<C64> = (0..n).map(|i| y.get(i, 0)).collect();
                ratio(&got, &want, n, size, T::EPS)
            })
        }
        _ => {
            // trsv and trmv, lower, not transposed.
            b.letter('L');
            b.letter('N');
            b.letter('N');
            b.int(n);
            let a = b.matrix::<T>(n, n, |i, j| triangular(1, n, i, j));
            b.int(n);
            let (input, x) = b.renewed::<T>(n, 1, |i, j| uniform(2, i, j));
            b.int(1);
            b.finish(move |_| {
                let old: Vec<C64> = (0..n).map(|i| input.get(i, 0)).collect();
                let new: Vec<C64> = (0..n).map(|i| x.get(i, 0)).collect();
                let (from, to) = if case.family == "trsv" { (new, old) } else { (old, new) };
                let (got, size) = triangle_times(n, true, |i, j| a.get(i, j), &from);
                ratio(&got, &to, n, size, T::EPS)
            })
        }
    }
}
