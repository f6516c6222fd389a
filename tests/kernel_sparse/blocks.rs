//! Matrices of blocks: products of every type against sums in double precision, conversions exactly.

use crate::oracle::{Expected, Number, check, check_columns, entries, factors};
use crate::spmm::Mat;
use crate::spmv::{OPS, view, view_mut};
use crate::support::{BASES, Entries, Rng, Threads, for_executors, work};
use crate::types::{SDDMM_BLOCKS, SPMM, SPMV};
use half::f16;
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::bsr::{Bsr, spmm_blocks, spmv_blocks_mixed, spmv_blocks_mixed_work};
use lucho::kernel::sparse::convert::bsr::{
    bsr_to_csr, bsr_to_csr_offsets, csr_to_bsr, csr_to_bsr_offsets, csr_to_bsr_work,
};
use lucho::kernel::sparse::csr::Csr;
use lucho::kernel::sparse::number::{Compute, Load, Store, Stored};
use lucho::kernel::sparse::sddmm::sddmm_blocks;
use lucho::kernel::sparse::spmm::Dense;
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use std::mem::MaybeUninit;

/// A matrix of blocks in memory.
struct Blocks<I, A> {
    shape: (usize, usize),
    block: (usize, usize),
    by_rows: bool,
    base: Base,
    offsets: Vec<I>,
    indices: Vec<I>,
    values: Vec<A>,
}

impl<I: Index, A: Number> Blocks<I, A> {
    /// Random blocks, and their elements as entries.
    fn random(
        (rows, cols): (usize, usize),
        block: (usize, usize),
        by_rows: bool,
        base: Base,
        rng: &mut Rng,
    ) -> (Self, Entries<A>) {
        let places = entries::<f32>(rows, cols, 3, rng).csr::<I>(base);
        let size = block.0 * block.1;
        let values: Vec<A> = (0..size * places.indices.len()).map(|_| A::random(rng)).collect();
        let mut list = Vec::new();
        for i in 0..rows {
            let at = |i: usize| places.offsets[i].since(base.offset());
            for r in 0..block.0 {
                for k in at(i)..at(i + 1) {
                    for c in 0..block.1 {
                        let within = if by_rows { r * block.1 + c } else { c * block.0 + r };
                        let column = places.indices[k].since(base.offset()) * block.1 + c;
                        list.push((i * block.0 + r, column, values[k * size + within]));
                    }
                }
            }
        }
        let shape = (rows * block.0, cols * block.1);
        let (offsets, indices) = (places.offsets, places.indices);
        let blocks = Blocks { shape: (rows, cols), block, by_rows, base, offsets, indices, values };
        (blocks, Entries { rows: shape.0, cols: shape.1, list })
    }
    fn view(&self) -> Bsr<'_, I, A> {
        let (rows, cols) = self.shape;
        let pattern = Csr::pattern(rows, cols, self.base, &self.offsets, &self.indices).unwrap();
        Bsr::new(pattern, self.block, self.by_rows, &self.values).unwrap()
    }
}

/// Shapes in blocks, and blocks.
const BLOCKED: [((usize, usize), (usize, usize)); 6] = [
    ((0, 3), (2, 2)),
    ((3, 0), (2, 2)),
    ((4, 5), (1, 1)),
    ((7, 6), (3, 2)),
    ((30, 40), (9, 4)),
    ((700, 500), (4, 4)),
];

fn block_vectors<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (k, (shape, block)) in BLOCKED.into_iter().enumerate() {
        for (l, trans) in OPS.into_iter().enumerate() {
            let (by_rows, base) = ((k + l) % 2 == 0, BASES[l % 2]);
            let (a, list) = Blocks::<I, A>::random(shape, block, by_rows, base, &mut rng);
            check::<A, X, Y, C>("blocks", trans, &list, &mut rng, |par, (alpha, beta), x, y| {
                let n = spmv_blocks_mixed_work::<I, A, Y, C>(trans, &a.view());
                let (x, y, w) = (view(x), view_mut(y), &mut work::<C>(n));
                spmv_blocks_mixed(par, trans, alpha, a.view(), x, beta, y, w).unwrap();
            });
        }
    }
}
#[test]
fn vectors_by_blocks() {
    for (k, &types) in SPMV.iter().enumerate() {
        by_sparse_types!(SPMV, types, block_vectors, i32, (k as u64 + 91)).unwrap();
    }
}

