//! The formats that factors are kept in, and how the working precisions go down to them.
//!
//! Factors of real matrices in 16 bits are those of `kernel::half`. For complex matrices the entries are
//! rounded to 16 bits, part by part, and factored in complex float; only what the rounding of the entries
//! costs is then that of the format.

use super::Reason;
use crate::kernel::getrf::getrf_work;
use crate::kernel::getrf2::getrf_or_getrf2;
use crate::kernel::half::{self as kernel_half, Half};
use crate::kernel::par::Ctx;
use crate::kernel::potrf::potrf_lower;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::solve::{getrs, potrs};
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use half::{bf16, f16};
use num_complex::Complex;

/// A real type as powers of two.
pub trait Binary: Real {
    /// The largest exponent that [`Binary::power`] is good for; its negative is good as well.
    const MOST: i32;
    /// e with 2^e <= x < 2^(e + 1), for a positive finite x.
    fn exponent(self) -> i32;
    /// 2^e, e brought to the range +-MOST first.
    fn power(e: i32) -> Self;
    fn to_f64(self) -> f64;
}

macro_rules! binary {
    ($t:ty, $bits:ty, $fraction:expr, $bias:expr) => {
        impl Binary for $t {
            // Room for the factor that fills a 16-bit format.
            const MOST: i32 = $bias - 30;
            fn exponent(self) -> i32 {
                if self < <$t>::MIN_POSITIVE {
                    let lifted = self * <$t>::from_bits((($bias + 60) as $bits) << $fraction);
                    return (lifted.to_bits() >> $fraction) as i32 - $bias - 60;
                }
                (self.to_bits() >> $fraction) as i32 - $bias
            }
            fn power(e: i32) -> Self {
                <$t>::from_bits(((e.clamp(-Self::MOST, Self::MOST) + $bias) as $bits) << $fraction)
            }
            fn to_f64(self) -> f64 {
                self as f64
            }
        }
    };
}
binary!(f32, u32, 23, 127);
binary!(f64, u64, 52, 1023);

/// An element type of the matrices that are solved for, with the float type that corrections are solved in.
pub trait Working: Scalar<Real: Binary> {
    type Low: Scalar<Real = f32>;
    fn low(self) -> Self::Low;
    fn from_low(low: Self::Low) -> Self;
    /// f of every part of a number.
    fn parts(low: Self::Low, f: impl Fn(f32) -> f32) -> Self::Low;
}

impl Working for f32 {
    type Low = f32;
    fn low(self) -> f32 {
        self
    }
    fn from_low(low: f32) -> f32 {
        low
    }
    fn parts(low: f32, f: impl Fn(f32) -> f32) -> f32 {
        f(low)
    }
}
impl Working for f64 {
    type Low = f32;
    fn low(self) -> f32 {
        self as f32
    }
    fn from_low(low: f32) -> f64 {
        low as f64
    }
    fn parts(low: f32, f: impl Fn(f32) -> f32) -> f32 {
        f(low)
    }
}
impl Working for Complex<f32> {
    type Low = Complex<f32>;
    fn low(self) -> Complex<f32> {
        self
    }
    fn from_low(low: Complex<f32>) -> Complex<f32> {
        low
    }
    fn parts(low: Complex<f32>, f: impl Fn(f32) -> f32) -> Complex<f32> {
        Complex { re: f(low.re), im: f(low.im) }
    }
}
impl Working for Complex<f64> {
    type Low = Complex<f32>;
    fn low(self) -> Complex<f32> {
        Complex { re: self.re as f32, im: self.im as f32 }
    }
    fn from_low(low: Complex<f32>) -> Complex<f64> {
        Complex { re: low.re as f64, im: low.im as f64 }
    }
    fn parts(low: Complex<f32>, f: impl Fn(f32) -> f32) -> Complex<f32> {
        Complex { re: f(low.re), im: f(low.im) }
    }
}

/// A format of factors. Matrices are column-major.
pub trait Format<T: Working>: 'static {
    type Store: Copy + Send + Sync;
    /// Scaled entries are below 2^TOP, which leaves the factors of an LU factorization room to grow.
    const TOP: i32;
    /// Unit roundoff, 2^-this.
    const BITS: i32;
    /// Work memory of a factorization of order n.
    fn work(n: usize) -> usize;
    /// Rounds the elements of a slice into one as long.
    fn store(from: &[T::Low], to: &mut [MaybeUninit<Self::Store>]);
    fn getrf(
        ctx: &Ctx,
        a: MatMut<Self::Store>,
        pivots: &mut [i32],
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason>;
    fn potrf(
        ctx: &Ctx,
        uplo: Uplo,
        a: MatMut<Self::Store>,
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason>;
    /// The pivots are getrf's own.
    fn getrs(
        ctx: &Ctx,
        a: MatRef<Self::Store>,
        pivots: &[i32],
        b: MatMut<T::Low>,
        work: &mut [MaybeUninit<T::Low>],
    );
    fn potrs(
        ctx: &Ctx,
        uplo: Uplo,
        a: MatRef<Self::Store>,
        b: MatMut<T::Low>,
        work: &mut [MaybeUninit<T::Low>],
    );
}

/// What `Rounded` rounds the parts of an element to.
pub trait Narrow: 'static {
    const TOP: i32;
    const BITS: i32;
    fn round(x: f32) -> f32;
}
/// Nothing: the factors are plain floats.
pub struct Float;
impl Narrow for Float {
    const TOP: i32 = 0;
    const BITS: i32 = 24;
    #[inline(always)]
    fn round(x: f32) -> f32 {
        x
    }
}
impl Narrow for f16 {
    // 65504 / 2^3 is left for growth, which is n^(2/3) on the average; what is smaller than 2^-17 of the largest loses
    // bits, 2^-28 of the largest at most.
    const TOP: i32 = 3;
    const BITS: i32 = 11;
    #[inline(always)]
    fn round(x: f32) -> f32 {
        f16::from_f32(x).to_f32()
    }
}
impl Narrow for bf16 {
    const TOP: i32 = 0;
    const BITS: i32 = 8;
    #[inline(always)]
    fn round(x: f32) -> f32 {
        bf16::from_f32(x).to_f32()
    }
}

