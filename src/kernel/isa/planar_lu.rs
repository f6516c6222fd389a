//! LU factorization with partial pivoting of interleaved matrices: `lu.rs` with a lane for each member.
//!
//! A block column takes the sums of products and the solves of `lu.rs`, with its cuts, then the eliminations of
//! `panel.rs`, each product rounded; or, where `lu_few.rs` or `lu_still.rs` factors the single matrix, one product after the
//! other: every element meets the operations of the single kernel in their order. Members choose their pivots
//! lane by lane; rows are exchanged by selecting lanes, for one member or for all that have chosen a row.

use super::planar::{Group, Matrix, Planar, gather, many, scatter};
use super::simd::{MOST_LANES, Simd};
use crate::kernel::scalar::{Real, Scalar};
use core::mem::MaybeUninit;

/// Largest order.
pub(crate) const MOST: usize = 32;

/// Columns that are solved together.
const COLS: usize = 4;
/// Rows of a matrix that are all asked for the pivots, by vectors of few lanes.
const FEW_ROWS: usize = 4;

type Lanes<L> = <L as Planar>::S;
type Reals<L> = <<L as Planar>::S as Simd>::V;
type Mask<L> = <<L as Planar>::S as Simd>::Mask;

/// What decides the operations of the single kernel: columns in a block, rows of U that are solved together, and
/// whether products are subtracted one after the other, fused, instead.
#[derive(Clone, Copy)]
pub(crate) struct Cuts {
    pub cols: usize,
    pub rows: usize,
    pub fused: bool,
}

/// The members become their LU factors. Member i has its 1-based pivots at `pivots + i n`; null factors
/// without interchanges. Returns a bit for each lane that met a pivot that is zero, NaN or so small that
/// its reciprocal may overflow; these members and their pivots are not written.
///
/// # Safety
/// The CPU has L's instruction set; the group is as [`Group`] says, of order [`MOST`] at most.
#[inline(always)]
pub(crate) unsafe fn getrf<L: Planar>(g: &Group<L::T>, cuts: Cuts, pivots: *mut i32) -> u32 {
    let members = u32::MAX >> (32 - g.count);
    let n = g.n;
    // SAFETY: the caller's promise; pivots have their vectors behind the matrix.
    unsafe {
        gather::<L>(g);
        let end = n * g.strides.0.max(g.strides.1) * Matrix::<L>::WIDTH;
        let found = g.work.cast::<<Lanes<L> as Simd>::R>().wrapping_add(end);
        let good = match (pivots.is_null(), n, cuts.fused) {
            (true, _, false) => factor::<L, false, false>(n, g, cuts, found),
            (true, _, true) => factor::<L, false, true>(n, g, cuts, found),
            // A constant order makes straight code.
            (_, 4, _) => factor::<L, true, false>(4, g, Cuts { cols: 4, ..cuts }, found),
            (_, _, false) => factor::<L, true, false>(n, g, cuts, found),
            (_, _, true) => factor::<L, true, true>(n, g, cuts, found),
        } & members;
        scatter::<L>(g, good);
        if !pivots.is_null() {
            rows::<L>(n, found, pivots, good);
        }
        members & !good
    }
}

/// The members' coded pivots, one row of lanes for each step, as integers of each member in `good`.
#[inline(always)]
unsafe fn rows<L: Planar>(
    n: usize,
    found: *const <Lanes<L> as Simd>::R,
    pivots: *mut i32,
    good: u32,
) {
    let lanes = <Lanes<L> as Simd>::LANES;
    // SAFETY: the caller's promise; the vector on the stack is as long as any.
    unsafe {
        for start in (0..n).step_by(lanes) {
            let count = lanes.min(n - start);
            let mut x = [<Lanes<L>>::splat(<Lanes<L> as Simd>::R::ZERO); MOST_LANES];
            for r in 0..lanes {
                if r < count {
                    x[r] = <Lanes<L>>::load(found.wrapping_add((start + r) * lanes));
                }
            }
            <Lanes<L>>::transpose(&mut x);
            let mut line = [<Lanes<L> as Simd>::R::ZERO; MOST_LANES];
            for i in 0..lanes {
                if good >> i & 1 == 1 {
                    <Lanes<L>>::store(line.as_mut_ptr(), x[i]);
                    for j in 0..count {
                        *pivots.wrapping_add(i * n + start + j) = integer(&raw const line[j]);
                    }
                }
            }
        }
    }
}

