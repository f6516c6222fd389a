//! AVX2's tiles of 3 vectors x 4 numbers in assembly.
//!
//! Twelve sums, three vectors and a number take all 16 registers; compilers ask for one more, and then keep a sum in
//! memory, which is stored and loaded with every step (half the speed). Where nothing happens between the steps the loop
//! is assembly, too: around it compilers would keep in memory what they need behind it.

#[cfg(doc)]
use super::simd::Simd;
use core::arch::asm;
use core::arch::x86_64::{__m256, __m256d};

/// A step but for its third vector: the numbers are where the last four say.
macro_rules! step {
    ($broadcast:literal, $fma:literal, $first:expr, $second:expr, $third:expr, $fourth:expr) => {
        concat!(
            $broadcast,
            " {t}, ",
            $first,
            "\n",
            $fma,
            " {s0}, {t}, {a0}\n",
            $fma,
            " {s1}, {t}, {a1}\n",
            $fma,
            " {s2}, {t}, {a2}\n",
            $broadcast,
            " {t}, ",
            $second,
            "\n",
            $fma,
            " {s3}, {t}, {a0}\n",
            $fma,
            " {s4}, {t}, {a1}\n",
            $fma,
            " {s5}, {t}, {a2}\n",
            $broadcast,
            " {t}, ",
            $third,
            "\n",
            $fma,
            " {s6}, {t}, {a0}\n",
            $fma,
            " {s7}, {t}, {a1}\n",
            $fma,
            " {s8}, {t}, {a2}\n",
            $broadcast,
            " {t}, ",
            $fourth,
            "\n",
            $fma,
            " {s9}, {t}, {a0}\n",
            $fma,
            " {s10}, {t}, {a1}\n",
            $fma,
            " {s11}, {t}, {a2}",
        )
    };
}

/// `$line`s with `$sums` in registers, their vectors and numbers in the others.
macro_rules! lines {
    ($sums:ident, $($line:expr),+; $($operand:tt)+) => {{
        let [mut s0, mut s1, mut s2, mut s3, mut s4, mut s5, ..] = $sums;
        let [.., mut s6, mut s7, mut s8, mut s9, mut s10, mut s11] = $sums;
        // SAFETY: the caller has valid pointers.
        unsafe {
            asm!(
                $($line),+,
                s0 = inout(ymm_reg) s0, s1 = inout(ymm_reg) s1, s2 = inout(ymm_reg) s2,
                s3 = inout(ymm_reg) s3, s4 = inout(ymm_reg) s4, s5 = inout(ymm_reg) s5,
                s6 = inout(ymm_reg) s6, s7 = inout(ymm_reg) s7, s8 = inout(ymm_reg) s8,
                s9 = inout(ymm_reg) s9, s10 = inout(ymm_reg) s10, s11 = inout(ymm_reg) s11,
                a0 = out(ymm_reg) _, a1 = out(ymm_reg) _, a2 = out(ymm_reg) _, t = out(ymm_reg) _,
                $($operand)+
            )
        };
        [s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11]
    }};
}

/// The vectors of a step, at an address that `$third` takes, too: how a third vector is loaded.
macro_rules! vectors {
    ($third:ident($masked:literal), $a:literal) => {
        concat!(
            "vmovups {a0}, ymmword ptr [",
            $a,
            "]\nvmovups {a1}, ymmword ptr [",
            $a,
            " + 32]\n",
            $third!($masked, $a)
        )
    };
}

/// A whole third vector.
macro_rules! whole {
    ($masked:literal, $a:literal) => {
        concat!("vmovups {a2}, ymmword ptr [", $a, " + 64]")
    };
}

/// The lanes of the third vector whose words behind `mask` have their first bit set.
macro_rules! part {
    ($masked:literal, $a:literal) => {
        concat!(
            "vmovups {t}, ymmword ptr [{mask}]\n",
            $masked,
            " {a2}, {t}, ymmword ptr [",
            $a,
            " + 64]"
        )
    };
}

/// A step of packed operands: vectors at `$a`, numbers of step `$p` behind `b`.
macro_rules! near {
    ($broadcast:literal, $fma:literal, $masked:literal, $a:literal, $p:literal) => {
        concat!(
            vectors!(whole($masked), $a),
            "\n",
            step!(
                $broadcast,
                $fma,
                concat!("[{b} + ", $p, " * {pitch}]"),
                concat!("[{b} + ", $p, " * {pitch} + {size}]"),
                concat!("[{b} + ", $p, " * {pitch} + 2 * {size}]"),
                concat!("[{b} + ", $p, " * {pitch} + 3 * {size}]")
            )
        )
    };
}

