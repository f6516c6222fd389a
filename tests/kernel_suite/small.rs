//! GEMM for small matrices: every shape around the tiles' edges, every way an operand may lie, the same
//! bits as the packed way.

use crate::common::generate::Rng;
use crate::common::mat::LAYOUTS;
use crate::common::{Element, Layout, Mat, Wide, with_ctx};
use crate::short;
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::gemm_small::{fits, gemm_small};
use lucho::kernel::isa::machine;
use lucho::kernel::params::KC;
use lucho::kernel::syrk::gemmt;
use lucho::kernel::trsm::Uplo;

const EDGES: [usize; 14] = [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 24, 25, 33, 49];

/// Against a plain loop of the oracle, element by element; nothing outside C is written, nothing of A
/// and B that does not belong to them is used.
fn product<T: Element>(m: usize, n: usize, k: usize, turn: usize) {
    let rng = &mut Rng::new(turn as u64);
    let layout = |s: usize| LAYOUTS[(turn / s) % LAYOUTS.len()];
    let a = Mat::<T>::offset(m, k, layout(1), turn % 3, |_, _| rng.element());
    let b = Mat::<T>::offset(k, n, layout(5), turn % 7, |_, _| rng.element());
    let place = [Layout::Dense, Layout::Gap, Layout::Row][turn % 3];
    let values = [T::ZERO, T::ONE, T::of(-0.75, 0.5)];
    let (alpha, beta) = (values[1 + turn % 2], values[turn / 2 % 3]);
    let before = Mat::<T>::offset(m, n, place, turn % 5, |_, _| match beta.is_zero() {
        true => T::nan(),
        false => rng.element(),
    });
    let (conj_a, conj_b) = (turn / 3 % 2 == 1, turn / 6 % 2 == 1);
    let what = format!(
        "{m} {n} {k} {alpha:?} {beta:?} conj {conj_a} {conj_b} {:?} {:?} {place:?}",
        layout(1),
        layout(5)
    );
    let mut c = before.clone();
    let (l, r) = (Operand { mat: a.view(), conj: conj_a }, Operand { mat: b.view(), conj: conj_b });
    assert!(gemm_small(alpha, l, r, beta, c.view_mut()), "{what}");
    assert!(c.untouched(&before, |_, _| false), "{what}");
    for j in 0..n {
        for i in 0..m {
            let mut s = T::ZERO.wide();
            let mut size = 0.0;
            for p in 0..k {
                let (x, y) = (a.get(i, p).conj_if(conj_a), b.get(p, j).conj_if(conj_b));
                s = s + x.wide() * y.wide();
                size += x.modulus() * y.modulus();
            }
            let (mut exact, mut bound) = (alpha.wide() * s, alpha.modulus() * size);
            if !beta.is_zero() {
                exact = exact + beta.wide() * before.get(i, j).wide();
                bound += beta.modulus() * before.get(i, j).modulus();
            }
            let error = (c.get(i, j).wide() - exact).abs();
            let bound = bound * (k + 4) as f64 * 2.0 * T::EPS;
            assert!(error <= bound, "{what} ({i}, {j}): {error:e} > {bound:e}");
        }
    }
}

for_each_type!(products);
fn products<T: Element>() {
    let mut turn = 0;
    for m in EDGES {
        for n in EDGES {
            for k in [1, 2, 3, 8, 13, 40, 256] {
                turn += 1;
                if fits::<T>(m, n, k, 1)
                    && (m * n * k < 5000 || turn % if short() { 9 } else { 3 } == 0)
                {
                    product::<T>(m, n, k, turn);
                }
            }
        }
    }
    // Columns of A that are far apart: few and many of them, and at a distance at which they compete for a cache; two of
    // these are copied together.
    for (m, n, k) in [(520, 12, 17), (516, 3, 65), (512, 9, 16), (260, 1, 33)] {
        for turn in 1..16 {
            product::<T>(m, n, k, turn);
        }
    }
}

/// Rows to which an m x n product with k steps is extended so that it is packed.
fn packed_rows<T: Element>(n: usize, k: usize) -> usize {
    (n..).find(|&m| !fits::<T>(m, n, k, 1)).unwrap()
}

