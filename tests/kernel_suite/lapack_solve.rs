//! Refinement and its error bounds, and the expert drivers.
//!
//! Backward errors are computed naively in the oracle's arithmetic, solutions are known beforehand.

use crate::cholesky::opposite;
use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Mat, Rng, Wide, with_ctx, with_disorder, work};
use crate::lapack::{
    LAYOUTS, NS, Rows, TRIANGLES, c64, f64_of, full_hermitian, near, norm_of, op, real, rows,
};
use crate::triangular::OPS;
use lucho::kernel::getrf::getrf_work;
use lucho::kernel::lapack::equilibrate::Equilibrated;
use lucho::kernel::lapack::expert::{Definite, Fact, General, Outcome, gesvx, posvx};
use lucho::kernel::lapack::refine::{gerfs, porfs};
use lucho::kernel::norm::Norm;
use lucho::kernel::par::Ctx;
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::solve::BadPivot;
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::Uplo;
use num_complex::Complex;

fn general<T: Element>(n: usize, layout: Layout, seed: usize) -> Mat<T> {
    let families = [Family::Uniform, Family::Graded, Family::Dominant];
    let rng = &mut Rng::new(seed as u64);
    generate::general(families[seed % 3], n, n, layout, rng)
}

/// op(A) X, rounded once.
fn product<T: Element>(a: &Mat<T>, trans: Trans, x: &Mat<T>) -> Mat<T> {
    let w = match trans {
        Trans::No => a.wide(),
        Trans::Yes => a.wide().t(),
        Trans::Conj => a.wide().t().conj(),
    };
    let b = w.times(&x.wide());
    narrow(b.rows, b.cols, |i, j| b.get(i, j))
}

/// Wide numbers have no way back but their moduli; parts come out by comparing with what is subtracted.
fn narrow<T: Element>(m: usize, n: usize, at: impl Fn(usize, usize) -> T::Wide) -> Mat<T> {
    Mat::new(m, n, Layout::Gap, |i, j| {
        let w = at(i, j);
        let re = w.real();
        let im = w - re;
        let signed = |w: T::Wide, unit: T| {
            let size = w.abs();
            // w = size or -size, on the axis of `unit`.
            let up = (w - (unit * T::of(size, 0.0)).wide()).abs();
            let down = (w + (unit * T::of(size, 0.0)).wide()).abs();
            if up <= down { size } else { -size }
        };
        let i = T::of(0.0, 1.0);
        T::of(signed(re, T::ONE), if T::IS_COMPLEX { signed(im, i) } else { 0.0 })
    })
}

/// The componentwise backward error of column j, with |re| + |im|.
fn backward<T: Element>(a: &Rows, x: &Mat<T>, b: &Mat<T>, residual: &[f64], j: usize) -> f64 {
    let n = a.len();
    let size = |v: Complex<f64>| v.re.abs() + v.im.abs();
    let mut worst = 0.0f64;
    for i in 0..n {
        let weight: f64 = (0..n).map(|k| size(a[i][k]) * size(c64(x.get(k, j)))).sum();
        let weight = weight + size(c64(b.get(i, j)));
        let e = residual[i] / weight;
        worst = if e > worst || e.is_nan() { e } else { worst };
    }
    worst
}

/// |b - op(A) x| of column j in the oracle's arithmetic.
pub fn residual<T: Element>(
    a: &Mat<T>,
    trans: Trans,
    x: &Mat<T>,
    b: &Mat<T>,
    j: usize,
) -> Vec<f64> {
    let w = match trans {
        Trans::No => a.wide(),
        Trans::Yes => a.wide().t(),
        Trans::Conj => a.wide().t().conj(),
    };
    let r = b.wide().minus(&w.times(&x.wide()));
    (0..a.rows).map(|i| r.get(i, j).abs()).collect()
}

