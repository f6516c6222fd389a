//! C = alpha A + beta B for sparse matrices: cusparseSpGEAM, of CUDA 13.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::geam::Sum;
use crate::op::sparse::solve::Kept;
use crate::op::sparse::{Array, Factor, Trans};
use core::ffi::c_void;

/// C's offsets, and how many entries they make; none before cusparseSpGEAM_nnz.
type Slot = Option<(Kept, usize, usize)>;

static DESCRIPTORS: Registry<Slot> = Registry::new(kind::CUSPARSE_SPGEAM);

/// The arguments of a step, looked at.
struct Call {
    context: Context,
    a: SpMat,
    b: SpMat,
    c: SpMat,
    slot: Slot,
}

/// Arguments as they come: operations, matrices, the type that is computed in, algorithm, descriptor.
type Given = (
    [cusparseOperation_t; 2],
    [cusparseSpMatDescr_t; 3],
    cudaDataType,
    cusparseSpGEAMAlg_t,
    cusparseSpGEAMDescr_t,
);

fn look<R>(
    call: &'static str,
    descr: cusparseSpGEAMDescr_t,
    act: impl FnOnce(&mut Slot) -> R,
) -> Outcome<R> {
    pointer(call, 11, "spgeamDescr", descr)?;
    DESCRIPTORS.with(descr.cast(), act).map_err(|_| object::unknown(call, 11, "spgeamDescr"))
}

impl Call {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (ops, [a, b, c], compute, alg, descr): Given,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome<Call> {
        let context = handle::get(call, handle)?;
        let trans = [operation(call, 2, "opA", ops[0])?, operation(call, 3, "opB", ops[1])?];
        scalar(call, 4, "alpha", alpha)?;
        let a = sp_mat::get(call, 5, "matA", a)?;
        scalar(call, 6, "beta", beta)?;
        let b = sp_mat::get(call, 7, "matB", b)?;
        let c = sp_mat::get(call, 8, "matC", c)?;
        element(call, 9, "computeType", compute)?;
        parameter(call, 10, "alg", alg.0, alg.is_known())?;
        let slot = look(call, descr, |slot| slot.clone())?;
        let plain = trans == [Trans::No; 2];
        supported(call, plain, format_args!("transposed operands are not implemented"))?;
        parameter(call, 7, "matB", b.rows, (b.rows, b.cols) == (a.rows, a.cols))?;
        parameter(call, 8, "matC", c.rows, (c.rows, c.cols) == (a.rows, a.cols))?;
        for d in [&a, &b, &c] {
            d.alone(call)?;
            if !d.is(CUSPARSE_FORMAT_CSR) {
                return Err(d.no_such_format(call));
            }
        }
        let kinds = [a.kind, b.kind, c.kind, compute];
        if kinds.iter().any(|&kind| kind != compute) {
            return Err(no_such_types(call, &kinds));
        }
        let index = a.indices(call)?;
        let same = b.indices(call)? == index && c.indices(call)? == index;
        supported(call, same, format_args!("matrices with indices of different types"))?;
        Ok(Call { context, a, b, c, slot })
    }
}

/// Creates a descriptor for the steps of a sum.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEAM_createDescr(
    descr: *mut cusparseSpGEAMDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpGEAM_createDescr", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "descr", &DESCRIPTORS, descr, None) })
    })
}

/// Destroys a descriptor; sums that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t) -> cusparseStatus_t {
    guard("cusparseSpGEAM_destroyDescr", |call| {
        answer(|| object::destroy(call, "descr", &DESCRIPTORS, descr))
    })
}

/// Stores the size of a buffer for the next two steps: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEAM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseSpMatDescr_t,
    beta: *const c_void,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpGEAM_bufferSize", |call| {
        answer(|| {
            let given = ([opA, opB], [matA, matB, matC], computeType, alg, spgeamDescr);
            Call::new(call, handle, given, (alpha, beta))?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 12, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Finds the number of entries of C = alpha A + beta B, in the stream's order, and waits; cusparseSpMatGetSize(matC) tells it
/// then. C's offsets are written already if they are there. The pattern is the union of A's and B's, whatever alpha and
/// beta are. All three are compressed rows with ascending columns (others give a C in which entries occur twice), indices
/// and values of one type each; op is the identity (NOT_SUPPORTED else). externalBuffer is not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEAM_nnz(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseSpMatDescr_t,
    beta: *const c_void,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEAM_nnz", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], [matA, matB, matC], computeType, alg, spgeamDescr);
            let Call { context, a, b, c, .. } = Call::new(call, handle, given, (alpha, beta))?;
            let stream = context.stream(call)?;
            let (kept, nnz) = by_index!(call, a.index_type, I => by_element!(call, a.kind, T => {
                let a = a.compressed::<I, T>(call, (5, "matA"))?;
                let b = b.compressed::<I, T>(call, (7, "matB"))?;
                let without = c.offsets.is_null();
                let mut c = SpMat { nnz: 0, rows: if without { 0 } else { c.rows }, ..c }
                    .compressed::<I, T>(call, (8, "matC"))?;
                if without {
                    (c.rows, c.offsets) = (a.rows, Array::none());
                }
                let kept = Kept::new::<I>(c.rows.saturating_add(1)).map_err(failed(call))?;
                // SAFETY: the C caller's promises. The factors play no part yet.
                let nnz = unsafe {
                    let nothing = Factor::At(core::ptr::null());
                    let sum = Sum::<I, T> { alpha: nothing, a, beta: nothing, b };
                    sum.offsets(call, &stream, &kept, &c)
                };
                Ok((kept, nnz.map_err(failed_in(call))?))
            }))?;
            let former = look(call, spgeamDescr, |slot| slot.replace((kept, c.rows, nnz)))?;
            // Dropped without the lock.
            drop(former);
            sp_mat::change(call, 8, "matC", matC, |d| d.nnz = nnz)
        })
    })
}

/// C = alpha A + beta B: offsets, columns and values, asynchronous on the handle's stream; can be captured. A factor of zero
/// takes its matrix's values for zeros, unread. INVALID_VALUE before cusparseSpGEAM_nnz. externalBuffer is not used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEAM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseSpMatDescr_t,
    beta: *const c_void,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEAM", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], [matA, matB, matC], computeType, alg, spgeamDescr);
            let Call { context, a, b, c, slot } = Call::new(call, handle, given, (alpha, beta))?;
            let found = slot.filter(|(_, rows, nnz)| (*rows, *nnz) == (c.rows, c.nnz));
            let Some((kept, ..)) = found else {
                let text = format_args!("cusparseSpGEAM_nnz was not called for this matrix");
                return Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text));
            };
            let stream = context.stream(call)?;
            by_index!(call, a.index_type, I => by_element!(call, a.kind, T => {
                let a = a.compressed::<I, T>(call, (5, "matA"))?;
                let b = b.compressed::<I, T>(call, (7, "matB"))?;
                let c = c.compressed::<I, T>(call, (8, "matC"))?;
                // SAFETY: the C caller's promises.
                unsafe {
                    let alpha = Factor::given(context.mode, alpha.cast::<T>());
                    let beta = Factor::given(context.mode, beta.cast::<T>());
                    let sum = Sum { alpha, a, beta, b };
                    sum.enqueue(call, &stream, &kept, c).map_err(failed(call))
                }
            }))
        })
    })
}
