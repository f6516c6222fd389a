//! What the environment asks for, read once per process, at the first use and never at load.
//!
//! Variables are ignored in set-user-id programs (AT_SECURE). A value that makes no sense is ignored
//! with a warning line. What results mean never depends on any of this, only speed and diagnostics do, and
//! with LUCHO_ISA and LUCHO_MATH the bits.

use core::ffi::CStr;
use core::sync::atomic::AtomicBool;
use core::sync::atomic::Ordering::{Acquire, Release};

use super::fault::Site;
use super::limits;
use super::lock::Global;
use super::trace::{self, Level};

/// More threads than this never take part in one parallel region.
pub const MAX_THREADS: usize = 1023;

#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Width of the pool: LUCHO_NUM_THREADS, else OMP_NUM_THREADS, else what affinity mask and cgroup
    /// quota leave us. `pool::set_width` overrides it.
    pub threads: usize,
    /// LUCHO_ISA: the instruction set to use, if one is forced.
    pub isa: Option<&'static str>,
    /// LUCHO_MATH=default|pedantic|bf16x3: how floats are multiplied.
    pub math: Option<&'static str>,
    /// LUCHO_LOG=off|error|warn|info|trace, else MLUOP_MIN_LOG_LEVEL=3|2|1|0.
    pub log: Level,
    /// LUCHO_POISON=1: fill device memory with NaN patterns.
    pub poison: bool,
    /// LUCHO_CHECK=1: report what the device allows although the real ones do not.
    pub check: bool,
    /// LUCHO_FAULT_*: see `fault`.
    pub faults: Faults,
}

#[derive(Clone, Copy, Debug)]
pub struct Faults {
    pub alloc: u32,
    pub thread: u32,
    pub panic: Option<Site>,
    pub panic_at: u32,
}

impl Faults {
    pub fn any(&self) -> bool {
        self.alloc > 0 || self.thread > 0 || self.panic.is_some()
    }
}

struct Store {
    config: Config,
    isa: [u8; 16],
}

static READY: AtomicBool = AtomicBool::new(false);
static STORE: Global<Store> = Global::new(Store {
    config: Config {
        threads: 1,
        isa: None,
        math: None,
        log: Level::Error,
        poison: false,
        check: false,
        faults: Faults { alloc: 0, thread: 0, panic: None, panic_at: 0 },
    },
    isa: [0; 16],
});

#[inline]
pub fn get() -> &'static Config {
    if !READY.load(Acquire) {
        read();
    }
    // SAFETY: nothing is written after READY is set, so shared references need no lock.
    unsafe { &STORE.get_locked().config }
}

#[cold]
fn read() {
    let mut bad = Complaints::default();
    {
        let mut guard = STORE.lock();
        if READY.load(Acquire) {
            return;
        }
        let store = &mut *guard;
        store.config.log = log_level(&mut bad);
        store.config.threads = threads(&mut bad);
        store.config.math = math(&mut bad);
        store.config.poison = flag(c"LUCHO_POISON", "LUCHO_POISON", &mut bad);
        store.config.check = flag(c"LUCHO_CHECK", "LUCHO_CHECK", &mut bad);
        store.config.faults = faults(&mut bad);
        if let Some(isa) = variable(c"LUCHO_ISA") {
            if isa.len() <= store.isa.len() && isa.is_ascii() && !isa.is_empty() {
                store.isa[..isa.len()].copy_from_slice(isa.as_bytes());
                // SAFETY: the bytes are in a static and not written again; ASCII is UTF-8.
                store.config.isa = Some(unsafe {
                    let bytes = core::slice::from_raw_parts(store.isa.as_ptr(), isa.len());
                    core::str::from_utf8_unchecked(bytes)
                });
            } else {
                bad.add("LUCHO_ISA");
            }
        }
        READY.store(true, Release);
    }
    for name in bad.names.iter().flatten() {
        trace::log(Level::Warn, name, format_args!("ignored: not a value this variable can have"));
    }
}

