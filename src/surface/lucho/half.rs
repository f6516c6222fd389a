//! Matrices stored in half precision and bfloat16: LU, Cholesky, solves, products, conversion.

use crate::abi::fortran::Int;
use crate::abi::kind::Element;
use crate::op::device::trace::{Level, log};
use crate::op::lapack::batched::{Members, Refused};
use crate::op::lapack::half::{self, Half, bf16, f16};
use crate::op::lapack::{Pivot, trans, uplo};
use core::ffi::c_char;
use num_complex::Complex;

/// A number of IEEE 754's binary16 (half precision): the bits that CUDA's __half and the compilers' _Float16 have,
/// pointers to which may be cast to pointers to this.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct luchoHalf {
    pub bits: u16,
}

/// A bfloat16 number, the upper half of a float: the bits that CUDA's __nv_bfloat16 and the compilers' __bf16 have.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct luchoBfloat16 {
    pub bits: u16,
}

/// A complex number of two luchoHalf.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct luchoComplexHalf {
    pub re: luchoHalf,
    pub im: luchoHalf,
}

/// A complex number of two luchoBfloat16.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct luchoComplexBfloat16 {
    pub re: luchoBfloat16,
    pub im: luchoBfloat16,
}

/// What an element is to the kernels, and how many of those it has.
trait Stored: Copy {
    type As: Half;
    const PARTS: isize = size_of::<Self>() as isize / 2;
}

macro_rules! stored {
    ($($name:ident: $format:ty;)*) => {$(
        impl Element for $name {
            type Real = f32;
        }
        impl Stored for $name {
            type As = $format;
        }
        const _: () = assert!(align_of::<$name>() == align_of::<$format>());
    )*};
}
stored! {
    luchoHalf: f16;
    luchoBfloat16: bf16;
    luchoComplexHalf: f16;
    luchoComplexBfloat16: bf16;
}

