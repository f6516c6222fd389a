//! LAPACK, the LU and Cholesky side: what each routine checks and means, on the calling thread.
//!
//! A function here takes a routine's arguments after their letters and addresses have been read,
//! column-major. `Ok` is LAPACK's info, which is not negative; `Err` the position of the first bad
//! argument in the list of the Fortran routine, with nothing read or written.

pub mod layout;
pub mod lu;

pub use super::blas::{Diag, Real, Scalar, Side, Trans, Uplo, Verdict, check};

/// LAPACK's info: 0, or what the routine's documentation says.
pub type Info = Verdict<isize>;

/// An integer type of the interface, as pivots are stored.
pub trait Pivot: Copy + 'static {
    fn from_row(row: i32) -> Self;
    fn to_row(self) -> i32;
}

impl Pivot for i32 {
    #[inline(always)]
    fn from_row(row: i32) -> Self {
        row
    }
    #[inline(always)]
    fn to_row(self) -> i32 {
        self
    }
}

impl Pivot for i64 {
    #[inline(always)]
    fn from_row(row: i32) -> Self {
        i64::from(row)
    }
    /// Rows beyond the range of the kernels' pivots do not exist; they become 0, which is refused.
    #[inline(always)]
    fn to_row(self) -> i32 {
        i32::try_from(self).unwrap_or(0)
    }
}
