//! Stored matrices, their residuals, and what both formats are tested with.

use crate::common::{Rng, with_ctx, work};
use half::{bf16, f16};
use lucho::kernel::half::{Half, Outcome, getrf, getrf_work, potrf, potrf_work};
use lucho::kernel::trsm::Uplo;
use lucho::kernel::view::{MatMut, MatRef};

/// A format with its unit roundoff.
pub trait Format: Half {
    const ROUNDOFF: f64;
    const NAN: Self;
    fn of(x: f64) -> Self {
        Self::from_f32(x as f32)
    }
    fn wide(self) -> f64 {
        f64::from(self.to_f32())
    }
}

impl Format for f16 {
    const ROUNDOFF: f64 = 1.0 / 2048.0;
    const NAN: Self = f16::NAN;
}
impl Format for bf16 {
    const ROUNDOFF: f64 = 1.0 / 256.0;
    const NAN: Self = bf16::NAN;
}

/// Calls a generic test function for both formats.
#[macro_export]
macro_rules! both_formats {
    ($name:ident) => {
        mod $name {
            #[test]
            fn f16() {
                super::$name::<half::f16>();
            }
            #[test]
            fn bf16() {
                super::$name::<half::bf16>();
            }
        }
    };
}

/// A matrix by columns, or by rows, with a gap of guard elements behind each.
#[derive(Clone)]
pub struct Stored<H> {
    pub data: Vec<H>,
    pub rows: usize,
    pub cols: usize,
    pub by_rows: bool,
    ld: usize,
}

impl<H: Format> Stored<H> {
    pub fn new(
        rows: usize,
        cols: usize,
        by_rows: bool,
        mut f: impl FnMut(usize, usize) -> f64,
    ) -> Self {
        let (lines, length) = if by_rows { (rows, cols) } else { (cols, rows) };
        let ld = length + 3;
        let mut new = Stored { data: vec![H::NAN; lines * ld + 5], rows, cols, by_rows, ld };
        for j in 0..cols {
            for i in 0..rows {
                new.set(i, j, H::of(f(i, j)));
            }
        }
        new
    }
    pub fn random(rows: usize, cols: usize, seed: u64) -> Self {
        let rng = &mut Rng::new(seed);
        Self::new(rows, cols, false, |_, _| uniform(rng))
    }
    fn at(&self, i: usize, j: usize) -> usize {
        if self.by_rows { i * self.ld + j } else { j * self.ld + i }
    }
    pub fn get(&self, i: usize, j: usize) -> H {
        self.data[self.at(i, j)]
    }
    pub fn wide(&self, i: usize, j: usize) -> f64 {
        self.get(i, j).wide()
    }
    pub fn set(&mut self, i: usize, j: usize, x: H) {
        let at = self.at(i, j);
        self.data[at] = x;
    }
    fn strides(&self) -> (isize, isize) {
        if self.by_rows { (self.ld as isize, 1) } else { (1, self.ld as isize) }
    }
    pub fn view(&self) -> MatRef<'_, H> {
        let (rs, cs) = self.strides();
        // SAFETY: the elements lie in the vector.
        unsafe { MatRef::from_raw(self.data.as_ptr(), self.rows, self.cols, rs, cs) }
    }
    pub fn view_mut(&mut self) -> MatMut<'_, H> {
        let (rs, cs) = self.strides();
        // SAFETY: as above.
        unsafe { MatMut::from_raw(self.data.as_mut_ptr(), self.rows, self.cols, rs, cs) }
    }
    pub fn bits(&self) -> Vec<u16> {
        self.data.iter().map(|x| x.bits()).collect()
    }
    /// Everything outside the matrix is still a guard.
    pub fn guarded(&self) -> bool {
        let mut outside = vec![true; self.data.len()];
        for j in 0..self.cols {
            for i in 0..self.rows {
                outside[self.at(i, j)] = false;
            }
        }
        let same = |k: usize| self.data[k].bits() == H::NAN.bits();
        (0..self.data.len()).all(|k| !outside[k] || same(k))
    }
}

pub fn uniform(rng: &mut Rng) -> f64 {
    (rng.next() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
}

/// What is chosen for the whole process changes only while this is held, and nothing else runs meanwhile.
pub fn turn_alone() -> std::sync::RwLockWriteGuard<'static, ()> {
    TURN.write().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Held by tests that do not change it.
pub fn turn() -> std::sync::RwLockReadGuard<'static, ()> {
    TURN.read().unwrap_or_else(|poisoned| poisoned.into_inner())
}

