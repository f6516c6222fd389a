//! Level 1 against plain loops: increments, lengths, special values, ranges, bits.

use crate::common::{Element, Rng, Wide, with_ctx, with_disorder};
use crate::vectors::{INCS, Sum, Vector, close};
use lucho::kernel::level1::{asum, axpy, copy, dot, iamax, nrm2, rot, rotg, rotmg, scal};
use lucho::kernel::scalar::Scalar;
use num_complex::Complex;

/// Vector edges, unrolled steps, stack blocks, and enough for several threads.
const LENGTHS: [usize; 10] = [0, 1, 2, 3, 7, 33, 200, 1037, 4100, 300_001];

/// The lengths and increments of two vectors; the long ones only in a few combinations.
fn cases() -> impl Iterator<Item = (usize, isize, isize)> {
    let pairs = INCS.into_iter().flat_map(|x| INCS.into_iter().map(move |y| (x, y)));
    pairs.flat_map(|(x, y)| {
        let long = matches!((x, y), (1, 1) | (2, -1));
        let most = if long { 1_000_000 } else { 5000 };
        LENGTHS.into_iter().filter(move |&n| n <= most).map(move |n| (n, x, y))
    })
}

fn real<T: Element>(r: T::Real) -> f64 {
    let x = T::from_real(r);
    // A modulus, and its sign.
    if r < T::Real::ZERO { -x.modulus() } else { x.modulus() }
}

for_each_type!(two_vectors);
fn two_vectors<T: Element>() {
    let mut rng = Rng::new(1);
    for (n, incx, incy) in cases() {
        let what = format!("n {n} incx {incx} incy {incy}");
        let (x, y) = (Vector::<T>::random(n, incx, &mut rng), Vector::random(n, incy, &mut rng));
        let (alpha, beta) = (T::of(0.7, -1.3), T::of(-0.4, 0.9));
        with_ctx(3, |ctx| {
            for conj in [false, true] {
                let mut sum = Sum::new();
                for i in 0..n {
                    let x = if conj { x.wide(i).conj() } else { x.wide(i) };
                    sum.add(x * y.wide(i));
                }
                let got = dot::dot(ctx.par, conj, x.view(), y.view());
                close(got, &sum, format_args!("dot {conj} {what}"));
            }
            let each = |got: &Vector<T>, what: &str, f: &dyn Fn(usize) -> [T::Wide; 2]| {
                got.guarded();
                for i in 0..n {
                    let mut sum = Sum::new();
                    f(i).into_iter().for_each(|w| sum.add(w));
                    close(got.get(i), &sum, format_args!("{what} at {i}"));
                }
            };
            let (a, b) = (alpha.wide(), beta.wide());
            let mut z = y.clone();
            axpy::axpy(ctx.par, alpha, x.view(), z.view_mut());
            each(&z, &format!("axpy {what}"), &|i| [a * x.wide(i), y.wide(i)]);
            let mut z = y.clone();
            axpy::axpby(ctx.par, alpha, x.view(), beta, z.view_mut());
            each(&z, &format!("axpby {what}"), &|i| [a * x.wide(i), b * y.wide(i)]);
            let (mut v, mut w) = (x.clone(), y.clone());
            copy::copy(ctx.par, x.view(), w.view_mut());
            w.guarded();
            assert!((0..n).all(|i| w.get(i).bits() == x.get(i).bits()), "copy {what}");
            w = y.clone();
            copy::swap(ctx.par, v.view_mut(), w.view_mut());
            v.guarded();
            w.guarded();
            let swapped =
                |i| (w.get(i).bits(), v.get(i).bits()) == (x.get(i).bits(), y.get(i).bits());
            assert!((0..n).all(swapped), "swap {what}");

            let (c, s) = (T::of(0.6, 0.0), T::of(0.5, 0.6));
            let (mut v, mut w) = (x.clone(), y.clone());
            rot::rot(ctx.par, v.view_mut(), w.view_mut(), c.re(), s);
            let (c, s) = (c.wide(), s.wide());
            each(&v, &format!("rot x {what}"), &|i| [c * x.wide(i), s * y.wide(i)]);
            each(&w, &format!("rot y {what}"), &|i| [c * y.wide(i), -s.conj() * x.wide(i)]);
            let t = T::of(0.8, 0.0);
            let (mut v, mut w) = (x.clone(), y.clone());
            rot::rot_real(ctx.par, v.view_mut(), w.view_mut(), T::of(0.6, 0.0).re(), t.re());
            let t = t.wide();
            each(&v, &format!("csrot x {what}"), &|i| [c * x.wide(i), t * y.wide(i)]);
            each(&w, &format!("csrot y {what}"), &|i| [c * y.wide(i), -t * x.wide(i)]);
        });
    }
}

