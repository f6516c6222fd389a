//! Products of floats by bfloat16 pieces, and factorizations with them, on the software model of the tile
//! unit: on any machine.
//!
//! Which unit is used is a choice of the whole process, so this is a program of its own and its tests take
//! turns. Each result is compared with an oracle in f64 and with the usual way, multiply-adds of floats.

#[allow(unused_imports)]
#[path = "../common/mod.rs"]
mod common;

use common::mat::LAYOUTS;
use common::{Element, Layout, Mat, Rng, Wide, WideMat, with_ctx, with_disorder};
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::gemm_bf16x3::split;
use lucho::kernel::isa::amx::{self, Math};
use lucho::kernel::isa::amx_model;
use lucho::kernel::symm::{hemm, symm};
use lucho::kernel::syr2k::her2k;
use lucho::kernel::syrk::{herk, syrk};
use lucho::kernel::trsm::{Side, Uplo};
use num_complex::Complex;
use std::sync::{Mutex, MutexGuard};

fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// What `f` gives the usual way, and on the model.
fn both<R>(f: impl Fn() -> R) -> (R, R) {
    let _turn = turn();
    amx::set_math(Math::Pedantic);
    let usual = f();
    amx::set_math(Math::Default);
    amx::use_model(true);
    let tiles = f();
    amx::use_model(false);
    (usual, tiles)
}

macro_rules! both_types {
    ($name:ident) => {
        mod $name {
            #[test]
            fn s() {
                super::$name::<f32>();
            }
            #[test]
            fn c() {
                super::$name::<num_complex::Complex<f32>>();
            }
        }
    };
}

/// The symmetric or Hermitian matrix whose elements are stored where `stored` says.
fn completed<T: Element>(
    a: &Mat<T>,
    stored: impl Fn(usize, usize) -> bool,
    hermitian: bool,
) -> WideMat<T::Wide> {
    WideMat::from_fn(a.rows, a.rows, |i, j| match (stored(i, j), hermitian) {
        (true, true) if i == j => a.get(i, i).wide().real(),
        (true, _) => a.get(i, j).wide(),
        (false, true) => a.get(j, i).wide().conj(),
        (false, false) => a.get(j, i).wide(),
    })
}

mod compare;
mod factor;
mod halves;
mod mode;
mod symmetric;
mod triangles;

fn random<T: Element>(m: usize, n: usize, layout: Layout, rng: &mut Rng) -> Mat<T> {
    Mat::new(m, n, layout, |_, _| rng.element())
}

/// x 2^e.
fn times<T: Element>(x: T, e: i32) -> T {
    x.scale(T::of(2.0_f64.powi(e), 0.0).re())
}

/// Of complex cases, which take four times as long, only some.
fn some<T: Element>(every: usize, turn: usize) -> bool {
    !T::IS_COMPLEX || turn.is_multiple_of(every)
}

/// C - beta C0 - alpha A B in f64, and |A| |B|.
struct Residual<W> {
    error: WideMat<W>,
    size: WideMat<f64>,
}

fn residual<T: Element>(
    c: &Mat<T>,
    (alpha, a, b): (T, &WideMat<T::Wide>, &WideMat<T::Wide>),
    (beta, c0): (T, &Mat<T>),
) -> Residual<T::Wide> {
    let mut error = c.wide().minus(&a.times(b).scale(alpha.wide()));
    if !beta.is_zero() {
        error = error.minus(&c0.wide().scale(beta.wide()));
    }
    let abs = |m: &WideMat<T::Wide>| WideMat::from_fn(m.rows, m.cols, |i, j| m.get(i, j).abs());
    Residual { error, size: abs(a).times(&abs(b)) }
}

impl<W: Wide> Residual<W> {
    fn frobenius(&self) -> f64 {
        let (m, n) = (self.error.rows, self.error.cols);
        let square = |k: usize| self.error.get(k % m, k / m).abs().powi(2);
        (0..m * n).map(square).sum::<f64>().sqrt()
    }
    /// Largest error of an element over |A| |B|.
    fn elementwise(&self) -> f64 {
        let (m, n) = (self.error.rows, self.error.cols);
        let ratio =
            |k: usize| match (self.error.get(k % m, k / m).abs(), self.size.get(k % m, k / m)) {
                (0.0, _) => 0.0,
                (error, size) => error / size,
            };
        (0..m * n).map(ratio).fold(0.0, f64::max)
    }
}

