//! y = alpha op(A) x + beta y: cusparseSpMV.

use super::super::args::operation;
use super::super::handle::{self, Context, give};
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::dn_vec::{self, DnVec};
use super::sp_mat::{self, SpMat};
use crate::abi::guard;
use crate::op::sparse::product::Product;
use crate::op::sparse::{Factor, Trans, offsets};
use core::ffi::c_void;

/// The arguments of a product, looked at.
struct Spmv {
    context: Context,
    op: Trans,
    a: SpMat,
    x: DnVec,
    y: DnVec,
    compute: cudaDataType,
}

/// Arguments as they come: the operation, the matrix, both vectors, the type that is computed in, the algorithm.
type Given = (
    cusparseOperation_t,
    cusparseConstSpMatDescr_t,
    cusparseConstDnVecDescr_t,
    cusparseDnVecDescr_t,
    cudaDataType,
    cusparseSpMVAlg_t,
);

impl Spmv {
    fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (op, a, x, y, compute, alg): Given,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome<Spmv> {
        let context = handle::get(call, handle)?;
        let trans = operation(call, 2, "opA", op)?;
        scalar(call, 3, "alpha", alpha)?;
        let a = sp_mat::get(call, 4, "matA", a)?;
        let x = dn_vec::get(call, 5, "vecX", x)?;
        scalar(call, 6, "beta", beta)?;
        let y = dn_vec::get(call, 7, "vecY", y)?;
        element(call, 8, "computeType", compute)?;
        parameter(call, 9, "alg", alg.0, alg.is_known())?;
        let (rows, cols) = a.shape(op);
        parameter(call, 5, "vecX", x.size, x.size == cols)?;
        parameter(call, 7, "vecY", y.size, y.size == rows)?;
        a.alone(call)?;
        Ok(Spmv { context, op: trans, a, x, y, compute })
    }

    fn kinds(&self) -> [cudaDataType; 4] {
        [self.a.kind, self.x.kind, self.y.kind, self.compute]
    }

    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    unsafe fn run(
        self,
        call: &'static str,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome {
        let kinds = self.kinds();
        let Spmv { context, op, a, x, y, .. } = self;
        if a.is(CUSPARSE_FORMAT_BLOCKED_ELL) {
            return Err(a.no_such_format(call));
        }
        let stream = context.stream(call)?;
        // SAFETY: the caller's promise.
        let (a, kept) = unsafe { a.even(call, &stream, (4, "matA"))? };
        let index = a.indices(call)?;
        by_index!(call, index, I => by_types!(call, kinds, [A X Y C] => {
            let a = a.storage::<I, A>(call, (4, "matA"))?;
            let x = x.array::<X>(call, 5, "vecX")?;
            let y = y.array::<Y>(call, 7, "vecY")?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<C>());
                let beta = Factor::given(context.mode, beta.cast::<C>());
                let product = Product { trans: op, alpha, a, x, beta, y };
                product.enqueue(call, &stream).map_err(failed(call))
            }
        }))?;
        offsets::hold(call, &stream, kept).map_err(failed(call))
    }
}

/// Stores the size of a buffer for cusparseSpMV: small and not 0, as none is used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMV_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: *const c_void,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
    bufferSize: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpMV_bufferSize", |call| {
        answer(|| {
            let given = (opA, matA, vecX, vecY, computeType, alg);
            typed(call, Spmv::new(call, handle, given, (alpha, beta))?.kinds())?;
            // SAFETY: the C caller's to be written.
            unsafe { give(call, 10, "bufferSize", bufferSize, BUFFER) }
        })
    })
}

/// Looks at the arguments of cusparseSpMV. There is nothing to prepare: this may be left out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMV_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: *const c_void,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMV_preprocess", |call| {
        answer(|| {
            let given = (opA, matA, vecX, vecY, computeType, alg);
            let _ = externalBuffer;
            typed(call, Spmv::new(call, handle, given, (alpha, beta))?.kinds())
        })
    })
}

/// y = alpha op(A) x + beta y, asynchronous on the handle's stream; can be captured.
///
/// A is m x n and may have any format but Blocked-ELL; x has as many elements as op(A) has columns, y as many as it has rows. Entries may be
/// in any order, and several at one place are added. beta = 0 does not read y, alpha = 0 reads neither A nor x. All
/// algorithms give the same bits, for any number of threads. alpha and beta are of computeType. x and y do not overlap.
/// externalBuffer is not used and may be NULL. INVALID_VALUE for shapes that do not go together; NOT_SUPPORTED for
/// combinations of types that there is no kernel for, and for batches.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpMV(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: *const c_void,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: *const c_void,
    vecY: cusparseDnVecDescr_t,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpMV", |call| {
        answer(|| {
            let given = (opA, matA, vecX, vecY, computeType, alg);
            let _ = externalBuffer;
            let product = Spmv::new(call, handle, given, (alpha, beta))?;
            // SAFETY: the C caller's promises.
            unsafe { product.run(call, (alpha, beta)) }
        })
    })
}
