//! The dense kernels against plain loops in double precision, on every instruction set this machine
//! has, over edge sizes, strides of every kind and several thread counts. One process, one lock: the
//! instruction set is a process-wide choice.

mod support;
mod tall;

use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::getrf::{getrf, getrf_nopiv, getrf_work};
use lucho::kernel::isa::{self, Isa};
use lucho::kernel::laswp::laswp;
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::scalar::Scalar;
use lucho::kernel::syrk::gemmt_lower;
use lucho::kernel::trsm::{Diag, Side, Uplo, trsm};
use lucho::kernel::view::{MatMut, MatRef};
use num_complex::Complex;
use std::mem::MaybeUninit;
use support::*;

const SIZES: [usize; 20] =
    [0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 33, 47, 48, 49, 63, 65, 100, 129, 200];

fn product<T: Element>(a: &Operand<T>, b: &Operand<T>, i: usize, j: usize) -> (C64, f64) {
    let (mut s, mut size) = (C64::ZERO, 0.0);
    for p in 0..a.mat.cols() {
        let x = a.mat.get(i, p).conj_if(a.conj).wide() * b.mat.get(p, j).conj_if(b.conj).wide();
        s += x;
        size += x.l1_norm();
    }
    (s, size)
}

fn check_gemm<T: Element>(
    ctx: &Ctx,
    shape: (usize, usize, usize),
    layouts: [Layout2; 3],
    rng: &mut Rng,
) {
    let (m, n, k) = shape;
    let a = Mat::<T>::random(m, k, layouts[0], rng);
    let b = Mat::<T>::random(k, n, layouts[1], rng);
    let scalars = [
        (T::ONE, T::ZERO),
        (-T::ONE, T::ONE),
        (rng.scalar(), rng.scalar()),
        (T::ZERO, rng.scalar()),
    ];
    for (x, (alpha, beta)) in scalars.into_iter().enumerate() {
        let mut c = Mat::<T>::random(m, n, layouts[2], rng);
        if beta.is_zero() {
            c.fill(|_, _| T::NAN);
        }
        let before = c.clone();
        let (oa, ob) =
            (Operand { mat: a.view(), conj: x % 2 == 1 }, Operand { mat: b.view(), conj: x >= 2 });
        gemm(ctx, alpha, oa, ob, beta, c.view_mut());
        for j in 0..n {
            for i in 0..m {
                let (s, size) = product(&oa, &ob, i, j);
                let old =
                    if beta.is_zero() { C64::ZERO } else { beta.wide() * before.get(i, j).wide() };
                let want = old + alpha.wide() * s;
                let err = (c.get(i, j).wide() - want).l1_norm();
                let bound =
                    (k as f64 + 4.0) * T::EPS * (old.l1_norm() + alpha.wide().l1_norm() * size);
                assert!(err <= bound, "{shape:?} {layouts:?} ({i},{j}): {err} > {bound}");
            }
        }
        c.same_outside(&before, |_, _| true);
        // The lower triangle alone, when C is square.
        if m == n {
            let mut t = before.clone();
            gemmt_lower(ctx, alpha, oa, ob, beta, t.view_mut(), false);
            for j in 0..n {
                for i in j..m {
                    assert_eq!(bits(&[t.get(i, j)]), bits(&[c.get(i, j)]), "{shape:?} {layouts:?}");
                }
            }
            t.same_outside(&before, |i, j| i >= j);
        }
    }
}

fn gemm_sweep<T: Element>() {
    each_isa(|| {
        let slab = Slab::new(3);
        let ctx = Ctx { par: &Threads(3), scratch: slab.scratch() };
        let mut rng = Rng(1);
        for (x, &m) in SIZES.iter().enumerate() {
            for (y, &n) in SIZES.iter().enumerate() {
                if (x + y) % 2 == 1 && m.max(n) > 20 {
                    continue;
                }
                let k = SIZES[(x * 7 + y * 3) % SIZES.len()];
                let l = |s: usize| LAYOUTS[(x + 2 * y + s * (x + 1)) % 5];
                check_gemm::<T>(&ctx, (m, n, k), [l(0), l(1), l(2)], &mut rng);
            }
        }
        check_gemm::<T>(
            &ctx,
            (300, 300, 530),
            [Layout2::Col, Layout2::Row, Layout2::Col],
            &mut rng,
        );
    });
}

