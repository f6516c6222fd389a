//! The same bits for any number of threads, any alignment and any leading dimension.

use crate::common::generate::{self, Family};
use crate::common::mat::LAYOUTS;
use crate::common::{Element, Layout, Mat, Rng, with_ctx, with_disorder, work};
use crate::lu::getrf;
use crate::short;
use crate::triangular::OPS;
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::getrf::{getrf_nopiv, getrf_work};
use lucho::kernel::inverse::{getri, getri_into, getri_work};
use lucho::kernel::isa::machine;
use lucho::kernel::laswp::laswp;
use lucho::kernel::lauum::{lauum_lower, potri};
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::solve::{getrs, potrs};
use lucho::kernel::syrk::gemmt_lower;
use lucho::kernel::triangle::{Trans, Triangle, trsm_left, trsm_right};
use lucho::kernel::trmm::{trmm_left, trmm_right};
use lucho::kernel::trsm::{Diag, Uplo};
use lucho::kernel::trtri::trtri;
use std::sync::{Mutex, PoisonError};

type Bits = Vec<(u64, u64)>;
/// Where the matrices of a run lie: a layout, an offset in elements, a gap behind columns.
type Place<'a, T> = &'a dyn Fn(&Mat<T>) -> Mat<T>;
type Routine<T> = (&'static str, fn(&Ctx, usize, Place<T>) -> Bits);

fn data<T: Element>(m: usize, n: usize, seed: u64) -> Mat<T> {
    generate::general(Family::Uniform, m, n, Layout::Dense, &mut Rng::new(seed))
}
fn definite<T: Element>(n: usize) -> Mat<T> {
    generate::definite(Family::Uniform, n, Layout::Dense, &mut Rng::new(5))
}
fn triangle<T: Element>(n: usize) -> Mat<T> {
    generate::triangle(n, Layout::Dense, &mut Rng::new(6))
}
fn integers(v: &[i32]) -> Bits {
    v.iter().map(|&p| (p as u64, 0)).collect()
}

fn routines<T: Element>() -> Vec<Routine<T>> {
    vec![
        ("gemm", |ctx, n, place| {
            let (m, k) = (n + 3, n / 2 + 1);
            let (a, b) = (place(&data(m, k, 1)), place(&data(k, n, 2)));
            let mut c = place(&data(m, n, 3));
            let (a, b) = (Operand::plain(a.view()), Operand { mat: b.view(), conj: true });
            gemm(ctx, T::of(0.5, 1.0), a, b, T::of(-1.0, 2.0), c.view_mut());
            c.bits()
        }),
        ("gemm, adjoint, thin", |ctx, n, place| {
            let (a, b) = (place(&data(7, n, 1)), place(&data(n, 7, 2)));
            let mut c = place(&data(n, n, 3));
            let (a, b) = (Operand::adjoint(a.view()), Operand::adjoint(b.view()));
            gemm(ctx, T::ONE, a, b, T::ONE, c.view_mut());
            c.bits()
        }),
        ("gemmt", |ctx, n, place| {
            let (a, mut c) = (place(&data(n, 50, 1)), place(&data(n, n, 3)));
            let (l, r) = (Operand::plain(a.view()), Operand::adjoint(a.view()));
            gemmt_lower(ctx, -T::ONE, l, r, T::ONE, c.view_mut(), true);
            c.bits()
        }),
        ("trsm", |ctx, n, place| {
            let (a, mut b) = (place(&triangle(n)), place(&data(n, n / 2 + 1, 3)));
            let t = Triangle::new(Uplo::Lower, Diag::NonUnit, a.view());
            trsm_left(ctx, t, b.view_mut());
            let mut c = place(&data(n / 2 + 1, n, 3));
            trsm_right(ctx, t.op(Trans::Conj), c.view_mut());
            [b.bits(), c.bits()].concat()
        }),
        ("trmm", |ctx, n, place| {
            let (a, mut b) = (place(&triangle(n)), place(&data(n, 2 * n + 1, 3)));
            let t = Triangle::new(Uplo::Upper, Diag::NonUnit, a.view());
            trmm_left(ctx, T::of(0.5, 0.5), t, b.view_mut());
            let mut c = place(&data(n / 2 + 1, n, 3));
            trmm_right(ctx, T::ONE, t.op(Trans::Yes), c.view_mut());
            [b.bits(), c.bits()].concat()
        }),
        ("trtri", |ctx, n, place| {
            let mut a = place(&triangle(n));
            trtri(ctx, Uplo::Lower, Diag::NonUnit, a.view_mut()).unwrap();
            trtri(ctx, Uplo::Upper, Diag::Unit, a.view_mut()).unwrap();
            a.bits()
        }),
        ("lauum", |ctx, n, place| {
            let mut a = place(&triangle(n));
            lauum_lower(ctx, a.view_mut());
            a.bits()
        }),
        ("potrf", |ctx, n, place| {
            let (mut l, mut u) = (place(&definite(n)), place(&definite(n)));
            potrf_lower(ctx, l.view_mut()).unwrap();
            potrf_lower(ctx, u.view_mut().t()).unwrap();
            [l.bits(), u.bits()].concat()
        }),
        ("potrs, potri", |ctx, n, place| {
            let mut f = place(&definite(n));
            potrf_lower(ctx, f.view_mut()).unwrap();
            let mut result = Bits::new();
            for m in [1, 9, 100] {
                let mut b = place(&data(n, m, 1));
                potrs(ctx, Uplo::Lower, f.view(), b.view_mut());
                result.extend(b.bits());
            }
            potri(ctx, Uplo::Lower, f.view_mut()).unwrap();
            result.extend(f.bits());
            result
        }),
        ("getrf", |ctx, n, place| {
            let mut result = Bits::new();
            for (m, n) in [(n, n), (n, n / 3 + 1), (n / 3 + 1, n)] {
                let mut a = place(&data(m, n, 4));
                let (info, pivots) = getrf(ctx, &mut a);
                assert_eq!(info, 0);
                result.extend(a.bits());
                result.extend(integers(&pivots));
            }
            result
        }),
        ("getrf without interchanges", |ctx, n, place| {
            let rng = &mut Rng::new(1);
            let mut a = place(&generate::general(Family::Dominant, n, n, Layout::Dense, rng));
            let mut w = work(getrf_work::<T>(n, n));
            assert_eq!(getrf_nopiv(ctx, a.view_mut(), &mut w), 0);
            a.bits()
        }),
        ("getrs, getri", |ctx, n, place| {
            let mut f = place(&data(n, n, 4));
            let (_, pivots) = getrf(ctx, &mut f);
            let mut result = Bits::new();
            for (trans, m) in OPS.into_iter().flat_map(|trans| [(trans, 5), (trans, 100)]) {
                let mut b = place(&data(n, m, 1));
                getrs(ctx, trans, f.view(), Some(&pivots), b.view_mut()).unwrap();
                result.extend(b.bits());
            }
            let mut c = place(&data(n, n, 1));
            getri_into(ctx, f.view(), Some(&pivots), c.view_mut()).unwrap();
            result.extend(c.bits());
            let mut w = work(getri_work::<T>(n));
            getri(ctx, f.view_mut(), Some(&pivots), &mut w).unwrap();
            result.extend(f.bits());
            result
        }),
        ("laswp", |ctx, n, place| {
            let mut a = place(&data(n, n, 4));
            let pivots: Vec<i32> = (0..n).map(|i| (n - (n - i) / 2) as i32).collect();
            laswp(ctx, a.view_mut(), &pivots, true);
            laswp(ctx, a.view_mut().t(), &pivots, false);
            a.bits()
        }),
    ]
}

for_each_type!(threads);
fn threads<T: Element>() {
    for (name, run) in routines::<T>() {
        for n in [1, 17, 65, 200, 417] {
            // The short form of the largest.
            let brief = n > 200 && short();
            for layout in [Layout::Gap, Layout::Row].into_iter().take(if brief { 1 } else { 2 }) {
                let place = |m: &Mat<T>| m.to_layout(layout);
                let expected = with_ctx(1, |ctx| run(ctx, n, &place));
                let same = |got: Bits, width: usize| {
                    assert!(got == expected, "{name}: n {n} width {width} {layout:?}");
                };
                for width in [3, 2, 7].into_iter().take(if brief { 1 } else { 3 }) {
                    same(with_disorder(width, |ctx| run(ctx, n, &place)), width);
                }
                if n >= 200 && !brief {
                    let width = if layout == Layout::Row { 2 } else { 3 };
                    same(with_ctx(width, |ctx| run(ctx, n, &place)), width);
                }
            }
        }
    }
}

for_each_type!(panels);
/// Panels of LU that are finished while others still multiply: real ones from 576 steps on.
fn panels<T: Element>() {
    let n = 600;
    for layout in [Layout::Gap, Layout::Row] {
        let a = data::<T>(n + 70, n, 4).to_layout(layout);
        let run = |ctx: &Ctx| {
            let mut f = a.clone();
            let (info, pivots) = getrf(ctx, &mut f);
            assert_eq!(info, 0);
            [f.bits(), integers(&pivots)].concat()
        };
        let expected = with_ctx(1, run);
        for width in [2, 3] {
            assert!(with_disorder(width, run) == expected, "{layout:?}, {width} in disorder");
            assert!(with_ctx(width, run) == expected, "{layout:?}, {width} threads");
        }
    }
}

for_each_type!(caches);
/// The same bits whatever a core's second-level cache has room for.
fn caches<T: Element>() {
    // One type at a time: what is assumed is the process's.
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let n = if short() { 340 } else { 620 };
    let place = |m: &Mat<T>| m.to_layout(Layout::Gap);
    let results = [1 << 20, 512 << 10, 256 << 10, 100].map(|bytes| {
        machine::assume_second_level(bytes);
        let run = |ctx: &Ctx| {
            let kernels = routines::<T>().into_iter();
            let kernels =
                kernels.filter(|(name, _)| ["gemm", "gemmt", "potrf", "getrf"].contains(name));
            kernels.map(|(name, run)| (name, run(ctx, n, &place))).collect::<Vec<_>>()
        };
        [with_ctx(1, run), with_ctx(2, run)]
    });
    machine::assume_second_level(machine::second_level());
    let expected = &results[0][0];
    assert_eq!(expected.len(), 4);
    for (cache, got) in results.iter().flatten().enumerate() {
        for ((name, expected), (_, got)) in expected.iter().zip(got) {
            assert!(got == expected, "{name}, run {cache}");
        }
    }
}

for_each_type!(followed);
/// Tall products, whose B one thread packs panel by panel while others multiply with the panels before. What an earlier
/// product has left in their place is another B.
fn followed<T: Element>() {
    let (m, n, k) = (900, 240, 100);
    let a = data::<T>(m, k, 1);
    let others = [2, 3].map(|seed| data::<T>(k, n, seed));
    let product = |ctx: &Ctx, b: &Mat<T>| {
        let mut c = Mat::new(m, n, Layout::Dense, |_, _| T::ZERO);
        let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
        gemm(ctx, T::ONE, a, b, T::ZERO, c.view_mut());
        c.bits()
    };
    let expected = with_ctx(1, |ctx| others.each_ref().map(|b| product(ctx, b)));
    for width in [2, 3, 4] {
        with_ctx(width, |ctx| {
            for turn in 0..if short() { 2 } else { 16 } {
                let (b, expected) = (&others[turn % 2], &expected[turn % 2]);
                assert!(product(ctx, b) == *expected, "{width} threads, turn {turn}");
            }
        });
    }
}

/// P A x and L U x agree as far as rounding lets them: max |difference| / (n eps max |A x|) stays below 30.
fn factors_probe<T: Element>(a: &Mat<T>, f: &Mat<T>, pivots: &[i32]) {
    let (n, x) = (a.rows, |j: usize| T::of(1.0 + (j % 7) as f64, 0.0));
    let mut ux = vec![T::ZERO; n];
    let (mut lux, mut ax) = (ux.clone(), ux.clone());
    for j in 0..n {
        for i in 0..n {
            ax[i] += a.get(i, j) * x(j);
            if i <= j {
                ux[i] += f.get(i, j) * x(j);
            }
        }
    }
    for j in 0..n {
        lux[j] += ux[j];
        for i in j + 1..n {
            lux[i] += f.get(i, j) * ux[j];
        }
    }
    for (i, &p) in pivots.iter().enumerate() {
        ax.swap(i, p as usize - 1);
    }
    let largest = ax.iter().map(|v| v.modulus()).fold(0.0, f64::max);
    for (i, (&u, &v)) in ax.iter().zip(&lux).enumerate() {
        let ratio = (u - v).modulus() / (n as f64 * T::EPS * largest);
        assert!(ratio < 30.0, "row {i} of {n}: {ratio}");
    }
}

for_each_type!(wide_cuts);
/// Orders that LU cuts into its wider panels and chunks, one with rests everywhere: the factors are right, and the same bits
/// for any number of threads, rows or columns adjacent.
fn wide_cuts<T: Element>() {
    let most = if size_of::<T>() == 4 { 3100 } else { 1600 };
    let most = if short() { 800 } else { most };
    for n in [789, 800, 1600, 3100].into_iter().filter(|&n| n <= most) {
        let a = data::<T>(n, n, 4);
        let mut first = None;
        for layout in [Layout::Gap, Layout::Row] {
            let factor = |ctx: &Ctx| {
                let mut f = a.to_layout(layout);
                let (info, pivots) = getrf(ctx, &mut f);
                assert_eq!(info, 0);
                (f, pivots)
            };
            let (f, pivots) = with_ctx(1, factor);
            factors_probe(&a, &f, &pivots);
            let (again, others) = with_disorder(3, factor);
            assert!(f.bits() == again.bits() && pivots == others, "n {n} {layout:?}");
            let (bits, pivots_before) = first.get_or_insert((f.bits(), pivots.clone()));
            assert!(*bits == f.bits() && *pivots_before == pivots, "n {n} {layout:?}");
        }
    }
}

for_each_type!(alignment);
fn alignment<T: Element>() {
    for (name, run) in routines::<T>() {
        for n in [1, 5, 17, 65, 150] {
            with_ctx(1, |ctx| {
                let dense = |m: &Mat<T>| m.to_layout(Layout::Dense);
                let expected = run(ctx, n, &dense);
                for shift in 1..8 {
                    let place = |m: &Mat<T>| {
                        let layout = if shift % 2 == 0 { Layout::Dense } else { Layout::Gap };
                        Mat::offset(m.rows, m.cols, layout, shift, |i, j| m.get(i, j))
                    };
                    let got = run(ctx, n, &place);
                    assert!(got == expected, "{name}: n {n} shift {shift}");
                }
            });
        }
    }
}

for_each_type!(pages);
/// Columns whole pages apart compete for the same places of a cache: the same bits, nothing else is written, and a matrix that
/// is not definite is given up where it is elsewhere.
fn pages<T: Element>() {
    let orders = [5, 24, 40, 65, 150, 200, 417];
    for (name, run) in routines::<T>() {
        for n in orders.into_iter().filter(|&n| n <= 150 || !short()) {
            let runs = [Layout::Gap, Layout::Pages].map(|layout| {
                let place = |m: &Mat<T>| m.to_layout(layout);
                [1, 2].map(|width| with_ctx(width, |ctx| run(ctx, n, &place)))
            });
            assert!(runs.iter().flatten().all(|got| *got == runs[0][0]), "{name}: n {n}");
        }
    }
    for n in [24, 65, 150, 260] {
        let factored = |layout| {
            let a = data::<T>(n, n, 4).to_layout(layout);
            let mut f = a.clone();
            let (info, pivots) = with_ctx(1, |ctx| getrf(ctx, &mut f));
            assert!(f.untouched(&a, |_, _| false), "getrf {n} {layout:?}");
            (info, pivots, f.bits())
        };
        assert!(factored(Layout::Gap) == factored(Layout::Pages), "getrf {n}");
        for k in [0, n / 2, n - 1, n] {
            let mut a = definite::<T>(n);
            if k < n {
                a.set(k, k, T::of(-1.0, 0.0));
            }
            let factored = |layout| {
                let a = a.to_layout(layout);
                let mut f = a.clone();
                let result = with_ctx(1, |ctx| potrf_lower(ctx, f.view_mut()));
                assert_eq!(result.is_ok(), k == n, "potrf {n} {layout:?}");
                assert!(f.untouched(&a, |i, j| i < j), "potrf {n} {k} {layout:?}");
                (result, f.bits())
            };
            assert!(factored(Layout::Gap) == factored(Layout::Pages), "potrf {n} {k}");
        }
    }
}

for_each_type!(run_to_run);
/// Scratch memory that an earlier, larger problem has used does not show.
fn run_to_run<T: Element>() {
    for (name, run) in routines::<T>() {
        for layout in LAYOUTS {
            let place = |m: &Mat<T>| m.to_layout(layout);
            let first = with_ctx(2, |ctx| run(ctx, 66, &place));
            with_ctx(2, |ctx| {
                run(ctx, 99, &place);
                assert!(run(ctx, 66, &place) == first, "{name} {layout:?}");
            });
        }
    }
}
