//! The floating-point environment of tasks: round to nearest, subnormals kept, exceptions masked,
//! whatever the calling thread has set. The caller's control and status bits come back unchanged.

use core::hint::black_box;

#[cfg(target_arch = "x86_64")]
mod register {
    use core::arch::asm;

    /// MXCSR: all exceptions masked, none raised, round to nearest, neither FTZ nor DAZ.
    pub const DEFAULT: u64 = 0x1f80;
    /// The bits that say which exceptions have been raised.
    pub const RAISED: u64 = 0x3f;

    #[inline(always)]
    pub fn get() -> u64 {
        let mut value = 0u32;
        // SAFETY: stores MXCSR into `value`.
        unsafe { asm!("stmxcsr [{}]", in(reg) &mut value, options(nostack, preserves_flags)) };
        u64::from(value)
    }

    pub fn set(value: u64) {
        let value = value as u32;
        // SAFETY: loads a value MXCSR has had or the documented default, so no reserved bit is set.
        // Compiled code assumes DEFAULT; callers run foreign code or none until it is back.
        unsafe { asm!("ldmxcsr [{}]", in(reg) &value, options(nostack, preserves_flags)) };
    }
}

#[cfg(target_arch = "aarch64")]
mod register {
    use core::arch::asm;

    /// FPCR: round to nearest, no flush to zero, no default NaN, no traps.
    pub const DEFAULT: u64 = 0;
    /// They are in another register.
    pub const RAISED: u64 = 0;

    pub fn get() -> u64 {
        let value: u64;
        // SAFETY: reads a register every thread may read.
        unsafe { asm!("mrs {}, fpcr", out(reg) value, options(nostack, preserves_flags)) };
        value
    }

    pub fn set(value: u64) {
        // SAFETY: writes a value FPCR has had, or the default.
        unsafe { asm!("msr fpcr, {}", in(reg) value, options(nostack, preserves_flags)) };
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
mod register {
    pub const DEFAULT: u64 = 0;
    pub const RAISED: u64 = 0;
    pub fn get() -> u64 {
        0
    }
    pub fn set(_: u64) {}
}

struct Restore(u64);

impl Drop for Restore {
    #[inline(always)]
    fn drop(&mut self) {
        // Writing the register costs far more than reading it.
        if register::get() != self.0 {
            register::set(self.0);
        }
    }
}

/// Runs `f` in the default environment; restores the caller's, also when `f` panics.
#[inline]
pub fn with_default<R>(f: impl FnOnce() -> R) -> R {
    let saved = register::get();
    let _restore = Restore(saved);
    // Exceptions that have been raised already change no result.
    let differs = saved & !register::RAISED != register::DEFAULT;
    if differs {
        register::set(register::DEFAULT);
    }
    let result = f();
    // Compilers take arithmetic for independent of the register: what nobody but the caller looks at, a sum's last
    // rounding say, would be put off until after it is restored.
    if differs { black_box(result) } else { result }
}

/// For threads of our own, which inherit the environment of the thread that made them.
pub(super) fn set_default() {
    register::set(register::DEFAULT);
}
