//! LU factorization of a stored matrix, P A = L U: see the top of the folder.
//!
//! The rows of U above a block column's own are solved block by block, each with the ones before it as they
//! have been stored; what is left below is the panel. Both are halved again and again (Toledo, SIAM J. Matrix
//! Anal. Appl. 18(4), 1997) as long as the products between the halves are better done with what is stored,
//! down to pieces that are solved or factored as floats. Interchanges reach the columns on the right of a block
//! column as these are brought, and those on the left in storage.

use super::block::{load, load_rows, store};
use super::product::subtract;
use super::{Half, Outcome, tiles};
use crate::kernel::gemm::Operand;
use crate::kernel::getrf as float;
use crate::kernel::isa::amx::EDGE;
use crate::kernel::laswp::laswp;
use crate::kernel::par::Ctx;
use crate::kernel::params::GETRF_BASE;
use crate::kernel::trsm::{Diag, trsm_lower_left};
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

/// Columns in a block column of a factorization of so many steps: wider ones bring the earlier columns less often,
/// but what is not halved is left to float32.
fn width(steps: usize, halved: bool) -> usize {
    match steps {
        3072.. if halved => 1024,
        3072.. => 512,
        1024.. if halved => 512,
        _ => steps.min(256),
    }
}

/// Columns of a panel, and rows of U, that are not halved again.
pub(super) const LEAF: usize = 128;

/// Whether products of stored elements are faster than those of floats, so that block columns are halved.
pub(super) fn halved() -> bool {
    tiles::unit(LEAF, LEAF, LEAF).is_some()
}

/// Floats of work memory for a factorization of an m x n matrix.
pub fn getrf_work(m: usize, n: usize) -> usize {
    // Whether there is a unit then is not known yet.
    let of = |halved: bool| {
        let cols = width(m.min(n), halved);
        let leaf = if halved { LEAF.min(cols) } else { cols };
        // Panels of some widths need none where narrower ones do.
        let panel = |cols: usize| float::getrf_work::<f32>(m, cols);
        let inner = [leaf, n % cols.max(1), GETRF_BASE.min(leaf)].map(panel).into_iter().max();
        leading(m) * cols + leading(leaf) * leaf + inner.unwrap_or(0)
    };
    LINE + leading(m) + of(true).max(of(false))
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
    let halved = halved();
    let width = width(steps, halved);
    let leaf = if halved { LEAF.min(width) } else { width };
    let skip = work.as_ptr().align_offset(64).min(LINE);
    let (order, rest) = work[skip..].split_at_mut(leading(m));
    let order = order_of_rows(order, m);
    let (column, rest) = rest.split_at_mut(leading(m) * width);
    let (triangle, inner) = rest.split_at_mut(leading(leaf) * leaf);
    let mut outcome = Outcome::default();
    let mut lu = Lu { ctx, a: a.rb_mut(), leaf, triangle, inner };
    for j in (0..n).step_by(width) {
        let jb = width.min(n - j);
        let top = j.min(steps);
        // SAFETY: the block column's memory, which nothing else uses; `load` writes it first.
        let mut w = unsafe { matrix(column, m, jb) };
        load_rows(ctx, lu.a.rb().sub(0, j, m, jb), ipiv.is_some().then_some(&*order), w.rb_mut());
        for k in (0..top).step_by(width) {
            let kb = width.min(top - k);
            let mut u = w.rb_mut().sub(k, 0, kb, jb);
            subtract(ctx, lu.a.rb().sub(k, 0, kb, k), lu.a.rb().sub(0, j, k, jb), u.rb_mut());
            outcome.meet_column(j, lu.rows_of_u(k, j, u));
        }
        if top == m {
            continue;
        }
        let mut panel = w.sub(top, 0, m - top, jb);
        let (l, u) = (lu.a.rb().sub(top, 0, m - top, top), lu.a.rb().sub(0, j, top, jb));
        subtract(ctx, l, u, panel.rb_mut());
        let mut pivots = ipiv.as_deref_mut().map(|p| &mut p[top..steps.min(top + jb)]);
        outcome.meet_column(j, lu.panel(top, j, panel, pivots.as_deref_mut()));
        if let Some(pivots) = pivots {
            laswp(ctx, lu.a.rb_mut().sub(top, 0, m - top, j), &*pivots, true);
            for (i, p) in pivots.iter_mut().enumerate() {
                *p += top as i32;
                order.swap(top + i, *p as usize - 1);
            }
        }
    }
    let wrong = |i: &usize| !(a.get(*i, *i).to_f32().abs() > 0.0);
    outcome.pivot = (0..steps).find(wrong).map_or(0, |i| i + 1);
    outcome
}

