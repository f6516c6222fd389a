//! TRMM, TRSM and TRTRI in every variant of side, triangle, transposition and diagonal.

use crate::cholesky::{TRIANGLES, opposite};
use crate::common::generate;
use crate::common::mat::LAYOUTS;
use crate::common::ratio::{self, probe, relative};
use crate::common::{Element, Layout, Mat, Rng, WideMat, check, with_ctx, with_disorder};
use crate::{short, sizes};
use lucho::kernel::par::Ctx;
use lucho::kernel::scalar::Real;
use lucho::kernel::solve::getrs;
use lucho::kernel::triangle::{Trans, Triangle, trsm_left, trsm_right};
use lucho::kernel::trmm::{trmm_left, trmm_right};
use lucho::kernel::trsm::{Diag, Uplo};
use lucho::kernel::trtri::trtri;

pub const OPS: [Trans; 3] = [Trans::No, Trans::Yes, Trans::Conj];
const DIAGS: [Diag; 2] = [Diag::NonUnit, Diag::Unit];

/// A triangle with NaN wherever it must not be read.
fn stored<T: Element>(uplo: Uplo, diag: Diag, n: usize, layout: Layout, rng: &mut Rng) -> Mat<T> {
    let hidden = opposite(uplo);
    generate::triangle::<T>(n, layout, rng)
        .hide(|i, j| hidden(i, j) || (i == j && diag == Diag::Unit))
}

/// op of the triangle as the oracle sees it.
fn dense<T: Element>(uplo: Uplo, diag: Diag, trans: Trans, a: &Mat<T>) -> WideMat<T::Wide> {
    let a = a.wide().triangle(uplo == Uplo::Lower, diag == Diag::Unit);
    match trans {
        Trans::No => a,
        Trans::Yes => a.t(),
        Trans::Conj => a.t().conj(),
    }
}

/// Every variant, with layouts that take turns
/// (for the larger orders only some variants; which, depends on the order).
fn variants(n: usize, mut f: impl FnMut(Uplo, Diag, Trans, bool, Layout, Layout)) {
    let mut turn = n;
    for uplo in TRIANGLES {
        for diag in DIAGS {
            for trans in OPS {
                for left in [true, false] {
                    turn += 1;
                    if n >= 100 && !turn.is_multiple_of(5) {
                        continue;
                    }
                    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
                    f(uplo, diag, trans, left, layout(1), layout(3));
                }
            }
        }
    }
}

/// Orders of A with a number of right-hand sides.
const SHAPES: [(usize, usize); 15] = [
    (0, 3),
    (3, 0),
    (1, 1),
    (2, 3),
    (3, 2),
    (5, 10),
    (16, 16),
    (17, 33),
    (33, 17),
    (50, 1),
    (64, 300),
    (65, 65),
    (130, 7),
    (200, 40),
    (517, 33),
];

for_each_type!(product);
fn product<T: Element>() {
    with_ctx(1, |ctx| {
        for (n, m) in SHAPES.into_iter().filter(|s| s.0 <= 130 || !short()) {
            variants(n, |uplo, diag, trans, left, la, lb| {
                let mut rng = Rng::new((n + m) as u64);
                let a = stored::<T>(uplo, diag, n, la, &mut rng);
                let (rows, cols) = if left { (n, m) } else { (m, n) };
                let b = Mat::<T>::new(rows, cols, lb, |_, _| rng.element());
                let alpha = if m % 2 == 0 { T::ONE } else { T::of(-0.75, 0.5) };
                let mut c = b.clone();
                let t = Triangle::new(uplo, diag, a.view()).op(trans);
                let product = if left { trmm_left } else { trmm_right };
                product(ctx, alpha, t, c.view_mut());
                let what =
                    format!("trmm {uplo:?} {diag:?} {trans:?} left {left} {n} {m} {la:?} {lb:?}");
                assert!(c.untouched(&b, |_, _| false), "{what}");
                let a = dense(uplo, diag, trans, &a);
                let (b, c) = (b.wide(), c.wide());
                let r = if left {
                    ratio::product::<T>(&c, alpha, &a, &b)
                } else {
                    ratio::product::<T>(&c.t(), alpha, &a.t(), &b.t())
                };
                check(r, format_args!("{what}"));
            });
        }
    });
}

