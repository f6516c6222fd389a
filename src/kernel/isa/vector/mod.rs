//! Kernels for vectors and for matrices that are read once: the loops of BLAS levels 1 and 2, and inverses of few vectors.
//!
//! All of them work on adjacent elements and on one thread; increments, blocks and threads are the
//! callers' business (`kernel/level1`, `kernel/level2`). They are bound by memory or by loads, so
//! what counts is enough independent sums and, for matrices, several columns in a pass.
//!
//! The bodies are generic over [`Lanes`], which adds to [`Vect`] the products of two vectors.

use super::simd::{CplxV, RealV, Simd, Vect};
use super::{Isa, current, portable};
use crate::kernel::scalar::Scalar;
use num_complex::Complex;

mod inverse;
mod level1;
mod level2;
mod solve;
mod solve_few;
mod solve_real;

#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};

/// Asks for the cache line of an address that will be needed soon; the address need not exist.
#[inline(always)]
pub(crate) fn prefetch<T>(p: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint; every x86-64 processor has it.
    unsafe {
        core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T1 }>(p.cast())
    };
    #[cfg(not(target_arch = "x86_64"))]
    let _ = p;
}

/// [`prefetch`] into the first-level cache.
#[inline(always)]
pub(crate) fn prefetch_first<T>(p: *const T) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: a hint; every x86-64 processor has it.
    unsafe {
        core::arch::x86_64::_mm_prefetch::<{ core::arch::x86_64::_MM_HINT_T0 }>(p.cast())
    };
    #[cfg(not(target_arch = "x86_64"))]
    let _ = p;
}

type Re<T> = <T as Scalar>::Real;

/// The vector kernels of one instruction set for one element type. Lengths come first, pointers are
/// to adjacent elements; x and y may be the same vector.
#[doc(hidden)]
pub struct Vectors<T: Scalar> {
    /// (n, x, y, conj): the sum of op(x_i) y_i.
    pub(crate) dot: unsafe fn(usize, *const T, *const T, bool) -> T,
    /// (n, alpha, x, conj, y): y := y + alpha op(x).
    pub(crate) axpy: unsafe fn(usize, T, *const T, bool, *mut T),
    /// (n, alpha, x, beta, y): y := alpha x + beta y.
    pub(crate) axpby: unsafe fn(usize, T, *const T, T, *mut T),
    /// (n, alpha, x): x := alpha x.
    pub(crate) scal: unsafe fn(usize, T, *mut T),
    /// The same with a real factor.
    pub(crate) scal_real: unsafe fn(usize, Re<T>, *mut T),
    /// (n, x, y): y := x.
    pub(crate) copy: unsafe fn(usize, *const T, *mut T),
    /// (n, x, y): x and y change places.
    pub(crate) swap: unsafe fn(usize, *mut T, *mut T),
    /// (n, x, y, c, s): x := c x + s y, y := c y - conj(s) x.
    pub(crate) rot: unsafe fn(usize, *mut T, *mut T, Re<T>, T),
    /// The same with a real sine.
    pub(crate) rot_real: unsafe fn(usize, *mut T, *mut T, Re<T>, Re<T>),
    /// (n, x, y, [a, b, c, d]): x := a x + b y, y := c x + d y.
    pub(crate) rot_general: unsafe fn(usize, *mut T, *mut T, [T; 4]),
    /// (n, x): the sum of |re| + |im|.
    pub(crate) asum: unsafe fn(usize, *const T) -> Re<T>,
    /// (n, x): the sum of squared moduli.
    pub(crate) sum_squares: unsafe fn(usize, *const T) -> Re<T>,
    /// (n, x, s): the same of s x.
    pub(crate) sum_squares_scaled: unsafe fn(usize, *const T, Re<T>) -> Re<T>,
    /// (n, x): the first index of the largest |re| + |im|, NaN passed over; n if there is no number.
    pub(crate) amax: unsafe fn(usize, *const T) -> usize,
    /// (m, n, a, lda, conj, x, y): y := y + op(A) x by columns of A.
    pub(crate) gemv_n: unsafe fn(usize, usize, *const T, isize, bool, *const T, *mut T),
    /// (m, n, a, lda, conj, x, s): s_j := sum of op(a_ij) x_i.
    pub(crate) gemv_t: unsafe fn(usize, usize, *const T, isize, bool, *const T, *mut T),
    /// (m, n, x, conj, y, a, lda): A := A + op(x) y^T.
    pub(crate) ger: unsafe fn(usize, usize, *const T, bool, *const T, *mut T, isize),
    /// (n, a, lda, upper, turned, conj, unit, x): x := op(A)^-1 x for a triangle with adjacent rows, op being
    /// transposition if `turned` and conjugation if `conj`.
    pub(crate) trsv: unsafe fn(usize, *const T, isize, bool, bool, bool, bool, *mut T),
    /// The same with x := op(A) x.
    pub(crate) trmv: unsafe fn(usize, *const T, isize, bool, bool, bool, bool, *mut T),
    /// (n, a, lda): (L U)^-1 in place of the factors, up to an order of `getri_most`.
    pub(crate) getri: unsafe fn(usize, *mut T, isize),
    pub(crate) getri_most: usize,
    /// Lines that `symv` takes in one pass; it also takes one alone.
    pub(crate) symv_lines: usize,
    /// (m, count, lines, conj, conj_dot, coef, x, y, dots): y := y + sum over lines of op(line) coef, and
    /// dots_l := sum of op_dot(line_i) x_i. Behind the pointers to the lines come as many to what will be
    /// read next; they need not be valid.
    pub(crate) symv: Symv<T>,
}

