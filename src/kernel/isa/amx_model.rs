//! TDPBF16PS in software, as Intel's manual describes it (Software Developer's Manual, volume 2).
//!
//! For a row m of the first operand and a column n of the second, the even and the odd elements of the
//! 16 pairs along k are two chains of fused multiply-adds that start at zero; then the odd chain's sum
//! is added to the even one's, and that to the destination. Every one of these operations rounds to
//! nearest even, takes denormal inputs for zero, and makes zero of a denormal result. Nothing depends
//! on MXCSR. (Intel's Intrinsics Guide has another order, all products added to the destination one
//! after the other; where the hardware does that, the self-check in `amx.rs` leaves it off.)
//!
//! A product of two bfloat16 numbers has 16 significant bits and is exact in f64; its sum with a float
//! is rounded to 53 bits and then to 24, and as 53 >= 2 * 24 + 2 that is rounded once
//! (S. A. Figueroa, SIGNUM Newsletter 30(3), 1995). What counts as a denormal result is decided
//! after rounding, as in SSE; the manual does not say, and no product that comes here is that small.

use super::amx::TILE;

/// c += a b: 16 rows of 16 sums, 16 rows of 16 pairs, 16 rows (steps) of 16 pairs.
#[doc(hidden)]
pub fn multiply(c: &mut [f32; 256], a: &[u16; TILE], b: &[u16; TILE]) {
    let b: [f64; TILE] = core::array::from_fn(|i| widen(b[i]));
    for m in 0..16 {
        let mut chains = [0.0_f32; 32];
        for k in 0..16 {
            let pair = [widen(a[32 * m + 2 * k]), widen(a[32 * m + 2 * k + 1])];
            for (i, sum) in chains.iter_mut().enumerate() {
                *sum = round(pair[i % 2] * b[32 * k + i] + f64::from(*sum));
            }
        }
        for n in 0..16 {
            let pair = add(chains[2 * n], chains[2 * n + 1]);
            c[16 * m + n] = add(c[16 * m + n], pair);
        }
    }
}

/// A bfloat16 number; a denormal one is zero.
#[inline(always)]
fn widen(x: u16) -> f64 {
    let x = if x & 0x7f80 == 0 { x & 0x8000 } else { x };
    f64::from(f32::from_bits(u32::from(x) << 16))
}

#[inline(always)]
fn add(x: f32, y: f32) -> f32 {
    let zeroed = |x: f32| if x.is_subnormal() { 0.0_f32.copysign(x) } else { x };
    round(f64::from(zeroed(x)) + f64::from(zeroed(y)))
}

/// To float, denormal results to zero.
#[inline(always)]
fn round(x: f64) -> f32 {
    if x.abs() < f64::from(f32::MIN_POSITIVE) { tiny(x) } else { x as f32 }
}

/// Zero, unless rounding to 24 bits reaches the smallest normal number.
fn tiny(x: f64) -> f32 {
    const UP: f64 = (1u64 << 62) as f64;
    let rounded = (x * UP) as f32;
    let least = f32::MIN_POSITIVE * UP as f32;
    let size = if rounded.abs() >= least { f32::MIN_POSITIVE } else { 0.0 };
    size.copysign(rounded)
}
