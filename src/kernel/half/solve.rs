//! Solving with stored factors: right-hand sides are float32.
//!
//! A triangle is worked through by block columns: a block on the diagonal is brought to float32 and solved with,
//! then the rows that are left get the product with the block column, brought to float32 by blocks.

use super::Half;
use super::block::{column, load, store, widen};
use super::getrf::{LINE, leading, matrix};
use super::product::FLOATS_OFFSET;
use crate::kernel::gemm::{Operand, gemm};
use crate::kernel::laswp::{Pivot, laswp};
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::solve::{BadPivot, check_pivots, solve_left};
use crate::kernel::triangle::{Trans, Triangle};
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// Edge of a block.
const EDGE: usize = 256;

/// B := A^-1 B, where [`super::potrf`] left the factor of A in the triangle `uplo` of `a`.
pub fn potrs<H: Half>(ctx: &Ctx, uplo: Uplo, a: MatRef<H>, mut b: MatMut<f32>) {
    let l = if uplo == Uplo::Lower { a } else { a.t() };
    solve(ctx, Uplo::Lower, l, Diag::NonUnit, b.rb_mut());
    solve(ctx, Uplo::Upper, l.t(), Diag::NonUnit, b);
}

/// B := op(A)^-1 B, where [`super::getrf`] left the factors P L U of A in `lu`; without pivots P = I. With a
/// bad pivot B is left as it is.
pub fn getrs<H: Half, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    lu: MatRef<H>,
    pivots: Option<&[P]>,
    mut b: MatMut<f32>,
) -> Result<(), BadPivot> {
    if let Some(pivots) = pivots {
        check_pivots(pivots, lu.rows())?;
    }
    if trans == Trans::No {
        if let Some(pivots) = pivots {
            laswp(ctx, b.rb_mut(), pivots, true);
        }
        solve(ctx, Uplo::Lower, lu, Diag::Unit, b.rb_mut());
        solve(ctx, Uplo::Upper, lu, Diag::NonUnit, b);
    } else {
        solve(ctx, Uplo::Lower, lu.t(), Diag::NonUnit, b.rb_mut());
        solve(ctx, Uplo::Upper, lu.t(), Diag::Unit, b.rb_mut());
        if let Some(pivots) = pivots {
            laswp(ctx, b, pivots, false);
        }
    }
    Ok(())
}

/// Columns of B that are solved for at a time.
const COLUMNS: usize = 256;

/// Floats of work memory for right-hand sides that are stored: n rows, nrhs columns.
pub fn solve_work(n: usize, nrhs: usize) -> usize {
    LINE + leading(n) * nrhs.min(COLUMNS)
}

/// [`potrs`] for stored right-hand sides: solved for in float32, rounded once. The first column, from 1, that
/// has an infinity then, or a NaN where B had none in that column; 0: none. `work` has [`solve_work`] elements.
pub fn potrs_stored<H: Half>(
    ctx: &Ctx,
    uplo: Uplo,
    a: MatRef<H>,
    b: MatMut<H>,
    work: &mut [MaybeUninit<f32>],
) -> usize {
    by_floats(ctx, b, work, |x| potrs(ctx, uplo, a, x))
}

/// [`getrs`] likewise.
pub fn getrs_stored<H: Half, P: Pivot>(
    ctx: &Ctx,
    trans: Trans,
    lu: MatRef<H>,
    pivots: Option<&[P]>,
    b: MatMut<H>,
    work: &mut [MaybeUninit<f32>],
) -> Result<usize, BadPivot> {
    if let Some(pivots) = pivots {
        check_pivots(pivots, lu.rows())?;
    }
    Ok(by_floats(ctx, b, work, |x| {
        // The pivots have been checked.
        let _ = getrs(ctx, trans, lu, pivots, x);
    }))
}

