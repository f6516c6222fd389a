//! Cholesky factorization of a stored matrix, A = L L^T or U^T U: see the top of the folder.
//!
//! A block column is halved again and again as that of LU (`getrf.rs`).

use super::block::{load, narrow, store, widen};
use super::getrf::{LEAF, half, halved, leading, matrix};
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
    let width = width(n);
    let leaf = if halved() { LEAF } else { width };
    let mut cholesky = Cholesky { ctx, a: a.rb_mut(), leaf, outcome: Outcome::default() };
    for j in (0..n).step_by(width) {
        let (jb, below) = (width.min(n - j), n - (j + width).min(n));
        // SAFETY: all that is read of it is written first, but for the upper triangle of the first block, which
        // `subtract` computes with and nothing else reads.
        let mut w = unsafe { matrix(work, n - j, jb) };
        let a = cholesky.a.rb();
        load_lower(a.sub(j, j, jb, jb), w.rb_mut().sub(0, 0, jb, jb));
        load(ctx, a.sub(j + jb, j, below, jb), w.rb_mut().sub(jb, 0, below, jb));
        let (l, b) = (a.sub(j, 0, n - j, j), a.sub(j, 0, jb, j).t());
        subtract(ctx, l, b, w.rb_mut());
        if !cholesky.panel(j, w) {
            break;
        }
    }
    cholesky.outcome
}

struct Cholesky<'a, 'c, H> {
    ctx: &'a Ctx<'c>,
    /// Its lower triangle is worked on.
    a: MatMut<'a, H>,
    leaf: usize,
    outcome: Outcome,
}

impl<H: Half> Cholesky<'_, '_, H> {
    /// The columns from j on, from their diagonal block down: `w` has what the earlier columns have left of A.
    /// Whether the factorization goes on.
    fn panel(&mut self, j: usize, w: MatMut<f32>) -> bool {
        let (ctx, m, n) = (self.ctx, w.rows(), w.cols());
        if n <= self.leaf {
            return self.leaf(j, w);
        }
        let half = half(n);
        let (left, right) = w.split_cols(half);
        if !self.panel(j, left) {
            return false;
        }
        let mut right = right.sub(half, 0, m - half, n - half);
        let l = self.a.rb().sub(j + half, j, m - half, half);
        subtract(ctx, l, l.sub(0, 0, n - half, half).t(), right.rb_mut());
        self.panel(j + half, right)
    }

    /// [`Cholesky::panel`] in float32.
    fn leaf(&mut self, j: usize, w: MatMut<f32>) -> bool {
        let (ctx, n) = (self.ctx, w.cols());
        let (mut diagonal, mut rest) = w.split_rows(n);
        let failed = potrf_lower(ctx, diagonal.rb_mut()).err().map_or(0, |e| e.minor);
        let whole = if failed == 0 { n } else { failed - 1 };
        let to = self.a.rb_mut().sub(j, j, n, whole);
        let found = store_lower(diagonal.rb().sub(0, 0, n, whole), to);
        self.outcome.meet_column(j, found);
        let wrong = |i: &usize| !(self.a.get(j + i, j + i).to_f32().abs() > 0.0);
        if let Some(i) = (0..whole).find(wrong).or((failed > 0).then_some(whole)) {
            self.outcome.pivot = j + i + 1;
            return false;
        }
        trsm_lower_left(ctx, Operand::plain(diagonal.rb()), Diag::NonUnit, rest.rb_mut().t());
        let found = store(ctx, rest.rb(), self.a.rb_mut().sub(j + n, j, rest.rows(), n));
        self.outcome.meet_column(j, found);
        true
    }
}

/// Edge of the blocks on the diagonal that are moved column by column.
const CORNER: usize = 32;

/// The lower triangle of a block on the diagonal; zeros above it.
fn load_lower<H: Half>(a: MatRef<H>, mut w: MatMut<f32>) {
    let n = a.cols();
    for j in 0..n {
        (0..j).for_each(|i| w.set(i, j, 0.0));
    }
    for c in (0..n).step_by(CORNER) {
        let (width, below) = (CORNER.min(n - c), n - n.min(c + CORNER));
        for j in c..c + width {
            let rows = c + width - j;
            widen(a.sub(j, j, rows, 1), w.rb_mut().sub(j, j, rows, 1));
        }
        let next = c + width;
        widen(a.sub(next, c, below, width), w.rb_mut().sub(next, c, below, width));
    }
}

/// The lower trapezoid, rounded; the first column that has an infinity then.
fn store_lower<H: Half>(w: MatRef<f32>, mut a: MatMut<H>) -> Option<usize> {
    let (m, n) = (a.rows(), a.cols());
    let mut first: Option<usize> = None;
    let mut meet = |found: Option<usize>| first = first.into_iter().chain(found).min();
    for c in (0..n).step_by(CORNER) {
        let width = CORNER.min(n - c);
        for j in c..c + width {
            let rows = c + width - j;
            let found = narrow(w.sub(j, j, rows, 1), a.rb_mut().sub(j, j, rows, 1));
            meet(found.map(|_| j));
        }
        let (next, below) = (c + width, m - c - width);
        let found = narrow(w.sub(next, c, below, width), a.rb_mut().sub(next, c, below, width));
        meet(found.map(|j| c + j));
    }
    first
}
