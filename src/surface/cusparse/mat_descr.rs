//! Descriptors of the first generation: what its functions know of a matrix beside its arrays.

use super::status::*;
use super::types::*;
use crate::abi::{guard, guard_or, kind};
use crate::op::device::handle::Registry;
use crate::op::sparse::{Base, Diag, Uplo};

/// What a descriptor says.
#[derive(Clone, Copy)]
pub(super) struct MatDescr {
    pub(super) kind: cusparseMatrixType_t,
    pub(super) fill: cusparseFillMode_t,
    pub(super) diag: cusparseDiagType_t,
    pub(super) base: cusparseIndexBase_t,
}

static DESCRIPTORS: Registry<MatDescr> = Registry::new(kind::CUSPARSE_MAT_DESCR);

impl MatDescr {
    const FRESH: MatDescr = MatDescr {
        kind: CUSPARSE_MATRIX_TYPE_GENERAL,
        fill: CUSPARSE_FILL_MODE_LOWER,
        diag: CUSPARSE_DIAG_TYPE_NON_UNIT,
        base: CUSPARSE_INDEX_BASE_ZERO,
    };

    pub(super) fn base(&self) -> Base {
        if self.base == CUSPARSE_INDEX_BASE_ONE { Base::One } else { Base::Zero }
    }
    pub(super) fn uplo(&self) -> Uplo {
        if self.fill == CUSPARSE_FILL_MODE_UPPER { Uplo::Upper } else { Uplo::Lower }
    }
    pub(super) fn diag(&self) -> Diag {
        if self.diag == CUSPARSE_DIAG_TYPE_UNIT { Diag::Unit } else { Diag::NonUnit }
    }

    /// Most functions work on general matrices only: MATRIX_TYPE_NOT_SUPPORTED.
    pub(super) fn general(self, call: &'static str) -> Outcome<MatDescr> {
        if self.kind == CUSPARSE_MATRIX_TYPE_GENERAL {
            return Ok(self);
        }
        let text = format_args!("the matrix type is not CUSPARSE_MATRIX_TYPE_GENERAL");
        Err(refuse(call, CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, text))
    }
}

/// What the descriptor that is the parameter at a position says.
pub(super) fn get(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseMatDescr_t,
) -> Outcome<MatDescr> {
    pointer(call, number, name, descr)?;
    let found = DESCRIPTORS.with(descr.cast(), |d| *d).ok();
    parameter(call, number, name, "no such descriptor", found.is_some())?;
    Ok(found.unwrap_or(MatDescr::FRESH))
}

/// Changes a living descriptor. NULL is NOT_INITIALIZED here, unlike elsewhere.
fn set(
    call: &'static str,
    descr: cusparseMatDescr_t,
    (name, value, known): (&str, i32, bool),
    act: impl FnOnce(&mut MatDescr),
) -> Outcome {
    if descr.is_null() {
        let text = format_args!("the descriptor is NULL");
        return Err(refuse(call, CUSPARSE_STATUS_NOT_INITIALIZED, text));
    }
    parameter(call, 2, name, value, known)?;
    let found = DESCRIPTORS.with(descr.cast(), act).is_ok();
    parameter(call, 1, "descrA", "no such descriptor", found)
}

/// What a getter returns, for a descriptor that there is not: as if it were fresh.
fn look(descr: cusparseMatDescr_t) -> MatDescr {
    DESCRIPTORS.with(descr.cast(), |d| *d).unwrap_or(MatDescr::FRESH)
}

/// Creates a descriptor of a general matrix with indices from 0, and a lower triangle with a diagonal where a
/// triangle is meant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateMatDescr(
    descrA: *mut cusparseMatDescr_t,
) -> cusparseStatus_t {
    guard("cusparseCreateMatDescr", |call| {
        answer(|| {
            // SAFETY: the C caller's to be written.
            unsafe {
                super::object::create(call, 1, "descrA", &DESCRIPTORS, descrA, MatDescr::FRESH)
            }
        })
    })
}

