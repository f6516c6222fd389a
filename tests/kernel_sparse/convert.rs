//! Conversions: against lists of entries, exactly.

use crate::support::{BASES, Entries, Order, Rng, Stored, Threads, bits, for_executors};
use crate::wide::Element;
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::convert::coo::{coo_to_csr, csr_to_coo};
use lucho::kernel::sparse::convert::csc::csr_to_csc;
use lucho::kernel::sparse::convert::dense::{
    count_rows, csr_to_dense, dense_offsets, dense_to_csr, offsets_of_counts,
};
use lucho::kernel::sparse::convert::geam::{geam, geam_offsets};
use lucho::kernel::sparse::convert::prune::{prune, prune_offsets};
use lucho::kernel::sparse::convert::sort::{sort_coordinates, sort_rows};
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::view::{MatMut, MatRef};
use std::collections::BTreeMap;
use std::mem::MaybeUninit;

const SHAPES: [(usize, usize); 9] =
    [(0, 0), (0, 3), (3, 0), (1, 1), (5, 9), (64, 64), (65, 130), (200, 33), (20_000, 300)];

fn cases<T: Element>(order: Order, mut f: impl FnMut(&Entries<T>, Base)) {
    let mut rng = Rng::new(11);
    for (rows, cols) in SHAPES {
        let a = Entries::random(rows, cols, 6, order, &mut rng);
        for base in BASES {
            f(&a, base);
        }
    }
}

fn coordinates<I: Index>() {
    for order in [Order::Sorted, Order::Repeated] {
        cases::<f64>(order, |a, base| {
            let (stored, numbers) = (a.csr::<I>(base), a.row_numbers::<I>(base));
            let mut offsets = vec![I::new(77); a.rows + 1];
            coo_to_csr(a.rows, base, &numbers, &mut offsets).unwrap();
            assert_eq!(offsets, stored.offsets);
            let back = for_executors("csr_to_coo", |par| {
                let mut back = vec![I::new(77); numbers.len()];
                csr_to_coo(par, a.rows, base, &offsets, &mut back).unwrap();
                back
            });
            assert_eq!(back, numbers);
        });
    }
}
#[test]
fn coordinates_and_offsets() {
    coordinates::<i32>();
    coordinates::<i64>();
    let unsorted = coo_to_csr(3, Base::Zero, &[0, 2, 1], &mut [0; 4]);
    assert_eq!(unsorted, Err(Error::Malformed { at: 2 }));
    assert_eq!(coo_to_csr(3, Base::Zero, &[0, 3], &mut [0; 4]), Err(Error::Malformed { at: 1 }));
    assert_eq!(coo_to_csr(3, Base::One, &[0, 1], &mut [0; 4]), Err(Error::Malformed { at: 0 }));
}

fn transposed<I: Index, T: Element>(a: &Stored<I, T>, base: Base) -> Stored<I, T> {
    let nnz = a.indices.len();
    let (mut offsets, mut indices) = (vec![I::new(77); a.cols + 1], vec![I::new(77); nnz]);
    let mut values = vec![T::nan(); nnz];
    let proven = a.view().prove(&Threads(3)).unwrap();
    csr_to_csc(proven, base, &mut offsets, &mut indices, &mut values).unwrap();
    // The pattern alone comes out the same.
    let (mut o, mut i) = (offsets.clone(), indices.clone());
    csr_to_csc(proven.pattern_only(), base, &mut o, &mut i, &mut vec![(); nnz]).unwrap();
    assert!(o == offsets && i == indices);
    Stored { rows: a.cols, cols: a.rows, base, offsets, indices, values }
}

for_each_type!(columns);
fn columns<T: Element>() {
    for order in [Order::Sorted, Order::Unsorted, Order::Repeated] {
        cases::<T>(order, |a, base| {
            let other = if base == Base::Zero { Base::One } else { Base::Zero };
            let expected = a.transposed().csr::<i32>(other);
            assert!(transposed(&a.csr::<i32>(base), other) == expected);
            let expected = a.transposed().csr::<i64>(base);
            assert!(transposed(&a.csr::<i64>(base), base) == expected);
        });
    }
}

