//! Interleaved matrices: one lane of a vector, one matrix.
//!
//! The members of a group of small matrices lie in work memory element by element: a vector holds the
//! same element of all members (of complex ones first the real parts, then the imaginary parts). This is
//! the compact layout of K. Kim et al. (SC 2017). [`Planar`] is the arithmetic on such elements; each
//! operation makes the roundings of its namesake in [`Vect`], so that a member's bits are those of the
//! single matrix's kernel. [`gather`] and [`scatter`] transpose between members and work memory.

use super::simd::{CplxV, MOST_LANES, RealV, Simd, Vect};
use super::tile::prefetch;
use crate::kernel::scalar::{Real, Scalar};

/// A run of adjacent reals of a member, at most one vector of them.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    /// Where the run starts in the member that is read, and in the one that is written, in reals.
    pub from: usize,
    pub to: usize,
    /// The number of its first real in the order of work memory.
    pub at: usize,
    /// Reals in it.
    pub count: usize,
    /// A bit for each real that is written.
    pub kept: u32,
    /// Whether anything in it is needed.
    pub read: bool,
    /// Whether its line is asked for beforehand.
    pub asked: bool,
}

/// Up to [`MOST_LANES`] matrices of order n that are factored together.
pub(crate) struct Group<'a, T> {
    /// Where the members are read and where their factors go. There is an entry for each lane; those from
    /// `count` on repeat a member and are not written.
    pub from: [*const T; MOST_LANES],
    pub to: [*mut T; MOST_LANES],
    /// Members that will be read soon, asked for meanwhile.
    pub next: [*const T; MOST_LANES],
    pub count: usize,
    pub n: usize,
    /// What a step down a column and along a row are in work memory, in elements: (1, ld) or (ld, 1), where ld is
    /// n or n + 1.
    pub strides: (usize, usize),
    pub pieces: &'a [Piece],
    /// (n + 2) n vectors of the parts of an element.
    pub work: *mut T,
}

impl<T: Scalar> Group<'_, T> {
    /// Asks for the part of the next members that falls to column k. All at once would fill the buffers between the
    /// caches, and the group at hand would wait.
    #[inline(always)]
    pub(super) fn ahead<S: Simd>(&self, k: usize) {
        let each = self.pieces.len().div_ceil(self.n);
        let range = (k * each).min(self.pieces.len())..((k + 1) * each).min(self.pieces.len());
        for piece in &self.pieces[range] {
            if piece.asked {
                for next in &self.next[..S::LANES] {
                    prefetch::<_, false>(next.cast::<S::R>().wrapping_add(piece.from));
                }
            }
        }
    }
}

/// The arithmetic on one element of each member. Safety as for [`Simd`].
#[allow(clippy::missing_safety_doc)]
pub(crate) trait Planar: Vect {
    type S: Simd<R = <Self::T as Scalar>::Real>;
    /// An element of each member.
    type E: Copy;
    /// A running sum of products for each member.
    type Sum: Copy;
    /// Vectors in an element.
    const PARTS: usize;
    /// Rows and columns of a tile of sums that fits the registers; at most 4.
    const TILE: (usize, usize);
    unsafe fn read(p: *const <Self::T as Scalar>::Real) -> Self::E;
    unsafe fn write(p: *mut <Self::T as Scalar>::Real, e: Self::E);
    unsafe fn none() -> Self::Sum;
    /// [`Vect::mac`]
    unsafe fn product(sum: Self::Sum, a: Self::E, b: Self::E) -> Self::Sum;
    /// [`Vect::finish`]
    unsafe fn total(sum: Self::Sum) -> Self::E;
    /// [`Vect::finish_conj`]
    unsafe fn total_conj(sum: Self::Sum) -> Self::E;
    unsafe fn minus(a: Self::E, b: Self::E) -> Self::E;
    /// [`Vect::sub_scaled`]: c - v s
    unsafe fn minus_product(c: Self::E, v: Self::E, s: Self::E) -> Self::E;
    /// [`Vect::sub_scaled`] by the conjugate of s.
    unsafe fn minus_product_conj(c: Self::E, v: Self::E, s: Self::E) -> Self::E;
    /// [`Vect::mul_rounded`]
    unsafe fn times_rounded(v: Self::E, s: Self::E) -> Self::E;
    /// [`Vect::scale`] by a real factor.
    unsafe fn times_real(v: Self::E, s: <Self::S as Simd>::V) -> Self::E;
    /// |e|^2, as in [`Vect::minor`].
    unsafe fn square(e: Self::E) -> <Self::S as Simd>::V;
    /// |re| + |im|
    unsafe fn size(e: Self::E) -> <Self::S as Simd>::V;
    /// [`Scalar::recip`] of what is of [`Planar::plain`] size.
    unsafe fn inverse(e: Self::E) -> Self::E;
    /// A bit for each member whose element, of that size, has a reciprocal that needs no care.
    unsafe fn plain(size: <Self::S as Simd>::V) -> u32;
    /// a in the members of m, b in the others.
    unsafe fn choose(m: <Self::S as Simd>::Mask, a: Self::E, b: Self::E) -> Self::E;
    unsafe fn real(e: Self::E) -> <Self::S as Simd>::V;
    unsafe fn from_real(re: <Self::S as Simd>::V) -> Self::E;
}

