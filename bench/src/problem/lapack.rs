//! Factorizations, solves and inverses. Solves and inverses work on factors that the same library has
//! computed beforehand.

use super::residual::{probe, ratio, times, triangle_times};
use super::{Builder, Obstacle, Problem, device};
use crate::buffer::{Buffer, Matrix};
use crate::case::Case;
use crate::element::{C64, Element, definite, uniform};
use crate::library::{Answer, Library};

pub fn build<T: Element>(b: Builder) -> Result<Problem, Obstacle> {
    match b.case.family {
        "potrf" => Ok(potrf::<T>(b)),
        "getrf" => Ok(getrf::<T>(b)),
        "potrs" | "getrs" => solve::<T>(b),
        _ => inverse::<T>(b),
    }
}

/// The matrix that is factored.
fn original<T: Element>(cholesky: bool, n: usize) -> impl Fn(usize, usize) -> C64 + Copy {
    move |i, j| {
        let v = if cholesky { definite(1, n, i, j) } else { uniform(1, i, j) };
        T::make(v).get()
    }
}

fn potrf<T: Element>(mut b: Builder) -> Problem {
    let n = b.case.n;
    let lower = b.case.shape == "L";
    b.letter(if lower { 'L' } else { 'U' });
    b.int(n);
    let (a, f) = b.renewed::<T>(n, n, original::<T>(true, n));
    b.int(n);
    b.info();
    b.finish(move |_| cholesky_ratio(n, lower, |i, j| a.get(i, j), |i, j| f.get(i, j), T::EPS))
}

/// The residual ratio of the factor in one triangle of `f`: A against L L^H, or U^H U.
pub fn cholesky_ratio(
    n: usize,
    lower: bool,
    a: impl Fn(usize, usize) -> C64,
    f: impl Fn(usize, usize) -> C64,
    eps: f64,
) -> f64 {
    let v = probe(n);
    let (want, size) = times(n, n, a, &v);
    // L (L^H v), or U^H (U v).
    let adjoint = |i, j| f(j, i).conj();
    let got = if lower {
        let (half, _) = triangle_times(n, false, adjoint, &v);
        triangle_times(n, true, &f, &half).0
    } else {
        let (half, _) = triangle_times(n, false, &f, &v);
        triangle_times(n, true, adjoint, &half).0
    };
    ratio(&got, &want, n, size, eps)
}

fn getrf<T: Element>(mut b: Builder) -> Problem {
    let (m, n) = (b.case.m, b.case.n);
    b.int(m);
    b.int(n);
    let (a, f) = b.renewed::<T>(m, n, original::<T>(false, n));
    b.int(m);
    let pivots = Buffer::new(4 * m.min(n));
    let ipiv = pivots.at(0).cast::<i32>().cast_const();
    b.operand(pivots);
    b.info();
    b.finish(move |_| {
        // SAFETY: min(m, n) pivots were allocated and belong to the problem.
        let pivots = unsafe { std::slice::from_raw_parts(ipiv, m.min(n)) };
        lu_ratio(m, n, |i, j| a.get(i, j), |i, j| f.get(i, j), pivots, T::EPS)
    })
}

/// LU without interchanges, of a matrix that needs none: MKL's mkl_?getrfnp, and what lucho has for it.
pub fn unpivoted<T: Element>(case: &Case, library: &Library) -> Result<Problem, Obstacle> {
    let name = format!("mkl_{}getrfnp", case.kind as char);
    let own = device::is_there(library);
    let routine = if own { Some(device::unpivoted(library, case.kind)?) } else { None };
    let routine = routine.or_else(|| library.routine(&name, Answer::Nothing));
    let mut b = Builder::of(case, library, routine.ok_or(Obstacle::Missing(name))?);
    let n = case.n;
    b.int(n);
    b.int(n);
    let (a, f) = b.renewed::<T>(n, n, original::<T>(true, n));
    b.int(n);
    b.info();
    Ok(b.finish(move |_| lu_ratio(n, n, |i, j| a.get(i, j), |i, j| f.get(i, j), &[], T::EPS)))
}

