//! Device memory: host memory, 256-byte aligned, known by address.
//!
//! Small blocks come from the C allocator, large ones from mmap with huge pages asked for. The
//! registry is a vector sorted by address, so an interior pointer finds its block by binary search.
//! Freeing waits for all streams first: work in flight may use any block.

use core::ffi::c_void;
use core::ptr;
use core::sync::atomic::AtomicUsize;
use core::sync::atomic::Ordering::Relaxed;

use super::error::{Error, Result};
use super::lock::Global;
use super::shared::try_reserve;
use super::{config, fault, limits, mempool, process, stream};

pub const ALIGNMENT: usize = 256;

/// From this size on a block is mapped: the kernel hands out zero pages lazily and takes them back.
const MAP_FROM: usize = 1 << 20;
const HUGE_PAGE: usize = 2 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Device,
    /// Allocated here for the host ("pinned").
    Host,
    /// Allocated here, for host and device alike.
    Managed,
    /// The host's own, made known by [`register_host`].
    Registered,
}

/// A living allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    pub base: usize,
    pub bytes: usize,
    pub kind: Kind,
    /// Whatever the surface wants to know again.
    pub flags: u32,
    /// Handle of the pool it was allocated from, 0 for none.
    pool: usize,
    /// Freed in the order of a stream that has not come to it yet.
    leaving: bool,
    /// Differs for every allocation of the process, also at the same address.
    pub id: u64,
}

struct Blocks {
    by_address: Vec<Block>,
    used: usize,
    last_id: u64,
}

static BLOCKS: Global<Blocks> = Global::new(Blocks { by_address: Vec::new(), used: 0, last_id: 0 });
/// Size of the device memory, 0 until known.
static TOTAL: AtomicUsize = AtomicUsize::new(0);

/// Device memory. Contents are undefined.
pub fn alloc(bytes: usize) -> Result<*mut c_void> {
    alloc_kind(bytes, Kind::Device, 0, 0)
}

/// Device memory from a pool; OutOfMemory also if that exceeds the pool's limit.
pub fn alloc_from(pool: *mut c_void, bytes: usize) -> Result<*mut c_void> {
    let counts = mempool::resolve(pool)?;
    counts.take(bytes)?;
    let block = alloc_kind(bytes, Kind::Device, 0, pool.addr());
    if block.is_err() {
        mempool::gave_back(pool.addr(), bytes);
    }
    block
}

/// Host memory that `lookup` knows ("pinned").
pub fn alloc_host(bytes: usize) -> Result<*mut c_void> {
    alloc_kind(bytes, Kind::Host, 0, 0)
}

/// As [`alloc_host`], with flags that `lookup` tells again.
pub fn alloc_host_flagged(bytes: usize, flags: u32) -> Result<*mut c_void> {
    alloc_kind(bytes, Kind::Host, flags, 0)
}

/// Memory for host and device alike, with flags that `lookup` tells again.
pub fn alloc_managed(bytes: usize, flags: u32) -> Result<*mut c_void> {
    alloc_kind(bytes, Kind::Managed, flags, 0)
}

/// Makes a range of the host's own memory known to `lookup`. Exists if part of it is known already.
pub fn register_host(p: *mut c_void, bytes: usize, flags: u32) -> Result<()> {
    process::check()?;
    let base = p.expose_provenance();
    let end = base.checked_add(bytes).ok_or(Error::InvalidValue)?;
    if base == 0 || bytes == 0 {
        return Err(Error::InvalidValue);
    }
    let mut blocks = BLOCKS.lock();
    let at = blocks.by_address.partition_point(|b| b.base + b.bytes <= base);
    if blocks.by_address.get(at).is_some_and(|b| b.base < end) {
        return Err(Error::Exists);
    }
    blocks.add(Block { base, bytes, kind: Kind::Registered, flags, pool: 0, leaving: false, id: 0 })
}

/// Ends what [`register_host`] began, after all work queued on all streams is done.
pub fn unregister_host(p: *mut c_void) -> Result<()> {
    process::check()?;
    let id = find_base(p, &[Kind::Registered]).ok_or(Error::InvalidValue)?.id;
    stream::drain_all()?;
    release(p.addr(), id)
}

/// Gives device memory back after all work queued on all streams is done.
pub fn free(p: *mut c_void) -> Result<()> {
    free_kind(p, &[Kind::Device, Kind::Managed])
}

