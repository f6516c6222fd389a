//! Every way a product can go: each instruction set, the model of the tile unit, and the unit itself if it is there.
//!
//! The choice is one of the whole process, so the tests of this program take turns with those here.

use crate::both_formats;
use crate::common::with_ctx;
use crate::common::{Rng, work};
use crate::support::{
    Format, Stored, cholesky, cholesky_ratio, definite, factor, lu_ratio, turn_alone, uniform,
};
use lucho::kernel::half::{gemm, gemm_work};
use lucho::kernel::isa::amx::{self, Math};
use lucho::kernel::isa::{self, Isa};
use lucho::kernel::trsm::Uplo;

/// Calls `f` on every way, by name; the process is left as it was found.
fn on_every_way(mut f: impl FnMut(&str)) {
    let _turn = turn_alone();
    let before = isa::current();
    amx::set_math(Math::Pedantic);
    for isa in Isa::ALL.into_iter().filter(|isa| isa.available()) {
        isa::select(Some(isa.name()));
        f(isa.name());
    }
    isa::select(Some(before.name()));
    amx::set_math(Math::Default);
    f("as the process finds it");
    for isa in Isa::ALL.into_iter().filter(|isa| isa.available()) {
        isa::select(Some(isa.name()));
        amx::use_model(true);
        f("model");
        amx::use_model(false);
    }
    isa::select(Some(before.name()));
}

both_formats!(factors_everywhere);
fn factors_everywhere<H: Format>() {
    on_every_way(|way| {
        for (m, n) in [(65, 65), (290, 300), (700, 290), (310, 620)] {
            let a = Stored::<H>::random(m, n, m as u64);
            let run = |width| {
                let mut lu = a.clone();
                let (ipiv, _) = factor(width, &mut lu, true);
                (lu, ipiv)
            };
            let (lu, ipiv) = run(1);
            let ratio = lu_ratio(&a, &lu, &ipiv);
            assert!(ratio < 5.0, "{way}: {m} x {n}: {ratio}");
            let (again, pivots) = run(3);
            assert!((lu.bits(), &ipiv) == (again.bits(), &pivots), "{way}: {m} x {n}, threads");
        }
        let base = definite(530, 1);
        for (by_rows, uplo) in [(false, Uplo::Lower), (true, Uplo::Lower), (false, Uplo::Upper)] {
            let run = |width| {
                let mut l = Stored::<H>::new(530, 530, by_rows, |i, j| base.wide(i, j));
                cholesky(width, uplo, &mut l);
                l
            };
            let l = run(1);
            let ratio = cholesky_ratio(|i, j| H::of(base.wide(i, j)).wide(), &l, uplo);
            assert!(ratio < 5.0, "{way}: {uplo:?} {ratio}");
            assert!(l.bits() == run(3).bits(), "{way}: {uplo:?}, threads");
        }
    });
}

/// C := alpha A B + beta C on three threads.
fn product<H: Format>(
    (alpha, a, b): (f32, &Stored<H>, &Stored<H>),
    (beta, c): (f32, &mut Stored<H>),
) {
    let mut memory = work::<f32>(gemm_work(c.rows, c.cols));
    with_ctx(3, |ctx| gemm(ctx, alpha, a.view(), b.view(), beta, c.view_mut(), &mut memory));
}

// Products whose sums are integers below 2^24 are exact in float32, whatever the order; so the stored result
// is the exact one rounded once.
both_formats!(exact_but_for_one_rounding);
fn exact_but_for_one_rounding<H: Format>() {
    on_every_way(|way| {
        // All bits of a half, so that both of its pieces matter.
        let most = if H::ROUNDOFF < 1e-3 { 2047 } else { 255 };
        for (m, n, k) in [(33, 47, 3), (64, 64, 4), (100, 130, 600), (257, 65, 33), (40, 600, 70)] {
            for layout in 0..4 {
                let rng = &mut Rng::new((m + layout) as u64);
                // Few terms with all bits, or many that are small.
                let most = if k <= 4 { most } else { 31 };
                let mut integer = |_, _| (uniform(rng) * f64::from(most)).round();
                let a = Stored::<H>::new(m, k, layout % 2 == 1, &mut integer);
                let b = Stored::<H>::new(k, n, layout / 2 == 1, &mut integer);
                let scale = 2.0_f32.powi(-9);
                let before = Stored::<H>::new(m, n, false, |i, j| {
                    if k == 600 { 0.0 } else { (i + j) as f64 / 8.0 }
                });
                let mut c = before.clone();
                product((scale, &a, &b), (1.0, &mut c));
                for j in 0..n {
                    for i in 0..m {
                        let sum: f64 = (0..k).map(|p| a.wide(i, p) * b.wide(p, j)).sum();
                        let exact = before.wide(i, j) + f64::from(scale) * sum;
                        assert!(f64::from(exact as f32) == exact, "not a fair case");
                        let wanted = H::from_f32(exact as f32);
                        assert!(c.get(i, j) == wanted, "{way}: {m} {n} {k} ({i}, {j}): {exact}");
                    }
                }
                assert!(c.guarded());
            }
        }
    });
}

