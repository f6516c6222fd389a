//! POTRF, POTRS, POTRI, LAUUM.

use crate::common::generate::{self, FAMILIES, Family};
use crate::common::mat::LAYOUTS;
use crate::common::ratio::{self, mirrored, probe, relative};
use crate::common::{Element, Layout, Mat, Rng, check, with_ctx, with_disorder};
use crate::{short, sizes};
use lucho::kernel::lauum::{lauum_lower, potri};
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::{NotPositiveDefinite, potrf_lower};
use lucho::kernel::solve::potrs;
use lucho::kernel::trsm::Uplo;

pub const TRIANGLES: [Uplo; 2] = [Uplo::Lower, Uplo::Upper];

pub fn potrf<T: Element>(ctx: &Ctx, uplo: Uplo, a: &mut Mat<T>) -> Result<(), NotPositiveDefinite> {
    let a = a.view_mut();
    potrf_lower(ctx, if uplo == Uplo::Lower { a } else { a.t() })
}

/// Whether (i, j) is in the other triangle than `uplo`.
pub fn opposite(uplo: Uplo) -> impl Fn(usize, usize) -> bool + Copy {
    move |i, j| i != j && (i > j) != (uplo == Uplo::Lower)
}

/// All layouts and families for small orders; they take turns for the larger ones.
fn cases(n: usize) -> Vec<(Layout, Family)> {
    let all = LAYOUTS.iter().flat_map(|&l| FAMILIES.iter().map(move |&f| (l, f)));
    let stride = if n <= 65 { 1 } else { 4 };
    all.step_by(stride).collect()
}

for_each_type!(factor);
fn factor<T: Element>() {
    with_ctx(1, |ctx| {
        for n in sizes() {
            for (layout, family) in cases(n) {
                let a = generate::definite::<T>(family, n, layout, &mut Rng::new(n as u64));
                for uplo in TRIANGLES {
                    let mut before = a.hide(opposite(uplo));
                    // The imaginary part of the diagonal is not part of the matrix.
                    for i in 0..n {
                        before.set(i, i, a.get(i, i) + T::of(0.0, 1.0 + i as f64));
                    }
                    let mut f = before.clone();
                    let what = format!("potrf {uplo:?} n {n} {layout:?} {family:?}");
                    assert_eq!(potrf(ctx, uplo, &mut f), Ok(()), "{what}");
                    assert!(f.untouched(&before, opposite(uplo)), "{what}");
                    assert!((0..n).all(|i| f.get(i, i).im() == T::ZERO.re()), "{what}");
                    check(ratio::cholesky(&a, &f, uplo == Uplo::Lower), format_args!("{what}"));
                    // Numbers there, too: a NaN may be computed with and stored as it was.
                    let mut g = a.clone();
                    assert_eq!(potrf(ctx, uplo, &mut g), Ok(()), "{what}");
                    assert!(g.untouched(&a, opposite(uplo)), "{what}");
                    assert!(g.untouched(&f, |i, j| !opposite(uplo)(i, j)), "{what}");
                }
            }
        }
    });
}

for_each_type!(wide_steps);
/// Orders of several steps, which become narrower on the way if there are many: the factor is right, and the same bits for
/// any number of threads; a minor that is not positive definite is found in the wide steps and in the narrow ones, and what
/// was factored before is there.
fn wide_steps<T: Element>() {
    // The first has rows that are no whole strips in every step, with any instruction set.
    for n in [389, 1600, 2500].into_iter().filter(|&n| n < 2000 || !short()) {
        for (layout, family) in [(Layout::Gap, Family::Uniform), (Layout::Row, Family::Graded)] {
            let a = generate::definite::<T>(family, n, layout, &mut Rng::new(n as u64));
            for uplo in TRIANGLES {
                let what = format!("potrf {uplo:?} n {n} {layout:?} {family:?}");
                let before = a.hide(opposite(uplo));
                let mut f = before.clone();
                assert_eq!(with_ctx(1, |ctx| potrf(ctx, uplo, &mut f)), Ok(()), "{what}");
                assert!(f.untouched(&before, opposite(uplo)), "{what}");
                check(ratio::cholesky(&a, &f, uplo == Uplo::Lower), format_args!("{what}"));
                let mut again = before.clone();
                assert_eq!(with_disorder(3, |ctx| potrf(ctx, uplo, &mut again)), Ok(()), "{what}");
                assert!(f.bits() == again.bits(), "{what}");
                for k in [n / 5, n / 2, n - 1] {
                    let mut g = before.clone();
                    g.set(k, k, T::of(-1.0, 0.0));
                    let result = with_disorder(2, |ctx| potrf(ctx, uplo, &mut g));
                    assert_eq!(result, Err(NotPositiveDefinite { minor: k + 1 }), "{what} {k}");
                    assert!(
                        g.untouched(&f, |i, j| i.max(j) < k || opposite(uplo)(i, j)),
                        "{what} {k}"
                    );
                }
            }
        }
    }
}