/// A dense matrix by columns, or by rows, with a gap.
fn dense<T: Element>(a: &Entries<T>, by_rows: bool) -> (Vec<T>, isize, isize) {
    let (rs, cs) = if by_rows { (a.cols + 3, 1) } else { (1, a.rows + 3) };
    let mut v = vec![T::ZERO; rs * a.rows + cs * a.cols + 1];
    for &(i, j, x) in &a.list {
        v[i * rs + j * cs] = x;
    }
    (v, rs as isize, cs as isize)
}

for_each_type!(dense_matrices);
fn dense_matrices<T: Element>() {
    cases::<T>(Order::Sorted, |a, base| {
        for by_rows in [false, true] {
            let (v, rs, cs) = dense(a, by_rows);
            // SAFETY: `dense` has room for it.
            let m = unsafe { MatRef::from_raw(v.as_ptr(), a.rows, a.cols, rs, cs) };
            let convert = |par: &dyn Executor, m: MatRef<T>| {
                let mut offsets = vec![77i32; m.rows() + 1];
                let nnz = dense_offsets(par, m, base, &mut offsets).unwrap();
                let mut counts = vec![77i32; m.rows()];
                assert_eq!(count_rows(par, m, &mut counts).unwrap(), nnz);
                let mut again = vec![77i32; m.rows() + 1];
                assert_eq!(offsets_of_counts(base, &counts, &mut again).unwrap(), nnz);
                assert_eq!(again, offsets);
                let (mut indices, mut values) = (vec![77; nnz], vec![T::nan(); nnz]);
                dense_to_csr(par, m, base, &offsets, &mut indices, &mut values).unwrap();
                Stored { rows: m.rows(), cols: m.cols(), base, offsets, indices, values }
            };
            let got = for_executors("dense_to_csr", |par| convert(par, m));
            assert!(got == a.csr::<i32>(base));
            assert!(convert(&Threads(2), m.t()) == a.transposed().csr::<i32>(base));

            let mut out = vec![T::guard(); v.len()];
            // SAFETY: as long as `v`.
            let view = unsafe { MatMut::from_raw(out.as_mut_ptr(), a.rows, a.cols, rs, cs) };
            csr_to_dense(&Threads(3), got.view().prove(&Sequential).unwrap(), view).unwrap();
            let mut expected = vec![T::guard(); v.len()];
            for i in 0..a.rows as isize {
                for j in 0..a.cols as isize {
                    expected[(i * rs + j * cs) as usize] = v[(i * rs + j * cs) as usize];
                }
            }
            assert!(bits(&out) == bits(&expected));
        }
    });
    // Offsets that do not fit what is found are reported, and nothing is written beyond them.
    let v = [T::ONE; 6];
    // SAFETY: six elements.
    let m = unsafe { MatRef::from_raw(v.as_ptr(), 2, 3, 1, 2) };
    for (offsets, at) in
        [([0, 2, 5], 0), ([0, 3, 4], 1), ([0, 3, 5], 1), ([0, 4, 6], 0), ([0, 3, 7], 1)]
    {
        let (mut indices, mut values) = ([77; 9], [T::guard(); 9]);
        let len = (offsets[2] as usize).min(6);
        let (i, v) = (&mut indices[..len], &mut values[..len]);
        let result = dense_to_csr(&Sequential, m, Base::Zero, &offsets, i, v);
        assert_eq!(result, Err(Error::Malformed { at }), "{offsets:?}");
        assert!(indices[len..].iter().all(|&i| i == 77), "{offsets:?}");
        assert!(values[len..].iter().all(|v| v.bits() == T::guard().bits()), "{offsets:?}");
    }
}

