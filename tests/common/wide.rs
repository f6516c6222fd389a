//! The oracle's arithmetic: f64 for f32, double-double for f64, and complex numbers over both.
//!
//! Double-double sums and products are the error-free transformations of Knuth and Dekker (T. J. Dekker,
//! Numer. Math. 18, 1971) without FMA, so nothing here shares an instruction sequence with the library.

use lucho::kernel::scalar::Scalar;
use num_complex::Complex;
use std::fmt::Debug;
use std::ops::{Add, Mul, Neg, Sub};

/// A number of the oracle.
pub trait Wide:
    Copy
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + Send
    + Sync
{
    const ZERO: Self;
    const ONE: Self;
    fn conj(self) -> Self;
    /// The modulus, rounded.
    fn abs(self) -> f64;
    /// The part that is real.
    fn real(self) -> Self;
    /// Neither Inf nor NaN anywhere.
    fn finite(self) -> bool;
    /// Exactly zero.
    fn zero(self) -> bool;
}

/// An element type with its oracle and its bits.
pub trait Element: Scalar {
    type Wide: Wide;
    const EPS: f64;
    const TINY: f64;
    const NAME: &'static str;
    fn wide(self) -> Self::Wide;
    /// From real and imaginary part; real types drop the latter.
    fn of(re: f64, im: f64) -> Self;
    fn bits(self) -> (u64, u64);
    /// A NaN that arithmetic does not produce.
    fn guard() -> Self;
    fn nan() -> Self {
        Self::of(f64::NAN, f64::NAN)
    }
    fn is_nan(self) -> bool {
        let w = self.wide().abs();
        w.is_nan()
    }
    fn modulus(self) -> f64 {
        self.wide().abs()
    }
}

impl Wide for f64 {
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;
    fn conj(self) -> f64 {
        self
    }
    fn abs(self) -> f64 {
        f64::abs(self)
    }
    fn real(self) -> f64 {
        self
    }
    #[inline(always)]
    fn finite(self) -> bool {
        self.is_finite()
    }
    #[inline(always)]
    fn zero(self) -> bool {
        self == 0.0
    }
}

/// hi + lo, |lo| <= ulp(hi) / 2.
#[derive(Clone, Copy, Debug)]
pub struct Dd {
    hi: f64,
    lo: f64,
}

#[inline(always)]
fn quick_sum(a: f64, b: f64) -> Dd {
    let hi = a + b;
    Dd { hi, lo: b - (hi - a) }
}
#[inline(always)]
fn two_sum(a: f64, b: f64) -> Dd {
    let hi = a + b;
    let t = hi - a;
    Dd { hi, lo: (a - (hi - t)) + (b - t) }
}
#[inline(always)]
fn split(a: f64) -> (f64, f64) {
    let t = 134217729.0 * a;
    let hi = t - (t - a);
    (hi, a - hi)
}
#[inline(always)]
fn two_product(a: f64, b: f64) -> Dd {
    let hi = a * b;
    let ((ah, al), (bh, bl)) = (split(a), split(b));
    Dd { hi, lo: ((ah * bh - hi) + ah * bl + al * bh) + al * bl }
}

impl Add for Dd {
    type Output = Dd;
    #[inline(always)]
    fn add(self, b: Dd) -> Dd {
        let s = two_sum(self.hi, b.hi);
        quick_sum(s.hi, s.lo + (self.lo + b.lo))
    }
}
impl Neg for Dd {
    type Output = Dd;
    #[inline(always)]
    fn neg(self) -> Dd {
        Dd { hi: -self.hi, lo: -self.lo }
    }
}
impl Sub for Dd {
    type Output = Dd;
    #[inline(always)]
    fn sub(self, b: Dd) -> Dd {
        self + -b
    }
}
impl Mul for Dd {
    type Output = Dd;
    #[inline(always)]
    fn mul(self, b: Dd) -> Dd {
        let p = two_product(self.hi, b.hi);
        quick_sum(p.hi, p.lo + (self.hi * b.lo + self.lo * b.hi))
    }
}
impl Wide for Dd {
    const ZERO: Dd = Dd { hi: 0.0, lo: 0.0 };
    const ONE: Dd = Dd { hi: 1.0, lo: 0.0 };
    fn conj(self) -> Dd {
        self
    }
    fn abs(self) -> f64 {
        self.hi.abs()
    }
    fn real(self) -> Dd {
        self
    }
    #[inline(always)]
    fn finite(self) -> bool {
        (self.hi + self.lo).is_finite()
    }
    #[inline(always)]
    fn zero(self) -> bool {
        self.hi == 0.0
    }
}

