//! One triangle of a small product, without scratch memory: `gemm_small.rs` by columns of blocks.
//!
//! The rectangle beside a diagonal block is a small product in place; the block itself is computed in
//! full in a temporary of which one triangle is stored. Bits are those of the packed way.

use super::gemm::{Operand, Part};
use super::gemm_small;
use super::macro_kernel::{load_tile, store_tile};
use super::params::KC;
use super::scalar::Scalar;
use super::view::MatMut;
use core::mem::MaybeUninit;

/// Edge of a diagonal block.
const BLOCK: usize = 16;
/// Order up to which a triangle goes this way, and the multiply-adds.
const ORDER: usize = 64;
const WORK: usize = 48 * 48 * 48;

/// Whether a triangle of order n with k steps is small.
#[inline]
pub fn fits(n: usize, k: usize) -> bool {
    n <= ORDER && k <= KC && n * n * k <= WORK
}

/// The part of C := beta C + alpha A B, of sizes that fit and with adjacent rows in C.
pub(super) fn columns<T: Scalar>(
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
    part: Part,
) {
    let (n, k) = (c.rows(), a.mat.cols());
    for j in (0..n).step_by(BLOCK) {
        let width = BLOCK.min(n - j);
        let b = b.sub(0, j, k, width);
        let (top, bottom) = part.rest(n, j, width);
        if top < bottom {
            let a = a.sub(top, 0, bottom - top, k);
            gemm_small::columns(alpha, a, b, beta, c.rb_mut().sub(top, j, bottom - top, width));
        }
        let mut temp = [MaybeUninit::<T>::uninit(); BLOCK * BLOCK];
        let t = temp.as_mut_ptr().cast::<T>();
        let block = c.rb_mut().sub(j, j, width, width);
        if !beta.is_zero() {
            load_tile(block.rb(), t, width, (j, j), part);
        }
        // SAFETY: t has room for the block, and is read only where it has been written.
        let product = unsafe { MatMut::from_raw(t, width, width, 1, width as isize) };
        gemm_small::columns(alpha, a.sub(j, 0, width, k), b, beta, product);
        store_tile(block, t, width, (j, j), part);
    }
}
