//! Sparse vectors beside dense ones: sums, rotations, dot products, gathering and scattering.
//!
//! A sparse vector is an array of indices and one of values. All indices are looked at before anything is
//! written: one that names no element is an error. They may come in any order and more than once; an
//! operation that writes to the dense vector takes the entries in their order then, and shares them among
//! threads if they ascend, when the order makes no difference.

use super::number::{Compute, Load, Store, scaled};
use super::{Base, Error, Index, PARALLEL, Result, TASK, Value, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::vector::{VecMut, VecRef};
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// Entries of a block whose indices are looked at together.
const BLOCK: usize = 4096;
/// Parts of a dot product at most; the entries of one at least.
const PARTS: usize = 64;
const PART: usize = 4096;

/// The indices of a sparse vector that have been found to name elements of a dense one.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a, I> {
    indices: &'a [I],
    base: Base,
    /// Whether they ascend, so that none occurs twice.
    ascend: bool,
}

impl<'a, I: Index> Places<'a, I> {
    /// Looks at all indices; `n` is the length of the dense vector. The first wrong one is named.
    pub fn prove(par: &dyn Executor, indices: &'a [I], base: Base, n: usize) -> Result<Self> {
        let wrong = AtomicUsize::new(usize::MAX);
        let ascend = AtomicBool::new(true);
        let blocks = indices.len().div_ceil(BLOCK);
        for_ranges(par, blocks, BLOCK * size_of::<I>(), |from, to| {
            for block in from..to {
                let (first, end) = (block * BLOCK, indices.len().min((block + 1) * BLOCK));
                let part = &indices[first..end];
                if !I::all_below(part, base.offset(), n) {
                    let at = part.iter().position(|i| i.since(base.offset()) >= n).unwrap_or(0);
                    wrong.fetch_min(first + at, Relaxed);
                }
                // With the first one of the next block.
                let part = &indices[first..indices.len().min(end + 1)];
                let falls = part.iter().zip(&part[1..]).fold(false, |bad, (a, b)| bad | (a >= b));
                if falls {
                    ascend.store(false, Relaxed);
                }
            }
        });
        match wrong.into_inner() {
            usize::MAX => Ok(Places { indices, base, ascend: ascend.into_inner() }),
            at => Err(Error::Malformed { at }),
        }
    }
    pub fn len(&self) -> usize {
        self.indices.len()
    }
    pub fn is_empty(&self) -> bool {
        self.indices.is_empty()
    }
    /// The element that entry k names.
    #[inline(always)]
    fn at(&self, k: usize) -> usize {
        self.indices[k].since(self.base.offset())
    }
    /// Calls f(k, element) for all entries: in their order, or, if none occurs twice, in any.
    fn for_each(&self, par: &dyn Executor, bytes: usize, f: impl Fn(usize, usize) + Sync) {
        let all = |from: usize, to: usize| (from..to).for_each(|k| f(k, self.at(k)));
        if self.ascend {
            for_ranges(par, self.len(), 2 * (bytes + size_of::<I>()), all);
        } else {
            all(0, self.len());
        }
    }
}

/// Whether there is a value for each index and the dense vector is as long as the sparse one says.
fn places<'a, I: Index>(
    par: &dyn Executor,
    (indices, base): (&'a [I], Base),
    values: usize,
    dense: usize,
) -> Result<Places<'a, I>> {
    if values < indices.len() {
        return Err(Error::Short);
    }
    Places::prove(par, indices, base, dense)
}

/// y := alpha x + beta y. beta = 0 does not read y, alpha = 0 does not read x's values. As documented for such
/// functions y is multiplied first and the entries are added to what is stored then.
pub fn axpby<I: Index, C: Compute, X: Load<C>, Y: Store<C>>(
    par: &dyn Executor,
    alpha: C,
    x: (&[I], Base, &[X]),
    beta: C,
    mut y: VecMut<Y>,
) -> Result<()> {
    debug_assert!(y.is_contiguous());
    let (indices, base, values) = x;
    let places = places(par, (indices, base), values.len(), y.len())?;
    let out = Shared::new(y.as_mut_ptr());
    scale_all(par, beta, out, y.len());
    if alpha.is_zero() {
        return Ok(());
    }
    places.for_each(par, size_of::<X>() + size_of::<Y>(), |k, i| {
        // SAFETY: an element of y; tasks have elements of their own.
        let y = unsafe { &mut *out.get().wrapping_add(i) };
        *y = Y::store(alpha.times(values[k].load()).plus(y.load()));
    });
    Ok(())
}

/// y := beta y, which is not read if beta is zero.
pub(super) fn scale<C: Compute, Y: Store<C>>(beta: C, y: &mut [Y]) {
    if beta.is_zero() {
        y.fill(Y::store(C::ZERO));
    } else if beta != C::ONE {
        for y in y {
            *y = Y::store(scaled(beta, y));
        }
    }
}

/// [`scale`] on all threads.
pub(super) fn scale_all<C: Compute, Y: Store<C>>(
    par: &dyn Executor,
    beta: C,
    y: Shared<Y>,
    n: usize,
) {
    for_ranges(par, n, 2 * size_of::<Y>(), |from, to| {
        // SAFETY: ranges of the n elements of y.
        scale(beta, unsafe {
            core::slice::from_raw_parts_mut(y.get().wrapping_add(from), to - from)
        });
    });
}

