//! Blocked ELL and slices of rows: products of every type against sums in double precision, conversions exactly,
//! malformed input.

use crate::oracle::{Number, check, check_columns, entries};
use crate::spmm::Mat;
use crate::spmv::{OPS, view, view_mut};
use crate::support::{BASES, Entries, Rng, Threads, for_executors, work};
use crate::types::{BLOCKED_ELL, SPMV};
use lucho::kernel::par::Sequential;
use lucho::kernel::sparse::ell::{Places, Sliced, dense_to_ell, ell_to_dense, spmm_ell};
use lucho::kernel::sparse::number::{Compute, Load, Store, Stored};
use lucho::kernel::sparse::sell::{spmv_sliced, spmv_sliced_work};
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;

/// Places of blocked ELL: some empty, as -1 or (with base one) 0; no column twice in a row.
fn places<I: Index>(
    (rows, cols): (usize, usize),
    width: usize,
    base: Base,
    rng: &mut Rng,
) -> Vec<I> {
    let mut list = Vec::new();
    for _ in 0..rows {
        let mut columns: Vec<usize> = (0..cols).collect();
        (1..cols).for_each(|k| columns.swap(k, rng.below(k + 1)));
        for p in 0..width {
            let empty =
                if rng.below(2) == 0 && base == Base::One { I::new(0) } else { minus_one() };
            let column = columns.get(p).filter(|_| rng.below(3) > 0);
            list.push(column.map_or(empty, |c| I::new(c + base.offset())));
        }
    }
    list
}
fn minus_one<I: Index>() -> I {
    // An empty place, whatever the base.
    wide(-1)
}
fn wide<I: Index>(v: i64) -> I {
    // SAFETY: an index is one of the two integers.
    unsafe {
        match size_of::<I>() {
            4 => std::mem::transmute_copy(&(v as i32)),
            _ => std::mem::transmute_copy(&v),
        }
    }
}

fn blocked_ell<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C> + Stored,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (k, (rows, cols, block, width)) in
        [(0, 3, 2, 2), (3, 2, 2, 0), (5, 4, 1, 2), (7, 9, 3, 4), (100, 80, 8, 5)]
            .into_iter()
            .enumerate()
    {
        let base = BASES[k % 2];
        let columns = places::<I>((rows, cols), width, base, &mut rng);
        let shape = (rows * block, cols * block);
        let a = Places::new(shape, block, width * block, base, &columns).unwrap();
        let ld = width * block;
        // The values of empty places are poison.
        let mut values = vec![<A as Number>::poison(); shape.0 * ld];
        let mut list = Vec::new();
        for i in 0..shape.0 {
            for l in 0..ld {
                let c = columns[i / block * width + l / block].since(base.offset());
                if c < cols {
                    values[i * ld + l] = A::random(&mut rng);
                    list.push((i, c * block + l % block, values[i * ld + l]));
                }
            }
        }
        let list = Entries { rows: shape.0, cols: shape.1, list };
        for n in [1, 9] {
            check_columns::<A, X, Y, C>("blocked ELL", &list, n, &mut rng, |par, f, b, c| {
                spmm_ell(par, f.0, (a, &values), b, f.1, c.view_mut()).unwrap();
            });
        }
        let mut full = Mat::with(shape.0, shape.1, k % 2 == 0, A::poison(), |_, _| A::poison());
        for_executors("ell_to_dense", |par| {
            ell_to_dense(par, (a, &values), full.clone().view_mut()).unwrap();
        });
        ell_to_dense(&Threads(3), (a, &values), full.view_mut()).unwrap();
        let mut expected = vec![<A as Stored>::ZERO.key(); shape.0 * shape.1];
        list.list.iter().for_each(|&(i, j, v)| expected[i * shape.1 + j] = v.key());
        for (at, e) in expected.iter().enumerate() {
            assert_eq!(full.at(at / shape.1, at % shape.1).key(), *e);
        }
        for_executors("dense_to_ell", |par| {
            let mut back = vec![<A as Number>::poison(); values.len()];
            dense_to_ell(par, full.view(), a, &mut back).unwrap();
            let kept = |l: usize| {
                columns[l / ld / block * width + l % ld / block].since(base.offset()) < cols
            };
            for (l, (b, v)) in back.iter().zip(&values).enumerate() {
                let v = if kept(l) { *v } else { <A as Stored>::ZERO };
                assert_eq!(b.key(), v.key());
            }
        });
    }
}
#[test]
fn blocked_ell_of_every_type() {
    for (k, &types) in BLOCKED_ELL.iter().enumerate() {
        by_sparse_types!(BLOCKED_ELL, types, blocked_ell, i32, (k as u64 + 93)).unwrap();
    }
    blocked_ell::<i64, f32, f32, f32, f32>(93);
}

