//! Quotients and square roots in assembly.
//!
//! Compilers divide first and select afterwards, and take the roots of two numbers as those of a vector with whatever
//! stands beside them. Either way lanes that nobody asked for raise exceptions (0 / 0, the root of a negative number):
//! the caller would be told of something that never happened, and to take it back costs more than a small factorization.

use core::arch::asm;
use core::arch::x86_64::{__m256, __m256d, __m512, __m512d};

macro_rules! quotient {
    ($name:ident, $v:ty, $class:ident, $features:literal, $instruction:literal) => {
        /// a / b
        #[target_feature(enable = $features)]
        #[inline]
        pub(super) unsafe fn $name(mut a: $v, b: $v) -> $v {
            // SAFETY: the operands are in registers.
            unsafe {
                asm!(concat!($instruction, " {0}, {0}, {1}"), inout($class) a, in($class) b,
                    options(pure, nomem, nostack, preserves_flags))
            };
            a
        }
    };
}
quotient!(quotient_256_ps, __m256, ymm_reg, "avx", "vdivps");
quotient!(quotient_256_pd, __m256d, ymm_reg, "avx", "vdivpd");
quotient!(quotient_512_ps, __m512, zmm_reg, "avx512f", "vdivps");
quotient!(quotient_512_pd, __m512d, zmm_reg, "avx512f", "vdivpd");

macro_rules! root {
    ($name:ident, $r:ty, $instruction:literal) => {
        /// The square root of r, for CPUs with AVX.
        #[inline(always)]
        pub(super) unsafe fn $name(mut r: $r) -> $r {
            // SAFETY: the operand is in a register; the caller has the instruction set.
            unsafe {
                asm!(concat!($instruction, " {0}, {0}, {0}"), inout(xmm_reg) r,
                    options(pure, nomem, nostack, preserves_flags))
            };
            r
        }
    };
}
root!(root_f32, f32, "vsqrtss");
root!(root_f64, f64, "vsqrtsd");