for_each_type!(solve);
fn solve<T: Element>() {
    with_ctx(1, |ctx| {
        for (n, m) in SHAPES.into_iter().filter(|s| s.0 <= 130 || !short()) {
            variants(n, |uplo, diag, trans, left, la, lb| {
                let mut rng = Rng::new((n + m) as u64);
                let a = stored::<T>(uplo, diag, n, la, &mut rng);
                let (rows, cols) = if left { (n, m) } else { (m, n) };
                let b = Mat::<T>::new(rows, cols, lb, |_, _| rng.element());
                let mut x = b.clone();
                let t = Triangle::new(uplo, diag, a.view()).op(trans);
                let solve = if left { trsm_left } else { trsm_right };
                solve(ctx, t, x.view_mut());
                let what =
                    format!("trsm {uplo:?} {diag:?} {trans:?} left {left} {n} {m} {la:?} {lb:?}");
                assert!(x.untouched(&b, |_, _| false), "{what}");
                let a = dense(uplo, diag, trans, &a);
                let transposed =
                    |m: &Mat<T>| Mat::new(m.cols, m.rows, Layout::Dense, |i, j| m.get(j, i));
                let r = if left {
                    ratio::solve(&a, &x, &b)
                } else {
                    ratio::solve(&a.t(), &transposed(&x), &transposed(&b))
                };
                check(r, format_args!("{what}"));
            });
        }
    });
}

for_each_type!(shared_rows);
/// Triangles of several blocks, whose rows threads share: solutions, products and solves with pivots are those of one
/// thread, bit by bit, nothing beside them is written, and a product with the triangle brings a solution back.
fn shared_rows<T: Element>() {
    for (n, m) in [(520, 75), (700, 150)].into_iter().filter(|&(n, _)| n <= 520 || !short()) {
        let rng = &mut Rng::new(n as u64);
        let pivots: Vec<i32> =
            (0..n).map(|i| (i + rng.next() as usize % (n - i)) as i32 + 1).collect();
        for (turn, uplo) in TRIANGLES.into_iter().enumerate() {
            for (trans, diag) in OPS.into_iter().zip([DIAGS[turn], DIAGS[1 - turn], DIAGS[turn]]) {
                let layout = [Layout::Gap, Layout::Row][turn];
                let a = stored::<T>(uplo, diag, n, layout, rng);
                let lu = generate::triangle::<T>(n, layout, rng);
                let b = Mat::<T>::new(n, m, [Layout::Row, Layout::Gap][turn], |_, _| rng.element());
                let t = Triangle::new(uplo, diag, a.view()).op(trans);
                let run = |ctx: &Ctx| {
                    let [mut x, mut y] = [b.clone(), b.clone()];
                    trsm_left(ctx, t, x.view_mut());
                    let mut back = x.clone();
                    trmm_left(ctx, T::of(-0.75, 0.5), t, back.view_mut());
                    getrs(ctx, trans, lu.view(), Some(&pivots), y.view_mut()).unwrap();
                    assert!([&x, &back, &y].iter().all(|m| m.untouched(&b, |_, _| false)));
                    [x, back, y]
                };
                let what = format!("{uplo:?} {diag:?} {trans:?} {n} {m}");
                let one = with_ctx(1, run);
                let scaled =
                    Mat::<T>::new(n, m, Layout::Dense, |i, j| T::of(-0.75, 0.5) * b.get(i, j));
                let (back, scaled) = (one[1].wide(), scaled.wide());
                check(
                    relative::<T>(&back.minus(&scaled), n, scaled.largest()),
                    format_args!("{what}"),
                );
                let one = one.map(|m| m.bits());
                for width in [2, 3, 7] {
                    let bits = with_ctx(width, run).map(|m| m.bits());
                    assert!(bits == one, "{what}: {width} threads");
                    let bits = with_disorder(width, run).map(|m| m.bits());
                    assert!(bits == one, "{what}: {width} threads in disorder");
                }
            }
        }
    }
}

for_each_type!(spoiled_right_hand_sides);
/// Triangles whose rows threads share: an Inf or a NaN in one right-hand side reaches no other one, and no row that is solved
/// before its own. The rest has the bits that it has without them.
fn spoiled_right_hand_sides<T: Element>() {
    let (n, m) = (520, 75);
    let rng = &mut Rng::new(7);
    let spoiled = [(200, 10, T::of(f64::INFINITY, 0.0)), (300, 40, T::nan())];
    for (uplo, layout) in TRIANGLES.into_iter().zip([Layout::Row, Layout::Gap]) {
        let a = stored::<T>(uplo, Diag::NonUnit, n, Layout::Gap, rng);
        let t = Triangle::new(uplo, Diag::NonUnit, a.view());
        let without = Mat::<T>::new(n, m, layout, |_, _| rng.element());
        let mut with = without.clone();
        spoiled.iter().for_each(|&(i, j, value)| with.set(i, j, value));
        let solved = |width, b: &Mat<T>| {
            let mut x = b.clone();
            with_ctx(width, |ctx| trsm_left(ctx, t, x.view_mut()));
            x
        };
        let clean = solved(1, &without);
        for width in [1, 2, 3, 7] {
            let x = solved(width, &with);
            for (i, j) in (0..m).flat_map(|j| (0..n).map(move |i| (i, j))) {
                let reached = spoiled.iter().any(|&(row, column, _)| {
                    j == column && if uplo == Uplo::Lower { i >= row } else { i <= row }
                });
                let what = format!("{uplo:?} {width} threads ({i}, {j}) {:?}", x.get(i, j));
                assert!(reached || x.get(i, j).bits() == clean.get(i, j).bits(), "{what}");
                let own = spoiled.iter().any(|&(row, column, _)| (i, j) == (row, column));
                assert!(!own || !x.get(i, j).modulus().is_finite(), "{what}");
            }
        }
    }
}