#[test]
fn gemm_f32() {
    gemm_sweep::<f32>();
}
#[test]
fn gemm_f64() {
    gemm_sweep::<f64>();
}
#[test]
fn gemm_c32() {
    gemm_sweep::<Complex<f32>>();
}
#[test]
fn gemm_c64() {
    gemm_sweep::<Complex<f64>>();
}

fn check_trsm<T: Element>(ctx: &Ctx, n: usize, m: usize, layouts: [Layout2; 2], rng: &mut Rng) {
    for case in 0..16 {
        let side = if case & 1 == 0 { Side::Left } else { Side::Right };
        let uplo = if case & 2 == 0 { Uplo::Lower } else { Uplo::Upper };
        let diag = if case & 4 == 0 { Diag::NonUnit } else { Diag::Unit };
        let conj = case & 8 != 0;
        let inside = |i: usize, j: usize| match uplo {
            Uplo::Lower => i > j || (i == j && diag == Diag::NonUnit),
            Uplo::Upper => i < j || (i == j && diag == Diag::NonUnit),
        };
        let mut a = Mat::<T>::new(n, n, layouts[0]);
        let scale = T::of(C64::new(1.0 / (1.0 + n as f64), 0.0));
        a.fill(|i, j| match inside(i, j) {
            true if i == j => T::of(C64::new(1.5 + rng.next(), rng.next())),
            true => scale * rng.scalar::<T>(),
            false => T::NAN,
        });
        let (r, c) = if side == Side::Left { (n, m) } else { (m, n) };
        let mut x = Mat::<T>::random(r, c, layouts[1], rng);
        let before = x.clone();
        let alpha: T = if case % 3 == 0 { T::ONE } else { rng.scalar() };
        trsm(ctx, side, uplo, Operand { mat: a.view(), conj }, diag, alpha, x.view_mut());
        let full = |i: usize, j: usize| match inside(i, j) {
            true => a.get(i, j).conj_if(conj).wide(),
            false if i == j => C64::ONE,
            false => C64::ZERO,
        };
        for j in 0..c {
            for i in 0..r {
                let (mut s, mut size) = (C64::ZERO, 0.0);
                for p in 0..n {
                    let t = match side {
                        Side::Left => full(i, p) * x.get(p, j).wide(),
                        Side::Right => x.get(i, p).wide() * full(p, j),
                    };
                    s += t;
                    size += t.l1_norm();
                }
                let err = (s - alpha.wide() * before.get(i, j).wide()).l1_norm();
                let bound = (n as f64 + 8.0) * T::EPS * (size + 0.5);
                assert!(err <= bound, "n {n} m {m} case {case} {layouts:?}: {err} > {bound}");
            }
        }
        x.same_outside(&before, |_, _| true);
    }
}

fn trsm_sweep<T: Element>() {
    each_isa(|| {
        let slab = Slab::new(2);
        let ctx = Ctx { par: &Threads(2), scratch: slab.scratch() };
        let mut rng = Rng(2);
        for (x, &n) in SIZES.iter().enumerate() {
            for (y, &m) in [0, 1, 5, 50, 97].iter().enumerate() {
                let layouts = [LAYOUTS[(x + y) % 5], LAYOUTS[(x + 2 * y + 1) % 5]];
                check_trsm::<T>(&ctx, n, m, layouts, &mut rng);
            }
        }
        check_trsm::<T>(&ctx, 300, 20, [Layout2::Row, Layout2::Col], &mut rng);
    });
}

#[test]
fn trsm_f32() {
    trsm_sweep::<f32>();
}
#[test]
fn trsm_f64() {
    trsm_sweep::<f64>();
}
#[test]
fn trsm_c32() {
    trsm_sweep::<Complex<f32>>();
}
#[test]
fn trsm_c64() {
    trsm_sweep::<Complex<f64>>();
}

#[test]
fn trsm_divides_where_a_reciprocal_would_overflow() {
    let slab = Slab::new(1);
    let ctx = Ctx { par: &Threads(1), scratch: slab.scratch() };
    let tiny = 1.0e-40_f32;
    let a = [tiny];
    let mut b = [2.0 * tiny];
    // SAFETY: one element each.
    let (a, b) = unsafe {
        (MatRef::from_raw(a.as_ptr(), 1, 1, 1, 1), MatMut::from_raw(b.as_mut_ptr(), 1, 1, 1, 1))
    };
    let x = b.as_ptr();
    trsm(&ctx, Side::Left, Uplo::Lower, Operand::plain(a), Diag::NonUnit, 1.0, b);
    // SAFETY: still there.
    assert_eq!(unsafe { *x }, 2.0);
}

