//! GETRF with and without interchanges, GETRS, GETRI and the inverse in one go.

use crate::common::generate::{self, FAMILIES, Family};
use crate::common::mat::LAYOUTS;
use crate::common::ratio;
use crate::common::{Element, Layout, Mat, Rng, Wide, check, with_ctx, with_disorder, work};
use crate::triangular::OPS;
use crate::{short, sizes};
use lucho::kernel::getrf::{getrf_nopiv, getrf_work};
use lucho::kernel::inverse::{NoInverse, getri, getri_into, getri_work, matinv, matinv_work};
use lucho::kernel::par::Ctx;
use lucho::kernel::scalar::Real;
use lucho::kernel::solve::{BadPivot, getrs};
use lucho::kernel::triangle::Trans;

/// m x n, besides the square ones.
const SHAPES: [(usize, usize); 19] = [
    (0, 5),
    (5, 0),
    (1, 7),
    (7, 1),
    (3, 10),
    (10, 3),
    (16, 33),
    (33, 16),
    (17, 64),
    (64, 17),
    (65, 50),
    (50, 65),
    (64, 200),
    (200, 64),
    (130, 65),
    (65, 130),
    (1000, 8),
    (8, 1000),
    (600, 130),
];

pub fn getrf<T: Element>(ctx: &Ctx, a: &mut Mat<T>) -> (usize, Vec<i32>) {
    let (m, n) = (a.rows, a.cols);
    let mut pivots = vec![-1; m.min(n)];
    let mut w = work(getrf_work::<T>(m, n));
    let info = lucho::kernel::getrf::getrf(ctx, a.view_mut(), &mut pivots, &mut w);
    (info, pivots)
}

pub fn nopiv<T: Element>(ctx: &Ctx, a: &mut Mat<T>) -> usize {
    let mut w = work(getrf_work::<T>(a.rows, a.cols));
    getrf_nopiv(ctx, a.view_mut(), &mut w)
}

/// What info must be by the factors: the first k with U(k, k) zero or NaN.
fn reported<T: Element>(f: &Mat<T>) -> usize {
    let bad = |&i: &usize| f.get(i, i) == T::ZERO || Element::is_nan(f.get(i, i));
    (0..f.rows.min(f.cols)).find(bad).map_or(0, |i| i + 1)
}

/// Pivot i is a row i..m, and no multiplier exceeds 1 (by |re| + |im| the modulus may reach sqrt 2).
fn partial_pivoting<T: Element>(f: &Mat<T>, pivots: &[i32]) -> bool {
    let rows = pivots.iter().enumerate().all(|(i, &p)| p as usize > i && p as usize <= f.rows);
    let bound = if T::IS_COMPLEX { 2f64.sqrt() } else { 1.0 } * (1.0 + 8.0 * T::EPS);
    let below = |j| (j + 1..f.rows).all(move |i| f.get(i, j).modulus() <= bound);
    rows && (0..pivots.len()).all(below)
}

for_each_type!(factor);
fn factor<T: Element>() {
    with_ctx(1, |ctx| {
        let shapes = SHAPES.into_iter().chain(sizes().map(|n| (n, n)));
        for (m, n) in shapes {
            for (t, family) in FAMILIES.into_iter().enumerate() {
                for (s, layout) in LAYOUTS.into_iter().enumerate() {
                    if m.max(n) > 65 && (m + n + s) % LAYOUTS.len() != t {
                        continue;
                    }
                    let rng = &mut Rng::new((m + 3 * n) as u64);
                    let a = generate::general::<T>(family, m, n, layout, rng);
                    let mut f = a.clone();
                    let (info, pivots) = getrf(ctx, &mut f);
                    let what = format!("getrf {m} x {n} {layout:?} {family:?}");
                    assert_eq!(info, 0, "{what}");
                    assert!(f.untouched(&a, |_, _| false), "{what}");
                    assert!(partial_pivoting(&f, &pivots), "{what} {pivots:?}");
                    check(ratio::lu(&a, &f, Some(&pivots)), format_args!("{what}"));
                }
            }
        }
    });
}

