//! Level 2 against plain loops: all triangles, transposes, storages and increments, and bits.

use crate::common::{Element, Rng, Wide, with_ctx, with_disorder};
use crate::stored::{Store, Stored, outside};
use crate::vectors::{INCS, Sum, Vector, close};
use lucho::kernel::gemm::Operand;
use lucho::kernel::level2::gbmv::{Band, gbmv};
use lucho::kernel::level2::gemv::gemv;
use lucho::kernel::level2::ger::{Factor, ger};
use lucho::kernel::level2::symv::{Symmetry, symv};
use lucho::kernel::level2::syr::syr;
use lucho::kernel::level2::syr2::syr2;
use lucho::kernel::level2::trmv::{Form, trmv, trmv_lines};
use lucho::kernel::level2::trsv::{trsv, trsv_lines};
use lucho::kernel::par::Ctx;
use lucho::kernel::triangle::Triangle;
use lucho::kernel::trsm::{Diag, Uplo};
use lucho::kernel::view::MatRef;

const ORDERS: [usize; 8] = [0, 1, 2, 3, 7, 33, 130, 200];
const UPLOS: [Uplo; 2] = [Uplo::Lower, Uplo::Upper];
const DIAGS: [Diag; 2] = [Diag::NonUnit, Diag::Unit];
const BOOLS: [bool; 2] = [false, true];

fn random<T: Element>(m: usize, n: usize, store: Store, rng: &mut Rng) -> Stored<T> {
    let values: Vec<T> = (0..m * n).map(|_| rng.element()).collect();
    Stored::new(m, n, store, 3, |i, j| values[i + j * m])
}

/// Small off the diagonal, so that solves are well conditioned.
fn triangle<T: Element>(n: usize, store: Store, rng: &mut Rng) -> Stored<T> {
    let values: Vec<(f64, f64)> = (0..n * n).map(|_| (rng.unit(), rng.unit())).collect();
    let s = 1.0 / (n as f64).sqrt().max(1.0);
    Stored::new(n, n, store, 3, |i, j| {
        let (re, im) = values[i + j * n];
        if i == j { T::of(1.5 + 0.5 * re, 0.5 * im) } else { T::of(s * re, s * im) }
    })
}

/// y = beta y + alpha A x by the definition.
#[track_caller]
fn check_product<T: Element>(
    got: &Vector<T>,
    (alpha, beta): (T, T),
    a: impl Fn(usize, usize) -> T::Wide,
    x: &Vector<T>,
    y: &Vector<T>,
    what: &str,
) {
    got.guarded();
    for i in 0..y.n {
        let mut sum = Sum::new();
        for j in 0..x.n {
            sum.add(alpha.wide() * a(i, j) * x.wide(j));
        }
        if !beta.is_zero() {
            sum.add(beta.wide() * y.wide(i));
        }
        close(got.get(i), &sum, format_args!("{what} at {i}"));
    }
}

fn factors<T: Element>() -> [(T, T); 4] {
    [
        (T::of(0.7, -0.3), T::of(-0.2, 1.1)),
        (T::ONE, T::ONE),
        (T::of(-1.5, 0.0), T::ZERO),
        (T::ZERO, T::of(2.0, 0.0)),
    ]
}

/// Whether combination q is left out at this order: all are met at the small ones.
fn skipped(n: usize, q: usize) -> bool {
    let step = if n <= 40 { 1 } else { 5 }
        * if n > 200 { 2 } else { 1 }
        * if crate::short() { 3 } else { 1 };
    !q.is_multiple_of(step)
}

fn increments() -> impl Iterator<Item = (isize, isize)> {
    INCS.into_iter().flat_map(|x| INCS.into_iter().map(move |y| (x, y)))
}

/// The vectors of a product: what must not be read is NaN.
fn operands<T: Element>(
    (n, incx): (usize, isize),
    (m, incy): (usize, isize),
    (alpha, beta): (T, T),
    rng: &mut Rng,
) -> (Vector<T>, Vector<T>) {
    let (x, y) = (Vector::random(n, incx, rng), Vector::random(m, incy, rng));
    let x = if alpha.is_zero() { Vector::new(n, incx, |_| T::nan()) } else { x };
    (x, if beta.is_zero() { Vector::new(m, incy, |_| T::nan()) } else { y })
}

