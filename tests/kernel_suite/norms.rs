//! Norms against the oracle's plain sums.

use crate::cholesky::{TRIANGLES, opposite};
use crate::common::generate::{self, Family};
use crate::common::mat::LAYOUTS;
use crate::common::ratio::mirrored;
use crate::common::{Element, Layout, Mat, Rng, WideMat, with_ctx};
use lucho::kernel::copy::copy;
use lucho::kernel::norm::{Norm, general, hermitian, triangular};
use lucho::kernel::scalar::Real;
use lucho::kernel::trsm::{Diag, Uplo};

const NORMS: [Norm; 4] = [Norm::One, Norm::Inf, Norm::Max, Norm::Frobenius];

fn expected<T: Element>(norm: Norm, a: &WideMat<T::Wide>) -> f64 {
    use crate::common::Wide;
    match norm {
        Norm::One => a.norm1(),
        Norm::Inf => a.t().norm1(),
        Norm::Max => a.largest(),
        Norm::Frobenius => {
            let largest = a.largest();
            let all = (0..a.rows * a.cols).map(|k| a.get(k % a.rows, k / a.rows).abs() / largest);
            if largest == 0.0 { 0.0 } else { largest * all.map(|x| x * x).sum::<f64>().sqrt() }
        }
    }
}

fn float<T: Element>(r: T::Real) -> f64 {
    T::from_real(r).modulus()
}

#[track_caller]
fn same<T: Element>(got: T::Real, expected: f64, what: &str) {
    let got = float::<T>(got);
    assert!(
        got == expected || (got - expected).abs() <= 50.0 * T::EPS * expected,
        "{what}: {got} {expected}"
    );
}

for_each_type!(norms);
fn norms<T: Element>() {
    for (m, n) in [(0, 0), (0, 4), (4, 0), (1, 1), (5, 3), (3, 5), (40, 17)] {
        for layout in LAYOUTS {
            for family in [Family::Uniform, Family::Tiny, Family::Huge] {
                let a = generate::general::<T>(family, m, n, layout, &mut Rng::new(2));
                for norm in NORMS {
                    let what = format!("{norm:?} {m} {n} {layout:?} {family:?}");
                    same::<T>(general(norm, a.view()), expected::<T>(norm, &a.wide()), &what);
                }
            }
        }
    }
    for uplo in TRIANGLES {
        let a = generate::general::<T>(Family::Uniform, 20, 20, Layout::Gap, &mut Rng::new(4));
        let a = a.hide(opposite(uplo));
        let lower = uplo == Uplo::Lower;
        for norm in NORMS {
            let what = format!("{norm:?} {uplo:?}");
            let full = expected::<T>(norm, &mirrored(&a, lower));
            same::<T>(hermitian(norm, uplo, a.view()), full, &what);
            for diag in [Diag::NonUnit, Diag::Unit] {
                let t = a.wide().triangle(lower, diag == Diag::Unit);
                let got = triangular(norm, uplo, diag, a.view());
                same::<T>(got, expected::<T>(norm, &t), &what);
            }
        }
    }
}

for_each_type!(nan_and_inf);
fn nan_and_inf<T: Element>() {
    for (i, j) in [(0, 0), (3, 2), (6, 4)] {
        let mut a = Mat::<T>::new(7, 5, Layout::Gap, |_, _| T::ONE);
        a.set(i, j, T::of(f64::INFINITY, 0.0));
        for norm in NORMS {
            let v = general(norm, a.view());
            assert!(!v.is_finite() && !Real::is_nan(v), "{norm:?}");
        }
        a.set(4, 4, T::nan());
        assert!(NORMS.iter().all(|&norm| Real::is_nan(general(norm, a.view()))));
    }
}

for_each_type!(copies);
fn copies<T: Element>() {
    for width in [1, 3] {
        with_ctx(width, |ctx| {
            for (m, n) in [(0, 3), (1, 1), (5, 70), (70, 5), (300, 299)] {
                for from in LAYOUTS {
                    for to in LAYOUTS {
                        let rng = &mut Rng::new(1);
                        let a = Mat::<T>::new(m, n, from, |_, _| rng.element());
                        let before = Mat::<T>::new(m, n, to, |_, _| T::ZERO);
                        let mut b = before.clone();
                        copy(ctx, a.view(), b.view_mut());
                        assert!(b.untouched(&before, |_, _| false));
                        assert!(a.bits() == b.bits(), "{m} {n} {from:?} {to:?}");
                    }
                }
            }
        });
    }
}
