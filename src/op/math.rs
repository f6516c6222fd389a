//! The math mode: which instructions may stand for a multiplication of floats.

use super::exec::choose_isa;
use crate::kernel::isa::amx;

pub use crate::kernel::isa::amx::Math;

/// The mode from the next call on. The environment has its say first, so that it does not undo this.
pub fn set_math(math: Math) {
    choose_isa();
    amx::set_math(math);
}

/// As last set, else as LUCHO_MATH says.
pub fn math() -> Math {
    choose_isa();
    amx::math()
}
