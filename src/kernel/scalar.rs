//! The four element types, f32, f64, Complex<f32> and Complex<f64>, behind one trait.
//!
//! Algorithms are written once against [`Scalar`]. Division is Smith's method (R. L. Smith, CACM
//! 5(8), 1962), which survives magnitudes whose square would overflow or underflow.

use super::isa::vector::{self, Vectors};
use super::isa::{self, Kernels};
use core::fmt::Debug;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use num_complex::Complex;

/// An element type of a matrix.
pub trait Scalar:
    Copy
    + Debug
    + Default
    + PartialEq
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + MulAssign
{
    /// The type of moduli and norms.
    type Real: Real;
    /// Whether conjugation does anything.
    const IS_COMPLEX: bool;
    const ZERO: Self;
    const ONE: Self;
    fn from_real(re: Self::Real) -> Self;
    fn re(self) -> Self::Real;
    fn im(self) -> Self::Real;
    fn conj(self) -> Self;
    /// |re| + |im|: LAPACK's pivot measure (`izamax`), not the modulus.
    fn abs1(self) -> Self::Real;
    /// Quotient without spurious overflow.
    fn div(self, d: Self) -> Self;
    fn scale(self, s: Self::Real) -> Self;

    /// The micro-kernels in use.
    #[doc(hidden)]
    fn kernels() -> &'static Kernels<Self>;
    /// The vector kernels in use.
    #[doc(hidden)]
    fn vectors() -> &'static Vectors<Self>;

    /// Conjugate when `yes`.
    #[inline(always)]
    fn conj_if(self, yes: bool) -> Self {
        if yes { self.conj() } else { self }
    }
    /// Exactly zero (both parts); false for NaN.
    #[inline(always)]
    fn is_zero(self) -> bool {
        self == Self::ZERO
    }
    /// Whether an element with |re| + |im| = `size` has a reciprocal that is a number of full precision and, if it is complex,
    /// takes nothing but a square.
    fn is_plain(size: Self::Real) -> bool;
    /// 1 / self.
    #[inline(always)]
    fn recip(self) -> Self {
        Self::ONE.div(self)
    }
}

/// A real element type.
pub trait Real: Scalar<Real = Self> + PartialOrd {
    /// Unit roundoff times two, LAPACK's `eps * base` (`dlamch('P')`).
    const EPSILON: Self;
    /// Smallest positive normal number, LAPACK's `dlamch('S')`.
    const MIN_POSITIVE: Self;
    /// Largest finite number, LAPACK's `dlamch('O')`.
    const MAX: Self;
    /// Sizes between which squares, and sums of two, are normal numbers.
    const SQUARED: [Self; 2];
    /// The nearest number to n.
    fn from_usize(n: usize) -> Self;
    /// 0, 1, 2, ..
    const COUNT: [Self; 16];
    /// -self, a whole number from 0 to 2^24.
    fn below_zero(self) -> usize;
    /// The nearest number to x.
    fn from_f64(x: f64) -> Self;
    fn sqrt(self) -> Self;
    fn abs(self) -> Self;
    /// self a + b, rounded once; a call of the C library where the instruction set has no such operation.
    fn fused(self, a: Self, b: Self) -> Self;
    /// Whether this is a normal number and its reciprocal one, too; told by its bits: comparing NaN raises an exception where
    /// compilers compare vectors. Of the largest of such numbers it says no.
    fn has_reciprocal(self) -> bool;
    fn is_finite(self) -> bool;
    fn is_nan(self) -> bool;
}

