//! AMX: a unit that multiplies tiles of bfloat16 pairs and sums in float32, behind a small interface.
//!
//! No instruction set of its own ([`super::Isa`]) but an addition to AVX-512. There are two
//! implementations of [`Session::block`]: the hardware's instructions, and an exact model of them in
//! software (`amx_model.rs`), which serves tests on any machine, and here the self-check: the hardware
//! is used only where CPU and operating system have it and one product, and the pieces of some numbers, agree with the model
//! bit by bit.
//!
//! Tiles are configured when a session is opened and released when it ends, so no thread leaves a
//! kernel with tiles in use. Rust has no stable intrinsics for AMX, hence the assembly; the compiler
//! itself never uses tile registers, which is why they keep their contents between two pieces of it.

use super::{Isa, amx_model, amx_pieces, current};
use core::marker::PhantomData;
use core::sync::atomic::{AtomicBool, AtomicU8, Ordering};

/// Edge of a block of C: 2 x 2 tiles of 16 x 16.
pub(crate) const EDGE: usize = 32;
/// Depth of one step: a row of a tile is 32 elements.
pub(crate) const DEPTH: usize = 32;
/// Elements of a tile, and of a packed panel's step: two tiles.
pub const TILE: usize = 512;
pub(crate) const STEP: usize = 2 * TILE;
/// Pieces of a float, one plane of a packed panel for each: see `gemm_bf16x3.rs`.
pub(crate) const PLANES: usize = 3;

/// The products of pieces that are summed: piece of A, piece of B. Those left out are together at most
/// about 2^-24 of the product. In every step of k one follows the other, and only one operand changes
/// from each to the next, so that 14 tiles are brought for 24 products. The sum is rounded six times in a step,
/// where a loop of multiply-adds rounds it 32 times.
const PRODUCTS: [(usize, usize); 6] = [(2, 0), (1, 0), (1, 1), (0, 1), (0, 2), (0, 0)];

/// What multiplies tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Hardware,
    Model,
}

/// How floats may be multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Math {
    /// As the library thinks best: as bfloat16 pieces where there is a unit for them.
    Default = 0,
    /// As floats only.
    Pedantic = 1,
    /// As bfloat16 pieces where there is a unit for them, whatever the library thinks.
    Bf16x3 = 2,
}

static MATH: AtomicU8 = AtomicU8::new(Math::Default as u8);
static MODEL: AtomicBool = AtomicBool::new(false);
/// Of the hardware: 0 not known yet, 1 off, 2 on.
static STATE: AtomicU8 = AtomicU8::new(0);

/// Meant to be called before the first kernel; a later call changes the bits of later results.
pub fn set_math(math: Math) {
    MATH.store(math as u8, Ordering::Relaxed);
}

pub fn math() -> Math {
    match MATH.load(Ordering::Relaxed) {
        1 => Math::Pedantic,
        2 => Math::Bf16x3,
        _ => Math::Default,
    }
}

/// For tests: the model takes the place of the hardware, on any CPU, in the whole process.
#[doc(hidden)]
pub fn use_model(on: bool) {
    MODEL.store(on, Ordering::Relaxed);
}

/// The unit in use, if any.
pub(crate) fn unit() -> Option<Unit> {
    if math() == Math::Pedantic {
        return None;
    }
    if MODEL.load(Ordering::Relaxed) {
        return Some(Unit::Model);
    }
    (current() == Isa::Avx512 && state()).then_some(Unit::Hardware)
}

/// Whether this process may use the hardware: decided at the first call. Asking the operating system
/// is for the whole process; it makes signal frames larger and changes nothing else.
pub fn state() -> bool {
    match STATE.load(Ordering::Relaxed) {
        0 => {
            let on =
                Isa::Avx512.available() && hardware::permitted() && agrees() && vectors_agree();
            STATE.store(1 + u8::from(on), Ordering::Relaxed);
            on
        }
        known => known == 2,
    }
}

