//! Batches of very small matrices, one vector lane for each: every member bit for bit what the single
//! kernel gives, with all that can happen to a member side by side in one batch.

use crate::batched::Members;
use crate::cholesky::{TRIANGLES, opposite, potrf};
use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, with_disorder, work};
use crate::short;
use lucho::kernel::batched::{self, Batch};
use lucho::kernel::getrf::{getrf, getrf_nopiv};
use lucho::kernel::lacpy::{clear_other, copy_triangle};
use lucho::kernel::par::Ctx;
use lucho::kernel::trsm::Uplo;

/// Orders around every cut, and one that is not interleaved.
fn orders() -> impl Iterator<Item = usize> {
    (1..=33).filter(|n| !short() || n % 3 == 1 || n % 8 < 2)
}

/// Batches of all sizes up to 40, and of many groups.
fn counts(n: usize) -> impl Iterator<Item = usize> {
    let step = if short() { 13 } else { 5 };
    (1 + n % step..=40).step_by(step).chain(n.is_multiple_of(8).then_some(131))
}

fn layout(k: usize) -> Layout {
    [Layout::Dense, Layout::Gap, Layout::Row, Layout::General][k % 16 / 5]
}

fn below(rng: &mut Rng, n: usize) -> usize {
    (rng.next() % n as u64) as usize
}

/// What becomes of a member that was a usual one: most stay so, and not all groups have an unusual one.
fn spoil<T: Element>(a: &mut Mat<T>, i: usize, definite: bool, rng: &mut Rng) {
    let n = a.rows;
    let kind = if i.is_multiple_of(3) { i / 3 % 16 } else { 0 };
    let (r, c) = (below(rng, n), below(rng, n));
    let scale = |a: &mut Mat<T>, s: f64| {
        for k in 0..n * n {
            let x = a.get(k % n, k / n) * T::of(s, 0.0);
            a.set(k % n, k / n, x);
        }
    };
    match kind {
        1 => a.set(r, c, T::nan()),
        2 => a.set(r, c, T::of(f64::INFINITY, 0.0)),
        3 => a.set(r, r, T::of(f64::NEG_INFINITY, 1.0)),
        4 => (0..n).for_each(|k| a.set(k, c, T::ZERO)),
        5 => scale(a, 0.0),
        6 => scale(a, -0.0),
        7 => scale(a, if T::EPS > 1e-10 { 1e-42 } else { 1e-318 }),
        8 => scale(a, if T::EPS > 1e-10 { 1e38 } else { 1e308 }),
        9 => a.set(r, r, T::of(-1.0, 0.0)),
        // Ties, and a singular matrix that elimination meets exactly.
        10 => (0..n * n).for_each(|k| a.set(k % n, k / n, T::of(1.0, 0.0))),
        11 => (0..n * n).for_each(|k| {
            let sign = if below(rng, 2) == 0 { 1.0 } else { -1.0 };
            a.set(k % n, k / n, T::of(sign, if below(rng, 2) == 0 { sign } else { -0.0 }));
        }),
        12 => (0..n * n).filter(|k| k % n != k / n).for_each(|k| a.set(k % n, k / n, -T::ZERO)),
        13 => a.set(r, r, T::of(f64::INFINITY, if definite { f64::NAN } else { f64::INFINITY })),
        14 => a.set(n - 1, n - 1, T::nan()),
        15 => scale(a, if T::EPS > 1e-10 { 1e-19 } else { 1e-154 }),
        _ => (),
    }
}

/// Threads, and a disordered executor.
fn everywhere(mut f: impl FnMut(&Ctx, &str)) {
    with_ctx(1, |ctx| f(ctx, "1 thread"));
    with_ctx(3, |ctx| f(ctx, "3 threads"));
    with_disorder(3, |ctx| f(ctx, "disorder"));
}

