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

/// Stores the lanes that have a bit, by halves, pairs and single lanes.
///
/// # Safety
/// The CPU has the instruction set; these lanes are writable.
#[inline(always)]
pub(super) unsafe fn store_bits_ps(p: *mut f32, v: __m256, bits: u32) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 0xff {
            return _mm256_storeu_ps(p, v);
        }
        for i in 0..2 {
            let (p, bits) = (p.wrapping_add(4 * i), bits >> (4 * i) & 15);
            let half =
                if i == 0 { _mm256_castps256_ps128(v) } else { _mm256_extractf128_ps::<1>(v) };
            if bits == 15 {
                _mm_storeu_ps(p, half);
                continue;
            }
            if bits & 3 == 3 {
                _mm_storel_pd(p.cast(), _mm_castps_pd(half));
            } else if bits & 1 != 0 {
                _mm_store_ss(p, half);
            } else if bits & 2 != 0 {
                _mm_store_ss(p.wrapping_add(1), _mm_movehdup_ps(half));
            }
            if bits & 12 == 12 {
                _mm_storeh_pd(p.wrapping_add(2).cast(), _mm_castps_pd(half));
            } else if bits & 4 != 0 {
                _mm_store_ss(p.wrapping_add(2), _mm_movehl_ps(half, half));
            } else if bits & 8 != 0 {
                _mm_store_ss(p.wrapping_add(3), _mm_shuffle_ps::<0xff>(half, half));
            }
        }
    }
}

/// As [`store_bits_ps`].
///
/// # Safety
/// The CPU has the instruction set; these lanes are writable.
#[inline(always)]
pub(super) unsafe fn store_bits_pd(p: *mut f64, v: __m256d, bits: u32) {
    // SAFETY: the caller has the instruction set and valid pointers.
    unsafe {
        if bits == 15 {
            return _mm256_storeu_pd(p, v);
        }
        for i in 0..2 {
            let (p, bits) = (p.wrapping_add(2 * i), bits >> (2 * i) & 3);
            let half =
                if i == 0 { _mm256_castpd256_pd128(v) } else { _mm256_extractf128_pd::<1>(v) };
            match bits {
                3 => _mm_storeu_pd(p, half),
                2 => _mm_storeh_pd(p.wrapping_add(1), half),
                1 => _mm_store_sd(p, half),
                _ => {}
            }
        }
    }
}