for_each_type!(one_vector);
fn one_vector<T: Element>() {
    let mut rng = Rng::new(2);
    for (n, inc, _) in cases().filter(|c| c.2 == 1 || c == &(300_001, 2, -1)) {
        let what = format!("n {n} inc {inc}");
        let x = Vector::<T>::random(n, inc, &mut rng);
        with_ctx(3, |ctx| {
            let parts = |i: usize| {
                let (re, im) = (x.get(i).re(), x.get(i).im());
                (real::<T>(re), real::<T>(im))
            };
            let plain: f64 = (0..n).map(|i| parts(i).0.abs() + parts(i).1.abs()).sum();
            let got = real::<T>(asum::asum(ctx.par, x.view()));
            assert!((got - plain).abs() <= 4.0 * T::EPS * plain * (n as f64), "asum {what}");
            let squares: f64 = (0..n).map(|i| parts(i).0.powi(2) + parts(i).1.powi(2)).sum();
            let got = real::<T>(nrm2::nrm2(ctx.par, x.view()));
            let norm = squares.sqrt();
            assert!((got - norm).abs() <= 4.0 * T::EPS * norm * (n as f64 + 1.0), "nrm2 {what}");
            let mut best: Option<usize> = None;
            for i in 0..n {
                if best.is_none_or(|b| x.get(i).abs1() > x.get(b).abs1()) {
                    best = Some(i);
                }
            }
            assert_eq!(iamax::iamax(ctx.par, x.view()), best, "iamax {what}");

            let mut z = x.clone();
            scal::scal(ctx.par, T::of(-0.3, 1.1), z.view_mut());
            z.guarded();
            for i in 0..n {
                let mut sum = Sum::new();
                sum.add(T::of(-0.3, 1.1).wide() * x.wide(i));
                close(z.get(i), &sum, format_args!("scal {what}"));
            }
            let mut z = x.clone();
            scal::scal_real(ctx.par, T::of(-0.3, 0.0).re(), z.view_mut());
            z.guarded();
            for i in 0..n {
                let exact = x.get(i).scale(T::of(-0.3, 0.0).re());
                assert_eq!(z.get(i).bits(), exact.bits(), "scal_real {what}");
            }
            let mut z = x.clone();
            copy::fill(ctx.par, T::of(2.0, 3.0), z.view_mut());
            z.guarded();
            assert!((0..n).all(|i| z.get(i) == T::of(2.0, 3.0)), "fill {what}");
        });
    }
}

for_each_type!(maximum_as_by_comparisons);
fn maximum_as_by_comparisons<T: Element>() {
    let nan = T::nan();
    let index = |x: &Vector<T>| with_ctx(1, |ctx| iamax::iamax(ctx.par, x.view()));
    for n in [1, 5, 40, 5000] {
        for inc in [1, 2] {
            let mut x = Vector::<T>::new(n, inc, |_| T::of(0.5, 0.5));
            assert_eq!(index(&x), Some(0));
            x.set(n - 1, T::of(-0.7, 0.9));
            assert_eq!(index(&x), Some(n - 1));
            x.set(n / 2, nan);
            assert_eq!(index(&x), Some(if n == 1 { 0 } else { n - 1 }));
            x.set(0, nan);
            assert_eq!(index(&x), Some(0));
            let x = Vector::<T>::new(n, inc, |_| nan);
            assert_eq!(index(&x), Some(0));
            let x = Vector::<T>::new(n, inc, |i| if i == 0 { T::ZERO } else { nan });
            assert_eq!(index(&x), Some(0));
            let inf = T::of(f64::INFINITY, 0.0);
            let x = Vector::<T>::new(n, inc, |i| if i >= n / 2 { inf } else { T::ONE });
            assert_eq!(index(&x), Some(n / 2));
        }
    }
    // Ties, and a run of NaN, across the ranges of several threads.
    let n = 600_000;
    let mut x = Vector::<T>::new(n, 1, |i| if i > 0 && i < 200_000 { nan } else { T::ONE });
    assert_eq!(index(&x), Some(0));
    x.set(399_999, T::of(-2.0, 0.0));
    x.set(500_000, T::of(2.0, 0.0));
    assert_eq!(index(&x), Some(399_999));
    assert_eq!(index(&Vector::new(0, 1, |_| T::ONE)), None);
}