/// Gives back whatever has been allocated, and forgets what has been registered, after all work queued
/// on all streams is done.
pub fn free_all() -> Result<()> {
    process::check()?;
    stream::drain_all()?;
    loop {
        let last = BLOCKS.lock().by_address.last().copied();
        let Some(block) = last else { return Ok(()) };
        // Another thread may be first.
        let _ = release(block.base, block.id);
    }
}

/// Gives device memory back when the stream has done what is queued on it; until then it is a living
/// allocation, which cannot be freed again.
pub fn free_on(call: &'static str, stream: &stream::Stream, p: *mut c_void) -> Result<()> {
    let (base, id) = set_leaving(p.addr(), None, true)?;
    let queued = stream.enqueue(call, stream::Weight::Small, move || release(base, id));
    if queued.is_err() {
        let _ = set_leaving(base, Some(id), false);
    }
    queued
}

/// Marks a block of device memory that is freed in a stream's order, or takes the mark back.
fn set_leaving(base: usize, id: Option<u64>, leaving: bool) -> Result<(usize, u64)> {
    process::check()?;
    let mut blocks = BLOCKS.lock();
    let found = blocks.by_address.binary_search_by_key(&base, |b| b.base);
    let block = found.ok().map(|at| &mut blocks.by_address[at]).filter(|b| {
        matches!(b.kind, Kind::Device | Kind::Managed)
            && b.leaving != leaving
            && id.is_none_or(|id| b.id == id)
    });
    let block = block.ok_or(Error::InvalidValue)?;
    block.leaving = leaving;
    Ok((block.base, block.id))
}

/// Gives memory of [`alloc_host`] back after all work queued on all streams is done.
pub fn free_host(p: *mut c_void) -> Result<()> {
    free_kind(p, &[Kind::Host])
}

/// The block an address lies in.
pub fn lookup(p: *const c_void) -> Option<Block> {
    let address = p.addr();
    let blocks = BLOCKS.lock();
    let at = blocks.by_address.partition_point(|b| b.base <= address);
    let block = blocks.by_address.get(at.checked_sub(1)?)?;
    (address - block.base < block.bytes).then_some(*block)
}

/// Free and total bytes of the device.
pub fn info() -> (usize, usize) {
    let total = total();
    let used = BLOCKS.lock().used;
    (total.saturating_sub(used), total)
}

fn total() -> usize {
    match TOTAL.load(Relaxed) {
        0 => {
            let total = limits::memory();
            TOTAL.store(total, Relaxed);
            total
        }
        total => total,
    }
}

fn alloc_kind(bytes: usize, kind: Kind, flags: u32, pool: usize) -> Result<*mut c_void> {
    process::check()?;
    if bytes == 0 {
        return Err(Error::InvalidValue);
    }
    fault::alloc()?;
    let total = total();
    // Pages are committed when touched, so the system would promise memory that is not there.
    if bytes > total {
        return Err(Error::OutOfMemory);
    }
    let base = obtain(bytes)?;
    if let Err(error) = register(base, bytes, kind, flags, pool, total) {
        // SAFETY: just obtained with this size, known to nobody.
        unsafe { give_back(base, bytes) };
        return Err(error);
    }
    if config::get().poison {
        // SAFETY: the block is `bytes` long and nobody else's yet.
        unsafe { poison(base, bytes) };
    }
    Ok(base.cast())
}

fn register(
    base: *mut u8,
    bytes: usize,
    kind: Kind,
    flags: u32,
    pool: usize,
    total: usize,
) -> Result<()> {
    let base = base.expose_provenance();
    let mut blocks = BLOCKS.lock();
    if blocks.used + bytes > total {
        return Err(Error::OutOfMemory);
    }
    blocks.add(Block { base, bytes, kind, flags, pool, leaving: false, id: 0 })
}

impl Blocks {
    /// Enters a block, under an id of its own.
    fn add(&mut self, mut block: Block) -> Result<()> {
        try_reserve(&mut self.by_address, 1)?;
        self.last_id += 1;
        block.id = self.last_id;
        let at = self.by_address.partition_point(|b| b.base < block.base);
        self.by_address.insert(at, block);
        if block.kind != Kind::Registered {
            self.used += block.bytes;
        }
        Ok(())
    }
}

fn free_kind(p: *mut c_void, kinds: &[Kind]) -> Result<()> {
    process::check()?;
    let id = find_base(p, kinds).ok_or(Error::InvalidValue)?.id;
    stream::drain_all()?;
    release(p.addr(), id)
}

