//! Cholesky factorization of a block of up to POTRF_BASE columns on one thread.
//!
//! The lower triangle is packed in row panels, each like an operand A of GEMM, and factored in place,
//! left-looking by nr columns: the register tile updates a block column, its nr x nr diagonal block is
//! factored in scalars, and the tile's fused solve finishes the rows below.

use super::isa::Kernels;
use super::params::{MAX_NR, POTRF_BASE};
use super::potrf::NotPositiveDefinite;
use super::scalar::{Real, Scalar};
use super::view::MatMut;

/// Factor the lower triangle of `a` (see [`super::potrf::potrf_lower`]) in `memory`.
///
/// # Safety
/// `memory` has room for [`super::params::POTRF_TILE`] elements and is nobody else's.
pub(crate) unsafe fn potrf_tile<T: Scalar>(
    kr: &'static Kernels<T>,
    mut a: MatMut<T>,
    memory: *mut T,
) -> Result<(), NotPositiveDefinite> {
    let n = a.rows();
    debug_assert!(n <= POTRF_BASE);
    let columns = n.next_multiple_of(kr.nr);
    let tile = Tile { kr, n, columns, base: memory.wrapping_add(columns * kr.nr) };
    // SAFETY: the caller's promise: the tile, and nr of its rows in front of it.
    unsafe {
        tile.load(&a);
        let done = tile.factor(memory);
        tile.store(&mut a, done.map_or_else(|e| e.minor - 1, |()| n));
        if let Err(NotPositiveDefinite { minor }) = done {
            a.set(minor - 1, minor - 1, tile.diagonal(minor - 1));
        }
        done
    }
}

/// The packed lower triangle: row panels of mr, each with room for all columns.
struct Tile<T: 'static> {
    kr: &'static Kernels<T>,
    n: usize,
    /// n rounded up to nr.
    columns: usize,
    base: *mut T,
}

impl<T: Scalar> Tile<T> {
    fn panels(&self) -> usize {
        self.n.div_ceil(self.kr.mr)
    }
    /// Panel p: where it starts, its first row, its number of rows, its pitch.
    fn panel(&self, p: usize) -> (*mut T, usize, usize, usize) {
        let i0 = p * self.kr.mr;
        let rows = self.kr.mr.min(self.n - i0);
        (self.base.wrapping_add(i0 * self.columns), i0, rows, self.kr.pitch(rows))
    }
    /// # Safety
    /// The tile is loaded.
    unsafe fn diagonal(&self, i: usize) -> T {
        let (base, i0, _, pitch) = self.panel(i / self.kr.mr);
        // SAFETY: an element of the tile.
        unsafe { *base.wrapping_add(i * pitch + i - i0) }
    }

    /// Pack the lower triangle of a, zeros above.
    unsafe fn load(&self, a: &MatMut<T>) {
        for p in 0..self.panels() {
            let (base, i0, rows, pitch) = self.panel(p);
            let left = a.rb().sub(i0, 0, rows, i0);
            // SAFETY: the panel has room for pitch x columns.
            unsafe {
                (self.kr.pack)(rows, pitch, i0, left.as_ptr(), a.rs(), a.cs(), false, base);
                let square = base.wrapping_add(i0 * pitch);
                square.write_bytes(0, pitch * (self.columns - i0).min(self.kr.mr));
                let from = a.rb().sub(i0, i0, rows, rows);
                for j in 0..rows {
                    *square.wrapping_add(j * pitch + j) = T::from_real(from.get(j, j).re());
                    for i in j + 1..rows {
                        *square.wrapping_add(j * pitch + i) = from.get(i, j);
                    }
                }
            }
        }
    }