/// Elements that are not computed with are moved as well; zeros of either sign are dropped, NaN is not.
fn moved<T: lucho::kernel::sparse::number::Stored + PartialEq + std::fmt::Debug>(v: [T; 6]) {
    // SAFETY: six elements.
    let m = unsafe { MatRef::from_raw(v.as_ptr(), 2, 3, 3, 1) };
    let mut offsets = [77i64; 3];
    assert_eq!(dense_offsets(&Sequential, m, Base::One, &mut offsets), Ok(3));
    let (mut indices, mut values) = ([77; 3], [v[0]; 3]);
    dense_to_csr(&Sequential, m, Base::One, &offsets, &mut indices, &mut values).unwrap();
    assert_eq!((offsets, indices), ([1, 2, 4], [2, 1, 3]));
    assert_eq!(values, [v[1], v[3], v[5]]);
    let stored = Stored {
        rows: 2,
        cols: 3,
        base: Base::One,
        offsets: offsets.to_vec(),
        indices: indices.to_vec(),
        values: values.to_vec(),
    };
    let mut back = [v[1]; 6];
    // SAFETY: six elements.
    let out = unsafe { MatMut::from_raw(back.as_mut_ptr(), 2, 3, 3, 1) };
    csr_to_dense(&Sequential, stored.view().prove(&Sequential).unwrap(), out).unwrap();
    assert_eq!(back, v);
}
#[test]
fn small_types_are_moved() {
    use half::{bf16, f16};
    use num_complex::Complex;
    moved::<i8>([0, 1, 0, -128, 0, 7]);
    let h = f16::from_f32;
    moved([h(0.0), h(1.0), h(-0.0), h(6e-8), h(0.0), f16::INFINITY]);
    let b = bf16::from_f32;
    moved([b(0.0), b(1.0), b(-0.0), b(1e-39), b(0.0), b(-3.0)]);
    let c = |re: f32, im: f32| Complex { re: h(re), im: h(im) };
    moved([c(0.0, 0.0), c(0.0, 1.0), c(-0.0, 0.0), c(1.0, 0.0), c(0.0, -0.0), c(2.0, 3.0)]);
    let nan = [f16::NAN];
    // SAFETY: one element.
    let m = unsafe { MatRef::from_raw(nan.as_ptr(), 1, 1, 1, 1) };
    assert_eq!(dense_offsets(&Sequential, m, Base::Zero, &mut [0i32; 2]), Ok(1));
}

#[test]
fn sorting() {
    let mut rng = Rng::new(5);
    for order in [Order::Unsorted, Order::Repeated] {
        cases::<f64>(order, |a, base| {
            let stored = a.csr::<i32>(base);
            let nnz = stored.indices.len();
            let identity: Vec<i32> = (0..nnz as i32).collect();
            let mut expected = a.list.clone();
            expected.sort_by_key(|e| (e.0, e.1));
            let check =
                |rows: &[i32], columns: &[i32], permutation: &[i32], list: &[(_, _, f64)]| {
                    for k in 0..nnz {
                        assert_eq!(rows[k], (list[k].0 + base.offset()) as i32);
                        assert_eq!(columns[k], (list[k].1 + base.offset()) as i32);
                        assert_eq!(stored.values[permutation[k] as usize], list[k].2);
                    }
                };
            let (columns, permutation) = for_executors("sort_rows", |par| {
                let (mut c, mut p) = (stored.indices.clone(), identity.clone());
                let mut w = vec![MaybeUninit::uninit(); nnz];
                sort_rows(par, a.rows, base, &stored.offsets, &mut c, &mut p, &mut w).unwrap();
                (c, p)
            });
            check(&a.row_numbers(base), &columns, &permutation, &expected);

            // Coordinates in disorder, by rows and by columns. The shuffle is undone in the permutation.
            let mut shuffled: Vec<usize> = (0..nnz).collect();
            for k in (1..nnz).rev() {
                shuffled.swap(k, rng.below(k + 1));
            }
            let numbers = a.row_numbers::<i32>(base);
            let take = |v: &[i32]| shuffled.iter().map(|&k| v[k]).collect::<Vec<_>>();
            let mut w = vec![MaybeUninit::uninit(); nnz];
            let (mut r, mut c, mut p) = (take(&numbers), take(&stored.indices), take(&identity));
            sort_coordinates(&mut c, &mut r, &mut p, &mut w).unwrap();
            let mut by_columns: Vec<_> = shuffled.iter().map(|&k| a.list[k]).collect();
            by_columns.sort_by_key(|e| (e.1, e.0));
            check(&r, &c, &p, &by_columns);
            sort_coordinates(&mut r, &mut c, &mut p, &mut w).unwrap();
            by_columns.sort_by_key(|e| (e.0, e.1));
            check(&r, &c, &p, &by_columns);
        });
    }
}

