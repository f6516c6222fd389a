//! Sparse vectors: against plain loops, with indices in any order, wrong ones, and all types.

use crate::spmv::{view, view_mut};
use crate::support::{BASES, Rng, Sum, bits, for_executors};
use crate::wide::{Element, Wide};
use half::{bf16, f16};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::number::{Load, Store};
use lucho::kernel::sparse::vector::{axpby, dot, gather, gather_and_clear, rot, scatter};
use lucho::kernel::sparse::{Base, Error, Index};
use num_complex::Complex;

/// Lengths of the dense vector and numbers of entries; the last ones run in many tasks.
const SHAPES: [(usize, usize); 8] =
    [(0, 0), (5, 0), (1, 1), (9, 4), (100, 37), (5000, 4097), (300_000, 120_000), (40, 90_000)];

#[derive(Clone, Copy, PartialEq, Debug)]
enum Order {
    Ascending,
    Shuffled,
    Repeated,
    /// Side by side, so that tasks may part them.
    SortedRepeated,
}
const ORDERS: [Order; 4] =
    [Order::Ascending, Order::Shuffled, Order::Repeated, Order::SortedRepeated];

/// Elements of the dense vector that the entries name.
fn elements(n: usize, count: usize, order: Order, rng: &mut Rng) -> Vec<usize> {
    if matches!(order, Order::Repeated | Order::SortedRepeated) {
        let mut list: Vec<_> = (0..if n == 0 { 0 } else { count }).map(|_| rng.below(n)).collect();
        if order == Order::SortedRepeated {
            list.sort_unstable();
        }
        return list;
    }
    let count = count.min(n);
    let mut list: Vec<usize> = (0..count).map(|k| k * n / count.max(1)).collect();
    if order == Order::Shuffled {
        (1..count).for_each(|k| list.swap(k, rng.below(k + 1)));
    }
    list
}

fn numbers<I: Index>(list: &[usize], base: Base) -> Vec<I> {
    list.iter().map(|i| I::new(i + base.offset())).collect()
}

/// Calls f for all shapes, orders and bases.
fn cases(mut f: impl FnMut(usize, Vec<usize>, Base, &mut Rng)) {
    let mut rng = Rng::new(71);
    for (c, (n, count)) in SHAPES.into_iter().enumerate() {
        for (d, order) in ORDERS.into_iter().enumerate() {
            let list = elements(n, count, order, &mut rng);
            f(n, list, BASES[(c + d) % 2], &mut rng);
        }
    }
}

fn every_function<I: Index, T: Element>() {
    cases(|n, list, base, rng| {
        let indices = numbers::<I>(&list, base);
        let (x, y) = (rng.vector::<T>(list.len()), rng.vector::<T>(n));
        for (alpha, beta) in [
            (T::of(0.5, 2.0), T::of(-1.5, 0.25)),
            (T::ONE, T::ZERO),
            (T::of(2.0, 1.0), T::ONE),
            (T::ZERO, T::of(3.0, -1.0)),
        ] {
            // What is not to be read is NaN.
            let (mut x, mut y) = (x.clone(), y.clone());
            let mut expected: Vec<T> = y.iter().map(|&v| beta * v).collect();
            if beta.is_zero() {
                y.fill(T::nan());
                expected.fill(T::ZERO);
            }
            match alpha.is_zero() {
                true => x.fill(T::nan()),
                false => list.iter().zip(&x).for_each(|(&i, &v)| expected[i] += alpha * v),
            }
            let got = for_executors("axpby", |par| {
                let mut out = y.clone();
                axpby(par, alpha, (&indices, base, &x), beta, view_mut(&mut out)).unwrap();
                bits(&out)
            });
            // One times a number may differ from it in the sign of a zero.
            let same = |(a, b): (&(u64, u64), &T)| *a == b.bits();
            assert!(got.iter().zip(&expected).all(same), "axpby {n} {alpha:?} {beta:?}");
        }

        let picked: Vec<T> = list.iter().map(|&i| y[i]).collect();
        for_executors("gather", |par| {
            let (mut out, mut cleared) = (vec![T::nan(); list.len()], y.clone());
            gather(par, &indices, base, view(&y), &mut out).unwrap();
            assert!(bits(&out) == bits(&picked));
            out.fill(T::nan());
            let target = view_mut(&mut cleared);
            gather_and_clear(par, &indices, base, T::ZERO, target, &mut out).unwrap();
            assert!(bits(&out) == bits(&picked));
            let mut expected = y.clone();
            list.iter().for_each(|&i| expected[i] = T::ZERO);
            assert!(bits(&cleared) == bits(&expected));
        });

        let mut expected = y.clone();
        list.iter().zip(&x).for_each(|(&i, &v)| expected[i] = v);
        for_executors("scatter", |par| {
            let mut out = y.clone();
            scatter(par, (&indices, base, &x), view_mut(&mut out)).unwrap();
            assert!(bits(&out) == bits(&expected));
        });

        let (c, s) = (T::of(0.6, 0.1), T::of(-0.8, 0.7));
        let (mut ex, mut ey) = (x.clone(), y.clone());
        for (k, &i) in list.iter().enumerate() {
            (ex[k], ey[i]) = (c * ex[k] + s * ey[i], c * ey[i] - s * ex[k]);
        }
        for_executors("rot", |par| {
            let (mut x, mut y) = (x.clone(), y.clone());
            rot(par, (c, s), (&indices, base, &mut x), view_mut(&mut y)).unwrap();
            assert!(bits(&x) == bits(&ex) && bits(&y) == bits(&ey));
        });

        for conj in [false, true] {
            let run = |par: &dyn Executor| -> T {
                dot(par, conj, (&indices, base, &x), view(&y)).unwrap()
            };
            for_executors("dot", |par| bits(&[run(par)]));
            let mut sum = Sum::new();
            for (&i, &v) in list.iter().zip(&x) {
                let v = if conj { v.wide().conj() } else { v.wide() };
                sum.add(v * y[i].wide());
            }
            assert!(sum.is(run(&Sequential)), "dot {n} {conj}");
        }
    });
}