for_each_type!(norms_near_the_edges);
fn norms_near_the_edges<T: Element>() {
    let norm = |x: &Vector<T>| with_ctx(1, |ctx| real::<T>(nrm2::nrm2(ctx.par, x.view())));
    let huge = 0.5 / T::TINY;
    let least = T::TINY * T::EPS;
    for n in [1usize, 3, 4, 100, 5000] {
        for inc in [1, -2] {
            for size in [huge / 64.0, 1e-3 * huge, T::TINY, 64.0 * least, least, T::TINY.sqrt()] {
                let x =
                    Vector::<T>::new(n, inc, |i| T::of(if i % 2 == 0 { size } else { -size }, 0.0));
                let expected = (n as f64).sqrt();
                let got = norm(&x) / size;
                // Half a unit of the result, which may be subnormal.
                let allowed = 0.5 * (least / size) + (20.0 + 0.05 * n as f64) * T::EPS * expected;
                assert!((got - expected).abs() <= allowed, "{n} {inc} {size}: {got} {expected}");
            }
            // Small elements beside a large one.
            let mut x = Vector::<T>::new(n, inc, |_| T::of(T::TINY, 0.0));
            x.set(n / 2, T::of(0.0, -huge).conj() + T::of(huge, 0.0));
            let exact = if T::IS_COMPLEX { huge * 2f64.sqrt() } else { huge };
            assert!((norm(&x) - exact).abs() <= 10.0 * T::EPS * exact);
            let mut x = Vector::<T>::new(n, inc, |_| T::of(huge, 0.0));
            x.set(n / 2, T::of(f64::NEG_INFINITY, 0.0));
            assert_eq!(norm(&x), f64::INFINITY);
            x.set(0, T::nan());
            assert!(norm(&x).is_nan());
            assert!(
                norm(&Vector::new(n, inc, |i| if i + 1 == n { T::nan() } else { T::ZERO }))
                    .is_nan()
            );
            assert_eq!(norm(&Vector::new(n, inc, |_| T::ZERO)), 0.0);
        }
    }
    assert_eq!(norm(&Vector::new(0, 1, |_| T::ZERO)), 0.0);
}

for_each_type!(increment_zero);
fn increment_zero<T: Element>() {
    let n = 300;
    with_ctx(2, |ctx| {
        let x = Vector::<T>::new(1, 1, |_| T::of(3.0, 0.0));
        // SAFETY: n times the same element.
        let (repeated, mut y) = (
            unsafe { lucho::kernel::vector::VecRef::from_raw(x.view().as_ptr(), n, 0) },
            Vector::<T>::new(n, 2, |_| T::ONE),
        );
        copy::copy(ctx.par, repeated, y.view_mut());
        assert!((0..n).all(|i| y.get(i) == T::of(3.0, 0.0)));
        axpy::axpy(ctx.par, T::of(2.0, 0.0), repeated, y.view_mut());
        assert!((0..n).all(|i| y.get(i) == T::of(9.0, 0.0)));
        y.guarded();
        let mut one = Vector::<T>::new(1, 1, |_| T::ZERO);
        let p = one.view_mut().as_mut_ptr();
        // SAFETY: n times the same element.
        let all = || unsafe { lucho::kernel::vector::VecMut::from_raw(p, n, 0) };
        axpy::axpy(ctx.par, T::ONE, y.view(), all());
        assert_eq!(one.get(0), T::of(9.0 * n as f64, 0.0));
        copy::copy(ctx.par, y.view(), all());
        assert_eq!(one.get(0), T::of(9.0, 0.0));
        assert_eq!(dot::dot(ctx.par, false, repeated, repeated), T::of(9.0 * n as f64, 0.0));
    });
}

for_each_type!(special_factors);
fn special_factors<T: Element>() {
    let n = 37;
    with_ctx(1, |ctx| {
        for inc in [1, -2] {
            let bad = Vector::<T>::new(n, inc, |_| T::nan());
            let one = || Vector::<T>::new(n, inc, |_| T::ONE);
            let mut y = one();
            axpy::axpy(ctx.par, T::ZERO, bad.view(), y.view_mut());
            assert_eq!(y.bits(), one().bits());
            axpy::axpby(ctx.par, T::ZERO, bad.view(), T::ONE, y.view_mut());
            assert_eq!(y.bits(), one().bits());
            let mut y = bad.clone();
            axpy::axpby(ctx.par, T::ONE, one().view(), T::ZERO, y.view_mut());
            assert_eq!(y.bits(), one().bits());
            let mut y = bad.clone();
            axpy::axpby(ctx.par, T::ZERO, bad.view(), T::ZERO, y.view_mut());
            assert!((0..n).all(|i| y.get(i) == T::ZERO));
            let mut y = bad.clone();
            scal::scal(ctx.par, T::ZERO, y.view_mut());
            assert!((0..n).all(|i| y.get(i).is_nan()));
            axpy::axpy(ctx.par, T::ONE, bad.view(), y.view_mut());
            assert!(dot::dot(ctx.par, true, bad.view(), one().view()).is_nan());
        }
    });
}

