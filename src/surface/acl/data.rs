//! Element types and half precision numbers. Nothing here needs `aclInit`.

use super::types::*;
use crate::abi::guard_or;
use half::f16;

/// Size in bytes of an element of a type; 0 for strings, ACL_DT_UNDEFINED and unlisted values.
#[unsafe(no_mangle)]
pub extern "C" fn aclDataTypeSize(dataType: aclDataType) -> usize {
    guard_or("aclDataTypeSize", 0, |_| match dataType {
        ACL_INT8 | ACL_UINT8 | ACL_BOOL => 1,
        ACL_FLOAT16 | ACL_INT16 | ACL_UINT16 | ACL_BF16 => 2,
        ACL_FLOAT | ACL_INT32 | ACL_UINT32 | ACL_COMPLEX32 => 4,
        ACL_INT64 | ACL_UINT64 | ACL_DOUBLE | ACL_COMPLEX64 => 8,
        ACL_COMPLEX128 => 16,
        _ => 0,
    })
}

/// A half precision number as a float; exact.
#[unsafe(no_mangle)]
pub extern "C" fn aclFloat16ToFloat(value: aclFloat16) -> f32 {
    // The const conversions are integer code, so the caller's rounding mode does not matter.
    f16::from_bits(value).to_f32_const()
}

/// A float rounded to half precision, ties to even; what is too large becomes infinite, NaN stays NaN.
#[unsafe(no_mangle)]
pub extern "C" fn aclFloatToFloat16(value: f32) -> aclFloat16 {
    f16::from_f32_const(value).to_bits()
}
