//! Interleaved batches of banded systems: residuals in higher precision, small pivots, bits wherever a system lies.

use crate::support::{Rng, Sum, Threads, bits, for_executors, work};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::Error;
use lucho::kernel::sparse::interleaved::{
    Algorithm, gpsv_interleaved, gpsv_interleaved_work, gtsv_interleaved, gtsv_interleaved_work,
};
use lucho::kernel::view::MatMut;

const ALGORITHMS: [Algorithm; 3] = [Algorithm::Thomas, Algorithm::Lu, Algorithm::Qr];
const SHAPES: [(usize, usize); 12] = [
    (0, 3),
    (3, 0),
    (1, 1),
    (2, 5),
    (3, 16),
    (4, 17),
    (5, 33),
    (6, 1),
    (50, 40),
    (301, 7),
    (1000, 60),
    (10, 2000),
];

/// How large what is on the diagonal is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Diagonal {
    Dominant,
    Any,
    Zero,
}

/// The B diagonals of `count` systems of n rows, from the lowest on; what lies outside is NaN.
fn systems<T: Element, const B: usize>(
    n: usize,
    count: usize,
    kind: Diagonal,
    rng: &mut Rng,
) -> [Vec<T>; B] {
    std::array::from_fn(|b| {
        let mut v = rng.vector::<T>(n * count);
        for i in 0..n {
            let column = (i + b).wrapping_sub(B / 2);
            for v in &mut v[i * count..(i + 1) * count] {
                if column >= n {
                    *v = T::nan();
                } else if b == B / 2 {
                    match kind {
                        Diagonal::Dominant => *v += T::of(5.0, -1.0),
                        Diagonal::Any => {}
                        Diagonal::Zero => *v = T::ZERO,
                    }
                } else if kind != Diagonal::Dominant && b.abs_diff(B / 2) == 1 {
                    // On both sides, or solutions grow from row to row.
                    *v += T::of(2.0, 0.0);
                }
            }
        }
        v
    })
}

fn solve<T: Element, const B: usize>(
    par: &dyn Executor,
    algorithm: Algorithm,
    (n, count): (usize, usize),
    v: &[Vec<T>; B],
    b: &[T],
) -> Vec<T> {
    let mut x = b.to_vec();
    let views: [&[T]; B] = std::array::from_fn(|k| &v[k][..]);
    if B == 3 {
        let mut w = work::<T>(par.width() * gtsv_interleaved_work(n));
        let views = [views[0], views[1], views[2]];
        gtsv_interleaved(par, algorithm, (n, count), views, &mut x, &mut w).unwrap();
    } else {
        let mut w = work::<T>(par.width() * gpsv_interleaved_work(n));
        let views = std::array::from_fn(|k| views[k]);
        gpsv_interleaved(par, (n, count), views, &mut x, &mut w).unwrap();
    }
    x
}

/// The largest backward error of the rows of all systems, in units of what rounding may do.
fn residual<T: Element, const B: usize>(
    (n, count): (usize, usize),
    v: &[Vec<T>; B],
    b: &[T],
    x: &[T],
) -> f64 {
    let mut worst: f64 = 0.0;
    for s in 0..count {
        let at = |v: &[T], i: usize| v[i * count + s];
        let largest = (0..n).map(|i| at(x, i).modulus()).fold(0.0, f64::max);
        for i in 0..n {
            let mut sum = Sum::new();
            for (k, v) in v.iter().enumerate() {
                let column = (i + k).wrapping_sub(B / 2);
                if column < n {
                    sum.add(at(v, i).wide() * at(x, column).wide());
                }
            }
            sum.add(-at(b, i).wide());
            let error = sum.value.abs() / (T::EPS * (4.0 * largest + 1.0));
            worst = if error.is_nan() { f64::INFINITY } else { worst.max(error) };
        }
    }
    worst
}

fn check<T: Element, const B: usize>(algorithm: Algorithm, kind: Diagonal, limit: f64) {
    let mut rng = Rng::new(101);
    for (n, count) in SHAPES {
        // With zeros on the diagonal an odd tridiagonal matrix is singular.
        if n % 2 == 1 && kind == Diagonal::Zero {
            continue;
        }
        let v = systems::<T, B>(n, count, kind, &mut rng);
        let b = rng.vector::<T>(n * count);
        let before = v.clone();
        for_executors("interleaved", |par| bits(&solve(par, algorithm, (n, count), &v, &b)));
        let x = solve(&Threads(2), algorithm, (n, count), &v, &b);
        for (v, b) in v.iter().zip(&before) {
            assert!(bits(v) == bits(b), "a diagonal was written");
        }
        let worst = residual((n, count), &v, &b, &x);
        assert!(worst < limit, "{algorithm:?} {kind:?} {B} {n}x{count}: {worst}");
        // A system alone gets the same bits.
        for s in [0, count / 2, count.saturating_sub(1)] {
            if count == 0 {
                continue;
            }
            let only = |v: &[T]| (0..n).map(|i| v[i * count + s]).collect::<Vec<_>>();
            let alone = std::array::from_fn(|k| only(&v[k]));
            let alone = solve::<T, B>(&Sequential, algorithm, (n, 1), &alone, &only(&b));
            assert!(bits(&alone) == bits(&only(&x)), "{algorithm:?} {n}x{count}: system {s}");
        }
    }
}

for_each_type!(tridiagonal);
fn tridiagonal<T: Element>() {
    for algorithm in ALGORITHMS {
        check::<T, 3>(algorithm, Diagonal::Dominant, 30.0);
    }
    for algorithm in [Algorithm::Lu, Algorithm::Qr] {
        check::<T, 3>(algorithm, Diagonal::Any, 60.0);
        check::<T, 3>(algorithm, Diagonal::Zero, 60.0);
    }
}

