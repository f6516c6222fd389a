//! Solving A X = B with factors of low precision, to the accuracy of the working precision.
//!
//! A is scaled into the range of the low precision and rounded (`squeeze.rs`), factored there (`format.rs`), and the
//! solution that the factors give is corrected with residuals in the working precision (`refine.rs`), by the
//! factors themselves or by GMRES (`gmres.rs`). The answer is accepted by its backward error alone. Where that
//! does not succeed the caller hears why, and has [`direct`] for a factorization in the working precision.

mod format;
mod gmres;
mod memory;
mod refine;
mod squeeze;
mod system;

pub use format::{Binary, Float, Format, Kept, Rounded, Stored, Working};
pub use memory::bytes;
pub use system::{Definite, General, System};

use crate::kernel::copy::copy;
use crate::kernel::getrf2::getrf_or_getrf2;
use crate::kernel::norm::{Norm, general, hermitian};
use crate::kernel::par::Ctx;
use crate::kernel::potrf::{NotPositiveDefinite, potrf_lower};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::solve::{getrs, potrs};
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use refine::{Refiner, backward_error, largest};
use squeeze::Scales;

/// How a solution is improved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refinement {
    /// Classical, then GMRES as soon as that promises to be quicker.
    Automatic,
    /// Not at all: what the low factors give.
    None,
    Classical,
    Gmres,
}

/// Why the low precision did not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It was not tried.
    Beforehand,
    /// A number did not fit into the format.
    Overflow,
    /// The factorization failed, or a row or column of A is zero.
    NotFactored,
    /// A or its norm, or B, is not finite.
    NotFinite,
    /// Refinement did not reach the tolerance.
    NotConverged,
}

#[derive(Clone, Copy, Debug)]
pub struct Settings<R> {
    pub refinement: Refinement,
    /// Corrections at most.
    pub steps: usize,
    /// Vectors of GMRES for a correction at most.
    pub inner: usize,
    /// Backward error of a solution, but for a factor sqrt(n).
    pub tolerance: R,
    /// By what GMRES reduces a residual, unless less will do.
    pub inner_tolerance: R,
    /// Whether X is wanted also if it is not good enough.
    pub keep: bool,
}

impl<R: Real> Settings<R> {
    pub fn new(refinement: Refinement) -> Self {
        let eps = R::EPSILON.div(R::ONE + R::ONE);
        let inner_tolerance = eps.sqrt();
        Settings { refinement, steps: 30, inner: 50, tolerance: eps, inner_tolerance, keep: false }
    }
}

/// What happened.
#[derive(Debug)]
pub struct Course<'a> {
    /// Backward errors of the solution at the beginning and after each correction, as far as there is room.
    pub history: &'a mut [f64],
    pub recorded: usize,
    /// Corrections made.
    pub steps: usize,
    /// Vectors that GMRES took, of all columns.
    pub inner: usize,
    /// The last kind of correction.
    pub refinement: Refinement,
    /// Backward error of the worst column.
    pub error: f64,
}

impl<'a> Course<'a> {
    pub fn new(history: &'a mut [f64]) -> Self {
        let refinement = Refinement::None;
        Course { history, recorded: 0, steps: 0, inner: 0, refinement, error: f64::NAN }
    }
    fn note(&mut self, step: usize, kind: Refinement, error: f64) {
        (self.steps, self.error) = (step, error);
        if step > 0 {
            self.refinement = kind;
        }
        if let Some(place) = self.history.get_mut(step) {
            *place = error;
            self.recorded = step + 1;
        }
    }
}

/// X with A X = B, by factors in the format F; X is written only if it is good enough, or to be kept. A, B and X
/// are column-major, of order n >= 1, with at least one right-hand side. `pivots` has n entries and gets those of the scaled matrix, if it is a general one; `work` has
/// [`bytes`] bytes.
pub fn solve<T: Working, F: Format<T>, S: System<T>>(
    ctx: &Ctx,
    system: &S,
    pivots: &mut [i32],
    (b, x): (MatRef<T>, MatMut<T>),
    settings: &Settings<T::Real>,
    course: &mut Course,
    work: &mut [MaybeUninit<f64>],
) -> Result<(), Reason> {
    let (n, nrhs) = (b.rows(), b.cols());
    if (0..nrhs).any(|j| !largest(b.sub(0, j, n, 1)).is_finite()) {
        return Err(Reason::NotFinite);
    }
    let memory = memory::Memory::<T, F>::new(work, (n, nrhs), settings);
    let mut memory = memory.ok_or(Reason::Beforehand)?;
    let (rows, cols) = (memory.rows, memory.cols);
    let anorm = system.measure(ctx, rows, cols, memory.squeeze)?;
    let mut low = memory.low;
    let scales = Scales { rows, cols };
    system.factor::<F>(ctx, scales, low.rb_mut(), pivots, memory.factor)?;
    let mut it = Refiner::<T, F, S> {
        ctx,
        system,
        low: low.rb(),
        pivots,
        rows,
        cols,
        rhs: memory.rhs,
        work: memory.factor,
        format: PhantomData,
    };
    let own = (b, memory.solution.rb_mut(), memory.residual);
    let outcome = refine::refine(&mut it, memory.krylov, anorm, own, settings, course);
    if outcome.is_ok() || settings.keep {
        copy(ctx, memory.solution.rb(), x);
    }
    outcome
}

/// X with A X = B by the factors of the working precision, which are left in `a`. Returns LAPACK's info.
/// `work` is getrf's, or shorter.
pub fn direct<T: Scalar>(
    ctx: &Ctx,
    uplo: Option<Uplo>,
    mut a: MatMut<T>,
    pivots: &mut [i32],
    (b, mut x): (MatRef<T>, MatMut<T>),
    work: &mut [MaybeUninit<T>],
) -> usize {
    let Some(uplo) = uplo else {
        let info = getrf_or_getrf2(ctx, a.rb_mut(), pivots, work);
        if info == 0 {
            copy(ctx, b, x.rb_mut());
            // The pivots are getrf's own.
            let _ = getrs(ctx, Trans::No, a.rb(), Some(pivots), x);
        }
        return info;
    };
    let lower = if uplo == Uplo::Lower { a.rb_mut() } else { a.rb_mut().t() };
    if let Err(NotPositiveDefinite { minor }) = potrf_lower(ctx, lower) {
        return minor;
    }
    copy(ctx, b, x.rb_mut());
    potrs(ctx, uplo, a.rb(), x);
    0
}

/// The backward error of the worst column of a solution: |b - A x| / (|x| ||A||), NaN if a number is not finite.
/// `r` is work memory like X.
pub fn error<T: Working>(
    ctx: &Ctx,
    uplo: Option<Uplo>,
    a: MatRef<T>,
    (b, x): (MatRef<T>, MatRef<T>),
    mut r: MatMut<T>,
) -> f64 {
    copy(ctx, b, r.rb_mut());
    let anorm = match uplo {
        None => {
            General(a).subtract(ctx, x, r.rb_mut());
            general(Norm::Inf, a)
        }
        Some(uplo) => {
            Definite { uplo, a }.subtract(ctx, x, r.rb_mut());
            hermitian(Norm::Inf, uplo, a)
        }
    };
    backward_error(anorm, b, x, r.rb())
}
