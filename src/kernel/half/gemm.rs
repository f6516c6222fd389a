//! C := alpha A B + beta C of stored matrices: summed in float32 over all steps, rounded once.

use super::Half;
use super::block::{by_columns, column, column_mut};
use super::getrf::{LINE, leading, matrix};
use super::product::subtract;
use crate::kernel::par::Ctx;
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Rows and columns of C at a time.
const ROWS: usize = 4096;
const COLUMNS: usize = 512;

/// Floats of work memory for an m x n product.
pub fn gemm_work(m: usize, n: usize) -> usize {
    LINE + leading(m.min(ROWS)) * n.min(COLUMNS)
}

/// C := alpha A B + beta C; beta = 0 does not read C, alpha = 0 does not read A and B. Rows of C are adjacent.
/// `work` has [`gemm_work`] elements.
pub fn gemm<H: Half>(
    ctx: &Ctx,
    alpha: f32,
    a: MatRef<H>,
    b: MatRef<H>,
    beta: f32,
    mut c: MatMut<H>,
    work: &mut [MaybeUninit<f32>],
) {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    debug_assert!(c.rs() == 1 && work.len() >= gemm_work(m, n));
    let skip = work.as_ptr().align_offset(64).min(LINE);
    for j in (0..n).step_by(COLUMNS) {
        for i in (0..m).step_by(ROWS) {
            let (rows, cols) = (ROWS.min(m - i), COLUMNS.min(n - j));
            // SAFETY: zeros are written before anything is read.
            let mut w = unsafe { matrix(&mut work[skip..], rows, cols) };
            by_columns(ctx, rows, cols, |j, cols| {
                // SAFETY: tasks have columns of their own.
                let w = unsafe { w.alias() };
                // SAFETY: adjacent elements of a column.
                (j..j + cols).for_each(|j| unsafe {
                    column_mut(w.alias(), j, rows).fill(0.0);
                });
            });
            if alpha != 0.0 {
                subtract(ctx, a.sub(i, 0, rows, k), b.sub(0, j, k, cols), w.rb_mut());
            }
            combine(ctx, alpha, w, beta, c.rb_mut().sub(i, j, rows, cols));
        }
    }
}

/// C := beta C - alpha W, rounded once to a stored element.
fn combine<H: Half>(ctx: &Ctx, alpha: f32, w: MatMut<f32>, beta: f32, c: MatMut<H>) {
    const CHUNK: usize = 256;
    let m = c.rows();
    by_columns(ctx, m, c.cols(), |j, cols| {
        for j in j..j + cols {
            for i in (0..m).step_by(CHUNK) {
                let rows = CHUNK.min(m - i);
                // SAFETY: tasks have columns of their own, of adjacent elements.
                let (w, c) = unsafe {
                    let (w, c) = (w.alias().sub(i, j, rows, 1), c.alias().sub(i, j, rows, 1));
                    (column_mut(w, 0, rows), c)
                };
                // W is 0 - A B, so that what is not there adds 0 and not -0.
                w.iter_mut().for_each(|x| *x = alpha * (0.0 - *x));
                let mut before = [0.0; CHUNK];
                if beta != 0.0 {
                    // SAFETY: as above.
                    H::widen(unsafe { column(c.rb(), 0, rows) }, &mut before);
                    w.iter_mut().zip(before).for_each(|(x, y)| *x += beta * y);
                }
                // SAFETY: as above.
                H::narrow(w, unsafe { column_mut(c, 0, rows) });
            }
        }
    });
}