/// A product with alpha = 0 leaves beta y.
fn usable<T: Element>(alpha: T, x: Vector<T>) -> Vector<T> {
    if alpha.is_zero() { Vector::new(x.n, x.inc, |_| T::ZERO) } else { x }
}

for_each_type!(general_products);
fn general_products<T: Element>() {
    let mut rng = Rng::new(1);
    let shapes = ORDERS.into_iter().map(|n| (n, n)).chain([(5, 0), (0, 5), (1, 40), (40, 1)]);
    let shapes = shapes.chain([(33, 7), (7, 33), (3, 1100), (1100, 3), (530, 20), (20, 530)]);
    for (k, (m, n)) in shapes.chain([(600, 700), (3, 60_000), (60_000, 3)]).enumerate() {
        let big = m * n > 50_000;
        let a = random::<T>(m, n, Store::Dense, &mut rng);
        for (q, (incx, incy)) in increments().enumerate() {
            if skipped(if big { 1000 } else { 1 }, q + k) {
                continue;
            }
            for transposed in BOOLS {
                for conj in BOOLS {
                    let (alpha, beta) = factors::<T>()[(q + k) % 4];
                    let (rows, cols) = if transposed { (n, m) } else { (m, n) };
                    let (x, y) = operands((cols, incx), (rows, incy), (alpha, beta), &mut rng);
                    let mat = if transposed { a.view().t() } else { a.view() };
                    let mut z = y.clone();
                    with_ctx(3, |ctx| {
                        gemv(ctx, alpha, Operand { mat, conj }, x.view(), beta, z.view_mut())
                    });
                    let op = |i, j| {
                        let w = if transposed { a.get(j, i) } else { a.get(i, j) }.wide();
                        if conj { w.conj() } else { w }
                    };
                    let what = format!("gemv {m} x {n}, {transposed} {conj}, {incx} {incy}");
                    check_product(&z, (alpha, beta), op, &usable(alpha, x), &y, &what);
                }
            }
        }
    }
}

#[test]
fn products_of_views_without_a_unit_stride() {
    let mut rng = Rng::new(1);
    let a = random::<f64>(20, 14, Store::Dense, &mut rng);
    // SAFETY: every other row and column.
    let mat = unsafe { MatRef::from_raw(a.ptr(), 10, 7, 2, 2 * a.ld as isize) };
    let (x, y) = (Vector::random(7, 1, &mut rng), Vector::random(10, 2, &mut rng));
    let mut z = y.clone();
    with_ctx(1, |ctx| gemv(ctx, 0.5, Operand::plain(mat), x.view(), 2.0, z.view_mut()));
    check_product(&z, (0.5, 2.0), |i, j| a.get(2 * i, 2 * j).wide(), &x, &y, "strides");
}

for_each_type!(general_band_products);
fn general_band_products<T: Element>() {
    let mut rng = Rng::new(2);
    let shapes = ORDERS.into_iter().map(|n| (n, n)).chain([(1, 9), (9, 1), (33, 20), (20, 33)]);
    for (k, (m, n)) in shapes.chain([(9, 60), (60, 9), (700, 600)]).enumerate() {
        for (kl, ku) in [(0, 0), (0, 1), (2, 0), (3, 4), (12, 7), (40, 50), (190, 150)] {
            let big = m * n > 50_000;
            if (kl + ku > 100) != big {
                continue;
            }
            let a = random::<T>(m, n, Store::Band(kl, ku), &mut rng);
            for (q, (incx, incy)) in increments().enumerate().filter(|c| !skipped(m, c.0)) {
                for (transposed, conj) in
                    [(false, false), (true, false), (true, true), (false, true)]
                {
                    let (alpha, beta) = factors::<T>()[(q + k) % 4];
                    let (rows, cols) = if transposed { (n, m) } else { (m, n) };
                    let (x, y) = operands((cols, incx), (rows, incy), (alpha, beta), &mut rng);
                    // SAFETY: sized in `new`.
                    let band = unsafe { Band::from_raw(a.ptr(), (m, n), (kl, ku), a.ld as isize) };
                    let mut z = y.clone();
                    with_ctx(3, |ctx| {
                        gbmv(ctx, transposed, conj, alpha, band, x.view(), beta, z.view_mut())
                    });
                    let op = |i, j| {
                        let w = if transposed { a.get(j, i) } else { a.get(i, j) }.wide();
                        if conj { w.conj() } else { w }
                    };
                    let what =
                        format!("gbmv {m} x {n} {kl} {ku}, {transposed} {conj}, {incx} {incy}");
                    check_product(&z, (alpha, beta), op, &usable(alpha, x), &y, &what);
                }
            }
        }
    }
}

