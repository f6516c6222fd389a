//! y := beta y + alpha op(A) x, A a general band matrix (`xGBMV`).
//!
//! A column's elements are adjacent: it is added to y, or multiplied with x. Tasks are ranges of y; a
//! range meets the columns that reach it, cut to its rows.

use super::worth;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::level1::scal::scale_or_clear;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};
use core::marker::PhantomData;

/// An m x n matrix with kl diagonals below and ku above the main one; columns of kl + ku + 1 elements
/// are `ld` apart, and the diagonal is their element ku.
#[derive(Clone, Copy)]
pub struct Band<'a, T> {
    ptr: *const T,
    m: usize,
    n: usize,
    kl: usize,
    ku: usize,
    ld: isize,
    life: PhantomData<&'a T>,
}

// SAFETY: a Band is a shared borrow of its elements, so it moves between threads as &[T] does.
unsafe impl<T: Sync> Send for Band<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Sync> Sync for Band<'_, T> {}

impl<'a, T> Band<'a, T> {
    /// # Safety
    /// The elements within the band are readable for 'a.
    pub unsafe fn from_raw(
        ptr: *const T,
        (m, n): (usize, usize),
        (kl, ku): (usize, usize),
        ld: isize,
    ) -> Self {
        Band { ptr, m, n, kl, ku, ld, life: PhantomData }
    }
    /// The rows [from, to) of column j, as far as they are in the band: the first one and the elements.
    #[inline(always)]
    fn column(&self, j: usize, from: usize, to: usize) -> (usize, VecRef<'a, T>) {
        let first = j.saturating_sub(self.ku).max(from);
        let end = j.saturating_add(self.kl).saturating_add(1).min(to).max(first);
        let at = (j as isize)
            .wrapping_mul(self.ld)
            .wrapping_add((self.ku as isize).wrapping_sub(j as isize).wrapping_add(first as isize));
        // SAFETY: elements within the band.
        (first, unsafe { VecRef::from_raw(self.ptr.wrapping_offset(at), end - first, 1) })
    }
}

/// y := beta y + alpha op(A) x, where op transposes, conjugates, or both; beta = 0 does not read y, alpha = 0
/// does not read A and x.
pub fn gbmv<T: Scalar>(
    ctx: &Ctx,
    transposed: bool,
    conj: bool,
    alpha: T,
    a: Band<T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
) {
    scale_or_clear(ctx.par, beta, y.rb_mut());
    let out = y.len();
    if alpha.is_zero() || a.m == 0 || a.n == 0 {
        return;
    }
    let height = a.kl.saturating_add(a.ku).saturating_add(1).min(a.m);
    let tasks = worth(a.n.saturating_mul(height).saturating_mul(size_of::<T>()));
    let each = out.div_ceil(tasks).next_multiple_of(64);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    par.run(out.div_ceil(each), &|task, _| {
        let (from, to) = (task * each, out.min((task + 1) * each));
        // SAFETY: the tasks' ranges of y are disjoint.
        let y = unsafe { y.alias() }.sub(from, to - from);
        if transposed {
            inner(alpha, &a, conj, x, from, y);
        } else {
            columns(alpha, &a, conj, x, (from, to), y);
        }
    });
}

/// Rows [from, to) of A x.
fn columns<T: Scalar>(
    alpha: T,
    a: &Band<T>,
    conj: bool,
    x: VecRef<T>,
    (from, to): (usize, usize),
    mut y: VecMut<T>,
) {
    for j in from.saturating_sub(a.kl)..a.n.min(to.saturating_add(a.ku)) {
        let (first, column) = a.column(j, from, to);
        let n = column.len();
        if n > 0 {
            axpy_range(alpha * x.get(j), column, conj, y.rb_mut().sub(first - from, n));
        }
    }
}

/// Columns from `from` on, multiplied with x.
fn inner<T: Scalar>(
    alpha: T,
    a: &Band<T>,
    conj: bool,
    x: VecRef<T>,
    from: usize,
    mut y: VecMut<T>,
) {
    for j in 0..y.len() {
        let (first, column) = a.column(from + j, 0, a.m);
        if !column.is_empty() {
            let sum = dot_range(conj, column, x.sub(first, column.len()));
            y.set(j, y.get(j) + alpha * sum);
        }
    }
}
