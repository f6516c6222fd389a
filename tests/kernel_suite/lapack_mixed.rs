//! Double-precision solutions by way of single precision, and every way back.

use crate::cholesky::opposite;
use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, work};
use crate::lapack::{Rows, TRIANGLES, full_hermitian, norm_of, rows};
use crate::lapack_solve::residual;
use lucho::kernel::getrf::getrf_work;
use lucho::kernel::lapack::mixed::{self, Wide as Mixed, Work};
use lucho::kernel::norm::Norm;
use lucho::kernel::par::Ctx;
use lucho::kernel::solve::{getrs, potrs};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::Uplo;

/// The types that have a lower precision.
macro_rules! for_each_wide {
    ($name:ident) => {
        mod $name {
            #[test]
            fn d() {
                super::$name::<f64>();
            }
            #[test]
            fn z() {
                super::$name::<num_complex::Complex<f64>>();
            }
        }
    };
}

fn mixed_gesv<T: Element + Mixed>(
    ctx: &Ctx,
    a: &mut Mat<T>,
    b: &Mat<T>,
) -> (mixed::Outcome, Mat<T>) {
    let (n, nrhs) = (a.rows, b.cols);
    let mut x = Mat::<T>::new(n, nrhs, Layout::Gap, |_, _| T::guard());
    let mut pivots = vec![-7; n];
    let w = Work {
        wide: &mut work(n * nrhs),
        low: &mut work(n * (n + nrhs)),
        lu_wide: &mut work(getrf_work::<T>(n, n)),
        lu_low: &mut work(getrf_work::<T::Low>(n, n)),
    };
    let out = mixed::gesv(ctx, a.view_mut(), &mut pivots, b.view(), x.view_mut(), w);
    if out.iter < 0 && out.info == 0 {
        // a and pivots are factors in the higher precision.
        let mut y = b.clone();
        getrs(ctx, Trans::No, a.view(), Some(&pivots), y.view_mut()).unwrap();
        assert!(y.bits() == x.bits());
    }
    (out, x)
}

fn mixed_posv<T: Element + Mixed>(
    ctx: &Ctx,
    uplo: Uplo,
    a: &mut Mat<T>,
    b: &Mat<T>,
) -> (mixed::Outcome, Mat<T>) {
    let (n, nrhs) = (a.rows, b.cols);
    let mut x = Mat::<T>::new(n, nrhs, Layout::Gap, |_, _| T::guard());
    let w = Work {
        wide: &mut work(n * nrhs),
        low: &mut work(n * (n + nrhs)),
        lu_wide: &mut [],
        lu_low: &mut [],
    };
    let out = mixed::posv(ctx, uplo, a.view_mut(), b.view(), x.view_mut(), w);
    if out.iter < 0 && out.info == 0 {
        let mut y = b.clone();
        potrs(ctx, uplo, a.view(), y.view_mut());
        assert!(y.bits() == x.bits());
    }
    (out, x)
}

/// max |b - A x| / (n ||A|| |x| eps) for each column: as good as a solution in the higher precision.
#[track_caller]
fn as_good_as_double<T: Element>(a: &Mat<T>, full: &Rows, x: &Mat<T>, b: &Mat<T>) {
    let n = a.rows as f64;
    for j in 0..b.cols {
        let r = residual(a, Trans::No, x, b, j).into_iter().fold(0.0, f64::max);
        let largest = (0..x.rows).map(|i| x.get(i, j).modulus()).fold(0.0, f64::max);
        let ratio = r / (n.sqrt() * norm_of(Norm::Inf, full) * largest * T::EPS);
        assert!(ratio < 2.0, "{ratio}");
    }
}