fn block_matrices<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (k, (shape, block)) in BLOCKED.into_iter().enumerate() {
        let (by_rows, base) = (k % 2 == 0, BASES[k / 2 % 2]);
        let (a, list) = Blocks::<I, A>::random(shape, block, by_rows, base, &mut rng);
        for columns in [0, 1, 8, 13] {
            check_columns::<A, X, Y, C>("blocks", &list, columns, &mut rng, |par, f, b, c| {
                spmm_blocks(par, f.0, a.view(), b, f.1, c.view_mut()).unwrap();
            });
        }
    }
}
#[test]
fn matrices_by_blocks() {
    for (k, &types) in SPMM.iter().enumerate() {
        by_sparse_types!(SPMM, types, block_matrices, i32, (k as u64 + 92)).unwrap();
    }
}

fn conversions<I: Index, A: Number + Stored>(seed: u64) {
    let mut rng = Rng::new(seed);
    for (k, (rows, cols, block)) in [
        (0, 5, (2, 2)),
        (5, 0, (2, 3)),
        (1, 1, (3, 3)),
        (10, 12, (2, 3)),
        (31, 45, (4, 4)),
        (64, 64, (1, 1)),
        (5000, 3000, (3, 5)),
    ]
    .into_iter()
    .enumerate()
    {
        let (from, base, by_rows) = (BASES[k % 2], BASES[k / 2 % 2], k % 3 > 0);
        let a = entries::<A>(rows, cols, 5, &mut rng);
        let (block_rows, block_cols) = (rows.div_ceil(block.0), cols.div_ceil(block.1));
        let size = block.0 * block.1;
        let stored = a.csr::<I>(from);
        let convert = |par: &dyn Executor| {
            let p = stored.view().prove(par).unwrap();
            let mut marks = vec![MaybeUninit::uninit(); csr_to_bsr_work(par.width(), cols, block)];
            let mut offsets = vec![I::new(77); block_rows + 1];
            let n = csr_to_bsr_offsets(par, p, block, base, &mut offsets, &mut marks).unwrap();
            let (mut indices, mut values) =
                (vec![I::new(77); n], vec![<A as Number>::poison(); n * size]);
            let out = (&offsets[..], &mut indices[..], &mut values[..]);
            csr_to_bsr(par, p, (block, by_rows), base, out, &mut marks).unwrap();
            (offsets, indices, values)
        };
        for_executors("csr_to_bsr", |par| {
            let (offsets, indices, values) = convert(par);
            (offsets, indices, values.iter().map(|v| v.key()).collect::<Vec<_>>())
        });
        let (offsets, indices, values) = convert(&Sequential);
        // Which blocks there are, and what is in them.
        let mut expected = std::collections::BTreeMap::new();
        for &(i, j, v) in &a.list {
            let b = expected
                .entry((i / block.0, j / block.1))
                .or_insert_with(|| vec![<A as Stored>::ZERO; size]);
            let (r, c) = (i % block.0, j % block.1);
            b[if by_rows { r * block.1 + c } else { c * block.0 + r }] = v;
        }
        assert_eq!(expected.len(), indices.len());
        for (at, ((i, j), b)) in expected.iter().enumerate() {
            let o = |i: usize| offsets[i].since(base.offset());
            assert!((o(*i)..o(i + 1)).contains(&at) && indices[at].since(base.offset()) == *j);
            assert!(b.iter().zip(&values[at * size..]).all(|(x, y)| x.key() == y.key()));
        }
        // And back: all elements of blocks.
        let pattern = Csr::pattern(block_rows, block_cols, base, &offsets, &indices).unwrap();
        let blocks = Bsr::new(pattern, block, by_rows, &values).unwrap();
        for_executors("bsr_to_csr", |par| {
            let mut o = vec![I::new(77); block_rows * block.0 + 1];
            let n = bsr_to_csr_offsets(par, &blocks, from, &mut o).unwrap();
            assert_eq!(n, indices.len() * size);
            let (mut c, mut v) = (vec![I::new(77); n], vec![<A as Number>::poison(); n]);
            bsr_to_csr(par, &blocks, from, &o, &mut c, &mut v).unwrap();
            let mut at = 0;
            for i in 0..block_rows * block.0 {
                assert_eq!(o[i].since(from.offset()), at);
                for ((_, j), b) in expected.range((i / block.0, 0)..(i / block.0 + 1, 0)) {
                    for l in 0..block.1 {
                        let r = i % block.0;
                        let e = b[if by_rows { r * block.1 + l } else { l * block.0 + r }];
                        assert_eq!(c[at].since(from.offset()), j * block.1 + l);
                        assert_eq!(v[at].key(), e.key());
                        at += 1;
                    }
                }
            }
        });
        // Offsets that do not fit are reported.
        if indices.len() > 3 {
            let p = stored.view().prove(&Sequential).unwrap();
            let mut marks = vec![MaybeUninit::uninit(); csr_to_bsr_work(1, cols, block)];
            for change in [-1isize, 1] {
                let mut wrong = offsets.clone();
                let last = wrong.len() - 1;
                let row = (1..last).find(|&i| {
                    let o = |i: usize| wrong[i].since(base.offset());
                    change < 0 && o(i) > o(i - 1) || change > 0 && o(i) < o(i + 1)
                });
                let Some(row) = row else { continue };
                wrong[row] = I::new(wrong[row].since(0).wrapping_add_signed(change));
                let (mut c, mut v) = (indices.clone(), values.clone());
                let out = (&wrong[..], &mut c[..], &mut v[..]);
                let result = csr_to_bsr(&Sequential, p, (block, by_rows), base, out, &mut marks);
                assert_eq!(result, Err(Error::Malformed { at: row - 1 }));
            }
        }
    }
}
#[test]
fn rows_to_blocks_and_back() {
    conversions::<i32, f64>(95);
    conversions::<i64, num_complex::Complex<f32>>(96);
    conversions::<i32, f16>(97);
    conversions::<i64, i8>(98);
}

