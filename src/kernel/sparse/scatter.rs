//! Products that add to elements of y in no order: y := beta y + the sum of contributions, for transposed
//! compressed rows and for coordinates.
//!
//! The entries are cut into parts, whose number depends on the problem only. Each part adds, in its order,
//! to a partial vector of its own that covers the targets it meets (few, for a band), and the partial
//! vectors are added in theirs. With one part there is no partial vector, unless y is stored as another type than
//! sums are computed in.

use super::convert::FirstWrong;
use super::number::{Compute, Store, same, scaled};
use super::vector::scale;
use super::{Error, Index, PARALLEL, Result, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use core::mem::MaybeUninit;
use core::ops::Range;

/// Most parts; bytes of entries in a part, about.
const PARTS: usize = 16;
const PART: usize = 1 << 20;
/// Elements of y that are finished together.
const BLOCK: usize = 256;

/// Parts for so many entries and targets: partial vectors are together no larger than what they are made
/// from. The size of indices makes no difference, to the bits either.
pub(super) fn parts<T>(entries: usize, targets: usize) -> usize {
    let bytes = entries.saturating_mul(size_of::<T>() + 4);
    if bytes < PARALLEL {
        return 1;
    }
    let vector = targets.saturating_mul(size_of::<T>()).max(1);
    (bytes / PART).min(bytes / vector).clamp(1, PARTS)
}

/// Elements of work memory for sums in C that become elements of Y.
pub(super) fn work<C: Compute, Y: Store<C>>(entries: usize, targets: usize) -> usize {
    match parts::<C>(entries, targets) {
        1 if same::<C, Y>() => 0,
        parts => parts.saturating_mul(targets),
    }
}

/// The targets that indices name, if all are below n.
pub(super) fn span<I: Index>(indices: &[I], base: usize, n: usize) -> Option<Range<usize>> {
    let Some(&first) = indices.first() else { return Some(0..0) };
    let (low, high) =
        indices.iter().fold((first, first), |(low, high), &i| (low.min(i), high.max(i)));
    let (low, high) = (low.since(base), high.since(base));
    (low <= high && high < n).then(|| low..high + 1)
}

/// Runs the parts of the entries: `prove(part)` finds the targets of a part or what is wrong with it, and
/// `add(part, p)` adds its contributions, to target t at p + t. Nothing is written if a part is wrong.
///
/// # Safety
/// `y` leads to `targets` elements that nothing else uses, and `add` touches only what `prove` returned.
pub(super) unsafe fn run<C: Compute, Y: Store<C>>(
    par: &dyn Executor,
    parts: usize,
    targets: usize,
    beta: C,
    y: *mut Y,
    work: &mut [MaybeUninit<C>],
    prove: impl Fn(usize) -> Result<Range<usize>> + Sync,
    add: impl Fn(usize, *mut C) + Sync,
) -> Result<()> {
    if parts == 1 && same::<C, Y>() {
        prove(0)?;
        // SAFETY: the caller's promise.
        scale(beta, unsafe { core::slice::from_raw_parts_mut(y, targets) });
        add(0, y.cast());
        return Ok(());
    }
    if work.len() / parts < targets {
        return Err(Error::Short);
    }
    let mut spans = [const { (0, 0) }; PARTS];
    let wrong = FirstWrong::new();
    let (seen, slabs) =
        (Shared::new(spans.as_mut_ptr()), Shared::new(work.as_mut_ptr().cast::<C>()));
    let form = |part: usize| match prove(part) {
        Ok(span) => {
            let slab = slabs.get().wrapping_add(part * targets);
            // SAFETY: a slab of `targets` elements and an element of `spans` for each part.
            unsafe {
                core::slice::from_raw_parts_mut(slab.wrapping_add(span.start), span.len())
                    .fill(C::ZERO);
                *seen.get().wrapping_add(part) = (span.start, span.end);
            }
            add(part, slab);
        }
        Err(e) => wrong.note::<()>(Err(e)),
    };
    if parts == 1 {
        form(0);
    } else {
        par.run(parts, &|part, _| form(part));
    }
    wrong.result()?;
    let out = Shared::new(y);
    for_ranges(par, targets.div_ceil(BLOCK), 4 * BLOCK * size_of::<C>(), |from, to| {
        for block in from..to {
            let (first, end) = (block * BLOCK, targets.min((block + 1) * BLOCK));
            // SAFETY: the caller's promise; blocks do not overlap, and parts are as filled as their spans say.
            unsafe {
                let y = core::slice::from_raw_parts_mut(out.get().wrapping_add(first), end - first);
                finish(beta, y, first, slabs.get(), targets, &spans[..parts]);
            }
        }
    });
    Ok(())
}

/// y := beta y + the partial vectors' elements from `first` on, in the order of parts.
///
/// # Safety
/// The part p has an element at `slabs` + p `targets` + t for each t of its span.
unsafe fn finish<C: Compute, Y: Store<C>>(
    beta: C,
    y: &mut [Y],
    first: usize,
    slabs: *const C,
    targets: usize,
    spans: &[(usize, usize)],
) {
    let mut sums = [C::ZERO; BLOCK];
    let sums = &mut sums[..y.len()];
    for (sum, y) in sums.iter_mut().zip(&*y) {
        *sum = scaled(beta, y);
    }
    for (part, &(low, high)) in spans.iter().enumerate() {
        let (low, high) = (low.max(first), high.min(first + y.len()));
        if low < high {
            // SAFETY: the caller's promise.
            let p = unsafe {
                core::slice::from_raw_parts(slabs.wrapping_add(part * targets + low), high - low)
            };
            for (sum, &p) in sums[low - first..high - first].iter_mut().zip(p) {
                *sum = sum.plus(p);
            }
        }
    }
    for (y, &sum) in y.iter_mut().zip(&*sums) {
        *y = Y::store(sum);
    }
}