/// Whether vectors are so long that there are 32 of them.
pub(super) const fn many<S: Simd>() -> bool {
    size_of::<S::V>() == 64
}

// SAFETY (both impls): the callers' promises are passed on unchanged.
impl<S: Simd> Planar for RealV<S> {
    type S = S;
    type E = S::V;
    type Sum = S::V;
    const PARTS: usize = 1;
    const TILE: (usize, usize) = if many::<S>() { (4, 4) } else { (4, 2) };
    #[inline(always)]
    unsafe fn read(p: *const S::R) -> S::V {
        // SAFETY: passed on.
        unsafe { S::load(p) }
    }
    #[inline(always)]
    unsafe fn write(p: *mut S::R, e: S::V) {
        // SAFETY: passed on.
        unsafe { S::store(p, e) }
    }
    #[inline(always)]
    unsafe fn none() -> S::V {
        // SAFETY: passed on.
        unsafe { S::splat(S::R::ZERO) }
    }
    #[inline(always)]
    unsafe fn product(sum: S::V, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fma(a, b, sum) }
    }
    #[inline(always)]
    unsafe fn total(sum: S::V) -> S::V {
        sum
    }
    #[inline(always)]
    unsafe fn total_conj(sum: S::V) -> S::V {
        sum
    }
    #[inline(always)]
    unsafe fn minus(a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::sub(a, b) }
    }
    #[inline(always)]
    unsafe fn minus_product(c: S::V, v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fnma(v, s, c) }
    }
    #[inline(always)]
    unsafe fn minus_product_conj(c: S::V, v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::fnma(v, s, c) }
    }
    #[inline(always)]
    unsafe fn times_rounded(v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, s) }
    }
    #[inline(always)]
    unsafe fn times_real(v: S::V, s: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(v, s) }
    }
    #[inline(always)]
    unsafe fn square(e: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::mul(e, e) }
    }
    #[inline(always)]
    unsafe fn size(e: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::abs(e) }
    }
    #[inline(always)]
    unsafe fn inverse(e: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::div(S::splat(S::R::ONE), e) }
    }
    #[inline(always)]
    unsafe fn plain(size: S::V) -> u32 {
        // SAFETY: passed on.
        unsafe { S::bits(S::ge(size, S::splat(S::R::MIN_POSITIVE))) }
    }
    #[inline(always)]
    unsafe fn choose(m: S::Mask, a: S::V, b: S::V) -> S::V {
        // SAFETY: passed on.
        unsafe { S::select(m, a, b) }
    }
    #[inline(always)]
    unsafe fn real(e: S::V) -> S::V {
        e
    }
    #[inline(always)]
    unsafe fn from_real(re: S::V) -> S::V {
        re
    }
}