/// [`Simd::twelve`].
macro_rules! single {
    ($near:ident, $number:ty, $vector:ty, $broadcast:literal, $fma:literal, $masked:literal) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        pub(super) unsafe fn $near(
            sums: [$vector; 12],
            a: *const $number,
            b: *const $number,
        ) -> [$vector; 12] {
            lines!(
                sums,
                near!($broadcast, $fma, $masked, "{a}", 0);
                a = in(reg) a, b = in(reg) b, size = const size_of::<$number>(), pitch = const 0,
                options(pure, readonly, nostack, preserves_flags),
            )
        }
    };
}

/// [`Simd::twelve_packed`], for a B whose steps lie `$pitch` bytes apart. `$soon` are lines of B that are asked for in eight
/// steps, in bytes from where they begin: eight steps ahead, from the second level, since what a tile reads of A is more than
/// the first level holds beside it.
macro_rules! packed {
    (
        $name:ident, $number:ty, $vector:ty, $broadcast:literal, $fma:literal, $masked:literal, $pitch:literal,
        [$($soon:literal),+]
    ) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        pub(super) unsafe fn $name(
            sums: [$vector; 12],
            eights: usize,
            a: *const $number,
            b: *const $number,
            (line, stride): (*const $number, isize),
        ) -> [$vector; 12] {
            if eights == 0 {
                return sums;
            }
            lines!(
                sums,
                ".p2align 5",
                "2:",
                "prefetcht1 [{line}]",
                concat!($("prefetcht0 [{b} + ", $soon, "]\n"),+),
                near!($broadcast, $fma, $masked, "{a}", 0),
                near!($broadcast, $fma, $masked, "{a} + 96", 1),
                near!($broadcast, $fma, $masked, "{a} + 192", 2),
                near!($broadcast, $fma, $masked, "{a} + 288", 3),
                "prefetcht1 [{line} + {stride}]",
                near!($broadcast, $fma, $masked, "{a} + 384", 4),
                near!($broadcast, $fma, $masked, "{a} + 480", 5),
                near!($broadcast, $fma, $masked, "{a} + 576", 6),
                near!($broadcast, $fma, $masked, "{a} + 672", 7),
                "add {a}, 768",
                "add {b}, 8 * {pitch}",
                "lea {line}, [{line} + 2 * {stride}]",
                "dec {k}",
                "jnz 2b";
                k = inout(reg) eights => _, a = inout(reg) a => _, b = inout(reg) b => _,
                line = inout(reg) line => _, stride = in(reg) stride * size_of::<$number>() as isize,
                size = const size_of::<$number>(), pitch = const $pitch,
                options(pure, readonly, nostack),
            )
        }
    };
}

