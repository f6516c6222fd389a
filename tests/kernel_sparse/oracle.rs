//! The oracle for products of mixed types: numbers of any type as complex doubles, sums with bounds from what is
//! computed in and stored, and drivers that poison what is not to be read and compare all executors.

use crate::spmm::Mat;
use crate::spmv::OPS;
use crate::support::{Entries, Order, Rng, Threads, for_executors};
use half::{bf16, f16};
use lucho::kernel::par::Executor;
use lucho::kernel::sparse::number::Compute;
use lucho::kernel::sparse::spmm::Dense;
use lucho::kernel::triangle::Trans;
use num_complex::Complex;

pub type Z = Complex<f64>;

/// An element of any type, as the oracle sees it.
pub trait Number: Copy + std::fmt::Debug + PartialEq + Send + Sync + 'static {
    /// Distance of neighbours at 1; 0 for integers.
    const EPS: f64;
    fn wide(self) -> Z;
    /// Tells any two numbers apart.
    fn key(self) -> (u64, u64) {
        (self.wide().re.to_bits(), self.wide().im.to_bits())
    }
    fn of(z: Z) -> Self;
    /// What must not be read: NaN, or a large number.
    fn poison() -> Self;
    /// A number of modest size, exactly of this type.
    fn random(rng: &mut Rng) -> Self {
        let re = if Self::EPS == 0.0 { rng.below(256) as f64 - 128.0 } else { 2.0 * rng.unit() };
        Self::of(Z::new(re, 2.0 * rng.unit()))
    }
}
macro_rules! number {
    ($($t:ty, $eps:expr, $poison:expr, $of:expr, $wide:expr;)*) => {$(
        impl Number for $t {
            const EPS: f64 = $eps;
            fn wide(self) -> Z {
                Z::new($wide(self), 0.0)
            }
            fn of(z: Z) -> Self {
                $of(z.re)
            }
            fn poison() -> Self {
                $poison
            }
        }
    )*};
}
number! {
    i8, 0.0, 99, |v| v as i8, f64::from;
    i32, 0.0, 1 << 30, |v| v as i32, f64::from;
    f16, 1.0 / 1024.0, f16::NAN, f16::from_f64, f16::to_f64;
    bf16, 1.0 / 128.0, bf16::NAN, |v| bf16::from_f32(v as f32), bf16::to_f64;
    f32, f32::EPSILON as f64, f32::NAN, |v| v as f32, f64::from;
    f64, f64::EPSILON, f64::NAN, |v| v, |v| v;
}
impl<R: Number> Number for Complex<R> {
    const EPS: f64 = R::EPS;
    fn wide(self) -> Z {
        Z::new(self.re.wide().re, self.im.wide().re)
    }
    fn of(z: Z) -> Self {
        Complex { re: R::of(z), im: R::of(Z::new(z.im, 0.0)) }
    }
    fn poison() -> Self {
        Complex { re: R::poison(), im: R::poison() }
    }
}

/// What a product is to be, and how far it may be off: sums are formed in C, results stored as Y.
pub struct Expected {
    pub sum: Z,
    pub size: f64,
    pub terms: usize,
}
impl Expected {
    pub fn new() -> Self {
        Expected { sum: Z::new(0.0, 0.0), size: 0.0, terms: 0 }
    }
    pub fn add(&mut self, term: Z) {
        self.sum += term;
        self.size += term.l1_norm();
        self.terms += 1;
    }
    pub fn is<C: Number, Y: Number>(&self, y: Y) -> bool {
        let rounded = C::EPS.max(f64::EPSILON) * (self.terms + 4) as f64 * 4.0 * self.size;
        let stored = Y::EPS * self.sum.l1_norm() + if Y::EPS > 1e-6 { 1e-7 } else { 1e-300 };
        // Integers that do not lose anything on the way are exact.
        let bound = if C::EPS == 0.0 { 0.0 } else { rounded + stored };
        (y.wide() - self.sum).l1_norm() <= bound
    }
}

/// The pattern of a random matrix with random numbers of another type.
pub fn entries<A: Number>(rows: usize, cols: usize, per_row: usize, rng: &mut Rng) -> Entries<A> {
    let Entries { list, .. } = Entries::<f64>::random(rows, cols, per_row, Order::Repeated, rng);
    let list = list.into_iter().map(|(i, j, _)| (i, j, A::random(rng))).collect();
    Entries { rows, cols, list }
}

/// alpha and beta: zeros, ones, anything (integers stay small enough for sums that are exact).
pub fn factors<C: Number>() -> [(C, C); 4] {
    let of = |re: f64, im: f64| C::of(Z::new(re, im));
    [
        (of(1.0, 0.0), of(0.0, 0.0)),
        (of(3.0, 0.5), of(-2.0, 0.25)),
        (of(-1.5, 1.0), of(1.0, 0.0)),
        (of(0.0, 0.0), of(2.0, 1.0)),
    ]
}

