//! Inverse of a triangular matrix, in place.
//!
//! With L = [L11 0; L21 L22] the inverse has -L22^-1 L21 L11^-1 below the diagonal blocks: two
//! triangular solves while L11 and L22 are still themselves, then the two halves by recursion. Up to TRSM_BASE it
//! is L X = I. An upper triangle is its own transpose's lower one.

use super::gemm::Operand;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{TASK_WORK, TRSM_BASE};
use super::scalar::{Real, Scalar};
use super::strips::{ROWS_BYTES, Strips};
use super::triangle::{Triangle, cut, trsm_right};
use super::trsm::{Diag, Side, Uplo, trsm};
use super::view::{MatMut, MatRef};

/// Order up to which plain loops are used, and of what larger ones are cut at a multiple.
const TINY: usize = 8;
const BLOCK: usize = 64;

/// The diagonal entry with this 1-based index is the first that is exactly zero or NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Singular {
    pub index: usize,
}

/// A := A^-1 for the triangle `uplo` of A; the other triangle, and a unit diagonal, are neither read
/// nor written. A singular matrix is left as it is.
pub fn trtri<T: Scalar>(ctx: &Ctx, uplo: Uplo, diag: Diag, a: MatMut<T>) -> Result<(), Singular> {
    if diag == Diag::NonUnit {
        check_diagonal(a.rb())?;
    }
    invert(ctx, uplo, diag, a);
    Ok(())
}

/// [`trtri`] of a triangle that is not looked at first: a zero on the diagonal gives Inf and NaN.
pub fn invert<T: Scalar>(ctx: &Ctx, uplo: Uplo, diag: Diag, a: MatMut<T>) {
    match uplo {
        Uplo::Lower => lower(ctx, diag, a),
        Uplo::Upper => lower(ctx, diag, a.t()),
    }
}

/// The first diagonal entry that is exactly zero.
pub fn find_zero<T: Scalar>(a: MatRef<T>) -> Result<(), Singular> {
    match (0..a.rows()).find(|&i| a.get(i, i).is_zero()) {
        Some(i) => Err(Singular { index: i + 1 }),
        None => Ok(()),
    }
}

/// The first diagonal entry without an inverse. LAPACK lets a NaN pass here; then an inverse full of NaN
/// would come with info = 0, while the factorization has reported the same entry.
pub(super) fn check_diagonal<T: Scalar>(a: MatRef<T>) -> Result<(), Singular> {
    let bad = |d: T| d.is_zero() || d.re().is_nan() || d.im().is_nan();
    match (0..a.rows()).find(|&i| bad(a.get(i, i))) {
        Some(i) => Err(Singular { index: i + 1 }),
        None => Ok(()),
    }
}

fn lower<T: Scalar>(ctx: &Ctx, diag: Diag, a: MatMut<T>) {
    let n = a.rows();
    if n <= TINY {
        return unblocked(diag, a);
    }
    if n <= TRSM_BASE {
        return packed(ctx, diag, a);
    }
    let h = cut(n, BLOCK);
    let [a11, _, mut a21, a22] = a.split_quad(h, h);
    trsm(ctx, Side::Left, Uplo::Lower, Operand::plain(a22.rb()), diag, -T::ONE, a21.rb_mut());
    trsm_right(ctx, Triangle::new(Uplo::Lower, diag, a11.rb()), a21);
    lower(ctx, diag, a11);
    lower(ctx, diag, a22);
}

/// Solves with the columns of the identity, from their first row on, in packed strips.
fn packed<T: Scalar>(ctx: &Ctx, diag: Diag, a: MatMut<T>) {
    let n = a.rows();
    let t = Triangle::new(Uplo::Lower, diag, a.rb());
    let tasks = (n * n * n / 6 / TASK_WORK).clamp(1, ctx.par.width());
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    let mem = Shared::<T>::region(&ctx.scratch, 0, ROWS_BYTES);
    let strips = |slot| {
        let rows = Shared::<T>::region(&ctx.scratch, slot, 0);
        // SAFETY: a slab has room for so many rows.
        unsafe { Strips::new(n, n, mem.get(), rows.get()) }
    };
    par.run(tasks, &|task, slot| strips(slot).invert(t, task, tasks));
    par.run(tasks, &|task, slot| {
        // SAFETY: the tasks' columns are disjoint.
        strips(slot).store_lower(diag, unsafe { a.alias() }, task, tasks);
    });
}

/// Columns from the last: with M = L22^-1 already in place, column j below its diagonal becomes
/// -M l / l_jj.
fn unblocked<T: Scalar>(diag: Diag, mut a: MatMut<T>) {
    let n = a.rows();
    for j in (0..n).rev() {
        let mut d = T::ONE;
        if diag == Diag::NonUnit {
            d = a.get(j, j).recip();
            a.set(j, j, d);
        }
        // Bottom up, because row i of M l needs the old l above it.
        for i in (j + 1..n).rev() {
            let mut s = a.get(i, j);
            if diag == Diag::NonUnit {
                s = a.get(i, i) * s;
            }
            for p in j + 1..i {
                s += a.get(i, p) * a.get(p, j);
            }
            a.set(i, j, if diag == Diag::NonUnit { -(s * d) } else { -s });
        }
    }
}
