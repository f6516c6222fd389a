//! Settings that are kept for the programs that ask for them, and make no difference here.

use super::args::{required, valid};
use super::handle;
use super::status::*;
use super::types::*;
use crate::abi::guard;
use core::ffi::c_int;

/// Sets the math mode: bits below CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION, with that added or not,
/// whether they are listed or not. CUBLAS_STATUS_INVALID_VALUE for others. Kept, and not acted upon; the mode of the process is
/// the environment's LUCHO_MATH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetMathMode(
    handle: cublasHandle_t,
    mode: cublasMath_t,
) -> cublasStatus_t {
    guard("cublasSetMathMode", |call| {
        answer(|| {
            handle::get(call, handle)?;
            const BITS: u32 = 2 * CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION.0 as u32;
            valid(call, (mode.0 as u32) < BITS, format_args!("mode is {}", mode.0))?;
            handle::change(call, handle, |bound| bound.settings.math = mode)
        })
    })
}

/// Stores the math mode, at first CUBLAS_DEFAULT_MATH.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetMathMode(
    handle: cublasHandle_t,
    mode: *mut cublasMath_t,
) -> cublasStatus_t {
    guard("cublasGetMathMode", |call| {
        answer(|| {
            let settings = handle::get(call, handle)?.settings;
            required(call, "mode", mode)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *mode = settings.math };
            Ok(())
        })
    })
}

/// Says whether results may differ from run to run. CUBLAS_STATUS_INVALID_VALUE for an unlisted mode.
/// Kept, and not acted upon: they never do.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetAtomicsMode(
    handle: cublasHandle_t,
    mode: cublasAtomicsMode_t,
) -> cublasStatus_t {
    guard("cublasSetAtomicsMode", |call| {
        answer(|| {
            handle::get(call, handle)?;
            valid(call, mode.is_known(), format_args!("mode is {}", mode.0))?;
            handle::change(call, handle, |bound| bound.settings.atomics = mode)
        })
    })
}

/// Stores the atomics mode, at first CUBLAS_ATOMICS_NOT_ALLOWED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetAtomicsMode(
    handle: cublasHandle_t,
    mode: *mut cublasAtomicsMode_t,
) -> cublasStatus_t {
    guard("cublasGetAtomicsMode", |call| {
        answer(|| {
            let settings = handle::get(call, handle)?.settings;
            required(call, "mode", mode)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *mode = settings.atomics };
            Ok(())
        })
    })
}

/// Says how many multiprocessors work shall use. CUBLAS_STATUS_INVALID_VALUE for a negative number. Kept,
/// and not acted upon: the number of threads is the process's (LUCHO_NUM_THREADS).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetSmCountTarget(
    handle: cublasHandle_t,
    smCountTarget: c_int,
) -> cublasStatus_t {
    guard("cublasSetSmCountTarget", |call| {
        answer(|| {
            handle::get(call, handle)?;
            valid(call, smCountTarget >= 0, format_args!("smCountTarget is {smCountTarget}"))?;
            handle::change(call, handle, |bound| bound.settings.sm_count = smCountTarget)
        })
    })
}

/// Stores the number of multiprocessors asked for, at first 0: no wish.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetSmCountTarget(
    handle: cublasHandle_t,
    smCountTarget: *mut c_int,
) -> cublasStatus_t {
    guard("cublasGetSmCountTarget", |call| {
        answer(|| {
            let settings = handle::get(call, handle)?.settings;
            required(call, "smCountTarget", smCountTarget)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *smCountTarget = settings.sm_count };
            Ok(())
        })
    })
}

/// Says when arithmetic may be emulated. CUBLAS_STATUS_INVALID_VALUE for an unlisted strategy. Kept, and not
/// acted upon.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasSetEmulationStrategy(
    handle: cublasHandle_t,
    emulationStrategy: cublasEmulationStrategy_t,
) -> cublasStatus_t {
    guard("cublasSetEmulationStrategy", |call| {
        answer(|| {
            handle::get(call, handle)?;
            let strategy = emulationStrategy;
            valid(call, strategy.is_known(), format_args!("the strategy is {}", strategy.0))?;
            handle::change(call, handle, |bound| bound.settings.emulation = strategy)
        })
    })
}

/// Stores the emulation strategy, at first CUBLAS_EMULATION_STRATEGY_DEFAULT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cublasGetEmulationStrategy(
    handle: cublasHandle_t,
    emulationStrategy: *mut cublasEmulationStrategy_t,
) -> cublasStatus_t {
    guard("cublasGetEmulationStrategy", |call| {
        answer(|| {
            let settings = handle::get(call, handle)?.settings;
            required(call, "emulationStrategy", emulationStrategy)?;
            // SAFETY: not null; the caller passes room for one value.
            unsafe { *emulationStrategy = settings.emulation };
            Ok(())
        })
    })
}
