//! C = alpha A B + beta C for sparse matrices: cusparseSpGEMM, and with a pattern that is used again cusparseSpGEMMreuse.
//!
//! The number of C's entries is found at the host, so the step that finds it waits; what it found is kept in the
//! descriptor. The functions that tell sizes of work memory name a small one.

use super::super::args::operation;
use super::super::handle::{self, Context};
use super::super::object;
use super::super::status::*;
use super::super::types::*;
use super::common::*;
use super::sp_mat::{self, SpMat};
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::solve::Kept;
use crate::op::sparse::spgemm::{self, Spgemm};
use crate::op::sparse::{Factor, Matrix, Trans};
use core::ffi::c_void;

/// What the steps of a product hand on.
#[derive(Clone, Default)]
struct Found {
    products: i64,
    /// C's offsets, its rows, its entries, and the types of its indices.
    pattern: Option<(Kept, usize, usize, cusparseIndexType_t, cusparseIndexBase_t)>,
}

static DESCRIPTORS: Registry<Found> = Registry::new(kind::CUSPARSE_SPGEMM);

/// The arguments of a step, looked at.
pub(super) struct Step {
    context: Context,
    a: SpMat,
    b: SpMat,
    c: SpMat,
    found: Found,
}

/// Arguments as they come: operations, matrices, algorithm, descriptor.
pub(super) type Given = (
    [cusparseOperation_t; 2],
    cusparseConstSpMatDescr_t,
    cusparseConstSpMatDescr_t,
    cusparseSpMatDescr_t,
    cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t,
);

fn look<R>(
    call: &'static str,
    number: u32,
    descr: cusparseSpGEMMDescr_t,
    act: impl FnOnce(&mut Found) -> R,
) -> Outcome<R> {
    pointer(call, number, "spgemmDescr", descr)?;
    DESCRIPTORS.with(descr.cast(), act).map_err(|_| object::unknown(call, number, "spgemmDescr"))
}

impl Step {
    /// `scalars`: where alpha and beta are, and what they are; steps that have none pass none, and have the matrices
    /// one position earlier.
    pub(super) fn new(
        call: &'static str,
        handle: cusparseHandle_t,
        (ops, a, b, c, alg, descr): Given,
        scalars: Option<(*const c_void, *const c_void, cudaDataType)>,
    ) -> Outcome<Step> {
        let context = handle::get(call, handle)?;
        let trans = [operation(call, 2, "opA", ops[0])?, operation(call, 3, "opB", ops[1])?];
        let at: [u32; 5] = if scalars.is_some() { [5, 6, 8, 10, 11] } else { [4, 5, 6, 7, 8] };
        if let Some((alpha, beta, compute)) = scalars {
            scalar(call, 4, "alpha", alpha)?;
            scalar(call, 7, "beta", beta)?;
            element(call, 9, "computeType", compute)?;
        }
        let a = sp_mat::get(call, at[0], "matA", a)?;
        let b = sp_mat::get(call, at[1], "matB", b)?;
        let c = sp_mat::get(call, at[2], "matC", c)?;
        parameter(call, at[3], "alg", alg.0, alg.is_known())?;
        let found = look(call, at[4], descr, |found| found.clone())?;
        parameter(call, at[1], "matB", b.rows, a.cols == b.rows)?;
        parameter(call, at[2], "matC", c.rows, (c.rows, c.cols) == (a.rows, b.cols))?;
        let plain = trans == [Trans::No; 2];
        supported(call, plain, format_args!("transposed operands are not implemented"))?;
        for d in [&a, &b, &c] {
            d.alone(call)?;
            if !d.is(CUSPARSE_FORMAT_CSR) {
                return Err(d.no_such_format(call));
            }
        }
        let kinds = [a.kind, b.kind, c.kind, scalars.map_or(a.kind, |s| s.2)];
        if kinds.iter().any(|&kind| kind != a.kind) {
            return Err(no_such_types(call, &kinds));
        }
        let index = a.indices(call)?;
        let same = b.indices(call)? == index && c.indices(call)? == index;
        supported(call, same, format_args!("matrices with indices of different types"))?;
        Ok(Step { context, a, b, c, found })
    }

