//! The harness can fail: a seeded wrong answer exceeds the threshold, a NaN never passes, a touched guard
//! is seen.

use crate::common::generate::{self, Family};
use crate::common::wide::{Element, Wide, WideMat};
use crate::common::{Layout, Mat, Ratio, Rng, ratio, with_ctx, work};
use lucho::kernel::getrf::{getrf, getrf_work};
use lucho::kernel::potrf::potrf_lower;

#[test]
fn double_double_keeps_what_f64_drops() {
    // (1 + 2^-40) (1 - 2^-40) - 1 = -2^-80.
    let e = (2.0f64).powi(-40);
    let w = (1.0 + e).wide() * (1.0 - e).wide() - 1.0f64.wide();
    assert_eq!(w.abs(), e * e);
    // 1 + 1e-30 - 1.
    let s = 1.0f64.wide() + 1e-30f64.wide() - 1.0f64.wide();
    assert_eq!(s.abs(), 1e-30);
}

#[test]
fn nan_wins_every_maximum() {
    let mut r = Ratio::default();
    r.meet(1.0);
    assert!(r.passes());
    r.meet(f64::NAN);
    r.meet(2.0);
    assert!(!r.passes());
    let m = WideMat::from_fn(3, 3, |i, j| if (i, j) == (1, 0) { f64::NAN } else { 1.0 });
    assert!(m.norm1().is_nan() && m.largest().is_nan());
}

for_each_type!(seeded_errors_are_seen);
fn seeded_errors_are_seen<T: Element>() {
    for n in [5, 33, 65, 200] {
        let mut rng = Rng::new(n as u64);
        let a = generate::definite::<T>(Family::Uniform, n, Layout::Gap, &mut rng);
        let mut f = a.clone();
        with_ctx(1, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
        assert!(Ratio(ratio::cholesky(&a, &f, true)).passes());
        // An error of 200 n eps times the largest entries of a row sum shows, wherever it is.
        let size = 200.0 * n as f64 * T::EPS * a.wide().norm1() / f.get(0, 0).modulus();
        for (i, j) in [(0, 0), (n - 1, 0), (n - 1, n - 1), (n / 2, n / 3)] {
            let mut wrong = f.clone();
            wrong.set(i, j, f.get(i, j) + T::of(size, 0.0));
            assert!(!Ratio(ratio::cholesky(&a, &wrong, true)).passes(), "n {n} ({i}, {j})");
            wrong.set(i, j, T::nan());
            assert!(!Ratio(ratio::cholesky(&a, &wrong, true)).passes(), "NaN, n {n} ({i}, {j})");
        }

        let a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, &mut rng);
        let (mut f, mut pivots) = (a.clone(), vec![0; n]);
        let mut w = work(getrf_work::<T>(n, n));
        with_ctx(1, |ctx| getrf(ctx, f.view_mut(), &mut pivots, &mut w));
        assert!(Ratio(ratio::lu(&a, &f, Some(&pivots))).passes());
        let mut wrong = f.clone();
        let size = 100.0 * n as f64 * T::EPS * a.wide().norm1();
        wrong.set(n / 2, n - 1, f.get(n / 2, n - 1) + T::of(size, 0.0));
        assert!(!Ratio(ratio::lu(&a, &wrong, Some(&pivots))).passes());
        wrong.set(0, n - 1, T::nan());
        assert!(!Ratio(ratio::lu(&a, &wrong, Some(&pivots))).passes());
        pivots.swap(0, n - 1);
        pivots[0] = n as i32 + 1 - pivots[0];
        assert!(!Ratio(ratio::lu(&a, &f, Some(&pivots))).passes());
    }
}

#[test]
fn touched_guards_are_seen() {
    for layout in crate::common::mat::LAYOUTS {
        let before = Mat::<f32>::new(4, 3, layout, |i, j| (i + 10 * j) as f32);
        let mut after = before.clone();
        assert!(after.untouched(&before, |_, _| true));
        after.set(2, 1, 0.0);
        assert!(!after.untouched(&before, |_, _| true));
        assert!(after.untouched(&before, |i, j| (i, j) != (2, 1)));
        let (rs, cs) = after.strides();
        // One element past each edge.
        for (i, j) in [(-1isize, 0isize), (4, 2), (0, -1), (3, 3)] {
            let mut hit = before.clone();
            // SAFETY: the margin around the matrix is wider than one element of its larger stride, or
            // the address falls on a gap or an element of the matrix itself.
            unsafe { *hit.as_mut_ptr().offset(i * rs + j * cs) = f32::NAN };
            assert!(!hit.untouched(&before, |_, _| true), "{layout:?} {i} {j}");
        }
    }
}