c_api! { dual
    /// LU factorization with partial pivoting of an m x n matrix that is stored in 16 bits, in place: A = P L U, L
    /// with ones on its diagonal. Column-major, leading dimension lda (in elements) at least max(1, m). ipiv has
    /// min(m, n) entries: row i was exchanged with row ipiv[i] (from 1); NULL: no exchanges, A = L U.
    ///
    /// All arithmetic is float32 or better, and every element of L and U is rounded to 16 bits exactly once (to
    /// nearest even). On a CPU with AMX products are formed by it, unless the math mode is pedantic. Results
    /// do not depend on the number of threads.
    ///
    /// Returns 0; k in 1..min(m, n) if U(k, k), as stored, is zero or NaN, for the smallest such k (the factorization
    /// is completed all the same); min(m, n) + j if column j is the first with a result that is infinite as
    /// stored, no later than such a k; minus the position of a bad argument, or -1010 when memory is short, with
    /// nothing done.
    [luchoHgetrf | luchoHgetrf_64: luchoHalf, luchoBgetrf | luchoBgetrf_64: luchoBfloat16]
    fn(m: I, n: I, a: *mut T, lda: I, ipiv: *mut I) -> I = getrf;

    /// luchoHgetrf and luchoBgetrf for `batch` matrices of one shape, a being an array of pointers to them; they
    /// overlap nowhere. ipiv has min(m, n) entries for each, one matrix after the other, or is NULL. info[i] becomes
    /// what the single call returns for matrix i, with the same bits as there; the others are not disturbed. Returns 0,
    /// or as there with nothing done; a null pointer in a is a bad argument.
    [luchoHgetrfBatched | luchoHgetrfBatched_64: luchoHalf, luchoBgetrfBatched | luchoBgetrfBatched_64: luchoBfloat16]
    fn(m: I, n: I, a: *const *mut T, lda: I, ipiv: *mut I, info: *mut I, batch: I) -> I = getrf_batched;

    /// Cholesky factorization of a symmetric positive definite n x n matrix that is stored in 16 bits, in place:
    /// A = L L^T in the lower triangle (uplo = 'L') or U^T U in the upper one ('U'); the other triangle is not used.
    /// Storage and arithmetic as for luchoHgetrf.
    ///
    /// Returns 0; k in 1..n if the leading minor of order k is not positive definite, or its pivot as stored is zero
    /// or NaN: the leading block of order k - 1 has been factored; n + j if column j of L, or row j of U, is the first with
    /// a result that is infinite as stored; negative values as luchoHgetrf.
    [luchoHpotrf | luchoHpotrf_64: luchoHalf, luchoBpotrf | luchoBpotrf_64: luchoBfloat16]
    fn(uplo: c_char, n: I, a: *mut T, lda: I) -> I = potrf;

    /// luchoHpotrf and luchoBpotrf for `batch` matrices, as luchoHgetrfBatched does it.
    [luchoHpotrfBatched | luchoHpotrfBatched_64: luchoHalf, luchoBpotrfBatched | luchoBpotrfBatched_64: luchoBfloat16]
    fn(uplo: c_char, n: I, a: *const *mut T, lda: I, info: *mut I, batch: I) -> I = potrf_batched;

    /// Solves op(A) X = B with the factors and pivots of luchoHgetrf (ipiv NULL: none) for an n x n matrix; op by
    /// trans: 'N', 'T', 'C'. B is n x nrhs with leading dimension ldb and becomes X: computed in float32, rounded
    /// once. Returns 0; j if column j is the first of X with an element that is infinite as stored, or NaN although
    /// column j of B has none (too large on the way, or by a NaN in A); or minus the
    /// position of a bad argument (6: also a pivot that names no row), or -1010, with nothing done.
    [luchoHgetrs | luchoHgetrs_64: luchoHalf, luchoBgetrs | luchoBgetrs_64: luchoBfloat16]
    fn(trans: c_char, n: I, nrhs: I, a: *const T, lda: I, ipiv: *const I, b: *mut T, ldb: I) -> I = getrs;

    /// The same for `batch` pairs of matrices, with the pivots of luchoHgetrfBatched. Returns as the single call, for
    /// the first column of any solution; a pivot that names no row leaves only its own member of B as it was.
    [luchoHgetrsBatched | luchoHgetrsBatched_64: luchoHalf, luchoBgetrsBatched | luchoBgetrsBatched_64: luchoBfloat16]
    fn(trans: c_char, n: I, nrhs: I, a: *const *mut T, lda: I, ipiv: *const I, b: *const *mut T, ldb: I,
       batch: I) -> I = getrs_batched;

    /// Solves A X = B with the factor of luchoHpotrf, as luchoHgetrs does.
    [luchoHpotrs | luchoHpotrs_64: luchoHalf, luchoBpotrs | luchoBpotrs_64: luchoBfloat16]
    fn(uplo: c_char, n: I, nrhs: I, a: *const T, lda: I, b: *mut T, ldb: I) -> I = potrs;

    /// The same for `batch` pairs of matrices.
    [luchoHpotrsBatched | luchoHpotrsBatched_64: luchoHalf, luchoBpotrsBatched | luchoBpotrsBatched_64: luchoBfloat16]
    fn(uplo: c_char, n: I, nrhs: I, a: *const *mut T, lda: I, b: *const *mut T, ldb: I, batch: I) -> I
       = potrs_batched;

    /// C = alpha op(A) op(B) + beta C of matrices stored in 16 bits, column-major: summed in float32 over all k steps,
    /// scaled in float32, rounded once. op(A) is m x k, op(B) k x n; op by transa and transb: 'N', 'T', 'C'.
    /// beta = 0 does not read C, alpha = 0 does not read A and B. Returns 0, minus the position of a bad argument,
    /// or -1010 when memory is short, with nothing done.
    [luchoHgemm | luchoHgemm_64: luchoHalf, luchoBgemm | luchoBgemm_64: luchoBfloat16]
    fn(transa: c_char, transb: c_char, m: I, n: I, k: I, alpha: f32, a: *const T, lda: I, b: *const T, ldb: I,
       beta: f32, c: *mut T, ldc: I) -> I = gemm;

    /// y[i] = x[i] for n elements, rounded to nearest even; a NaN stays one. The arrays do not overlap. Returns 0, or
    /// the first i, from 1, where a finite number became infinite (all are converted all the same), or minus the
    /// position of a bad argument with nothing done.
    [luchoFloatToHalf | luchoFloatToHalf_64: luchoHalf,
     luchoFloatToBfloat16 | luchoFloatToBfloat16_64: luchoBfloat16]
    fn(n: I, x: *const f32, y: *mut T) -> I = narrow;

    /// y[i] = x[i] for n elements, exactly. Returns 0, or minus the position of a bad argument with nothing done.
    [luchoHalfToFloat | luchoHalfToFloat_64: luchoHalf,
     luchoBfloat16ToFloat | luchoBfloat16ToFloat_64: luchoBfloat16]
    fn(n: I, x: *const T, y: *mut f32) -> I = widen;

    /// As luchoFloatToHalf, part by part, for n complex numbers.
    [luchoComplexFloatToHalf | luchoComplexFloatToHalf_64: luchoComplexHalf,
     luchoComplexFloatToBfloat16 | luchoComplexFloatToBfloat16_64: luchoComplexBfloat16]
    fn(n: I, x: *const Complex<f32>, y: *mut T) -> I = narrow_complex;

    /// As luchoHalfToFloat for n complex numbers.
    [luchoComplexHalfToFloat | luchoComplexHalfToFloat_64: luchoComplexHalf,
     luchoComplexBfloat16ToFloat | luchoComplexBfloat16ToFloat_64: luchoComplexBfloat16]
    fn(n: I, x: *const T, y: *mut Complex<f32>) -> I = widen_complex;
}

