//! The math mode: which instructions may stand for a multiplication of floats.

use super::exec::choose_isa;
use crate::kernel::isa::amx;

/// Floats are multiplied as floats only, from the next call on. The environment has its say first, so that
/// it does not undo this.
pub fn set_pedantic(on: bool) {
    choose_isa();
    amx::set_pedantic(on);
}

/// As last set, else as LUCHO_MATH says.
pub fn pedantic() -> bool {
    choose_isa();
    amx::pedantic()
}
