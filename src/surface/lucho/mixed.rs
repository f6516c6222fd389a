//! Linear systems solved by factors of low precision and refinement.

#![allow(non_camel_case_types, non_snake_case)]

use crate::abi::fortran::Int;
use crate::op::device::trace::{Level, log};
use crate::op::lapack::batched::Refused;
use crate::op::lapack::mixed::solver::{
    self, Course, Outcome, Plan, Precision, Reason, Refinement,
};
use crate::op::lapack::{Pivot, uplo as triangle};
use core::ffi::{c_char, c_int, c_void};
use num_complex::Complex;

c_enum! {
    /// What the elements of matrices are.
    pub enum luchoDataType {
        /// float
        LUCHO_S = 0,
        /// double
        LUCHO_D = 1,
        /// float complex
        LUCHO_C = 2,
        /// double complex
        LUCHO_Z = 3,
    }

    /// The precision of factors.
    pub enum luchoPrecision {
        /// As the library thinks best; that may depend on the CPU.
        LUCHO_PRECISION_AUTOMATIC = 0,
        /// IEEE half precision, 11 significant bits. Of a complex matrix the entries are rounded to it, and
        /// factored as float complex.
        LUCHO_PRECISION_HALF = 1,
        /// bfloat16, 8 significant bits, the range of float. Complex matrices as above.
        LUCHO_PRECISION_BFLOAT16 = 2,
        /// float; for double and double complex matrices.
        LUCHO_PRECISION_FLOAT = 3,
        /// That of the matrices; in reports only.
        LUCHO_PRECISION_WORKING = 4,
    }

    /// How a solution is improved.
    pub enum luchoRefinement {
        /// Classical at first, GMRES as soon as that promises to be quicker.
        LUCHO_REFINEMENT_AUTOMATIC = 0,
        /// Not at all: X is what the low factors give, and is accepted if it is finite.
        LUCHO_REFINEMENT_NONE = 1,
        /// Corrections by the factors, with residuals in the precision of the matrices.
        LUCHO_REFINEMENT_CLASSICAL = 2,
        /// Corrections by GMRES, with the factors as preconditioner.
        LUCHO_REFINEMENT_GMRES = 3,
    }

    /// Why the low precision did not do: negative values of iterations in a report.
    pub enum luchoMixedReason {
        /// It was not tried, because the precision of the matrices is quicker here.
        LUCHO_MIXED_BEFOREHAND = -1,
        /// A number did not fit into the format of the factors.
        LUCHO_MIXED_OVERFLOW = -2,
        /// The factorization failed: to the low precision A is singular, or not positive definite.
        LUCHO_MIXED_NOT_FACTORED = -3,
        /// A, its norm, or B is not finite.
        LUCHO_MIXED_NOT_FINITE = -4,
        /// The tolerance was not reached within the iterations, or will not be.
        LUCHO_MIXED_NOT_CONVERGED = -5,
    }
}

/// What luchoGesvMixed and luchoPosvMixed shall do. All zero but for the size is as good as a null pointer.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct luchoMixedOptions {
    /// sizeof(luchoMixedOptions).
    pub size: usize,
    /// Of the factors.
    pub precision: luchoPrecision,
    pub refinement: luchoRefinement,
    /// Corrections at most; 0: 30.
    pub maxIterations: i64,
    /// Vectors of GMRES for one correction of one column at most; 0: 50.
    pub maxInnerIterations: i64,
    /// X is accepted when every column has |b - A x| <= |x| ||A|| tolerance sqrt(n), in max norms, ||A|| the infinity
    /// norm, and |b - A x| <= |b| / 16. Between 0 and 1; 0: the roundoff of the matrices' precision, 2^-53 or 2^-24, as dsgesv has it.
    pub tolerance: f64,
    /// GMRES ends when it has reduced the residual by this factor (or by what is needed, if that is less). Between 0
    /// and 1; 0: the square root of the matrices' roundoff.
    pub innerTolerance: f64,
    /// 0: if the low precision does not do, A is factored in its own. Else: X keeps what refinement has come to.
    pub noFallback: c_int,
}

