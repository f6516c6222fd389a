//! C := beta C + alpha op(A) op(B) for small matrices: no packed operands, no scratch memory, no
//! second thread.
//!
//! Which way a product goes depends on its sizes alone. The numbers below are where the packed path
//! becomes as fast on one core; bits are the same on both ways, since an element of C is the same sum.

use super::gemm::{Operand, Part, scale_part};
use super::isa::small::Small;
use super::params::KC;
use super::scalar::Scalar;
use super::view::MatMut;

/// Multiply-adds up to which a product goes this way; for f64 fewer, because the columns of A are read
/// with loads that cross cache lines.
const WORK: usize = 64 * 64 * 64;
const WORK_F64: usize = 48 * 48 * 48;
/// Elements of C up to which it does: with few steps of k, what counts for a larger one is memory.
const AREA: usize = 128 * 64;

/// Whether a product of m x k by k x n is small.
#[inline]
pub fn fits<T: Scalar>(m: usize, n: usize, k: usize) -> bool {
    let work = if !T::IS_COMPLEX && size_of::<T>() == 8 { WORK_F64 } else { WORK };
    let area = m.saturating_mul(n);
    k <= KC && area <= AREA && area.saturating_mul(k) <= work
}

/// C := beta C + alpha A B if that is small and C has adjacent rows or columns, else nothing and false.
/// beta = 0 does not read C, alpha = 0 does not read A and B.
#[inline]
pub fn gemm_small<'a, T: Scalar>(
    alpha: T,
    mut a: Operand<'a, T>,
    mut b: Operand<'a, T>,
    beta: T,
    mut c: MatMut<T>,
) -> bool {
    let (m, n, k) = (c.rows(), c.cols(), a.mat.cols());
    if !fits::<T>(m, n, k) {
        return false;
    }
    if c.rs() != 1 {
        (a, b, c) = (b.t(), a.t(), c.t());
        if c.rs() != 1 {
            return false;
        }
    }
    if c.is_empty() || k == 0 || alpha.is_zero() {
        scale_part(beta, c, Part::Full);
        return true;
    }
    let small = Small {
        m: c.rows(),
        n: c.cols(),
        k,
        alpha,
        a: a.mat.as_ptr(),
        ars: a.mat.rs(),
        acs: a.mat.cs(),
        b: b.mat.as_ptr(),
        brs: b.mat.rs(),
        bcs: b.mat.cs(),
        conj: (a.conj, b.conj),
        beta,
        ccs: c.cs(),
        c: c.as_mut_ptr(),
    };
    // SAFETY: the operands are views of these shapes; C has adjacent rows; k <= KC.
    unsafe { (T::kernels().small)(&small) };
    true
}