/// Hermitian, positive definite, NaN above the diagonal.
pub fn positive<T: Element>(n: usize, layout: Layout2, rng: &mut Rng) -> Mat<T> {
    let mut a = Mat::<T>::new(n, n, layout);
    a.fill(|i, j| match i.cmp(&j) {
        std::cmp::Ordering::Less => T::NAN,
        std::cmp::Ordering::Equal => T::of(C64::new(n as f64 + 1.0, rng.next())),
        std::cmp::Ordering::Greater => rng.scalar(),
    });
    a
}

fn check_potrf<T: Element>(ctx: &Ctx, n: usize, layout: Layout2, rng: &mut Rng) {
    let mut a = positive::<T>(n, layout, rng);
    let before = a.clone();
    assert_eq!(potrf_lower(ctx, a.view_mut()), Ok(()));
    let mut worst: f64 = 0.0;
    for j in 0..n {
        assert_eq!(a.get(j, j).im(), T::Real::ZERO);
        for i in j..n {
            let mut s = before.get(i, j).wide();
            if i == j {
                s.im = 0.0;
            }
            for p in 0..=j {
                s -= a.get(i, p).wide() * a.get(j, p).wide().conj();
            }
            worst = worst.max(if s.l1_norm().is_nan() { f64::INFINITY } else { s.l1_norm() });
        }
    }
    let bound = T::EPS * (n as f64 + 1.0) * (n as f64 + 8.0);
    assert!(worst <= bound, "potrf n {n} {layout:?}: {worst} > {bound}");
    a.same_outside(&before, |i, j| i >= j);
    // A pivot that is not positive, or NaN, at the first, a middle and the last column.
    for bad in [0, n / 2, n.wrapping_sub(1)] {
        if bad >= n {
            continue;
        }
        for value in [-1.0, 0.0, f64::NAN] {
            let mut a = before.clone();
            let at = a.at(bad, bad);
            a.data[at] = T::of(C64::new(value, 0.0));
            let e = potrf_lower(ctx, a.view_mut());
            assert_eq!(e.map_err(|e| e.minor), Err(bad + 1), "n {n} {layout:?} {value}");
            a.same_outside(&before, |i, j| i >= j);
            for j in 0..bad {
                for i in j..bad {
                    let mut s = before.get(i, j).wide();
                    if i == j {
                        s.im = 0.0;
                    }
                    for p in 0..=j {
                        s -= a.get(i, p).wide() * a.get(j, p).wide().conj();
                    }
                    assert!(s.l1_norm() <= bound, "leading factor, n {n} bad {bad}");
                }
            }
        }
    }
}

fn potrf_sweep<T: Element>() {
    each_isa(|| {
        let slab = Slab::new(2);
        let ctx = Ctx { par: &Threads(2), scratch: slab.scratch() };
        let mut rng = Rng(3);
        for (x, &n) in SIZES.iter().enumerate() {
            check_potrf::<T>(&ctx, n, LAYOUTS[x % 5], &mut rng);
            check_potrf::<T>(&ctx, n, LAYOUTS[(x + 1) % 5], &mut rng);
        }
        check_potrf::<T>(&ctx, 270, Layout2::Col, &mut rng);
        check_potrf::<T>(&ctx, 411, Layout2::Row, &mut rng);
    });
}

#[test]
fn potrf_f32() {
    potrf_sweep::<f32>();
}
#[test]
fn potrf_f64() {
    potrf_sweep::<f64>();
}
#[test]
fn potrf_c32() {
    potrf_sweep::<Complex<f32>>();
}
#[test]
fn potrf_c64() {
    potrf_sweep::<Complex<f64>>();
}

fn work<T: Scalar>(m: usize, n: usize) -> Vec<MaybeUninit<T>> {
    let mut w = Vec::new();
    w.resize_with(getrf_work::<T>(m, n), MaybeUninit::uninit);
    w
}

