//! AVX2 with FMA: tiles of 3 vectors x 4 columns, complex 3 x 2 where operands are packed: 12 of 16 registers accumulate.

use super::avx2_part as part;
use super::avx2_transpose as turned;
use super::divide;
use super::planar::{self, Planar};
use super::simd::{CplxV, MOST_LANES, RealV, Simd, Vect};
use super::twelve;
use super::{Kernels, chol, instantiate, lu, pack, panel, planar_chol, planar_lu, small, tile};
use core::arch::asm;
use core::arch::x86_64::*;
use num_complex::Complex;

#[derive(Clone, Copy)]
pub(crate) struct S256;
#[derive(Clone, Copy)]
pub(crate) struct D256;

/// Reading `lanes` entries at `LANES - n` gives n set masks, then clear ones.
static MASK32: [i32; 16] = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0];
static MASK64: [i64; 8] = [-1, -1, -1, -1, 0, 0, 0, 0];

/// Half HALF of the pair PAIR of elements behind p. Assembly, because intrinsics would be fused with their
/// neighbours (see [`Simd::splat_at`]).
#[target_feature(enable = "avx")]
#[inline]
unsafe fn broadcast_f32<const PAIR: usize, const HALF: usize>(p: *const f32) -> __m256 {
    let v;
    // SAFETY: the caller has a valid pointer.
    unsafe {
        asm!("vbroadcastss {}, dword ptr [{} + {}]", out(ymm_reg) v, in(reg) p,
            const (2 * PAIR + HALF) * size_of::<f32>(),
            options(pure, readonly, nostack, preserves_flags))
    };
    v
}

/// Half HALF of the pair PAIR of elements behind p. Assembly, because intrinsics would be fused with their
/// neighbours (see [`Simd::splat_at`]).
#[target_feature(enable = "avx")]
#[inline]
unsafe fn broadcast_f64<const PAIR: usize, const HALF: usize>(p: *const f64) -> __m256d {
    let v;
    // SAFETY: the caller has a valid pointer.
    unsafe {
        asm!("vbroadcastsd {}, qword ptr [{} + {}]", out(ymm_reg) v, in(reg) p,
            const (2 * PAIR + HALF) * size_of::<f64>(),
            options(pure, readonly, nostack, preserves_flags))
    };
    v
}

/// The numbers of eight words after groups i and j of `size` words, a power of two, have been exchanged.
#[target_feature(enable = "avx2,fma")]
#[inline]
unsafe fn exchanged(i: usize, j: usize, size: usize) -> __m256i {
    let own = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
    // Words in a group have the same number but for the last bits.
    let group = _mm256_and_si256(own, _mm256_set1_epi32(-(size as i32)));
    let is = |g: usize| _mm256_cmpeq_epi32(group, _mm256_set1_epi32((g * size) as i32));
    let moved = _mm256_or_si256(is(i), is(j));
    let distance = _mm256_set1_epi32(((i * size) ^ (j * size)) as i32);
    _mm256_xor_si256(own, _mm256_and_si256(moved, distance))
}

