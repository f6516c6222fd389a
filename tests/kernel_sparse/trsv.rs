//! Triangular solves: a backward error from sums in higher precision, both triangles of full matrices, all
//! operations, patterns of every kind (grids, chains, arrows, random, blocks), zeros on the diagonal.

use crate::spmv::{OPS, view, view_mut};
use crate::support::{BASES, Entries, Order, Rng, Shuffled, Sum, Threads, bits, with_ctx};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::spmm::Dense;
use lucho::kernel::sparse::trsv::Analysis;
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::{Diag, Uplo};
use lucho::kernel::view::{MatMut, MatRef};

/// Patterns with a full diagonal, as lists of places in rows.
pub const PATTERNS: [&str; 10] = [
    "diagonal",
    "chain",
    "grid",
    "wide grid",
    "arrow",
    "random",
    "colours",
    "blocks",
    "far",
    "layers",
];

pub fn pattern(name: &str, n: usize, rng: &mut Rng) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = (0..n).map(|i| (i, i)).collect();
    let mut both = |i: usize, j: usize| {
        if i < n && j < n && i != j {
            places.extend([(i, j), (j, i)]);
        }
    };
    match name {
        "diagonal" => {}
        "chain" => (1..n).for_each(|i| both(i, i - 1)),
        "grid" | "wide grid" => {
            let m = if name == "grid" { (n as f64).sqrt() as usize } else { n / 7 }.max(1);
            for i in 0..n {
                if (i + 1) % m != 0 {
                    both(i, i + 1);
                }
                both(i, i + m);
            }
        }
        "arrow" => (1..n).for_each(|i| both(i, 0)),
        "random" => (0..3 * n).for_each(|_| both(rng.below(n), rng.below(n))),
        // Two colours: rows of the second half depend on the first half only.
        "colours" => (0..3 * n).for_each(|_| both(rng.below(n / 2 + 1), n / 2 + rng.below(n))),
        "blocks" => (0..n).for_each(|i| (i / 6 * 6..i).for_each(|j| both(i, j))),
        "far" => (0..n).for_each(|i| both(i, i + n / 3 + 1)),
        // Levels of 5000 rows each, wider than bands and not many of them: ordered by level.
        "layers" => (5000..n).for_each(|i| {
            (0..2).for_each(|_| both(i, (i / 5000 - 1) * 5000 + rng.below(5000)));
        }),
        _ => unreachable!(),
    }
    places.sort_unstable();
    places.dedup();
    places
}

/// A matrix on a pattern whose triangles are well conditioned.
pub fn dominant<T: Element>(name: &str, n: usize, rng: &mut Rng) -> Entries<T> {
    let places = pattern(name, n, rng);
    let mut count = vec![0usize; n];
    places.iter().for_each(|&(i, j)| {
        count[i] += 1;
        count[j] += 1;
    });
    let list = places.into_iter().map(|(i, j)| {
        let v: T = rng.scalar();
        let size = 1.0 / (1.0 + count[i].min(count[j]) as f64);
        (i, j, if i == j { T::of(1.5, -0.5) + v } else { v * T::of(size, 0.0) })
    });
    Entries { rows: n, cols: n, list: list.collect() }
}

/// The entries of op(triangle): row, column, value, without the diagonal of a unit triangle.
fn effective<T: Element>(
    (trans, uplo, diag): (Trans, Uplo, Diag),
    a: &Entries<T>,
) -> Vec<(usize, usize, T)> {
    let inside = |i: usize, j: usize| match i.cmp(&j) {
        std::cmp::Ordering::Equal => diag == Diag::NonUnit,
        order => (order == std::cmp::Ordering::Greater) == (uplo == Uplo::Lower),
    };
    let turn = |&(i, j, v): &(usize, usize, T)| match trans {
        Trans::No => (i, j, v),
        Trans::Yes => (j, i, v),
        Trans::Conj => (j, i, v.conj()),
    };
    a.list.iter().filter(|e| inside(e.0, e.1)).map(turn).collect()
}