    /// Counts the multiplications, and remembers their number. Waits.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    pub(super) unsafe fn estimate(
        &self,
        call: &'static str,
        (number, descr): (u32, cusparseSpGEMMDescr_t),
    ) -> Outcome {
        let stream = self.context.stream(call)?;
        let products = by_index!(call, self.a.index_type, I => {
            let (a, b) = self.operands::<I>(call)?;
            // SAFETY: the caller's promise.
            unsafe { spgemm::products(call, &stream, a, b) }.map_err(failed_in(call))
        })?;
        look(call, number, descr, |found| found.products = products as i64)
    }

    /// The operands' patterns.
    fn operands<I: crate::op::sparse::Index>(
        &self,
        call: &'static str,
    ) -> Outcome<(Matrix<I, ()>, Matrix<I, ()>)> {
        let nothing = core::ptr::NonNull::<()>::dangling().as_ptr().cast();
        let bare = |d: &SpMat| SpMat { values: nothing, ..*d };
        Ok((
            bare(&self.a).compressed(call, (5, "matA"))?,
            bare(&self.b).compressed(call, (6, "matB"))?,
        ))
    }

    /// Finds C's offsets and the number of its entries, and remembers both. Waits.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    pub(super) unsafe fn count(
        &self,
        call: &'static str,
        (number, descr): (u32, cusparseSpGEMMDescr_t),
        matC: cusparseSpMatDescr_t,
    ) -> Outcome {
        let stream = self.context.stream(call)?;
        let (index, base, rows) = (self.a.index_type, self.c.base, self.c.rows);
        let (kept, nnz) = by_index!(call, index, I => {
            let operands = self.operands::<I>(call)?;
            let kept = Kept::new::<I>(rows.saturating_add(1)).map_err(failed(call))?;
            let base = base_of(base);
            // SAFETY: the caller's promise.
            let nnz = unsafe { spgemm::offsets(call, &stream, operands, base, &kept) };
            Ok((kept, nnz.map_err(failed_in(call))?))
        })?;
        let pattern = Some((kept, rows, nnz, index, base));
        let former =
            look(call, number, descr, |found| core::mem::replace(&mut found.pattern, pattern))?;
        // Dropped without the lock.
        drop(former);
        sp_mat::change(call, number, "matC", matC, |d| d.nnz = nnz)
    }

    /// C's offsets as they were found for a C like this one.
    fn found(&self, call: &'static str) -> Outcome<Kept> {
        if let Some((kept, rows, nnz, index, base)) = &self.found.pattern {
            let c = &self.c;
            if (*rows, *nnz, *index, *base) == (c.rows, c.nnz, c.index_type, c.base) {
                return Ok(kept.clone());
            }
        }
        let text = format_args!("the step that finds the number of entries was not taken");
        Err(refuse(call, CUSPARSE_STATUS_INVALID_VALUE, text))
    }

    /// Queues C's offsets and indices.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    pub(super) unsafe fn write_pattern(&self, call: &'static str) -> Outcome {
        let (kept, stream) = (self.found(call)?, self.context.stream(call)?);
        by_index!(call, self.a.index_type, I => {
            let operands = self.operands::<I>(call)?;
            let nothing = core::ptr::NonNull::<()>::dangling().as_ptr().cast();
            let c = SpMat { values: nothing, ..self.c }.compressed::<I, ()>(call, (6, "matC"))?;
            // SAFETY: the caller's promise.
            unsafe { spgemm::pattern(call, &stream, operands, c, &kept) }.map_err(failed(call))
        })
    }

    /// Queues the product: with offsets that were found (`whole`), else into a pattern that is there.
    ///
    /// # Safety
    /// The C caller's promises about what the descriptors lead to.
    pub(super) unsafe fn multiply(
        &self,
        call: &'static str,
        whole: bool,
        (alpha, beta): (*const c_void, *const c_void),
    ) -> Outcome {
        let kept = self.found(call)?;
        let (context, stream) = (&self.context, self.context.stream(call)?);
        by_index!(call, self.a.index_type, I => by_element!(call, self.a.kind, T => {
            let a = self.a.compressed::<I, T>(call, (5, "matA"))?;
            let b = self.b.compressed::<I, T>(call, (6, "matB"))?;
            let c = self.c.compressed::<I, T>(call, (8, "matC"))?;
            // SAFETY: the caller's promise.
            unsafe {
                let alpha = Factor::given(context.mode, alpha.cast::<T>());
                let beta = Factor::given(context.mode, beta.cast::<T>());
                let offsets = whole.then_some(kept);
                let product = Spgemm { alpha, a, b, beta, c, offsets };
                product.enqueue(call, &stream).map_err(failed(call))
            }
        }))
    }
}

