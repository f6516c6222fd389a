//! IC(0) and ILU(0): the product of the factors is A on A's pattern, up to rounding; what is not theirs stays
//! as it is; zero pivots; bits.

use crate::support::{BASES, Entries, Rng, Sum, Threads, bits, for_executors, with_ctx};
use crate::trsv::{PATTERNS, dominant, pattern};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::Index;
use lucho::kernel::sparse::ilu0::Boost;
use lucho::kernel::sparse::{ic0, ilu0};

const SIZES: [usize; 6] = [0, 1, 2, 17, 300, 20_000];

/// A Hermitian matrix that is positive definite by its diagonal.
fn definite<T: Element>(name: &str, n: usize, rng: &mut Rng) -> Entries<T> {
    let places = pattern(name, n, rng);
    let mut count = vec![1.0f64; n];
    places.iter().for_each(|&(i, _)| count[i] += 1.0);
    let seed = |i: usize, j: usize| -> T {
        let mut rng = Rng::new((i.min(j) * 1_000_003 + i.max(j)) as u64);
        rng.next();
        let v = rng.scalar::<T>();
        if i < j { v.conj() } else { v }
    };
    let list = places.into_iter().map(|(i, j)| {
        let v = seed(i, j);
        let size = 1.0 / (count[i] * count[j]).sqrt();
        (i, j, if i == j { T::of(1.5, 7.0) } else { v * T::of(size, 0.0) })
    });
    Entries { rows: n, cols: n, list: list.collect() }
}

/// The rows of a list of entries.
fn rows<T>(a: &Entries<T>) -> Vec<&[(usize, usize, T)]> {
    let start = |i: usize| a.list.partition_point(|e| e.0 < i);
    (0..a.rows).map(|i| &a.list[start(i)..start(i + 1)]).collect()
}

fn common<'a, T>(
    a: &'a [(usize, usize, T)],
    b: &'a [(usize, usize, T)],
) -> impl Iterator<Item = (usize, &'a T, &'a T)> {
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    let swapped = a.len() >= b.len();
    short.iter().filter_map(move |s| {
        let l = &long[long.binary_search_by_key(&s.1, |e| e.1).ok()?];
        Some(if swapped { (s.1, &l.2, &s.2) } else { (s.1, &s.2, &l.2) })
    })
}

fn factored<T: Element>(a: &Entries<T>, values: &[T]) -> Entries<T> {
    let list = a.list.iter().zip(values).map(|(e, &v)| (e.0, e.1, v)).collect();
    Entries { rows: a.rows, cols: a.cols, list }
}

for_each_type!(cholesky);
fn cholesky<T: Element>() {
    let mut rng = Rng::new(31);
    for name in PATTERNS {
        for (c, n) in SIZES.into_iter().enumerate() {
            let mut a = definite::<T>(name, n, &mut rng);
            for e in a.list.iter_mut().filter(|e| e.1 > e.0) {
                e.2 = T::nan();
            }
            let base = BASES[c % 2];
            fn factor<I: Index, T: Element>(
                par: &dyn Executor,
                a: &Entries<T>,
                base: lucho::kernel::sparse::Base,
            ) -> (Vec<T>, Option<usize>) {
                let stored = a.csr::<I>(base);
                let an = ic0::Analysis::on(par, stored.view().prove(par).unwrap()).unwrap();
                assert_eq!(an.structural_zero(), None);
                let mut values = stored.values.clone();
                let zero = with_ctx(par, |ctx| an.factor(ctx, &mut values).unwrap());
                (values, zero)
            }
            let (wide, zero) = factor::<i64, T>(&Threads(2), &a, base);
            let got = for_executors("ic0", |par| bits(&factor::<i32, T>(par, &a, base).0));
            assert!(zero.is_none() && bits(&wide) == got, "{name} {n}: {zero:?}");
            let l = factored(&a, &wide);
            let mut lower = l.clone();
            lower.list.retain(|e| e.1 <= e.0);
            let rows = rows(&lower);
            for (x, before) in l.list.iter().zip(&a.list) {
                let (i, j, a) = *before;
                if j > i {
                    assert_eq!(x.2.bits(), a.bits(), "{name} {n}: the upper triangle was touched");
                    continue;
                }
                let mut sum = Sum::new();
                common(rows[i], rows[j]).for_each(|(_, x, y)| sum.add(x.wide() * y.wide().conj()));
                // The diagonal's imaginary part counts as zero.
                let a = if i == j { T::from_real(a.re()) } else { a };
                assert!(sum.is(a), "{name} {n}: ({i}, {j})");
                assert!(i != j || x.2.wide().abs() == x.2.wide().real().abs());
            }
        }
    }
}

