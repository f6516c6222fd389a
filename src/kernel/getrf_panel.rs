//! LU factorization of a tall column-major panel.
//!
//! Recursive by halves of the columns (Toledo, SIAM J. Matrix Anal. Appl. 18(4), 1997), so that most of
//! the work is GEMM, down to GETRF_PANEL_TILED columns, which go in register tiles (`isa/lu.rs`), and from
//! GETRF_BASE on unblocked (`isa/panel.rs`). Where columns are beyond the first-level cache halves go on down to the columns of
//! one register tile (not in portable code): what is beyond the caches is then read as seldom as can be.

use super::gemm::{Operand, gemm};
use super::isa::lu_tall::LuTall;
use super::isa::lu_tiles::Columns;
use super::isa::machine::columns_kept;
use super::laswp::laswp;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    GETRF_BASE, GETRF_PANEL_CROWDED, GETRF_PANEL_TILED, GETRF_TALL_BYTES, GETRF_TALL_TASK,
};
use super::scalar::Scalar;
use super::trsm::{Diag, trsm_lower_left};
use super::view::{MatMut, MatRef};

/// P A = L U of a panel with adjacent rows, at least as tall as wide. `ipiv` has an entry for each
/// column; none means no interchanges. Returns the 1-based column of the first zero pivot, or 0.
pub(crate) fn factor_panel<T: Scalar>(ctx: &Ctx, a: MatMut<T>, ipiv: Option<&mut [i32]>) -> usize {
    let n = a.cols();
    if let Some(tall) = tall::<T>(a.rows(), n) {
        return factor_tall(ctx, tall, a, ipiv);
    }
    if n <= GETRF_PANEL_TILED {
        return factor_tiled(a, ipiv);
    }
    let half = (n / 2).next_multiple_of(GETRF_BASE);
    by_halves(ctx, a, ipiv, half, &multiplied, &mut |a, ipiv| factor_panel(ctx, a, ipiv))
}

/// What an m x n panel is factored with by halves down to one tile's columns, if it is.
pub(crate) fn tall<T: Scalar>(m: usize, n: usize) -> Option<&'static LuTall<T>> {
    let few = n > GETRF_BASE && n <= GETRF_PANEL_TILED;
    T::kernels().tall.as_ref().filter(|_| few && m * size_of::<T>() >= GETRF_TALL_BYTES)
}

/// Whether panels of `width` columns, or of all `steps`, are factored where they stand: with adjacent rows, but complex ones not
/// if columns compete for the first-level cache.
pub(crate) fn in_place<T: Scalar>(a: &MatMut<T>, width: usize, steps: usize) -> bool {
    let crowded = T::IS_COMPLEX && width >= GETRF_PANEL_CROWDED * columns_kept::<T>(a.cs());
    a.rs() == 1 && a.cs() >= 1 && !(crowded && tall::<T>(a.rows(), width.min(steps)).is_none())
}

/// As [`factor_panel`].
fn factor_tall<T: Scalar>(
    ctx: &Ctx,
    tall: &LuTall<T>,
    mut a: MatMut<T>,
    ipiv: Option<&mut [i32]>,
) -> usize {
    let (m, n, lda) = (a.rows(), a.cols(), a.cs() as usize);
    if n <= tall.cols {
        let pivots = ipiv.map_or(core::ptr::null_mut(), |p| p.as_mut_ptr());
        // SAFETY: a is column-major with adjacent rows; ipiv has one entry for each column.
        return unsafe { (T::kernels().lu_panel)(m, n, a.as_mut_ptr(), lda, pivots) };
    }
    let half = (n / 2).next_multiple_of(tall.cols);
    let update = |ctx: &Ctx, mut a: MatMut<T>, k: usize| {
        let (a, width) = (Shared::new(a.as_mut_ptr()), n - k);
        for j in (k..n).step_by(tall.cols) {
            let x = Columns { a: a.get(), lda, j, cols: tall.cols.min(n - j) };
            // SAFETY: columns of A; the first k have been factored.
            unsafe { (tall.tiles)(x, k, k, false) };
        }
        let each = (GETRF_TALL_TASK / (k * width)).next_multiple_of(tall.rows);
        let tasks = (m - k).div_ceil(each);
        let par: &dyn Executor = if tasks < 2 { &Sequential } else { ctx.par };
        par.run(tasks, &|task, _| {
            let from = k + task * each;
            // SAFETY: tasks have disjoint rows of the right half.
            unsafe { (tall.rest)(a.get(), lda, (from, m.min(from + each)), k, width) };
        });
    };
    by_halves(ctx, a, ipiv, half, &update, &mut |a, ipiv| factor_tall(ctx, tall, a, ipiv))
}

/// What the other columns of A get from its first ones, which have been factored and are so many.
type Update<'u, T> = dyn Fn(&Ctx, MatMut<T>, usize) + 'u;

/// As a solve and a product.
pub(crate) fn multiplied<T: Scalar>(ctx: &Ctx, a: MatMut<T>, k: usize) {
    let (left, right) = a.split_cols(k);
    let (l11, l21) = left.split_rows(k);
    let (mut u, mut below) = right.split_rows(k);
    trsm_lower_left(ctx, Operand::plain(l11.rb()), Diag::Unit, u.rb_mut());
    let (l, b) = (Operand::plain(l21.rb()), Operand::plain(u.rb()));
    gemm(ctx, -T::ONE, l, b, T::ONE, below.rb_mut());
}

/// What factors a matrix, with its pivots.
type Factor<'f, T> = dyn FnMut(MatMut<T>, Option<&mut [i32]>) -> usize + 'f;

/// P A = L U by `factor` on `half` of the columns, fewer than rows and columns of A, and on what is left of the
/// others; pivots and result as for [`factor_panel`].
pub(crate) fn by_halves<T: Scalar>(
    ctx: &Ctx,
    mut a: MatMut<T>,
    ipiv: Option<&mut [i32]>,
    half: usize,
    update: &Update<T>,
    factor: &mut Factor<T>,
) -> usize {
    let (m, n) = (a.rows(), a.cols());
    let (mut first, mut last) = match ipiv {
        Some(ipiv) => {
            let (first, last) = ipiv.split_at_mut(half);
            (Some(first), Some(last))
        }
        None => (None, None),
    };
    let info = factor(a.rb_mut().sub(0, 0, m, half), first.as_deref_mut());
    if let Some(first) = first {
        laswp(ctx, a.rb_mut().sub(0, half, m, n - half), first, true);
    }
    update(ctx, a.rb_mut(), half);
    let zero = factor(a.rb_mut().sub(half, half, m - half, n - half), last.as_deref_mut());
    if let Some(last) = last {
        laswp(ctx, a.sub(half, 0, m - half, half), last, true);
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