/// Ends a block that nothing queued uses any more.
fn release(base: usize, id: u64) -> Result<()> {
    let block = {
        let mut blocks = BLOCKS.lock();
        // During a wait another thread may have freed it, and the address may be in use again.
        let found = blocks.by_address.binary_search_by_key(&base, |b| b.base);
        match found {
            Ok(at) if blocks.by_address[at].id == id => {
                let block = blocks.by_address.remove(at);
                if block.kind == Kind::Registered {
                    return Ok(());
                }
                blocks.used -= block.bytes;
                block
            }
            _ => return Err(Error::InvalidValue),
        }
    };
    if block.pool != 0 {
        mempool::gave_back(block.pool, block.bytes);
    }
    let p = ptr::with_exposed_provenance_mut(base);
    // SAFETY: the block is out of the registry, so this is its only release; nothing queued uses it.
    unsafe { give_back(p, block.bytes) };
    Ok(())
}

fn find_base(p: *mut c_void, kinds: &[Kind]) -> Option<Block> {
    lookup(p).filter(|b| b.base == p.addr() && kinds.contains(&b.kind) && !b.leaving)
}

fn obtain(bytes: usize) -> Result<*mut u8> {
    if bytes >= MAP_FROM {
        return map(bytes);
    }
    let mut p = ptr::null_mut();
    // SAFETY: a power of two that is a multiple of the pointer size; `p` receives the address.
    match unsafe { libc::posix_memalign(&mut p, ALIGNMENT, bytes) } {
        0 => Ok(p.cast()),
        _ => Err(Error::OutOfMemory),
    }
}

/// # Safety
/// `p` comes from `obtain(bytes)` and is not used any more.
unsafe fn give_back(p: *mut u8, bytes: usize) {
    // SAFETY: by this function's contract.
    unsafe { if bytes >= MAP_FROM { unmap(p, bytes) } else { libc::free(p.cast()) } }
}

/// Lazily committed memory for `bytes`, on a huge-page boundary if it is that large.
pub(super) fn map(bytes: usize) -> Result<*mut u8> {
    let align = if bytes >= HUGE_PAGE { HUGE_PAGE } else { page() };
    let size = mapped_size(bytes).ok_or(Error::OutOfMemory)?;
    let padded = size.checked_add(align - page()).ok_or(Error::OutOfMemory)?;
    // SAFETY: a fresh private mapping; the parts cut off at both ends belong to it and are unused.
    unsafe {
        let raw = libc::mmap(
            ptr::null_mut(),
            padded,
            libc::PROT_READ | libc::PROT_WRITE,
            libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
            -1,
            0,
        );
        if raw == libc::MAP_FAILED {
            return Err(Error::OutOfMemory);
        }
        let head = raw.addr().wrapping_neg() & (align - 1);
        let base = raw.cast::<u8>().add(head);
        if head > 0 {
            libc::munmap(raw, head);
        }
        let tail = padded - head - size;
        if tail > 0 {
            libc::munmap(base.add(size).cast(), tail);
        }
        if bytes >= HUGE_PAGE {
            libc::madvise(base.cast(), size, libc::MADV_HUGEPAGE);
        }
        Ok(base)
    }
}

/// # Safety
/// `p` comes from `map(bytes)` and is not used any more.
pub(super) unsafe fn unmap(p: *mut u8, bytes: usize) {
    // SAFETY: by this function's contract; the size was computable when it was mapped.
    unsafe { libc::munmap(p.cast(), mapped_size(bytes).unwrap_or(bytes)) };
}

fn page() -> usize {
    // SAFETY: sysconf has no preconditions.
    unsafe { libc::sysconf(libc::_SC_PAGESIZE) as usize }
}

fn mapped_size(bytes: usize) -> Option<usize> {
    bytes.checked_next_multiple_of(page())
}

/// Fills memory with a word that is a NaN as f32, a signalling NaN as f64 and no valid pointer or index.
///
/// # Safety
/// `p` is valid for writes of `bytes` bytes and 4-byte aligned.
pub(super) unsafe fn poison(p: *mut u8, bytes: usize) {
    const WORD: u32 = 0x7ff7_ffff;
    for at in 0..bytes / 4 {
        // SAFETY: by this function's contract.
        unsafe { p.cast::<u32>().add(at).write(WORD) };
    }
    for at in bytes / 4 * 4..bytes {
        // SAFETY: by this function's contract.
        unsafe { p.add(at).write(0xff) };
    }
}
