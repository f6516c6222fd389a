//! Batches of tridiagonal and pentadiagonal systems whose elements are interleaved: element i of system s is the
//! one at i `count` + s of each array.
//!
//! A group of neighbouring systems is solved side by side, as the lanes of vectors. Each becomes U with the
//! right-hand side transformed alike, one row at a time, and a substitution follows; U lies in work memory and the
//! caller's diagonals stay as they are. Tridiagonal systems are eliminated as they come (L. H. Thomas, 1949), with
//! interchanges of neighbouring rows as LAPACK's xGTSV makes them, or by rotations; pentadiagonal ones by
//! rotations. A lane is computed by operations of its own, so bits depend neither on its place nor on threads.
//!
//! A pivot of zero is not reported: the solution is then as divisions by zero make it. What lies outside the
//! matrix is not read.

use super::{Error, PARALLEL, Result};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Systems of a group.
const LANES: usize = 16;
type Lanes<T> = [T; LANES];

/// How a tridiagonal matrix is eliminated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algorithm {
    /// As it comes, without interchanges.
    Thomas,
    /// With interchanges of rows.
    Lu,
    /// By rotations.
    Qr,
}

/// Elements of work memory for each slot.
fn work_of(n: usize, bands: usize) -> usize {
    n.saturating_mul(bands).saturating_mul(LANES)
}

/// Elements of work memory that [`gtsv_interleaved`] needs for each slot.
pub fn gtsv_interleaved_work(n: usize) -> usize {
    work_of(n, 3)
}

/// Elements of work memory that [`gpsv_interleaved`] needs for each slot.
pub fn gpsv_interleaved_work(n: usize) -> usize {
    work_of(n, 5)
}

/// The systems of a group in the arrays of a batch.
#[derive(Clone, Copy)]
struct Group<T> {
    n: usize,
    count: usize,
    first: usize,
    width: usize,
    x: *mut T,
}

impl<T: Scalar> Group<T> {
    /// The elements i of a diagonal; `outside` for systems that are not there and rows where there is none.
    #[inline(always)]
    fn load(&self, v: &[T], i: usize, inside: bool, outside: T) -> Lanes<T> {
        let mut lanes = [outside; LANES];
        if inside && i < self.n {
            let v = &v[i * self.count + self.first..][..self.width];
            if self.width == LANES {
                lanes.copy_from_slice(v);
            } else {
                lanes[..self.width].copy_from_slice(v);
            }
        }
        lanes
    }
    /// Where the elements i of x are.
    #[inline(always)]
    fn at(&self, i: usize) -> *mut T {
        self.x.wrapping_add(i * self.count + self.first)
    }
    /// The elements i of x, zeros beyond its end.
    ///
    /// # Safety
    /// Nobody else uses them.
    #[inline(always)]
    unsafe fn right(&self, i: usize) -> Lanes<T> {
        let mut lanes = [T::ZERO; LANES];
        if i < self.n {
            // SAFETY: the caller's promise.
            let x = unsafe { core::slice::from_raw_parts(self.at(i), self.width) };
            lanes[..self.width].copy_from_slice(x);
        }
        lanes
    }
    /// # Safety
    /// i < n, and nobody else uses the elements i of x.
    #[inline(always)]
    unsafe fn put(&self, i: usize, lanes: &Lanes<T>) {
        // SAFETY: the caller's promise.
        let x = unsafe { core::slice::from_raw_parts_mut(self.at(i), self.width) };
        x.copy_from_slice(&lanes[..self.width]);
    }
}

/// Calls f(group, its U) for all groups.
fn for_groups<T: Scalar, const BANDS: usize>(
    par: &dyn Executor,
    (n, count): (usize, usize),
    diagonals: &[&[T]],
    x: &mut [T],
    work: &mut [MaybeUninit<T>],
    f: impl Fn(Group<T>, *mut [Lanes<T>; BANDS]) + Sync,
) -> Result<()> {
    let len = n.checked_mul(count).ok_or(Error::TooLarge)?;
    let each = work_of(n, BANDS);
    if diagonals.iter().any(|d| d.len() < len) || x.len() < len {
        return Err(Error::Short);
    }
    if len == 0 {
        return Ok(());
    }
    if work.len() / par.width() < each {
        return Err(Error::Short);
    }
    let (x, work) = (Shared::new(x.as_mut_ptr()), Shared::new(work.as_mut_ptr()));
    let part = |task: usize, slot: usize| {
        let first = task * LANES;
        let width = LANES.min(count - first);
        let u = work.get().wrapping_add(slot * each);
        f(Group { n, count, first, width, x: x.get() }, u.cast());
    };
    let tasks = count.div_ceil(LANES);
    if tasks == 1 || len.saturating_mul((BANDS + 1) * size_of::<T>()) < PARALLEL {
        (0..tasks).for_each(|task| part(task, 0));
    } else {
        par.run(tasks, &part);
    }
    Ok(())
}

