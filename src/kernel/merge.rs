//! Blocks of sums that the unit of `gemm_bf16x3.rs` has formed, on their way to C.

use super::gemm::Part;
use super::gemm_bf16x3::width;
use super::isa::amx::{EDGE, Meanwhile};
use super::isa::tile::{LINE, prefetch};
use super::scalar::Scalar;
use super::view::MatMut;
use core::ptr;

/// A block's sums on their way to C, some columns for every step of the next block.
pub(super) struct Merge<'a, T> {
    /// Rows are adjacent.
    pub c: Option<MatMut<'a, T>>,
    pub t: *const T,
    pub next: usize,
    pub at_once: usize,
    pub alpha: T,
    pub beta: T,
}

impl<T: Scalar> Merge<'_, T> {
    #[inline(always)]
    fn columns(&mut self, count: usize) {
        if let Some(c) = &mut self.c {
            let to = c.cols().min(self.next + count);
            for j in self.next..to {
                let t = self.t.wrapping_add(j * width::<T>());
                let rows = c.rows();
                let c = c.as_mut_ptr().wrapping_offset(j as isize * c.cs());
                // SAFETY: a column of C, and one of T, which the unit has written.
                unsafe { merge_column(self.alpha, t, self.beta, c, rows) };
            }
            self.next = to;
        }
    }
    #[inline(always)]
    pub fn finish(&mut self) {
        self.columns(EDGE);
    }
}

impl<T: Scalar> Meanwhile for Merge<'_, T> {
    #[inline(always)]
    fn step(&mut self) {
        self.columns(self.at_once);
    }
}

/// [`Merge`], and lines that are asked for meanwhile: a few with every step, since the unit's own wait behind too many.
pub(super) struct Asking<'m, 'a, T> {
    pub before: &'m mut Merge<'a, T>,
    /// Columns of the block that is being summed, as many at once as the block before merges.
    pub c: Columns<T>,
    pub panel: &'m mut Lines,
}

impl<T: Scalar> Meanwhile for Asking<'_, '_, T> {
    #[inline(always)]
    fn step(&mut self) {
        self.before.step();
        self.c.ask();
        self.panel.ask();
    }
}

/// Columns of a block of C with adjacent rows that have not been asked for.
pub(super) struct Columns<T> {
    first: *const T,
    cs: isize,
    left: usize,
    at_once: usize,
}

impl<T: Scalar> Columns<T> {
    pub fn of(c: &MatMut<T>, at_once: usize) -> Self {
        Columns { first: c.as_ptr(), cs: c.cs(), left: c.cols(), at_once }
    }
    #[inline(always)]
    fn ask(&mut self) {
        let count = self.at_once.min(self.left);
        for _ in 0..count {
            for line in 0..EDGE * size_of::<f32>() / LINE {
                prefetch::<_, false>(self.first.wrapping_add(line * (LINE / size_of::<T>())));
            }
            self.first = self.first.wrapping_offset(self.cs);
        }
        self.left -= count;
    }
}

/// Lines of a packed panel that is needed next, `each` at once.
pub(super) struct Lines {
    next: *const u16,
    left: usize,
    each: usize,
}

impl Lines {
    /// The most at once.
    const MOST: usize = 16;
    pub const NOTHING: Self = Lines { next: ptr::null(), left: 0, each: 0 };

    /// Of `size` numbers, in so many steps.
    pub fn of(panel: *const u16, size: usize, steps: usize) -> Self {
        let left = size / (LINE / size_of::<u16>());
        Lines { next: panel, left, each: left.div_ceil(steps).min(Self::MOST) }
    }
    #[inline(always)]
    fn ask(&mut self) {
        let count = self.each.min(self.left);
        for line in 0..count {
            prefetch::<_, true>(self.next.wrapping_add(line * (LINE / size_of::<u16>())));
        }
        self.next = self.next.wrapping_add(count * (LINE / size_of::<u16>()));
        self.left -= count;
    }
}

/// c := beta c + alpha t.
///
/// # Safety
/// Both have so many elements.
#[inline(always)]
unsafe fn merge_column<T: Scalar>(alpha: T, t: *const T, beta: T, c: *mut T, rows: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        if beta.is_zero() {
            (0..rows).for_each(|i| *c.wrapping_add(i) = alpha * *t.wrapping_add(i));
        } else if beta == T::ONE && rows == width::<T>() {
            // All is read before anything is written: the two need not be compared then.
            let mut sums = [T::ZERO; EDGE];
            for i in 0..width::<T>() {
                sums[i] = *c.wrapping_add(i) + alpha * *t.wrapping_add(i);
            }
            (0..width::<T>()).for_each(|i| *c.wrapping_add(i) = sums[i]);
        } else if beta == T::ONE {
            (0..rows).for_each(|i| *c.wrapping_add(i) += alpha * *t.wrapping_add(i));
        } else {
            let of = |i: usize| beta * *c.wrapping_add(i) + alpha * *t.wrapping_add(i);
            (0..rows).for_each(|i| *c.wrapping_add(i) = of(i));
        }
    }
}

/// C := beta C + alpha T on a part of a block; elsewhere C is neither read nor written.
pub(super) fn merge_part<T: Scalar>(
    alpha: T,
    t: *const T,
    beta: T,
    mut c: MatMut<T>,
    corner: (usize, usize),
    part: Part,
) {
    for j in 0..c.cols() {
        let (m, at) = (c.rows(), corner.1 + j);
        let (from, to) = part.rows(corner.0, m, at);
        let diagonal = part.real_row(corner.0, m, at);
        let t = t.wrapping_add(j * width::<T>());
        let keep_real = |c: &mut MatMut<T>| {
            if let Some(i) = diagonal {
                c.set(i, j, T::from_real(c.get(i, j).re()));
            }
        };
        if !beta.is_zero() {
            keep_real(&mut c);
        }
        // SAFETY: the elements of T have been written by the unit; those of C are the part's.
        unsafe {
            if c.rs() == 1 {
                let column = c.as_mut_ptr().wrapping_offset(j as isize * c.cs());
                let (t, column) = (t.wrapping_add(from), column.wrapping_add(from));
                merge_column(alpha, t, beta, column, to - from);
            } else {
                for i in from..to {
                    let x = alpha * *t.wrapping_add(i);
                    let x = match beta {
                        b if b.is_zero() => x,
                        b if b == T::ONE => c.get(i, j) + x,
                        b => b * c.get(i, j) + x,
                    };
                    c.set(i, j, x);
                }
            }
        }
        keep_real(&mut c);
    }
}