for_each_type!(chunks);
/// Updates of several chunks and blocks, where a chunk's interchanges are made while the one before is multiplied: the
/// factors are right in every layout, and the same bits whoever takes the next chunk.
fn chunks<T: Element>() {
    for (m, n) in [(900, 700), (700, 900)] {
        for layout in [Layout::Gap, Layout::Pages, Layout::Row, Layout::General] {
            let rng = &mut Rng::new((m + n) as u64);
            let before = generate::general::<T>(Family::Uniform, m, n, layout, rng);
            let factored = |ctx: &Ctx| {
                let mut f = before.clone();
                let (info, pivots) = getrf(ctx, &mut f);
                assert_eq!(info, 0, "{m} x {n} {layout:?}");
                assert!(f.untouched(&before, |_, _| false), "{m} x {n} {layout:?}");
                (f, pivots)
            };
            let (f, pivots) = with_ctx(1, factored);
            assert!(partial_pivoting(&f, &pivots));
            check(ratio::lu(&before, &f, Some(&pivots)), format_args!("{m} x {n} {layout:?}"));
            for (g, p) in [with_ctx(2, factored), with_ctx(5, factored), with_disorder(3, factored)]
            {
                assert!(g.bits() == f.bits() && p == pivots, "{m} x {n} {layout:?}");
            }
        }
    }
}

for_each_type!(tall);
/// Panels whose columns are beyond the first-level cache: the factors are right, and the same bits wherever the columns lie and
/// whoever works on them.
fn tall<T: Element>() {
    let column = (32 << 10) / size_of::<T>();
    let shapes = [(column + 1, 17), (column + 23, 30), (column + 300, 48), (column + 70, 75)];
    for (k, (m, n)) in shapes.into_iter().enumerate().filter(|&(k, _)| k < 2 || !short()) {
        for pivoting in [true, false] {
            let family = if pivoting { Family::Uniform } else { Family::Dominant };
            let before =
                generate::general::<T>(family, m, n, Layout::Dense, &mut Rng::new(k as u64));
            let factored = |ctx: &Ctx, layout: Layout| {
                let a = before.to_layout(layout);
                let mut f = a.clone();
                let (info, pivots) =
                    if pivoting { getrf(ctx, &mut f) } else { (nopiv(ctx, &mut f), vec![]) };
                assert_eq!(info, 0, "{m} x {n} {layout:?}");
                assert!(f.untouched(&a, |_, _| false), "{m} x {n} {layout:?}");
                (f, pivots)
            };
            let (f, pivots) = with_ctx(1, |ctx| factored(ctx, Layout::Gap));
            assert!(!pivoting || partial_pivoting(&f, &pivots));
            check(ratio::lu(&before, &f, pivoting.then_some(&pivots)), format_args!("{m} x {n}"));
            for layout in [Layout::Dense, Layout::Pages, Layout::Row] {
                let same = |(g, p): (Mat<T>, Vec<i32>), width: usize| {
                    assert!(g.bits() == f.bits() && p == pivots, "{m} x {n} {layout:?} {width}");
                };
                same(with_ctx(2, |ctx| factored(ctx, layout)), 2);
                same(with_disorder(3, |ctx| factored(ctx, layout)), 3);
            }
            // The first pivot that is missing is told, in either half.
            for zero in [n / 3, n - 1] {
                let mut f = before.clone();
                (0..m).for_each(|i| f.set(i, zero, T::ZERO));
                let info =
                    with_ctx(
                        1,
                        |ctx| {
                            if pivoting { getrf(ctx, &mut f).0 } else { nopiv(ctx, &mut f) }
                        },
                    );
                assert_eq!(info, zero + 1, "{m} x {n}");
            }
            // A NaN is a pivot if it is met before any number, else never, and is told when it has come to the diagonal.
            for (i, j) in [(0, 0), (m / 2, 0), (m - 1, n / 2), (m / 3, n - 1)] {
                let mut f = before.clone();
                f.set(i, j, T::of(f64::NAN, 0.0));
                let (info, pivots) = with_ctx(1, |ctx| match pivoting {
                    true => getrf(ctx, &mut f),
                    false => (nopiv(ctx, &mut f), vec![1]),
                });
                assert_eq!(info, reported(&f), "{m} x {n}, NaN at {i} {j}");
                assert_eq!(info == 1, (i, j) == (0, 0), "{m} x {n}, NaN at {i} {j}");
                assert_eq!(
                    pivots[0] as usize == i + 1,
                    (i, j) == (0, 0),
                    "{m} x {n}, NaN at {i} {j}"
                );
            }
        }
    }
}

