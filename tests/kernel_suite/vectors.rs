//! A vector inside a larger buffer whose other elements hold a guard NaN that must not change.

use crate::common::{Element, Rng, Wide};
use lucho::kernel::vector::{VecMut, VecRef};

pub const INCS: [isize; 4] = [1, 2, -1, -3];

/// Guard elements before and behind.
const MARGIN: usize = 24;

#[derive(Clone)]
pub struct Vector<T> {
    buf: Vec<T>,
    pub n: usize,
    pub inc: isize,
}

impl<T: Element> Vector<T> {
    pub fn new(n: usize, inc: isize, mut f: impl FnMut(usize) -> T) -> Self {
        let span = n.saturating_sub(1) * inc.unsigned_abs() + 1;
        let mut v = Vector { buf: vec![T::guard(); span + 2 * MARGIN], n, inc };
        for i in 0..n {
            let at = v.at(i);
            v.buf[at] = f(i);
        }
        v
    }
    pub fn random(n: usize, inc: isize, rng: &mut Rng) -> Self {
        Self::new(n, inc, |_| rng.element())
    }
    /// BLAS: element i of a negative increment is counted from the far end.
    fn at(&self, i: usize) -> usize {
        let back = if self.inc < 0 { (self.n as isize - 1) * -self.inc } else { 0 };
        (MARGIN as isize + back + i as isize * self.inc) as usize
    }
    pub fn get(&self, i: usize) -> T {
        self.buf[self.at(i)]
    }
    pub fn set(&mut self, i: usize, x: T) {
        let at = self.at(i);
        self.buf[at] = x;
    }
    pub fn wide(&self, i: usize) -> T::Wide {
        self.get(i).wide()
    }
    pub fn view(&self) -> VecRef<'_, T> {
        // SAFETY: sized in `new`.
        unsafe { VecRef::from_blas(self.buf[MARGIN..].as_ptr(), self.n, self.inc) }
    }
    pub fn view_mut(&mut self) -> VecMut<'_, T> {
        // SAFETY: sized in `new`.
        unsafe { VecMut::from_blas(self.buf[MARGIN..].as_mut_ptr(), self.n, self.inc) }
    }
    /// Fails unless everything that is not an element is a guard.
    #[track_caller]
    pub fn guarded(&self) {
        let mut free = vec![true; self.buf.len()];
        (0..self.n).for_each(|i| free[self.at(i)] = false);
        for (x, free) in self.buf.iter().zip(free) {
            assert!(!free || x.bits() == T::guard().bits(), "a guard was written to");
        }
    }
    pub fn bits(&self) -> Vec<(u64, u64)> {
        self.buf.iter().map(|x| x.bits()).collect()
    }
}

/// A sum of the oracle, and the sum of moduli that its error is measured by.
#[derive(Clone, Copy)]
pub struct Sum<W> {
    pub value: W,
    pub size: f64,
    pub terms: usize,
}

impl<W: Wide> Sum<W> {
    pub fn new() -> Self {
        Sum { value: W::ZERO, size: 0.0, terms: 0 }
    }
    pub fn add(&mut self, w: W) {
        self.value = self.value + w;
        self.size += w.abs();
        self.terms += 1;
    }
}

/// Fails unless `got` is the sum up to rounding errors in any order.
#[track_caller]
pub fn close<T: Element>(got: T, sum: &Sum<T::Wide>, what: std::fmt::Arguments) {
    let off = (got.wide() - sum.value).abs();
    let allowed = (sum.terms as f64 + 4.0) * 2.0 * T::EPS * sum.size;
    assert!(off <= allowed, "{what}: {got:?} is off by {off:.3e}, allowed {allowed:.3e}");
}
