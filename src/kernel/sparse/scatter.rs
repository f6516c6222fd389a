//! Products that add to elements of y in no order: y := beta y + the sum of contributions, for transposed
//! compressed rows and for coordinates.
//!
//! The entries are cut into parts, whose number depends on the problem only. Each part adds, in its order,
//! to a partial vector of its own that covers the targets it meets (few, for a band), and the partial
//! vectors are added in theirs. With one part there is no partial vector.

use super::convert::FirstWrong;
use super::{Error, Index, PARALLEL, Result, for_ranges};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;
use core::mem::MaybeUninit;
use core::ops::Range;

/// Most parts; bytes of entries in a part, about.
const PARTS: usize = 16;
const PART: usize = 1 << 20;
/// Elements of y that are finished together.
const BLOCK: usize = 1024;

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

/// Elements of work memory.
pub(super) fn work<T>(entries: usize, targets: usize) -> usize {
    match parts::<T>(entries, targets) {
        1 => 0,
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

/// y := beta y, which is not read if beta is zero.
pub(super) fn scale<T: Scalar>(beta: T, y: &mut [T]) {
    if beta.is_zero() {
        y.fill(T::ZERO);
    } else if beta != T::ONE {
        for y in y {
            *y = beta * *y;
        }
    }
}

/// Runs the parts of the entries: `prove(part)` finds the targets of a part or what is wrong with it, and
/// `add(part, p)` adds its contributions, to target t at p + t. Nothing is written if a part is wrong.
///
/// # Safety
/// `y` leads to `targets` elements that nothing else uses, and `add` touches only what `prove` returned.
pub(super) unsafe fn run<T: Scalar>(
    par: &dyn Executor,
    parts: usize,
    targets: usize,
    beta: T,
    y: *mut T,
    work: &mut [MaybeUninit<T>],
    prove: impl Fn(usize) -> Result<Range<usize>> + Sync,
    add: impl Fn(usize, *mut T) + Sync,
) -> Result<()> {
    if parts == 1 {
        prove(0)?;
        // SAFETY: the caller's promise.
        scale(beta, unsafe { core::slice::from_raw_parts_mut(y, targets) });
        add(0, y);
        return Ok(());
    }
    if work.len() < parts * targets {
        return Err(Error::Short);
    }
    let mut spans = [const { (0, 0) }; PARTS];
    let wrong = FirstWrong::new();
    let (seen, slabs) =
        (Shared::new(spans.as_mut_ptr()), Shared::new(work.as_mut_ptr().cast::<T>()));
    par.run(parts, &|part, _| match prove(part) {
        Ok(span) => {
            let slab = slabs.get().wrapping_add(part * targets);
            // SAFETY: a slab of `targets` elements and an element of `spans` for each part.
            unsafe {
                core::slice::from_raw_parts_mut(slab.wrapping_add(span.start), span.len())
                    .fill(T::ZERO);
                *seen.get().wrapping_add(part) = (span.start, span.end);
            }
            add(part, slab);
        }
        Err(e) => wrong.note::<()>(Err(e)),
    });
    wrong.result()?;
    let out = Shared::new(y);
    for_ranges(par, targets.div_ceil(BLOCK), 4 * BLOCK * size_of::<T>(), |from, to| {
        for block in from..to {
            let (first, end) = (block * BLOCK, targets.min((block + 1) * BLOCK));
            // SAFETY: the caller's promise; blocks do not overlap.
            let y = unsafe {
                core::slice::from_raw_parts_mut(out.get().wrapping_add(first), end - first)
            };
            scale(beta, y);
            for (part, &(low, high)) in spans[..parts].iter().enumerate() {
                let (low, high) = (low.max(first), high.min(end));
                if low < high {
                    let p = slabs.get().wrapping_add(part * targets + low);
                    // SAFETY: inside what the part has filled.
                    let p = unsafe { core::slice::from_raw_parts(p, high - low) };
                    for (y, &p) in y[low - first..high - first].iter_mut().zip(p) {
                        *y += p;
                    }
                }
            }
        }
    });
    Ok(())
}
