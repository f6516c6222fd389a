//! Solving with factors of any low precision, with a report, and a working-precision factorization to fall back on.
//!
//! A and B are only read; X and the pivots are written when the outcome is known.

use super::super::batched::Refused;
use super::super::{Pivot, Uplo, array_mut, check};
use crate::kernel::getrf::getrf_work;
use crate::kernel::lapack::part::lacpy;
use crate::kernel::mixed::Working;
pub use crate::kernel::mixed::{Course, Reason, Refinement};
use crate::kernel::mixed::{
    Definite, Float, Format, General, Kept, Rounded, Settings, bytes, direct, error, solve,
};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::view::{MatMut, MatRef};
use crate::op::blas::{matrix, matrix_mut};
use crate::op::host;
use core::mem::MaybeUninit;
use half::{bf16, f16};

/// The precision of factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precision {
    Half,
    Bfloat16,
    Float,
    /// That of the matrices.
    Working,
}

/// How to go about it. Numbers that are not given are the library's.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub precision: Option<Precision>,
    pub refinement: Refinement,
    pub steps: Option<usize>,
    pub inner: Option<usize>,
    pub tolerance: Option<f64>,
    pub inner_tolerance: Option<f64>,
    pub fallback: bool,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
pub struct Outcome {
    /// LAPACK's, or n + 1 if X is no solution though the factorization succeeded.
    pub info: isize,
    /// Of the factors that gave X.
    pub precision: Precision,
    /// Why those of a low precision did not.
    pub reason: Option<Reason>,
}

/// The four types.
pub trait Numbers: Working + Kept<f16> + Kept<bf16> {}
impl<T: Working + Kept<f16> + Kept<bf16>> Numbers for T {}

/// A system of equations as the caller has it.
struct Problem<'a, T> {
    /// The triangle of a definite matrix.
    uplo: Option<Uplo>,
    a: MatRef<'a, T>,
    b: MatRef<'a, T>,
    x: MatMut<'a, T>,
}

/// A X = B for a general n x n A. The pivots, if wanted, are those of the factorization that gave X. Positions of
/// bad arguments are those of n, nrhs, a, lda, ipiv, b, ldb, x, ldx, plan, course, counted from 1; the last two are
/// missing if what the caller passed is no such thing.
///
/// # Safety
/// Arrays that are not null are as described; x and ipiv overlap nothing.
pub unsafe fn gesv<T: Numbers, I: Pivot>(
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    ipiv: *mut I,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    plan: Option<&Plan>,
    course: Option<&mut Course>,
) -> Result<Outcome, Refused> {
    check([(1, n >= 0), (2, nrhs >= 0)])?;
    check_array(3, a, n, lda, n)?;
    check_array(6, b, n, ldb, nrhs)?;
    check_array(8, x, n, ldx, nrhs)?;
    let (plan, course) = check_plan::<T>(plan, course)?;
    if n == 0 || nrhs == 0 {
        return Ok(nothing::<T>(plan, course));
    }
    // SAFETY: the caller's promise.
    let problem = unsafe {
        let (a, b) = (matrix(a, n, n, lda), matrix(b, n, nrhs, ldb));
        Problem { uplo: None, a, b, x: matrix_mut(x, n, nrhs, ldx) }
    };
    run(problem, plan, course, |pivots| {
        if !ipiv.is_null() {
            // SAFETY: the caller's promise.
            let ipiv = unsafe { array_mut(ipiv, pivots.len()) };
            ipiv.iter_mut().zip(pivots).for_each(|(to, &row)| *to = I::from_row(row));
        }
    })
}

/// As [`gesv`] for a Hermitian positive definite A given by a triangle; positions are those of uplo, n, nrhs, a,
/// lda, b, ldb, x, ldx, plan, course.
///
/// # Safety
/// As for [`gesv`].
pub unsafe fn posv<T: Numbers>(
    uplo: Option<Uplo>,
    n: isize,
    nrhs: isize,
    a: *const T,
    lda: isize,
    b: *const T,
    ldb: isize,
    x: *mut T,
    ldx: isize,
    plan: Option<&Plan>,
    course: Option<&mut Course>,
) -> Result<Outcome, Refused> {
    check([(1, uplo.is_some()), (2, n >= 0), (3, nrhs >= 0)])?;
    check_array(4, a, n, lda, n)?;
    check_array(6, b, n, ldb, nrhs)?;
    check_array(8, x, n, ldx, nrhs)?;
    let (plan, course) = check_plan::<T>(plan, course)?;
    if n == 0 || nrhs == 0 {
        return Ok(nothing::<T>(plan, course));
    }
    // SAFETY: the caller's promise.
    let problem = unsafe {
        let (a, b) = (matrix(a, n, n, lda), matrix(b, n, nrhs, ldb));
        Problem { uplo, a, b, x: matrix_mut(x, n, nrhs, ldx) }
    };
    run(problem, plan, course, |_| ())
}

