//! LU factorization with partial pivoting, P A = L U.
//!
//! Right-looking by panels of GETRF_PANEL columns. A panel is copied to column-major work memory
//! whose leading dimension avoids cache-set conflicts, so row-major and column-major matrices take the same
//! path; there it is factored recursively (Toledo, SIAM J. Matrix Anal. Appl. 18(4), 1997) down to
//! GETRF_BASE columns, which `isa/panel.rs` eliminates unblocked. Without interchanges the same steps
//! run with the identity permutation.

use super::copy::copy;
use super::gemm::{Operand, gemm};
use super::laswp::laswp;
use super::par::Ctx;
use super::params::{GETRF_BASE, GETRF_PANEL};
use super::scalar::Scalar;
use super::trsm::{Diag, trsm_lower_left};
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Elements of work memory for a factorization of an m x n view, whatever its strides.
pub fn getrf_work<T: Scalar>(m: usize, n: usize) -> usize {
    leading::<T>(m) * GETRF_PANEL.min(m.min(n))
}

/// A = P L U, any m x n, partial pivoting: `ipiv` has min(m, n) entries, 1-based row swaps.
/// Returns LAPACK's info: 0, or the 1-based index of the first exactly zero pivot; the factorization
/// is completed in either case. `work` has [`getrf_work`] elements.
pub fn getrf<T: Scalar>(
    ctx: &Ctx,
    a: MatMut<T>,
    ipiv: &mut [i32],
    work: &mut [MaybeUninit<T>],
) -> usize {
    factor(ctx, a, Some(ipiv), work)
}

/// A = L U without interchanges; otherwise as [`getrf`].
pub fn getrf_nopiv<T: Scalar>(ctx: &Ctx, a: MatMut<T>, work: &mut [MaybeUninit<T>]) -> usize {
    factor(ctx, a, None, work)
}

/// Rows rounded up to an odd number of cache lines.
fn leading<T>(m: usize) -> usize {
    let line = 64 / size_of::<T>();
    (m.div_ceil(line) | 1) * line
}

fn factor<T: Scalar>(
    ctx: &Ctx,
    mut a: MatMut<T>,
    mut ipiv: Option<&mut [i32]>,
    work: &mut [MaybeUninit<T>],
) -> usize {
    let (m, n) = (a.rows(), a.cols());
    let steps = m.min(n);
    let mut info = 0;
    for j in (0..steps).step_by(GETRF_PANEL) {
        let jb = GETRF_PANEL.min(steps - j);
        let (mut left, rest) = a.rb_mut().split_rows(j).1.split_cols(j);
        let (mut panel, mut right) = rest.split_cols(jb);
        let ld = leading::<T>(m - j);
        debug_assert!(ld * jb <= work.len());
        // SAFETY: work holds ld * jb elements, written by the copy before they are read.
        let mut buffer =
            unsafe { MatMut::from_raw(work.as_mut_ptr().cast::<T>(), m - j, jb, 1, ld as isize) };
        copy(ctx, panel.rb(), buffer.rb_mut());
        let mut pivots = ipiv.as_mut().map(|all| &mut all[j..j + jb]);
        let zero = factor_panel(ctx, buffer.rb_mut(), pivots.as_deref_mut());
        if info == 0 && zero != 0 {
            info = j + zero;
        }
        copy(ctx, buffer.rb(), panel.rb_mut());
        if let Some(pivots) = pivots {
            laswp(ctx, left.rb_mut(), pivots, true);
            laswp(ctx, right.rb_mut(), pivots, true);
            for p in pivots {
                *p += j as i32;
            }
        }
        if right.is_empty() {
            continue;
        }
        let (mut u, mut below) = right.split_rows(jb);
        if steps <= GETRF_BASE {
            substitute_rounded(buffer.rb(), u);
            continue;
        }
        let l = buffer.rb();
        trsm_lower_left(ctx, Operand::plain(l.sub(0, 0, jb, jb)), Diag::Unit, u.rb_mut());
        let l = Operand::plain(l.sub(jb, 0, m - j - jb, jb));
        gemm(ctx, -T::ONE, l, Operand::plain(u.rb()), T::ONE, below.rb_mut());
    }
    info
}

/// Recursive factorization of a column-major panel, at least as tall as wide.
fn factor_panel<T: Scalar>(ctx: &Ctx, a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let (m, n) = (a.rows(), a.cols());
    if n <= GETRF_BASE {
        return factor_base(a, ipiv);
    }
    let half = (n / 2).next_multiple_of(GETRF_BASE);
    let (mut left, mut right) = a.split_cols(half);
    let (mut first, last) = match ipiv {
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
    let mut last = last;
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
fn substitute_rounded<T: Scalar>(l: MatRef<T>, mut u: MatMut<T>) {
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
