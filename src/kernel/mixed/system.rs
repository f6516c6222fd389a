//! The two kinds of systems: a general matrix with LU, a Hermitian positive definite one with Cholesky.
//!
//! Matrices are column-major. What refinement needs of them is the same: products with A in the working
//! precision, factors of a rounded copy, solutions by these.

use super::Reason;
use super::format::{Binary, Format, Working};
use super::squeeze::{self, Scales};
use crate::kernel::gemm::{Operand, gemm};
use crate::kernel::level2::gemv::gemv;
use crate::kernel::level2::lines::Lines;
use crate::kernel::level2::symv::{Symmetry, symv};
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Real;
use crate::kernel::symm::hemm;
use crate::kernel::trsm::{Side, Uplo};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Columns up to which products are formed one by one.
const FEW: usize = 2;

/// The diagonal of a definite matrix is enlarged by these multiples of the format's roundoff, in turn, until
/// the factorization succeeds.
const SHIFTS: [usize; 3] = [1, 8, 64];

/// The rows of column j that the triangle has beside the diagonal.
pub fn beside(uplo: Uplo, j: usize, n: usize) -> (usize, usize) {
    match uplo {
        Uplo::Lower => (j + 1, n),
        Uplo::Upper => (0, j),
    }
}

/// A matrix, and how it is factored.
pub trait System<T: Working> {
    fn order(&self) -> usize;
    /// Factors that bring A into range, and its infinity norm. `work` has [`squeeze::work`] elements.
    fn measure(
        &self,
        ctx: &Ctx,
        rows: &mut [T::Real],
        cols: &mut [T::Real],
        work: &mut [MaybeUninit<T::Real>],
    ) -> Result<T::Real, Reason>;
    /// y := alpha A x + beta y, of one column.
    fn multiply(&self, ctx: &Ctx, alpha: T, x: VecRef<T>, beta: T, y: VecMut<T>);
    /// Y := alpha A X + beta Y.
    fn multiply_all(&self, ctx: &Ctx, alpha: T, x: MatRef<T>, beta: T, y: MatMut<T>);
    /// The factors of the scaled and rounded A.
    fn factor<F: Format<T>>(
        &self,
        ctx: &Ctx,
        scales: Scales<T::Real>,
        low: MatMut<F::Store>,
        pivots: &mut [i32],
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason>;
    fn solve<F: Format<T>>(
        &self,
        ctx: &Ctx,
        low: MatRef<F::Store>,
        pivots: &[i32],
        b: MatMut<T::Low>,
        work: &mut [MaybeUninit<T::Low>],
    );
    /// r := r - A x
    fn subtract(&self, ctx: &Ctx, x: MatRef<T>, mut r: MatMut<T>) {
        if x.cols() > FEW {
            return self.multiply_all(ctx, -T::ONE, x, T::ONE, r);
        }
        for j in 0..x.cols() {
            let (x, r) = (VecRef::column(x, j), VecMut::column(r.rb_mut(), j));
            self.multiply(ctx, -T::ONE, x, T::ONE, r);
        }
    }
}

/// A general matrix.
pub struct General<'a, T>(pub MatRef<'a, T>);

impl<T: Working> System<T> for General<'_, T> {
    fn order(&self) -> usize {
        self.0.rows()
    }
    fn measure(
        &self,
        ctx: &Ctx,
        rows: &mut [T::Real],
        cols: &mut [T::Real],
        work: &mut [MaybeUninit<T::Real>],
    ) -> Result<T::Real, Reason> {
        squeeze::general(ctx, self.0, rows, cols, work)
    }
    fn multiply(&self, ctx: &Ctx, alpha: T, x: VecRef<T>, beta: T, y: VecMut<T>) {
        gemv(ctx, alpha, Operand::plain(self.0), x, beta, y);
    }
    fn multiply_all(&self, ctx: &Ctx, alpha: T, x: MatRef<T>, beta: T, y: MatMut<T>) {
        gemm(ctx, alpha, Operand::plain(self.0), Operand::plain(x), beta, y);
    }
    fn factor<F: Format<T>>(
        &self,
        ctx: &Ctx,
        scales: Scales<T::Real>,
        mut low: MatMut<F::Store>,
        pivots: &mut [i32],
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason> {
        if !squeeze::round::<T, F>(ctx, self.0, None, scales, low.rb_mut()) {
            return Err(Reason::Overflow);
        }
        F::getrf(ctx, low, pivots, work)
    }
    fn solve<F: Format<T>>(
        &self,
        ctx: &Ctx,
        low: MatRef<F::Store>,
        pivots: &[i32],
        b: MatMut<T::Low>,
        work: &mut [MaybeUninit<T::Low>],
    ) {
        F::getrs(ctx, low, pivots, b, work);
    }
}

/// A Hermitian positive definite matrix by one of its triangles.
pub struct Definite<'a, T> {
    pub uplo: Uplo,
    pub a: MatRef<'a, T>,
}

impl<T: Working> System<T> for Definite<'_, T> {
    fn order(&self) -> usize {
        self.a.rows()
    }
    fn measure(
        &self,
        ctx: &Ctx,
        rows: &mut [T::Real],
        cols: &mut [T::Real],
        work: &mut [MaybeUninit<T::Real>],
    ) -> Result<T::Real, Reason> {
        squeeze::definite(ctx, self.uplo, self.a, rows, cols, work)
    }
    fn multiply(&self, ctx: &Ctx, alpha: T, x: VecRef<T>, beta: T, y: VecMut<T>) {
        // SAFETY: the triangle of the view, which is column-major.
        let lines = unsafe { Lines::dense(self.uplo, self.a.rows(), self.a.as_ptr(), self.a.cs()) };
        let symmetry = Symmetry { hermitian: T::IS_COMPLEX, conj: false };
        symv(ctx, symmetry, alpha, lines, x, beta, y);
    }
    fn multiply_all(&self, ctx: &Ctx, alpha: T, x: MatRef<T>, beta: T, y: MatMut<T>) {
        hemm(ctx, Side::Left, self.uplo, alpha, self.a, x, beta, y);
    }
    fn factor<F: Format<T>>(
        &self,
        ctx: &Ctx,
        scales: Scales<T::Real>,
        mut low: MatMut<F::Store>,
        _: &mut [i32],
        work: &mut [MaybeUninit<T::Low>],
    ) -> Result<(), Reason> {
        let unit = T::Real::power(-F::BITS);
        let mut outcome = Err(Reason::NotFactored);
        for shift in SHIFTS {
            let part = Some((self.uplo, T::Real::from_usize(shift) * unit));
            if !squeeze::round::<T, F>(ctx, self.a, part, scales, low.rb_mut()) {
                return Err(Reason::NotFactored);
            }
            outcome = F::potrf(ctx, self.uplo, low.rb_mut(), work);
            if outcome != Err(Reason::NotFactored) {
                break;
            }
        }
        outcome
    }
    fn solve<F: Format<T>>(
        &self,
        ctx: &Ctx,
        low: MatRef<F::Store>,
        _: &[i32],
        b: MatMut<T::Low>,
        work: &mut [MaybeUninit<T::Low>],
    ) {
        F::potrs(ctx, self.uplo, low, b, work);
    }
}