for_each_type!(same_bits_for_all_threads);
fn same_bits_for_all_threads<T: Element>() {
    let mut rng = Rng::new(5);
    for n in [270_000, 999_999] {
        let (x, y) = (Vector::<T>::random(n, 1, &mut rng), Vector::random(n, 1, &mut rng));
        let all = |ctx: &lucho::kernel::par::Ctx| {
            let mut z = y.clone();
            axpy::axpy(ctx.par, T::of(0.3, 0.4), x.view(), z.view_mut());
            let reals = [asum::asum(ctx.par, x.view()), nrm2::nrm2(ctx.par, x.view())];
            let mut bits = z.bits();
            bits.push(dot::dot(ctx.par, true, x.view(), y.view()).bits());
            bits.extend(reals.map(|r| T::from_real(r).bits()));
            bits
        };
        let one = with_ctx(1, all);
        assert_eq!(one, with_ctx(2, all));
        assert_eq!(one, with_ctx(7, all));
        assert_eq!(one, with_disorder(5, all));
    }
}

#[test]
fn double_precision_dots() {
    let mut rng = Rng::new(3);
    for (n, incx, incy) in cases() {
        let (x, y) = (Vector::<f32>::random(n, incx, &mut rng), Vector::random(n, incy, &mut rng));
        let plain: f64 = (0..n).map(|i| f64::from(x.get(i)) * f64::from(y.get(i))).sum();
        with_ctx(2, |ctx| {
            let got = dot::dsdot(ctx.par, x.view(), y.view());
            assert!((got - plain).abs() <= 1e-15 * n as f64, "{got} {plain}");
            let got = dot::sdsdot(ctx.par, 0.25, x.view(), y.view());
            assert!((f64::from(got) - (plain + 0.25)).abs() <= 1e-7 * (plain.abs() + 1.0));
        });
    }
}

#[test]
fn modified_rotations() {
    let mut rng = Rng::new(4);
    let h = [0.9, -0.2, 0.3, 1.1];
    for (flag, m) in [
        (-2.0, [1.0, 0.0, 0.0, 1.0]),
        (-1.0, [h[0], h[2], h[1], h[3]]),
        (0.0, [1.0, h[2], h[1], 1.0]),
        (1.0, [h[0], 1.0, -1.0, h[3]]),
    ] {
        for (n, incx, incy) in cases().filter(|c| c.0 < 5000) {
            let (x, y) =
                (Vector::<f64>::random(n, incx, &mut rng), Vector::random(n, incy, &mut rng));
            let (mut v, mut w) = (x.clone(), y.clone());
            let param = [flag, h[0], h[1], h[2], h[3]];
            with_ctx(1, |ctx| rot::rotm(ctx.par, v.view_mut(), w.view_mut(), &param));
            v.guarded();
            w.guarded();
            for i in 0..n {
                assert!((v.get(i) - (m[0] * x.get(i) + m[1] * y.get(i))).abs() < 1e-15);
                assert!((w.get(i) - (m[2] * x.get(i) + m[3] * y.get(i))).abs() < 1e-15);
            }
        }
    }
}

