//! Systems solved by factors of low precision: every type, format and kind of refinement on every instruction set,
//! against residuals in higher precision, with the same bits for any executor.

#[path = "../common/mod.rs"]
#[macro_use]
#[allow(unused_imports)]
mod common;

use common::generate::{self, Family};
use common::{Element, Layout, Mat, Rng, Wide, with_ctx, with_disorder, work};
use half::{bf16, f16};
use lucho::kernel::mixed::{
    self, Binary, Course, Definite, Float, Format, General, Kept, Reason, Refinement, Rounded,
    Settings, System, Working,
};
use lucho::kernel::par::Ctx;
use lucho::kernel::trsm::Uplo;
use std::process::Command;

const SHORT: &str = "LUCHO_TEST_SHORT";

/// The instruction set is a choice of the whole process.
#[test]
fn other_instruction_sets() {
    use lucho::kernel::isa::Isa;
    if std::env::var_os(SHORT).is_some() || std::env::var_os("LUCHO_ISA").is_some() {
        return;
    }
    let mut available: Vec<Isa> = Isa::ALL.into_iter().filter(|isa| isa.available()).collect();
    available.pop();
    for isa in available {
        let out = Command::new(std::env::current_exe().unwrap())
            .args(["--quiet", "--test-threads", "1"])
            .env("LUCHO_ISA", isa.name())
            .env(SHORT, "1")
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&out.stdout);
        assert!(out.status.success(), "LUCHO_ISA={}\n{text}", isa.name());
    }
}

/// Solves with factors of format F.
fn solve<T: Element + Working, F: Format<T>, S: System<T>>(
    ctx: &Ctx,
    system: &S,
    b: &Mat<T>,
    settings: &Settings<T::Real>,
) -> (Result<(), Reason>, Mat<T>, usize) {
    let (n, nrhs) = (b.rows, b.cols);
    let mut x = Mat::<T>::new(n, nrhs, Layout::Gap, |_, _| T::guard());
    let before = x.clone();
    let mut course = Course::new(&mut []);
    let mut pivots = vec![0; n];
    let mut memory = work(mixed::bytes::<T, F>(n, nrhs, settings).div_ceil(8));
    let sides = (b.view(), x.view_mut());
    let outcome = mixed::solve::<T, F, S>(
        ctx,
        system,
        &mut pivots,
        sides,
        settings,
        &mut course,
        &mut memory,
    );
    // Only what is good enough is written, and nothing beside it.
    assert!(x.untouched(&before, |_, _| outcome.is_err()));
    (outcome, x, course.steps)
}

/// The largest |b - A x| / (|x| ||A|| sqrt(n) eps) of the columns.
fn ratio<T: Element>(a: &Mat<T>, x: &Mat<T>, b: &Mat<T>) -> f64 {
    let r = b.wide().minus(&a.wide().times(&x.wide()));
    let n = a.rows;
    let norm =
        (0..n).map(|i| (0..n).map(|j| a.get(i, j).modulus()).sum::<f64>()).fold(0.0, f64::max);
    let mut worst = 0.0_f64;
    for j in 0..b.cols {
        let size = (0..n).map(|i| x.get(i, j).modulus()).fold(0.0, f64::max);
        let left = (0..n).map(|i| Wide::abs(r.get(i, j))).fold(0.0, f64::max);
        let ratio = left / (size * norm * (n as f64).sqrt() * T::EPS);
        worst = if ratio.is_nan() { ratio } else { worst.max(ratio) };
    }
    worst
}

fn one_system<T: Element + Working, F: Format<T>, S: System<T>>(
    system: &S,
    full: &Mat<T>,
    b: &Mat<T>,
    what: &str,
) {
    for refinement in [Refinement::Automatic, Refinement::Classical, Refinement::Gmres] {
        let mut settings = Settings::new(refinement);
        if full.rows <= 2 {
            // The rounding of so few products exceeds sqrt(n) eps at times: whether that is met is chance.
            settings.tolerance = settings.tolerance + settings.tolerance;
        }
        let (outcome, x, steps) = with_ctx(1, |ctx| solve::<T, F, S>(ctx, system, b, &settings));
        assert_eq!(outcome, Ok(()), "{what} {refinement:?}");
        let ratio = ratio(full, &x, b);
        assert!(ratio < 3.0, "{what} {refinement:?}: {ratio}");
        let (again, y, more) = with_disorder(5, |ctx| solve::<T, F, S>(ctx, system, b, &settings));
        assert!(
            again == outcome && more == steps && x.bits() == y.bits(),
            "{what} {refinement:?}: other bits"
        );
    }
}

