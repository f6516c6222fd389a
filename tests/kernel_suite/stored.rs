//! Matrices in the storages of level 2 (dense, packed, banded), inside memory whose other elements hold a
//! guard NaN that must not change.

use crate::common::Element;
use lucho::kernel::level2::lines::{Lines, LinesMut};
use lucho::kernel::trsm::Uplo;
use lucho::kernel::view::{MatMut, MatRef};

/// How the elements of a matrix lie in memory.
#[derive(Clone, Copy, Debug)]
pub enum Store {
    /// By columns.
    Dense,
    Packed(Uplo),
    /// kl, ku, in columns of the band.
    Band(usize, usize),
    /// A triangle of a band with k diagonals beside the main one.
    TriBand(Uplo, usize),
}

/// A matrix in guarded memory; only the elements that are stored are known.
#[derive(Clone)]
pub struct Stored<T> {
    pub buf: Vec<T>,
    m: usize,
    pub n: usize,
    pub ld: usize,
    pub store: Store,
}

pub const MARGIN: usize = 24;

impl<T: Element> Stored<T> {
    pub fn new(
        m: usize,
        n: usize,
        store: Store,
        gap: usize,
        f: impl Fn(usize, usize) -> T,
    ) -> Self {
        let ld = gap
            + match store {
                Store::Dense => m.max(1),
                Store::Packed(_) => 0,
                Store::Band(kl, ku) => kl + ku + 1,
                Store::TriBand(_, k) => k + 1,
            };
        let len = if let Store::Packed(_) = store { n * (n + 1) / 2 } else { ld * n };
        let mut s = Stored { buf: vec![T::guard(); len + 2 * MARGIN], m, n, ld, store };
        for j in 0..n {
            for i in 0..m {
                if let Some(at) = s.at(i, j) {
                    s.buf[at] = f(i, j);
                }
            }
        }
        s
    }
    fn at(&self, i: usize, j: usize) -> Option<usize> {
        let n = self.n;
        let at = match self.store {
            Store::Dense => i + j * self.ld,
            Store::Packed(Uplo::Upper) if i <= j => (0..j).map(|c| c + 1).sum::<usize>() + i,
            Store::Packed(Uplo::Lower) if i >= j => (0..j).map(|c| n - c).sum::<usize>() + i - j,
            Store::Band(kl, ku) if i <= j + kl && j <= i + ku => ku + i - j + j * self.ld,
            Store::TriBand(Uplo::Upper, k) if i <= j && j <= i + k => k + i - j + j * self.ld,
            Store::TriBand(Uplo::Lower, k) if j <= i && i <= j + k => i - j + j * self.ld,
            _ => return None,
        };
        Some(MARGIN + at)
    }
    pub fn get(&self, i: usize, j: usize) -> T {
        self.at(i, j).map_or(T::ZERO, |at| self.buf[at])
    }
    pub fn ptr(&self) -> *const T {
        self.buf[MARGIN..].as_ptr()
    }
    pub fn view(&self) -> MatRef<'_, T> {
        // SAFETY: sized in `new`.
        unsafe { MatRef::from_raw(self.ptr(), self.m, self.n, 1, self.ld as isize) }
    }
    pub fn view_mut(&mut self) -> MatMut<'_, T> {
        let p = self.buf[MARGIN..].as_mut_ptr();
        // SAFETY: sized in `new`.
        unsafe { MatMut::from_raw(p, self.m, self.n, 1, self.ld as isize) }
    }
    /// # Safety
    /// p is the first element behind the margin of this matrix's buffer.
    unsafe fn lines_at<'a>(&self, uplo: Uplo, p: *const T) -> Lines<'a, T> {
        let (n, ld) = (self.n, self.ld as isize);
        // SAFETY: sized in `new`.
        unsafe {
            match self.store {
                Store::TriBand(_, k) => Lines::band(uplo, n, k, p, ld),
                Store::Packed(_) => Lines::packed(uplo, n, p),
                _ => Lines::dense(uplo, n, p, ld),
            }
        }
    }
    pub fn lines(&self, uplo: Uplo) -> Lines<'_, T> {
        // SAFETY: its own buffer.
        unsafe { self.lines_at(uplo, self.ptr()) }
    }
    pub fn lines_mut(&mut self, uplo: Uplo) -> LinesMut<'_, T> {
        let p = self.buf[MARGIN..].as_mut_ptr();
        // SAFETY: its own buffer, borrowed by nothing else.
        unsafe { LinesMut::new(self.lines_at(uplo, p)) }
    }
    /// Whatever `outside` names gets the guard.
    pub fn hide(mut self, outside: impl Fn(usize, usize) -> bool) -> Self {
        for j in 0..self.n {
            for i in 0..self.m {
                if let (true, Some(at)) = (outside(i, j), self.at(i, j)) {
                    self.buf[at] = T::guard();
                }
            }
        }
        self
    }
    /// Fails unless all that is not an element, or is outside, is as it was in `old`.
    #[track_caller]
    pub fn guarded(&self, old: &Self, outside: impl Fn(usize, usize) -> bool) {
        let mut free = vec![true; self.buf.len()];
        for j in 0..self.n {
            for i in 0..self.m {
                if let (false, Some(at)) = (outside(i, j), self.at(i, j)) {
                    free[at] = false;
                }
            }
        }
        for (k, free) in free.into_iter().enumerate() {
            assert!(!free || self.buf[k].bits() == old.buf[k].bits(), "a guard was written to");
        }
    }
}

/// Whether (i, j) lies in the other triangle.
pub fn outside(uplo: Uplo) -> impl Fn(usize, usize) -> bool {
    move |i, j| if uplo == Uplo::Lower { i < j } else { i > j }
}
