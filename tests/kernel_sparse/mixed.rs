//! Products of mixed types: every row of every table against sums in double precision, in every storage.

use crate::oracle::{Expected, Number, Z, entries, factors};
use crate::spmm::Mat;
use crate::spmv::{OPS, view, view_mut};
use crate::support::{BASES, Entries, Rng, for_executors, work};
use crate::types::{SDDMM, SDDMM_BLOCKS, SPMM, SPMV};
use half::f16;
use lucho::kernel::par::Executor;
use lucho::kernel::sparse::coordinates::{
    Coo, spmv_coordinates_mixed, spmv_coordinates_mixed_work,
};
use lucho::kernel::sparse::csr::By;
use lucho::kernel::sparse::number::{Compute, Load, Store};
use lucho::kernel::sparse::sddmm::sddmm_mixed;
use lucho::kernel::sparse::spmm::{
    Dense, spmm_coordinates_mixed, spmm_coordinates_mixed_work, spmm_mixed, spmm_mixed_work,
};
use lucho::kernel::sparse::spmv::{spmv_mixed, spmv_mixed_work};
use lucho::kernel::sparse::{Base, Index};
use lucho::kernel::triangle::Trans;

fn op(trans: Trans, i: usize, j: usize, v: Z) -> (usize, usize, Z) {
    match trans {
        Trans::No => (i, j, v),
        Trans::Yes => (j, i, v),
        Trans::Conj => (j, i, v.conj()),
    }
}

fn vectors<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (rows, cols, per_row) in [(0, 4, 1), (4, 0, 1), (7, 3, 2), (60, 50, 20), (9000, 7000, 9)] {
        let a = entries::<A>(rows, cols, per_row, &mut rng);
        for (c, trans) in OPS.into_iter().enumerate() {
            let (nx, ny) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
            for (d, (alpha, beta)) in factors::<C>().into_iter().enumerate() {
                let mut random = |n: usize| (0..n).map(|_| X::random(&mut rng)).collect::<Vec<_>>();
                let mut x = random(nx);
                let mut y: Vec<Y> = random(ny).iter().map(|v| Y::of(v.wide())).collect();
                let mut sums: Vec<Expected> = y.iter().map(|_| Expected::new()).collect();
                match alpha.is_zero() {
                    true => x.fill(X::poison()),
                    false => a.list.iter().for_each(|&(i, j, v)| {
                        let (i, j, v) = op(trans, i, j, v.wide());
                        sums[i].add(alpha.wide() * v * x[j].wide());
                    }),
                }
                match beta.is_zero() {
                    true => y.fill(Y::poison()),
                    false => sums.iter_mut().zip(&y).for_each(|(s, y)| {
                        s.add(beta.wide() * y.wide());
                    }),
                }
                for storage in 0..3 {
                    let base = BASES[(c + d + storage) % 2];
                    let out = for_executors("spmv_mixed", |par| {
                        let mut out = y.clone();
                        product::<I, A, X, Y, C>(
                            par,
                            storage,
                            base,
                            trans,
                            &a,
                            (alpha, beta),
                            &x,
                            &mut out,
                        );
                        out.iter().map(|v| v.key()).collect::<Vec<_>>()
                    });
                    let mut y = y.clone();
                    let par = &crate::support::Threads(2);
                    product::<I, A, X, Y, C>(
                        par,
                        storage,
                        base,
                        trans,
                        &a,
                        (alpha, beta),
                        &x,
                        &mut y,
                    );
                    assert!(y.iter().map(|v| v.key()).eq(out));
                    for (at, (v, s)) in y.iter().zip(&sums).enumerate() {
                        assert!(
                            s.is::<C, Y>(*v),
                            "{storage} {trans:?} {rows}x{cols} {alpha:?} {beta:?} at {at}: {v:?} {}",
                            s.sum
                        );
                    }
                }
            }
        }
    }
}

fn product<I: Index, A, X, Y, C>(
    par: &dyn Executor,
    storage: usize,
    base: Base,
    trans: Trans,
    a: &Entries<A>,
    (alpha, beta): (C, C),
    x: &[X],
    y: &mut [Y],
) where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let (x, y) = (view(x), view_mut(y));
    if storage < 2 {
        let by = [By::Rows, By::Columns][storage];
        let stored = if storage == 0 { a.csr::<I>(base) } else { a.transposed().csr::<I>(base) };
        let mut w = work::<C>(spmv_mixed_work::<I, A, Y, C>(by, trans, stored.view()));
        spmv_mixed(par, (by, trans), alpha, stored.view(), x, beta, y, &mut w).unwrap();
    } else {
        let (stored, row_numbers) = (a.csr::<I>(base), a.row_numbers::<I>(base));
        let (columns, values) = (&stored.indices[..], &stored.values[..]);
        let (rows, cols, row_numbers) = (a.rows, a.cols, &row_numbers[..]);
        let a = Coo { rows, cols, base, row_numbers, columns, values };
        let mut w = work::<C>(spmv_coordinates_mixed_work::<I, A, Y, C>(trans, &a));
        spmv_coordinates_mixed(par, trans, alpha, a, x, beta, y, &mut w).unwrap();
    }
}