/// op(A) x for all entries, times alpha, plus beta y.
fn sums<A: Number, X: Number, Y: Number, C: Number + Compute>(
    trans: Trans,
    list: &[(usize, usize, A)],
    (alpha, beta): (C, C),
    x: &[X],
    y: &[Y],
) -> Vec<Expected> {
    let mut sums: Vec<Expected> = y.iter().map(|_| Expected::new()).collect();
    for &(i, j, v) in if alpha.is_zero() { &[][..] } else { list } {
        let (i, j, v) = match trans {
            Trans::No => (i, j, v.wide()),
            Trans::Yes => (j, i, v.wide()),
            Trans::Conj => (j, i, v.wide().conj()),
        };
        sums[i].add(alpha.wide() * v * x[j].wide());
    }
    for (s, y) in sums.iter_mut().zip(y) {
        if !beta.is_zero() {
            s.add(beta.wide() * y.wide());
        }
    }
    sums
}

/// Runs a product with a vector for all factors, with what is not to be read poisoned.
pub fn check<A: Number, X: Number, Y: Number, C: Number + Compute>(
    what: &str,
    trans: Trans,
    a: &Entries<A>,
    rng: &mut Rng,
    run: impl Fn(&dyn Executor, (C, C), &[X], &mut [Y]),
) {
    let (nx, ny) = if trans == Trans::No { (a.cols, a.rows) } else { (a.rows, a.cols) };
    for (alpha, beta) in factors::<C>() {
        let mut x: Vec<X> = (0..nx).map(|_| X::random(rng)).collect();
        let mut y: Vec<Y> = (0..ny).map(|_| Y::of(X::random(rng).wide())).collect();
        if alpha.is_zero() {
            x.fill(X::poison());
        }
        if beta.is_zero() {
            y.fill(Y::poison());
        }
        let sums = sums(trans, &a.list, (alpha, beta), &x, &y);
        let mut last = y.clone();
        let got = for_executors(what, |par| {
            let mut out = y.clone();
            run(par, (alpha, beta), &x, &mut out);
            out.iter().map(|v| v.key()).collect::<Vec<_>>()
        });
        run(&Threads(2), (alpha, beta), &x, &mut last);
        assert!(last.iter().map(|v| v.key()).eq(got), "{what}");
        for (at, (v, s)) in last.iter().zip(&sums).enumerate() {
            let shape = (a.rows, a.cols);
            assert!(s.is::<C, Y>(*v), "{what} {trans:?} {shape:?} at {at}: {v:?} {}", s.sum);
        }
    }
}

/// A product with a matrix, column by column as [`check`] does.
pub fn check_columns<A: Number, X: Number, Y: Number, C: Number + Compute>(
    what: &str,
    a: &Entries<A>,
    columns: usize,
    rng: &mut Rng,
    run: impl Fn(&dyn Executor, (C, C), Dense<X>, &mut Mat<Y>),
) {
    for (l, (alpha, beta)) in factors::<C>().into_iter().enumerate() {
        let op_b = OPS[(l + columns) % 3];
        let (r, c) = if op_b == Trans::No { (a.cols, columns) } else { (columns, a.cols) };
        let b = Mat::with(r, c, l % 2 == 0, X::poison(), |_, _| match alpha.is_zero() {
            true => X::poison(),
            false => X::random(rng),
        });
        let c = Mat::with(a.rows, columns, l % 3 == 0, Y::poison(), |_, _| match beta.is_zero() {
            true => Y::poison(),
            false => Y::of(X::random(rng).wide()),
        });
        let dense = Dense::new(op_b, b.view());
        let result = |par: &dyn Executor| {
            let mut out = c.clone();
            run(par, (alpha, beta), dense, &mut out);
            out
        };
        for_executors(what, |par| {
            result(par).elements().iter().map(|v| v.key()).collect::<Vec<_>>()
        });
        let out = result(&Threads(2));
        for w in 0..columns {
            let x: Vec<X> = (0..a.cols)
                .map(|j| match op_b {
                    Trans::No => b.at(j, w),
                    Trans::Yes => b.at(w, j),
                    Trans::Conj => X::of(b.at(w, j).wide().conj()),
                })
                .collect();
            let y: Vec<Y> = (0..a.rows).map(|i| c.at(i, w)).collect();
            let sums = sums(Trans::No, &a.list, (alpha, beta), &x, &y);
            for (i, s) in sums.iter().enumerate() {
                assert!(s.is::<C, Y>(out.at(i, w)), "{what} {op_b:?} ({i}, {w}) {}", s.sum);
            }
        }
    }
}
