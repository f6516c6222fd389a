//! How mluOp's operators see a tensor, the names of its enumerations, and its permutations.

use lucho::surface::mluop::lu::permutation;
use lucho::surface::mluop::names::short;
use lucho::surface::mluop::operand::Operand;
use lucho::surface::mluop::tensor::*;
use lucho::surface::mluop::types::*;

/// A tensor of these dimensions and strides, as a descriptor brings it.
fn operand(axes: &[[i64; 2]]) -> Operand {
    let (dims, strides): (Vec<i64>, Vec<i64>) = axes.iter().map(|&[d, s]| (d, s)).unzip();
    let mut desc = core::ptr::null_mut();
    // SAFETY: a local for the descriptor, and arrays of as many numbers as are told.
    unsafe {
        assert_eq!(mluOpCreateTensorDescriptor(&mut desc), MLUOP_STATUS_SUCCESS);
        let (count, dims, strides) = (axes.len() as i32, dims.as_ptr(), strides.as_ptr());
        let (layout, dtype) = (MLUOP_LAYOUT_ARRAY, MLUOP_DTYPE_FLOAT);
        let set = mluOpSetTensorDescriptorEx_v2(desc, layout, dtype, count, dims, strides);
        assert_eq!(set, MLUOP_STATUS_SUCCESS);
        let operand = Operand::of("test", desc).unwrap();
        assert_eq!(mluOpDestroyTensorDescriptor(desc), MLUOP_STATUS_SUCCESS);
        operand
    }
}

#[test]
fn dense_arrangements() {
    let row = operand(&[[2, 9], [3, 3], [3, 1]]);
    let column = operand(&[[2, 9], [3, 1], [3, 3]]);
    let batch_last = operand(&[[2, 1], [3, 6], [3, 2]]);
    for x in [&row, &column, &batch_last] {
        assert!(x.is_arranged_as(x));
    }
    assert!(!row.is_arranged_as(&column));
    assert!(!column.is_arranged_as(&row));
    assert!(operand(&[[1, 77], [3, 3], [3, 1]]).is_arranged_as(&operand(&[
        [1, 9],
        [3, 3],
        [3, 1]
    ])));
    for gaps in [[[2, 12], [3, 4], [3, 1]], [[2, 9], [3, 3], [3, 0]], [[2, 0], [3, 3], [3, 1]]] {
        assert!(!operand(&gaps).is_arranged_as(&operand(&gaps)), "{gaps:?}");
    }
    // A product that does not fit is no dense tensor, nor a panic.
    let huge = operand(&[[i64::MAX, i64::MAX], [i64::MAX, i64::MAX], [3, 1]]);
    assert!(!huge.is_arranged_as(&huge));
}

#[test]
fn shapes() {
    assert_eq!(operand(&[[3, 4], [4, 1]]).shape(), Some((1, 3, 4)));
    assert_eq!(operand(&[[2, 12], [3, 4], [4, 1]]).shape(), Some((2, 3, 4)));
    assert_eq!(operand(&[[5, 24], [2, 12], [3, 4], [4, 1]]).shape(), Some((10, 3, 4)));
    assert_eq!(operand(&[[4, 1]]).shape(), None);
    assert_eq!(operand(&[[i64::MAX, 0], [i64::MAX, 0], [3, 4], [4, 1]]).shape(), None);
    assert_eq!(operand(&[[3, 4], [-4, 1]]).shape(), None);
}

#[test]
fn swaps_become_a_permutation() {
    let mut rows = [9; 4];
    permutation(&[3, 3, 4], &mut rows);
    assert_eq!(rows, [2, 0, 3, 1]);
    permutation(&[], &mut rows);
    assert_eq!(rows, [0, 1, 2, 3]);
}

#[test]
fn names_lose_their_first_word() {
    assert_eq!(short(c"MLUOP_DTYPE_FLOAT"), c"DTYPE_FLOAT");
    assert_eq!(short(c"x"), c"");
}
