//! Errors of the device, and the message of a thread's last error.
//!
//! Messages live in fixed thread-local buffers without destructors: reporting an error allocates
//! nothing and works on any thread, in a forked child and during exit.

use core::cell::UnsafeCell;
use core::ffi::c_char;
use core::fmt;

use super::trace::{self, Fixed, Level};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    OutOfMemory,
    InvalidHandle,
    InvalidValue,
    NotReady,
    Timeout,
    NotPermitted,
    /// Known already.
    Exists,
    /// A stream is being captured.
    Capture(super::capture::Fault),
    Unloading,
    Panicked,
    Failed,
}

pub type Result<T> = core::result::Result<T, Error>;

/// An asynchronous failure and the API call it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    pub call: &'static str,
    pub error: Error,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Error::OutOfMemory => "out of memory",
            Error::InvalidHandle => "invalid or destroyed handle",
            Error::InvalidValue => "invalid value",
            Error::NotReady => "not ready",
            Error::Timeout => "timed out",
            Error::NotPermitted => "not permitted from inside a stream",
            Error::Exists => "known already",
            Error::Capture(_) => "not possible while a stream is being captured",
            Error::Unloading => "the process is exiting",
            Error::Panicked => "internal error",
            Error::Failed => "failed",
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.call, self.error)
    }
}

const MESSAGE_BYTES: usize = 512;

thread_local! {
    static MESSAGE: UnsafeCell<[u8; MESSAGE_BYTES]> = const { UnsafeCell::new([0; MESSAGE_BYTES]) };
}

/// Keeps `<call>: <text>` as the thread's last message and writes it to the log.
#[cold]
pub fn report(call: &'static str, text: fmt::Arguments) {
    MESSAGE.with(|message| {
        // SAFETY: the buffer is this thread's own; formatting cannot come back here, because the
        // arguments are plain values of the library. The pointer given to C is only read by it.
        let buffer = unsafe { &mut *message.get() };
        let mut out = Fixed::new(&mut buffer[..MESSAGE_BYTES - 1]);
        let _ = fmt::write(&mut out, format_args!("{call}: {text}"));
        let end = out.len();
        buffer[end] = 0;
    });
    trace::log(Level::Error, call, text);
}

/// The thread's last message, NUL-terminated, "" if there is none. Valid until the thread's next error or end.
pub fn last_message_ptr() -> *const c_char {
    MESSAGE.with(|message| message.get().cast::<c_char>().cast_const())
}
