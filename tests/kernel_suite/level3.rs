//! The level 3 routines beside GEMM, TRMM and TRSM: products with a symmetric operand, updates of one
//! triangle, copies with transposition; every variant, NaN wherever nothing may be read.

use crate::cholesky::{TRIANGLES, opposite};
use crate::common::mat::LAYOUTS;
use crate::common::ratio::{mirrored, probe, relative};
use crate::common::{Element, Layout, Mat, Rng, Wide, WideMat, check, with_ctx};
use crate::short;
use lucho::kernel::geadd::geadd;
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::gemm3m::gemm3m;
use lucho::kernel::params::{A_BYTES, B_BYTES, KC};
use lucho::kernel::scalar::Scalar;
use lucho::kernel::symm::{hemm, symm};
use lucho::kernel::syr2k::{her2k, syr2k};
use lucho::kernel::syrk::{gemmt, herk, syrk};
use lucho::kernel::transpose::{imatcopy, imatcopy_work, omatcopy};
use lucho::kernel::trsm::{Side, Uplo};
use std::mem::MaybeUninit;

/// Orders of C with the other dimension.
const SHAPES: [(usize, usize); 17] = [
    (0, 2),
    (2, 0),
    (1, 1),
    (1, 7),
    (2, 3),
    (3, 2),
    (7, 1),
    (7, 33),
    (33, 7),
    (33, 33),
    (48, 100),
    (100, 3),
    (100, 257),
    (257, 1),
    (257, 33),
    (257, 100),
    (300, 530),
];

fn shapes() -> impl Iterator<Item = (usize, usize)> {
    SHAPES.into_iter().filter(|s| s.0.max(s.1) <= 100 || !short())
}

/// Pairs of alpha and beta, of which each call takes the next.
fn factors<T: Element>(turn: usize) -> (T, T) {
    let values = [T::ZERO, T::ONE, T::of(-0.75, 0.5)];
    (values[turn % 3], values[(turn / 3 + 1) % 3])
}

fn real<T: Element>(x: T) -> T::Real {
    x.re()
}

fn random<T: Element>(m: usize, n: usize, layout: Layout, rng: &mut Rng) -> Mat<T> {
    Mat::new(m, n, layout, |_, _| rng.element())
}

/// NaN everywhere if the factor says that nothing is read.
fn unread<T: Element>(factor: T, m: Mat<T>) -> Mat<T> {
    m.hide(|_, _| factor.is_zero())
}

/// The imaginary part of the diagonal, which Hermitian routines do not read.
fn nan_diagonal<T: Element>(a: &mut Mat<T>) {
    for i in 0..a.rows {
        a.set(i, i, a.get(i, i) + T::of(0.0, f64::NAN));
    }
}

/// alpha, A and B of a product.
type Term<'a, T> = (T, &'a WideMat<<T as Element>::Wide>, &'a WideMat<<T as Element>::Wide>);

/// ||C - beta C0 - alpha (sum of A B)|| against what its terms' rounding may be.
fn update<T: Element>(
    c: &WideMat<T::Wide>,
    beta: T,
    c0: &WideMat<T::Wide>,
    products: &[Term<T>],
) -> f64 {
    let v = probe(c.cols);
    let mut difference = c.times(&v);
    let mut scale = 0.0;
    let mut k = 1;
    if !beta.is_zero() {
        difference = difference.minus(&c0.times(&v).scale(beta.wide()));
        scale += beta.modulus() * c0.norm1();
    }
    for &(alpha, a, b) in products {
        if !alpha.is_zero() && a.cols > 0 {
            difference = difference.minus(&a.times(&b.times(&v)).scale(alpha.wide()));
            scale += alpha.modulus() * a.norm1() * b.norm1();
            k = k.max(a.cols);
        }
    }
    relative::<T>(&difference, c.cols, scale) * c.cols as f64 / k as f64
}