/// Solves in place of x, from the diagonals below, on and above.
pub fn gtsv_interleaved<T: Scalar>(
    par: &dyn Executor,
    algorithm: Algorithm,
    shape: (usize, usize),
    diagonals: [&[T]; 3],
    x: &mut [T],
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    for_groups::<T, 3>(par, shape, &diagonals, x, work, |group, u| {
        // SAFETY: a group's elements of x and a slot's work memory, n rows of it, are the task's own.
        unsafe {
            match algorithm {
                Algorithm::Thomas => eliminate(group, diagonals, u, thomas),
                Algorithm::Lu => eliminate(group, diagonals, u, interchange),
                Algorithm::Qr => eliminate(group, diagonals, u, rotate::<T, 3>),
            }
            substitute(group, u);
        }
    })
}

/// Solves in place of x, from the diagonals two below, below, on, above and two above, by rotations.
pub fn gpsv_interleaved<T: Scalar>(
    par: &dyn Executor,
    shape: (usize, usize),
    diagonals: [&[T]; 5],
    x: &mut [T],
    work: &mut [MaybeUninit<T>],
) -> Result<()> {
    for_groups::<T, 5>(par, shape, &diagonals, x, work, |group, u| {
        // SAFETY: as above.
        unsafe {
            triangulate(group, diagonals, u);
            substitute(group, u);
        }
    })
}

/// One lane of two rows and their right-hand sides, of which the second loses its first element.
type Pair<T, const N: usize> = ([T; N], [T; N], T, T);

#[inline(always)]
fn thomas<T: Scalar>((p, q, x, y): Pair<T, 3>) -> Pair<T, 3> {
    let f = q[0].div(p[0]);
    (p, [T::ZERO, q[1] - f * p[1], q[2]], x, y - f * x)
}

#[inline(always)]
fn interchange<T: Scalar>((p, q, x, y): Pair<T, 3>) -> Pair<T, 3> {
    let swap = p[0].abs1() < q[0].abs1();
    let (p, q, x, y) = if swap { (q, p, y, x) } else { (p, q, x, y) };
    // A column of zeros needs no elimination.
    let f = if q[0].is_zero() { T::ZERO } else { q[0].div(p[0]) };
    (p, [T::ZERO, q[1] - f * p[1], q[2] - f * p[2]], x, y - f * x)
}

/// (p, q) := (conj(f) p + conj(g) q, f q - g p) with (f, g) = (p_0, q_0) / |(p_0, q_0)|, scaled so that no square
/// overflows or vanishes.
#[inline(always)]
fn rotate<T: Scalar, const N: usize>((mut p, mut q, x, y): Pair<T, N>) -> Pair<T, N> {
    let (a, b) = (p[0].abs1(), q[0].abs1());
    let size = if a < b { b } else { a };
    if b.is_zero() {
        return (p, q, x, y);
    }
    let scale = T::from_real(size);
    let (f, g) = (p[0].div(scale), q[0].div(scale));
    let square = |v: T| v.re() * v.re() + v.im() * v.im();
    let norm = (square(f) + square(g)).sqrt();
    let unit = T::Real::ONE.div(norm);
    let (f, g) = (f.scale(unit), g.scale(unit));
    let turn = |a: T, b: T| (f.conj() * a + g.conj() * b, f * b - g * a);
    for k in 1..N {
        (p[k], q[k]) = turn(p[k], q[k]);
    }
    (p[0], q[0]) = (T::from_real(size * norm), T::ZERO);
    let (x, y) = turn(x, y);
    (p, q, x, y)
}

/// Applies a step to all lanes.
#[inline(always)]
fn step<T: Scalar, const N: usize>(
    p: &mut [Lanes<T>; N],
    q: &mut [Lanes<T>; N],
    x: &mut Lanes<T>,
    y: &mut Lanes<T>,
    f: impl Fn(Pair<T, N>) -> Pair<T, N>,
) {
    for l in 0..LANES {
        let lane = |v: &[Lanes<T>; N]| core::array::from_fn(|k| v[k][l]);
        let (a, b, c, d) = f((lane(p), lane(q), x[l], y[l]));
        for k in 0..N {
            (p[k][l], q[k][l]) = (a[k], b[k]);
        }
        (x[l], y[l]) = (c, d);
    }
}