impl<S: Simd, T: Scalar<Real = S::R>> Planar for CplxV<S, T> {
    type S = S;
    /// Real parts, imaginary parts.
    type E = (S::V, S::V);
    /// The sums of a re(b) and of a im(b).
    type Sum = [(S::V, S::V); 2];
    const PARTS: usize = 2;
    const TILE: (usize, usize) = if many::<S>() { (2, 2) } else { (2, 1) };
    #[inline(always)]
    unsafe fn read(p: *const S::R) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::load(p), S::load(p.wrapping_add(S::LANES))) }
    }
    #[inline(always)]
    unsafe fn write(p: *mut S::R, e: Self::E) {
        // SAFETY: passed on.
        unsafe {
            S::store(p, e.0);
            S::store(p.wrapping_add(S::LANES), e.1);
        }
    }
    #[inline(always)]
    unsafe fn none() -> Self::Sum {
        // SAFETY: passed on.
        let zero = unsafe { S::splat(S::R::ZERO) };
        [(zero, zero); 2]
    }
    #[inline(always)]
    unsafe fn product(sum: Self::Sum, a: Self::E, b: Self::E) -> Self::Sum {
        // SAFETY: passed on.
        unsafe {
            [
                (S::fma(a.0, b.0, sum[0].0), S::fma(a.1, b.0, sum[0].1)),
                (S::fma(a.0, b.1, sum[1].0), S::fma(a.1, b.1, sum[1].1)),
            ]
        }
    }
    #[inline(always)]
    unsafe fn total(sum: Self::Sum) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::sub(sum[0].0, sum[1].1), S::add(sum[0].1, sum[1].0)) }
    }
    #[inline(always)]
    unsafe fn total_conj(sum: Self::Sum) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::add(sum[0].0, sum[1].1), S::sub(sum[0].1, sum[1].0)) }
    }
    #[inline(always)]
    unsafe fn minus(a: Self::E, b: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::sub(a.0, b.0), S::sub(a.1, b.1)) }
    }
    #[inline(always)]
    unsafe fn minus_product(c: Self::E, v: Self::E, s: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe {
            (S::fma(v.1, s.1, S::fnma(v.0, s.0, c.0)), S::fnma(v.0, s.1, S::fnma(v.1, s.0, c.1)))
        }
    }
    #[inline(always)]
    unsafe fn minus_product_conj(c: Self::E, v: Self::E, s: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe {
            (S::fnma(v.1, s.1, S::fnma(v.0, s.0, c.0)), S::fma(v.0, s.1, S::fnma(v.1, s.0, c.1)))
        }
    }
    #[inline(always)]
    unsafe fn times_rounded(v: Self::E, s: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe {
            (S::sub(S::mul(v.0, s.0), S::mul(v.1, s.1)), S::add(S::mul(v.1, s.0), S::mul(v.0, s.1)))
        }
    }
    #[inline(always)]
    unsafe fn times_real(v: Self::E, s: S::V) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::mul(v.0, s), S::mul(v.1, s)) }
    }
    #[inline(always)]
    unsafe fn square(e: Self::E) -> S::V {
        // SAFETY: passed on.
        unsafe { S::add(S::mul(e.0, e.0), S::mul(e.1, e.1)) }
    }
    #[inline(always)]
    unsafe fn size(e: Self::E) -> S::V {
        // SAFETY: passed on.
        unsafe { S::add(S::abs(e.0), S::abs(e.1)) }
    }
    #[inline(always)]
    unsafe fn inverse(e: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe {
            let square = S::add(S::mul(e.0, e.0), S::mul(e.1, e.1));
            let minus = S::sub(S::splat(-S::R::ZERO), e.1);
            (S::div(e.0, square), S::div(minus, square))
        }
    }
    #[inline(always)]
    unsafe fn plain(size: S::V) -> u32 {
        let [least, most] = S::R::SQUARED;
        // SAFETY: passed on.
        unsafe { S::bits(S::ge(size, S::splat(least))) & S::bits(S::ge(S::splat(most), size)) }
    }
    #[inline(always)]
    unsafe fn choose(m: S::Mask, a: Self::E, b: Self::E) -> Self::E {
        // SAFETY: passed on.
        unsafe { (S::select(m, a.0, b.0), S::select(m, a.1, b.1)) }
    }
    #[inline(always)]
    unsafe fn real(e: Self::E) -> S::V {
        e.0
    }
    #[inline(always)]
    unsafe fn from_real(re: S::V) -> Self::E {
        // SAFETY: passed on.
        unsafe { (re, S::splat(S::R::ZERO)) }
    }
}

