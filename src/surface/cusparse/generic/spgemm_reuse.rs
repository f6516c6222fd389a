//! Products of sparse matrices whose pattern is found once and filled again and again: cusparseSpGEMMreuse.

use super::super::status::*;
use super::super::types::*;
use super::spgemm::{Step, has_buffer};
use crate::abi::guard;
use core::ffi::c_void;

/// First step. Without a buffer: stores the size of one. With a buffer, which is not used: counts the multiplications;
/// waits. Matrices as for cusparseSpGEMM_workEstimation.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    bufferSize1: *mut usize,
    externalBuffer1: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEMMreuse_workEstimation", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, None)?;
            // SAFETY: the C caller's promises.
            unsafe {
                if has_buffer(call, 9, bufferSize1, externalBuffer1)? {
                    step.estimate(call, (8, spgemmDescr))?;
                }
            }
            Ok(())
        })
    })
}

/// Second step. Without the first of the buffers: stores the sizes of all three. With it: finds C's offsets and the number
/// of its entries, in the stream's order, and waits. cusparseSpMatGetSize(matC) tells the number then. No buffer is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    bufferSize2: *mut usize,
    externalBuffer2: *mut c_void,
    bufferSize3: *mut usize,
    externalBuffer3: *mut c_void,
    bufferSize4: *mut usize,
    externalBuffer4: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEMMreuse_nnz", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, None)?;
            if externalBuffer2.is_null() {
                pointer(call, 9, "bufferSize2", bufferSize2)?;
                pointer(call, 11, "bufferSize3", bufferSize3)?;
                pointer(call, 13, "bufferSize4", bufferSize4)?;
                // SAFETY: the C caller's to be written.
                unsafe {
                    has_buffer(call, 9, bufferSize2, externalBuffer2)?;
                    has_buffer(call, 11, bufferSize3, core::ptr::null_mut())?;
                    has_buffer(call, 13, bufferSize4, core::ptr::null_mut())?;
                }
                return Ok(());
            }
            let _ = (externalBuffer3, externalBuffer4);
            // SAFETY: the C caller's promises.
            unsafe { step.count(call, (8, spgemmDescr), matC) }
        })
    })
}

/// Third step. Without a buffer: stores the size of one. With a buffer, which is not used: writes C's offsets and columns
/// (ascending), asynchronous on the handle's stream. INVALID_VALUE before cusparseSpGEMMreuse_nnz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    bufferSize5: *mut usize,
    externalBuffer5: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEMMreuse_copy", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, None)?;
            // SAFETY: the C caller's promises.
            unsafe {
                if has_buffer(call, 9, bufferSize5, externalBuffer5)? {
                    step.write_pattern(call)?;
                }
            }
            Ok(())
        })
    })
}

/// C = alpha A B + beta C into the pattern that cusparseSpGEMMreuse_copy has written; again and again, with other values of A,
/// B and C. Asynchronous on the handle's stream; can be captured. beta = 0 does not read C's values. A pattern that is not
/// that of A B is an error of the stream. INVALID_VALUE before cusparseSpGEMMreuse_nnz.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpGEMMreuse_compute", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, Some((alpha, beta, computeType)))?;
            // SAFETY: the C caller's promises.
            unsafe { step.multiply(call, false, (alpha, beta)) }
        })
    })
}