for_each_type!(factor_without_interchanges);
fn factor_without_interchanges<T: Element>() {
    with_ctx(1, |ctx| {
        let shapes = SHAPES.into_iter().chain(sizes().map(|n| (n, n)));
        for (k, (m, n)) in shapes.enumerate() {
            let layout = LAYOUTS[k % LAYOUTS.len()];
            let a = generate::general::<T>(Family::Dominant, m, n, layout, &mut Rng::new(k as u64));
            let mut f = a.clone();
            let what = format!("nopiv {m} x {n} {layout:?}");
            assert_eq!(nopiv(ctx, &mut f), 0, "{what}");
            assert!(f.untouched(&a, |_, _| false), "{what}");
            check(ratio::lu(&a, &f, None), format_args!("{what}"));
        }
    });
}

for_each_type!(zero_columns_and_rows);
fn zero_columns_and_rows<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 3, 5, 16, 17, 33, 64, 65, 130, 200] {
            for k in [0, n / 2, n - 1] {
                for zero_row in [false, true] {
                    let layout = LAYOUTS[(n + k) % LAYOUTS.len()];
                    let rng = &mut Rng::new(11);
                    let mut a = generate::general::<T>(Family::Uniform, n, n, layout, rng);
                    for i in 0..n {
                        let (r, c) = if zero_row { (k, i) } else { (i, k) };
                        a.set(r, c, T::ZERO);
                    }
                    let mut f = a.clone();
                    let (info, pivots) = getrf(ctx, &mut f);
                    let what = format!("n {n} k {k} row {zero_row} {layout:?}");
                    assert_eq!(info, reported(&f), "{what}");
                    // A zero row is never chosen before the end.
                    assert_eq!(info, if zero_row { n } else { k + 1 }, "{what}");
                    assert!(partial_pivoting(&f, &pivots), "{what} {pivots:?}");
                    check(ratio::lu(&a, &f, Some(&pivots)), format_args!("{what}"));
                }
            }
        }
    });
}

for_each_type!(first_of_several_zero_pivots);
fn first_of_several_zero_pivots<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [5, 33, 130] {
            let rng = &mut Rng::new(12);
            let mut a = generate::general::<T>(Family::Dominant, n, n, Layout::Gap, rng);
            for k in [n / 3, n / 2, n - 1] {
                (0..n).for_each(|i| a.set(i, k, T::ZERO));
            }
            let mut f = a.clone();
            assert_eq!(getrf(ctx, &mut f).0, n / 3 + 1);
            let mut f = a.clone();
            assert_eq!(nopiv(ctx, &mut f), n / 3 + 1);
            check(ratio::lu(&a, &f, None), format_args!("nopiv n {n}"));
            // All zero: pivots stay in place, the first is reported.
            let mut z = Mat::<T>::new(n, n, Layout::Row, |_, _| T::ZERO);
            let (info, pivots) = getrf(ctx, &mut z);
            assert_eq!((info, pivots), (1, (1..=n as i32).collect()));
        }
    });
}

