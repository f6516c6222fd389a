//! Square matrices, and the ones that are factored: functions of their indices, so that every rung gets the same
//! numbers.

use crate::aligned::Aligned;
use crate::storage::Storage;

/// Whether rows or columns lie in one piece. The paper's algorithms go along rows, LAPACK's routines have columns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Layout {
    Rows,
    Columns,
}

#[derive(Clone, Debug)]
pub struct Matrix<T: Storage> {
    pub n: usize,
    pub layout: Layout,
    pub data: Aligned<T>,
}

impl<T: Storage> Matrix<T> {
    pub fn new(n: usize, layout: Layout, entry: impl Fn(usize, usize) -> f64) -> Matrix<T> {
        let mut data = Aligned::new(n * n);
        for (a, line) in data.chunks_exact_mut(n.max(1)).enumerate() {
            for (b, value) in line.iter_mut().enumerate() {
                let (i, j) = if layout == Layout::Rows { (a, b) } else { (b, a) };
                *value = T::round(entry(i, j) as f32);
            }
        }
        Matrix { n, layout, data }
    }

    pub fn get(&self, i: usize, j: usize) -> f64 {
        let (a, b) = if self.layout == Layout::Rows { (i, j) } else { (j, i) };
        self.data[a * self.n + b].widen() as f64
    }
}

/// Uniform in [-0.5, 0.5): one round of splitmix64 (Steele, Lea, Flood 2014) over the indices.
pub fn uniform(i: usize, j: usize) -> f64 {
    let mut z = ((j as u64) << 32) ^ i as u64;
    z = z.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31)) as u32 as f64 / 4_294_967_296.0 - 0.5
}

/// Diagonally dominant by rows and columns. Off the diagonal entries get smaller with their distance, so that the
/// diagonal need not be large, and updates do not vanish beside it in half precision.
pub fn dominant(n: usize) -> impl Fn(usize, usize) -> f64 {
    let diagonal = 1.0 + (1..n).map(|d| 1.0 / (1 + d) as f64).sum::<f64>();
    move |i, j| if i == j { diagonal } else { uniform(i, j) / (1 + i.abs_diff(j)) as f64 }
}

/// The same, symmetric, hence positive definite.
pub fn definite(n: usize) -> impl Fn(usize, usize) -> f64 {
    let entry = dominant(n);
    move |i, j| entry(i.max(j), i.min(j))
}