/// Every storage of one triangle of order n.
fn stores(uplo: Uplo, n: usize) -> Vec<Store> {
    if n == 600 {
        return vec![Store::Dense, Store::Packed(uplo), Store::TriBand(uplo, 250)];
    }
    let bands = [0, 1, 3, 8, n].into_iter().filter(|&k| k <= n);
    [Store::Dense, Store::Packed(uplo)]
        .into_iter()
        .chain(bands.map(|k| Store::TriBand(uplo, k)))
        .collect()
}

for_each_type!(symmetric_products);
fn symmetric_products<T: Element>() {
    let mut rng = Rng::new(3);
    for n in ORDERS.into_iter().chain([600]) {
        for uplo in UPLOS {
            for store in stores(uplo, n) {
                let a = random::<T>(n, n, store, &mut rng).hide(outside(uplo));
                for (q, (incx, incy)) in increments().enumerate() {
                    if skipped(n, q) {
                        continue;
                    }
                    for (hermitian, conj) in [(false, false), (true, false), (true, true)] {
                        let (alpha, beta) = factors::<T>()[q % 4];
                        let (x, y) = operands((n, incx), (n, incy), (alpha, beta), &mut rng);
                        let sym = Symmetry { hermitian, conj };
                        let mut z = y.clone();
                        with_ctx(3, |ctx| {
                            let lines = a.lines(uplo);
                            symv(ctx, sym, alpha, lines, x.view(), beta, z.view_mut())
                        });
                        let op = |i, j| symmetric(&a, uplo, sym, i, j);
                        let what =
                            format!("symv {n} {store:?} {uplo:?} {hermitian} {conj} {incx} {incy}");
                        check_product(&z, (alpha, beta), op, &usable(alpha, x), &y, &what);
                    }
                }
            }
        }
    }
}

/// The element (i, j) of the matrix that a triangle stands for.
fn symmetric<T: Element>(a: &Stored<T>, uplo: Uplo, sym: Symmetry, i: usize, j: usize) -> T::Wide {
    let there = !outside(uplo)(i, j);
    let w = if there { a.get(i, j) } else { a.get(j, i) }.wide();
    if i == j && sym.hermitian {
        w.real()
    } else if sym.conj != (!there && sym.hermitian) {
        w.conj()
    } else {
        w
    }
}

for_each_type!(triangular_products_and_solves);
fn triangular_products_and_solves<T: Element>() {
    let mut rng = Rng::new(4);
    let dense = |n| n == 1200 || !ORDERS.contains(&n);
    let few = (1..=40).filter(|&n| dense(n));
    for n in ORDERS.into_iter().chain([1200]).chain(few) {
        for uplo in UPLOS {
            let all = if dense(n) { vec![Store::Dense] } else { stores(uplo, n) };
            for store in all {
                let a = triangle::<T>(n, store, &mut rng).hide(outside(uplo));
                for (q, diag) in DIAGS.into_iter().flat_map(|d| [(0, d), (1, d), (2, d), (3, d)]) {
                    if n > 100 && q % 2 != (diag == Diag::Unit) as usize || n > 300 && q > 1 {
                        continue;
                    }
                    for (transposed, conj) in
                        [(false, false), (true, false), (true, true), (false, true)]
                    {
                        let what =
                            format!("{n} {store:?} {uplo:?} {diag:?} {transposed} {conj} {q}");
                        let x = Vector::<T>::random(n, INCS[q], &mut rng);
                        let a = if diag == Diag::Unit {
                            a.clone().hide(|i, j| i == j)
                        } else {
                            a.clone()
                        };
                        triangular(&a, uplo, (transposed, conj, diag), &x, &what);
                    }
                }
            }
        }
    }
}

