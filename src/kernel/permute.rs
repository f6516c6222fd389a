//! Many row interchanges of a column as one permutation.
//!
//! An exchange reads and writes two elements far apart. A column that takes about as many of them as it has rows is
//! rather gathered from a copy of it: its writes are adjacent then, and each row is written once.

use super::params::PERMUTED_ROWS;
use super::view::MatMut;

/// Rows that an interchange makes up for.
const ROWS_EACH: usize = 2;

/// Whether `count` interchanges of columns of m adjacent rows go this way.
pub(crate) fn pays(m: usize, count: usize) -> bool {
    m <= PERMUTED_ROWS && m <= ROWS_EACH * count
}

/// `source[r]` := the row whose content comes to row r when the rows of each pair are exchanged in turn.
///
/// # Safety
/// `source` has room for m numbers, and the rows are below m.
#[inline(always)]
pub(crate) unsafe fn sources(
    source: *mut u32,
    m: usize,
    pairs: impl Iterator<Item = (usize, usize)>,
) {
    // SAFETY: the caller's promise.
    unsafe {
        for r in 0..m {
            *source.wrapping_add(r) = r as u32;
        }
        for (i, p) in pairs {
            core::ptr::swap(source.wrapping_add(i), source.wrapping_add(p));
        }
    }
}

/// Row r of each column of `a`, whose rows are adjacent, := its row `source[r]`. `copy` has room for a column.
///
/// # Safety
/// `source` has a row of `a` for each of its rows; `copy` is writable and the caller's.
#[inline(always)]
pub(crate) unsafe fn gather<T: Copy>(a: MatMut<T>, source: *const u32, copy: *mut T) {
    let m = a.rows();
    debug_assert!(a.rs() == 1);
    for j in 0..a.cols() {
        // SAFETY: elements of one column; the caller's promise.
        unsafe {
            let column = a.as_ptr().cast_mut().wrapping_offset(j as isize * a.cs());
            core::ptr::copy_nonoverlapping(column, copy, m);
            for r in 0..m {
                let from = *source.wrapping_add(r) as usize;
                *column.wrapping_add(r) = *copy.wrapping_add(from);
            }
        }
    }
}
