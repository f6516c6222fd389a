//! Condition numbers against explicit inverses, scaled solves, scalings, parts of matrices.

use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, work};
use crate::triangular::OPS;
use lucho::kernel::getrf::{getrf, getrf_work};
use lucho::kernel::lapack::condition::{gecon, pocon, trcon};
use lucho::kernel::lapack::equilibrate::{
    Equilibrated, Spread, geequ, laqge, laqhe, poequ, scale_rows,
};
use lucho::kernel::lapack::part::{lacpy, laset};
use lucho::kernel::lapack::scaled_solve::ScaledTriangle;
use lucho::kernel::norm::{Norm, general, hermitian, symmetric, triangular};
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::scalar::Scalar;
use lucho::kernel::triangle::{Trans, Triangle};
use lucho::kernel::trsm::{Diag, Uplo};
use num_complex::Complex;

type C64 = Complex<f64>;
/// A dense matrix of the oracle, by rows.
pub type Rows = Vec<Vec<C64>>;

pub const NS: [usize; 9] = [1, 2, 3, 5, 10, 17, 33, 50, 65];
const NORMS: [Norm; 2] = [Norm::One, Norm::Inf];
/// Those with adjacent rows or columns.
pub const LAYOUTS: [Layout; 3] = [Layout::Dense, Layout::Gap, Layout::Row];
pub const TRIANGLES: [Uplo; 2] = [Uplo::Lower, Uplo::Upper];

pub fn c64<T: Element>(x: T) -> C64 {
    let part = |bits: u64| {
        if size_of::<T::Real>() == 4 {
            f32::from_bits(bits as u32) as f64
        } else {
            f64::from_bits(bits)
        }
    };
    let (re, im) = x.bits();
    Complex { re: part(re), im: part(im) }
}
pub fn f64_of<T: Element>(r: T::Real) -> f64 {
    c64(T::from_real(r)).re
}
pub fn real<T: Element>(v: f64) -> T::Real {
    T::of(v, 0.0).re()
}
pub fn rows<T: Element>(a: &Mat<T>) -> Rows {
    (0..a.rows).map(|i| (0..a.cols).map(|j| c64(a.get(i, j))).collect()).collect()
}
fn modulus(x: C64) -> f64 {
    x.re.hypot(x.im)
}

pub fn op(a: &Rows, trans: Trans) -> Rows {
    let turn = |x: C64| if trans == Trans::Conj { x.conj() } else { x };
    match trans {
        Trans::No => a.clone(),
        _ => (0..a[0].len()).map(|i| a.iter().map(|row| turn(row[i])).collect()).collect(),
    }
}

/// Gauss-Jordan with full row pivoting, in f64.
pub fn inverse(a: &Rows) -> Rows {
    let n = a.len();
    let mut w: Rows = a.clone();
    for (i, row) in w.iter_mut().enumerate() {
        row.extend((0..n).map(|j| C64::new(f64::from(u8::from(i == j)), 0.0)));
    }
    for k in 0..n {
        let p = (k..n).max_by(|&i, &j| modulus(w[i][k]).total_cmp(&modulus(w[j][k]))).unwrap();
        w.swap(k, p);
        let d = w[k][k];
        for x in &mut w[k] {
            // Scaled, because the squared modulus of d may leave the range.
            let s = d.re.abs().max(d.im.abs());
            *x = (*x / s) / (d / s);
        }
        let pivot = w[k].clone();
        for (i, row) in w.iter_mut().enumerate() {
            if i != k {
                let f = row[k];
                row.iter_mut().zip(&pivot).for_each(|(x, &p)| *x -= f * p);
            }
        }
    }
    w.into_iter().map(|row| row[n..].to_vec()).collect()
}

pub fn norm_of(norm: Norm, a: &Rows) -> f64 {
    let sums =
        |a: &Rows| a.iter().map(|r| r.iter().map(|&x| modulus(x)).sum::<f64>()).fold(0.0, f64::max);
    match norm {
        Norm::Inf => sums(a),
        Norm::One => sums(&op(a, Trans::Yes)),
        Norm::Max => a.iter().flatten().map(|&x| modulus(x)).fold(0.0, f64::max),
        Norm::Frobenius => a.iter().flatten().map(|x| x.norm_sqr()).sum::<f64>().sqrt(),
    }
}