fn solve<I: Index, T: Element>(
    par: &dyn Executor,
    (trans, uplo, diag): (Trans, Uplo, Diag),
    base: Base,
    a: &Entries<T>,
    alpha: T,
    f: &[T],
    in_place: bool,
) -> (Vec<T>, Option<usize>) {
    let stored = a.csr::<I>(base);
    let analysis = Analysis::on(par, trans, uplo, diag, stored.view().prove(par).unwrap()).unwrap();
    let mut x = if in_place { f.to_vec() } else { vec![T::nan(); f.len()] };
    let zero = with_ctx(par, |ctx| {
        let f = if in_place { view(&x[..]) } else { view(f) };
        // SAFETY: the same elements as f if in place, which a solve allows.
        let (f, x) = unsafe {
            let f = lucho::kernel::vector::VecRef::from_raw(f.as_ptr(), f.len(), 1);
            (f, lucho::kernel::vector::VecMut::from_raw(x.as_mut_ptr(), x.len(), 1))
        };
        analysis.solve(ctx, alpha, &stored.values, f, x).unwrap()
    });
    (x, zero)
}

/// op(L) x = alpha f up to rounding, row by row.
fn residual<T: Element>(
    variant: (Trans, Uplo, Diag),
    a: &Entries<T>,
    alpha: T,
    f: &[T],
    x: &[T],
) -> bool {
    let mut sums: Vec<Sum<T::Wide>> = f.iter().map(|_| Sum::new()).collect();
    for (i, j, v) in effective(variant, a) {
        sums[i].add(v.wide() * x[j].wide());
    }
    sums.iter_mut().enumerate().all(|(i, sum)| {
        if variant.2 == Diag::Unit {
            sum.add(x[i].wide());
        }
        sum.add(-(alpha.wide() * f[i].wide()));
        sum.value.abs() <= (sum.terms + 6) as f64 * 4.0 * T::EPS * sum.size
    })
}

for_each_type!(solves);
fn solves<T: Element>() {
    let mut rng = Rng::new(21);
    // The last one has the bands of large matrices; not for all patterns, for time.
    let sizes = [0, 1, 2, 3, 17, 300, 30_000, 70_000];
    for name in PATTERNS {
        let most = if ["grid", "far", "layers"].contains(&name) { 70_000 } else { 30_000 };
        for n in sizes.into_iter().filter(|&n| n <= most) {
            let a = dominant::<T>(name, n, &mut rng);
            let f = rng.vector::<T>(n);
            for (k, trans) in OPS.into_iter().enumerate() {
                for (l, uplo) in [Uplo::Lower, Uplo::Upper].into_iter().enumerate() {
                    let diag = if (k + l + n) % 3 == 0 { Diag::Unit } else { Diag::NonUnit };
                    let variant = (trans, uplo, diag);
                    let base = BASES[(k + l) % 2];
                    let alpha = [T::ONE, T::of(-0.5, 2.0)][l];
                    let what = format!("{name} {n} {variant:?}");
                    let run = |par: &dyn Executor, in_place| {
                        let (x, zero) =
                            solve::<i32, T>(par, variant, base, &a, alpha, &f, in_place);
                        assert_eq!(zero, None, "{what}");
                        x
                    };
                    let x = run(&Sequential, false);
                    assert!(residual(variant, &a, alpha, &f, &x), "{what}");
                    for width in [2, 3, 7] {
                        let same = bits(&run(&Threads(width), width == 3)) == bits(&x);
                        assert!(same, "{what}: {width} threads");
                    }
                    assert!(bits(&run(&Shuffled(3), true)) == bits(&x), "{what}: backwards");
                    let (wide, _) =
                        solve::<i64, T>(&Threads(2), variant, base, &a, alpha, &f, true);
                    assert!(bits(&wide) == bits(&x), "{what}: index widths");
                }
            }
        }
    }
}