#[test]
fn the_model_does_what_the_manual_says() {
    let rng = &mut Rng::new(1);
    let flush = |x: f32| if x.is_subnormal() { 0.0_f32.copysign(x) } else { x };
    let widen = |x: u16| flush(f32::from_bits(u32::from(x) << 16));
    for round in 0..28 {
        // Exponents around 0, and so small that products, sums and the elements themselves underflow.
        let (low, spread) = [(120, 14), (60, 14), (0, 70), (0, 127)][round % 4];
        let mut element = |_| {
            let r = rng.next();
            let bits = (r as u16 & 0x8000) | ((low + (r >> 20) as u16 % spread) << 7);
            bits | ((r >> 40) as u16 & 0x7f)
        };
        let a: [u16; 512] = std::array::from_fn(&mut element);
        let mut b: [u16; 512] = std::array::from_fn(&mut element);
        if round >= 20 {
            b[7] = [0x7f80, 0xff80, 0x7fc1, 0x8000][round % 4];
        }
        let before: [f32; 256] = std::array::from_fn(|i| widen(element(i)) * 3.7);
        let mut c = before;
        amx_model::multiply(&mut c, &a, &b);
        for m in 0..16 {
            for n in 0..16 {
                let chain = |odd: usize| {
                    (0..16).fold(0.0_f32, |sum, k| {
                        let (x, y) = (a[32 * m + 2 * k + odd], b[32 * k + 2 * n + odd]);
                        flush(widen(x).mul_add(widen(y), sum))
                    })
                };
                let pair = flush(chain(0) + chain(1));
                let wanted = flush(flush(before[16 * m + n]) + pair);
                let got = c[16 * m + n];
                let same = got.to_bits() == wanted.to_bits() || (got.is_nan() && wanted.is_nan());
                assert!(same, "round {round} ({m}, {n}): {got:e} {wanted:e}");
            }
        }
    }
}

#[test]
fn splitting_is_exact() {
    let rng = &mut Rng::new(2);
    let widen = |x: u16| f32::from_bits(u32::from(x) << 16);
    let mut patterns: Vec<u32> = (0..2_000_000).map(|_| rng.next() as u32).collect();
    // All ones, ties of both roundings, a single last bit; in every binade.
    for exponent in 0..255 {
        for fraction in [0, 1, 0x7f_ffff, 0x8000, 0x1_8000, 0x80, 0x180, 0x8080, 0x7fff, 0x8001] {
            patterns.push(exponent << 23 | fraction);
        }
    }
    for bits in patterns {
        let x = f32::from_bits(bits);
        if x == 0.0 || !(2.0_f32.powi(-100)..2.0_f32.powi(127)).contains(&x.abs()) {
            continue;
        }
        let pieces = split(x).map(widen);
        assert!(pieces.iter().all(|p| p.is_normal() || *p == 0.0), "{bits:08x} {pieces:?}");
        assert_eq!(pieces.iter().map(|&p| f64::from(p)).sum::<f64>(), f64::from(x), "{bits:08x}");
        assert!(pieces[1].abs() <= x.abs() / 128.0 && pieces[2].abs() <= x.abs() / 32768.0);
    }
    assert_eq!(split(0.0), [0; 3]);
}

/// m, n and k of products that are neither small nor slow: remainders of tiles, blocks and steps.
const SHAPES: [(usize, usize, usize); 16] = [
    (64, 64, 513),
    (65, 79, 513),
    (79, 65, 543),
    (80, 81, 544),
    (81, 80, 545),
    (95, 64, 320),
    (64, 97, 320),
    (96, 96, 97),
    (97, 97, 96),
    (97, 112, 97),
    (113, 111, 95),
    (128, 129, 64),
    (129, 128, 65),
    (131, 127, 63 + 3),
    (145, 143, 64),
    (67, 64, 511),
];

