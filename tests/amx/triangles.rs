//! Solves and products with triangles, part of which is done by bfloat16 pieces.

use super::compare::compare;
use super::factor::{SCALED, scaled};
use super::{both, random, residual, times};
use crate::common::generate::{self, Family, definite, general};
use crate::common::mat::LAYOUTS;
use crate::common::ratio::{self, check};
use crate::common::{Element, Layout, Mat, Rng, WideMat, with_ctx, work};
use lucho::kernel::getrf::{getrf, getrf_work};
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::solve::{getrs, potrs};
use lucho::kernel::triangle::{Trans, Triangle};
use lucho::kernel::trmm::{trmm_left, trmm_right};
use lucho::kernel::trsm::{Diag, Side, Uplo, trsm};

/// A triangle of more than one block: the product between its two parts, 70 x 256 or 256 x 70, is for the unit.
const ORDER: usize = 326;
const OTHERS: usize = 66;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Solve,
    Multiply,
}

#[derive(Clone, Copy, Debug)]
struct Variant {
    work: Work,
    side: Side,
    uplo: Uplo,
    trans: Trans,
    diag: Diag,
}

impl Variant {
    /// All of them; real triangles have no conjugate.
    fn all<T: Element>(work: Work) -> Vec<Variant> {
        let mut all = Vec::new();
        for side in [Side::Left, Side::Right] {
            for uplo in [Uplo::Lower, Uplo::Upper] {
                for trans in [Trans::No, Trans::Yes, Trans::Conj] {
                    for diag in [Diag::NonUnit, Diag::Unit] {
                        if T::IS_COMPLEX || trans != Trans::Conj {
                            all.push(Variant { work, side, uplo, trans, diag });
                        }
                    }
                }
            }
        }
        all
    }
    fn stored(&self, i: usize, j: usize) -> bool {
        if i == j { self.diag == Diag::NonUnit } else { (i > j) == (self.uplo == Uplo::Lower) }
    }
    /// (i, j) in a B whose first index is that of the triangle.
    fn turned(&self, (i, j): (usize, usize)) -> (usize, usize) {
        if self.side == Side::Left { (i, j) } else { (j, i) }
    }
    /// The row (left) or column (right) of B that every other one depends on.
    fn first(&self, n: usize) -> usize {
        let lower = (self.uplo == Uplo::Lower) == (self.trans == Trans::No);
        if lower == (self.side == Side::Left) { 0 } else { n - 1 }
    }
    /// What becomes of B.
    fn run<T: Element>(&self, width: usize, alpha: T, a: &Mat<T>, b: &Mat<T>) -> Mat<T> {
        let (t, mut x) = (Triangle::new(self.uplo, self.diag, a.view()).op(self.trans), b.clone());
        with_ctx(width, |ctx| match (self.work, self.side) {
            (Work::Solve, side) => trsm(ctx, side, t.uplo, t.a, t.diag, alpha, x.view_mut()),
            (Work::Multiply, Side::Left) => trmm_left(ctx, alpha, t, x.view_mut()),
            (Work::Multiply, Side::Right) => trmm_right(ctx, alpha, t, x.view_mut()),
        });
        x
    }
}

/// op(A).
fn op<T: Element>(a: &Mat<T>, v: Variant) -> WideMat<T::Wide> {
    let a = a.wide().triangle(v.uplo == Uplo::Lower, v.diag == Diag::Unit);
    match v.trans {
        Trans::No => a,
        Trans::Yes => a.t(),
        Trans::Conj => a.t().conj(),
    }
}

fn transposed<T: Element>(a: &Mat<T>) -> Mat<T> {
    Mat::new(a.cols, a.rows, Layout::Dense, |i, j| a.get(j, i))
}