/// [`Simd::twelve_steps`]: four at a time, then one at a time.
macro_rules! steps {
    (
        $name:ident($($mask:ident)?), $number:ty, $vector:ty, $broadcast:literal, $fma:literal,
        $third:ident($masked:literal)
    ) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        pub(super) unsafe fn $name(
            mut sums: [$vector; 12],
            k: usize,
            (mut a, acs): (*const $number, isize),
            ([mut b0, mut b1, mut b2, mut b3], brs): ([*const $number; 4], isize),
            $($mask: *const $number,)?
        ) -> [$vector; 12] {
            let [acs, brs] = [acs, brs].map(|stride| stride * size_of::<$number>() as isize);
            let four = k / 4;
            if four > 0 {
                sums = lines!(
                    sums,
                    "2:",
                    vectors!($third($masked), "{a}"),
                    step!($broadcast, $fma, "[{b0}]", "[{b1}]", "[{b2}]", "[{b3}]"),
                    vectors!($third($masked), "{a} + {acs}"),
                    step!($broadcast, $fma, "[{b0} + {brs}]", "[{b1} + {brs}]", "[{b2} + {brs}]", "[{b3} + {brs}]"),
                    vectors!($third($masked), "{a} + 2 * {acs}"),
                    step!($broadcast, $fma, "[{b0} + 2 * {brs}]", "[{b1} + 2 * {brs}]", "[{b2} + 2 * {brs}]", "[{b3} + 2 * {brs}]"),
                    vectors!($third($masked), "{a} + {acs3}"),
                    step!($broadcast, $fma, "[{b0} + {brs3}]", "[{b1} + {brs3}]", "[{b2} + {brs3}]", "[{b3} + {brs3}]"),
                    "lea {a}, [{a} + 4 * {acs}]",
                    "lea {b0}, [{b0} + 4 * {brs}]",
                    "lea {b1}, [{b1} + 4 * {brs}]",
                    "lea {b2}, [{b2} + 4 * {brs}]",
                    "lea {b3}, [{b3} + 4 * {brs}]",
                    "dec {k}",
                    "jnz 2b";
                    k = inout(reg) four => _, a = inout(reg) a, acs = in(reg) acs, acs3 = in(reg) 3 * acs,
                    b0 = inout(reg) b0, b1 = inout(reg) b1, b2 = inout(reg) b2, b3 = inout(reg) b3,
                    brs = in(reg) brs, brs3 = in(reg) 3 * brs, $($mask = in(reg) $mask,)?
                    options(pure, readonly, nostack),
                );
            }
            let k = k - 4 * four;
            if k == 0 {
                return sums;
            }
            lines!(
                sums,
                "2:",
                vectors!($third($masked), "{a}"),
                step!($broadcast, $fma, "[{b0}]", "[{b1}]", "[{b2}]", "[{b3}]"),
                "add {a}, {acs}",
                "add {b0}, {brs}",
                "add {b1}, {brs}",
                "add {b2}, {brs}",
                "add {b3}, {brs}",
                "dec {k}",
                "jnz 2b";
                k = inout(reg) k => _, a = inout(reg) a => _, acs = in(reg) acs,
                b0 = inout(reg) b0 => _, b1 = inout(reg) b1 => _, b2 = inout(reg) b2 => _,
                b3 = inout(reg) b3 => _, brs = in(reg) brs, $($mask = in(reg) $mask,)?
                options(pure, readonly, nostack),
            )
        }
    };
}

/// [`Simd::joint_steps`]: a step adds the products with the second numbers of pairs to the vectors' swapped pairs first.
macro_rules! joint {
    (
        $name:ident($($mask:ident)?), $number:ty, $vector:ty, $broadcast:literal, $alternate:literal, $swap:literal,
        $third:ident($masked:literal)
    ) => {
        #[target_feature(enable = "avx2,fma")]
        #[inline]
        pub(super) unsafe fn $name(
            sums: [$vector; 12],
            k: usize,
            (a, acs): (*const $number, isize),
            ([b0, b1, b2, b3], brs): ([*const $number; 4], isize),
            $($mask: *const $number,)?
        ) -> [$vector; 12] {
            let [acs, brs] = [acs, brs].map(|stride| stride * size_of::<$number>() as isize);
            lines!(
                sums,
                "2:",
                vectors!($third($masked), "{a}"),
                $swap,
                step!(
                    $broadcast, $alternate,
                    "[{b0} + {size}]", "[{b1} + {size}]", "[{b2} + {size}]", "[{b3} + {size}]"
                ),
                vectors!($third($masked), "{a}"),
                step!($broadcast, $alternate, "[{b0}]", "[{b1}]", "[{b2}]", "[{b3}]"),
                "add {a}, {acs}",
                "add {b0}, {brs}",
                "add {b1}, {brs}",
                "add {b2}, {brs}",
                "add {b3}, {brs}",
                "dec {k}",
                "jnz 2b";
                k = inout(reg) k => _, a = inout(reg) a => _, acs = in(reg) acs,
                b0 = inout(reg) b0 => _, b1 = inout(reg) b1 => _, b2 = inout(reg) b2 => _,
                b3 = inout(reg) b3 => _, brs = in(reg) brs, size = const size_of::<$number>(),
                $($mask = in(reg) $mask,)?
                options(pure, readonly, nostack),
            )
        }
    };
}

