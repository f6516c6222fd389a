//! Floats as three bfloat16 pieces, laid out for the unit of `amx.rs`, and squares of words turned from the layout of one
//! operand to that of the other.
//!
//! Every function has two implementations with the same bits: one for any CPU, which the model uses, and the one beside the
//! hardware, with AVX-512 and its bfloat16.

use super::amx::{Aligned, DEPTH, EDGE, PLANES, STEP, TILE, Unit};

/// Words in a row of a tile, and rows in a tile.
pub(crate) const SIDE: usize = 16;

/// The three pieces of x, each in the low half of a word.
#[inline(always)]
pub(crate) fn pieces(x: f32) -> [u32; PLANES] {
    // To nearest even. A NaN may become anything; its product goes another way.
    let near = |x: f32| {
        let bits = x.to_bits();
        bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16
    };
    let first = near(x);
    let rest = x - f32::from_bits(first << 16);
    let second = near(rest);
    [first, second, near(rest - f32::from_bits(second << 16))]
}

/// The numbers of a step: 32 rows of 32 adjacent ones.
#[derive(Clone, Copy)]
pub(crate) struct Rows {
    pub first: *const f32,
    pub distance: isize,
}

impl Rows {
    #[inline(always)]
    fn row(&self, r: usize) -> *const [f32; EDGE] {
        self.first.wrapping_offset(r as isize * self.distance).cast()
    }
}

/// Sizes of numbers seen, as the bits of moduli, which are ordered as these are, in each lane of a vector.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Seen {
    /// The smallest one that is not 0, less 1; u32::MAX if there is none.
    pub low: [u32; SIDE],
    pub high: [u32; SIDE],
}

impl Seen {
    pub const NOTHING: Seen = Seen { low: [u32::MAX; SIDE], high: [0; SIDE] };

    #[inline(always)]
    fn meet(&mut self, numbers: &[f32; EDGE]) {
        for (i, x) in numbers.iter().enumerate() {
            let bits = x.to_bits() & 0x7fff_ffff;
            let (low, high) = (&mut self.low[i % SIDE], &mut self.high[i % SIDE]);
            *low = (*low).min(bits.wrapping_sub(1));
            *high = (*high).max(bits);
        }
    }
}

/// A step of the left operand: rows of 32 numbers along k, one for each line.
///
/// # Safety
/// The rows are readable, dst has room for a step and is aligned for u32; the unit is there.
pub(crate) unsafe fn split_left(unit: Unit, rows: Rows, dst: *mut u16, seen: &mut Seen) {
    // SAFETY: the caller's promise.
    unsafe {
        match unit {
            Unit::Hardware => hardware::split_left(rows, dst, seen),
            Unit::Model => portable::split_left(rows, dst, seen),
        }
    }
}

/// A step of the right one: rows of 16 pairs, the pair of two steps of k for each of 16 lines, in two tiles. A row of
/// numbers has 32 lines of a step; if complex, 16 lines' (re, im), which become two lines each, (re, -im) and (im, re).
///
/// # Safety
/// As for [`split_left`].
pub(crate) unsafe fn split_right(
    unit: Unit,
    complex: bool,
    rows: Rows,
    dst: *mut u16,
    seen: &mut Seen,
) {
    // SAFETY: the caller's promise.
    unsafe {
        match (unit, complex) {
            (Unit::Hardware, false) => hardware::split_right::<false>(rows, dst, seen),
            (Unit::Hardware, true) => hardware::split_right::<true>(rows, dst, seen),
            (Unit::Model, _) => portable::split_right(complex, rows, dst, seen),
        }
    }
}

/// Word (i, j) of 16 x 16, whose rows begin `from.1` words apart, becomes word (j, i) in rows `to.1` words apart.
///
/// # Safety
/// Rows at `from` are readable, at `to` there is room; the unit is there.
pub(crate) unsafe fn turn(unit: Unit, from: (*const u32, isize), to: (*mut u32, isize)) {
    // SAFETY: the caller's promise.
    unsafe {
        match unit {
            Unit::Hardware => hardware::turn(from, to),
            Unit::Model => portable::turn(from, to),
        }
    }
}

