//! x := A^-1 x, A triangular: dense (`xTRSV`), packed (`xTPSV`) or banded (`xTBSV`).
//!
//! A dense triangle is solved by blocks of its diagonal. If its columns are adjacent elements, a block
//! that is solved updates all of x behind it; if its rows are, a block first receives all that is
//! known. Either way the matrix is met in long pieces of lines, by GEMV and its threads. The blocks
//! are solved by a kernel in the same way. Packed and banded triangles go line by line. Nothing
//! tests for singularity.

use super::chain::{self, Links};
use super::gemv::{block, gemv};
use super::lines::Lines;
use super::trmv::{Form, Steps, diagonal, on_block, prefetch_block, rows_beside};
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::par::Ctx;
use crate::kernel::params::{LEVEL2_BASE, LEVEL2_CHAIN};
use crate::kernel::scalar::Scalar;
use crate::kernel::triangle::Triangle;
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::VecMut;

/// Order up to which a triangle is one block.
const ALONE: usize = 2 * LEVEL2_BASE;

/// x := A^-1 x; the view has adjacent rows or columns.
pub fn trsv<T: Scalar>(ctx: &Ctx, a: Triangle<T>, mut x: VecMut<T>) {
    if x.len() <= ALONE {
        return solve_block(a, x);
    }
    if a.a.mat.rs() == 1 {
        return by_columns(ctx, a, x);
    }
    for (j, nb) in Steps::new(x.len(), LEVEL2_BASE, a.uplo == Uplo::Lower) {
        let (mut own, known) = rows_beside(a, x.rb_mut(), j, nb);
        if let Some((a, known)) = known {
            gemv(ctx, -T::ONE, a, known, T::ONE, own.rb_mut());
        }
        solve_block(diagonal(a, j, nb), own);
    }
}

fn by_columns<T: Scalar>(ctx: &Ctx, a: Triangle<T>, x: VecMut<T>) {
    let n = x.len();
    let blocks = n.div_ceil(LEVEL2_BASE);
    let columns = Columns { a, x };
    let bytes = n.saturating_mul(n / 2).saturating_mul(size_of::<T>());
    if ctx.par.width() > 1 && bytes >= LEVEL2_CHAIN {
        let least = (SLAB / size_of::<T>()).div_ceil(LEVEL2_BASE);
        return chain::run(ctx.par, blocks, least, &columns);
    }
    for k in 0..blocks {
        columns.solve(k);
        if k + 1 < blocks {
            columns.apply(k, k + 1, blocks);
        }
    }
}

/// Bytes of a column in a slab.
const SLAB: usize = 4096;

/// The solve by columns as a chain; block k is the k-th from the corner where the solve begins.
struct Columns<'a, 'x, T> {
    a: Triangle<'a, T>,
    x: VecMut<'x, T>,
}

impl<T: Scalar> Columns<'_, '_, T> {
    /// First element and size of the blocks from..to.
    fn range(&self, from: usize, to: usize) -> (usize, usize) {
        let n = self.x.len();
        let (from, to) = (from * LEVEL2_BASE, n.min(to * LEVEL2_BASE));
        (if self.a.uplo == Uplo::Lower { from } else { n - to }, to - from)
    }
    /// Solves the triangle of block k.
    fn solve(&self, k: usize) {
        let (j, nb) = self.range(k, k + 1);
        // SAFETY: only one task at a time has a block.
        solve_block(diagonal(self.a, j, nb), unsafe { self.x.alias() }.sub(j, nb));
    }
    /// x at the blocks from..to, less block c's share in them.
    fn apply(&self, c: usize, from: usize, to: usize) {
        let ((i, mb), (j, nb)) = (self.range(from, to), self.range(c, c + 1));
        // SAFETY: block c is finished and only read; the chain lets one task at a time have rows.
        let (own, rows) =
            unsafe { (self.x.alias().sub(j, nb).into_ref(), self.x.alias().sub(i, mb)) };
        block(-T::ONE, self.a.a.sub(i, j, mb, nb), own, rows);
    }
}

impl<T: Scalar> Links for Columns<'_, '_, T> {
    fn link(&self, k: usize) {
        let (j, nb) = self.range(k, k + 1);
        prefetch_block(diagonal(self.a, j, nb));
        if k > 0 {
            self.apply(k - 1, k, k + 1);
        }
        self.solve(k);
    }
    fn follow(&self, c: usize, from: usize, to: usize) {
        self.apply(c, from, to);
    }
}

/// [`trsv`] of one block of the diagonal, on this thread.
fn solve_block<T: Scalar>(a: Triangle<T>, x: VecMut<T>) {
    // SAFETY: the kernel's arguments are those of a solve.
    unsafe { on_block(T::vectors().trsv, a, x) }
}

/// x := op(M)^-1 x.
pub fn trsv_lines<T: Scalar>(a: Lines<T>, form: Form, mut x: VecMut<T>) {
    let n = a.n();
    // Every x_j is known when others need it.
    let upwards = a.is_lower() != form.transposed;
    for k in 0..n {
        let j = if upwards { k } else { n - 1 - k };
        let (first, line) = a.off_diagonal(j);
        let mut own = x.get(j);
        if form.transposed {
            own -= dot_range(form.conj, line, x.rb().sub(first, line.len()));
        }
        if form.diag == Diag::NonUnit {
            own = own.div(a.diagonal(j).conj_if(form.conj));
        }
        x.set(j, own);
        if !form.transposed {
            axpy_range(-own, line, form.conj, x.rb_mut().sub(first, line.len()));
        }
    }
}