/// An array, the argument at `position`, and its leading dimension behind it.
fn check_array<T>(
    position: isize,
    p: *const T,
    rows: isize,
    ld: isize,
    cols: isize,
) -> Result<(), isize> {
    let after = position.wrapping_add(1);
    let size = ld.checked_mul(cols).and_then(|e| e.checked_mul(size_of::<T>() as isize));
    let empty = rows == 0 || cols == 0;
    check([(position, empty || !p.is_null()), (after, ld >= rows.max(1) && size.is_some())])
}

/// What is there must also make sense; single precision has no float below it.
fn check_plan<'a, 'b, 'c, T: Scalar>(
    plan: Option<&'a Plan>,
    course: Option<&'b mut Course<'c>>,
) -> Result<(&'a Plan, &'b mut Course<'c>), isize> {
    let positive = |t: Option<f64>| t.is_none_or(|t| t > 0.0 && t < 1.0);
    let sound = |plan: &&Plan| {
        plan.precision != Some(Precision::Working)
            && (plan.precision != Some(Precision::Float) || !is_single::<T>())
            && positive(plan.tolerance)
            && positive(plan.inner_tolerance)
    };
    Ok((plan.filter(sound).ok_or(10_isize)?, course.ok_or(11_isize)?))
}

fn is_single<T: Scalar>() -> bool {
    size_of::<T::Real>() == size_of::<f32>()
}

/// The precision to try; none is quicker than the working one if there is none.
fn chosen<T: Scalar>(plan: &Plan) -> Option<Precision> {
    match plan.precision {
        None => (!is_single::<T>()).then_some(Precision::Float),
        given => given,
    }
}

/// There is nothing to solve.
fn nothing<T: Scalar>(plan: &Plan, course: &mut Course) -> Outcome {
    course.error = 0.0;
    let precision = chosen::<T>(plan).unwrap_or(Precision::Working);
    Outcome { info: 0, precision, reason: None }
}

fn settings<R: Real>(plan: &Plan) -> Settings<R> {
    let usual = Settings::new(plan.refinement);
    Settings {
        steps: plan.steps.unwrap_or(usual.steps),
        inner: plan.inner.unwrap_or(usual.inner),
        tolerance: plan.tolerance.map_or(usual.tolerance, R::from_f64),
        inner_tolerance: plan.inner_tolerance.map_or(usual.inner_tolerance, R::from_f64),
        keep: !plan.fallback,
        ..usual
    }
}

fn run<T: Numbers>(
    mut problem: Problem<T>,
    plan: &Plan,
    course: &mut Course,
    pivots: impl Fn(&[i32]),
) -> Result<Outcome, Refused> {
    let reason = match chosen::<T>(plan) {
        None => Reason::Beforehand,
        Some(precision) => {
            let tried = match precision {
                Precision::Half => {
                    attempt::<T, <T as Kept<f16>>::Format>(&mut problem, plan, course, &pivots)
                }
                Precision::Bfloat16 => {
                    attempt::<T, <T as Kept<bf16>>::Format>(&mut problem, plan, course, &pivots)
                }
                _ => attempt::<T, Rounded<Float>>(&mut problem, plan, course, &pivots),
            };
            match tried? {
                Ok(()) => return Ok(Outcome { info: 0, precision, reason: None }),
                Err(reason) if !plan.fallback => {
                    let info = (problem.a.rows() as isize).wrapping_add(1);
                    return Ok(Outcome { info, precision, reason: Some(reason) });
                }
                Err(reason) => reason,
            }
        }
    };
    let info = fall_back(&mut problem, course, &pivots)?;
    Ok(Outcome { info, precision: Precision::Working, reason: Some(reason) })
}

