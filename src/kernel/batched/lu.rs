//! LU factorization, solve and inverse over a batch.
//!
//! Outcomes are reported once for each member, from any thread: 0; k > 0 when U(k, k) is the first that
//! is exactly zero or NaN;
//! -k when the member's k-th pivot (an input of the solve and the inverse) names no row, and nothing
//! was written for it. A failed member disturbs no other.

use super::interleaved::{self, Form};
use super::{Batch, PerMember, by_type, each, ranges};
use crate::kernel::getrf::{self, getrf_nopiv};
use crate::kernel::inverse::{self, NoInverse, getri_into};
use crate::kernel::isa::{self, Isa};
use crate::kernel::laswp::Pivot;
use crate::kernel::par::Ctx;
use crate::kernel::params::{GETRF_LANES, GETRF_LANES_AVX2, GETRF_LANES_PORTABLE};
use crate::kernel::scalar::Scalar;
use crate::kernel::solve;
use crate::kernel::triangle::Trans;
use core::mem::{MaybeUninit, align_of, size_of};

/// Elements of work memory for [`getrf`] when `slots` threads take part.
pub fn getrf_work<T: Scalar>(m: usize, n: usize, slots: usize) -> usize {
    getrf::getrf_work::<T>(m, n).saturating_mul(slots)
}

/// Whether neither work nor scratch memory is used for so many m x n members.
pub fn getrf_is_small<T: Scalar>(m: usize, n: usize, count: usize) -> bool {
    getrf::is_small::<T>(m, n) && count < FEW
}

/// Every member of `a` becomes its factors. `pivots` has min(m, n) entries for each member, 1-based;
/// none means no interchanges. `work` has at least [`getrf_work`] elements for one slot; with fewer than
/// for `ctx.par.width()` slots the members are factored one after the other.
pub fn getrf<T: Scalar>(
    ctx: &Ctx,
    a: &Batch<T>,
    pivots: Option<&mut [i32]>,
    done: &(impl Fn(usize, isize) + Sync),
    work: &mut [MaybeUninit<T>],
) {
    let (m, n) = (a.rows(), a.cols());
    let k = m.min(n);
    let pivots = pivots.map(|p| {
        debug_assert!(p.len() >= a.count() * k);
        PerMember::new(p, k)
    });
    let cost = m.saturating_mul(n).saturating_mul(k);
    let single = |ctx: &Ctx, i: usize, work: &mut [MaybeUninit<T>]| {
        // SAFETY: a member is visited once, and `a` was made to be written.
        let member = unsafe { a.mat_mut(i) };
        let info = match &pivots {
            // SAFETY: as above; each member has its own pivots.
            Some(p) => getrf::getrf(ctx, member, unsafe { p.get(i) }, work),
            None => getrf_nopiv(ctx, member, work),
        };
        done(i, info as isize);
    };
    let work_each = getrf_work::<T>(m, n, 1);
    let group = T::kernels().group;
    let most = match isa::current() {
        Isa::Portable => by_type::<T>(GETRF_LANES_PORTABLE),
        Isa::Avx2 => by_type::<T>(GETRF_LANES_AVX2),
        Isa::Avx512 => GETRF_LANES,
    };
    let Some(form) = Form::new(a, most).filter(|_| a.count() >= FEW) else {
        return each(ctx, a.count(), cost, work_each, work, &single);
    };
    ranges(ctx, a.count(), group, cost, work_each, work, &|ctx, range, work| {
        // SAFETY: ranges are disjoint, `a` was made to be written, and each member has its own pivots.
        unsafe {
            interleaved::getrf(ctx, a, form, pivots.as_ref(), range, |i, good| {
                if good { done(i, 0) } else { single(ctx, i, work) }
            });
        }
    });
}

/// Members from which on interleaving pays.
const FEW: usize = 4;

