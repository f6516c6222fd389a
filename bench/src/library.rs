//! A BLAS/LAPACK loaded at run time, called through its Fortran symbols.
//!
//! Fortran passes every argument by address and appends the lengths of character arguments by value.
//! On the 64-bit ABIs all of these are integer registers or 8-byte stack slots, so a call is a list
//! of machine words whatever the routine; only the type of a function's result differs.

use crate::element::{C64, Complex};
use crate::team;
use std::ffi::{CStr, CString, c_char, c_int, c_void};

/// One machine word of an argument list: an address, or a hidden length.
pub type Arg = *const c_void;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    Nothing,
    Single,
    Double,
    ComplexSingle,
    ComplexDouble,
    Int,
}

pub struct Library {
    prefix: &'static str,
    handle: *mut c_void,
    /// Complex results go to an address passed first (Intel's convention) instead of registers.
    result_by_address: bool,
    /// Whether routines of its own for batches may be used.
    pub batched: bool,
}

/// MKL without its batched routines, so that a batch is a loop over LAPACK's.
const LOOP: &str = "mkl-loop";

type SetThreads = unsafe extern "C" fn(c_int) -> c_int;

/// Sets the number of threads that a library's calls use.
#[derive(Clone, Copy)]
pub struct ThreadSetter {
    function: SetThreads,
    /// The number at the start.
    default: c_int,
    /// It counts for calls of the same thread only.
    pub per_thread: bool,
}

#[derive(Clone, Copy)]
pub struct Routine {
    address: *mut c_void,
    answer: Answer,
    result_by_address: bool,
}

impl Library {
    /// Loads the library a bench name stands for, from the path in its environment variable.
    /// Its symbols stay local and bind to itself first, so that libraries cannot mix.
    pub fn load(name: &str) -> Result<Library, String> {
        let (variable, prefix) = match name {
            "lucho" => ("LUCHO_BENCH_LUCHO", ""),
            "mkl" | LOOP => ("LUCHO_BENCH_MKL", ""),
            "openblas" => ("LUCHO_BENCH_OPENBLAS", "scipy_"),
            "faer" => ("LUCHO_BENCH_FAER", "faer_"),
            _ => return Err(format!("no library is called {name}")),
        };
        let path = std::env::var(variable).map_err(|_| format!("{variable} is not set"))?;
        let flags = libc::RTLD_NOW | libc::RTLD_LOCAL | libc::RTLD_DEEPBIND;
        let c_path = CString::new(path.clone()).map_err(|e| e.to_string())?;
        // SAFETY: loading a BLAS runs its own start-up code only.
        let handle = unsafe { libc::dlopen(c_path.as_ptr(), flags) };
        if handle.is_null() {
            // SAFETY: dlerror returns a terminated string after a failure.
            let why = unsafe { CStr::from_ptr(libc::dlerror()) };
            return Err(format!("{path}: {}", why.to_string_lossy()));
        }
        let result_by_address = matches!(name, "mkl" | LOOP);
        Ok(Library { prefix, handle, result_by_address, batched: name != LOOP })
    }

    /// The address of a name, or null.
    pub fn symbol(&self, name: &str) -> *mut c_void {
        let name = CString::new(name).expect("a symbol's name");
        // SAFETY: the handle is open for the life of the process.
        unsafe { libc::dlsym(self.handle, name.as_ptr()) }
    }

    /// `prefix + routine + _`, or nothing if the library lacks it.
    pub fn address(&self, routine: &str) -> Option<*mut c_void> {
        // A library may carry the standard's plain names although it is known for prefixed ones.
        let names = [format!("{}{routine}_", self.prefix), format!("{routine}_")];
        names.iter().map(|n| self.symbol(n)).find(|p| !p.is_null())
    }

    pub fn routine(&self, routine: &str, answer: Answer) -> Option<Routine> {
        let address = self.address(routine)?;
        Some(Routine { address, answer, result_by_address: self.result_by_address })
    }

    /// How a peer is told its number of threads.
    pub fn thread_setter(&self) -> Option<ThreadSetter> {
        // MKL's name in small letters takes an address, as Fortran does.
        let names = [
            ("MKL_Set_Num_Threads_Local", true),
            ("scipy_openblas_set_num_threads", false),
            ("openblas_set_num_threads", false),
            ("faer_set_num_threads", false),
        ];
        let found = names.iter().map(|&(n, local)| (self.symbol(n), local));
        let (address, per_thread) = found.into_iter().find(|(p, _)| !p.is_null())?;
        // SAFETY: these functions take an int; what they return, if anything, is not looked at.
        let function = unsafe { std::mem::transmute::<*mut c_void, SetThreads>(address) };
        // MKL's 0 is what counts for the whole process, faer's what the environment says.
        let default = if self.prefix == "scipy_" { team::threads() as c_int } else { 0 };
        Some(ThreadSetter { function, default, per_thread })
    }

