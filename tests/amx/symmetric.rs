//! Symmetric and Hermitian updates and products of badly scaled operands.

use super::compare::compare;
use super::{both, completed, residual, times};
use crate::common::mat::LAYOUTS;
use crate::common::{Element, Mat, Rng, with_ctx};
use lucho::kernel::gemm::Operand;
use lucho::kernel::symm::{hemm, symm};
use lucho::kernel::syrk::{herk, syrk};
use lucho::kernel::trsm::{Side, Uplo};

/// The name, whether the unit can do it, and the scales of the rows of A and of its columns, as exponents.
type Update = (&'static str, bool, fn(usize) -> i32, fn(usize) -> i32);

const UPDATES: [Update; 6] = [
    ("graded", true, |i| -(i as i32) / 5, |_| 0),
    ("along k", true, |_| 0, |p| (p as i32 % 31) - 15),
    ("bad", true, |i| (i as i32 * 7 % 15) - 7, |p| (p as i32 * 5 % 11) - 5),
    ("large", true, |_| 50, |_| 0),
    ("steep", false, |i| -(i as i32) / 2, |_| 0),
    ("small", false, |_| -42, |_| 0),
];

const KINDS: [(Uplo, bool); 4] =
    [(Uplo::Lower, false), (Uplo::Upper, true), (Uplo::Lower, true), (Uplo::Upper, false)];

both_types!(badly_scaled_updates);
fn badly_scaled_updates<T: Element>() {
    let (n, k) = (97, 100);
    for (turn, (name, fits, rows, steps)) in UPDATES.into_iter().enumerate() {
        for (kind, (uplo, hermitian)) in KINDS.into_iter().enumerate() {
            let layout = LAYOUTS[(turn + kind) % LAYOUTS.len()];
            let rng = &mut Rng::new((turn + 10 * kind) as u64);
            let a = Mat::<T>::new(n, k, layout, |i, p| times(rng.element(), rows(i) + steps(p)));
            let (alpha, beta) = (T::of(-0.5, 0.0), T::of([0.0, 0.25][kind % 2], 0.0));
            let mine = |i: usize, j: usize| i == j || (i > j) == (uplo == Uplo::Lower);
            let before = Mat::<T>::new(n, n, layout, |i, j| {
                let x = times(rng.element::<T>(), rows(i) + rows(j));
                if i == j && hermitian { T::from_real(x.re()) } else { x }
            });
            let before = before.hide(|i, j| !mine(i, j) || beta.is_zero());
            let (usual, tiles) = both(|| {
                let (mut c, a) = (before.clone(), Operand::plain(a.view()));
                with_ctx(2, |ctx| match hermitian {
                    true => herk(ctx, uplo, alpha.re(), a, beta.re(), c.view_mut()),
                    false => syrk(ctx, uplo, alpha, a, beta, c.view_mut()),
                });
                c
            });
            let what = format!("{name} {uplo:?} hermitian {hermitian}");
            assert!(tiles.untouched(&before, |i, j| !mine(i, j)), "{what}");
            let left = a.wide();
            let right = if hermitian { left.t().conj() } else { left.t() };
            let error = |c: &Mat<T>| residual(c, (alpha, &left, &right), (beta, &before));
            let bound = 0.5 * k as f64 * T::EPS;
            let share = compare((&usual, error(&usual)), (&tiles, error(&tiles)), bound, &what);
            // Half of them are in the triangle.
            assert!(if fits { share > 0.25 } else { share == 0.0 }, "{share} {what}");
        }
    }
}

/// The name, whether the unit can do it, and scales: of A from both sides, of B along A, and across.
type Product = (&'static str, bool, fn(usize) -> i32, fn(usize) -> i32, fn(usize) -> i32);

const PRODUCTS: [Product; 5] = [
    ("graded", true, |i| -(i as i32) / 6, |p| p as i32 / 6, |j| -(j as i32) / 6),
    ("columns", true, |_| 0, |_| 0, |j| -(j as i32) / 3),
    ("bad", true, |i| (i as i32 * 7 % 15) - 7, |p| (p as i32 * 5 % 11) - 5, |j| j as i32 * 3 % 17),
    ("large", true, |_| 25, |_| 0, |_| 50),
    ("steep", false, |i| -(i as i32) / 2, |_| 0, |_| 0),
];

both_types!(badly_scaled_symmetric_operands);
fn badly_scaled_symmetric_operands<T: Element>() {
    let (m, n) = (100, 97);
    for (turn, (name, fits, outer, along, across)) in PRODUCTS.into_iter().enumerate() {
        for (kind, (uplo, hermitian)) in KINDS.into_iter().enumerate() {
            let side = if (turn + kind / 2) % 2 == 0 { Side::Left } else { Side::Right };
            let order = if side == Side::Left { m } else { n };
            let layout = LAYOUTS[(turn + kind) % LAYOUTS.len()];
            let rng = &mut Rng::new((turn + 10 * kind) as u64);
            let stored = |i: usize, j: usize| i == j || (i > j) == (uplo == Uplo::Lower);
            let a = Mat::<T>::new(order, order, layout, |i, j| {
                times(rng.element(), outer(i) + outer(j))
            });
            let a = a.hide(|i, j| !stored(i, j));
            let b = Mat::<T>::new(m, n, LAYOUTS[kind + 1], |i, j| {
                let (i, j) = if side == Side::Left { (i, j) } else { (j, i) };
                times(rng.element(), along(i) + across(j))
            });
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
            let error = |c: &Mat<T>| residual(c, (T::ONE, left, right), (T::ZERO, c));
            let bound = 0.5 * order as f64 * T::EPS;
            let what = format!("{name} {side:?} {uplo:?} hermitian {hermitian}");
            let share = compare((&usual, error(&usual)), (&tiles, error(&tiles)), bound, &what);
            assert!(if fits { share > 0.5 } else { share == 0.0 }, "{share} {what}");
        }
    }
}
