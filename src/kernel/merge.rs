//! Blocks of sums that the unit of `gemm_bf16x3.rs` has formed, on their way to C.

use super::gemm::Part;
use super::gemm_bf16x3::width;
use super::isa::amx::{EDGE, Meanwhile};
use super::isa::tile::prefetch;
use super::scalar::Scalar;
use super::view::MatMut;

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

/// The block of C is brought while the unit works.
#[inline(always)]
pub(super) fn ask_for<T: Scalar>(c: &MatMut<T>) {
    const LINE: usize = 64;
    let (first, last) = (c.as_ptr(), c.rows() as isize - 1);
    for j in 0..c.cols() as isize {
        let column = first.wrapping_offset(j * c.cs());
        for line in 0..EDGE * size_of::<f32>() / LINE {
            prefetch::<_, false>(column.wrapping_add(line * (LINE / size_of::<T>())));
        }
        prefetch::<_, false>(column.wrapping_offset(last * c.rs()));
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
        for i in 0..c.rows() {
            let (gi, gj) = (corner.0 + i, corner.1 + j);
            if !part.has(gi, gj) {
                continue;
            }
            let real = |x: T| if part.real(gi, gj) { T::from_real(x.re()) } else { x };
            // SAFETY: an element of T, which the unit has written.
            let x = alpha * unsafe { *t.wrapping_add(j * width::<T>() + i) };
            let x = match beta {
                b if b.is_zero() => x,
                b if b == T::ONE => real(c.get(i, j)) + x,
                b => b * real(c.get(i, j)) + x,
            };
            c.set(i, j, real(x));
        }
    }
}