/// The tile of the left operand, 16 lines by 16 complex steps, of the conjugates of what two tiles of the right one have:
/// words (re, -im) are there already.
///
/// # Safety
/// As for [`turn`]; the two tiles are adjacent, the rows of all three 16 words apart.
pub(crate) unsafe fn turn_to_left(unit: Unit, from: *const u32, to: *mut u32) {
    // SAFETY: the caller's promise.
    unsafe {
        match unit {
            Unit::Hardware => hardware::turn_to_left(from, to),
            Unit::Model => portable::turn_to_left(from, to),
        }
    }
}

/// The inverse of [`turn_to_left`].
///
/// # Safety
/// As there.
pub(crate) unsafe fn turn_to_right(unit: Unit, from: *const u32, to: *mut u32) {
    // SAFETY: the caller's promise.
    unsafe {
        match unit {
            Unit::Hardware => hardware::turn_to_right(from, to),
            Unit::Model => portable::turn_to_right(from, to),
        }
    }
}

/// Whether both implementations make the same of 32 x 32 numbers whose pieces are normal, for the self-check and for tests.
/// One after the other, as threads may have little stack.
#[cold]
#[inline(never)]
pub(super) fn agree(numbers: &[f32; EDGE * EDGE]) -> bool {
    let rows = Rows { first: numbers.as_ptr(), distance: EDGE as isize };
    let [mut source, mut got, mut wanted] = [const { Aligned([0_u16; PLANES * STEP]) }; 3];
    // SAFETY: who asks this knows that the hardware is there; what is read and written has PLANES * STEP elements.
    let mut make = |what: usize, unit: Unit, to: *mut u16| unsafe {
        let mut seen = Seen::NOTHING;
        let from = source.0.as_mut_ptr();
        match what {
            0 => split_left(unit, rows, to, &mut seen),
            1 | 2 => split_right(unit, what == 2, rows, to, &mut seen),
            3 => {
                let from = numbers.as_ptr().wrapping_add(SIDE).cast();
                turn(unit, (from, EDGE as isize), (to.cast(), SIDE as isize));
            }
            4 => {
                split_right(Unit::Model, true, rows, from, &mut seen);
                turn_to_left(unit, from.cast(), to.cast());
            }
            _ => {
                split_left(Unit::Model, rows, from, &mut seen);
                turn_to_right(unit, from.cast(), to.cast());
            }
        }
        (seen.low, seen.high)
    };
    (0..6).all(|what| {
        let seen = make(what, Unit::Hardware, got.0.as_mut_ptr());
        seen == make(what, Unit::Model, wanted.0.as_mut_ptr()) && got.0 == wanted.0
    })
}

mod portable {
    use super::*;

    /// # Safety
    /// See [`super::split_left`].
    pub unsafe fn split_left(rows: Rows, dst: *mut u16, seen: &mut Seen) {
        for r in 0..EDGE {
            // SAFETY: the caller's promise.
            let row = unsafe { rows.row(r).read() };
            seen.meet(&row);
            let mut planes = [[0_u16; DEPTH]; PLANES];
            for i in 0..DEPTH {
                let x = pieces(row[i]);
                for q in 0..PLANES {
                    planes[q][i] = x[q] as u16;
                }
            }
            for q in 0..PLANES {
                let to = dst.wrapping_add(q * STEP + r * DEPTH).cast::<[u16; DEPTH]>();
                // SAFETY: the caller's promise.
                unsafe { to.write(planes[q]) };
            }
        }
    }

    /// # Safety
    /// See [`super::split_right`].
    pub unsafe fn split_right(complex: bool, rows: Rows, dst: *mut u16, seen: &mut Seen) {
        for r in 0..DEPTH / 2 {
            let (mut even, mut odd) = ([0.0; EDGE], [0.0; EDGE]);
            // SAFETY: the caller's promise.
            let row = |r: usize| unsafe { rows.row(r).read() };
            if complex {
                let row = row(r);
                for i in 0..EDGE / 2 {
                    let (re, im) = (row[2 * i], row[2 * i + 1]);
                    (even[2 * i], odd[2 * i]) = (re, -im);
                    (even[2 * i + 1], odd[2 * i + 1]) = (im, re);
                }
            } else {
                (even, odd) = (row(2 * r), row(2 * r + 1));
                seen.meet(&odd);
            }
            seen.meet(&even);
            for i in 0..EDGE {
                let (x, y) = (pieces(even[i]), pieces(odd[i]));
                let to = dst.wrapping_add(i / SIDE * TILE + DEPTH * r).cast::<u32>();
                for q in 0..PLANES {
                    // SAFETY: the caller's promise. The first of a pair is in the low half.
                    unsafe {
                        *to.wrapping_add(i % SIDE + q * (STEP / 2)) = x[q] | y[q] << 16;
                    }
                }
            }
        }
    }