for_each_type!(reciprocals);
/// Pivots' reciprocals over the whole range, and where the way they are found changes: squares stop being normal numbers.
fn reciprocals<T: Element>() {
    let mut rng = Rng::new(61);
    let most: i32 = if T::EPS > 1e-10 { 124 } else { 1020 };
    for exponent in -most..=most {
        for slope in [0, 1, 5, 30, 200, 2 * most] {
            for (re, im) in [(0, slope), (if T::IS_COMPLEX { slope } else { 0 }, 0)] {
                let mut part = |by: i32| (1.0 + rng.unit()) * 2f64.powi((exponent - by).max(-most));
                let (re, im) = (part(re), -part(im));
                let r = T::of(re, im).recip().scale(T::Real::from_f64(2f64.powi(exponent)));
                // The oracle has products of numbers near 1.
                let near = T::of(re * 2f64.powi(-exponent), im * 2f64.powi(-exponent));
                let error = (near.wide() * r.wide() - T::Wide::ONE).abs();
                assert!(error <= 4.0 * T::EPS, "1 / ({re:e}, {im:e}): {error:e}");
            }
        }
    }
}

for_each_type!(ties_go_to_the_lowest_row);
/// Column `step` of a matrix whose earlier columns are already eliminated: the first of the largest
/// entries, in |re| + |im|, is the pivot, wherever the vector lanes fall.
fn ties_go_to_the_lowest_row<T: Element>() {
    with_ctx(1, |ctx| {
        for (m, n) in [(7, 7), (40, 3), (70, 70), (300, 20)] {
            for step in [0, 2, n - 1] {
                for first in (step..m).step_by(1 + m / 23) {
                    for layout in [Layout::Gap, Layout::Row] {
                        let mut a = Mat::<T>::new(m, n, layout, |i, j| {
                            T::of(if i == j { 1.0 } else { 0.0 }, 0.0)
                        });
                        for i in step..m {
                            // For complex types all of these have |re| + |im| = 1, and moduli differ.
                            let v = match (i < first, (i - step) % 3) {
                                (true, _) => T::of(0.5, 0.25),
                                (_, 0) => T::of(-1.0, 0.0),
                                (_, 1) => T::of(if T::IS_COMPLEX { 0.5 } else { 1.0 }, -0.5),
                                _ => T::of(if T::IS_COMPLEX { 0.0 } else { -1.0 }, 1.0),
                            };
                            a.set(i, step, v);
                        }
                        let (_, pivots) = getrf(ctx, &mut a);
                        let what = format!("{m} x {n} step {step} {layout:?}");
                        assert_eq!(pivots[step] as usize, first + 1, "{what}");
                    }
                }
            }
        }
    });
}

#[test]
fn complex_pivots_are_chosen_by_sum_of_parts() {
    use num_complex::Complex;
    // |1| + |0| = 1 < |0.6| + |0.7| = 1.3, although the modulus of the first is the larger one.
    let column = [Complex::new(1.0f32, 0.0), Complex::new(0.6, 0.7)];
    let mut a = Mat::new(2, 2, Layout::Dense, |i, j| column[(i + j) % 2]);
    assert_eq!(with_ctx(1, |ctx| getrf(ctx, &mut a)).1[0], 2);
}

#[test]
fn the_unblocked_part_rounds_the_product() {
    // 2/3 * 6 must round to 4 before it is subtracted, or the second pivot is 1e-7 and info 3.
    let a = [[1.0f32, 2.0, 3.0], [2.0, 4.0, 6.0], [3.0, 6.0, 9.0]];
    let b = [[2.0f32, 4.0, 6.0], [1.0, 3.0, 5.0], [1.0, 3.0, 4.0]];
    for layout in LAYOUTS {
        let mut m = Mat::new(3, 3, layout, |i, j| a[j][i]);
        assert_eq!(with_ctx(1, |ctx| getrf(ctx, &mut m)), (2, vec![3, 2, 3]));
        let mut m = Mat::new(3, 3, layout, |i, j| b[j][i]);
        assert_eq!(with_ctx(1, |ctx| getrf(ctx, &mut m)), (0, vec![3, 3, 3]));
    }
}