// What the unit does not carry: denormal, huge and infinite elements, and NaN.
both_formats!(what_the_unit_does_not_carry);
fn what_the_unit_does_not_carry<H: Format>() {
    let f16 = H::ROUNDOFF < 1e-3;
    let (tiny, huge) = if f16 { (2.0_f64.powi(-24), 60000.0) } else { (2.0_f64.powi(-130), 3e38) };
    on_every_way(|way| {
        for (turn, odd) in
            [tiny, huge, f64::INFINITY, f64::NEG_INFINITY, f64::NAN].into_iter().enumerate()
        {
            let (m, n, k) = (300, 70, 90);
            let rng = &mut Rng::new(turn as u64);
            let mut a = Stored::<H>::new(m, k, false, |_, _| uniform(rng));
            let mut b = Stored::<H>::new(k, n, false, |_, _| uniform(rng));
            a.set(7, 3, H::of(odd));
            b.set(3, 9, H::of(if odd == huge { 1e-3 } else { 1.0 / tiny.min(1.0).sqrt() }));
            let mut c = Stored::<H>::new(m, n, false, |_, _| f64::NAN);
            product((1.0, &a, &b), (0.0, &mut c));
            for j in 0..n {
                for i in 0..m {
                    let terms = (0..k).map(|p| a.wide(i, p) * b.wide(p, j));
                    let (exact, size) = terms.fold((0.0, 0.0), |(s, t), x| (s + x, t + x.abs()));
                    let got = c.wide(i, j);
                    let wanted = H::of(exact).wide();
                    let good = if wanted.is_finite() {
                        (got - exact).abs() <= 2.0 * H::ROUNDOFF * exact.abs() + 1e-5 * size + tiny
                    } else {
                        got == wanted || (got.is_nan() && wanted.is_nan())
                    };
                    assert!(good, "{way}: {odd:e} ({i}, {j}): {got:e}, not {exact:e}");
                }
            }
        }
    });
}

// What is left of a product when its stored value is taken away shows the last bits of the sums: those of
// multiply-adds and of the unit differ, those of the unit and of its model do not.
both_formats!(the_unit_is_used_and_agrees_with_its_model);
fn the_unit_is_used_and_agrees_with_its_model<H: Format>() {
    let _turn = turn_alone();
    for (m, n, k) in [(300, 70, 90), (64, 600, 700), (33, 35, 47)] {
        for layout in 0..4 {
            let base = [Stored::<H>::random(m, k, 1), Stored::<H>::random(k, n, 2)];
            let a = Stored::<H>::new(m, k, layout % 2 == 1, |i, j| base[0].wide(i, j));
            let b = Stored::<H>::new(k, n, layout / 2 == 1, |i, j| base[1].wide(i, j));
            let rest = || {
                let mut c = Stored::<H>::new(m, n, false, |_, _| 0.0);
                product((1.0, &a, &b), (0.0, &mut c));
                product((1.0, &a, &b), (-1.0, &mut c));
                c.bits()
            };
            amx::set_math(Math::Pedantic);
            let usual = rest();
            amx::set_math(Math::Default);
            amx::use_model(true);
            let tiles = rest();
            amx::use_model(false);
            assert!(usual != tiles, "not on the unit: {m} {n} {k}");
            let here = rest();
            let on = isa::current() == Isa::Avx512 && amx::state();
            assert!(here == if on { tiles } else { usual }, "AMX {on}: {m} {n} {k} {layout}");
        }
    }
}