/// Row numbers are kept as the last digits of a number whose unit roundoff is 1.
#[inline(always)]
fn coded<R: Real>(row: usize) -> R {
    if size_of::<R>() == 4 {
        R::from_usize((1 << 23) + row)
    } else {
        R::from_usize(1 << 26) * R::from_usize(1 << 26) + R::from_usize(row)
    }
}

/// The row number in a coded one.
///
/// # Safety
/// p is readable.
#[inline(always)]
unsafe fn integer<R: Real>(p: *const R) -> i32 {
    // SAFETY: the caller's promise; a real has 4 or 8 bytes.
    unsafe {
        if size_of::<R>() == 4 {
            p.cast::<i32>().read() & 0x7f_ffff
        } else {
            p.cast::<u64>().read() as i32
        }
    }
}

/// Returns a bit for each lane whose pivots are usual ones.
#[inline(always)]
unsafe fn factor<L: Planar, const PIVOT: bool, const FUSED: bool>(
    n: usize,
    g: &Group<L::T>,
    cuts: Cuts,
    found: *mut <Lanes<L> as Simd>::R,
) -> u32 {
    let (mut good, a) = (u32::MAX, Matrix::<L>::new(g));
    // SAFETY: the caller's promise.
    unsafe {
        for j in (0..n).step_by(cuts.cols) {
            let end = n.min(j + cuts.cols);
            if j > 0 {
                left::<L, FUSED>(n, a, (j, end), cuts.rows);
            }
            let mut k = j;
            while !many::<L::S>() && n > FEW_ROWS && k + 2 <= end {
                g.ahead::<L::S>(k);
                g.ahead::<L::S>(k + 1);
                good &= two_steps::<L, PIVOT, FUSED>(a, k, (n, end), found);
                k += 2;
            }
            while k < end {
                g.ahead::<L::S>(k);
                let pivot = if PIVOT { interchange(n, a, k, found) } else { L::read(a.at(k, k)) };
                good &= usual::<L>(pivot);
                eliminate::<L, FUSED>(a, k, (n, end), L::inverse(pivot));
                k += 1;
            }
        }
    }
    good
}

/// A bit for each lane whose pivot is not zero, NaN or so small that its reciprocal may overflow, nor so large.
#[inline(always)]
unsafe fn usual<L: Planar>(pivot: L::E) -> u32 {
    // SAFETY: the caller's promise.
    unsafe { L::plain(L::size(pivot)) }
}

/// Steps k and k + 1, both below `end`. Columns that neither of their pivots comes from lose both products at once, so that
/// each element is read and written once for two steps.
#[inline(always)]
unsafe fn two_steps<L: Planar, const PIVOT: bool, const FUSED: bool>(
    a: Matrix<L>,
    k: usize,
    (n, end): (usize, usize),
    found: *mut <Lanes<L> as Simd>::R,
) -> u32 {
    let mut good = u32::MAX;
    // SAFETY: the caller's promise.
    unsafe {
        for s in k..k + 2 {
            let pivot = if PIVOT { interchange(n, a, s, found) } else { L::read(a.at(s, s)) };
            good &= usual::<L>(pivot);
            eliminate::<L, FUSED>(a, s, (n, k + 2), L::inverse(pivot));
        }
        let mut c = k + 2;
        while L::PARTS == 1 && c + COLS <= end {
            eliminate_two::<L, FUSED, COLS>(a, k, n, c);
            c += COLS;
        }
        while c < end {
            eliminate_two::<L, FUSED, 1>(a, k, n, c);
            c += 1;
        }
    }
    good
}

