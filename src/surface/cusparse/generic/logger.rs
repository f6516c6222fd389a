//! The logger of cuSPARSE: refused calls, told to a file, to a function of the program, or to both.
//!
//! Beside the library's own log (LUCHO_LOG), and off until asked for. Of NVIDIA's levels only errors have lines here.

use super::super::status::*;
use super::super::types::*;
use crate::abi::{guard, pointer};
use crate::op::device::lock::Global;
use core::ffi::{c_char, c_int};
use core::fmt::Arguments;
use libc::FILE;
use std::io::Write;

/// A function of the program's that is told of events: their level, the function and a text.
pub type cusparseLoggerCallback_t = Option<
    unsafe extern "C" fn(logLevel: c_int, functionName: *const c_char, message: *const c_char),
>;

/// The bit of errors in a mask, and their level.
const ERRORS: c_int = 1;

#[derive(Clone, Copy)]
struct Settings {
    mask: c_int,
    disabled: bool,
    callback: cusparseLoggerCallback_t,
    file: *mut FILE,
    /// Whether the file was opened here.
    own: bool,
}

// SAFETY: C's streams may be used from any thread.
unsafe impl Send for Settings {}

static SETTINGS: Global<Settings> = Global::new(Settings {
    mask: 0,
    disabled: false,
    callback: None,
    file: core::ptr::null_mut(),
    own: false,
});

/// Bytes of a line.
const LINE: usize = 512;

/// Puts text and the byte that ends a C string into a buffer; what is too long is cut.
fn fill(buffer: &mut [u8; LINE], text: Arguments) {
    let (body, _) = buffer.split_at_mut(LINE.saturating_sub(1));
    // The rest of the buffer is zeros.
    let _ = (&mut *body).write_fmt(text);
}

/// Tells of a refused call.
pub(in super::super) fn tell(call: &'static str, text: Arguments) {
    let settings = *SETTINGS.lock();
    if settings.disabled || settings.mask & ERRORS == 0 {
        return;
    }
    let (mut name, mut message) = ([0u8; LINE], [0u8; LINE]);
    fill(&mut name, format_args!("{call}"));
    fill(&mut message, text);
    if let Some(callback) = settings.callback {
        // SAFETY: the program's function, with strings that end.
        unsafe { callback(ERRORS, name.as_ptr().cast(), message.as_ptr().cast()) };
    }
    let mut line = [0u8; LINE];
    fill(&mut line, format_args!("[CUSPARSE][Error][{call}] {text}\n"));
    // Under the lock, so that a file that was opened here is not closed meanwhile.
    let settings = SETTINGS.lock();
    if !settings.file.is_null() {
        // SAFETY: a stream that is open, and a string that ends.
        unsafe {
            libc::fputs(line.as_ptr().cast(), settings.file);
            libc::fflush(settings.file);
        }
    } else if settings.callback.is_none() {
        // SAFETY: C's own stream, of which there is one; a string that ends.
        unsafe { libc::printf(c"%s".as_ptr(), line.as_ptr()) };
    }
}

/// Replaces the file; closes the former one if it was opened here.
fn redirect(file: *mut FILE, own: bool) {
    let mut settings = SETTINGS.lock();
    if settings.own && !settings.file.is_null() {
        // SAFETY: opened by `open`, and not used without the lock.
        unsafe { libc::fclose(settings.file) };
    }
    (settings.file, settings.own) = (file, own);
}

/// A new file for lines; links are not followed.
fn open(path: *const c_char) -> *mut FILE {
    let flags = libc::O_WRONLY | libc::O_CREAT | libc::O_TRUNC | libc::O_NOFOLLOW | libc::O_CLOEXEC;
    // SAFETY: a string that ends, as the caller promises; a descriptor that is ours.
    unsafe {
        let fd = libc::open(path, flags, 0o644);
        if fd < 0 {
            return core::ptr::null_mut();
        }
        let file = libc::fdopen(fd, c"w".as_ptr());
        if file.is_null() {
            libc::close(fd);
        }
        file
    }
}

/// Sets a function that is told of events; NULL for none.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseLoggerSetCallback(
    callback: cusparseLoggerCallback_t,
) -> cusparseStatus_t {
    guard("cusparseLoggerSetCallback", |_| {
        answer(|| {
            SETTINGS.lock().callback = callback;
            Ok(())
        })
    })
}

/// Sets the stream that lines are written to; NULL for standard output, or none if there is a callback.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseLoggerSetFile(file: *mut FILE) -> cusparseStatus_t {
    guard("cusparseLoggerSetFile", |_| {
        answer(|| {
            redirect(file, false);
            Ok(())
        })
    })
}

/// Opens a new file and writes lines to it; NULL is as for cusparseLoggerSetFile. Links are not followed. INVALID_VALUE if
/// it cannot be opened.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cusparseLoggerOpenFile(logFile: *const c_char) -> cusparseStatus_t {
    guard("cusparseLoggerOpenFile", |call| {
        answer(|| {
            if logFile.is_null() {
                redirect(core::ptr::null_mut(), false);
                return Ok(());
            }
            // SAFETY: the C caller's string.
            let name = unsafe { pointer::text(logFile) };
            let file = open(logFile);
            let name = name.unwrap_or("not UTF-8");
            parameter(call, 1, "logFile", name, !file.is_null())?;
            redirect(file, true);
            Ok(())
        })
    })
}

/// Sets the level up to which events are told: 0 for none, 1 for errors; there are no events of higher levels. INVALID_VALUE
/// for a negative one.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseLoggerSetLevel(level: c_int) -> cusparseStatus_t {
    guard("cusparseLoggerSetLevel", |call| {
        answer(|| {
            parameter(call, 1, "level", level, level >= 0)?;
            SETTINGS.lock().mask = if level >= ERRORS { ERRORS } else { 0 };
            Ok(())
        })
    })
}

/// Sets which events are told: 1 for errors; there are no others.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseLoggerSetMask(mask: c_int) -> cusparseStatus_t {
    guard("cusparseLoggerSetMask", |_| {
        answer(|| {
            SETTINGS.lock().mask = mask;
            Ok(())
        })
    })
}

/// Tells nothing any more, for the rest of the process.
#[unsafe(no_mangle)]
pub extern "C" fn cusparseLoggerForceDisable() -> cusparseStatus_t {
    guard("cusparseLoggerForceDisable", |_| {
        answer(|| {
            SETTINGS.lock().disabled = true;
            Ok(())
        })
    })
}