for_each_type!(what_the_diagonal_ignores);
fn what_the_diagonal_ignores<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 5, 33, 130] {
            for bad in [f64::NAN, f64::INFINITY] {
                let a = generate::definite::<T>(Family::Uniform, n, Layout::Gap, &mut Rng::new(3));
                let mut f = a.clone();
                if T::IS_COMPLEX {
                    (0..n).for_each(|i| f.set(i, i, T::of(a.get(i, i).modulus(), bad)));
                }
                assert_eq!(potrf(ctx, Uplo::Lower, &mut f), Ok(()), "n {n} {bad}");
                check(ratio::cholesky(&a, &f, true), format_args!("n {n} {bad}"));
            }
        }
    });
}

/// How a matrix is made not positive definite at index k.
#[derive(Clone, Copy, Debug)]
enum Flaw {
    Negative,
    ZeroRowAndColumn,
    NanOnDiagonal,
    NanInRow,
}

// Reciprocals of these pivots, or of the product of two neighbours, overflow, or lose digits.
for_each_type!(pivots_at_the_ends_of_the_range);
fn pivots_at_the_ends_of_the_range<T: Element>() {
    let single = T::EPS > 1e-10;
    let power = |e: i32| 2.0_f64.powi(e / 2) * 2.0_f64.powi(e - e / 2);
    let ends: &[i32] = match single {
        true => &[-148, 0, -128, -126, 126, -124, 124, 2, -130, 122, -100, -40, 98, 60],
        false => &[-1074, 0, -1024, -1022, 1022, -1020, 1020, 2, -1026, 1018, -900, -150, 898, 300],
    };
    with_ctx(1, |ctx| {
        for n in 1..=40 {
            for first in 0..ends.len() {
                let at = |i: usize| ends[(first + i) % ends.len()];
                for uplo in TRIANGLES {
                    let mut f = Mat::<T>::new(n, n, Layout::Gap, |i, j| match i == j {
                        true => T::of(power(at(i)), 0.0),
                        false => T::ZERO,
                    });
                    assert_eq!(potrf(ctx, uplo, &mut f), Ok(()), "n {n} first {first}");
                    for (i, j) in (0..n).flat_map(|i| (0..n).map(move |j| (i, j))) {
                        let root = if i == j { power(at(i) / 2) } else { 0.0 };
                        let off = (f.get(i, j).modulus() - root).abs();
                        assert!(off <= T::EPS * root, "n {n} first {first} ({i}, {j}): {off:e}");
                    }
                }
            }
            // Whole matrices, as small as normal numbers are and as large as sums allow.
            for scale in [T::TINY * n as f64, 0.25 / T::TINY / n as f64] {
                let a = generate::definite::<T>(
                    Family::Uniform,
                    n,
                    Layout::Gap,
                    &mut Rng::new(n as u64),
                );
                let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| a.get(i, j) * T::of(scale, 0.0));
                let mut f = a.clone();
                assert_eq!(potrf(ctx, Uplo::Lower, &mut f), Ok(()), "n {n} {scale:e}");
                let back = 1.0 / scale;
                let root = power(-((scale.log2() / 2.0).floor() as i32));
                let one = |x: T, by: f64| x * T::of(by, 0.0);
                let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| one(a.get(i, j), back));
                let f = Mat::<T>::new(n, n, Layout::Gap, |i, j| {
                    one(f.get(i, j), root) * T::of(back.sqrt() / root, 0.0)
                });
                check(ratio::cholesky(&a, &f, true), format_args!("n {n} {scale:e}"));
            }
        }
    });
}

for_each_type!(first_bad_minor);
fn first_bad_minor<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 5, 16, 33, 65, 200] {
            for k in [0, n / 2, n - 1] {
                for flaw in
                    [Flaw::Negative, Flaw::ZeroRowAndColumn, Flaw::NanOnDiagonal, Flaw::NanInRow]
                {
                    let layout = LAYOUTS[(n + k) % LAYOUTS.len()];
                    let mut a =
                        generate::definite::<T>(Family::Uniform, n, layout, &mut Rng::new(7));
                    match flaw {
                        Flaw::Negative => a.set(k, k, T::of(-1.0, 0.0)),
                        Flaw::NanOnDiagonal => a.set(k, k, T::nan()),
                        Flaw::NanInRow if k > 0 => {
                            a.set(k, k / 2, T::nan());
                            a.set(k / 2, k, T::nan());
                        }
                        Flaw::NanInRow => continue,
                        Flaw::ZeroRowAndColumn => (0..n).for_each(|i| {
                            a.set(i, k, T::ZERO);
                            a.set(k, i, T::ZERO);
                        }),
                    }
                    for uplo in TRIANGLES {
                        let before = a.hide(opposite(uplo));
                        let mut f = before.clone();
                        let what = format!("{uplo:?} n {n} k {k} {flaw:?} {layout:?}");
                        let result = potrf(ctx, uplo, &mut f);
                        assert_eq!(result, Err(NotPositiveDefinite { minor: k + 1 }), "{what}");
                        assert!(f.untouched(&before, opposite(uplo)), "{what}");
                    }
                }
            }
        }
    });
}

