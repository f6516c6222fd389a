//! [`Vect`] of real elements.

use super::simd::{MOST_LANES, Simd, Vect, larger, met, over, smaller};
use crate::kernel::scalar::{Real, Scalar};
use core::marker::PhantomData;

/// Real elements.
#[derive(Clone, Copy)]
pub(crate) struct RealV<S>(PhantomData<S>);

/// The twelve sums of a tile, column by column.
#[inline(always)]
fn flat<V: Copy, const MV: usize, const NR: usize>(acc: &[[V; MV]; NR]) -> [V; 12] {
    let [x, y, z, w] = [acc[0], acc[1], acc[2], acc[3]];
    [x[0], x[1], x[2], y[0], y[1], y[2], z[0], z[1], z[2], w[0], w[1], w[2]]
}

/// Back into the tile.
#[inline(always)]
fn unflatten<V: Copy, const MV: usize, const NR: usize>(acc: &mut [[V; MV]; NR], s: [V; 12]) {
    for i in 0..3 {
        (acc[0][i], acc[1][i]) = (s[i], s[3 + i]);
        (acc[2][i], acc[3][i]) = (s[6 + i], s[9 + i]);
    }
}

// SAFETY: the callers' promises about the CPU and the pointers are passed on unchanged.
impl<S: Simd> Vect for RealV<S> {
    type T = S::R;
    type V = S::V;
    type Acc = S::V;
    type B = S::V;
    const VL: usize = S::LANES;
    #[inline(always)]
    unsafe fn zero() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(S::R::ZERO) }
    }
    #[inline(always)]
    unsafe fn splat(s: S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(s) }
    }
    #[inline(always)]
    unsafe fn splat_at(p: *const S::R) -> S::V {
        // SAFETY: passed on. The compiler makes this an operand of the multiplication.
        unsafe { S::splat(*p) }
    }
    #[inline(always)]
    unsafe fn splat_near<const J: usize>(p: *const S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(*p.wrapping_add(J)) }
    }
    #[inline(always)]
    unsafe fn mac(acc: S::V, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(a, b, acc) }
    }
    const TWELVE: usize = if S::TWELVE { 4 } else { 0 };
    #[inline(always)]
    unsafe fn twelve<const MV: usize, const NR: usize>(
        acc: &mut [[S::V; MV]; NR],
        a: *const S::R,
        b: *const S::R,
    ) {
        // SAFETY: passed on.
        let s = unsafe { S::twelve(flat(acc), a, b) };
        unflatten(acc, s)
    }
    #[inline(always)]
    unsafe fn twelve_packed<const MV: usize, const NR: usize, const STRIP: usize>(
        acc: &mut [[S::V; MV]; NR],
        eights: usize,
        a: *const S::R,
        b: *const S::R,
        (line, stride): (*const S::R, isize),
    ) {
        let stream = (line, stride);
        // SAFETY: passed on.
        let s = unsafe { S::twelve_packed::<STRIP>(flat(acc), eights, a, b, stream) };
        unflatten(acc, s)
    }
    #[inline(always)]
    unsafe fn twelve_steps<const MV: usize, const NR: usize>(
        acc: &mut [[S::V; MV]; NR],
        k: usize,
        a: (*const S::R, isize),
        (b, brs): ([*const S::R; NR], isize),
        tail: usize,
    ) {
        // SAFETY: passed on.
        let s = unsafe { S::twelve_steps(flat(acc), k, a, ([b[0], b[1], b[2], b[3]], brs), tail) };
        unflatten(acc, s)
    }
    const JOINT: usize = 0;
    #[inline(always)]
    unsafe fn joint<const CONJ: bool>(sum: S::V, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(a, b, sum) }
    }
    #[inline(always)]
    unsafe fn joint_steps<const MV: usize, const NR: usize, const CONJ: bool>(
        _sums: &mut [[S::V; MV]; NR],
        _k: usize,
        _a: (*const S::R, isize),
        _b: ([*const S::R; NR], isize),
        _tail: usize,
    ) {
    }
    #[inline(always)]
    unsafe fn finish(acc: S::V) -> S::V {
        acc
    }
    #[inline(always)]
    unsafe fn finish_conj(acc: S::V) -> S::V {
        acc
    }
    #[inline(always)]
    unsafe fn conj_acc(acc: S::V) -> S::V {
        acc
    }
    #[inline(always)]
    unsafe fn load(p: *const S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load(p) }
    }
    #[inline(always)]
    unsafe fn store(p: *mut S::R, v: S::V) {
        // SAFETY: passed on.
        unsafe { S::store(p, v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const S::R, n: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load_n(p, n) }
    }
    #[inline(always)]
    unsafe fn store_n(p: *mut S::R, v: S::V, n: usize) {
        // SAFETY: passed on.
        unsafe { S::store_n(p, v, n) }
    }
    #[inline(always)]
    unsafe fn store_part(p: *mut S::R, v: S::V, from: usize, to: usize) {
        let bits = (1_u32 << to) - (1_u32 << from);
        // SAFETY: passed on.
        unsafe { S::store_bits(p, v, bits) }
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
        v
    }
    #[inline(always)]
    unsafe fn zip(a: S::V, b: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { S::zip(a, b) }
    }
    #[inline(always)]
    unsafe fn transpose(x: &mut [S::V; MOST_LANES]) {
        // SAFETY: passed on.
        unsafe { S::transpose(x) }
    }
    #[inline(always)]
    unsafe fn scale(v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, s) }
    }
    type Re = S::V;
    #[inline(always)]
    unsafe fn all(r: S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(r) }
    }
    #[inline(always)]
    unsafe fn one_of(r: S::V) -> S::R {
        // SAFETY: passed on.
        unsafe { S::first(r) }
    }
    #[inline(always)]
    unsafe fn root(r: S::R) -> S::R {
        // SAFETY: passed on.
        unsafe { S::root(r) }
    }
    #[inline(always)]
    unsafe fn re(s: S::V) -> S::V {
        s
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
    unsafe fn minor(r: S::V, s: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::sub(S::mul(r, s), S::mul(b, b)) }
    }
    #[inline(always)]
    unsafe fn scale_real(v: S::V, r: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, r) }
    }
    #[inline(always)]
    unsafe fn scale_one(s: S::V, r: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(s, r) }
    }
    #[inline(always)]
    unsafe fn add_scaled(c: S::V, v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(v, s, c) }
    }
    #[inline(always)]
    unsafe fn sub_scaled(c: S::V, v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fnma(v, s, c) }
    }
    #[inline(always)]
    unsafe fn mul_rounded(v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, s) }
    }
    #[inline(always)]
    unsafe fn recip(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe {
            let one = S::splat(S::R::ONE);
            S::div(one, S::select(smaller::<S>(v, S::R::MIN_POSITIVE), one, v))
        }
    }
    #[inline(always)]
    unsafe fn recip_plain(v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { Self::recip(v) }
    }
    #[inline(always)]
    unsafe fn abs1_max(best: S::V, v: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::max(S::abs(v), best) }
    }
    #[inline(always)]
    unsafe fn abs1_start() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(-S::R::ONE) }
    }
    #[inline(always)]
    unsafe fn largest(best: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::largest(best, 1) }
    }
    #[inline(always)]
    unsafe fn larger(best: (S::V, S::V), v: S::V, here: S::V) -> (S::V, S::V) {
        // SAFETY: passed on.
        unsafe { larger::<S>(best, S::abs(v), here) }
    }
    #[inline(always)]
    unsafe fn met(best: (S::V, S::V)) -> usize {
        // SAFETY: passed on.
        unsafe { met::<S>(best, 1) }
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
        // SAFETY: passed on.
        unsafe { S::equal(S::abs(v), size) }
    }
    #[inline(always)]
    unsafe fn first_of_size(v: S::V, size: S::V) -> usize {
        // SAFETY: passed on.
        let found = unsafe { Self::of_size(v, size) };
        (found.trailing_zeros() as usize).min(Self::VL)
    }
    #[inline(always)]
    unsafe fn element(v: S::V, i: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::lane(v, i) }
    }
    #[inline(always)]
    unsafe fn value(b: S::V) -> S::R {
        // SAFETY: passed on.
        unsafe { S::first(b) }
    }
    #[inline(always)]
    unsafe fn join(a: S::V, b: S::V, n: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::join(a, b, n) }
    }
    #[inline(always)]
    unsafe fn put(v: S::V, x: S::V, i: usize) -> S::V {
        // SAFETY: passed on.
        unsafe { S::put(v, x, i, 1) }
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(*p) }
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
        unsafe { S::places(i, j, 1) }
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
        unsafe { S::places_two(i, j, 1) }
    }
    #[inline(always)]
    unsafe fn exchange_two(v: [S::V; 2], places: [S::Places; 2]) -> [S::V; 2] {
        // SAFETY: passed on.
        unsafe { S::exchange_two(v, places) }
    }
}