pub(crate) type Symv<T> =
    unsafe fn(usize, usize, *const *const T, bool, bool, *const T, *const T, *mut T, *mut T);

/// What vector kernels need beyond [`Vect`]. Safety as for [`Simd`].
#[allow(clippy::missing_safety_doc)]
pub(crate) trait Lanes: Vect {
    /// The vector of reals that a vector of elements is.
    type S: Simd<R = Re<Self::T>, V = Self::V>;
    /// Reals in an element.
    const PARTS: usize = Self::S::LANES / Self::VL;
    /// A factor for all lanes, prepared for multiplication.
    type M: Copy;
    /// A running sum of lane products.
    type D: Copy;
    /// The factor s of op(v).
    unsafe fn factor(s: Self::T, conj: bool) -> Self::M;
    /// The elements at p, each for its own lane.
    unsafe fn factors(p: *const Self::T) -> Self::M;
    /// v divided by the elements at d, lane by lane; `by` are the reciprocals, which do for complex ones that are
    /// not real.
    unsafe fn quotients(v: Self::V, d: *const Self::T, by: Self::M) -> Self::V;
    /// op(v) s
    unsafe fn times(v: Self::V, s: Self::M) -> Self::V;
    /// c + op(v) s
    unsafe fn plus_times(c: Self::V, v: Self::V, s: Self::M) -> Self::V;
    unsafe fn dot_zero() -> Self::D;
    unsafe fn dot_add(acc: Self::D, a: Self::V, b: Self::V) -> Self::D;
    unsafe fn dot_join(x: Self::D, y: Self::D) -> Self::D;
    /// The sum over lanes of op(a) b.
    unsafe fn dot_finish(acc: Self::D, conj: bool) -> Self::T;
    /// A start for [`Vect::mac`] that already holds y; `conj` says that the other factor is conjugated.
    unsafe fn mac_start(y: Self::V, conj: bool) -> Self::Acc;
    unsafe fn mac_finish(acc: Self::Acc, conj: bool) -> Self::V;
    /// |re| + |im| in every lane of an element.
    unsafe fn abs1(v: Self::V) -> Self::V;
}

/// The sum of the lanes by halving; of complex ones the sums of even and of odd lanes.
#[inline(always)]
unsafe fn sum_lanes<S: Simd>(v: S::V, parts: usize) -> [S::R; 2] {
    const MOST: usize = 16;
    const { assert!(S::LANES <= MOST) };
    let mut t = [S::R::ZERO; MOST];
    // SAFETY: the caller has the instruction set; t has room for all lanes.
    unsafe { S::store(t.as_mut_ptr(), v) };
    let mut width = S::LANES / 2;
    while width >= parts {
        for i in 0..width {
            let other = t[i + width];
            t[i] += other;
        }
        width /= 2;
    }
    [t[0], t[1]]
}

// SAFETY (both impls): the callers' promises about the CPU are passed on unchanged.
impl<S: Simd> Lanes for RealV<S> {
    type S = S;
    type M = S::V;
    type D = S::V;
    #[inline(always)]
    unsafe fn factor(s: S::R, _: bool) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(s) }
    }
    #[inline(always)]
    unsafe fn factors(p: *const S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load(p) }
    }
    #[inline(always)]
    unsafe fn quotients(v: S::V, d: *const S::R, _: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::div(v, S::load(d)) }
    }
    #[inline(always)]
    unsafe fn times(v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, s) }
    }
    #[inline(always)]
    unsafe fn plus_times(c: S::V, v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(v, s, c) }
    }
    #[inline(always)]
    unsafe fn dot_zero() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(S::R::ZERO) }
    }
    #[inline(always)]
    unsafe fn dot_add(acc: S::V, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(a, b, acc) }
    }
    #[inline(always)]
    unsafe fn dot_join(x: S::V, y: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::add(x, y) }
    }
    #[inline(always)]
    unsafe fn dot_finish(acc: S::V, _: bool) -> S::R {
        // SAFETY: passed on.
        unsafe { sum_lanes::<S>(acc, 1)[0] }
    }
    #[inline(always)]
    unsafe fn mac_start(y: S::V, _: bool) -> S::V {
        y
    }
    #[inline(always)]
    unsafe fn mac_finish(acc: S::V, _: bool) -> S::V {
        acc
    }
    #[inline(always)]
    unsafe fn abs1(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::abs(v) }
    }
}