/// The residual ratio of LU factors: A with its rows exchanged against L U.
pub fn lu_ratio(
    m: usize,
    n: usize,
    a: impl Fn(usize, usize) -> C64,
    f: impl Fn(usize, usize) -> C64,
    pivots: &[i32],
    eps: f64,
) -> f64 {
    let v = probe(n);
    let (mut want, size) = times(m, n, a, &v);
    for (i, &pivot) in pivots.iter().enumerate() {
        let p = pivot as usize;
        if p <= i || p > m {
            return f64::NAN;
        }
        want.swap(i, p - 1);
    }
    let (uv, _) = triangle_times(n, false, &f, &v);
    let unit_lower = |i: usize, j: usize| match i.cmp(&j) {
        std::cmp::Ordering::Greater => f(i, j),
        std::cmp::Ordering::Equal => C64::new(1.0, 0.0),
        std::cmp::Ordering::Less => C64::new(0.0, 0.0),
    };
    let (got, own) = times(m, n, unit_lower, &uv);
    ratio(&got, &want, n, size.max(own), eps)
}

/// A factored in place by this library, and the pivots of an LU factorization.
fn factor<T: Element>(b: &Builder, cholesky: bool) -> Result<(Buffer, Buffer), Obstacle> {
    let n = b.case.m;
    let family = if cholesky { "potrf" } else { "getrf" };
    let (shape, m) = (if cholesky { "L" } else { "" }, n);
    let case = Case { kind: b.case.kind, family, shape, size: n, m, n, k: n };
    let mut inner = Builder::new(&case, b.library)?;
    let (buffer, pivots) = (Buffer::new(Matrix::<T>::bytes(n, n)), Buffer::new(4 * n));
    Matrix::<T>::of(&buffer, n, n).fill(original::<T>(cholesky, n));
    if cholesky {
        inner.letter('L');
    } else {
        inner.int(n);
    }
    inner.int(n);
    inner.args.push(buffer.at(0).cast_const());
    inner.int(n);
    if !cholesky {
        inner.args.push(pivots.at(0).cast_const());
    }
    inner.info();
    let mut problem = inner.finish(|_| 0.0);
    problem.check().map_err(|e| Obstacle::Failed(format!("{family}: {e}")))?;
    Ok((buffer, pivots))
}

fn solve<T: Element>(mut b: Builder) -> Result<Problem, Obstacle> {
    let (n, columns) = (b.case.m, b.case.n);
    let cholesky = b.case.family == "potrs";
    let (factors, pivots) = factor::<T>(&b, cholesky)?;
    b.letter(if cholesky { 'L' } else { 'N' });
    b.int(n);
    b.int(columns);
    b.operand(factors);
    b.int(n);
    if !cholesky {
        b.operand(pivots);
    }
    let (input, x) = b.renewed::<T>(n, columns, |i, j| uniform(2, i, j));
    b.int(n);
    b.info();
    Ok(b.finish(move |_| {
        let v = probe(columns);
        let (xv, _) = times(n, columns, |i, j| x.get(i, j), &v);
        let (want, own) = times(n, columns, |i, j| input.get(i, j), &v);
        let (got, size) = times(n, n, original::<T>(cholesky, n), &xv);
        // Each column of X carries its own error; their sum is seen against their sizes.
        let columns_size = times(n, columns, |i, j| x.get(i, j), &v).1;
        let size = size.max(columns_size * n as f64 / 4.0);
        ratio(&got, &want, n, size.max(own), T::EPS)
    }))
}

fn inverse<T: Element>(mut b: Builder) -> Result<Problem, Obstacle> {
    let n = b.case.n;
    let cholesky = b.case.family == "potri";
    let (factors, pivots) = factor::<T>(&b, cholesky)?;
    if cholesky {
        b.letter('L');
    }
    b.int(n);
    let computed = Matrix::<T>::of(&factors, n, n);
    let (_, x) = b.renewed::<T>(n, n, |i, j| computed.get(i, j));
    b.int(n);
    if !cholesky {
        b.operand(pivots);
        let words = n * 128;
        b.operand(Buffer::new(Matrix::<T>::bytes(words, 1)));
        b.int(words);
    }
    b.info();
    drop(factors);
    Ok(b.finish(move |_| {
        let v = probe(n);
        let full = |i, j| match cholesky && i < j {
            true => x.get(j, i).conj(),
            false => x.get(i, j),
        };
        let (xv, own) = times(n, n, full, &v);
        let (got, size) = times(n, n, original::<T>(cholesky, n), &xv);
        let size = size.max(own * n as f64 / 4.0);
        ratio(&got, &v, n, size, T::EPS)
    }))
}
