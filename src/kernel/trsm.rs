//! Triangular solve with many right-hand sides.
//!
//! Every variant is a triangle from the left on suitable views. Strips of right-hand sides are packed like an
//! operand A of GEMM, right-hand sides along the vectors, and solved in place nr columns at a time by the
//! GEMM register tile with a triangular solve fused to its end (BLIS's gemmtrsm): see `strips.rs`. For more
//! threads than there are strips, and for AMX, triangles larger than TRSM_BASE are cut, with GEMM in between.

use super::gemm::{Operand, Part, gemm, gemm_part, scale_part};
use super::gemm_bf16x3;
use super::par::Ctx;
use super::params::TRSM_BASE;
use super::scalar::{Real, Scalar};
use super::strips;
use super::triangle::{Triangle, cut};
use super::view::MatMut;

/// Which part of a matrix is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uplo {
    Lower,
    Upper,
}

/// Whether the diagonal is stored or known to be 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Diag {
    NonUnit,
    Unit,
}

/// Which side of the unknown the triangle stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// Where the triangle stands in the transposed problem.
    pub fn opposite(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

impl Uplo {
    /// The triangle the transpose has.
    pub fn transposed(self) -> Uplo {
        match self {
            Uplo::Lower => Uplo::Upper,
            Uplo::Upper => Uplo::Lower,
        }
    }
}

/// Whether a solve or a product with a triangle of this order and so many right-hand sides stays on the
/// calling thread and uses no scratch memory.
pub fn is_small(order: usize, others: usize) -> bool {
    strips::small(order, others)
}

/// B := alpha A^-1 B (left) or alpha B A^-1 (right). `uplo` names the triangle of the view `a.mat`: a
/// transposed solve passes the transposed view and `uplo.transposed()`. alpha = 0 does not read A, B.
pub fn trsm<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    uplo: Uplo,
    a: Operand<T>,
    diag: Diag,
    alpha: T,
    mut b: MatMut<T>,
) {
    if alpha == -T::ONE {
        negate(b.rb_mut());
    } else if alpha != T::ONE {
        scale_part(alpha, b.rb_mut(), Part::Full);
        if alpha.is_zero() {
            return;
        }
    }
    let t = Triangle { a, uplo, diag };
    match side {
        Side::Left => solve(ctx, t, b),
        Side::Right => solve(ctx, t.t(), b.t()),
    }
}

/// B := -B.
fn negate<T: Scalar>(b: MatMut<T>) {
    let mut b = if b.rs() == 1 { b } else { b.t() };
    for j in 0..b.cols() {
        if b.rs() == 1 {
            let rows = b.rows();
            let column = b.rb_mut().sub(0, j, rows, 1).as_mut_ptr();
            // SAFETY: a column of adjacent elements.
            unsafe { (T::vectors().scal_real)(rows, -T::Real::ONE, column) };
        } else {
            (0..b.rows()).for_each(|i| b.set(i, j, -b.get(i, j)));
        }
    }
}

/// B := A^-1 B, A lower triangular n x n, B n x m.
pub fn trsm_lower_left<T: Scalar>(ctx: &Ctx, a: Operand<T>, diag: Diag, b: MatMut<T>) {
    solve(ctx, Triangle { a, uplo: Uplo::Lower, diag }, b);
}

/// B := A^-1 B.
pub(super) fn solve<T: Scalar>(ctx: &Ctx, t: Triangle<T>, b: MatMut<T>) {
    let n = b.rows();
    if b.is_empty() {
        return;
    }
    if in_strips(ctx, t, n, b.cols()) {
        return strips::for_columns(ctx, 1, b, |strips| strips.solve(t));
    }
    if n <= TRSM_BASE {
        let (a, b) = t.lowered(b);
        return substitute(a, b);
    }
    // By halves for AMX, which likes many steps, and for products that are not packed; else block by block, as in strips.
    let few = strips::few::<T>(b.cols());
    let half = match (few || multiplied_by_amx::<T>(n, b.cols()), t.uplo) {
        (true, _) => cut(n, TRSM_BASE),
        (false, Uplo::Lower) => TRSM_BASE,
        (false, Uplo::Upper) => (n - 1) / TRSM_BASE * TRSM_BASE,
    };
    let (mut top, mut bottom) = b.split_rows(half);
    let first = Triangle { a: t.a.sub(0, 0, half, half), ..t };
    let last = Triangle { a: t.a.sub(half, half, n - half, n - half), ..t };
    let update = |a, x, c| match few {
        true => gemm(ctx, -T::ONE, a, Operand::plain(x), T::ONE, c),
        // The tiles of GEMM whatever the shape, as in strips.
        false => gemm_part(ctx, -T::ONE, a, Operand::plain(x), T::ONE, c, Part::Full),
    };
    match t.uplo {
        Uplo::Lower => {
            solve(ctx, first, top.rb_mut());
            update(t.a.sub(half, 0, n - half, half), top.rb(), bottom.rb_mut());
            solve(ctx, last, bottom);
        }
        Uplo::Upper => {
            solve(ctx, last, bottom.rb_mut());
            update(t.a.sub(0, half, half, n - half), bottom.rb(), top.rb_mut());
            solve(ctx, first, top);
        }
    }
}

/// Whether a solve with n x n and m right-hand sides goes by packed strips as a whole. If the threads have a say in
/// it, both ways give the same bits.
pub(super) fn in_strips<T: Scalar>(ctx: &Ctx, t: Triangle<T>, n: usize, m: usize) -> bool {
    if t.diag == Diag::NonUnit && !(0..n).all(|i| invertible(t.a.mat.get(i, i))) {
        return false;
    }
    n <= TRSM_BASE
        || !strips::few::<T>(m) && !multiplied_by_amx::<T>(n, m) && strips::worth::<T>(ctx, m)
}

/// Whether one of the products in a solve with n x n and m right-hand sides, block by block, were for AMX: the
/// largest with a whole block, or the first of an upper triangle.
fn multiplied_by_amx<T: Scalar>(n: usize, m: usize) -> bool {
    let rest = n.saturating_sub(1) / TRSM_BASE * TRSM_BASE;
    let amx = |rows, k| for_amx::<T>(rows, m, k);
    rest > 0 && (amx(n - TRSM_BASE, TRSM_BASE) || amx(rest, n - rest))
}

/// Whether AMX does a product of m x k by k x n.
pub(super) fn for_amx<T: Scalar>(m: usize, n: usize, k: usize) -> bool {
    gemm_bf16x3::way::<T>((m, n, k), Part::Full, false).is_some()
}

/// Whether multiplying by the reciprocal can stand in for a division: neither of them is denormal.
fn invertible<T: Scalar>(d: T) -> bool {
    let size = d.abs1();
    let large = T::Real::MIN_POSITIVE.recip();
    size.is_zero() || !(size < T::Real::MIN_POSITIVE || size > large)
}

/// Plain substitution, dividing: for diagonals whose reciprocal overflows.
fn substitute<T: Scalar>(a: Operand<T>, mut b: MatMut<T>) {
    for j in 0..b.cols() {
        for i in 0..b.rows() {
            let mut s = b.get(i, j);
            for p in 0..i {
                s -= a.mat.get(i, p).conj_if(a.conj) * b.get(p, j);
            }
            b.set(i, j, s.div(a.mat.get(i, i).conj_if(a.conj)));
        }
    }
}
