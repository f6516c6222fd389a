//! The vocabulary micro-kernels are written in.
//!
//! [`Simd`] is one instruction set's vector of reals. [`Vect`] is a vector of matrix elements, real
//! or complex (interleaved re, im), made from a `Simd`; a complex product is accumulated as two real
//! ones, a * re(b) and a * im(b), combined once at the end of the k loop.
//!
//! Every method is `#[inline(always)]` and without target features of its own: it becomes part of
//! the `#[target_feature]` function of `avx2.rs` or `avx512.rs` that instantiates the generic body.

use crate::kernel::scalar::{Real, Scalar};

/// Lanes of the longest vector.
pub(crate) const MOST_LANES: usize = 16;

/// The first elements of all of so many vectors, then the second ones, and so on, in as many vectors: log2(lines) rounds of
/// pairing vector i with vector i + lines / 2. `lines` is a power of two, at most the elements in a vector. A macro: closures
/// are compiled without the caller's instruction set.
macro_rules! zip_rounds {
    ($x:expr, $lines:expr, $zip:path) => {
        let (x, lines): (&mut [_; MOST_LANES], usize) = ($x, $lines);
        let mut round = 1;
        while round < lines {
            let y = *x;
            for i in 0..lines / 2 {
                // SAFETY: the caller has the instruction set.
                (x[2 * i], x[2 * i + 1]) = unsafe { $zip(y[i], y[i + lines / 2]) };
            }
            round *= 2;
        }
    };
}
pub(super) use zip_rounds;

