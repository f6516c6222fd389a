//! Tridiagonal systems: residuals in higher precision, pivots, batches, bits.

use crate::support::{Rng, Sum, Threads, bits, for_executors, work};
use crate::wide::{Element, Wide};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::Error;
use lucho::kernel::sparse::gtsv::{Pivoting, Tridiagonal, gtsv, gtsv_batched, gtsv_work};
use lucho::kernel::vector::VecRef;
use lucho::kernel::view::MatMut;

/// Diagonals of a system: below, on, above. What is not to be read is NaN.
fn system<T: Element>(n: usize, dominant: bool, rng: &mut Rng) -> [Vec<T>; 3] {
    let mut v = [rng.vector::<T>(n), rng.vector::<T>(n), rng.vector::<T>(n)];
    if dominant {
        v[1].iter_mut().for_each(|d| *d += T::of(3.0, -1.0));
    }
    if n > 0 {
        (v[0][0], v[2][n - 1]) = (T::nan(), T::nan());
    }
    v
}

fn view<T>(v: &[T]) -> VecRef<'_, T> {
    // SAFETY: the elements of a slice.
    unsafe { VecRef::from_raw(v.as_ptr(), v.len(), 1) }
}

fn solve<T: Element>(
    par: &dyn Executor,
    pivoting: Pivoting,
    v: &[Vec<T>; 3],
    b: &[T],
    columns: usize,
    by_rows: bool,
) -> (Vec<T>, Option<usize>) {
    let n = v[1].len();
    let a = Tridiagonal { below: view(&v[0]), diagonal: view(&v[1]), above: view(&v[2]) };
    let mut x = b.to_vec();
    let (rs, cs) = if by_rows { (columns, 1) } else { (1, n) };
    // SAFETY: n times `columns` elements.
    let m = unsafe { MatMut::from_raw(x.as_mut_ptr(), n, columns, rs as isize, cs as isize) };
    let zero = gtsv(par, pivoting, a, m, &mut work(gtsv_work::<T>(n))).unwrap();
    (x, zero)
}

/// The largest backward error of rows, in units of what rounding may do.
fn residual<T: Element>(v: &[Vec<T>; 3], b: impl Fn(usize) -> T, x: impl Fn(usize) -> T) -> f64 {
    let n = v[1].len();
    // With interchanges elements of U are bounded by the matrix, rows are not: errors count by the largest x.
    let largest = (0..n).map(|i| x(i).modulus()).fold(0.0, f64::max);
    let mut worst: f64 = 0.0;
    for i in 0..n {
        let mut sum = Sum::new();
        sum.add(v[1][i].wide() * x(i).wide());
        if i > 0 {
            sum.add(v[0][i].wide() * x(i - 1).wide());
        }
        if i + 1 < n {
            sum.add(v[2][i].wide() * x(i + 1).wide());
        }
        sum.add(-b(i).wide());
        let error = sum.value.abs() / (T::EPS * (4.0 * largest + 1.0));
        worst = if error.is_nan() { f64::INFINITY } else { worst.max(error) };
    }
    worst
}

for_each_type!(systems);
fn systems<T: Element>() {
    let mut rng = Rng::new(61);
    for n in [0, 1, 2, 3, 10, 257, 20_000] {
        for pivoting in [Pivoting::Rows, Pivoting::None] {
            for (columns, by_rows) in [(0, false), (1, false), (3, true), (9, false)] {
                let v = system::<T>(n, pivoting == Pivoting::None, &mut rng);
                let b = rng.vector::<T>(n * columns);
                let run = |par: &dyn Executor| solve(par, pivoting, &v, &b, columns, by_rows);
                let (x, zero) = run(&Sequential);
                for_executors("gtsv", |par| bits(&run(par).0));
                assert_eq!(zero, None);
                for j in 0..columns {
                    let at = |i: usize| if by_rows { i * columns + j } else { i + j * n };
                    let worst = residual(&v, |i| b[at(i)], |i| x[at(i)]);
                    assert!(worst < 30.0, "{n} {pivoting:?} {columns}: {worst}");
                }
            }
        }
    }
}