fn sampled_blocks<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (k, (shape, block)) in BLOCKED.into_iter().enumerate() {
        let by_rows = k % 2 == 0;
        let (c, list) = Blocks::<I, Y>::random(shape, block, by_rows, BASES[k / 2 % 2], &mut rng);
        let depth = 5;
        let a = Mat::with(list.rows, depth, true, A::poison(), |_, _| A::random(&mut rng));
        let b = Mat::with(list.cols, depth, true, A::poison(), |_, _| A::random(&mut rng));
        let (da, db) = (Dense::new(Trans::No, a.view()), Dense::new(Trans::Yes, b.view()));
        for (alpha, beta) in factors::<C>() {
            let old =
                if beta.is_zero() { vec![Y::poison(); c.values.len()] } else { c.values.clone() };
            let run = |par: &dyn Executor| {
                let mut values = old.clone();
                let p = c.view().pattern().prove(par).unwrap();
                sddmm_blocks(par, alpha, da, db, beta, p, (block, by_rows), &mut values).unwrap();
                values
            };
            for_executors("sddmm_blocks", |par| {
                run(par).iter().map(|v| v.key()).collect::<Vec<_>>()
            });
            let got = run(&Threads(3));
            // The same elements as entries, in the order of rows.
            let new =
                Blocks { offsets: c.offsets.clone(), indices: c.indices.clone(), values: got, ..c };
            let size = block.0 * block.1;
            for i in 0..shape.0 {
                let o = |i: usize| c.offsets[i].since(c.base.offset());
                for k in o(i)..o(i + 1) {
                    for e in 0..size {
                        let (r, l) = if by_rows {
                            (e / block.1, e % block.1)
                        } else {
                            (e % block.0, e / block.0)
                        };
                        let j = c.indices[k].since(c.base.offset()) * block.1 + l;
                        let mut s = Expected::new();
                        for d in 0..depth {
                            let x = a.at(i * block.0 + r, d).wide() * b.at(j, d).wide();
                            s.add(alpha.wide() * x);
                        }
                        s.add(beta.wide() * c.values[k * size + e].wide());
                        assert!(s.is::<C, Y>(new.values[k * size + e]), "{k} {e}");
                    }
                }
            }
        }
    }
}
#[test]
fn sampled_products_by_blocks() {
    for (k, &types) in SDDMM_BLOCKS.iter().enumerate() {
        by_sparse_types!(SDDMM_BLOCKS, types, sampled_blocks, i64, (k as u64 + 99)).unwrap();
    }
}