impl Simd for S256 {
    type R = f32;
    type V = __m256;
    const LANES: usize = 8;
    twelve::methods!(
        __m256,
        f32,
        near_f32,
        (packed_f32, strip_f32),
        steps_f32,
        part_f32,
        [joint_f32, joint_part_f32, joint_conj_f32, joint_part_conj_f32],
        MASK32
    );
    #[inline(always)]
    unsafe fn splat(r: f32) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_set1_ps(r) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const f32) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_castpd_ps(_mm256_set1_pd(p.cast::<f64>().read_unaligned())) }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const f32) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { broadcast_f32::<0, 0>(p) }
    }
    #[inline(always)]
    unsafe fn pair_at<const J: usize>(p: *const f32) -> (__m256, __m256) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { (broadcast_f32::<J, 0>(p), broadcast_f32::<J, 1>(p)) }
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_loadu_ps(p) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f32, v: __m256) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_storeu_ps(p, v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const f32, n: usize) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            _mm256_maskload_ps(p, _mm256_loadu_si256(MASK32.as_ptr().wrapping_add(8 - n).cast()))
        }
    }
    /// In pieces: AMD's processors take tens of cycles for a masked store.
    #[inline(always)]
    unsafe fn store_n(p: *mut f32, v: __m256, n: usize) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            if n >= 8 {
                return _mm256_storeu_ps(p, v);
            }
            let (mut p, mut left) = (p, _mm256_castps256_ps128(v));
            if n & 4 != 0 {
                _mm_storeu_ps(p, left);
                (p, left) = (p.wrapping_add(4), _mm256_extractf128_ps::<1>(v));
            }
            if n & 2 != 0 {
                _mm_storel_pd(p.cast(), _mm_castps_pd(left));
                (p, left) = (p.wrapping_add(2), _mm_movehl_ps(left, left));
            }
            if n & 1 != 0 {
                _mm_store_ss(p, left);
            }
        }
    }
    #[inline(always)]
    unsafe fn add(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_add_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn sub(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_sub_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn mul(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_mul_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn fma(a: __m256, b: __m256, c: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fmadd_ps(a, b, c) }
    }
    #[inline(always)]
    unsafe fn fnma(a: __m256, b: __m256, c: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fnmadd_ps(a, b, c) }
    }
    #[inline(always)]
    unsafe fn alternate<const CONJ: bool>(a: __m256, b: __m256, c: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { if CONJ { _mm256_fmsubadd_ps(a, b, c) } else { _mm256_fmaddsub_ps(a, b, c) } }
    }
    #[inline(always)]
    unsafe fn swap(v: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_permute_ps::<0b10_11_00_01>(v) }
    }
    #[inline(always)]
    unsafe fn addsub(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_addsub_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn subadd(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fmsubadd_ps(a, _mm256_set1_ps(1.0), b) }
    }
    #[inline(always)]
    unsafe fn zip(a: __m256, b: __m256) -> (__m256, __m256) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (_mm256_unpacklo_ps(a, b), _mm256_unpackhi_ps(a, b));
            (_mm256_permute2f128_ps::<0x20>(lo, hi), _mm256_permute2f128_ps::<0x31>(lo, hi))
        }
    }
    #[inline(always)]
    unsafe fn zip_pairs(a: __m256, b: __m256) -> (__m256, __m256) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = D256::zip(_mm256_castps_pd(a), _mm256_castps_pd(b));
            (_mm256_castpd_ps(lo), _mm256_castpd_ps(hi))
        }
    }
    #[inline(always)]
    unsafe fn transpose(x: &mut [__m256; MOST_LANES]) {
        // SAFETY: the caller has the instruction set.
        unsafe { turned::singles(x) }
    }
    #[inline(always)]
    unsafe fn transpose_pairs(x: &mut [__m256; MOST_LANES]) {
        // SAFETY: the caller has the instruction set.
        unsafe { turned::pairs(x) }
    }
    #[inline(always)]
    unsafe fn neg_odd(v: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_xor_ps(v, _mm256_castsi256_ps(_mm256_set1_epi64x(i64::MIN))) }
    }
    #[inline(always)]
    unsafe fn abs(v: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_andnot_ps(_mm256_set1_ps(-0.0), v) }
    }
    #[inline(always)]
    unsafe fn max(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_max_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn equal(a: __m256, b: __m256) -> u32 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_movemask_ps(_mm256_cmp_ps::<_CMP_EQ_OQ>(a, b)) as u32 }
    }
    #[inline(always)]
    unsafe fn largest(v: __m256, size: usize) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let v = _mm256_max_ps(v, _mm256_permute2f128_ps::<1>(v, v));
            let v = _mm256_max_ps(v, _mm256_permute_ps::<0b01_00_11_10>(v));
            if size > 1 { v } else { _mm256_max_ps(v, _mm256_permute_ps::<0b10_11_00_01>(v)) }
        }
    }
    #[inline(always)]
    unsafe fn lane(v: __m256, i: usize) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_permutevar8x32_ps(v, _mm256_set1_epi32(i as i32)) }
    }
    #[inline(always)]
    unsafe fn first(v: __m256) -> f32 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cvtss_f32(v) }
    }
    #[inline(always)]
    unsafe fn join(a: __m256, b: __m256, n: usize) -> __m256 {
        // SAFETY: the caller has the instruction set; n <= 8.
        unsafe {
            let mask = _mm256_loadu_si256(MASK32.as_ptr().wrapping_add(8 - n).cast());
            _mm256_blendv_ps(b, a, _mm256_castsi256_ps(mask))
        }
    }
    #[inline(always)]
    unsafe fn put(v: __m256, x: __m256, i: usize, size: usize) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { part::put_ps(v, x, i, size) }
    }
    /// The lane that each lane receives.
    type Places = __m256i;
    #[inline(always)]
    unsafe fn places(i: usize, j: usize, size: usize) -> __m256i {
        // SAFETY: the caller has the instruction set.
        unsafe { exchanged(i, j, size) }
    }
    #[inline(always)]
    unsafe fn exchange(v: __m256, places: __m256i) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_permutevar8x32_ps(v, places) }
    }
    #[inline(always)]
    unsafe fn div(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::quotient_256_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn sqrt(v: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_sqrt_ps(v) }
    }
    #[inline(always)]
    unsafe fn root(r: f32) -> f32 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::root_f32(r) }
    }
    /// All bits of a lane are set, or none.
    type Mask = __m256;
    #[inline(always)]
    unsafe fn gt(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cmp_ps::<_CMP_GT_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn ge(a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cmp_ps::<_CMP_GE_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn bits(m: __m256) -> u32 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_movemask_ps(m) as u32 }
    }
    #[inline(always)]
    unsafe fn mask(bits: u32) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let own = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
            let all = _mm256_set1_epi32(bits as i32);
            _mm256_castsi256_ps(_mm256_cmpeq_epi32(_mm256_and_si256(all, own), own))
        }
    }
    #[inline(always)]
    unsafe fn select(m: __m256, a: __m256, b: __m256) -> __m256 {
        // SAFETY: the caller has the instruction set.
        unsafe { part::kept_ps(_mm256_blendv_ps(b, a, m)) }
    }
    #[inline(always)]
    unsafe fn store_bits(p: *mut f32, v: __m256, bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { part::store_bits_ps::<1>(|_| p, &[v], bits) }
    }
    #[inline(always)]
    unsafe fn store_bits_each(p: impl Fn(usize) -> *mut f32, v: &[__m256; MOST_LANES], bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { part::store_bits_ps::<8>(p, v, bits) }
    }
}