for_each_type!(tiny_pivots);
/// A pivot whose reciprocal overflows is divided by, not multiplied with its reciprocal.
fn tiny_pivots<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [2, 20, 70] {
            let s = T::TINY / 16.0;
            let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| {
                T::of(
                    if i == j {
                        s
                    } else if j == 0 {
                        s / 2.0
                    } else {
                        0.0
                    },
                    0.0,
                )
            });
            let mut f = a.clone();
            let (info, pivots) = getrf(ctx, &mut f);
            assert_eq!((info, pivots), (0, (1..=n as i32).collect()));
            assert!((1..n).all(|i| f.get(i, 0) == T::of(0.5, 0.0)), "n {n}");
            let mut f = a.clone();
            assert_eq!(nopiv(ctx, &mut f), 0);
            assert!((1..n).all(|i| f.get(i, 0) == T::of(0.5, 0.0)), "n {n}");
        }
    });
}

for_each_type!(pivots_of_subnormal_parts);
/// A complex pivot whose parts are subnormal numbers, but not their sum.
fn pivots_of_subnormal_parts<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 6, 8, 12, 20, 70] {
            let s = 0.625 * T::TINY;
            let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| match (i == j, j) {
                (true, _) => T::of(s, s),
                (false, 0) => T::of(s / 2.0, 0.0),
                _ => T::ZERO,
            });
            let expected = if T::IS_COMPLEX { T::of(0.25, -0.25) } else { T::of(0.5, 0.0) };
            let mut f = a.clone();
            let (info, pivots) = getrf(ctx, &mut f);
            assert_eq!((info, pivots), (0, (1..=n as i32).collect()), "n {n}");
            let near = |i: usize| (f.get(i, 0) - expected).modulus() <= 4.0 * T::EPS;
            assert!((1..n).all(near), "n {n}: {:?}", f.get(n - 1, 0));
        }
    });
}

for_each_type!(nan_is_reported);
/// Wherever a NaN is, info names the first pivot that is NaN, the pivots name rows, the guards hold.
fn nan_is_reported<T: Element>() {
    with_ctx(1, |ctx| {
        for (m, n) in [(1, 1), (6, 6), (70, 40), (40, 70), (130, 130)] {
            for (i, j) in [(0, 0), (m / 2, n / 2), (m - 1, n - 1), (m, n)] {
                let rng = &mut Rng::new(5);
                let mut a = generate::general::<T>(Family::Uniform, m, n, Layout::Gap, rng);
                if i < m {
                    a.set(i, j, T::nan());
                } else {
                    (0..m * n).for_each(|k| a.set(k % m, k / m, T::nan()));
                }
                let mut f = a.clone();
                let (info, pivots) = getrf(ctx, &mut f);
                let what = format!("{m} x {n} ({i}, {j})");
                assert_eq!(info, reported(&f), "{what}");
                // A NaN in the square part reaches a pivot, at the latest the last one.
                assert!(info > 0 || (i >= n && i < m) || (j >= m && j < n), "{what}");
                assert!(f.untouched(&a, |_, _| false));
                let valid = |(i, &p): (usize, &i32)| p as usize > i && p as usize <= m;
                assert!(pivots.iter().enumerate().all(valid), "{what} {pivots:?}");
                let mut f = a.clone();
                let info = nopiv(ctx, &mut f);
                assert_eq!(info, reported(&f), "nopiv {what}");
                assert!(f.untouched(&a, |_, _| false));
            }
        }
    });
}

