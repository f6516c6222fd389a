//! LAPACK's residual ratios: a norm of what should be zero, over n, eps and the norms of the data. A
//! ratio below 30 passes; a NaN never does.
//!
//! Up to order [`EXACT`] the residual matrix is formed. Beyond, it is multiplied from the right by a few
//! random vectors of signs (R. Freivalds, 1977), from right to left, so it costs n^2: a bound from below
//! of the infinity norm in which one wrong entry counts in full.

use super::generate::Rng;
use super::mat::Mat;
use super::wide::{Element, Wide, WideMat};

pub const THRESHOLD: f64 = 30.0;
pub const EXACT: usize = 33;
const VECTORS: usize = 3;

/// The largest of a set of ratios, NaN if any is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ratio(pub f64);

impl Ratio {
    pub fn meet(&mut self, r: f64) {
        if r > self.0 || r.is_nan() {
            self.0 = r;
        }
    }
    pub fn passes(&self) -> bool {
        self.0 < THRESHOLD
    }
}

/// Fails the test unless the ratio passes.
#[track_caller]
pub fn check(ratio: f64, what: std::fmt::Arguments) {
    assert!(Ratio(ratio).passes(), "ratio {ratio:.3e}: {what}");
}

/// The identity, or for larger n some vectors of signs.
pub fn probe<W: Wide>(n: usize) -> WideMat<W> {
    if n <= EXACT {
        return WideMat::identity(n);
    }
    let mut rng = Rng::new(n as u64);
    let signs: Vec<bool> = (0..n * VECTORS).map(|_| rng.next() & 1 == 0).collect();
    WideMat::from_fn(n, VECTORS, |i, j| if signs[i + j * n] { W::ONE } else { -W::ONE })
}

/// ||difference|| / (n * scale * eps), where `difference` has been multiplied by `probe(n)` from the
/// right; the difference alone when the scale is zero.
pub fn relative<T: Element>(difference: &WideMat<T::Wide>, n: usize, scale: f64) -> f64 {
    let d = if n <= EXACT { difference.norm1() } else { difference.largest() };
    if scale == 0.0 {
        return d / T::EPS;
    }
    // Divided one after the other: n * eps * scale may be below the smallest f64.
    d / scale / n.max(1) as f64 / T::EPS
}

/// ||A - L L^H|| (or U^H U), with the factor in the triangle of `f` and the Hermitian matrix in `a`.
pub fn cholesky<T: Element>(a: &Mat<T>, f: &Mat<T>, lower: bool) -> f64 {
    let f = f.wide().triangle(lower, false);
    let (left, right) = if lower { (f.clone(), f.t().conj()) } else { (f.t().conj(), f) };
    let (a, v) = (a.wide(), probe(a.rows));
    let product = left.times(&right.times(&v));
    relative::<T>(&a.times(&v).minus(&product), a.rows, a.norm1())
}

/// ||P A - L U||, any shape; no pivots: P = I.
pub fn lu<T: Element>(a: &Mat<T>, f: &Mat<T>, pivots: Option<&[i32]>) -> f64 {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    let f = f.wide();
    let l = WideMat::from_fn(m, k, |i, j| f.get(i, j)).triangle(true, true);
    let u = WideMat::from_fn(k, n, |i, j| f.get(i, j)).triangle(false, false);
    let a = a.wide();
    let norm = a.norm1();
    let pa = pivots.map_or(a.clone(), |p| a.permuted(p));
    let v = probe(n);
    relative::<T>(&pa.times(&v).minus(&l.times(&u.times(&v))), n, norm)
}

/// ||B - A X|| / (||A|| ||X|| n eps), the worst column.
pub fn solve<T: Element>(a: &WideMat<T::Wide>, x: &Mat<T>, b: &Mat<T>) -> f64 {
    let (x, b) = (x.wide(), b.wide());
    let residual = b.minus(&a.times(&x));
    let norm = a.norm1();
    let mut worst = Ratio::default();
    for j in (0..b.cols).filter(|_| b.rows > 0) {
        let column = |m: &WideMat<T::Wide>| WideMat::from_fn(b.rows, 1, |i, _| m.get(i, j)).norm1();
        let (r, x) = (column(&residual), column(&x));
        worst.meet(r / norm / x / b.rows as f64 / T::EPS);
    }
    worst.0
}

/// ||I - A X|| / (||A|| ||X|| n eps).
pub fn inverse<T: Element>(a: &WideMat<T::Wide>, x: &WideMat<T::Wide>) -> f64 {
    let v = probe(a.rows);
    let residual = v.minus(&a.times(&x.times(&v)));
    if a.rows == 0 {
        return 0.0;
    }
    // One after the other: the product of the norms is fine, each of them may be near the edge.
    relative::<T>(&residual, a.rows, 1.0) / (a.norm1() * x.norm1())
}

/// ||C - alpha A B|| / (|alpha| ||A|| ||B|| n eps), A n x n.
pub fn product<T: Element>(
    c: &WideMat<T::Wide>,
    alpha: T,
    a: &WideMat<T::Wide>,
    b: &WideMat<T::Wide>,
) -> f64 {
    let v = probe(b.cols);
    let expected = a.times(&b.times(&v)).scale(alpha.wide());
    let n = a.cols.max(b.cols);
    let scale = alpha.modulus() * a.norm1() * b.norm1();
    relative::<T>(&c.times(&v).minus(&expected), b.cols, scale) * b.cols as f64 / n.max(1) as f64
}

/// The full Hermitian matrix from one triangle.
pub fn mirrored<T: Element>(a: &Mat<T>, lower: bool) -> WideMat<T::Wide> {
    WideMat::from_fn(a.rows, a.cols, |i, j| {
        if i == j {
            a.get(i, i).wide().real()
        } else if (i > j) == lower {
            a.get(i, j).wide()
        } else {
            a.get(j, i).wide().conj()
        }
    })
}