/// Whether the hardware multiplies 32 x 64 by 64 x 32 exactly as the model does. The elements are not
/// too different in size, so that every order of operations and every rounding has its own bits.
#[cold]
#[inline(never)]
fn agrees() -> bool {
    const STEPS: usize = 2;
    let mut seed = 1_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // Sign, an exponent of -7 to 0, seven bits.
        let bits = (seed >> 16) as u16;
        bits & 0x8000 | (120 + (bits >> 7 & 7)) << 7 | bits & 0x7f
    };
    let left: Aligned<[u16; PLANES * STEPS * STEP]> = Aligned(core::array::from_fn(|_| random()));
    let right: Aligned<[u16; PLANES * STEPS * STEP]> = Aligned(core::array::from_fn(|_| random()));
    let [mut got, mut wanted] = [const { Aligned([0.0_f32; EDGE * EDGE]) }; 2];
    // SAFETY: both panels are STEPS deep; the hardware is there.
    unsafe {
        let (left, right) = (left.0.as_ptr(), right.0.as_ptr());
        [false, true].iter().all(|&turned| {
            let (got, wanted) = (&mut got.0, &mut wanted.0);
            for (unit, out) in [(Unit::Hardware, &mut *got), (Unit::Model, &mut *wanted)] {
                let panels = Panels { steps: STEPS, left, right, turned };
                Session::open(unit).block([panels], out.as_mut_ptr(), &mut ());
            }
            got.iter().zip(&*wanted).all(|(x, y)| x.to_bits() == y.to_bits())
        })
    }
}

/// Whether the vectors beside it make the same pieces of some numbers.
#[cold]
#[inline(never)]
fn vectors_agree() -> bool {
    let mut bits = 1_u32;
    amx_pieces::agree(&core::array::from_fn(|_| {
        bits = bits.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // An exponent of -7 to 0.
        f32::from_bits(bits & 0x807f_ffff | (120 + (bits >> 24 & 7)) << 23)
    }))
}

/// For tests: whether pieces of these numbers, which are normal, are the same beside the hardware, if there is any.
#[doc(hidden)]
pub fn pieces_agree(numbers: &[f32; EDGE * EDGE]) -> Option<bool> {
    let there = Isa::Avx512.available() && hardware::permitted();
    there.then(|| amx_pieces::agree(numbers))
}

/// A generic body inside a function that enables the vectors which come with the hardware.
macro_rules! with_vectors {
    ($unit:expr, $name:ident::<$t:ident: $bound:ident>($($arg:ident: $type:ty),*)) => {{
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl")]
        unsafe fn vectors<$t: $bound>($($arg: $type),*) {
            // SAFETY: passed on.
            unsafe { $name::<$t>($($arg),*) }
        }
        #[cfg(target_arch = "x86_64")]
        if $unit == Unit::Hardware {
            // SAFETY: passed on; the hardware is an addition to AVX-512.
            return unsafe { vectors::<$t>($($arg),*) };
        }
        // SAFETY: passed on.
        unsafe { $name::<$t>($($arg),*) }
    }};
}
pub(crate) use with_vectors;

/// Starts at a cache line.
#[repr(align(64))]
pub(crate) struct Aligned<T>(pub T);

/// The use of a unit by one thread. Ends with no tiles configured.
pub(crate) struct Session {
    pub(super) unit: Unit,
    /// Tiles belong to a thread.
    here: PhantomData<*const ()>,
}

impl Session {
    /// # Safety
    /// The hardware only if [`state`] or its self-check says so; no other session on this thread.
    pub unsafe fn open(unit: Unit) -> Session {
        if unit == Unit::Hardware {
            // SAFETY: the caller's promise.
            unsafe { hardware::configure() };
        }
        Session { unit, here: PhantomData }
    }

    /// out(i, j) := sum over pairs of panels, k, and the products of pieces, of left(j, k) right(k, i), 32 x 32 with
    /// column j at out + 32 j.
    ///
    /// # Safety
    /// The panels are as described, `out` has room.
    #[inline(always)]
    pub unsafe fn block<const N: usize, M: Meanwhile>(
        &self,
        panels: [Panels; N],
        out: *mut f32,
        other: &mut M,
    ) {
        // SAFETY: passed on; the hardware has been configured by `open`.
        unsafe {
            match self.unit {
                Unit::Hardware => hardware::block(panels, out, other),
                Unit::Model => {
                    (0..panels.iter().map(|p| p.steps).sum()).for_each(|_| other.step());
                    model(&panels, out);
                }
            }
        }
    }
}