fn distance<T: Element>(x: &Mat<T>, truth: &Mat<T>, j: usize) -> f64 {
    let size = |v: Complex<f64>| v.re.abs() + v.im.abs();
    let largest = (0..x.rows).map(|i| size(c64(x.get(i, j)))).fold(0.0, f64::max);
    let apart = |i| size(c64(x.get(i, j)) - c64(truth.get(i, j)));
    (0..x.rows).map(apart).fold(0.0, f64::max) / largest
}

/// What LAPACK's tests ask of refined solutions.
#[track_caller]
fn refined<T: Element>(
    (a, full, trans): (&Mat<T>, &Rows, Trans),
    (b, x, truth): (&Mat<T>, &Mat<T>, &Mat<T>),
    (ferr, berr): (&[T::Real], &[T::Real]),
    what: &str,
) {
    let n = full.len();
    let full = op(full, trans);
    for j in 0..b.cols {
        let error = backward(&full, x, b, &residual(a, trans, x, b, j), j);
        let bound = 4.0 * (n as f64 + 1.0) * T::EPS;
        assert!(error <= bound, "{what}: backward error {error:e}");
        let told = f64_of::<T>(berr[j]);
        assert!(
            told <= 2.0 * error + bound && told + bound >= error / 2.0,
            "{what}: {told:e} {error:e}"
        );
        let (apart, bound) = (distance(x, truth, j), f64_of::<T>(ferr[j]));
        // The right-hand side is rounded, which moves its solution by as much as the bound knows.
        assert!(apart <= 2.0 * bound + 10.0 * T::EPS, "{what}: forward {apart:e} {bound:e}");
        assert!(bound < 10.0, "{what}: forward bound {bound:e}");
    }
}

for_each_type!(refinement_of_general);
fn refinement_of_general<T: Element>() {
    with_ctx(1, |ctx| {
        for n in NS {
            for trans in OPS {
                for nrhs in [1, 3] {
                    let a = general::<T>(n, LAYOUTS[n % LAYOUTS.len()], 3 * n);
                    let mut f = a.clone();
                    let (info, pivots) = crate::lu::getrf(ctx, &mut f);
                    assert_eq!(info, 0);
                    let rng = &mut Rng::new(4);
                    let truth = Mat::<T>::new(n, nrhs, Layout::Gap, |_, _| rng.element());
                    let b = product(&a, trans, &truth);
                    // A solution that is off in the third digit.
                    let mut x = Mat::<T>::new(n, nrhs, Layout::Row, |i, j| {
                        truth.get(i, j) * T::of(1.0 + 1e-3 * rng.unit(), 0.0)
                    });
                    let mut ferr = vec![real::<T>(-1.0); nrhs];
                    let mut berr = ferr.clone();
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                    let out = (&mut ferr[..], &mut berr[..]);
                    let lu = (f.view(), &pivots[..]);
                    gerfs(ctx, trans, a.view(), lu, b.view(), x.view_mut(), out, &mut w, &mut rw);
                    let what = format!("gerfs {n} {trans:?} {nrhs}");
                    let full = rows(&a);
                    refined((&a, &full, trans), (&b, &x, &truth), (&ferr, &berr), &what);
                }
            }
        }
    });
}

for_each_type!(refinement_of_definite);
fn refinement_of_definite<T: Element>() {
    with_ctx(1, |ctx| {
        for n in NS {
            for uplo in TRIANGLES {
                let layout = LAYOUTS[n % LAYOUTS.len()];
                let whole = generate::definite::<T>(Family::Uniform, n, layout, &mut Rng::new(9));
                let a = whole.hide(opposite(uplo));
                let mut f = a.clone();
                let v = if uplo == Uplo::Lower { f.view_mut() } else { f.view_mut().t() };
                potrf_lower(ctx, v).unwrap();
                let rng = &mut Rng::new(4);
                let truth = Mat::<T>::new(n, 2, Layout::Gap, |_, _| rng.element());
                let b = product(&whole, Trans::No, &truth);
                let mut x = Mat::<T>::new(n, 2, Layout::Dense, |i, j| {
                    truth.get(i, j) * T::of(1.0 + 1e-3 * rng.unit(), 0.0)
                });
                let mut ferr = vec![real::<T>(-1.0); 2];
                let mut berr = ferr.clone();
                let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                let out = (&mut ferr[..], &mut berr[..]);
                let (av, fv) = (a.view(), f.view());
                porfs(ctx, uplo, av, fv, b.view(), x.view_mut(), out, &mut w, &mut rw);
                let full = full_hermitian(&a, uplo);
                let what = format!("porfs {n} {uplo:?}");
                refined((&whole, &full, Trans::No), (&b, &x, &truth), (&ferr, &berr), &what);
            }
        }
    });
}