fn formats<T: Element + Working + Kept<f16> + Kept<bf16>>(n: usize) {
    let rng = &mut Rng::new(7);
    let b = Mat::<T>::new(n, 3, Layout::Gap, |_, _| rng.element());
    let general = generate::general::<T>(Family::Dominant, n, n, Layout::Gap, rng);
    let definite = generate::definite::<T>(Family::Uniform, n, Layout::Gap, rng);
    let full = Mat::new(n, n, Layout::Dense, |i, j| match i.cmp(&j) {
        core::cmp::Ordering::Less => definite.get(j, i).conj(),
        core::cmp::Ordering::Equal => T::from_real(definite.get(i, i).re()),
        core::cmp::Ordering::Greater => definite.get(i, j),
    });
    let hidden = full.to_layout(Layout::Gap).hide(|i, j| i < j);
    let upper = full.to_layout(Layout::Gap).hide(|i, j| i > j);
    let lu = General(general.view());
    let lower = Definite { uplo: Uplo::Lower, a: hidden.view() };
    let upper = Definite { uplo: Uplo::Upper, a: upper.view() };
    macro_rules! each {
        ($format:ty, $name:literal) => {
            one_system::<T, $format, _>(&lu, &general, &b, concat!($name, " general"));
            one_system::<T, $format, _>(&lower, &full, &b, concat!($name, " lower"));
            one_system::<T, $format, _>(&upper, &full, &b, concat!($name, " upper"));
        };
    }
    each!(<T as Kept<f16>>::Format, "half");
    each!(<T as Kept<bf16>>::Format, "bfloat16");
    each!(Rounded<Float>, "float");
}

for_each_type!(solutions);
fn solutions<T: Element + Working + Kept<f16> + Kept<bf16>>() {
    for n in [1, 2, 7, 33, 100, 270] {
        formats::<T>(n);
    }
}

for_each_type!(refusals);
fn refusals<T: Element + Working + Kept<f16> + Kept<bf16>>() {
    let n = 20;
    let rng = &mut Rng::new(8);
    let b = Mat::<T>::new(n, 1, Layout::Gap, |_, _| rng.element());
    let good = generate::general::<T>(Family::Dominant, n, n, Layout::Gap, rng);
    let settings = Settings::new(Refinement::Automatic);
    let reason = |a: &Mat<T>, b: &Mat<T>| {
        let system = General(a.view());
        with_ctx(1, |ctx| solve::<T, <T as Kept<f16>>::Format, _>(ctx, &system, b, &settings)).0
    };
    assert_eq!(reason(&good, &b), Ok(()));
    let mut a = good.clone();
    (0..n).for_each(|i| a.set(i, 4, T::ZERO));
    assert_eq!(reason(&a, &b), Err(Reason::NotFactored));
    let mut a = good.clone();
    a.set(3, 3, T::nan());
    assert_eq!(reason(&a, &b), Err(Reason::NotFinite));
    let mut side = b.clone();
    side.set(n - 1, 0, T::of(f64::INFINITY, 0.0));
    assert_eq!(reason(&good, &side), Err(Reason::NotFinite));
    // Singular, but not as rounded: a null vector is no solution.
    let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| {
        T::of(
            (1.0 + i as f64 / 3.0) * (1.0 + j as f64 / 7.0)
                + if i == j && i > 1 { 1.0 } else { 0.0 },
            0.0,
        )
    });
    let mut twin = a.clone();
    (0..n).for_each(|j| twin.set(1, j, a.get(0, j)));
    assert!(reason(&twin, &b).is_err());
}

fn powers<R: Binary>(most: i32, least: R) {
    for e in -most..=most {
        let p = R::power(e);
        assert_eq!(p.exponent(), e);
        let above = p * (R::ONE + R::EPSILON);
        let below = p * (R::ONE - R::EPSILON);
        assert!(above.exponent() == e && below.exponent() == e - 1, "{e}");
        assert_eq!(p.to_f64(), 2.0_f64.powi(e));
    }
    assert_eq!(R::power(most + 1000), R::power(R::MOST));
    assert_eq!(R::power(-most - 1000), R::power(-R::MOST));
    // Subnormal numbers.
    assert_eq!(least.exponent(), if size_of::<R>() == 4 { -149 } else { -1074 });
    assert_eq!((least + least + least).exponent(), least.exponent() + 1);
}

#[test]
fn exponents() {
    powers::<f32>(f32::MOST, f32::from_bits(1));
    powers::<f64>(f64::MOST, f64::from_bits(1));
}