fn triangular<T: Element>(
    a: &Stored<T>,
    uplo: Uplo,
    (transposed, conj, diag): (bool, bool, Diag),
    x: &Vector<T>,
    what: &str,
) {
    let op = |i: usize, j: usize| {
        let (i, j) = if transposed { (j, i) } else { (i, j) };
        let w = match (outside(uplo)(i, j), i == j && diag == Diag::Unit) {
            (true, _) => T::Wide::ZERO,
            (_, true) => T::Wide::ONE,
            _ => a.get(i, j).wide(),
        };
        if conj { w.conj() } else { w }
    };
    let form = Form { transposed, conj, diag };
    let dense = matches!(a.store, Store::Dense);
    let mut full = Triangle::new(uplo, diag, a.view());
    if transposed {
        full = full.t();
    }
    if conj {
        full = full.conj();
    }
    let zero = Vector::new(x.n, 1, |_| T::ZERO);
    let mut z = x.clone();
    with_ctx(3, |ctx| match dense {
        true => trmv(ctx, full, z.view_mut()),
        false => trmv_lines(a.lines(uplo), form, z.view_mut()),
    });
    check_product(&z, (T::ONE, T::ZERO), op, x, &zero, &format!("trmv {what}"));
    z = x.clone();
    with_ctx(3, |ctx| match dense {
        true => trsv(ctx, full, z.view_mut()),
        false => trsv_lines(a.lines(uplo), form, z.view_mut()),
    });
    check_solution(&z, op, x, what);
}

/// The residual of a row is as small as the rounding errors of the sum that gave it.
#[track_caller]
fn check_solution<T: Element>(
    z: &Vector<T>,
    a: impl Fn(usize, usize) -> T::Wide,
    x: &Vector<T>,
    what: &str,
) {
    z.guarded();
    for i in 0..x.n {
        let mut sum = Sum::new();
        (0..x.n).for_each(|j| sum.add(a(i, j) * z.wide(j)));
        sum.size += x.wide(i).abs();
        close(x.get(i), &sum, format_args!("trsv {what} at {i}"));
    }
}

for_each_type!(divisors_without_reciprocals);
fn divisors_without_reciprocals<T: Element>() {
    let mut rng = Rng::new(8);
    let single = size_of::<T>() == if T::IS_COMPLEX { 8 } else { 4 };
    // Reciprocals overflow, or are denormal; what is divided is the last in its row.
    for exponent in if single { [-140, 126] } else { [-1060, 1022] } {
        let odd = T::of(2_f64.powi(exponent / 2).powi(2), 0.0);
        for n in [1, 2, 7, 16, 17, 40, 130] {
            let a = triangle::<T>(n, Store::Dense, &mut rng);
            let b = Vector::<T>::random(n, 1, &mut rng);
            let cases = UPLOS.into_iter().flat_map(|uplo| [1, 3, 20].map(|each| (each, uplo)));
            for (each, uplo) in cases {
                let odd_at = |i: usize| i % each == each / 2;
                let x = Vector::<T>::new(n, 1, |i| if odd_at(i) { odd } else { b.get(i) });
                for transposed in BOOLS {
                    let a = Stored::new(n, n, Store::Dense, 3, |i, j| {
                        match (odd_at(if transposed { j } else { i }), i == j) {
                            (true, true) => odd + odd,
                            (true, false) => T::ZERO,
                            _ => a.get(i, j),
                        }
                    })
                    .hide(outside(uplo));
                    let t = Triangle::new(uplo, Diag::NonUnit, a.view());
                    let mut z = x.clone();
                    with_ctx(1, |ctx| trsv(ctx, if transposed { t.t() } else { t }, z.view_mut()));
                    // The same system, with odd rows divided by their divisors: wider numbers have the same range.
                    let half = T::of(0.5, 0.0);
                    let op = |row: usize, column: usize| {
                        let (i, j) = if transposed { (column, row) } else { (row, column) };
                        match (odd_at(row), row == column) {
                            (true, true) => T::Wide::ONE,
                            (false, _) if !outside(uplo)(i, j) => a.get(i, j).wide(),
                            _ => T::Wide::ZERO,
                        }
                    };
                    let x = Vector::<T>::new(n, 1, |i| if odd_at(i) { half } else { b.get(i) });
                    let what = format!("{exponent} {n} {uplo:?} {transposed} {each}");
                    check_solution(&z, op, &x, &what);
                    (0..n).filter(|&i| odd_at(i)).for_each(|i| assert!(z.get(i) == half, "{what}"));
                }
            }
        }
    }
}