/// Everything a run of [`gesvx`] leaves behind.
struct Expert<T: Element> {
    a: Mat<T>,
    af: Mat<T>,
    pivots: Vec<i32>,
    r: Vec<T::Real>,
    c: Vec<T::Real>,
    b: Mat<T>,
    x: Mat<T>,
    ferr: Vec<T::Real>,
    berr: Vec<T::Real>,
}

impl<T: Element> Expert<T> {
    fn new(a: &Mat<T>, b: &Mat<T>) -> Self {
        let n = a.rows;
        let none = |n| vec![real::<T>(-7.0); n];
        Expert {
            a: a.clone(),
            af: Mat::new(n, n, Layout::Gap, |_, _| T::guard()),
            pivots: vec![-7; n],
            r: none(n),
            c: none(n),
            b: b.clone(),
            x: Mat::new(n, b.cols, Layout::Gap, |_, _| T::guard()),
            ferr: none(b.cols),
            berr: none(b.cols),
        }
    }
    fn run(&mut self, ctx: &Ctx, fact: Fact, trans: Trans) -> Result<Outcome<T::Real>, BadPivot> {
        let n = self.a.rows;
        let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(2 * n));
        let system = General {
            a: self.a.view_mut(),
            af: self.af.view_mut(),
            pivots: &mut self.pivots,
            r: &mut self.r,
            c: &mut self.c,
            b: self.b.view_mut(),
            x: self.x.view_mut(),
            ferr: &mut self.ferr,
            berr: &mut self.berr,
        };
        gesvx(ctx, fact, trans, system, &mut w, &mut rw, &mut work(getrf_work::<T>(n, n)))
    }
}

/// Rows and columns of a good matrix scaled by powers of two.
fn badly_scaled<T: Element>(n: usize) -> Mat<T> {
    let good = generate::general::<T>(Family::Uniform, n, n, Layout::Dense, &mut Rng::new(5));
    Mat::new(n, n, Layout::Gap, |i, j| {
        let s = 2f64.powi(3 * (i as i32 % 5) - 6) * 2f64.powi(3 * (j as i32 % 4) - 4);
        good.get(i, j) * T::of(s, 0.0)
    })
}

