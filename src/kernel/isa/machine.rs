//! What else this processor is like, looked at when the instruction set is chosen. Decides about speed alone.

use super::{Isa, current};
use crate::kernel::params::{A_BLOCK_BYTES, A_BLOCK_LEAST, L2_BYTES};
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// See [`reads_in_place`].
static IN_PLACE: AtomicBool = AtomicBool::new(false);

/// See [`reads_beside`].
static BESIDE: AtomicBool = AtomicBool::new(false);

/// See [`block_bytes`].
static BLOCK_BYTES: AtomicUsize = AtomicUsize::new(A_BLOCK_BYTES);

/// Looks at the processor.
pub(super) fn look(isa: Isa) {
    let family = if isa == Isa::Avx512 { amd_family() } else { 0 };
    IN_PLACE.store(family == ZEN4, Ordering::Relaxed);
    assume_beside(family == ZEN5);
    assume_second_level(second_level());
}

/// Takes a second-level cache to have so many bytes; 0 if that is not known.
#[doc(hidden)]
pub fn assume_second_level(bytes: usize) {
    let block = match bytes {
        1..L2_BYTES => (bytes / 16 * 5).max(A_BLOCK_LEAST),
        _ => A_BLOCK_BYTES,
    };
    BLOCK_BYTES.store(block, Ordering::Relaxed);
}

/// Whether a multiply-add of a vector takes as long as several loads, so that operands which are not packed, and
/// whose vectors lie across lines, delay nothing.
#[inline]
pub(crate) fn reads_in_place() -> bool {
    current() == Isa::Avx512 && IN_PLACE.load(Ordering::Relaxed)
}

/// Whether numbers of B are broadcast as fast from columns of the matrix as from a packed panel, so that to pack it costs more
/// than it saves where it is small. Measured on Zen 5; of other processors that multiply twice a cycle it is not known.
#[inline]
pub(crate) fn reads_beside() -> bool {
    BESIDE.load(Ordering::Relaxed)
}

/// Takes [`reads_beside`] to be so.
#[doc(hidden)]
pub fn assume_beside(so: bool) {
    BESIDE.store(so, Ordering::Relaxed);
}

/// Whether vectors of 64 bytes are multiplied twice a cycle, so that to pack an operand beforehand takes long compared with
/// what is done with it.
#[inline]
pub(crate) fn packs_late() -> bool {
    current() == Isa::Avx512 && !IN_PLACE.load(Ordering::Relaxed)
}

/// Bytes of a packed operand that a thread works through again and again: so much stays in its second-level cache
/// beside what passes through.
#[inline]
pub(crate) fn block_bytes() -> usize {
    BLOCK_BYTES.load(Ordering::Relaxed)
}

/// Whether the second-level cache is smaller than the blocks of [`params`](crate::kernel::params) are meant for.
#[inline]
pub(crate) fn is_narrow() -> bool {
    block_bytes() < A_BLOCK_BYTES
}

/// The least that [`columns_kept`] returns.
pub(crate) const FEWEST_KEPT: usize = 8;

/// Of columns so many elements apart, how many a first-level cache of 32 KB keeps a line each of, which tiles of parts of lines come
/// back to: with AVX2, since the others read whole ones. The fewest are the places of lines at multiples of 4 KB.
#[inline]
pub(crate) fn columns_kept<T>(apart: isize) -> usize {
    const PERIOD: usize = 4096;
    if current() != Isa::Avx2 {
        return usize::MAX >> 8;
    }
    let apart = apart.unsigned_abs() * size_of::<T>();
    FEWEST_KEPT * (PERIOD >> apart.trailing_zeros().min(PERIOD.trailing_zeros()))
}

/// Bytes of a core's second-level cache, or 0.
#[doc(hidden)]
pub fn second_level() -> usize {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::__cpuid;
        if __cpuid(0x8000_0000).eax >= 0x8000_0006 {
            return (__cpuid(0x8000_0006).ecx >> 16 << 10) as usize;
        }
    }
    0
}

/// Families of AMD's processors: those that with AVX-512 do one multiply-add a cycle, and those of which most do two.
const ZEN4: u32 = 0x19;
const ZEN5: u32 = 0x1a;

/// Which of AMD's families this processor is of, or 0.
fn amd_family() -> u32 {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::__cpuid;
        // The vendor's name, in the order of the registers that bring it; base and extended family.
        let (maker, model) = (__cpuid(0), __cpuid(1).eax);
        let name = [maker.ebx, maker.edx, maker.ecx].map(u32::to_le_bytes);
        if name.as_flattened() == b"AuthenticAMD" {
            return (model >> 8 & 15) + (model >> 20 & 255);
        }
    }
    0
}
