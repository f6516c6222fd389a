//! Checks that descriptors share.

use super::super::status::*;
use super::super::types::*;
use crate::op::sparse::Base;
pub(super) use crate::surface::cudart::types::{
    CUDA_C_16BF, CUDA_C_16F, CUDA_C_32F, CUDA_C_64F, CUDA_R_8I, CUDA_R_16BF, CUDA_R_16F,
    CUDA_R_32F, CUDA_R_32I, CUDA_R_64F,
};
use core::ffi::c_int;
use num_complex::Complex;

/// Bytes of a work buffer that a program is told to bring.
pub(super) const BUFFER: usize = 256;

/// Writes the results of a getter, of which none may be NULL: all of them or none.
macro_rules! give_all {
    ($call:expr, $($number:literal $out:ident = $value:expr),+ $(,)?) => {{
        $(
            let sound = !$out.is_null() && $out.is_aligned();
            parameter($call, $number, stringify!($out), "NULL or misaligned", sound)?;
        )+
        // SAFETY: the C caller's to be written; looked at above.
        unsafe { $( $out.write($value); )+ }
        Ok(())
    }};
}
pub(super) use give_all;

/// A size or count at a position: not negative.
pub(super) fn count(call: &'static str, number: u32, name: &str, value: i64) -> Outcome<usize> {
    parameter(call, number, name, value, value >= 0)?;
    Ok(value as usize)
}

/// A scalar's address at a position. Its contents are read later.
#[inline]
pub(super) fn scalar<X>(call: &'static str, number: u32, name: &str, value: *const X) -> Outcome {
    pointer(call, number, name, value)
}

/// Bytes of an element that descriptors may name.
pub(super) fn bytes(kind: cudaDataType) -> Option<usize> {
    Some(match kind {
        CUDA_R_8I => 1,
        CUDA_R_16F | CUDA_R_16BF => 2,
        CUDA_R_32F | CUDA_R_32I | CUDA_C_16F | CUDA_C_16BF => 4,
        CUDA_R_64F | CUDA_C_32F => 8,
        CUDA_C_64F => 16,
        _ => return None,
    })
}

/// The type of elements that descriptors may name, or that is computed in, at a position.
pub(super) fn element(call: &'static str, number: u32, name: &str, kind: cudaDataType) -> Outcome {
    parameter(call, number, name, kind.0, bytes(kind).is_some())
}

pub(super) fn index_type(call: &'static str, number: u32, index: cusparseIndexType_t) -> Outcome {
    parameter(call, number, "indexType", index.0, index.is_known())
}

pub(super) fn index_base(call: &'static str, number: u32, base: cusparseIndexBase_t) -> Outcome {
    parameter(call, number, "idxBase", base.0, base.is_known())
}

/// Whether `n` and the base together can be said in an index type. 16 bits are taken as they come: no operation
/// works on them.
pub(super) fn countable(
    call: &'static str,
    number: u32,
    name: &str,
    n: usize,
    (index, base): (cusparseIndexType_t, cusparseIndexBase_t),
) -> Outcome {
    let most = match index {
        CUSPARSE_INDEX_32I => i32::MAX as usize,
        CUSPARSE_INDEX_64I => i64::MAX as usize,
        _ => usize::MAX,
    };
    let fits = n.checked_add(base.0 as usize).is_some_and(|n| n <= most);
    parameter(call, number, name, n, fits)
}

pub(super) fn base_of(base: cusparseIndexBase_t) -> Base {
    if base == CUSPARSE_INDEX_BASE_ONE { Base::One } else { Base::Zero }
}

/// Refuses a combination of types that there is nothing for.
#[cold]
pub(super) fn no_such_types(call: &'static str, kinds: &[cudaDataType]) -> cusparseStatus_t {
    let text = format_args!("no implementation for elements of these types: {kinds:?}");
    refuse(call, CUSPARSE_STATUS_NOT_SUPPORTED, text)
}

/// Whether there is a product for the types of a matrix, of what it is multiplied with, of a result, and of what is
/// computed in. The products themselves find out as they begin; this is for the functions that only tell sizes.
pub(super) fn typed(call: &'static str, kinds: [cudaDataType; 4]) -> Outcome {
    by_types!(call, kinds, [A X Y C] => {
        let _: Option<(A, X, Y, C)> = None;
        Ok(())
    })
}

/// Complex elements, as the tables of types name them.
pub(super) type Single = Complex<f32>;
pub(super) type Double = Complex<f64>;
pub(super) type Halves = Complex<f16>;
pub(super) type Brains = Complex<bf16>;
pub(super) use half::{bf16, f16};

/// The type that elements are computed in where a program does not say it.
pub(super) fn computed_in(kind: cudaDataType) -> cudaDataType {
    match kind {
        CUDA_R_16F | CUDA_R_16BF => CUDA_R_32F,
        CUDA_C_16F | CUDA_C_16BF => CUDA_C_32F,
        kind => kind,
    }
}

/// How many matrices there are, of operands of which each is one or so many: as many as of the result, which is
/// written once each.
pub(super) fn batches(
    call: &'static str,
    operands: [c_int; 2],
    result: (c_int, i64),
) -> Outcome<usize> {
    let (count, stride) = result;
    let same = operands.iter().all(|&n| n == 1 || n == count);
    if same && (count == 1 || stride != 0) {
        return Ok(count as usize);
    }
    let text = format_args!("batches of {operands:?} matrices make no batch of {count}");
    Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text))
}
