//! The math mode: whether products of float32 may be formed from bfloat16 pieces.

use crate::abi::guard_answer;
use crate::op::device::trace::{Level, log};
use crate::op::math::{self, Math};
use core::ffi::c_int;

/// As the library thinks best; at present this is LUCHO_MATH_BF16X3.
pub const LUCHO_MATH_DEFAULT: c_int = 0;
/// Floats are multiplied as floats: results have the bits that they have on a CPU without AMX.
pub const LUCHO_MATH_PEDANTIC: c_int = 1;
/// Where the CPU has AMX, large products of float and float complex matrices are sums of products of bfloat16
/// pieces, three for each float, at the usual accuracy.
pub const LUCHO_MATH_BF16X3: c_int = 2;

/// Sets the math mode (one of LUCHO_MATH_...) of calls from now on, in the whole process. Without it the
/// environment variable LUCHO_MATH decides. Returns 0; for any other value -1, and nothing changes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoSetMathMode(mode: c_int) -> c_int {
    guard_answer("luchoSetMathMode", |call| {
        let math = match mode {
            LUCHO_MATH_DEFAULT => Math::Default,
            LUCHO_MATH_PEDANTIC => Math::Pedantic,
            LUCHO_MATH_BF16X3 => Math::Bf16x3,
            _ => {
                log(Level::Error, call, format_args!("{mode} is no math mode"));
                return -1;
            }
        };
        math::set_math(math);
        0
    })
}

/// The math mode of calls that begin now.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoGetMathMode() -> c_int {
    guard_answer("luchoGetMathMode", |_| match math::math() {
        Math::Default => LUCHO_MATH_DEFAULT,
        Math::Pedantic => LUCHO_MATH_PEDANTIC,
        Math::Bf16x3 => LUCHO_MATH_BF16X3,
    })
}
