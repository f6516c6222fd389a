//! What needs code compiled for the device: declared so that programs link, refused when called.

use super::super::handle;
use super::super::status::*;
use super::super::types::*;
use crate::abi::guard;
use core::ffi::c_void;

fn refused(call: &'static str) -> Outcome {
    supported(call, false, format_args!("there is no code for the device here"))
}

/// NOT_SUPPORTED: operators are given as code for the device. Nothing is stored.
#[unsafe(no_mangle)]
#[allow(unused_variables)]
pub unsafe extern "C" fn cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t,
    plan: *mut cusparseSpMMOpPlan_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMMOpAlg_t,
    addOperationNvvmBuffer: *const c_void,
    addOperationBufferSize: usize,
    mulOperationNvvmBuffer: *const c_void,
    mulOperationBufferSize: usize,
    epilogueNvvmBuffer: *const c_void,
    epilogueBufferSize: usize,
    SpMMWorkspaceSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpMMOp_createPlan", |call| {
        answer(|| {
            handle::get(call, handle)?;
            refused(call)
        })
    })
}

/// NOT_SUPPORTED: there are no plans.
#[unsafe(no_mangle)]
#[allow(unused_variables)]
pub extern "C" fn cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMMOp", |call| answer(|| refused(call)))
}

/// There are no plans: NULL is accepted, anything else is INVALID_VALUE.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t) -> cusparseStatus_t {
    guard("cusparseSpMMOp_destroyPlan", |call| {
        answer(|| parameter(call, 1, "plan", "there is no such object", plan.is_null()))
    })
}
