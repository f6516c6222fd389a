//! The log: one line, one write(2) to stderr, from a buffer on the stack. No lock and no allocation, so
//! it works on every thread, in a forked child and during exit, and lines never mix.

use core::fmt;

use super::config;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Off,
    Error,
    Warn,
    Info,
    Trace,
}

impl Level {
    fn name(self) -> &'static str {
        match self {
            Level::Off => "off",
            Level::Error => "error",
            Level::Warn => "warning",
            Level::Info => "info",
            Level::Trace => "trace",
        }
    }
}

/// True if lines of this level are written.
#[inline]
pub fn enabled(level: Level) -> bool {
    level <= config::get().log
}

/// Writes `lucho: <level>: <call>: <text>`; longer lines are cut.
pub fn log(level: Level, call: &str, text: fmt::Arguments) {
    if level == Level::Off || !enabled(level) {
        return;
    }
    let mut buffer = [0u8; 1024];
    let end = buffer.len() - 1;
    let mut out = Fixed::new(&mut buffer[..end]);
    let _ = fmt::write(&mut out, format_args!("lucho: {}: {call}: {text}", level.name()));
    let len = out.len();
    buffer[len] = b'\n';
    // SAFETY: errno is thread-local and restored, so that logging is invisible to the caller; the
    // buffer is valid for the length written. A closed stderr loses the line, nothing else.
    unsafe {
        let errno = libc::__errno_location();
        let saved = *errno;
        libc::write(libc::STDERR_FILENO, buffer.as_ptr().cast(), len + 1);
        *errno = saved;
    }
}

/// A writer into a fixed buffer that cuts what does not fit.
pub(super) struct Fixed<'a> {
    buffer: &'a mut [u8],
    len: usize,
}

impl<'a> Fixed<'a> {
    pub fn new(buffer: &'a mut [u8]) -> Self {
        Fixed { buffer, len: 0 }
    }
    pub fn len(&self) -> usize {
        self.len
    }
}

impl fmt::Write for Fixed<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let room = self.buffer.len() - self.len;
        let mut take = s.len().min(room);
        while !s.is_char_boundary(take) {
            take -= 1;
        }
        self.buffer[self.len..self.len + take].copy_from_slice(&s.as_bytes()[..take]);
        self.len += take;
        // After a cut nothing more may be appended: the text would read as if it were whole.
        if take < s.len() { Err(fmt::Error) } else { Ok(()) }
    }
}