for_each_type!(lu);
fn lu<T: Element>() {
    for n in orders() {
        for count in counts(n) {
            let mut rng = Rng::new((100 * n + count) as u64);
            let place = layout(n + count);
            let member = |i| {
                let mut a = generate::general::<T>(Family::Uniform, n, n, place, &mut rng);
                spoil(&mut a, i, false, &mut rng);
                a
            };
            let a: Vec<_> = (0..count).map(member).collect();
            for pivoting in [true, false] {
                let (mut expected, mut pivots, mut infos) = (a.clone(), Vec::new(), Vec::new());
                with_ctx(1, |ctx| {
                    for m in &mut expected {
                        let (mut w, mut p) = (work(batched::getrf_work::<T>(n, n, 1)), vec![0; n]);
                        let m = m.view_mut();
                        infos.push(if pivoting {
                            getrf(ctx, m, &mut p, &mut w) as i32
                        } else {
                            getrf_nopiv(ctx, m, &mut w) as i32
                        });
                        pivots.extend(p);
                    }
                });
                everywhere(|ctx, how| {
                    let mut members = Members::new(&a);
                    let (mut found, mut got) = (vec![0; n * count], vec![-7; count]);
                    let mut w = work(batched::getrf_work::<T>(n, n, ctx.par.width()));
                    let p = pivoting.then_some(&mut found[..]);
                    let batch = members.batch();
                    batched::getrf(ctx, &batch, p, &batched::store(&mut got), &mut w);
                    let what = format!("n {n} count {count} {place:?} pivoting {pivoting}, {how}");
                    assert_eq!(got, infos, "{what}");
                    assert_eq!(found, pivots, "{what}");
                    members.expect(&expected, &what);
                });
            }
        }
    }
}

/// Members for a Cholesky factorization, with guards in the triangle that is not theirs; `first` is what becomes of the
/// first of them.
fn definite<T: Element>(
    n: usize,
    (first, count): (usize, usize),
    uplo: Uplo,
    place: Layout,
) -> Vec<Mat<T>> {
    let mut rng = Rng::new((100 * n + count) as u64);
    let member = |i| {
        let mut a = generate::definite::<T>(Family::Uniform, n, place, &mut rng);
        spoil(&mut a, i, true, &mut rng);
        a.hide(opposite(uplo))
    };
    (first..first + count).map(member).collect()
}

for_each_type!(cholesky);
fn cholesky<T: Element>() {
    for n in orders() {
        for count in counts(n) {
            for uplo in TRIANGLES {
                let place = layout(n + count);
                let a = definite::<T>(n, (0, count), uplo, place);
                let mut expected = a.clone();
                let mut infos = Vec::new();
                with_ctx(1, |ctx| {
                    for m in &mut expected {
                        infos.push(potrf(ctx, uplo, m).map_or_else(|e| e.minor as i32, |()| 0));
                    }
                });
                everywhere(|ctx, how| {
                    let (mut members, mut got) = (Members::new(&a), vec![-7; count]);
                    batched::potrf(ctx, uplo, &members.batch(), &batched::store(&mut got));
                    let what = format!("{uplo:?} n {n} count {count} {place:?}, {how}");
                    assert_eq!(got, infos, "{what}");
                    members.expect(&expected, &what);
                });
            }
        }
    }
}

for_each_type!(cholesky_elsewhere);
fn cholesky_elsewhere<T: Element>() {
    for n in orders() {
        for count in counts(n).step_by(3) {
            for uplo in TRIANGLES {
                let places = (layout(n + count), layout(n + 3 * count));
                elsewhere::<T>(n, (0, count), uplo, places);
            }
        }
    }
}

// Orders that are not interleaved: what is read elsewhere is read where the single kernel first needs it. Usual
// members, and members whose pivot is negative or NaN, first, last, or somewhere.
for_each_type!(large_elsewhere);
fn large_elsewhere<T: Element>() {
    const PLACES: [(Layout, Layout); 7] = [
        (Layout::Dense, Layout::Dense),
        (Layout::Row, Layout::Row),
        (Layout::Gap, Layout::Dense),
        (Layout::Dense, Layout::Row),
        (Layout::General, Layout::Dense),
        (Layout::Row, Layout::General),
        (Layout::Row, Layout::Gap),
    ];
    let orders = [34, 40, 63, 64, 96, 97, 150, 192, 193, 230, 289, 400];
    for (k, &n) in orders.iter().enumerate().filter(|(k, _)| !short() || k % 4 == 1) {
        for (kind, places) in [9, 14, 13].into_iter().zip(PLACES.iter().cycle().skip(3 * k)) {
            for uplo in TRIANGLES {
                elsewhere::<T>(n, (3 * kind, 2), uplo, *places);
            }
        }
    }
}

