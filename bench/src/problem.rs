//! One benchmark problem: an input matrix, a working copy, and both libraries' calls on it.

use crate::peer::Peer;
use lucho::kernel::getrf::{getrf, getrf_work};
use lucho::kernel::potrf::potrf_lower;
use lucho::kernel::scalar::{Real, Scalar};
use lucho::kernel::view::MatMut;
use lucho::op::exec::Exec;
use num_complex::Complex;

/// What the measuring loop needs, whatever the element type.
pub trait Problem {
    /// Puts the input back into the working copy.
    fn reset(&mut self);
    fn run_lucho(&mut self);
    fn run_peer(&mut self, peer: &Peer);
    /// Residual ratio of a fresh run.
    fn check_lucho(&mut self) -> f64;
    fn check_peer(&mut self, peer: &Peer) -> f64;
}

/// Real floating point operations of a factorization (LAPACK Working Note 41, leading terms).
pub fn flops(routine: &str, n: usize) -> f64 {
    let n = n as f64;
    let real = if routine.ends_with("potrf") { n * n * n / 3.0 } else { 2.0 * n * n * n / 3.0 };
    if routine.starts_with(['c', 'z']) { 4.0 * real } else { real }
}

/// Calls `f` with the problem that a routine's name describes.
pub fn with(routine: &str, n: usize, f: impl FnOnce(&mut dyn Problem)) {
    match routine.as_bytes()[0] {
        b's' => f(&mut Factorization::<f32>::new(routine, n)),
        b'd' => f(&mut Factorization::<f64>::new(routine, n)),
        b'c' => f(&mut Factorization::<Complex<f32>>::new(routine, n)),
        b'z' => f(&mut Factorization::<Complex<f64>>::new(routine, n)),
        _ => panic!("no routine {routine}"),
    }
}

/// Conversion between element types and f64 pairs, for filling and checking.
pub trait Element: Scalar {
    fn make(re: f64, im: f64) -> Self;
    fn pair(self) -> Complex<f64>;
    const EPS: f64;
}

macro_rules! element {
    ($real:ty) => {
        impl Element for $real {
            fn make(re: f64, _im: f64) -> Self {
                re as $real
            }
            fn pair(self) -> Complex<f64> {
                Complex::new(self as f64, 0.0)
            }
            const EPS: f64 = <$real as Real>::EPSILON as f64;
        }
        impl Element for Complex<$real> {
            fn make(re: f64, im: f64) -> Self {
                Complex::new(re as $real, im as $real)
            }
            fn pair(self) -> Complex<f64> {
                Complex::new(self.re as f64, self.im as f64)
            }
            const EPS: f64 = <$real as Real>::EPSILON as f64;
        }
    };
}
element!(f32);
element!(f64);

struct Factorization<T: Element> {
    routine: String,
    n: usize,
    input: Vec<T>,
    a: Vec<T>,
    pivots: Vec<i32>,
    exec: Exec,
}

impl<T: Element> Factorization<T> {
    fn new(routine: &str, n: usize) -> Self {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut uniform = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as f64 / (1u64 << 53) as f64 - 0.5
        };
        let spd = routine.ends_with("potrf");
        let mut input: Vec<T> = (0..n * n).map(|_| T::make(uniform(), uniform())).collect();
        if spd {
            // Hermitian and diagonally dominant, hence positive definite.
            for j in 0..n {
                input[j * n + j] = T::make(n as f64, 0.0);
                for i in j + 1..n {
                    input[i * n + j] = input[j * n + i].conj();
                }
            }
        }
        let stream = lucho::device::stream::default().expect("default stream");
        let work = if spd { 0 } else { getrf_work::<T>(n, n) };
        let exec = Exec::reserve::<T>(&stream, work).expect("scratch memory");
        let (a, pivots) = (input.clone(), vec![0; n]);
        Factorization { routine: routine.into(), n, input, a, pivots, exec }
    }

    fn is_cholesky(&self) -> bool {
        self.routine.ends_with("potrf")
    }

    /// ||(A - L L^H) x|| or ||(P A - L U) x|| for a few probe vectors x, over n ||A|| ||x|| eps.
    fn residual(&self) -> f64 {
        let n = self.n;
        let zero = Complex::new(0.0, 0.0);
        let (f, a0) = (
            |i: usize, j: usize| self.a[j * n + i].pair(),
            |i: usize, j: usize| self.input[j * n + i].pair(),
        );
        let x: Vec<Complex<f64>> =
            (0..n).map(|i| Complex::new(1.0, (i % 7) as f64 / 7.0 - 0.4)).collect();
        let (mut ux, mut ax, mut norm) = (vec![zero; n], vec![zero; n], vec![0.0; n]);
        for j in 0..n {
            for i in 0..n {
                ax[i] += a0(i, j) * x[j];
                norm[i] += a0(i, j).norm();
            }
            if self.is_cholesky() {
                ux[j] = (j..n).map(|i| f(i, j).conj() * x[i]).sum();
            } else {
                (0..=j).for_each(|i| ux[i] += f(i, j) * x[j]);
            }
        }
        let mut lux = vec![zero; n];
        for j in 0..n {
            lux[j] += if self.is_cholesky() { f(j, j) * ux[j] } else { ux[j] };
            (j + 1..n).for_each(|i| lux[i] += f(i, j) * ux[j]);
        }
        if !self.is_cholesky() {
            self.pivots.iter().enumerate().for_each(|(i, &p)| ax.swap(i, p as usize - 1));
        }
        let norm = norm.iter().fold(0.0, |m: f64, &v| m.max(v));
        let worst = (0..n)
            .map(|i| (ax[i] - lux[i]).norm())
            .fold(0.0, |m: f64, v| if v <= m { m } else { v });
        worst / (n as f64 * norm * T::EPS)
    }
}

impl<T: Element> Problem for Factorization<T> {
    fn reset(&mut self) {
        self.a.copy_from_slice(&self.input);
    }

    fn run_lucho(&mut self) {
        let (n, cholesky) = (self.n, self.is_cholesky());
        // SAFETY: the vector holds n * n elements and is borrowed by nothing else.
        let a = unsafe { MatMut::from_raw(self.a.as_mut_ptr(), n, n, 1, n as isize) };
        let pivots = &mut self.pivots;
        let done = self.exec.run::<T, _>(|ctx, work| {
            if cholesky {
                potrf_lower(ctx, a).expect("positive definite");
            } else {
                assert_eq!(getrf(ctx, a, pivots, work), 0);
            }
        });
        done.expect("no failure on the device");
    }

    fn run_peer(&mut self, peer: &Peer) {
        let (n, a) = (self.n, self.a.as_mut_ptr().cast());
        // SAFETY: n * n elements and n pivots.
        let info = unsafe {
            if self.is_cholesky() {
                peer.potrf(&self.routine, n, a)
            } else {
                peer.getrf(&self.routine, n, a, self.pivots.as_mut_ptr())
            }
        };
        assert_eq!(info, 0);
    }

    fn check_lucho(&mut self) -> f64 {
        self.reset();
        self.run_lucho();
        self.residual()
    }

    fn check_peer(&mut self, peer: &Peer) -> f64 {
        self.reset();
        self.run_peer(peer);
        self.residual()
    }
}
