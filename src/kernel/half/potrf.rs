//! Cholesky factorization of a stored matrix, A = L L^T or U^T U: see the top of the folder.

use super::block::{load, narrow, store, widen};
use super::getrf::{leading, matrix};
use super::product::subtract;
use super::{Half, Outcome};
use crate::kernel::gemm::Operand;
use crate::kernel::par::Ctx;
use crate::kernel::potrf::potrf_lower;
use crate::kernel::trsm::{Diag, Uplo, trsm_lower_left};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Columns in a block column.
fn width(n: usize) -> usize {
    if n < WIDE { 192 } else { 384 }
}

/// Orders from which on block columns are wide.
const WIDE: usize = 3072;

/// Floats of work memory for a factorization of order n.
pub fn potrf_work(n: usize) -> usize {
    16 + leading(n) * width(n).min(n)
}

/// A = L L^T in the lower triangle of A, or U^T U in the upper one; the other triangle is neither read nor
/// written. `work` has [`potrf_work`] elements.
pub fn potrf<H: Half>(
    ctx: &Ctx,
    uplo: Uplo,
    a: MatMut<H>,
    work: &mut [MaybeUninit<f32>],
) -> Outcome {
    let n = a.rows();
    debug_assert!(work.len() >= potrf_work(n));
    let skip = work.as_ptr().align_offset(64).min(16);
    let work = &mut work[skip..];
    let mut a = if uplo == Uplo::Lower { a } else { a.t() };
    let mut outcome = Outcome::default();
    let width = width(n);
    for j in (0..n).step_by(width) {
        let (jb, below) = (width.min(n - j), n - (j + width).min(n));
        // SAFETY: all that is read of it is written first, but for the upper triangle of the first block, which
        // `subtract` computes with and nothing else reads.
        let mut w = unsafe { matrix(work, n - j, jb) };
        load_lower(a.rb().sub(j, j, jb, jb), w.rb_mut().sub(0, 0, jb, jb));
        load(ctx, a.rb().sub(j + jb, j, below, jb), w.rb_mut().sub(jb, 0, below, jb));
        let (l, b) = (a.rb().sub(j, 0, n - j, j), a.rb().sub(j, 0, jb, j).t());
        subtract(ctx, l, b, w.rb_mut());
        let (mut diagonal, mut rest) = w.split_rows(jb);
        let failed = potrf_lower(ctx, diagonal.rb_mut()).err().map_or(0, |e| e.minor);
        let whole = if failed == 0 { jb } else { failed - 1 };
        let found =
            store_lower(diagonal.rb().sub(0, 0, jb, whole), a.rb_mut().sub(j, j, jb, whole));
        outcome.meet_column(j, found);
        let wrong = |i: &usize| !(a.get(j + i, j + i).to_f32().abs() > 0.0);
        if let Some(i) = (0..whole).find(wrong).or((failed > 0).then_some(whole)) {
            outcome.pivot = j + i + 1;
            return outcome;
        }
        trsm_lower_left(ctx, Operand::plain(diagonal.rb()), Diag::NonUnit, rest.rb_mut().t());
        let found = store(ctx, rest.rb(), a.rb_mut().sub(j + jb, j, below, jb));
        outcome.meet_column(j, found);
    }
    outcome
}

/// The lower triangle of a block on the diagonal; zeros above it.
fn load_lower<H: Half>(a: MatRef<H>, mut w: MatMut<f32>) {
    for c in 0..a.cols() {
        (0..c).for_each(|i| w.set(i, c, 0.0));
        let rows = a.rows() - c;
        widen(a.sub(c, c, rows, 1), w.rb_mut().sub(c, c, rows, 1));
    }
}

/// The lower trapezoid, rounded; the first column that has an infinity then.
fn store_lower<H: Half>(w: MatRef<f32>, mut a: MatMut<H>) -> Option<usize> {
    let mut first = None;
    for c in 0..a.cols() {
        let rows = a.rows() - c;
        let found = narrow(w.sub(c, c, rows, 1), a.rb_mut().sub(c, c, rows, 1));
        first = first.or(found.map(|_| c));
    }
    first
}
