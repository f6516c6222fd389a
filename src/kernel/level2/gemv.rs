//! y := beta y + alpha A x, A any view with adjacent rows or columns (`xGEMV`).
//!
//! With adjacent rows (a column-major matrix) columns are added to y, a few in one pass; with adjacent
//! columns (a transposed one) an element of y is an inner product, a few at once. Tasks are slabs of
//! rows; only if there are too few rows are columns shared out as well, with partial vectors y. The
//! cuts depend on the shape alone.

use super::{add_partials, worth};
use crate::kernel::gemm::Operand;
use crate::kernel::level1::scal::scale_or_clear;
use crate::kernel::level1::{Block, scatter};
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, SCRATCH_SLOT_BYTES};
use crate::kernel::params::{LEVEL2_CHUNK, LEVEL2_TASKS};
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// Tasks below which columns are shared out too.
const FEW: usize = LEVEL2_TASKS / 2;

/// y := beta y + alpha A x; beta = 0 does not read y, alpha = 0 does not read A and x.
pub fn gemv<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
) {
    scale_or_clear(ctx.par, beta, y.rb_mut());
    if alpha.is_zero() || a.mat.is_empty() {
        return;
    }
    let (m, n) = (a.mat.rows(), a.mat.cols());
    let cut = Cut::new::<T>(m, n, by_rows(&a));
    if cut.down * cut.across == 1 {
        return block(alpha, a, x, y);
    }
    let partials = Shared::<T>::region(&ctx.scratch, 0, 0);
    ctx.par.run(cut.down * cut.across, &|task, _| {
        let (i, j) = (task % cut.down * cut.rows, task / cut.down * cut.cols);
        let (mb, nb) = (cut.rows.min(m - i), cut.cols.min(n - j));
        let (a, x) = (a.sub(i, j, mb, nb), x.sub(j, nb));
        if cut.across == 1 {
            // SAFETY: the tasks' rows are disjoint.
            return block(alpha, a, x, unsafe { y.alias() }.sub(i, mb));
        }
        let p = partials.get().wrapping_add(task / cut.down * m + i);
        // SAFETY: `Cut` has made sure that `across` vectors of m elements fit; every task has its own part.
        let part = unsafe {
            for q in 0..mb {
                p.wrapping_add(q).write(T::ZERO);
            }
            VecMut::from_raw(p, mb, 1)
        };
        block(alpha, a, x, part);
    });
    if cut.across > 1 {
        // SAFETY: written by the tasks.
        unsafe { add_partials(partials.get(), m, cut.across, y) };
    }
}

/// Tasks of `rows` x `cols`: `down` of them over y, `across` over x.
struct Cut {
    rows: usize,
    cols: usize,
    down: usize,
    across: usize,
}

impl Cut {
    fn new<T>(m: usize, n: usize, by_rows: bool) -> Cut {
        let size = size_of::<T>();
        let wanted = worth(m.saturating_mul(n).saturating_mul(size));
        if wanted == 1 {
            return Cut { rows: m, cols: n, down: 1, across: 1 };
        }
        // A piece of a line is not worth less than a page.
        let page = LEVEL2_CHUNK / 4 / size;
        let (least_rows, least_cols) = if by_rows { (16, 4 * page) } else { (page, 32) };
        let down = wanted.min(m / least_rows).max(1);
        let mut across = 1;
        if down < FEW {
            across = (wanted / down).min(n / least_cols).max(1);
            if across.saturating_mul(m).saturating_mul(size) > SCRATCH_SLOT_BYTES {
                across = 1;
            }
        }
        let rows = m.div_ceil(down).next_multiple_of(64).min(m);
        let cols = n.div_ceil(across).next_multiple_of(64).min(n);
        Cut { rows, cols, down: m.div_ceil(rows), across: n.div_ceil(cols) }
    }
}

fn by_rows<T>(a: &Operand<T>) -> bool {
    a.mat.cs() == 1 && (a.mat.rs() != 1 || a.mat.rows() == 1)
}

/// y := y + alpha A x on this thread.
pub(super) fn block<T: Scalar>(alpha: T, a: Operand<T>, x: VecRef<T>, y: VecMut<T>) {
    if by_rows(&a) {
        rows(alpha, a, x, y);
    } else if a.mat.rs() == 1 {
        columns(alpha, a, x, y);
    } else {
        elements(alpha, a, x, y);
    }
}

/// The rows of a chunk of a vector that stays in the first-level cache; on the stack if it must be copied.
fn chunk<T>(contiguous: bool) -> usize {
    if contiguous { LEVEL2_CHUNK / size_of::<T>() } else { Block::room::<T>() }
}

fn columns<T: Scalar>(alpha: T, a: Operand<T>, x: VecRef<T>, mut y: VecMut<T>) {
    let kr = T::vectors();
    let (m, n) = (a.mat.rows(), a.mat.cols());
    let (mut copies, mut factors) = (Block::new(), Block::new());
    let factors = factors.ptr::<T>();
    let rows = chunk::<T>(y.is_contiguous());
    for i in (0..m).step_by(rows) {
        let mb = rows.min(m - i);
        let mut part = y.rb_mut().sub(i, mb);
        let py = copies.gather_mut(&mut part);
        for j in (0..n).step_by(Block::room::<T>()) {
            let nb = Block::room::<T>().min(n - j);
            let cols = a.mat.sub(i, j, mb, nb);
            // SAFETY: nb factors fit their block; the kernel reads the mb x nb block of A and adds to mb
            // elements of y, or of its copy.
            unsafe {
                for q in 0..nb {
                    factors.wrapping_add(q).write(alpha * x.get(j + q));
                }
                (kr.gemv_n)(mb, nb, cols.as_ptr(), cols.cs(), a.conj, factors, py);
            }
        }
        // SAFETY: py was gathered from `part`.
        unsafe { scatter(py, part) };
    }
}

fn rows<T: Scalar>(alpha: T, a: Operand<T>, x: VecRef<T>, mut y: VecMut<T>) {
    let kr = T::vectors();
    let (m, n) = (a.mat.rows(), a.mat.cols());
    let (mut copies, mut sums) = (Block::new(), Block::new());
    let sums = sums.ptr::<T>();
    let cols = chunk::<T>(x.is_contiguous());
    for j in (0..n).step_by(cols) {
        let nb = cols.min(n - j);
        let px = copies.gather(x.sub(j, nb));
        for i in (0..m).step_by(Block::room::<T>()) {
            let mb = Block::room::<T>().min(m - i);
            let rows = a.mat.sub(i, j, mb, nb);
            // SAFETY: mb sums fit their block; the kernel reads the mb x nb block of A and nb elements of x
            // or of its copy.
            unsafe {
                (kr.gemv_t)(nb, mb, rows.as_ptr(), rows.rs(), a.conj, px, sums);
                for q in 0..mb {
                    y.set(i + q, y.get(i + q) + alpha * *sums.wrapping_add(q));
                }
            }
        }
    }
}

fn elements<T: Scalar>(alpha: T, a: Operand<T>, x: VecRef<T>, mut y: VecMut<T>) {
    for i in 0..a.mat.rows() {
        let mut sum = T::ZERO;
        for j in 0..a.mat.cols() {
            sum += a.mat.get(i, j).conj_if(a.conj) * x.get(j);
        }
        y.set(i, y.get(i) + alpha * sum);
    }
}
