//! Bringing a matrix into the range of a low precision by powers of two, and rounding it.
//!
//! N. J. Higham, S. Pranesh and M. Zounon (SIAM J. Sci. Comput. 41(4), 2019): rows, then columns, are scaled
//! so that their largest entries are just below 1, and all of it by 2^TOP, which keeps away from the small end of the
//! range and leaves most of it to the growth of an elimination (more than the tenth of the paper). A definite matrix gets a diagonal in [1/2, 2) by one
//! scaling from both sides, and a diagonal that is larger by a small multiple of the format's roundoff, so
//! that rounding leaves it definite (N. J. Higham and S. Pranesh, SIAM J. Sci. Comput. 43(1), 2021). Factors
//! are powers of two: scaling is exact, whatever it is applied to.

use super::Reason;
use super::format::{Binary, Format, Working};
use super::system::beside;
use crate::kernel::norm::modulus;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::trsm::Uplo;
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicBool, Ordering};

/// Rows that a task looks at.
const ROWS: usize = 256;
/// Groups of columns of a triangle, each with sums of its own.
const GROUPS: usize = 16;
/// Elements that are rounded at once.
const CHUNK: usize = 256;
/// Elements for which one thread is enough.
const TASK: usize = 1 << 16;
/// Rows (columns) whose largest entries are this close, as exponents, are left as they are.
const CLOSE: i32 = 3;

/// Elements of work memory for [`general`] and [`definite`].
pub fn work(n: usize) -> usize {
    n.saturating_mul(n.div_ceil(ROWS).max(GROUPS))
}

/// A column whose rows are adjacent.
#[inline(always)]
pub fn column<'a, T>(a: MatRef<'a, T>, j: usize) -> &'a [T] {
    debug_assert!(a.rs() == 1 && j < a.cols());
    let start = a.as_ptr().wrapping_offset(a.cs() * j as isize);
    // SAFETY: a column of the view.
    unsafe { core::slice::from_raw_parts(start, a.rows()) }
}

/// The larger of |re| and |im|.
#[inline(always)]
pub fn largest_part<T: Scalar>(x: T) -> T::Real {
    let (re, im) = (x.re().abs(), x.im().abs());
    if im > re { im } else { re }
}

#[inline(always)]
fn size<T: Scalar>(x: T) -> T::Real {
    if T::IS_COMPLEX { modulus(x) } else { x.re().abs() }
}

#[inline(always)]
fn larger<R: Real>(a: R, b: R) -> R {
    if b > a { b } else { a }
}

fn run(ctx: &Ctx, elements: usize, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
    let par: &dyn Executor = if elements <= TASK { &Sequential } else { ctx.par };
    par.run(tasks, f);
}

/// Factors for the rows and columns of a general A with adjacent rows, and its infinity norm.
pub fn general<T: Working>(
    ctx: &Ctx,
    a: MatRef<T>,
    rows: &mut [T::Real],
    cols: &mut [T::Real],
    work: &mut [MaybeUninit<T::Real>],
) -> Result<T::Real, Reason> {
    let n = a.rows();
    let blocks = n.div_ceil(ROWS);
    debug_assert!(work.len() >= blocks * n);
    // Row sums go where the factors of the columns will be.
    let (maxima, sums) = (Shared::new(rows.as_mut_ptr()), Shared::new(cols.as_mut_ptr()));
    let parts = Shared::new(work.as_mut_ptr().cast::<T::Real>());
    run(ctx, n * n, blocks, &|block, _| {
        let from = block * ROWS;
        let count = ROWS.min(n - from);
        let (mut sum, mut most) = ([T::Real::ZERO; ROWS], [T::Real::ZERO; ROWS]);
        for j in 0..n {
            let mut largest = T::Real::ZERO;
            let entries = &column(a, j)[from..from + count];
            for ((x, sum), most) in entries.iter().zip(&mut sum).zip(&mut most) {
                let part = largest_part(*x);
                *sum += size(*x);
                *most = larger(*most, part);
                largest = larger(largest, part);
            }
            // SAFETY: a task has rows of its own, and so a row of the parts.
            unsafe { parts.get().add(block * n + j).write(largest) };
        }
        for i in 0..count {
            // SAFETY: as above.
            unsafe {
                maxima.get().add(from + i).write(most[i]);
                sums.get().add(from + i).write(sum[i]);
            }
        }
    });
    let anorm = worst_sum(cols)?;
    let (low, high) = exponents(rows)?;
    // SAFETY: all blocks have been written.
    let parts = unsafe { core::slice::from_raw_parts(work.as_ptr().cast::<T::Real>(), blocks * n) };
    gather(parts, cols);
    let (left, right) = exponents(cols)?;
    if high - low <= CLOSE && right - left <= CLOSE {
        rows.fill(T::Real::power(-high - 1));
        cols.fill(T::Real::ONE);
        return Ok(anorm);
    }
    reciprocals(rows);
    let (scale, maxima) = (&*rows, Shared::new(cols.as_mut_ptr()));
    run(ctx, n * n, n, &|j, _| {
        let scaled = column(a, j).iter().zip(scale).map(|(x, &r)| largest_part(x.scale(r)));
        // SAFETY: tasks have columns of their own.
        unsafe { maxima.get().add(j).write(scaled.fold(T::Real::ZERO, larger)) };
    });
    exponents(cols)?;
    reciprocals(cols);
    Ok(anorm)
}

