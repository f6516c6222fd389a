//! op(A) C = alpha op(B) for a triangle A and dense B and C: cusparseSpSM.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_mat::{self, DnMat};
use super::sp_mat::{self, SpMat};
use super::triangle::{Analysed, Slot, not_analysed};
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::device::shared::Shared;
use crate::op::sparse::{Factor, Trans};
use core::ffi::c_void;

static DESCRIPTORS: Registry<Slot> = Registry::new(kind::CUSPARSE_SPSM);

/// The arguments of a solve, looked at.
struct Spsm {
    context: Context,
    op: cusparseOperation_t,
    a: SpMat,
    trans_b: Trans,
    b: DnMat,
    c: DnMat,
    slot: Slot,
}

/// Arguments as they come: operations, matrices, the type that is computed in, algorithm, descriptor.
type Given = (
    [cusparseOperation_t; 2],
    cusparseConstSpMatDescr_t,
    cusparseConstDnMatDescr_t,
    cusparseDnMatDescr_t,
    cudaDataType,
    cusparseSpSMAlg_t,
    cusparseSpSMDescr_t,
);

/// What is behind the descriptor at a position.
fn slot(call: &'static str, number: u32, descr: cusparseSpSMDescr_t) -> Outcome<Slot> {
    pointer(call, number, "spsmDescr", descr)?;
    DESCRIPTORS
        .with(descr.cast(), |slot| slot.clone())
        .map_err(|_| object::unknown(call, number, "spsmDescr"))
}

/// Puts something else behind a descriptor.
fn replace(
    call: &'static str,
    number: u32,
    descr: cusparseSpSMDescr_t,
    new: Shared<Analysed>,
) -> Outcome {
    let former = DESCRIPTORS
        .with(descr.cast(), |slot| slot.replace(new))
        .map_err(|_| object::unknown(call, number, "spsmDescr"))?;
    // Dropped without the lock.
    drop(former);
    Ok(())
}

impl Spsm {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (ops, a, b, c, compute, alg, descr): Given,
        alpha: *const c_void,
    ) -> Outcome<Spsm> {
        let context = handle::get(call, handle)?;
        operation(call, 2, "opA", ops[0])?;
        let trans_b = operation(call, 3, "opB", ops[1])?;
        scalar(call, 4, "alpha", alpha)?;
        let a = sp_mat::get(call, 5, "matA", a)?;
        let b = dn_mat::get(call, 6, "matB", b)?;
        let c = dn_mat::get(call, 7, "matC", c)?;
        element(call, 8, "computeType", compute)?;
        parameter(call, 9, "alg", alg.0, alg.is_known())?;
        let slot = slot(call, 10, descr)?;
        parameter(call, 5, "matA", "not square", a.rows == a.cols)?;
        let (rows, columns) = b.shape(ops[1]);
        parameter(call, 6, "matB", rows, rows == a.rows)?;
        parameter(call, 7, "matC", c.rows, (c.rows, c.cols) == (rows, columns))?;
        a.alone(call)?;
        if !a.is_compressed() && !a.is(CUSPARSE_FORMAT_COO) {
            return Err(a.no_such_format(call));
        }
        let alone = b.batch == 1 && c.batch == 1;
        supported(call, alone, format_args!("a batch of dense matrices"))?;
        let kinds = [a.kind, b.kind, c.kind, compute];
        if kinds.iter().any(|&kind| kind != compute) {
            return Err(no_such_types(call, &kinds));
        }
        Ok(Spsm { context, op: ops[0], trans_b, a, b, c, slot })
    }

    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    unsafe fn solve(self, call: &'static str, alpha: *const c_void) -> Outcome {
        let Spsm { context, op, trans_b, a, b, c, slot } = self;
        let analysed = slot.ok_or_else(|| not_analysed(call))?;
        analysed.check(call, op, &a)?;
        let stream = context.stream(call)?;
        by_element!(call, a.kind, T => {
            let b = b.matrices::<T>(call, 6, "matB")?;
            let c = c.matrices::<T>(call, 7, "matC")?;
            let (values, kept) = analysed.values::<T>(call, (5, "matA"), &a)?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<T>());
                let triangle = analysed.triangle();
                triangle.enqueue_many(call, &stream, kept, alpha, values, (trans_b, b), c)
            }
            .map_err(failed(call))
        })
    }
}

/// Creates a descriptor for cusparseSpSM_analysis to fill in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSM_createDescr(
    descr: *mut cusparseSpSMDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpSM_createDescr", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "descr", &DESCRIPTORS, descr, None) })
    })
}

/// Destroys a descriptor; solves that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t) -> cusparseStatus_t {
    guard("cusparseSpSM_destroyDescr", |call| {
        answer(|| object::destroy(call, "descr", &DESCRIPTORS, descr))
    })
}

/// Stores the size of a buffer for cusparseSpSM_analysis: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpSM_bufferSize", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, computeType, alg, spsmDescr);
            Spsm::new(call, handle, given, alpha)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 11, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Looks at the pattern of the triangle that CUSPARSE_SPMAT_FILL_MODE names, for solves with op of it; entries
/// outside are ignored. Runs in the stream's order and waits. Dense matrices and values are not looked at and may be
/// NULL; externalBuffer is not used. A is compressed rows or columns, or coordinates whose rows ascend (INVALID_VALUE else), with any
/// order in a row. INVALID_VALUE for a matrix that is not sound, NOT_SUPPORTED for other formats.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSM_analysis(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpSM_analysis", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], matA, matB, matC, computeType, alg, spsmDescr);
            let Spsm { context, op, a, .. } = Spsm::new(call, handle, given, alpha)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's promises.
            let new = unsafe { Analysed::new(call, &stream, op, (5, "matA"), a)? };
            replace(call, 10, spsmDescr, new)
        })
    })
}

/// Solves op(A) C = alpha op(B), asynchronous on the handle's stream; can be captured. A is m x m, op(B) and C are m x n,
/// each by rows or by columns; C and op(B) may be the same matrix in the same layout.
///
/// The values are those that matA leads to when the stream comes to it, until cusparseSpSM_updateMatrix brings others. Matrix,
/// attributes and op are those of the analysis (INVALID_VALUE else, NOT_INITIALIZED without one). A zero on the diagonal is
/// divided by: the result has infinities or NaN. What is missing there counts as 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSM_solve(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpSM_solve", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, computeType, alg, spsmDescr);
            let solve = Spsm::new(call, handle, given, alpha)?;
            // SAFETY: the C caller's promises.
            unsafe { solve.solve(call, alpha) }
        })
    })
}

/// Copies other values to the descriptor, in the stream's order, for later solves: those of all entries, in the order of
/// the matrix that was analysed, or (CUSPARSE_SPSM_UPDATE_DIAGONAL) those of the diagonal, one for each row. Solves no longer
/// read the matrix's own values then. INVALID_VALUE before an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t,
    spsmDescr: cusparseSpSMDescr_t,
    newValues: *mut c_void,
    updatePart: cusparseSpSMUpdate_t,
) -> cusparseStatus_t {
    guard("cusparseSpSM_updateMatrix", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            let slot = slot(call, 2, spsmDescr)?;
            pointer(call, 3, "newValues", newValues)?;
            parameter(call, 4, "updatePart", updatePart.0, updatePart.is_known())?;
            let analysed = slot.ok_or_else(|| not_analysed(call))?;
            let diagonal = updatePart == CUSPARSE_SPSM_UPDATE_DIAGONAL;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's promises.
            let new = unsafe { analysed.update(call, &stream, newValues, diagonal)? };
            replace(call, 2, spsmDescr, new)
        })
    })
}