    /// # Safety
    /// See [`super::turn`].
    pub unsafe fn turn(from: (*const u32, isize), to: (*mut u32, isize)) {
        for i in 0..SIDE {
            for j in 0..SIDE {
                let (p, q) = (i as isize * from.1 + j as isize, j as isize * to.1 + i as isize);
                // SAFETY: the caller's promise.
                unsafe { *to.0.wrapping_offset(q) = from.0.wrapping_offset(p).read_unaligned() };
            }
        }
    }

    /// Where the word (re, -im) of a line and a complex step is in two tiles of the right operand; the word behind it is the
    /// other one of the line.
    fn at(line: usize, step: usize) -> usize {
        2 * line / SIDE * SIDE * SIDE + step * SIDE + 2 * line % SIDE
    }

    /// # Safety
    /// See [`super::turn_to_left`].
    pub unsafe fn turn_to_left(from: *const u32, to: *mut u32) {
        for line in 0..SIDE {
            for step in 0..SIDE {
                // SAFETY: the caller's promise.
                unsafe {
                    *to.wrapping_add(line * SIDE + step) = *from.wrapping_add(at(line, step));
                }
            }
        }
    }

    /// # Safety
    /// See [`super::turn_to_right`].
    pub unsafe fn turn_to_right(from: *const u32, to: *mut u32) {
        for line in 0..SIDE {
            for step in 0..SIDE {
                // SAFETY: the caller's promise.
                unsafe {
                    let word = *from.wrapping_add(line * SIDE + step);
                    let to = to.wrapping_add(at(line, step));
                    *to = word;
                    // (im, re) from (re, -im).
                    *to.wrapping_add(1) = word.rotate_left(16) ^ 0x8000;
                }
            }
        }
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod hardware {
    use super::*;
    use core::arch::asm;
    use core::arch::x86_64::*;

    /// In words of 16 bits: lane i of the lower half becomes word 2 i, of the upper one 2 i + 1.
    static PAIRS: Pairs = Pairs({
        let mut words = [0; 2 * SIDE];
        let mut i = 0;
        while i < SIDE {
            words[2 * i] = i as u16;
            words[2 * i + 1] = (SIDE + i) as u16;
            i += 1;
        }
        words
    });
    #[repr(align(64))]
    struct Pairs([u16; 2 * SIDE]);

    /// Pieces of two vectors: the numbers' own order, first all of x, and pairs of one of x and one of y.
    #[derive(Clone, Copy)]
    struct Piece {
        adjacent: __m512i,
        pairs: __m512i,
    }

    /// The three pieces of x and y.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    fn pieces(x: __m512, y: __m512, order: __m512i) -> [Piece; PLANES] {
        let upper = _mm512_set1_epi32(0xffff_0000_u32 as i32);
        let (mut x, mut y) = (x, y);
        core::array::from_fn(|q| {
            // SAFETY: the same 64 bytes.
            let adjacent: __m512i = unsafe { core::mem::transmute(_mm512_cvtne2ps_pbh(y, x)) };
            let pairs = _mm512_permutexvar_epi16(order, adjacent);
            if q + 1 < PLANES {
                x = _mm512_sub_ps(x, _mm512_castsi512_ps(_mm512_slli_epi32::<16>(pairs)));
                y = _mm512_sub_ps(y, _mm512_castsi512_ps(_mm512_and_si512(pairs, upper)));
            }
            Piece { adjacent, pairs }
        })
    }

    /// [`Seen`] in registers.
    struct Bounds {
        low: __m512i,
        high: __m512i,
    }

    impl Bounds {
        #[inline]
        #[target_feature(enable = "avx512f")]
        fn of(seen: &Seen) -> Bounds {
            // SAFETY: 64 bytes each.
            unsafe {
                Bounds {
                    low: _mm512_load_si512(seen.low.as_ptr().cast()),
                    high: _mm512_load_si512(seen.high.as_ptr().cast()),
                }
            }
        }
        #[inline]
        #[target_feature(enable = "avx512f")]
        fn meet(&mut self, x: __m512) {
            let bits = _mm512_castps_si512(_mm512_abs_ps(x));
            let less = _mm512_add_epi32(bits, _mm512_set1_epi32(-1));
            self.low = _mm512_min_epu32(self.low, less);
            self.high = _mm512_max_epu32(self.high, bits);
        }
        #[inline]
        #[target_feature(enable = "avx512f")]
        fn leave(self, seen: &mut Seen) {
            // SAFETY: 64 bytes each.
            unsafe {
                _mm512_store_si512(seen.low.as_mut_ptr().cast(), self.low);
                _mm512_store_si512(seen.high.as_mut_ptr().cast(), self.high);
            }
        }
    }

    /// # Safety
    /// See [`super::split_left`].
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    pub unsafe fn split_left(rows: Rows, dst: *mut u16, seen: &mut Seen) {
        let mut bounds = Bounds::of(seen);
        // SAFETY: the caller's promise.
        unsafe {
            let order = _mm512_load_si512(PAIRS.0.as_ptr().cast());
            for r in 0..EDGE {
                let row = rows.row(r).cast::<f32>();
                let (x, y) = (_mm512_loadu_ps(row), _mm512_loadu_ps(row.wrapping_add(SIDE)));
                bounds.meet(x);
                bounds.meet(y);
                let planes = pieces(x, y, order);
                for q in 0..PLANES {
                    let to = dst.wrapping_add(q * STEP + r * DEPTH);
                    _mm512_storeu_si512(to.cast(), planes[q].adjacent);
                }
            }
        }
        bounds.leave(seen);
    }

    /// # Safety
    /// See [`super::split_right`].
    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512bf16")]
    pub unsafe fn split_right<const COMPLEX: bool>(rows: Rows, dst: *mut u16, seen: &mut Seen) {
        let mut bounds = Bounds::of(seen);
        // SAFETY: the caller's promise.
        unsafe {
            let order = _mm512_load_si512(PAIRS.0.as_ptr().cast());
            for r in 0..DEPTH / 2 {
                for half in 0..EDGE / SIDE {
                    let at = |r: usize| {
                        _mm512_loadu_ps(rows.row(r).cast::<f32>().wrapping_add(half * SIDE))
                    };
                    let (x, y);
                    if COMPLEX {
                        x = at(r);
                        // The sign of every even lane.
                        let sign = _mm512_castsi512_ps(_mm512_set1_epi64(0x8000_0000));
                        y = _mm512_xor_ps(_mm512_permute_ps::<0b10_11_00_01>(x), sign);
                    } else {
                        (x, y) = (at(2 * r), at(2 * r + 1));
                        bounds.meet(y);
                    }
                    bounds.meet(x);
                    let planes = pieces(x, y, order);
                    let to = dst.wrapping_add(half * TILE + DEPTH * r);
                    for q in 0..PLANES {
                        _mm512_storeu_si512(to.wrapping_add(q * STEP).cast(), planes[q].pairs);
                    }
                }
            }
        }
        bounds.leave(seen);
    }

    /// Quarters of a vector from four places. Assembly, because of intrinsics the compiler makes exchanges of lanes, of which
    /// only one of two ports is capable.
    ///
    /// # Safety
    /// The four words at `from` and at the places `apart` words behind are readable.
    #[inline]
    #[target_feature(enable = "avx512f,avx512vl,avx512dq")]
    unsafe fn quarters(from: *const u32, apart: isize) -> __m512 {
        let v;
        // SAFETY: the caller's promise.
        unsafe {
            asm!(
                "vmovups {v:x}, xmmword ptr [{p}]",
                "vinsertf32x4 {v:y}, {v:y}, xmmword ptr [{p} + {d}], 1",
                "vinsertf32x4 {v}, {v}, xmmword ptr [{p} + 2*{d}], 2",
                "vinsertf32x4 {v}, {v}, xmmword ptr [{q} + {d}], 3",
                v = out(zmm_reg) v,
                p = in(reg) from,
                q = in(reg) from.wrapping_offset(2 * apart),
                d = in(reg) 4 * apart,
                options(pure, readonly, nostack, preserves_flags)
            );
        }
        v
    }

    /// Lanes of each quarter: lane j of x[i] becomes lane i of the result's [j].
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn turn_quarters(x: [__m512; 4]) -> [__m512i; 4] {
        let pair = |a, b| {
            let (low, high) = (_mm512_unpacklo_ps(a, b), _mm512_unpackhi_ps(a, b));
            (_mm512_castps_pd(low), _mm512_castps_pd(high))
        };
        let ((a, b), (c, d)) = (pair(x[0], x[1]), pair(x[2], x[3]));
        [
            _mm512_castpd_si512(_mm512_unpacklo_pd(a, c)),
            _mm512_castpd_si512(_mm512_unpackhi_pd(a, c)),
            _mm512_castpd_si512(_mm512_unpacklo_pd(b, d)),
            _mm512_castpd_si512(_mm512_unpackhi_pd(b, d)),
        ]
    }

    /// # Safety
    /// See [`super::turn`].
    #[target_feature(enable = "avx512f,avx512vl,avx512dq")]
    pub unsafe fn turn((from, rows): (*const u32, isize), (to, lines): (*mut u32, isize)) {
        for c in (0..SIDE).step_by(4) {
            // SAFETY: the caller's promise.
            unsafe {
                let at =
                    |r: isize| quarters(from.wrapping_offset(r * rows).wrapping_add(c), 4 * rows);
                let turned = turn_quarters([at(0), at(1), at(2), at(3)]);
                for (i, line) in turned.into_iter().enumerate() {
                    let to = to.wrapping_offset((c + i) as isize * lines);
                    _mm512_storeu_si512(to.cast(), line);
                }
            }
        }
    }

    /// # Safety
    /// See [`super::turn_to_left`].
    #[target_feature(enable = "avx512f,avx512vl,avx512dq")]
    pub unsafe fn turn_to_left(from: *const u32, to: *mut u32) {
        const ROW: isize = SIDE as isize;
        for c in (0..SIDE).step_by(4) {
            let from = from.wrapping_add(2 * c / SIDE * SIDE * SIDE + 2 * c % SIDE);
            // SAFETY: the caller's promise.
            unsafe {
                let at = |r: isize| {
                    let from = from.wrapping_offset(r * ROW);
                    let (x, y) = (quarters(from, 4 * ROW), quarters(from.wrapping_add(4), 4 * ROW));
                    _mm512_shuffle_ps::<0b10_00_10_00>(x, y)
                };
                let turned = turn_quarters([at(0), at(1), at(2), at(3)]);
                for (i, line) in turned.into_iter().enumerate() {
                    _mm512_storeu_si512(to.wrapping_add((c + i) * SIDE).cast(), line);
                }
            }
        }
    }

    /// # Safety
    /// See [`super::turn_to_right`].
    #[target_feature(enable = "avx512f,avx512vl,avx512dq")]
    pub unsafe fn turn_to_right(from: *const u32, to: *mut u32) {
        const ROW: isize = SIDE as isize;
        let sign = _mm512_set1_epi32(0x8000);
        let lower = _mm512_setr_epi32(0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
        let upper = _mm512_add_epi32(lower, _mm512_set1_epi32(8));
        for c in (0..SIDE).step_by(4) {
            // SAFETY: the caller's promise.
            unsafe {
                let at =
                    |r: isize| quarters(from.wrapping_offset(r * ROW).wrapping_add(c), 4 * ROW);
                let turned = turn_quarters([at(0), at(1), at(2), at(3)]);
                for (i, line) in turned.into_iter().enumerate() {
                    let other = _mm512_xor_si512(_mm512_rol_epi32::<16>(line), sign);
                    let to = to.wrapping_add((c + i) * SIDE);
                    let first = _mm512_permutex2var_epi32(line, lower, other);
                    let second = _mm512_permutex2var_epi32(line, upper, other);
                    _mm512_storeu_si512(to.cast(), first);
                    _mm512_storeu_si512(to.wrapping_add(SIDE * SIDE).cast(), second);
                }
            }
        }
    }
}

/// No AMX elsewhere.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod hardware {
    use super::*;
    pub use portable::{split_left, turn, turn_to_left, turn_to_right};
    pub unsafe fn split_right<const COMPLEX: bool>(rows: Rows, dst: *mut u16, seen: &mut Seen) {
        // SAFETY: passed on.
        unsafe { portable::split_right(COMPLEX, rows, dst, seen) }
    }
}
