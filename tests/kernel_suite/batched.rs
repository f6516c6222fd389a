//! Batches: each member bit for bit what a single call gives, whatever its position, its neighbours and
//! the number of threads; infos exact; nothing outside the members touched.

use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Mat, Rng, with_ctx, with_disorder, work};
use crate::triangular::OPS;
use lucho::kernel::batched::{self, Batch};
use lucho::kernel::inverse::{getri_into, matinv, matinv_work};
use lucho::kernel::lauum::potri;
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::solve::{getrs, potrs};
use lucho::kernel::trsm::Uplo;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

const WIDTHS: [usize; 4] = [1, 2, 3, 7];
const COUNTS: [usize; 4] = [1, 3, 8, 17];
/// Orders on both sides of every choice the scheduler makes.
const ORDERS: [usize; 6] = [0, 1, 3, 8, 33, 150];

/// Members of a batch with their guards, and the pointers to them.
pub struct Members<T> {
    mats: Vec<Mat<T>>,
    pointers: Vec<*mut T>,
}

impl<T: Element> Members<T> {
    pub fn new(mats: &[Mat<T>]) -> Self {
        let mut mats = mats.to_vec();
        let pointers = mats.iter_mut().map(|m| m.as_mut_ptr()).collect();
        Members { mats, pointers }
    }
    pub fn batch(&mut self) -> Batch<T> {
        let (rows, cols, strides) = match self.mats.first() {
            Some(m) => (m.rows, m.cols, m.strides()),
            None => (0, 0, (1, 1)),
        };
        // SAFETY: the pointers lead to the members, which live in buffers of their own.
        unsafe { Batch::pointers(self.pointers.as_ptr(), self.mats.len(), (rows, cols), strides) }
    }
    /// Fails unless every member has these bits, its guards included.
    #[track_caller]
    pub fn expect(&self, expected: &[Mat<T>], what: &str) {
        for (i, (m, e)) in self.mats.iter().zip(expected).enumerate() {
            if !m.untouched(e, |_, _| true) {
                let all = (0..m.rows * m.cols).map(|k| (k % m.rows, k / m.rows));
                let wrong = all.clone().find(|&(r, c)| m.get(r, c).bits() != e.get(r, c).bits());
                let values = wrong.map(|(r, c)| (m.get(r, c), e.get(r, c)));
                panic!("{what}: member {i} at {wrong:?}: {values:?}");
            }
        }
    }
    fn same(&self, expected: &[Mat<T>]) -> bool {
        // Compares the guards too.
        self.mats.iter().zip(expected).all(|(m, e)| m.untouched(e, |_, _| true))
    }
}

/// Members, every fourth or so of them singular in one column.
fn general<T: Element>(n: usize, count: usize, layout: Layout) -> Vec<Mat<T>> {
    let mut rng = Rng::new((n + count) as u64);
    let bad = [0, count / 4, count / 2, count - 1];
    let member = |i: usize| {
        let mut a = generate::general::<T>(Family::Uniform, n, n, layout, &mut rng);
        if n > 0 && i % 2 == 1 && bad.contains(&i) {
            (0..n).for_each(|r| a.set(r, i % n, T::ZERO));
        }
        a
    };
    (0..count).map(member).collect()
}

fn layouts(k: usize) -> Layout {
    crate::common::mat::LAYOUTS[k % crate::common::mat::LAYOUTS.len()]
}

/// Threads for some cases, a disordered executor, which is much cheaper, for the others.
fn with_width<R>(width: usize, n: usize, f: impl FnOnce(&Ctx) -> R) -> R {
    if width == 2 && n >= 33 { with_ctx(width, f) } else { with_disorder(width, f) }
}

/// Every combination of an order and a count.
fn cases(mut f: impl FnMut(usize, usize)) {
    for n in ORDERS {
        for count in COUNTS {
            if n < 100 || count < 5 {
                f(n, count);
            }
        }
    }
}