/// For the steps that tell a size when there is no buffer, and do something when there is: whether to do it. `size` is
/// then read by nobody.
///
/// # Safety
/// `size`, unless NULL, can be written.
pub(super) unsafe fn has_buffer(
    call: &'static str,
    number: u32,
    size: *mut usize,
    buffer: *mut c_void,
) -> Outcome<bool> {
    if buffer.is_null() {
        // SAFETY: the caller's promise.
        unsafe { handle::give(call, number, "bufferSize", size, BUFFER)? };
    }
    Ok(!buffer.is_null())
}

/// Creates a descriptor for the steps of a product.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_createDescr(
    descr: *mut cusparseSpGEMMDescr_t,
) -> cusparseStatus_t {
    guard("cusparseSpGEMM_createDescr", |call| {
        let fresh = Found::default();
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "descr", &DESCRIPTORS, descr, fresh) })
    })
}

/// Destroys a descriptor; products that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t) -> cusparseStatus_t {
    guard("cusparseSpGEMM_destroyDescr", |call| {
        answer(|| object::destroy(call, "descr", &DESCRIPTORS, descr))
    })
}

/// First step of C = alpha A B + beta C. Without a buffer: stores the size of one. With a buffer, which is not used: counts
/// the multiplications, for cusparseSpGEMM_getNumProducts; waits. A, B and C are compressed rows with indices and values of
/// one type each, in any order; op is the identity (NOT_SUPPORTED else).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_workEstimation(
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
    bufferSize1: *mut usize,
    externalBuffer1: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEMM_workEstimation", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, Some((alpha, beta, computeType)))?;
            // SAFETY: the C caller's promises.
            unsafe {
                if has_buffer(call, 12, bufferSize1, externalBuffer1)? {
                    step.estimate(call, (11, spgemmDescr))?;
                }
            }
            Ok(())
        })
    })
}

/// Stores the number of multiplications that cusparseSpGEMM_workEstimation has counted; 0 before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_getNumProducts(
    spgemmDescr: cusparseSpGEMMDescr_t,
    num_prods: *mut i64,
) -> cusparseStatus_t {
    guard("cusparseSpGEMM_getNumProducts", |call| {
        answer(|| {
            let products = look(call, 1, spgemmDescr, |found| found.products)?;
            give_all!(call, 2 num_prods = products)
        })
    })
}

/// Stores the sizes of the buffers for this function and cusparseSpGEMM_compute; neither is used. INVALID_VALUE for a
/// chunk_fraction outside (0, 1].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_estimateMemory(
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
    chunk_fraction: f32,
    bufferSize3: *mut usize,
    externalBuffer3: *mut c_void,
    bufferSize2: *mut usize,
) -> cusparseStatus_t {
    guard("cusparseSpGEMM_estimateMemory", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            Step::new(call, handle, given, Some((alpha, beta, computeType)))?;
            let part = chunk_fraction > 0.0 && chunk_fraction <= 1.0;
            parameter(call, 12, "chunk_fraction", chunk_fraction, part)?;
            // SAFETY: the C caller's to be written.
            unsafe {
                if has_buffer(call, 13, bufferSize3, externalBuffer3)? {
                    handle::give(call, 15, "bufferSize2", bufferSize2, BUFFER)?;
                }
            }
            Ok(())
        })
    })
}

/// Second step. Without a buffer: stores the size of one. With a buffer, which is not used: finds C's offsets and the number
/// of its entries, in the stream's order, and waits. cusparseSpMatGetSize(matC) tells the number then, for arrays to be
/// made and set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_compute(
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
    bufferSize2: *mut usize,
    externalBuffer2: *mut c_void,
) -> cusparseStatus_t {
    guard("cusparseSpGEMM_compute", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, Some((alpha, beta, computeType)))?;
            // SAFETY: the C caller's promises.
            unsafe {
                if has_buffer(call, 12, bufferSize2, externalBuffer2)? {
                    step.count(call, (11, spgemmDescr), matC)?;
                }
            }
            Ok(())
        })
    })
}

/// Last step: writes C's offsets, columns (ascending) and values, computed now from A and B, asynchronous on the handle's
/// stream. beta = 0 does not read C's values; else they are those of a C with the entries of A B, in their order.
/// INVALID_VALUE before cusparseSpGEMM_compute.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseSpGEMM_copy(
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
    guard("cusparseSpGEMM_copy", |call| {
        answer(|| {
            let given = ([opA, opB], matA, matB, matC, alg, spgemmDescr);
            let step = Step::new(call, handle, given, Some((alpha, beta, computeType)))?;
            // SAFETY: the C caller's promises.
            unsafe { step.multiply(call, true, (alpha, beta)) }
        })
    })
}
