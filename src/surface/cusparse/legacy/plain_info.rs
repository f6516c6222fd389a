//! Handles of settings that nothing depends on: of prunings and colourings. Both keep
//! the algorithm of a colouring.

use super::super::object;
use super::super::status::*;
use super::super::types::*;
use crate::abi::{guard, kind};
use crate::op::device::handle::Registry;

static INFOS: Registry<cusparseColorAlg_t> = Registry::new(kind::CUSPARSE_UNUSED_INFO);

/// Refuses what is no such handle.
pub(super) fn exists<H>(call: &'static str, number: u32, info: *mut H) -> Outcome {
    pointer(call, number, "info", info)?;
    let found = INFOS.with(info.cast(), |_| ()).is_ok();
    parameter(call, number, "info", "there is no such object", found)
}

/// A percentage at a position.
pub(super) fn percentage(call: &'static str, number: u32, value: f32) -> Outcome<f32> {
    parameter(call, number, "percentage", value, (0.0..=100.0).contains(&value))?;
    Ok(value)
}

/// Creates a handle of settings of a pruning by percentage. There are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreatePruneInfo(info: *mut pruneInfo_t) -> cusparseStatus_t {
    guard("cusparseCreatePruneInfo", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "info", &INFOS, info, CUSPARSE_COLOR_ALG0) })
    })
}

/// Destroys such a handle. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyPruneInfo(info: pruneInfo_t) -> cusparseStatus_t {
    guard("cusparseDestroyPruneInfo", |call| answer(|| object::destroy(call, "info", &INFOS, info)))
}

/// Creates a handle of settings of a graph colouring.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseCreateColorInfo(
    info: *mut cusparseColorInfo_t,
) -> cusparseStatus_t {
    guard("cusparseCreateColorInfo", |call| {
        // SAFETY: the C caller's to be written.
        answer(|| unsafe { object::create(call, 1, "info", &INFOS, info, CUSPARSE_COLOR_ALG0) })
    })
}

/// Destroys such a handle. NULL is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseDestroyColorInfo(info: cusparseColorInfo_t) -> cusparseStatus_t {
    guard("cusparseDestroyColorInfo", |call| answer(|| object::destroy(call, "info", &INFOS, info)))
}

/// Keeps the algorithm of a colouring.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseSetColorAlgs(
    info: cusparseColorInfo_t,
    alg: cusparseColorAlg_t,
) -> cusparseStatus_t {
    guard("cusparseSetColorAlgs", |call| {
        answer(|| {
            exists(call, 1, info)?;
            parameter(call, 2, "alg", alg.0, alg.is_known())?;
            let kept = INFOS.with(info.cast(), |kept| *kept = alg).is_ok();
            parameter(call, 1, "info", "there is no such object", kept)
        })
    })
}

/// Stores the algorithm of a colouring.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseGetColorAlgs(
    info: cusparseColorInfo_t,
    alg: *mut cusparseColorAlg_t,
) -> cusparseStatus_t {
    guard("cusparseGetColorAlgs", |call| {
        answer(|| {
            exists(call, 1, info)?;
            let kept = INFOS.with(info.cast(), |kept| *kept).unwrap_or(CUSPARSE_COLOR_ALG0);
            // SAFETY: the C caller's to be written.
            unsafe { super::super::handle::give(call, 2, "alg", alg, kept) }
        })
    })
}
