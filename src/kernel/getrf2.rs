//! Recursive LU with partial pivoting, without work memory.
//!
//! Left half, swaps, triangular solve, product, right half (S. Toledo, SIMAX 18(4), 1997; LAPACK's
//! xGETRF2). Slower than `getrf`, which packs its panels; this one needs nothing but the matrix.

use super::gemm::{Operand, gemm};
use super::getrf::{getrf, getrf_work};
use super::laswp::laswp;
use super::par::Ctx;
use super::scalar::{Real, Scalar};
use super::triangle::{Triangle, trsm_left};
use super::trsm::{Diag, Uplo};
use super::view::MatMut;
use core::mem::MaybeUninit;

/// `getrf` if the work memory is enough for it, else [`getrf2`].
pub fn getrf_or_getrf2<T: Scalar>(
    ctx: &Ctx,
    a: MatMut<T>,
    ipiv: &mut [i32],
    work: &mut [MaybeUninit<T>],
) -> usize {
    if work.len() >= getrf_work::<T>(a.rows(), a.cols()) {
        getrf(ctx, a, ipiv, work)
    } else {
        getrf2(ctx, a, ipiv)
    }
}

/// A = P L U, any m x n: `ipiv` has min(m, n) entries, 1-based row swaps. Returns LAPACK's info: 0, or
/// the 1-based index of the first pivot that is exactly zero or NaN; the factorization is completed
/// in either case.
pub fn getrf2<T: Scalar>(ctx: &Ctx, mut a: MatMut<T>, ipiv: &mut [i32]) -> usize {
    let (m, n) = (a.rows(), a.cols());
    let least = m.min(n);
    if least == 0 {
        return 0;
    }
    if n == 1 {
        let (row, info) = column(&mut a);
        ipiv[0] = row as i32 + 1;
        return info;
    }
    // One row has one pivot, its first element.
    let left = (least / 2).max(1);
    let (front, back) = ipiv[..least].split_at_mut(left);
    let [mut a11, mut a12, mut a21, mut a22] = a.rb_mut().split_quad(left, left);
    let info = {
        // SAFETY: a11 and a21 are not used while this view of both is.
        let panel = unsafe { MatMut::from_raw(a11.as_mut_ptr(), m, left, a11.rs(), a11.cs()) };
        getrf2(ctx, panel, front)
    };
    {
        // SAFETY: as above, of a12 and a22.
        let right = unsafe { MatMut::from_raw(a12.as_mut_ptr(), m, n - left, a12.rs(), a12.cs()) };
        laswp(ctx, right, front, true);
    }
    trsm_left(ctx, Triangle::new(Uplo::Lower, Diag::Unit, a11.rb()), a12.rb_mut());
    let (minus, one) = (-T::ONE, T::ONE);
    gemm(ctx, minus, Operand::plain(a21.rb()), Operand::plain(a12.rb()), one, a22.rb_mut());
    let below = getrf2(ctx, a22, back);
    laswp(ctx, a21.rb_mut(), back, true);
    for pivot in back.iter_mut() {
        *pivot += left as i32;
    }
    match (info, below) {
        (0, 0) => 0,
        (0, k) => left + k,
        (k, _) => k,
    }
}

/// Factors one column: the row of its pivot, and 1 if that is zero or NaN.
fn column<T: Scalar>(a: &mut MatMut<T>) -> (usize, usize) {
    let mut row = 0;
    let mut largest = a.get(0, 0).abs1();
    for i in 1..a.rows() {
        let size = a.get(i, 0).abs1();
        if size > largest {
            (row, largest) = (i, size);
        }
    }
    let pivot = a.get(row, 0);
    if pivot.is_zero() {
        return (row, 1);
    }
    a.set(row, 0, a.get(0, 0));
    a.set(0, 0, pivot);
    // The reciprocal of a smaller pivot could overflow.
    let safe = largest >= T::Real::MIN_POSITIVE;
    let factor = if safe { pivot.recip() } else { T::ONE };
    for i in 1..a.rows() {
        let x = a.get(i, 0);
        a.set(i, 0, if safe { x * factor } else { x.div(pivot) });
    }
    (row, usize::from(largest.is_nan()))
}