for_each_type!(symmetric_products);
fn symmetric_products<T: Element>() {
    with_ctx(2, |ctx| {
        let mut turn = 0;
        for (m, n) in shapes() {
            for (side, uplo, hermitian) in [Side::Left, Side::Right].into_iter().flat_map(|s| {
                TRIANGLES.into_iter().flat_map(move |u| [(s, u, false), (s, u, true)])
            }) {
                for _ in 0..if m * n > 10_000 { 1 } else { 5 } {
                    turn += 1;
                    let (alpha, beta) = factors::<T>(turn);
                    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
                    let what = format!(
                        "{side:?} {uplo:?} hermitian {hermitian} {m} {n} {alpha:?} {beta:?} {:?} {:?} {:?}",
                        layout(1),
                        layout(2),
                        layout(3)
                    );
                    let rng = &mut Rng::new(turn as u64);
                    let order = if side == Side::Left { m } else { n };
                    let mut a = random::<T>(order, order, layout(1), rng).hide(opposite(uplo));
                    if hermitian && T::IS_COMPLEX {
                        nan_diagonal(&mut a);
                    }
                    let full = if hermitian {
                        mirrored(&a, uplo == Uplo::Lower)
                    } else {
                        symmetric(&a, uplo)
                    };
                    let a = unread(alpha, a);
                    let b = random::<T>(m, n, layout(2), rng);
                    let b_seen = unread(alpha, b.clone());
                    let before = unread(beta, random::<T>(m, n, layout(3), rng));
                    let mut c = before.clone();
                    let routine = if hermitian { hemm } else { symm };
                    routine(ctx, side, uplo, alpha, a.view(), b_seen.view(), beta, c.view_mut());
                    assert!(c.untouched(&before, |_, _| false), "{what}");
                    let (b, full) = (b.wide(), &full);
                    let product = match side {
                        Side::Left => (alpha, full, &b),
                        Side::Right => (alpha, &b, full),
                    };
                    let r = update::<T>(&c.wide(), beta, &before.wide(), &[product]);
                    check(r, format_args!("{what}"));
                }
            }
        }
    });
}

/// The full symmetric matrix from one triangle.
fn symmetric<T: Element>(a: &Mat<T>, uplo: Uplo) -> WideMat<T::Wide> {
    let stored = |i: usize, j: usize| i == j || (i > j) == (uplo == Uplo::Lower);
    WideMat::from_fn(a.rows, a.cols, |i, j| {
        if stored(i, j) { a.get(i, j).wide() } else { a.get(j, i).wide() }
    })
}

/// How an operand of an update is stored.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stored {
    Plain,
    Turned,
}

for_each_type!(updates_of_a_triangle);
fn updates_of_a_triangle<T: Element>() {
    with_ctx(2, |ctx| {
        let mut turn = 0;
        for (n, k) in shapes() {
            for uplo in TRIANGLES {
                for (hermitian, two, stored) in [false, true].into_iter().flat_map(|h| {
                    [false, true]
                        .into_iter()
                        .flat_map(move |t| [(h, t, Stored::Plain), (h, t, Stored::Turned)])
                }) {
                    for _ in 0..if n * n > 10_000 { 1 } else { 5 } {
                        turn += 1;
                        one_update::<T>(ctx, n, k, uplo, hermitian, two, stored, turn);
                    }
                }
            }
        }
    });
}

