//! LU factorization (placeholder loop).

use super::par::Ctx;
use super::scalar::{Real, Scalar};
use super::view::MatMut;
use core::mem::MaybeUninit;

/// Elements of work memory for a factorization of an m x n view with these strides.
pub fn getrf_work<T: Scalar>(_m: usize, _n: usize) -> usize {
    0
}

/// A = P L U, any m x n, partial pivoting: `ipiv` has min(m, n) entries, 1-based row swaps.
/// Returns LAPACK's info: 0, or the 1-based index of the first exactly zero pivot; the factorization
/// is completed in either case.
pub fn getrf<T: Scalar>(
    ctx: &Ctx,
    mut a: MatMut<T>,
    ipiv: &mut [i32],
    _work: &mut [MaybeUninit<T>],
) -> usize {
    let _ = ctx;
    let (m, n) = (a.rows(), a.cols());
    let mut info = 0;
    for k in 0..m.min(n) {
        let mut p = k;
        let mut best = a.get(k, k).abs1();
        for i in k + 1..m {
            let v = a.get(i, k).abs1();
            // A NaN becomes the pivot only if it is met before any number, as in LAPACK's i?amax.
            if v > best {
                (p, best) = (i, v);
            }
        }
        ipiv[k] = p as i32 + 1;
        if p != k {
            for j in 0..n {
                let (x, y) = (a.get(k, j), a.get(p, j));
                a.set(k, j, y);
                a.set(p, j, x);
            }
        }
        eliminate(&mut a, k, &mut info);
    }
    info
}

/// A = L U without interchanges; otherwise as [`getrf`].
pub fn getrf_nopiv<T: Scalar>(_ctx: &Ctx, mut a: MatMut<T>, _work: &mut [MaybeUninit<T>]) -> usize {
    let mut info = 0;
    for k in 0..a.rows().min(a.cols()) {
        eliminate(&mut a, k, &mut info);
    }
    info
}

fn eliminate<T: Scalar>(a: &mut MatMut<T>, k: usize, info: &mut usize) {
    let d = a.get(k, k);
    if d.is_zero() {
        if *info == 0 {
            *info = k + 1;
        }
        return;
    }
    for i in k + 1..a.rows() {
        let l = if d.abs1() >= T::Real::MIN_POSITIVE {
            a.get(i, k) * d.recip()
        } else {
            a.get(i, k).div(d)
        };
        a.set(i, k, l);
        for j in k + 1..a.cols() {
            let u = l * a.get(k, j);
            a.set(i, j, a.get(i, j) - u);
        }
    }
}