fn check_getrf<T: Element>(
    ctx: &Ctx,
    m: usize,
    n: usize,
    layout: Layout2,
    pivot: bool,
    rng: &mut Rng,
) {
    let mut a = Mat::<T>::random(m, n, layout, rng);
    if !pivot {
        for i in 0..m.min(n) {
            let at = a.at(i, i);
            a.data[at] = T::of(C64::new(m.max(n) as f64, 1.0));
        }
    }
    let before = a.clone();
    let k = m.min(n);
    let mut ipiv = vec![-1; k];
    let mut w = work::<T>(m, n);
    let info = if pivot {
        getrf(ctx, a.view_mut(), &mut ipiv, &mut w)
    } else {
        getrf_nopiv(ctx, a.view_mut(), &mut w)
    };
    assert_eq!(info, 0);
    a.same_outside(&before, |_, _| true);
    let mut p = before.clone();
    if pivot {
        for (i, &x) in ipiv.iter().enumerate() {
            assert!(x as usize > i && x as usize <= m, "ipiv {ipiv:?}");
        }
        laswp(ctx, p.view_mut(), &ipiv, true);
        for i in 0..m {
            for j in 0..k.min(i) {
                assert!(a.get(i, j).wide().l1_norm() <= 2.0 + 8.0 * T::EPS, "large multiplier");
            }
        }
    }
    let mut worst: f64 = 0.0;
    for j in 0..n {
        for i in 0..m {
            let mut s = p.get(i, j).wide();
            for q in 0..=i.min(j).min(k - 1) {
                let l = if q == i { C64::ONE } else { a.get(i, q).wide() };
                s -= l * a.get(q, j).wide();
            }
            worst = worst.max(if s.l1_norm().is_nan() { f64::INFINITY } else { s.l1_norm() });
        }
    }
    let scale = if pivot { 2.0 } else { m.max(n) as f64 };
    let bound = T::EPS * (k as f64 + 2.0) * scale;
    assert!(worst <= bound, "getrf {m} x {n} {layout:?} {pivot}: {worst} > {bound}");
    laswp(ctx, p.view_mut(), &ipiv[..if pivot { k } else { 0 }], false);
    assert_eq!(bits(&p.data), bits(&before.data));
}

fn getrf_sweep<T: Element>() {
    each_isa(|| {
        let slab = Slab::new(2);
        let ctx = Ctx { par: &Threads(2), scratch: slab.scratch() };
        let mut rng = Rng(4);
        for (x, &m) in SIZES.iter().enumerate() {
            for (y, &n) in SIZES.iter().enumerate() {
                if m * n > 0 && (x + y) % 3 == 0 {
                    let l = |s: usize| LAYOUTS[(x + 2 * y + s) % 5];
                    check_getrf::<T>(&ctx, m, n, l(0), true, &mut rng);
                    check_getrf::<T>(&ctx, m, n, l(1), false, &mut rng);
                }
            }
        }
        for (m, n) in [(300, 300), (128, 1), (1, 200), (700, 40), (30, 600), (411, 150)] {
            check_getrf::<T>(&ctx, m, n, Layout2::Col, true, &mut rng);
            check_getrf::<T>(&ctx, m, n, Layout2::Row, true, &mut rng);
        }
    });
}

#[test]
fn getrf_f32() {
    getrf_sweep::<f32>();
}
#[test]
fn getrf_f64() {
    getrf_sweep::<f64>();
}
#[test]
fn getrf_c32() {
    getrf_sweep::<Complex<f32>>();
}
#[test]
fn getrf_c64() {
    getrf_sweep::<Complex<f64>>();
}

#[test]
fn getrf_meets_an_exact_zero_pivot() {
    each_isa(|| {
        let slab = Slab::new(1);
        let ctx = Ctx { par: &Threads(1), scratch: slab.scratch() };
        for layout in LAYOUTS {
            let mut a = Mat::<f32>::new(3, 3, layout);
            a.fill(|i, j| ((i + 1) * (j + 1)) as f32);
            let mut ipiv = [0; 3];
            let mut w = work::<f32>(3, 3);
            assert_eq!(getrf(&ctx, a.view_mut(), &mut ipiv, &mut w), 2);
            assert_eq!(ipiv, [3, 2, 3]);
        }
        // A zero column in the middle of a blocked factorization, which goes on to its end.
        let mut rng = Rng(5);
        let mut a = Mat::<f64>::random(300, 300, Layout2::Col, &mut rng);
        for i in 0..300 {
            let at = a.at(i, 150);
            a.data[at] = 0.0;
        }
        let mut ipiv = [0; 300];
        let mut w = work::<f64>(300, 300);
        assert_eq!(getrf(&ctx, a.view_mut(), &mut ipiv, &mut w), 151);
        assert!(a.get(299, 299).is_finite());
    });
}