for_each_type!(disorder);
/// Unsorted columns, columns that occur more than once (added), diagonal entries after the first (ignored).
fn disorder<T: Element>() {
    let mut rng = Rng::new(22);
    for order in [Order::Unsorted, Order::Repeated] {
        for n in [5, 60, 20_000] {
            let mut a = Entries::<T>::random(n, n, 4, order, &mut rng);
            a.list.retain(|e| e.0 != e.1);
            for e in &mut a.list {
                e.2 *= T::of(0.05, 0.0);
            }
            a.list.extend((0..n).map(|i| (i, i, T::of(1.0 + (i % 3) as f64, 0.5))));
            a.list.sort_by_key(|e| e.0);
            for k in 1..a.list.len() {
                if a.list[k].0 == a.list[k - 1].0 && rng.below(2) == 0 {
                    a.list.swap(k, k - 1);
                }
            }
            let clean = a.clone();
            let mut doubled = a.clone();
            doubled.list.extend((0..n).step_by(2).map(|i| (i, i, T::nan())));
            doubled.list.sort_by_key(|e| e.0);
            let f = rng.vector::<T>(n);
            for trans in OPS {
                for uplo in [Uplo::Lower, Uplo::Upper] {
                    let variant = (trans, uplo, Diag::NonUnit);
                    let x = [&Sequential as &dyn Executor, &Threads(3)].map(|par| {
                        solve::<i32, T>(par, variant, Base::One, &doubled, T::ONE, &f, false).0
                    });
                    assert!(bits(&x[0]) == bits(&x[1]));
                    assert!(residual(variant, &clean, T::ONE, &f, &x[0]), "{variant:?} {n}");
                }
            }
        }
    }
}

for_each_type!(zeros);
/// Structural zeros are the analysis's, numerical ones the solve's; the other triangle is not read.
fn zeros<T: Element>() {
    let mut rng = Rng::new(23);
    for n in [1, 9, 40_000] {
        for (structural, numerical) in [(None, Some(n / 2)), (Some(n / 3), None), (None, None)] {
            for uplo in [Uplo::Lower, Uplo::Upper] {
                let mut a = dominant::<T>("grid", n, &mut rng);
                a.list.retain(|e| e.0 != e.1 || Some(e.0) != structural);
                for e in &mut a.list {
                    if e.0 == e.1 && (Some(e.0) == numerical || Some(e.0 + 1) == numerical) {
                        e.2 = T::ZERO;
                    } else if e.0 != e.1 && (e.0 < e.1) == (uplo == Uplo::Lower) {
                        e.2 = T::nan();
                    }
                }
                let stored = a.csr::<i32>(Base::One);
                let proven = stored.view().prove(&Sequential).unwrap();
                let first = numerical.map(|i| i.saturating_sub(1)).or(structural);
                for diag in [Diag::NonUnit, Diag::Unit] {
                    let an = Analysis::new(Trans::No, uplo, diag, proven).unwrap();
                    let expected = if diag == Diag::Unit { None } else { structural };
                    assert_eq!(an.structural_zero(), expected);
                    let variant = (Trans::No, uplo, diag);
                    let f = vec![T::ONE; n];
                    let (x, zero) =
                        solve::<i32, T>(&Threads(3), variant, Base::Zero, &a, T::ONE, &f, true);
                    assert_eq!(zero, if diag == Diag::Unit { None } else { first }, "{n}");
                    if diag == Diag::Unit || first.is_none() {
                        assert!(x.iter().all(|v| !v.is_nan()), "the other triangle was read");
                    }
                }
            }
        }
    }
}