both_types!(products);
fn products<T: Element>() {
    let mut turn = 0;
    for (m, n, k) in SHAPES {
        for _ in 0..2 {
            turn += 1;
            if !some::<T>(4, turn) {
                continue;
            }
            let factors = [T::ZERO, T::ONE, T::of(-0.75, 0.5)];
            let (alpha, beta) = (factors[1 + turn % 2], factors[turn % 3]);
            let layout = |s: usize| LAYOUTS[(turn / s + s) % LAYOUTS.len()];
            let (turned, conj) =
                ((turn % 2 == 0, turn / 2 % 2 == 0), (turn % 3 == 0, turn % 4 == 1));
            let rng = &mut Rng::new(turn as u64);
            let a = random::<T>(
                if turned.0 { k } else { m },
                if turned.0 { m } else { k },
                layout(1),
                rng,
            );
            let b = random::<T>(
                if turned.1 { n } else { k },
                if turned.1 { k } else { n },
                layout(2),
                rng,
            );
            let operand = |m, turned: bool, conj: bool| {
                let op = if turned { Operand::plain(m).t() } else { Operand::plain(m) };
                if conj { op.conj() } else { op }
            };
            let wide = |m: &Mat<T>, turned: bool, conj: bool| {
                let w = if turned { m.wide().t() } else { m.wide() };
                if conj { w.conj() } else { w }
            };
            let before = random::<T>(m, n, layout(3), rng).hide(|_, _| beta.is_zero());
            let what = format!("{m} {n} {k} {turned:?} {conj:?} {alpha:?} {beta:?} turn {turn}");
            let (usual, tiles) = both(|| {
                let mut c = before.clone();
                let (a, b) =
                    (operand(a.view(), turned.0, conj.0), operand(b.view(), turned.1, conj.1));
                with_ctx(2, |ctx| gemm(ctx, alpha, a, b, beta, c.view_mut()));
                c
            });
            assert!(tiles.untouched(&before, |_, _| false), "{what}");
            assert_ne!(usual.bits(), tiles.bits(), "not on the unit: {what}");
            let (a, b) = (wide(&a, turned.0, conj.0), wide(&b, turned.1, conj.1));
            let error = |c: &Mat<T>| residual(c, (alpha, &a, &b), (beta, &before)).frobenius();
            let (usual, tiles) = (error(&usual), error(&tiles));
            assert!(tiles <= 1.5 * usual, "{tiles:e} {usual:e} {what}");
        }
    }
}

