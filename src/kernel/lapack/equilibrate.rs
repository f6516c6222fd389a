//! Scalings that bring the entries of a matrix near 1 (`xGEEQU`, `xPOEQU`), and their application
//! (`xLAQGE`, `xLAQSY`, `xLAQHE`).
//!
//! A general matrix gets row factors that make the largest entry of each row 1, then column factors
//! that do the same for the columns; a definite one the factors that make its diagonal 1, within a
//! factor n of the best (van der Sluis, Numer. Math. 14, 1969). They are applied only where they vary by
//! more than THRESHOLD or the entries come near the ends of the range.

use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};

/// A ratio of factors below this is worth a scaling: 1 / TENTH.
const TENTH: usize = 10;

/// Ratios of smallest to largest row and column factor, and the largest entry (|re| + |im|).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread<R> {
    pub rows: R,
    pub cols: R,
    pub largest: R,
}

/// What has been scaled; LAPACK's EQUED.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Equilibrated {
    pub rows: bool,
    pub cols: bool,
}

impl Equilibrated {
    pub const NONE: Equilibrated = Equilibrated { rows: false, cols: false };
}

fn bounds<R: Real>() -> (R, R) {
    (R::MIN_POSITIVE, R::MIN_POSITIVE.recip())
}

/// v clamped to the range whose reciprocals are normal.
fn clamp<R: Real>(v: R) -> R {
    let (small, big) = bounds();
    let v = if v < small { small } else { v };
    if v > big { big } else { v }
}

/// Smallest and largest element; (big, 0) for none.
pub fn extremes<R: Real>(v: &[R]) -> (R, R) {
    let (mut min, mut max) = (bounds::<R>().1, R::ZERO);
    for &v in v {
        min = if v < min { v } else { min };
        max = if v > max { v } else { max };
    }
    (min, max)
}

/// Ratio of extremes, each kept inside the range.
pub fn ratio<R: Real>((min, max): (R, R)) -> R {
    let (small, big) = bounds();
    (if min < small { small } else { min }).div(if max > big { big } else { max })
}

/// Row and column factors of a general matrix into `r` and `c`. Returns LAPACK's info: i when row i is
/// exactly zero, m + j when column j is (after the rows have been scaled). What has been found until
/// then is in `spread`, and the maxima in place of the factors.
pub fn geequ<T: Scalar>(
    a: MatRef<T>,
    r: &mut [T::Real],
    c: &mut [T::Real],
    spread: &mut Spread<T::Real>,
) -> usize {
    let (m, n, zero, one) = (a.rows(), a.cols(), T::Real::ZERO, T::Real::ONE);
    if a.is_empty() {
        *spread = Spread { rows: one, cols: one, largest: zero };
        return 0;
    }
    r.fill(zero);
    for j in 0..n {
        for (i, r) in r.iter_mut().enumerate() {
            let v = a.get(i, j).abs1();
            *r = if v > *r || v.is_nan() { v } else { *r };
        }
    }
    let range = extremes(r);
    spread.largest = range.1;
    if let Some(i) = r.iter().position(|r| r.is_zero()) {
        return i + 1;
    }
    r.iter_mut().for_each(|r| *r = clamp(*r).recip());
    spread.rows = ratio(range);

    for (j, c) in c.iter_mut().enumerate() {
        *c = zero;
        for (i, &r) in r.iter().enumerate() {
            let v = a.get(i, j).abs1() * r;
            *c = if v > *c || v.is_nan() { v } else { *c };
        }
    }
    let range = extremes(c);
    if let Some(j) = c.iter().position(|c| c.is_zero()) {
        return m + j + 1;
    }
    c.iter_mut().for_each(|c| *c = clamp(*c).recip());
    spread.cols = ratio(range);
    0
}

/// Factors 1 / sqrt(a_ii) of a definite matrix into `s`. Returns LAPACK's info: i when the diagonal
/// entry i is the first that is not positive; then `s` holds the diagonal and `ratio` is not set.
pub fn poequ<T: Scalar>(
    a: MatRef<T>,
    s: &mut [T::Real],
    spread: &mut T::Real,
    largest: &mut T::Real,
) -> usize {
    let n = a.rows();
    if n == 0 {
        (*spread, *largest) = (T::Real::ONE, T::Real::ZERO);
        return 0;
    }
    for (i, s) in s.iter_mut().enumerate() {
        *s = a.get(i, i).re();
    }
    let (mut min, mut max) = (s[0], s[0]);
    for &v in &*s {
        min = if v < min { v } else { min };
        max = if v > max { v } else { max };
    }
    *largest = max;
    if let Some(i) = s.iter().position(|&v| v <= T::Real::ZERO) {
        return i + 1;
    }
    s.iter_mut().for_each(|s| *s = s.sqrt().recip());
    *spread = min.sqrt().div(max.sqrt());
    0
}

/// Whether entries as large as this stand far from both ends of the range.
fn comfortable<R: Real>(largest: R) -> bool {
    let small = R::MIN_POSITIVE.div(R::EPSILON);
    largest >= small && largest <= small.recip()
}

fn worth<R: Real>(ratio: R) -> bool {
    !(ratio >= R::from_usize(TENTH).recip())
}

/// A := diag(r) A diag(c), as far as `spread` says that it is worth it.
pub fn laqge<T: Scalar>(
    mut a: MatMut<T>,
    r: &[T::Real],
    c: &[T::Real],
    spread: &Spread<T::Real>,
) -> Equilibrated {
    if a.is_empty() {
        return Equilibrated::NONE;
    }
    let done = Equilibrated {
        rows: worth(spread.rows) || !comfortable(spread.largest),
        cols: worth(spread.cols),
    };
    if done == Equilibrated::NONE {
        return done;
    }
    // Rows first: a factor for both might overflow, an entry with one of them does not.
    for j in 0..a.cols() {
        for i in 0..a.rows() {
            let v = a.get(i, j);
            let v = if done.rows { v.scale(r[i]) } else { v };
            a.set(i, j, if done.cols { v.scale(c[j]) } else { v });
        }
    }
    done
}

/// The triangle `uplo` of A := diag(s) A diag(s), if worth it; `hermitian` keeps the diagonal real.
pub fn laqhe<T: Scalar>(
    uplo: Uplo,
    hermitian: bool,
    mut a: MatMut<T>,
    s: &[T::Real],
    ratio: T::Real,
    largest: T::Real,
) -> bool {
    let n = a.rows();
    if n == 0 || (!worth(ratio) && comfortable(largest)) {
        return false;
    }
    for j in 0..n {
        let (from, to) = match uplo {
            Uplo::Lower => (j, n),
            Uplo::Upper => (0, j + 1),
        };
        for i in from..to {
            let v = a.get(i, j).scale(s[i]).scale(s[j]);
            a.set(i, j, if hermitian && i == j { T::from_real(v.re()) } else { v });
        }
    }
    true
}

/// B := diag(s) B.
pub fn scale_rows<T: Scalar>(s: &[T::Real], mut b: MatMut<T>) {
    for j in 0..b.cols() {
        for (i, &s) in s.iter().enumerate() {
            b.set(i, j, b.get(i, j).scale(s));
        }
    }
}