/// What luchoGesvMixed and luchoPosvMixed did. The caller sets the first three members.
#[repr(C)]
pub struct luchoMixedReport {
    /// sizeof(luchoMixedReport).
    pub size: usize,
    /// Gets the backward error (see below) of the first solution and after each correction; may be null.
    pub history: *mut f64,
    /// Numbers that history has room for.
    pub historyCapacity: i64,
    /// Numbers that history got.
    pub historyCount: i64,
    /// Corrections that it took; negative: a luchoMixedReason, and X is by the fallback, if there is one.
    pub iterations: i64,
    /// Corrections made, in either case.
    pub corrections: i64,
    /// Vectors that GMRES took in all corrections of all columns.
    pub innerIterations: i64,
    /// Of the factors that gave X.
    pub precision: luchoPrecision,
    /// The kind of the last correction; LUCHO_REFINEMENT_NONE if there was none.
    pub refinement: luchoRefinement,
    /// The largest |b - A x| / (|x| ||A||) of the columns of X, norms as above; NaN if there is no X.
    pub backwardError: f64,
}

c_api! { dual
    /// Solves A X = B for an n x n matrix with an LU factorization in a lower precision, and refinement until the
    /// solution is as good as one in the precision of the matrices (options->tolerance); if that does not succeed,
    /// with a factorization in the precision of the matrices. A is scaled by powers of two before it is rounded,
    /// so its range may be any.
    ///
    /// The matrices are column-major, of elements of type dataType; lda, ldb, ldx at least max(1, n). A and B (n x
    /// nrhs) are only read; X (n x nrhs) overlaps neither. ipiv (NULL: not wanted) gets the n interchanges of the
    /// factorization that gave X, from 1, of the scaled matrix if it is a low one. options NULL: all
    /// automatic. report NULL: not wanted. For n = 0 or nrhs = 0 nothing else is done.
    ///
    /// Returns 0; -i if argument i is bad, or -1010 if memory is short, with nothing written; k from 1 to n if U(k, k) is
    /// zero or NaN in the precision of the matrices, and X is not written; n + 1 if X is no solution though nothing is
    /// zero: numbers in A, B or X are not finite, or the low precision did not do and options->noFallback is
    /// set. X then has what has been found, if anything.
    [luchoGesvMixed | luchoGesvMixed_64: f64]
    fn(dataType: luchoDataType, n: I, nrhs: I, a: *const c_void, lda: I, ipiv: *mut I, b: *const c_void, ldb: I,
       x: *mut c_void, ldx: I, options: *const luchoMixedOptions, report: *mut luchoMixedReport) -> I = gesv;

    /// As luchoGesvMixed for a Hermitian (for real types symmetric) positive definite matrix given by its lower (uplo =
    /// 'L') or upper ('U') triangle, by Cholesky factorizations. Imaginary parts of its diagonal count as zero.
    /// Before A is rounded its diagonal is enlarged by a small multiple of the low precision's roundoff, so that it
    /// stays positive definite; refinement takes that back. A matrix that fails to be positive definite
    /// by no more than that may be solved like one that is.
    ///
    /// Returns as luchoGesvMixed; k from 1 to n if the leading minor of order k is not positive definite.
    [luchoPosvMixed | luchoPosvMixed_64: f64]
    fn(dataType: luchoDataType, uplo: c_char, n: I, nrhs: I, a: *const c_void, lda: I, b: *const c_void, ldb: I,
       x: *mut c_void, ldx: I, options: *const luchoMixedOptions, report: *mut luchoMixedReport) -> I = posv;
}

/// Memory is short: LAPACKE's LAPACK_WORK_MEMORY_ERROR.
const MEMORY: isize = -1010;

