//! [`Vect`] of complex elements, interleaved re, im.

use super::simd::{MOST_LANES, Simd, Vect, larger, met, over, smaller};
use crate::kernel::scalar::{Real, Scalar};
use core::marker::PhantomData;

/// Complex elements.
#[derive(Clone, Copy)]
pub(crate) struct CplxV<S, T>(PhantomData<(S, T)>);

/// The twelve sums of a tile: of a column all with real parts, then all with imaginary ones.
#[inline(always)]
fn flat<V: Copy, const MV: usize, const NR: usize>(acc: &[[(V, V); MV]; NR]) -> [V; 12] {
    let [x, y] = [acc[0], acc[1]];
    let (re, im) = ([x[0].0, x[1].0, x[2].0], [x[0].1, x[1].1, x[2].1]);
    let (re2, im2) = ([y[0].0, y[1].0, y[2].0], [y[0].1, y[1].1, y[2].1]);
    [re[0], re[1], re[2], im[0], im[1], im[2], re2[0], re2[1], re2[2], im2[0], im2[1], im2[2]]
}

/// Back into the tile.
#[inline(always)]
fn unflatten<V: Copy, const MV: usize, const NR: usize>(acc: &mut [[(V, V); MV]; NR], s: [V; 12]) {
    for i in 0..3 {
        acc[0][i] = (s[i], s[3 + i]);
        acc[1][i] = (s[6 + i], s[9 + i]);
    }
}

/// i v. Where v meets several factors, this is done once.
#[inline(always)]
unsafe fn times_i<S: Simd>(v: S::V) -> S::V {
    // SAFETY: the caller's promise.
    unsafe { S::swap(S::neg_odd(v)) }
}

/// [`Vect::recip`] where the squares of some elements are no normal numbers; r are the reciprocals of the others.
#[cold]
#[inline(always)]
unsafe fn recip_of_any<S: Simd>(v: S::V, r: S::V) -> S::V {
    // SAFETY: the caller's promise. Each lane sees its own part and the other one; if they are equally large, both ways give
    // the same.
    unsafe {
        let (other, one) = (S::swap(v), S::splat(S::R::ONE));
        let own = S::ge(S::abs(v), S::abs(other));
        let (large, small) = (S::select(own, v, other), S::select(own, other, v));
        // Both parts may be subnormal and their sum not.
        let size = S::add(S::abs(v), S::abs(other));
        let [least, most] = S::R::SQUARED;
        let large = S::select(smaller::<S>(size, S::R::MIN_POSITIVE), one, large);
        let q = S::div(small, large);
        let den = S::add(large, S::mul(small, q));
        let any = S::neg_odd(S::div(S::select(own, one, q), den));
        let some = S::select(S::ge(size, S::splat(least)), r, any);
        S::select(S::gt(size, S::splat(most)), any, some)
    }
}

