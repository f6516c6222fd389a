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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives_the_round_trip() {
        for bits in 0..=u16::MAX {
            let wide = aclFloat16ToFloat(bits);
            let back = aclFloatToFloat16(wide);
            if wide.is_nan() {
                assert_eq!((back & 0x7c00, back & 0x03ff == 0), (0x7c00, false));
            } else {
                assert_eq!(back, bits);
            }
        }
    }

    #[test]
    fn rounding_is_to_nearest_even() {
        let cases = [
            (1.0 + 0.5 / 1024.0, 0x3c00),
            (1.0 + 1.5 / 1024.0, 0x3c02),
            (1.0 + 0.501 / 1024.0, 0x3c01),
            (65519.996, 0x7bff),
            (65520.0, 0x7c00),
            (f32::NEG_INFINITY, 0xfc00),
            (2f32.powi(-24), 0x0001),
            (2f32.powi(-25), 0x0000),
            (1.000001 * 2f32.powi(-25), 0x0001),
            (-1e-30, 0x8000),
            (2f32.powi(-14) - 2f32.powi(-25), 0x0400),
        ];
        for (wide, bits) in cases {
            assert_eq!(aclFloatToFloat16(wide), bits, "{wide:e}");
        }
        assert!(f16::from_bits(aclFloatToFloat16(f32::NAN)).is_nan());
    }

    #[test]
    fn sizes() {
        assert_eq!(aclDataTypeSize(ACL_COMPLEX128), 16);
        assert_eq!(aclDataTypeSize(ACL_STRING), 0);
        assert_eq!(aclDataTypeSize(ACL_DT_UNDEFINED), 0);
        assert_eq!(aclDataTypeSize(aclDataType(5)), 0);
    }
}
