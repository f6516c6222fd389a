//! L^H L in the triangle of L (`xLAUUM`), and from it the inverse of a factored Hermitian positive
//! definite matrix (`xPOTRI`).
//!
//! Up to KC rows L is packed once. Else recursive: with L = [L11 0; L21 L22] the product is [L11^H L11 + L21^H L21, .; L22^H L21, L22^H L22],
//! computed in this order: top left, then the square block, then the bottom right.

use super::gemm::{Cover, Operand, Part};
use super::isa::Kernels;
use super::isa::tile::{Ahead, Place};
use super::macro_kernel::store_tile;
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    A_BYTES, A_OFFSET, B_BYTES, B_OFFSET, ELEMENT, KC, MAX_MR, MAX_TILE, TASK_WORK,
};
use super::scalar::Scalar;
use super::syrk::gemmt_lower;
use super::triangle::{Trans, Triangle, cut};
use super::trmm::trmm_left;
use super::trsm::{Diag, Uplo};
use super::trtri::{Singular, trtri};
use super::view::{MatMut, MatRef};
use core::mem::MaybeUninit;

const _: () = assert!(PACKED * (PACKED + MAX_MR) * ELEMENT <= A_BYTES && A_BYTES <= B_BYTES);

/// Order up to which plain loops are used, up to which everything is packed at once, and of what larger ones are
/// cut at a multiple.
const TINY: usize = 8;
const PACKED: usize = KC;
const BLOCK: usize = 64;

/// Lower triangle := L^H L; the strictly upper triangle is neither read nor written, the diagonal of
/// the result is real. For U U^H in an upper triangle pass `a.t()`: with L = U^T the lower triangle of
/// conj(U U^H) is written there, which is the upper triangle of U U^H.
pub fn lauum_lower<T: Scalar>(ctx: &Ctx, a: MatMut<T>) {
    let n = a.rows();
    if n <= TINY {
        return unblocked(a);
    }
    if n <= PACKED {
        return packed(ctx, a);
    }
    let h = cut(n, BLOCK);
    let [mut a11, _, mut a21, a22] = a.split_quad(h, h);
    lauum_lower(ctx, a11.rb_mut());
    let l21 = a21.rb();
    gemmt_lower(ctx, T::ONE, Operand::adjoint(l21), Operand::plain(l21), T::ONE, a11, true);
    let l22 = Triangle::new(Uplo::Lower, Diag::NonUnit, a22.rb());
    trmm_left(ctx, T::ONE, l22.op(Trans::Conj), a21.rb_mut());
    lauum_lower(ctx, a22);
}