for_each_type!(bits_of_the_packed_way);
/// An element of C is the same sum in a small product, in a triangle of one, and among the first rows of
/// a product too large to be small.
fn bits_of_the_packed_way<T: Element>() {
    with_ctx(1, |ctx| {
        let mut turn = 0;
        for n in EDGES {
            for k in [1, 5, 40, 256].into_iter().filter(|&k| fits::<T>(n, n, k, 1)) {
                let m = packed_rows::<T>(n, k);
                for layout in LAYOUTS {
                    turn += 1;
                    let conj = (turn / LAYOUTS.len()).is_multiple_of(2);
                    let rng = &mut Rng::new(turn as u64);
                    // Zeros too: their signs are bits.
                    let a = Mat::<T>::new(n, k, layout, |i, _| match i % 3 {
                        0 => T::ZERO,
                        1 => T::of(rng.unit(), 0.0),
                        _ => rng.element(),
                    });
                    let b = Mat::<T>::new(k, n, Layout::Gap, |_, _| rng.element());
                    let before = Mat::<T>::new(n, n, Layout::Gap, |_, _| rng.element());
                    let (l, r) = (Operand { mat: a.view(), conj }, Operand::plain(b.view()).conj());
                    let alpha = T::of(0.7, 0.1);
                    let beta = if turn % 3 == 0 { T::ZERO } else { T::of(1.3, -0.2) };
                    let what = format!("n {n} k {k} {layout:?} {conj}");

                    let tall = |x: &Mat<T>| {
                        Mat::<T>::new(m, x.cols, Layout::Dense, |i, j| match i < n {
                            true => x.get(i, j),
                            false => T::ONE,
                        })
                    };
                    let (tall_a, mut packed) = (tall(&a), tall(&before));
                    let tall_a = Operand { mat: tall_a.view(), conj };
                    assert!(!gemm_small(alpha, tall_a, r, beta, packed.view_mut()), "{what}");
                    gemm(ctx, alpha, tall_a, r, beta, packed.view_mut());
                    let same = |c: &Mat<T>, i: usize, j: usize| {
                        assert!(c.get(i, j).bits() == packed.get(i, j).bits(), "{what} ({i}, {j})");
                    };

                    let mut c = before.clone();
                    assert!(gemm_small(alpha, l, r, beta, c.view_mut()), "{what}");
                    (0..n * n).for_each(|x| same(&c, x % n, x / n));
                    for uplo in [Uplo::Lower, Uplo::Upper] {
                        let mut c = before.clone();
                        gemmt(ctx, uplo, alpha, l, r, beta, c.view_mut());
                        for (i, j) in (0..n * n).map(|x| (x % n, x / n)) {
                            if i == j || (i > j) == (uplo == Uplo::Lower) {
                                same(&c, i, j);
                            }
                        }
                    }
                }
            }
        }
    });
}

for_each_type!(deep_thin_products);
/// With several times KC steps, which one thread may read in place and several threads pack: the same bits, and those of
/// a sum cut every KC steps.
fn deep_thin_products<T: Element>() {
    let shapes = [(1, 1), (5, 64), (64, 5), (48, 8), (49, 9), (64, 64), (100, 33)];
    let mut turn = 0;
    for (m, n) in shapes {
        for k in [255, 256, 257, 512, 1030] {
            turn += 1;
            let rng = &mut Rng::new(turn as u64);
            let (layout_a, layout_b) =
                (LAYOUTS[turn % LAYOUTS.len()], LAYOUTS[turn / 3 % LAYOUTS.len()]);
            let a = Mat::<T>::new(m, k, layout_a, |_, _| rng.element());
            let b = Mat::<T>::new(k, n, layout_b, |_, _| rng.element());
            let before = Mat::<T>::new(m, n, Layout::Gap, |_, _| rng.element());
            let (conj_a, conj_b) = (turn % 2 == 1, turn / 2 % 2 == 1);
            let (l, r) =
                (Operand { mat: a.view(), conj: conj_a }, Operand { mat: b.view(), conj: conj_b });
            let (alpha, beta) = (T::of(0.7, 0.1), T::of([0.0, 1.0, -1.3][turn % 3], 0.0));
            let what = format!("{m} {n} {k} {layout_a:?} {layout_b:?} {conj_a} {conj_b}");

            let product = |threads: usize| {
                let mut c = before.clone();
                with_ctx(threads, |ctx| gemm(ctx, alpha, l, r, beta, c.view_mut()));
                assert!(c.untouched(&before, |_, _| false), "{what}");
                c
            };
            let c = product(1);
            assert!(c.bits() == product(3).bits(), "{what}");
            let mut pieces = before.clone();
            for p in (0..k).step_by(KC) {
                let here = KC.min(k - p);
                let beta = if p == 0 { beta } else { T::ONE };
                let (l, r) = (l.sub(0, p, m, here), r.sub(p, 0, here, n));
                with_ctx(1, |ctx| gemm(ctx, alpha, l, r, beta, pieces.view_mut()));
            }
            assert!(c.bits() == pieces.bits(), "{what}");
            for (i, j) in (0..m * n).map(|x| (x % m, x / m)) {
                let (mut exact, mut size) = (beta.wide() * before.get(i, j).wide(), 0.0);
                for p in 0..k {
                    let (x, y) = (a.get(i, p).conj_if(conj_a), b.get(p, j).conj_if(conj_b));
                    exact = exact + alpha.wide() * x.wide() * y.wide();
                    size += alpha.modulus() * x.modulus() * y.modulus();
                }
                let bound = (size + before.get(i, j).modulus()) * (k + 4) as f64 * 2.0 * T::EPS;
                let error = (c.get(i, j).wide() - exact).abs();
                assert!(error <= bound, "{what} ({i}, {j}): {error:e} > {bound:e}");
            }
        }
    }
}

