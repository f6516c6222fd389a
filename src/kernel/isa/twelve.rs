//! The step of AVX2's tiles of 3 vectors x 4 numbers in assembly.
//!
//! Twelve sums, three vectors and a number take all 16 registers; compilers ask for one more, and then keep a sum in
//! memory, which is stored and loaded with every step (half the speed).

#[cfg(doc)]
use super::simd::Simd;
use core::arch::asm;
use core::arch::x86_64::{__m256, __m256d};

/// [`Simd::twelve`]: how a third vector is loaded, and where the four numbers are.
macro_rules! twelve {
    (
        $name:ident($($b:ident),+), $number:ty, $vector:ty, $broadcast:literal, $fma:literal,
        $load:expr, $first:literal, $second:literal, $third:literal, $fourth:literal
    ) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        pub(super) unsafe fn $name(
            sums: [$vector; 12],
            a: *const $number,
            $($b: *const $number),+
        ) -> [$vector; 12] {
            let [mut s0, mut s1, mut s2, mut s3, mut s4, mut s5, ..] = sums;
            let [.., mut s6, mut s7, mut s8, mut s9, mut s10, mut s11] = sums;
            // SAFETY: the caller has valid pointers.
            unsafe {
                asm!(
                    "vmovups {a0}, ymmword ptr [{a}]",
                    "vmovups {a1}, ymmword ptr [{a} + 32]",
                    $load,
                    concat!($broadcast, " {t}, ", $first),
                    concat!($fma, " {s0}, {t}, {a0}"),
                    concat!($fma, " {s1}, {t}, {a1}"),
                    concat!($fma, " {s2}, {t}, {a2}"),
                    concat!($broadcast, " {t}, ", $second),
                    concat!($fma, " {s3}, {t}, {a0}"),
                    concat!($fma, " {s4}, {t}, {a1}"),
                    concat!($fma, " {s5}, {t}, {a2}"),
                    concat!($broadcast, " {t}, ", $third),
                    concat!($fma, " {s6}, {t}, {a0}"),
                    concat!($fma, " {s7}, {t}, {a1}"),
                    concat!($fma, " {s8}, {t}, {a2}"),
                    concat!($broadcast, " {t}, ", $fourth),
                    concat!($fma, " {s9}, {t}, {a0}"),
                    concat!($fma, " {s10}, {t}, {a1}"),
                    concat!($fma, " {s11}, {t}, {a2}"),
                    s0 = inout(ymm_reg) s0, s1 = inout(ymm_reg) s1, s2 = inout(ymm_reg) s2,
                    s3 = inout(ymm_reg) s3, s4 = inout(ymm_reg) s4, s5 = inout(ymm_reg) s5,
                    s6 = inout(ymm_reg) s6, s7 = inout(ymm_reg) s7, s8 = inout(ymm_reg) s8,
                    s9 = inout(ymm_reg) s9, s10 = inout(ymm_reg) s10, s11 = inout(ymm_reg) s11,
                    a0 = out(ymm_reg) _, a1 = out(ymm_reg) _, a2 = out(ymm_reg) _,
                    t = out(ymm_reg) _, a = in(reg) a, $($b = in(reg) $b,)+
                    size = const size_of::<$number>(),
                    options(pure, readonly, nostack, preserves_flags),
                )
            };
            [s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11]
        }
    };
    (
        $near:ident, $at:ident, $part:ident, $number:ty, $vector:ty,
        $broadcast:literal, $fma:literal, $masked:literal
    ) => {
        twelve!($near(b), $number, $vector, $broadcast, $fma,
            "vmovups {a2}, ymmword ptr [{a} + 64]",
            "[{b} + 0 * {size}]", "[{b} + {size}]", "[{b} + 2 * {size}]", "[{b} + 3 * {size}]");
        twelve!($at(b0, b1, b2, b3), $number, $vector, $broadcast, $fma,
            "vmovups {a2}, ymmword ptr [{a} + 64]",
            "[{b0} + 0 * {size}]", "[{b1}]", "[{b2}]", "[{b3}]");
        // The lanes of the third vector whose words behind `mask` have their first bit set.
        twelve!($part(b0, b1, b2, b3, mask), $number, $vector, $broadcast, $fma,
            concat!("vmovups {t}, ymmword ptr [{mask}]\n", $masked, " {a2}, {t}, ymmword ptr [{a} + 64]"),
            "[{b0} + 0 * {size}]", "[{b1}]", "[{b2}]", "[{b3}]");
    };
}
twelve!(near_f32, at_f32, part_f32, f32, __m256, "vbroadcastss", "vfmadd231ps", "vmaskmovps");
twelve!(near_f64, at_f64, part_f64, f64, __m256d, "vbroadcastsd", "vfmadd231pd", "vmaskmovpd");