for_each_type!(lu_of_a_batch);
fn lu_of_a_batch<T: Element>() {
    cases(|n, count| {
        let layout = layouts(n + count);
        let a = general::<T>(n, count, layout);
        for pivoting in [true, false] {
            let mut expected = a.clone();
            let mut expected_pivots = Vec::new();
            let mut expected_infos = Vec::new();
            with_ctx(1, |ctx| {
                for m in &mut expected {
                    let mut w = work(batched::getrf_work::<T>(n, n, 1));
                    let mut p = vec![0; n];
                    expected_infos.push(if pivoting {
                        lucho::kernel::getrf::getrf(ctx, m.view_mut(), &mut p, &mut w) as i32
                    } else {
                        lucho::kernel::getrf::getrf_nopiv(ctx, m.view_mut(), &mut w) as i32
                    });
                    expected_pivots.extend(p);
                }
            });
            // Work for all slots, and for one: another schedule, the same bits.
            for (width, slots) in WIDTHS.into_iter().flat_map(|w| [(w, w), (w, 1)]) {
                let mut members = Members::new(&a);
                let mut pivots = vec![0; n * count];
                let mut infos = vec![-7; count];
                let mut w = work(batched::getrf_work::<T>(n, n, slots));
                let p = pivoting.then_some(&mut pivots[..]);
                let batch = members.batch();
                with_width(width, n, |ctx| {
                    batched::getrf(ctx, &batch, p, &batched::store(&mut infos), &mut w)
                });
                let what = format!("n {n} count {count} width {width} pivoting {pivoting}");
                assert_eq!(infos, expected_infos, "{what}");
                assert_eq!(pivots, expected_pivots, "{what}");
                assert!(members.same(&expected), "{what}");
            }
        }
    });
}

for_each_type!(solves_of_a_batch);
fn solves_of_a_batch<T: Element>() {
    cases(|n, count| {
        let nrhs = 1 + count % 3;
        let mut a = general::<T>(n, count, Layout::Gap);
        let mut rng = Rng::new(3);
        let right = |_| Mat::<T>::new(n, nrhs, layouts(n), |_, _| rng.element());
        let b: Vec<_> = (0..count).map(right).collect();
        let mut pivots = Vec::new();
        with_ctx(1, |ctx| {
            a.iter_mut().for_each(|a| pivots.extend(crate::lu::getrf(ctx, a).1));
        });
        // One member with a pivot that names no row.
        let broken = (n > 0 && count > 2).then(|| {
            pivots[n] = n as i32 + 1;
            1
        });
        for trans in OPS {
            let mut expected = b.clone();
            let mut expected_infos = Vec::new();
            with_ctx(1, |ctx| {
                for (i, x) in expected.iter_mut().enumerate() {
                    let p = &pivots[i * n..(i + 1) * n];
                    let result = getrs(ctx, trans, a[i].view(), Some(p), x.view_mut());
                    assert_eq!(result.is_err(), broken == Some(i));
                    expected_infos.push(if result.is_err() { -1 } else { 0 });
                }
            });
            for width in WIDTHS {
                let (mut factors, mut x) = (Members::new(&a), Members::new(&b));
                let mut infos = vec![-7; count];
                let (fa, fx) = (factors.batch(), x.batch());
                with_width(width, n, |ctx| {
                    let done = batched::store(&mut infos);
                    batched::getrs(ctx, trans, &fa, Some(&pivots), &fx, &done);
                });
                let what = format!("{trans:?} n {n} count {count} width {width}");
                assert_eq!(infos, expected_infos, "{what}");
                assert!(x.same(&expected) && factors.same(&a), "{what}");
            }
        }
    });
}

