//! Memory that is asked for while something else is worked on.

use super::tile::prefetch;
use crate::kernel::view::MatRef;

/// A triangle that will be read soon: columns in memory, `ld` elements apart.
#[derive(Clone, Copy)]
pub(crate) struct Ahead<T> {
    /// Null: nothing.
    start: *const T,
    ld: usize,
    upper: bool,
}

impl<T> Ahead<T> {
    pub const NOTHING: Self = Ahead { start: core::ptr::null(), ld: 0, upper: false };
    /// Bytes that leave what is worked on room in the first-level cache.
    const NEAR: usize = 16 << 10;

    /// The lower triangle of a square view; nothing if neither rows nor columns have adjacent elements.
    pub fn lower(a: MatRef<T>) -> Self {
        let (ld, upper) = match (a.rs(), a.cs()) {
            (1, ld) => (ld, false),
            (ld, 1) => (ld, true),
            _ => return Self::NOTHING,
        };
        usize::try_from(ld).map_or(Self::NOTHING, |ld| Ahead { start: a.as_ptr(), ld, upper })
    }

    /// Asks for the columns [j, end) of the triangle, which is of order n.
    #[inline(always)]
    pub fn columns(&self, n: usize, (j, end): (usize, usize)) {
        if !self.start.is_null() {
            self.ask(n, (j, end));
        }
    }

    #[inline(never)]
    fn ask(&self, n: usize, (j, end): (usize, usize)) {
        let far = n * n * size_of::<T>() > Self::NEAR;
        for c in j..end {
            let (from, to) = if self.upper { (0, c + 1) } else { (c, n) };
            let column = self.start.wrapping_add(c * self.ld);
            for i in (from..to).step_by(64 / size_of::<T>()).chain([to - 1]) {
                match far {
                    true => prefetch::<T, true>(column.wrapping_add(i)),
                    false => prefetch::<T, false>(column.wrapping_add(i)),
                }
            }
        }
    }
}