/// A vector of reals of one instruction set.
///
/// Safety of all methods: the CPU has the instruction set, and pointers are valid for the lanes read
/// or written.
#[allow(clippy::missing_safety_doc)]
pub(crate) trait Simd: Copy + 'static {
    type R: Real;
    type V: Copy;
    const LANES: usize;
    /// Whether [`Simd::addsub`] is one instruction.
    const ADDSUB: bool = true;
    unsafe fn splat(r: Self::R) -> Self::V;
    /// The element at p in all lanes, by a load of its own: what compilers make of many adjacent
    /// `splat`s is one vector load and shuffles, which compete with multiplications for a port.
    #[inline(always)]
    unsafe fn splat_at(p: *const Self::R) -> Self::V {
        // SAFETY: passed on.
        unsafe { Self::splat(*p) }
    }
    /// The two elements at p + 2 J, likewise; a constant distance costs no instruction.
    #[inline(always)]
    unsafe fn pair_at<const J: usize>(p: *const Self::R) -> (Self::V, Self::V) {
        let p = p.wrapping_add(2 * J);
        // SAFETY: passed on.
        unsafe { (Self::splat(*p), Self::splat(*p.wrapping_add(1))) }
    }
    /// Whether there is a [`Simd::twelve`].
    const TWELVE: bool = false;
    /// `sums` of 3 vectors x 4 numbers, number by number, plus the products of the vectors at a and the numbers at b. For 16
    /// registers, of which compilers ask for one more, and then keep a sum in memory.
    #[inline(always)]
    unsafe fn twelve(sums: [Self::V; 12], _a: *const Self::R, _b: *const Self::R) -> [Self::V; 12] {
        sums
    }
    /// As many times eight steps of it, each packed behind the one before, or with STRIP, numbers of a step as far behind
    /// those before as its vectors. With every four steps a line of the stream is asked for, for the second-level cache: the
    /// first one, and the distance of the others.
    #[inline(always)]
    unsafe fn twelve_packed<const STRIP: usize>(
        sums: [Self::V; 12],
        _eights: usize,
        _a: *const Self::R,
        _b: *const Self::R,
        _stream: (*const Self::R, isize),
    ) -> [Self::V; 12] {
        sums
    }
    /// k steps of it, k > 0: the vectors of a step are `a.1` behind those of the one before, and so are the numbers, each of
    /// which has a place of its own. The third vector has n lanes; no other lane's memory is touched.
    #[inline(always)]
    unsafe fn twelve_steps(
        sums: [Self::V; 12],
        _k: usize,
        _a: (*const Self::R, isize),
        _b: ([*const Self::R; 4], isize),
        _n: usize,
    ) -> [Self::V; 12] {
        sums
    }
    /// k steps, k > 0, as [`Simd::twelve_steps`], of 3 vectors of pairs x 4 pairs: each sum is one vector, that of
    /// [`Vect::joint`].
    #[inline(always)]
    unsafe fn joint_steps<const CONJ: bool>(
        sums: [Self::V; 12],
        _k: usize,
        _a: (*const Self::R, isize),
        _b: ([*const Self::R; 4], isize),
        _n: usize,
    ) -> [Self::V; 12] {
        sums
    }
    /// Even lanes a b - c, odd lanes a b + c; with `CONJ` the other way round.
    #[inline(always)]
    unsafe fn alternate<const CONJ: bool>(a: Self::V, b: Self::V, c: Self::V) -> Self::V {
        // SAFETY: passed on.
        unsafe {
            let ab = Self::mul(a, b);
            if CONJ { Self::subadd(ab, c) } else { Self::addsub(ab, c) }
        }
    }
    /// The pair at p in all pairs of lanes.
    unsafe fn fill_at(p: *const Self::R) -> Self::V;
    unsafe fn load(p: *const Self::R) -> Self::V;
    unsafe fn store(p: *mut Self::R, v: Self::V);
    /// The first n lanes, the others 0; n <= LANES. No other lane's memory is touched.
    unsafe fn load_n(p: *const Self::R, n: usize) -> Self::V;
    /// The first n lanes; n <= LANES. No other lane's memory is touched.
    unsafe fn store_n(p: *mut Self::R, v: Self::V, n: usize);
    unsafe fn add(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn sub(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn mul(a: Self::V, b: Self::V) -> Self::V;
    /// a b + c
    unsafe fn fma(a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// c - a b
    unsafe fn fnma(a: Self::V, b: Self::V, c: Self::V) -> Self::V;
    /// The same of one number, for instruction sets that have it in one instruction.
    #[inline(always)]
    unsafe fn fnma_one(a: Self::R, b: Self::R, c: Self::R) -> Self::R {
        (-a).fused(b, c)
    }
    /// Exchange the lanes of each even-odd pair.
    unsafe fn swap(v: Self::V) -> Self::V;
    /// Even lanes a - b, odd lanes a + b.
    unsafe fn addsub(a: Self::V, b: Self::V) -> Self::V;
    /// Even lanes a + b, odd lanes a - b.
    unsafe fn subadd(a: Self::V, b: Self::V) -> Self::V;
    /// The lanes of a and b in alternation: first halves, second halves.
    unsafe fn zip(a: Self::V, b: Self::V) -> (Self::V, Self::V);
    /// As `zip`, by pairs of lanes.
    unsafe fn zip_pairs(a: Self::V, b: Self::V) -> (Self::V, Self::V);
    /// Lane i of vector r becomes lane r of vector i, i, r < LANES.
    #[inline(always)]
    unsafe fn transpose(x: &mut [Self::V; MOST_LANES]) {
        zip_rounds!(x, Self::LANES, Self::zip);
    }
    /// The same by pairs of lanes.
    #[inline(always)]
    unsafe fn transpose_pairs(x: &mut [Self::V; MOST_LANES]) {
        zip_rounds!(x, Self::LANES / 2, Self::zip_pairs);
    }
    /// Change the sign of the odd lanes.
    unsafe fn neg_odd(v: Self::V) -> Self::V;
    unsafe fn abs(v: Self::V) -> Self::V;
    /// Lane maximum; where a is NaN, b.
    unsafe fn max(a: Self::V, b: Self::V) -> Self::V;
    /// The largest lane, in all lanes. They are numbers, and equal in groups of `size`, 1 or 2.
    unsafe fn largest(v: Self::V, size: usize) -> Self::V;
    /// One bit for each lane where a equals b.
    unsafe fn equal(a: Self::V, b: Self::V) -> u32;
    /// Lane i in all lanes.
    unsafe fn lane(v: Self::V, i: usize) -> Self::V;
    /// Lane 0.
    unsafe fn first(v: Self::V) -> Self::R;
    /// The first n lanes of a, the others of b; n <= LANES.
    unsafe fn join(a: Self::V, b: Self::V, n: usize) -> Self::V;
    /// v with group i of `size` lanes of x; v if it has no group i. Size is 1 or 2.
    #[inline(always)]
    unsafe fn put(v: Self::V, x: Self::V, i: usize, size: usize) -> Self::V {
        let i = i.min(Self::LANES / size) * size;
        // SAFETY: passed on.
        unsafe { Self::join(Self::join(v, x, i), v, (i + size).min(Self::LANES)) }
    }
    /// What [`Simd::exchange`] needs to exchange groups i and j of `size` lanes; size is 1 or 2.
    type Places: Copy;
    unsafe fn places(i: usize, j: usize, size: usize) -> Self::Places;
    unsafe fn exchange(v: Self::V, places: Self::Places) -> Self::V;
    /// Whether there is a [`Simd::exchange_two`].
    const TWO: bool = false;
    /// What it needs.
    #[inline(always)]
    unsafe fn places_two(_i: usize, _j: usize, size: usize) -> [Self::Places; 2] {
        // SAFETY: passed on.
        unsafe { [Self::places(0, 0, size); 2] }
    }
    /// [`Simd::exchange`] in two vectors of which the second goes on where the first ends.
    #[inline(always)]
    unsafe fn exchange_two(v: [Self::V; 2], _places: [Self::Places; 2]) -> [Self::V; 2] {
        v
    }
    unsafe fn div(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn sqrt(v: Self::V) -> Self::V;
    /// The square root of one number. Compilers take two roots at once, and with them those of what else is in a vector,
    /// which may be negative and raise an exception.
    #[inline(always)]
    unsafe fn root(r: Self::R) -> Self::R {
        r.sqrt()
    }
    /// A truth value for each lane.
    type Mask: Copy;
    /// Lanes where a > b; not where either is NaN.
    unsafe fn gt(a: Self::V, b: Self::V) -> Self::Mask;
    /// Lanes where a >= b; not where either is NaN.
    unsafe fn ge(a: Self::V, b: Self::V) -> Self::Mask;
    /// One bit for each lane.
    unsafe fn bits(m: Self::Mask) -> u32;
    /// The lanes whose bits are set.
    unsafe fn mask(bits: u32) -> Self::Mask;
    /// a in the lanes of m, b in the others.
    unsafe fn select(m: Self::Mask, a: Self::V, b: Self::V) -> Self::V;
    /// The lanes that have a bit. No other lane's memory is touched.
    unsafe fn store_bits(p: *mut Self::R, v: Self::V, bits: u32);
    /// The same of LANES vectors, each to a place of its own.
    #[inline(always)]
    unsafe fn store_bits_each(
        p: impl Fn(usize) -> *mut Self::R,
        v: &[Self::V; MOST_LANES],
        bits: u32,
    ) {
        for i in 0..Self::LANES {
            // SAFETY: passed on.
            unsafe { Self::store_bits(p(i), v[i], bits) };
        }
    }
}

/// A vector of matrix elements. Safety as for [`Simd`].
#[allow(clippy::missing_safety_doc)]
pub(crate) trait Vect: Copy + 'static {
    type T: Scalar;
    /// A vector of elements.
    type V: Copy;
    /// A running sum of products.
    type Acc: Copy;
    /// One element in all lanes.
    type B: Copy;
    /// Elements in a vector.
    const VL: usize;
    unsafe fn zero() -> Self::Acc;
    unsafe fn splat(s: Self::T) -> Self::B;
    /// The element at p in all lanes.
    unsafe fn splat_at(p: *const Self::T) -> Self::B;
    /// The element at p + J in all lanes; a constant distance costs no instruction.
    unsafe fn splat_near<const J: usize>(p: *const Self::T) -> Self::B;
    /// acc + a b, b in all lanes.
    unsafe fn mac(acc: Self::Acc, a: Self::V, b: Self::B) -> Self::Acc;
    /// The columns of a tile of 3 vectors whose sums are those of [`Simd::twelve`], if that is there.
    const TWELVE: usize;
    /// acc[j][i] += a_i b_j of such a tile: vectors are adjacent at a, elements at b.
    unsafe fn twelve<const MV: usize, const NR: usize>(
        acc: &mut [[Self::Acc; MV]; NR],
        a: *const Self::T,
        b: *const Self::T,
    );
    /// [`Simd::twelve_packed`]
    unsafe fn twelve_packed<const MV: usize, const NR: usize, const STRIP: usize>(
        acc: &mut [[Self::Acc; MV]; NR],
        eights: usize,
        a: *const Self::T,
        b: *const Self::T,
        stream: (*const Self::T, isize),
    );
    /// [`Simd::twelve_steps`]; the last vector has `tail` elements.
    unsafe fn twelve_steps<const MV: usize, const NR: usize>(
        acc: &mut [[Self::Acc; MV]; NR],
        k: usize,
        a: (*const Self::T, isize),
        b: ([*const Self::T; NR], isize),
        tail: usize,
    );
    /// The columns of a tile of 3 vectors whose sums are [`Vect::joint`] ones, if that is there.
    const JOINT: usize;
    /// sum + a b, or sum + a conj(b): complex sums in one vector, half of an [`Vect::Acc`]. The second product waits for the first
    /// one's sum.
    unsafe fn joint<const CONJ: bool>(sum: Self::V, a: Self::V, b: Self::B) -> Self::V;
    /// The same as [`Vect::twelve_steps`].
    unsafe fn joint_steps<const MV: usize, const NR: usize, const CONJ: bool>(
        sums: &mut [[Self::V; MV]; NR],
        k: usize,
        a: (*const Self::T, isize),
        b: ([*const Self::T; NR], isize),
        tail: usize,
    );
    unsafe fn finish(acc: Self::Acc) -> Self::V;
    /// [`Vect::finish`] as if every b had been conjugated.
    unsafe fn finish_conj(acc: Self::Acc) -> Self::V;
    /// The sum as if every a had been conjugated; subtracted from 0, so that an empty sum stays +0.
    unsafe fn conj_acc(acc: Self::Acc) -> Self::Acc;
    unsafe fn load(p: *const Self::T) -> Self::V;
    unsafe fn store(p: *mut Self::T, v: Self::V);
    unsafe fn load_n(p: *const Self::T, n: usize) -> Self::V;
    unsafe fn store_n(p: *mut Self::T, v: Self::V, n: usize);
    /// The elements [from, to) at p + from; no others are touched.
    unsafe fn store_part(p: *mut Self::T, v: Self::V, from: usize, to: usize);
    unsafe fn add(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn sub(a: Self::V, b: Self::V) -> Self::V;
    unsafe fn conj(v: Self::V) -> Self::V;
    /// The elements of a and b in alternation: first halves, second halves.
    unsafe fn zip(a: Self::V, b: Self::V) -> (Self::V, Self::V);
    /// Element i of vector r becomes element r of vector i, i, r < VL.
    unsafe fn transpose(x: &mut [Self::V; MOST_LANES]);
    /// v s
    unsafe fn scale(v: Self::V, s: Self::B) -> Self::V;
    /// A real number in all lanes.
    type Re: Copy;
    unsafe fn all(r: <Self::T as Scalar>::Real) -> Self::Re;
    /// The number that is in all lanes.
    unsafe fn one_of(r: Self::Re) -> <Self::T as Scalar>::Real;
    /// [`Simd::root`]
    unsafe fn root(r: <Self::T as Scalar>::Real) -> <Self::T as Scalar>::Real;
    /// The real part.
    unsafe fn re(s: Self::B) -> Self::Re;
    /// 1 / r
    unsafe fn over(r: Self::Re) -> Self::Re;
    unsafe fn mul_re(r: Self::Re, s: Self::Re) -> Self::Re;
    /// r s - |b|^2, every product rounded: 0 if they are equal.
    unsafe fn minor(r: Self::Re, s: Self::Re, b: Self::B) -> Self::Re;
    /// v r
    unsafe fn scale_real(v: Self::V, r: Self::Re) -> Self::V;
    /// s r
    unsafe fn scale_one(s: Self::B, r: Self::Re) -> Self::B;
    /// c + v s
    unsafe fn add_scaled(c: Self::V, v: Self::V, s: Self::B) -> Self::V;
    /// c - v s, fused where the instruction set can.
    unsafe fn sub_scaled(c: Self::V, v: Self::V, s: Self::B) -> Self::V;
    /// v s, each product rounded before anything is added.
    unsafe fn mul_rounded(v: Self::V, s: Self::B) -> Self::V;
    /// [`Scalar::recip`] of every element, with its bits; something, and no exception, where |re| + |im| is below
    /// the smallest normal number.
    unsafe fn recip(v: Self::V) -> Self::V;
    /// The same where [`Scalar::is_plain`]; something, and no exception, elsewhere.
    unsafe fn recip_plain(v: Self::V) -> Self::V;
    /// Lane maximum of `best` and |re| + |im|; NaN is passed over.
    unsafe fn abs1_max(best: Self::V, v: Self::V) -> Self::V;
    /// A start for [`Vect::abs1_max`] below every modulus.
    unsafe fn abs1_start() -> Self::V;
    /// The largest of a result of [`Vect::abs1_max`], in all lanes.
    unsafe fn largest(best: Self::V) -> Self::V;
    /// The larger of `best` and |re| + |im|, and where it was met, by the negative number of the vector's first lane; v's
    /// is `here`. NaN is passed over.
    unsafe fn larger(best: (Self::V, Self::V), v: Self::V, here: Self::V) -> (Self::V, Self::V);
    /// The first element that has the largest modulus of a result of [`Vect::larger`].
    unsafe fn met(best: (Self::V, Self::V)) -> usize;
    /// The negative number of vector q's first lane, in all lanes.
    unsafe fn before(q: usize) -> Self::V;
    /// That of the vector behind.
    unsafe fn behind(here: Self::V) -> Self::V;
    /// Lane maximum of two results of [`Vect::abs1_max`].
    unsafe fn max(a: Self::V, b: Self::V) -> Self::V;
    /// The first element of v whose |re| + |im| is `size`, which is in all lanes, or VL.
    unsafe fn first_of_size(v: Self::V, size: Self::V) -> usize;
    /// A truth value for each lane.
    type Mask: Copy;
    /// The lanes whose bits are set.
    unsafe fn mask(bits: u32) -> Self::Mask;
    /// a in the lanes of m, b in the others.
    unsafe fn select(m: Self::Mask, a: Self::V, b: Self::V) -> Self::V;
    /// One bit for each lane of an element whose |re| + |im| is `size`, which is in all lanes.
    unsafe fn of_size(v: Self::V, size: Self::V) -> u32;
    /// Element i in all lanes.
    unsafe fn element(v: Self::V, i: usize) -> Self::B;
    /// The element that is in all lanes.
    unsafe fn value(b: Self::B) -> Self::T;
    /// The first n elements of a, the others of b; n <= VL.
    unsafe fn join(a: Self::V, b: Self::V, n: usize) -> Self::V;
    /// v with element i of x; v if it has no element i.
    unsafe fn put(v: Self::V, x: Self::V, i: usize) -> Self::V;
    /// The element at p as every element of a vector.
    unsafe fn fill_at(p: *const Self::T) -> Self::V;
    /// NaN in all lanes.
    unsafe fn nan() -> Self::V;
    /// 0 in all lanes.
    unsafe fn zeros() -> Self::V;
    /// What [`Vect::exchange`] needs to exchange elements i and j.
    type Places: Copy;
    unsafe fn places(i: usize, j: usize) -> Self::Places;
    unsafe fn exchange(v: Self::V, places: Self::Places) -> Self::V;
    /// Whether there is a [`Vect::exchange_two`].
    const TWO: bool;
    unsafe fn places_two(i: usize, j: usize) -> [Self::Places; 2];
    /// [`Vect::exchange`] in two vectors of which the second goes on where the first ends.
    unsafe fn exchange_two(v: [Self::V; 2], places: [Self::Places; 2]) -> [Self::V; 2];
}

pub(crate) use super::complex::CplxV;
pub(crate) use super::real::RealV;

/// 1 / r of a number that is in all lanes. A division takes a vector of 64 bytes twice as long as its half, and a second one
/// that long to begin; a shorter vector is faster divided than a number put in all lanes again.
#[inline(always)]
pub(super) unsafe fn over<S: Simd>(r: S::V) -> S::V {
    // SAFETY: the caller's promise.
    unsafe {
        if size_of::<S::V>() > 32 {
            S::splat(S::R::ONE.div(S::first(r)))
        } else {
            S::div(S::splat(S::R::ONE), r)
        }
    }
}

/// The lanes whose size is below `least`; none that are NaN.
#[inline(always)]
pub(super) unsafe fn smaller<S: Simd>(v: S::V, least: S::R) -> S::Mask {
    // SAFETY: the caller's promise.
    unsafe { S::gt(S::splat(least), S::abs(v)) }
}

/// [`Vect::larger`], a being the size of each lane's element.
#[inline(always)]
pub(super) unsafe fn larger<S: Simd>(best: (S::V, S::V), a: S::V, here: S::V) -> (S::V, S::V) {
    // SAFETY: the caller's promise.
    unsafe {
        let more = S::gt(a, best.0);
        (S::select(more, a, best.0), S::select(more, here, best.1))
    }
}

/// [`Vect::met`] of elements of `size` lanes.
#[inline(always)]
pub(super) unsafe fn met<S: Simd>(best: (S::V, S::V), size: usize) -> usize {
    // SAFETY: the caller's promise. Lanes count down from 0: the first place is the largest number.
    unsafe {
        let most = S::mask(S::equal(best.0, S::largest(best.0, size)));
        let lanes = S::sub(best.1, S::load(S::R::COUNT.as_ptr()));
        let first = S::largest(S::select(most, lanes, S::splat(-S::R::MAX)), 1);
        S::first(first).below_zero() / size
    }
}

/// Repeats a block for $i = 0, 1, .. below $n <= 8, each a constant there: arrays of vectors that are
/// indexed by it stay in registers, which a loop does not promise.
macro_rules! unroll {
    ($i:ident < $n:expr, $body:block) => {
        unroll!(@ $i $n, $body, 0 1 2 3 4 5 6 7)
    };
    (@ $i:ident $n:expr, $body:block, $($k:literal)*) => {
        $(if $k < $n {
            const $i: usize = $k;
            $body
        })*
    };
}
pub(crate) use unroll;