for_each_type!(small_pivots);
/// Interchanges are made where they are needed: a tiny diagonal, and zeros on it.
fn small_pivots<T: Element>() {
    let mut rng = Rng::new(62);
    for n in [2, 50, 1000] {
        let mut v = system::<T>(n, false, &mut rng);
        for i in 0..n {
            v[1][i] = if i % 2 == 0 { T::ZERO } else { T::of(T::EPS, 0.0) };
            if i > 0 {
                v[0][i] += T::of(2.0, 0.0);
            }
            if i + 1 < n {
                v[2][i] += T::of(2.0, 0.0);
            }
        }
        let b = rng.vector::<T>(n);
        let (x, zero) = solve(&Sequential, Pivoting::Rows, &v, &b, 1, false);
        let worst = residual(&v, |i| b[i], |i| x[i]);
        assert!(zero.is_none() && worst < 100.0, "{n}: {worst}");
        assert_eq!(solve(&Sequential, Pivoting::None, &v, &b, 1, false).1, Some(0));
    }
    // A singular matrix: the pivot that is zero is named.
    let one = vec![T::ONE; 4];
    let mut v = [one.clone(), one.clone(), vec![T::ZERO; 4]];
    v[1][2] = T::ZERO;
    v[0][3] = T::ZERO;
    assert_eq!(solve(&Sequential, Pivoting::Rows, &v, &one, 1, false).1, Some(2));
}

for_each_type!(batches);
fn batches<T: Element>() {
    let mut rng = Rng::new(63);
    for (n, count, stride) in [(0, 3, 1), (5, 0, 5), (1, 1, 0), (7, 40, 9), (300, 200, 300)] {
        for pivoting in [Pivoting::Rows, Pivoting::None] {
            let len = if n * count == 0 { 0 } else { (count - 1) * stride + n };
            let mut v = [(); 3].map(|_| vec![T::guard(); len]);
            let mut b = vec![T::guard(); len];
            let mut expected = b.clone();
            for s in 0..if n == 0 { 0 } else { count } {
                let mut one = system::<T>(n, true, &mut rng);
                if s + 2 == count {
                    one[1].fill(T::ZERO);
                    one[0].fill(T::ZERO);
                }
                let f = rng.vector::<T>(n);
                let range = s * stride..s * stride + n;
                (0..3).for_each(|k| v[k][range.clone()].copy_from_slice(&one[k]));
                b[range.clone()].copy_from_slice(&f);
                let (x, _) = solve(&Sequential, pivoting, &one, &f, 1, false);
                expected[range].copy_from_slice(&x);
            }
            let views = [&v[0][..], &v[1][..], &v[2][..]];
            let run = |par: &dyn Executor| {
                let mut x = b.clone();
                let mut w = work::<T>(par.width() * gtsv_work::<T>(n));
                let shape = (n, count, stride);
                let zero = gtsv_batched(par, pivoting, shape, views, &mut x, &mut w).unwrap();
                (bits(&x), zero)
            };
            let (x, zero) = for_executors("gtsv_batched", run);
            let sick = |v: &(u64, u64), e: &T| e.is_nan() || *v == e.bits();
            assert!(x.iter().zip(&expected).all(|(v, e)| sick(v, e)), "{n} {count} {stride}");
            assert_eq!(zero, if n > 0 && count > 1 { Some(count - 2) } else { None });
        }
    }
    let (v, mut b) = ([T::ONE; 10], [T::ONE; 10]);
    let mut w = work::<T>(2 * gtsv_work::<T>(5));
    for shape in [(5, 3, 5), (5, 2, 4), (11, 1, 0), (5, 2, usize::MAX)] {
        let result = gtsv_batched(&Threads(2), Pivoting::None, shape, [&v, &v, &v], &mut b, &mut w);
        assert!(matches!(result, Err(Error::Short | Error::TooLarge)), "{shape:?}");
    }
}
