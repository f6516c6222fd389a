//! The two formats of 16 bits, and their conversion to float32 and back.
//!
//! To nearest even, in every rounding mode; a NaN stays one. F16C and AVX-512 convert half precision; bfloat16 is
//! the upper half of a float, and plain code on integers which the compiler makes vectors of.

use crate::kernel::isa::{Isa, current};
use half::{bf16, f16};

/// A format of 16 bits.
pub trait Half: Copy + core::fmt::Debug + Default + PartialEq + Send + Sync + 'static {
    const ZERO: Self;
    /// The bits of infinity; the sign is the uppermost bit.
    const INFINITE: u16;
    fn to_f32(self) -> f32;
    fn from_f32(x: f32) -> Self;
    fn bits(self) -> u16;
    /// Bfloat16 numbers whose sum is an element: 1 or 2.
    const PLANES: usize;
    /// The bits of them for a pair of elements that are finite, the first in the lower half of a word.
    fn pieces(first: u16, second: u16) -> [u32; 2];
    /// Elements as floats.
    fn widen(from: &[Self], to: &mut [f32]);
    /// Floats as elements; whether one of them is infinite then.
    fn narrow(from: &[f32], to: &mut [Self]) -> bool;

    /// Whether this is plus or minus infinity.
    #[inline(always)]
    fn is_infinite(self) -> bool {
        self.bits() & 0x7fff == Self::INFINITE
    }
}

/// A float's upper half.
const UPPER: u32 = 0xffff_0000;

/// Bodies on slices inside functions that enable the vectors in use.
macro_rules! with_vectors {
    ($($(#[$doc:meta])* $name:ident($from:ident: &[$source:ty], $to:ident: &mut [$target:ty]) -> $result:ty
       { avx512: $avx512:expr, avx2: $avx2:expr, plain: $plain:expr })*) => {$(
        $(#[$doc])*
        fn $name($from: &[$source], $to: &mut [$target]) -> $result {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
                unsafe fn wide($from: &[$source], $to: &mut [$target]) -> $result {
                    $avx512
                }
                #[target_feature(enable = "avx2,fma,f16c")]
                unsafe fn middle($from: &[$source], $to: &mut [$target]) -> $result {
                    $avx2
                }
                match current() {
                    Isa::Avx512 => {
                        // SAFETY: the instruction set in use is there.
                        return unsafe { wide($from, $to) };
                    }
                    Isa::Avx2 if is_x86_feature_detected!("f16c") => {
                        // SAFETY: as above, and F16C has been asked for.
                        return unsafe { middle($from, $to) };
                    }
                    _ => {}
                }
            }
            $plain
        }
    )*};
}

impl Half for f16 {
    const ZERO: Self = f16::ZERO;
    const INFINITE: u16 = 0x7c00;
    const PLANES: usize = 2;
    #[inline(always)]
    fn pieces(first: u16, second: u16) -> [u32; 2] {
        let [x, y] = [first, second].map(|half| {
            // The exponents' biases differ by 112; a denormal element becomes normal by the product.
            let up = f32::from_bits((112 + 127) << 23);
            let size = f32::from_bits(u32::from(half & 0x7fff) << 13) * up;
            size.to_bits() | u32::from(half & 0x8000) << 16
        });
        let rest = |x: u32| (f32::from_bits(x) - f32::from_bits(x & UPPER)).to_bits();
        [x >> 16 | y & UPPER, rest(x) >> 16 | rest(y) & UPPER]
    }
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self.to_f32_const()
    }
    #[inline(always)]
    fn from_f32(x: f32) -> Self {
        f16::from_f32_const(x)
    }
    #[inline(always)]
    fn bits(self) -> u16 {
        self.to_bits()
    }
    fn widen(from: &[Self], to: &mut [f32]) {
        widen_f16(from, to)
    }
    fn narrow(from: &[f32], to: &mut [Self]) -> bool {
        narrow_f16(from, to)
    }
}

impl Half for bf16 {
    const ZERO: Self = bf16::ZERO;
    const INFINITE: u16 = 0x7f80;
    const PLANES: usize = 1;
    #[inline(always)]
    fn pieces(first: u16, second: u16) -> [u32; 2] {
        [u32::from(first) | u32::from(second) << 16, 0]
    }
    #[inline(always)]
    fn to_f32(self) -> f32 {
        f32::from_bits(u32::from(self.to_bits()) << 16)
    }
    #[inline(always)]
    fn from_f32(x: f32) -> Self {
        let bits = x.to_bits();
        // A NaN keeps its upper bits and becomes quiet: rounding could make an infinity of it.
        let near = bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16;
        let nan = bits >> 16 | 0x40;
        bf16::from_bits(if bits & 0x7fff_ffff > 0x7f80_0000 { nan } else { near } as u16)
    }
    #[inline(always)]
    fn bits(self) -> u16 {
        self.to_bits()
    }
    fn widen(from: &[Self], to: &mut [f32]) {
        widen_bf16(from, to)
    }
    fn narrow(from: &[f32], to: &mut [Self]) -> bool {
        narrow_bf16(from, to)
    }
}