for_each_type!(solutions_before_a_bad_element);
/// An Inf or a NaN in x reaches what is solved behind it alone; the rest has the bits that it has without.
fn solutions_before_a_bad_element<T: Element>() {
    let mut rng = Rng::new(10);
    for n in (1..=40).chain([130]) {
        let (a, b) =
            (triangle::<T>(n, Store::Dense, &mut rng), Vector::<T>::random(n, 1, &mut rng));
        for (place, bad) in [(0, T::nan()), (n / 2, T::of(f64::INFINITY, 0.0)), (n - 1, T::nan())] {
            for (uplo, transposed) in UPLOS.into_iter().flat_map(|u| BOOLS.map(|t| (u, t))) {
                let t = Triangle::new(uplo, Diag::NonUnit, a.view());
                let t = if transposed { t.t() } else { t };
                let [mut clean, mut x] = [b.clone(), b.clone()];
                x.set(place, bad);
                with_ctx(1, |ctx| trsv(ctx, t, clean.view_mut()));
                with_ctx(1, |ctx| trsv(ctx, t, x.view_mut()));
                let forwards = (uplo == Uplo::Lower) != transposed;
                let before = if forwards { 0..place } else { place + 1..n };
                for i in before {
                    let what = format!("{n} {uplo:?} {transposed} {place} at {i}");
                    assert!(x.get(i).bits() == clean.get(i).bits(), "{what}");
                }
                assert!(!x.get(place).modulus().is_finite(), "{n} {uplo:?} {transposed} {place}");
            }
        }
    }
}

for_each_type!(diagonal_triangles_divide);
/// What a diagonal system leaves are quotients, not products with reciprocals: callers compare the two.
fn diagonal_triangles_divide<T: Element>() {
    let mut rng = Rng::new(9);
    for n in [1, 5, 16, 35, 200] {
        let (d, b) = (Vector::<T>::random(n, 1, &mut rng), Vector::<T>::random(n, 1, &mut rng));
        let a = Stored::new(n, n, Store::Dense, 3, |i, j| {
            // A real divisor: one division for each part.
            if i == j { T::from_real(d.get(i).re()) } else { T::ZERO }
        });
        for (uplo, transposed) in UPLOS.into_iter().flat_map(|u| BOOLS.map(|t| (u, t))) {
            let t = Triangle::new(uplo, Diag::NonUnit, a.view());
            let mut x = b.clone();
            with_ctx(1, |ctx| trsv(ctx, if transposed { t.t() } else { t }, x.view_mut()));
            for i in 0..n {
                let quotient = b.get(i).div(T::from_real(d.get(i).re()));
                assert!(x.get(i) == quotient, "{n} {uplo:?} {transposed} {i}");
            }
        }
    }
}