/// 1 / (||A|| ||A^-1||) in f64; the product is formed so that it cannot overflow.
fn exact<T: Element>(norm: Norm, a: &Rows) -> f64 {
    let s = norm_of(Norm::Max, a);
    let scaled: Rows = a.iter().map(|r| r.iter().map(|&x| x / s).collect()).collect();
    1.0 / (norm_of(norm, &scaled) * norm_of(norm, &inverse(&scaled)))
}

/// The estimate of a norm is a lower bound, and good within a small factor on all of these.
#[track_caller]
pub fn near<T: Element>(rcond: T::Real, exact: f64, what: &str) {
    let got = f64_of::<T>(rcond);
    // Rounding in the factorization shows in small reciprocals only.
    let slack = 1.0 + 1e3 * T::EPS / exact.max(T::EPS);
    assert!(
        got >= exact / slack * (1.0 - 1e-2) && got <= 4.0 * slack * exact,
        "{what}: {got:e} {exact:e}"
    );
}

fn general_matrix<T: Element>(kind: usize, n: usize, layout: Layout) -> Mat<T> {
    let rng = &mut Rng::new((n * 31 + kind) as u64);
    match kind {
        0 => generate::general(Family::Uniform, n, n, layout, rng),
        1 => generate::general(Family::Graded, n, n, layout, rng),
        2 => generate::general(Family::Tiny, n, n, layout, rng),
        3 => generate::general(Family::Huge, n, n, layout, rng),
        // Hilbert's, harmless up to order 4 in f32.
        4 => Mat::new(n, n, layout, |i, j| {
            T::of(1.0 / (i.min(3) + j.min(3) + 1) as f64, 0.0)
                + if i == j && i > 3 { T::ONE } else { T::ZERO }
        }),
        _ => generate::general(Family::Dominant, n, n, layout, rng),
    }
}

for_each_type!(condition_of_general);
fn condition_of_general<T: Element>() {
    with_ctx(1, |ctx| {
        for n in NS {
            for kind in 0..6 {
                let a = general_matrix::<T>(kind, n, LAYOUTS[(n + kind) % LAYOUTS.len()]);
                let mut f = a.clone();
                let mut pivots = vec![0; n];
                getrf(ctx, f.view_mut(), &mut pivots, &mut work(getrf_work::<T>(n, n)));
                for norm in NORMS {
                    let anorm = general(norm, a.view());
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(2 * n));
                    let c = gecon(ctx, norm, f.view(), anorm, &mut w, &mut rw);
                    assert!(!c.bad_norm && !c.doubtful);
                    let what = format!("gecon {norm:?} {n} kind {kind}");
                    near::<T>(c.rcond, exact::<T>(norm, &rows(&a)), &what);
                }
            }
        }
    });
}

for_each_type!(condition_of_definite);
fn condition_of_definite<T: Element>() {
    with_ctx(1, |ctx| {
        for n in NS {
            for family in generate::FAMILIES {
                for uplo in TRIANGLES {
                    let layout = LAYOUTS[n % LAYOUTS.len()];
                    let a = generate::definite::<T>(family, n, layout, &mut Rng::new(n as u64));
                    let a = a.hide(crate::cholesky::opposite(uplo));
                    let mut f = a.clone();
                    let v = if uplo == Uplo::Lower { f.view_mut() } else { f.view_mut().t() };
                    potrf_lower(ctx, v).unwrap();
                    let anorm = hermitian(Norm::One, uplo, a.view());
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                    let rcond = pocon(ctx, uplo, f.view(), anorm, &mut w, &mut rw);
                    let full = full_hermitian(&a, uplo);
                    let what = format!("pocon {uplo:?} {n} {family:?}");
                    near::<T>(rcond, exact::<T>(Norm::One, &full), &what);
                }
            }
        }
    });
}

pub fn full_hermitian<T: Element>(a: &Mat<T>, uplo: Uplo) -> Rows {
    let at = |i: usize, j: usize| {
        if i == j {
            C64::new(c64(a.get(i, i)).re, 0.0)
        } else if (i > j) == (uplo == Uplo::Lower) {
            c64(a.get(i, j))
        } else {
            c64(a.get(j, i)).conj()
        }
    };
    (0..a.rows).map(|i| (0..a.cols).map(|j| at(i, j)).collect()).collect()
}

