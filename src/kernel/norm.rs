//! 1-, infinity-, max- and Frobenius norms of general, triangular and Hermitian views (`xLANGE`,
//! `xLANTR`, `xLANHE`). A NaN anywhere makes the norm NaN.
//!
//! Sums of absolute values are plain. The Frobenius norm is that of plain squares while these stay well
//! inside the range; otherwise a scale is kept beside the sum of squares (Blue, ACM TOMS 4(1), 1978, in
//! LAPACK's `xLASSQ` form), so it neither overflows nor underflows.

use super::scalar::{Real, Scalar};
use super::trsm::{Diag, Uplo};
use super::view::MatRef;

/// Which norm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Norm {
    /// Largest column sum.
    One,
    /// Largest row sum.
    Inf,
    /// Largest modulus (not a consistent norm).
    Max,
    /// Square root of the sum of squares.
    Frobenius,
}

/// The modulus of an element, without spurious overflow.
pub fn modulus<T: Scalar>(x: T) -> T::Real {
    let (re, im) = (x.re().abs(), x.im().abs());
    let (big, small) = if re >= im { (re, im) } else { (im, re) };
    if !T::IS_COMPLEX || small.is_zero() || !big.is_finite() {
        // Inf with a NaN beside it counts as NaN.
        return if small.is_nan() { small } else { big };
    }
    let q = small.div(big);
    big * (T::Real::ONE + q * q).sqrt()
}

/// The larger one; NaN if either is.
pub fn worse<R: Real>(a: R, b: R) -> R {
    if a.is_nan() || a > b { a } else { b }
}

/// Norm of a general matrix.
pub fn general<T: Scalar>(norm: Norm, a: MatRef<T>) -> T::Real {
    if a.rs().unsigned_abs() > a.cs().unsigned_abs() {
        let norm = match norm {
            Norm::One => Norm::Inf,
            Norm::Inf => Norm::One,
            same => same,
        };
        return general(norm, a.t());
    }
    measure(norm, a.rows(), a.cols(), |i, j| a.get(i, j))
}

/// Norm of the triangle `uplo`, the other one taken as zero.
pub fn triangular<T: Scalar>(norm: Norm, uplo: Uplo, diag: Diag, a: MatRef<T>) -> T::Real {
    measure(norm, a.rows(), a.cols(), |i, j| {
        if i == j && diag == Diag::Unit {
            T::ONE
        } else if i == j || (i > j) == (uplo == Uplo::Lower) {
            a.get(i, j)
        } else {
            T::ZERO
        }
    })
}

/// Norm of the Hermitian (for real types symmetric) matrix given by its triangle `uplo`.
pub fn hermitian<T: Scalar>(norm: Norm, uplo: Uplo, a: MatRef<T>) -> T::Real {
    measure(norm, a.rows(), a.cols(), |i, j| {
        if i == j {
            T::from_real(a.get(i, i).re())
        } else if (i > j) == (uplo == Uplo::Lower) {
            a.get(i, j)
        } else {
            a.get(j, i)
        }
    })
}

/// Norm of the symmetric matrix given by its triangle `uplo`.
pub fn symmetric<T: Scalar>(norm: Norm, uplo: Uplo, a: MatRef<T>) -> T::Real {
    measure(norm, a.rows(), a.cols(), |i, j| {
        if i == j || (i > j) == (uplo == Uplo::Lower) { a.get(i, j) } else { a.get(j, i) }
    })
}

/// Rows whose sums are kept at the same time: a block's part of a column is a few cache lines.
const ROWS: usize = 64;
const LANES: usize = 8;

fn measure<T: Scalar>(norm: Norm, m: usize, n: usize, at: impl Fn(usize, usize) -> T) -> T::Real {
    let zero = T::Real::ZERO;
    let mut worst = zero;
    let mut meet = |v: T::Real| {
        if v > worst || v.is_nan() {
            worst = v;
        }
    };
    match norm {
        Norm::One => {
            for j in 0..n {
                meet(lanes(m, |i| modulus(at(i, j))));
            }
        }
        Norm::Inf => {
            for from in (0..m).step_by(ROWS) {
                let rows = ROWS.min(m - from);
                let mut sums = [zero; ROWS];
                for j in 0..n {
                    for (i, s) in sums[..rows].iter_mut().enumerate() {
                        *s += modulus(at(from + i, j));
                    }
                }
                sums[..rows].iter().for_each(|&s| meet(s));
            }
        }
        Norm::Max => {
            for j in 0..n {
                for i in 0..m {
                    meet(modulus(at(i, j)));
                }
            }
        }
        Norm::Frobenius => meet(frobenius(m, n, at)),
    }
    worst
}

/// f(0) + ... + f(n - 1), in independent sums.
#[inline(always)]
fn lanes<R: Real>(n: usize, f: impl Fn(usize) -> R) -> R {
    let mut sums = [R::ZERO; LANES];
    let rest = n - n % LANES;
    for i in (0..rest).step_by(LANES) {
        for l in 0..LANES {
            sums[l] += f(i + l);
        }
    }
    for i in rest..n {
        sums[i - rest] += f(i);
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

fn frobenius<T: Scalar>(m: usize, n: usize, at: impl Fn(usize, usize) -> T) -> T::Real {
    let zero = T::Real::ZERO;
    let mut squares = zero;
    for j in 0..n {
        squares += lanes(m, |i| {
            let x = at(i, j);
            if T::IS_COMPLEX { x.re() * x.re() + x.im() * x.im() } else { x.re() * x.re() }
        });
    }
    // What squares lost to underflow is at most the smallest normal number each.
    let lost = T::Real::from_usize(m) * T::Real::from_usize(n) * T::Real::MIN_POSITIVE;
    if squares.is_finite() && squares * T::Real::EPSILON > lost {
        return squares.sqrt();
    }
    let (mut scale, mut sum, mut special) = (zero, T::Real::ONE, zero);
    for j in 0..n {
        for i in 0..m {
            let v = modulus(at(i, j));
            if !v.is_finite() {
                // Inf, unless a NaN joins in.
                special += v;
            } else if v > scale {
                let q = scale.div(v);
                (scale, sum) = (v, T::Real::ONE + sum * (q * q));
            } else if !v.is_zero() {
                let q = v.div(scale);
                sum += q * q;
            }
        }
    }
    scale * sum.sqrt() + special
}