// The same with steps that become narrower on the way.
for_each_type!(wide_steps_elsewhere);
fn wide_steps_elsewhere<T: Element>() {
    if !short() {
        elsewhere::<T>(1600, (27, 1), Uplo::Lower, (Layout::Gap, Layout::Dense));
        elsewhere::<T>(1600, (27, 1), Uplo::Upper, (Layout::Dense, Layout::Row));
    }
}

/// Members out of place and in place: the bits of the single kernel on a copy.
fn elsewhere<T: Element>(
    n: usize,
    (first, count): (usize, usize),
    uplo: Uplo,
    (place, other): (Layout, Layout),
) {
    let a = definite::<T>(n, (first, count), uplo, place);
    let fresh = |_| Mat::<T>::new(n, n, other, |_, _| T::nan());
    let out: Vec<_> = (0..count).map(fresh).collect();
    let (mut inside, mut outside) = (a.clone(), out.clone());
    let mut infos = Vec::new();
    with_ctx(1, |ctx| {
        for i in 0..count {
            copy_triangle(ctx, uplo, a[i].view(), outside[i].view_mut());
            let result = potrf(ctx, uplo, &mut outside[i]);
            infos.push(result.map_or_else(|e| e.minor as i32, |()| 0));
            clear_other(ctx, uplo, inside[i].view_mut());
            assert_eq!(result, potrf(ctx, uplo, &mut inside[i]));
        }
    });
    everywhere(|ctx, how| {
        let what = format!("{uplo:?} n {n} count {count} {place:?} {other:?}, {how}");
        let (mut input, mut members) = (Members::new(&a), Members::new(&out));
        let mut got = vec![-7; count];
        let (from, to) = (input.batch(), members.batch());
        let done = batched::store(&mut got);
        batched::potrf_into(ctx, uplo, Some(&from), &to, &done);
        drop(done);
        assert_eq!(got, infos, "{what}");
        members.expect(&outside, &what);
        input.expect(&a, &what);
        let done = batched::store(&mut got);
        batched::potrf_into(ctx, uplo, None, &from, &done);
        drop(done);
        assert_eq!(got, infos, "in place, {what}");
        input.expect(&inside, &format!("in place, {what}"));
    });
}

/// Members of a strided batch and of a grid start where their strides say, in every lane.
#[test]
fn grids() {
    let (n, outer, inner) = (5usize, 7usize, 11usize);
    let start: Vec<f32> = (0..outer * 400).map(|k| ((k * k + 7 * k) % 101) as f32 + 1.0).collect();
    let mut expected = start.clone();
    for k in 0..outer * inner {
        let at = k / inner * 400 + k % inner * 33;
        let mut a = Mat::new(n, n, Layout::Dense, |i, j| start[at + 6 * i + j]);
        with_ctx(1, |ctx| crate::lu::getrf(ctx, &mut a));
        (0..n * n).for_each(|e| expected[at + e / n * 6 + e % n] = a.get(e / n, e % n));
    }
    let (mut data, mut pivots) = (start.clone(), vec![0; n * outer * inner]);
    let p = data.as_mut_ptr();
    // SAFETY: members span 29 elements, groups of 11 less than 400.
    let grid = unsafe { Batch::grid(p, (outer, 400), (inner, 33), (n, n), (6, 1)) };
    with_ctx(3, |ctx| {
        batched::getrf(ctx, &grid, Some(&mut pivots), &|_, _| (), &mut work(3000));
    });
    assert_eq!(data, expected);
}
