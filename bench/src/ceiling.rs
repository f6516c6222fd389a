//! What the machine could do at best: multiply-adds from registers alone, AMX tile products, and the
//! triad's memory bandwidth; per core and for several cores at once.

use crate::results::quantile;
use std::arch::asm;
use std::arch::x86_64::*;
use std::hint::black_box;
use std::sync::{Barrier, LazyLock};
use std::time::Instant;

/// Independent accumulators: more than latency times throughput needs, few enough for the registers.
const CHAINS: usize = 12;
const STEPS: usize = 4096;

/// One kind of ceiling: its name, whether the processor has it, and a stretch of work that returns the
/// operations it did.
pub struct Kind {
    pub name: &'static str,
    pub has: fn() -> bool,
    stretch: fn() -> f64,
}

pub const KINDS: &[Kind] = &[
    Kind { name: "fma_f32", has: has_fma, stretch: single },
    Kind { name: "fma_f64", has: has_fma, stretch: double },
    Kind { name: "amx_bf16", has: has_amx, stretch: tiles },
];

fn has_fma() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma")
}

macro_rules! fma_loop {
    ($name:ident, $features:literal, $vector:ty, $set:ident, $fma:ident, $lanes:literal) => {
        #[target_feature(enable = $features)]
        fn $name() -> f64 {
            let (x, y) = ($set(black_box(0.999)), $set(black_box(1e-3)));
            let mut sums: [$vector; CHAINS] = [y; CHAINS];
            for _ in 0..STEPS {
                for sum in &mut sums {
                    *sum = $fma(*sum, x, y);
                }
            }
            black_box(sums);
            (2 * $lanes * CHAINS * STEPS) as f64
        }
    };
}
fma_loop!(single_512, "avx512f", __m512, _mm512_set1_ps, _mm512_fmadd_ps, 16);
fma_loop!(double_512, "avx512f", __m512d, _mm512_set1_pd, _mm512_fmadd_pd, 8);
fma_loop!(single_256, "avx2,fma", __m256, _mm256_set1_ps, _mm256_fmadd_ps, 8);
fma_loop!(double_256, "avx2,fma", __m256d, _mm256_set1_pd, _mm256_fmadd_pd, 4);

fn single() -> f64 {
    // SAFETY: the detected features are the functions' own.
    unsafe { if is_x86_feature_detected!("avx512f") { single_512() } else { single_256() } }
}

fn double() -> f64 {
    // SAFETY: as above.
    unsafe { if is_x86_feature_detected!("avx512f") { double_512() } else { double_256() } }
}

/// AMX tiles with bfloat16 products, and the kernel's permission to use them.
pub fn has_amx() -> bool {
    const REQUEST_PERMISSION: libc::c_long = 0x1023;
    const TILE_DATA: libc::c_long = 18;
    let leaf7 = __cpuid_count(7, 0);
    let (bf16, tile) = (leaf7.edx >> 22 & 1, leaf7.edx >> 24 & 1);
    // SAFETY: asks for a permission, which changes nothing but the size of signal frames.
    bf16 & tile == 1
        && unsafe { libc::syscall(libc::SYS_arch_prctl, REQUEST_PERMISSION, TILE_DATA) } == 0
}

