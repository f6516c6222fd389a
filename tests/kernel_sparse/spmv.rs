//! Products with a vector: against sums in higher precision, contracts of alpha and beta, bits.

use crate::support::{BASES, Entries, Order, Rng, Sum, bits, for_executors, work};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::bsr::{Bsr, spmv_blocks, spmv_blocks_work};
use lucho::kernel::sparse::spmv::{
    Coo, spmv, spmv_columns, spmv_columns_work, spmv_coordinates, spmv_coordinates_work, spmv_work,
};
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use lucho::kernel::vector::{VecMut, VecRef};

pub const OPS: [Trans; 3] = [Trans::No, Trans::Yes, Trans::Conj];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Storage {
    Rows,
    Columns,
    Coordinates,
}
const STORAGES: [Storage; 3] = [Storage::Rows, Storage::Columns, Storage::Coordinates];

pub fn view<T>(x: &[T]) -> VecRef<'_, T> {
    // SAFETY: the elements of a slice.
    unsafe { VecRef::from_raw(x.as_ptr(), x.len(), 1) }
}
pub fn view_mut<T>(x: &mut [T]) -> VecMut<'_, T> {
    // SAFETY: the elements of a slice.
    unsafe { VecMut::from_raw(x.as_mut_ptr(), x.len(), 1) }
}

/// alpha op(A) x + beta y in one of the storages.
fn product<I: Index, T: Element>(
    par: &dyn Executor,
    (storage, base, trans): (Storage, Base, Trans),
    a: &Entries<T>,
    (alpha, beta): (T, T),
    x: &[T],
    y: &[T],
) -> Vec<T> {
    let mut out = y.to_vec();
    let (x, y) = (view(x), view_mut(&mut out));
    match storage {
        Storage::Rows => {
            let stored = a.csr::<I>(base);
            let mut w = work(spmv_work(trans, stored.view()));
            spmv(par, trans, alpha, stored.view(), x, beta, y, &mut w)
        }
        Storage::Columns => {
            let stored = a.transposed().csr::<I>(base);
            let mut w = work(spmv_columns_work(trans, stored.view()));
            spmv_columns(par, trans, alpha, stored.view(), x, beta, y, &mut w)
        }
        Storage::Coordinates => {
            let stored = a.csr::<I>(base);
            let row_numbers = a.row_numbers::<I>(base);
            let coo = Coo {
                rows: a.rows,
                cols: a.cols,
                base,
                row_numbers: &row_numbers,
                columns: &stored.indices,
                values: &stored.values,
            };
            let mut w = work(spmv_coordinates_work(trans, &coo));
            spmv_coordinates(par, trans, alpha, coo, x, beta, y, &mut w)
        }
    }
    .unwrap();
    out
}

fn expected<T: Element>(
    trans: Trans,
    a: &Entries<T>,
    (alpha, beta): (T, T),
    x: &[T],
    y: &[T],
) -> Vec<Sum<T::Wide>> {
    let mut sums: Vec<Sum<T::Wide>> = y.iter().map(|_| Sum::new()).collect();
    for &(i, j, v) in &a.list {
        let (to, from, v) = match trans {
            Trans::No => (i, j, v.wide()),
            Trans::Yes => (j, i, v.wide()),
            Trans::Conj => (j, i, v.wide().conj()),
        };
        sums[to].add(alpha.wide() * v * x[from].wide());
    }
    for (sum, y) in sums.iter_mut().zip(y) {
        if !beta.is_zero() {
            sum.add(beta.wide() * y.wide());
        }
    }
    sums
}

/// Rows, columns, entries in a row; the last ones run in many tasks.
const SHAPES: [(usize, usize, usize); 10] = [
    (0, 0, 1),
    (0, 5, 1),
    (5, 0, 1),
    (1, 1, 1),
    (7, 3, 2),
    (3, 40, 17),
    (60, 60, 5),
    (300, 200, 40),
    (9000, 8000, 9),
    (400, 30_000, 300),
];

for_each_type!(products);
fn products<T: Element>() {
    let mut rng = Rng::new(1);
    for (rows, cols, per_row) in SHAPES {
        for order in [Order::Sorted, Order::Unsorted, Order::Repeated] {
            let a = Entries::<T>::random(rows, cols, per_row, order, &mut rng);
            for trans in OPS {
                let (nx, ny) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
                let (x, y) = (rng.vector::<T>(nx), rng.vector::<T>(ny));
                for (k, storage) in STORAGES.into_iter().enumerate() {
                    let factors = [
                        (T::ONE, T::ZERO),
                        (T::of(-0.5, 0.75), T::of(1.5, -2.0)),
                        (T::of(2.0, 1.0), T::ONE),
                    ][(k + per_row) % 3];
                    let base = BASES[(k + rows) % 2];
                    let what = (storage, base, trans);
                    let sums = expected(trans, &a, factors, &x, &y);
                    let narrow = for_executors("i32", |par| {
                        bits(&product::<i32, T>(par, what, &a, factors, &x, &y))
                    });
                    let out =
                        product::<i64, T>(&crate::support::Threads(3), what, &a, factors, &x, &y);
                    assert!(bits(&out) == narrow, "{what:?} {rows} {cols}: index widths");
                    for (i, (&out, sum)) in out.iter().zip(&sums).enumerate() {
                        assert!(sum.is(out), "{what:?} {order:?} {rows}x{cols} at {i}: {out:?}");
                    }
                }
            }
        }
    }
}

