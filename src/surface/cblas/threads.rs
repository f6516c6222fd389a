//! OpenBLAS's names for thread control and identification, so that tools that steer that library
//! (threadpoolctl, NumPy's helpers) steer this one.

use crate::abi::{guard_answer, guard_or};
use crate::op::device::{config, pool};
use core::ffi::{c_char, c_int};

/// As luchoSetNumThreads.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_set_num_threads(num_threads: c_int) {
    guard_answer("openblas_set_num_threads", |_| set(num_threads));
}

/// As luchoSetNumThreads, under a still older name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn goto_set_num_threads(num_threads: c_int) {
    guard_answer("goto_set_num_threads", |_| set(num_threads));
}

/// As luchoSetNumThreads, in libraries built with the suffix 64_.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_set_num_threads64_(num_threads: c_int) {
    guard_answer("openblas_set_num_threads64_", |_| set(num_threads));
}

fn set(count: c_int) {
    pool::set_width(count.max(0) as usize);
}

/// As luchoSetNumThreadsLocal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_set_num_threads_local(num_threads: c_int) -> c_int {
    guard_answer("openblas_set_num_threads_local", |_| {
        let before = pool::width();
        pool::set_own_width(num_threads.max(0) as usize);
        before as c_int
    })
}

/// As luchoGetNumThreads.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_num_threads() -> c_int {
    guard_answer("openblas_get_num_threads", |_| pool::width() as c_int)
}

/// As luchoGetNumThreads, in libraries built with the suffix 64_.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_num_threads64_() -> c_int {
    guard_answer("openblas_get_num_threads64_", |_| pool::width() as c_int)
}

/// The processors that the environment leaves to this process.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_num_procs() -> c_int {
    guard_answer("openblas_get_num_procs", |_| config::get().threads as c_int)
}

/// How the library runs in parallel: 1, by threads of its own.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_parallel() -> c_int {
    guard_answer("openblas_get_parallel", |_| 1)
}

/// Name and version of the library, a string that is never freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_config() -> *const c_char {
    let text = concat!("lucho ", env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast();
    guard_or("openblas_get_config", text, |_| text)
}

/// The instruction set in use, a string that is never freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn openblas_get_corename() -> *const c_char {
    guard_or("openblas_get_corename", c"?".as_ptr(), |_| crate::op::host::isa_name().as_ptr())
}