for_each_type!(product_with_zero_reads_nothing);
fn product_with_zero_reads_nothing<T: Element>() {
    with_ctx(1, |ctx| {
        let a = Mat::<T>::new(40, 40, Layout::Gap, |_, _| T::nan());
        let mut b = Mat::<T>::new(40, 7, Layout::Row, |_, _| T::nan());
        let before = b.clone();
        let t = Triangle::new(Uplo::Lower, Diag::NonUnit, a.view());
        trmm_left(ctx, T::ZERO, t, b.view_mut());
        assert!(b.untouched(&before, |_, _| false));
        assert!(b.bits().iter().all(|&x| x == T::ZERO.bits()));
    });
}

for_each_type!(infinities_stay_in_their_triangle);
/// An Inf in row k of B reaches the rows that the triangle lets it reach, and no zero of the other
/// triangle turns it into a NaN.
fn infinities_stay_in_their_triangle<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [3, 16, 17, 64, 130] {
            for k in [0, n / 2, n - 1] {
                // Positive real entries: Inf * positive is Inf. For complex types Inf * (x + 0i) has a
                // NaN part by the plain formula, which is why the other rows are what is looked at.
                let mut rng = Rng::new(n as u64);
                let a =
                    Mat::<T>::new(n, n, Layout::Dense, |_, _| T::of(1.0 + rng.unit().abs(), 0.0));
                for uplo in TRIANGLES {
                    let a = a.hide(opposite(uplo));
                    let mut b = Mat::<T>::new(n, 37, Layout::Gap, |i, _| {
                        T::of(if i == k { f64::INFINITY } else { 1.0 }, 0.0)
                    });
                    let t = Triangle::new(uplo, Diag::NonUnit, a.view());
                    trmm_left(ctx, T::ONE, t, b.view_mut());
                    for i in 0..n {
                        let reached = if uplo == Uplo::Lower { i >= k } else { i <= k };
                        for j in 0..37 {
                            let v = b.get(i, j);
                            let what = format!("{uplo:?} n {n} k {k} ({i}, {j}) {v:?}");
                            assert_eq!(v.modulus().is_finite(), !reached, "{what}");
                            assert!(T::IS_COMPLEX || !Element::is_nan(v), "{what}");
                        }
                    }
                }
            }
        }
    });
}

for_each_type!(inverse);
fn inverse<T: Element>() {
    with_ctx(1, |ctx| {
        for n in sizes() {
            for (k, layout) in LAYOUTS.into_iter().enumerate() {
                if n > 65 && (n + k) % 3 != 0 {
                    continue;
                }
                for uplo in TRIANGLES {
                    for diag in DIAGS {
                        let before = stored::<T>(uplo, diag, n, layout, &mut Rng::new(n as u64));
                        let mut a = before.clone();
                        let what = format!("trtri {uplo:?} {diag:?} n {n} {layout:?}");
                        assert_eq!(trtri(ctx, uplo, diag, a.view_mut()), Ok(()), "{what}");
                        let hidden = opposite(uplo);
                        let kept = |i, j| hidden(i, j) || (i == j && diag == Diag::Unit);
                        assert!(a.untouched(&before, kept), "{what}");
                        let wide = |m: &Mat<T>| dense(uplo, diag, Trans::No, m);
                        let r = ratio::inverse::<T>(&wide(&before), &wide(&a));
                        check(r, format_args!("{what}"));
                    }
                }
            }
        }
    });
}