fn full_triangle<T: Element>(a: &Mat<T>, uplo: Uplo, diag: Diag) -> Rows {
    let at = |i: usize, j: usize| {
        if i == j && diag == Diag::Unit {
            C64::new(1.0, 0.0)
        } else if i == j || (i > j) == (uplo == Uplo::Lower) {
            c64(a.get(i, j))
        } else {
            C64::new(0.0, 0.0)
        }
    };
    (0..a.rows).map(|i| (0..a.cols).map(|j| at(i, j)).collect()).collect()
}

for_each_type!(condition_of_triangles);
fn condition_of_triangles<T: Element>() {
    with_ctx(1, |ctx| condition_of_triangles_in::<T>(ctx));
}

fn condition_of_triangles_in<T: Element>(ctx: &Ctx) {
    for n in NS {
        for uplo in TRIANGLES {
            for diag in [Diag::NonUnit, Diag::Unit] {
                let layout = LAYOUTS[n % LAYOUTS.len()];
                let a = generate::triangle::<T>(n, layout, &mut Rng::new(n as u64));
                let unit = |i, j| i == j && diag == Diag::Unit;
                let a = a.hide(crate::cholesky::opposite(uplo)).hide(unit);
                let full = full_triangle(&a, uplo, diag);
                for norm in NORMS {
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                    let rcond = trcon(ctx, norm, uplo, diag, a.view(), &mut w, &mut rw);
                    near::<T>(
                        rcond,
                        exact::<T>(norm, &full),
                        &format!("trcon {norm:?} {n} {uplo:?}"),
                    );
                }
                if diag == Diag::NonUnit {
                    let mut singular = a.clone();
                    singular.set(n / 2, n / 2, T::ZERO);
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                    let rcond = trcon(ctx, Norm::One, uplo, diag, singular.view(), &mut w, &mut rw);
                    assert_eq!(f64_of::<T>(rcond), 0.0);
                }
            }
        }
    }
}

for_each_type!(special_norms_and_orders);
fn special_norms_and_orders<T: Element>() {
    with_ctx(1, |ctx| special_norms_and_orders_in::<T>(ctx));
}

fn special_norms_and_orders_in<T: Element>(ctx: &Ctx) {
    let empty = Mat::<T>::new(0, 0, Layout::Dense, |_, _| T::ZERO);
    let one = Mat::<T>::new(1, 1, Layout::Dense, |_, _| T::ONE);
    let (mut w, mut rw) = (work::<T>(2), work::<T::Real>(2));
    let mut run = |a: &Mat<T>, anorm: f64| {
        let c = gecon(ctx, Norm::One, a.view(), real::<T>(anorm), &mut w, &mut rw);
        (f64_of::<T>(c.rcond), c.bad_norm, c.doubtful)
    };
    assert_eq!(run(&empty, 5.0), (1.0, false, false));
    assert_eq!(run(&one, 0.0), (0.0, false, false));
    assert_eq!(run(&one, 1.0), (1.0, false, false));
    assert_eq!(run(&one, f64::INFINITY), (0.0, true, false));
    let (rcond, bad, _) = run(&one, f64::NAN);
    assert!(rcond.is_nan() && bad);
    let nan = Mat::<T>::new(1, 1, Layout::Dense, |_, _| T::nan());
    let (rcond, bad, doubtful) = run(&nan, 1.0);
    assert!(rcond.is_nan() && !bad && doubtful);
    let (mut w, mut rw) = (work::<T>(2), work::<T::Real>(2));
    assert_eq!(
        f64_of::<T>(pocon(ctx, Uplo::Lower, empty.view(), real::<T>(1.0), &mut w, &mut rw)),
        1.0
    );
    let rcond = trcon(ctx, Norm::Inf, Uplo::Lower, Diag::NonUnit, empty.view(), &mut w, &mut rw);
    assert_eq!(f64_of::<T>(rcond), 1.0);
    // A NaN anywhere ends, and is not taken for a good condition.
    for at in [(0, 0), (2, 1), (4, 4)] {
        let mut a = generate::triangle::<T>(5, Layout::Dense, &mut Rng::new(1));
        a.set(at.0, at.1, T::nan());
        let (mut w, mut rw) = (work::<T>(10), work::<T::Real>(10));
        let lower = trcon(ctx, Norm::One, Uplo::Lower, Diag::NonUnit, a.view(), &mut w, &mut rw);
        assert!(!(f64_of::<T>(lower) > 0.0), "{at:?}");
        let c = gecon(ctx, Norm::One, a.view(), real::<T>(1.0), &mut w, &mut rw);
        assert!(c.doubtful, "{at:?}");
    }
}