for_each_type!(expert_general);
fn expert_general<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [1, 2, 5, 17, 40] {
            for trans in OPS {
                for (fact, scaled) in
                    [(Fact::New, false), (Fact::Equilibrate, false), (Fact::Equilibrate, true)]
                {
                    let a = if scaled {
                        badly_scaled::<T>(n)
                    } else {
                        generate::general(Family::Dominant, n, n, Layout::Gap, &mut Rng::new(6))
                    };
                    let rng = &mut Rng::new(4);
                    let truth = Mat::<T>::new(n, 2, Layout::Gap, |_, _| rng.element());
                    let b = product(&a, trans, &truth);
                    let mut e = Expert::new(&a, &b);
                    let out = e.run(ctx, fact, trans).unwrap();
                    let what = format!("gesvx {n} {trans:?} {fact:?} {scaled}");
                    assert_eq!(out.info, 0, "{what}");
                    let full = rows(&a);
                    refined((&a, &full, trans), (&b, &e.x, &truth), (&e.ferr, &e.berr), &what);
                    if scaled && n > 5 {
                        assert_eq!(out.equilibrated, Equilibrated { rows: true, cols: true });
                        assert!(!e.b.untouched(&b, |_, _| true), "{what}");
                    }
                    if out.equilibrated == Equilibrated::NONE {
                        assert!(e.a.untouched(&a, |_, _| true) && e.b.untouched(&b, |_, _| true));
                    }
                    // rcond and growth are those of the equilibrated matrix.
                    let norm = if trans == Trans::No { Norm::One } else { Norm::Inf };
                    let now = rows(&e.a);
                    let inverse = crate::lapack::inverse(&now);
                    let exact = 1.0 / (norm_of(norm, &now) * norm_of(norm, &inverse));
                    near::<T>(out.rcond, exact, &what);
                    let u = (0..n).flat_map(|j| (0..=j).map(move |i| (i, j)));
                    let u = u.map(|(i, j)| e.af.get(i, j).modulus()).fold(0.0, f64::max);
                    let growth = norm_of(Norm::Max, &now) / u;
                    let told = f64_of::<T>(out.growth);
                    assert!((told - growth).abs() < 1e-4 * growth, "{what} {told} {growth}");

                    // Once more with these factors: the same solution.
                    let mut again = Expert::new(&e.a, &b);
                    again.af = e.af.clone();
                    again.pivots = e.pivots.clone();
                    (again.r, again.c) = (e.r.clone(), e.c.clone());
                    let fact = Fact::Factored(out.equilibrated);
                    let second = again.run(ctx, fact, trans).unwrap();
                    assert!(again.x.bits() == e.x.bits(), "{what}");
                    assert_eq!((second.info, second.rcond), (0, out.rcond));
                    again.pivots[n / 2] = n as i32 + 1;
                    assert_eq!(again.run(ctx, fact, trans), Err(BadPivot { index: n / 2 + 1 }));
                }
            }
        }
    });
}

for_each_type!(expert_general_singular);
fn expert_general_singular<T: Element>() {
    with_ctx(1, |ctx| {
        let (n, k) = (12, 7);
        let mut a = generate::general::<T>(Family::Uniform, n, n, Layout::Gap, &mut Rng::new(6));
        (0..n).for_each(|i| a.set(i, k, T::ZERO));
        let b = Mat::<T>::new(n, 1, Layout::Gap, |_, _| T::ONE);
        let mut e = Expert::new(&a, &b);
        let out = e.run(ctx, Fact::New, Trans::No).unwrap();
        assert_eq!((out.info, f64_of::<T>(out.rcond)), (k + 1, 0.0));
        let largest = |m: &Mat<T>, rows: &dyn Fn(usize) -> usize| {
            let all = (0..=k).flat_map(|j| (0..rows(j)).map(move |i| (i, j)));
            all.map(|(i, j)| m.get(i, j).modulus()).fold(0.0, f64::max)
        };
        let growth = largest(&a, &|_| n) / largest(&e.af, &|j| j + 1);
        assert!((f64_of::<T>(out.growth) - growth).abs() < 1e-4 * growth);
        // A matrix of zeros: growth 1.
        let zero = Mat::<T>::new(3, 3, Layout::Gap, |_, _| T::ZERO);
        let b = Mat::<T>::new(3, 1, Layout::Gap, |_, _| T::ONE);
        let out = Expert::new(&zero, &b).run(ctx, Fact::Equilibrate, Trans::No).unwrap();
        assert_eq!((out.info, f64_of::<T>(out.growth)), (1, 1.0));
        // Regular, but not to working precision.
        let close = Mat::<T>::new(3, 3, Layout::Gap, |i, j| {
            let v = if i == 2 { (j + 1) as f64 } else { (i * 3 + j * j) as f64 };
            T::of(v + if (i, j) == (2, 2) { 5.0 } else { 0.0 }, 0.0)
        });
        let tiny = T::of(T::EPS * 1e-2, 0.0);
        let bad = Mat::<T>::new(3, 3, Layout::Gap, |i, j| {
            if i == j && i == 1 {
                tiny
            } else if i == j {
                close.get(2, 2)
            } else {
                T::ZERO
            }
        });
        let mut e = Expert::new(&bad, &b);
        let out = e.run(ctx, Fact::New, Trans::No).unwrap();
        assert_eq!(out.info, 4);
        assert!(e.x.get(0, 0).modulus() > 0.0);
        // No equations, no right-hand sides.
        let empty = Mat::<T>::new(0, 0, Layout::Dense, |_, _| T::ZERO);
        let out = Expert::new(&empty, &Mat::new(0, 2, Layout::Dense, |_, _| T::ZERO));
        let mut out = out;
        let found = out.run(ctx, Fact::Equilibrate, Trans::No).unwrap();
        assert_eq!((found.info, f64_of::<T>(found.rcond)), (0, 1.0));
        assert!(out.ferr.iter().all(|&e| f64_of::<T>(e) == 0.0));
    });
}