/// Names of variables with values that were ignored, reported once the log level is known.
#[derive(Default)]
struct Complaints {
    names: [Option<&'static str>; 12],
    len: usize,
}

impl Complaints {
    fn add(&mut self, name: &'static str) {
        if let Some(place) = self.names.get_mut(self.len) {
            *place = Some(name);
            self.len += 1;
        }
    }
}

/// An environment variable; none in a program that runs with more rights than its user.
/// The text is valid until the environment changes, so it is parsed at once.
pub fn variable(name: &CStr) -> Option<&'static str> {
    // SAFETY: getauxval has no preconditions; getenv gets a C string and returns one or null.
    let text = unsafe {
        if libc::getauxval(libc::AT_SECURE) != 0 {
            return None;
        }
        let value = libc::getenv(name.as_ptr());
        if value.is_null() {
            return None;
        }
        CStr::from_ptr(value)
    };
    // A value that is not even text is treated as a bad one by every parser.
    Some(text.to_str().unwrap_or("?").trim())
}

fn threads(bad: &mut Complaints) -> usize {
    match variable(c"LUCHO_NUM_THREADS").map(str::parse::<usize>) {
        Some(Ok(n)) if n >= 1 => return n.min(MAX_THREADS),
        Some(_) => bad.add("LUCHO_NUM_THREADS"),
        None => {}
    }
    // A list gives the width of each nesting level; ours is the outermost.
    let first = variable(c"OMP_NUM_THREADS").and_then(|list| list.split(',').next());
    match first.map(|n| n.trim().parse::<usize>()) {
        Some(Ok(n)) if n >= 1 => return n.min(MAX_THREADS),
        Some(_) => bad.add("OMP_NUM_THREADS"),
        None => {}
    }
    limits::processors().clamp(1, MAX_THREADS)
}

fn log_level(bad: &mut Complaints) -> Level {
    match variable(c"LUCHO_LOG") {
        Some("off") => return Level::Off,
        Some("error") => return Level::Error,
        Some("warn") => return Level::Warn,
        Some("info") => return Level::Info,
        Some("trace") => return Level::Trace,
        Some(_) => bad.add("LUCHO_LOG"),
        None => {}
    }
    match variable(c"MLUOP_MIN_LOG_LEVEL") {
        Some("0") => return Level::Info,
        Some("1") => return Level::Warn,
        Some("2") => return Level::Error,
        Some("3") => return Level::Off,
        Some(_) => bad.add("MLUOP_MIN_LOG_LEVEL"),
        None => {}
    }
    Level::Error
}

fn math(bad: &mut Complaints) -> Option<&'static str> {
    match variable(c"LUCHO_MATH") {
        None | Some("default" | "") => None,
        Some("pedantic") => Some("pedantic"),
        Some("bf16x3") => Some("bf16x3"),
        Some(_) => {
            bad.add("LUCHO_MATH");
            None
        }
    }
}

fn flag(variable_name: &CStr, name: &'static str, bad: &mut Complaints) -> bool {
    match variable(variable_name) {
        None | Some("0" | "") => false,
        Some("1") => true,
        Some(_) => {
            bad.add(name);
            false
        }
    }
}

fn faults(bad: &mut Complaints) -> Faults {
    let mut count = |name: &'static str, text: Option<&str>| match text.map(str::parse::<u32>) {
        None => 0,
        Some(Ok(k)) => k,
        Some(Err(_)) => {
            bad.add(name);
            0
        }
    };
    let alloc = count("LUCHO_FAULT_ALLOC", variable(c"LUCHO_FAULT_ALLOC"));
    let thread = count("LUCHO_FAULT_THREAD", variable(c"LUCHO_FAULT_THREAD"));
    let mut panic = None;
    let mut panic_at = 1;
    if let Some(text) = variable(c"LUCHO_FAULT_PANIC") {
        let (site, at) = match text.split_once(':') {
            Some((site, at)) => (site, Some(at)),
            None => (text, None),
        };
        panic = match site {
            "entry" => Some(Site::Entry),
            "task" => Some(Site::Task),
            "worker" => Some(Site::Worker),
            _ => {
                bad.add("LUCHO_FAULT_PANIC");
                None
            }
        };
        if at.is_some() {
            panic_at = match at.map(str::parse::<u32>) {
                Some(Ok(k)) => k,
                _ => {
                    bad.add("LUCHO_FAULT_PANIC");
                    panic = None;
                    0
                }
            };
        }
    }
    Faults { alloc, thread, panic, panic_at }
}
