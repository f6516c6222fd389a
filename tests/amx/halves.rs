//! Products that two threads do by halves of C, each with what it has packed itself.

use super::{both, random, times};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, with_disorder};
use lucho::kernel::gemm::{Operand, gemm};

/// The products of the usual way and on the unit, which neither threads nor the order of tasks change.
fn product<T: Element>(a: &Mat<T>, b: &Mat<T>, before: &Mat<T>, what: &str) -> (Mat<T>, Mat<T>) {
    let (alpha, beta) = (T::of(-0.75, 0.5), T::of(0.5, 0.25));
    let run = |width: usize, disorder: bool| {
        let mut c = before.clone();
        let (x, y) = (Operand::plain(a.view()), Operand::plain(b.view()));
        match disorder {
            true => with_disorder(width, |ctx| gemm(ctx, alpha, x, y, beta, c.view_mut())),
            false => with_ctx(width, |ctx| gemm(ctx, alpha, x, y, beta, c.view_mut())),
        }
        c
    };
    let one = both(|| run(1, false));
    for (width, disorder) in [(2, false), (2, true), (3, false)] {
        let (usual, tiles) = both(|| run(width, disorder));
        assert!(usual.bits() == one.0.bits(), "{what}: {width} {disorder}, the usual way");
        assert!(tiles.bits() == one.1.bits(), "{what}: {width} {disorder}");
        assert!(tiles.untouched(before, |_, _| false), "{what}: {width} {disorder}");
    }
    one
}

/// Halves of columns and of rows; as even as panels allow, with one column or row more than a panel, and with none at all.
const SHAPES: [(usize, usize, usize); 6] =
    [(64, 64, 513), (64, 65, 512), (97, 64, 320), (80, 129, 160), (161, 67, 160), (66, 131, 160)];

both_types!(halves_have_the_same_bits);
fn halves_have_the_same_bits<T: Element>() {
    for (turn, (m, n, k)) in SHAPES.into_iter().enumerate() {
        let rng = &mut Rng::new(turn as u64);
        let layout = [Layout::Dense, Layout::Row, Layout::Gap][turn % 3];
        let (a, b) = (random::<T>(m, k, Layout::Dense, rng), random::<T>(k, n, layout, rng));
        let before = random::<T>(m, n, [Layout::Gap, Layout::Row][turn % 2], rng);
        let what = format!("{m} {n} {k}");
        let (usual, tiles) = product(&a, &b, &before, &what);
        assert!(usual.bits() != tiles.bits(), "{what}: not on the unit");
    }
}

both_types!(both_halves_go_the_usual_way);
/// What the unit does not carry is in one half only, the other one's operands alone would be carried; and in neither, but in
/// both together.
fn both_halves_go_the_usual_way<T: Element>() {
    for (m, n) in [(70, 130), (130, 70)] {
        let k = 160;
        let rng = &mut Rng::new(m as u64);
        let before = random::<T>(m, n, Layout::Dense, rng);
        let (a, b) = (random::<T>(m, k, Layout::Dense, rng), random::<T>(k, n, Layout::Dense, rng));
        let changed = |x: &Mat<T>, i: usize, j: usize, e: i32| {
            let mut x = x.clone();
            x.set(i, j, times(T::of(1.5, 0.5), e));
            x
        };
        let cases = [
            ("first of B", a.clone(), changed(&b, 3, 1, -115)),
            ("last of B", a.clone(), changed(&b, k - 1, n - 1, -115)),
            ("first of A", changed(&a, 1, 3, -115), b.clone()),
            ("last of A", changed(&a, m - 1, k - 1, -115), b.clone()),
            ("together", changed(&a, m - 1, 2, -60), changed(&b, 2, 0, -60)),
            ("together", changed(&a, 0, 2, -60), changed(&b, 2, n - 1, -60)),
        ];
        for (name, a, b) in cases {
            let what = format!("{m} {n} {name}");
            let (usual, tiles) = product(&a, &b, &before, &what);
            assert!(usual.bits() == tiles.bits(), "{what}: on the unit");
        }
        let (usual, tiles) = product(&a, &b, &before, "carried");
        assert!(usual.bits() != tiles.bits(), "{m} {n}: not on the unit");
    }
}