fn matrices<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number + Load<C>,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (rows, cols, columns) in [(3, 0, 2), (4, 5, 0), (20, 30, 3), (500, 700, 19)] {
        let a = entries::<A>(rows, cols, 6, &mut rng);
        for (k, trans) in OPS.into_iter().enumerate() {
            for (l, (alpha, beta)) in factors::<C>().into_iter().enumerate() {
                let op_b = OPS[(k + l) % 3];
                let (m, inner) = if trans == Trans::No { (rows, cols) } else { (cols, rows) };
                let (r, c) = if op_b == Trans::No { (inner, columns) } else { (columns, inner) };
                let by_rows = (k + l + columns) % 2 == 0;
                let b = Mat::with(r, c, by_rows, X::poison(), |_, _| match alpha.is_zero() {
                    true => X::poison(),
                    false => X::random(&mut rng),
                });
                let c =
                    Mat::with(m, columns, l % 2 == 0, Y::poison(), |_, _| match beta.is_zero() {
                        true => Y::poison(),
                        false => Y::of(X::random(&mut rng).wide()),
                    });
                let mut sums: Vec<Expected> = (0..m * columns).map(|_| Expected::new()).collect();
                for at in 0..m * columns {
                    if !beta.is_zero() {
                        sums[at].add(beta.wide() * c.at(at % m, at / m).wide());
                    }
                }
                for &(i, j, v) in if alpha.is_zero() { &[][..] } else { &a.list[..] } {
                    let (i, j, v) = op(trans, i, j, v.wide());
                    for w in 0..columns {
                        let x = match op_b {
                            Trans::No => b.at(j, w).wide(),
                            Trans::Yes => b.at(w, j).wide(),
                            Trans::Conj => b.at(w, j).wide().conj(),
                        };
                        sums[i + w * m].add(alpha.wide() * v * x);
                    }
                }
                let dense = Dense::new(op_b, b.view());
                for storage in 0..3 {
                    let base = BASES[(k + l + storage) % 2];
                    let run = |par: &dyn Executor| {
                        let mut out = c.clone();
                        let shape = (m, columns);
                        if storage < 2 {
                            let by = [By::Rows, By::Columns][storage];
                            let stored = if storage == 0 {
                                a.csr::<I>(base)
                            } else {
                                a.transposed().csr(base)
                            };
                            let p = stored.view().prove(par).unwrap();
                            let n = spmm_mixed_work::<Y, C>(par.width(), (by, trans), shape);
                            let (out, w) = (out.view_mut(), &mut work::<C>(n));
                            spmm_mixed(par, (by, trans), alpha, p, dense, beta, out, w).unwrap();
                        } else {
                            let (stored, numbers) = (a.csr::<I>(base), a.row_numbers::<I>(base));
                            let (columns, values) = (&stored.indices[..], &stored.values[..]);
                            let (rows, cols, row_numbers) = (a.rows, a.cols, &numbers[..]);
                            let a = Coo { rows, cols, base, row_numbers, columns, values };
                            let n = spmm_coordinates_mixed_work::<Y, C>(par.width(), shape);
                            let (out, w) = (out.view_mut(), &mut work::<C>(n));
                            spmm_coordinates_mixed(par, trans, alpha, a, dense, beta, out, w)
                                .unwrap();
                        }
                        out
                    };
                    for_executors("spmm_mixed", |par| {
                        run(par).elements().iter().map(|v| v.key()).collect::<Vec<_>>()
                    });
                    let out = run(&crate::support::Threads(3));
                    for (at, s) in sums.iter().enumerate() {
                        let v = out.at(at % m, at / m);
                        assert!(
                            s.is::<C, Y>(v),
                            "{storage} {trans:?} {op_b:?} {alpha:?} {beta:?} {v:?} {}",
                            s.sum
                        );
                    }
                }
            }
        }
    }
}

fn sampled<I: Index, A, X, Y, C>(seed: u64)
where
    A: Number + Load<C>,
    X: Number,
    Y: Number + Store<C>,
    C: Number + Compute,
{
    let mut rng = Rng::new(seed);
    for (m, depth, n) in [(0, 1, 1), (3, 0, 4), (40, 7, 30), (300, 33, 200)] {
        let c = entries::<Y>(m, n, 5, &mut rng);
        let a = Mat::with(m, depth, true, A::poison(), |_, _| A::random(&mut rng));
        let b = Mat::with(n, depth, false, A::poison(), |_, _| A::random(&mut rng));
        let (da, db) = (Dense::new(Trans::No, a.view()), Dense::new(Trans::Conj, b.view()));
        for (alpha, beta) in factors::<C>() {
            let stored = c.csr::<I>(Base::One);
            let mut values = stored.values.clone();
            if beta.is_zero() {
                values.fill(Y::poison());
            }
            let par = &crate::support::Threads(3);
            let proven = stored.view().prove(par).unwrap();
            sddmm_mixed(par, alpha, da, db, beta, proven, &mut values).unwrap();
            for (&(i, j, old), &got) in c.list.iter().zip(&values) {
                let mut s = Expected::new();
                for l in 0..depth {
                    s.add(alpha.wide() * a.at(i, l).wide() * b.at(j, l).wide().conj());
                }
                s.add(beta.wide() * old.wide());
                assert!(s.is::<C, Y>(got), "({i}, {j}) {got:?} {}", s.sum);
            }
        }
    }
}

#[test]
fn every_type_of_spmv() {
    for (k, &types) in SPMV.iter().enumerate() {
        by_sparse_types!(SPMV, types, vectors, i32, (k as u64 + 81)).unwrap();
    }
    vectors::<i64, f16, f16, f16, f32>(82);
}
#[test]
fn every_type_of_spmm() {
    for (k, &types) in SPMM.iter().enumerate() {
        by_sparse_types!(SPMM, types, matrices, i32, (k as u64 + 83)).unwrap();
    }
}
#[test]
fn every_type_of_sddmm() {
    for (k, &types) in SDDMM.iter().enumerate() {
        by_sparse_types!(SDDMM, types, sampled, i64, (k as u64 + 84)).unwrap();
    }
    for (k, &types) in SDDMM_BLOCKS.iter().enumerate() {
        by_sparse_types!(SDDMM_BLOCKS, types, sampled, i32, (k as u64 + 84)).unwrap();
    }
}
