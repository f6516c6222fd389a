//! Products of two sparse matrices, and entries of dense products: against sums in higher precision, bits.

use crate::support::{BASES, Entries, Order, Rng, Stored, Sum, bits, for_executors, work};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::sddmm::sddmm;
use lucho::kernel::sparse::spgemm::{spgemm, spgemm_offsets, spgemm_values, spgemm_work};
use lucho::kernel::sparse::spmm::Dense;
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use lucho::kernel::view::MatRef;
use std::collections::BTreeMap;
use std::mem::MaybeUninit;

fn multiply<I: Index, T: Element>(
    par: &dyn Executor,
    (a, b): (&Entries<T>, &Entries<T>),
    (alpha, beta): (T, T),
    base: Base,
) -> Stored<I, T> {
    let (sa, sb) = (a.csr::<I>(base), b.csr::<I>(Base::One));
    let (pa, pb) = (sa.view().prove(par).unwrap(), sb.view().prove(par).unwrap());
    let room = spgemm_work(par.width(), b.cols);
    let mut marks = vec![MaybeUninit::uninit(); room];
    let mut offsets = vec![I::new(77); a.rows + 1];
    let nnz = spgemm_offsets(par, pa, pb, base, &mut offsets, &mut marks).unwrap();
    let mut indices = vec![I::new(77); nnz];
    let mut values = vec![if beta.is_zero() { T::nan() } else { T::of(3.0, 1.0) }; nnz];
    let c = (&offsets[..], &mut indices[..], &mut values[..]);
    spgemm(par, alpha, pa, pb, beta, base, c, &mut marks, &mut work(room)).unwrap();
    Stored { rows: a.rows, cols: b.cols, base, offsets, indices, values }
}

for_each_type!(sparse);
fn sparse<T: Element>() {
    let mut rng = Rng::new(51);
    for (m, k, n) in [(0, 2, 3), (2, 0, 3), (2, 3, 0), (1, 1, 1), (30, 40, 20), (3000, 2000, 2500)]
    {
        for (c, order) in [Order::Sorted, Order::Unsorted, Order::Repeated].into_iter().enumerate()
        {
            let a = Entries::<T>::random(m, k, 5, order, &mut rng);
            let b = Entries::<T>::random(k, n, 4, order, &mut rng);
            let factors = (T::of(0.5, -2.0), if c == 1 { T::of(-1.0, 0.5) } else { T::ZERO });
            let base = BASES[c % 2];
            let got = for_executors("spgemm", |par| {
                let c = multiply::<i32, T>(par, (&a, &b), factors, base);
                (c.offsets, c.indices, bits(&c.values))
            });
            let c = multiply::<i64, T>(&Sequential, (&a, &b), factors, base);
            assert!(bits(&c.values) == got.2);
            again(&c, (&a, &b), factors, base);
            let starts: Vec<usize> = (0..=k).map(|i| b.list.partition_point(|e| e.0 < i)).collect();
            let mut sums: BTreeMap<(usize, usize), Sum<T::Wide>> = BTreeMap::new();
            for &(i, l, x) in &a.list {
                for &(_, j, y) in &b.list[starts[l]..starts[l + 1]] {
                    let sum = sums.entry((i, j)).or_insert_with(Sum::new);
                    sum.add(factors.0.wide() * x.wide() * y.wide());
                }
            }
            assert_eq!(sums.len(), c.indices.len());
            for (at, ((i, j), sum)) in sums.iter_mut().enumerate() {
                if !factors.1.is_zero() {
                    sum.add(factors.1.wide() * T::of(3.0, 1.0).wide());
                }
                let inside =
                    c.offsets[*i].since(base.offset())..c.offsets[i + 1].since(base.offset());
                assert!(inside.contains(&at) && c.indices[at].since(base.offset()) == *j);
                assert!(sum.is(c.values[at]), "({i}, {j})");
            }
        }
    }
}

