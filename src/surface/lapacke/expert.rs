//! The expert drivers.

use super::common::*;
use crate::abi::fortran::value;
use crate::op::lapack::expert::{self, Wanted, wanted};
use crate::op::lapack::layout::Given;
use crate::op::lapack::{Scalar, trans as op};
use core::ffi::{c_char, c_int};
use num_complex::Complex;

c_api! { dual
    /// Solves op(A) X = B (op as in LAPACKE_dgetrs) and says how good the solution is. fact = 'N': A is copied to af and
    /// factored; 'E': before that A is replaced by diag(r) A diag(c) if its scaling is poor, and equed tells which of
    /// the two were applied ('N', 'R', 'C' or 'B'); 'F': af, ipiv, equed, r and c are given, A being scaled already. B is
    /// scaled like A. rcond is as from LAPACKE_dgecon, ferr and berr as from LAPACKE_dgerfs; rpivot gets the pivot growth
    /// max|A| / max|U|. Returns 0; minus the position of a bad argument; k <= n if U(k, k) is zero (no solution);
    /// n + 1 if rcond is less than the machine precision (the solution is there).
    [LAPACKE_sgesvx | LAPACKE_sgesvx64_: f32, LAPACKE_dgesvx | LAPACKE_dgesvx64_: f64, LAPACKE_cgesvx | LAPACKE_cgesvx64_: Complex<f32>, LAPACKE_zgesvx | LAPACKE_zgesvx64_: Complex<f64>]
    fn(matrix_layout: c_int, fact: c_char, trans: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, ipiv: *mut I, equed: *mut c_char, r: *mut R, c: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R, rpivot: *mut R) -> I = gesvx;

    /// As LAPACKE_dgesvx, without looking for NaN. work has max(1, 4n) elements, the first of which gets the pivot
    /// growth; iwork is not used.
    [LAPACKE_sgesvx_work | LAPACKE_sgesvx_work64_: f32, LAPACKE_dgesvx_work | LAPACKE_dgesvx_work64_: f64]
    fn(matrix_layout: c_int, fact: c_char, trans: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, ipiv: *mut I, equed: *mut c_char, r: *mut R, c: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I) -> I = gesvx_work;

    /// As LAPACKE_dgesvx_work, with 2n elements of work and max(1, 2n) of rwork, whose first gets the pivot growth.
    [LAPACKE_cgesvx_work | LAPACKE_cgesvx_work64_: Complex<f32>, LAPACKE_zgesvx_work | LAPACKE_zgesvx_work64_: Complex<f64>]
    fn(matrix_layout: c_int, fact: c_char, trans: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, ipiv: *mut I, equed: *mut c_char, r: *mut R, c: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R) -> I = gesvx_work;

    /// As LAPACKE_dgesvx for a Hermitian positive definite A given by its triangle uplo, which is replaced by
    /// diag(s) A diag(s) if fact = 'E' and its scaling is poor; equed = 'N' or 'Y'. Returns 0; minus the position of a
    /// bad argument; k <= n if the leading minor of order k is not positive definite (no solution); n + 1 if rcond
    /// is less than the machine precision.
    [LAPACKE_sposvx | LAPACKE_sposvx64_: f32, LAPACKE_dposvx | LAPACKE_dposvx64_: f64, LAPACKE_cposvx | LAPACKE_cposvx64_: Complex<f32>, LAPACKE_zposvx | LAPACKE_zposvx64_: Complex<f64>]
    fn(matrix_layout: c_int, fact: c_char, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, equed: *mut c_char, s: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R) -> I = posvx;

    /// As LAPACKE_dposvx, without looking for NaN. work has 3n elements; iwork is not used.
    [LAPACKE_sposvx_work | LAPACKE_sposvx_work64_: f32, LAPACKE_dposvx_work | LAPACKE_dposvx_work64_: f64]
    fn(matrix_layout: c_int, fact: c_char, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, equed: *mut c_char, s: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R, work: *mut T, iwork: *mut I) -> I = posvx_work;

    /// As LAPACKE_dposvx_work, with 2n elements of work and n of rwork.
    [LAPACKE_cposvx_work | LAPACKE_cposvx_work64_: Complex<f32>, LAPACKE_zposvx_work | LAPACKE_zposvx_work64_: Complex<f64>]
    fn(matrix_layout: c_int, fact: c_char, uplo: c_char, n: I, nrhs: I, a: *mut T, lda: I, af: *mut T, ldaf: I, equed: *mut c_char, s: *mut R, b: *mut T, ldb: I, x: *mut T, ldx: I, rcond: *mut R, ferr: *mut R, berr: *mut R, work: *mut T, rwork: *mut R) -> I = posvx_work;
}

/// The factorization is given.
fn is_factored(fact: c_char) -> bool {
    wanted(letter(fact)) == Some(Wanted::Factored)
}

/// The matrix is scaled if it is to be equilibrated, the right-hand sides also if it has been.
fn scaled<T>(given: Given<T>, writes: bool) -> Given<T> {
    Given { writes, ..given }
}