for_each_type!(inverses_of_a_batch);
fn inverses_of_a_batch<T: Element>() {
    cases(|n, count| {
        let a = general::<T>(n, count, Layout::Gap);
        let mut f = a.clone();
        let fresh = |_| Mat::<T>::new(n, n, layouts(count), |_, _| T::nan());
        let c: Vec<_> = (0..count).map(fresh).collect();
        let mut pivots = Vec::new();
        let (mut by_factors, mut at_once) = (c.clone(), c.clone());
        let mut infos_1 = Vec::new();
        with_ctx(1, |ctx| {
            for i in 0..count {
                let (info, p) = crate::lu::getrf(ctx, &mut f[i]);
                infos_1.push(info as i32);
                let result = getri_into(ctx, f[i].view(), Some(&p), by_factors[i].view_mut());
                assert_eq!(result.is_err(), info != 0);
                pivots.extend(p);
                let (mut p, mut w) = (vec![0; n], work(matinv_work::<T>(n)));
                let c = at_once[i].view_mut();
                assert_eq!(matinv(ctx, a[i].view(), c, &mut p, &mut w).is_err(), info != 0);
            }
        });
        for width in WIDTHS {
            let what = format!("n {n} count {count} width {width}");
            let mut infos = vec![-7; count];
            let (mut factors, mut x) = (Members::new(&f), Members::new(&c));
            let (fa, fx) = (factors.batch(), x.batch());
            with_width(width, n, |ctx| {
                batched::getri(ctx, &fa, Some(&pivots), &fx, &batched::store(&mut infos))
            });
            assert_eq!(infos, infos_1, "getri {what}");
            assert!(x.same(&by_factors) && factors.same(&f), "getri {what}");

            let mut infos = vec![-7; count];
            let (mut input, mut x) = (Members::new(&a), Members::new(&c));
            let (fa, fx) = (input.batch(), x.batch());
            let mut w = work(batched::matinv_work::<T>(n, width));
            with_width(width, n, |ctx| {
                batched::matinv(ctx, &fa, &fx, &batched::store(&mut infos), &mut w)
            });
            assert_eq!(infos, infos_1, "matinv {what}");
            assert!(x.same(&at_once) && input.same(&a), "matinv {what}");
        }
    });
}

for_each_type!(cholesky_of_a_batch);
fn cholesky_of_a_batch<T: Element>() {
    cases(|n, count| {
        for uplo in crate::cholesky::TRIANGLES {
            let mut rng = Rng::new((n * count) as u64);
            let member = |i: usize| {
                let layout = layouts(n + count);
                let mut a = generate::definite::<T>(Family::Uniform, n, layout, &mut rng);
                if n > 0 && i % 5 == 1 {
                    a.set(
                        n / 2,
                        n / 2,
                        if i.is_multiple_of(2) { T::nan() } else { T::of(-1.0, 0.0) },
                    );
                }
                a.hide(crate::cholesky::opposite(uplo))
            };
            let a: Vec<_> = (0..count).map(member).collect();
            let right = |_| Mat::<T>::new(n, 2, Layout::Row, |i, j| T::of((i + j) as f64, 1.0));
            let b: Vec<_> = (0..count).map(right).collect();
            let (mut f, mut x, mut inverse) = (a.clone(), b.clone(), a.clone());
            let (mut infos_1, mut infos_2) = (Vec::new(), Vec::new());
            with_ctx(1, |ctx| {
                for i in 0..count {
                    let m = f[i].view_mut();
                    let result = potrf_lower(ctx, if uplo == Uplo::Lower { m } else { m.t() });
                    infos_1.push(result.map_or_else(|e| e.minor as i32, |()| 0));
                    potrs(ctx, uplo, f[i].view(), x[i].view_mut());
                    inverse[i] = f[i].clone();
                    let result = potri(ctx, uplo, inverse[i].view_mut());
                    infos_2.push(result.map_or_else(|e| e.index as i32, |()| 0));
                }
            });
            for width in WIDTHS {
                let what = format!("{uplo:?} n {n} count {count} width {width}");
                let (mut members, mut solved) = (Members::new(&a), Members::new(&b));
                let (fa, fb) = (members.batch(), solved.batch());
                let mut infos = vec![-7; count];
                with_width(width, n, |ctx| {
                    batched::potrf(ctx, uplo, &fa, &batched::store(&mut infos))
                });
                assert_eq!(infos, infos_1, "potrf {what}");
                assert!(members.same(&f), "potrf {what}");
                with_width(width, n, |ctx| batched::potrs(ctx, uplo, &fa, &fb));
                assert!(solved.same(&x) && members.same(&f), "potrs {what}");
                with_width(width, n, |ctx| {
                    batched::potri(ctx, uplo, &fa, &batched::store(&mut infos))
                });
                assert_eq!(infos, infos_2, "potri {what}");
                assert!(members.same(&inverse), "potri {what}");
            }
        }
    });
}