impl<S: Simd, T: Scalar<Real = S::R>> Lanes for CplxV<S, T> {
    type S = S;
    /// What v and what v with its parts exchanged is multiplied by.
    type M = (S::V, S::V);
    /// Sums of a b and of a swapped b, by lanes.
    type D = (S::V, S::V);
    #[inline(always)]
    unsafe fn factor(s: T, conj: bool) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe {
            if conj {
                (S::neg_odd(S::splat(s.re())), S::splat(s.im()))
            } else {
                (S::splat(s.re()), S::neg_odd(S::splat(-s.im())))
            }
        }
    }
    #[inline(always)]
    unsafe fn factors(p: *const T) -> (S::V, S::V) {
        // SAFETY: passed on; an element is its two parts side by side.
        unsafe {
            let v = S::load(p.cast());
            let (other, odd) = (S::swap(v), S::mask(0xaaaa & ((1 << S::LANES) - 1)));
            let im = S::select(odd, v, other);
            (S::select(odd, other, v), S::neg_odd(S::sub(S::splat(S::R::ZERO), im)))
        }
    }
    #[inline(always)]
    unsafe fn quotients(v: S::V, d: *const T, by: (S::V, S::V)) -> S::V {
        // SAFETY: passed on; an element is its two parts side by side.
        unsafe {
            let (odd, d) = (0xaaaa & ((1 << S::LANES) - 1), S::load(d.cast()));
            if S::equal(d, S::splat(S::R::ZERO)) & odd != odd {
                return Self::times(v, by);
            }
            S::div(v, S::select(S::mask(odd), S::swap(d), d))
        }
    }
    #[inline(always)]
    unsafe fn times(v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(S::swap(v), s.1, S::mul(v, s.0)) }
    }
    #[inline(always)]
    unsafe fn plus_times(c: S::V, v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(S::swap(v), s.1, S::fma(v, s.0, c)) }
    }
    #[inline(always)]
    unsafe fn dot_zero() -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::splat(S::R::ZERO), S::splat(S::R::ZERO)) }
    }
    #[inline(always)]
    unsafe fn dot_add(acc: (S::V, S::V), a: S::V, b: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::fma(a, b, acc.0), S::fma(a, S::swap(b), acc.1)) }
    }
    #[inline(always)]
    unsafe fn dot_join(x: (S::V, S::V), y: (S::V, S::V)) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::add(x.0, y.0), S::add(x.1, y.1)) }
    }
    #[inline(always)]
    unsafe fn dot_finish(acc: (S::V, S::V), conj: bool) -> T {
        // SAFETY: passed on; an element is its two parts side by side.
        unsafe {
            let ([rr, ii], [ri, ir]) = (sum_lanes::<S>(acc.0, 2), sum_lanes::<S>(acc.1, 2));
            let parts = if conj { [rr + ii, ri - ir] } else { [rr - ii, ri + ir] };
            parts.as_ptr().cast::<T>().read_unaligned()
        }
    }
    #[inline(always)]
    unsafe fn mac_start(y: S::V, conj: bool) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (if conj { S::neg_odd(y) } else { y }, S::splat(S::R::ZERO)) }
    }
    #[inline(always)]
    unsafe fn mac_finish(acc: (S::V, S::V), conj: bool) -> S::V {
        // SAFETY: passed on.
        unsafe {
            if conj {
                S::add(S::neg_odd(acc.0), S::swap(acc.1))
            } else {
                S::addsub(acc.0, S::swap(acc.1))
            }
        }
    }
    #[inline(always)]
    unsafe fn abs1(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe {
            let a = S::abs(v);
            S::add(a, S::swap(a))
        }
    }
}

