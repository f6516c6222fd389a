//! op(A) y = alpha x for a triangle A: cusparseSpSV.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_vec::{self, DnVec};
use super::sp_mat::{self, SpMat};
use super::triangle::{Analysed, Slot, not_analysed};
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::device::shared::Shared;
use crate::op::sparse::Factor;
use core::ffi::c_void;

static DESCRIPTORS: Registry<Slot> = Registry::new(kind::CUSPARSE_SPSV);

/// The arguments of a solve, looked at.
struct Spsv {
    context: Context,
    op: cusparseOperation_t,
    a: SpMat,
    x: DnVec,
    y: DnVec,
    slot: Slot,
}

/// Arguments as they come: operation, matrix, both vectors, the type that is computed in, algorithm, descriptor.
type Given = (
    cusparseOperation_t,
    cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t,
    cusparseDnVecDescr_t,
    cudaDataType,
    cusparseSpSVAlg_t,
    cusparseSpSVDescr_t,
);

/// What is behind the descriptor at a position.
fn slot(call: &'static str, number: u32, descr: cusparseSpSVDescr_t) -> Outcome<Slot> {
    pointer(call, number, "spsvDescr", descr)?;
    DESCRIPTORS
        .with(descr.cast(), |slot| slot.clone())
        .map_err(|_| object::unknown(call, number, "spsvDescr"))
}

/// Puts something else behind a descriptor.
fn replace(
    call: &'static str,
    number: u32,
    descr: cusparseSpSVDescr_t,
    new: Shared<Analysed>,
) -> Outcome {
    let former = DESCRIPTORS
        .with(descr.cast(), |slot| slot.replace(new))
        .map_err(|_| object::unknown(call, number, "spsvDescr"))?;
    // Dropped without the lock.
    drop(former);
    Ok(())
}

impl Spsv {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (op, a, x, y, compute, alg, descr): Given,
        alpha: *const c_void,
    ) -> Outcome<Spsv> {
        let context = handle::get(call, handle)?;
        operation(call, 2, "opA", op)?;
        scalar(call, 3, "alpha", alpha)?;
        let a = sp_mat::get(call, 4, "matA", a)?;
        let x = dn_vec::get(call, 5, "vecX", x)?;
        let y = dn_vec::get(call, 6, "vecY", y)?;
        element(call, 7, "computeType", compute)?;
        parameter(call, 8, "alg", alg.0, alg.is_known())?;
        let slot = slot(call, 9, descr)?;
        parameter(call, 4, "matA", "not square", a.rows == a.cols)?;
        parameter(call, 5, "vecX", x.size, x.size == a.rows)?;
        parameter(call, 6, "vecY", y.size, y.size == a.rows)?;
        a.alone(call)?;
        let slices = a.is(CUSPARSE_FORMAT_SLICED_ELLPACK);
        if !a.is_compressed() && !a.is(CUSPARSE_FORMAT_COO) && !slices {
            return Err(a.no_such_format(call));
        }
        let kinds = [a.kind, x.kind, y.kind, compute];
        if kinds.iter().any(|&kind| kind != compute) {
            return Err(no_such_types(call, &kinds));
        }
        Ok(Spsv { context, op, a, x, y, slot })
    }

    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    unsafe fn solve(self, call: &'static str, alpha: *const c_void) -> Outcome {
        let Spsv { context, op, a, x, y, slot } = self;
        let analysed = slot.ok_or_else(|| not_analysed(call))?;
        analysed.check(call, op, &a)?;
        let stream = context.stream(call)?;
        by_element!(call, a.kind, T => {
            let x = x.array::<T>(call, 5, "vecX")?;
            let y = y.array::<T>(call, 6, "vecY")?;
            let (values, kept) = analysed.values::<T>(call, (4, "matA"), &a)?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<T>());
                let triangle = analysed.triangle();
                triangle.enqueue_with(call, &stream, kept, alpha, values, x, y)
            }
            .map_err(failed(call))
        })
    }
}

/// Creates a descriptor for cusparseSpSV_analysis to fill in.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSV_createDescr(
    descr: *mut cusparseSpSVDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpSV_createDescr", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "descr", &DESCRIPTORS, descr, None) })
    })
}

/// Destroys a descriptor; solves that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t) -> cusparseStatus_t {
    guard("cusparseSpSV_destroyDescr", |call| {
        answer(|| object::destroy(call, "descr", &DESCRIPTORS, descr))
    })
}

/// Stores the size of a buffer for cusparseSpSV_analysis: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSV_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpSV_bufferSize", |call| {
        answer(|| {
            let given = (opA, matA, vecX, vecY, computeType, alg, spsvDescr);
            Spsv::new(call, handle, given, alpha)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 10, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Looks at the pattern of the triangle that CUSPARSE_SPMAT_FILL_MODE names, for solves with op of it; entries
/// outside are ignored. Runs in the stream's order and waits. Vectors and values are not looked at and may be
/// NULL; externalBuffer is not used. A is compressed rows or columns, slices, or coordinates whose rows ascend (INVALID_VALUE else), with any
/// order in a row. INVALID_VALUE for a matrix that is not sound, NOT_SUPPORTED for other formats.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSV_analysis(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpSV_analysis", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = (opA, matA, vecX, vecY, computeType, alg, spsvDescr);
            let Spsv { context, op, a, .. } = Spsv::new(call, handle, given, alpha)?;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's promises.
            let new = unsafe { Analysed::new(call, &stream, op, (4, "matA"), a)? };
            replace(call, 9, spsvDescr, new)
        })
    })
}

/// Solves op(A) y = alpha x, asynchronous on the handle's stream; can be captured. x and y may be the same.
///
/// The values are those that matA leads to when the stream comes to it, until cusparseSpSV_updateMatrix brings others. Matrix,
/// attributes and op are those of the analysis (INVALID_VALUE else, NOT_INITIALIZED without one). A zero on the diagonal is
/// divided by: the result has infinities or NaN. What is missing there counts as 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSV_solve(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpSV_solve", |call| {
        answer(|| {
            let given = (opA, matA, vecX, vecY, computeType, alg, spsvDescr);
            let solve = Spsv::new(call, handle, given, alpha)?;
            // SAFETY: the C caller's promises.
            unsafe { solve.solve(call, alpha) }
        })
    })
}

/// Copies other values to the descriptor, in the stream's order, for later solves: those of all entries, in the order of
/// the matrix that was analysed, or (CUSPARSE_SPSV_UPDATE_DIAGONAL) those of the diagonal, one for each row. Solves no longer
/// read the matrix's own values then. INVALID_VALUE before an analysis.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t,
    spsvDescr: cusparseSpSVDescr_t,
    newValues: *mut c_void,
    updatePart: cusparseSpSVUpdate_t,
) -> cusparseStatus_t {
    guard("cusparseSpSV_updateMatrix", |call| {
        answer(|| {
            let context = handle::get(call, handle)?;
            let slot = slot(call, 2, spsvDescr)?;
            pointer(call, 3, "newValues", newValues)?;
            parameter(call, 4, "updatePart", updatePart.0, updatePart.is_known())?;
            let analysed = slot.ok_or_else(|| not_analysed(call))?;
            let diagonal = updatePart == CUSPARSE_SPSV_UPDATE_DIAGONAL;
            let stream = context.stream(call)?;
            // SAFETY: the C caller's promises.
            let new = unsafe { analysed.update(call, &stream, newValues, diagonal)? };
            replace(call, 2, spsvDescr, new)
        })
    })
}
