//! The work memory of a solution, cut into pieces.

use super::format::{Format, Working};
use super::gmres::Krylov;
use super::{Refinement, Settings, squeeze};
use crate::kernel::scalar::Scalar;
use crate::kernel::view::MatMut;
use core::mem::MaybeUninit;

const LINE: usize = 64;

/// Hands out pieces that begin at cache lines; with no memory behind it, it only counts.
struct Cutter {
    start: *mut u8,
    used: usize,
}

impl Cutter {
    fn take<X>(&mut self, count: usize) -> *mut X {
        let place = self.start.wrapping_add(self.used).cast();
        let bytes = count.saturating_mul(size_of::<X>());
        self.used =
            self.used.saturating_add(bytes).checked_next_multiple_of(LINE).unwrap_or(usize::MAX);
        place
    }
    /// A column-major matrix, and the distance of its columns, an odd number of cache lines.
    fn matrix<X>(&mut self, rows: usize, cols: usize) -> (*mut X, isize) {
        let line = (LINE / size_of::<X>()).max(1);
        let ld = (rows.div_ceil(line) | 1).saturating_mul(line);
        (self.take(ld.saturating_mul(cols)), ld as isize)
    }
}

/// Where the pieces are.
struct Places<T: Working, F: Format<T>> {
    low: (*mut F::Store, isize),
    rows: *mut T::Real,
    cols: *mut T::Real,
    squeeze: *mut MaybeUninit<T::Real>,
    factor: *mut MaybeUninit<T::Low>,
    rhs: *mut T::Low,
    residual: *mut T,
    solution: *mut T,
    krylov: Option<Basis<T>>,
}

struct Basis<T: Scalar> {
    vectors: usize,
    basis: (*mut T, isize),
    directions: (*mut T, isize),
    hessenberg: *mut T,
    g: *mut T,
    sines: *mut T,
    cosines: *mut T::Real,
}

fn places<T: Working, F: Format<T>>(
    cutter: &mut Cutter,
    (n, nrhs): (usize, usize),
    settings: &Settings<T::Real>,
) -> Places<T, F> {
    let square = n.saturating_mul(nrhs);
    let by_gmres = matches!(settings.refinement, Refinement::Automatic | Refinement::Gmres);
    // More vectors than n are never needed, nor fewer than one.
    let m = settings.inner.clamp(1, n);
    Places {
        low: cutter.matrix(n, n),
        rows: cutter.take(n),
        cols: cutter.take(n),
        squeeze: cutter.take(squeeze::work(n)),
        factor: cutter.take(F::work(n)),
        rhs: cutter.take(square),
        residual: cutter.take(square),
        solution: cutter.take(square),
        krylov: by_gmres.then(|| Basis {
            vectors: m,
            basis: cutter.matrix(n, m + 1),
            directions: cutter.matrix(n, m),
            hessenberg: cutter.take((m + 1).saturating_mul(m)),
            g: cutter.take(m + 1),
            sines: cutter.take(m),
            cosines: cutter.take(m),
        }),
    }
}

/// Bytes of work memory for a system of order n with these right-hand sides.
pub fn bytes<T: Working, F: Format<T>>(
    n: usize,
    nrhs: usize,
    settings: &Settings<T::Real>,
) -> usize {
    let mut cutter = Cutter { start: core::ptr::null_mut(), used: 0 };
    places::<T, F>(&mut cutter, (n, nrhs), settings);
    // The start may have to be moved to a line.
    cutter.used.saturating_add(LINE)
}

/// The pieces.
pub struct Memory<'a, T: Working, F: Format<T>> {
    pub low: MatMut<'a, F::Store>,
    pub rows: &'a mut [T::Real],
    pub cols: &'a mut [T::Real],
    pub squeeze: &'a mut [MaybeUninit<T::Real>],
    pub factor: &'a mut [MaybeUninit<T::Low>],
    pub rhs: MatMut<'a, T::Low>,
    pub residual: MatMut<'a, T>,
    pub solution: MatMut<'a, T>,
    pub krylov: Option<Krylov<'a, T>>,
}

/// # Safety
/// The piece is the caller's alone for 'a, and any bits are an element.
unsafe fn zeroed<'a, X: Scalar>(p: *mut X, count: usize) -> &'a mut [X] {
    // SAFETY: the caller's promise.
    unsafe {
        (0..count).for_each(|i| p.add(i).write(X::ZERO));
        core::slice::from_raw_parts_mut(p, count)
    }
}

impl<'a, T: Working, F: Format<T>> Memory<'a, T, F> {
    /// None if `work` is too short.
    pub fn new(
        work: &'a mut [MaybeUninit<f64>],
        (n, nrhs): (usize, usize),
        settings: &Settings<T::Real>,
    ) -> Option<Self> {
        if size_of_val(work) < bytes::<T, F>(n, nrhs, settings) {
            return None;
        }
        let start = work.as_mut_ptr().cast::<u8>();
        let start = start.wrapping_add(start.align_offset(LINE).min(LINE));
        let p = places::<T, F>(&mut Cutter { start, used: 0 }, (n, nrhs), settings);
        // SAFETY: the pieces lie in `work`, which is as long as `bytes` says, none in another, and no matrix is read
        // before it is written.
        Some(unsafe {
            Memory {
                low: MatMut::from_raw(p.low.0, n, n, 1, p.low.1),
                rows: zeroed(p.rows, n),
                cols: zeroed(p.cols, n),
                squeeze: core::slice::from_raw_parts_mut(p.squeeze, squeeze::work(n)),
                factor: core::slice::from_raw_parts_mut(p.factor, F::work(n)),
                rhs: MatMut::from_raw(p.rhs, n, nrhs, 1, n as isize),
                residual: MatMut::from_raw(p.residual, n, nrhs, 1, n as isize),
                solution: MatMut::from_raw(p.solution, n, nrhs, 1, n as isize),
                krylov: p.krylov.map(|k| {
                    let m = k.vectors;
                    Krylov {
                        basis: MatMut::from_raw(k.basis.0, n, m + 1, 1, k.basis.1),
                        directions: MatMut::from_raw(k.directions.0, n, m, 1, k.directions.1),
                        hessenberg: MatMut::from_raw(k.hessenberg, m + 1, m, 1, (m + 1) as isize),
                        g: zeroed(k.g, m + 1),
                        sines: zeroed(k.sines, m),
                        cosines: zeroed(k.cosines, m),
                    }
                }),
            }
        })
    }
}
