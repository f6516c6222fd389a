//! Instruction sets: what the CPU has, which one is used, and its table of micro-kernels.
//!
//! A [`Kernels`] table holds function pointers and the register-tile shape for one element type.
//! The portable table always exists; another instruction set is one file that implements
//! [`simd::Simd`] and one row in [`tables!`]. AMX is an addition to AVX-512: see [`amx`].

use core::sync::atomic::{AtomicU8, Ordering};
use num_complex::Complex;

mod accumulate;
pub(crate) mod ahead;
pub mod amx;
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod amx_asm;
pub(crate) mod amx_half;
#[doc(hidden)]
pub mod amx_model;
pub(crate) mod amx_pieces;
mod chol;
pub(crate) mod chol_few;
mod complex;
pub(crate) mod lu;
mod lu_few;
mod lu_narrow;
mod lu_still;
pub(crate) mod lu_tall;
pub(crate) mod lu_tiles;
pub mod machine;
mod pack;
mod panel;
pub(crate) mod planar;
mod planar_chol;
pub(crate) mod planar_lu;
mod portable;
mod real;
pub(crate) mod simd;
pub(crate) mod small;
pub(crate) mod tile;
mod update;
pub(crate) mod vector;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx2_part;
#[cfg(target_arch = "x86_64")]
mod avx2_transpose;
#[cfg(target_arch = "x86_64")]
mod avx512;
#[cfg(target_arch = "x86_64")]
mod divide;
#[cfg(target_arch = "x86_64")]
mod twelve;

/// An instruction set with its own micro-kernels, in ascending order of preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Isa {
    Portable = 1,
    Avx2 = 2,
    Avx512 = 3,
}

/// What [`select`] made of the name it was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// No name was given: the best this CPU has.
    Best(Isa),
    /// The named one.
    Named(Isa),
    /// The name is known but the CPU lacks the instruction set; the best available is used.
    Unavailable(Isa),
    /// The name is not known; the best available is used.
    Unknown(Isa),
}

impl Isa {
    pub const ALL: [Isa; 3] = [Isa::Portable, Isa::Avx2, Isa::Avx512];