for_each_type!(zero_factors);
/// beta = 0 does not read y, alpha = 0 reads neither A nor x; what is read propagates NaN.
fn zero_factors<T: Element>() {
    let mut rng = Rng::new(2);
    for (rows, cols) in [(6, 5), (20_000, 15_000)] {
        let mut a = Entries::<T>::random(rows, cols, 6, Order::Sorted, &mut rng);
        for storage in STORAGES {
            for trans in OPS {
                let (nx, ny) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
                let (x, y) = (rng.vector::<T>(nx), rng.vector::<T>(ny));
                let nan = vec![T::nan(); nx.max(ny)];
                let what = (storage, Base::One, trans);
                let one = &crate::support::Threads(2);
                let run = |alpha, beta, x: &[T], y: &[T]| {
                    product::<i32, T>(one, what, &a, (alpha, beta), x, y)
                };
                let fresh = run(T::ONE, T::ZERO, &x, &nan[..ny]);
                assert!(fresh.iter().all(|v| !v.is_nan()), "{what:?}: y was read");
                let scaled = run(T::ZERO, T::of(2.0, 0.0), &nan[..nx], &y);
                let twice: Vec<T> = y.iter().map(|&v| T::of(2.0, 0.0) * v).collect();
                assert!(bits(&scaled) == bits(&twice), "{what:?}: A or x was read");
                let zero = run(T::ZERO, T::ZERO, &nan[..nx], &nan[..ny]);
                assert!(zero.iter().all(|v| v.is_zero()), "{what:?}: zeros");
                let sick = run(T::ONE, T::ONE, &nan[..nx], &y);
                assert!(sick.iter().any(|v| v.is_nan()), "{what:?}: a NaN got lost");
            }
        }
        for e in &mut a.list {
            e.2 = T::nan();
        }
        let stored = a.csr::<i32>(Base::Zero);
        let (x, mut y) = (vec![T::nan(); cols], vec![T::ONE; rows]);
        let view_y = view_mut(&mut y);
        let par = &lucho::kernel::par::Sequential;
        spmv(par, Trans::No, T::ZERO, stored.view(), view(&x), T::ONE, view_y, &mut []).unwrap();
        assert!(y.iter().all(|&v| v == T::ONE));
    }
}

for_each_type!(blocks);
/// Matrices of blocks: those of the matrix that they are.
fn blocks<T: Element>() {
    let mut rng = Rng::new(7);
    for (rows, cols, block, per_row) in [
        (0, 2, (2, 3), 1),
        (3, 4, (1, 1), 2),
        (20, 30, (3, 2), 4),
        (9, 5, (20, 9), 3),
        (900, 700, (5, 5), 6),
    ] {
        let pattern = Entries::<T>::random(rows, cols, per_row, Order::Repeated, &mut rng);
        let size = block.0 * block.1;
        let values = rng.vector::<T>(pattern.list.len() * size);
        for by_rows in [false, true] {
            let mut a = Entries { rows: rows * block.0, cols: cols * block.1, list: Vec::new() };
            for (k, e) in pattern.list.iter().enumerate() {
                for (r, c) in (0..block.0).flat_map(|r| (0..block.1).map(move |c| (r, c))) {
                    let at = if by_rows { r * block.1 + c } else { r + c * block.0 };
                    a.list.push((e.0 * block.0 + r, e.1 * block.1 + c, values[k * size + at]));
                }
            }
            for (k, trans) in OPS.into_iter().enumerate() {
                let (nx, ny) = if trans == Trans::No { (a.cols, a.rows) } else { (a.rows, a.cols) };
                let (x, y) = (rng.vector::<T>(nx), rng.vector::<T>(ny));
                let factors = [(T::of(2.0, 1.0), T::ZERO), (T::ONE, T::of(-0.5, 1.0))][k % 2];
                let sums = expected(trans, &a, factors, &x, &y);
                let stored = pattern.csr::<i32>(BASES[k % 2]);
                let run = |par: &dyn Executor, (alpha, beta): (T, T), x: &[T]| {
                    let b = stored.view().without_values();
                    let b = Bsr::new(b, block, by_rows, &values).unwrap();
                    let mut w = work(spmv_blocks_work(trans, &b));
                    let mut y = if beta.is_zero() { vec![T::nan(); ny] } else { y.clone() };
                    let out = view_mut(&mut y);
                    spmv_blocks(par, trans, alpha, b, view(x), beta, out, &mut w).unwrap();
                    y
                };
                for_executors("bsr", |par| bits(&run(par, factors, &x)));
                let out = run(&Sequential, factors, &x);
                for (i, (&out, sum)) in out.iter().zip(&sums).enumerate() {
                    assert!(sum.is(out), "{block:?} {by_rows} {trans:?} at {i}");
                }
                let zero = run(&Sequential, (T::ZERO, T::ZERO), &vec![T::nan(); nx]);
                assert!(zero.iter().all(|v| v.is_zero()));
            }
        }
    }
    let stored = Entries::<T>::random(4, 4, 2, Order::Sorted, &mut rng).csr::<i32>(Base::Zero);
    let (pattern, short) = (stored.view().without_values(), vec![T::ONE; 3]);
    assert_eq!(Bsr::new(pattern, (2, 2), true, &short).err(), Some(Error::Short));
    assert_eq!(Bsr::new(pattern, (1 << 40, 1 << 40), true, &short).err(), Some(Error::TooLarge));
}