/// LAPACKE's LAPACK_WORK_MEMORY_ERROR.
const MEMORY: isize = -1010;

fn answer<I: Int>(call: &'static str, outcome: Result<isize, Refused>) -> I {
    I::put(match outcome {
        Ok(info) => info,
        Err(Refused::Argument(position)) => {
            log(Level::Error, call, format_args!("argument {position} is wrong"));
            position.wrapping_neg()
        }
        Err(Refused::Memory) => {
            log(Level::Error, call, format_args!("out of memory"));
            MEMORY
        }
    })
}

fn members<T: Stored, I: Int>(array: *const *mut T, ld: I) -> Members<T::As> {
    Members { array: array.cast(), ld: ld.get() }
}

fn letter(option: c_char) -> u8 {
    (option as u8).to_ascii_uppercase()
}

unsafe fn getrf<T: Stored, I: Int + Pivot>(
    call: &'static str,
    m: I,
    n: I,
    a: *mut T,
    lda: I,
    ipiv: *mut I,
) -> I {
    let mut info = I::default();
    let members = members::<T, I>(&a, lda);
    // SAFETY: the caller's promise; one matrix, one info.
    let done = unsafe { half::getrf_batched(m.get(), n.get(), members, ipiv, &mut info, 1) };
    answer(call, done.map(|()| info.get()))
}

unsafe fn getrf_batched<T: Stored, I: Int + Pivot>(
    call: &'static str,
    m: I,
    n: I,
    a: *const *mut T,
    lda: I,
    ipiv: *mut I,
    info: *mut I,
    batch: I,
) -> I {
    let a = members::<T, I>(a, lda);
    // SAFETY: the caller's promise.
    let done = unsafe { half::getrf_batched(m.get(), n.get(), a, ipiv, info, batch.get()) };
    answer(call, done.map(|()| 0))
}

unsafe fn potrf<T: Stored, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    a: *mut T,
    lda: I,
) -> I {
    let mut info = I::default();
    let (uplo, a) = (uplo(letter(option)), members::<T, I>(&a, lda));
    // SAFETY: the caller's promise; one matrix, one info.
    let done = unsafe { half::potrf_batched(uplo, n.get(), a, &mut info, 1) };
    answer(call, done.map(|()| info.get()))
}

unsafe fn potrf_batched<T: Stored, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    a: *const *mut T,
    lda: I,
    info: *mut I,
    batch: I,
) -> I {
    let (uplo, a) = (uplo(letter(option)), members::<T, I>(a, lda));
    // SAFETY: the caller's promise.
    let done = unsafe { half::potrf_batched(uplo, n.get(), a, info, batch.get()) };
    answer(call, done.map(|()| 0))
}