/// All of L is packed as both operands, then the tiles of the result multiply from the row on where both of
/// their columns have begun.
fn packed<T: Scalar>(ctx: &Ctx, a: MatMut<T>) {
    let kr = T::kernels();
    let n = a.rows();
    // Tiles are stored by columns: of a matrix with adjacent columns that is the transposed result.
    let turned = a.rs() != 1 && a.cs() == 1;
    let (rows, cols) = (n.div_ceil(kr.mr), n.div_ceil(kr.nr));
    let down = Shared::<T>::region(&ctx.scratch, 0, A_OFFSET);
    let across = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
    let tasks = (n * n * n / 6 / TASK_WORK).clamp(1, rows);
    let par: &dyn Executor = if tasks == 1 { &Sequential } else { ctx.par };
    let l = a.rb();
    par.run(tasks, &|task, _| {
        // SAFETY: a panel of A for each column takes no more than n steps of its pitch; every panel is packed once.
        unsafe {
            for r in (task..rows).step_by(tasks) {
                let panel = down.get().wrapping_add(r * kr.mr * n);
                let width = kr.mr.min(n - r * kr.mr);
                pack_columns(kr, l, (r * kr.mr, width), kr.pitch(width), !turned, panel);
            }
            for c in (task..cols).step_by(tasks) {
                let panel = across.get().wrapping_add(c * kr.nr * n);
                pack_columns(kr, l, (c * kr.nr, kr.nr.min(n - c * kr.nr)), kr.nr, turned, panel);
            }
        }
    });
    let real = T::IS_COMPLEX;
    let part = if turned { Part::Upper { real } } else { Part::Lower { real } };
    par.run(rows, &|r, _| {
        let (i, height) = (r * kr.mr, kr.mr.min(n - r * kr.mr));
        let (tile, pitch) = (kr.gemm[kr.height(height)], kr.pitch(height));
        for j in (0..n).step_by(kr.nr) {
            let width = kr.nr.min(n - j);
            let cover = part.cover(i, height, j, width);
            if cover == Cover::None {
                continue;
            }
            let begin = i.max(j);
            let x = down.get().wrapping_add(i * n + (begin - i) * pitch).cast_const();
            let y = across.get().wrapping_add(j * n + (begin - j) * kr.nr).cast_const();
            let (k, next) = (n - begin, Ahead::only(y));
            // SAFETY: the tasks' rows of the result are disjoint.
            let c = unsafe { a.alias() };
            let mut c = if turned { c.t() } else { c }.sub(i, j, height, width);
            let mut temp = [MaybeUninit::<T>::uninit(); MAX_TILE];
            let (direct, ld) = (cover == Cover::All && c.rs() == 1, c.cs());
            let (to, ld) = match direct {
                true => (c.as_mut_ptr(), ld),
                false => (temp.as_mut_ptr().cast::<T>(), height as isize),
            };
            // SAFETY: panels as packed; `to` has room for a tile.
            unsafe { tile(k, x, y, T::ONE, T::ZERO, Place::new(to, ld), (height, 1), width, next) };
            if !direct {
                store_tile(c, to, height, (i, j), part);
            }
        }
    });
}

/// Packs columns of a lower triangle, from the row on where the first begins, with zeros above the diagonal.
///
/// # Safety
/// There is room for as many steps.
unsafe fn pack_columns<T: Scalar>(
    kr: &Kernels<T>,
    l: MatRef<T>,
    (j, width): (usize, usize),
    pitch: usize,
    conj: bool,
    dst: *mut T,
) {
    let n = l.rows();
    for p in 0..width {
        for w in 0..pitch {
            let x = if w <= p { l.get(j + p, j + w).conj_if(conj) } else { T::ZERO };
            // SAFETY: the caller's promise.
            unsafe { *dst.wrapping_add(p * pitch + w) = x };
        }
    }
    let below = l.sub(j + width, j, n - j - width, width);
    let (rest, dst) = (below.rows(), dst.wrapping_add(width * pitch));
    // SAFETY: the view is readable; room as above.
    unsafe { (kr.pack)(width, pitch, rest, below.as_ptr(), l.cs(), l.rs(), conj, dst) };
}

/// Row i of the result needs rows i and below of L, so rows are overwritten from the first.
fn unblocked<T: Scalar>(mut a: MatMut<T>) {
    let n = a.rows();
    for i in 0..n {
        for j in 0..=i {
            let mut s = T::ZERO;
            for p in i..n {
                s += a.get(p, i).conj() * a.get(p, j);
            }
            a.set(i, j, if i == j { T::from_real(s.re()) } else { s });
        }
    }
}

/// A^-1 from the factor that `potrf` left in the triangle `uplo`, into that triangle. With a zero or
/// NaN on the diagonal of the factor nothing is written.
pub fn potri<T: Scalar>(ctx: &Ctx, uplo: Uplo, a: MatMut<T>) -> Result<(), Singular> {
    let mut a = match uplo {
        Uplo::Lower => a,
        Uplo::Upper => a.t(),
    };
    trtri(ctx, Uplo::Lower, Diag::NonUnit, a.rb_mut())?;
    lauum_lower(ctx, a);
    Ok(())
}
