//! Sparse matrices: products, triangular solves, incomplete factorizations, conversions.
//!
//! A matrix comes as the caller's arrays and is passed again at every call, so it is proven sound again
//! at every call: [`csr::Csr::prove`] is one pass at the speed of memory, and `spmv`, whose time is that
//! pass, checks every entry where it uses it. Solves and factorizations are divided into an
//! analysis, which looks at the pattern once and owns what it found, and a numeric part that takes
//! values only: positions were proven by the analysis, so only the number of values is compared.
//!
//! A row is summed by one thread in an order that the pattern fixes, and sums across rows go through a
//! fixed number of partial vectors, so bits do not depend on the number of threads.

use super::par::Executor;
use super::scalar::{Real, Scalar};
use core::fmt::Debug;

pub mod bsr;
pub mod color;
pub mod convert;
pub mod coordinates;
pub mod csr;
pub mod ell;
pub mod expand;
pub mod gtsv;
pub mod ic0;
mod ic0_blocks;
pub mod ilu0;
pub mod ilu0_blocks;
pub mod interleaved;
mod levels;
pub mod masked;
pub mod number;
mod owned;
mod scatter;
pub mod sddmm;
pub mod sell;
pub mod spgemm;
pub mod spmm;
pub mod spmv;
mod strict;
pub mod trsm;
pub mod trsv;
pub mod vector;

/// The type of offsets and indices: C's `int` or `int64_t`.
pub trait Index: Copy + Ord + Debug + Send + Sync + 'static {
    /// The largest number it holds.
    const MAX: usize;
    /// Its distance from the base. What is no index becomes a number above every size.
    fn since(self, base: usize) -> usize;
    /// The number n, which is at most MAX.
    fn new(n: usize) -> Self;
    /// Whether all of them, counted from the base, are below n.
    fn all_below(indices: &[Self], base: usize, n: usize) -> bool;
}

macro_rules! index {
    ($($t:ty)*) => {$(
        impl Index for $t {
            const MAX: usize = <$t>::MAX as usize;
            #[inline(always)]
            fn since(self, base: usize) -> usize {
                (self as isize as usize).wrapping_sub(base)
            }
            #[inline(always)]
            fn new(n: usize) -> Self {
                n as $t
            }
            fn all_below(indices: &[Self], base: usize, n: usize) -> bool {
                // The sign of d or of n - 1 - d: every instruction set has these on vectors, and
                // unsigned comparisons not.
                let (base, last) = (base as $t, n.min(<Self as Index>::MAX) as $t - 1);
                let signs = indices.iter().fold(0, |signs, i| {
                    let d = i.wrapping_sub(base);
                    signs | d | last.wrapping_sub(d)
                });
                signs >= 0
            }
        }
    )*};
}
index!(i32 i64);

/// What may stand beside an index: an element, a position, or `()` for nothing.
pub trait Value: Copy + Send + Sync + 'static {}
impl<T: Copy + Send + Sync + 'static> Value for T {}

/// What indices count from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    Zero,
    One,
}

impl Base {
    #[inline(always)]
    pub fn offset(self) -> usize {
        self as usize
    }
}

/// Why a sparse kernel did not do its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Offsets that decrease or lead outside, or an index that names no row or column: found at this
    /// row (of a compressed matrix) or entry (of a list of coordinates).
    Malformed {
        at: usize,
    },
    /// An array has fewer elements than the shape asks for.
    Short,
    /// More entries or rows than the index type, or an analysis, can count.
    TooLarge,
    OutOfMemory,
}

pub type Result<T> = core::result::Result<T, Error>;

/// Bytes moved below which a call stays on its thread, and bytes in one task, about.
pub(super) const PARALLEL: usize = 256 << 10;
pub(super) const TASK: usize = 256 << 10;

/// Calls f(from, to) for ranges of 0..n that move `bytes` each element, on all threads. For work whose
/// bits do not depend on the cut.
pub(super) fn for_ranges(
    par: &dyn Executor,
    n: usize,
    bytes: usize,
    f: impl Fn(usize, usize) + Sync,
) {
    let total = n.saturating_mul(bytes);
    if total < PARALLEL || par.width() == 1 {
        return if n > 0 {
            f(0, n)
        };
    }
    let tasks = (total / TASK).clamp(1, 4 * par.width()).min(n);
    let each = n.div_ceil(tasks);
    par.run(n.div_ceil(each), &|task, _| f(task * each, n.min((task + 1) * each)));
}

/// Entries of a row, as an analysis keeps them: columns, and positions among the values.
pub(super) type Entries = [(u32, u32)];

/// Calls f(p, q) with the positions of columns that two ascending rows have in common.
#[inline(always)]
pub(super) fn common(a: &Entries, b: &Entries, mut f: impl FnMut(usize, usize)) {
    if a.len() > 32 * b.len() {
        return common_with_long(a, b, |y, x| f(x, y));
    }
    if b.len() > 32 * a.len() {
        return common_with_long(b, a, f);
    }
    let (mut p, mut q) = (0, 0);
    while p < a.len() && q < b.len() {
        let (x, y) = (a[p], b[q]);
        if x.0 == y.0 {
            f(x.1 as usize, y.1 as usize);
        }
        p += usize::from(x.0 <= y.0);
        q += usize::from(y.0 <= x.0);
    }
}

/// [`common`] by searching: f gets the position in the short row first.
#[cold]
fn common_with_long(long: &Entries, short: &Entries, mut f: impl FnMut(usize, usize)) {
    for &(column, k) in short {
        if let Ok(at) = long.binary_search_by_key(&column, |e| e.0) {
            f(k as usize, long[at].1 as usize);
        }
    }
}

/// |a|, formed from the larger part, so that it neither overflows nor vanishes where it need not; NaN if a part is.
pub(super) fn modulus<T: Scalar>(a: T) -> T::Real {
    let (re, im) = (a.re().abs(), a.im().abs());
    if re.is_nan() || im.is_nan() {
        return re + im;
    }
    let (small, large) = if re < im { (re, im) } else { (im, re) };
    if small.is_zero() || !large.is_finite() {
        return large;
    }
    let ratio = small.div(large);
    large * (T::Real::ONE + ratio * ratio).sqrt()
}