#[allow(clippy::too_many_arguments)]
fn one_update<T: Element>(
    ctx: &lucho::kernel::par::Ctx,
    n: usize,
    k: usize,
    uplo: Uplo,
    hermitian: bool,
    two: bool,
    stored: Stored,
    turn: usize,
) {
    let (mut alpha, mut beta) = factors::<T>(turn);
    if hermitian {
        beta = T::from_real(beta.re());
        if !two {
            alpha = T::from_real(alpha.re());
        }
    }
    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
    let what = format!(
        "{uplo:?} hermitian {hermitian} 2k {two} {stored:?} {n} {k} {alpha:?} {beta:?} {:?} {:?}",
        layout(1),
        layout(3)
    );
    let rng = &mut Rng::new(turn as u64);
    let mut operand = |s: usize| match stored {
        Stored::Plain => random::<T>(n, k, layout(s), rng),
        Stored::Turned => random::<T>(k, n, layout(s), rng),
    };
    let (a, b) = (operand(1), operand(2));
    let (a_seen, b_seen) = (unread(alpha, a.clone()), unread(alpha, b.clone()));
    let view = |m| {
        let m = match stored {
            Stored::Plain => Operand::plain(m),
            Stored::Turned if hermitian => Operand::adjoint(m),
            Stored::Turned => Operand::plain(m).t(),
        };
        assert_eq!((m.mat.rows(), m.mat.cols()), (n, k));
        m
    };
    let mut before = random::<T>(n, n, layout(3), rng).hide(opposite(uplo));
    // An update of nothing does not set the imaginary parts to 0.
    let nothing = beta == T::ONE && (alpha.is_zero() || k == 0);
    if hermitian && T::IS_COMPLEX {
        nan_diagonal(&mut before);
    }
    let before = unread(beta, before);
    let mut c = before.clone();
    match (hermitian, two) {
        (false, false) => syrk(ctx, uplo, alpha, view(a_seen.view()), beta, c.view_mut()),
        (true, false) => {
            herk(ctx, uplo, real(alpha), view(a_seen.view()), real(beta), c.view_mut())
        }
        (false, true) => {
            syr2k(ctx, uplo, alpha, view(a_seen.view()), view(b_seen.view()), beta, c.view_mut())
        }
        (true, true) => {
            let (a, b) = (view(a_seen.view()), view(b_seen.view()));
            her2k(ctx, uplo, alpha, a, b, real(beta), c.view_mut());
        }
    }
    assert!(c.untouched(&before, opposite(uplo)), "{what}");
    if nothing {
        return assert!(c.untouched(&before, |_, _| true), "{what}");
    }
    if hermitian {
        for i in 0..n {
            assert!(c.get(i, i).im().is_zero(), "{what}: ({i}, {i}) is {:?}", c.get(i, i));
        }
    }
    let whole = |m: &Mat<T>| match hermitian {
        true => mirrored(m, uplo == Uplo::Lower),
        false => symmetric(m, uplo),
    };
    let wide = |m: &Mat<T>| match stored {
        Stored::Plain => m.wide(),
        Stored::Turned if hermitian => m.wide().t().conj(),
        Stored::Turned => m.wide().t(),
    };
    let turned = |m: &WideMat<T::Wide>| if hermitian { m.t().conj() } else { m.t() };
    let (a, b) = (wide(&a), wide(&b));
    let (at, bt) = (turned(&a), turned(&b));
    let alpha2 = if hermitian { alpha.conj() } else { alpha };
    let products =
        if two { vec![(alpha, &a, &bt), (alpha2, &b, &at)] } else { vec![(alpha, &a, &at)] };
    let r = update::<T>(&whole(&c), beta, &whole(&before), &products);
    check(r, format_args!("{what}"));
}

for_each_type!(general_products_of_a_triangle);
/// GEMMT gives the bits of GEMM.
fn general_products_of_a_triangle<T: Element>() {
    with_ctx(2, |ctx| {
        let mut turn = 0;
        for (n, k) in shapes() {
            for uplo in TRIANGLES {
                for _ in 0..5 {
                    turn += 1;
                    let (alpha, beta) = factors::<T>(turn);
                    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
                    let rng = &mut Rng::new(turn as u64);
                    let (a, b) = (
                        unread(alpha, random::<T>(n, k, layout(1), rng)),
                        unread(alpha, random::<T>(k, n, layout(2), rng)),
                    );
                    let all = unread(beta, random::<T>(n, n, layout(3), rng));
                    let before = all.hide(opposite(uplo));
                    let (mut c, mut expected) = (before.clone(), all);
                    let (a, b) = (Operand::plain(a.view()).conj(), Operand::plain(b.view()));
                    gemmt(ctx, uplo, alpha, a, b, beta, c.view_mut());
                    gemm3m(ctx, alpha, a, b, beta, expected.view_mut());
                    let what = format!(
                        "{uplo:?} {n} {k} {alpha:?} {beta:?} {:?} {:?} {:?}",
                        layout(1),
                        layout(2),
                        layout(3)
                    );
                    assert!(c.untouched(&before, opposite(uplo)), "{what}");
                    let expected = expected.hide(opposite(uplo));
                    assert!(c.bits() == expected.bits(), "{what}");
                }
            }
        }
    });
}

