//! Products of elements of 16 bits on AMX: see `amx.rs`.
//!
//! A bfloat16 element is multiplied as it is. One of half precision has 11 significant bits and is the exact sum
//! of two bfloat16 pieces, its upper 8 bits and the rest; all four products of pieces are summed, so the
//! product of two elements enters the sum exactly.

use super::amx::{Meanwhile, STEP, Session, TILE, Unit, write_sums};
use super::amx_model;

/// The products of pieces of half precision: piece of the left panel, piece of the right one. Piece 0 is the upper one.
/// Only one operand changes from each to the next.
const PRODUCTS: [(usize, usize); 4] = [(1, 1), (1, 0), (0, 0), (0, 1)];

/// The operands of a block: for each of `steps` steps of k one plane, or two, of two tiles each, laid out as
/// in `amx.rs`.
#[derive(Clone, Copy)]
pub(crate) struct HalfPanels {
    pub steps: usize,
    pub left: *const u16,
    pub right: *const u16,
}

impl Session {
    /// out(i, j) := sum over k of left(j, k) right(k, i), 32 x 32 with column j at out + 32 j; elements have
    /// `PLANES` pieces, 1 or 2.
    ///
    /// # Safety
    /// The panels are as described, `out` has room.
    #[inline(always)]
    pub unsafe fn half_block<const PLANES: usize, M: Meanwhile>(
        &self,
        panels: HalfPanels,
        out: *mut f32,
        other: &mut M,
    ) {
        // SAFETY: passed on; the hardware has been configured by `open`.
        unsafe {
            match self.unit {
                Unit::Hardware => hardware::block::<PLANES, M>(panels, out, other),
                Unit::Model => {
                    (0..panels.steps).for_each(|_| other.step());
                    model::<PLANES>(panels, out);
                }
            }
        }
    }
}

/// [`Session::half_block`] in software.
///
/// # Safety
/// As there.
unsafe fn model<const PLANES: usize>(panels: HalfPanels, out: *mut f32) {
    let products = if PLANES == 1 { &[(0, 0)][..] } else { &PRODUCTS };
    let mut sums = [[0.0_f32; 256]; 4];
    for step in 0..panels.steps {
        for (l, r) in products {
            let at = |piece: usize| (step * PLANES + piece) * STEP;
            for (tile, sum) in sums.iter_mut().enumerate() {
                let (l, r) = (at(*l) + tile / 2 * TILE, at(*r) + tile % 2 * TILE);
                // SAFETY: two tiles of each piece of a step, by the caller's promise.
                let (l, r) = unsafe {
                    (&*panels.left.wrapping_add(l).cast(), &*panels.right.wrapping_add(r).cast())
                };
                amx_model::multiply(sum, l, r);
            }
        }
    }
    // SAFETY: passed on.
    unsafe { write_sums(&sums, out) };
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod hardware {
    use super::super::amx_asm::{clear, left, multiply, right, store};
    use super::{HalfPanels, Meanwhile, STEP};
    use core::arch::asm;

    const _: () = assert!(2 * STEP == 2048);

    /// Tiles 0 to 3 are the sums, 4 and 5 come from the left panel, 6 and 7 from the right one.
    ///
    /// # Safety
    /// As for [`super::Session::half_block`]; the tiles are configured.
    #[inline(always)]
    pub unsafe fn block<const PLANES: usize, M: Meanwhile>(
        panels: HalfPanels,
        out: *mut f32,
        other: &mut M,
    ) {
        // SAFETY: the caller's promise; `steps` steps of both panels are read, 32 x 32 floats written.
        unsafe {
            clear!();
            for step in 0..panels.steps {
                let at = step * PLANES * STEP;
                let (l, r) = (panels.left.wrapping_add(at), panels.right.wrapping_add(at));
                if PLANES == 1 {
                    asm!(
                        left!(0), right!(0), multiply!(),
                        left = in(reg) l,
                        right = in(reg) r,
                        row = in(reg) 64_usize,
                        options(readonly, nostack, preserves_flags),
                    );
                } else {
                    asm!(
                        left!(1), right!(1), multiply!(),
                        right!(0), multiply!(),
                        left!(0), multiply!(),
                        right!(1), multiply!(),
                        left = in(reg) l,
                        right = in(reg) r,
                        row = in(reg) 64_usize,
                        options(readonly, nostack, preserves_flags),
                    );
                }
                other.step();
            }
            store!(out);
        }
    }
}

/// No AMX elsewhere.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod hardware {
    pub unsafe fn block<const PLANES: usize, M: super::Meanwhile>(
        _: super::HalfPanels,
        _: *mut f32,
        _: &mut M,
    ) {
    }
}