/// What the options ask for; none if they are wrong.
///
/// # Safety
/// Options that are not null have as many bytes as they say.
unsafe fn plan(options: *const luchoMixedOptions) -> Option<Plan> {
    let usual = Plan {
        precision: None,
        refinement: Refinement::Automatic,
        steps: None,
        inner: None,
        tolerance: None,
        inner_tolerance: None,
        fallback: true,
    };
    if options.is_null() {
        return Some(usual);
    }
    // SAFETY: the size is there in every version.
    if unsafe { (&raw const (*options).size).read() } != size_of::<luchoMixedOptions>() {
        return None;
    }
    // SAFETY: as long as they have to be.
    let options = unsafe { options.read() };
    let count = |n: i64| match n {
        0 => Some(None),
        n => usize::try_from(n).ok().map(Some),
    };
    let number = |x: f64| (x != 0.0).then_some(x);
    Some(Plan {
        precision: match options.precision {
            LUCHO_PRECISION_AUTOMATIC => None,
            LUCHO_PRECISION_HALF => Some(Precision::Half),
            LUCHO_PRECISION_BFLOAT16 => Some(Precision::Bfloat16),
            LUCHO_PRECISION_FLOAT => Some(Precision::Float),
            _ => return None,
        },
        refinement: match options.refinement {
            LUCHO_REFINEMENT_AUTOMATIC => Refinement::Automatic,
            LUCHO_REFINEMENT_NONE => Refinement::None,
            LUCHO_REFINEMENT_CLASSICAL => Refinement::Classical,
            LUCHO_REFINEMENT_GMRES => Refinement::Gmres,
            _ => return None,
        },
        steps: count(options.maxIterations)?,
        inner: count(options.maxInnerIterations)?,
        tolerance: number(options.tolerance),
        inner_tolerance: number(options.innerTolerance),
        fallback: options.noFallback == 0,
    })
}

/// Room for what happens; none if the report is wrong.
///
/// # Safety
/// A report that is not null has as many bytes as it says, and a history that is not null as many numbers.
unsafe fn course<'a>(report: *const luchoMixedReport) -> Option<Course<'a>> {
    if report.is_null() {
        return Some(Course::new(&mut []));
    }
    // SAFETY: the size is there in every version.
    if unsafe { (&raw const (*report).size).read() } < size_of::<luchoMixedReport>() {
        return None;
    }
    // SAFETY: as long as it has to be; the members that the caller sets.
    let (history, capacity) = unsafe {
        ((&raw const (*report).history).read(), (&raw const (*report).historyCapacity).read())
    };
    let capacity = usize::try_from(capacity).ok()?;
    if history.is_null() || capacity == 0 {
        return (capacity == 0).then(|| Course::new(&mut []));
    }
    // SAFETY: the caller's promise.
    Some(Course::new(unsafe { core::slice::from_raw_parts_mut(history, capacity) }))
}

fn code(reason: Reason) -> luchoMixedReason {
    match reason {
        Reason::Beforehand => LUCHO_MIXED_BEFOREHAND,
        Reason::Overflow => LUCHO_MIXED_OVERFLOW,
        Reason::NotFactored => LUCHO_MIXED_NOT_FACTORED,
        Reason::NotFinite => LUCHO_MIXED_NOT_FINITE,
        Reason::NotConverged => LUCHO_MIXED_NOT_CONVERGED,
    }
}

fn precision(of: Precision) -> luchoPrecision {
    match of {
        Precision::Half => LUCHO_PRECISION_HALF,
        Precision::Bfloat16 => LUCHO_PRECISION_BFLOAT16,
        Precision::Float => LUCHO_PRECISION_FLOAT,
        Precision::Working => LUCHO_PRECISION_WORKING,
    }
}

fn refinement(of: Refinement) -> luchoRefinement {
    match of {
        Refinement::Automatic => LUCHO_REFINEMENT_AUTOMATIC,
        Refinement::None => LUCHO_REFINEMENT_NONE,
        Refinement::Classical => LUCHO_REFINEMENT_CLASSICAL,
        Refinement::Gmres => LUCHO_REFINEMENT_GMRES,
    }
}