// A row that repeats the one before, which differs from it nowhere else.
for_each_type!(repeated_row);
fn repeated_row<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [2, 3, 4, 8, 9, 16, 17, 33] {
            for k in 1..n {
                let one = |i: usize, j: usize| i == j || i.max(j) == k && i.min(j) + 1 == k;
                for size in [1.0, 0.25, 1024.0] {
                    let mut f = Mat::<T>::new(n, n, Layout::Gap, |i, j| {
                        T::of(if one(i, j) { size } else { 0.0 }, 0.0)
                    });
                    for uplo in TRIANGLES {
                        let mut f = f.clone();
                        let result = potrf(ctx, uplo, &mut f);
                        assert_eq!(
                            result,
                            Err(NotPositiveDefinite { minor: k + 1 }),
                            "n {n} k {k}"
                        );
                    }
                    // Just as much larger as is seen.
                    f.set(k, k, T::of(size * (1.0 + 4.0 * T::EPS), 0.0));
                    assert_eq!(potrf(ctx, Uplo::Lower, &mut f), Ok(()), "n {n} k {k}");
                    let least = (4.0 * size * T::EPS).sqrt();
                    let off = (f.get(k, k).modulus() - least).abs();
                    assert!(off <= 4.0 * T::EPS * least, "n {n} k {k} {off:e}");
                }
            }
        }
    });
}

for_each_type!(solve);
fn solve<T: Element>() {
    with_ctx(1, |ctx| {
        for (k, n) in sizes().enumerate() {
            for (t, nrhs) in [0, 1, 3, 17, 64].into_iter().enumerate() {
                for uplo in TRIANGLES {
                    let layout = |s: usize| LAYOUTS[(k + t + s) % LAYOUTS.len()];
                    let mut rng = Rng::new((n + nrhs) as u64);
                    let family = FAMILIES[(k + t) % FAMILIES.len()];
                    let a = generate::definite::<T>(family, n, layout(0), &mut rng);
                    let mut f = a.hide(opposite(uplo));
                    potrf(ctx, uplo, &mut f).unwrap();
                    let b = Mat::<T>::new(n, nrhs, layout(1), |_, _| rng.element());
                    let mut x = b.clone();
                    potrs(ctx, uplo, f.view(), x.view_mut());
                    let what = format!("potrs {uplo:?} n {n} nrhs {nrhs} {family:?}");
                    assert!(x.untouched(&b, |_, _| false), "{what}");
                    check(ratio::solve(&a.wide(), &x, &b), format_args!("{what}"));
                }
            }
        }
    });
}

for_each_type!(inverse);
fn inverse<T: Element>() {
    with_ctx(1, |ctx| {
        for n in sizes() {
            for (layout, family) in cases(n).into_iter().step_by(3) {
                let a = generate::definite::<T>(family, n, layout, &mut Rng::new(n as u64));
                for uplo in TRIANGLES {
                    let before = a.hide(opposite(uplo));
                    let mut f = before.clone();
                    potrf(ctx, uplo, &mut f).unwrap();
                    let what = format!("potri {uplo:?} n {n} {layout:?} {family:?}");
                    assert_eq!(potri(ctx, uplo, f.view_mut()), Ok(()), "{what}");
                    assert!(f.untouched(&before, opposite(uplo)), "{what}");
                    assert!((0..n).all(|i| f.get(i, i).im() == T::ZERO.re()), "{what}");
                    let inverse = mirrored(&f, uplo == Uplo::Lower);
                    check(ratio::inverse::<T>(&a.wide(), &inverse), format_args!("{what}"));
                }
            }
        }
    });
}

for_each_type!(inverse_of_a_singular_factor);
fn inverse_of_a_singular_factor<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 17, 65] {
            for k in [0, n / 2, n - 1] {
                for uplo in TRIANGLES {
                    let mut f = generate::triangle::<T>(n, Layout::Gap, &mut Rng::new(5));
                    f.set(k, k, T::ZERO);
                    let before = f.clone();
                    assert_eq!(potri(ctx, uplo, f.view_mut()).unwrap_err().index, k + 1);
                    assert!(f.untouched(&before, |_, _| true));
                }
            }
        }
    });
}

for_each_type!(product_of_a_factor_with_itself);
fn product_of_a_factor_with_itself<T: Element>() {
    with_ctx(1, |ctx| {
        for (k, n) in sizes().enumerate() {
            let layout = LAYOUTS[k % LAYOUTS.len()];
            let l = generate::triangle::<T>(n, layout, &mut Rng::new(n as u64));
            let mut before = l.hide(opposite(Uplo::Lower));
            (0..n).for_each(|i| before.set(i, i, T::from_real(l.get(i, i).re())));
            let mut c = before.clone();
            lauum_lower(ctx, c.view_mut());
            assert!(c.untouched(&before, opposite(Uplo::Lower)), "n {n} {layout:?}");
            let l = before.wide().triangle(true, false);
            let v = probe(n);
            let expected = l.t().conj().times(&l.times(&v));
            let difference = mirrored(&c, true).times(&v).minus(&expected);
            let scale = l.norm1() * l.t().norm1();
            check(relative::<T>(&difference, n, scale), format_args!("lauum n {n} {layout:?}"));
        }
    });
}
