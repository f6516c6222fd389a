//! The last rung: lucho's own kernels (packed blocks, register tiles, look-ahead, tile units), through the shared library as
//! any program would call them. LU lies by columns there; a lower triangle by rows is an upper one by columns.

use super::{Operation, Rung};
use crate::matrix::{Layout, Matrix};
use crate::storage::Storage;
use half::{bf16, f16};
use std::any::TypeId;
use std::ffi::{CStr, CString, c_char, c_int, c_void};

/// liblucho.so, loaded.
pub struct Lucho {
    handle: *mut c_void,
}

/// A symbol that the library does not have.
#[derive(Debug)]
pub struct NotThere(pub &'static str);

type Getrf = unsafe extern "C" fn(
    *const c_int,
    *const c_int,
    *mut c_void,
    *const c_int,
    *mut c_int,
    *mut c_int,
);
type Potrf =
    unsafe extern "C" fn(*const c_char, *const c_int, *mut c_void, *const c_int, *mut c_int, usize);
/// m, n, a, lda, ipiv (null: no interchanges), info, batch.
type GetrfBatched = unsafe extern "C" fn(
    c_int,
    c_int,
    *const *mut c_void,
    c_int,
    *mut c_int,
    *mut c_int,
    c_int,
) -> c_int;
type HalfGetrf =
    unsafe extern "C" fn(c_int, c_int, *mut c_void, c_int, *mut c_int, *mut c_int) -> c_int;
type HalfPotrf = unsafe extern "C" fn(c_char, c_int, *mut c_void, c_int, *mut c_int) -> c_int;

/// A routine for one rung, operation and precision.
pub enum Routine {
    Getrf(Getrf),
    Potrf(Potrf),
    GetrfBatched(GetrfBatched),
    HalfGetrf(HalfGetrf),
    HalfPotrf(HalfPotrf),
}

impl Lucho {
    pub fn load(path: &str) -> Result<Lucho, String> {
        let name = CString::new(path).map_err(|e| e.to_string())?;
        // SAFETY: loading lucho changes nothing in the process.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        if handle.is_null() {
            // SAFETY: dlerror returns a terminated string after a failure.
            return Err(unsafe { CStr::from_ptr(libc::dlerror()) }.to_string_lossy().into());
        }
        Ok(Lucho { handle })
    }

    fn symbol(&self, name: &'static str) -> Result<*mut c_void, NotThere> {
        let c_name = CString::new(name).expect("a symbol's name");
        // SAFETY: the library stays open.
        let address = unsafe { libc::dlsym(self.handle, c_name.as_ptr()) };
        if address.is_null() { Err(NotThere(name)) } else { Ok(address) }
    }

    /// The number of threads of the calls that follow.
    pub fn set_threads(&self, count: usize) -> Result<(), NotThere> {
        type Set = unsafe extern "C" fn(c_int);
        let address = self.symbol("luchoSetNumThreads")?;
        // SAFETY: the function's type.
        unsafe { std::mem::transmute::<*mut c_void, Set>(address)(count as c_int) };
        Ok(())
    }

    pub fn routine<T: Storage>(
        &self,
        rung: Rung,
        operation: Operation,
    ) -> Result<Routine, NotThere> {
        let kind = TypeId::of::<T>();
        let half =
            |f16_name, bf16_name| if kind == TypeId::of::<f16>() { f16_name } else { bf16_name };
        let is_half = kind == TypeId::of::<f16>() || kind == TypeId::of::<bf16>();
        // SAFETY: the types above are those of the functions so named.
        unsafe {
            Ok(match (operation, is_half) {
                (Operation::Lu, true) => {
                    Routine::HalfGetrf(std::mem::transmute::<*mut c_void, HalfGetrf>(
                        self.symbol(half("luchoHgetrf", "luchoBgetrf"))?,
                    ))
                }
                (Operation::Cholesky, true) => {
                    Routine::HalfPotrf(std::mem::transmute::<*mut c_void, HalfPotrf>(
                        self.symbol(half("luchoHpotrf", "luchoBpotrf"))?,
                    ))
                }
                (Operation::Lu, false) if rung == Rung::Blocked => {
                    let address = self.symbol("luchoSgetrfBatched")?;
                    Routine::GetrfBatched(std::mem::transmute::<*mut c_void, GetrfBatched>(address))
                }
                (Operation::Lu, false) => {
                    let address = self.symbol("sgetrf_")?;
                    Routine::Getrf(std::mem::transmute::<*mut c_void, Getrf>(address))
                }
                (Operation::Cholesky, false) => {
                    let address = self.symbol("spotrf_")?;
                    Routine::Potrf(std::mem::transmute::<*mut c_void, Potrf>(address))
                }
            })
        }
    }
}

impl Routine {
    /// How the matrix must lie for this operation.
    pub fn layout(operation: Operation) -> Layout {
        match operation {
            Operation::Lu => Layout::Columns,
            Operation::Cholesky => Layout::Rows,
        }
    }

    /// Factors `a` in place; with `pivots`, one for each row, it makes interchanges. `a` has the type of the routine and its
    /// layout. The error is what the routine said.
    pub fn factor<T: Storage>(
        &self,
        a: &mut Matrix<T>,
        pivots: Option<&mut [i32]>,
    ) -> Result<(), String> {
        let n = a.n as c_int;
        let ld = n.max(1);
        let base: *mut c_void = a.data.as_mut_ptr().cast();
        assert!(pivots.as_ref().is_none_or(|p| p.len() == a.n));
        let ipiv = pivots.map_or(std::ptr::null_mut(), |p| p.as_mut_ptr());
        let upper = b'U' as c_char;
        let mut info: c_int = 0;
        // SAFETY: an n x n matrix without gaps, n pivots or none where the routine can do without.
        let status = unsafe {
            match self {
                Routine::Getrf(f) => {
                    assert!(!ipiv.is_null());
                    f(&n, &n, base, &ld, ipiv, &mut info);
                    0
                }
                Routine::Potrf(f) => {
                    f(&upper, &n, base, &ld, &mut info, 1);
                    0
                }
                Routine::GetrfBatched(f) => f(n, n, &base, ld, ipiv, &mut info, 1),
                Routine::HalfGetrf(f) => f(n, n, base, ld, ipiv, &mut info),
                Routine::HalfPotrf(f) => f(upper, n, base, ld, &mut info),
            }
        };
        if status == 0 && info == 0 { Ok(()) } else { Err(format!("info {info}, status {status}")) }
    }
}
