//! AVX-512 (F, DQ, BW, VL): tiles of 3 vectors x 8 columns, complex 3 x 4: 24 of 32 registers accumulate.

use super::avx2::S256;
use super::divide;
use super::planar::{self, Planar};
use super::simd::{CplxV, RealV, Simd, Vect};
use super::{Kernels, chol, instantiate, lu, pack, panel, planar_chol, planar_lu, small, tile};
use core::arch::asm;
use core::arch::x86_64::*;
use num_complex::Complex;

#[derive(Clone, Copy)]
pub(crate) struct S512;
#[derive(Clone, Copy)]
pub(crate) struct D512;

/// Half HALF of the pair PAIR of elements behind p. Assembly, because intrinsics would be fused with their
/// neighbours (see [`Simd::splat_at`]).
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn broadcast_f32<const PAIR: usize, const HALF: usize>(p: *const f32) -> __m512 {
    let v;
    // SAFETY: the caller has a valid pointer.
    unsafe {
        asm!("vbroadcastss {}, dword ptr [{} + {}]", out(zmm_reg) v, in(reg) p,
            const (2 * PAIR + HALF) * size_of::<f32>(),
            options(pure, readonly, nostack, preserves_flags))
    };
    v
}

/// Half HALF of the pair PAIR of elements behind p. Assembly, because intrinsics would be fused with their
/// neighbours (see [`Simd::splat_at`]).
#[target_feature(enable = "avx512f")]
#[inline]
unsafe fn broadcast_f64<const PAIR: usize, const HALF: usize>(p: *const f64) -> __m512d {
    let v;
    // SAFETY: the caller has a valid pointer.
    unsafe {
        asm!("vbroadcastsd {}, qword ptr [{} + {}]", out(zmm_reg) v, in(reg) p,
            const (2 * PAIR + HALF) * size_of::<f64>(),
            options(pure, readonly, nostack, preserves_flags))
    };
    v
}

