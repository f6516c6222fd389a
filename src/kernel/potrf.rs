//! Cholesky factorization A = L L^H.
//!
//! Recursive: factor A11, solve for A21, update A22 (a triangle), factor A22. Up to POTRF_BASE the
//! lower triangle is packed in row panels as an operand A of GEMM and factored in place, left-looking
//! by nr columns: the register tile updates a block column, the nr x nr diagonal block is factored in
//! scalars, and the tile's fused solve finishes the rows below.

use super::gemm::Operand;
use super::isa::Kernels;
use super::pack::Shared;
use super::par::Ctx;
use super::params::{A_OFFSET, MAX_NR, POTRF_BASE, STRIP_OFFSET};
use super::scalar::{Real, Scalar};
use super::syrk::gemmt_lower;
use super::trsm::{Diag, trsm_lower_left};
use super::view::MatMut;

/// The leading minor of this order (1-based) is not positive definite, or its pivot is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPositiveDefinite {
    pub minor: usize,
}

/// A = L L^H in the lower triangle of A; the strictly upper triangle is neither read nor written and
/// the imaginary part of the diagonal is ignored. On failure the columns before the minor hold the
/// factor of the leading block. The upper case A = U^H U is this routine on `a.t()`.
pub fn potrf_lower<T: Scalar>(ctx: &Ctx, a: MatMut<T>) -> Result<(), NotPositiveDefinite> {
    let n = a.rows();
    if n <= POTRF_BASE {
        return factor_packed(ctx, a);
    }
    let half = if n <= 2 * POTRF_BASE { POTRF_BASE } else { (n / 2).next_multiple_of(POTRF_BASE) };
    let [mut a11, _, mut a21, mut a22] = a.split_quad(half, half);
    potrf_lower(ctx, a11.rb_mut())?;
    // A21 := A21 L11^-H, as conj(L11) X = A21^T.
    let l11 = Operand { mat: a11.rb(), conj: true };
    trsm_lower_left(ctx, l11, Diag::NonUnit, a21.rb_mut().t());
    let l21 = Operand::plain(a21.rb());
    gemmt_lower(ctx, -T::ONE, l21, Operand::adjoint(a21.rb()), T::ONE, a22.rb_mut(), true);
    potrf_lower(ctx, a22).map_err(|e| NotPositiveDefinite { minor: e.minor + half })
}

/// The packed lower triangle: row panels of mr, each with all columns up to n rounded up to nr.
struct Tile<T: 'static> {
    kr: &'static Kernels<T>,
    n: usize,
    columns: usize,
    base: *mut T,
}

impl<T: Scalar> Tile<T> {
    fn panel(&self, p: usize) -> *mut T {
        self.base.wrapping_add(p * self.kr.mr * self.columns)
    }
    fn rows(&self, p: usize) -> usize {
        self.kr.mr.min(self.n - p * self.kr.mr)
    }
    fn at(&self, i: usize, j: usize) -> *mut T {
        let p = i / self.kr.mr;
        let pitch = self.kr.pitch(self.rows(p));
        self.panel(p).wrapping_add(j * pitch + i - p * self.kr.mr)
    }
}

fn factor_packed<T: Scalar>(ctx: &Ctx, mut a: MatMut<T>) -> Result<(), NotPositiveDefinite> {
    let (kr, n) = (T::kernels(), a.rows());
    if n == 0 {
        return Ok(());
    }
    let base = Shared::<T>::region(&ctx.scratch, 0, A_OFFSET).get();
    let left = Shared::<T>::region(&ctx.scratch, 0, STRIP_OFFSET).get();
    let tile = Tile { kr, n, columns: n.next_multiple_of(kr.nr), base };
    // SAFETY: the two regions are this call's and have room for orders up to POTRF_BASE.
    let done = unsafe {
        load(&tile, &a);
        factor_tile(&tile, left)
    };
    let columns = done.map_or_else(|e| e.minor - 1, |()| n);
    // SAFETY: as above.
    unsafe { store(&tile, &mut a, columns) };
    if let Err(NotPositiveDefinite { minor }) = done {
        // SAFETY: as above; minor <= n.
        a.set(minor - 1, minor - 1, unsafe { *tile.at(minor - 1, minor - 1) });
    }
    done
}