/// Some columns of B at a time as floats, and back.
fn by_floats<H: Half>(
    ctx: &Ctx,
    mut b: MatMut<H>,
    work: &mut [MaybeUninit<f32>],
    solve: impl Fn(MatMut<f32>),
) -> usize {
    let (n, nrhs) = (b.rows(), b.cols());
    debug_assert!(work.len() >= solve_work(n, nrhs));
    let skip = work.as_ptr().align_offset(64).min(LINE);
    let mut overflow = 0;
    for j in (0..nrhs).step_by(COLUMNS) {
        let cols = COLUMNS.min(nrhs - j);
        // SAFETY: `load` writes all of it.
        let mut x = unsafe { matrix(&mut work[skip..], n, cols) };
        load(ctx, b.rb().sub(0, j, n, cols), x.rb_mut());
        let mut clean = [false; COLUMNS];
        (0..cols).for_each(|c| clean[c] = !has_nan(x.rb(), c));
        solve(x.rb_mut());
        // What is too large for float32 on the way makes NaN of what follows.
        let spoiled = (0..cols).find(|&c| clean[c] && has_nan(x.rb(), c));
        let found = store(ctx, x.rb(), b.rb_mut().sub(0, j, n, cols));
        if let Some(c) = found.into_iter().chain(spoiled).min().filter(|_| overflow == 0) {
            overflow = j + c + 1;
        }
    }
    overflow
}

fn has_nan(x: MatRef<f32>, j: usize) -> bool {
    // SAFETY: rows of the work memory are adjacent.
    let column = unsafe { column(x, j, x.rows()) };
    column.iter().fold(false, |found, x| found | x.is_nan())
}

/// B := T^-1 B for a triangle.
fn solve<H: Half>(ctx: &Ctx, uplo: Uplo, t: MatRef<H>, diag: Diag, b: MatMut<f32>) {
    let (n, nrhs) = (b.rows(), b.cols());
    let blocks = n.div_ceil(EDGE);
    for step in 0..blocks {
        let k = EDGE * if uplo == Uplo::Lower { step } else { blocks - 1 - step };
        let kb = EDGE.min(n - k);
        // SAFETY: the block's rows and the others do not overlap.
        let [above, mut x, below] = [(0, k), (k, kb), (k + kb, n - k - kb)]
            .map(|(i, m)| unsafe { b.alias() }.sub(i, 0, m, nrhs));
        let d = floats(ctx, 0, t.sub(k, k, kb, kb));
        solve_left(ctx, Triangle::new(uplo, diag, d), x.rb_mut());
        let (first, rest) = if uplo == Uplo::Lower { (k + kb, below) } else { (0, above) };
        let tasks = rest.rows().div_ceil(EDGE);
        let par: &dyn Executor = if tasks <= 1 { &Sequential } else { ctx.par };
        par.run(tasks, &|task, slot| {
            let (i, rows) = (task * EDGE, EDGE.min(rest.rows() - task * EDGE));
            let ctx = ctx.sequential(slot);
            let block = floats(&ctx, 0, t.sub(first + i, k, rows, kb));
            // SAFETY: tasks have rows of their own.
            let to = unsafe { rest.alias() }.sub(i, 0, rows, nrhs);
            gemm(&ctx, -1.0, Operand::plain(block), Operand::plain(x.rb()), 1.0, to);
        });
    }
}

/// A block as floats, in a slot's memory.
fn floats<'a, H: Half>(ctx: &Ctx<'a>, slot: usize, a: MatRef<H>) -> MatRef<'a, f32> {
    let memory = Shared::<f32>::region(&ctx.scratch, slot, FLOATS_OFFSET).get();
    let (m, n) = (a.rows(), a.cols());
    // SAFETY: the slot is this task's, and its slab has room; products and solves leave this region alone.
    let mut w = unsafe { MatMut::from_raw(memory, m, n, 1, m as isize) };
    widen(a, w.rb_mut());
    // SAFETY: as above.
    unsafe { MatRef::from_raw(memory, m, n, 1, m as isize) }
}