type R<L> = <<L as Vect>::T as Scalar>::Real;
type S<L> = <L as Planar>::S;

/// The interleaved matrices in work memory.
pub(super) struct Matrix<L: Planar> {
    start: *mut R<L>,
    down: usize,
    across: usize,
}

impl<L: Planar> Clone for Matrix<L> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<L: Planar> Copy for Matrix<L> {}

impl<L: Planar> Matrix<L> {
    /// Reals in an element of all members.
    pub const WIDTH: usize = L::PARTS * <S<L> as Simd>::LANES;
    #[inline(always)]
    pub fn new(g: &Group<L::T>) -> Self {
        let (down, across) = g.strides;
        Matrix { start: g.work.cast(), down: down * Self::WIDTH, across: across * Self::WIDTH }
    }
    #[inline(always)]
    pub fn at(&self, i: usize, j: usize) -> *mut R<L> {
        self.start.wrapping_add(i * self.down + j * self.across)
    }

    /// How far column c is from column 0.
    #[inline(always)]
    pub fn across(&self, c: usize) -> usize {
        c * self.across
    }

    /// The rows [i, i + rows) and columns [j, j + cols), both at most [`Planar::TILE`], minus the product
    /// of the first k columns of these rows with the first k rows of these columns; or, if CONJ, with the
    /// adjoint of the first k columns of the rows j.., and only on and below the diagonal.
    ///
    /// # Safety
    /// The CPU has L's instruction set; the elements exist.
    #[inline(always)]
    pub unsafe fn update<const CONJ: bool>(
        &self,
        k: usize,
        (i, rows): (usize, usize),
        (j, cols): (usize, usize),
    ) {
        let (tall, wide) = L::TILE;
        let mut x = [self.start.cast_const(); 4];
        let mut y = x;
        for r in 0..tall {
            x[r] = self.at(i + r.min(rows - 1), 0);
        }
        for c in 0..wide {
            let there = j + c.min(cols - 1);
            y[c] = if CONJ { self.at(there, 0) } else { self.at(0, there) };
        }
        let step = if CONJ { self.across } else { self.down };
        // SAFETY: the caller's promise; a tile that is cut short repeats its last row and column.
        unsafe {
            let mut sums = [[L::none(); 4]; 4];
            for p in 0..k {
                let mut vx = [L::read(x[0]); 4];
                for r in 0..tall {
                    vx[r] = L::read(x[r].wrapping_add(p * self.across));
                }
                for c in 0..wide {
                    let vy = L::read(y[c].wrapping_add(p * step));
                    for r in 0..tall {
                        sums[c][r] = L::product(sums[c][r], vx[r], vy);
                    }
                }
            }
            for c in 0..wide {
                for r in 0..tall {
                    if c < cols && r < rows && !(CONJ && i + r < j + c) {
                        let sum = sums[c][r];
                        let sum = if CONJ { L::total_conj(sum) } else { L::total(sum) };
                        let p = self.at(i + r, j + c);
                        L::write(p, L::minus(L::read(p), sum));
                    }
                }
            }
        }
    }

