//! The library we are compared with, loaded at run time through its Fortran symbols.

use libloading::{Library, Symbol};
use std::ffi::{c_char, c_int, c_void};

type Potrf =
    unsafe extern "C" fn(*const c_char, *const c_int, *mut c_void, *const c_int, *mut c_int, usize);
type Getrf = unsafe extern "C" fn(
    *const c_int,
    *const c_int,
    *mut c_void,
    *const c_int,
    *mut c_int,
    *mut c_int,
);

/// A loaded BLAS/LAPACK with 32-bit integers.
pub struct Peer {
    lib: Library,
}

impl Peer {
    /// Loads the library named by LUCHO_BENCH_OPENBLAS.
    pub fn load() -> Peer {
        let path = std::env::var("LUCHO_BENCH_OPENBLAS")
            .expect("LUCHO_BENCH_OPENBLAS names no library; run `make bench`");
        // SAFETY: loading a BLAS runs only its own start-up code.
        let lib = unsafe { Library::new(&path) }.unwrap_or_else(|e| panic!("{path}: {e}"));
        Peer { lib }
    }

    fn symbol<T>(&self, routine: &str) -> Symbol<'_, T> {
        let names = [format!("scipy_{routine}_\0"), format!("{routine}_\0")];
        // SAFETY: the callers name LAPACK routines with the standard's own argument lists.
        let found = names.iter().find_map(|n| unsafe { self.lib.get(n.as_bytes()) }.ok());
        found.unwrap_or_else(|| panic!("the peer library has no {routine}_"))
    }

    /// ?potrf('L', n, a, n).
    ///
    /// # Safety
    /// `a` holds n * n elements of the routine's type.
    pub unsafe fn potrf(&self, routine: &str, n: usize, a: *mut c_void) -> c_int {
        let (uplo, n, mut info) = (b'L' as c_char, n as c_int, 0);
        // SAFETY: arguments as LAPACK documents them; the caller vouches for `a`.
        unsafe { self.symbol::<Potrf>(routine)(&uplo, &n, a, &n, &mut info, 1) };
        info
    }

    /// ?getrf(n, n, a, n, ipiv).
    ///
    /// # Safety
    /// `a` holds n * n elements of the routine's type, `ipiv` n.
    pub unsafe fn getrf(&self, routine: &str, n: usize, a: *mut c_void, ipiv: *mut c_int) -> c_int {
        let (n, mut info) = (n as c_int, 0);
        // SAFETY: arguments as LAPACK documents them; the caller vouches for `a` and `ipiv`.
        unsafe { self.symbol::<Getrf>(routine)(&n, &n, a, &n, ipiv, &mut info) };
        info
    }
}
