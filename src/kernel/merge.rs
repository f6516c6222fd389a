//! Blocks of sums that the unit of `gemm_bf16x3.rs` has formed, on their way to C.

use super::gemm::Part;
use super::gemm_bf16x3::width;
use super::isa::amx::{EDGE, Meanwhile};
use super::isa::tile::{LINE, Place, prefetch};
use super::macro_kernel::place;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};
use core::marker::PhantomData;
use core::ptr;

/// A block's sums on their way to C, some columns for every step of the next block.
pub(super) struct Merge<'a, T> {
    /// The next column, whose elements are adjacent, and its sums.
    at: Place<T>,
    t: *const T,
    rows: usize,
    /// Columns that have not been merged, and how many are at once.
    left: usize,
    at_once: usize,
    numbers: (T, T),
    /// From whole columns T is subtracted, as updates do.
    plain: bool,
    c: PhantomData<&'a mut T>,
}

impl<'a, T: Scalar> Merge<'a, T> {
    pub fn nothing() -> Self {
        let (numbers, plain, t) = ((T::ONE, T::ONE), false, ptr::null());
        let at = Place::new(ptr::null_mut(), 0);
        Merge { at, t, rows: 0, left: 0, at_once: 0, numbers, plain, c: PhantomData }
    }
    /// C := beta C + alpha T, numbers alpha and beta. C has adjacent rows, and is read in `old`, if that is there, which then
    /// lies apart and has them, too.
    pub fn new(
        numbers: (T, T),
        t: *const T,
        old: Option<MatRef<'a, T>>,
        c: MatMut<'a, T>,
        at_once: usize,
    ) -> Self {
        let (rows, left) = (c.rows(), c.cols());
        let plain = numbers == (-T::ONE, T::ONE) && rows == width::<T>();
        Merge { at: place(old, c), t, rows, left, at_once, numbers, plain, c: PhantomData }
    }
    #[inline(always)]
    fn columns(&mut self, count: usize) {
        let count = count.min(self.left);
        let (alpha, beta) = self.numbers;
        for _ in 0..count {
            let Place { c, old, cs, old_cs } = self.at;
            // SAFETY: a column of C, where it is read, and one of T, which the unit has written.
            unsafe {
                match self.plain {
                    true => whole_column::<T, true>(alpha, self.t, (old, c)),
                    false => merge_column(alpha, self.t, beta, (old, c), self.rows),
                }
            }
            let (c, old) = (c.wrapping_offset(cs), old.wrapping_offset(old_cs));
            self.at = Place { c, old, ..self.at };
            self.t = self.t.wrapping_add(width::<T>());
        }
        self.left -= count;
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
    pub fn of(c: MatRef<T>, at_once: usize) -> Self {
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

/// old + alpha t. With `less` alpha is -1: that a complex t is not multiplied then is seen in signs of zeros, so it is the
/// same for columns that are whole and for others.
#[inline(always)]
fn added<T: Scalar>(old: T, alpha: T, t: T, less: bool) -> T {
    if less { old - t } else { old + alpha * t }
}

/// c := old + alpha t; old is c or lies apart.
///
/// # Safety
/// All have the elements of a whole column; alpha is -1 with LESS.
#[inline(always)]
unsafe fn whole_column<T: Scalar, const LESS: bool>(
    alpha: T,
    t: *const T,
    (old, c): (*const T, *mut T),
) {
    // All is read before anything is written: the three need not be compared then.
    let mut sums = [T::ZERO; EDGE];
    // SAFETY: the caller's promise.
    unsafe {
        for i in 0..width::<T>() {
            sums[i] = added(*old.wrapping_add(i), alpha, *t.wrapping_add(i), LESS);
        }
        for i in 0..width::<T>() {
            *c.wrapping_add(i) = sums[i];
        }
    }
}

/// c := beta old + alpha t; old is c or lies apart.
///
/// # Safety
/// All have so many elements.
#[inline(always)]
unsafe fn merge_column<T: Scalar>(
    alpha: T,
    t: *const T,
    beta: T,
    (old, c): (*const T, *mut T),
    rows: usize,
) {
    let less = alpha == -T::ONE;
    // SAFETY: the caller's promise.
    unsafe {
        if beta.is_zero() {
            (0..rows).for_each(|i| *c.wrapping_add(i) = alpha * *t.wrapping_add(i));
        } else if beta == T::ONE && rows == width::<T>() {
            match less {
                true => whole_column::<T, true>(alpha, t, (old, c)),
                false => whole_column::<T, false>(alpha, t, (old, c)),
            }
        } else if beta == T::ONE {
            let sum = |i: usize| added(*old.wrapping_add(i), alpha, *t.wrapping_add(i), less);
            (0..rows).for_each(|i| *c.wrapping_add(i) = sum(i));
        } else {
            let of = |i: usize| beta * *old.wrapping_add(i) + alpha * *t.wrapping_add(i);
            (0..rows).for_each(|i| *c.wrapping_add(i) = of(i));
        }
    }
}

/// C := beta C + alpha T on a part of a block; elsewhere C is neither read nor written. C is read in `old`, if that is there.
pub(super) fn merge_part<T: Scalar>(
    alpha: T,
    t: *const T,
    beta: T,
    old: Option<MatRef<T>>,
    mut c: MatMut<T>,
    corner: (usize, usize),
    part: Part,
) {
    for j in 0..c.cols() {
        let (m, at) = (c.rows(), corner.1 + j);
        let (from, to) = part.rows(corner.0, m, at);
        let diagonal = part.real_row(corner.0, m, at);
        let t = t.wrapping_add(j * width::<T>());
        if let Some(old) = old {
            (from..to).for_each(|i| c.set(i, j, old.get(i, j)));
        }
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
                merge_column(alpha, t, beta, (column.cast_const(), column), to - from);
            } else {
                for i in from..to {
                    let x = *t.wrapping_add(i);
                    let x = match beta {
                        b if b.is_zero() => alpha * x,
                        b if b == T::ONE => added(c.get(i, j), alpha, x, alpha == -T::ONE),
                        b => b * c.get(i, j) + alpha * x,
                    };
                    c.set(i, j, x);
                }
            }
        }
        keep_real(&mut c);
    }
}
