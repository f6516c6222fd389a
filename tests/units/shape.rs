//! Size arithmetic that cannot wrap.

use lucho::abi::shape::*;

#[test]
fn products() {
    assert_eq!(product::<i32>(&[]), Some(1));
    assert_eq!(product(&[3i32, 4, 5]), Some(60));
    assert_eq!(product(&[3i64, -1]), None);
    assert_eq!(product(&[46341i32, 46341]), Some(2_147_488_281));
    assert_eq!(product(&[i64::MAX, i64::MAX]), None);
    // A zero dimension is an empty array however large the others are, in any order.
    assert_eq!(product(&[i64::MAX, i64::MAX, 0]), Some(0));
    assert_eq!(product(&[0, i64::MAX, i64::MAX]), Some(0));
    assert_eq!(product(&[0, i64::MAX, -1]), None);
}

#[test]
fn extents() {
    assert_eq!(extent(&[2i64, 3], &[3, 1]), Some(6));
    assert_eq!(extent(&[2i64, 3], &[10, 2]), Some(15));
    assert_eq!(extent(&[2i64, 0], &[i64::MAX, 2]), Some(0));
    assert_eq!(extent(&[3i64, 2], &[i64::MAX, 1]), None);
    assert_eq!(extent(&[2i64, 2], &[-1, 1]), None);
    assert_eq!(extent(&[2i64], &[1, 1]), None);
    assert_eq!(extent::<i64>(&[], &[]), Some(1));
    assert_eq!(matrix_extent(3, 4, 5), Some(18));
    assert_eq!(matrix_extent(3, 4, 2), None);
    assert_eq!(matrix_extent(0, 4, 1), Some(0));
    assert_eq!(matrix_extent(1, usize::MAX, 2), None);
}

#[test]
fn byte_counts() {
    assert_eq!(bytes_of::<f64>(3), Some(24));
    assert_eq!(bytes(isize::MAX as usize, 1), Some(isize::MAX as usize));
    assert_eq!(bytes(isize::MAX as usize + 1, 1), None);
    assert_eq!(bytes(usize::MAX, 8), None);
}

#[test]
fn dense() {
    let mut s = [0; 3];
    assert!(dense_strides(&[2, 3, 4], &mut s) && s == [12, 4, 1]);
    assert!(is_dense(&[2, 3, 4], &s));
    assert!(is_dense(&[1, 3, 4], &[999, 4, 1]));
    assert!(!is_dense(&[2, 3, 4], &[12, 1, 3]));
    assert!(!is_dense(&[2, 3], &[3]));
    assert!(!dense_strides(&[2, i64::MAX, i64::MAX], &mut s));
    // The outermost stride exists although the element count does not fit.
    assert!(dense_strides(&[i64::MAX, 3, 4], &mut s));
}
