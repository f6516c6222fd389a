//! Cholesky factorization of interleaved matrices: `chol.rs` with a lane for each member.
//!
//! The same block columns of NR, left-looking by sums of products, and inside a block column product by
//! product: every element meets the operations of the single kernel in their order.

use super::chol::least;
use super::planar::{Group, Matrix, Planar, gather, scatter};
use super::simd::Simd;
use crate::kernel::scalar::Scalar;
use core::mem::MaybeUninit;

/// Columns of a block, at most.
const MOST: usize = 8;
/// Rows that are worked on together in a block column.
const ROWS: usize = 2;

/// The lower triangles of the members become their Cholesky factors; if CLEAR, what is above becomes 0.
/// Returns a bit for each lane that met a pivot that is not positive, or so small or large that its reciprocal has not
/// full precision; these members are not written.
///
/// # Safety
/// The CPU has L's instruction set; the group is as [`Group`] says.
#[inline(always)]
pub(crate) unsafe fn potrf<L: Planar, const NR: usize>(g: &Group<L::T>, clear: bool) -> u32 {
    let lanes = <L::S as Simd>::LANES;
    let members = u32::MAX >> (32 - g.count);
    // SAFETY: the caller's promise.
    unsafe {
        gather::<L>(g);
        let good = match g.n {
            // A constant order makes straight code.
            4 => factor::<L, NR>(4, g),
            8 => factor::<L, NR>(8, g),
            n => factor::<L, NR>(n, g),
        } & members;
        if clear {
            let (a, zero) = (Matrix::<L>::new(g), <L::S>::splat(<L::S as Simd>::R::ZERO));
            for j in 0..g.n {
                for i in 0..j {
                    L::write(a.at(i, j), L::from_real(zero));
                }
            }
        }
        debug_assert!(g.count <= lanes);
        scatter::<L>(g, good);
        members & !good
    }
}

/// Returns a bit for each lane whose pivots are positive and have reciprocals of full precision.
#[inline(always)]
unsafe fn factor<L: Planar, const NR: usize>(n: usize, g: &Group<L::T>) -> u32 {
    let (mut good, a) = (u32::MAX, Matrix::<L>::new(g));
    let (tall, wide) = L::TILE;
    // SAFETY: the caller's promise; tiles end at row n and the block's last column.
    unsafe {
        let zero = <L::S>::splat(<L::S as Simd>::R::ZERO);
        let one = <L::S>::splat(<L::S as Simd>::R::ONE);
        let low = <L::S>::splat(least());
        let high = <L::S>::div(one, low);
        for j in (0..n).step_by(NR) {
            let end = n.min(j + NR);
            if j > 0 {
                for c in (j..end).step_by(wide) {
                    for i in (c..end).step_by(tall) {
                        a.update::<true>(j, (i, tall.min(end - i)), (c, wide.min(end - c)));
                    }
                }
            }
            // The block's own rows over the pivots, and the roots' reciprocals; see `Diagonal` in `chol.rs`.
            let mut over = [const { MaybeUninit::<L::E>::uninit() }; MOST * MOST];
            let over = over.as_mut_ptr().cast::<L::E>();
            let row = |i: usize| over.wrapping_add((i - j) * MOST);
            let mut inverse = [zero; MOST];
            let mut second = [zero; 2];
            for k in j..end {
                g.ahead::<L::S>(k);
                let mut i = k + 1;
                let [square, by] = if (k - j) % 2 == 1 {
                    second
                } else {
                    let pivot = L::real(column::<L>(a, (j, k), k, (k, row(k))));
                    let by = <L::S>::div(one, pivot);
                    good &= between::<L::S>(pivot, low, high);
                    if i < end {
                        let t = column::<L>(a, (j, k), k, (i, row(k)));
                        L::write(a.at(i, k), t);
                        *row(i).wrapping_add(k - j) = L::times_real(t, by);
                        let next = L::real(column::<L>(a, (j, k), i, (i, row(i))));
                        let minor = <L::S>::sub(<L::S>::mul(pivot, next), L::square(t));
                        let square = <L::S>::mul(minor, by);
                        good &= between::<L::S>(minor, low, high);
                        good &= between::<L::S>(square, low, high);
                        second = [square, <L::S>::mul(pivot, <L::S>::div(one, minor))];
                        i += 1;
                    }
                    [pivot, by]
                };
                let root = <L::S>::sqrt(square);
                inverse[k - j] = <L::S>::mul(root, by);
                L::write(a.at(k, k), L::from_real(root));
                while i < end {
                    let t = column::<L>(a, (j, k), k, (i, row(k)));
                    L::write(a.at(i, k), t);
                    *row(i).wrapping_add(k - j) = L::times_real(t, by);
                    i += 1;
                }
            }
            for k in j..end {
                for i in k + 1..end {
                    L::write(a.at(i, k), L::times_real(L::read(a.at(i, k)), inverse[k - j]));
                }
            }
            if end - j == NR {
                let mut i = end;
                while L::PARTS == 1 && i + ROWS <= n {
                    strip::<L, ROWS, NR>(a, j, i, over, &inverse);
                    i += ROWS;
                }
                while i < n {
                    strip::<L, 1, NR>(a, j, i, over, &inverse);
                    i += 1;
                }
            }
        }
    }
    good
}

