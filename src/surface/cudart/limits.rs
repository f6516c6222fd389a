//! Settings of the device that are kept and told again; nothing here depends on them.

use super::status::*;
use super::types::*;
use core::sync::atomic::{AtomicI32, AtomicUsize, Ordering::Relaxed};

/// The limits that a device of compute capability 8.0 has, with their initial values.
const LIMITS: [(cudaLimit, usize); 6] = [
    (cudaLimitStackSize, 1024),
    (cudaLimitPrintfFifoSize, 1 << 20),
    (cudaLimitMallocHeapSize, 8 << 20),
    (cudaLimitDevRuntimePendingLaunchCount, 2048),
    (cudaLimitMaxL2FetchGranularity, 64),
    (cudaLimitPersistingL2CacheSize, 0),
];

static VALUES: [AtomicUsize; 6] = [
    AtomicUsize::new(LIMITS[0].1),
    AtomicUsize::new(LIMITS[1].1),
    AtomicUsize::new(LIMITS[2].1),
    AtomicUsize::new(LIMITS[3].1),
    AtomicUsize::new(LIMITS[4].1),
    AtomicUsize::new(LIMITS[5].1),
];
static CACHE: AtomicI32 = AtomicI32::new(cudaFuncCachePreferNone.0);
static BANKS: AtomicI32 = AtomicI32::new(cudaSharedMemBankSizeDefault.0);

/// As at the start of the process.
pub(super) fn reset() {
    for (value, (_, initial)) in VALUES.iter().zip(LIMITS) {
        value.store(initial, Relaxed);
    }
    CACHE.store(cudaFuncCachePreferNone.0, Relaxed);
    BANKS.store(cudaSharedMemBankSizeDefault.0, Relaxed);
}

fn place(call: &'static str, limit: cudaLimit) -> Outcome<&'static AtomicUsize> {
    require(call, limit.is_known(), "limit is no cudaLimit")?;
    let found = LIMITS.iter().zip(&VALUES).find(|((known, _), _)| *known == limit);
    let found = found.map(|(_, value)| value);
    found.ok_or_else(|| refuse(call, cudaErrorUnsupportedLimit, "the device lacks this limit"))
}

/// Keeps a limit. cudaErrorUnsupportedLimit for one that the device does not have.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetLimit(limit: cudaLimit, value: usize) -> cudaError_t {
    entry("cudaDeviceSetLimit", |call| {
        place(call, limit)?.store(value, Relaxed);
        Ok(())
    })
}

/// Writes a limit.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetLimit(pValue: *mut usize, limit: cudaLimit) -> cudaError_t {
    entry("cudaDeviceGetLimit", |call| {
        let value = place(call, limit)?.load(Relaxed);
        // SAFETY: the C caller's to be written.
        unsafe { give(call, pValue, value) }
    })
}

/// Keeps how kernels would prefer on-chip memory to be divided.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache) -> cudaError_t {
    entry("cudaDeviceSetCacheConfig", |call| {
        require(call, cacheConfig.is_known(), "cacheConfig is no cudaFuncCache")?;
        CACHE.store(cacheConfig.0, Relaxed);
        Ok(())
    })
}

/// Writes what cudaDeviceSetCacheConfig kept.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetCacheConfig(pCacheConfig: *mut cudaFuncCache) -> cudaError_t {
    let now = cudaFuncCache(CACHE.load(Relaxed));
    // SAFETY: the C caller's to be written.
    entry("cudaDeviceGetCacheConfig", |call| unsafe { give(call, pCacheConfig, now) })
}

/// Keeps a width of banks of shared memory.
#[unsafe(no_mangle)]
pub extern "C" fn cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig) -> cudaError_t {
    entry("cudaDeviceSetSharedMemConfig", |call| {
        require(call, config.is_known(), "config is no cudaSharedMemConfig")?;
        BANKS.store(config.0, Relaxed);
        Ok(())
    })
}

/// Writes what cudaDeviceSetSharedMemConfig kept.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaDeviceGetSharedMemConfig(
    pConfig: *mut cudaSharedMemConfig,
) -> cudaError_t {
    let now = cudaSharedMemConfig(BANKS.load(Relaxed));
    // SAFETY: the C caller's to be written.
    entry("cudaDeviceGetSharedMemConfig", |call| unsafe { give(call, pConfig, now) })
}

/// Lets data leave a cache that the device does not manage: nothing is done.
#[unsafe(no_mangle)]
pub extern "C" fn cudaCtxResetPersistingL2Cache() -> cudaError_t {
    entry("cudaCtxResetPersistingL2Cache", |_| Ok(()))
}