/// x_k := y_(index k) for all entries. `x` has a value for each index.
pub fn gather<I: Index, T: Value>(
    par: &dyn Executor,
    indices: &[I],
    base: Base,
    y: VecRef<T>,
    x: &mut [T],
) -> Result<()> {
    let places = places(par, (indices, base), x.len(), y.len())?;
    take(par, places, y, x);
    Ok(())
}

/// The entries' elements of y.
fn take<I: Index, T: Value>(par: &dyn Executor, places: Places<I>, y: VecRef<T>, x: &mut [T]) {
    let out = Shared::new(x.as_mut_ptr());
    for_ranges(par, places.len(), 2 * size_of::<T>() + size_of::<I>(), |from, to| {
        for k in from..to {
            // SAFETY: x has a value for each index.
            unsafe { *out.get().wrapping_add(k) = y.get(places.at(k)) };
        }
    });
}

/// [`gather`], and then zeros in their place: an element that occurs twice is gathered twice.
pub fn gather_and_clear<I: Index, T: Value>(
    par: &dyn Executor,
    indices: &[I],
    base: Base,
    zero: T,
    mut y: VecMut<T>,
    x: &mut [T],
) -> Result<()> {
    let places = places(par, (indices, base), x.len(), y.len())?;
    take(par, places, y.rb(), x);
    put(par, places, |_| zero, y.rb_mut());
    Ok(())
}

/// y_(index k) := x_k for all entries; of those that name one element the last one counts.
pub fn scatter<I: Index, T: Value>(
    par: &dyn Executor,
    x: (&[I], Base, &[T]),
    y: VecMut<T>,
) -> Result<()> {
    let (indices, base, values) = x;
    let places = places(par, (indices, base), values.len(), y.len())?;
    put(par, places, |k| values[k], y);
    Ok(())
}

/// Writes f(k) to the element that entry k names.
fn put<I: Index, T: Value>(
    par: &dyn Executor,
    places: Places<I>,
    f: impl Fn(usize) -> T + Sync,
    mut y: VecMut<T>,
) {
    debug_assert!(y.is_contiguous());
    let out = Shared::new(y.as_mut_ptr());
    places.for_each(par, 2 * size_of::<T>(), |k, i| {
        // SAFETY: an element of y; tasks have elements of their own.
        unsafe { *out.get().wrapping_add(i) = f(k) };
    });
}

/// (x, y) := (c x + s y, c y - s x) for each entry and the element it names, in the type of c and s. There is no
/// conjugation in it.
pub fn rot<I: Index, C: Compute, X: Store<C>, Y: Store<C>>(
    par: &dyn Executor,
    (c, s): (C, C),
    x: (&[I], Base, &mut [X]),
    mut y: VecMut<Y>,
) -> Result<()> {
    debug_assert!(y.is_contiguous());
    let (indices, base, values) = x;
    let places = places(par, (indices, base), values.len(), y.len())?;
    let (px, py) = (Shared::new(values.as_mut_ptr()), Shared::new(y.as_mut_ptr()));
    places.for_each(par, 2 * (size_of::<X>() + size_of::<Y>()), |k, i| {
        // SAFETY: a value for each index, and an element of y; tasks have both for themselves.
        let (x, y) = unsafe { (&mut *px.get().wrapping_add(k), &mut *py.get().wrapping_add(i)) };
        let (a, b) = (x.load(), y.load());
        *x = X::store(c.times(a).plus(s.times(b)));
        *y = Y::store(c.times(b).minus(s.times(a)));
    });
    Ok(())
}

/// The sum of op(x_k) y_(index k), op the identity or conjugation. Cut into parts by the number of entries only,
/// so bits do not depend on threads.
pub fn dot<I: Index, C: Compute, X: Load<C>, Y: Load<C>>(
    par: &dyn Executor,
    conj: bool,
    x: (&[I], Base, &[X]),
    y: VecRef<Y>,
) -> Result<C> {
    let (indices, base, values) = x;
    let places = places(par, (indices, base), values.len(), y.len())?;
    let n = places.len();
    let parts = (n / PART).clamp(1, PARTS);
    let each = n.div_ceil(parts);
    let mut sums = [C::ZERO; PARTS];
    let out = Shared::new(sums.as_mut_ptr());
    let part = |part: usize| {
        let mut sum = [C::ZERO; 4];
        for k in part * each..n.min((part + 1) * each) {
            let term = values[k].load().conj_if(conj).times(y.get(places.at(k)).load());
            sum[k % 4] = sum[k % 4].plus(term);
        }
        let sum = sum[0].plus(sum[1]).plus(sum[2].plus(sum[3]));
        // SAFETY: one of PARTS elements for each part.
        unsafe { *out.get().wrapping_add(part) = sum };
    };
    if n.saturating_mul(size_of::<X>() + size_of::<I>()) < PARALLEL.max(TASK) {
        (0..parts).for_each(part);
    } else {
        par.run(parts, &|task, _| part(task));
    }
    Ok(sums[..parts].iter().fold(C::ZERO, |a, &b| a.plus(b)))
}