for_each_type!(pruning);
fn pruning<T: Element>() {
    let threshold = <T::Real as lucho::kernel::scalar::Real>::from_usize(1);
    cases::<T>(Order::Unsorted, |a, base| {
        let mut a = a.clone();
        for (k, e) in a.list.iter_mut().enumerate() {
            let kinds =
                [(0.0, 0.0), (0.6, 0.8), (1.25, 0.0), (-3.0, 4.0), (0.8, 0.8), (0.0, f64::NAN)];
            let (re, im) = kinds[k % 6];
            e.2 = T::of(re, im);
        }
        for zero in [true, false] {
            let limit = if zero { <T::Real as Default>::default() } else { threshold };
            // 0.6 + 0.8i has modulus 1 up to rounding; in real types it is 0.6.
            let stays = |v: &T| v.is_nan() || v.modulus() > if zero { 0.0 } else { 1.0 + 1e-5 };
            if !zero && T::IS_COMPLEX {
                a.list.retain(|e| (e.2.modulus() - 1.0).abs() > 1e-5);
            }
            let stored = a.csr::<i32>(base);
            let kept = Entries {
                list: a.list.iter().filter(|e| stays(&e.2)).copied().collect(),
                ..a.clone()
            };
            let expected = kept.csr::<i32>(base);
            for_executors("prune", |par| {
                let proven = stored.view().prove(par).unwrap();
                let mut offsets = vec![77; a.rows + 1];
                let nnz = prune_offsets(par, proven, limit, base, &mut offsets).unwrap();
                let (mut indices, mut values) = (vec![77; nnz], vec![T::ZERO; nnz]);
                prune(par, proven, limit, base, &offsets, &mut indices, &mut values).unwrap();
                assert!(offsets == expected.offsets && indices == expected.indices);
                assert!(bits(&values) == bits(&expected.values));
            });
        }
    });
}

for_each_type!(sums);
fn sums<T: Element>() {
    let mut rng = Rng::new(9);
    for (rows, cols) in SHAPES {
        let a = Entries::<T>::random(rows, cols, 6, Order::Sorted, &mut rng);
        let b = Entries::<T>::random(rows, cols, 4, Order::Sorted, &mut rng);
        for (alpha, beta) in [(T::of(2.0, -1.0), T::of(0.5, 3.0)), (T::ONE, T::ZERO)] {
            let mut sum = BTreeMap::new();
            for &(i, j, v) in &a.list {
                sum.insert((i, j), alpha * v);
            }
            for &(i, j, v) in &b.list {
                let term = if beta.is_zero() { T::ZERO } else { beta * v };
                sum.entry((i, j)).and_modify(|v| *v += term).or_insert(term);
            }
            let list = sum.into_iter().map(|((i, j), v)| (i, j, v)).collect();
            let expected = Entries { rows, cols, list }.csr::<i64>(Base::One);
            let (sa, mut sb) = (a.csr::<i64>(Base::Zero), b.csr::<i64>(Base::One));
            if beta.is_zero() {
                sb.values.fill(T::nan());
            }
            for_executors("geam", |par| {
                let (pa, pb) = (sa.view().prove(par).unwrap(), sb.view().prove(par).unwrap());
                let mut offsets = vec![77; rows + 1];
                let nnz = geam_offsets(par, pa, pb, Base::One, &mut offsets).unwrap();
                let (mut indices, mut values) = (vec![77; nnz], vec![T::nan(); nnz]);
                let (pa, pb) = ((alpha, pa), (beta, pb));
                geam(par, pa, pb, Base::One, &offsets, &mut indices, &mut values).unwrap();
                assert!(offsets == expected.offsets && indices == expected.indices);
                assert!(bits(&values) == bits(&expected.values));
            });
        }
    }
}
