//! Factorizations whose products are done by bfloat16 pieces.

use super::{both, times};
use crate::common::generate::{Family, definite, general};
use crate::common::ratio::{self, check, probe};
use crate::common::{Element, Layout, Mat, Rng, Wide, WideMat, with_ctx, with_disorder, work};
use core::cmp::Ordering;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use lucho::kernel::batched::{self, Batch};
use lucho::kernel::getrf::{getrf, getrf_nopiv, getrf_work};
use lucho::kernel::isa::amx::{Math, set_math};
use lucho::kernel::par::{Ctx, Executor, Sequential};
use lucho::kernel::params::POTRF_MODEL_UNIT;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::trsm::Uplo;
use num_complex::Complex;

/// The name, and the scale of row and column i, as an exponent.
pub(super) type Scale = (&'static str, fn(usize) -> i32);

/// How a factorization's matrix is scaled.
pub(super) const SCALED: [Scale; 3] =
    [("uniform", |_| 0), ("graded", |i| -(i as i32) / 40), ("bad", |i| (i as i32 * 7 % 15) - 7)];

/// `x` with row i scaled by 2^e(i), and column j by 2^e(j).
pub(super) fn scaled<T: Element>(x: &Mat<T>, e: fn(usize) -> i32) -> Mat<T> {
    let two = |e: i32| T::of(2.0_f64.powi(e), 0.0).re();
    Mat::new(x.rows, x.cols, Layout::Dense, |i, j| x.get(i, j).scale(two(e(i) + e(j))))
}

/// Frobenius norm of (A - L U) V, V some vectors of signs, without the scales.
fn remainder<T: Element>(
    a: &Mat<T>,
    (left, right): (&WideMat<T::Wide>, &WideMat<T::Wide>),
    e: fn(usize) -> i32,
) -> f64 {
    // A power of two in each row of V takes the columns' scales away.
    let signs = probe::<T::Wide>(a.cols);
    let unscaled = |e: i32| T::of(2.0_f64.powi(-e), 0.0).wide();
    let v = WideMat::from_fn(a.cols, signs.cols, |i, j| signs.get(i, j) * unscaled(e(i)));
    let r = a.wide().times(&v).minus(&left.times(&right.times(&v)));
    let square = |k: usize| (r.get(k % r.rows, k / r.rows) * unscaled(e(k % r.rows))).abs().powi(2);
    (0..r.rows * r.cols).map(square).sum::<f64>().sqrt()
}

// Updates on the unit, as long as they are large.
both_types!(cholesky);
fn cholesky<T: Element>() {
    let n = if T::IS_COMPLEX { 520 } else { 620 };
    for (turn, (name, e)) in SCALED.into_iter().enumerate() {
        let layout = [Layout::Dense, Layout::Row, Layout::Gap][turn];
        let a = definite::<T>(Family::Uniform, n, layout, &mut Rng::new(turn as u64));
        let a = scaled(&a, e).to_layout(layout);
        let upper = |i: usize, j: usize| i < j;
        let before = a.hide(upper);
        let factor = |width: usize| {
            let mut f = before.clone();
            with_ctx(width, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
            f
        };
        let ((usual, tiles), (_, again)) = (both(|| factor(1)), both(|| factor(3)));
        assert!(tiles.bits() == again.bits(), "{name}: threads change bits");
        assert!(usual.bits() != tiles.bits(), "{name}: not on the unit");
        assert!(tiles.untouched(&before, upper), "{name}");
        check(ratio::cholesky(&a, &tiles, true), format_args!("{name}"));
        let error = |f: &Mat<T>| {
            let l = f.wide().triangle(true, false);
            remainder(&a, (&l, &l.t().conj()), e)
        };
        let (usual, tiles) = (error(&usual), error(&tiles));
        println!("{} {name}: error {:.2} of the usual one", T::NAME, tiles / usual);
        assert!(tiles <= 1.5 * usual, "{name}: {tiles:e} {usual:e}");
    }
}

both_types!(a_minor_behind_an_update);
fn a_minor_behind_an_update<T: Element>() {
    let n = 530;
    // In columns of one step's update, whose others wait, and in those that waited for two.
    let rows = [(200, Layout::Dense), (200, Layout::Row), (300, Layout::Dense), (300, Layout::Row)];
    for (row, layout) in [rows.as_slice(), &[(500, Layout::Dense)]].concat() {
        let mut a = definite::<T>(Family::Uniform, n, layout, &mut Rng::new(3));
        a.set(row, row, T::of(-1.0, 0.0));
        let (usual, tiles) = both(|| {
            let mut f = a.clone();
            with_ctx(2, |ctx| potrf_lower(ctx, f.view_mut())).unwrap_err().minor
        });
        assert_eq!((usual, tiles), (row + 1, row + 1), "{layout:?}");
        // Elsewhere, what is left there is the same, and zeros.
        let (_, (inside, (outside, info))) = both(|| {
            let mut f = a.clone();
            with_ctx(2, |ctx| potrf_lower(ctx, f.view_mut())).unwrap_err();
            (f, with_ctx(2, |ctx| elsewhere(ctx, &a, layout)))
        });
        assert_eq!(info, row as i32 + 1, "{layout:?}");
        assert!(outside.bits() == below(&inside).bits(), "{layout:?}");
    }
}

/// The lower factors by the usual way and on the unit, whose residual and independence of threads are checked.
fn factors<T: Element>(a: &Mat<T>, what: core::fmt::Arguments) -> (Mat<T>, Mat<T>) {
    let factor = |width: usize| {
        let mut f = a.clone();
        with_ctx(width, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
        f
    };
    let disordered = || {
        let mut f = a.clone();
        with_disorder(4, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
        f
    };
    let ((usual, one), (_, three)) = (both(|| factor(1)), both(|| factor(3)));
    assert!(one.bits() == three.bits(), "{what}: threads change bits");
    let (_, four) = both(disordered);
    assert!(one.bits() == four.bits(), "{what}: the order of tasks changes bits");
    assert!(usual.bits() != one.bits(), "{what}: not on the unit");
    check(ratio::cholesky(a, &one, true), what);
    (usual, one)
}

both_types!(a_second_update_that_the_unit_does_not_carry);
/// The first step's update waits for the second's, whose operands have a range of their own: the rows of L that the second
/// step's columns have are zero in the first one's.
fn a_second_update_that_the_unit_does_not_carry<T: Element>() {
    let n = 620;
    for layout in [Layout::Dense, Layout::Row] {
        let x = definite::<T>(Family::Uniform, n, layout, &mut Rng::new(7));
        let second = 128..256;
        let entry = |i: usize, j: usize| {
            let (low, high) = (i.max(j), i.min(j));
            match (second.contains(&low), second.contains(&high)) {
                (true, false) => T::ZERO,
                (false, true) if low % 7 == 0 => times(x.get(i, j), -60),
                _ => x.get(i, j),
            }
        };
        let a = Mat::new(n, n, layout, |i, j| {
            let sum = || (0..n).map(|j| entry(i, j).wide().abs()).sum::<f64>();
            if i == j { T::of(1.0 + sum(), 0.0) } else { entry(i, j) }
        });
        factors(&a, format_args!("{layout:?}"));
    }
}

/// 2^90 `x`, but L(row, col) = 1.5 2^e, which is the largest by far.
fn with_a_large_one<T: Element>(x: &Mat<T>, (col, row): (usize, usize), e: i32) -> Mat<T> {
    let mut a = x.clone();
    for j in 0..a.rows {
        (0..a.rows).for_each(|i| a.set(i, j, times(x.get(i, j), 90)));
    }
    let scaled = |by: f64, e: i32| times(T::of(by, 0.0), e);
    a.set(col, col, scaled(1.0, 120));
    a.set(row, col, scaled(1.5, e + 60));
    a.set(col, row, scaled(1.5, e + 60));
    a.set(row, row, scaled(1.0, 2 * e + 3));
    a
}

/// Several pairs of steps, and several blocks of rows and columns in their updates; and pairs of which the first, or only the
/// second, is carried alone but not together.
#[test]
fn cholesky_by_two_steps() {
    let n = 1100;
    for (layout, large) in [
        (Layout::Dense, None),
        (Layout::Row, None),
        (Layout::Dense, Some((0, 700))),
        (Layout::Row, Some((200, 900))),
    ] {
        let x = definite::<f32>(Family::Uniform, n, layout, &mut Rng::new(11));
        let a = large.map_or(x.clone(), |place| with_a_large_one(&x, place, 58));
        let (usual, one) = factors(&a, format_args!("{layout:?} {large:?}"));
        let sizes = |f: &Mat<f32>| (0..n).map(|i| f.get(i, i)).collect::<Vec<_>>();
        for (i, (x, y)) in sizes(&usual).into_iter().zip(sizes(&one)).enumerate() {
            assert!((x - y).abs() <= 1e-5 * x, "{layout:?} {large:?} {i}: {x} {y}");
        }
    }
}

/// As wide as larger orders have them, after one with fewer columns, while operands of that many find no room.
#[test]
fn complex_steps_that_are_wide() {
    let n = POTRF_MODEL_UNIT[0] + 20;
    for layout in [Layout::Dense, Layout::Row] {
        let a = definite::<Complex<f32>>(Family::Uniform, n, layout, &mut Rng::new(17));
        factors(&a, format_args!("{layout:?}"));
        reads_elsewhere(&a, layout, format_args!("{layout:?}"));
    }
}

/// Sequential, and turns the unit off after some parallel steps, and on again after some more.
struct Turns {
    done: AtomicUsize,
    off: usize,
    on: usize,
}

impl Executor for Turns {
    fn width(&self) -> usize {
        1
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        Sequential.run(tasks, f);
        let done = 1 + self.done.fetch_add(1, Relaxed);
        if done == self.off {
            set_math(Math::Pedantic);
        }
        if done == self.on {
            set_math(Math::Default);
        }
    }
}

/// Runs `f` on one thread with the unit turned off after some parallel steps and on again after some more; how many there were.
fn with_turns(off: usize, on: usize, f: impl FnOnce(&Ctx)) -> usize {
    let par = Turns { done: AtomicUsize::new(0), off, on };
    with_ctx(1, |ctx| f(&Ctx { par: &par, scratch: ctx.scratch }));
    set_math(Math::Default);
    par.done.into_inner()
}

/// An update that waits for the next step's is made also if that is not on the unit any more, and none waits for a step that
/// is again.
#[test]
fn the_unit_is_turned_off_meanwhile() {
    for n in [700, 900] {
        let a = definite::<f32>(Family::Uniform, n, Layout::Dense, &mut Rng::new(13));
        for (off, on) in (1..=9).flat_map(|off| [(off, off + 1), (off, usize::MAX)]) {
            let (_, f) = both(|| {
                let mut f = a.clone();
                with_turns(off, on, |ctx| potrf_lower(ctx, f.view_mut()).unwrap());
                f
            });
            check(ratio::cholesky(&a, &f, true), format_args!("{n} {off} {on}"));
        }
    }
}

both_types!(the_unit_is_turned_off_beside_a_matrix);
/// The same of a matrix that is read elsewhere.
fn the_unit_is_turned_off_beside_a_matrix<T: Element>() {
    let (n, most) = if T::IS_COMPLEX { (530, 4) } else { (700, 6) };
    let a = definite::<T>(Family::Uniform, n, Layout::Dense, &mut Rng::new(13));
    for (off, on) in (1..=most).flat_map(|off| [(off, off + 1), (off, usize::MAX)]) {
        let (_, f) = both(|| {
            let mut f = None;
            with_turns(off, on, |ctx| f = Some(elsewhere(ctx, &a, Layout::Gap)));
            f
        });
        let (f, info) = f.unwrap();
        assert_eq!(info, 0, "{off} {on}");
        check(ratio::cholesky(&a, &f, true), format_args!("{off} {on}"));
    }
}

both_types!(a_matrix_read_elsewhere);
/// With one step's updates waiting for the next one's and without, whatever the layouts, and with operands that the unit does
/// not carry: of the first step, or of the second one.
fn a_matrix_read_elsewhere<T: Element>() {
    let n = if T::IS_COMPLEX { 540 } else { 640 };
    for (large, place, other) in [
        (None, Layout::Dense, Layout::Gap),
        (None, Layout::Row, Layout::Row),
        (None, Layout::Dense, Layout::Row),
        (None, Layout::Reversed, Layout::Dense),
        (None, Layout::Dense, Layout::General),
        (Some((0, n - 20)), Layout::Gap, Layout::Dense),
        (Some((200, n - 20)), Layout::Gap, Layout::Dense),
        (Some((200, n - 20)), Layout::Row, Layout::Row),
    ] {
        let x = definite::<T>(Family::Uniform, n, place, &mut Rng::new(19));
        // Twice the exponent, 2, and that of 128 steps are more than 126.
        let a = large.map_or(x.clone(), |place| with_a_large_one(&x, place, 59));
        reads_elsewhere(&a, other, format_args!("{large:?} {place:?} {other:?}"));
    }
}

/// The lower factor in a matrix that stands apart has the bits of one that is made in place, and zeros above the diagonal.
fn reads_elsewhere<T: Element>(a: &Mat<T>, other: Layout, what: core::fmt::Arguments) {
    let a = a.hide(|i, j| i < j);
    let (_, inside) = both(|| {
        let mut f = a.to_layout(other);
        with_ctx(1, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
        f
    });
    let expected = below(&inside).bits();
    for width in [1, 2, 4] {
        let (_, (f, info)) = both(|| match width {
            4 => with_disorder(4, |ctx| elsewhere(ctx, &a, other)),
            _ => with_ctx(width, |ctx| elsewhere(ctx, &a, other)),
        });
        assert_eq!(info, 0, "{what}");
        assert!(f.bits() == expected, "{what}, width {width}");
    }
}

/// The lower factor of `a`, which is only read, in a new matrix that has this layout, and the order of the minor that fails.
fn elsewhere<T: Element>(ctx: &Ctx, a: &Mat<T>, layout: Layout) -> (Mat<T>, i32) {
    // What is there is no failure if it is read below the diagonal: that would be tried again.
    let mut f = Mat::<T>::new(a.rows, a.rows, layout, |i, j| match i.cmp(&j) {
        Ordering::Less => T::nan(),
        Ordering::Equal => times(T::of(1.0, 0.0), 125),
        Ordering::Greater => T::ZERO,
    });
    let (mut input, mut info) = (a.clone(), [-7]);
    let (from, to) = (only(&mut input), only(&mut f));
    let done = batched::store(&mut info);
    batched::potrf_into(ctx, Uplo::Lower, Some(&from), &to, &done);
    drop(done);
    assert!(input.untouched(a, |_, _| true));
    (f, info[0])
}

/// The lower triangle, and zeros.
fn below<T: Element>(a: &Mat<T>) -> Mat<T> {
    let zero = |i: usize, j: usize| if i < j { T::ZERO } else { a.get(i, j) };
    Mat::new(a.rows, a.rows, Layout::Dense, zero)
}

/// A matrix whose last pivot is so near 0 that it fails on the unit but not when it is tried again, since somebody has turned
/// the unit off in between, has zeros above its factor like any other.
#[test]
fn a_second_try_without_the_unit() {
    let (n, last, mut met) = (530, 529, false);
    for seed in 20..24 {
        let mut a = definite::<f32>(Family::Uniform, n, Layout::Dense, &mut Rng::new(seed));
        let factor = |a: &Mat<f32>, off: usize| {
            let (_, done) = both(|| {
                let mut f = None;
                let steps =
                    with_turns(off, usize::MAX, |ctx| f = Some(elsewhere(ctx, a, Layout::Dense)));
                (f.unwrap(), steps)
            });
            done
        };
        let ((f, _), _) = factor(&a, usize::MAX);
        let bits = (a.get(last, last) - f.get(last, last).powi(2)).to_bits();
        let pivot = |ulps: i32| f32::from_bits(bits.wrapping_add_signed(ulps));
        let (mut fails, mut holds) = (-4000, 4000);
        while holds - fails > 1 {
            let middle = i32::midpoint(fails, holds);
            a.set(last, last, pivot(middle));
            match factor(&a, usize::MAX) {
                ((_, 0), _) => holds = middle,
                _ => fails = middle,
            }
        }
        for less in [0, 1, 2, 4, 8, 16, 32] {
            a.set(last, last, pivot(fails - less));
            let ((_, info), steps) = factor(&a, usize::MAX);
            assert_eq!(info, n as i32, "{seed} {less}");
            // Half of the steps are those of the first try.
            if let ((f, 0), _) = factor(&a, steps / 2) {
                met = true;
                assert!(f.bits() == below(&f).bits(), "{seed} {less}");
            }
        }
    }
    assert!(met);
}

/// A batch of one.
fn only<T: Element>(a: &mut Mat<T>) -> Batch<T> {
    let n = a.rows;
    let mut view = a.view_mut();
    let strides = (view.rs(), view.cs());
    // SAFETY: the member is the matrix.
    unsafe { Batch::strided(view.as_mut_ptr(), 0, 1, (n, n), strides) }
}

/// LU by this many threads, which meets no zero.
fn with_pivots<T: Element>(a: &Mat<T>, width: usize) -> (Mat<T>, Vec<i32>) {
    let (mut f, mut pivots) = (a.clone(), vec![0; a.rows.min(a.cols)]);
    let mut memory = work::<T>(getrf_work::<T>(a.rows, a.cols));
    let info = with_ctx(width, |ctx| getrf(ctx, f.view_mut(), &mut pivots, &mut memory));
    assert_eq!(info, 0);
    (f, pivots)
}

both_types!(lu);
fn lu<T: Element>() {
    let large = if T::IS_COMPLEX { 520 } else { 620 };
    let shapes = [(large, large), (large + 130, 530), (530, large + 130)];
    for (turn, (name, e)) in SCALED.into_iter().enumerate() {
        let (m, n) = shapes[turn];
        let layout = [Layout::Row, Layout::Gap, Layout::Dense][turn];
        let a = general::<T>(Family::Uniform, m, n, Layout::Dense, &mut Rng::new(turn as u64));
        let a = scaled(&a, e).to_layout(layout);
        let factor = |width: usize| with_pivots(&a, width);
        let ((usual, tiles), (_, again)) = (both(|| factor(1)), both(|| factor(3)));
        assert!(tiles.0.bits() == again.0.bits() && tiles.1 == again.1, "{name}: threads");
        assert!(usual.0.bits() != tiles.0.bits(), "{name}: not on the unit");
        check(ratio::lu(&a, &tiles.0, Some(&tiles.1)), format_args!("{name}"));
        // Other sums may choose other pivots; the error is measured for each with its own.
        let error = |(f, pivots): &(Mat<T>, Vec<i32>)| {
            let f = f.wide();
            let k = m.min(n);
            let l = WideMat::from_fn(m, k, |i, j| f.get(i, j)).triangle(true, true);
            let u = WideMat::from_fn(k, n, |i, j| f.get(i, j)).triangle(false, false);
            // P' L U against A, the rows' scales being those of A.
            let mut order: Vec<usize> = (0..m).collect();
            pivots.iter().enumerate().for_each(|(i, &p)| order.swap(i, p as usize - 1));
            let mut back = vec![0; m];
            order.iter().enumerate().for_each(|(i, &from)| back[from] = i);
            let l = WideMat::from_fn(m, k, |i, j| l.get(back[i], j));
            remainder(&a, (&l, &u), e)
        };
        let (usual, tiles) = (error(&usual), error(&tiles));
        println!("{} {name}: error {:.2} of the usual one", T::NAME, tiles / usual);
        assert!(tiles <= 1.5 * usual, "{name}: {tiles:e} {usual:e}");
    }
    // Without interchanges.
    let a = general::<T>(Family::Dominant, 560, 540, Layout::Dense, &mut Rng::new(8));
    let (usual, tiles) = both(|| {
        let mut f = a.clone();
        let mut memory = work::<T>(getrf_work::<T>(560, 540));
        assert_eq!(with_ctx(2, |ctx| getrf_nopiv(ctx, f.view_mut(), &mut memory)), 0);
        f
    });
    assert!(usual.bits() != tiles.bits());
    check(ratio::lu(&a, &tiles, None), format_args!("without interchanges"));
}

/// So tall that the panels of its order find no room as operands of the unit, but narrower ones.
#[test]
fn lu_by_narrow_panels() {
    let (m, n) = (2100, 1540);
    let a = general::<f32>(Family::Uniform, m, n, Layout::Dense, &mut Rng::new(23));
    let factor = |width: usize| with_pivots(&a, width);
    let ((usual, one), (_, three)) = (both(|| factor(1)), both(|| factor(3)));
    assert!(one.0.bits() == three.0.bits() && one.1 == three.1, "threads");
    assert!(usual.0.bits() != one.0.bits(), "not on the unit");
    check(ratio::lu(&a, &one.0, Some(&one.1)), format_args!("{m} x {n}"));
}

both_types!(a_zero_pivot_behind_an_update);
fn a_zero_pivot_behind_an_update<T: Element>() {
    let n = 530;
    let mut a = general::<T>(Family::Uniform, n, n, Layout::Dense, &mut Rng::new(3));
    (0..n).for_each(|i| a.set(i, 400, T::ZERO));
    (0..n).for_each(|i| a.set(i, 520, T::ZERO));
    let (usual, tiles) = both(|| {
        let (mut f, mut pivots) = (a.clone(), vec![0; n]);
        let mut memory = work::<T>(getrf_work::<T>(n, n));
        with_ctx(2, |ctx| getrf(ctx, f.view_mut(), &mut pivots, &mut memory))
    });
    assert_eq!((usual, tiles), (401, 401));
}

both_types!(updates_that_the_unit_does_not_carry);
/// Some rows and columns are so small that products of their pieces would be denormal numbers.
fn updates_that_the_unit_does_not_carry<T: Element>() {
    let n = 620;
    let tiny = |i: usize| if i % 100 == 50 { -55 } else { 0 };
    for layout in [Layout::Dense, Layout::Row] {
        let a = definite::<T>(Family::Uniform, n, layout, &mut Rng::new(5));
        let a = scaled(&a, tiny).to_layout(layout);
        let factor = |width: usize| {
            let mut f = a.clone();
            with_ctx(width, |ctx| potrf_lower(ctx, f.view_mut())).unwrap();
            f
        };
        let ((_, one), (_, three)) = (both(|| factor(1)), both(|| factor(3)));
        assert!(one.bits() == three.bits(), "{layout:?}: threads change bits");
        check(ratio::cholesky(&a, &one, true), format_args!("{layout:?}"));

        let a = general::<T>(Family::Dominant, n, n, layout, &mut Rng::new(6));
        let a = scaled(&a, tiny).to_layout(layout);
        let factor = |width: usize| with_pivots(&a, width);
        let ((_, one), (_, three)) = (both(|| factor(1)), both(|| factor(3)));
        assert!(one.0.bits() == three.0.bits() && one.1 == three.1, "{layout:?}: threads");
        check(ratio::lu(&a, &one.0, Some(&one.1)), format_args!("{layout:?}"));
    }
}