/// Every member of `b` := op(A)^-1 B with the factors in `a` and the pivots of [`getrf`], which are only
/// read.
pub fn getrs<T: Scalar, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    a: &Batch<T>,
    pivots: Option<&[P]>,
    b: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    let n = a.rows();
    let cost = n.saturating_mul(n).saturating_mul(2 * b.cols());
    each::<T>(ctx, b.count(), cost, 0, &mut [], &|ctx, i, _| {
        // SAFETY: members of `a` are only read; `each` visits a member of `b` once, and `b` was made to
        // be written.
        let (a, b) = unsafe { (a.mat(i), b.mat_mut(i)) };
        let result = solve::getrs(ctx, trans, a, pivots.map(|p| &p[i * n..(i + 1) * n]), b);
        done(i, result.map_or_else(|e| -(e.index as isize), |()| 0));
    });
}

/// Every member of `c` := A^-1 with the factors in `a` and the pivots of [`getrf`], which are only read.
/// For a failed member `c` is left as it is.
pub fn getri<T: Scalar>(
    ctx: &Ctx,
    a: &Batch<T>,
    pivots: Option<&[i32]>,
    c: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    let n = a.rows();
    let cost = n.saturating_pow(3) / 3 * 4;
    each::<T>(ctx, c.count(), cost, 0, &mut [], &|ctx, i, _| {
        // SAFETY: members of `a` are only read; `each` visits a member of `c` once, and `c` was made to
        // be written.
        let (a, c) = unsafe { (a.mat(i), c.mat_mut(i)) };
        let result = getri_into(ctx, a, pivots.map(|p| &p[i * n..(i + 1) * n]), c);
        done(i, info(result));
    });
}

fn info(result: Result<(), NoInverse>) -> isize {
    match result {
        Ok(()) => 0,
        Err(NoInverse::Singular(e)) => e.index as isize,
        Err(NoInverse::BadPivot(e)) => -(e.index as isize),
    }
}

/// Elements of work memory for [`matinv`] when `slots` threads take part: the work of one inversion, and
/// the pivots, which are kept in elements.
pub fn matinv_work<T: Scalar>(n: usize, slots: usize) -> usize {
    inverse::matinv_work::<T>(n).saturating_add(n).saturating_mul(slots)
}

/// Every member of `c` := A^-1 for the general matrices `a`, which are only read and overlap no member
/// of `c`. A singular member leaves its factors in `c`. `work` as for [`getrf`].
pub fn matinv<T: Scalar>(
    ctx: &Ctx,
    a: &Batch<T>,
    c: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
    work: &mut [MaybeUninit<T>],
) {
    let n = a.rows();
    let cost = n.saturating_pow(3).saturating_mul(2);
    each(ctx, c.count(), cost, matinv_work::<T>(n, 1), work, &|ctx, i, work| {
        debug_assert!(work.len() >= matinv_work::<T>(n, 1));
        let (pivots, work) = work.split_at_mut(n.min(work.len()));
        let pivots = integers(pivots);
        // SAFETY: members of `a` are only read; `each` visits a member of `c` once, and `c` was made to
        // be written.
        let (a, c) = unsafe { (a.mat(i), c.mat_mut(i)) };
        let result = inverse::matinv(ctx, a, c, pivots, work);
        done(i, result.map_or_else(|e| e.index as isize, |()| 0));
    });
}

/// The memory of n elements as n zeros of type i32.
fn integers<T: Scalar>(memory: &mut [MaybeUninit<T>]) -> &mut [i32] {
    const { assert!(size_of::<T>() >= size_of::<i32>() && align_of::<T>() >= align_of::<i32>()) };
    let start = memory.as_mut_ptr().cast::<i32>();
    for i in 0..memory.len() {
        // SAFETY: an element is at least as large as an i32 (asserted), so entry i lies inside.
        unsafe { start.add(i).write(0) };
    }
    // SAFETY: written just now, aligned (asserted), and borrowed from `memory` for as long.
    unsafe { core::slice::from_raw_parts_mut(start, memory.len()) }
}
