//! The expert drivers: equilibrate, factor, estimate the condition, solve, refine.

use super::lu::{narrow, widen};
use super::{Info, Pivot, Scalar, Trans, Uplo, array, array_mut, check, times, works};
use crate::kernel::getrf::getrf_work;
use crate::kernel::lapack::equilibrate::{Equilibrated, extremes};
use crate::kernel::lapack::expert::{self, Definite, Fact, General};
use crate::kernel::par::Ctx;
use crate::op::blas::matrix_mut;
use crate::op::host;
use core::mem::MaybeUninit;

/// FACT, as its letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    New,
    Equilibrate,
    Factored,
}

/// The letter of a FACT argument.
pub fn wanted(letter: u8) -> Option<Wanted> {
    match letter {
        b'N' => Some(Wanted::New),
        b'E' => Some(Wanted::Equilibrate),
        b'F' => Some(Wanted::Factored),
        _ => None,
    }
}

/// What a letter of an EQUED argument says: of a general matrix, or a definite one.
fn equilibrated(letter: u8, definite: bool) -> Option<Equilibrated> {
    let (rows, cols) = match (letter.to_ascii_uppercase(), definite) {
        (b'N', _) => (false, false),
        (b'R', false) => (true, false),
        (b'C', false) => (false, true),
        (b'B', false) | (b'Y', true) => (true, true),
        _ => return None,
    };
    Some(Equilibrated { rows, cols })
}

/// The letter for it.
fn letter(how: Equilibrated, definite: bool) -> u8 {
    match (how.rows, how.cols) {
        (false, false) => b'N',
        (true, false) => b'R',
        (false, true) => b'C',
        (true, true) if definite => b'Y',
        (true, true) => b'B',
    }
}

/// Whether scale factors that are in use are positive.
///
/// # Safety
/// If they are in use, there are n.
unsafe fn positive<T: Scalar>(used: bool, factors: *const T::Real, n: isize) -> bool {
    // SAFETY: the caller's promise.
    !used || n <= 0 || extremes(unsafe { array(factors, n as usize) }).0 > T::Real::ZERO
}

/// op(A) X = B with everything there is to know about the solution. Info is 0; the index of a zero
/// pivot; or n + 1 if A is singular to working precision.
///
/// `equed` is an argument if the factors are given, otherwise a result, as are `r` and `c`. The pivot
/// growth goes to the first real work element.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` 2n, or `work` all 4n if T is real, and
/// at least one.
pub unsafe fn gesvx<T: Scalar, I: Pivot>(
    fact: Option<Wanted>,
    trans: Option<Trans>,
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    af: *mut T,
    ldaf: isize,
    ipiv: *mut I,
    equed: &mut u8,
    r: *mut T::Real,
    c: *mut T::Real,
    b: *mut T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    rcond: &mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    if matches!(fact, Some(Wanted::New | Wanted::Equilibrate)) {
        *equed = b'N';
    }
    let factored = fact == Some(Wanted::Factored);
    let how = equilibrated(*equed, false);
    let used = how.filter(|_| factored).unwrap_or(Equilibrated::NONE);
    let least = n.max(1);
    check([
        (1, fact.is_some()),
        (2, trans.is_some()),
        (3, n >= 0),
        (4, nrhs >= 0),
        (6, lda >= least),
        (8, ldaf >= least),
        (10, !factored || how.is_some()),
    ])?;
    // SAFETY: the caller's promise.
    let (r_good, c_good) =
        unsafe { (positive::<T>(used.rows, r, n), positive::<T>(used.cols, c, n)) };
    check([(11, r_good), (12, c_good), (14, ldb >= least), (16, ldx >= least)])?;
    let (Some(fact), Some(trans)) = (fact, trans) else { return Ok(0) };

    let order = n as usize;
    let lu_work = if factored { 0 } else { getrf_work::<T>(order, order) };
    let fact = match fact {
        Wanted::New => Fact::New,
        Wanted::Equilibrate => Fact::Equilibrate,
        Wanted::Factored => Fact::Factored(used),
    };
    let solve = |ctx: &Ctx, lu_work: &mut [MaybeUninit<T>]| {
        // SAFETY: the caller's promise. 64-bit pivots are 32-bit ones in between.
        unsafe {
            let system = General {
                a: matrix_mut(a, n, n, lda),
                af: matrix_mut(af, n, n, ldaf),
                pivots: array_mut(ipiv.cast::<i32>(), order),
                r: array_mut(r, if fact == Fact::Equilibrate || used.rows { order } else { 0 }),
                c: array_mut(c, if fact == Fact::Equilibrate || used.cols { order } else { 0 }),
                b: matrix_mut(b, n, nrhs, ldb),
                x: matrix_mut(x, n, nrhs, ldx),
                ferr: array_mut(ferr, nrhs as usize),
                berr: array_mut(berr, nrhs as usize),
            };
            let (work, rwork) = works(work, rwork, times(n, 2), times(n, 2));
            expert::gesvx(ctx, fact, trans, system, work, rwork, lu_work)
        }
    };
    if factored {
        // SAFETY: the caller's promise.
        unsafe { narrow(ipiv, order) };
    }
    let outcome = host::run_with::<T, _>(lu_work, solve);
    let outcome = outcome.unwrap_or_else(|| host::run(|ctx| solve(ctx, &mut [])));
    // SAFETY: as above. The growth is the first element of the array that has reals.
    unsafe { widen(ipiv, order) };
    let outcome = outcome.map_err(|_| 9isize)?;
    *rcond = outcome.rcond;
    if !factored {
        *equed = letter(outcome.equilibrated, false);
    }
    let growth = if T::IS_COMPLEX { rwork } else { work.cast() };
    // SAFETY: the caller's promise.
    unsafe { growth.write(outcome.growth) };
    Ok(outcome.info as isize)
}

