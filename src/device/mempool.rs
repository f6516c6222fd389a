//! Pools that device memory is allocated from in the order of a stream: counts and limits. A block goes back
//! to the system when it is freed, so what a pool has reserved is what it has given out.

use core::ffi::c_void;
use core::sync::atomic::AtomicU64;
use core::sync::atomic::Ordering::Relaxed;

use super::error::{Error, Result};
use super::handle::{KIND_POOL, Registry};
use super::lock::Global;
use super::process;
use super::shared::Shared;

static POOLS: Registry<Shared<Pool>> = Registry::new(KIND_POOL);
/// The default pool and the current one, as handles; 0 until made or set.
static CHOSEN: Global<(usize, usize)> = Global::new((0, 0));

/// What a pool keeps besides its counts; the meaning is the surface's.
pub const SETTINGS: usize = 4;

pub struct Pool {
    /// Most bytes given out at a time; 0: no limit.
    pub most: u64,
    used: AtomicU64,
    high: AtomicU64,
    pub settings: [AtomicU64; SETTINGS],
}

impl Pool {
    /// Bytes given out, now and at most since the last reset.
    pub fn used(&self) -> (u64, u64) {
        (self.used.load(Relaxed), self.high.load(Relaxed))
    }

    pub fn reset_high(&self) {
        self.high.store(self.used.load(Relaxed), Relaxed);
    }

    pub(super) fn take(&self, bytes: usize) -> Result<()> {
        let bytes = bytes as u64;
        let fits = |used: u64| {
            let sum = used.checked_add(bytes)?;
            (self.most == 0 || sum <= self.most).then_some(sum)
        };
        let before =
            self.used.fetch_update(Relaxed, Relaxed, fits).map_err(|_| Error::OutOfMemory)?;
        self.high.fetch_max(before + bytes, Relaxed);
        Ok(())
    }

    fn give(&self, bytes: usize) {
        self.used.fetch_sub(bytes as u64, Relaxed);
    }
}

/// A new pool.
pub fn create(most: u64, settings: [u64; SETTINGS]) -> Result<*mut c_void> {
    process::check()?;
    let settings = settings.map(AtomicU64::new);
    let (used, high) = (AtomicU64::new(0), AtomicU64::new(0));
    POOLS.insert(Shared::try_new(Pool { most, used, high, settings })?)
}

pub fn resolve(handle: *mut c_void) -> Result<Shared<Pool>> {
    POOLS.get(handle)
}

/// Ends a pool, which the default one is not; what it has given out stays valid. InvalidValue for the
/// default pool.
pub fn destroy(handle: *mut c_void) -> Result<()> {
    process::check()?;
    let mut chosen = CHOSEN.lock();
    if handle.addr() == chosen.0 {
        return Err(Error::InvalidValue);
    }
    if handle.addr() == chosen.1 {
        chosen.1 = chosen.0;
    }
    drop(chosen);
    POOLS.remove(handle).map(drop)
}

/// The default pool, made with these settings when first asked for.
pub fn default(settings: [u64; SETTINGS]) -> Result<*mut c_void> {
    let made = CHOSEN.lock().0;
    if made != 0 {
        return Ok(core::ptr::without_provenance_mut(made));
    }
    let fresh = create(0, settings)?;
    let mut chosen = CHOSEN.lock();
    let first = chosen.0 == 0;
    if first {
        chosen.0 = fresh.addr();
    }
    let default = chosen.0;
    drop(chosen);
    if !first {
        POOLS.remove(fresh).map(drop)?;
    }
    Ok(core::ptr::without_provenance_mut(default))
}

/// The pool that is used where none is named: the default one, or what [`choose`] was given.
pub fn current(settings: [u64; SETTINGS]) -> Result<*mut c_void> {
    let default = default(settings)?;
    Ok(match CHOSEN.lock().1 {
        0 => default,
        chosen => core::ptr::without_provenance_mut(chosen),
    })
}

pub fn choose(handle: *mut c_void) -> Result<()> {
    POOLS.get(handle)?;
    CHOSEN.lock().1 = handle.addr();
    Ok(())
}

/// Memory of a pool has been freed; a pool that has been ended does not count any more.
pub(super) fn gave_back(pool: usize, bytes: usize) {
    if let Ok(pool) = POOLS.get(core::ptr::without_provenance_mut(pool)) {
        pool.give(bytes);
    }
}
