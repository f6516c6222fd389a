//! How many threads the library uses: under its own names, and under OpenBLAS's so that tools which
//! steer that library (threadpoolctl, NumPy's helpers) steer this one.

use crate::abi::guard_answer;
use crate::op::device::pool;
use core::ffi::c_int;

/// Sets the number of threads that one call uses at most, from now on, in the whole process. 0 or less
/// goes back to the default: LUCHO_NUM_THREADS, else OMP_NUM_THREADS, else the processors that
/// the affinity mask and the cgroup quota leave. Results do not depend on it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoSetNumThreads(count: c_int) {
    guard_answer("luchoSetNumThreads", |_| pool::set_width(count.max(0) as usize));
}

/// The number of threads that one call of the calling thread uses at most.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoGetNumThreads() -> c_int {
    guard_answer("luchoGetNumThreads", |_| pool::width() as c_int)
}

/// As luchoSetNumThreads, for calls of the calling thread only; 0 or less goes back to the common
/// number. Returns what it was before (0: the common number).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn luchoSetNumThreadsLocal(count: c_int) -> c_int {
    guard_answer("luchoSetNumThreadsLocal", |_| pool::set_own_width(count.max(0) as usize) as c_int)
}