/// What [`Simd`] has of all this; the last are words of which those behind the middle have no bit set.
macro_rules! methods {
    (
        $vector:ty, $number:ty, $near:ident, ($packed:ident, $strip:ident), $steps:ident, $part:ident, [$whole:ident, $part_of:ident, $whole_conj:ident, $part_conj:ident], $words:ident
    ) => {
        const TWELVE: bool = true;
        #[inline(always)]
        unsafe fn twelve(
            sums: [$vector; 12],
            a: *const $number,
            b: *const $number,
        ) -> [$vector; 12] {
            // SAFETY: the caller has the instruction set and valid pointers.
            unsafe { twelve::$near(sums, a, b) }
        }
        #[inline(always)]
        unsafe fn twelve_packed<const STRIP: usize>(
            sums: [$vector; 12],
            eights: usize,
            a: *const $number,
            b: *const $number,
            stream: (*const $number, isize),
        ) -> [$vector; 12] {
            // SAFETY: the caller has the instruction set and valid pointers.
            unsafe {
                match STRIP > 0 {
                    true => twelve::$strip(sums, eights, a, b, stream),
                    false => twelve::$packed(sums, eights, a, b, stream),
                }
            }
        }
        #[inline(always)]
        unsafe fn twelve_steps(
            sums: [$vector; 12],
            k: usize,
            a: (*const $number, isize),
            b: ([*const $number; 4], isize),
            n: usize,
        ) -> [$vector; 12] {
            // SAFETY: the caller has the instruction set and valid pointers.
            unsafe {
                if n == Self::LANES {
                    twelve::$steps(sums, k, a, b)
                } else {
                    let mask = $words.as_ptr().wrapping_add(Self::LANES - n).cast();
                    twelve::$part(sums, k, a, b, mask)
                }
            }
        }
        #[inline(always)]
        unsafe fn joint_steps<const CONJ: bool>(
            sums: [$vector; 12],
            k: usize,
            a: (*const $number, isize),
            b: ([*const $number; 4], isize),
            n: usize,
        ) -> [$vector; 12] {
            let mask = $words.as_ptr().wrapping_add(Self::LANES - n).cast();
            // SAFETY: the caller has the instruction set and valid pointers.
            unsafe {
                match (CONJ, n == Self::LANES) {
                    (false, true) => twelve::$whole(sums, k, a, b),
                    (false, false) => twelve::$part_of(sums, k, a, b, mask),
                    (true, true) => twelve::$whole_conj(sums, k, a, b),
                    (true, false) => twelve::$part_conj(sums, k, a, b, mask),
                }
            }
        }
    };
}
pub(super) use methods;

macro_rules! twelve {
    (
        $near:ident, ($packed:ident, $pitch:literal, $soon:tt), $strip:ident, $steps:ident, $part:ident,
        [$whole:ident, $part_of:ident, $whole_conj:ident, $part_conj:ident], $number:ty, $vector:ty,
        $broadcast:literal, $fma:literal, [$alternate:literal, $conj:literal, $swap:literal], $masked:literal
    ) => {
        single!($near, $number, $vector, $broadcast, $fma, $masked);
        packed!($packed, $number, $vector, $broadcast, $fma, $masked, $pitch, $soon);
        packed!(
            $strip,
            $number,
            $vector,
            $broadcast,
            $fma,
            $masked,
            96,
            [768, 864, 960, 1056, 1152, 1248, 1344, 1440]
        );
        steps!($steps(), $number, $vector, $broadcast, $fma, whole($masked));
        steps!($part(mask), $number, $vector, $broadcast, $fma, part($masked));
        joint!($whole(), $number, $vector, $broadcast, $alternate, $swap, whole($masked));
        joint!($part_of(mask), $number, $vector, $broadcast, $alternate, $swap, part($masked));
        joint!($whole_conj(), $number, $vector, $broadcast, $conj, $swap, whole($masked));
        joint!($part_conj(mask), $number, $vector, $broadcast, $conj, $swap, part($masked));
    };
}
twelve!(
    near_f32,
    (packed_f32, 16, [128, 192]),
    strip_f32,
    steps_f32,
    part_f32,
    [joint_f32, joint_part_f32, joint_conj_f32, joint_part_conj_f32],
    f32,
    __m256,
    "vbroadcastss",
    "vfmadd231ps",
    [
        "vfmaddsub231ps",
        "vfmsubadd231ps",
        "vpermilps {a0}, {a0}, 0xb1\nvpermilps {a1}, {a1}, 0xb1\nvpermilps {a2}, {a2}, 0xb1"
    ],
    "vmaskmovps"
);
twelve!(
    near_f64,
    (packed_f64, 32, [256, 320, 384, 448]),
    strip_f64,
    steps_f64,
    part_f64,
    [joint_f64, joint_part_f64, joint_conj_f64, joint_part_conj_f64],
    f64,
    __m256d,
    "vbroadcastsd",
    "vfmadd231pd",
    [
        "vfmaddsub231pd",
        "vfmsubadd231pd",
        "vpermilpd {a0}, {a0}, 5\nvpermilpd {a1}, {a1}, 5\nvpermilpd {a2}, {a2}, 5"
    ],
    "vmaskmovpd"
);