with_vectors! {
    widen_f16(from: &[f16], to: &mut [f32]) -> () {
        avx512: x86::widen16(from, to),
        avx2: x86::widen8(from, to),
        plain: widen_each(from, to)
    }
    narrow_f16(from: &[f32], to: &mut [f16]) -> bool {
        avx512: x86::narrow16(from, to),
        avx2: x86::narrow8(from, to),
        plain: narrow_each(from, to)
    }
    widen_bf16(from: &[bf16], to: &mut [f32]) -> () {
        avx512: widen_each(from, to),
        avx2: widen_each(from, to),
        plain: widen_each(from, to)
    }
    narrow_bf16(from: &[f32], to: &mut [bf16]) -> bool {
        avx512: narrow_each(from, to),
        avx2: narrow_each(from, to),
        plain: narrow_each(from, to)
    }
}

#[inline(always)]
fn widen_each<H: Half>(from: &[H], to: &mut [f32]) {
    for (x, y) in from.iter().zip(to) {
        *y = x.to_f32();
    }
}

#[inline(always)]
fn narrow_each<H: Half>(from: &[f32], to: &mut [H]) -> bool {
    let mut infinite = false;
    for (x, y) in from.iter().zip(to) {
        *y = H::from_f32(*x);
        infinite |= y.is_infinite();
    }
    infinite
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{Half, f16, narrow_each, widen_each};
    use core::arch::x86_64::*;

    const NEAREST: i32 = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub fn widen16(from: &[f16], to: &mut [f32]) {
        let count = from.len().min(to.len());
        let whole = count - count % 16;
        for i in (0..whole).step_by(16) {
            // SAFETY: sixteen elements of each slice from i on.
            unsafe {
                let x = _mm256_loadu_si256(from.as_ptr().add(i).cast());
                _mm512_storeu_ps(to.as_mut_ptr().add(i), _mm512_cvtph_ps(x));
            }
        }
        let mask = ((1_u32 << (count - whole)) - 1) as u16;
        // SAFETY: the elements behind the last sixteen.
        unsafe {
            let x = _mm256_maskz_loadu_epi16(mask, from.as_ptr().add(whole).cast());
            _mm512_mask_storeu_ps(to.as_mut_ptr().add(whole), mask, _mm512_cvtph_ps(x));
        }
    }

    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
    pub fn narrow16(from: &[f32], to: &mut [f16]) -> bool {
        let count = from.len().min(to.len());
        let (inf, size) =
            (_mm256_set1_epi16(<f16 as Half>::INFINITE as i16), _mm256_set1_epi16(0x7fff));
        let mut infinite = 0;
        for i in (0..count).step_by(16) {
            let mask = if count - i >= 16 { 0xffff } else { ((1_u32 << (count - i)) - 1) as u16 };
            // SAFETY: at most sixteen elements of each slice from i on.
            unsafe {
                let x = _mm512_maskz_loadu_ps(mask, from.as_ptr().add(i));
                let y = _mm512_cvtps_ph::<NEAREST>(x);
                _mm256_mask_storeu_epi16(to.as_mut_ptr().add(i).cast(), mask, y);
                infinite |= _mm256_cmpeq_epi16_mask(_mm256_and_si256(y, size), inf);
            }
        }
        infinite != 0
    }

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub fn widen8(from: &[f16], to: &mut [f32]) {
        let count = from.len().min(to.len());
        let whole = count - count % 8;
        for i in (0..whole).step_by(8) {
            // SAFETY: eight elements of each slice from i on.
            unsafe {
                let x = _mm_loadu_si128(from.as_ptr().add(i).cast());
                _mm256_storeu_ps(to.as_mut_ptr().add(i), _mm256_cvtph_ps(x));
            }
        }
        widen_each(&from[whole..], &mut to[whole..]);
    }

    #[inline]
    #[target_feature(enable = "avx2,fma,f16c")]
    pub fn narrow8(from: &[f32], to: &mut [f16]) -> bool {
        let count = from.len().min(to.len());
        let whole = count - count % 8;
        let (inf, size) = (_mm_set1_epi16(<f16 as Half>::INFINITE as i16), _mm_set1_epi16(0x7fff));
        let mut infinite = _mm_setzero_si128();
        for i in (0..whole).step_by(8) {
            // SAFETY: eight elements of each slice from i on.
            unsafe {
                let y = _mm256_cvtps_ph::<_MM_FROUND_TO_NEAREST_INT>(_mm256_loadu_ps(
                    from.as_ptr().add(i),
                ));
                _mm_storeu_si128(to.as_mut_ptr().add(i).cast(), y);
                let equal = _mm_cmpeq_epi16(_mm_and_si128(y, size), inf);
                infinite = _mm_or_si128(infinite, equal);
            }
        }
        let found = _mm_movemask_epi8(infinite) != 0;
        narrow_each(&from[whole..count], &mut to[whole..count]) | found
    }
}