/// As [`gesvx`] for a definite A given by a triangle. Info is the order of a minor that is not positive
/// definite, or n + 1.
///
/// # Safety
/// The arrays are as described; `work` has 2n elements, `rwork` n, or `work` all 3n if T is real.
pub unsafe fn posvx<T: Scalar>(
    fact: Option<Wanted>,
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: *mut T,
    lda: isize,
    af: *mut T,
    ldaf: isize,
    equed: &mut u8,
    s: *mut T::Real,
    b: *mut T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    rcond: &mut T::Real,
    ferr: *mut T::Real,
    berr: *mut T::Real,
    work: *mut T,
    rwork: *mut T::Real,
) -> Info {
    if matches!(fact, Some(Wanted::New | Wanted::Equilibrate)) {
        *equed = b'N';
    }
    let factored = fact == Some(Wanted::Factored);
    let how = equilibrated(*equed, true);
    let used = how.filter(|_| factored).unwrap_or(Equilibrated::NONE);
    let least = n.max(1);
    check([
        (1, fact.is_some()),
        (2, uplo.is_some()),
        (3, n >= 0),
        (4, nrhs >= 0),
        (6, lda >= least),
        (8, ldaf >= least),
        (9, !factored || how.is_some()),
    ])?;
    // SAFETY: the caller's promise.
    let s_good = unsafe { positive::<T>(used.rows, s, n) };
    check([(10, s_good), (12, ldb >= least), (14, ldx >= least)])?;
    let (Some(fact), Some(uplo)) = (fact, uplo) else { return Ok(0) };
    let order = n as usize;
    let fact = match fact {
        Wanted::New => Fact::New,
        Wanted::Equilibrate => Fact::Equilibrate,
        Wanted::Factored => Fact::Factored(used),
    };
    // SAFETY: the caller's promise.
    let outcome = unsafe {
        let system = Definite {
            uplo,
            a: matrix_mut(a, n, n, lda),
            af: matrix_mut(af, n, n, ldaf),
            s: array_mut(s, if fact == Fact::Equilibrate || used.rows { order } else { 0 }),
            b: matrix_mut(b, n, nrhs, ldb),
            x: matrix_mut(x, n, nrhs, ldx),
            ferr: array_mut(ferr, nrhs as usize),
            berr: array_mut(berr, nrhs as usize),
        };
        let (work, rwork) = works(work, rwork, times(n, 2), order);
        host::run(|ctx| expert::posvx(ctx, fact, system, work, rwork))
    };
    *rcond = outcome.rcond;
    if !factored {
        *equed = letter(outcome.equilibrated, true);
    }
    Ok(outcome.info as isize)
}