    pub fn name(self) -> &'static str {
        match self {
            Isa::Portable => "portable",
            Isa::Avx2 => "avx2",
            Isa::Avx512 => "avx512",
        }
    }

    /// Whether this CPU and operating system can run it.
    pub fn available(self) -> bool {
        match self {
            Isa::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => {
                Isa::Avx2.available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    fn best() -> Isa {
        Isa::ALL.into_iter().rev().find(|isa| isa.available()).unwrap_or(Isa::Portable)
    }
}

/// 0: not chosen yet.
static SELECTED: AtomicU8 = AtomicU8::new(0);

/// Choose the process's instruction set: `None` or `Some("")` for the best, else by name. Meant to
/// be called once, before the first kernel; a later call changes the bits of later results.
pub fn select(name: Option<&str>) -> Selection {
    let best = Isa::best();
    let selection = match name {
        None | Some("") => Selection::Best(best),
        Some(name) => {
            match Isa::ALL.into_iter().find(|isa| isa.name().eq_ignore_ascii_case(name)) {
                Some(isa) if isa.available() => Selection::Named(isa),
                Some(_) => Selection::Unavailable(best),
                None => Selection::Unknown(best),
            }
        }
    };
    let (Selection::Best(isa)
    | Selection::Named(isa)
    | Selection::Unavailable(isa)
    | Selection::Unknown(isa)) = selection;
    machine::look(isa);
    SELECTED.store(isa as u8, Ordering::Relaxed);
    selection
}

/// The instruction set in use.
#[inline]
pub fn current() -> Isa {
    match SELECTED.load(Ordering::Relaxed) {
        1 => Isa::Portable,
        2 => Isa::Avx2,
        3 => Isa::Avx512,
        _ => {
            select(None);
            Isa::best()
        }
    }
}

/// See [`tile::gemm_tile`]: k, a, b, alpha, beta, place of c, m and tiles, n, next.
pub type GemmTile<T> = unsafe fn(
    usize,
    *const T,
    *const T,
    T,
    T,
    tile::Place<T>,
    (usize, usize),
    usize,
    tile::Ahead<T>,
);
/// See [`tile::gemm_tile_cut`]: k, a, b, alpha, beta, place of c, m and n, diagonal.
pub type GemmTileCut<T> = unsafe fn(
    usize,
    (*const T, usize),
    (*const T, Option<usize>),
    T,
    T,
    tile::Place<T>,
    (usize, usize),
    (isize, bool),
);
/// See [`tile::gemm_tile_packing`]: k, a, packed, b, alpha, beta, c, column stride of c, n.
pub type GemmTilePacking<T> =
    unsafe fn(usize, (*const T, isize), *mut T, (*const T, usize), T, T, *mut T, isize, usize);
/// See [`tile::trsm_tile`]: k, known, own, b, tri.
pub type TrsmTile<T> = unsafe fn(usize, *const T, *mut T, *const T, *const T);
/// See [`tile::trmm_tile`]: k, known, own, b, tri, alpha, unit.
pub type TrmmTile<T> = unsafe fn(usize, *const T, *mut T, *const T, *const T, T, bool);
/// See [`pack::pack`]: width, pitch, k, src, ws, ks, conj, dst.
pub type Pack<T> = unsafe fn(usize, usize, usize, *const T, isize, isize, bool, *mut T);
/// See [`pack::unpack`]: width, pitch, k, src, dst, ws, ks.
pub type Unpack<T> = unsafe fn(usize, usize, usize, *const T, *mut T, isize, isize);
/// See [`pack::pack_triangle`]: n, src, rs, dst, pitch.
pub type PackTriangle<T> = unsafe fn(usize, *const T, isize, *mut T, usize);
/// See [`pack::unpack_triangle`]: n, src, pitch, dst, rs.
pub type UnpackTriangle<T> = unsafe fn(usize, *const T, usize, *mut T, isize);
/// See [`panel::lu_panel`]: m, n, a, lda, ipiv.
pub type LuPanel<T> = unsafe fn(usize, usize, *mut T, usize, *mut i32) -> usize;

/// See [`small`].
pub(crate) type SmallGemm<T> = unsafe fn(&small::Small<T>);

/// See [`chol::potrf`]: n, from, a, next.
pub(crate) type Potrf<T> =
    unsafe fn(usize, (*const T, usize), (*mut T, usize), &ahead::Ahead<T>) -> usize;

/// See [`chol_few::potrf`]: n, a, ld, turned, next.
pub(crate) type PotrfFew<T> = unsafe fn(usize, *mut T, isize, bool, &ahead::Ahead<T>) -> bool;

/// See [`lu::getrf`]: m, n, a, lda, ipiv.
pub type Getrf<T> = unsafe fn(usize, usize, *mut T, usize, *mut i32) -> usize;

/// See [`planar_chol::potrf`]: group, clear.
pub(crate) type PotrfGroup<T> = unsafe fn(&planar::Group<T>, bool) -> u32;

/// See [`planar_lu::getrf`]: group, pivots.
pub(crate) type GetrfGroup<T> = unsafe fn(&planar::Group<T>, *mut i32) -> u32;

/// Largest number of vectors in a register tile's column.
pub(crate) const MAX_VECTORS: usize = 3;

/// The micro-kernels of one instruction set for one element type.
#[doc(hidden)]
pub struct Kernels<T: 'static> {
    /// Elements in a vector.
    pub(crate) vl: usize,
    /// Rows and columns of the register tile.
    pub(crate) mr: usize,
    pub(crate) nr: usize,
    /// Entry v - 1 works on tiles v vectors high.
    pub(crate) gemm: [GemmTile<T>; MAX_VECTORS],
    /// The same of a B that is columns in a strip as A has them, or their conjugates.
    pub(crate) gemm_strip: [[GemmTile<T>; MAX_VECTORS]; 2],
    /// As `gemm`.
    pub(crate) gemm_cut: [GemmTileCut<T>; MAX_VECTORS],
    /// Of a whole tile's height.
    pub(crate) gemm_packing: GemmTilePacking<T>,
    pub(crate) trsm: [TrsmTile<T>; MAX_VECTORS],
    pub(crate) trmm: [TrmmTile<T>; MAX_VECTORS],
    /// The same for triangles that are upper ones from the left.
    pub(crate) trsm_back: [TrsmTile<T>; MAX_VECTORS],
    pub(crate) trmm_back: [TrmmTile<T>; MAX_VECTORS],
    pub(crate) pack: Pack<T>,
    pub(crate) unpack: Unpack<T>,
    pub(crate) pack_triangle: PackTriangle<T>,
    pub(crate) unpack_triangle: UnpackTriangle<T>,
    pub(crate) lu_panel: LuPanel<T>,
    pub(crate) small: SmallGemm<T>,
    pub(crate) potrf: Potrf<T>,
    pub(crate) potrf_few: PotrfFew<T>,
    pub(crate) getrf: Getrf<T>,
    /// Where it was measured to be better than `getrf`.
    pub(crate) tall: Option<lu_tall::LuTall<T>>,
    /// Members of a group of interleaved matrices.
    pub(crate) group: usize,
    pub(crate) potrf_group: PotrfGroup<T>,
    pub(crate) getrf_group: GetrfGroup<T>,
}

impl<T> Kernels<T> {
    /// Rows a packed panel of `rows` <= mr rows occupies: whole vectors, of 2^i elements.
    #[inline(always)]
    pub fn pitch(&self, rows: usize) -> usize {
        debug_assert!(self.vl.is_power_of_two());
        (rows + self.vl - 1) & !(self.vl - 1)
    }
    /// Steps rounded up to whole row blocks of nr, 2^i, and how many those are.
    #[inline(always)]
    pub fn steps(&self, n: usize) -> usize {
        (n + self.nr - 1) & !(self.nr - 1)
    }
    #[inline(always)]
    pub fn blocks(&self, n: usize) -> usize {
        self.steps(n) >> self.nr.trailing_zeros()
    }
    /// Lines that a tile asks for ahead, at most.
    #[inline(always)]
    pub fn slots(&self) -> usize {
        self.nr * (self.mr * size_of::<T>()).div_ceil(64)
    }
    /// The table index for a panel of `rows` rows. No division: that takes as long as four steps of a tile.
    #[inline(always)]
    pub fn height(&self, rows: usize) -> usize {
        usize::from(rows > self.vl) + usize::from(rows > 2 * self.vl)
    }
}

macro_rules! tables {
    ($($table:ident: $t:ty),*) => {$(
        #[allow(non_snake_case)]
        #[inline]
        pub(crate) fn $table() -> &'static Kernels<$t> {
            match current() {
                #[cfg(target_arch = "x86_64")]
                Isa::Avx512 => &avx512::$table,
                #[cfg(target_arch = "x86_64")]
                Isa::Avx2 => &avx2::$table,
                _ => &portable::$table,
            }
        }
    )*};
}
tables!(F32: f32, F64: f64, C32: Complex<f32>, C64: Complex<f64>);

