//! Parts of AVX2's vectors: choices that stay in registers, and stores of some lanes without masks.
//!
//! What compilers, and masks, make of both is a masked store, which AMD's CPUs do in microcode (10 to 18 cycles on a Zen 3), and
//! from which no load is served before it has reached the cache.

use core::arch::asm;
use core::arch::x86_64::*;

/// Reading `lanes` entries at `LANES - i` gives one set mask at i, or two; none at 0.
static ONE32: [i32; 16] = [0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0];
static TWO32: [i32; 16] = [0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0];
static ONE64: [i64; 8] = [0, 0, 0, 0, -1, 0, 0, 0];
static TWO64: [i64; 8] = [0, 0, 0, 0, -1, -1, 0, 0];

/// v, as a register. Without this compilers make a masked store of a load, a choice and a store.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn kept_ps(mut v: __m256) -> __m256 {
    // SAFETY: no instruction.
    unsafe { asm!("/* {} */", inout(ymm_reg) v, options(pure, nomem, nostack, preserves_flags)) };
    v
}

/// As [`kept_ps`].
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn kept_pd(mut v: __m256d) -> __m256d {
    // SAFETY: no instruction.
    unsafe { asm!("/* {} */", inout(ymm_reg) v, options(pure, nomem, nostack, preserves_flags)) };
    v
}

/// v with group i of `size` lanes of x, as `Simd::put`.
///
/// # Safety
/// The CPU has the instruction set.
#[inline(always)]
pub(super) unsafe fn put_ps(v: __m256, x: __m256, i: usize, size: usize) -> __m256 {
    let from = if size == 1 { &raw const ONE32 } else { &raw const TWO32 };
    let at = 8 - i.min(8 / size) * size;
    // SAFETY: the caller has the instruction set; there are so many entries from there on.
    unsafe {
        let mask = _mm256_loadu_si256(from.cast::<i32>().wrapping_add(at).cast());
        kept_ps(_mm256_blendv_ps(v, x, _mm256_castsi256_ps(mask)))
    }
}

/// As [`put_ps`].
///
/// # Safety
/// The CPU has the instruction set.
#[inline(always)]
pub(super) unsafe fn put_pd(v: __m256d, x: __m256d, i: usize, size: usize) -> __m256d {
    let from = if size == 1 { &raw const ONE64 } else { &raw const TWO64 };
    let at = 4 - i.min(4 / size) * size;
    // SAFETY: the caller has the instruction set; there are so many entries from there on.
    unsafe {
        let mask = _mm256_loadu_si256(from.cast::<i64>().wrapping_add(at).cast());
        kept_pd(_mm256_blendv_pd(v, x, _mm256_castsi256_pd(mask)))
    }
}

/// Stores the lanes of `v[i]` that have a bit at `p(i)`, i < N, by halves, pairs and single lanes. What there is to store is
/// asked once for all of them.
///
/// # Safety
/// The CPU has the instruction set; these lanes are writable.
#[inline(always)]
pub(super) unsafe fn store_bits_ps<const N: usize>(
    p: impl Fn(usize) -> *mut f32,
    v: &[__m256],
    bits: u32,
) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 0xff {
            for i in 0..N {
                _mm256_storeu_ps(p(i), v[i]);
            }
            return;
        }
        let (mut low, mut high) = ([_mm_setzero_ps(); N], [_mm_setzero_ps(); N]);
        for i in 0..N {
            (low[i], high[i]) = (_mm256_castps256_ps128(v[i]), _mm256_extractf128_ps::<1>(v[i]));
        }
        half_ps::<N>(&p, &low, bits & 15);
        half_ps::<N>(|i| p(i).wrapping_add(4), &high, bits >> 4);
    }
}

/// [`store_bits_ps`] of half a vector.
#[inline(always)]
unsafe fn half_ps<const N: usize>(p: impl Fn(usize) -> *mut f32, v: &[__m128; N], bits: u32) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 15 {
            for i in 0..N {
                _mm_storeu_ps(p(i), v[i]);
            }
            return;
        }
        if bits & 3 == 3 {
            for i in 0..N {
                _mm_storel_pd(p(i).cast(), _mm_castps_pd(v[i]));
            }
        } else if bits & 1 != 0 {
            for i in 0..N {
                _mm_store_ss(p(i), v[i]);
            }
        } else if bits & 2 != 0 {
            for i in 0..N {
                _mm_store_ss(p(i).wrapping_add(1), _mm_movehdup_ps(v[i]));
            }
        }
        if bits & 12 == 12 {
            for i in 0..N {
                _mm_storeh_pd(p(i).wrapping_add(2).cast(), _mm_castps_pd(v[i]));
            }
        } else if bits & 4 != 0 {
            for i in 0..N {
                _mm_store_ss(p(i).wrapping_add(2), _mm_movehl_ps(v[i], v[i]));
            }
        } else if bits & 8 != 0 {
            for i in 0..N {
                _mm_store_ss(p(i).wrapping_add(3), _mm_shuffle_ps::<0xff>(v[i], v[i]));
            }
        }
    }
}

/// As [`store_bits_ps`].
///
/// # Safety
/// The CPU has the instruction set; these lanes are writable.
#[inline(always)]
pub(super) unsafe fn store_bits_pd<const N: usize>(
    p: impl Fn(usize) -> *mut f64,
    v: &[__m256d],
    bits: u32,
) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 15 {
            for i in 0..N {
                _mm256_storeu_pd(p(i), v[i]);
            }
            return;
        }
        let (mut low, mut high) = ([_mm_setzero_pd(); N], [_mm_setzero_pd(); N]);
        for i in 0..N {
            (low[i], high[i]) = (_mm256_castpd256_pd128(v[i]), _mm256_extractf128_pd::<1>(v[i]));
        }
        half_pd::<N>(&p, &low, bits & 3);
        half_pd::<N>(|i| p(i).wrapping_add(2), &high, bits >> 2);
    }
}

/// [`store_bits_pd`] of half a vector.
#[inline(always)]
unsafe fn half_pd<const N: usize>(p: impl Fn(usize) -> *mut f64, v: &[__m128d; N], bits: u32) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 3 {
            for i in 0..N {
                _mm_storeu_pd(p(i), v[i]);
            }
        } else if bits == 2 {
            for i in 0..N {
                _mm_storeh_pd(p(i).wrapping_add(1), v[i]);
            }
        } else if bits == 1 {
            for i in 0..N {
                _mm_store_sd(p(i), v[i]);
            }
        }
    }
}
