//! Random sparse matrices in all storages, comparison with bounds from the data.

use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::csr::Csr;
use lucho::kernel::sparse::{Base, Index};

pub use crate::common::exec::{Shuffled, Threads, with_executor as with_ctx, work};

pub const BASES: [Base; 2] = [Base::Zero, Base::One];

/// The same result, bit for bit, whoever computes it.
pub fn for_executors<R: PartialEq>(what: &str, f: impl Fn(&dyn Executor) -> R) -> R {
    same_for_all(what, &f)
}

/// The same; compiled once for each type of result, while there are hundreds of different `f`.
fn same_for_all<R: PartialEq>(what: &str, f: &dyn Fn(&dyn Executor) -> R) -> R {
    let expected = f(&Sequential);
    for width in [2, 3, 7] {
        assert!(f(&Threads(width)) == expected, "{what}: {width} threads");
    }
    assert!(f(&Shuffled(3)) == expected, "{what}: tasks in disorder");
    expected
}

pub fn bits<T: Element>(v: &[T]) -> Vec<(u64, u64)> {
    v.iter().map(|x| x.bits()).collect()
}

pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1)
    }
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n.max(1)
    }
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    }
    pub fn scalar<T: Element>(&mut self) -> T {
        let re = self.unit();
        T::of(re, self.unit())
    }
    pub fn vector<T: Element>(&mut self, n: usize) -> Vec<T> {
        (0..n).map(|_| self.scalar()).collect()
    }
}

/// A sparse matrix as a list of entries, row by row.
#[derive(Clone)]
pub struct Entries<T> {
    pub rows: usize,
    pub cols: usize,
    pub list: Vec<(usize, usize, T)>,
}

/// How the entries of a random matrix lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Sorted,
    /// Columns of a row in any order.
    Unsorted,
    /// The same, some columns more than once.
    Repeated,
}

impl<T: Element> Entries<T> {
    /// About `per_row` entries in a row; some rows are empty and some long.
    pub fn random(rows: usize, cols: usize, per_row: usize, order: Order, rng: &mut Rng) -> Self {
        let mut list = Vec::new();
        for i in 0..rows {
            let count = match rng.below(8) {
                0 => 0,
                1 => (4 * per_row).min(cols),
                _ => rng.below(2 * per_row + 1).min(cols),
            };
            let mut columns: Vec<usize> = (0..count).map(|_| rng.below(cols)).collect();
            if order != Order::Repeated {
                columns.sort_unstable();
                columns.dedup();
            }
            if order == Order::Unsorted {
                for k in (1..columns.len()).rev() {
                    columns.swap(k, rng.below(k + 1));
                }
            }
            list.extend(columns.into_iter().map(|c| (i, c, rng.scalar())));
        }
        Entries { rows, cols, list }
    }
}

impl<T: Copy> Entries<T> {
    pub fn csr<I: Index>(&self, base: Base) -> Stored<I, T> {
        let number = |n: usize| I::new(n + base.offset());
        let mut offsets = vec![number(0)];
        for i in 0..self.rows {
            let end = self.list.partition_point(|e| e.0 <= i);
            offsets.push(number(end));
        }
        let indices = self.list.iter().map(|e| number(e.1)).collect();
        let values = self.list.iter().map(|e| e.2).collect();
        Stored { rows: self.rows, cols: self.cols, base, offsets, indices, values }
    }
    pub fn transposed(&self) -> Self {
        let mut list: Vec<_> = self.list.iter().map(|&(i, j, v)| (j, i, v)).collect();
        list.sort_by_key(|e| e.0);
        Entries { rows: self.cols, cols: self.rows, list }
    }
    pub fn row_numbers<I: Index>(&self, base: Base) -> Vec<I> {
        self.list.iter().map(|e| I::new(e.0 + base.offset())).collect()
    }
}

/// Compressed rows in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored<I, T> {
    pub rows: usize,
    pub cols: usize,
    pub base: Base,
    pub offsets: Vec<I>,
    pub indices: Vec<I>,
    pub values: Vec<T>,
}

impl<I: Index, T: Copy + Send + Sync + 'static> Stored<I, T> {
    pub fn view(&self) -> Csr<'_, I, T> {
        let Stored { rows, cols, base, offsets, indices, values } = self;
        Csr::new(*rows, *cols, *base, offsets, indices, values).unwrap()
    }
}

/// A sum of products with its bound: what is added, and the sum of the terms' moduli.
pub struct Sum<W> {
    pub value: W,
    pub size: f64,
    pub terms: usize,
}

impl<W: Wide> Sum<W> {
    pub fn new() -> Self {
        Sum { value: W::ZERO, size: 0.0, terms: 0 }
    }
    pub fn add(&mut self, term: W) {
        self.value = self.value + term;
        self.size += term.abs();
        self.terms += 1;
    }
    /// Whether x is this sum, up to rounding.
    pub fn is<T: Element<Wide = W>>(&self, x: T) -> bool {
        let bound = (self.terms + 4) as f64 * 4.0 * T::EPS * self.size + T::TINY;
        (x.wide() - self.value).abs() <= bound
    }
}
