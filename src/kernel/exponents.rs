//! The range of an operand's exponents, which says whether pieces of bfloat16 carry it (`gemm_bf16x3.rs`).

use super::isa::amx_pieces::Seen;
use core::sync::atomic::{AtomicU32, Ordering};

/// Bounds of exponents: see the top of `gemm_bf16x3.rs`.
const LEAST: i32 = -100;
const MOST: i32 = 126;
const LEAST_PRODUCT: i32 = -126 + 46;
const MOST_SUM: i32 = 126;

const _: () = assert!(LEAST - 23 >= -126);

/// Sizes of elements, as the bits of moduli, which are ordered as these are.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// Smallest one that is not 0, less 1; u32::MAX if there is none.
    low: u32,
    high: u32,
}

impl Sizes {
    pub const NONE: Sizes = Sizes { low: u32::MAX, high: 0 };

    pub fn of(seen: &Seen) -> Sizes {
        let low = seen.low.iter().fold(u32::MAX, |low, &x| low.min(x));
        Sizes { low, high: seen.high.iter().fold(0, |high, &x| high.max(x)) }
    }
    /// Of both.
    pub fn and(self, other: Sizes) -> Sizes {
        Sizes { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
    /// Exponents of the smallest and the largest; `None` if all are 0.
    fn exponents(self) -> Option<(i32, i32)> {
        let exponent = |bits: u32| (bits >> 23) as i32 - 127;
        (self.high > 0).then(|| (exponent(self.low + 1), exponent(self.high)))
    }
}

/// [`Sizes`] of a whole operand; tasks meet it in any order.
pub(super) struct Range {
    low: AtomicU32,
    high: AtomicU32,
}

impl Range {
    pub fn new() -> Self {
        Range { low: AtomicU32::new(Sizes::NONE.low), high: AtomicU32::new(Sizes::NONE.high) }
    }
    pub fn meet(&self, sizes: Sizes) {
        self.low.fetch_min(sizes.low, Ordering::Relaxed);
        self.high.fetch_max(sizes.high, Ordering::Relaxed);
    }
    pub fn clone(&self) -> Self {
        let Sizes { low, high } = self.sizes();
        Range { low: AtomicU32::new(low), high: AtomicU32::new(high) }
    }
    pub fn sizes(&self) -> Sizes {
        let load = |x: &AtomicU32| x.load(Ordering::Relaxed);
        Sizes { low: load(&self.low), high: load(&self.high) }
    }
}

/// Whether the unit multiplies such operands without loss: see the top of `gemm_bf16x3.rs`.
pub(super) fn carries(a: Sizes, b: Sizes, depth: usize) -> bool {
    let fits = |e: Option<(i32, i32)>| e.is_none_or(|(low, high)| low >= LEAST && high <= MOST);
    let (a, b) = (a.exponents(), b.exponents());
    let product = match (a, b) {
        (Some(a), Some(b)) => {
            let sum = a.1 + b.1 + 2 + depth.next_power_of_two().ilog2() as i32;
            a.0 + b.0 >= LEAST_PRODUCT && sum <= MOST_SUM
        }
        _ => true,
    };
    fits(a) && fits(b) && product
}
