//! Waiting on a 32-bit word (Linux futex), the one blocking primitive of the device.
//!
//! A word may go away while a waker still holds its address: the kernel alone reads it, a wake of
//! an address without waiters does nothing, and every waiter re-checks its condition.

use core::sync::atomic::AtomicU32;
use core::{hint, ptr};

use super::clock::now_ns;

/// Sleeps while `*word == expected`, until woken or until the clock passes `deadline_ns`.
/// May return early for no reason; returns false only when the deadline has passed.
pub(super) fn wait(word: &AtomicU32, expected: u32, deadline_ns: Option<u64>) -> bool {
    let mut timeout = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    let mut timeout_ptr: *const libc::timespec = ptr::null();
    if let Some(deadline) = deadline_ns {
        let now = now_ns();
        if now >= deadline {
            return false;
        }
        let left = deadline - now;
        // A year is long enough for a first sleep, and fits every time_t.
        let seconds = (left / 1_000_000_000).min(31_536_000);
        timeout.tv_sec = seconds as libc::time_t;
        timeout.tv_nsec = (left % 1_000_000_000) as libc::c_long;
        timeout_ptr = &timeout;
    }
    // SAFETY: `word` is valid for the call, the timeout is null or points to a live timespec.
    unsafe {
        libc::syscall(
            libc::SYS_futex,
            word.as_ptr(),
            libc::FUTEX_WAIT | libc::FUTEX_PRIVATE_FLAG,
            expected,
            timeout_ptr,
        );
    }
    match deadline_ns {
        Some(deadline) => now_ns() < deadline,
        None => true,
    }
}

/// Wakes up to `count` threads that sleep on the word at this address (which need not live any more).
pub(super) fn wake(word: *const AtomicU32, count: i32) {
    // SAFETY: FUTEX_WAKE uses the address as a key only; a stale one wakes nobody or someone who re-checks.
    unsafe {
        libc::syscall(libc::SYS_futex, word, libc::FUTEX_WAKE | libc::FUTEX_PRIVATE_FLAG, count);
    }
}

/// Polls `done` for about `limit_ns` before the caller goes to sleep; true as soon as it holds.
pub(super) fn spin(limit_ns: u64, mut done: impl FnMut() -> bool) -> bool {
    if done() {
        return true;
    }
    if limit_ns == 0 {
        return false;
    }
    let start = now_ns();
    loop {
        for _ in 0..16 {
            hint::spin_loop();
            if done() {
                return true;
            }
        }
        if now_ns().wrapping_sub(start) >= limit_ns {
            return false;
        }
    }
}