/// Pack the lower triangle of a, zeros above.
unsafe fn load<T: Scalar>(tile: &Tile<T>, a: &MatMut<T>) {
    let kr = tile.kr;
    for p in 0..tile.n.div_ceil(kr.mr) {
        let (i0, rows, dst) = (p * kr.mr, tile.rows(p), tile.panel(p));
        let pitch = kr.pitch(rows);
        let left = a.rb().sub(i0, 0, rows, i0);
        // SAFETY: the caller's promise.
        unsafe { (kr.pack)(rows, pitch, i0, left.as_ptr(), a.rs(), a.cs(), false, dst) };
        for j in i0..tile.columns {
            for i in 0..pitch {
                let x = match i + i0 {
                    g if i >= rows || g < j => T::ZERO,
                    g if g == j => T::from_real(a.get(g, j).re()),
                    g => a.get(g, j),
                };
                // SAFETY: the caller's promise.
                unsafe { *dst.wrapping_add(j * pitch + i) = x };
            }
        }
    }
}

/// Write the first columns of the lower triangle back.
unsafe fn store<T: Scalar>(tile: &Tile<T>, a: &mut MatMut<T>, columns: usize) {
    let kr = tile.kr;
    for p in 0..tile.n.div_ceil(kr.mr) {
        let (i0, rows) = (p * kr.mr, tile.rows(p));
        for j in 0..columns.min(i0 + rows) {
            for i in i0.max(j)..i0 + rows {
                // SAFETY: the caller's promise.
                a.set(i, j, unsafe { *tile.at(i, j) });
            }
        }
    }
}

/// # Safety
/// `left` has room for n x nr elements.
unsafe fn factor_tile<T: Scalar>(tile: &Tile<T>, left: *mut T) -> Result<(), NotPositiveDefinite> {
    let (kr, n) = (tile.kr, tile.n);
    let (mr, nr) = (kr.mr, kr.nr);
    for j0 in (0..n).step_by(nr) {
        let width = nr.min(n - j0);
        let last = (j0 + width - 1) / mr;
        // SAFETY: all of it stays inside the packed tile and `left`.
        unsafe {
            for p in 0..j0 {
                for j in 0..nr {
                    let x = if j < width { (*tile.at(j0 + j, p)).conj() } else { T::ZERO };
                    *left.wrapping_add(p * nr + j) = x;
                }
            }
            for p in j0 / mr..=last {
                kr.trsm[kr.height(tile.rows(p))](j0, tile.panel(p), left, core::ptr::null());
            }
            let block = Diagonal::factor(tile, j0, width);
            for p in j0 / mr..n.div_ceil(mr) {
                let step = kr.trsm[kr.height(tile.rows(p))];
                let panel = tile.panel(p);
                if p <= last {
                    let pitch = kr.pitch(tile.rows(p));
                    step(0, panel.wrapping_add(j0 * pitch), left, block.tri.as_ptr());
                } else {
                    step(j0, panel, left, block.tri.as_ptr());
                }
            }
            // The solve ran over the diagonal block too; its own factor is the exact one.
            for j in 0..block.done {
                for i in j..width {
                    *tile.at(j0 + i, j0 + j) = block.l[i][j];
                }
            }
            if block.done < width {
                return Err(NotPositiveDefinite { minor: j0 + block.done + 1 });
            }
        }
    }
    Ok(())
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
    /// The block is inside the packed tile.
    unsafe fn factor(tile: &Tile<T>, j0: usize, width: usize) -> Self {
        let nr = tile.kr.nr;
        let mut l = [[T::ZERO; MAX_NR]; MAX_NR];
        let mut tri = [T::ZERO; MAX_NR * MAX_NR];
        let mut done = 0;
        // SAFETY: the caller's promise.
        let at = |i: usize, j: usize| unsafe { *tile.at(j0 + i, j0 + j) };
        while done < width {
            let j = done;
            let mut d = at(j, j).re();
            for p in 0..j {
                d -= (l[j][p] * l[j][p].conj()).re();
            }
            if !(d > T::Real::ZERO) {
                // SAFETY: as above.
                unsafe { *tile.at(j0 + j, j0 + j) = T::from_real(d) };
                break;
            }
            let d = d.sqrt();
            let inverse = T::Real::ONE.div(d);
            l[j][j] = T::from_real(d);
            tri[j * nr + j] = T::from_real(inverse);
            for i in j + 1..width {
                let mut s = at(i, j);
                for p in 0..j {
                    s -= l[i][p] * l[j][p].conj();
                }
                l[i][j] = s.scale(inverse);
                tri[i * nr + j] = l[i][j].conj();
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