/// Rows as they stand before any interchange.
fn order_of_rows(memory: &mut [MaybeUninit<f32>], m: usize) -> &mut [u32] {
    let order = memory[..m].as_mut_ptr().cast::<u32>();
    // SAFETY: m words, borrowed with `memory`, each written before the slice is made.
    unsafe {
        (0..m).for_each(|i| order.wrapping_add(i).write(i as u32));
        core::slice::from_raw_parts_mut(order, m)
    }
}

struct Lu<'a, 'c, H> {
    ctx: &'a Ctx<'c>,
    a: MatMut<'a, H>,
    leaf: usize,
    triangle: &'a mut [MaybeUninit<f32>],
    inner: &'a mut [MaybeUninit<f32>],
}

impl<H: Half> Lu<'_, '_, H> {
    /// The rows of U from k on in the columns from j on: `u` has what the rows before k have left of A. Returns the
    /// first column that has an infinity as stored, from 0.
    fn rows_of_u(&mut self, k: usize, j: usize, mut u: MatMut<f32>) -> Option<usize> {
        let (ctx, kb, jb) = (self.ctx, u.rows(), u.cols());
        if kb <= self.leaf {
            // SAFETY: the triangle's memory, which nothing else uses; `load` writes it first.
            let mut l = unsafe { matrix(self.triangle, kb, kb) };
            load(ctx, self.a.rb().sub(k, k, kb, kb), l.rb_mut());
            trsm_lower_left(ctx, Operand::plain(l.rb()), Diag::Unit, u.rb_mut());
            return store(ctx, u.rb(), self.a.rb_mut().sub(k, j, kb, jb));
        }
        let half = half(kb);
        let (first, mut last) = u.split_rows(half);
        let found = self.rows_of_u(k, j, first);
        let (l, b) =
            (self.a.rb().sub(k + half, k, kb - half, half), self.a.rb().sub(k, j, half, jb));
        subtract(ctx, l, b, last.rb_mut());
        earlier(found, self.rows_of_u(k + half, j, last))
    }

    /// The panel from row i and column j on: `w` has what the earlier columns have left of A. Pivots are rows of
    /// `w`, from 1; returns as [`Lu::rows_of_u`].
    fn panel(
        &mut self,
        i: usize,
        j: usize,
        mut w: MatMut<f32>,
        pivots: Option<&mut [i32]>,
    ) -> Option<usize> {
        let (ctx, m, n) = (self.ctx, w.rows(), w.cols());
        let steps = m.min(n);
        if steps <= self.leaf {
            match pivots {
                None => float::getrf_nopiv(ctx, w.rb_mut(), self.inner),
                Some(pivots) => float::getrf(ctx, w.rb_mut(), pivots, self.inner),
            };
            return store(ctx, w.rb(), self.a.rb_mut().sub(i, j, m, n));
        }
        let half = half(steps);
        let (left, mut right) = w.split_cols(half);
        let (mut first, mut last) = pivots.map(|p| p.split_at_mut(half)).unzip();
        let mut found = self.panel(i, j, left, first.as_deref_mut());
        if let Some(first) = first {
            laswp(ctx, right.rb_mut(), first, true);
        }
        let (u, mut below) = right.split_rows(half);
        let beside = |at: Option<usize>| at.map(|c| half + c);
        found = earlier(found, beside(self.rows_of_u(i, j + half, u)));
        let l = self.a.rb().sub(i + half, j, m - half, half);
        subtract(ctx, l, self.a.rb().sub(i, j + half, half, n - half), below.rb_mut());
        found = earlier(found, beside(self.panel(i + half, j + half, below, last.as_deref_mut())));
        if let Some(last) = last {
            laswp(ctx, self.a.rb_mut().sub(i + half, j, m - half, half), &*last, true);
            last.iter_mut().for_each(|p| *p += half as i32);
        }
        found
    }
}

/// Columns of the first half.
pub(super) fn half(steps: usize) -> usize {
    (steps / 2).next_multiple_of(EDGE)
}

fn earlier(a: Option<usize>, b: Option<usize>) -> Option<usize> {
    a.into_iter().chain(b).min()
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