/// Row without its first element, which is zero.
#[inline(always)]
fn shift<T: Scalar, const N: usize>(row: &[Lanes<T>; N]) -> [Lanes<T>; N] {
    core::array::from_fn(|k| if k + 1 < N { row[k + 1] } else { [T::ZERO; LANES] })
}

/// U of a tridiagonal matrix, and its right-hand side.
///
/// # Safety
/// The group's elements of x, and n rows at `u`, are used by nobody else.
unsafe fn eliminate<T: Scalar>(
    group: Group<T>,
    [below, diagonal, above]: [&[T]; 3],
    u: *mut [Lanes<T>; 3],
    f: impl Fn(Pair<T, 3>) -> Pair<T, 3>,
) {
    let (n, zero) = (group.n, [T::ZERO; LANES]);
    let row = |i: usize| {
        let on = group.load(diagonal, i, true, T::ONE);
        (on, group.load(above, i, i + 1 < n, T::ZERO))
    };
    let (on, over) = row(0);
    let mut p = [on, over, zero];
    // SAFETY: the caller's promise, here and below.
    let mut x = unsafe { group.right(0) };
    for i in 0..n {
        let (on, over) = row(i + 1);
        let mut q = [group.load(below, i + 1, true, T::ZERO), on, over];
        // SAFETY: as above.
        unsafe {
            let mut y = group.right(i + 1);
            if i + 1 < n {
                step(&mut p, &mut q, &mut x, &mut y, &f);
            }
            *u.wrapping_add(i) = p;
            group.put(i, &x);
            (p, x) = (shift(&q), y);
        }
    }
}

/// U of a pentadiagonal matrix, and its right-hand side.
///
/// # Safety
/// As for [`eliminate`].
unsafe fn triangulate<T: Scalar>(
    group: Group<T>,
    [far_below, below, diagonal, above, far_above]: [&[T]; 5],
    u: *mut [Lanes<T>; 5],
) {
    let (n, zero) = (group.n, [T::ZERO; LANES]);
    // A row from the column two before the diagonal on.
    let row = |i: usize| {
        [
            group.load(far_below, i, i >= 2, T::ZERO),
            group.load(below, i, i >= 1, T::ZERO),
            group.load(diagonal, i, true, T::ONE),
            group.load(above, i, i + 1 < n, T::ZERO),
            group.load(far_above, i, i + 2 < n, T::ZERO),
        ]
    };
    let mut p = shift(&shift(&row(0)));
    let mut q = shift(&row(1));
    // SAFETY: the caller's promise, here and below.
    let (mut x, mut y) = unsafe { (group.right(0), group.right(1)) };
    for i in 0..n {
        // SAFETY: as above.
        unsafe {
            let (mut r, mut z) = (row(i + 2), group.right(i + 2));
            if i + 1 < n {
                step(&mut p, &mut q, &mut x, &mut y, rotate);
            } else {
                q = [zero; 5];
            }
            if i + 2 < n {
                step(&mut p, &mut r, &mut x, &mut z, rotate);
            }
            *u.wrapping_add(i) = p;
            group.put(i, &x);
            (p, q, x, y) = (shift(&q), shift(&r), y, z);
        }
    }
}

/// x := U^-1 x.
///
/// # Safety
/// As for [`eliminate`], and the rows at `u` have been written.
unsafe fn substitute<T: Scalar, const BANDS: usize>(group: Group<T>, u: *const [Lanes<T>; BANDS]) {
    // The solution from row i + 1 on.
    let mut known = [[T::ZERO; LANES]; BANDS];
    for i in (0..group.n).rev() {
        // SAFETY: the caller's promise.
        unsafe {
            let (u, mut x) = (&*u.wrapping_add(i), group.right(i));
            for l in 0..LANES {
                for k in 1..BANDS {
                    x[l] -= u[k][l] * known[k - 1][l];
                }
                x[l] = x[l].div(u[0][l]);
            }
            for k in (1..BANDS).rev() {
                known[k] = known[k - 1];
            }
            known[0] = x;
            group.put(i, &x);
        }
    }
}