for_each_type!(rectangular_members);
fn rectangular_members<T: Element>() {
    for (m, n) in [(5, 9), (9, 5), (200, 20), (20, 200), (4, 0)] {
        let k = m.min(n);
        let mut rng = Rng::new(1);
        let make = |_| generate::general::<T>(Family::Uniform, m, n, Layout::Row, &mut rng);
        let a: Vec<_> = (0..5).map(make).collect();
        let mut expected = a.clone();
        let mut expected_pivots = Vec::new();
        with_ctx(1, |ctx| {
            expected.iter_mut().for_each(|a| expected_pivots.extend(crate::lu::getrf(ctx, a).1));
        });
        let mut members = Members::new(&a);
        let (mut pivots, mut infos) = (vec![0; 5 * k], vec![-7; 5]);
        let mut w = work(batched::getrf_work::<T>(m, n, 2));
        let batch = members.batch();
        with_ctx(2, |ctx| {
            let done = batched::store(&mut infos);
            batched::getrf(ctx, &batch, Some(&mut pivots), &done, &mut w);
        });
        assert_eq!((infos, pivots), (vec![0; 5], expected_pivots));
        assert!(members.same(&expected));
    }
}

/// Strided and two-dimensional batches visit the members they name, each once.
#[test]
fn strided_batches() {
    let (n, outer, inner) = (3usize, 4usize, 5usize);
    // Row-major members 11 apart, groups of 5 at a distance of 70.
    let fill = |k: usize| if k.is_multiple_of(4) { 5.0 + k as f64 } else { (k % 7) as f64 };
    let start: Vec<f64> = (0..outer * 70).map(fill).collect();
    let mut expected = start.clone();
    for g in 0..outer {
        for s in 0..inner {
            let mut a = Mat::new(n, n, Layout::Dense, |i, j| start[g * 70 + s * 11 + 3 * i + j]);
            with_ctx(1, |ctx| crate::lu::getrf(ctx, &mut a));
            for k in 0..9 {
                expected[g * 70 + s * 11 + k] = a.get(k / 3, k % 3);
            }
        }
    }
    let mut data = start.clone();
    let p = data.as_mut_ptr();
    // SAFETY: 4 groups of 5 members of 9 elements lie apart inside `data`.
    let grid = unsafe { Batch::grid(p, (outer, 70), (inner, 11), (n, n), (3, 1)) };
    assert_eq!((grid.count(), grid.rows(), grid.cols()), (20, 3, 3));
    let mut pivots = vec![0; 60];
    let calls = AtomicUsize::new(0);
    let seen = Mutex::new(vec![0; 20]);
    let done = |i: usize, _: isize| {
        calls.fetch_add(1, Ordering::Relaxed);
        seen.lock().unwrap()[i] += 1;
    };
    with_ctx(3, |ctx| batched::getrf(ctx, &grid, Some(&mut pivots), &done, &mut work(1000)));
    assert_eq!((calls.into_inner(), seen.into_inner().unwrap()), (20, vec![1; 20]));
    assert_eq!(data, expected);

    let mut data = start[..70].to_vec();
    // SAFETY: 5 members of 9 elements lie apart inside `data`.
    let strided = unsafe { Batch::strided(data.as_mut_ptr(), 11, inner, (n, n), (3, 1)) };
    let mut pivots = vec![0; 15];
    with_ctx(2, |ctx| {
        batched::getrf(ctx, &strided, Some(&mut pivots), &|_, _| (), &mut work(1000))
    });
    assert_eq!(data, expected[..70]);
}