#[test]
fn the_blocked_ell_of_the_documentation() {
    // Two rows of blocks of two, the first with an empty place; values by rows of the matrix.
    let columns = [1i32, -1, 0, 2];
    let a = Places::new((4, 6), 2, 4, Base::Zero, &columns).unwrap();
    let dense: [f32; 24] = [
        0., 0., 1., 2., 0., 0., 0., 0., 3., 4., 0., 0., 5., 6., 0., 0., 7., 8., 9., 10., 0., 0.,
        11., 12.,
    ];
    let m = Mat::with(4, 6, true, 0.0, |i, j| dense[i * 6 + j]);
    let mut values = [f32::NAN; 16];
    dense_to_ell(&Sequential, m.view(), a, &mut values).unwrap();
    assert_eq!(values, [1., 2., 0., 0., 3., 4., 0., 0., 5., 6., 7., 8., 9., 10., 11., 12.]);
    for (columns, at) in [([3, -1, 0, 2], 0), ([1, -2, 0, 2], 0), ([1, -1, 0, 3], 1)] {
        let wrong = Places::new((4, 6), 2, 4, Base::Zero, &columns);
        assert_eq!(wrong.err(), Some(Error::Malformed { at }));
    }
    let wrong = Places::new((4, 6), 2, 4, Base::One, &[1i32, -1, 0, 4]);
    assert_eq!(wrong.err(), Some(Error::Malformed { at: 1 }));
    for (shape, block, ell_cols) in
        [((5, 6), 2, 4), ((4, 5), 2, 4), ((4, 6), 2, 3), ((4, 6), 0, 4), ((6, 6), 2, 4)]
    {
        let short = Places::new(shape, block, ell_cols, Base::Zero, &columns);
        assert_eq!(short.err(), Some(Error::Short));
    }
}

/// Slices of the rows of a list of entries; the last one goes on below the matrix.
fn sliced<I: Index, A: Number>(
    a: &Entries<A>,
    slice: usize,
    base: Base,
    rng: &mut Rng,
) -> (Vec<I>, Vec<I>, Vec<A>) {
    let row = |i: usize| -> &[(usize, usize, A)] {
        let start = |i: usize| a.list.partition_point(|e| e.0 < i);
        &a.list[start(i)..start(i + 1)]
    };
    let (mut offsets, mut columns, mut values) = (vec![0], Vec::new(), Vec::new());
    for first in (0..a.rows).step_by(slice) {
        let width = (first..first + slice).map(|i| row(i).len()).max().unwrap();
        for l in 0..width {
            for i in first..first + slice {
                let entry = if i < a.rows { row(i).get(l) } else { None };
                let empty =
                    if base == Base::One && rng.below(2) == 0 { I::new(0) } else { wide(-1) };
                columns.push(entry.map_or(empty, |e| I::new(e.1 + base.offset())));
                values.push(entry.map_or(A::poison(), |e| e.2));
            }
        }
        offsets.push(columns.len());
    }
    (offsets.into_iter().map(|n| I::new(n + base.offset())).collect(), columns, values)
}

fn slices<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (k, (rows, cols, slice)) in
        [(0, 3, 2), (3, 0, 2), (1, 1, 1), (17, 9, 4), (40, 50, 11), (6000, 3000, 32)]
            .into_iter()
            .enumerate()
    {
        let base = BASES[k % 2];
        let list = entries::<A>(rows, cols, 6, &mut rng);
        let (offsets, columns, values) = sliced::<I, A>(&list, slice, base, &mut rng);
        let (offsets, columns, values) = (&offsets[..], &columns[..], &values[..]);
        let a = Sliced { rows, cols, slice, base, offsets, columns, values };
        for trans in OPS {
            check::<A, X, Y, C>("slices", trans, &list, &mut rng, |par, (alpha, beta), x, y| {
                let mut w = work::<C>(spmv_sliced_work::<I, A, Y, C>(trans, &a));
                let (x, y) = (view(x), view_mut(y));
                spmv_sliced(par, trans, alpha, a, x, beta, y, &mut w).unwrap();
            });
        }
    }
}
#[test]
fn slices_of_every_type() {
    for (k, &types) in SPMV.iter().enumerate() {
        by_sparse_types!(SPMV, types, slices, i32, (k as u64 + 94)).unwrap();
    }
    slices::<i64, f32, f64, f64, f64>(94);
}

#[test]
fn malformed_slices_are_reported() {
    let (offsets, columns) = ([0, 4, 8], [0, 1, 2, -1, 0, 1, -1, -1]);
    let run = |offsets: &[i32], columns: &[i32], trans| {
        let values = [1.0; 8];
        let a = Sliced {
            rows: 3,
            cols: 3,
            slice: 2,
            base: Base::Zero,
            offsets,
            columns,
            values: &values,
        };
        let (x, mut y) = ([1.0; 3], [7.0; 3]);
        let result = spmv_sliced(
            &Sequential,
            trans,
            1.0,
            a,
            view(&x),
            0.0,
            view_mut(&mut y),
            &mut work::<f64>(9),
        );
        (result, y)
    };
    assert_eq!(run(&offsets, &columns, Trans::No), (Ok(()), [2.0, 1.0, 1.0]));
    for trans in OPS {
        let wrong = |at| Err(Error::Malformed { at });
        for (o, at) in
            [([0, 3, 8], 0), ([0, 4, 10], 2), ([4, 0, 8], 0), ([0, 4, 2], 2), ([-1, 4, 8], 0)]
        {
            let (result, y) = run(&o, &columns, trans);
            assert!(matches!(result, Err(Error::Malformed { .. })), "{o:?}");
            assert!(at > 0 || y == [7.0; 3], "{o:?}");
            assert_eq!(result, wrong(at), "{o:?} {trans:?}");
        }
        for bad in [-2, 3, i32::MAX, i32::MIN] {
            let mut c = columns;
            c[5] = bad;
            assert_eq!(run(&offsets, &c, trans).0, wrong(2), "{bad}");
        }
        assert_eq!(run(&offsets[..2], &columns, trans).0, Err(Error::Short));
        assert_eq!(run(&offsets, &columns[..7], trans).0, Err(Error::Short));
    }
}