for_each_type!(expert_definite);
fn expert_definite<T: Element>() {
    with_ctx(1, |ctx| {
        for n in [0, 1, 2, 5, 17, 40] {
            for uplo in TRIANGLES {
                for (fact, family) in [
                    (Fact::New, Family::Uniform),
                    (Fact::Equilibrate, Family::Uniform),
                    (Fact::Equilibrate, Family::Graded),
                ] {
                    let whole = generate::definite::<T>(family, n, Layout::Gap, &mut Rng::new(3));
                    let a = whole.hide(opposite(uplo));
                    let rng = &mut Rng::new(4);
                    let truth = Mat::<T>::new(n, 2, Layout::Gap, |_, _| rng.element());
                    let mut b = product(&whole, Trans::No, &truth);
                    let before = b.clone();
                    let mut now = a.clone();
                    let mut af = Mat::<T>::new(n, n, Layout::Gap, |_, _| T::guard());
                    let mut x = Mat::<T>::new(n, 2, Layout::Row, |_, _| T::guard());
                    let mut s = vec![real::<T>(-7.0); n];
                    let (mut ferr, mut berr) = (vec![real::<T>(-7.0); 2], vec![real::<T>(-7.0); 2]);
                    let (mut w, mut rw) = (work::<T>(2 * n), work::<T::Real>(n));
                    let system = Definite {
                        uplo,
                        a: now.view_mut(),
                        af: af.view_mut(),
                        s: &mut s,
                        b: b.view_mut(),
                        x: x.view_mut(),
                        ferr: &mut ferr,
                        berr: &mut berr,
                    };
                    let out = posvx(ctx, fact, system, &mut w, &mut rw);
                    let what = format!("posvx {n} {uplo:?} {fact:?} {family:?}");
                    assert_eq!(out.info, 0, "{what}");
                    if n == 0 {
                        assert_eq!(f64_of::<T>(out.rcond), 1.0);
                        continue;
                    }
                    let scaled = family == Family::Graded && n > 17;
                    if scaled {
                        assert!(out.equilibrated.rows, "{what}");
                    }
                    let full = full_hermitian(&a, uplo);
                    let data = (&whole, &full, Trans::No);
                    refined(data, (&before, &x, &truth), (&ferr, &berr), &what);
                    let now = full_hermitian(&now, uplo);
                    let inverse = crate::lapack::inverse(&now);
                    let exact = 1.0 / (norm_of(Norm::One, &now) * norm_of(Norm::One, &inverse));
                    near::<T>(out.rcond, exact, &what);
                }
            }
        }
    });
}

for_each_type!(threads_do_not_change_bits);
fn threads_do_not_change_bits<T: Element>() {
    let n = 150;
    let run = |ctx: &Ctx| {
        let a = general::<T>(n, Layout::Gap, 0);
        let rng = &mut Rng::new(4);
        let b = Mat::<T>::new(n, 3, Layout::Gap, |_, _| rng.element());
        let mut e = Expert::new(&a, &b);
        let out = e.run(ctx, Fact::Equilibrate, Trans::Conj).unwrap();
        let mut bits = e.x.bits();
        bits.extend(e.ferr.iter().chain(&e.berr).map(|&r| T::from_real(r).bits()));
        bits.push(T::from_real(out.rcond).bits());
        bits
    };
    let one = with_ctx(1, run);
    assert!(one == with_ctx(3, run) && one == with_disorder(7, run));
}