/// Destroys a descriptor; calls that were given it are not affected. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyMatDescr(descrA: cusparseMatDescr_t) -> cusparseStatus_t {
    guard("cusparseDestroyMatDescr", |call| {
        answer(|| super::object::destroy(call, "descrA", &DESCRIPTORS, descrA))
    })
}

/// Copies what a descriptor says to another one.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseCopyMatDescr(
    dest: cusparseMatDescr_t,
    src: cusparseMatDescr_t,
) -> cusparseStatus_t {
    guard("cusparseCopyMatDescr", |call| {
        answer(|| {
            let from = get(call, 2, "src", src)?;
            get(call, 1, "dest", dest)?;
            set(call, dest, ("src", 0, true), |d| *d = from)
        })
    })
}

/// Says what kind of matrix it is. Every kind is accepted here; most functions want a general one.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetMatType(
    descrA: cusparseMatDescr_t,
    r#type: cusparseMatrixType_t,
) -> cusparseStatus_t {
    guard("cusparseSetMatType", |call| {
        let value = ("type", r#type.0, r#type.is_known());
        answer(|| set(call, descrA, value, |d| d.kind = r#type))
    })
}

/// What kind of matrix it is; CUSPARSE_MATRIX_TYPE_GENERAL for no descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetMatType(descrA: cusparseMatDescr_t) -> cusparseMatrixType_t {
    let other = CUSPARSE_MATRIX_TYPE_GENERAL;
    guard_or("cusparseGetMatType", other, |_| look(descrA).kind)
}

/// Says which triangle is meant, where one is.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetMatFillMode(
    descrA: cusparseMatDescr_t,
    fillMode: cusparseFillMode_t,
) -> cusparseStatus_t {
    guard("cusparseSetMatFillMode", |call| {
        let value = ("fillMode", fillMode.0, fillMode.is_known());
        answer(|| set(call, descrA, value, |d| d.fill = fillMode))
    })
}

/// Which triangle is meant; CUSPARSE_FILL_MODE_LOWER for no descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetMatFillMode(descrA: cusparseMatDescr_t) -> cusparseFillMode_t {
    let other = CUSPARSE_FILL_MODE_LOWER;
    guard_or("cusparseGetMatFillMode", other, |_| look(descrA).fill)
}

/// Says whether a triangle's diagonal is stored, or all ones.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetMatDiagType(
    descrA: cusparseMatDescr_t,
    diagType: cusparseDiagType_t,
) -> cusparseStatus_t {
    guard("cusparseSetMatDiagType", |call| {
        let value = ("diagType", diagType.0, diagType.is_known());
        answer(|| set(call, descrA, value, |d| d.diag = diagType))
    })
}

/// Whether a triangle's diagonal is stored; CUSPARSE_DIAG_TYPE_NON_UNIT for no descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetMatDiagType(descrA: cusparseMatDescr_t) -> cusparseDiagType_t {
    let other = CUSPARSE_DIAG_TYPE_NON_UNIT;
    guard_or("cusparseGetMatDiagType", other, |_| look(descrA).diag)
}

/// Says what indices and offsets count from.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetMatIndexBase(
    descrA: cusparseMatDescr_t,
    base: cusparseIndexBase_t,
) -> cusparseStatus_t {
    guard("cusparseSetMatIndexBase", |call| {
        let value = ("base", base.0, base.is_known());
        answer(|| set(call, descrA, value, |d| d.base = base))
    })
}

/// What indices and offsets count from; CUSPARSE_INDEX_BASE_ZERO for no descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseGetMatIndexBase(descrA: cusparseMatDescr_t) -> cusparseIndexBase_t {
    let other = CUSPARSE_INDEX_BASE_ZERO;
    guard_or("cusparseGetMatIndexBase", other, |_| look(descrA).base)
}
