//! Streams as CUDA's interfaces name them: handles, and three numbers that are none.

use crate::device::error::Result;
use crate::device::stream::{self, Stream};
use core::ffi::c_void;

/// The common default stream, whatever 0 means to the caller.
pub const LEGACY: usize = 1;
/// The calling thread's own default stream.
pub const PER_THREAD: usize = 2;

/// The stream of a handle; `null` says which one 0 stands for.
pub fn resolve(handle: *mut c_void, null: usize) -> Result<Stream> {
    match if handle.is_null() { null } else { handle.addr() } {
        LEGACY => stream::default(),
        PER_THREAD => stream::per_thread(),
        _ => stream::resolve(handle),
    }
}

/// True for 0 and the two numbers: streams that nobody made and nobody can end.
pub fn is_builtin(handle: *mut c_void) -> bool {
    handle.addr() <= PER_THREAD
}