/// Scales of rows of A, of k, and of columns of B, as exponents.
type Scales = (&'static str, bool, fn(usize) -> i32, fn(usize) -> i32, fn(usize) -> i32);

/// The name, whether the unit can do it, the scales.
const FAMILIES: [Scales; 9] = [
    ("uniform", true, |_| 0, |_| 0, |_| 0),
    ("rows", true, |i| -(i as i32) / 3, |_| 0, |_| 0),
    ("columns", true, |_| 0, |_| 0, |j| -(j as i32) / 3),
    ("rows and columns", true, |i| -(i as i32) / 6, |_| 0, |j| -(j as i32) / 6),
    ("along k", true, |_| 0, |p| (p as i32 % 31) - 15, |_| 0),
    ("bad", true, |i| (i as i32 * 7 % 31) - 15, |p| (p as i32 * 5 % 11) - 5, |j| j as i32 * 3 % 17),
    ("large", true, |_| 50, |_| 0, |_| 50),
    ("steep", false, |i| -(i as i32), |_| 0, |_| 0),
    ("steep on both sides", false, |i| -(i as i32) / 2, |_| 0, |j| -(j as i32)),
];

both_types!(errors_are_those_of_multiply_adds);
fn errors_are_those_of_multiply_adds<T: Element>() {
    let (m, n, k) = (97, 100, 97);
    for (name, fits, rows, steps, columns) in FAMILIES {
        let rng = &mut Rng::new(5);
        let scaled = |x: T, e: i32| x.scale(T::of(2.0_f64.powi(e), 0.0).re());
        let a =
            Mat::<T>::new(m, k, Layout::Dense, |i, p| scaled(rng.element(), rows(i) + steps(p)));
        let b =
            Mat::<T>::new(k, n, Layout::Dense, |p, j| scaled(rng.element(), columns(j) - steps(p)));
        let (usual, tiles) = both(|| {
            let mut c = Mat::<T>::new(m, n, Layout::Dense, |_, _| T::nan());
            let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
            with_ctx(1, |ctx| gemm(ctx, T::ONE, a, b, T::ZERO, c.view_mut()));
            c
        });
        assert_eq!(usual.bits() != tiles.bits(), fits, "{name}");
        let (a, b) = (a.wide(), b.wide());
        let error = |c: &Mat<T>| residual(c, (T::ONE, &a, &b), (T::ZERO, c));
        let (usual, tiles) = (error(&usual), error(&tiles));
        let ratio = tiles.frobenius() / usual.frobenius();
        let worst = tiles.elementwise() / usual.elementwise();
        println!("{} {name}: error {ratio:.2} of the usual one, worst element {worst:.2}", T::NAME);
        assert!(ratio <= 1.5 && worst <= 1.5, "{name} {ratio} {worst}");
        assert!(!fits || tiles.elementwise() <= 0.5 * k as f64 * T::EPS, "{name}");
    }
}

both_types!(what_the_pieces_cannot_carry_takes_the_usual_way);
fn what_the_pieces_cannot_carry_takes_the_usual_way<T: Element>() {
    let (m, n) = (97, 97);
    let two = |e: i32| 2.0_f64.powi(e);
    // One element of A or of B, the scale of the others, and whether the unit can do it.
    let cases = [
        (f64::NAN, 0, false),
        (f64::INFINITY, 0, false),
        (-f64::INFINITY, 0, false),
        (two(-140), 0, false),
        (two(-126), 0, false),
        (two(-101), 0, false),
        (two(-70), -10, false),
        (two(127), -30, false),
        (1.0, -60, false),
        (1.0, 63, false),
        (0.0, 0, true),
        (-0.0, 0, true),
        (two(-55), 0, true),
        (two(50), 0, true),
    ];
    for (turn, (value, scale, fits)) in cases.into_iter().enumerate() {
        // The deeper one is cut in two: a complex one always, with such a value in both parts, a real one if it goes the other way.
        for (left, k) in [(true, 97), (false, 97), (true, 400), (false, 400)] {
            let rng = &mut Rng::new(turn as u64);
            let mut element = |_, _| T::of(two(scale) * (0.75 + rng.unit() / 4.0), two(scale));
            let mut a = Mat::<T>::new(m, k, Layout::Gap, &mut element);
            let mut b = Mat::<T>::new(k, n, Layout::Row, &mut element);
            // In the last row or column, so that a remainder is looked at too.
            let value = T::of(value, 0.5 * two(scale));
            let deep = T::IS_COMPLEX && k > 256;
            for p in [0, k - 1].into_iter().filter(|&p| deep || left == (p > 0)) {
                if left { a.set(m - 1, p, value) } else { b.set(p, n - 1, value) }
            }
            let (usual, tiles) = both(|| {
                let mut c = Mat::<T>::new(m, n, Layout::Dense, |i, j| T::of(i as f64, j as f64));
                let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
                with_ctx(2, |ctx| gemm(ctx, T::of(0.5, 0.25), a, b, T::ONE, c.view_mut()));
                c
            });
            assert_eq!(usual.bits() == tiles.bits(), !fits, "{value:?} {scale} left {left} {k}");
        }
    }
    // Zeros alone are carried.
    let k = 97;
    let zero = Mat::<T>::new(m, k, Layout::Dense, |_, _| T::ZERO);
    let (_, tiles) = both(|| {
        let mut c = random::<T>(m, n, Layout::Dense, &mut Rng::new(1)).hide(|_, _| true);
        let (a, b) = (Operand::plain(zero.view()), Operand::plain(zero.view()));
        with_ctx(1, |ctx| gemm(ctx, T::ONE, a, b, T::ZERO, c.view_mut()));
        c
    });
    assert!((0..m * n).all(|i| tiles.get(i % m, i / m).is_zero()));
}

both_types!(only_the_block_with_a_nan_takes_the_usual_way);
/// A block that is not carried does not keep the others from the unit, and all are right.
fn only_the_block_with_a_nan_takes_the_usual_way<T: Element>() {
    // As many steps of the unit.
    let (m, n) = (65, 70);
    let (k, at) = if T::IS_COMPLEX { (300, 260) } else { (600, 520) };
    let rng = &mut Rng::new(3);
    let mut a = random::<T>(m, k, Layout::Dense, rng);
    let b = random::<T>(k, n, Layout::Dense, rng);
    a.set(3, at, T::nan());
    let (usual, tiles) = both(|| {
        let mut c = Mat::<T>::new(m, n, Layout::Dense, |_, _| T::ZERO);
        let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
        with_ctx(1, |ctx| gemm(ctx, T::ONE, a, b, T::ZERO, c.view_mut()));
        c
    });
    assert!(usual.bits() != tiles.bits());
    for j in 0..n {
        for i in 0..m {
            let (x, y) = (usual.get(i, j).wide(), tiles.get(i, j).wide());
            assert!(x.abs().is_nan() == (i == 3) && y.abs().is_nan() == (i == 3));
            assert!(i == 3 || (x - y).abs() < 1e-4);
        }
    }
}

both_types!(updates_of_a_triangle);
fn updates_of_a_triangle<T: Element>() {
    for (turn, (n, k)) in [(97, 100), (80, 257), (131, 64)].into_iter().enumerate() {
        for (uplo, hermitian) in
            [(Uplo::Lower, false), (Uplo::Upper, true), (Uplo::Lower, true), (Uplo::Upper, false)]
        {
            if !some::<T>(2, turn) {
                continue;
            }
            let layout = LAYOUTS[(turn + 2 * usize::from(hermitian)) % LAYOUTS.len()];
            let rng = &mut Rng::new((n + k) as u64);
            let a = random::<T>(n, k, layout, rng);
            let (alpha, beta) = (T::of(-0.5, 0.0), T::of([0.0, 0.25, 1.0][turn % 3], 0.0));
            let mine = |i: usize, j: usize| i == j || (i > j) == (uplo == Uplo::Lower);
            let real = hermitian && T::IS_COMPLEX;
            let mut before =
                random::<T>(n, n, layout, rng).hide(|i, j| !mine(i, j) || beta.is_zero());
            for i in 0..if real && !beta.is_zero() { n } else { 0 } {
                before.set(i, i, before.get(i, i) + T::of(0.0, f64::NAN));
            }
            let (usual, tiles) = both(|| {
                let (mut c, a) = (before.clone(), Operand::plain(a.view()));
                with_ctx(3, |ctx| match hermitian {
                    true => herk(ctx, uplo, alpha.re(), a, beta.re(), c.view_mut()),
                    false => syrk(ctx, uplo, alpha, a, beta, c.view_mut()),
                });
                c
            });
            let what = format!("{n} {k} {uplo:?} hermitian {hermitian} {beta:?}");
            assert!(tiles.untouched(&before, |i, j| !mine(i, j)), "{what}");
            assert_ne!(usual.bits(), tiles.bits(), "{what}");
            if real {
                assert!((0..n).all(|i| tiles.get(i, i).im() == T::ZERO.im()), "{what}");
                (0..n).for_each(|i| before.set(i, i, T::from_real(before.get(i, i).re())));
            }
            let left = a.wide();
            let right = if hermitian { left.t().conj() } else { left.t() };
            let error = |c: &Mat<T>| {
                // The other triangle is not looked at.
                let r = residual(c, (alpha, &left, &right), (beta, &before)).error;
                let zero = <T::Wide as Wide>::ZERO;
                let error =
                    WideMat::from_fn(n, n, |i, j| if mine(i, j) { r.get(i, j) } else { zero });
                Residual { error, size: WideMat::from_fn(n, n, |_, _| 1.0) }.frobenius()
            };
            let (usual, tiles) = (error(&usual), error(&tiles));
            assert!(tiles <= 1.5 * usual, "{tiles:e} {usual:e} {what}");
        }
    }
}

both_types!(symmetric_operands);
fn symmetric_operands<T: Element>() {
    let (m, n) = (100, 97);
    for (turn, (side, uplo)) in [
        (Side::Left, Uplo::Lower),
        (Side::Right, Uplo::Upper),
        (Side::Left, Uplo::Upper),
        (Side::Right, Uplo::Lower),
    ]
    .into_iter()
    .enumerate()
    {
        let hermitian = turn < 2;
        let order = if side == Side::Left { m } else { n };
        let layout = LAYOUTS[turn % LAYOUTS.len()];
        let rng = &mut Rng::new(turn as u64);
        let stored = |i: usize, j: usize| i == j || (i > j) == (uplo == Uplo::Lower);
        let a = random::<T>(order, order, layout, rng).hide(|i, j| !stored(i, j));
        let b = random::<T>(m, n, LAYOUTS[turn + 1], rng);
        let (usual, tiles) = both(|| {
            let mut c = Mat::<T>::new(m, n, layout, |_, _| T::nan());
            let routine = if hermitian { hemm } else { symm };
            with_ctx(2, |ctx| {
                routine(ctx, side, uplo, T::ONE, a.view(), b.view(), T::ZERO, c.view_mut());
            });
            c
        });
        let full = completed(&a, stored, hermitian);
        let b = b.wide();
        let (left, right) = if side == Side::Left { (&full, &b) } else { (&b, &full) };
        let error = |c: &Mat<T>| residual(c, (T::ONE, left, right), (T::ZERO, c)).frobenius();
        assert!(usual.bits() != tiles.bits());
        let (usual, tiles) = (error(&usual), error(&tiles));
        assert!(tiles <= 1.5 * usual, "{side:?} {uplo:?} {hermitian} {tiles:e} {usual:e}");
    }
}

both_types!(threads_and_layouts_do_not_change_bits);
fn threads_and_layouts_do_not_change_bits<T: Element>() {
    let (m, n, k) = (145, 130, 64);
    let rng = &mut Rng::new(9);
    let (a, b) = (random::<T>(m, k, Layout::Dense, rng), random::<T>(k, n, Layout::Dense, rng));
    let on = |f: &dyn Fn(&mut Mat<T>), layout: Layout| {
        both(|| {
            let mut c = Mat::<T>::new(m, n, layout, |_, _| T::ZERO);
            f(&mut c);
            c.bits()
        })
        .1
    };
    let (op_a, op_b) = (Operand::plain(a.view()), Operand::plain(b.view()));
    let threads = |width: usize, layout: Layout| {
        let run = |c: &mut Mat<T>| {
            with_ctx(width, |ctx| gemm(ctx, T::ONE, op_a, op_b, T::ZERO, c.view_mut()));
        };
        on(&run, layout)
    };
    let bits = threads(1, Layout::Dense);
    for width in [2, 3, 7] {
        assert_eq!(threads(width, Layout::Dense), bits, "{width} threads");
    }
    for layout in LAYOUTS {
        assert_eq!(threads(2, layout), bits, "{layout:?}");
    }
    let disorder = |c: &mut Mat<T>| {
        with_disorder(5, |ctx| gemm(ctx, T::ONE, op_a, op_b, T::ZERO, c.view_mut()));
    };
    assert_eq!(on(&disorder, Layout::Dense), bits);
}

// More rows, columns or steps than the packing regions hold: a block of all has the bits of the whole.
both_types!(cuts_do_not_change_bits);
fn cuts_do_not_change_bits<T: Element>() {
    let long = if T::IS_COMPLEX { [1050, 2400] } else { [2070, 2740] };
    for (m, n) in [(long[0], 64), (64, long[1])] {
        let rng = &mut Rng::new(11);
        let (a, b) =
            (random::<T>(m, 65, Layout::Dense, rng), random::<T>(65, n, Layout::Dense, rng));
        let product = |i: usize, j: usize, m: usize, n: usize| {
            let mut c = Mat::<T>::new(m, n, Layout::Dense, |_, _| T::ZERO);
            let a = Operand::plain(a.view().sub(i, 0, m, 65));
            let b = Operand::plain(b.view().sub(0, j, 65, n));
            with_ctx(3, |ctx| gemm(ctx, T::ONE, a, b, T::ZERO, c.view_mut()));
            c
        };
        let (_, whole) = both(|| product(0, 0, m, n));
        let (i, j) = if n == 64 { (m - 300, 0) } else { (0, n - 300) };
        let (_, end) = both(|| product(i, j, m - i, n - j));
        let piece = |c: usize, r: usize| whole.get(i + r, j + c).bits();
        let bits: Vec<_> = (0..n - j).flat_map(|c| (0..m - i).map(move |r| (c, r))).collect();
        let bits: Vec<_> = bits.into_iter().map(|(c, r)| piece(c, r)).collect();
        assert_eq!(end.bits(), bits);
    }
}

#[test]
fn two_terms_of_a_hermitian_update() {
    let (n, k) = (97, 100);
    let rng = &mut Rng::new(13);
    let (a, b) = (random(n, k, Layout::Dense, rng), random(n, k, Layout::Row, rng));
    let (usual, tiles) = both(|| {
        let mut c = Mat::<Complex<f32>>::new(n, n, Layout::Dense, |_, _| Complex::default());
        let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
        with_ctx(2, |ctx| {
            her2k(ctx, Uplo::Lower, Complex { re: 1.0, im: -2.0 }, a, b, 0.0, c.view_mut());
        });
        c
    });
    for j in 0..n {
        for i in j..n {
            let difference = usual.get(i, j) - tiles.get(i, j);
            assert!(difference.norm_sqr() < 1e-6, "({i}, {j}) {difference}");
        }
        assert_eq!(tiles.get(j, j).im, 0.0);
    }
}

// The comparison means something only on a CPU with AMX.
both_types!(the_hardware_agrees_with_the_model);
fn the_hardware_agrees_with_the_model<T: Element>() {
    let rng = &mut Rng::new(17);
    let (a, b) = (random(271, 140, Layout::Row, rng), random(140, 259, Layout::Dense, rng));
    let product = || {
        let mut c = Mat::<T>::new(271, 259, Layout::Dense, |_, _| T::ONE);
        let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
        with_ctx(2, |ctx| gemm(ctx, T::of(0.5, 0.5), a, b, T::of(0.3, 0.0), c.view_mut()));
        c.bits()
    };
    let (usual, tiles) = both(product);
    let _turn = turn();
    let here = product();
    let avx512 = lucho::kernel::isa::current() == lucho::kernel::isa::Isa::Avx512;
    let on = avx512 && amx::state();
    println!("AMX {}", if on { "is used" } else { "is not there" });
    assert_eq!(here, if on { tiles } else { usual });
}

/// Of sizes that are carried, the smallest ones too, among them zeros, ties between two pieces, and numbers that round up to the next power.
#[test]
fn the_vectors_beside_the_hardware_make_the_same_pieces() {
    let _turn = turn();
    let rng = &mut Rng::new(19);
    for kind in 0..300 {
        let numbers = core::array::from_fn(|_| {
            let bits = rng.next();
            let exponent = 127 - 100 + (bits >> 40) as u32 % 226;
            let mantissa = match (kind + (bits >> 32) as u32) % 5 {
                0 => bits as u32 & 0x7f_8000 | 0x8000,
                1 => 0x7f_ffff - (bits as u32 & 3),
                2 => bits as u32 & 0x7f_ff80 | 0x80,
                3 if bits & 8 == 0 => return if bits & 1 == 0 { 0.0 } else { -0.0 },
                _ => bits as u32 & 0x7f_ffff,
            };
            f32::from_bits(((bits >> 63) as u32) << 31 | exponent << 23 | mantissa)
        });
        let same = amx::pieces_agree(&numbers);
        assert_ne!(same, Some(false), "{numbers:?}");
        assert_eq!(amx::state(), same.is_some(), "the self-check");
    }
}
