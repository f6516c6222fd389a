//! LU and Cholesky factorizations of many matrices of one shape, in the manner of LAPACK.

use crate::abi::fortran::Int;
use crate::op::device::trace::{Level, log};
use crate::op::lapack::batched::{self, Members, Refused};
use crate::op::lapack::{Pivot, Scalar, trans, uplo};
use core::ffi::c_char;
use num_complex::Complex;

c_api! { dual
    /// Cholesky factorization of `batch` Hermitian positive definite n x n matrices, in place: A = L L^H in the
    /// lower triangle (uplo = 'L') or U^H U in the upper one ('U'); the other triangle is not used. The
    /// matrices are column-major with leading dimension lda (in elements, at least max(1, n)), lie anywhere and
    /// overlap nowhere; a has batch pointers to them. Each result has the bits of a call of xPOTRF.
    ///
    /// info[i] becomes 0, or k > 0 if the leading minor of order k of matrix i is not positive definite; the
    /// others are not disturbed. Returns 0, or minus the position of a bad argument (a null pointer in a is
    /// one) with nothing done.
    [luchoSpotrfBatched | luchoSpotrfBatched_64: f32, luchoDpotrfBatched | luchoDpotrfBatched_64: f64,
     luchoCpotrfBatched | luchoCpotrfBatched_64: Complex<f32>, luchoZpotrfBatched | luchoZpotrfBatched_64: Complex<f64>]
    fn(uplo: c_char, n: I, a: *const *mut T, lda: I, info: *mut I, batch: I) -> I
       = potrf;

    /// Solves A X = B for each of `batch` pairs with the factors of luchoXpotrfBatched, which are only read. The
    /// members of B are n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad
    /// argument with nothing done.
    [luchoSpotrsBatched | luchoSpotrsBatched_64: f32, luchoDpotrsBatched | luchoDpotrsBatched_64: f64,
     luchoCpotrsBatched | luchoCpotrsBatched_64: Complex<f32>, luchoZpotrsBatched | luchoZpotrsBatched_64: Complex<f64>]
    fn(uplo: c_char, n: I, nrhs: I, a: *const *mut T, lda: I, b: *const *mut T, ldb: I,
       batch: I) -> I = potrs;

    /// LU factorization of `batch` m x n matrices, in place: A = P L U, L with ones on its diagonal. Matrices as for
    /// luchoXpotrfBatched, lda at least max(1, m). ipiv has min(m, n) entries for each matrix, one matrix after
    /// the other: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U. Each
    /// result has the bits of a call of xGETRF.
    ///
    /// info[i] becomes 0, or k > 0 if U(k, k) of matrix i is exactly zero or NaN, for the smallest such k; the
    /// factorization is completed all the same. Returns 0, minus the position of a bad argument, or -1010 when
    /// memory is short; then nothing is done.
    [luchoSgetrfBatched | luchoSgetrfBatched_64: f32, luchoDgetrfBatched | luchoDgetrfBatched_64: f64,
     luchoCgetrfBatched | luchoCgetrfBatched_64: Complex<f32>, luchoZgetrfBatched | luchoZgetrfBatched_64: Complex<f64>]
    fn(m: I, n: I, a: *const *mut T, lda: I, ipiv: *mut I, info: *mut I,
       batch: I) -> I = getrf;

    /// Solves op(A) X = B for each of `batch` pairs with the factors and pivots of luchoXgetrfBatched (ipiv NULL:
    /// none) for n x n matrices, which are only read; op by trans: 'N', 'T', 'C'. The members of B are
    /// n x nrhs with leading dimension ldb and become X. Returns 0, or minus the position of a bad argument with
    /// nothing done, except that a pivot that names no row (-6) leaves only its own member of B as it was.
    [luchoSgetrsBatched | luchoSgetrsBatched_64: f32, luchoDgetrsBatched | luchoDgetrsBatched_64: f64,
     luchoCgetrsBatched | luchoCgetrsBatched_64: Complex<f32>, luchoZgetrsBatched | luchoZgetrsBatched_64: Complex<f64>]
    fn(trans: c_char, n: I, nrhs: I, a: *const *mut T, lda: I, ipiv: *const I,
       b: *const *mut T, ldb: I, batch: I) -> I = getrs;
}

/// LAPACKE's LAPACK_WORK_MEMORY_ERROR.
const MEMORY: isize = -1010;

fn answer<I: Int>(call: &'static str, outcome: Result<(), Refused>) -> I {
    I::put(match outcome {
        Ok(()) => 0,
        Err(Refused::Argument(position)) => {
            log(Level::Error, call, format_args!("argument {position} is wrong"));
            -position
        }
        Err(Refused::Memory) => {
            log(Level::Error, call, format_args!("out of memory"));
            MEMORY
        }
    })
}

fn members<T, I: Int>(array: *const *mut T, ld: I) -> Members<T> {
    Members { array, ld: ld.get() }
}

fn letter(option: c_char) -> u8 {
    (option as u8).to_ascii_uppercase()
}

unsafe fn potrf<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    a: *const *mut T,
    lda: I,
    info: *mut I,
    batch: I,
) -> I {
    let (uplo, a) = (uplo(letter(option)), members(a, lda));
    // SAFETY: the caller's promise.
    answer(call, unsafe { batched::potrf(uplo, n.get(), a, info, batch.get()) })
}

unsafe fn potrs<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    nrhs: I,
    a: *const *mut T,
    lda: I,
    b: *const *mut T,
    ldb: I,
    batch: I,
) -> I {
    let (uplo, a, b) = (uplo(letter(option)), members(a, lda), members(b, ldb));
    // SAFETY: the caller's promise.
    answer(call, unsafe { batched::potrs(uplo, n.get(), nrhs.get(), a, b, batch.get()) })
}

unsafe fn getrf<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    m: I,
    n: I,
    a: *const *mut T,
    lda: I,
    ipiv: *mut I,
    info: *mut I,
    batch: I,
) -> I {
    let a = members(a, lda);
    // SAFETY: the caller's promise.
    answer(call, unsafe { batched::getrf(m.get(), n.get(), a, ipiv, info, batch.get()) })
}

unsafe fn getrs<T: Scalar, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    nrhs: I,
    a: *const *mut T,
    lda: I,
    ipiv: *const I,
    b: *const *mut T,
    ldb: I,
    batch: I,
) -> I {
    let (trans, a, b) = (trans(letter(option)), members(a, lda), members(b, ldb));
    // SAFETY: the caller's promise.
    answer(call, unsafe { batched::getrs(trans, n.get(), nrhs.get(), a, ipiv, b, batch.get()) })
}
