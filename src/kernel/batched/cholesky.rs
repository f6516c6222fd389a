//! Cholesky factorization, solve and inverse over a batch.
//!
//! Outcomes are LAPACK's info per member, reported once each, from any thread: 0, or the order of the
//! leading minor that is not positive definite. A failed member disturbs no other.

use super::{Batch, each};
use crate::kernel::lauum;
use crate::kernel::par::Ctx;
use crate::kernel::potrf::potrf_lower;
use crate::kernel::scalar::Scalar;
use crate::kernel::solve;
use crate::kernel::trsm::Uplo;

/// Every member of `a`: its triangle `uplo` becomes its Cholesky factor. `done(i, info)` is called once
/// for each member.
pub fn potrf<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    let n = a.rows();
    let cost = n.saturating_pow(3) / 3;
    each::<T>(ctx, a.count(), cost, 0, &mut [], &|ctx, i, _| {
        // SAFETY: `each` visits a member once, and `a` was made to be written.
        let m = unsafe { a.mat_mut(i) };
        let result = match uplo {
            Uplo::Lower => potrf_lower(ctx, m),
            Uplo::Upper => potrf_lower(ctx, m.t()),
        };
        done(i, result.map_or_else(|e| e.minor as isize, |()| 0));
    });
}

/// Every member of `b` := A^-1 B with the factors in `a`, which are only read (and may coincide).
pub fn potrs<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: &Batch<T>, b: &Batch<T>) {
    let cost = 2 * b.cols().saturating_mul(a.rows()).saturating_mul(a.rows());
    each::<T>(ctx, b.count(), cost, 0, &mut [], &|ctx, i, _| {
        // SAFETY: members of `a` are only read; `each` visits a member of `b` once, and `b` was made to
        // be written.
        let (a, b) = unsafe { (a.mat(i), b.mat_mut(i)) };
        solve::potrs(ctx, uplo, a, b);
    });
}

/// Every member of `a`, a factor left by [`potrf`], becomes the triangle of the inverse. Outcomes: 0, or
/// the 1-based index of a zero or NaN on the diagonal, where nothing is written.
pub fn potri<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    let cost = a.rows().saturating_pow(3) / 3 * 2;
    each::<T>(ctx, a.count(), cost, 0, &mut [], &|ctx, i, _| {
        // SAFETY: `each` visits a member once, and `a` was made to be written.
        let result = lauum::potri(ctx, uplo, unsafe { a.mat_mut(i) });
        done(i, result.map_or_else(|e| e.index as isize, |()| 0));
    });
}
