//! What numbers are stored as, and what they are computed as.
//!
//! A sparse kernel of mixed types loads elements into a compute type, sums there, and rounds once when it
//! stores. The four element types are their own compute types; 8-bit integers are computed in 32-bit ones
//! (which wrap around) or in floats, 16-bit floats in floats. Conversions to a compute type are exact.

use super::Value;
use crate::kernel::scalar::Scalar;
use core::any::TypeId;
use half::{bf16, f16};
use num_complex::Complex;

/// A type that is computed in.
pub trait Compute: Value + PartialEq {
    /// Whether conjugation does anything.
    const IS_COMPLEX: bool;
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
    const IS_COMPLEX: bool = <T as Scalar>::IS_COMPLEX;
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
    const IS_COMPLEX: bool = false;
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

/// Whether elements are stored as they are computed with, so that sums may be formed where they are stored.
#[inline(always)]
pub(super) fn same<C: Compute, Y: Store<C>>() -> bool {
    TypeId::of::<C>() == TypeId::of::<Y>()
}

/// beta y, which is not read if beta is zero.
#[inline(always)]
pub(super) fn scaled<C: Compute, Y: Store<C>>(beta: C, y: &Y) -> C {
    if beta.is_zero() {
        C::ZERO
    } else if beta == C::ONE {
        y.load()
    } else {
        beta.times(y.load())
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

/// A type of elements that are moved, and dropped if they are zero.
pub trait Stored: Value {
    const ZERO: Self;
    /// Exactly zero (both parts); false for NaN.
    fn is_zero(self) -> bool;
}
impl<T: Compute> Stored for T {
    const ZERO: Self = <T as Compute>::ZERO;
    #[inline(always)]
    fn is_zero(self) -> bool {
        Compute::is_zero(self)
    }
}
macro_rules! stored {
    ($($t:ty: $zero:expr;)*) => {$(
        impl Stored for $t {
            const ZERO: Self = $zero;
            #[inline(always)]
            fn is_zero(self) -> bool {
                self == $zero
            }
        }
    )*};
}
stored! {
    i8: 0;
    f16: f16::ZERO;
    bf16: bf16::ZERO;
    Complex<f16>: Complex { re: f16::ZERO, im: f16::ZERO };
    Complex<bf16>: Complex { re: bf16::ZERO, im: bf16::ZERO };
}
