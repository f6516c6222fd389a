//! Threads of the device: detached pthreads with explicit stacks. They never receive the process's
//! signals, compute in the default floating-point environment, and leave when idle, so that an
//! idle library has no threads and `pthread_exit` in main ends the process.

use core::ffi::{CStr, c_void};
use core::mem::MaybeUninit;
use core::ptr;

use super::error::{Error, Result};
use super::{fault, fpenv};

/// Stack of every thread made here, whatever RLIMIT_STACK says.
pub const STACK_BYTES: usize = 2 << 20;

/// How long a thread without work stays.
pub(super) const IDLE_NS: u64 = 500_000_000;

/// Signals that report a fault of the thread itself. They stay deliverable, because blocking them
/// would not stop them (the kernel kills the process) but would hide the crash from its handler.
const FAULTS: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGTRAP, libc::SIGSYS];

/// Starts a thread that runs `main(argument)`. On an error nothing was started.
///
/// `main` must not unwind and begins with [`begin`].
pub(super) fn spawn(
    main: extern "C" fn(*mut c_void) -> *mut c_void,
    argument: *mut c_void,
) -> Result<()> {
    fault::thread()?;
    let mut attributes = MaybeUninit::<libc::pthread_attr_t>::uninit();
    let mut blocked = MaybeUninit::<libc::sigset_t>::uninit();
    let mut saved = MaybeUninit::<libc::sigset_t>::uninit();
    let mut id = MaybeUninit::<libc::pthread_t>::uninit();
    // SAFETY: every object is initialised by its init function before use. The mask is changed only
    // around the creation, because a new thread inherits it.
    let made = unsafe {
        if libc::pthread_attr_init(attributes.as_mut_ptr()) != 0 {
            return Err(Error::OutOfMemory);
        }
        libc::pthread_attr_setstacksize(attributes.as_mut_ptr(), STACK_BYTES);
        libc::pthread_attr_setdetachstate(attributes.as_mut_ptr(), libc::PTHREAD_CREATE_DETACHED);
        libc::sigfillset(blocked.as_mut_ptr());
        for signal in FAULTS {
            libc::sigdelset(blocked.as_mut_ptr(), signal);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, blocked.as_ptr(), saved.as_mut_ptr());
        let made = libc::pthread_create(id.as_mut_ptr(), attributes.as_ptr(), main, argument);
        libc::pthread_sigmask(libc::SIG_SETMASK, saved.as_ptr(), ptr::null_mut());
        libc::pthread_attr_destroy(attributes.as_mut_ptr());
        made
    };
    if made == 0 { Ok(()) } else { Err(Error::Failed) }
}

/// First act of a thread made by [`spawn`].
pub(super) fn begin(name: &CStr) {
    fpenv::set_default();
    // SAFETY: names the calling thread; the string is NUL-terminated and at most 15 characters long.
    unsafe {
        libc::prctl(libc::PR_SET_NAME, name.as_ptr());
    }
}
