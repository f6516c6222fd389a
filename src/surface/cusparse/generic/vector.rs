//! Sparse vectors beside dense ones.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_vec::{self, DnVec};
use super::sp_vec::{self, SpVec};
use crate::abi::guard;
use crate::op::sparse::{Array, Factor, Mode, Trans, vector};
use core::ffi::c_void;

/// Refuses vectors of different sizes.
fn same_size(call: &'static str, number: u32, x: &SpVec, y: &DnVec) -> Outcome {
    parameter(call, number, "vecY", y.size, x.size == y.size)
}

/// Refuses vectors of different types.
fn same_kind(call: &'static str, x: &SpVec, y: &DnVec) -> Outcome {
    if x.kind == y.kind { Ok(()) } else { Err(no_such_types(call, &[x.kind, y.kind])) }
}

/// y = alpha x + beta y for a sparse x and a dense y of the same size and type, asynchronous on the handle's stream; can be
/// captured. beta = 0 does not read y, alpha = 0 does not read the values of x. Entries of x may be in any order and name an
/// element more than once. alpha and beta are of the vectors' type, or float (complex float) for 16-bit elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseAxpby(
    handle: cusparseHandle_t,
    alpha: *const c_void,
    vecX: cusparseConstSpVecDescr_t,
    beta: *const c_void,
    vecY: cusparseDnVecDescr_t,
) -> cusparseStatus_t {
    guard("cusparseAxpby", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            scalar(call, 2, "alpha", alpha)?;
            let x = sp_vec::get(call, 3, "vecX", vecX)?;
            scalar(call, 4, "beta", beta)?;
            let y = dn_vec::get(call, 5, "vecY", vecY)?;
            same_size(call, 5, &x, &y)?;
            same_kind(call, &x, &y)?;
            let stream = context.stream(call)?;
            let kinds = [x.kind, computed_in(x.kind)];
            by_index!(call, x.index_type, I => by_stored!(call, kinds, [T C] => {
                let x = x.arrays::<I, T>(call, 3, "vecX")?;
                let y = y.array::<T>(call, 5, "vecY")?;
                // SAFETY: the C caller's promises.
                unsafe {
                    let alpha = Factor::given(context.mode, alpha.cast::<C>());
                    let beta = Factor::given(context.mode, beta.cast::<C>());
                    vector::axpby(call, &stream, (alpha, x), (beta, y)).map_err(failed(call))
                }
            }))
        })
    })
}

/// x = y where x has entries, for vectors of the same size and type. Asynchronous on the handle's stream; can be captured.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGather(
    handle: cusparseHandle_t,
    vecY: cusparseConstDnVecDescr_t,
    vecX: cusparseSpVecDescr_t,
) -> cusparseStatus_t {
    guard("cusparseGather", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            let y = dn_vec::get(call, 2, "vecY", vecY)?;
            let x = sp_vec::get(call, 3, "vecX", vecX)?;
            same_size(call, 2, &x, &y)?;
            same_kind(call, &x, &y)?;
            let stream = context.stream(call)?;
            by_index!(call, x.index_type, I => by_size!(call, x.kind, T => {
                let x = x.arrays::<I, T>(call, 3, "vecX")?;
                let y = y.array::<T>(call, 2, "vecY")?;
                // SAFETY: the C caller's promises.
                unsafe { vector::gather(call, &stream, y, x) }.map_err(failed(call))
            }))
        })
    })
}

/// y = x where x has entries, for vectors of the same size and type; of entries that name one element the last one counts.
/// Asynchronous on the handle's stream; can be captured.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseScatter(
    handle: cusparseHandle_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseDnVecDescr_t,
) -> cusparseStatus_t {
    guard("cusparseScatter", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            let x = sp_vec::get(call, 2, "vecX", vecX)?;
            let y = dn_vec::get(call, 3, "vecY", vecY)?;
            same_size(call, 3, &x, &y)?;
            same_kind(call, &x, &y)?;
            let stream = context.stream(call)?;
            by_index!(call, x.index_type, I => by_size!(call, x.kind, T => {
                let x = x.arrays::<I, T>(call, 2, "vecX")?;
                let y = y.array::<T>(call, 3, "vecY")?;
                // SAFETY: the C caller's promises.
                unsafe { vector::scatter(call, &stream, x, y) }.map_err(failed(call))
            }))
        })
    })
}