for_each_type!(many);
/// Several right-hand sides, in all layouts: the bits of one after the other.
fn many<T: Element>() {
    let mut rng = Rng::new(24);
    for (name, n) in [("grid", 0), ("chain", 5), ("blocks", 60), ("grid", 10_000)] {
        let a = dominant::<T>(name, n, &mut rng);
        let stored = a.csr::<i32>(Base::One);
        let proven = stored.view().prove(&Sequential).unwrap();
        for (k, trans) in OPS.into_iter().enumerate() {
            for (l, uplo) in [Uplo::Lower, Uplo::Upper].into_iter().enumerate() {
                let diag = if (k + l) % 2 == 0 { Diag::Unit } else { Diag::NonUnit };
                let an = Analysis::new(trans, uplo, diag, proven).unwrap();
                for columns in [0, 1, 3, 4, 9] {
                    // B by rows, X by columns, op(B) = conj(B).
                    let b = rng.vector::<T>(n * columns);
                    let alpha = T::of(0.5, 1.0);
                    let mut x = vec![T::nan(); n * columns];
                    // SAFETY: as large as that.
                    let (vb, vx) = unsafe {
                        (
                            MatRef::from_raw(b.as_ptr(), columns, n, 1, columns as isize),
                            MatMut::from_raw(x.as_mut_ptr(), n, columns, 1, n as isize),
                        )
                    };
                    let op = Dense::new(Trans::Conj, vb);
                    let zero = with_ctx(&Threads(3), |ctx| {
                        an.solve_many(ctx, alpha, &stored.values, op, vx).unwrap()
                    });
                    assert_eq!(zero, None);
                    for j in 0..columns {
                        let f: Vec<T> = (0..n).map(|i| b[i * columns + j].conj()).collect();
                        let mut one = vec![T::nan(); n];
                        with_ctx(&Sequential, |ctx| {
                            let x = view_mut(&mut one);
                            an.solve(ctx, alpha, &stored.values, view(&f), x).unwrap()
                        });
                        assert!(bits(&one) == bits(&x[j * n..(j + 1) * n]), "{name} {n} {j}");
                    }
                }
            }
        }
    }
    // The first zero on the diagonal, and shapes.
    let list = (0..6).map(|i| (i, i, if i > 2 { T::ZERO } else { T::ONE })).collect();
    let a = Entries { rows: 6, cols: 6, list }.csr::<i32>(Base::Zero);
    let proven = a.view().prove(&Sequential).unwrap();
    let an = Analysis::new(Trans::No, Uplo::Upper, Diag::NonUnit, proven).unwrap();
    let (b, mut x) = ([T::ONE; 12], [T::ONE; 12]);
    for (rows, expected) in [(6, Ok(Some(3))), (5, Err(Error::Short))] {
        // SAFETY: twelve elements.
        let (b, x) = unsafe {
            (
                MatRef::from_raw(b.as_ptr(), rows, 2, 2, 1),
                MatMut::from_raw(x.as_mut_ptr(), 6, 2, 2, 1),
            )
        };
        let op = Dense::new(Trans::No, b);
        let got = with_ctx(&Sequential, |ctx| an.solve_many(ctx, T::ONE, &a.values, op, x));
        assert_eq!(got, expected);
    }
}

#[test]
fn wrong_lengths_are_refused() {
    let a = dominant::<f64>("grid", 9, &mut Rng::new(1)).csr::<i32>(Base::Zero);
    let proven = a.view().prove(&Sequential).unwrap();
    let an = Analysis::new(Trans::No, Uplo::Lower, Diag::Unit, proven).unwrap();
    with_ctx(&Sequential, |ctx| {
        let (f, mut x) = ([1.0; 9], [7.0; 9]);
        let short = &a.values[1..];
        assert_eq!(an.solve(ctx, 1.0, short, view(&f), view_mut(&mut x)), Err(Error::Short));
        assert_eq!(
            an.solve(ctx, 1.0, &a.values, view(&f[1..]), view_mut(&mut x)),
            Err(Error::Short)
        );
        let result = an.solve(ctx, 1.0, &a.values, view(&f), view_mut(&mut x[1..]));
        assert_eq!((result, x), (Err(Error::Short), [7.0; 9]));
    });
    let wide =
        Entries::<f64>::random(3, 4, 2, Order::Sorted, &mut Rng::new(1)).csr::<i32>(Base::Zero);
    let proven = wide.view().prove(&Sequential).unwrap();
    assert!(Analysis::new(Trans::No, Uplo::Lower, Diag::Unit, proven).is_err());
}