    /// Write the first columns of the lower triangle back.
    unsafe fn store(&self, a: &mut MatMut<T>, columns: usize) {
        for p in 0..self.panels() {
            let (base, i0, rows, pitch) = self.panel(p);
            let (rs, cs) = (a.rs(), a.cs());
            let mut left = a.rb_mut().sub(i0, 0, rows, i0.min(columns));
            // SAFETY: the panel was packed from this part of a.
            unsafe {
                (self.kr.unpack)(rows, pitch, left.cols(), base, left.as_mut_ptr(), rs, cs);
                let square = base.wrapping_add(i0 * pitch);
                let mut to = a.rb_mut().sub(i0, i0, rows, rows);
                for j in 0..rows.min(columns.saturating_sub(i0)) {
                    for i in j..rows {
                        to.set(i, j, *square.wrapping_add(j * pitch + i));
                    }
                }
            }
        }
    }

    /// # Safety
    /// `left` has room for columns x nr elements.
    unsafe fn factor(&self, left: *mut T) -> Result<(), NotPositiveDefinite> {
        let (kr, nr) = (self.kr, self.kr.nr);
        for j0 in (0..self.n).step_by(nr) {
            let width = nr.min(self.n - j0);
            let (first, below) = (j0 / kr.mr, j0 / kr.mr + 1);
            let (base, i0, rows, pitch) = self.panel(first);
            // SAFETY: all of it stays inside the packed tile and `left`; nr divides mr, so the block
            // lies in one panel.
            unsafe {
                let block = base.wrapping_add(j0 - i0);
                (kr.pack)(width, nr, j0, block, 1, pitch as isize, true, left);
                kr.trsm[kr.height(rows)](j0, base, left, core::ptr::null());
                let block = block.wrapping_add(j0 * pitch);
                let diagonal = Diagonal::factor(nr, block, pitch, width);
                let tri = diagonal.tri.as_ptr();
                kr.trsm[kr.height(rows)](0, base.wrapping_add(j0 * pitch), left, tri);
                for p in below..self.panels() {
                    let (base, _, rows, _) = self.panel(p);
                    kr.trsm[kr.height(rows)](j0, base, left, tri);
                }
                // The solve ran over the diagonal block too; its own factor is the exact one.
                for j in 0..diagonal.done {
                    for i in j..width {
                        *block.wrapping_add(j * pitch + i) = diagonal.l[i][j];
                    }
                }
                if diagonal.done < width {
                    return Err(NotPositiveDefinite { minor: j0 + diagonal.done + 1 });
                }
            }
        }
        Ok(())
    }
}

/// The factor of a diagonal block of up to nr columns, and its form for the fused solve.
struct Diagonal<T> {
    l: [[T; MAX_NR]; MAX_NR],
    tri: [T; MAX_NR * MAX_NR],
    /// Columns factored before a pivot that is not positive.
    done: usize,
}

impl<T: Scalar> Diagonal<T> {
    /// # Safety
    /// `block` points to width x width elements, columns `pitch` apart.
    unsafe fn factor(nr: usize, block: *mut T, pitch: usize, width: usize) -> Self {
        let mut l = [[T::ZERO; MAX_NR]; MAX_NR];
        let mut tri = [T::ZERO; MAX_NR * MAX_NR];
        let mut done = 0;
        for j in 0..width {
            for i in j..width {
                // SAFETY: the caller's promise.
                l[i][j] = unsafe { *block.wrapping_add(j * pitch + i) };
            }
        }
        while done < width {
            let j = done;
            let d = l[j][j].re();
            if !(d > T::Real::ZERO) {
                // SAFETY: as above.
                unsafe { *block.wrapping_add(j * pitch + j) = T::from_real(d) };
                break;
            }
            let d = d.sqrt();
            let inverse = T::Real::ONE.div(d);
            l[j][j] = T::from_real(d);
            tri[j * nr + j] = T::from_real(inverse);
            for i in j + 1..width {
                l[i][j] = l[i][j].scale(inverse);
                tri[i * nr + j] = l[i][j].conj();
            }
            for q in j + 1..width {
                let x = l[q][j].conj();
                for i in q..width {
                    let y = l[i][j] * x;
                    l[i][q] -= y;
                }
            }
            done += 1;
        }
        // Columns that are not solved pass through unchanged.
        for i in done..nr {
            tri[i * nr..(i + 1) * nr].fill(T::ZERO);
            tri[i * nr + i] = T::ONE;
        }
        Diagonal { l, tri, done }
    }
}
