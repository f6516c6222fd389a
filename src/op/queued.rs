//! What the arguments of queued work have in common: addresses that a program hands over, scalars that
//! are known at the call or read when the stream comes to the work, and what is little work.

use crate::device::stream::Weight;

/// Bytes up to which vectors are worked on by the calling thread when its stream is idle: it takes less
/// time than waking another one.
const INLINE_BYTES: usize = 64 << 10;

/// Multiplications up to which a product is.
const INLINE_PRODUCTS: usize = 1 << 17;

/// An address that a program hands over until the stream has done the work.
#[derive(Debug)]
pub struct Address<T>(*mut T);

impl<T> Clone for Address<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Address<T> {}

// SAFETY: an address; what may be done with it is each user's promise.
unsafe impl<T> Send for Address<T> {}
// SAFETY: as above.
unsafe impl<T> Sync for Address<T> {}

impl<T> Address<T> {
    pub fn new(p: *mut T) -> Address<T> {
        Address(p)
    }

    /// Of what is only read.
    pub fn of(p: *const T) -> Address<T> {
        Address(p.cast_mut())
    }

    pub fn get(self) -> *mut T {
        self.0
    }
}

/// A scalar argument.
#[derive(Clone, Copy, Debug)]
pub enum Given<T> {
    /// Known at the call.
    Now(T),
    /// To be read when the stream comes to the work.
    Then(Address<T>),
}

impl<T: Copy> Given<T> {
    /// The value, in the work.
    ///
    /// # Safety
    /// The address can be read.
    pub unsafe fn get(&self) -> T {
        match self {
            Given::Now(value) => *value,
            // SAFETY: the caller's promise.
            Given::Then(at) => unsafe { at.get().read() },
        }
    }
}

/// How to run work on `count` elements of T.
pub fn weight_of<T>(count: usize) -> Weight {
    if count.saturating_mul(size_of::<T>()) <= INLINE_BYTES { Weight::Small } else { Weight::Large }
}

/// How to run an m x n x k product.
pub fn weight_of_product(m: usize, n: usize, k: usize) -> Weight {
    let products = m.saturating_mul(n).saturating_mul(k.max(1));
    if products <= INLINE_PRODUCTS { Weight::Small } else { Weight::Large }
}