/// The operands of a block. A panel has for each of `steps` steps of k the planes of the pieces, two tiles
/// each. A tile of `left` has rows j of 32 elements along k; a tile of `right` has rows of 16 pairs,
/// the pair of k = 2 r and 2 r + 1 for each i in row r. `left` is packed from B and `right` from A, unless
/// `turned`.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    pub steps: usize,
    pub left: *const u16,
    pub right: *const u16,
    pub turned: bool,
}

/// Work for the vector units, a piece of it for every step of the tile unit, which runs beside them.
pub(crate) trait Meanwhile {
    fn step(&mut self);
}

impl Meanwhile for () {
    #[inline(always)]
    fn step(&mut self) {}
}

impl Drop for Session {
    fn drop(&mut self) {
        if self.unit == Unit::Hardware {
            // SAFETY: configured by `open`, on this thread.
            unsafe { hardware::release() };
        }
    }
}

/// [`Session::block`] in software.
///
/// # Safety
/// As there.
unsafe fn model(panels: &[Panels], out: *mut f32) {
    let mut sums = [[0.0_f32; 256]; 4];
    for &Panels { steps, left, right, turned } in panels {
        for step in 0..steps {
            for (a, b) in PRODUCTS {
                let (l, r) = if turned { (a, b) } else { (b, a) };
                let at = |piece: usize| (step * PLANES + piece) * STEP;
                for (tile, sum) in sums.iter_mut().enumerate() {
                    let (l, r) = (at(l) + tile / 2 * TILE, at(r) + tile % 2 * TILE);
                    // SAFETY: two tiles of each piece of a step, by the caller's promise.
                    let (l, r) =
                        unsafe { (&*left.wrapping_add(l).cast(), &*right.wrapping_add(r).cast()) };
                    amx_model::multiply(sum, l, r);
                }
            }
        }
    }
    // SAFETY: passed on.
    unsafe { write_sums(&sums, out) };
}

