//! Level 1: vectors with unit increments.

use super::residual::ratio;
use super::{Builder, Problem};
use crate::element::{C64, Element, uniform};

pub fn build<T: Element>(mut b: Builder) -> Problem {
    let case = b.case.clone();
    let n = case.m;
    let x_input = |i: usize, j: usize| uniform(1, i, j);
    let y_input = |i: usize, j: usize| uniform(2, i, j);
    b.int(n);
    // Small enough that thousands of repeated updates stay small.
    let alpha = T::make(C64::new(0.001, 0.0));
    match case.family {
        "axpy" => {
            b.value(alpha);
        }
        "scal" => {
            // Multiplies by something of modulus one, so that repetition neither grows nor shrinks
            // the vector and no library can take a short cut for 0 or 1.
            if case.is_complex() {
                b.value(T::make(C64::new(0.6, 0.8)));
            } else {
                b.value(T::make(C64::new(-1.0, 0.0)));
            }
        }
        _ => {}
    }
    let x = b.matrix::<T>(n, 1, x_input);
    b.int(1);
    match case.family {
        "nrm2" | "asum" | "iamax" => {
            let family = case.family;
            let complex = case.is_complex();
            b.finish(move |got| {
                let size = |v: C64| if complex { v.re.abs() + v.im.abs() } else { v.re.abs() };
                let values = (0..n).map(|i| x.get(i, 0));
                let right = match family {
                    "asum" => values.map(size).sum::<f64>(),
                    "nrm2" => values.map(|v| v.norm_sqr()).sum::<f64>().sqrt(),
                    // The entry there must be the largest; its index may differ by rounding alone.
                    _ => {
                        let at = (got.re as usize).clamp(1, n) - 1;
                        let largest = values.map(size).fold(0.0, f64::max);
                        let found = size(x.get(at, 0));
                        return if found >= largest * (1.0 - 4.0 * T::EPS) { 0.0 } else { 1e9 };
                    }
                };
                // Summation in T: allow its growth with the logarithm of n and blocks.
                (got.re - right).abs() / (right * T::EPS * (n as f64).sqrt())
            })
        }
        "scal" => b.finish(move |_| {
            let factor = if case.is_complex() { C64::new(0.6, 0.8) } else { C64::new(-1.0, 0.0) };
            let want: Vec<C64> = (0..n).map(|i| T::make(uniform(1, i, 0)).get() * factor).collect();
            let got: Vec<C64> = (0..n).map(|i| x.get(i, 0)).collect();
            ratio(&got, &want, 4, 1.0, T::EPS)
        }),
        _ => {
            let y = b.matrix::<T>(n, 1, y_input);
            b.int(1);
            let original = move |i: usize| T::make(uniform(2, i, 0)).get();
            b.finish(move |got| match case.family {
                "dot" => {
                    let terms = (0..n).map(|i| x.get(i, 0).conj() * y.get(i, 0));
                    let right: C64 = terms.sum();
                    let size = (0..n).map(|i| x.get(i, 0).norm() * y.get(i, 0).norm()).sum::<f64>();
                    (got - right).norm() / (size * T::EPS * (n as f64).sqrt())
                }
                "copy" => {
                    let same = (0..n).all(|i| x.get(i, 0) == y.get(i, 0));
                    if same { 0.0 } else { 1e9 }
                }
                _ => {
                    let factor = alpha.get();
                    let want: Vec<C64> =
                        (0..n).map(|i| original(i) + factor * x.get(i, 0)).collect();
                    let got: Vec<C64> = (0..n).map(|i| y.get(i, 0)).collect();
                    ratio(&got, &want, 4, 1.0, T::EPS)
                }
            })
        }
    }
}