/// The lanes of v between two others, of which it is neither.
#[inline(always)]
unsafe fn between<S: Simd>(v: S::V, low: S::V, high: S::V) -> u32 {
    // SAFETY: the caller's promise.
    unsafe { S::bits(S::gt(v, low)) & S::bits(S::gt(high, v)) }
}

/// Row i of column `of` minus the products of columns [j, k) with that column's row over their pivots.
#[inline(always)]
unsafe fn column<L: Planar>(
    a: Matrix<L>,
    (j, k): (usize, usize),
    of: usize,
    (i, over): (usize, *const L::E),
) -> L::E {
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = L::read(a.at(i, of));
        for c in j..k {
            t = L::minus_product_conj(t, L::read(a.at(i, c)), *over.wrapping_add(c - j));
        }
        t
    }
}

/// Rows [i, i + ROWS) of the block column [j, j + NR), which lie below its diagonal block: the products with the columns
/// left of it, those inside, and the pivots' roots, all in registers.
#[inline(always)]
unsafe fn strip<L: Planar, const ROWS: usize, const NR: usize>(
    a: Matrix<L>,
    j: usize,
    i: usize,
    over: *const L::E,
    inverse: &[<L::S as Simd>::V; MOST],
) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [[L::none(); ROWS]; NR];
        for p in 0..j {
            let mut x = [L::read(a.at(i, p)); ROWS];
            for r in 1..ROWS {
                x[r] = L::read(a.at(i + r, p));
            }
            for c in 0..NR {
                let y = L::read(a.at(j + c, p));
                for r in 0..ROWS {
                    sums[c][r] = L::product(sums[c][r], x[r], y);
                }
            }
        }
        let mut t = [[L::read(a.at(i, j)); ROWS]; NR];
        for c in 0..NR {
            for r in 0..ROWS {
                t[c][r] = L::read(a.at(i + r, j + c));
                if j > 0 {
                    t[c][r] = L::minus(t[c][r], L::total_conj(sums[c][r]));
                }
            }
        }
        for c in 0..NR {
            for k in 0..c {
                let l = *over.wrapping_add(c * MOST + k);
                for r in 0..ROWS {
                    t[c][r] = L::minus_product_conj(t[c][r], t[k][r], l);
                }
            }
        }
        for c in 0..NR {
            for r in 0..ROWS {
                L::write(a.at(i + r, j + c), L::times_real(t[c][r], inverse[c]));
            }
        }
    }
}
