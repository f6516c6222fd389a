//! Triangular matrix product in place: B := alpha A B and B := alpha B A.
//!
//! Recursive on the lower, left-side case: with A = [A11 0; A21 A22] the second half of B is finished
//! first, B2 := alpha A22 B2 + alpha A21 B1, then B1 := alpha A11 B1; all flops but those of the
//! diagonal blocks are in GEMM. Diagonal blocks run over their triangle exactly: nothing outside it is
//! read, and no zero stands in for it (0 * Inf would be NaN).

use super::gemm::{Operand, gemm};
use super::par::Ctx;
use super::scalar::Scalar;
use super::triangle::{Triangle, cut};
use super::trsm::Diag;
use super::view::MatMut;

/// Order of a diagonal block that is multiplied by plain loops.
const BLOCK: usize = 16;
/// Columns of B that such a loop holds at a time; it is vectorized along them.
const CHUNK: usize = 32;
/// Columns of B in one task of a diagonal block.
const TASK: usize = 8 * CHUNK;

/// B := alpha op(A) B, where `a` says which triangle A is. alpha = 0 reads neither A nor B.
pub fn trmm_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, mut b: MatMut<T>) {
    if alpha.is_zero() {
        for j in 0..b.cols() {
            for i in 0..b.rows() {
                b.set(i, j, T::ZERO);
            }
        }
        return;
    }
    let (l, b) = a.lowered(b);
    lower_left(ctx, alpha, l, a.diag, b);
}

/// B := alpha B op(A).
pub fn trmm_right<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, b: MatMut<T>) {
    trmm_left(ctx, alpha, a.t(), b.t());
}

fn lower_left<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if n <= BLOCK {
        return diagonal_block(ctx, alpha, a, diag, b);
    }
    let h = cut(n, BLOCK);
    let part = |i, j, m, n| Operand { mat: a.mat.sub(i, j, m, n), conj: a.conj };
    let (mut b1, mut b2) = b.split_rows(h);
    lower_left(ctx, alpha, part(h, h, n - h, n - h), diag, b2.rb_mut());
    gemm(ctx, alpha, part(h, 0, n - h, h), Operand::plain(b1.rb()), T::ONE, b2);
    lower_left(ctx, alpha, part(0, 0, h, h), diag, b1.rb_mut());
}

/// The columns of B are independent, so they are the tasks.
fn diagonal_block<T: Scalar>(ctx: &Ctx, alpha: T, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    let (rows, cols) = (b.rows(), b.cols());
    let columns = |from: usize| {
        // SAFETY: tasks take disjoint ranges of columns.
        let b = unsafe { b.alias() };
        b.sub(0, from, rows, TASK.min(cols - from))
    };
    if cols <= TASK {
        return chunks(alpha, a, diag, columns(0));
    }
    ctx.par.run(cols.div_ceil(TASK), &|task, _| chunks(alpha, a, diag, columns(task * TASK)));
}

fn chunks<T: Scalar>(alpha: T, a: Operand<T>, diag: Diag, mut b: MatMut<T>) {
    let n = b.rows();
    let mut l = [[T::ZERO; BLOCK]; BLOCK];
    for (i, row) in l.iter_mut().enumerate().take(n) {
        for (p, l) in row.iter_mut().enumerate().take(i) {
            *l = a.mat.get(i, p).conj_if(a.conj);
        }
        row[i] = match diag {
            Diag::Unit => T::ONE,
            Diag::NonUnit => a.mat.get(i, i).conj_if(a.conj),
        };
    }
    let mut x = [[T::ZERO; CHUNK]; BLOCK];
    let mut j0 = 0;
    while j0 < b.cols() {
        let w = CHUNK.min(b.cols() - j0);
        for (i, row) in x.iter_mut().enumerate().take(n) {
            for (j, x) in row.iter_mut().enumerate().take(w) {
                *x = b.get(i, j0 + j);
            }
        }
        // From the last row up, because row i needs the old values of the rows above it.
        for i in (0..n).rev() {
            let (above, rest) = x.split_at_mut(i);
            let row = &mut rest[0];
            // 1 * x is skipped and not multiplied out: for complex x with an Inf it would be NaN.
            if diag == Diag::NonUnit {
                for v in row.iter_mut() {
                    *v *= l[i][i];
                }
            }
            for (p, above) in above.iter().enumerate() {
                for (v, &u) in row.iter_mut().zip(above) {
                    *v += l[i][p] * u;
                }
            }
            for (j, &v) in row.iter().enumerate().take(w) {
                b.set(i, j0 + j, if alpha == T::ONE { v } else { alpha * v });
            }
        }
        j0 += w;
    }
}
