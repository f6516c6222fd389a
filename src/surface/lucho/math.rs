//! The math mode: whether products of float32 may be formed from bfloat16 pieces.

use crate::abi::guard_answer;
use crate::op::device::trace::{Level, log};
use crate::op::math;
use core::ffi::c_int;

/// Whatever is fastest at the usual accuracy: where the CPU has AMX, large products of float and float
/// complex matrices are sums of products of bfloat16 pieces.
pub const LUCHO_MATH_DEFAULT: c_int = 0;
/// Floats are multiplied as floats: results have the bits that they have on a CPU without AMX.
pub const LUCHO_MATH_PEDANTIC: c_int = 1;

/// Sets the math mode, LUCHO_MATH_DEFAULT or LUCHO_MATH_PEDANTIC, of calls from now on, in the whole
/// process. Without it the environment variable LUCHO_MATH decides. Returns 0; for any other value -1, and
/// nothing changes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoSetMathMode(mode: c_int) -> c_int {
    guard_answer("luchoSetMathMode", |call| match mode {
        LUCHO_MATH_DEFAULT | LUCHO_MATH_PEDANTIC => {
            math::set_pedantic(mode == LUCHO_MATH_PEDANTIC);
            0
        }
        _ => {
            log(Level::Error, call, format_args!("{mode} is no math mode"));
            -1
        }
    })
}

/// The math mode of calls that begin now.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoGetMathMode() -> c_int {
    guard_answer("luchoGetMathMode", |_| match math::pedantic() {
        true => LUCHO_MATH_PEDANTIC,
        false => LUCHO_MATH_DEFAULT,
    })
}