for_each_type!(with_narrow_indices);
fn with_narrow_indices<T: Element>() {
    every_function::<i32, T>();
}
for_each_type!(with_wide_indices);
fn with_wide_indices<T: Element>() {
    every_function::<i64, T>();
}

/// Wrong indices are found before anything is written, and the first one is named.
fn wrong_indices<I: Index>(wild: &[I]) {
    for (n, count) in [(7, 5), (60_000, 50_000)] {
        for base in BASES {
            for at in [0, count / 3, count - 1] {
                for &value in wild {
                    let mut indices = numbers::<I>(&(0..count).collect::<Vec<_>>(), base);
                    indices[at] = value;
                    let last = indices.len() - 1;
                    indices[last] = if at == last { value } else { wild[0] };
                    let par = &crate::support::Threads(3);
                    let (mut x, mut y) = (vec![1.0f64; count], vec![2.0f64; n]);
                    let wrong = Err(Error::Malformed { at });
                    let x3 = (&indices[..], base, &x.clone()[..]);
                    assert_eq!(axpby(par, 3.0, x3, 0.0, view_mut(&mut y)), wrong);
                    assert_eq!(scatter(par, x3, view_mut(&mut y)), wrong);
                    assert_eq!(dot::<I, f64, _, _>(par, false, x3, view(&y)).map(|_| ()), wrong);
                    assert_eq!(gather(par, &indices, base, view(&y), &mut x), wrong);
                    let target = view_mut(&mut y);
                    assert_eq!(gather_and_clear(par, &indices, base, 0.0, target, &mut x), wrong);
                    let x3 = (&indices[..], base, &mut x[..]);
                    assert_eq!(rot(par, (0.5, 0.5), x3, view_mut(&mut y)), wrong);
                    assert!(x.iter().all(|&v| v == 1.0) && y.iter().all(|&v| v == 2.0));
                }
            }
        }
    }
}
#[test]
fn wrong_indices_are_named() {
    wrong_indices::<i32>(&[i32::MIN, -1, 60_001, i32::MAX]);
    wrong_indices::<i64>(&[i64::MIN, -1, 60_001, 1 << 32, i64::MAX]);
    let (short, mut y) = ([1.0f32; 2], [0.0; 4]);
    let x = (&[0i32, 1, 2][..], Base::Zero, &short[..]);
    assert_eq!(axpby(&Sequential, 1.0, x, 1.0, view_mut(&mut y)), Err(Error::Short));
    assert_eq!(y, [0.0; 4]);
}