/// Float factors of a matrix whose entries have been rounded to the format N.
pub struct Rounded<N>(PhantomData<N>);

impl<T: Working, N: Narrow> Format<T> for Rounded<N> {
    type Store = T::Low;
    const TOP: i32 = N::TOP;
    const BITS: i32 = N::BITS;
    fn work(n: usize) -> usize {
        getrf_work::<T::Low>(n, n)
    }
    fn store(from: &[T::Low], to: &mut [MaybeUninit<T::Low>]) {
        for (x, y) in from.iter().zip(to) {
            y.write(T::parts(*x, N::round));
        }
    }
    fn getrf(
        ctx: &Ctx,
        a: MatMut<T::Low>,
        pivots: &mut [i32],
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason> {
        match getrf_or_getrf2(ctx, a, pivots, work) {
            0 => Ok(()),
            _ => Err(Reason::NotFactored),
        }
    }
    fn potrf(
        ctx: &Ctx,
        uplo: Uplo,
        a: MatMut<T::Low>,
        _: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason> {
        let a = if uplo == Uplo::Lower { a } else { a.t() };
        potrf_lower(ctx, a).map_err(|_| Reason::NotFactored)
    }
    fn getrs(
        ctx: &Ctx,
        a: MatRef<T::Low>,
        pivots: &[i32],
        b: MatMut<T::Low>,
        _: &mut [MaybeUninit<T::Low>],
    ) {
        let _ = getrs(ctx, Trans::No, a, Some(pivots), b);
    }
    fn potrs(
        ctx: &Ctx,
        uplo: Uplo,
        a: MatRef<T::Low>,
        b: MatMut<T::Low>,
        _: &mut [MaybeUninit<T::Low>],
    ) {
        potrs(ctx, uplo, a, b);
    }
}

/// Factors of a real matrix that are stored in 16 bits.
pub struct Stored<H>(PhantomData<H>);

fn verdict(outcome: kernel_half::Outcome) -> Result<(), Reason> {
    match outcome {
        kernel_half::Outcome { pivot: 0, overflow: 0 } => Ok(()),
        kernel_half::Outcome { overflow: 0, .. } => Err(Reason::NotFactored),
        _ => Err(Reason::Overflow),
    }
}

macro_rules! stored_real {
    ($t:ty) => {
        impl<H: Half + Narrow> Format<$t> for Stored<H> {
            type Store = H;
            const TOP: i32 = <H as Narrow>::TOP;
            const BITS: i32 = <H as Narrow>::BITS;
            fn work(n: usize) -> usize {
                kernel_half::getrf_work(n, n).max(kernel_half::potrf_work(n))
            }
            fn store(from: &[f32], to: &mut [MaybeUninit<H>]) {
                to.fill(MaybeUninit::new(H::ZERO));
                // SAFETY: written just now.
                let to = unsafe {
                    core::slice::from_raw_parts_mut(to.as_mut_ptr().cast::<H>(), to.len())
                };
                // What has become infinite is found by the factorization.
                H::narrow(from, to);
            }
            fn getrf(
                ctx: &Ctx,
                a: MatMut<H>,
                pivots: &mut [i32],
                work: &mut [MaybeUninit<f32>],
            ) -> Result<(), Reason> {
                verdict(kernel_half::getrf(ctx, a, Some(pivots), work))
            }
            fn potrf(
                ctx: &Ctx,
                uplo: Uplo,
                a: MatMut<H>,
                work: &mut [MaybeUninit<f32>],
            ) -> Result<(), Reason> {
                verdict(kernel_half::potrf(ctx, uplo, a, work))
            }
            fn getrs(
                ctx: &Ctx,
                a: MatRef<H>,
                pivots: &[i32],
                b: MatMut<f32>,
                _: &mut [MaybeUninit<f32>],
            ) {
                let _ = kernel_half::getrs(ctx, Trans::No, a, Some(pivots), b);
            }
            fn potrs(
                ctx: &Ctx,
                uplo: Uplo,
                a: MatRef<H>,
                b: MatMut<f32>,
                _: &mut [MaybeUninit<f32>],
            ) {
                kernel_half::potrs(ctx, uplo, a, b);
            }
        }
    };
}
stored_real!(f32);
stored_real!(f64);

/// The format in which factors of this element type are kept in 16 bits.
pub trait Kept<H>: Working {
    type Format: Format<Self>;
}
impl<H: Half + Narrow> Kept<H> for f32 {
    type Format = Stored<H>;
}
impl<H: Half + Narrow> Kept<H> for f64 {
    type Format = Stored<H>;
}
impl<H: Half + Narrow> Kept<H> for Complex<f32> {
    type Format = Rounded<H>;
}
impl<H: Half + Narrow> Kept<H> for Complex<f64> {
    type Format = Rounded<H>;
}