    /// [`Matrix::update`] without CONJ, each product subtracted by itself.
    ///
    /// # Safety
    /// As for that.
    #[inline(always)]
    pub unsafe fn subtract(&self, k: usize, (i, rows): (usize, usize), (j, cols): (usize, usize)) {
        let (tall, wide) = L::TILE;
        let (mut x, mut y) = ([self.start.cast_const(); 4], [self.start.cast_const(); 4]);
        for r in 0..tall {
            x[r] = self.at(i + r.min(rows - 1), 0);
        }
        for c in 0..wide {
            y[c] = self.at(0, j + c.min(cols - 1));
        }
        // SAFETY: the caller's promise; a tile that is cut short repeats its last row and column.
        unsafe {
            let mut t = [[L::read(x[0]); 4]; 4];
            for c in 0..wide {
                for r in 0..tall {
                    t[c][r] = L::read(self.at(i + r.min(rows - 1), j + c.min(cols - 1)));
                }
            }
            for p in 0..k {
                let mut vx = [t[0][0]; 4];
                for r in 0..tall {
                    vx[r] = L::read(x[r].wrapping_add(p * self.across));
                }
                for c in 0..wide {
                    let vy = L::read(y[c].wrapping_add(p * self.down));
                    for r in 0..tall {
                        t[c][r] = L::minus_product(t[c][r], vx[r], vy);
                    }
                }
            }
            for c in 0..wide {
                for r in 0..tall {
                    if c < cols && r < rows {
                        L::write(self.at(i + r, j + c), t[c][r]);
                    }
                }
            }
        }
    }
}

/// Brings the members into work memory.
///
/// # Safety
/// The CPU has L's instruction set; the pieces are readable; `work` is as [`Group`] says.
#[inline(always)]
pub(super) unsafe fn gather<L: Planar>(g: &Group<L::T>) {
    let lanes = <S<L> as Simd>::LANES;
    for piece in g.pieces {
        if !piece.read {
            continue;
        }
        let to = g.work.cast::<R<L>>().wrapping_add(piece.at * lanes);
        // SAFETY: the caller's promise.
        unsafe {
            if piece.count == lanes {
                let mut x = [S::<L>::splat(R::<L>::ZERO); MOST_LANES];
                for i in 0..lanes {
                    x[i] = S::<L>::load(g.from[i].cast::<R<L>>().wrapping_add(piece.from));
                }
                <S<L>>::transpose(&mut x);
                for r in 0..lanes {
                    S::<L>::store(to.wrapping_add(r * lanes), x[r]);
                }
            } else {
                let mut x = [S::<L>::splat(R::<L>::ZERO); MOST_LANES];
                for i in 0..lanes {
                    let p = g.from[i].cast::<R<L>>().wrapping_add(piece.from);
                    x[i] = S::<L>::load_n(p, piece.count);
                }
                <S<L>>::transpose(&mut x);
                for r in 0..lanes {
                    if r < piece.count {
                        S::<L>::store(to.wrapping_add(r * lanes), x[r]);
                    }
                }
            }
        }
    }
}

/// Writes the members that have a bit in `good`.
///
/// # Safety
/// The CPU has L's instruction set; the elements kept of these members are writable.
#[inline(always)]
pub(super) unsafe fn scatter<L: Planar>(g: &Group<L::T>, good: u32) {
    let lanes = <S<L> as Simd>::LANES;
    let all = u32::MAX >> (32 - lanes);
    for piece in g.pieces {
        if piece.kept == 0 {
            continue;
        }
        let from = g.work.cast_const().cast::<R<L>>().wrapping_add(piece.at * lanes);
        // SAFETY: the caller's promise; what lies beyond a short piece is not written.
        unsafe {
            let to = |i: usize| g.to[i].cast::<R<L>>().wrapping_add(piece.to);
            let mut x = [S::<L>::splat(R::<L>::ZERO); MOST_LANES];
            if piece.count == lanes && good == all {
                for r in 0..lanes {
                    x[r] = S::<L>::load(from.wrapping_add(r * lanes));
                }
                <S<L>>::transpose(&mut x);
                if piece.kept == all {
                    for i in 0..lanes {
                        S::<L>::store(to(i), x[i]);
                    }
                } else {
                    S::<L>::store_bits_each(to, &x, piece.kept);
                }
                continue;
            }
            let mut x = [S::<L>::splat(R::<L>::ZERO); MOST_LANES];
            for r in 0..lanes {
                if r < piece.count {
                    x[r] = S::<L>::load(from.wrapping_add(r * lanes));
                }
            }
            <S<L>>::transpose(&mut x);
            for i in 0..lanes {
                if good >> i & 1 == 1 {
                    S::<L>::store_bits(to(i), x[i], piece.kept);
                }
            }
        }
    }
}