/// What the model has summed in 2 x 2 tiles, as [`Session::block`] leaves it.
///
/// # Safety
/// `out` has room.
pub(super) unsafe fn write_sums(sums: &[[f32; 256]; 4], out: *mut f32) {
    for j in 0..EDGE {
        for i in 0..EDGE {
            let sum = &sums[j / 16 * 2 + i / 16];
            // SAFETY: the caller's promise.
            unsafe { *out.wrapping_add(j * EDGE + i) = sum[j % 16 * 16 + i % 16] };
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod hardware {
    use super::super::amx_asm::{clear, left, multiply, right, store};
    use super::{Aligned, Meanwhile, PLANES, Panels, STEP};
    use core::arch::asm;
    use core::arch::x86_64::__cpuid_count;

    /// Whether the CPU has the unit, the operating system saves its registers, and the process may use it.
    pub fn permitted() -> bool {
        #[allow(unused_unsafe)] // Safe from Rust 1.94 on.
        // SAFETY: every x86-64 CPU has CPUID; leaves are asked for up to the largest one.
        let leaf = |leaf, sub| unsafe { __cpuid_count(leaf, sub) };
        if leaf(0, 0).eax < 0x1d {
            return false;
        }
        let (osxsave, features) = (leaf(1, 0).ecx >> 27 & 1, leaf(7, 0).edx);
        let (bf16, tile) = (features >> 22 & 1, features >> 24 & 1);
        // The vectors have a say as well: they make the pieces.
        let vectors = if leaf(7, 0).eax > 0 { leaf(7, 1).eax >> 5 & 1 } else { 0 };
        if osxsave & bf16 & tile & vectors == 0 {
            return false;
        }
        // Palette 1: eight tiles of 16 rows of 64 bytes.
        let palette = leaf(0x1d, 1);
        if palette.ebx != 8 << 16 | 64 || palette.ecx & 0xffff != 16 {
            return false;
        }
        let saved: u32;
        // SAFETY: the operating system has enabled XGETBV (osxsave).
        unsafe {
            asm!("xgetbv", in("ecx") 0, out("eax") saved, out("edx") _,
                options(pure, nomem, nostack, preserves_flags));
        }
        const TILE_STATE: u32 = 1 << 17 | 1 << 18;
        saved & TILE_STATE == TILE_STATE && request()
    }

    /// Asks for the permission to use the tiles' registers, which are large; errno stays as it was.
    fn request() -> bool {
        const ARCH_REQ_XCOMP_PERM: libc::c_long = 0x1023;
        const TILE_DATA: libc::c_long = 18;
        // SAFETY: the call has no pointers; errno is this thread's.
        unsafe {
            let errno = libc::__errno_location();
            let before = *errno;
            let refused = libc::syscall(libc::SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, TILE_DATA);
            *errno = before;
            refused == 0
        }
    }

    /// Palette 1, eight tiles of 16 rows of 64 bytes.
    static CONFIG: Aligned<[u8; 64]> = Aligned({
        let mut config = [0; 64];
        config[0] = 1;
        let mut tile = 0;
        while tile < 8 {
            config[16 + 2 * tile] = 64;
            config[48 + tile] = 16;
            tile += 1;
        }
        config
    });

    /// # Safety
    /// [`permitted`] has said yes.
    #[inline]
    pub unsafe fn configure() {
        // SAFETY: the caller's promise; the configuration is valid.
        unsafe {
            asm!("ldtilecfg [{}]", in(reg) CONFIG.0.as_ptr(),
                options(readonly, nostack, preserves_flags));
        }
    }

    /// # Safety
    /// As for [`configure`].
    #[inline]
    pub unsafe fn release() {
        // SAFETY: the caller's promise.
        unsafe { asm!("tilerelease", options(nomem, nostack, preserves_flags)) };
    }

    /// A step of k: `PRODUCTS`, where `$a` brings a piece of A and `$b` one of B.
    macro_rules! products {
        ($a:ident, $b:ident, $from_left:expr, $from_right:expr) => {
            asm!(
                $b!(0), $a!(2), multiply!(),
                $a!(1), multiply!(),
                $b!(1), multiply!(),
                $a!(0), multiply!(),
                $b!(2), multiply!(),
                $b!(0), multiply!(),
                left = in(reg) $from_left,
                right = in(reg) $from_right,
                row = in(reg) 64_usize,
                options(readonly, nostack, preserves_flags),
            )
        };
    }
    const _: () = assert!(2 * STEP == 2048 && PLANES == 3);

    /// Tiles 0 to 3 are the sums, 4 and 5 come from the left panel, 6 and 7 from the right one.
    ///
    /// # Safety
    /// As for [`super::Session::block`]; the tiles are configured.
    #[inline(always)]
    pub unsafe fn block<const N: usize, M: Meanwhile>(
        panels: [Panels; N],
        out: *mut f32,
        other: &mut M,
    ) {
        // SAFETY: the caller's promise; `steps` steps of both panels are read, 32 x 32 floats written.
        unsafe {
            clear!();
            for panels in panels {
                for step in 0..panels.steps {
                    let at = step * PLANES * STEP;
                    let (l, r) = (panels.left.wrapping_add(at), panels.right.wrapping_add(at));
                    if panels.turned {
                        products!(left, right, l, r);
                    } else {
                        products!(right, left, l, r);
                    }
                    other.step();
                }
            }
            store!(out);
        }
    }
}

/// No AMX elsewhere.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod hardware {
    pub fn permitted() -> bool {
        false
    }
    pub unsafe fn configure() {}
    pub unsafe fn release() {}
    pub unsafe fn block<const N: usize, M: super::Meanwhile>(
        _: [super::Panels; N],
        _: *mut f32,
        _: &mut M,
    ) {
    }
}
