//! The factorizations and solves of the folder over a batch of matrices of one shape.
//!
//! Outcomes are reported once for each member, from any thread. A failed member disturbs no other.

use super::{Half, Outcome};
use crate::kernel::batched::{Batch, PerMember, each};
use crate::kernel::laswp::Pivot;
use crate::kernel::par::Ctx;
use crate::kernel::solve::BadPivot;
use crate::kernel::triangle::Trans;
use crate::kernel::trsm::Uplo;
use core::mem::MaybeUninit;

/// Every member of `a` becomes its factors. `pivots` has min(m, n) entries for each member; none means no
/// interchanges. `work` has at least [`super::getrf_work`] floats, and that for each slot if members shall go
/// one to a thread.
pub fn getrf<H: Half>(
    ctx: &Ctx,
    a: &Batch<H>,
    pivots: Option<&mut [i32]>,
    done: &(impl Fn(usize, Outcome) + Sync),
    work: &mut [MaybeUninit<f32>],
) {
    let (m, n) = (a.rows(), a.cols());
    let pivots = pivots.map(|p| PerMember::new(p, m.min(n)));
    let cost = m.saturating_mul(n).saturating_mul(m.min(n));
    each(ctx, a.count(), cost, super::getrf_work(m, n), work, &|ctx, i, work| {
        // SAFETY: a member is visited once, has its own pivots, and `a` was made to be written.
        let (a, ipiv) = unsafe { (a.mat_mut(i), pivots.as_ref().map(|p| p.get(i))) };
        done(i, super::getrf(ctx, a, ipiv, work));
    });
}

/// Every member of `a` becomes its factor, in the triangle `uplo`. `work` likewise, of [`super::potrf_work`].
pub fn potrf<H: Half>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &Batch<H>,
    done: &(impl Fn(usize, Outcome) + Sync),
    work: &mut [MaybeUninit<f32>],
) {
    let n = a.rows();
    let cost = n.saturating_pow(3) / 3;
    each(ctx, a.count(), cost, super::potrf_work(n), work, &|ctx, i, work| {
        // SAFETY: as above.
        done(i, super::potrf(ctx, uplo, unsafe { a.mat_mut(i) }, work));
    });
}

/// Every member of `b` := op(A)^-1 B with the factors and pivots of [`getrf`], which are only read; reports as
/// [`super::getrs_stored`] does. `work` likewise, of [`super::solve_work`].
pub fn getrs<H: Half, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    a: &Batch<H>,
    pivots: Option<&[P]>,
    b: &Batch<H>,
    done: &(impl Fn(usize, Result<usize, BadPivot>) + Sync),
    work: &mut [MaybeUninit<f32>],
) {
    let (n, nrhs) = (b.rows(), b.cols());
    let cost = n.saturating_mul(n).saturating_mul(2 * nrhs);
    each(ctx, b.count(), cost, super::solve_work(n, nrhs), work, &|ctx, i, work| {
        // SAFETY: members of `a` are only read; a member of `b` is visited once, and may be written.
        let (a, b) = unsafe { (a.mat(i), b.mat_mut(i)) };
        let pivots = pivots.map(|p| &p[i * n..(i + 1) * n]);
        done(i, super::getrs_stored(ctx, trans, a, pivots, b, work));
    });
}

/// Every member of `b` := A^-1 B with the factors of [`potrf`], likewise.
pub fn potrs<H: Half>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &Batch<H>,
    b: &Batch<H>,
    done: &(impl Fn(usize, usize) + Sync),
    work: &mut [MaybeUninit<f32>],
) {
    let (n, nrhs) = (b.rows(), b.cols());
    let cost = n.saturating_mul(n).saturating_mul(2 * nrhs);
    each(ctx, b.count(), cost, super::solve_work(n, nrhs), work, &|ctx, i, work| {
        // SAFETY: as above.
        let (a, b) = unsafe { (a.mat(i), b.mat_mut(i)) };
        done(i, super::potrs_stored(ctx, uplo, a, b, work));
    });
}
