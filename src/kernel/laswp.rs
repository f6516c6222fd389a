//! Row interchanges.

use super::par::Ctx;
use super::scalar::Scalar;
use super::view::MatMut;

/// Swap row i with row `pivots[i] - 1` (1-based), for i ascending (`forward`) or descending.
pub fn laswp<T: Scalar>(_ctx: &Ctx, mut a: MatMut<T>, pivots: &[i32], forward: bool) {
    let n = pivots.len();
    for s in 0..n {
        let i = if forward { s } else { n - 1 - s };
        let p = pivots[i] as usize - 1;
        if p != i {
            for j in 0..a.cols() {
                let (x, y) = (a.get(i, j), a.get(p, j));
                a.set(i, j, y);
                a.set(p, j, x);
            }
        }
    }
}