for_each_type!(pentadiagonal);
fn pentadiagonal<T: Element>() {
    check::<T, 5>(Algorithm::Qr, Diagonal::Dominant, 40.0);
    check::<T, 5>(Algorithm::Qr, Diagonal::Any, 120.0);
    check::<T, 5>(Algorithm::Qr, Diagonal::Zero, 120.0);
}

for_each_type!(extremes);
/// Numbers whose squares overflow or vanish, and a system that has no solution beside ones that have.
fn extremes<T: Element>() {
    for exponent in [T::TINY.log2() * 0.9, -T::TINY.log2() * 0.9] {
        let size = exponent.floor().exp2();
        let (n, count) = (20, 5);
        let mut v = systems::<T, 3>(n, count, Diagonal::Any, &mut Rng::new(102));
        let mut b = Rng::new(103).vector::<T>(n * count);
        v.iter_mut().flatten().chain(&mut b).for_each(|v| *v *= T::of(size, 0.0));
        for algorithm in [Algorithm::Lu, Algorithm::Qr] {
            let x = solve(&Sequential, algorithm, (n, count), &v, &b);
            let shrink =
                |v: &[T]| -> Vec<T> { v.iter().map(|&v| v * T::of(1.0 / size, 0.0)).collect() };
            let v: [Vec<T>; 3] = std::array::from_fn(|k| shrink(&v[k]));
            let worst = residual((n, count), &v, &shrink(&b), &x);
            assert!(worst < 100.0, "{algorithm:?} {size}: {worst}");
        }
    }
    let (n, count) = (6, 20);
    let mut v = systems::<T, 3>(n, count, Diagonal::Dominant, &mut Rng::new(104));
    let b = Rng::new(105).vector::<T>(n * count);
    let whole = solve(&Sequential, Algorithm::Lu, (n, count), &v, &b);
    for i in 0..n {
        v[1][i * count + 3] = T::ZERO;
        v[0][i * count + 3] = T::ZERO;
    }
    for algorithm in ALGORITHMS {
        let x = solve(&Sequential, algorithm, (n, count), &v, &b);
        let sick = |s: usize| (0..n).any(|i| !x[i * count + s].modulus().is_finite());
        assert!((0..count).all(|s| sick(s) == (s == 3)), "{algorithm:?}");
        if algorithm == Algorithm::Lu {
            let same = |k: usize| k % count == 3 || x[k].bits() == whole[k].bits();
            assert!((0..n * count).all(same));
        }
    }
}

/// The band as a full matrix, by LAPACK's elimination with interchanges: another way to the same solution.
#[test]
fn the_band_as_a_full_matrix() {
    use lucho::kernel::getrf::{getrf, getrf_work};
    let (n, count) = (37, 3);
    let mut rng = Rng::new(106);
    let v = systems::<f64, 5>(n, count, Diagonal::Any, &mut rng);
    let b = rng.vector::<f64>(n * count);
    let x = solve(&Sequential, Algorithm::Qr, (n, count), &v, &b);
    for s in 0..count {
        let mut full = vec![0.0; n * n];
        for i in 0..n {
            for (k, v) in v.iter().enumerate() {
                let column = (i + k).wrapping_sub(2);
                if column < n {
                    full[i + column * n] = v[i * count + s];
                }
            }
        }
        let mut y: Vec<f64> = (0..n).map(|i| b[i * count + s]).collect();
        crate::support::with_ctx(&Sequential, |ctx| {
            let mut pivots = vec![0; n];
            let mut w = work::<f64>(getrf_work::<f64>(n, n));
            // SAFETY: n times n elements.
            let a = unsafe { MatMut::from_raw(full.as_mut_ptr(), n, n, 1, n as isize) };
            assert_eq!(getrf(ctx, a, &mut pivots, &mut w), 0);
            for (i, &p) in pivots.iter().enumerate() {
                y.swap(i, p as usize - 1);
            }
        });
        for i in 0..n {
            for j in 0..i {
                y[i] -= full[i + j * n] * y[j];
            }
        }
        for i in (0..n).rev() {
            for j in i + 1..n {
                y[i] -= full[i + j * n] * y[j];
            }
            y[i] /= full[i + i * n];
        }
        let largest = y.iter().fold(0.0f64, |m, v| m.max(v.abs()));
        for i in 0..n {
            assert!((x[i * count + s] - y[i]).abs() < 1e-9 * largest, "{s} {i}");
        }
    }
}

#[test]
fn short_arrays_are_refused() {
    let (v, mut x) = ([1.0; 11], [1.0; 12]);
    let full = [1.0; 12];
    let need = gtsv_interleaved_work(4);
    let mut run = |d: [&[f64]; 3], work_len: usize, shape| {
        let mut w = work::<f64>(work_len);
        gtsv_interleaved(&Sequential, Algorithm::Lu, shape, d, &mut x, &mut w)
    };
    assert_eq!(run([&full, &full, &full], need, (4, 3)), Ok(()));
    assert_eq!(run([&v, &full, &full], need, (4, 3)), Err(Error::Short));
    assert_eq!(run([&full, &full, &v], need, (4, 3)), Err(Error::Short));
    assert_eq!(run([&full, &full, &full], need - 1, (4, 3)), Err(Error::Short));
    assert_eq!(run([&full, &full, &full], need, (5, 3)), Err(Error::Short));
    assert_eq!(run([&full, &full, &full], need, (usize::MAX, 3)), Err(Error::TooLarge));
}
