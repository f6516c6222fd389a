//! Assembly of the blocks of `amx.rs` and `amx_half.rs`: tiles 0 to 3 are the sums of 2 x 2 tiles.

/// Instructions that bring both tiles of a piece of the left panel to tiles 4 and 5.
macro_rules! left {
    (0) => {
        left!("", " + 1024")
    };
    (1) => {
        left!(" + 2048", " + 3072")
    };
    (2) => {
        left!(" + 4096", " + 5120")
    };
    ($first:literal, $second:literal) => {
        concat!(
            "tileloadd tmm4, [{left} + {row}*1",
            $first,
            "]\n",
            "tileloadd tmm5, [{left} + {row}*1",
            $second,
            "]",
        )
    };
}
/// Those of the right panel to tiles 6 and 7.
macro_rules! right {
    (0) => {
        right!("", " + 1024")
    };
    (1) => {
        right!(" + 2048", " + 3072")
    };
    (2) => {
        right!(" + 4096", " + 5120")
    };
    ($first:literal, $second:literal) => {
        concat!(
            "tileloadd tmm6, [{right} + {row}*1",
            $first,
            "]\n",
            "tileloadd tmm7, [{right} + {row}*1",
            $second,
            "]",
        )
    };
}
/// Tiles 0 to 3 += (4, 5) x (6, 7).
macro_rules! multiply {
    () => {
        concat!(
            "tdpbf16ps tmm0, tmm4, tmm6\n",
            "tdpbf16ps tmm1, tmm4, tmm7\n",
            "tdpbf16ps tmm2, tmm5, tmm6\n",
            "tdpbf16ps tmm3, tmm5, tmm7",
        )
    };
}

/// No sums yet.
macro_rules! clear {
    () => {
        core::arch::asm!(
            "tilezero tmm0",
            "tilezero tmm1",
            "tilezero tmm2",
            "tilezero tmm3",
            options(nomem, nostack, preserves_flags)
        )
    };
}

/// The sums to 32 x 32 floats.
macro_rules! store {
    ($out:expr) => {
        core::arch::asm!(
            "tilestored [{out} + {row}*1], tmm0",
            "tilestored [{out} + {row}*1 + 64], tmm1",
            "tilestored [{half} + {row}*1], tmm2",
            "tilestored [{half} + {row}*1 + 64], tmm3",
            out = in(reg) $out,
            half = in(reg) $out.wrapping_add(16 * $crate::kernel::isa::amx::EDGE),
            row = in(reg) 4 * $crate::kernel::isa::amx::EDGE,
            options(nostack, preserves_flags),
        )
    };
}

pub(super) use {clear, left, multiply, right, store};