/// The block column [j, end) takes what the columns left of it have to give.
#[inline(always)]
unsafe fn left<L: Planar, const FUSED: bool>(
    n: usize,
    a: Matrix<L>,
    (j, end): (usize, usize),
    rows: usize,
) {
    // SAFETY: the caller's promise; rows and columns end at the ends named.
    unsafe {
        for p in (0..j).step_by(rows) {
            let last = j.min(p + rows);
            if p > 0 {
                update::<L, FUSED>(a, p, (p, last), (j, end));
            }
            for i in p + 1..last {
                let mut c = j;
                while c + COLS <= end {
                    solve::<L, COLS>(a, (p, i), c);
                    c += COLS;
                }
                while c < end {
                    solve::<L, 1>(a, (p, i), c);
                    c += 1;
                }
            }
        }
        update::<L, FUSED>(a, j, (j, n), (j, end));
    }
}

/// Rows and columns of the ranges named minus the product of the k columns and rows before them.
#[inline(always)]
unsafe fn update<L: Planar, const FUSED: bool>(
    a: Matrix<L>,
    k: usize,
    (top, bottom): (usize, usize),
    (j, end): (usize, usize),
) {
    let (tall, wide) = L::TILE;
    for c in (j..end).step_by(wide) {
        for i in (top..bottom).step_by(tall) {
            // SAFETY: the caller's promise; tiles end at the ends of the ranges.
            unsafe {
                let (rows, cols) = ((i, tall.min(bottom - i)), (c, wide.min(end - c)));
                if FUSED { a.subtract(k, rows, cols) } else { a.update::<false>(k, rows, cols) }
            }
        }
    }
}

/// Row i of U in columns [c, c + COLS): minus the products with the rows [p, i).
#[inline(always)]
unsafe fn solve<L: Planar, const COLS: usize>(a: Matrix<L>, (p, i): (usize, usize), c: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        let mut t = [L::read(a.at(i, c)); COLS];
        for q in 1..COLS {
            t[q] = L::read(a.at(i, c + q));
        }
        for r in p..i {
            let l = L::read(a.at(i, r));
            for q in 0..COLS {
                t[q] = L::minus_product(t[q], l, L::read(a.at(r, c + q)));
            }
        }
        for q in 0..COLS {
            L::write(a.at(i, c + q), t[q]);
        }
    }
}

/// Finds the members' pivots in column k, and exchanges them with row k in all columns. Returns the pivots.
#[inline(always)]
unsafe fn interchange<L: Planar>(
    n: usize,
    a: Matrix<L>,
    k: usize,
    found: *mut <Lanes<L> as Simd>::R,
) -> L::E {
    // SAFETY: the caller's promise.
    unsafe {
        let own = <Lanes<L>>::splat(coded(k + 1));
        let one = <Lanes<L>>::splat(<Lanes<L> as Simd>::R::ONE);
        // The first row of the largest modulus; a NaN is passed over, one in row k is seen as a pivot.
        let mut best: Reals<L> = L::size(L::read(a.at(k, k)));
        let (mut row, mut chosen) = (own, own);
        for i in k + 1..n {
            let size = L::size(L::read(a.at(i, k)));
            row = <Lanes<L>>::add(row, one);
            let larger = <Lanes<L>>::gt(size, best);
            best = <Lanes<L>>::max(size, best);
            chosen = <Lanes<L>>::select(larger, row, chosen);
        }
        <Lanes<L>>::store(found.wrapping_add(k * <Lanes<L> as Simd>::LANES), chosen);
        if many::<L::S>() {
            by_rows::<L, true>(n, a, k, chosen);
        } else if n <= FEW_ROWS {
            by_rows::<L, false>(n, a, k, chosen);
        } else {
            by_lanes(n, a, k, found);
        }
        L::read(a.at(k, k))
    }
}

