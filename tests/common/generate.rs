//! Random matrices of the families that LAPACK's test programs use, reproducible from a seed.

use super::mat::{Layout, Mat};
use super::wide::Element;

/// splitmix64 (S. Vigna, public domain).
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x9e37_79b9_7f4a_7c15)
    }
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    /// Uniform in (-1, 1).
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 * (2.0 / (1u64 << 53) as f64) - 1.0
    }
    pub fn element<T: Element>(&mut self) -> T {
        T::of(self.unit(), self.unit())
    }
}

/// What kind of matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Independent uniform entries.
    Uniform,
    /// Uniform, row i and column i scaled by 2^(-i/4) (down to eps).
    Graded,
    /// Uniform, scaled to just above underflow.
    Tiny,
    /// Uniform, scaled towards overflow.
    Huge,
    /// Diagonally dominant.
    Dominant,
}

pub const FAMILIES: [Family; 5] =
    [Family::Uniform, Family::Graded, Family::Tiny, Family::Huge, Family::Dominant];

fn scale<T: Element>(family: Family) -> f64 {
    match family {
        // Far enough from the edges that products of a factor with its scale stay normal.
        Family::Tiny => T::TINY / T::EPS,
        Family::Huge => T::EPS / T::TINY / 64.0,
        _ => 1.0,
    }
}

fn grade(family: Family, i: usize) -> f64 {
    if family == Family::Graded { 0.5f64.powf((i as f64 / 4.0).min(20.0)) } else { 1.0 }
}

/// A general m x n matrix.
pub fn general<T: Element>(
    family: Family,
    m: usize,
    n: usize,
    layout: Layout,
    rng: &mut Rng,
) -> Mat<T> {
    let scale = scale::<T>(family);
    Mat::new(m, n, layout, |i, j| {
        let s = scale * grade(family, i) * grade(family, j);
        let (mut re, im) = (rng.unit(), rng.unit());
        if family == Family::Dominant && i == j {
            re = 2.0 * m.max(n) as f64;
        }
        T::of(s * re, s * im)
    })
}

/// A Hermitian positive definite matrix, both triangles filled in: uniform off-diagonal entries and a
/// dominant diagonal, graded or scaled as the family says.
pub fn definite<T: Element>(family: Family, n: usize, layout: Layout, rng: &mut Rng) -> Mat<T> {
    let scale = scale::<T>(family);
    let mut a = Mat::new(n, n, layout, |_, _| T::ZERO);
    for j in 0..n {
        let d = scale * grade(family, j) * grade(family, j);
        // Row sums of moduli are below sqrt(2) n; about a third of that keeps most matrices definite
        // without making them trivial, and sqrt(n) growth of a random spectrum is far below it.
        a.set(j, j, T::of(d * (2.0 + 3.0 * (n as f64).sqrt()), 0.0));
        for i in j + 1..n {
            let s = scale * grade(family, i) * grade(family, j);
            let v = T::of(s * rng.unit(), s * rng.unit());
            a.set(i, j, v);
            a.set(j, i, v.conj());
        }
    }
    a
}

/// A well-conditioned triangular matrix (full storage, both triangles filled): small entries off the
/// diagonal, diagonal of modulus between 1 and 2.
pub fn triangle<T: Element>(n: usize, layout: Layout, rng: &mut Rng) -> Mat<T> {
    Mat::new(n, n, layout, |i, j| {
        let (re, im) = (rng.unit(), rng.unit());
        if i == j {
            T::of(1.5 + 0.5 * re, 0.5 * im)
        } else {
            let s = 1.0 / (n as f64).sqrt();
            T::of(s * re, s * im)
        }
    })
}
