//! C := beta C + alpha A B or beta C + alpha B A, where A is symmetric or Hermitian and one of its triangles is stored.
//!
//! The loops are GEMM's. Only packing differs: a panel's steps are read as stored up to the diagonal,
//! from the mirrored position behind it, and element by element on the few steps where the diagonal
//! passes through, so there is no full copy of A and nothing outside its triangle is read. Upper,
//! right-side and reversed problems are the lower, left-side one on other views.

use super::gemm::{Operand, Part, Source, gemm_sources};
use super::gemm_small::{fits, gemm_small};
use super::isa::Kernels;
use super::par::Ctx;
use super::scalar::Scalar;
use super::trsm::{Side, Uplo};
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

/// A block of a symmetric or Hermitian matrix whose lower triangle is stored.
#[derive(Clone, Copy)]
pub(crate) struct Folded<'a, T> {
    /// The whole matrix.
    mat: MatRef<'a, T>,
    /// What is stored is conjugated as it is read.
    conj: bool,
    hermitian: bool,
    /// The block's first row and column, and its shape.
    at: (usize, usize),
    shape: (usize, usize),
}

impl<'a, T: Scalar> Folded<'a, T> {
    fn new(uplo: Uplo, hermitian: bool, mat: MatRef<'a, T>) -> Self {
        let (at, shape) = ((0, 0), (mat.rows(), mat.cols()));
        match uplo {
            Uplo::Lower => Folded { mat, conj: false, hermitian, at, shape },
            // The lower triangle of the transpose; a Hermitian matrix is the conjugate of that.
            Uplo::Upper => Folded { mat: mat.t(), conj: hermitian, hermitian, at, shape },
        }
    }
    pub(super) fn rows(&self) -> usize {
        self.shape.0
    }
    pub(super) fn cols(&self) -> usize {
        self.shape.1
    }
    pub(super) fn t(self) -> Self {
        let ((i, j), (rows, cols)) = (self.at, self.shape);
        Folded { conj: self.conj != self.hermitian, at: (j, i), shape: (cols, rows), ..self }
    }
    pub(super) fn sub(self, i: usize, j: usize, rows: usize, cols: usize) -> Self {
        Folded { at: (self.at.0 + i, self.at.1 + j), shape: (rows, cols), ..self }
    }
    /// Element (i, j) of the whole matrix.
    fn get(&self, i: usize, j: usize) -> T {
        if i == j && self.hermitian {
            T::from_real(self.mat.get(i, i).re())
        } else if i >= j {
            self.mat.get(i, j).conj_if(self.conj)
        } else {
            self.mat.get(j, i).conj_if(self.conj != self.hermitian)
        }
    }

    /// As [`super::pack::pack_a`].
    ///
    /// # Safety
    /// As there.
    pub(super) unsafe fn pack_a(&self, kr: &Kernels<T>, (from, to): (usize, usize), dst: *mut T) {
        let (rows, k) = self.shape;
        for i in (from..to).map(|panel| panel * kr.mr) {
            let width = kr.mr.min(rows - i);
            // SAFETY: the caller's promise.
            unsafe { self.pack(kr, i, width, kr.pitch(width), dst.wrapping_add(i * k)) };
        }
    }

    /// As [`super::pack::pack_b`].
    ///
    /// # Safety
    /// As there.
    pub(super) unsafe fn pack_b(&self, kr: &Kernels<T>, (from, to): (usize, usize), dst: *mut T) {
        let (k, cols) = self.shape;
        let turned = self.t();
        for j in (from..to).map(|panel| panel * kr.nr) {
            let width = kr.nr.min(cols - j);
            // SAFETY: the caller's promise.
            unsafe { turned.pack(kr, j, width, kr.nr, dst.wrapping_add(j * k)) };
        }
    }