/// Elements of f64 that have room for so many bytes.
fn doubles(bytes: usize) -> usize {
    bytes.div_ceil(size_of::<f64>())
}

/// With factors of the format F.
fn attempt<T: Numbers, F: Format<T>>(
    problem: &mut Problem<T>,
    plan: &Plan,
    course: &mut Course,
    done: &impl Fn(&[i32]),
) -> Result<Result<(), Reason>, Refused> {
    let (n, nrhs) = (problem.b.rows(), problem.b.cols());
    let settings = settings::<T::Real>(plan);
    let rows = doubles(n.saturating_mul(size_of::<i32>()));
    let elements = rows.saturating_add(doubles(bytes::<T, F>(n, nrhs, &settings)));
    let outcome = host::run_with::<f64, _>(elements, |ctx, memory| {
        let (rows, work) = memory.split_at_mut(rows);
        let pivots = zeros(rows, n);
        let sides = (problem.b, problem.x.rb_mut());
        let outcome = match problem.uplo {
            None => {
                let system = General(problem.a);
                solve::<T, F, _>(ctx, &system, pivots, sides, &settings, course, work)
            }
            Some(uplo) => {
                let system = Definite { uplo, a: problem.a };
                solve::<T, F, _>(ctx, &system, pivots, sides, &settings, course, work)
            }
        };
        if outcome.is_ok() {
            done(pivots);
        }
        outcome
    });
    outcome.ok_or(Refused::Memory)
}

/// The front of some memory as `count` zeros.
fn zeros(memory: &mut [MaybeUninit<f64>], count: usize) -> &mut [i32] {
    debug_assert!(size_of_val(memory) >= count.saturating_mul(size_of::<i32>()));
    let start = memory.as_mut_ptr().cast::<i32>();
    // SAFETY: the memory is as long as that, and written here.
    unsafe {
        core::ptr::write_bytes(start, 0, count);
        core::slice::from_raw_parts_mut(start, count)
    }
}

/// With factors in the working precision; returns info.
fn fall_back<T: Numbers>(
    problem: &mut Problem<T>,
    course: &mut Course,
    done: &impl Fn(&[i32]),
) -> Result<isize, Refused> {
    let (n, nrhs) = (problem.b.rows(), problem.b.cols());
    // Columns an odd number of cache lines apart.
    let line = 64_usize.div_euclid(size_of::<T>());
    let ld = (n.div_ceil(line) | 1).saturating_mul(line);
    let (copy, residual) = (ld.saturating_mul(n), n.saturating_mul(nrhs));
    let factor = if problem.uplo.is_none() { getrf_work::<T>(n, n) } else { 0 };
    let rows = n.saturating_mul(size_of::<i32>()).div_ceil(size_of::<T>()).saturating_add(1);
    let all = copy.saturating_add(residual).saturating_add(factor).saturating_add(rows);
    let outcome = host::run_with::<T, _>(all, |ctx, memory| {
        let (copy, memory) = memory.split_at_mut(copy);
        let (residual, memory) = memory.split_at_mut(residual);
        let (factor, rows) = memory.split_at_mut(factor);
        // SAFETY: the pieces are as long; the matrices are written before they are read.
        let (mut lu, r, pivots) = unsafe {
            let (start, rows) = (copy.as_mut_ptr().cast(), rows.as_mut_ptr().cast::<i32>());
            core::ptr::write_bytes(rows, 0, n);
            (
                MatMut::from_raw(start, n, n, 1, ld as isize),
                MatMut::from_raw(residual.as_mut_ptr().cast(), n, nrhs, 1, n as isize),
                core::slice::from_raw_parts_mut(rows, n),
            )
        };
        lacpy(ctx, problem.uplo, problem.a, lu.rb_mut());
        let (uplo, b) = (problem.uplo, problem.b);
        let info = direct(ctx, uplo, lu, pivots, (b, problem.x.rb_mut()), factor);
        done(pivots);
        course.error = f64::NAN;
        if info == 0 {
            course.error = error(ctx, uplo, problem.a, (b, problem.x.rb()), r);
        }
        info
    });
    match outcome.ok_or(Refused::Memory)? {
        0 if !course.error.is_finite() => Ok((n as isize).wrapping_add(1)),
        info => Ok(info as isize),
    }
}
