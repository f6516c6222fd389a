//! Element types and half precision numbers of ACL.

use half::f16;
use lucho::surface::acl::data::{aclDataTypeSize, aclFloat16ToFloat, aclFloatToFloat16};
use lucho::surface::acl::types::*;

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