/// The same numbers for entries that are known; entries the product does not meet; entries that are missing.
fn again<T: Element>(
    c: &Stored<i64, T>,
    (a, b): (&Entries<T>, &Entries<T>),
    (alpha, beta): (T, T),
    base: Base,
) {
    let (sa, sb) = (a.csr::<i64>(Base::One), b.csr::<i64>(base));
    let run = |par: &dyn Executor, c: &Stored<i64, T>| {
        let (pa, pb) = (sa.view().prove(par).unwrap(), sb.view().prove(par).unwrap());
        let room = spgemm_work(par.width(), b.cols);
        let (mut marks, mut sums) = (vec![MaybeUninit::uninit(); room], work(room));
        let start = if beta.is_zero() { T::nan() } else { T::of(3.0, 1.0) };
        let mut values = vec![start; c.values.len()];
        let out = (c.view().prove(par).unwrap(), &mut values[..]);
        let result = spgemm_values(par, alpha, pa, pb, beta, out, &mut marks, &mut sums);
        (result, values)
    };
    let got = for_executors("spgemm_values", |par| {
        let (result, values) = run(par, c);
        (result, bits(&values))
    });
    assert!(got == (Ok(()), bits(&c.values)));
    if c.values.is_empty() || c.cols < 2 {
        return;
    }
    // One more entry at the end of the last row, in a column that the row does not have.
    let mut more = c.clone();
    let last = c.offsets[c.rows - 1].since(base.offset());
    let free =
        (0..c.cols).find(|j| !c.indices[last..].iter().any(|i| i.since(base.offset()) == *j));
    if let Some(free) = free {
        more.indices.push(i64::new(free + base.offset()));
        more.values.push(T::nan());
        *more.offsets.last_mut().unwrap() += 1;
        let (result, values) = run(&Sequential, &more);
        let (new, old) = values.split_last().unwrap();
        assert!(result == Ok(()) && bits(old) == bits(&c.values));
        assert!(*new == if beta.is_zero() { T::ZERO } else { beta * T::of(3.0, 1.0) });
    }
    // One entry less, in the row that has the last one.
    let mut less = c.clone();
    less.indices.pop();
    less.values.pop();
    let end = *c.offsets.last().unwrap();
    let row = c.offsets.iter().position(|&o| o == end).unwrap() - 1;
    less.offsets[row + 1..].iter_mut().for_each(|o| *o -= 1);
    assert_eq!(run(&Sequential, &less).0, Err(Error::Malformed { at: row }));
}

#[test]
fn offsets_that_do_not_fit_are_reported() {
    let mut rng = Rng::new(52);
    let a = Entries::<f64>::random(9, 9, 3, Order::Sorted, &mut rng);
    let c = multiply::<i32, f64>(&Sequential, (&a, &a), (1.0, 0.0), Base::Zero);
    let stored = a.csr::<i32>(Base::Zero);
    let p = stored.view().prove(&Sequential).unwrap();
    let nnz = c.indices.len();
    for round in 0..400 {
        let mut offsets = c.offsets.clone();
        let at = rng.below(10);
        offsets[at] = [-1, 0, 1, 2, nnz as i32, 1 << 30][round % 6];
        let (mut indices, mut values) = (vec![0; nnz], vec![0.0; nnz]);
        let mut marks = vec![MaybeUninit::uninit(); 9];
        let out = (&offsets[..], &mut indices[..], &mut values[..]);
        let w = &mut work(9);
        let result = spgemm(&Sequential, 1.0, p, p, 0.0, Base::Zero, out, &mut marks, w);
        if offsets != c.offsets {
            assert!(matches!(result, Err(Error::Malformed { .. })), "{offsets:?} {:?}", c.offsets);
        }
    }
}

for_each_type!(sampled);
fn sampled<T: Element>() {
    let mut rng = Rng::new(53);
    for (m, depth, n) in [(0, 1, 1), (3, 0, 4), (1, 1, 1), (40, 7, 30), (900, 33, 800)] {
        let c = Entries::<T>::random(m, n, 5, Order::Repeated, &mut rng);
        let (a, b) = (rng.vector::<T>(m * depth), rng.vector::<T>(n * depth));
        // A by columns, B by rows; op(B) = conj(B) of a B that is stored transposed.
        // SAFETY: as large as that.
        let (va, vb) = unsafe {
            (
                MatRef::from_raw(a.as_ptr(), m, depth, 1, m as isize),
                MatRef::from_raw(b.as_ptr(), n, depth, depth as isize, 1),
            )
        };
        let (da, db) = (Dense::new(Trans::No, va), Dense::new(Trans::Conj, vb));
        for (alpha, beta) in
            [(T::of(2.0, 1.0), T::ZERO), (T::ONE, T::of(0.5, -1.0)), (T::ZERO, T::ONE)]
        {
            let stored = c.csr::<i32>(Base::One);
            let start =
                if beta.is_zero() { vec![T::nan(); c.list.len()] } else { stored.values.clone() };
            let run = |par: &dyn Executor| {
                let mut v = start.clone();
                let proven = stored.view().prove(par).unwrap();
                sddmm(par, alpha, da, db, beta, proven, &mut v).unwrap();
                v
            };
            for_executors("sddmm", |par| bits(&run(par)));
            for (&(i, j, old), got) in c.list.iter().zip(run(&Sequential)) {
                let mut sum = Sum::new();
                for l in 0..depth {
                    let (x, y) = (va.get(i, l).wide(), vb.get(j, l).wide().conj());
                    sum.add(alpha.wide() * x * y);
                }
                if !beta.is_zero() {
                    sum.add(beta.wide() * old.wide());
                }
                assert!(sum.is(got), "{m} {depth} {n} ({i}, {j})");
            }
        }
    }
}
