//! Level 3. C is overwritten with beta = 0, so that products can be repeated.

use super::residual::{probe, ratio, times, triangle_times};
use super::{Builder, Problem};
use crate::element::{C64, Element, definite, triangular, uniform};

pub fn build<T: Element>(b: Builder) -> Problem {
    match b.case.family {
        "gemm" => gemm::<T>(b),
        "syrk" => syrk::<T>(b),
        "symm" => symm::<T>(b),
        _ => triangle::<T>(b),
    }
}

fn one<T: Element>() -> T {
    T::make(C64::new(1.0, 0.0))
}

fn zero<T: Element>() -> T {
    T::make(C64::new(0.0, 0.0))
}

/// C = A B, or C = A^T B (A^H B) in shape "TN".
fn gemm<T: Element>(mut b: Builder) -> Problem {
    let case = b.case.clone();
    let (m, n, k) = (case.m, case.n, case.k);
    // Inner products of long columns come from A^T B.
    let transposed = case.shape == "TN" || case.shape == "inner";
    b.letter(match (transposed, case.is_complex()) {
        (false, _) => 'N',
        (true, false) => 'T',
        (true, true) => 'C',
    });
    b.letter('N');
    b.int(m);
    b.int(n);
    b.int(k);
    b.value(one::<T>());
    let (rows, cols) = if transposed { (k, m) } else { (m, k) };
    let a = b.matrix::<T>(rows, cols, |i, j| uniform(1, i, j));
    b.int(rows);
    let y = b.matrix::<T>(k, n, |i, j| uniform(2, i, j));
    b.int(k);
    b.value(zero::<T>());
    let c = b.matrix::<T>(m, n, |i, j| uniform(3, i, j));
    b.int(m);
    b.finish(move |_| {
        let v = probe(n);
        let (bv, _) = times(k, n, |i, j| y.get(i, j), &v);
        let entry = |i, j| if transposed { a.get(j, i).conj() } else { a.get(i, j) };
        let (want, size) = times(m, k, entry, &bv);
        let (got, own) = times(m, n, |i, j| c.get(i, j), &v);
        ratio(&got, &want, k.max(n), size.max(own), T::EPS)
    })
}

/// The lower triangle of C = A A^T (A A^H).
fn syrk<T: Element>(mut b: Builder) -> Problem {
    let case = b.case.clone();
    let (n, k) = (case.n, case.k);
    b.letter('L');
    b.letter('N');
    b.int(n);
    b.int(k);
    // herk's factors are real: the first word of a complex number serves.
    b.value(one::<T>());
    let a = b.matrix::<T>(n, k, |i, j| uniform(1, i, j));
    b.int(n);
    b.value(zero::<T>());
    let c = b.matrix::<T>(n, n, |i, j| uniform(3, i, j));
    b.int(n);
    b.finish(move |_| {
        let v = probe(n);
        let (av, _) = times(k, n, |i, j| a.get(j, i).conj(), &v);
        let (want, size) = times(n, k, |i, j| a.get(i, j), &av);
        let full = |i, j| if i >= j { c.get(i, j) } else { c.get(j, i).conj() };
        let (got, own) = times(n, n, full, &v);
        ratio(&got, &want, k.max(n), size.max(own), T::EPS)
    })
}

/// C = A B with A symmetric (Hermitian), its lower triangle given.
fn symm<T: Element>(mut b: Builder) -> Problem {
    let (m, n) = (b.case.m, b.case.n);
    b.letter('L');
    b.letter('L');
    b.int(m);
    b.int(n);
    b.value(one::<T>());
    let a = b.matrix::<T>(m, m, |i, j| definite(1, m, i, j));
    b.int(m);
    let y = b.matrix::<T>(m, n, |i, j| uniform(2, i, j));
    b.int(m);
    b.value(zero::<T>());
    let c = b.matrix::<T>(m, n, |i, j| uniform(3, i, j));
    b.int(m);
    b.finish(move |_| {
        let v = probe(n);
        let (bv, _) = times(m, n, |i, j| y.get(i, j), &v);
        let (want, size) = times(m, m, |i, j| a.get(i, j), &bv);
        let (got, own) = times(m, n, |i, j| c.get(i, j), &v);
        ratio(&got, &want, m.max(n), size.max(own), T::EPS)
    })
}

/// trsm and trmm with a lower triangle: from the left, or from the right with its (conjugate)
/// transpose, which is the panel solve of a Cholesky factorization.
fn triangle<T: Element>(mut b: Builder) -> Problem {
    let case = b.case.clone();
    let (m, n) = (case.m, case.n);
    let right = case.shape.starts_with("right");
    b.letter(if right { 'R' } else { 'L' });
    b.letter('L');
    b.letter(match (right, case.is_complex()) {
        (false, _) => 'N',
        (true, false) => 'T',
        (true, true) => 'C',
    });
    b.letter('N');
    b.int(m);
    b.int(n);
    b.value(one::<T>());
    let order = if right { n } else { m };
    let a = b.matrix::<T>(order, order, |i, j| triangular(1, order, i, j));
    b.int(order);
    let (input, x) = b.renewed::<T>(m, n, |i, j| uniform(2, i, j));
    b.int(m);
    b.finish(move |_| {
        let v = probe(n);
        let (from, to) = if case.family == "trsm" { (x, input) } else { (input, x) };
        let (got, size, (want, own)) = if right {
            let (lv, _) = triangle_times(n, false, |i, j| a.get(j, i).conj(), &v);
            let (got, size) = times(m, n, |i, j| from.get(i, j), &lv);
            (got, size, times(m, n, |i, j| to.get(i, j), &v))
        } else {
            let (xv, _) = times(m, n, |i, j| from.get(i, j), &v);
            let (got, size) = triangle_times(m, true, |i, j| a.get(i, j), &xv);
            (got, size, times(m, n, |i, j| to.get(i, j), &v))
        };
        ratio(&got, &want, m.max(n), size.max(own), T::EPS)
    })
}