/// A body inside a function that enables the instruction set's features.
macro_rules! wrapper {
    (($(#[$features:meta])*) $kernel:ident = $body:ident($($arg:ident: $t:ty),*) $(-> $r:ty)?) => {
        $(#[$features])*
        unsafe fn $kernel<V: Lanes>($($arg: $t),*) $(-> $r)? {
            // SAFETY: passed on.
            unsafe { $body::$kernel::<V>($($arg),*) }
        }
    };
}
/// The wrappers of all kernels, and the table of them.
macro_rules! vectors {
    ($features:tt { $($kernel:ident = $body:ident($($arg:ident: $t:ty),*) $(-> $r:ty)?;)* }) => {
        $(wrapper! { $features $kernel = $body($($arg: $t),*) $(-> $r)? })*
        const fn table<V: Lanes>() -> Vectors<V::T> {
            Vectors {
                $($kernel: $kernel::<V>,)*
                getri_most: inverse::getri_most::<V>(),
                symv_lines: level2::symv_lines::<V>(),
            }
        }
    };
}
macro_rules! instance {
    ($name:ident, $features:tt, $s:ty, $d:ty) => {
        mod $name {
            use super::*;
            vectors!($features {
                dot = level1(n: usize, x: *const V::T, y: *const V::T, conj: bool) -> V::T;
                axpy = level1(n: usize, alpha: V::T, x: *const V::T, conj: bool, y: *mut V::T);
                axpby = level1(n: usize, alpha: V::T, x: *const V::T, beta: V::T, y: *mut V::T);
                scal = level1(n: usize, alpha: V::T, x: *mut V::T);
                scal_real = level1(n: usize, alpha: Re<V::T>, x: *mut V::T);
                copy = level1(n: usize, x: *const V::T, y: *mut V::T);
                swap = level1(n: usize, x: *mut V::T, y: *mut V::T);
                rot = level1(n: usize, x: *mut V::T, y: *mut V::T, c: Re<V::T>, s: V::T);
                rot_real = level1(n: usize, x: *mut V::T, y: *mut V::T, c: Re<V::T>, s: Re<V::T>);
                rot_general = level1(n: usize, x: *mut V::T, y: *mut V::T, h: [V::T; 4]);
                asum = level1(n: usize, x: *const V::T) -> Re<V::T>;
                sum_squares = level1(n: usize, x: *const V::T) -> Re<V::T>;
                sum_squares_scaled = level1(n: usize, x: *const V::T, s: Re<V::T>) -> Re<V::T>;
                amax = level1(n: usize, x: *const V::T) -> usize;
                gemv_n = level2(
                    m: usize, n: usize, a: *const V::T, lda: isize, conj: bool, x: *const V::T, y: *mut V::T
                );
                gemv_t = level2(
                    m: usize, n: usize, a: *const V::T, lda: isize, conj: bool, x: *const V::T, s: *mut V::T
                );
                ger = level2(
                    m: usize, n: usize, x: *const V::T, conj: bool, y: *const V::T, a: *mut V::T, lda: isize
                );
                trsv = solve(
                    n: usize, a: *const V::T, lda: isize, upper: bool, turned: bool, conj: bool, unit: bool,
                    x: *mut V::T
                );
                trmv = level2(
                    n: usize, a: *const V::T, lda: isize, upper: bool, turned: bool, conj: bool, unit: bool,
                    x: *mut V::T
                );
                getri = inverse(n: usize, a: *mut V::T, lda: isize);
                symv = level2(
                    m: usize, count: usize, lines: *const *const V::T, conj: bool, conj_dot: bool,
                    coef: *const V::T, x: *const V::T, y: *mut V::T, dots: *mut V::T
                );
            });
            pub(super) static F32: Vectors<f32> = table::<RealV<$s>>();
            pub(super) static F64: Vectors<f64> = table::<RealV<$d>>();
            pub(super) static C32: Vectors<Complex<f32>> = table::<CplxV<$s, Complex<f32>>>();
            pub(super) static C64: Vectors<Complex<f64>> = table::<CplxV<$d, Complex<f64>>>();
        }
    };
}

instance!(any, (), portable::Array<f32, 4>, portable::Array<f64, 2>);
#[cfg(target_arch = "x86_64")]
instance!(wide256, (#[target_feature(enable = "avx2,fma")]), avx2::S256, avx2::D256);
#[cfg(target_arch = "x86_64")]
instance!(
    wide512,
    (#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl,avx2,fma")]),
    avx512::S512,
    avx512::D512
);

macro_rules! tables {
    ($($table:ident: $t:ty),*) => {$(
        #[allow(non_snake_case)]
        #[inline]
        pub(crate) fn $table() -> &'static Vectors<$t> {
            match current() {
                #[cfg(target_arch = "x86_64")]
                Isa::Avx512 => &wide512::$table,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx2 => &wide256::$table,
                _ => &any::$table,
            }
        }
    )*};
}
tables!(F32: f32, F64: f64, C32: Complex<f32>, C64: Complex<f64>);
