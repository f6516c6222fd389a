//! A := A + alpha x y^T, with either vector conjugated (`xGER`, `xGERU`, `xGERC`).
//!
//! Columns of A get multiples of x, which stays in the first-level cache. As in the reference, a zero
//! in y leaves its column alone.

use super::worth;
use crate::kernel::level1::Block;
use crate::kernel::par::{Ctx, Executor, Sequential};
use crate::kernel::params::LEVEL2_CHUNK;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::VecRef;
use crate::kernel::view::MatMut;

/// A vector, and whether its elements are conjugated as they are read.
#[derive(Clone, Copy)]
pub struct Factor<'a, T> {
    pub vec: VecRef<'a, T>,
    pub conj: bool,
}

impl<'a, T> Factor<'a, T> {
    /// As stored.
    pub fn plain(vec: VecRef<'a, T>) -> Self {
        Factor { vec, conj: false }
    }
    /// Conjugated.
    pub fn conj(vec: VecRef<'a, T>) -> Self {
        Factor { vec, conj: true }
    }
}

/// A := A + alpha x y^T; A has adjacent rows or columns. alpha = 0 does not read x and y.
pub fn ger<T: Scalar>(ctx: &Ctx, alpha: T, x: Factor<T>, y: Factor<T>, a: MatMut<T>) {
    if alpha.is_zero() || a.is_empty() {
        return;
    }
    if a.rs() != 1 && a.cs() == 1 {
        return ger(ctx, alpha, y, x, a.t());
    }
    let (m, n) = (a.rows(), a.cols());
    // Every element is read and written.
    let tasks = worth(m.saturating_mul(n).saturating_mul(2 * size_of::<T>()));
    let across = tasks.min(n.div_ceil(4));
    let down = (tasks / across).min(m / (LEVEL2_CHUNK / size_of::<T>())).max(1);
    let (rows, cols) = (m.div_ceil(down).next_multiple_of(64), n.div_ceil(across));
    let (down, across) = (m.div_ceil(rows), n.div_ceil(cols));
    let par: &dyn Executor = if down * across == 1 { &Sequential } else { ctx.par };
    par.run(down * across, &|task, _| {
        let (i, j) = (task % down * rows, task / down * cols);
        let (mb, nb) = (rows.min(m - i), cols.min(n - j));
        let x = Factor { vec: x.vec.sub(i, mb), ..x };
        let y = Factor { vec: y.vec.sub(j, nb), ..y };
        // SAFETY: the tasks' blocks are disjoint.
        block(alpha, x, y, unsafe { a.alias() }.sub(i, j, mb, nb));
    });
}

fn block<T: Scalar>(alpha: T, x: Factor<T>, y: Factor<T>, mut a: MatMut<T>) {
    let kr = T::vectors();
    let (m, n) = (a.rows(), a.cols());
    let (mut copies, mut factors) = (Block::new(), Block::new());
    let factors = factors.ptr::<T>();
    let contiguous = x.vec.is_contiguous();
    let rows = if contiguous { LEVEL2_CHUNK / 2 / size_of::<T>() } else { Block::room::<T>() };
    for i in (0..m).step_by(rows) {
        let mb = rows.min(m - i);
        let px = copies.gather(x.vec.sub(i, mb));
        let mut j = 0;
        while j < n {
            // Columns up to the next zero in y.
            let mut nb = 0;
            while nb < Block::room::<T>() && j + nb < n && !y.vec.get(j + nb).is_zero() {
                let factor = alpha * y.vec.get(j + nb).conj_if(y.conj);
                // SAFETY: there is room for so many.
                unsafe { factors.wrapping_add(nb).write(factor) };
                nb += 1;
            }
            if nb > 0 && a.rs() == 1 {
                let mut part = a.rb_mut().sub(i, j, mb, nb);
                // SAFETY: mb adjacent elements of x, or copies, nb factors, and columns of mb elements.
                unsafe { (kr.ger)(mb, nb, px, x.conj, factors, part.as_mut_ptr(), part.cs()) };
            } else {
                for c in 0..nb {
                    // SAFETY: written above.
                    let factor = unsafe { *factors.wrapping_add(c) };
                    for q in i..i + mb {
                        let v = x.vec.get(q).conj_if(x.conj);
                        a.set(q, j + c, a.get(q, j + c) + v * factor);
                    }
                }
            }
            // The zero, if that is what ended them.
            j += nb + usize::from(nb < Block::room::<T>());
        }
    }
}
