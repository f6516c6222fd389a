//! y := alpha A x + beta y for some rows of blocks of a matrix, whose rows begin and end where the program says.

use super::ilu0_blocks::Square;
use super::number::Compute;
use super::{Base, Error, Index, Result};
use crate::kernel::scalar::Scalar;

/// A matrix of square blocks of which some rows are used. Row i's blocks are starts[i] up to ends[i], both counted from the base;
/// `mask` has the numbers of the rows.
#[derive(Clone, Copy)]
pub struct Masked<'a, I, T> {
    pub cols: usize,
    pub base: Base,
    pub mask: &'a [I],
    pub starts: &'a [I],
    pub ends: &'a [I],
    pub indices: &'a [I],
    pub values: &'a [T],
    pub block: Square,
}

/// Rows of the mask come one after the other, so that one that is named twice is well-defined. Other rows of y are not
/// touched; nothing is, if the matrix is not sound. alpha = 0 reads neither A nor x, beta = 0 not y.
pub fn spmv_masked<I: Index, T: Scalar + Compute>(
    alpha: T,
    a: Masked<I, T>,
    x: &[T],
    beta: T,
    y: &mut [T],
) -> Result<()> {
    let (d, base) = (a.block.n, a.base.offset());
    let rows = a.starts.len();
    let wide = a.cols.checked_mul(d).ok_or(Error::TooLarge)?;
    let high = rows.checked_mul(d).ok_or(Error::TooLarge)?;
    let values = a.block.elements(a.indices.len())?;
    if a.ends.len() != rows || a.values.len() < values || x.len() < wide || y.len() < high {
        return Err(Error::Short);
    }
    let blocks = |i: usize| (a.starts[i].since(base), a.ends[i].since(base));
    for (at, i) in a.mask.iter().enumerate() {
        let wrong = Err(Error::Malformed { at });
        let i = i.since(base);
        if i >= rows {
            return wrong;
        }
        let (from, to) = blocks(i);
        let sound = from <= to && to <= a.indices.len();
        if !sound || !I::all_below(&a.indices[from..to], base, a.cols) {
            return wrong;
        }
    }
    for i in a.mask.iter().map(|i| i.since(base)) {
        let (from, to) = blocks(i);
        for (r, y) in y[i * d..(i + 1) * d].iter_mut().enumerate() {
            let mut sum = <T as Compute>::ZERO;
            if !Compute::is_zero(alpha) {
                for k in from..to {
                    let x = &x[a.indices[k].since(base) * d..][..d];
                    for (c, &x) in x.iter().enumerate() {
                        let at = k * d * d + r * a.block.strides.0 + c * a.block.strides.1;
                        sum = sum.plus(a.values[at].times(x));
                    }
                }
                sum = alpha.times(sum);
            }
            *y = if Compute::is_zero(beta) { sum } else { sum.plus(beta.times(*y)) };
        }
    }
    Ok(())
}