/// Writes the report, says what went wrong, and returns info.
///
/// # Safety
/// As for [`course`].
unsafe fn answer<I: Int>(
    call: &'static str,
    result: Result<Outcome, Refused>,
    course: Option<Course>,
    report: *mut luchoMixedReport,
) -> I {
    let outcome = match result {
        Ok(outcome) => outcome,
        Err(Refused::Argument(position)) => {
            // The type comes before what op counts.
            let position = position.wrapping_add(1);
            log(Level::Error, call, format_args!("argument {position} is wrong"));
            return I::put(position.wrapping_neg());
        }
        Err(Refused::Memory) => {
            log(Level::Error, call, format_args!("out of memory"));
            return I::put(MEMORY);
        }
    };
    if let (Some(course), false) = (course, report.is_null()) {
        let made = course.steps as i64;
        // SAFETY: the caller's promise. What a longer report has behind these is left alone.
        unsafe {
            let out = &mut *report;
            out.historyCount = course.recorded as i64;
            out.iterations = outcome.reason.map_or(made, |reason| i64::from(code(reason).0));
            out.corrections = made;
            out.innerIterations = course.inner as i64;
            out.precision = precision(outcome.precision);
            out.refinement = refinement(course.refinement);
            out.backwardError = course.error;
        }
    }
    I::put(outcome.info)
}

#[allow(clippy::extra_unused_type_parameters)] // The declaration names an element type; the caller's is data_type.
unsafe fn gesv<T, I: Int + Pivot>(
    call: &'static str,
    data_type: luchoDataType,
    n: I,
    nrhs: I,
    a: *const c_void,
    lda: I,
    ipiv: *mut I,
    b: *const c_void,
    ldb: I,
    x: *mut c_void,
    ldx: I,
    options: *const luchoMixedOptions,
    report: *mut luchoMixedReport,
) -> I {
    // SAFETY: the caller's promise.
    unsafe {
        let (plan, mut course) = (plan(options), course(report));
        let (n, nrhs, lda, ldb, ldx) = (n.get(), nrhs.get(), lda.get(), ldb.get(), ldx.get());
        macro_rules! solve {
            ($t:ty) => {{
                let (a, b, x) = (a.cast::<$t>(), b.cast(), x.cast());
                let (plan, course) = (plan.as_ref(), course.as_mut());
                solver::gesv(n, nrhs, a, lda, ipiv, b, ldb, x, ldx, plan, course)
            }};
        }
        let result = match data_type {
            LUCHO_S => solve!(f32),
            LUCHO_D => solve!(f64),
            LUCHO_C => solve!(Complex<f32>),
            LUCHO_Z => solve!(Complex<f64>),
            _ => Err(Refused::Argument(0)),
        };
        answer(call, result, course, report)
    }
}

#[allow(clippy::extra_unused_type_parameters)] // The declaration names an element type; the caller's is data_type.
unsafe fn posv<T, I: Int + Pivot>(
    call: &'static str,
    data_type: luchoDataType,
    uplo: c_char,
    n: I,
    nrhs: I,
    a: *const c_void,
    lda: I,
    b: *const c_void,
    ldb: I,
    x: *mut c_void,
    ldx: I,
    options: *const luchoMixedOptions,
    report: *mut luchoMixedReport,
) -> I {
    let uplo = triangle((uplo as u8).to_ascii_uppercase());
    // SAFETY: the caller's promise.
    unsafe {
        let (plan, mut course) = (plan(options), course(report));
        let (n, nrhs, lda, ldb, ldx) = (n.get(), nrhs.get(), lda.get(), ldb.get(), ldx.get());
        macro_rules! solve {
            ($t:ty) => {{
                let (a, b, x) = (a.cast::<$t>(), b.cast(), x.cast());
                let (plan, course) = (plan.as_ref(), course.as_mut());
                solver::posv(uplo, n, nrhs, a, lda, b, ldb, x, ldx, plan, course)
            }};
        }
        let result = match data_type {
            LUCHO_S => solve!(f32),
            LUCHO_D => solve!(f64),
            LUCHO_C => solve!(Complex<f32>),
            LUCHO_Z => solve!(Complex<f64>),
            _ => Err(Refused::Argument(0)),
        };
        answer(call, result, course, report)
    }
}