/// The largest sum. Infinite sums of finite numbers are no worse than infinite numbers.
fn worst_sum<R: Real>(sums: &[R]) -> Result<R, Reason> {
    let mut worst = R::ZERO;
    for &s in sums {
        if !s.is_finite() {
            return Err(Reason::NotFinite);
        }
        worst = larger(worst, s);
    }
    Ok(worst)
}

/// cols[j] := the largest of all parts of column j.
fn gather<R: Real>(parts: &[R], cols: &mut [R]) {
    cols.fill(R::ZERO);
    for block in parts.chunks_exact(cols.len()) {
        cols.iter_mut().zip(block).for_each(|(c, &p)| *c = larger(*c, p));
    }
}

/// The smallest and the largest exponent; a zero among the numbers is a singular matrix.
fn exponents<R: Binary>(v: &[R]) -> Result<(i32, i32), Reason> {
    let (mut low, mut high) = (i32::MAX, i32::MIN);
    for &x in v {
        if !(x > R::ZERO) {
            return Err(Reason::NotFactored);
        }
        let e = x.exponent();
        (low, high) = (low.min(e), high.max(e));
    }
    Ok((low, high))
}

/// Each number by the power of two that brings it to [1/2, 1).
fn reciprocals<R: Binary>(v: &mut [R]) {
    v.iter_mut().for_each(|x| *x = R::power(-x.exponent() - 1));
}

/// The factors of a definite A given by its triangle, the same for rows and columns, and its infinity norm.
pub fn definite<T: Working>(
    ctx: &Ctx,
    uplo: Uplo,
    a: MatRef<T>,
    scale: &mut [T::Real],
    sums: &mut [T::Real],
    work: &mut [MaybeUninit<T::Real>],
) -> Result<T::Real, Reason> {
    let n = a.rows();
    let parts = Shared::new(work.as_mut_ptr().cast::<T::Real>());
    debug_assert!(work.len() >= GROUPS * n);
    run(ctx, n * n, GROUPS, &|group, _| {
        // SAFETY: groups have sums of their own.
        let sums = unsafe {
            let own = parts.get().add(group * n);
            (0..n).for_each(|i| own.add(i).write(T::Real::ZERO));
            core::slice::from_raw_parts_mut(own, n)
        };
        // Columns of different lengths are dealt out in turn.
        for j in (group..n).step_by(GROUPS) {
            let (from, to) = beside(uplo, j, n);
            let entries = column(a, j);
            let mut own = entries[j].re().abs();
            for (x, sum) in entries[from..to].iter().zip(&mut sums[from..to]) {
                let s = size(*x);
                own += s;
                *sum += s;
            }
            sums[j] += own;
        }
    });
    // SAFETY: all groups have been written.
    let parts = unsafe { core::slice::from_raw_parts(work.as_ptr().cast::<T::Real>(), GROUPS * n) };
    sums.fill(T::Real::ZERO);
    for group in parts.chunks_exact(n) {
        sums.iter_mut().zip(group).for_each(|(s, &p)| *s += p);
    }
    let anorm = worst_sum(sums)?;
    for (i, s) in scale.iter_mut().enumerate() {
        let d = a.get(i, i).re();
        if !(d > T::Real::ZERO) {
            return Err(Reason::NotFactored);
        }
        *s = T::Real::power(-(d.exponent() + 1).div_euclid(2));
    }
    sums.copy_from_slice(scale);
    Ok(anorm)
}

/// What is rounded: diag(rows) A diag(cols) 2^TOP.
#[derive(Clone, Copy)]
pub struct Scales<'a, R> {
    pub rows: &'a [R],
    pub cols: &'a [R],
}

/// Rounds a part of the scaled A; its diagonal, then real, by (1 + `shift`) if there is one. Returns whether
/// every entry is below 2^(TOP + 1) in size, as those of an equilibrated matrix are.
pub fn round<T: Working, F: Format<T>>(
    ctx: &Ctx,
    a: MatRef<T>,
    part: Option<(Uplo, T::Real)>,
    scales: Scales<T::Real>,
    mut low: MatMut<F::Store>,
) -> bool {
    let n = a.rows();
    let (start, ld) = (Shared::new(low.as_mut_ptr()), low.cs());
    let (top, limit) = (T::Real::power(F::TOP), T::Real::power(F::TOP + 1));
    let fits = AtomicBool::new(true);
    run(ctx, n * n, n, &|j, _| {
        let (from, to) = part.map_or((0, n), |(uplo, _)| beside(uplo, j, n));
        let (entries, by) = (column(a, j), scales.cols[j] * top);
        // SAFETY: a part of the column, which is this task's.
        let out = |at: usize, count: usize| unsafe {
            let out = start.get().offset(ld * j as isize).add(at).cast::<MaybeUninit<F::Store>>();
            core::slice::from_raw_parts_mut(out, count)
        };
        let mut largest = T::Real::ZERO;
        let mut buffer = [<T::Low as Scalar>::ZERO; CHUNK];
        for at in (from..to).step_by(CHUNK) {
            let end = to.min(at + CHUNK);
            let scaled = entries[at..end].iter().zip(&scales.rows[at..end]);
            for ((&x, &r), out) in scaled.zip(&mut buffer) {
                let v = x.scale(r).scale(by);
                largest = larger(largest, largest_part(v));
                *out = v.low();
            }
            F::store(&buffer[..end - at], out(at, end - at));
        }
        if let Some((_, shift)) = part {
            let d = entries[j].re() * scales.rows[j] * by;
            largest = larger(largest, d);
            F::store(&[T::from_real(d + d * shift).low()], out(j, 1));
        }
        if !(largest < limit) {
            fits.store(false, Ordering::Relaxed);
        }
    });
    fits.into_inner()
}