for_each_type!(lu);
fn lu<T: Element>() {
    let mut rng = Rng::new(32);
    for name in PATTERNS {
        for (c, n) in SIZES.into_iter().enumerate() {
            let a = dominant::<T>(name, n, &mut rng);
            let base = BASES[c % 2];
            let run = |par: &dyn Executor| {
                let stored = a.csr::<i32>(base);
                let an = ilu0::Analysis::on(par, stored.view().prove(par).unwrap()).unwrap();
                let mut values = stored.values.clone();
                let zero = with_ctx(par, |ctx| an.factor(ctx, None, &mut values).unwrap());
                assert_eq!((zero, an.structural_zero()), (None, None));
                values
            };
            for_executors("ilu0", |par| bits(&run(par)));
            let f = factored(&a, &run(&Sequential));
            let mut lower = f.clone();
            lower.list.retain(|e| e.1 < e.0);
            let mut upper = f.transposed();
            upper.list.retain(|e| e.1 <= e.0);
            let (l, u) = (rows(&lower), rows(&upper));
            for &(i, j, a) in &a.list {
                let mut sum = Sum::new();
                common(l[i], u[j]).for_each(|(_, x, y)| sum.add(x.wide() * y.wide()));
                if i <= j {
                    let at = u[j].binary_search_by_key(&i, |e| e.1).unwrap();
                    sum.add(u[j][at].2.wide());
                }
                assert!(sum.is(a), "{name} {n}: ({i}, {j})");
            }
        }
    }
}

for_each_type!(unsorted_rows);
/// Columns in any order give the factors of the sorted matrix.
fn unsorted_rows<T: Element>() {
    let mut rng = Rng::new(33);
    for n in [7, 400] {
        for hermitian in [true, false] {
            let make = |rng: &mut Rng| {
                if hermitian { definite("blocks", n, rng) } else { dominant::<T>("random", n, rng) }
            };
            let a: Entries<T> = make(&mut rng);
            let mut b = a.clone();
            for _ in 0..4 {
                for k in 1..b.list.len() {
                    if b.list[k].0 == b.list[k - 1].0 && rng.below(2) == 0 {
                        b.list.swap(k, k - 1);
                    }
                }
            }
            let factor = |a: &Entries<T>| {
                let stored = a.csr::<i32>(BASES[0]);
                let proven = stored.view().prove(&Sequential).unwrap();
                let mut values = stored.values.clone();
                with_ctx(&Sequential, |ctx| {
                    if hermitian {
                        ic0::Analysis::new(proven).unwrap().factor(ctx, &mut values).unwrap()
                    } else {
                        ilu0::Analysis::new(proven).unwrap().factor(ctx, None, &mut values).unwrap()
                    }
                });
                let mut f = factored(a, &values);
                f.list.sort_by_key(|e| (e.0, e.1));
                f.list.iter().map(|e| e.2.bits()).collect::<Vec<_>>()
            };
            assert!(factor(&a) == factor(&b), "{n} {hermitian}");
        }
    }
}

for_each_type!(pivots);
/// Zero, negative and NaN pivots are named, the first one first; the rest is carried on; small ones are replaced.
fn pivots<T: Element>() {
    for n in [3, 30_000] {
        for (bad, at) in [
            (T::ZERO, n / 2),
            (T::of(-1.0, 0.0), n - 1),
            (T::nan(), 0),
            (T::of(f64::INFINITY, 0.0), n / 3),
        ] {
            let list = (0..n).map(|i| (i, i, if i >= at { bad } else { T::of(4.0, 0.0) }));
            let a = Entries { rows: n, cols: n, list: list.collect() };
            let stored = a.csr::<i32>(BASES[1]);
            let proven = stored.view().prove(&Sequential).unwrap();
            let par = &Threads(3);
            let mut values = stored.values.clone();
            let an = ic0::Analysis::new(proven).unwrap();
            let zero = with_ctx(par, |ctx| an.factor(ctx, &mut values).unwrap());
            let positive = bad == T::of(f64::INFINITY, 0.0);
            assert_eq!(zero, if positive { None } else { Some(at) }, "{bad:?}");
            assert!(values[..at].iter().all(|&v| v == T::of(2.0, 0.0)));

            let mut values = stored.values.clone();
            let an = ilu0::Analysis::new(proven).unwrap();
            let zero = with_ctx(par, |ctx| an.factor(ctx, None, &mut values).unwrap());
            let wrong = bad.is_zero() || bad.is_nan();
            assert_eq!(zero, if wrong { Some(at) } else { None }, "{bad:?}");
            let tolerance = T::of(0.5, 0.0).re();
            let boost = Some(Boost { tolerance, value: T::of(0.25, 1.0) });
            let mut values = stored.values.clone();
            let zero = with_ctx(par, |ctx| an.factor(ctx, boost, &mut values).unwrap());
            assert_eq!(zero, if bad.is_nan() { Some(at) } else { None });
            if bad.is_zero() {
                assert!(values[at..].iter().all(|&v| v == T::of(0.25, 1.0)));
            }
        }
        // A missing diagonal is found by the analysis, and by the factorization too.
        let list = (0..n).filter(|&i| i != n / 2).map(|i| (i, i, T::ONE)).collect();
        let a = Entries { rows: n, cols: n, list }.csr::<i64>(BASES[0]);
        let proven = a.view().prove(&Sequential).unwrap();
        let (ic, ilu) = (ic0::Analysis::new(proven).unwrap(), ilu0::Analysis::new(proven).unwrap());
        assert_eq!((ic.structural_zero(), ilu.structural_zero()), (Some(n / 2), Some(n / 2)));
        let mut values = a.values.clone();
        with_ctx(&Sequential, |ctx| {
            assert_eq!(ic.factor(ctx, &mut values), Ok(Some(n / 2)));
            assert_eq!(ilu.factor(ctx, None, &mut values), Ok(Some(n / 2)));
            assert!(ic.factor(ctx, &mut values[1..]).is_err());
            assert!(ilu.factor(ctx, None, &mut values[1..]).is_err());
        });
    }
}
