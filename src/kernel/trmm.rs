//! Triangular matrix product in place: B := alpha A B and B := alpha B A.
//!
//! The counterpart of `trsm.rs`: strips of columns of B are packed and multiplied in place (`strips.rs`). Larger
//! triangles are cut; with A = [A11 0; A21 A22] the second part of B is finished first, B2 := alpha A22 B2 +
//! alpha A21 B1, then B1 := alpha A11 B1. Nothing outside the triangle is read, and no zero stands in for it
//! (0 * Inf would be NaN).

use super::gemm::{Operand, Part, gemm, gemm_part};
use super::par::Ctx;
use super::params::TRSM_BASE;
use super::scalar::Scalar;
use super::strips;
use super::triangle::{Triangle, cut};
use super::trsm::{Uplo, for_amx};
use super::view::MatMut;

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
    multiply(ctx, alpha, a, b);
}

/// B := alpha B op(A).
pub fn trmm_right<T: Scalar>(ctx: &Ctx, alpha: T, a: Triangle<T>, b: MatMut<T>) {
    trmm_left(ctx, alpha, a.t(), b.t());
}

fn multiply<T: Scalar>(ctx: &Ctx, alpha: T, t: Triangle<T>, b: MatMut<T>) {
    let (n, m) = (b.rows(), b.cols());
    if b.is_empty() {
        return;
    }
    let (few, amx) = (strips::few::<T>(m), multiplied_by_amx::<T>(n, m));
    if n <= TRSM_BASE || !few && !amx && strips::worth::<T>(ctx, m) {
        return strips::for_columns(ctx, 1, b, |strips| strips.multiply(alpha, t));
    }
    // By halves or block by block, as solves.
    let h = match (few || amx, t.uplo) {
        (true, _) => cut(n, TRSM_BASE),
        (false, Uplo::Lower) => (n - 1) / TRSM_BASE * TRSM_BASE,
        (false, Uplo::Upper) => TRSM_BASE,
    };
    let (mut top, mut bottom) = b.split_rows(h);
    let first = Triangle { a: t.a.sub(0, 0, h, h), ..t };
    let last = Triangle { a: t.a.sub(h, h, n - h, n - h), ..t };
    let add = |a, x, c| match few {
        true => gemm(ctx, alpha, a, Operand::plain(x), T::ONE, c),
        false => gemm_part(ctx, alpha, a, Operand::plain(x), T::ONE, c, Part::Full),
    };
    match t.uplo {
        Uplo::Lower => {
            multiply(ctx, alpha, last, bottom.rb_mut());
            add(t.a.sub(h, 0, n - h, h), top.rb(), bottom);
            multiply(ctx, alpha, first, top);
        }
        Uplo::Upper => {
            multiply(ctx, alpha, first, top.rb_mut());
            add(t.a.sub(0, h, h, n - h), bottom.rb(), top);
            multiply(ctx, alpha, last, bottom);
        }
    }
}

/// Whether one of the products, block by block, were for AMX: those with the most steps.
fn multiplied_by_amx<T: Scalar>(n: usize, m: usize) -> bool {
    let rest = n.saturating_sub(1) / TRSM_BASE * TRSM_BASE;
    let amx = |rows, k| for_amx::<T>(rows, m, k);
    rest > 0 && (amx(n - rest, rest) || amx(TRSM_BASE, n - TRSM_BASE))
}