/// Triangles whose inverse leaves the range in various ways.
fn hard_triangle<T: Element>(kind: usize, n: usize, layout: Layout) -> Mat<T> {
    let (tiny, huge) = (T::TINY, T::EPS / T::TINY);
    let rng = &mut Rng::new((n + 7 * kind) as u64);
    Mat::new(n, n, layout, |i, j| {
        let (re, im) = (rng.unit(), rng.unit());
        let (d, o) = match kind {
            0 => (1.0, 1.0),
            1 => (1e-3, 1.0),
            // One tiny pivot in the middle.
            2 if i == n / 2 => (tiny * 4.0, 1.0),
            3 if i == n / 2 => (tiny / 64.0, 1.0),
            2 | 3 => (1.0, 1.0),
            // All near overflow: column sums overflow.
            4 => (huge * 1e3, huge * 1e3),
            5 => (tiny * 2.0, tiny),
            // Huge beside a small diagonal.
            6 => (1.0, huge),
            _ => (huge, 1.0 / huge),
        };
        let s = if i == j { d * (1.5 + re / 2.0) / re.abs().max(0.5) / 2.0 } else { o * re };
        T::of(s, if i == j { 0.0 } else { o * im })
    })
}

for_each_type!(scaled_solves);
fn scaled_solves<T: Element>() {
    with_ctx(1, |ctx| scaled_solves_in::<T>(ctx));
}

fn scaled_solves_in<T: Element>(ctx: &Ctx) {
    for n in [1, 2, 5, 17, 40] {
        for kind in 0..8 {
            for uplo in TRIANGLES {
                for diag in [Diag::NonUnit, Diag::Unit] {
                    for trans in OPS {
                        for size in [1.0, T::TINY * 8.0, T::EPS / T::TINY] {
                            let layout = LAYOUTS[(n + kind) % LAYOUTS.len()];
                            let a = hard_triangle::<T>(kind, n, layout);
                            let a = a.hide(crate::cholesky::opposite(uplo));
                            let mut rng = Rng::new(3);
                            let b = Mat::<T>::new(n, 1, Layout::Dense, |_, _| {
                                let (re, im) = (rng.unit(), rng.unit());
                                T::of(size * re, size * im)
                            });
                            let mut x = b.clone();
                            let mut sums = vec![real::<T>(f64::NAN); n];
                            let t = Triangle::new(uplo, diag, a.view());
                            let scaled = ScaledTriangle::new(t, &mut sums);
                            let s = f64_of::<T>(scaled.solve(ctx, trans, x.view_mut()));
                            let what =
                                format!("{kind} {n} {uplo:?} {diag:?} {trans:?} {size:e} s {s:e}");
                            // A scale that is not normal says "out of range", and no more than
                            // that; some of the kinds and sizes here must not come to it.
                            if s < T::TINY / T::EPS {
                                let may = matches!(kind, 1 | 4 | 6) || size > 1.0;
                                assert!(may && s >= 0.0, "{what}");
                                continue;
                            }
                            check_scaled(
                                &op(&full_triangle(&a, uplo, diag), trans),
                                &b,
                                &x,
                                s,
                                &what,
                            );
                        }
                    }
                }
            }
        }
    }
}