impl Simd for S512 {
    type R = f32;
    type V = __m512;
    const LANES: usize = 16;
    const ADDSUB: bool = false;
    #[inline(always)]
    unsafe fn splat(r: f32) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_set1_ps(r) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const f32) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_castpd_ps(_mm512_set1_pd(p.cast::<f64>().read_unaligned())) }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const f32) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { broadcast_f32::<0, 0>(p) }
    }
    #[inline(always)]
    unsafe fn pair_at<const J: usize>(p: *const f32) -> (__m512, __m512) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { (broadcast_f32::<J, 0>(p), broadcast_f32::<J, 1>(p)) }
    }
    #[inline(always)]
    unsafe fn load(p: *const f32) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_loadu_ps(p) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f32, v: __m512) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_storeu_ps(p, v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const f32, n: usize) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_maskz_loadu_ps(((1u32 << n) - 1) as __mmask16, p) }
    }
    #[inline(always)]
    unsafe fn store_n(p: *mut f32, v: __m512, n: usize) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mask_storeu_ps(p, ((1u32 << n) - 1) as __mmask16, v) }
    }
    #[inline(always)]
    unsafe fn add(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_add_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn sub(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_sub_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn mul(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mul_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn fma(a: __m512, b: __m512, c: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmadd_ps(a, b, c) }
    }
    #[inline(always)]
    unsafe fn fnma(a: __m512, b: __m512, c: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fnmadd_ps(a, b, c) }
    }
    #[inline(always)]
    unsafe fn swap(v: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_permute_ps::<0b10_11_00_01>(v) }
    }
    #[inline(always)]
    unsafe fn addsub(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmaddsub_ps(a, _mm512_set1_ps(1.0), b) }
    }
    #[inline(always)]
    unsafe fn subadd(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmsubadd_ps(a, _mm512_set1_ps(1.0), b) }
    }
    #[inline(always)]
    unsafe fn zip(a: __m512, b: __m512) -> (__m512, __m512) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (
                _mm512_set_epi32(23, 7, 22, 6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0),
                _mm512_set_epi32(31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8),
            );
            (_mm512_permutex2var_ps(a, lo, b), _mm512_permutex2var_ps(a, hi, b))
        }
    }
    #[inline(always)]
    unsafe fn zip_pairs(a: __m512, b: __m512) -> (__m512, __m512) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (
                _mm512_set_epi32(23, 22, 7, 6, 21, 20, 5, 4, 19, 18, 3, 2, 17, 16, 1, 0),
                _mm512_set_epi32(31, 30, 15, 14, 29, 28, 13, 12, 27, 26, 11, 10, 25, 24, 9, 8),
            );
            (_mm512_permutex2var_ps(a, lo, b), _mm512_permutex2var_ps(a, hi, b))
        }
    }
    #[inline(always)]
    unsafe fn neg_odd(v: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_xor_ps(v, _mm512_castsi512_ps(_mm512_set1_epi64(i64::MIN))) }
    }
    #[inline(always)]
    unsafe fn abs(v: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_abs_ps(v) }
    }
    #[inline(always)]
    unsafe fn max(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_max_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn equal(a: __m512, b: __m512) -> u32 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { u32::from(_mm512_cmp_ps_mask::<_CMP_EQ_OQ>(a, b)) }
    }
    #[inline(always)]
    unsafe fn largest(v: __m512, size: usize) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let v = _mm512_max_ps(v, _mm512_shuffle_f32x4::<0b01_00_11_10>(v, v));
            let v = _mm512_max_ps(v, _mm512_shuffle_f32x4::<0b10_11_00_01>(v, v));
            let v = _mm512_max_ps(v, _mm512_permute_ps::<0b01_00_11_10>(v));
            if size > 1 { v } else { _mm512_max_ps(v, _mm512_permute_ps::<0b10_11_00_01>(v)) }
        }
    }
    #[inline(always)]
    unsafe fn lane(v: __m512, i: usize) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_permutexvar_ps(_mm512_set1_epi32(i as i32), v) }
    }
    #[inline(always)]
    unsafe fn first(v: __m512) -> f32 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cvtss_f32(v) }
    }
    #[inline(always)]
    unsafe fn join(a: __m512, b: __m512, n: usize) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_ps(((1u32 << n) - 1) as __mmask16, b, a) }
    }
    #[inline(always)]
    unsafe fn put(v: __m512, x: __m512, i: usize, size: usize) -> __m512 {
        let (group, first) = ((1u64 << size) - 1, i.min(16) * size);
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_ps((group << first) as __mmask16, v, x) }
    }
    /// The lane that each lane receives.
    type Places = __m512i;
    #[inline(always)]
    unsafe fn places(i: usize, j: usize, size: usize) -> __m512i {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let own = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            let group = (1u32 << size) - 1;
            let moved = ((group << (i * size)) | (group << (j * size))) as __mmask16;
            let distance = _mm512_set1_epi32(((i * size) ^ (j * size)) as i32);
            _mm512_mask_xor_epi32(own, moved, own, distance)
        }
    }
    #[inline(always)]
    unsafe fn exchange(v: __m512, places: __m512i) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_permutexvar_ps(places, v) }
    }
    const TWO: bool = true;
    #[inline(always)]
    unsafe fn places_two(i: usize, j: usize, size: usize) -> [__m512i; 2] {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let first = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            let second = _mm512_add_epi32(first, _mm512_set1_epi32(16));
            let group = (1u32 << size) - 1;
            let moved = (group << (i * size)) | (group << (j * size));
            let distance = _mm512_set1_epi32(((i * size) ^ (j * size)) as i32);
            [
                _mm512_mask_xor_epi32(first, moved as __mmask16, first, distance),
                _mm512_mask_xor_epi32(second, (moved >> 16) as __mmask16, second, distance),
            ]
        }
    }
    #[inline(always)]
    unsafe fn exchange_two([x, y]: [__m512; 2], [px, py]: [__m512i; 2]) -> [__m512; 2] {
        // SAFETY: the caller has the instruction set.
        unsafe { [_mm512_permutex2var_ps(x, px, y), _mm512_permutex2var_ps(x, py, y)] }
    }
    #[inline(always)]
    unsafe fn div(a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::quotient_512_ps(a, b) }
    }
    #[inline(always)]
    unsafe fn sqrt(v: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_sqrt_ps(v) }
    }
    #[inline(always)]
    unsafe fn root(r: f32) -> f32 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::root_f32(r) }
    }
    type Mask = __mmask16;
    #[inline(always)]
    unsafe fn gt(a: __m512, b: __m512) -> __mmask16 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cmp_ps_mask::<_CMP_GT_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn ge(a: __m512, b: __m512) -> __mmask16 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cmp_ps_mask::<_CMP_GE_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn bits(m: __mmask16) -> u32 {
        u32::from(m)
    }
    #[inline(always)]
    unsafe fn mask(bits: u32) -> __mmask16 {
        bits as __mmask16
    }
    #[inline(always)]
    unsafe fn select(m: __mmask16, a: __m512, b: __m512) -> __m512 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_ps(m, b, a) }
    }
    #[inline(always)]
    unsafe fn store_bits(p: *mut f32, v: __m512, bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mask_storeu_ps(p, bits as __mmask16, v) }
    }
}