macro_rules! real_scalar {
    ($t:ty, $bits:ty, $real:ident, $complex:ident, $squared:expr) => {
        impl Scalar for $t {
            type Real = $t;
            const IS_COMPLEX: bool = false;
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            #[inline(always)]
            fn from_real(re: $t) -> Self {
                re
            }
            #[inline(always)]
            fn re(self) -> $t {
                self
            }
            #[inline(always)]
            fn im(self) -> $t {
                0.0
            }
            #[inline(always)]
            fn conj(self) -> Self {
                self
            }
            #[inline(always)]
            fn abs1(self) -> $t {
                <$t>::abs(self)
            }
            #[inline(always)]
            fn is_plain(size: $t) -> bool {
                size >= <$t>::MIN_POSITIVE
            }
            #[inline(always)]
            fn div(self, d: Self) -> Self {
                self / d
            }
            #[inline(always)]
            fn scale(self, s: $t) -> Self {
                self * s
            }
            #[inline]
            fn kernels() -> &'static Kernels<Self> {
                isa::$real()
            }
            #[inline]
            fn vectors() -> &'static Vectors<Self> {
                vector::$real()
            }
        }
        impl Real for $t {
            const EPSILON: Self = <$t>::EPSILON;
            const MIN_POSITIVE: Self = <$t>::MIN_POSITIVE;
            const MAX: Self = <$t>::MAX;
            const SQUARED: [$t; 2] = $squared;
            const COUNT: [$t; 16] = [
                0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0,
                15.0,
            ];
            #[inline(always)]
            fn fused(self, a: $t, b: $t) -> $t {
                self.mul_add(a, b)
            }
            #[inline(always)]
            fn has_reciprocal(self) -> bool {
                let exponent = self.to_bits() << 1 >> <$t>::MANTISSA_DIGITS;
                exponent.wrapping_sub(1) < 2 * <$t>::MAX_EXP as $bits - 4
            }
            #[inline(always)]
            fn below_zero(self) -> usize {
                -self as i32 as usize
            }
            #[inline(always)]
            fn from_f64(x: f64) -> Self {
                x as $t
            }
            #[inline(always)]
            fn from_usize(n: usize) -> Self {
                n as $t
            }
            #[inline(always)]
            fn sqrt(self) -> Self {
                <$t>::sqrt(self)
            }
            #[inline(always)]
            fn abs(self) -> Self {
                <$t>::abs(self)
            }
            #[inline(always)]
            fn is_finite(self) -> bool {
                <$t>::is_finite(self)
            }
            #[inline(always)]
            fn is_nan(self) -> bool {
                <$t>::is_nan(self)
            }
        }
        impl Scalar for Complex<$t> {
            type Real = $t;
            const IS_COMPLEX: bool = true;
            const ZERO: Self = Complex { re: 0.0, im: 0.0 };
            const ONE: Self = Complex { re: 1.0, im: 0.0 };
            #[inline(always)]
            fn from_real(re: $t) -> Self {
                Complex { re, im: 0.0 }
            }
            #[inline(always)]
            fn re(self) -> $t {
                self.re
            }
            #[inline(always)]
            fn im(self) -> $t {
                self.im
            }
            #[inline(always)]
            fn conj(self) -> Self {
                Complex { re: self.re, im: -self.im }
            }
            #[inline(always)]
            fn abs1(self) -> $t {
                self.re.abs() + self.im.abs()
            }
            #[inline(always)]
            fn is_plain(size: $t) -> bool {
                (<$t>::SQUARED[0]..=<$t>::SQUARED[1]).contains(&size)
            }
            #[inline]
            fn div(self, d: Self) -> Self {
                if d.re.abs() >= d.im.abs() {
                    let r = d.im / d.re;
                    let den = d.re + d.im * r;
                    Complex { re: (self.re + self.im * r) / den, im: (self.im - self.re * r) / den }
                } else {
                    let r = d.re / d.im;
                    let den = d.re * r + d.im;
                    Complex { re: (self.re * r + self.im) / den, im: (self.im * r - self.re) / den }
                }
            }
            /// The conjugate over the square of the modulus, of which one division is waited for; [`Scalar::div`] of 1 but
            /// for the signs of zeros where squares are not normal numbers.
            #[inline(always)]
            fn recip(self) -> Self {
                if Self::is_plain(self.abs1()) {
                    let square = self.re * self.re + self.im * self.im;
                    return Complex { re: self.re / square, im: -self.im / square };
                }
                let wide = self.re.abs() >= self.im.abs();
                let (large, small) = if wide { (self.re, self.im) } else { (self.im, self.re) };
                let r = small / large;
                let den = large + small * r;
                let (x, y) = (1.0 / den, r / den);
                if wide { Complex { re: x, im: -y } } else { Complex { re: y, im: -x } }
            }
            #[inline(always)]
            fn scale(self, s: $t) -> Self {
                Complex { re: self.re * s, im: self.im * s }
            }
            #[inline]
            fn kernels() -> &'static Kernels<Self> {
                isa::$complex()
            }
            #[inline]
            fn vectors() -> &'static Vectors<Self> {
                vector::$complex()
            }
        }
    };
}
/// 2^60 and 2^500.
const ROOTS: (f32, f64) = ((1_u64 << 60) as f32, f64::from_bits((1023 + 500) << 52));
real_scalar!(f32, u32, F32, C32, [1.0 / ROOTS.0, ROOTS.0]);
real_scalar!(f64, u64, F64, C64, [1.0 / ROOTS.1, ROOTS.1]);
