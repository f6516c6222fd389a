//! C = alpha op(A) op(B) + beta C for a sparse A: cusparseSpMM.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_mat::{self, DnMat};
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use crate::op::sparse::spmm::Spmm;
use crate::op::sparse::{Factor, Trans, offsets};
use core::ffi::c_void;

/// The arguments of a product, looked at.
struct Call {
    context: Context,
    trans: [Trans; 2],
    a: SpMat,
    b: DnMat,
    c: DnMat,
    compute: cudaDataType,
    batch: usize,
}

/// Arguments as they come: both operations, the matrices, the type that is computed in, the algorithm.
type Given = (
    [cusparseOperation_t; 2],
    cusparseConstSpMatDescr_t,
    cusparseConstDnMatDescr_t,
    cusparseDnMatDescr_t,
    cudaDataType,
    cusparseSpMMAlg_t,
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
        let a = sp_mat::get(call, 5, "matA", a)?;
        let b = dn_mat::get(call, 6, "matB", b)?;
        scalar(call, 7, "beta", beta)?;
        let c = dn_mat::get(call, 8, "matC", c)?;
        element(call, 9, "computeType", compute)?;
        parameter(call, 10, "alg", alg.0, alg.is_known())?;
        let ((rows, depth), inner) = (a.shape(ops[0]), b.shape(ops[1]));
        parameter(call, 6, "matB", inner.0, inner.0 == depth)?;
        parameter(call, 8, "matC", c.rows, (c.rows, c.cols) == (rows, inner.1))?;
        let batch = batches(call, [a.batch, b.batch], (c.batch, c.stride))?;
        Ok(Call { context, trans, a, b, c, compute, batch })
    }

    fn kinds(&self) -> [cudaDataType; 4] {
        [self.a.kind, self.b.kind, self.c.kind, self.compute]
    }

    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    unsafe fn run(
        self,
        call: &'static str,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome {
        let kinds = self.kinds();
        let Call { context, trans, a, b, c, batch, .. } = self;
        let blocks = a.is(CUSPARSE_FORMAT_BSR) || a.is(CUSPARSE_FORMAT_BLOCKED_ELL);
        if a.is(CUSPARSE_FORMAT_SLICED_ELLPACK) || (blocks && trans[0] != Trans::No) {
            return Err(a.no_such_format(call));
        }
        let stream = context.stream(call)?;
        // SAFETY: the caller's promise.
        let (a, kept) = unsafe { a.even(call, &stream, (5, "matA"))? };
        let index = a.indices(call)?;
        by_index!(call, index, I => by_types!(call, kinds, [A X Y C] => {
            let strides = a.strides::<I, A>(call, (5, "matA"))?;
            let a = a.storage::<I, A>(call, (5, "matA"))?;
            let b = b.matrices::<X>(call, 6, "matB")?;
            let c = c.matrices::<Y>(call, 8, "matC")?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<C>());
                let beta = Factor::given(context.mode, beta.cast::<C>());
                let product = Spmm { trans, alpha, a, strides, b, beta, c, batch };
                product.enqueue(call, &stream).map_err(failed(call))
            }
        }))?;
        offsets::hold(call, &stream, kept).map_err(failed(call))
    }
}

/// Stores the size of a buffer for cusparseSpMM: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpMM_bufferSize", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            typed(call, Call::new(call, handle, given, (alpha, beta))?.kinds())?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 11, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Looks at the arguments of cusparseSpMM. There is nothing to prepare: this may be left out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMM_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMM_preprocess", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            typed(call, Call::new(call, handle, given, (alpha, beta))?.kinds())
        })
    })
}

/// C = alpha op(A) op(B) + beta C, asynchronous on the handle's stream; can be captured.
///
/// op(A) is m x k and sparse, op(B) k x n and C m x n, each by rows or by columns. Entries of A may be in any order, and
/// several at one place are added. beta = 0 does not read C, alpha = 0 neither the values of A nor B. All algorithms give
/// the same bits, for any number of threads. alpha and beta are of computeType. C does not overlap the operands.
/// For a batch, C is as many matrices, which do not overlap, and A and B are one or as many each. externalBuffer is not
/// used and may be NULL. INVALID_VALUE for shapes or batches that do not go together; NOT_SUPPORTED for combinations of
/// types that there is no kernel for, for slices, and for a transposed A of blocks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: *const c_void,
    matC: cusparseDnMatDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMM", |call| {
        answer(|| {
            let _ = externalBuffer;
            let given = ([opA, opB], matA, matB, matC, computeType, alg);
            let product = Call::new(call, handle, given, (alpha, beta))?;
            // SAFETY: the C caller's promises.
            unsafe { product.run(call, (alpha, beta)) }
        })
    })
}
