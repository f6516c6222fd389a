//! One step of a triangular product or solve by columns, with look-ahead: while the columns of one
//! block of the diagonal are added to all of the vector beside it, the task that has the rows of the
//! neighbouring block also does that block's own part. Nobody waits for a single thread.

use super::gemv::block;
use super::worth;
use crate::kernel::gemm::Operand;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// Bytes of a column in the smallest slab, about.
const PIECE: usize = 1024;

/// y := y + alpha A x, except that `near` is called for the `nb` rows of A and y that border on the
/// diagonal block (the first ones if `lower`, else the last), instead of adding to them.
pub(super) fn step<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    (a, x, y): (Operand<T>, VecRef<T>, VecMut<T>),
    nb: usize,
    lower: bool,
    near: impl Fn(Operand<T>, VecMut<T>) + Sync,
) {
    let (m, n) = (a.mat.rows(), a.mat.cols());
    let far = m - nb;
    let (from, (near_rows, rest)) = if lower {
        (nb, y.split(nb))
    } else {
        let (rest, near_rows) = y.split(far);
        (0, (near_rows, rest))
    };
    let near_a = a.sub(if lower { 0 } else { far }, 0, nb, n);
    let far_a = a.sub(from, 0, far, n);
    let wanted = worth(far.saturating_mul(n).saturating_mul(size_of::<T>()));
    if wanted == 1 || ctx.par.width() == 1 {
        near(near_a, near_rows);
        return block(alpha, far_a, x, rest);
    }
    let cuts = Cuts::new(far, size_of::<T>(), wanted);
    ctx.par.run(1 + cuts.count, &|task, _| {
        if task == 0 {
            // SAFETY: the only task with these rows.
            return near(near_a, unsafe { near_rows.alias() });
        }
        let (i, mb) = cuts.slab(task - 1);
        // SAFETY: the tasks' rows are disjoint.
        block(alpha, far_a.sub(i, 0, mb, n), x, unsafe { rest.alias() }.sub(i, mb));
    });
}

/// Slabs of rows, large ones first: who comes late finds small ones that even things out.
struct Cuts {
    rows: usize,
    unit: usize,
    count: usize,
}

/// Ends of the slabs, in units.
const ENDS: [usize; 9] = [0, 4, 8, 10, 12, 13, 14, 15, 16];

impl Cuts {
    fn new(rows: usize, size: usize, wanted: usize) -> Cuts {
        let units = wanted.min(rows * size / PIECE).clamp(1, ENDS[8]);
        let unit = rows.div_ceil(units).next_multiple_of(16);
        let used = rows.div_ceil(unit);
        Cuts { rows, unit, count: ENDS.iter().position(|&end| end >= used).unwrap_or(8) }
    }
    /// First row and number of rows.
    fn slab(&self, i: usize) -> (usize, usize) {
        let from = ENDS[i] * self.unit;
        (from, (ENDS[i + 1] * self.unit).min(self.rows) - from)
    }
}
