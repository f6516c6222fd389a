//! B := A between views of any strides.

use super::par::Ctx;
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};

/// Elements below which a copy is not worth a second thread.
const TASK: usize = 1 << 16;
/// Edge of a tile when the two views run in different directions: a tile of each stays in cache.
const TILE: usize = 32;

/// B := A, of the same shape.
pub fn copy<T: Scalar>(ctx: &Ctx, a: MatRef<T>, b: MatMut<T>) {
    // Columns of B are the direction of the smaller stride, so that writes are contiguous.
    let (a, b) =
        if b.rs().unsigned_abs() <= b.cs().unsigned_abs() { (a, b) } else { (a.t(), b.t()) };
    let (m, n) = (b.rows(), b.cols());
    if b.is_empty() {
        return;
    }
    let width = (TASK / m).clamp(1, n).next_multiple_of(TILE).min(n);
    let part = |task: usize| {
        let from = task * width;
        let cols = width.min(n - from);
        // SAFETY: tasks take disjoint ranges of columns.
        columns(a.sub(0, from, m, cols), unsafe { b.alias() }.sub(0, from, m, cols));
    };
    match n.div_ceil(width) {
        1 => part(0),
        tasks => ctx.par.run(tasks, &|task, _| part(task)),
    }
}

fn columns<T: Scalar>(a: MatRef<T>, mut b: MatMut<T>) {
    let (m, n) = (b.rows(), b.cols());
    if a.rs() == 1 && b.rs() == 1 {
        for j in 0..n {
            let to = b.rb_mut().sub(0, j, m, 1).as_mut_ptr();
            // SAFETY: a column of adjacent elements each; nothing else overlaps a MatMut.
            unsafe { core::ptr::copy_nonoverlapping(a.sub(0, j, m, 1).as_ptr(), to, m) };
        }
        return;
    }
    if a.cs() == 1 && b.rs() == 1 && a.rs() > 0 {
        let (from, to, pitch, cs) = (a.as_ptr(), b.as_mut_ptr(), a.rs() as usize, b.cs());
        // SAFETY: rows of a are `pitch` apart; every element named is one of a's or b's.
        unsafe { (T::kernels().unpack)(n, pitch, m, from, to, cs, 1) };
        return;
    }
    if a.rs().unsigned_abs() <= a.cs().unsigned_abs() {
        for j in 0..n {
            for i in 0..m {
                b.set(i, j, a.get(i, j));
            }
        }
        return;
    }
    for j0 in (0..n).step_by(TILE) {
        for i0 in (0..m).step_by(TILE) {
            for j in j0..n.min(j0 + TILE) {
                for i in i0..m.min(i0 + TILE) {
                    b.set(i, j, a.get(i, j));
                }
            }
        }
    }
}
