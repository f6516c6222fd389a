//! LU factorization of a tall column-major panel.
//!
//! Recursive by halves of the columns (Toledo, SIAM J. Matrix Anal. Appl. 18(4), 1997), so that most of
//! the work is GEMM, down to GETRF_BASE columns, which `isa/panel.rs` eliminates unblocked.

use super::gemm::{Operand, gemm};
use super::laswp::laswp;
use super::par::Ctx;
use super::params::GETRF_BASE;
use super::scalar::Scalar;
use super::trsm::{Diag, trsm_lower_left};
use super::view::{MatMut, MatRef};

/// P A = L U of a panel with adjacent rows, at least as tall as wide. `ipiv` has an entry for each
/// column; none means no interchanges. Returns the 1-based column of the first zero pivot, or 0.
pub(crate) fn factor_panel<T: Scalar>(ctx: &Ctx, a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let (m, n) = (a.rows(), a.cols());
    if n <= GETRF_BASE {
        return factor_base(a, ipiv);
    }
    let half = (n / 2).next_multiple_of(GETRF_BASE);
    let (mut left, mut right) = a.split_cols(half);
    let (mut first, mut last) = match ipiv {
        Some(ipiv) => {
            let (first, last) = ipiv.split_at_mut(half);
            (Some(first), Some(last))
        }
        None => (None, None),
    };
    let info = factor_panel(ctx, left.rb_mut(), first.as_deref_mut());
    if let Some(first) = first {
        laswp(ctx, right.rb_mut(), first, true);
    }
    let (mut u, mut below) = right.split_rows(half);
    let l11 = Operand::plain(left.rb().sub(0, 0, half, half));
    trsm_lower_left(ctx, l11, Diag::Unit, u.rb_mut());
    let l21 = Operand::plain(left.rb().sub(half, 0, m - half, half));
    gemm(ctx, -T::ONE, l21, Operand::plain(u.rb()), T::ONE, below.rb_mut());
    let zero = factor_panel(ctx, below, last.as_deref_mut());
    if let Some(last) = last {
        laswp(ctx, left.split_rows(half).1, last, true);
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

/// At most GETRF_BASE columns, unblocked.
fn factor_base<T: Scalar>(mut a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let pivots = ipiv.map_or(core::ptr::null_mut(), |p| p.as_mut_ptr());
    let (m, n, lda) = (a.rows(), a.cols(), a.cs() as usize);
    // SAFETY: a is column-major with adjacent rows; ipiv has one entry for each column.
    unsafe { (T::kernels().lu_panel)(m, n, a.as_mut_ptr(), lda, pivots) }
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