for_each_type!(tall_products);
/// Tall products go by rows as small ones do or with packed operands, by how far apart A's columns lie, how much there is, how
/// many threads and how large their caches are: an element is the same sum as in a small product of some of the rows. That
/// holds of the sign of a zero and of infinities, too.
fn tall_products<T: Element>() {
    let bits = |c: &Mat<T>| {
        // Which NaN it is, is left open.
        let known = |nan: bool, bits: u64| if nan { u64::MAX } else { bits };
        let element = |q: usize| {
            let x = c.get(q % c.rows, q / c.rows);
            let (re, im) = x.bits();
            let nan = |part: T::Real| T::from_real(part).is_nan();
            (known(nan(x.re()), re), known(nan(x.im()), im))
        };
        (0..c.rows * c.cols).map(element).collect::<Vec<_>>()
    };
    let (piece, mut turn) = (25, 0);
    for (n, k) in [(64, 64), (33, 51), (17, 64), (64, 17), (50, 15)] {
        // Bytes that A and C have together: what one thread packs if columns compete, always, and what all threads pack.
        for bytes in [1 << 20, 7 << 20, 17 << 20] {
            for layout in [Layout::Pages, Layout::Gap] {
                turn += 1;
                if short() && bytes > 1 << 20 {
                    continue;
                }
                let m = (bytes / (n + k) / size_of::<T>()) | 1;
                let rng = &mut Rng::new(turn as u64);
                let mut a = Mat::<T>::new(m, k, layout, |i, _| match i % 7 {
                    0 => T::ZERO,
                    _ => rng.element(),
                });
                a.set(m / 2, k / 2, T::of(f64::INFINITY, 0.0));
                let b = Mat::<T>::new(k, n, LAYOUTS[turn % LAYOUTS.len()], |_, _| rng.element());
                let values = [-T::ONE, T::ONE, T::of(0.7, 0.1), T::ZERO];
                let (alpha, beta) = (values[turn / 2 % 3], values[turn / 3 % 4]);
                let before = Mat::<T>::new(m, n, Layout::Gap, |i, _| match i % 3 {
                    _ if beta.is_zero() => T::nan(),
                    0 => T::of(-0.0, -0.0),
                    _ => rng.element(),
                });
                let (conj_a, conj_b) = (turn % 11 == 0, turn / 5 % 2 == 1);
                let l = Operand { mat: a.view(), conj: conj_a };
                let r = Operand { mat: b.view(), conj: conj_b };
                let what = format!("{m} {n} {k} {alpha:?} {beta:?} {layout:?} {conj_a} {conj_b}");
                let mut pieces = before.clone();
                for i in (0..m).step_by(piece) {
                    let here = piece.min(m - i);
                    let c = pieces.view_mut().sub(i, 0, here, n);
                    assert!(gemm_small(alpha, l.sub(i, 0, here, k), r, beta, c), "{what}");
                }
                let expected = bits(&pieces);
                for (threads, cache) in [(1, 1 << 20), (2, 1 << 20), (3, 1 << 20), (1, 1 << 19)] {
                    machine::assume_second_level(cache);
                    let mut c = before.clone();
                    with_ctx(threads, |ctx| gemm(ctx, alpha, l, r, beta, c.view_mut()));
                    machine::assume_second_level(machine::second_level());
                    assert!(c.untouched(&before, |_, _| false), "{what}");
                    assert!(bits(&c) == expected, "{what}, {threads} threads");
                }
            }
        }
    }
}

for_each_type!(nothing_to_multiply);
fn nothing_to_multiply<T: Element>() {
    let nan = Mat::<T>::new(9, 9, Layout::Gap, |_, _| T::nan());
    let some = Mat::<T>::new(9, 9, Layout::Gap, |i, j| T::of(i as f64, j as f64));
    let all = Operand::plain(nan.view());
    let none = Operand::plain(nan.view().sub(0, 0, 9, 0));
    for (alpha, a, b) in [(T::ZERO, all, all), (T::ONE, none, none.t())] {
        let mut c = nan.clone();
        assert!(gemm_small(alpha, a, b, T::ZERO, c.view_mut()));
        assert!(c.bits().iter().all(|&x| x == T::ZERO.bits()));
        let mut c = some.clone();
        assert!(gemm_small(alpha, a, b, T::ONE, c.view_mut()));
        assert!(c.bits() == some.bits());
        assert!(gemm_small(alpha, a, b, T::of(2.0, 0.0), c.view_mut()));
        assert_eq!(c.get(3, 4), T::of(6.0, 8.0));
    }
    assert!(!gemm_small(
        T::ONE,
        all,
        all,
        T::ONE,
        Mat::new(9, 9, Layout::General, |_, _| T::ONE).view_mut()
    ));
}
