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
use super::current;

/// c += a b: 16 rows of 16 sums, 16 rows of 16 pairs, 16 rows (steps) of 16 pairs.
#[doc(hidden)]
pub fn multiply(c: &mut [f32; 256], a: &[u16; TILE], b: &[u16; TILE]) {
    match current() {
        // SAFETY: the CPU has these instructions.
        #[cfg(target_arch = "x86_64")]
        super::Isa::Avx512 => unsafe { avx512(c, a, b) },
        // SAFETY: the CPU has these instructions.
        #[cfg(target_arch = "x86_64")]
        super::Isa::Avx2 => unsafe { avx2(c, a, b) },
        _ => rows(c, a, b),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
fn avx512(c: &mut [f32; 256], a: &[u16; TILE], b: &[u16; TILE]) {
    rows(c, a, b);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2(c: &mut [f32; 256], a: &[u16; TILE], b: &[u16; TILE]) {
    rows(c, a, b);
}

#[inline(always)]
fn rows(c: &mut [f32; 256], a: &[u16; TILE], b: &[u16; TILE]) {
    let b: [f64; TILE] = core::array::from_fn(|i| widen(b[i]));
    for (c, a) in c.as_chunks_mut::<16>().0.iter_mut().zip(a.as_chunks::<32>().0) {
        let a = a.map(widen);
        let mut sums = *c;
        // A result that may be denormal is rare: then the row is added again, with a look at each.
        if row::<false>(&mut sums, &a, &b) < f64::from(f32::MIN_POSITIVE) {
            sums = *c;
            row::<true>(&mut sums, &a, &b);
        }
        *c = sums;
    }
}

/// A row of sums. With DENORMAL these are looked for; without, every result is made a float as if none were. Returns the
/// smallest modulus before that, but 0.
#[inline(always)]
fn row<const DENORMAL: bool>(c: &mut [f32; 16], a: &[f64; 32], b: &[f64; TILE]) -> f64 {
    let float = |x: f64| if DENORMAL { round(x) } else { x as f32 };
    // Lane by lane.
    let smaller = |least: f64, x: f64| {
        let size = if x == 0.0 { f64::INFINITY } else { x.abs() };
        if size < least { size } else { least }
    };
    let mut least = [f64::INFINITY; 32];
    let mut chains = [0.0_f32; 32];
    // A loop of unknown length is made of vectors; one of 32 turns, of numbers.
    let lanes = core::hint::black_box(32);
    for (a, b) in a.as_chunks::<2>().0.iter().zip(b.as_chunks::<32>().0) {
        let a: [f64; 32] = core::array::from_fn(|i| a[i % 2]);
        let sums = chains[..lanes].iter_mut().zip(&mut least[..lanes]);
        for ((sum, least), (a, b)) in sums.zip(a[..lanes].iter().zip(&b[..lanes])) {
            let x = a * b + f64::from(*sum);
            *least = smaller(*least, x);
            *sum = float(x);
        }
    }
    let zeroed = |x: f32| f64::from(if x.is_subnormal() { 0.0_f32.copysign(x) } else { x });
    for i in 0..16 {
        let pair = zeroed(chains[2 * i]) + zeroed(chains[2 * i + 1]);
        let x = zeroed(c[i]) + zeroed(float(pair));
        least[i] = smaller(smaller(least[i], pair), x);
        c[i] = float(x);
    }
    least.into_iter().fold(f64::INFINITY, smaller)
}

/// A bfloat16 number; a denormal one is zero.
#[inline(always)]
fn widen(x: u16) -> f64 {
    let x = if x & 0x7f80 == 0 { x & 0x8000 } else { x };
    f64::from(f32::from_bits(u32::from(x) << 16))
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