for_each_type!(inverse_of_a_singular_triangle);
fn inverse_of_a_singular_triangle<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 17, 65, 200] {
            for k in [0, n / 2, n - 1] {
                for uplo in TRIANGLES {
                    let rng = &mut Rng::new(9);
                    let mut a = stored::<T>(uplo, Diag::NonUnit, n, Layout::Gap, rng);
                    a.set(k, k, T::ZERO);
                    a.set(n - 1, n - 1, T::ZERO);
                    let before = a.clone();
                    let e = trtri(ctx, uplo, Diag::NonUnit, a.view_mut()).unwrap_err();
                    assert_eq!(e.index, k + 1);
                    assert!(a.untouched(&before, |_, _| true));
                }
            }
        }
    });
}

for_each_type!(graded_triangle);
/// Diagonals over the whole range of exponents: residual row by row scaled by the oracle's norms.
fn graded_triangle<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [10, 65] {
            let steps = 0.4 / n as f64 * T::TINY.log2();
            let rng = &mut Rng::new(1);
            let before = Mat::<T>::new(n, n, Layout::Gap, |i, j| {
                let s = (steps * (i.max(j)) as f64).exp2();
                if i == j { T::of(s, 0.0) } else { T::of(s * rng.unit() / n as f64, 0.0) }
            });
            let mut a = before.clone();
            trtri(ctx, Uplo::Lower, Diag::NonUnit, a.view_mut()).unwrap();
            let wide = |m: &Mat<T>| dense(Uplo::Lower, Diag::NonUnit, Trans::No, m);
            let (t, x) = (wide(&before), wide(&a));
            let v = probe(n);
            let residual = v.minus(&t.times(&x.times(&v)));
            // With rows scaled by their diagonal the matrix is well-conditioned, and so the residual is
            // small against 1 and not only against ||T|| ||X||.
            check(relative::<T>(&residual, n, 1.0), format_args!("graded n {n}"));
        }
    });
}

for_each_type!(divisors_without_reciprocals);
fn divisors_without_reciprocals<T: Element>() {
    let rng = &mut Rng::new(3);
    let single = size_of::<T>() == if T::IS_COMPLEX { 8 } else { 4 };
    // Its reciprocal overflows; what it divides is the only one in its row.
    let tiny = T::of(2_f64.powi(if single { -140 } else { -1060 }), 0.0);
    for (n, m) in [(1, 2), (7, 3), (40, 20), (300, 20), (300, 3)] {
        for (each, uplo) in TRIANGLES.into_iter().flat_map(|uplo| [(1, uplo), (7, uplo)]) {
            let tiny_at = |i: usize| i % each == each / 2;
            let mut a = stored::<T>(uplo, Diag::NonUnit, n, Layout::Gap, rng);
            let mut b = Mat::<T>::new(n, m, Layout::Gap, |i, j| T::of((i + j) as f64, 1.0));
            for i in (0..n).filter(|&i| tiny_at(i)) {
                let row = if uplo == Uplo::Lower { 0..i } else { i + 1..n };
                row.for_each(|j| a.set(i, j, T::ZERO));
                a.set(i, i, tiny + tiny);
                (0..m).for_each(|j| b.set(i, j, tiny));
            }
            with_ctx(2, |ctx| {
                trsm_left(ctx, Triangle::new(uplo, Diag::NonUnit, a.view()), b.view_mut());
            });
            let half = T::of(0.5, 0.0);
            for (i, j) in (0..n).flat_map(|i| (0..m).map(move |j| (i, j))) {
                let x = b.get(i, j);
                assert!(x.abs1().is_finite(), "{n} {m} {uplo:?} {i} {j}");
                assert!(!tiny_at(i) || x == half, "{n} {m} {uplo:?} {i} {j}");
            }
        }
    }
}

#[test]
fn infinite_right_hand_sides() {
    infinite_last_row::<f32>();
    infinite_last_row::<f64>();
}

/// What is behind the last row in a packed strip must not reach the others: the row before an infinite one is
/// infinite, not NaN.
fn infinite_last_row<T: Element + Real>() {
    for (n, m) in [(2, 3), (5, 2), (9, 20), (33, 70), (259, 3), (259, 40)] {
        let l = Mat::<T>::new(n, n, Layout::Dense, |i, j| T::of(f64::from(i == j) + 0.5, 0.0));
        let mut b = Mat::<T>::new(n, m, Layout::Dense, |i, _| {
            T::of(if i + 1 == n { f64::INFINITY } else { 1.0 }, 0.0)
        });
        with_ctx(1, |ctx| getrs::<T, i32>(ctx, Trans::No, l.view(), None, b.view_mut())).unwrap();
        for j in 0..m {
            for i in [n - 2, n - 1] {
                let x = b.get(i, j);
                let sign = if i + 1 == n { T::ONE } else { -T::ONE };
                assert!(x * sign > T::MAX, "{n} {m}: {i} {j}");
            }
        }
    }
}
