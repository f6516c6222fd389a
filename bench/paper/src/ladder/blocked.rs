//! The last rung: lucho's own kernels (packed blocks, register tiles, look-ahead, tile units), through the shared
//! library as any program would call them. LU lies by columns there; a lower triangle by rows is an upper one by
//! columns.

use super::{Operation, Rung};
use crate::matrix::{Layout, Matrix};
use crate::storage::Storage;
use half::{bf16, f16};
use std::any::TypeId;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::transmute;

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
/// m, n, a, lda, ipiv (null: no interchanges); returns info.
type HalfGetrf = unsafe extern "C" fn(c_int, c_int, *mut c_void, c_int, *mut c_int) -> c_int;
/// uplo, n, a, lda; returns info.
type HalfPotrf = unsafe extern "C" fn(c_char, c_int, *mut c_void, c_int) -> c_int;

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
        unsafe { transmute::<*mut c_void, Set>(address)(count as c_int) };
        Ok(())
    }

    pub fn routine<T: Storage>(
        &self,
        rung: Rung,
        operation: Operation,
    ) -> Result<Routine, NotThere> {
        let is = |kind| TypeId::of::<T>() == kind;
        let (is_f16, is_bf16) = (is(TypeId::of::<f16>()), is(TypeId::of::<bf16>()));
        let name = match operation {
            Operation::Lu if is_f16 => "luchoHgetrf",
            Operation::Lu if is_bf16 => "luchoBgetrf",
            Operation::Lu if rung == Rung::Blocked => "luchoSgetrfBatched",
            Operation::Lu => "sgetrf_",
            Operation::Cholesky if is_f16 => "luchoHpotrf",
            Operation::Cholesky if is_bf16 => "luchoBpotrf",
            Operation::Cholesky => "spotrf_",
        };
        let address = self.symbol(name)?;
        // SAFETY: the types are those of the functions so named.
        Ok(unsafe {
            match name {
                "sgetrf_" => Routine::Getrf(transmute::<*mut c_void, Getrf>(address)),
                "spotrf_" => Routine::Potrf(transmute::<*mut c_void, Potrf>(address)),
                "luchoSgetrfBatched" => {
                    Routine::GetrfBatched(transmute::<*mut c_void, GetrfBatched>(address))
                }
                "luchoHgetrf" | "luchoBgetrf" => {
                    Routine::HalfGetrf(transmute::<*mut c_void, HalfGetrf>(address))
                }
                _ => Routine::HalfPotrf(transmute::<*mut c_void, HalfPotrf>(address)),
            }
        })
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

    /// Factors `a` in place; with `pivots`, one for each row, it makes interchanges. `a` has the type of the routine
    /// and its layout. The error is what the routine said.
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
        let returned = unsafe {
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
                Routine::HalfGetrf(f) => f(n, n, base, ld, ipiv),
                Routine::HalfPotrf(f) => f(upper, n, base, ld),
            }
        };
        if returned == 0 && info == 0 {
            Ok(())
        } else {
            Err(format!("info {info}, returned {returned}"))
        }
    }
}