for_each_type!(solve);
fn solve<T: Element>() {
    with_ctx(1, |ctx| {
        for (k, n) in sizes().enumerate() {
            for pivoting in [true, false] {
                let layout = |s: usize| LAYOUTS[(k + s) % LAYOUTS.len()];
                let rng = &mut Rng::new(n as u64);
                let family = if pivoting { FAMILIES[k % FAMILIES.len()] } else { Family::Dominant };
                let a = generate::general::<T>(family, n, n, layout(0), rng);
                let mut f = a.clone();
                let pivots = if pivoting { Some(getrf(ctx, &mut f).1) } else { None };
                if !pivoting {
                    nopiv(ctx, &mut f);
                }
                for trans in OPS {
                    let a = match trans {
                        Trans::No => a.wide(),
                        Trans::Yes => a.wide().t(),
                        Trans::Conj => a.wide().t().conj(),
                    };
                    for (t, nrhs) in [0, 1, 3, 17, 64].into_iter().enumerate() {
                        if n > 200 && nrhs > 17 {
                            continue;
                        }
                        let b = Mat::<T>::new(n, nrhs, layout(1 + t), |_, _| rng.element());
                        let mut x = b.clone();
                        let result = getrs(ctx, trans, f.view(), pivots.as_deref(), x.view_mut());
                        let what = format!("getrs {trans:?} n {n} nrhs {nrhs} {family:?}");
                        assert_eq!(result, Ok(()), "{what}");
                        assert!(x.untouched(&b, |_, _| false), "{what}");
                        check(ratio::solve(&a, &x, &b), format_args!("{what}"));
                    }
                }
            }
        }
    });
}

for_each_type!(bad_pivots_are_reported);
fn bad_pivots_are_reported<T: Element>() {
    with_ctx(1, |ctx| {
        let f = generate::triangle::<T>(9, Layout::Gap, &mut Rng::new(1));
        for bad in [0, -1, 10, i32::MAX, i32::MIN] {
            let mut pivots: Vec<i32> = (1..=9).collect();
            pivots[4] = bad;
            let mut b = f.clone();
            for trans in OPS {
                let result = getrs(ctx, trans, f.view(), Some(&pivots), b.view_mut());
                assert_eq!(result, Err(BadPivot { index: 5 }));
            }
            let failed = Err(NoInverse::BadPivot(BadPivot { index: 5 }));
            assert_eq!(getri_into(ctx, f.view(), Some(&pivots), b.view_mut()), failed);
            let mut w = work(getri_work::<T>(9));
            assert_eq!(getri(ctx, b.view_mut(), Some(&pivots), &mut w), failed);
            assert!(b.untouched(&f, |_, _| true));
        }
    });
}

for_each_type!(inverse);
fn inverse<T: Element>() {
    with_ctx(1, |ctx| {
        for (k, n) in sizes().enumerate() {
            for pivoting in [true, false] {
                let layout = |s: usize| LAYOUTS[(k + s) % LAYOUTS.len()];
                let family = if pivoting { FAMILIES[k % FAMILIES.len()] } else { Family::Dominant };
                let rng = &mut Rng::new(n as u64);
                let a = generate::general::<T>(family, n, n, layout(0), rng);
                let mut f = a.clone();
                let pivots = if pivoting { Some(getrf(ctx, &mut f).1) } else { None };
                if !pivoting {
                    nopiv(ctx, &mut f);
                }
                let what = format!("n {n} {family:?} pivoting {pivoting}");
                let before = Mat::<T>::new(n, n, layout(2), |_, _| T::nan());
                let mut c = before.clone();
                let result = getri_into(ctx, f.view(), pivots.as_deref(), c.view_mut());
                assert_eq!(result, Ok(()), "{what}");
                assert!(c.untouched(&before, |_, _| false), "{what}");
                check(ratio::inverse::<T>(&a.wide(), &c.wide()), format_args!("getri_into {what}"));

                let mut w = work(getri_work::<T>(n));
                assert_eq!(getri(ctx, f.view_mut(), pivots.as_deref(), &mut w), Ok(()), "{what}");
                assert!(f.untouched(&a, |_, _| false), "{what}");
                check(ratio::inverse::<T>(&a.wide(), &f.wide()), format_args!("getri {what}"));

                let (mut c, mut p) = (before.clone(), vec![0; n]);
                let mut w = work(matinv_work::<T>(n));
                assert_eq!(matinv(ctx, a.view(), c.view_mut(), &mut p, &mut w), Ok(()), "{what}");
                assert!(c.untouched(&before, |_, _| false), "{what}");
                check(ratio::inverse::<T>(&a.wide(), &c.wide()), format_args!("matinv {what}"));
            }
        }
    });
}