/// A complex number over R.
#[derive(Clone, Copy, Debug)]
pub struct Cx<R> {
    re: R,
    im: R,
}
impl<R: Wide> Add for Cx<R> {
    type Output = Self;
    #[inline(always)]
    fn add(self, b: Self) -> Self {
        Cx { re: self.re + b.re, im: self.im + b.im }
    }
}
impl<R: Wide> Sub for Cx<R> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, b: Self) -> Self {
        Cx { re: self.re - b.re, im: self.im - b.im }
    }
}
impl<R: Wide> Neg for Cx<R> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Cx { re: -self.re, im: -self.im }
    }
}
impl<R: Wide> Mul for Cx<R> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, b: Self) -> Self {
        Cx { re: self.re * b.re - self.im * b.im, im: self.re * b.im + self.im * b.re }
    }
}
impl<R: Wide> Wide for Cx<R> {
    const ZERO: Self = Cx { re: R::ZERO, im: R::ZERO };
    const ONE: Self = Cx { re: R::ONE, im: R::ZERO };
    fn conj(self) -> Self {
        Cx { re: self.re, im: -self.im }
    }
    fn abs(self) -> f64 {
        let (re, im) = (self.re.abs(), self.im.abs());
        // hypot(Inf, NaN) is Inf; here a NaN counts.
        if re.is_nan() || im.is_nan() { f64::NAN } else { re.hypot(im) }
    }
    fn real(self) -> Self {
        Cx { re: self.re, im: R::ZERO }
    }
    #[inline(always)]
    fn finite(self) -> bool {
        self.re.finite() && self.im.finite()
    }
    #[inline(always)]
    fn zero(self) -> bool {
        self.re.zero() && self.im.zero()
    }
}

fn dd(x: f64) -> Dd {
    Dd { hi: x, lo: 0.0 }
}

impl Element for f32 {
    type Wide = f64;
    const EPS: f64 = f32::EPSILON as f64;
    const TINY: f64 = f32::MIN_POSITIVE as f64;
    const NAME: &'static str = "f32";
    fn wide(self) -> f64 {
        self as f64
    }
    fn of(re: f64, _: f64) -> f32 {
        re as f32
    }
    fn bits(self) -> (u64, u64) {
        (self.to_bits() as u64, 0)
    }
    fn guard() -> f32 {
        f32::from_bits(0x7fe1_2345)
    }
}
impl Element for f64 {
    type Wide = Dd;
    const EPS: f64 = f64::EPSILON;
    const TINY: f64 = f64::MIN_POSITIVE;
    const NAME: &'static str = "f64";
    fn wide(self) -> Dd {
        dd(self)
    }
    fn of(re: f64, _: f64) -> f64 {
        re
    }
    fn bits(self) -> (u64, u64) {
        (self.to_bits(), 0)
    }
    fn guard() -> f64 {
        f64::from_bits(0x7ffc_1234_5678_9abc)
    }
}
impl Element for Complex<f32> {
    type Wide = Cx<f64>;
    const EPS: f64 = f32::EPSILON as f64;
    const TINY: f64 = f32::MIN_POSITIVE as f64;
    const NAME: &'static str = "Complex<f32>";
    fn wide(self) -> Cx<f64> {
        Cx { re: self.re as f64, im: self.im as f64 }
    }
    fn of(re: f64, im: f64) -> Self {
        Complex { re: re as f32, im: im as f32 }
    }
    fn bits(self) -> (u64, u64) {
        (self.re.to_bits() as u64, self.im.to_bits() as u64)
    }
    fn guard() -> Self {
        Complex { re: f32::guard(), im: f32::guard() }
    }
}
impl Element for Complex<f64> {
    type Wide = Cx<Dd>;
    const EPS: f64 = f64::EPSILON;
    const TINY: f64 = f64::MIN_POSITIVE;
    const NAME: &'static str = "Complex<f64>";
    fn wide(self) -> Cx<Dd> {
        Cx { re: dd(self.re), im: dd(self.im) }
    }
    fn of(re: f64, im: f64) -> Self {
        Complex { re, im }
    }
    fn bits(self) -> (u64, u64) {
        (self.re.to_bits(), self.im.to_bits())
    }
    fn guard() -> Self {
        Complex { re: f64::guard(), im: f64::guard() }
    }
}