impl Simd for D512 {
    type R = f64;
    type V = __m512d;
    const LANES: usize = 8;
    const ADDSUB: bool = false;
    #[inline(always)]
    unsafe fn splat(r: f64) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_set1_pd(r) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const f64) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_broadcast_f64x2(_mm_loadu_pd(p)) }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const f64) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { broadcast_f64::<0, 0>(p) }
    }
    #[inline(always)]
    unsafe fn pair_at<const J: usize>(p: *const f64) -> (__m512d, __m512d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { (broadcast_f64::<J, 0>(p), broadcast_f64::<J, 1>(p)) }
    }
    #[inline(always)]
    unsafe fn load(p: *const f64) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_loadu_pd(p) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut f64, v: __m512d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_storeu_pd(p, v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const f64, n: usize) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_maskz_loadu_pd(((1u32 << n) - 1) as __mmask8, p) }
    }
    #[inline(always)]
    unsafe fn store_n(p: *mut f64, v: __m512d, n: usize) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mask_storeu_pd(p, ((1u32 << n) - 1) as __mmask8, v) }
    }
    #[inline(always)]
    unsafe fn add(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_add_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn sub(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_sub_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn mul(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mul_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn fma(a: __m512d, b: __m512d, c: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmadd_pd(a, b, c) }
    }
    #[inline(always)]
    unsafe fn fnma(a: __m512d, b: __m512d, c: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fnmadd_pd(a, b, c) }
    }
    #[inline(always)]
    unsafe fn swap(v: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_permute_pd::<0b0101_0101>(v) }
    }
    #[inline(always)]
    unsafe fn addsub(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmaddsub_pd(a, _mm512_set1_pd(1.0), b) }
    }
    #[inline(always)]
    unsafe fn subadd(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_fmsubadd_pd(a, _mm512_set1_pd(1.0), b) }
    }
    #[inline(always)]
    unsafe fn zip(a: __m512d, b: __m512d) -> (__m512d, __m512d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (
                _mm512_set_epi64(11, 3, 10, 2, 9, 1, 8, 0),
                _mm512_set_epi64(15, 7, 14, 6, 13, 5, 12, 4),
            );
            (_mm512_permutex2var_pd(a, lo, b), _mm512_permutex2var_pd(a, hi, b))
        }
    }
    #[inline(always)]
    unsafe fn zip_pairs(a: __m512d, b: __m512d) -> (__m512d, __m512d) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            let (lo, hi) = (
                _mm512_set_epi64(11, 10, 3, 2, 9, 8, 1, 0),
                _mm512_set_epi64(15, 14, 7, 6, 13, 12, 5, 4),
            );
            (_mm512_permutex2var_pd(a, lo, b), _mm512_permutex2var_pd(a, hi, b))
        }
    }
    #[inline(always)]
    unsafe fn neg_odd(v: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe {
            _mm512_xor_pd(
                v,
                _mm512_castsi512_pd(_mm512_set_epi64(
                    i64::MIN,
                    0,
                    i64::MIN,
                    0,
                    i64::MIN,
                    0,
                    i64::MIN,
                    0,
                )),
            )
        }
    }
    #[inline(always)]
    unsafe fn abs(v: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_abs_pd(v) }
    }
    #[inline(always)]
    unsafe fn max(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_max_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn equal(a: __m512d, b: __m512d) -> u32 {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { u32::from(_mm512_cmp_pd_mask::<_CMP_EQ_OQ>(a, b)) }
    }
    #[inline(always)]
    unsafe fn largest(v: __m512d, size: usize) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let v = _mm512_max_pd(v, _mm512_shuffle_f64x2::<0b01_00_11_10>(v, v));
            let v = _mm512_max_pd(v, _mm512_shuffle_f64x2::<0b10_11_00_01>(v, v));
            if size > 1 { v } else { _mm512_max_pd(v, _mm512_permute_pd::<0b0101_0101>(v)) }
        }
    }
    #[inline(always)]
    unsafe fn lane(v: __m512d, i: usize) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_permutexvar_pd(_mm512_set1_epi64(i as i64), v) }
    }
    #[inline(always)]
    unsafe fn first(v: __m512d) -> f64 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cvtsd_f64(v) }
    }
    #[inline(always)]
    unsafe fn join(a: __m512d, b: __m512d, n: usize) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_pd(((1u32 << n) - 1) as __mmask8, b, a) }
    }
    #[inline(always)]
    unsafe fn put(v: __m512d, x: __m512d, i: usize, size: usize) -> __m512d {
        let (group, first) = ((1u64 << size) - 1, i.min(16) * size);
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_pd((group << first) as __mmask8, v, x) }
    }
    /// The lane that each lane receives.
    type Places = __m512i;
    #[inline(always)]
    unsafe fn places(i: usize, j: usize, size: usize) -> __m512i {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let own = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
            let group = (1u32 << size) - 1;
            let moved = ((group << (i * size)) | (group << (j * size))) as __mmask8;
            let distance = _mm512_set1_epi64(((i * size) ^ (j * size)) as i64);
            _mm512_mask_xor_epi64(own, moved, own, distance)
        }
    }
    #[inline(always)]
    unsafe fn exchange(v: __m512d, places: __m512i) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_permutexvar_pd(places, v) }
    }
    const TWO: bool = true;
    #[inline(always)]
    unsafe fn places_two(i: usize, j: usize, size: usize) -> [__m512i; 2] {
        // SAFETY: the caller has the instruction set.
        unsafe {
            let first = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
            let second = _mm512_add_epi64(first, _mm512_set1_epi64(8));
            let group = (1u32 << size) - 1;
            let moved = (group << (i * size)) | (group << (j * size));
            let distance = _mm512_set1_epi64(((i * size) ^ (j * size)) as i64);
            [
                _mm512_mask_xor_epi64(first, moved as __mmask8, first, distance),
                _mm512_mask_xor_epi64(second, (moved >> 8) as __mmask8, second, distance),
            ]
        }
    }
    #[inline(always)]
    unsafe fn exchange_two([x, y]: [__m512d; 2], [px, py]: [__m512i; 2]) -> [__m512d; 2] {
        // SAFETY: the caller has the instruction set.
        unsafe { [_mm512_permutex2var_pd(x, px, y), _mm512_permutex2var_pd(x, py, y)] }
    }
    #[inline(always)]
    unsafe fn div(a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::quotient_512_pd(a, b) }
    }
    #[inline(always)]
    unsafe fn sqrt(v: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_sqrt_pd(v) }
    }
    #[inline(always)]
    unsafe fn root(r: f64) -> f64 {
        // SAFETY: the caller has the instruction set.
        unsafe { divide::root_f64(r) }
    }
    type Mask = __mmask8;
    #[inline(always)]
    unsafe fn gt(a: __m512d, b: __m512d) -> __mmask8 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cmp_pd_mask::<_CMP_GT_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn ge(a: __m512d, b: __m512d) -> __mmask8 {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_cmp_pd_mask::<_CMP_GE_OQ>(a, b) }
    }
    #[inline(always)]
    unsafe fn bits(m: __mmask8) -> u32 {
        u32::from(m)
    }
    #[inline(always)]
    unsafe fn mask(bits: u32) -> __mmask8 {
        bits as __mmask8
    }
    #[inline(always)]
    unsafe fn select(m: __mmask8, a: __m512d, b: __m512d) -> __m512d {
        // SAFETY: the caller has the instruction set.
        unsafe { _mm512_mask_blend_pd(m, b, a) }
    }
    #[inline(always)]
    unsafe fn store_bits(p: *mut f64, v: __m512d, bits: u32) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { _mm512_mask_storeu_pd(p, bits as __mmask8, v) }
    }
}

instantiate!(#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx2,fma")]);

/// Eight elements are half a vector.
pub(super) static F32: Kernels<f32> =
    Kernels { potrf_few: potrf_few::<RealV<S256>, 8>, ..kernels::<RealV<S512>, 2, 3, 8, 8>() };
pub(super) static F64: Kernels<f64> = kernels::<RealV<D512>, 2, 3, 8, 8>();
pub(super) static C32: Kernels<Complex<f32>> = kernels::<CplxV<S512, Complex<f32>>, 2, 3, 4, 4>();
pub(super) static C64: Kernels<Complex<f64>> = kernels::<CplxV<D512, Complex<f64>>, 2, 3, 4, 4>();