    /// Pack rows [first, first + width) of the block; see [`super::isa::Pack`] for the order.
    ///
    /// # Safety
    /// `dst` has room, and the width is not more than the pitch.
    pub(super) unsafe fn pack(
        &self,
        kr: &Kernels<T>,
        first: usize,
        width: usize,
        pitch: usize,
        dst: *mut T,
    ) {
        let (row, col, k) = (self.at.0 + first, self.at.1, self.shape.1);
        // Steps [0, before) lie below the diagonal in every row, steps [behind, k) above it.
        let before = row.saturating_sub(col).min(k);
        let behind = (row + width).saturating_sub(col).min(k);
        let (rs, cs, conj) = (self.mat.rs(), self.mat.cs(), self.conj);
        if before > 0 {
            let stored = self.mat.sub(row, col, width, before).as_ptr();
            // SAFETY: the block just named is readable; dst has room by the caller's promise.
            unsafe { (kr.pack)(width, pitch, before, stored, rs, cs, conj, dst) };
        }
        for p in before..behind {
            for w in 0..pitch {
                let x = if w < width { self.get(row + w, col + p) } else { T::ZERO };
                // SAFETY: dst has room by the caller's promise.
                unsafe { *dst.wrapping_add(p * pitch + w) = x };
            }
        }
        if behind < k {
            let mirrored = self.mat.sub(col + behind, row, k - behind, width).as_ptr();
            let (conj, dst) = (conj != self.hermitian, dst.wrapping_add(behind * pitch));
            // SAFETY: as above.
            unsafe { (kr.pack)(width, pitch, k - behind, mirrored, cs, rs, conj, dst) };
        }
    }
}

/// C := beta C + alpha A B (left) or beta C + alpha B A (right), A symmetric with the triangle `uplo`
/// stored. beta = 0 does not read C, alpha = 0 does not read A and B.
pub fn symm<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    uplo: Uplo,
    alpha: T,
    a: MatRef<T>,
    b: MatRef<T>,
    beta: T,
    c: MatMut<T>,
) {
    multiply(ctx, side, uplo, false, alpha, a, b, beta, c);
}

/// [`symm`] with A Hermitian; the imaginary parts of its diagonal are taken to be 0.
pub fn hemm<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    uplo: Uplo,
    alpha: T,
    a: MatRef<T>,
    b: MatRef<T>,
    beta: T,
    c: MatMut<T>,
) {
    multiply(ctx, side, uplo, T::IS_COMPLEX, alpha, a, b, beta, c);
}

fn multiply<T: Scalar>(
    ctx: &Ctx,
    side: Side,
    mut uplo: Uplo,
    hermitian: bool,
    alpha: T,
    mut a: MatRef<T>,
    mut b: MatRef<T>,
    beta: T,
    mut c: MatMut<T>,
) {
    // Rows of C last one first: then so are the rows of the operand on the left, and if that is A,
    // its columns and the rows of B.
    if c.rs() < 0 {
        (b, c) = (b.reverse_rows(), c.reverse_rows());
        if side == Side::Left {
            (a, uplo) = (a.reverse(), uplo.transposed());
        }
    }
    if c.cs() < 0 {
        (b, c) = (b.reverse_cols(), c.reverse_cols());
        if side == Side::Right {
            (a, uplo) = (a.reverse(), uplo.transposed());
        }
    }
    let folded = Folded::new(uplo, hermitian, a);
    if is_small::<T>(a.rows(), c.rows(), c.cols()) && (c.rs() == 1 || c.cs() == 1) {
        return small(side, alpha, folded, b, beta, c);
    }
    let (a, b) = (Source::Folded(folded), Source::Plain(Operand::plain(b)));
    let (a, b) = match side {
        Side::Left => (a, b),
        Side::Right => (b, a),
    };
    gemm_sources(ctx, alpha, a, b, beta, c, Part::Full);
}

/// Order up to which A is unfolded into a buffer on the stack.
const SMALL: usize = 32;

/// Whether a product with A of this order and C of m x n stays on the calling thread and uses no scratch
/// memory, provided that C has adjacent rows or columns.
pub fn is_small<T: Scalar>(order: usize, m: usize, n: usize) -> bool {
    order <= SMALL && fits::<T>(m, n, order, isize::MAX)
}

fn small<T: Scalar>(side: Side, alpha: T, a: Folded<T>, b: MatRef<T>, beta: T, c: MatMut<T>) {
    let mut buffer = [MaybeUninit::<T>::uninit(); SMALL * SMALL];
    let (order, first) = (a.cols(), buffer.as_mut_ptr().cast::<T>());
    // With alpha = 0 A is not read, neither here nor below.
    for j in 0..if alpha.is_zero() { 0 } else { order } {
        for i in 0..order {
            // SAFETY: order <= SMALL.
            unsafe { *first.wrapping_add(j * order + i) = a.get(i, j) };
        }
    }
    // SAFETY: as above; read only if written.
    let a = unsafe { MatRef::from_raw(first, order, order, 1, order as isize) };
    let (a, b) = match side {
        Side::Left => (Operand::plain(a), Operand::plain(b)),
        Side::Right => (Operand::plain(b), Operand::plain(a)),
    };
    gemm_small(alpha, a, b, beta, c);
}