for_each_type!(rank_one_updates);
fn rank_one_updates<T: Element>() {
    let mut rng = Rng::new(5);
    let shapes = ORDERS.into_iter().map(|n| (n, n)).chain([(5, 0), (0, 5), (1, 40), (40, 1)]);
    for (m, n) in shapes.chain([(33, 7), (7, 33), (600, 500), (3, 60_000), (60_000, 3)]) {
        let a = random::<T>(m, n, Store::Dense, &mut rng);
        for (q, (incx, incy)) in increments().enumerate() {
            if skipped(if m * n > 50_000 { 1000 } else { m }, q) {
                continue;
            }
            for (transposed, conj) in [(false, false), (true, false), (true, true), (false, true)] {
                let (rows, cols) = if transposed { (n, m) } else { (m, n) };
                let (x, y) =
                    (Vector::random(rows, incx, &mut rng), Vector::random(cols, incy, &mut rng));
                let alpha = T::of(0.6, 0.2);
                let mut b = a.clone();
                with_ctx(3, |ctx| {
                    let view = if transposed { b.view_mut().t() } else { b.view_mut() };
                    let y = Factor { vec: y.view(), conj };
                    ger(ctx, alpha, Factor::plain(x.view()), y, view);
                });
                b.guarded(&a, |_, _| false);
                for j in 0..n {
                    for i in 0..m {
                        let (p, q) = if transposed { (j, i) } else { (i, j) };
                        let w = if conj { y.wide(q).conj() } else { y.wide(q) };
                        let mut sum = Sum::new();
                        sum.add(a.get(i, j).wide());
                        sum.add(alpha.wide() * x.wide(p) * w);
                        close(b.get(i, j), &sum, format_args!("ger {m} {n} {transposed} {conj}"));
                    }
                }
            }
        }
    }
}

for_each_type!(symmetric_updates);
fn symmetric_updates<T: Element>() {
    let mut rng = Rng::new(6);
    for n in ORDERS.into_iter().chain([500]) {
        for uplo in UPLOS {
            for store in [Store::Dense, Store::Packed(uplo)] {
                let a = random::<T>(n, n, store, &mut rng).hide(outside(uplo));
                for (q, (incx, incy)) in increments().enumerate() {
                    if skipped(n, q) {
                        continue;
                    }
                    for (hermitian, conj) in [(false, false), (true, false), (true, true)] {
                        let x = Vector::random(n, incx, &mut rng);
                        let y = Vector::random(n, incy, &mut rng);
                        let sym = Symmetry { hermitian, conj };
                        let what =
                            format!("{n} {store:?} {uplo:?} {hermitian} {conj} {incx} {incy}");
                        updates(&a, uplo, sym, (&x, &y), &what);
                    }
                }
            }
        }
    }
}

fn updates<T: Element>(
    a: &Stored<T>,
    uplo: Uplo,
    sym: Symmetry,
    (x, y): (&Vector<T>, &Vector<T>),
    what: &str,
) {
    let other = |w: T::Wide| if sym.hermitian { w.conj() } else { w };
    let stored = |w: T::Wide| if sym.conj { w.conj() } else { w };
    let alpha = T::of(0.6, 0.2);
    let real = if sym.hermitian { T::of(0.6, 0.0) } else { alpha };
    for two in BOOLS {
        let mut b = a.clone();
        with_ctx(3, |ctx| {
            let lines = b.lines_mut(uplo);
            match two {
                false => syr(ctx, sym, real, x.view(), lines),
                true => syr2(ctx, sym, alpha, x.view(), y.view(), lines),
            }
        });
        b.guarded(a, outside(uplo));
        for j in 0..a.n {
            for i in (0..a.n).filter(|&i| !outside(uplo)(i, j)) {
                let mut sum = Sum::new();
                let old = a.get(i, j).wide();
                sum.add(if i == j && sym.hermitian { old.real() } else { old });
                if two {
                    sum.add(stored(alpha.wide() * x.wide(i) * other(y.wide(j))));
                    sum.add(stored(other(alpha.wide()) * y.wide(i) * other(x.wide(j))));
                } else {
                    sum.add(stored(real.wide() * x.wide(i) * other(x.wide(j))));
                }
                close(b.get(i, j), &sum, format_args!("update {two} {what} ({i}, {j})"));
                let exactly_real = b.get(i, i).im() == T::ZERO.im();
                assert!(i != j || !sym.hermitian || exactly_real, "{what}");
            }
        }
    }
}