/// A dense column-major matrix of the oracle.
#[derive(Clone, Debug)]
pub struct WideMat<W> {
    pub rows: usize,
    pub cols: usize,
    data: Vec<W>,
}

impl<W: Wide> WideMat<W> {
    pub fn from_fn(rows: usize, cols: usize, f: impl Fn(usize, usize) -> W) -> Self {
        let data = (0..rows * cols).map(|k| f(k % rows, k / rows)).collect();
        WideMat { rows, cols, data }
    }
    pub fn identity(n: usize) -> Self {
        Self::from_fn(n, n, |i, j| if i == j { W::ONE } else { W::ZERO })
    }
    pub fn get(&self, i: usize, j: usize) -> W {
        self.data[i + j * self.rows]
    }
    pub fn set(&mut self, i: usize, j: usize, w: W) {
        self.data[i + j * self.rows] = w;
    }
    pub fn t(&self) -> Self {
        Self::from_fn(self.cols, self.rows, |i, j| self.get(j, i))
    }
    pub fn conj(&self) -> Self {
        Self::from_fn(self.rows, self.cols, |i, j| self.get(i, j).conj())
    }
    pub fn scale(&self, s: W) -> Self {
        Self::from_fn(self.rows, self.cols, |i, j| s * self.get(i, j))
    }
    pub fn minus(&self, b: &Self) -> Self {
        assert_eq!((self.rows, self.cols), (b.rows, b.cols));
        Self::from_fn(self.rows, self.cols, |i, j| self.get(i, j) - b.get(i, j))
    }
    /// The triangle with the diagonal, or with ones on it; the rest zero, whatever was there.
    pub fn triangle(&self, lower: bool, unit: bool) -> Self {
        Self::from_fn(self.rows, self.cols, |i, j| {
            if i == j && unit {
                W::ONE
            } else if i == j || (i > j) == lower {
                self.get(i, j)
            } else {
                W::ZERO
            }
        })
    }
    pub fn times(&self, b: &Self) -> Self {
        assert_eq!(self.cols, b.rows);
        let mut c = Self::from_fn(self.rows, b.cols, |_, _| W::ZERO);
        // Triangular factors are half zeros; they may be skipped where they meet no Inf and no NaN.
        let column = |p: usize| &self.data[p * self.rows..(p + 1) * self.rows];
        let finite = |p: usize| column(p).iter().all(|x| x.finite());
        let finite: Vec<bool> = (0..self.cols).map(finite).collect();
        for j in 0..b.cols {
            for p in 0..b.rows {
                let s = b.get(p, j);
                if finite[p] && s.zero() {
                    continue;
                }
                for (c, &a) in c.data[j * self.rows..(j + 1) * self.rows].iter_mut().zip(column(p))
                {
                    *c = *c + a * s;
                }
            }
        }
        c
    }
    /// Rows in the order that the 1-based interchanges give.
    pub fn permuted(&self, pivots: &[i32]) -> Self {
        let mut order: Vec<usize> = (0..self.rows).collect();
        for (i, &p) in pivots.iter().enumerate() {
            order.swap(i, p as usize - 1);
        }
        Self::from_fn(self.rows, self.cols, |i, j| self.get(order[i], j))
    }
    /// Largest modulus; NaN if there is one anywhere.
    pub fn largest(&self) -> f64 {
        let worse = |worst: f64, v: f64| if v > worst || v.is_nan() { v } else { worst };
        self.data.iter().map(|x| x.abs()).fold(0.0, |w, v| if w.is_nan() { w } else { worse(w, v) })
    }
    /// Largest column sum; NaN if there is one anywhere.
    pub fn norm1(&self) -> f64 {
        let mut worst = 0.0;
        for j in 0..self.cols {
            let s: f64 = (0..self.rows).map(|i| self.get(i, j).abs()).sum();
            if s > worst || s.is_nan() {
                worst = s;
            }
            if worst.is_nan() {
                return worst;
            }
        }
        worst
    }
}