impl Simd for D256 {
    type R = f64;
    type V = __m256d;
    const LANES: usize = 4;
    twelve::methods!(
        __m256d,
        f64,
        near_f64,
        (packed_f64, strip_f64),
        steps_f64,
        part_f64,
        [joint_f64, joint_part_f64, joint_conj_f64, joint_part_conj_f64],
        MASK64
    );
    #[inline(always)]
    unsafe fn splat(r: f64) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_set1_pd(r) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const f64) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let pair = _mm_loadu_pd(p);
            _mm256_set_m128d(pair, pair)
        }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const f64) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { broadcast_f64::<0, 0>(p) }
    }
    #[inline(always)]
    unsafe fn pair_at<const J: usize>(p: *const f64) -> (__m256d, __m256d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { (broadcast_f64::<J, 0>(p), broadcast_f64::<J, 1>(p)) }
    }
    #[inline(always)]
    unsafe fn load(p: *const f64) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_loadu_pd(p) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f64, v: __m256d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_storeu_pd(p, v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const f64, n: usize) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            _mm256_maskload_pd(p, _mm256_loadu_si256(MASK64.as_ptr().wrapping_add(4 - n).cast()))
        }
    }
    /// In pieces, as above.
    #[inline(always)]
    unsafe fn store_n(p: *mut f64, v: __m256d, n: usize) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            if n >= 4 {
                return _mm256_storeu_pd(p, v);
            }
            let (mut p, mut left) = (p, _mm256_castpd256_pd128(v));
            if n & 2 != 0 {
                _mm_storeu_pd(p, left);
                (p, left) = (p.wrapping_add(2), _mm256_extractf128_pd::<1>(v));
            }
            if n & 1 != 0 {
                _mm_store_sd(p, left);
            }
        }
    }
    #[inline(always)]
    unsafe fn add(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_add_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn sub(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_sub_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn mul(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_mul_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn fma(a: __m256d, b: __m256d, c: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fmadd_pd(a, b, c) }
    }
    #[inline(always)]
    unsafe fn fnma(a: __m256d, b: __m256d, c: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fnmadd_pd(a, b, c) }
    }
    #[inline(always)]
    unsafe fn alternate<const CONJ: bool>(a: __m256d, b: __m256d, c: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { if CONJ { _mm256_fmsubadd_pd(a, b, c) } else { _mm256_fmaddsub_pd(a, b, c) } }
    }
    #[inline(always)]
    unsafe fn swap(v: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_permute_pd::<0b0101>(v) }
    }
    #[inline(always)]
    unsafe fn addsub(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_addsub_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn subadd(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_fmsubadd_pd(a, _mm256_set1_pd(1.0), b) }
    }
    #[inline(always)]
    unsafe fn zip(a: __m256d, b: __m256d) -> (__m256d, __m256d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b));
            (_mm256_permute2f128_pd::<0x20>(lo, hi), _mm256_permute2f128_pd::<0x31>(lo, hi))
        }
    }
    #[inline(always)]
    unsafe fn zip_pairs(a: __m256d, b: __m256d) -> (__m256d, __m256d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { (_mm256_permute2f128_pd::<0x20>(a, b), _mm256_permute2f128_pd::<0x31>(a, b)) }
    }
    #[inline(always)]
    unsafe fn transpose(x: &mut [__m256d; MOST_LANES]) {
        // SAFETY: the caller has the instruction set.
        unsafe { turned::doubles(x) }
    }
    #[inline(always)]
    unsafe fn neg_odd(v: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            _mm256_xor_pd(v, _mm256_castsi256_pd(_mm256_set_epi64x(i64::MIN, 0, i64::MIN, 0)))
        }
    }
    #[inline(always)]
    unsafe fn abs(v: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_andnot_pd(_mm256_set1_pd(-0.0), v) }
    }
    #[inline(always)]
    unsafe fn max(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_max_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn equal(a: __m256d, b: __m256d) -> u32 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm256_movemask_pd(_mm256_cmp_pd::<_CMP_EQ_OQ>(a, b)) as u32 }
    }
    #[inline(always)]
    unsafe fn largest(v: __m256d, size: usize) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let v = _mm256_max_pd(v, _mm256_permute2f128_pd::<1>(v, v));
            if size > 1 { v } else { _mm256_max_pd(v, _mm256_permute_pd::<0b0101>(v)) }
        }
    }
    #[inline(always)]
    unsafe fn lane(v: __m256d, i: usize) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let (low, high) = (2 * i as i32, 2 * i as i32 + 1);
            let halves = _mm256_set_epi32(high, low, high, low, high, low, high, low);
            _mm256_castps_pd(_mm256_permutevar8x32_ps(_mm256_castpd_ps(v), halves))
        }
    }
    #[inline(always)]
    unsafe fn first(v: __m256d) -> f64 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cvtsd_f64(v) }
    }
    #[inline(always)]
    unsafe fn join(a: __m256d, b: __m256d, n: usize) -> __m256d {
        // SAFETY: the caller has the instruction set; n <= 4.
        unsafe {
            let mask = _mm256_loadu_si256(MASK64.as_ptr().wrapping_add(4 - n).cast());
            _mm256_blendv_pd(b, a, _mm256_castsi256_pd(mask))
        }
    }
    #[inline(always)]
    unsafe fn put(v: __m256d, x: __m256d, i: usize, size: usize) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { part::put_pd(v, x, i, size) }
    }
    /// The half of a lane that each half receives.
    type Places = __m256i;
    #[inline(always)]
    unsafe fn places(i: usize, j: usize, size: usize) -> __m256i {
        // SAFETY: the caller has the instruction set.
        unsafe { exchanged(i, j, 2 * size) }
    }
    #[inline(always)]
    unsafe fn exchange(v: __m256d, places: __m256i) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_castps_pd(_mm256_permutevar8x32_ps(_mm256_castpd_ps(v), places)) }
    }
    #[inline(always)]
    unsafe fn div(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::quotient_256_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn sqrt(v: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_sqrt_pd(v) }
    }
    #[inline(always)]
    unsafe fn root(r: f64) -> f64 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::root_f64(r) }
    }
    /// All bits of a lane are set, or none.
    type Mask = __m256d;
    #[inline(always)]
    unsafe fn gt(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cmp_pd::<_CMP_GT_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn ge(a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_cmp_pd::<_CMP_GE_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn bits(m: __m256d) -> u32 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm256_movemask_pd(m) as u32 }
    }
    #[inline(always)]
    unsafe fn mask(bits: u32) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let own = _mm256_setr_epi64x(1, 2, 4, 8);
            let all = _mm256_set1_epi64x(i64::from(bits));
            _mm256_castsi256_pd(_mm256_cmpeq_epi64(_mm256_and_si256(all, own), own))
        }
    }
    #[inline(always)]
    unsafe fn select(m: __m256d, a: __m256d, b: __m256d) -> __m256d {
        // SAFETY: the caller has the instruction set.
        unsafe { part::kept_pd(_mm256_blendv_pd(b, a, m)) }
    }
    #[inline(always)]
    unsafe fn store_bits(p: *mut f64, v: __m256d, bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { part::store_bits_pd::<1>(|_| p, &[v], bits) }
    }
    #[inline(always)]
    unsafe fn store_bits_each(p: impl Fn(usize) -> *mut f64, v: &[__m256d; MOST_LANES], bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { part::store_bits_pd::<4>(p, v, bits) }
    }
}

instantiate!(#[target_feature(enable = "avx2,fma")]);

pub(super) static F32: Kernels<f32> = kernels::<RealV<S256>, 2, 3, 4, 4>();
pub(super) static F64: Kernels<f64> = kernels::<RealV<D256>, 2, 3, 4, 4>();
pub(super) static C32: Kernels<Complex<f32>> = kernels::<CplxV<S256, Complex<f32>>, 2, 3, 2, 4>();
pub(super) static C64: Kernels<Complex<f64>> = kernels::<CplxV<D256, Complex<f64>>, 2, 3, 2, 4>();