    /// What the library says about itself.
    pub fn version(&self) -> String {
        type Text = unsafe extern "C" fn() -> *const c_char;
        type Fill = unsafe extern "C" fn(*mut c_char, c_int);
        for name in ["scipy_openblas_get_config", "openblas_get_config", "faer_version"] {
            let address = self.symbol(name);
            if !address.is_null() {
                // SAFETY: these functions take nothing and return a static string.
                let text =
                    unsafe { CStr::from_ptr(std::mem::transmute::<*mut c_void, Text>(address)()) };
                return text.to_string_lossy().trim().to_owned();
            }
        }
        let address = self.symbol("mkl_get_version_string");
        if !address.is_null() {
            let mut text = [0 as c_char; 200];
            // SAFETY: the function writes at most the given number of characters.
            unsafe { std::mem::transmute::<*mut c_void, Fill>(address)(text.as_mut_ptr(), 199) };
            // SAFETY: the buffer's last character is still zero.
            let text = unsafe { CStr::from_ptr(text.as_ptr()) };
            return text.to_string_lossy().trim().to_owned();
        }
        std::env::var("LUCHO_BENCH_COMMIT").unwrap_or_default()
    }
}

impl ThreadSetter {
    /// 0 sets what it was at the start.
    pub fn set(&self, count: c_int) {
        let count = if count == 0 { self.default } else { count };
        // SAFETY: takes a number of threads.
        unsafe { (self.function)(count) };
    }
}

macro_rules! word {
    ($i:tt) => {
        Arg
    };
}

macro_rules! invoke {
    ($address:expr, $a:expr, $ret:ty, $($i:tt)*) => {{
        type F = unsafe extern "C" fn($(word!($i)),*) -> $ret;
        std::mem::transmute::<*mut c_void, F>($address)($($a[$i]),*)
    }};
}

impl Routine {
    /// A subroutine at an address.
    pub fn at(address: *mut c_void) -> Routine {
        Routine { address, answer: Answer::Nothing, result_by_address: false }
    }

    /// Calls the routine; a function's result comes back as a complex number.
    ///
    /// # Safety
    /// The words are what the routine's interface asks for.
    #[inline]
    pub unsafe fn call(&self, a: &[Arg]) -> C64 {
        let f = self.address;
        let real = |v: f64| C64::new(v, 0.0);
        // SAFETY: the caller's promise; the number of words selects the matching function type.
        unsafe {
            match (self.answer, a.len()) {
                (Answer::Nothing, n) => {
                    subroutine(f, a, n);
                    real(0.0)
                }
                (Answer::Single, 3) => real(invoke!(f, a, f32, 0 1 2) as f64),
                (Answer::Single, 5) => real(invoke!(f, a, f32, 0 1 2 3 4) as f64),
                (Answer::Double, 3) => real(invoke!(f, a, f64, 0 1 2)),
                (Answer::Double, 5) => real(invoke!(f, a, f64, 0 1 2 3 4)),
                (Answer::ComplexDouble, 5) if self.result_by_address => {
                    let mut v = C64::new(0.0, 0.0);
                    let to: Arg = (&raw mut v).cast();
                    subroutine(f, &[to, a[0], a[1], a[2], a[3], a[4]], 6);
                    v
                }
                (Answer::ComplexSingle, 5) if self.result_by_address => {
                    let mut v = Complex::<f32>::new(0.0, 0.0);
                    let to: Arg = (&raw mut v).cast();
                    subroutine(f, &[to, a[0], a[1], a[2], a[3], a[4]], 6);
                    C64::new(v.re as f64, v.im as f64)
                }
                (Answer::ComplexSingle, 5) => {
                    let v = invoke!(f, a, Complex<f32>, 0 1 2 3 4);
                    C64::new(v.re as f64, v.im as f64)
                }
                (Answer::ComplexDouble, 5) => invoke!(f, a, C64, 0 1 2 3 4),
                (Answer::Int, 3) => real(invoke!(f, a, c_int, 0 1 2) as f64),
                (answer, n) => panic!("no function type for {answer:?} with {n} arguments"),
            }
        }
    }
}

#[inline]
unsafe fn subroutine(f: *mut c_void, a: &[Arg], n: usize) {
    // SAFETY: as in `call`.
    unsafe {
        match n {
            4 => invoke!(f, a, (), 0 1 2 3),
            5 => invoke!(f, a, (), 0 1 2 3 4),
            6 => invoke!(f, a, (), 0 1 2 3 4 5),
            7 => invoke!(f, a, (), 0 1 2 3 4 5 6),
            8 => invoke!(f, a, (), 0 1 2 3 4 5 6 7),
            9 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8),
            10 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8 9),
            11 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8 9 10),
            12 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8 9 10 11),
            14 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8 9 10 11 12 13),
            15 => invoke!(f, a, (), 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14),
            _ => panic!("no subroutine type with {n} arguments"),
        }
    }
}