/// (x, y) = (c x + s y, c y - s x) where x has entries, for vectors of the same size and type. c and s are of the vectors'
/// type, or float (complex float) for 16-bit elements; nothing is conjugated. Asynchronous on the handle's stream; can be
/// captured.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseRot(
    handle: cusparseHandle_t,
    c_coeff: *const c_void,
    s_coeff: *const c_void,
    vecX: cusparseSpVecDescr_t,
    vecY: cusparseDnVecDescr_t,
) -> cusparseStatus_t {
    guard("cusparseRot", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            scalar(call, 2, "c_coeff", c_coeff)?;
            scalar(call, 3, "s_coeff", s_coeff)?;
            let x = sp_vec::get(call, 4, "vecX", vecX)?;
            let y = dn_vec::get(call, 5, "vecY", vecY)?;
            same_size(call, 5, &x, &y)?;
            same_kind(call, &x, &y)?;
            let stream = context.stream(call)?;
            let kinds = [x.kind, computed_in(x.kind)];
            by_index!(call, x.index_type, I => by_stored!(call, kinds, [T C] => {
                let x = x.arrays::<I, T>(call, 4, "vecX")?;
                let y = y.array::<T>(call, 5, "vecY")?;
                // SAFETY: the C caller's promises.
                unsafe {
                    let c = Factor::<C>::given(context.mode, c_coeff.cast());
                    let s = Factor::given(context.mode, s_coeff.cast());
                    vector::rot(call, &stream, (c, s), x, y).map_err(failed(call))
                }
            }))
        })
    })
}

/// The arguments of a dot product, looked at.
struct Dot {
    context: Context,
    op: Trans,
    x: SpVec,
    y: DnVec,
}

impl Dot {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        op: cusparseOperation_t,
        x: cusparseConstSpVecDescr_t,
        y: cusparseConstDnVecDescr_t,
        (result, compute): (*const c_void, cudaDataType),
    ) -> Outcome<Dot> {
        let context = handle::get(call, handle)?;
        let op = operation(call, 2, "opX", op)?;
        let x = sp_vec::get(call, 3, "vecX", x)?;
        let y = dn_vec::get(call, 4, "vecY", y)?;
        scalar(call, 5, "result", result)?;
        element(call, 6, "computeType", compute)?;
        same_size(call, 4, &x, &y)?;
        Ok(Dot { context, op, x, y })
    }
}

/// Stores the size of a buffer for cusparseSpVV: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpVV_bufferSize(
    handle: cusparseHandle_t,
    opX: cusparseOperation_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseConstDnVecDescr_t,
    result: *const c_void,
    computeType: cudaDataType,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpVV_bufferSize", |call| {
        answer(|| {
            let Dot { x, y, .. } = Dot::new(call, handle, opX, vecX, vecY, (result, computeType))?;
            by_index!(call, x.index_type, I => {
                let _: Option<I> = None;
                typed(call, [x.kind, y.kind, computeType, computeType])
            })?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 7, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// result = the sum of op(x) y over x's entries, for vectors of the same size; CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE conjugates
/// x. The result is of computeType: in host memory it is there when the call returns; in device memory
/// (CUSPARSE_POINTER_MODE_DEVICE) the call is asynchronous on the handle's stream and can be captured. externalBuffer is not
/// used and may be NULL. NOT_SUPPORTED for combinations of types that there is no kernel for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpVV(
    handle: cusparseHandle_t,
    opX: cusparseOperation_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseConstDnVecDescr_t,
    result: *mut c_void,
    computeType: cudaDataType,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpVV", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = (result.cast_const(), computeType);
            let Dot { context, op, x, y } = Dot::new(call, handle, opX, vecX, vecY, given)?;
            let stream = context.stream(call)?;
            let (conj, kinds) = (op == Trans::Conj, [x.kind, y.kind, computeType, computeType]);
            by_index!(call, x.index_type, I => by_types!(call, kinds, [X Y R C] => {
                let _: Option<R> = None;
                let x = x.arrays::<I, X>(call, 3, "vecX")?;
                let y = y.array::<Y>(call, 4, "vecY")?;
                // SAFETY: the C caller's promises.
                unsafe {
                    if context.mode == Mode::Device {
                        let out = result.cast::<C>().cast_const();
                        let out = Array::new(out, 1).map_err(failed(call))?;
                        return vector::dot_to(call, &stream, conj, x, y, out)
                            .map_err(failed(call));
                    }
                    let sum: C = vector::dot(call, &stream, conj, x, y).map_err(failed_in(call))?;
                    result.cast::<C>().write_unaligned(sum);
                }
                Ok(())
            }))
        })
    })
}
