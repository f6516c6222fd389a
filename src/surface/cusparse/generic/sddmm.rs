//! C = alpha (op(A) op(B)) . pattern(C) + beta C for dense A and B: cusparseSDDMM.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_mat::{self, DnMat};
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use crate::op::sparse::sddmm::Sddmm;
use crate::op::sparse::{Factor, Trans, offsets};
use core::ffi::c_void;

/// The arguments of a product, looked at.
struct Call {
    context: Context,
    trans: [Trans; 2],
    a: DnMat,
    b: DnMat,
    c: SpMat,
    compute: cudaDataType,
    batch: usize,
}

/// Arguments as they come: both operations, the matrices, the type that is computed in, the algorithm.
type Given = (
    [cusparseOperation_t; 2],
    cusparseConstDnMatDescr_t,
    cusparseConstDnMatDescr_t,
    cusparseSpMatDescr_t,
    cudaDataType,
    cusparseSDDMMAlg_t,
);

impl Call {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (ops, a, b, c, compute, alg): Given,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome<Call> {
        let context = handle::get(call, handle)?;
        let trans = [operation(call, 2, "opA", ops[0])?, operation(call, 3, "opB", ops[1])?];
        scalar(call, 4, "alpha", alpha)?;
        let a = dn_mat::get(call, 5, "matA", a)?;
        let b = dn_mat::get(call, 6, "matB", b)?;
        scalar(call, 7, "beta", beta)?;
        let c = sp_mat::get(call, 8, "matC", c)?;
        element(call, 9, "computeType", compute)?;
        parameter(call, 10, "alg", alg.0, alg.is_known())?;
        let ((rows, depth), inner) = (a.shape(ops[0]), b.shape(ops[1]));
        parameter(call, 6, "matB", inner.0, inner.0 == depth)?;
        parameter(call, 8, "matC", c.rows, (c.rows, c.cols) == (rows, inner.1))?;
        let batch = batches(call, [a.batch, b.batch], (c.batch, c.strides[2]))?;
        Ok(Call { context, trans, a, b, c, compute, batch })
    }

    /// The types of the dense operands, which are the same, of the result, and of what is computed in.
    fn kinds(&self, call: &'static str) -> Outcome<[cudaDataType; 3]> {
        let (a, b, c) = (self.a.kind, self.b.kind, self.c.kind);
        let same = a == b;
        if same {
            Ok([a, c, self.compute])
        } else {
            Err(no_such_types(call, &[a, b, c, self.compute]))
        }
    }

    /// Whether there is a product for these types.
    fn typed(&self, call: &'static str) -> Outcome {
        by_sampled!(call, self.kinds(call)?, [A Y C] => {
            let _: Option<(A, Y, C)> = None;
            Ok(())
        })
    }

    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    unsafe fn run(
        self,
        call: &'static str,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome {
        let kinds = self.kinds(call)?;
        let Call { context, trans, a, b, c, batch, .. } = self;
        if c.is(CUSPARSE_FORMAT_BLOCKED_ELL) || c.is(CUSPARSE_FORMAT_SLICED_ELLPACK) {
            return Err(c.no_such_format(call));
        }
        let stream = context.stream(call)?;
        // SAFETY: the caller's promise.
        let (c, kept) = unsafe { c.even(call, &stream, (8, "matC"))? };
        let index = c.indices(call)?;
        by_index!(call, index, I => by_sampled!(call, kinds, [A Y C] => {
            let a = a.matrices::<A>(call, 5, "matA")?;
            let b = b.matrices::<A>(call, 6, "matB")?;
            let strides = c.strides::<I, Y>(call, (8, "matC"))?;
            let values = c.values_at::<Y>(call, (8, "matC"))?;
            let pattern = c.pattern::<I>(call, (8, "matC"))?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<C>());
                let beta = Factor::given(context.mode, beta.cast::<C>());
                let product =
                    Sddmm { trans, alpha, a, b, beta, pattern, values, strides, batch };
                product.enqueue(call, &stream).map_err(failed(call))
            }
        }))?;
        offsets::hold(call, &stream, kept).map_err(failed(call))
    }
}

/// Stores the size of a buffer for cusparseSDDMM: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSDDMM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSDDMM_bufferSize", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            Call::new(call, handle, given, (alpha, beta))?.typed(call)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 11, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Looks at the arguments of cusparseSDDMM. There is nothing to prepare: this may be left out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSDDMM_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSDDMM_preprocess", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            Call::new(call, handle, given, (alpha, beta))?.typed(call)
        })
    })
}

/// C = alpha (op(A) op(B)) . pattern(C) + beta C: those elements of a dense product that are entries of C. Asynchronous on
/// the handle's stream; can be captured.
///
/// op(A) is m x k and op(B) k x n, each by rows or by columns; C is m x n: compressed rows or columns, coordinates in any
/// order, or blocks of any size; its pattern is only read. beta = 0 does not read C's values, alpha = 0 neither A nor B. alpha and beta
/// are of computeType. A, B and C have that type, or A and B 16 bits (CUDA_R_16F or CUDA_R_16BF), C these or 32, and computeType is
/// CUDA_R_32F. For a batch, C is as many matrices, and A and B are one or as many each. externalBuffer is not used and may
/// be NULL. INVALID_VALUE for shapes or batches that do not go together; NOT_SUPPORTED for other types, Blocked-ELL and slices.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSDDMM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSDDMM", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            let product = Call::new(call, handle, given, (alpha, beta))?;
            // SAFETY: the C caller's promises.
            unsafe { product.run(call, (alpha, beta)) }
        })
    })
}

/// CUDA 11's name of cusparseSDDMM_bufferSize, without an algorithm.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstrainedGeMM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseDnMatDescr_t,
    matB: cusparseDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseConstrainedGeMM_bufferSize", |call| {
        answer(|| {
            let alg = CUSPARSE_SDDMM_ALG_DEFAULT;
            let given = ([opA, opB], matA.cast_const(), matB.cast_const(), matC, computeType, alg);
            Call::new(call, handle, given, (alpha, beta))?.typed(call)?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 10, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// CUDA 11's name of cusparseSDDMM, without an algorithm.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseConstrainedGeMM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseDnMatDescr_t,
    matB: cusparseDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseSpMatDescr_t,
    computeType: cudaDataType,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseConstrainedGeMM", |call| {
        answer(|| {
            let _ = externalBuffer;
            let alg = CUSPARSE_SDDMM_ALG_DEFAULT;
            let given = ([opA, opB], matA.cast_const(), matB.cast_const(), matC, computeType, alg);
            let product = Call::new(call, handle, given, (alpha, beta))?;
            // SAFETY: the C caller's promises.
            unsafe { product.run(call, (alpha, beta)) }
        })
    })
}