for_each_type!(inverse_with_an_infinite_factor);
/// Row i of U^-1 L^-1 is made of row i of U^-1, which knows nothing of the rows of U above: with an Inf in U the rows
/// below it have the bits that they have without, and a second Inf reaches no more than its own. Larger matrices are
/// solved in strips, which multiply zeros, too.
fn inverse_with_an_infinite_factor<T: Element>() {
    with_ctx(1, |ctx| {
        for n in 2..=64 / size_of::<T>() {
            let rng = &mut Rng::new(n as u64);
            let mut f = generate::general::<T>(Family::Dominant, n, n, Layout::Gap, rng);
            nopiv(ctx, &mut f);
            let inverse = |f: &Mat<T>| {
                let [mut x, mut c] = [f.clone(), f.clone()];
                let mut w = work(getri_work::<T>(n));
                assert_eq!(getri::<T, i32>(ctx, x.view_mut(), None, &mut w), Ok(()));
                assert_eq!(getri_into::<T, i32>(ctx, f.view(), None, c.view_mut()), Ok(()));
                [x, c]
            };
            let clean = inverse(&f);
            for (i, j) in [(0, 1), (0, n - 1), ((n - 1) / 2, n - 1), (n - 2, n - 1)] {
                let mut g = f.clone();
                g.set(i, j, T::of(f64::INFINITY, 0.0));
                for (with, without) in inverse(&g).iter().zip(&clean) {
                    let what = format!("{n}: ({i}, {j})");
                    assert!(!with.get(i, j).modulus().is_finite(), "{what}");
                    for (r, c) in (i + 1..n).flat_map(|r| (0..n).map(move |c| (r, c))) {
                        let (x, y) = (with.get(r, c), without.get(r, c));
                        assert!(x.bits() == y.bits(), "{what} at ({r}, {c})");
                    }
                }
            }
            // Of U^-1's last column, which is the inverse's, rows behind the first Inf have met the second alone.
            let mut g = f.clone();
            let second = (n - 1 - n / 4).min(n - 2);
            for i in [0, second] {
                g.set(i, n - 1, T::of(f64::INFINITY, 0.0));
            }
            for x in inverse(&g) {
                for r in (1..n - 1).filter(|_| !T::IS_COMPLEX) {
                    let met = r <= second;
                    let modulus = x.get(r, n - 1).modulus();
                    assert!(!Real::is_nan(modulus) && modulus.is_finite() != met, "{n}: {r}");
                }
            }
        }
    });
}

for_each_type!(inverse_of_a_singular_matrix);
fn inverse_of_a_singular_matrix<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 17, 65, 130] {
            for k in [0, n / 2, n - 1] {
                let rng = &mut Rng::new(n as u64);
                let mut a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, rng);
                (0..n).for_each(|i| a.set(i, k, T::ZERO));
                let before = a.clone();
                let mut c = a.clone();
                let (mut p, mut w) = (vec![0; n], work(matinv_work::<T>(n)));
                let e = matinv(ctx, a.view(), c.view_mut(), &mut p, &mut w).unwrap_err();
                assert_eq!(e.index, k + 1);
                assert!(a.untouched(&before, |_, _| true));

                let (info, pivots) = getrf(ctx, &mut a);
                assert_eq!(info, k + 1);
                let factors = a.clone();
                let mut c = before.clone();
                let result = getri_into(ctx, a.view(), Some(&pivots), c.view_mut());
                assert!(matches!(result, Err(NoInverse::Singular(e)) if e.index == k + 1));
                assert!(c.untouched(&before, |_, _| true));
                let result = getri(ctx, a.view_mut(), Some(&pivots), &mut w);
                assert!(matches!(result, Err(NoInverse::Singular(e)) if e.index == k + 1));
                assert!(a.untouched(&factors, |_, _| true));
            }
        }
    });
}
