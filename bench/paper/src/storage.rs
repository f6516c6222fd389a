//! The precisions: how numbers lie in memory. Arithmetic is in f32 whatever they are.

use half::slice::HalfFloatSliceExt;
use half::{bf16, f16};

/// A number as it lies in memory.
pub trait Storage: Copy + Default + PartialEq + Send + Sync + std::fmt::Debug + 'static {
    /// The distance from 1 to the next number.
    const EPS: f64;
    fn widen(self) -> f32;
    /// To the nearest number, of two equally near ones to the even one.
    fn round(value: f32) -> Self;
    /// From memory to the chip; both have the same length.
    fn load(from: &[Self], to: &mut [f32]);
    /// From the chip to memory, rounded.
    fn store(from: &[f32], to: &mut [Self]);
}

impl Storage for f32 {
    const EPS: f64 = f32::EPSILON as f64;

    #[inline(always)]
    fn widen(self) -> f32 {
        self
    }

    #[inline(always)]
    fn round(value: f32) -> f32 {
        value
    }

    #[inline(always)]
    fn load(from: &[f32], to: &mut [f32]) {
        to.copy_from_slice(from);
    }

    #[inline(always)]
    fn store(from: &[f32], to: &mut [f32]) {
        to.copy_from_slice(from);
    }
}

macro_rules! sixteen_bits {
    ($kind:ty, $eps:expr) => {
        impl Storage for $kind {
            const EPS: f64 = $eps;

            #[inline(always)]
            fn widen(self) -> f32 {
                self.to_f32()
            }

            #[inline(always)]
            fn round(value: f32) -> $kind {
                <$kind>::from_f32(value)
            }

            #[inline(always)]
            fn load(from: &[$kind], to: &mut [f32]) {
                from.convert_to_f32_slice(to);
            }

            #[inline(always)]
            fn store(from: &[f32], to: &mut [$kind]) {
                to.convert_from_f32_slice(from);
            }
        }
    };
}
sixteen_bits!(f16, 1.0 / 1024.0);
sixteen_bits!(bf16, 1.0 / 128.0);
