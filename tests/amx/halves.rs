//! Products that two threads do by halves of C, each with what it has packed itself.

use super::{both, random, times};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, with_disorder};
use core::sync::atomic::{AtomicUsize, Ordering};
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::par::{Ctx, Executor};

/// Two slots that change tasks from step to step, and how many steps of two tasks there were.
#[derive(Default)]
struct Changing {
    steps: AtomicUsize,
    of_two: AtomicUsize,
}

impl Executor for Changing {
    fn width(&self) -> usize {
        2
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        let step = self.steps.fetch_add(1, Ordering::Relaxed);
        self.of_two.fetch_add(usize::from(tasks == 2), Ordering::Relaxed);
        (0..tasks).for_each(|task| f(task, (task + step) % 2));
    }
}

/// The products of the usual way and on the unit, which neither threads nor the order of tasks change; and the unit's steps
/// of two tasks.
fn product<T: Element>(
    a: &Mat<T>,
    b: &Mat<T>,
    before: &Mat<T>,
    what: &str,
) -> (Mat<T>, Mat<T>, usize) {
    let (alpha, beta) = (T::of(-0.75, 0.5), T::of(0.5, 0.25));
    let compute = |ctx: &Ctx| {
        let mut c = before.clone();
        let (x, y) = (Operand::plain(a.view()), Operand::plain(b.view()));
        gemm(ctx, alpha, x, y, beta, c.view_mut());
        c
    };
    let one = both(|| with_ctx(1, compute));
    let same = |(usual, tiles): (Mat<T>, Mat<T>), how: &str| {
        assert!(usual.bits() == one.0.bits(), "{what}, {how}: the usual way");
        assert!(tiles.bits() == one.1.bits(), "{what}, {how}");
        assert!(tiles.untouched(before, |_, _| false), "{what}, {how}");
    };
    same(both(|| with_ctx(2, compute)), "two threads");
    same(both(|| with_ctx(3, compute)), "three threads");
    same(both(|| with_disorder(2, compute)), "in disorder");
    let ((usual, _), (tiles, of_two)) = both(|| {
        let par = Changing::default();
        let c = with_ctx(2, |ctx| compute(&Ctx { par: &par, scratch: ctx.scratch }));
        (c, par.of_two.into_inner())
    });
    same((usual, tiles), "changing slots");
    (one.0, one.1, of_two)
}

/// Halves of columns and of rows; as even as panels allow, and with little left for one of them.
const SHAPES: [(usize, usize, usize); 6] =
    [(64, 64, 512), (64, 65, 512), (97, 64, 320), (80, 129, 160), (161, 67, 160), (66, 131, 160)];

both_types!(halves_have_the_same_bits);
fn halves_have_the_same_bits<T: Element>() {
    for (turn, (m, n, k)) in SHAPES.into_iter().enumerate() {
        // Deeper complex products are cut in two.
        let k = if T::IS_COMPLEX { k.min(256) } else { k };
        for own in [Layout::Gap, Layout::Row] {
            let rng = &mut Rng::new(turn as u64);
            let layout = [Layout::Dense, Layout::Row, Layout::Gap][turn % 3];
            let (a, b) = (random::<T>(m, k, Layout::Dense, rng), random::<T>(k, n, layout, rng));
            let before = random::<T>(m, n, own, rng);
            let what = format!("{m} {n} {k} {own:?}");
            let (usual, tiles, of_two) = product(&a, &b, &before, &what);
            assert!(usual.bits() != tiles.bits(), "{what}: not on the unit");
            assert_eq!(of_two, 2, "{what}: not by halves");
        }
    }
}

both_types!(both_halves_go_the_usual_way);
/// What the unit does not carry is in one half only, while the other one's operands alone would be carried.
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
            ("small products", changed(&a, 0, 2, -60), changed(&b, 2, 0, -60)),
            ("small products", changed(&a, m - 1, 2, -60), changed(&b, 2, n - 1, -60)),
            ("large products", changed(&a, 0, 2, 62), changed(&b, 3, 0, 62)),
            ("large products", changed(&a, m - 1, 2, 62), changed(&b, 3, n - 1, 62)),
        ];
        for (name, a, b) in cases {
            let what = format!("{m} {n} {name}");
            let (usual, tiles, _) = product(&a, &b, &before, &what);
            assert!(usual.bits() == tiles.bits(), "{what}: on the unit");
        }
        let (usual, tiles, _) = product(&a, &b, &before, "carried");
        assert!(usual.bits() != tiles.bits(), "{m} {n}: not on the unit");
    }
}
