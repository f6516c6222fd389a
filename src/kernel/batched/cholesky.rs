//! Cholesky factorization, solve and inverse over a batch.
//!
//! Outcomes are LAPACK's info per member, reported once each, from any thread: 0, or the order of the
//! leading minor that is not positive definite. A failed member disturbs no other.

use super::interleaved::{self, Form};
use super::{Batch, by_type, each, each_before, ranges};
use crate::kernel::isa::ahead::Ahead;
use crate::kernel::isa::{self, Isa};
use crate::kernel::lacpy;
use crate::kernel::lauum;
use crate::kernel::par::Ctx;
use crate::kernel::params::{POTRF_LANES, POTRF_LANES_AVX2};
use crate::kernel::potrf::{self, potrf_before};
use crate::kernel::scalar::Scalar;
use crate::kernel::solve;
use crate::kernel::trsm::Uplo;
use crate::kernel::view::MatRef;

/// Whether no scratch memory is used for so many members of order n.
pub fn potrf_is_small(n: usize, count: usize) -> bool {
    potrf::is_small(n) && count < FEW
}

/// Every member of `a`: its triangle `uplo` becomes its Cholesky factor. `done(i, info)` is called once
/// for each member.
pub fn potrf<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    if let Some(form) = form(a).filter(|_| a.count() >= FEW) {
        return lanes(ctx, uplo, (a, a), (form, form), false, done, &|_, _| ());
    }
    each_before::<T>(ctx, a.count(), cost(a), 0, &mut [], &|ctx, i, next, _| {
        // SAFETY: each member is visited once, and `a` was made to be written.
        unsafe { single(ctx, uplo, (None, a), i, false, (a, next), done) };
    });
}

/// Triangle `uplo` of every member of `from` is factored into the same member of `to`, whose other triangle
/// becomes zero; none means that `to` is the input too. Only the triangle is read. Members of `from`
/// overlap none of `to`. `done` is as for [`potrf`].
pub fn potrf_into<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    from: Option<&Batch<T>>,
    to: &Batch<T>,
    done: &(impl Fn(usize, isize) + Sync),
) {
    let bring = |ctx: &Ctx, i: usize| {
        // SAFETY: each member once; `to` was made to be written, and `from` is only read.
        unsafe {
            match from {
                Some(from) => lacpy::copy_triangle(ctx, uplo, from.mat(i), to.mat_mut(i)),
                None => lacpy::clear_other(ctx, uplo, to.mat_mut(i)),
            }
        }
    };
    let input = from.unwrap_or(to);
    let forms = (form(input), form(to));
    if let (Some(read), Some(written)) = forms
        && read.same_lines(&written)
        && to.count() >= FEW
    {
        return lanes(ctx, uplo, (input, to), (read, written), true, done, &bring);
    }
    let apart = from.filter(|_| potrf::brings::<T>(to.rows()));
    each_before::<T>(ctx, to.count(), cost(to), 0, &mut [], &|ctx, i, next, _| {
        // SAFETY: each member is visited once, `to` was made to be written, and `from` is only read.
        unsafe {
            let brought = from.is_some() && apart.is_none();
            if brought {
                bring(ctx, i);
            }
            single(ctx, uplo, (apart, to), i, !brought, (input, next), done);
        }
    });
}

/// Members from which on interleaving pays.
const FEW: usize = 4;

/// What interleaved members have in common, if they are small enough to be.
fn form<T: Scalar>(a: &Batch<T>) -> Option<Form> {
    let most = match isa::current() {
        Isa::Avx2 => POTRF_LANES_AVX2,
        Isa::Portable | Isa::Avx512 => POTRF_LANES,
    };
    Form::new(a, by_type::<T>(most))
}

fn cost<T>(a: &Batch<T>) -> usize {
    a.rows().saturating_pow(3) / 3
}

/// Member i of `a`, read from that of `from` if there is one, while `next` of `input` is asked for. With `clear` its other
/// triangle becomes zero.
///
/// # Safety
/// The member was made to be written and is this call's; `from` is only read.
unsafe fn single<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    (from, a): (Option<&Batch<T>>, &Batch<T>),
    i: usize,
    clear: bool,
    (input, next): (&Batch<T>, usize),
    done: &impl Fn(usize, isize),
) {
    // SAFETY: the caller's promise; nothing is read through the view of the next member.
    let (m, next) = unsafe {
        let next = (next < a.count()).then(|| input.mat(next));
        (a.mat_mut(i), next.map_or(Ahead::NOTHING, |m| Ahead::lower(as_lower(uplo, m))))
    };
    // SAFETY: as above.
    let from = from.map(|from| as_lower(uplo, unsafe { from.mat(i) }));
    let m = if uplo == Uplo::Lower { m } else { m.t() };
    let result = potrf_before(ctx, from, m, clear, next);
    done(i, result.map_or_else(|e| e.minor as isize, |()| 0));
}

fn as_lower<T>(uplo: Uplo, m: MatRef<T>) -> MatRef<T> {
    if uplo == Uplo::Lower { m } else { m.t() }
}

/// [`potrf`] and [`potrf_into`] of interleaved members; `bring` comes before a single factorization.
fn lanes<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    (from, to): (&Batch<T>, &Batch<T>),
    forms: (Form, Form),
    clear: bool,
    done: &(impl Fn(usize, isize) + Sync),
    bring: &(impl Fn(&Ctx, usize) + Sync),
) {
    let group = T::kernels().group;
    ranges::<T>(ctx, to.count(), group, cost(to), 0, &mut [], &|ctx, range, _| {
        let outcome = |i: usize, good: bool| {
            if good {
                return done(i, 0);
            }
            bring(ctx, i);
            // SAFETY: ranges are disjoint, and `to` was made to be written.
            unsafe { single(ctx, uplo, (None, to), i, false, (to, to.count()), done) };
        };
        // SAFETY: as above; `from` coincides with `to` or lies apart.
        unsafe { interleaved::potrf(ctx, uplo, (from, to), forms, clear, range, outcome) };
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
