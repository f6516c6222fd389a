//! LU factorization of a tall column-major panel.
//!
//! Recursive by halves of the columns (Toledo, SIAM J. Matrix Anal. Appl. 18(4), 1997), so that most of
//! the work is GEMM, down to GETRF_PANEL_TILED columns, which go in register tiles (`isa/lu.rs`), and from
//! GETRF_BASE on unblocked (`isa/panel.rs`).

use super::gemm::{Operand, gemm};
use super::laswp::laswp;
use super::par::Ctx;
use super::params::{GETRF_BASE, GETRF_PANEL_TILED};
use super::scalar::Scalar;
use super::trsm::{Diag, trsm_lower_left};
use super::view::{MatMut, MatRef};

/// P A = L U of a panel with adjacent rows, at least as tall as wide. `ipiv` has an entry for each
/// column; none means no interchanges. Returns the 1-based column of the first zero pivot, or 0.
pub(crate) fn factor_panel<T: Scalar>(ctx: &Ctx, a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let n = a.cols();
    if n <= GETRF_PANEL_TILED {
        return factor_tiled(a, ipiv);
    }
    let half = (n / 2).next_multiple_of(GETRF_BASE);
    by_halves(ctx, a, ipiv, half, &mut |a, ipiv| factor_panel(ctx, a, ipiv))
}

/// What factors a matrix, with its pivots.
type Factor<'f, T> = dyn FnMut(MatMut<T>, Option<&mut [i32]>) -> usize + 'f;

/// P A = L U by `factor` on `half` of the columns, fewer than rows and columns of A, and on what is left of the
/// others; pivots and result as for [`factor_panel`].
pub(crate) fn by_halves<T: Scalar>(
    ctx: &Ctx,
    a: MatMut<T>,
    ipiv: Option<&mut [i32]>,
    half: usize,
    factor: &mut Factor<T>,
) -> usize {
    let (mut left, mut right) = a.split_cols(half);
    let (mut first, mut last) = match ipiv {
        Some(ipiv) => {
            let (first, last) = ipiv.split_at_mut(half);
            (Some(first), Some(last))
        }
        None => (None, None),
    };
    let info = factor(left.rb_mut(), first.as_deref_mut());
    if let Some(first) = first {
        laswp(ctx, right.rb_mut(), first, true);
    }
    let (l11, mut l21) = left.split_rows(half);
    let (mut u, mut below) = right.split_rows(half);
    trsm_lower_left(ctx, Operand::plain(l11.rb()), Diag::Unit, u.rb_mut());
    let (l, b) = (Operand::plain(l21.rb()), Operand::plain(u.rb()));
    gemm(ctx, -T::ONE, l, b, T::ONE, below.rb_mut());
    let zero = factor(below, last.as_deref_mut());
    if let Some(last) = last {
        laswp(ctx, l21.rb_mut(), last, true);
        for p in last {
            *p += half as i32;
        }
    }
    match (info, zero) {
        (0, 0) => 0,
        (0, zero) => half + zero,
        (info, _) => info,
    }
}

/// Few columns: unblocked, or in register tiles.
fn factor_tiled<T: Scalar>(mut a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let pivots = ipiv.map_or(core::ptr::null_mut(), |p| p.as_mut_ptr());
    let (m, n, lda) = (a.rows(), a.cols(), a.cs() as usize);
    let kr = T::kernels();
    let factor = if n <= GETRF_BASE { kr.lu_panel } else { kr.getrf };
    // SAFETY: a is column-major with adjacent rows; ipiv has one entry for each column.
    unsafe { factor(m, n, a.as_mut_ptr(), lda, pivots) }
}

/// U := L^-1 U, rounding each product before it is subtracted, as the unblocked panel does.
pub(crate) fn substitute_rounded<T: Scalar>(l: MatRef<T>, mut u: MatMut<T>) {
    for j in 0..u.cols() {
        for p in 0..u.rows() {
            let x = u.get(p, j);
            for i in p + 1..u.rows() {
                let y = u.get(i, j) - l.get(i, p) * x;
                u.set(i, j, y);
            }
        }
    }
}