for_each_wide!(mixed_general);
fn mixed_general<T: Element + Mixed>() {
    with_ctx(1, |ctx| {
        for n in [0, 1, 2, 5, 17, 65, 130] {
            for nrhs in [0, 1, 4] {
                let rng = &mut Rng::new(2);
                let a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, rng);
                let b = Mat::<T>::new(n, nrhs, Layout::Gap, |_, _| rng.element());
                let mut after = a.clone();
                let (out, x) = mixed_gesv(ctx, &mut after, &b);
                assert!(out.info == 0 && (0..10).contains(&out.iter), "{n} {out:?}");
                assert!(after.untouched(&a, |_, _| true));
                if n > 0 {
                    as_good_as_double(&a, &rows(&a), &x, &b);
                }
            }
        }
        let n = 12;
        let rng = &mut Rng::new(2);
        let b = Mat::<T>::new(n, 2, Layout::Gap, |_, _| rng.element());
        // Too large for the lower precision.
        let mut a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, rng);
        a.set(3, 4, T::of(1e39, 0.0));
        let (out, x) = mixed_gesv(ctx, &mut a.clone(), &b);
        assert_eq!((out.iter, out.info), (-2, 0));
        as_good_as_double(&a, &rows(&a), &x, &b);
        // Singular in the lower precision only.
        let mut a = generate::general::<T>(Family::Dominant, n, n, Layout::Gap, rng);
        (0..n).for_each(|i| a.set(i, 5, a.get(i, 5) * T::of(1e-60, 0.0)));
        let (out, _) = mixed_gesv(ctx, &mut a.clone(), &b);
        assert_eq!((out.iter, out.info), (-3, 0));
        // Singular in both.
        (0..n).for_each(|i| a.set(i, 5, T::ZERO));
        let (out, _) = mixed_gesv(ctx, &mut a.clone(), &b);
        assert_eq!((out.iter, out.info), (-3, 6));
        // Too badly conditioned to converge: Hilbert's matrix.
        let a = Mat::<T>::new(n, n, Layout::Gap, |i, j| T::of(1.0 / (i + j + 1) as f64, 0.0));
        let (out, x) = mixed_gesv(ctx, &mut a.clone(), &b);
        assert!((out.iter == -31 || out.iter == -2) && out.info == 0, "{out:?}");
        assert!(x.get(0, 0).modulus() > 0.0);
        // A NaN is not convergence.
        let mut a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, rng);
        a.set(2, 2, T::nan());
        let (out, _) = mixed_gesv(ctx, &mut a, &b);
        assert!(out.iter < 0 && out.info > 0, "{out:?}");
    });
}

for_each_wide!(mixed_definite);
fn mixed_definite<T: Element + Mixed>() {
    with_ctx(1, |ctx| {
        for uplo in TRIANGLES {
            for n in [0, 1, 2, 5, 17, 65, 130] {
                let rng = &mut Rng::new(2);
                let whole = generate::definite::<T>(Family::Uniform, n, Layout::Gap, rng);
                let a = whole.hide(opposite(uplo));
                let b = Mat::<T>::new(n, 3, Layout::Gap, |_, _| rng.element());
                let mut after = a.clone();
                let (out, x) = mixed_posv(ctx, uplo, &mut after, &b);
                assert!(out.info == 0 && (0..10).contains(&out.iter), "{n} {out:?}");
                assert!(after.untouched(&a, |_, _| true));
                if n > 0 {
                    as_good_as_double(&whole, &full_hermitian(&a, uplo), &x, &b);
                }
            }
            let n = 12;
            let rng = &mut Rng::new(2);
            let b = Mat::<T>::new(n, 2, Layout::Gap, |_, _| rng.element());
            let whole = generate::definite::<T>(Family::Uniform, n, Layout::Gap, rng);
            let mut a = whole.hide(opposite(uplo));
            a.set(3, 3, T::of(1e39, 0.0));
            assert_eq!(mixed_posv(ctx, uplo, &mut a.clone(), &b).0.iter, -2);
            a.set(3, 3, T::of(-1.0, 0.0));
            let (out, _) = mixed_posv(ctx, uplo, &mut a.clone(), &b);
            assert_eq!((out.iter, out.info), (-3, 4));
        }
    });
}