/// Instantiates the generic bodies inside functions that enable an instruction set's features.
macro_rules! instantiate {
    ($(#[$features:meta])*) => {
        $(#[$features])*
        unsafe fn gemm_tile<
            V: Vect, const MV: usize, const NR: usize, const STRIP: usize, const CONJ: bool,
        >(
            k: usize, a: *const V::T, b: *const V::T, alpha: V::T, beta: V::T,
            at: tile::Place<V::T>, rows: (usize, usize), n: usize, next: tile::Ahead<V::T>,
        ) {
            // SAFETY: passed on.
            unsafe { tile::gemm_tile::<V, MV, NR, STRIP, CONJ>(k, a, b, alpha, beta, at, rows, n, next) }
        }
        $(#[$features])*
        unsafe fn gemm_tile_cut<V: Vect, const MV: usize, const NR: usize>(
            k: usize, a: (*const V::T, usize), b: (*const V::T, Option<usize>), alpha: V::T, beta: V::T,
            at: tile::Place<V::T>, corner: (usize, usize), cut: (isize, bool),
        ) {
            // SAFETY: passed on.
            unsafe { tile::gemm_tile_cut::<V, MV, NR>(k, a, b, alpha, beta, at, corner, cut) }
        }
        $(#[$features])*
        unsafe fn gemm_tile_packing<V: Vect, const MV: usize, const NR: usize>(
            k: usize, a: (*const V::T, isize), packed: *mut V::T, b: (*const V::T, usize), alpha: V::T,
            beta: V::T, c: *mut V::T, cs: isize, n: usize,
        ) {
            // SAFETY: passed on.
            unsafe { tile::gemm_tile_packing::<V, MV, NR>(k, a, packed, b, alpha, beta, c, cs, n) }
        }
        $(#[$features])*
        unsafe fn trsm_tile<V: Vect, const MV: usize, const NR: usize, const BACK: bool>(
            k: usize, known: *const V::T, own: *mut V::T, b: *const V::T, tri: *const V::T,
        ) {
            // SAFETY: passed on.
            unsafe { tile::trsm_tile::<V, MV, NR, BACK>(k, known, own, b, tri) }
        }
        $(#[$features])*
        unsafe fn trmm_tile<V: Vect, const MV: usize, const NR: usize, const BACK: bool>(
            k: usize, known: *const V::T, own: *mut V::T, b: *const V::T, tri: *const V::T,
            alpha: V::T, unit: bool,
        ) {
            // SAFETY: passed on.
            unsafe { tile::trmm_tile::<V, MV, NR, BACK>(k, known, own, b, tri, alpha, unit) }
        }
        $(#[$features])*
        unsafe fn pack<V: Vect>(
            width: usize, pitch: usize, k: usize, src: *const V::T, ws: isize, ks: isize,
            conj: bool, dst: *mut V::T,
        ) {
            // SAFETY: passed on.
            unsafe { pack::pack::<V>(width, pitch, k, src, ws, ks, conj, dst) }
        }
        $(#[$features])*
        unsafe fn unpack<V: Vect>(
            width: usize,
            pitch: usize,
            k: usize,
            src: *const V::T,
            dst: *mut V::T,
            ws: isize,
            ks: isize,
        ) {
            // SAFETY: passed on.
            unsafe { pack::unpack::<V>(width, pitch, k, src, dst, ws, ks) }
        }
        $(#[$features])*
        unsafe fn pack_triangle<V: Vect>(
            n: usize, src: *const V::T, rs: isize, dst: *mut V::T, pitch: usize,
        ) {
            // SAFETY: passed on.
            unsafe {
                if n * n * size_of::<V::T>() > pack::NEAR {
                    return pack_triangle_lines::<V>(n, src, rs, dst, pitch);
                }
                pack::pack_triangle::<V>(n, src, rs, dst, pitch)
            }
        }
        #[inline(never)]
        $(#[$features])*
        unsafe fn pack_triangle_lines<V: Vect>(
            n: usize, src: *const V::T, rs: isize, dst: *mut V::T, pitch: usize,
        ) {
            // SAFETY: passed on.
            unsafe { pack::pack_triangle_lines::<V>(n, src, rs, dst, pitch) }
        }
        $(#[$features])*
        unsafe fn unpack_triangle<V: Vect>(
            n: usize, src: *const V::T, pitch: usize, dst: *mut V::T, rs: isize,
        ) {
            // SAFETY: passed on.
            unsafe {
                if n * n * size_of::<V::T>() > pack::NEAR {
                    return unpack_triangle_lines::<V>(n, src, pitch, dst, rs);
                }
                pack::unpack_triangle::<V>(n, src, pitch, dst, rs)
            }
        }
        #[inline(never)]
        $(#[$features])*
        unsafe fn unpack_triangle_lines<V: Vect>(
            n: usize, src: *const V::T, pitch: usize, dst: *mut V::T, rs: isize,
        ) {
            // SAFETY: passed on.
            unsafe { pack::unpack_triangle_lines::<V>(n, src, pitch, dst, rs) }
        }
        // Called, not made part of `getrf`: it is large.
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_panel<V: Vect>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            // SAFETY: passed on.
            unsafe { panel::lu_panel::<V>(m, n, a, lda, ipiv) }
        }
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_narrow<V: Vect>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::lu_narrow::panel::<V>(m, n, a, lda, ipiv) }
        }
        // Called, as the next one: its copy would be in the frame of `getrf`.
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_few<V: Vect>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::lu_few::getrf::<V>(m, n, a, lda, ipiv) }
        }
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_still<V: Vect, const ROUNDED: bool>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::lu_still::getrf::<V, ROUNDED>(m, n, a, lda, ipiv) }
        }
        $(#[$features])*
        unsafe fn lu_in_a_copy<V: Vect>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            let rounded = m.min(n) <= lu::ROUNDED_STEPS;
            // SAFETY: passed on.
            unsafe {
                match ($crate::kernel::isa::lu_still::fits::<V>(m, n), rounded) {
                    (true, true) => lu_still::<V, true>(m, n, a, lda, ipiv),
                    (true, false) => lu_still::<V, false>(m, n, a, lda, ipiv),
                    (false, _) => lu_few::<V>(m, n, a, lda, ipiv),
                }
            }
        }
        $(#[$features])*
        unsafe fn potrf<V: Vect, const M2: usize, const M3: usize, const NR: usize, const ALONE: usize>(
            n: usize, from: (*const V::T, usize), a: (*mut V::T, usize),
            next: &$crate::kernel::isa::ahead::Ahead<V::T>,
        ) -> usize {
            // SAFETY: passed on.
            unsafe {
                if ALONE > NR && n > $crate::kernel::params::POTRF_LANES_MOST {
                    return chol::potrf::<V, 2, M3, ALONE>(n, from, a, next);
                }
                chol::potrf::<V, M2, M3, NR>(n, from, a, next)
            }
        }
        $(#[$features])*
        unsafe fn potrf_few<V: Vect, const NR: usize>(
            n: usize, a: *mut V::T, ld: isize, turned: bool, next: &$crate::kernel::isa::ahead::Ahead<V::T>,
        ) -> bool {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::chol_few::potrf::<V, NR>(n, a, ld, turned, next) }
        }
        // Called: within `getrf` its loops have fewer registers.
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_tiles<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            x: $crate::kernel::isa::lu_tiles::Columns<V::T>, k: usize, m: usize, rounded: bool,
        ) {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::lu_tiles::tiles::<V, M2, M3, NR>(x, k, m, rounded) }
        }
        $(#[$features])*
        unsafe fn getrf<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            m: usize, n: usize, a: *mut V::T, lda: usize, ipiv: *mut i32,
        ) -> usize {
            // SAFETY: passed on.
            unsafe {
                let own = getrf::<V, M2, M3, NR> as _;
                let parts = [lu_panel::<V> as _, lu_narrow::<V> as _, lu_in_a_copy::<V> as _, own];
                lu::getrf::<V, M2, M3, NR>(m, n, a, lda, ipiv, lu_tiles::<V, M2, M3, NR>, parts)
            }
        }
        #[inline(never)]
        $(#[$features])*
        unsafe fn lu_tall_rest<V: Vect, const M2: usize, const M3: usize, const NR: usize>(
            a: *mut V::T, lda: usize, rows: (usize, usize), k: usize, width: usize,
        ) {
            // SAFETY: passed on.
            unsafe { $crate::kernel::isa::lu_tall::rest::<V, M2, M3, NR>(a, lda, rows, k, width) }
        }
        $(#[$features])*
        unsafe fn potrf_group<V: Planar, const NR: usize>(
            group: &planar::Group<V::T>, clear: bool,
        ) -> u32 {
            // SAFETY: passed on.
            unsafe { planar_chol::potrf::<V, NR>(group, clear) }
        }
        $(#[$features])*
        unsafe fn getrf_group<V: Planar, const M3: usize, const NR: usize>(
            group: &planar::Group<V::T>, pivots: *mut i32,
        ) -> u32 {
            // Up to GETRF_BASE columns are one panel.
            let n = group.n;
            let one = n <= crate::kernel::params::GETRF_BASE;
            let fused = !one && $crate::kernel::isa::lu::in_a_copy::<V>(n, n);
            let cols = if one { n.max(1) } else { NR };
            let cuts = planar_lu::Cuts { cols, rows: M3 * V::VL, fused };
            // SAFETY: passed on.
            unsafe { planar_lu::getrf::<V>(group, cuts, pivots) }
        }
        small::instantiate_small!($(#[$features])*);
        const fn gemm_tiles<
            V: Vect, const M2: usize, const M3: usize, const NR: usize, const STRIP: usize, const CONJ: bool,
        >() -> [super::GemmTile<V::T>; super::MAX_VECTORS] {
            [
                gemm_tile::<V, 1, NR, STRIP, CONJ>,
                gemm_tile::<V, M2, NR, STRIP, CONJ>,
                gemm_tile::<V, M3, NR, STRIP, CONJ>,
            ]
        }
        // ALONE are the columns of tiles that factorizations have where nothing is packed.
        const fn kernels<V: Planar, const M2: usize, const M3: usize, const NR: usize, const ALONE: usize>(
        ) -> Kernels<V::T> {
            // Packed rows of A are cut into packed columns of B without a remainder.
            const { assert!(M3 * V::VL % NR == 0 && M3 <= super::MAX_VECTORS && NR.is_power_of_two()) };
            Kernels {
                vl: V::VL,
                mr: M3 * V::VL,
                nr: NR,
                gemm: gemm_tiles::<V, M2, M3, NR, 0, false>(),
                gemm_strip: [
                    gemm_tiles::<V, M2, M3, NR, M3, false>(),
                    // Real numbers are their own conjugates.
                    match <V::T as crate::kernel::scalar::Scalar>::IS_COMPLEX {
                        true => gemm_tiles::<V, M2, M3, NR, M3, true>(),
                        false => gemm_tiles::<V, M2, M3, NR, M3, false>(),
                    },
                ],
                gemm_cut: [
                    gemm_tile_cut::<V, 1, NR>,
                    gemm_tile_cut::<V, M2, NR>,
                    gemm_tile_cut::<V, M3, NR>,
                ],
                gemm_packing: gemm_tile_packing::<V, M3, NR>,
                trsm: [
                    trsm_tile::<V, 1, NR, false>,
                    trsm_tile::<V, M2, NR, false>,
                    trsm_tile::<V, M3, NR, false>,
                ],
                trsm_back: [
                    trsm_tile::<V, 1, NR, true>,
                    trsm_tile::<V, M2, NR, true>,
                    trsm_tile::<V, M3, NR, true>,
                ],
                trmm: [
                    trmm_tile::<V, 1, NR, false>,
                    trmm_tile::<V, M2, NR, false>,
                    trmm_tile::<V, M3, NR, false>,
                ],
                trmm_back: [
                    trmm_tile::<V, 1, NR, true>,
                    trmm_tile::<V, M2, NR, true>,
                    trmm_tile::<V, M3, NR, true>,
                ],
                pack: pack::<V>,
                unpack: unpack::<V>,
                pack_triangle: pack_triangle::<V>,
                unpack_triangle: unpack_triangle::<V>,
                lu_panel: lu_panel::<V>,
                small: small_gemm::<V, M2, M3, NR>,
                potrf: potrf::<V, M2, M3, NR, ALONE>,
                potrf_few: potrf_few::<V, NR>,
                getrf: getrf::<V, M2, M3, ALONE>,
                tall: if V::TWELVE > 0 || V::TWO {
                    Some($crate::kernel::isa::lu_tall::LuTall {
                        cols: ALONE,
                        rows: M3 * V::VL,
                        tiles: lu_tiles::<V, M2, M3, ALONE>,
                        rest: lu_tall_rest::<V, M2, M3, ALONE>,
                    })
                } else {
                    None
                },
                group: <V::S as Simd>::LANES,
                potrf_group: potrf_group::<V, NR>,
                getrf_group: getrf_group::<V, M3, NR>,
            }
        }
    };
}
use instantiate;