/// Exchanges the pivots' rows with row k: rows that some member has chosen one after the other, each for who has.
#[inline(always)]
unsafe fn by_rows<L: Planar, const ASK: bool>(n: usize, a: Matrix<L>, k: usize, chosen: Reals<L>) {
    // SAFETY: the caller's promise.
    unsafe {
        let one = <Lanes<L>>::splat(<Lanes<L> as Simd>::R::ONE);
        let mut row = <Lanes<L>>::splat(coded(k + 1));
        let mut rows = [const { MaybeUninit::<(usize, Mask<L>)>::uninit() }; MOST];
        let mut count = 0;
        for i in k + 1..n {
            row = <Lanes<L>>::add(row, one);
            let who = <Lanes<L>>::equal(row, chosen);
            if !ASK || who != 0 {
                rows[count].write((i, <Lanes<L>>::mask(who)));
                count += 1;
            }
        }
        for c in 0..n {
            let top = L::read(a.at(k, c));
            let mut taken = top;
            for row in &rows[..count] {
                let (i, who) = row.assume_init();
                let x = L::read(a.at(i, c));
                taken = L::choose(who, x, taken);
                L::write(a.at(i, c), L::choose(who, top, x));
            }
            L::write(a.at(k, c), taken);
        }
    }
}

/// As [`by_rows`], member by member, with no branch to predict: for few lanes. Members may have chosen one row, or row k.
#[inline(always)]
unsafe fn by_lanes<L: Planar>(
    n: usize,
    a: Matrix<L>,
    k: usize,
    found: *const <Lanes<L> as Simd>::R,
) {
    let lanes = <Lanes<L> as Simd>::LANES;
    // SAFETY: the caller's promise.
    unsafe {
        let mut rows = [a.at(k, 0); MOST_LANES];
        for l in 0..lanes {
            rows[l] = a.at(integer(found.wrapping_add(k * lanes + l)) as usize - 1, 0);
        }
        for c in 0..n {
            let top = L::read(a.at(k, c));
            let mut taken = top;
            for l in 0..lanes {
                let (p, own) = (rows[l].wrapping_add(a.across(c)), <Lanes<L>>::mask(1 << l));
                let x = L::read(p);
                taken = L::choose(own, x, taken);
                L::write(p, L::choose(own, top, x));
            }
            L::write(a.at(k, c), taken);
        }
    }
}

/// Column k below its pivot becomes L; columns up to `end` lose their products with it.
#[inline(always)]
unsafe fn eliminate<L: Planar, const FUSED: bool>(
    a: Matrix<L>,
    k: usize,
    (n, end): (usize, usize),
    inverse: L::E,
) {
    // SAFETY: the caller's promise.
    unsafe {
        for i in k + 1..n {
            let p = a.at(i, k);
            L::write(p, L::times_rounded(L::read(p), inverse));
        }
        for c in k + 1..end {
            let u = L::read(a.at(k, c));
            for i in k + 1..n {
                let (p, l) = (a.at(i, c), L::read(a.at(i, k)));
                L::write(p, less::<L, FUSED>(L::read(p), l, u));
            }
        }
    }
}

/// Columns [c, c + COLS) lose their products with columns k and k + 1 of L.
#[inline(always)]
unsafe fn eliminate_two<L: Planar, const FUSED: bool, const COLS: usize>(
    a: Matrix<L>,
    k: usize,
    n: usize,
    c: usize,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let (mut u, mut v) = ([L::read(a.at(k, c)); COLS], [L::read(a.at(k + 1, c)); COLS]);
        let l = L::read(a.at(k + 1, k));
        for q in 0..COLS {
            u[q] = L::read(a.at(k, c + q));
            v[q] = less::<L, FUSED>(L::read(a.at(k + 1, c + q)), l, u[q]);
            L::write(a.at(k + 1, c + q), v[q]);
        }
        for i in k + 2..n {
            let (l, m) = (L::read(a.at(i, k)), L::read(a.at(i, k + 1)));
            for q in 0..COLS {
                let p = a.at(i, c + q);
                let t = less::<L, FUSED>(L::read(p), l, u[q]);
                L::write(p, less::<L, FUSED>(t, m, v[q]));
            }
        }
    }
}

/// t minus the product of l and u.
#[inline(always)]
unsafe fn less<L: Planar, const FUSED: bool>(t: L::E, l: L::E, u: L::E) -> L::E {
    // SAFETY: the caller's promise.
    unsafe { if FUSED { L::minus_product(t, l, u) } else { L::minus(t, L::times_rounded(l, u)) } }
}