#[test]
fn modified_rotations_zero_the_second() {
    let mut rng = Rng::new(6);
    for k in 0..400 {
        let scale = 2f64.powi((k % 9 - 4) * 7);
        let (d1, d2) = (rng.unit().abs() * scale, rng.unit() / scale);
        let (x1, y1) = (rng.unit(), rng.unit());
        let m = rotmg::rotmg(d1, d2, x1, y1, [9.0; 5]);
        let [flag, h11, h21, h12, h22] = m.param;
        let h = match flag {
            -1.0 => [h11, h12, h21, h22],
            0.0 => [1.0, h12, h21, 1.0],
            1.0 => [h11, 1.0, -1.0, h22],
            _ => panic!("flag {flag}"),
        };
        if d2 < 0.0 && m.d1 == 0.0 {
            continue;
        }
        let (x, y) = (h[0] * x1 + h[1] * y1, h[2] * x1 + h[3] * y1);
        let size = (h[2] * x1).abs() + (h[3] * y1).abs();
        assert!(y.abs() <= 1e-14 * size, "{k}: {y}");
        assert!((x - m.x1).abs() <= 1e-14 * ((h[0] * x1).abs() + (h[1] * y1).abs()));
        // H^T diag(new d) H = diag(old d).
        let old = |p: usize, q: usize| h[p] * m.d1 * h[q] + h[p + 2] * m.d2 * h[q + 2];
        let near = |a: f64, b: f64, s: f64| (a - b).abs() <= 1e-13 * s;
        let size =
            |p: usize, q: usize| (h[p] * m.d1 * h[q]).abs() + (h[p + 2] * m.d2 * h[q + 2]).abs();
        assert!(near(old(0, 0), d1, size(0, 0)) && near(old(1, 1), d2, size(1, 1)));
        assert!(near(old(0, 1), 0.0, size(0, 1)));
        let window = 4096.0 * 4096.0;
        assert!(m.d1 > 1.0 / window && m.d1 < window);
    }
    let m = rotmg::rotmg(1.0, 2.0, 3.0, 0.0, [7.0, 1.0, 2.0, 3.0, 4.0]);
    assert_eq!((m.param, m.x1), ([-2.0, 1.0, 2.0, 3.0, 4.0], 3.0));
    let m = rotmg::rotmg(-1.0, 2.0, 3.0, 4.0, [7.0; 5]);
    assert_eq!((m.param, m.d1, m.d2, m.x1), ([-1.0, 0.0, 0.0, 0.0, 0.0], 0.0, 0.0, 0.0));
}

#[test]
fn rotations_zero_the_second() {
    let mut rng = Rng::new(7);
    for exponents in
        [(0, 0), (1000, 1000), (-1000, -1000), (1000, -1000), (-1000, 1000), (-1060, 3)]
    {
        for _ in 0..50 {
            let (sa, sb) = (2f64.powi(exponents.0), 2f64.powi(exponents.1));
            let (a, b) = (rng.unit() * sa, rng.unit() * sb);
            let g = rotg::rotg_real(a, b);
            let big = if a.abs() > b.abs() { a } else { b };
            assert!((g.c * g.c + g.s * g.s - 1.0).abs() < 1e-15);
            assert_eq!(g.r < 0.0, big < 0.0);
            let (p, q) = (a / big, b / big);
            assert!((g.c * p + g.s * q - g.r / big).abs() < 1e-15);
            assert!((g.c * q - g.s * p).abs() < 1e-15);
            // z gives c and s back.
            let (c, s) = match g.z {
                z if z.abs() < 1.0 => ((1.0 - z * z).sqrt(), z),
                1.0 => (0.0, 1.0),
                z => (1.0 / z, (1.0 - 1.0 / (z * z)).sqrt()),
            };
            assert!((c - g.c).abs() < 1e-7 && (s - g.s).abs() < 1e-7, "{g:?}");

            let (a, b) = (Complex::new(a, rng.unit() * sa), Complex::new(b, rng.unit() * sb));
            let g = rotg::rotg_complex(a, b);
            let big = a.re.abs().max(a.im.abs()).max(b.re.abs()).max(b.im.abs());
            let (p, q, r) = (a / big, b / big, g.r / big);
            assert!((g.c * g.c + g.s.norm_sqr() - 1.0).abs() < 1e-14 && g.c >= 0.0, "{g:?}");
            assert!((p * g.c + q * g.s - r).l1_norm() < 2e-14, "{a} {b} {g:?}");
            assert!((q * g.c - p * g.s.conj()).l1_norm() < 2e-14, "{a} {b} {g:?}");
        }
    }
    let z = Complex::new(0.0, 0.0);
    let w = Complex::new(3.0, -4.0);
    let g = rotg::rotg_complex(w, z);
    assert_eq!((g.c, g.s, g.r), (1.0, z, w));
    let g = rotg::rotg_complex(z, w);
    assert_eq!((g.c, g.r), (0.0, Complex::new(5.0, 0.0)));
    assert!((g.s - w.conj() / 5.0).l1_norm() < 2e-15);
    let g = rotg::rotg_real(0.0, -2.0);
    assert_eq!((g.c, g.s, g.r, g.z), (0.0, 1.0, -2.0, 1.0));
    let g = rotg::rotg_real(-2.0f32, 0.0);
    assert_eq!((g.c, g.s, g.r, g.z), (1.0, 0.0, -2.0, 0.0));
}