/// The name, and the scales of the triangle's rows and columns and of right-hand sides, as exponents.
type Scales = (&'static str, fn(usize) -> i32, fn(usize) -> i32, fn(usize) -> i32);

const FAMILIES: [Scales; 3] = [
    ("ordinary", |_| 0, |_| 0, |_| 0),
    ("graded", |i| -(i as i32) / 16, |j| -(j as i32) / 32, |o| -(o as i32) / 8),
    ("bad", |i| (i as i32 * 7 % 15) - 7, |j| (j as i32 * 5 % 11) - 5, |o| (o as i32 * 3 % 17) - 8),
];

/// A triangle, its other half guarded, and a B whose scales go with it: sums have terms of like sizes.
fn problem<T: Element>(v: Variant, scales: Scales, layout: usize) -> (Mat<T>, Mat<T>) {
    let (_, rows, columns, others) = scales;
    // A diagonal of ones stays.
    let columns = |j| if v.diag == Diag::Unit { -rows(j) } else { columns(j) };
    let rng = &mut Rng::new(layout as u64);
    let a = generate::triangle::<T>(ORDER, Layout::Dense, rng);
    let a = Mat::new(ORDER, ORDER, LAYOUTS[layout % LAYOUTS.len()], |i, j| {
        times(a.get(i, j), rows(i) + columns(j))
    });
    let plain = v.trans == Trans::No;
    let along = |i| match (v.work, (v.side == Side::Left) == plain) {
        (Work::Solve, true) => rows(i),
        (Work::Solve, false) => columns(i),
        (Work::Multiply, true) => -columns(i),
        (Work::Multiply, false) => -rows(i),
    };
    let (m, n) = v.turned((ORDER, OTHERS));
    let b = Mat::new(m, n, LAYOUTS[(layout / 2 + 1) % LAYOUTS.len()], |i, j| {
        let (i, other) = v.turned((i, j));
        times(rng.element(), along(i) + others(other))
    });
    (a.hide(|i, j| !v.stored(i, j)), b)
}

fn errors<T: Element>(work: Work) {
    for (turn, v) in Variant::all::<T>(work).into_iter().enumerate() {
        for (f, scales) in FAMILIES.into_iter().enumerate() {
            // One family each of the complex ones.
            if T::IS_COMPLEX && (turn + turn / 3) % 3 != f {
                continue;
            }
            let what = format!("{v:?} {}", scales.0);
            let (a, b) = problem::<T>(v, scales, turn + f);
            // A factor that is exact.
            let alpha = T::of([1.0, -0.5][turn / 2 % 2], 0.0);
            let (usual, tiles) = both(|| v.run(1, alpha, &a, &b));
            assert!(tiles.untouched(&b, |_, _| false), "{what}");
            if turn % 4 == f {
                let (_, again) = both(|| v.run(3, alpha, &a, &b));
                assert!(tiles.bits() == again.bits(), "threads change bits: {what}");
            }
            let a = op(&a, v);
            let by_alpha = Mat::new(b.rows, b.cols, Layout::Dense, |i, j| alpha * b.get(i, j));
            let error = |x: &Mat<T>| {
                let known = if work == Work::Solve { x } else { &by_alpha }.wide();
                let (left, right) = if v.side == Side::Left { (&a, &known) } else { (&known, &a) };
                let result = if work == Work::Solve { &by_alpha } else { x };
                residual(result, (T::ONE, left, right), (T::ZERO, x))
            };
            let bound = 0.5 * ORDER as f64 * T::EPS;
            let share = compare((&usual, error(&usual)), (&tiles, error(&tiles)), bound, &what);
            assert!(share > 1.0 / 16.0, "not on the unit: {what}");
            let ratio = match (work, v.side) {
                (Work::Solve, Side::Left) => ratio::solve(&a, &tiles, &by_alpha),
                (Work::Solve, Side::Right) => {
                    ratio::solve(&a.t(), &transposed(&tiles), &transposed(&by_alpha))
                }
                (Work::Multiply, Side::Left) => {
                    ratio::product::<T>(&tiles.wide(), T::ONE, &a, &by_alpha.wide())
                }
                (Work::Multiply, Side::Right) => {
                    ratio::product::<T>(&tiles.wide(), T::ONE, &by_alpha.wide(), &a)
                }
            };
            check(ratio, format_args!("{what}"));
        }
    }
}

both_types!(solves_with_a_triangle);
fn solves_with_a_triangle<T: Element>() {
    errors::<T>(Work::Solve);
}

both_types!(products_with_a_triangle);
fn products_with_a_triangle<T: Element>() {
    errors::<T>(Work::Multiply);
}

/// Both solves of `potrs` or `getrs`, against the factors in f64.
fn solves<T: Element>(
    (a, factors): (&WideMat<T::Wide>, &WideMat<T::Wide>),
    e: fn(usize) -> i32,
    what: &str,
    run: impl Fn(&mut Mat<T>, usize),
) {
    let rng = &mut Rng::new(7);
    let b = Mat::<T>::new(ORDER, OTHERS, Layout::Gap, |i, _| times(rng.element(), e(i)));
    let solved = |width: usize| {
        let mut x = b.clone();
        run(&mut x, width);
        x
    };
    let ((usual, tiles), (_, again)) = (both(|| solved(1)), both(|| solved(3)));
    assert!(tiles.untouched(&b, |_, _| false), "{what}");
    assert!(tiles.bits() == again.bits(), "threads change bits: {what}");
    check(ratio::solve(a, &tiles, &b), format_args!("{what}"));
    let error = |x: &Mat<T>| residual(&b, (T::ONE, factors, &x.wide()), (T::ZERO, x));
    let bound = ORDER as f64 * T::EPS;
    let share = compare((&usual, error(&usual)), (&tiles, error(&tiles)), bound, what);
    assert!(share > 0.25, "not on the unit: {what}");
}

both_types!(solves_after_cholesky);
fn solves_after_cholesky<T: Element>() {
    for (turn, (name, e)) in SCALED.into_iter().enumerate() {
        let a = definite::<T>(Family::Uniform, ORDER, Layout::Dense, &mut Rng::new(turn as u64));
        let a = scaled(&a, e);
        let (f, _) = both(|| {
            let mut f = a.clone();
            with_ctx(1, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
            f
        });
        let uplo = if turn == 1 { Uplo::Upper } else { Uplo::Lower };
        let l = f.wide().triangle(true, false);
        let f = match uplo {
            Uplo::Lower => f.hide(|i, j| i < j),
            Uplo::Upper => {
                Mat::new(ORDER, ORDER, Layout::Row, |i, j| f.get(j, i).conj()).hide(|i, j| i > j)
            }
        };
        solves((&a.wide(), &l.times(&l.t().conj())), e, name, |x, width| {
            with_ctx(width, |ctx| potrs(ctx, uplo, f.view(), x.view_mut()));
        });
    }
}

both_types!(solves_after_lu);
fn solves_after_lu<T: Element>() {
    for (turn, (name, e)) in SCALED.into_iter().enumerate() {
        let trans = [Trans::No, Trans::Conj, Trans::Yes][turn];
        let rng = &mut Rng::new(turn as u64);
        let a = general::<T>(Family::Uniform, ORDER, ORDER, Layout::Dense, rng);
        let a = scaled(&a, e);
        let ((f, pivots), _) = both(|| {
            let (mut f, mut pivots) = (a.clone(), vec![0_i32; ORDER]);
            let mut memory = work::<T>(getrf_work::<T>(ORDER, ORDER));
            let info = with_ctx(1, |ctx| getrf(ctx, f.view_mut(), &mut pivots, &mut memory));
            assert_eq!(info, 0);
            (f, pivots)
        });
        let w = f.wide();
        let product = w.triangle(true, true).times(&w.triangle(false, false));
        let mut order: Vec<usize> = (0..ORDER).collect();
        pivots.iter().enumerate().for_each(|(i, &p)| order.swap(i, p as usize - 1));
        let mut back = vec![0; ORDER];
        order.iter().enumerate().for_each(|(i, &from)| back[from] = i);
        let product = WideMat::from_fn(ORDER, ORDER, |i, j| product.get(back[i], j));
        let op = |a: WideMat<T::Wide>| match trans {
            Trans::No => a,
            Trans::Yes => a.t(),
            Trans::Conj => a.t().conj(),
        };
        solves((&op(a.wide()), &op(product)), e, name, |x, width| {
            with_ctx(width, |ctx| getrs(ctx, trans, f.view(), Some(&pivots), x.view_mut()))
                .unwrap();
        });
    }
}

/// The bits; all NaNs are alike, whose signs depend on the order in which they meet.
fn numbers<T: Element>(x: &Mat<T>) -> Vec<(u64, u64)> {
    let like = |bits: u64| if f32::from_bits(bits as u32).is_nan() { u64::MAX } else { bits };
    x.bits().into_iter().map(|(re, im)| (like(re), like(im))).collect()
}

both_types!(triangles_that_the_unit_does_not_carry);
fn triangles_that_the_unit_does_not_carry<T: Element>() {
    let two = |e: i32| 2.0_f64.powi(e);
    // One element of the triangle or of B, the scale of the rest of B, and whether the unit can do it.
    let cases = [
        (f64::NAN, 0, false),
        (f64::INFINITY, 0, false),
        (-f64::INFINITY, 0, false),
        (two(-140), 0, false),
        (two(-126), 0, false),
        (two(-101), 0, false),
        (two(127), -30, false),
        (0.5, -85, false),
        (0.5, 123, false),
        (-0.0, 0, true),
        (two(-50), 0, true),
        (two(50), 0, true),
    ];
    let variants = [
        (Side::Left, Uplo::Lower, Trans::No, Diag::NonUnit),
        (Side::Left, Uplo::Upper, Trans::Conj, Diag::Unit),
        (Side::Right, Uplo::Lower, Trans::No, Diag::Unit),
        (Side::Right, Uplo::Upper, Trans::Yes, Diag::NonUnit),
        (Side::Left, Uplo::Upper, Trans::No, Diag::NonUnit),
        (Side::Right, Uplo::Lower, Trans::Conj, Diag::NonUnit),
    ];
    const PLACES: [(Work, bool); 4] = [
        (Work::Solve, true),
        (Work::Multiply, true),
        (Work::Solve, false),
        (Work::Multiply, false),
    ];
    for (turn, (value, scale, fits)) in cases.into_iter().enumerate() {
        for (k, (work, in_triangle)) in PLACES.into_iter().enumerate() {
            let (side, uplo, trans, diag) = variants[(turn + k) % variants.len()];
            // A division would mix the parts of B's element.
            let diag = if in_triangle { diag } else { Diag::Unit };
            let v = Variant { work, side, uplo, trans, diag };
            let (mut a, b) = problem::<T>(v, FAMILIES[0], turn + k);
            let mut b = b.to_layout(Layout::Gap);
            for j in 0..b.cols {
                for i in 0..b.rows {
                    b.set(i, j, times(b.get(i, j), scale));
                }
            }
            let value = T::of(value, 0.25 * two(scale));
            if in_triangle {
                // The corner farthest from the diagonal is in the product.
                let (i, j) = if uplo == Uplo::Lower { (ORDER - 1, 0) } else { (0, ORDER - 1) };
                a.set(i, j, value);
            } else {
                let (i, j) = v.turned((v.first(ORDER), OTHERS - 1));
                b.set(i, j, value);
            }
            let (usual, tiles) = both(|| v.run(2, T::ONE, &a, &b));
            let what = format!("{value:?} {scale} {v:?} in the triangle {in_triangle}");
            assert_eq!(numbers(&usual) == numbers(&tiles), !fits, "{what}");
        }
    }
}

/// A product that is not carried does not keep the others from the unit, and all are right.
#[test]
fn only_the_product_with_a_nan_takes_the_usual_way() {
    let (n, m) = (600, OTHERS);
    for work in [Work::Solve, Work::Multiply] {
        let v = Variant {
            work,
            side: Side::Left,
            uplo: Uplo::Lower,
            trans: Trans::No,
            diag: Diag::NonUnit,
        };
        let rng = &mut Rng::new(3);
        let mut a = generate::triangle::<f32>(n, Layout::Gap, rng);
        a.set(n - 1, 300, f32::NAN);
        let b = random::<f32>(n, m, Layout::Dense, rng);
        let (usual, tiles) = both(|| v.run(1, 1.0, &a, &b));
        for j in 0..m {
            for i in 0..n {
                let (x, y) = (usual.get(i, j), tiles.get(i, j));
                assert!(x.is_nan() == (i == n - 1) && y.is_nan() == (i == n - 1));
                assert!(i == n - 1 || (x - y).abs() < 1e-5, "({i}, {j}) {x} {y} {work:?}");
            }
        }
        let differs = |i: usize| (0..m).any(|j| usual.get(i, j) != tiles.get(i, j));
        assert!((256..512).any(differs), "not on the unit: {work:?}");
        assert!(work == Work::Solve || !(512..n - 1).any(differs), "on the unit");
    }
}