#[test]
fn pivots_follow_lapack_on_ties_and_nan() {
    each_isa(|| {
        let slab = Slab::new(1);
        let ctx = Ctx { par: &Threads(1), scratch: slab.scratch() };
        let first = |column: &[f64]| {
            let mut a = Mat::<f64>::new(column.len(), 1, Layout2::Col);
            a.fill(|i, _| column[i]);
            let mut ipiv = [0];
            getrf(&ctx, a.view_mut(), &mut ipiv, &mut work::<f64>(column.len(), 1));
            ipiv[0]
        };
        let mut x = [1.0; 300];
        assert_eq!(first(&x), 1);
        (x[70], x[200], x[299]) = (-2.0, 2.0, -2.0);
        assert_eq!(first(&x), 71);
        x[10] = f64::NAN;
        assert_eq!(first(&x), 71, "a later NaN is passed over");
        x[0] = f64::NAN;
        assert_eq!(first(&x), 1, "a leading NaN stays");
        assert_eq!(first(&[f64::NAN, 1.0]), 1);
        assert_eq!(first(&[0.0, 0.0]), 1);
    });
}

fn hash<T>(x: &[T]) -> u64 {
    bits(x).iter().fold(0xcbf29ce484222325, |h, b| (h ^ u64::from(*b)).wrapping_mul(0x100000001b3))
}

/// The same bits for any number of threads, alignment and leading dimension.
fn same_bits<T: Element>() {
    each_isa(|| {
        let slab = Slab::new(7);
        let (n, extra) = (517, 9);
        let mut hashes = Vec::new();
        for (width, offset, ld) in
            [(1, 0, n), (2, 1, n + 3), (3, 3, n + 7), (7, 7, 2 * n), (2, 0, 1024)]
        {
            let ctx = Ctx { par: &Threads(width), scratch: slab.scratch() };
            let mut rng = Rng(6);
            let mut h = Vec::new();
            for step in 0..3 {
                let mut a = Mat::<T> {
                    data: vec![T::NAN; offset + ld * n + extra],
                    start: offset,
                    rows: n,
                    cols: n,
                    rs: 1,
                    cs: ld as isize,
                };
                a.fill(|i, j| match i == j && step == 0 {
                    true => T::of(C64::new(n as f64, 0.0)),
                    false => rng.scalar(),
                });
                let mut ipiv = vec![0; n];
                match step {
                    0 => assert_eq!(potrf_lower(&ctx, a.view_mut()), Ok(())),
                    1 => {
                        getrf(&ctx, a.view_mut(), &mut ipiv, &mut work::<T>(n, n));
                    }
                    _ => {
                        let b = a.clone();
                        let (x, y) = (Operand::plain(b.view()), Operand::adjoint(b.view()));
                        gemm(&ctx, rng.scalar(), x, y, rng.scalar(), a.view_mut());
                    }
                }
                let mut dense = Vec::new();
                for j in 0..n {
                    for i in 0..n {
                        dense.push(a.get(i, j));
                    }
                }
                h.push((hash(&dense), hash(&ipiv)));
            }
            hashes.push(h);
        }
        for h in &hashes {
            assert_eq!(*h, hashes[0]);
        }
    });
}

#[test]
fn same_bits_f32() {
    same_bits::<f32>();
}
#[test]
fn same_bits_c64() {
    same_bits::<Complex<f64>>();
}

#[test]
fn isa_names() {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|e| e.into_inner());
    use isa::Selection;
    assert!(matches!(isa::select(None), Selection::Best(_)));
    assert!(matches!(isa::select(Some("quantum")), Selection::Unknown(_)));
    assert_eq!(isa::select(Some("portable")), Selection::Named(Isa::Portable));
    assert!(matches!(isa::select(Some("")), Selection::Best(_)));
}