/// 16-bit floats: each result is the one rounded once from single precision; sums are sums of floats.
fn rounded<H: Store<f32> + PartialEq + std::fmt::Debug>(of: fn(f64) -> H, to: fn(H) -> f64) {
    let mut rng = Rng::new(72);
    let (n, count) = (500, 300);
    let list = elements(n, count, Order::Shuffled, &mut rng);
    let indices = numbers::<i32>(&list, Base::One);
    let mut random = |n: usize| (0..n).map(|_| of(4.0 * rng.unit())).collect::<Vec<H>>();
    let (x, y) = (random(count), random(n));
    let place = (&indices[..], Base::One, &x[..]);

    let mut out = y.clone();
    axpby(&Sequential, 0.75f32, place, 1.5f32, view_mut(&mut out)).unwrap();
    let mut expected: Vec<H> = y.iter().map(|&v| of(1.5 * to(v))).collect();
    for (&i, &v) in list.iter().zip(&x) {
        // Both products are exact in double precision, their sum is rounded to single first.
        expected[i] = of(((0.75 * to(v)) as f32 + to(expected[i]) as f32) as f64);
    }
    assert_eq!(out, expected);

    let (mut rx, mut ry) = (x.clone(), y.clone());
    let moved = (&indices[..], Base::One, &mut rx[..]);
    rot(&Sequential, (0.5f32, 0.25f32), moved, view_mut(&mut ry)).unwrap();
    for (k, &i) in list.iter().enumerate() {
        // The factors are powers of two, so nothing is rounded before the sum is.
        assert_eq!(rx[k], of(((0.5 * to(x[k]) + 0.25 * to(y[i])) as f32) as f64));
        assert_eq!(ry[i], of(((0.5 * to(y[i]) - 0.25 * to(x[k])) as f32) as f64));
    }

    let sum: f32 = dot(&Sequential, false, place, view(&y)).unwrap();
    let terms = list.iter().zip(&x).map(|(&i, &v)| to(v) * to(y[i]));
    let (exact, size) = terms.fold((0.0, 0.0), |(s, a), t: f64| (s + t, a + t.abs()));
    assert!((sum as f64 - exact).abs() <= 2e-7 * 80.0 * size, "{sum} {exact}");
}
#[test]
fn sixteen_bit_floats() {
    rounded::<f16>(f16::from_f64, f16::to_f64);
    rounded::<bf16>(|v| bf16::from_f32(v as f32), bf16::to_f64);
    // Complex ones, part by part.
    let x = [Complex { re: f16::from_f32(3.0), im: f16::from_f32(-2.0) }];
    let mut y = [Complex { re: f16::from_f32(1.0), im: f16::from_f32(4.0) }; 2];
    let (alpha, beta) = (Complex { re: 2.0f32, im: 1.0 }, Complex { re: 0.0, im: 1.0 });
    axpby(&Sequential, alpha, (&[1i64][..], Base::Zero, &x[..]), beta, view_mut(&mut y)).unwrap();
    let parts = |c: Complex<f16>| (c.re.to_f32(), c.im.to_f32());
    assert_eq!([parts(y[0]), parts(y[1])], [(-4.0, 1.0), (4.0, 0.0)]);
    let sum: Complex<f32> =
        dot(&Sequential, true, (&[1i64][..], Base::Zero, &x[..]), view(&y)).unwrap();
    assert_eq!((sum.re, sum.im), (12.0, 8.0));
}

#[test]
fn eight_bit_integers() {
    let n = 70_000;
    let list: Vec<i32> = (0..n).rev().collect();
    let x: Vec<i8> = (0..n).map(|k| (k % 251 - 125) as i8).collect();
    let y: Vec<i8> = (0..n).map(|k| (k % 256 - 128) as i8).collect();
    let exact: i64 = (0..n as usize).map(|k| x[k] as i64 * y[n as usize - 1 - k] as i64).sum();
    let place = (&list[..], Base::Zero, &x[..]);
    let sum: i32 = for_executors("dot", |par| dot(par, true, place, view(&y)).unwrap());
    assert_eq!(sum as i64, exact);
    let sum: f32 = dot(&Sequential, false, place, view(&y)).unwrap();
    assert!((sum as f64 - exact as f64).abs() < 1e-6 * 70_000.0 * 16_384.0);
    // 32-bit sums wrap around.
    let (x, y) = ([-128i8; 140_000], [-128i8; 1]);
    let zeros = vec![0i32; x.len()];
    let sum: i32 = dot(&Sequential, false, (&zeros[..], Base::Zero, &x[..]), view(&y)).unwrap();
    assert_eq!(sum, (140_000i64 * 16_384) as i32);
    assert_eq!(<i8 as Load<f32>>::load(-7), -7.0);
}
