//! LU factorization of a stored matrix, P A = L U: see the top of the folder.
//!
//! The rows of U above a block column's own are solved block by block, each with the ones before it as they
//! have been stored; what is left below is factored as a matrix of floats. Interchanges reach the columns on the
//! right as these are brought, and those on the left in storage.

use super::block::{load, store};
use super::product::subtract;
use super::{Half, Outcome};
use crate::kernel::gemm::Operand;
use crate::kernel::getrf as float;
use crate::kernel::laswp::laswp;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::trsm::{Diag, trsm_lower_left};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

/// Columns in a block column: wider ones bring the earlier columns less often, but more is left to float32.
fn width(steps: usize) -> usize {
    if steps < WIDE { steps.min(256) } else { 512 }
}

/// Steps from which on block columns are wide.
const WIDE: usize = 3072;

/// Floats of work memory for a factorization of an m x n matrix.
pub fn getrf_work(m: usize, n: usize) -> usize {
    let (rows, width) = (leading(m), width(m.min(n)));
    let cols = width.min(n);
    let inner = float::getrf_work::<f32>(m, cols).max(float::getrf_work::<f32>(m, n % cols.max(1)));
    LINE + rows * cols + leading(width) * width + inner
}

/// Floats in a cache line.
pub(super) const LINE: usize = 16;

/// Rows rounded up to an odd number of cache lines.
pub(super) fn leading(m: usize) -> usize {
    (m.div_ceil(LINE) | 1) * LINE
}

/// A = P L U, any m x n; `ipiv` has min(m, n) entries, 1-based row swaps; without it A = L U. `work` has
/// [`getrf_work`] elements.
pub fn getrf<H: Half>(
    ctx: &Ctx,
    mut a: MatMut<H>,
    mut ipiv: Option<&mut [i32]>,
    work: &mut [MaybeUninit<f32>],
) -> Outcome {
    let (m, n) = (a.rows(), a.cols());
    let steps = m.min(n);
    if steps == 0 {
        return Outcome::default();
    }
    debug_assert!(work.len() >= getrf_work(m, n));
    let width = width(steps);
    let work = &mut work[..];
    let skip = work.as_ptr().align_offset(64).min(LINE);
    let (column, rest) = work[skip..].split_at_mut(leading(m) * width.min(n));
    let (triangle, inner) = rest.split_at_mut(leading(width) * width);
    let mut outcome = Outcome::default();
    for j in (0..n).step_by(width) {
        let jb = width.min(n - j);
        let top = j.min(steps);
        // SAFETY: the block column's memory, which nothing else uses; `load` writes it first.
        let mut w = unsafe { matrix(column, m, jb) };
        load(ctx, a.rb().sub(0, j, m, jb), w.rb_mut());
        if let Some(ipiv) = ipiv.as_deref() {
            laswp(ctx, w.rb_mut(), &ipiv[..top], true);
        }
        for k in (0..top).step_by(width) {
            let kb = width.min(top - k);
            let mut u = w.rb_mut().sub(k, 0, kb, jb);
            subtract(ctx, a.rb().sub(k, 0, kb, k), a.rb().sub(0, j, k, jb), u.rb_mut());
            // SAFETY: as above.
            let mut l = unsafe { matrix(triangle, kb, kb) };
            load(ctx, a.rb().sub(k, k, kb, kb), l.rb_mut());
            trsm_lower_left(ctx, Operand::plain(l.rb()), Diag::Unit, u.rb_mut());
            let found = store(ctx, u.rb(), a.rb_mut().sub(k, j, kb, jb));
            outcome.meet_column(j, found);
        }
        if top == m {
            continue;
        }
        let mut panel = w.sub(top, 0, m - top, jb);
        let (l, u) = (a.rb().sub(top, 0, m - top, top), a.rb().sub(0, j, top, jb));
        subtract(ctx, l, u, panel.rb_mut());
        match ipiv.as_deref_mut() {
            None => {
                float::getrf_nopiv(ctx, panel.rb_mut(), inner);
            }
            Some(ipiv) => {
                let pivots = &mut ipiv[top..steps.min(top + jb)];
                float::getrf(ctx, panel.rb_mut(), pivots, inner);
                interchange(ctx, a.rb_mut().sub(top, 0, m - top, j), pivots);
                pivots.iter_mut().for_each(|p| *p += top as i32);
            }
        }
        let found = store(ctx, panel.rb(), a.rb_mut().sub(top, j, m - top, jb));
        outcome.meet_column(j, found);
    }
    let wrong = |i: &usize| !(a.get(*i, *i).to_f32().abs() > 0.0);
    outcome.pivot = (0..steps).find(wrong).map_or(0, |i| i + 1);
    outcome
}

/// An m x n matrix with adjacent rows in memory that has room for it.
///
/// # Safety
/// Elements are written before they are read.
pub(super) unsafe fn matrix(
    memory: &mut [MaybeUninit<f32>],
    m: usize,
    n: usize,
) -> MatMut<'_, f32> {
    debug_assert!(memory.len() >= leading(m) * n);
    // SAFETY: the slice is borrowed for as long, and long enough.
    unsafe { MatMut::from_raw(memory.as_mut_ptr().cast(), m, n, 1, leading(m) as isize) }
}

/// Row i and row `pivots[i]`, from 1, change places.
fn interchange<H: Half>(ctx: &Ctx, a: MatMut<H>, pivots: &[i32]) {
    const COLUMNS: usize = 16;
    let n = a.cols();
    let tasks = n.div_ceil(COLUMNS);
    let par: &dyn Executor = if tasks <= 4 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, _| {
        // SAFETY: tasks have columns of their own.
        let mut a = unsafe { a.alias() };
        for j in task * COLUMNS..n.min((task + 1) * COLUMNS) {
            for (i, p) in pivots.iter().enumerate() {
                let p = *p as usize - 1;
                let (x, y) = (a.get(i, j), a.get(p, j));
                a.set(i, j, y);
                a.set(p, j, x);
            }
        }
    });
}