for_each_type!(nothing_is_read_when_alpha_is_zero);
fn nothing_is_read_when_alpha_is_zero<T: Element>() {
    let n = 40;
    let bad = Stored::<T>::new(n, n, Store::Dense, 0, |_, _| T::nan());
    let x = Vector::<T>::new(n, 1, |_| T::nan());
    let y = Vector::<T>::new(n, 2, |_| T::ONE);
    with_ctx(1, |ctx| {
        let mut z = y.clone();
        gemv(ctx, T::ZERO, Operand::plain(bad.view()), x.view(), T::ONE, z.view_mut());
        let lines = bad.lines(Uplo::Lower);
        let sym = Symmetry { hermitian: true, conj: false };
        symv(ctx, sym, T::ZERO, lines, x.view(), T::ONE, z.view_mut());
        assert_eq!(z.bits(), y.bits());
        let mut a = Stored::<T>::new(n, n, Store::Dense, 0, |_, _| T::ONE);
        let old = a.clone();
        ger(ctx, T::ZERO, Factor::plain(x.view()), Factor::plain(x.view()), a.view_mut());
        syr(ctx, sym, T::ZERO, x.view(), a.lines_mut(Uplo::Upper));
        syr2(ctx, sym, T::ZERO, x.view(), x.view(), a.lines_mut(Uplo::Lower));
        a.guarded(&old, |_, _| true);
    });
}

for_each_type!(same_bits_for_all_threads);
fn same_bits_for_all_threads<T: Element>() {
    let mut rng = Rng::new(7);
    let n = 700;
    for uplo in UPLOS {
        let a = triangle::<T>(n, Store::Dense, &mut rng);
        let p = triangle::<T>(n, Store::Packed(uplo), &mut rng);
        let (wide, tall) =
            (random(3, 60_000, Store::Dense, &mut rng), Vector::random(60_000, 1, &mut rng));
        let b = random::<T>(n, n, Store::Band(200, 100), &mut rng);
        let (x, y) = (Vector::<T>::random(n, 1, &mut rng), Vector::<T>::random(n, -2, &mut rng));
        let alpha = T::of(0.3, -0.2);
        let all = |ctx: &Ctx| {
            let mut bits = Vec::new();
            let mut with = |f: &dyn Fn(&mut Vector<T>)| {
                let mut z = y.clone();
                f(&mut z);
                bits.extend(z.bits());
            };
            let op = Operand::plain(a.view());
            with(&|z| gemv(ctx, alpha, op, x.view(), T::ONE, z.view_mut()));
            with(&|z| gemv(ctx, alpha, op.t(), x.view(), T::ONE, z.view_mut()));
            with(&|z| {
                let op = Operand::plain(wide.view());
                gemv(ctx, alpha, op, tall.view(), T::ONE, z.view_mut().sub(0, 3))
            });
            // SAFETY: sized in `new`.
            let band = unsafe { Band::from_raw(b.ptr(), (n, n), (200, 100), b.ld as isize) };
            for t in BOOLS {
                with(&|z| gbmv(ctx, t, t, alpha, band, x.view(), T::ONE, z.view_mut()));
            }
            let sym = Symmetry { hermitian: true, conj: false };
            for lines in [a.lines(uplo), p.lines(uplo)] {
                with(&|z| symv(ctx, sym, alpha, lines, x.view(), T::ONE, z.view_mut()));
            }
            let t = Triangle::new(uplo, Diag::NonUnit, a.view());
            with(&|z| trmv(ctx, t, z.view_mut()));
            with(&|z| trsv(ctx, t, z.view_mut()));
            with(&|z| trsv(ctx, t.t(), z.view_mut()));
            let mut c = a.clone();
            ger(ctx, alpha, Factor::plain(x.view()), Factor::conj(y.view()), c.view_mut());
            syr(ctx, sym, T::of(0.5, 0.0), y.view(), c.lines_mut(uplo));
            bits.extend(c.buf.iter().map(|x| x.bits()));
            bits
        };
        let one = with_ctx(1, all);
        for width in [2, 3, 7] {
            assert!(one == with_ctx(width, all), "{width} threads");
        }
        assert!(one == with_disorder(4, all));
    }
}
