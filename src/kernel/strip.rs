//! Solving packed strips of right-hand sides with a packed triangle: the core of the panel steps of POTRF and
//! GETRF, and with `strips.rs` of TRSM and TRMM.
//!
//! A strip is at most mr right-hand sides, packed as an operand A of GEMM: step p holds element p of
//! every right-hand side. It is solved in place, nr steps at a time, by the register tile with a
//! triangular solve fused to its end (BLIS's gemmtrsm), so that afterwards it is the packed operand of
//! the update that follows.

use super::gemm::Operand;
use super::isa::Kernels;
use super::scalar::Scalar;
use super::triangle::Triangle;
use super::trsm::{Diag, Uplo};
use super::view::{MatMut, MatRef};

/// Where row block q of the packed triangle starts: each earlier block p took nr columns of nr * p
/// entries and an nr x nr triangle.
fn block_start<T>(kr: &Kernels<T>, q: usize) -> usize {
    kr.nr * kr.nr * (q * (q + 1) / 2)
}

/// Row blocks of nr: the k entries left of the diagonal block as a packed operand B (transposed),
/// then the block as [`crate::kernel::isa::TrsmTile`] wants it, its diagonal inverted.
///
/// # Safety
/// `dst` has room for (n + nr) (n + 2 nr) / 2 elements.
pub(crate) unsafe fn pack_triangle<T: Scalar>(
    kr: &Kernels<T>,
    a: Operand<T>,
    diag: Diag,
    dst: *mut T,
) {
    let t = Triangle { a, uplo: Uplo::Lower, diag };
    for q in 0..a.mat.rows().div_ceil(kr.nr) {
        // SAFETY: the caller's promise.
        unsafe { pack_rows(kr, t, T::recip, q, (0, 0), dst.wrapping_add(block_start(kr, q))) };
    }
}

/// Row block q alone, of a lower or an upper triangle: the entries beside the diagonal block, then behind what
/// is beside it the block itself. The columns `done` have been packed at dst. Returns where the block's
/// first entry is, how many steps there are, and where the block begins.
///
/// # Safety
/// There is room, for an upper triangle before dst for what is not done.
#[inline(always)]
pub(crate) unsafe fn pack_rows<T: Scalar>(
    kr: &Kernels<T>,
    t: Triangle<T>,
    diagonal: impl Fn(T) -> T,
    q: usize,
    done: (usize, usize),
    dst: *mut T,
) -> (*const T, usize, *const T) {
    let (a, n, nr) = (t.a, t.a.mat.rows(), kr.nr);
    let i0 = q * nr;
    let rows = nr.min(n - i0);
    let known = done.1 - done.0;
    let (j, k, first, left) = match t.uplo {
        Uplo::Lower => (known, i0 - known, dst.wrapping_add(known * nr), dst),
        Uplo::Upper => {
            let (from, to) = (i0 + rows, if known > 0 { done.0 } else { n });
            let first = dst.wrapping_sub((to - from) * nr);
            (from, to - from, first, first)
        }
    };
    let beside = a.mat.sub(i0, j, rows, k);
    let (rs, cs) = (a.mat.rs(), a.mat.cs());
    let tri = left.wrapping_add((known + k) * nr);
    if k > 0 {
        // SAFETY: beside is readable; there is room by the caller's promise.
        unsafe { (kr.pack)(rows, nr, k, beside.as_ptr(), rs, cs, a.conj, first) };
    }
    for i in 0..nr {
        let (from, to) = if t.uplo == Uplo::Lower { (0, i + 1) } else { (i, nr) };
        for j in from..to {
            let x = if i.max(j) < rows && (i != j || t.diag == Diag::NonUnit) {
                let x = a.mat.get(i0 + i, i0 + j).conj_if(a.conj);
                if i == j { diagonal(x) } else { x }
            } else if i == j {
                T::ONE
            } else {
                T::ZERO
            };
            // SAFETY: as above.
            unsafe { *tri.wrapping_add(i * nr + j) = x };
        }
    }
    (left, known + k, tri)
}

/// Pack the right-hand sides `b` (n x at most mr) and round their number of steps up to nr with zeros.
///
/// # Safety
/// `strip` has room for pitch x (n rounded up to nr) elements.
pub(crate) unsafe fn load<T: Scalar>(kr: &Kernels<T>, b: MatRef<T>, strip: *mut T) {
    let (n, pitch) = (b.rows(), kr.pitch(b.cols()));
    // SAFETY: the caller's promise.
    unsafe {
        (kr.pack)(b.cols(), pitch, n, b.as_ptr(), b.cs(), b.rs(), false, strip);
        clear_steps(kr, n, pitch, strip);
    }
}

/// Zeros in the steps from n up to a multiple of nr.
///
/// # Safety
/// As for [`load`].
pub(crate) unsafe fn clear_steps<T: Scalar>(
    kr: &Kernels<T>,
    n: usize,
    pitch: usize,
    strip: *mut T,
) {
    for x in n * pitch..n.next_multiple_of(kr.nr) * pitch {
        // SAFETY: the caller has room for the last steps.
        unsafe { *strip.wrapping_add(x) = T::ZERO };
    }
}

/// Zero what [`load`] would besides the n x `width` right-hand sides, for a strip that is filled otherwise.
///
/// # Safety
/// As for [`load`].
pub(crate) unsafe fn clear_edges<T: Scalar>(
    kr: &Kernels<T>,
    n: usize,
    width: usize,
    strip: *mut T,
) {
    let pitch = kr.pitch(width);
    // SAFETY: the caller's promise.
    unsafe {
        for p in 0..n {
            for w in width..pitch {
                *strip.wrapping_add(p * pitch + w) = T::ZERO;
            }
        }
        clear_steps(kr, n, pitch, strip);
    }
}

/// Solve a loaded strip of `width` right-hand sides.
///
/// # Safety
/// The triangle of order n is packed; the strip is as [`load`] made it.
pub(crate) unsafe fn solve<T: Scalar>(
    kr: &Kernels<T>,
    triangle: *const T,
    n: usize,
    width: usize,
    strip: *mut T,
) {
    // SAFETY: passed on.
    unsafe { solve_meanwhile(kr, triangle, n, width, strip, |_| ()) }
}

/// The same; `meanwhile` is called with the first step of every tile before it.
///
/// # Safety
/// As for [`solve`].
#[inline]
pub(crate) unsafe fn solve_meanwhile<T: Scalar>(
    kr: &Kernels<T>,
    triangle: *const T,
    n: usize,
    width: usize,
    strip: *mut T,
    meanwhile: impl Fn(usize),
) {
    let (tile, nr) = (kr.trsm[kr.height(width)], kr.nr);
    for q in 0..n.div_ceil(nr) {
        let left = triangle.wrapping_add(block_start(kr, q));
        meanwhile(q * nr);
        // SAFETY: the caller's promise.
        unsafe {
            let own = strip.wrapping_add(q * nr * kr.pitch(width));
            tile(q * nr, strip, own, left, left.wrapping_add(q * nr * nr));
        }
    }
}

/// Copy a strip back to where it came from.
///
/// # Safety
/// The strip is as [`load`] made it from a view of b's shape.
pub(crate) unsafe fn store<T: Scalar>(kr: &Kernels<T>, strip: *const T, mut b: MatMut<T>) {
    let (n, width) = (b.rows(), b.cols());
    // SAFETY: the caller's promise.
    unsafe {
        (kr.unpack)(width, kr.pitch(width), n, strip, b.as_mut_ptr(), b.cs(), b.rs());
    }
}
