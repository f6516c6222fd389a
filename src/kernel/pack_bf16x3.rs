//! Panels of floats packed for the unit of `gemm_bf16x3.rs`, as pieces of bfloat16.

use super::gemm::Source;
use super::gemm_bf16x3::{parts, steps, width};
use super::isa::Kernels;
use super::isa::amx::{Aligned, DEPTH, EDGE, PLANES, STEP, Unit};
use super::isa::amx_pieces::{Rows, SIDE, Seen, split_left, split_right, turn};
use super::scalar::Scalar;
use core::mem::MaybeUninit;

/// Which operand of the unit a panel is for: see [`super::isa::amx::Session::block`]. A is packed for the right one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Pack `lines`: rows of A (right), columns of B (left), at most a panel of them.
///
/// # Safety
/// `dst` has room for a panel, which nothing else uses; the unit is there.
pub(super) unsafe fn pack<T: Scalar>(
    unit: Unit,
    kr: &'static Kernels<T>,
    lines: Source<T>,
    side: Side,
    dst: *mut u16,
    seen: &mut Seen,
) {
    let k = if side == Side::Right { lines.cols() } else { lines.rows() };
    let each = width::<T>();
    for step in 0..steps::<T>(k) {
        let (p, kb) = (step * each, each.min(k - step * each));
        let (block, across) = match side {
            Side::Right => (lines.sub(0, p, lines.rows(), kb), each),
            Side::Left => (lines.sub(p, 0, kb, lines.cols()), EDGE),
        };
        let mut raw = Aligned([MaybeUninit::<f32>::uninit(); EDGE * DEPTH]);
        let whole = (block.rows(), block.cols()) == (each, across);
        let rows = match block.columns() {
            Some((first, distance)) if whole => {
                Rows { first: first.cast(), distance: distance * parts::<T>() as isize }
            }
            _ => {
                // SAFETY: at most 32 numbers of at most 32 lines, or 32 / parts of both; an element is
                // `parts` floats. All of a whole block are written.
                unsafe {
                    match block.t().columns() {
                        Some((first, distance)) if whole && !T::IS_COMPLEX => {
                            turn_block(unit, (first.cast(), distance), raw.0.as_mut_ptr().cast());
                        }
                        _ => {
                            if !whole {
                                raw.0.fill(MaybeUninit::new(0.0));
                            }
                            block.gather(kr, each, raw.0.as_mut_ptr().cast());
                        }
                    }
                }
                Rows { first: raw.0.as_ptr().cast(), distance: EDGE as isize }
            }
        };
        let dst = dst.wrapping_add(step * PLANES * STEP);
        // SAFETY: room in dst is the caller's promise.
        unsafe {
            match side {
                Side::Right => split_right(unit, T::IS_COMPLEX, rows, dst, seen),
                Side::Left => split_left(unit, rows, dst, seen),
            }
        }
    }
}

/// 32 x 32 floats with adjacent rows, turned.
///
/// # Safety
/// They are readable, at `to` there is room; the unit is there.
unsafe fn turn_block(unit: Unit, (from, apart): (*const u32, isize), to: *mut u32) {
    for (i, j) in [(0, 0), (0, SIDE), (SIDE, 0), (SIDE, SIDE)] {
        let from = from.wrapping_offset(i as isize * apart).wrapping_add(j);
        // SAFETY: the caller's promise.
        unsafe { turn(unit, (from, apart), (to.wrapping_add(j * EDGE + i), EDGE as isize)) };
    }
}