/// 2 x 2 blocks of tile products: 16 rows, 16 columns, depth 32 each, of numbers of all kinds in (-1, 1): on zeros the unit
/// takes less power and runs up to a quarter faster.
fn tiles() -> f64 {
    #[repr(align(64))]
    struct Config([u8; 64]);
    #[repr(align(64))]
    struct Tiles([u16; 4 * 512]);
    static NUMBERS: LazyLock<Tiles> = LazyLock::new(|| {
        let mut bits = 1_u32;
        Tiles(std::array::from_fn(|_| {
            bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (((bits as f32) * 2.0_f32.powi(-31) - 1.0).to_bits() >> 16) as u16
        }))
    });
    let numbers = NUMBERS.0.as_ptr();
    let mut config = Config([0; 64]);
    config.0[0] = 1;
    for tile in 0..8 {
        config.0[16 + 2 * tile] = 64;
        config.0[48 + tile] = 16;
    }
    // SAFETY: the processor has AMX and the kernel permits it (`has_amx` came first); the compiler
    // never uses tile registers, and they are released at the end.
    unsafe {
        asm!(
            "ldtilecfg [{config}]",
            "tilezero tmm0", "tilezero tmm1", "tilezero tmm2", "tilezero tmm3",
            "tileloadd tmm4, [{numbers} + {row}*1]",
            "tileloadd tmm5, [{numbers} + {row}*1 + 1024]",
            "tileloadd tmm6, [{numbers} + {row}*1 + 2048]",
            "tileloadd tmm7, [{numbers} + {row}*1 + 3072]",
            "2:",
            "tdpbf16ps tmm0, tmm4, tmm6",
            "tdpbf16ps tmm1, tmm4, tmm7",
            "tdpbf16ps tmm2, tmm5, tmm6",
            "tdpbf16ps tmm3, tmm5, tmm7",
            "dec {steps}",
            "jnz 2b",
            "tilerelease",
            config = in(reg) config.0.as_ptr(),
            numbers = in(reg) numbers,
            row = in(reg) 64_usize,
            steps = inout(reg) STEPS => _,
        );
    }
    (4 * 2 * 16 * 16 * 32 * STEPS) as f64
}

/// Giga-operations per second of `threads` threads that work at the same time for about 20 ms: the sum
/// of each one's best millisecond, so that other programs on the machine do not lower the ceiling.
pub fn rate(kind: &Kind, threads: usize) -> f64 {
    giga(together(threads, |_| {
        let all = Instant::now();
        let mut best = 0.0_f64;
        while all.elapsed().as_secs_f64() < 0.02 {
            let (start, mut done) = (Instant::now(), 0.0);
            while start.elapsed().as_secs_f64() < 0.001 {
                done += (kind.stretch)();
            }
            best = best.max(done / start.elapsed().as_secs_f64());
        }
        best
    }))
}

/// Giga-operations per second of the slowest of `threads` threads within a fraction of a millisecond.
pub fn slowest(kind: &Kind, threads: usize) -> f64 {
    let speeds = together(threads, |_| {
        let mut speed = 0.0;
        // The first stretch is the core's waking up.
        for seconds in [5e-5, 2e-4] {
            let (start, mut done) = (Instant::now(), 0.0);
            while start.elapsed().as_secs_f64() < seconds {
                done += (kind.stretch)();
            }
            speed = done / start.elapsed().as_secs_f64();
        }
        speed
    });
    speeds.into_iter().fold(f64::INFINITY, f64::min) * 1e-9
}

/// GB/s of a[i] = b[i] + s c[i] over arrays far larger than the caches, counting the three arrays once
/// each as STREAM does: the sum of each thread's median piece of 1.5 MB.
pub fn triad(threads: usize) -> f64 {
    const LENGTH: usize = 12 << 20;
    const PIECE: usize = 64 << 10;
    giga(together(threads, |threads| {
        let n = LENGTH / threads;
        let (mut a, b, c) = (vec![0.5_f64; n], vec![1.0_f64; n], vec![2.0_f64; n]);
        let mut rates = Vec::new();
        for _ in 0..3 {
            let s = black_box(0.5);
            let pieces = a.chunks_mut(PIECE).zip(b.chunks(PIECE)).zip(c.chunks(PIECE));
            for ((a, b), c) in pieces {
                let start = Instant::now();
                for ((a, b), c) in a.iter_mut().zip(b).zip(c) {
                    *a = *b + s * *c;
                }
                rates.push(24.0 * black_box(a).len() as f64 / start.elapsed().as_secs_f64());
            }
        }
        quantile(&rates, 0.5)
    }))
}

fn giga(rates: Vec<f64>) -> f64 {
    rates.iter().sum::<f64>() * 1e-9
}

/// What each thread returns; they start at the same moment.
fn together(threads: usize, work: impl Fn(usize) -> f64 + Sync) -> Vec<f64> {
    let start = Barrier::new(threads);
    std::thread::scope(|scope| {
        let run = || {
            start.wait();
            work(threads)
        };
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        all.into_iter().map(|t| t.join().expect("a ceiling thread")).collect()
    })
}