/// |A x - s b| is small against |A||x| + s |b|, row by row, all numbers brought near 1 first.
#[track_caller]
fn check_scaled<T: Element>(a: &Rows, b: &Mat<T>, x: &Mat<T>, s: f64, what: &str) {
    let n = a.len();
    assert!(s.is_finite(), "{what}");
    let xs: Vec<C64> = (0..n).map(|i| c64(x.get(i, 0))).collect();
    assert!(xs.iter().all(|x| x.re.is_finite() && x.im.is_finite()), "{what}");
    let xmax = xs.iter().map(|&x| modulus(x)).fold(f64::MIN_POSITIVE, f64::max);
    for i in 0..n {
        let amax = a[i].iter().map(|&v| modulus(v)).fold(f64::MIN_POSITIVE, f64::max);
        let (mut r, mut w) = (C64::new(0.0, 0.0), 0.0);
        for j in 0..n {
            let p = (a[i][j] / amax) * (xs[j] / xmax);
            r += p;
            w += modulus(p);
        }
        // s b / (amax xmax), without leaving the range.
        let v = c64(b.get(i, 0)) / xmax * s / amax;
        // What x lost to underflow.
        let lost = T::TINY / xmax * n as f64;
        let bound = 20.0 * (n as f64 + 3.0) * T::EPS * (w + modulus(v)) + 4.0 * lost + 1e-300;
        assert!(modulus(r - v) <= bound, "{what}: row {i} {:e} {bound:e}", modulus(r - v));
    }
}

for_each_type!(equilibration);
fn equilibration<T: Element>() {
    for (m, n) in [(1, 1), (4, 4), (7, 3), (3, 7), (20, 20)] {
        let mut rng = Rng::new(2);
        let a = Mat::<T>::new(m, n, Layout::Gap, |i, j| {
            let s = 10f64.powi(i as i32 % 7 * 3 - 9) * 10f64.powi(j as i32 % 5 * 2 - 4);
            T::of(s * (1.5 + rng.unit()), s * rng.unit())
        });
        let mut r = vec![real::<T>(0.0); m];
        let mut c = vec![real::<T>(0.0); n];
        let none = real::<T>(-1.0);
        let mut spread = Spread { rows: none, cols: none, largest: none };
        assert_eq!(geequ(a.view(), &mut r, &mut c, &mut spread), 0);
        let mut b = a.clone();
        let done = laqge(b.view_mut(), &r, &c, &spread);
        if m.min(n) > 3 {
            assert_eq!(done, Equilibrated { rows: true, cols: true });
        }
        if done.rows && done.cols {
            let size = |i, j| {
                let x = c64(b.get(i, j));
                x.re.abs() + x.im.abs()
            };
            assert!((0..m).all(|i| (0..n).all(|j| size(i, j) <= 1.0 + 8.0 * T::EPS)));
            for j in 0..n {
                let largest = (0..m).map(|i| size(i, j)).fold(0.0, f64::max);
                assert!((largest - 1.0).abs() <= 8.0 * T::EPS);
            }
        }
        assert!(b.untouched(&a, |_, _| false));
        // A zero row, then a zero column.
        let mut zero = a.clone();
        (0..n).for_each(|j| zero.set(m - 1, j, T::ZERO));
        assert_eq!(geequ(zero.view(), &mut r, &mut c, &mut spread), m);
        if m > 1 && n > 1 {
            let mut zero = a.clone();
            (0..m).for_each(|i| zero.set(i, 1, T::ZERO));
            assert_eq!(geequ(zero.view(), &mut r, &mut c, &mut spread), m + 2);
        }
    }
    // Well scaled: nothing to do.
    let rng = &mut Rng::new(2);
    let a = generate::general::<T>(Family::Dominant, 5, 5, Layout::Dense, rng);
    let one = real::<T>(1.0);
    let mut same = a.clone();
    let fine = Spread { rows: one, cols: one, largest: one };
    assert_eq!(laqge(same.view_mut(), &[one; 5], &[one; 5], &fine), Equilibrated::NONE);
    assert!(same.untouched(&a, |_, _| true));
}