static TURN: std::sync::RwLock<()> = std::sync::RwLock::new(());

/// [`getrf`] on so many threads.
pub fn factor<H: Format>(width: usize, a: &mut Stored<H>, pivoting: bool) -> (Vec<i32>, Outcome) {
    let (m, n) = (a.rows, a.cols);
    let mut ipiv = vec![-7; m.min(n)];
    let mut memory = work::<f32>(getrf_work(m, n));
    let outcome = with_ctx(width, |ctx| {
        let pivots = pivoting.then_some(&mut ipiv[..]);
        getrf(ctx, a.view_mut(), pivots, &mut memory)
    });
    (ipiv, outcome)
}

/// [`potrf`] on so many threads.
pub fn cholesky<H: Format>(width: usize, uplo: Uplo, a: &mut Stored<H>) -> Outcome {
    let mut memory = work::<f32>(potrf_work(a.rows));
    with_ctx(width, |ctx| potrf(ctx, uplo, a.view_mut(), &mut memory))
}

/// Largest of |P A - L U| over n |A| u, in the norm of the largest row sum.
pub fn lu_ratio<H: Format>(a: &Stored<H>, lu: &Stored<H>, ipiv: &[i32]) -> f64 {
    let (m, n) = (a.rows, a.cols);
    let mut order: Vec<usize> = (0..m).collect();
    for (i, &p) in ipiv.iter().enumerate() {
        order.swap(i, p as usize - 1);
    }
    let steps = m.min(n);
    let (mut worst, mut norm) = (0.0_f64, 0.0_f64);
    let by_rows: Vec<f64> = (0..steps)
        .flat_map(|k| (0..n).map(move |j| (k, j)))
        .map(|(k, j)| if k <= j { lu.wide(k, j) } else { 0.0 })
        .collect();
    for i in 0..m {
        let mut row: Vec<f64> = (0..n).map(|j| a.wide(order[i], j)).collect();
        norm = norm.max(row.iter().map(|x| x.abs()).sum());
        for k in 0..steps.min(i + 1) {
            let l = if k == i { 1.0 } else { lu.wide(i, k) };
            let u = &by_rows[k * n..(k + 1) * n];
            for j in k..n {
                row[j] -= l * u[j];
            }
        }
        worst = grow(worst, row.iter().map(|x| x.abs()).sum());
    }
    if worst == 0.0 { 0.0 } else { worst / (n as f64 * norm * H::ROUNDOFF) }
}

/// The larger one, NaN if one is.
pub fn grow(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() { f64::NAN } else { a.max(b) }
}

/// Symmetric and positive definite: diagonally dominant.
pub fn definite(n: usize, seed: u64) -> Stored<f16> {
    let base = Stored::<f16>::random(n, n, seed);
    Stored::new(n, n, false, |i, j| {
        let x = base.wide(i.max(j), i.min(j)) / 2.0;
        if i == j { x.abs() + n as f64 / 2.0 + 1.0 } else { x }
    })
}

/// |A - L L^T| over n |A| u on the lower triangle, `l` being read from its triangle `uplo`.
pub fn cholesky_ratio<H: Format>(
    a: impl Fn(usize, usize) -> f64,
    l: &Stored<H>,
    uplo: Uplo,
) -> f64 {
    let n = l.rows;
    let (mut worst, mut norm) = (0.0_f64, 0.0_f64);
    let rows: Vec<f64> = (0..n * n)
        .map(|q| match (q / n, q % n, uplo) {
            (i, k, _) if k > i => 0.0,
            (i, k, Uplo::Lower) => l.wide(i, k),
            (i, k, Uplo::Upper) => l.wide(k, i),
        })
        .collect();
    for i in 0..n {
        let (mut error, mut size) = (0.0, 0.0);
        for j in 0..n {
            let (x, y) = (&rows[i * n..(i + 1) * n], &rows[j * n..(j + 1) * n]);
            let sum: f64 = (0..=i.min(j)).map(|k| x[k] * y[k]).sum();
            error += (a(i.max(j), i.min(j)) - sum).abs();
            size += a(i.max(j), i.min(j)).abs();
        }
        worst = grow(worst, error);
        norm = norm.max(size);
    }
    if worst == 0.0 { 0.0 } else { worst / (n as f64 * norm * H::ROUNDOFF) }
}