// SAFETY: the callers' promises about the CPU and the pointers are passed on unchanged; a complex element is two
// adjacent reals.
impl<S: Simd, T: Scalar<Real = S::R>> Vect for CplxV<S, T> {
    type T = T;
    type V = S::V;
    type Acc = (S::V, S::V);
    type B = (S::V, S::V);
    const VL: usize = S::LANES / 2;
    #[inline(always)]
    unsafe fn zero() -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::splat(S::R::ZERO), S::splat(S::R::ZERO)) }
    }
    #[inline(always)]
    unsafe fn splat(s: T) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::splat(s.re()), S::splat(s.im())) }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const T) -> (S::V, S::V) {
        let p: *const S::R = p.cast();
        // SAFETY: passed on.
        unsafe { (S::splat_at(p), S::splat_at(p.wrapping_add(1))) }
    }
    #[inline(always)]
    unsafe fn splat_near<const J: usize>(p: *const T) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { S::pair_at::<J>(p.cast()) }
    }
    #[inline(always)]
    unsafe fn mac(acc: (S::V, S::V), a: S::V, b: (S::V, S::V)) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::fma(a, b.0, acc.0), S::fma(a, b.1, acc.1)) }
    }
    const TWELVE: usize = if S::TWELVE { 2 } else { 0 };
    #[inline(always)]
    unsafe fn twelve<const MV: usize, const NR: usize>(
        acc: &mut [[(S::V, S::V); MV]; NR],
        a: *const T,
        b: *const T,
    ) {
        // SAFETY: passed on.
        let s = unsafe { S::twelve(flat(acc), a.cast(), b.cast()) };
        unflatten(acc, s)
    }
    #[inline(always)]
    unsafe fn twelve_packed<const MV: usize, const NR: usize, const STRIP: usize>(
        acc: &mut [[(S::V, S::V); MV]; NR],
        eights: usize,
        a: *const T,
        b: *const T,
        (line, stride): (*const T, isize),
    ) {
        let stream = (line.cast(), 2 * stride);
        // SAFETY: passed on.
        let s = unsafe { S::twelve_packed::<STRIP>(flat(acc), eights, a.cast(), b.cast(), stream) };
        unflatten(acc, s)
    }
    #[inline(always)]
    unsafe fn twelve_steps<const MV: usize, const NR: usize>(
        acc: &mut [[(S::V, S::V); MV]; NR],
        k: usize,
        (a, acs): (*const T, isize),
        (b, brs): ([*const T; NR], isize),
        tail: usize,
    ) {
        let (p, q): (*const S::R, *const S::R) = (b[0].cast(), b[1].cast());
        let b = ([p, p.wrapping_add(1), q, q.wrapping_add(1)], 2 * brs);
        // SAFETY: passed on.
        let s = unsafe { S::twelve_steps(flat(acc), k, (a.cast(), 2 * acs), b, 2 * tail) };
        unflatten(acc, s)
    }
    const JOINT: usize = if S::TWELVE { 4 } else { 0 };
    #[inline(always)]
    unsafe fn joint<const CONJ: bool>(sum: S::V, a: S::V, b: (S::V, S::V)) -> S::V {
        // SAFETY: passed on. The sum's sign changes twice in every other lane.
        unsafe { S::alternate::<CONJ>(a, b.0, S::alternate::<CONJ>(S::swap(a), b.1, sum)) }
    }
    #[inline(always)]
    unsafe fn joint_steps<const MV: usize, const NR: usize, const CONJ: bool>(
        sums: &mut [[S::V; MV]; NR],
        k: usize,
        (a, acs): (*const T, isize),
        (b, brs): ([*const T; NR], isize),
        tail: usize,
    ) {
        let b = ([b[0].cast(), b[1].cast(), b[2].cast(), b[3].cast()], 2 * brs);
        let all = core::array::from_fn(|i| sums[i / 3][i % 3]);
        // SAFETY: passed on.
        let all = unsafe { S::joint_steps::<CONJ>(all, k, (a.cast(), 2 * acs), b, 2 * tail) };
        for c in 0..4 {
            for q in 0..3 {
                sums[c][q] = all[3 * c + q];
            }
        }
    }
    #[inline(always)]
    unsafe fn finish(acc: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::addsub(acc.0, S::swap(acc.1)) }
    }
    #[inline(always)]
    unsafe fn finish_conj(acc: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::subadd(acc.0, S::swap(acc.1)) }
    }
    #[inline(always)]
    unsafe fn conj_acc(acc: (S::V, S::V)) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe {
            let zero = S::splat(S::R::ZERO);
            (S::subadd(zero, acc.0), S::subadd(zero, acc.1))
        }
    }
    #[inline(always)]
    unsafe fn load(p: *const T) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load(p.cast()) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut T, v: S::V) {
        // SAFETY: passed on.
        unsafe { S::store(p.cast(), v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const T, n: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load_n(p.cast(), 2 * n) }
    }
    #[inline(always)]
    unsafe fn store_n(p: *mut T, v: S::V, n: usize) {
        // SAFETY: passed on.
        unsafe { S::store_n(p.cast(), v, 2 * n) }
    }
    #[inline(always)]
    unsafe fn store_part(p: *mut T, v: S::V, from: usize, to: usize) {
        let bits = (1_u32 << (2 * to)) - (1_u32 << (2 * from));
        // SAFETY: passed on.
        unsafe { S::store_bits(p.cast(), v, bits) }
    }
    #[inline(always)]
    unsafe fn add(a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::add(a, b) }
    }
    #[inline(always)]
    unsafe fn sub(a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::sub(a, b) }
    }
    #[inline(always)]
    unsafe fn conj(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::neg_odd(v) }
    }
    #[inline(always)]
    unsafe fn zip(a: S::V, b: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { S::zip_pairs(a, b) }
    }
    #[inline(always)]
    unsafe fn transpose(x: &mut [S::V; MOST_LANES]) {
        // SAFETY: passed on.
        unsafe { S::transpose_pairs(x) }
    }
    #[inline(always)]
    unsafe fn scale(v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { Self::mul_rounded(v, s) }
    }
    type Re = S::V;
    #[inline(always)]
    unsafe fn all(r: T::Real) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(r) }
    }
    #[inline(always)]
    unsafe fn one_of(r: S::V) -> T::Real {
        // SAFETY: passed on.
        unsafe { S::first(r) }
    }
    #[inline(always)]
    unsafe fn root(r: T::Real) -> T::Real {
        // SAFETY: passed on.
        unsafe { S::root(r) }
    }
    #[inline(always)]
    unsafe fn re(s: (S::V, S::V)) -> S::V {
        s.0
    }
    #[inline(always)]
    unsafe fn over(r: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { over::<S>(r) }
    }
    #[inline(always)]
    unsafe fn mul_re(r: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(r, s) }
    }
    #[inline(always)]
    unsafe fn minor(r: S::V, s: S::V, b: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::sub(S::mul(r, s), S::add(S::mul(b.0, b.0), S::mul(b.1, b.1))) }
    }
    #[inline(always)]
    unsafe fn scale_real(v: S::V, r: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, r) }
    }
    #[inline(always)]
    unsafe fn scale_one(s: (S::V, S::V), r: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::mul(s.0, r), S::mul(s.1, r)) }
    }
    #[inline(always)]
    unsafe fn add_scaled(c: S::V, v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(times_i::<S>(v), s.1, S::fma(v, s.0, c)) }
    }
    #[inline(always)]
    unsafe fn sub_scaled(c: S::V, v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fnma(times_i::<S>(v), s.1, S::fnma(v, s.0, c)) }
    }
    #[inline(always)]
    unsafe fn mul_rounded(v: S::V, s: (S::V, S::V)) -> S::V {
        // SAFETY: passed on.
        unsafe {
            if S::ADDSUB {
                S::addsub(S::mul(v, s.0), S::mul(S::swap(v), s.1))
            } else {
                S::add(S::mul(v, s.0), S::mul(times_i::<S>(v), s.1))
            }
        }
    }
    #[inline(always)]
    unsafe fn recip(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe {
            let a = S::abs(v);
            let size = S::add(a, S::swap(a));
            let [least, most] = S::R::SQUARED;
            let (small, huge) = (S::gt(S::splat(least), size), S::gt(size, S::splat(most)));
            let normal = S::ge(size, S::splat(S::R::MIN_POSITIVE));
            let r = Self::recip_plain(v);
            if (S::bits(huge) | S::bits(normal) & S::bits(small)) == 0 {
                return r;
            }
            recip_of_any::<S>(v, r)
        }
    }
    #[inline(always)]
    unsafe fn recip_plain(v: S::V) -> S::V {
        // SAFETY: passed on. Both lanes of an element see the same size; a NaN stays one.
        unsafe {
            let a = S::abs(v);
            let small = S::gt(S::splat(S::R::SQUARED[0]), S::add(a, S::swap(a)));
            let plain = S::select(small, S::splat(S::R::ONE), v);
            let square = S::mul(plain, plain);
            S::neg_odd(S::div(plain, S::add(square, S::swap(square))))
        }
    }
    #[inline(always)]
    unsafe fn abs1_max(best: S::V, v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe {
            let a = S::abs(v);
            S::max(S::add(a, S::swap(a)), best)
        }
    }
    #[inline(always)]
    unsafe fn abs1_start() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(-S::R::ONE) }
    }
    #[inline(always)]
    unsafe fn largest(best: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::largest(best, 2) }
    }
    #[inline(always)]
    unsafe fn larger(best: (S::V, S::V), v: S::V, here: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe {
            let a = S::abs(v);
            larger::<S>(best, S::add(a, S::swap(a)), here)
        }
    }
    #[inline(always)]
    unsafe fn met(best: (S::V, S::V)) -> usize {
        // SAFETY: passed on.
        unsafe { met::<S>(best, 2) }
    }
    #[inline(always)]
    unsafe fn before(q: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(-S::R::from_usize(q * S::LANES)) }
    }
    #[inline(always)]
    unsafe fn behind(here: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::sub(here, S::splat(S::R::from_usize(S::LANES))) }
    }
    #[inline(always)]
    unsafe fn max(a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::max(a, b) }
    }
    type Mask = S::Mask;
    #[inline(always)]
    unsafe fn mask(bits: u32) -> S::Mask {
        // SAFETY: passed on.
        unsafe { S::mask(bits) }
    }
    #[inline(always)]
    unsafe fn select(m: S::Mask, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::select(m, a, b) }
    }
    #[inline(always)]
    unsafe fn of_size(v: S::V, size: S::V) -> u32 {
        // SAFETY: passed on. Both lanes of an element have its size.
        unsafe {
            let a = S::abs(v);
            S::equal(S::add(a, S::swap(a)), size)
        }
    }
    #[inline(always)]
    unsafe fn first_of_size(v: S::V, size: S::V) -> usize {
        // SAFETY: passed on.
        let found = unsafe { Self::of_size(v, size) };
        (found.trailing_zeros() as usize / 2).min(Self::VL)
    }
    #[inline(always)]
    unsafe fn element(v: S::V, i: usize) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { (S::lane(v, 2 * i), S::lane(v, 2 * i + 1)) }
    }
    #[inline(always)]
    unsafe fn value(b: (S::V, S::V)) -> T {
        // SAFETY: passed on; an element is its two parts side by side.
        unsafe {
            let parts = [S::first(b.0), S::first(b.1)];
            parts.as_ptr().cast::<T>().read_unaligned()
        }
    }
    #[inline(always)]
    unsafe fn join(a: S::V, b: S::V, n: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::join(a, b, 2 * n) }
    }
    #[inline(always)]
    unsafe fn put(v: S::V, x: S::V, i: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::put(v, x, i, 2) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const T) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fill_at(p.cast()) }
    }
    #[inline(always)]
    unsafe fn zeros() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(S::R::ZERO) }
    }
    #[inline(always)]
    unsafe fn nan() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(S::R::ZERO.div(S::R::ZERO)) }
    }
    type Places = S::Places;
    #[inline(always)]
    unsafe fn places(i: usize, j: usize) -> S::Places {
        // SAFETY: passed on.
        unsafe { S::places(i, j, 2) }
    }
    #[inline(always)]
    unsafe fn exchange(v: S::V, places: S::Places) -> S::V {
        // SAFETY: passed on.
        unsafe { S::exchange(v, places) }
    }
    const TWO: bool = S::TWO;
    #[inline(always)]
    unsafe fn places_two(i: usize, j: usize) -> [S::Places; 2] {
        // SAFETY: passed on.
        unsafe { S::places_two(i, j, 2) }
    }
    #[inline(always)]
    unsafe fn exchange_two(v: [S::V; 2], places: [S::Places; 2]) -> [S::V; 2] {
        // SAFETY: passed on.
        unsafe { S::exchange_two(v, places) }
    }
}