for_each_type!(products_with_infinities);
/// A real factor of a Hermitian update does not make NaN of Inf.
fn products_with_infinities<T: Element>() {
    with_ctx(1, |ctx| {
        let n = 20;
        let a = Mat::<T>::new(n, 4, Layout::Gap, |_, _| T::ONE);
        for uplo in TRIANGLES {
            let inf = T::of(f64::INFINITY, 0.0);
            let mut c = Mat::<T>::new(n, n, Layout::Gap, |_, _| inf);
            let beta = T::from_real(T::of(0.5, 0.0).re());
            herk(ctx, uplo, T::Real::ONE, Operand::plain(a.view()), real(beta), c.view_mut());
            assert!(c.bits().iter().all(|&b| b == inf.bits()), "{uplo:?}");
        }
        let one = Operand::plain(a.view());
        let mut c = Mat::<T>::new(n, n, Layout::Gap, |_, _| T::of(f64::INFINITY, 0.0));
        gemm(ctx, T::ONE, one, one.t(), T::ZERO, c.view_mut());
        assert!(c.bits().iter().all(|&b| b == T::of(4.0, 0.0).bits()));
    });
}

fn moved<T: Element>(alpha: T, x: T) -> T {
    match alpha {
        a if a.is_zero() => T::ZERO,
        a if a == T::ONE => x,
        a => a * x,
    }
}

for_each_type!(copies);
fn copies<T: Element>() {
    with_ctx(2, |ctx| {
        let mut turn = 0;
        for (m, n) in shapes() {
            for (trans, conj) in [(false, false), (true, false), (true, true), (false, true)] {
                for _ in 0..8 {
                    turn += 1;
                    let (alpha, beta) = factors::<T>(turn);
                    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
                    let rng = &mut Rng::new(turn as u64);
                    let a = random::<T>(m, n, layout(1), rng);
                    let (rows, cols) = if trans { (n, m) } else { (m, n) };
                    let op = |i: usize, j: usize| {
                        let x = if trans { a.get(j, i) } else { a.get(i, j) };
                        if conj { x.conj() } else { x }
                    };
                    let seen = unread(alpha, a.clone());
                    let view = Operand { mat: seen.view(), conj };
                    let view = if trans { view.t() } else { view };
                    let what = format!(
                        "{m} {n} trans {trans} conj {conj} {alpha:?} {beta:?} {:?} {:?}",
                        layout(1),
                        layout(5)
                    );

                    let before = Mat::<T>::new(rows, cols, layout(5), |_, _| T::nan());
                    let mut b = before.clone();
                    omatcopy(ctx, alpha, view, b.view_mut());
                    assert!(b.untouched(&before, |_, _| false), "omatcopy {what}");
                    let expected =
                        Mat::<T>::new(rows, cols, Layout::Dense, |i, j| moved(alpha, op(i, j)));
                    assert!(b.bits() == expected.bits(), "omatcopy {what}");

                    let start = random::<T>(rows, cols, layout(5), rng);
                    let before = unread(beta, start.clone());
                    let mut c = before.clone();
                    geadd(ctx, alpha, view, beta, c.view_mut());
                    assert!(c.untouched(&before, |_, _| false), "geadd {what}");
                    for j in 0..cols {
                        for i in 0..rows {
                            let (x, y, z) = (op(i, j).wide(), start.get(i, j).wide(), c.get(i, j));
                            let exact = alpha.wide() * x + beta.wide() * y;
                            let error = (z.wide() - exact).abs();
                            assert!(error <= 8.0 * T::EPS, "geadd {what} ({i}, {j})");
                        }
                    }
                }
            }
        }
    });
}