unsafe fn gesvx<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    fact: c_char,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    af: *mut T,
    ldaf: I,
    ipiv: *mut I,
    equed: *mut c_char,
    r: *mut T::Real,
    c: *mut T::Real,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    rpivot: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.general(6, n, n, a, lda)?;
            if is_factored(fact) {
                inputs.general(8, n, n, af, ldaf)?;
            }
            inputs.general(14, n, nrhs, b, ldb)?;
            let used = if is_factored(fact) { letter(value(equed)) } else { b'N' };
            if matches!(used, b'B' | b'C') {
                inputs.vector(13, n.get(), c)?;
            }
            if matches!(used, b'B' | b'R') {
                inputs.vector(12, n.get(), r)?;
            }
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 4), times(n, 2))?;
            let info = gesvx_work(
                call,
                matrix_layout,
                fact,
                trans,
                n,
                nrhs,
                a,
                lda,
                af,
                ldaf,
                ipiv,
                equed,
                r,
                c,
                b,
                ldb,
                x,
                ldx,
                rcond,
                ferr,
                berr,
                work,
                rwork,
            );
            if info.get() >= 0 {
                let growth = if T::IS_COMPLEX { rwork } else { work.cast() };
                rpivot.write_unaligned(growth.read());
            }
            Ok(info)
        }
    })
}

unsafe fn gesvx_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    fact: c_char,
    trans: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    af: *mut T,
    ldaf: I,
    ipiv: *mut I,
    equed: *mut c_char,
    r: *mut T::Real,
    c: *mut T::Real,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(7, lda, n), (9, ldaf, n), (15, ldb, nrhs), (17, ldx, nrhs)])?;
        let (fact, trans, rwork) = (wanted(letter(fact)), op(letter(trans)), other.cast());
        let factored = fact == Some(Wanted::Factored);
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let columns = by_columns(
                layout,
                [
                    scaled(changed(a, n, n, lda), fact == Some(Wanted::Equilibrate)),
                    Given { reads: factored, writes: !factored, ..changed(af, n, n, ldaf) },
                    scaled(changed(b, n, nrhs, ldb), fact != Some(Wanted::New)),
                    changed(x, n, nrhs, ldx),
                ],
            )?;
            let [a, af, b, x] = columns.at;
            let info = update(equed.cast(), |equed| {
                update(rcond, |rcond| {
                    expert::gesvx(
                        fact,
                        trans,
                        n.get(),
                        nrhs.get(),
                        a.p,
                        a.ld,
                        af.p,
                        af.ld,
                        ipiv,
                        equed,
                        r,
                        c,
                        b.p,
                        b.ld,
                        x.p,
                        x.ld,
                        rcond,
                        ferr,
                        berr,
                        work,
                        rwork,
                    )
                })
            })?;
            columns.give_back();
            done(info)
        }
    })
}

unsafe fn posvx<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    fact: c_char,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    af: *mut T,
    ldaf: I,
    equed: *mut c_char,
    s: *mut T::Real,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
) -> I {
    plain::<I, _>(call, matrix_layout, |inputs| {
        // SAFETY: the caller passes arrays as described.
        unsafe {
            inputs.half(6, uplo, n, a, lda)?;
            if is_factored(fact) {
                inputs.half(8, uplo, n, af, ldaf)?;
            }
            inputs.general(12, n, nrhs, b, ldb)?;
            if is_factored(fact) && letter(value(equed)) == b'Y' {
                inputs.vector(11, n.get(), s)?;
            }
            let (_room, work, rwork) = arrays::<T, T::Real>(times(n, 3), times(n, 1))?;
            Ok(posvx_work(
                call,
                matrix_layout,
                fact,
                uplo,
                n,
                nrhs,
                a,
                lda,
                af,
                ldaf,
                equed,
                s,
                b,
                ldb,
                x,
                ldx,
                rcond,
                ferr,
                berr,
                work,
                rwork,
            ))
        }
    })
}

/// By rows the conjugate of the problem is solved: A and its factor in place.
unsafe fn posvx_work<T: Scalar, I: Integer>(
    call: &'static str,
    matrix_layout: c_int,
    fact: c_char,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *mut T,
    lda: I,
    af: *mut T,
    ldaf: I,
    equed: *mut c_char,
    s: *mut T::Real,
    b: *mut T,
    ldb: I,
    x: *mut T,
    ldx: I,
    rcond: *mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    other: *mut impl Sized,
) -> I {
    self::work::<I, _>(call, matrix_layout, |layout| {
        rows_fit(layout, [(7, lda, n), (9, ldaf, n), (13, ldb, nrhs), (15, ldx, nrhs)])?;
        let (fact, rwork) = (wanted(letter(fact)), other.cast());
        let ((uplo, lda), (_, ldaf)) = (in_place(layout, uplo, lda), in_place(layout, 0, ldaf));
        // SAFETY: the caller passes arrays as described.
        unsafe {
            let b = scaled(changed(b, n, nrhs, ldb), fact != Some(Wanted::New));
            let columns =
                by_columns(layout, [conjugated(b), conjugated(changed(x, n, nrhs, ldx))])?;
            let [b, x] = columns.at;
            let info = update(equed.cast(), |equed| {
                update(rcond, |rcond| {
                    expert::posvx(
                        fact,
                        uplo,
                        n.get(),
                        nrhs.get(),
                        a,
                        lda,
                        af,
                        ldaf,
                        equed,
                        s,
                        b.p,
                        b.ld,
                        x.p,
                        x.ld,
                        rcond,
                        ferr,
                        berr,
                        work,
                        rwork,
                    )
                })
            })?;
            columns.give_back();
            done(info)
        }
    })
}