unsafe fn getrs<T: Stored, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    ipiv: *const I,
    b: *mut T,
    ldb: I,
) -> I {
    let a = a.cast_mut();
    // SAFETY: the caller's promise; A is only read.
    unsafe { getrs_batched::<T, I>(call, option, n, nrhs, &a, lda, ipiv, &b, ldb, one()) }
}

unsafe fn getrs_batched<T: Stored, I: Int + Pivot>(
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
    let (trans, a, b) = (trans(letter(option)), members::<T, I>(a, lda), members::<T, I>(b, ldb));
    // SAFETY: the caller's promise.
    answer(call, unsafe {
        half::getrs_batched(trans, n.get(), nrhs.get(), a, ipiv, b, batch.get())
    })
}

unsafe fn potrs<T: Stored, I: Int + Pivot>(
    call: &'static str,
    option: c_char,
    n: I,
    nrhs: I,
    a: *const T,
    lda: I,
    b: *mut T,
    ldb: I,
) -> I {
    let a = a.cast_mut();
    // SAFETY: the caller's promise; A is only read.
    unsafe { potrs_batched::<T, I>(call, option, n, nrhs, &a, lda, &b, ldb, one()) }
}

unsafe fn potrs_batched<T: Stored, I: Int + Pivot>(
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
    let (uplo, a, b) = (uplo(letter(option)), members::<T, I>(a, lda), members::<T, I>(b, ldb));
    // SAFETY: the caller's promise.
    answer(call, unsafe { half::potrs_batched(uplo, n.get(), nrhs.get(), a, b, batch.get()) })
}

fn one<I: Int>() -> I {
    I::put(1)
}

unsafe fn gemm<T: Stored, I: Int>(
    call: &'static str,
    transa: c_char,
    transb: c_char,
    m: I,
    n: I,
    k: I,
    alpha: f32,
    a: *const T,
    lda: I,
    b: *const T,
    ldb: I,
    beta: f32,
    c: *mut T,
    ldc: I,
) -> I {
    let (transa, transb) = (trans(letter(transa)), trans(letter(transb)));
    let (a, b, c) = ((a.cast(), lda.get()), (b.cast(), ldb.get()), (c.cast(), ldc.get()));
    let shape = (m.get(), n.get(), k.get());
    // SAFETY: the caller's promise.
    let done = unsafe { half::gemm::<T::As>(transa, transb, shape, alpha, a, b, beta, c) };
    answer(call, done.map(|()| 0))
}

unsafe fn narrow<T: Stored, I: Int>(call: &'static str, n: I, x: *const f32, y: *mut T) -> I {
    // SAFETY: the caller's promise.
    let done = unsafe { half::narrow::<T::As>(n.get(), x, y.cast()) };
    answer(call, done.map_err(Refused::Argument))
}

unsafe fn widen<T: Stored, I: Int>(call: &'static str, n: I, x: *const T, y: *mut f32) -> I {
    // SAFETY: the caller's promise.
    let done = unsafe { half::widen_all::<T::As>(n.get(), x.cast(), y) };
    answer(call, done.map_err(Refused::Argument))
}

unsafe fn narrow_complex<T: Stored, I: Int>(
    call: &'static str,
    n: I,
    x: *const Complex<f32>,
    y: *mut T,
) -> I {
    // Two parts each; what does not fit is no array.
    let parts = n.get().checked_mul(T::PARTS).unwrap_or(-1);
    // SAFETY: the caller's promise.
    let done = unsafe { half::narrow::<T::As>(parts, x.cast(), y.cast()) };
    let element = |part: isize| part.saturating_add(1) / T::PARTS;
    answer(call, done.map(element).map_err(Refused::Argument))
}

unsafe fn widen_complex<T: Stored, I: Int>(
    call: &'static str,
    n: I,
    x: *const T,
    y: *mut Complex<f32>,
) -> I {
    let parts = n.get().checked_mul(T::PARTS).unwrap_or(-1);
    // SAFETY: the caller's promise.
    let done = unsafe { half::widen_all::<T::As>(parts, x.cast(), y.cast()) };
    answer(call, done.map_err(Refused::Argument))
}
