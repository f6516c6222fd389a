//! What kernels know about the processor besides its instruction set. It decides about speed alone: never about
//! anything that a sum depends on.

use super::{Isa, current};
use core::sync::atomic::{AtomicBool, Ordering};

/// See [`reads_in_place`] and [`large_second_level`].
static IN_PLACE: AtomicBool = AtomicBool::new(false);
static LARGE: AtomicBool = AtomicBool::new(false);

/// Bytes of a second-level cache that is a large one.
const LARGE_BYTES: usize = 2 << 20;

/// Looks at the processor, once the instruction set is known.
pub(super) fn look(isa: Isa) {
    IN_PLACE.store(isa == Isa::Avx512 && is_zen4(), Ordering::Relaxed);
    LARGE.store(second_level() >= LARGE_BYTES, Ordering::Relaxed);
}

/// Whether a multiply-add of a vector takes as long as several loads, so that operands which are not packed, and
/// whose vectors lie across lines, delay nothing.
#[inline]
pub(crate) fn reads_in_place() -> bool {
    current() == Isa::Avx512 && IN_PLACE.load(Ordering::Relaxed)
}

/// Whether a core's second-level cache has room for twice of what is usual.
#[inline]
pub(crate) fn large_second_level() -> bool {
    LARGE.load(Ordering::Relaxed)
}

/// Whether this is one of AMD's processors of family 19h, which with AVX-512 do one multiply-add a cycle.
fn is_zen4() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::__cpuid;
        // The vendor's name, in the order of the registers that bring it; base and extended family.
        let (maker, model) = (__cpuid(0), __cpuid(1).eax);
        let name = [maker.ebx, maker.edx, maker.ecx].map(u32::to_le_bytes);
        name.as_flattened() == b"AuthenticAMD" && (model >> 8 & 15) + (model >> 20 & 255) == 0x19
    }
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Bytes of a core's second-level cache, as the processor (or what simulates it) says; 0 if it does not.
fn second_level() -> usize {
    #[cfg(target_arch = "x86_64")]
    {
        use core::arch::x86_64::__cpuid;
        const LEAF: u32 = 0x8000_0006;
        if __cpuid(0x8000_0000).eax < LEAF {
            return 0;
        }
        (__cpuid(LEAF).ecx >> 16 << 10) as usize
    }
    #[cfg(not(target_arch = "x86_64"))]
    0
}
