//! Residuals of the factorizations and of solves with them.

use crate::both_formats;
use crate::common::{Layout, Mat, Rng, with_ctx};
use crate::support::{
    Format, Stored, cholesky, cholesky_ratio, definite, factor, lu_ratio, turn, uniform,
};
use lucho::kernel::half::{Outcome, getrs, potrs};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::Uplo;

const SHAPES: [(usize, usize); 20] = [
    (1, 1),
    (2, 2),
    (3, 3),
    (5, 4),
    (4, 7),
    (16, 16),
    (17, 17),
    (33, 31),
    (31, 33),
    (63, 65),
    (100, 101),
    (129, 127),
    (192, 192),
    (257, 257),
    (299, 300),
    (300, 40),
    (40, 300),
    (700, 300),
    (300, 700),
    (1037, 1037),
];

both_formats!(lu_residuals);
fn lu_residuals<H: Format>() {
    let _turn = turn();
    for (turn, (m, n)) in SHAPES.into_iter().enumerate() {
        for by_rows in [false, true] {
            let base = Stored::<H>::random(m, n, turn as u64);
            let a = Stored::<H>::new(m, n, by_rows, |i, j| base.wide(i, j));
            let mut lu = a.clone();
            let (ipiv, outcome) = factor(1 + turn % 3, &mut lu, true);
            assert_eq!(outcome, Outcome::default(), "{m} x {n}");
            assert!(lu.guarded());
            let ratio = lu_ratio(&a, &lu, &ipiv);
            println!("{m} x {n}: {ratio}");
            assert!(ratio < 5.0, "{m} x {n}: {ratio}");
        }
    }
}

both_formats!(cholesky_residuals);
fn cholesky_residuals<H: Format>() {
    let _turn = turn();
    for (turn, (n, _)) in SHAPES.into_iter().enumerate() {
        for (by_rows, uplo) in
            [(false, Uplo::Lower), (true, Uplo::Lower), (false, Uplo::Upper), (true, Uplo::Upper)]
        {
            let base = definite(n, turn as u64);
            let kept = |i: usize, j: usize| if uplo == Uplo::Lower { i >= j } else { i <= j };
            let a = Stored::<H>::new(n, n, by_rows, |i, j| {
                if kept(i, j) { base.wide(i, j) } else { f64::NAN }
            });
            let mut l = a.clone();
            let outcome = cholesky(1 + turn % 3, uplo, &mut l);
            assert_eq!(outcome, Outcome::default(), "{n} {uplo:?}");
            assert!(l.guarded());
            for j in 0..n {
                for i in 0..n {
                    assert!(kept(i, j) || l.get(i, j).bits() == a.get(i, j).bits());
                }
            }
            let at =
                |i: usize, j: usize| if uplo == Uplo::Lower { a.wide(i, j) } else { a.wide(j, i) };
            let ratio = cholesky_ratio(at, &l, uplo);
            assert!(ratio < 5.0, "{n} {uplo:?}: {ratio}");
        }
    }
}

both_formats!(solves);
fn solves<H: Format>() {
    let _turn = turn();
    for (turn, n) in [1, 2, 7, 40, 255, 256, 257, 600].into_iter().enumerate() {
        for nrhs in [1, 3, 70] {
            let rng = &mut Rng::new(n as u64);
            let x = Mat::<f32>::new(n, nrhs, Layout::Gap, |_, _| uniform(rng) as f32);
            let base = definite(n, turn as u64);
            let a = Stored::<H>::new(n, n, false, |i, j| {
                base.wide(i, j) + if i < j { 0.25 } else { 0.0 }
            });
            for trans in [Trans::No, Trans::Yes, Trans::Conj] {
                let op = |i: usize, j: usize| {
                    if trans == Trans::No { a.wide(i, j) } else { a.wide(j, i) }
                };
                let mut lu = a.clone();
                let (ipiv, _) = factor(1, &mut lu, true);
                let mut b = product(n, &x, op);
                let done = with_ctx(1 + turn % 3, |ctx| {
                    getrs(ctx, trans, lu.view(), Some(&ipiv[..]), b.view_mut())
                });
                assert!(done.is_ok());
                assert!(
                    distance(&b, &x) < 8.0 * H::ROUNDOFF,
                    "{n} {nrhs} {trans:?} {}",
                    distance(&b, &x)
                );
            }
            for uplo in [Uplo::Lower, Uplo::Upper] {
                let mut l = Stored::<H>::new(n, n, false, |i, j| base.wide(i, j));
                let mut b = product(n, &x, |i, j| H::of(base.wide(i, j)).wide());
                cholesky(1, uplo, &mut l);
                with_ctx(1 + turn % 3, |ctx| potrs(ctx, uplo, l.view(), b.view_mut()));
                assert!(distance(&b, &x) < 8.0 * H::ROUNDOFF, "{n} {nrhs} {uplo:?}");
            }
        }
    }
}

fn product(n: usize, x: &Mat<f32>, a: impl Fn(usize, usize) -> f64) -> Mat<f32> {
    Mat::new(n, x.cols, Layout::Gap, |i, c| {
        (0..n).map(|k| a(i, k) * f64::from(x.get(k, c))).sum::<f64>() as f32
    })
}

/// Largest difference over the largest element.
fn distance(a: &Mat<f32>, b: &Mat<f32>) -> f64 {
    let (mut worst, mut size) = (0.0_f64, 0.0_f64);
    for j in 0..a.cols {
        for i in 0..a.rows {
            let (x, y) = (f64::from(a.get(i, j)), f64::from(b.get(i, j)));
            worst = crate::support::grow(worst, (x - y).abs());
            size = size.max(y.abs());
        }
    }
    worst / size
}

// A result is the same on any number of threads.
both_formats!(threads);
fn threads<H: Format>() {
    let _turn = turn();
    for (m, n) in [(300, 300), (700, 500), (500, 700), (1100, 1100)] {
        let a = Stored::<H>::random(m, n, 5);
        let run = |width| {
            let mut lu = a.clone();
            let (ipiv, _) = factor(width, &mut lu, true);
            (lu.bits(), ipiv)
        };
        assert_eq!(run(1), run(3), "{m} x {n}");
    }
    for n in [300, 1100] {
        let base = definite(n, 3);
        let run = |width| {
            let mut l = Stored::<H>::new(n, n, false, |i, j| base.wide(i, j));
            cholesky(width, Uplo::Lower, &mut l);
            l.bits()
        };
        assert_eq!(run(1), run(3), "{n}");
    }
}