for_each_type!(copies_in_place);
fn copies_in_place<T: Element>() {
    const GAPS: [(usize, usize); 4] = [(0, 0), (3, 3), (5, 1), (1, 6)];
    with_ctx(2, |ctx| {
        let mut turn = 0;
        for (m, n) in shapes() {
            for (trans, conj) in [(false, false), (true, false), (true, true), (false, true)] {
                let (rows, cols) = if trans { (n, m) } else { (m, n) };
                let gaps = GAPS.into_iter().map(|(a, b)| (m + a, rows + b));
                // The same leading dimension on both sides, where that is possible.
                let same = m.max(n) + 2;
                for (lda, ldb) in gaps.chain([(same, same)]) {
                    turn += 1;
                    let (alpha, _) = factors::<T>(turn);
                    let rng = &mut Rng::new(turn as u64);
                    let what = format!("{m} {n} trans {trans} conj {conj} {alpha:?} {lda} {ldb}");
                    let size = (lda * n).max(ldb * cols) + 5;
                    let mut a = vec![T::guard(); size];
                    let old = random::<T>(m, n, Layout::Dense, rng);
                    let seen = unread(alpha, old.clone());
                    for j in 0..n {
                        for i in 0..m {
                            a[i + j * lda] = seen.get(i, j);
                        }
                    }
                    let mut expected: Vec<Option<T>> = a.iter().map(|&x| Some(x)).collect();
                    for j in 0..n {
                        for i in 0..m {
                            // What only the old matrix covered may hold anything.
                            expected[i + j * lda] = None;
                        }
                    }
                    for j in 0..cols {
                        for i in 0..rows {
                            let x = if trans { old.get(j, i) } else { old.get(i, j) };
                            let x = moved(alpha, if conj { x.conj() } else { x });
                            expected[i + j * ldb] = Some(x);
                        }
                    }
                    let mut work =
                        vec![MaybeUninit::<T>::uninit(); imatcopy_work(trans, m, n, lda, ldb)];
                    let op = (trans, conj);
                    // SAFETY: the buffer spans both matrices.
                    unsafe {
                        imatcopy(ctx, alpha, op, a.as_mut_ptr(), (m, n), lda, ldb, &mut work);
                    }
                    for (k, (x, y)) in a.iter().zip(&expected).enumerate() {
                        if let Some(y) = y {
                            assert!(x.bits() == y.bits(), "{what} at {k}: {x:?} {y:?}");
                        }
                    }
                }
            }
        }
    });
}

for_each_type!(many_blocks);
/// More rows of A than one region of packed panels holds, and more than one pass over k: B is packed once for
/// all blocks of rows. In the full run more columns of B than its region holds, too.
fn many_blocks<T: Element>() {
    let row = KC * size_of::<T>();
    let (m, k) = (2 * A_BYTES / row + 37, KC + 19);
    let n = if short() { 41 } else { B_BYTES / row + 41 };
    let rng = &mut Rng::new(71);
    let (a, b) = (random::<T>(m, k, Layout::Dense, rng), random::<T>(k, n, Layout::Row, rng));
    let c0 = random::<T>(m, n, Layout::Gap, rng);
    let (alpha, beta) = (T::of(-0.75, 0.5), T::of(0.5, 0.25));
    let product = |width| {
        let mut c = c0.clone();
        let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
        with_ctx(width, |ctx| gemm(ctx, alpha, a, b, beta, c.view_mut()));
        c
    };
    let c = product(2);
    let ratio = update(&c.wide(), beta, &c0.wide(), &[(alpha, &a.wide(), &b.wide())]);
    check(ratio, format_args!("{m} {n} {k}"));
    assert_eq!(c.bits(), product(1).bits());
}
