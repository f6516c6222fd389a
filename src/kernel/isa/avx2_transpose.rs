//! Transposes of squares in AVX2's registers: halves of vectors are exchanged first, which is a load where a vector comes
//! from memory, and pairs of lanes within halves afterwards. Made from [`Simd::zip`](super::simd::Simd::zip), which goes
//! across halves in every round, they take twice as many instructions, the slower ones among them.

use super::simd::MOST_LANES;
use core::arch::x86_64::*;

/// Lane i of vector r becomes lane r of vector i, i, r < 8.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn singles(x: &mut [__m256; MOST_LANES]) {
    let (y, mut z) = (*x, *x);
    for i in 0..4 {
        z[i] = _mm256_permute2f128_ps::<0x20>(y[i], y[i + 4]);
        z[i + 4] = _mm256_permute2f128_ps::<0x31>(y[i], y[i + 4]);
    }
    // The squares of 4 x 4 in both halves of four vectors.
    for i in [0, 4] {
        let a = _mm256_castps_pd(_mm256_unpacklo_ps(z[i], z[i + 1]));
        let b = _mm256_castps_pd(_mm256_unpackhi_ps(z[i], z[i + 1]));
        let c = _mm256_castps_pd(_mm256_unpacklo_ps(z[i + 2], z[i + 3]));
        let d = _mm256_castps_pd(_mm256_unpackhi_ps(z[i + 2], z[i + 3]));
        x[i] = _mm256_castpd_ps(_mm256_unpacklo_pd(a, c));
        x[i + 1] = _mm256_castpd_ps(_mm256_unpackhi_pd(a, c));
        x[i + 2] = _mm256_castpd_ps(_mm256_unpacklo_pd(b, d));
        x[i + 3] = _mm256_castpd_ps(_mm256_unpackhi_pd(b, d));
    }
}

/// The same of pairs of lanes, i, r < 4.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn pairs(x: &mut [__m256; MOST_LANES]) {
    let mut y = [_mm256_setzero_pd(); MOST_LANES];
    for i in 0..4 {
        y[i] = _mm256_castps_pd(x[i]);
    }
    doubles(&mut y);
    for i in 0..4 {
        x[i] = _mm256_castpd_ps(y[i]);
    }
}

/// Lane i of vector r becomes lane r of vector i, i, r < 4.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn doubles(x: &mut [__m256d; MOST_LANES]) {
    let (a, c) =
        (_mm256_permute2f128_pd::<0x20>(x[0], x[2]), _mm256_permute2f128_pd::<0x31>(x[0], x[2]));
    let (b, d) =
        (_mm256_permute2f128_pd::<0x20>(x[1], x[3]), _mm256_permute2f128_pd::<0x31>(x[1], x[3]));
    (x[0], x[1]) = (_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b));
    (x[2], x[3]) = (_mm256_unpacklo_pd(c, d), _mm256_unpackhi_pd(c, d));
}