for_each_type!(equilibration_of_definite);
fn equilibration_of_definite<T: Element>() {
    for uplo in TRIANGLES {
        let n = 30;
        let a = generate::definite::<T>(Family::Graded, n, Layout::Gap, &mut Rng::new(3));
        let a = a.hide(crate::cholesky::opposite(uplo));
        let mut s = vec![real::<T>(0.0); n];
        let (mut ratio, mut largest) = (real::<T>(-1.0), real::<T>(-1.0));
        assert_eq!(poequ(a.view(), &mut s, &mut ratio, &mut largest), 0);
        assert!(f64_of::<T>(ratio) < 0.1);
        let mut b = a.clone();
        assert!(laqhe(uplo, true, b.view_mut(), &s, ratio, largest));
        assert!(b.untouched(&a, crate::cholesky::opposite(uplo)));
        for i in 0..n {
            let d = c64(b.get(i, i));
            assert!((d.re - 1.0).abs() < 8.0 * T::EPS && d.im == 0.0);
        }
        let mut bad = a.clone();
        bad.set(7, 7, T::of(-1.0, 0.0));
        bad.set(9, 9, T::ZERO);
        assert_eq!(poequ(bad.view(), &mut s, &mut ratio, &mut largest), 8);
    }
    let mut b = Mat::<T>::new(3, 2, Layout::Gap, |i, j| T::of((i + j) as f64, 1.0));
    let before = b.clone();
    scale_rows(&[real::<T>(2.0), real::<T>(0.5), real::<T>(1.0)], b.view_mut());
    assert!(b.untouched(&before, |i, _| i == 2));
    assert_eq!(b.get(1, 1), T::of(1.0, 0.5));
}

for_each_type!(parts);
fn parts<T: Element>() {
    for width in [1, 3] {
        with_ctx(width, |ctx| {
            for (m, n) in [(0, 3), (3, 0), (1, 1), (5, 9), (9, 5), (400, 390)] {
                for layout in LAYOUTS {
                    for part in [None, Some(Uplo::Lower), Some(Uplo::Upper)] {
                        let inside = |i: usize, j: usize| match part {
                            None => true,
                            Some(Uplo::Lower) => i >= j,
                            Some(Uplo::Upper) => i <= j,
                        };
                        let rng = &mut Rng::new(1);
                        let a = Mat::<T>::new(m, n, layout, |_, _| rng.element());
                        let before = Mat::<T>::new(m, n, Layout::Gap, |_, _| T::guard());
                        let mut b = before.clone();
                        lacpy(ctx, part, a.hide(|i, j| !inside(i, j)).view(), b.view_mut());
                        assert!(b.untouched(&before, |i, j| !inside(i, j)));
                        let mut c = a.clone();
                        laset(ctx, part, T::of(2.0, 1.0), T::of(3.0, -1.0), c.view_mut());
                        assert!(c.untouched(&a, |i, j| i != j && !inside(i, j)));
                        for j in 0..n {
                            for i in (0..m).filter(|&i| inside(i, j)) {
                                assert!(b.get(i, j).bits() == a.get(i, j).bits());
                                let v = if i == j { (3.0, -1.0) } else { (2.0, 1.0) };
                                assert_eq!(c.get(i, j), T::of(v.0, v.1));
                            }
                        }
                    }
                }
            }
        });
    }
}

for_each_type!(norms_of_parts);
fn norms_of_parts<T: Element>() {
    let all = [Norm::One, Norm::Inf, Norm::Max, Norm::Frobenius];
    let close = |got: T::Real, want: f64| {
        assert!((f64_of::<T>(got) - want).abs() <= 40.0 * T::EPS * want, "{got:?} {want:e}");
    };
    for (m, n) in [(1, 1), (6, 4), (4, 6), (70, 130), (130, 70)] {
        for uplo in TRIANGLES {
            let a = Mat::<T>::new(m, n, Layout::Gap, {
                let mut rng = Rng::new(9);
                move |_, _| rng.element()
            });
            let a = a.hide(|i, j| i != j && (i > j) != (uplo == Uplo::Lower));
            for norm in all {
                for diag in [Diag::NonUnit, Diag::Unit] {
                    let full = full_triangle(&a, uplo, diag);
                    close(triangular(norm, uplo, diag, a.view()), norm_of(norm, &full));
                }
                if m == n {
                    let mut full = full_triangle(&a, uplo, Diag::NonUnit);
                    let mirror = op(&full, Trans::Yes);
                    for i in 0..n {
                        for j in (0..n).filter(|&j| j != i) {
                            full[i][j] += mirror[i][j];
                        }
                    }
                    close(symmetric(norm, uplo, a.view()), norm_of(norm, &full));
                }
            }
        }
    }
}
