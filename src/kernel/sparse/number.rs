//! What numbers are stored as, and what they are computed as.
//!
//! A sparse kernel of mixed types loads elements into a compute type, sums there, and rounds once when it
//! stores. The four element types are their own compute types; 8-bit integers are computed in 32-bit ones
//! (which wrap around) or in floats, 16-bit floats in floats. Conversions to a compute type are exact.

use super::Value;
use crate::kernel::scalar::Scalar;
use half::{bf16, f16};
use num_complex::Complex;

/// A type that is computed in.
pub trait Compute: Value + PartialEq {
    const ZERO: Self;
    const ONE: Self;
    fn plus(self, b: Self) -> Self;
    fn minus(self, b: Self) -> Self;
    fn times(self, b: Self) -> Self;
    fn conj(self) -> Self;

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
}

impl<T: Scalar> Compute for T {
    const ZERO: Self = <T as Scalar>::ZERO;
    const ONE: Self = <T as Scalar>::ONE;
    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        self + b
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        self - b
    }
    #[inline(always)]
    fn times(self, b: Self) -> Self {
        self * b
    }
    #[inline(always)]
    fn conj(self) -> Self {
        Scalar::conj(self)
    }
}

impl Compute for i32 {
    const ZERO: Self = 0;
    const ONE: Self = 1;
    #[inline(always)]
    fn plus(self, b: Self) -> Self {
        self.wrapping_add(b)
    }
    #[inline(always)]
    fn minus(self, b: Self) -> Self {
        self.wrapping_sub(b)
    }
    #[inline(always)]
    fn times(self, b: Self) -> Self {
        self.wrapping_mul(b)
    }
    #[inline(always)]
    fn conj(self) -> Self {
        self
    }
}

/// A type of stored elements that are computed with as C.
pub trait Load<C>: Value {
    fn load(self) -> C;
}

/// A type of stored elements that results computed as C are rounded to.
pub trait Store<C>: Load<C> {
    fn store(c: C) -> Self;
}

impl<T: Compute> Load<T> for T {
    #[inline(always)]
    fn load(self) -> T {
        self
    }
}
impl<T: Compute> Store<T> for T {
    #[inline(always)]
    fn store(c: T) -> T {
        c
    }
}

macro_rules! exact {
    ($($from:ty as $to:ty: $f:expr;)*) => {$(
        impl Load<$to> for $from {
            #[inline(always)]
            fn load(self) -> $to {
                $f(self)
            }
        }
    )*};
}
exact! {
    i8 as i32: i32::from;
    i8 as f32: f32::from;
    f32 as f64: f64::from;
    f32 as Complex<f32>: |re| Complex { re, im: 0.0 };
    f64 as Complex<f64>: |re| Complex { re, im: 0.0 };
}

macro_rules! sixteen_bits {
    ($($t:ty)*) => {$(
        impl Load<f32> for $t {
            #[inline(always)]
            fn load(self) -> f32 {
                self.to_f32_const()
            }
        }
        impl Store<f32> for $t {
            #[inline(always)]
            fn store(c: f32) -> Self {
                <$t>::from_f32_const(c)
            }
        }
        impl Load<Complex<f32>> for Complex<$t> {
            #[inline(always)]
            fn load(self) -> Complex<f32> {
                Complex { re: self.re.load(), im: self.im.load() }
            }
        }
        impl Store<Complex<f32>> for Complex<$t> {
            #[inline(always)]
            fn store(c: Complex<f32>) -> Self {
                Complex { re: <$t>::store(c.re), im: <$t>::store(c.im) }
            }
        }
    )*};
}
sixteen_bits!(f16 bf16);
