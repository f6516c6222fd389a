//! C := beta C + alpha op(A) op(B) in float32 on a unit that multiplies bfloat16 (`isa/amx.rs`).
//!
//! A float is the exact sum of three bfloat16 pieces of 8 bits (bf16x3; G. Henry, P. T. P. Tang and
//! A. Heinecke, ARITH 2019): each is the nearest to what the ones before it leave. Of the nine products of
//! pieces six are summed in float32; the three left out are together below 2^-24 of the product of the
//! floats, about. Every element is relatively exact in its pieces, whatever the
//! others are, so the error of C is bounded entry by entry by a multiple of |A| |B|, as that of a loop of
//! multiply-adds is, also for badly scaled rows and columns.
//!
//! A complex product is a real one of twice the rows and twice the depth: A is packed with two rows,
//! (re, -im) and (im, re), for each of its own, and B with (re; im) for each element.
//!
//! # What goes another way
//!
//! While packing, the exponents of the smallest (not zero) and the largest element of A and of B are
//! found; for a complex element, of its parts. With e(x) the exponent of x, 2^e(x) <= |x| < 2^(e(x)+1):
//!
//! - The pieces of x are multiples of 2^(e(x)-23). From e(x) >= [`LEAST`] on they are normal numbers, and
//!   up to [`MOST`] none of them is rounded to Inf. NaN and Inf have a larger exponent.
//! - All products of pieces are multiples of u = 2^(e(a)+e(b)-46) for the smallest a and b, and so is every
//!   sum of them, also after rounding. With e(a) + e(b) >= [`LEAST_PRODUCT`], u is a normal number: no
//!   result is denormal, nothing is flushed to zero.
//! - |sum| < depth 2^(e(a)+e(b)+2) (1 + 2^-6) for the largest a and b, so with e(a) + e(b) + 2 + log2(depth)
//!   <= [`MOST_SUM`] nothing overflows, here or in the loop of multiply-adds.
//!
//! Where that does not hold, `gemm.rs` does this product, a block of C over AMX_KC steps of k, with its own
//! register tiles, cut along k as everywhere, so bits are then those of a CPU without the unit. So
//! results depend on the values, as ever, and never on the number of threads.

use super::blocks::{Grid, own_blocks};
use super::exponents::{Range, Sizes, carries};
use super::gemm::{Operand, Part, Product, Source};
use super::isa::Kernels;
use super::isa::amx::{self, Aligned, DEPTH, EDGE, PLANES, STEP, TILE, Unit, with_vectors};
use super::pack::Shared;
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    A_OFFSET, AMX_A_BYTES, AMX_ASKING, AMX_B_BYTES, AMX_B_OFFSET, AMX_BLOCK_BYTES, AMX_DEPTH,
    AMX_EDGE, AMX_FACTOR, AMX_KC, AMX_MODEL_DEPTH, AMX_MODEL_EDGE, AMX_MODEL_FACTOR, BLOCKS, KC,
};
use super::scalar::Scalar;
use super::sweep::{Operands, Sweep, run_both, run_long, run_short};
use super::view::{MatMut, MatRef};
use super::{gemm_small, gemmt_small};
use core::mem::MaybeUninit;

const _: () = assert!(AMX_MODEL_EDGE <= AMX_EDGE && AMX_MODEL_DEPTH <= AMX_DEPTH);
// A panel fits into the regions, also a complex one; a product that goes another way is cut as without the unit.
const _: () = assert!(panel::<[f32; 2]>(AMX_KC) * 2 <= AMX_A_BYTES);
const _: () = assert!(AMX_A_BYTES <= AMX_B_BYTES && AMX_KC.is_multiple_of(KC));

/// The three pieces of x, each in the low half of a word.
#[inline(always)]
fn pieces(x: f32) -> [u32; PLANES] {
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

/// For tests.
#[doc(hidden)]
pub fn split(x: f32) -> [u16; PLANES] {
    pieces(x).map(|piece| piece as u16)
}

/// Real numbers in an element.
const fn parts<T>() -> usize {
    size_of::<T>() / size_of::<f32>()
}

/// Rows of A in a packed panel: 32 real ones.
pub(super) const fn width<T>() -> usize {
    EDGE / parts::<T>()
}

/// Steps of the unit in k steps.
const fn steps<T>(k: usize) -> usize {
    (k * parts::<T>()).div_ceil(DEPTH)
}

/// Elements (u16) of a packed panel, of A or of B.
const fn panel<T>(k: usize) -> usize {
    PLANES * steps::<T>(k) * STEP
}

/// How a product uses the unit.
#[derive(Clone, Copy)]
pub(super) struct Way {
    unit: Unit,
    /// A and B have changed places; their pieces are still multiplied in the same order, so a transposed
    /// product has the same bits.
    turned: bool,
}

/// The unit for a product of m x k by k x n, if there is one and the product is large enough. Whatever may
/// be computed without packing is not, even if it happens to be packed: which of the two it is may
/// depend on leading dimensions, bits may not.
pub(super) fn way<T: Scalar>(
    (m, n, k): (usize, usize, usize),
    part: Part,
    turned: bool,
) -> Option<Way> {
    let single = size_of::<T::Real>() == size_of::<f32>();
    if !single || m.min(n) < AMX_MODEL_EDGE || k < AMX_MODEL_DEPTH {
        return None;
    }
    let small = match part {
        Part::Full => gemm_small::fits::<T>(m, n, k, 0),
        _ => gemmt_small::fits(m, k),
    };
    let unit = if small { None } else { amx::unit() }?;
    let large = unit == Unit::Model || m.min(n) >= AMX_EDGE && k >= AMX_DEPTH;
    large.then_some(Way { unit, turned })
}

/// Whether there is a unit for the updates of a factorization of so many steps.
pub(super) fn factors<T: Scalar>(steps: usize) -> bool {
    let least = match amx::unit() {
        None => return false,
        Some(Unit::Hardware) => AMX_FACTOR,
        Some(Unit::Model) => AMX_MODEL_FACTOR,
    };
    steps > least && size_of::<T::Real>() == size_of::<f32>()
}

// A block of rows for each part of the region.
const _: () = assert!(AMX_A_BYTES.div_ceil(AMX_BLOCK_BYTES / 2) <= BLOCKS);

/// Rows and columns of C, and the depth, of one product whose operands fit into the packing regions.
pub(super) fn block<T>() -> (usize, usize, usize) {
    let bytes = panel::<T>(AMX_KC) * size_of::<u16>();
    (AMX_A_BYTES / bytes * width::<T>(), AMX_B_BYTES / bytes * EDGE, AMX_KC)
}

impl<T: Scalar> Product<'_, T> {
    /// The product on the unit; false, and C untouched, if that cannot carry the operands.
    pub(super) fn run_bf16x3(&self, ctx: &Ctx, way: Way) -> bool {
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let packed = Packed::new(
            self.kr,
            way,
            k,
            Shared::region(&ctx.scratch, 0, A_OFFSET),
            Shared::region(&ctx.scratch, 0, AMX_B_OFFSET),
        );
        let high = width::<T>();
        let row = panel::<T>(AMX_KC) * size_of::<u16>() / high;
        let grid = Grid::new((high, EDGE), AMX_BLOCK_BYTES / row, (m, n, k));
        let par: &dyn Executor = if grid.tasks() == 1 { &Sequential } else { ctx.par };

        let (panels_a, panels_b) = (m.div_ceil(high), n.div_ceil(EDGE));
        let (each_a, each_b) = (panels_a.div_ceil(8), panels_b.div_ceil(8));
        let tasks_a = panels_a.div_ceil(each_a);
        par.run(tasks_a + panels_b.div_ceil(each_b), &|task, _| {
            // SAFETY: each task packs its own panels, into regions this product alone uses.
            unsafe {
                if task < tasks_a {
                    let from = task * each_a * high;
                    packed.pack_a((from, m.min(from + each_a * high)), &self.a);
                } else {
                    let from = (task - tasks_a) * each_b * EDGE;
                    packed.pack_b((from, n.min(from + each_b * EDGE)), &self.b);
                }
            }
        });
        if !packed.carried() {
            return false;
        }
        own_blocks(par, &grid, |d, q, _, _, _| {
            let (i, j) = (d * grid.rows, q * grid.cols);
            let (mb, nb) = (grid.rows.min(m - i), grid.cols.min(n - j));
            let corner = (self.corner.0 + i, self.corner.1 + j);
            // SAFETY: the tasks' blocks of C are disjoint, and their panels have been packed above.
            unsafe {
                let c = self.c.alias().sub(i, j, mb, nb);
                packed.multiply((self.alpha, self.beta), (i, j), c, corner, self.part);
            }
        });
        true
    }
}

/// Bytes of packed A for each of its rows, k steps deep; B takes no more.
pub(super) const fn row_bytes<T>(k: usize) -> usize {
    panel::<T>(k) * size_of::<u16>() / width::<T>()
}

/// Operands of products, packed for the unit: rows of A, columns of B, and the range of their exponents.
pub(super) struct Packed<T: Scalar> {
    kr: &'static Kernels<T>,
    way: Way,
    k: usize,
    a: Shared<u16>,
    b: Shared<u16>,
    range_a: Range,
    range_b: Range,
}

impl<T: Scalar> Packed<T> {
    /// For products of k steps, in memory at `a` and `b`.
    pub fn new(
        kr: &'static Kernels<T>,
        way: Way,
        k: usize,
        a: Shared<u16>,
        b: Shared<u16>,
    ) -> Self {
        Packed { kr, way, k, a, b, range_a: Range::new(), range_b: Range::new() }
    }

    /// The same A, or the same B, as far as it has been packed, beside another operand in memory at `to`.
    pub fn with(&self, side: Side, to: Shared<u16>) -> Self {
        let Packed { kr, way, k, a, b, .. } = *self;
        match side {
            Side::Right => {
                Packed { range_b: self.range_b.clone(), ..Packed::new(kr, way, k, to, b) }
            }
            Side::Left => {
                Packed { range_a: self.range_a.clone(), ..Packed::new(kr, way, k, a, to) }
            }
        }
    }

    /// The rows [from, to) of A; `from` begins a panel, of which none is packed twice.
    ///
    /// # Safety
    /// There is room for them, which nothing else uses.
    pub unsafe fn pack_a(&self, (from, to): (usize, usize), a: &Source<T>) {
        let (high, panel, mut sizes) = (width::<T>(), panel::<T>(self.k), Sizes::NONE);
        debug_assert!(from.is_multiple_of(high) && a.cols() == self.k);
        for i in (from..to).step_by(high) {
            let lines = a.sub(i, 0, high.min(to - i), self.k);
            let dst = self.a.get().wrapping_add(i / high * panel);
            // SAFETY: the caller's promise.
            unsafe { pack(self.way.unit, self.kr, lines, Side::Right, dst, &mut sizes) };
        }
        self.range_a.meet(sizes);
    }

    /// The same of the columns of B.
    ///
    /// # Safety
    /// As for [`Packed::pack_a`].
    pub unsafe fn pack_b(&self, (from, to): (usize, usize), b: &Source<T>) {
        let (panel, mut sizes) = (panel::<T>(self.k), Sizes::NONE);
        debug_assert!(from.is_multiple_of(EDGE) && b.rows() == self.k);
        for j in (from..to).step_by(EDGE) {
            let lines = b.sub(0, j, self.k, EDGE.min(to - j));
            let dst = self.b.get().wrapping_add(j / EDGE * panel);
            // SAFETY: the caller's promise.
            unsafe { pack(self.way.unit, self.kr, lines, Side::Left, dst, &mut sizes) };
        }
        self.range_b.meet(sizes);
    }

    /// The rows [from, to) of A := L and the same columns of B := its (conjugate) transpose; `conj`: A := conj(L).
    ///
    /// # Safety
    /// As for [`Packed::pack_a`], of both.
    pub unsafe fn pack_both(&self, (from, to): (usize, usize), l: MatRef<T>, conj: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            self.pack_a((from, to), &Operand { mat: l, conj }.into());
            if T::IS_COMPLEX {
                return self.pack_b((from, to), &Operand { mat: l.t(), conj: !conj }.into());
            }
            // A tile of B has the pairs of k steps that a tile of A has, by lines in place of steps.
            let size = panel::<T>(self.k);
            let tiles = (to - from).div_ceil(EDGE) * size / TILE;
            let first = from / EDGE * size;
            for tile in 0..tiles {
                let a = self.a.get().wrapping_add(first + tile * TILE).cast::<T>();
                let b = self.b.get().wrapping_add(first + tile * TILE).cast::<T>();
                (self.kr.pack)(DEPTH / 2, DEPTH / 2, DEPTH / 2, a, DEPTH as isize / 2, 1, false, b);
            }
        }
        self.range_b.meet(self.range_a.sizes());
    }

    /// Whether the unit multiplies what has been packed without loss.
    pub fn carried(&self) -> bool {
        carries(self.range_a.sizes(), self.range_b.sizes(), self.k * parts::<T>())
    }

    /// The same of the sum of this product and of one with other operands.
    pub fn carried_with(&self, other: &Packed<T>) -> bool {
        let a = self.range_a.sizes().and(other.range_a.sizes());
        let b = self.range_b.sizes().and(other.range_b.sizes());
        carries(a, b, (self.k + other.k) * parts::<T>())
    }

    /// C := beta C + alpha A B for the rows from i and the columns from j on, which begin panels; C lies at `corner`.
    ///
    /// # Safety
    /// Their panels are packed and carried; this thread has no session.
    pub unsafe fn multiply(
        &self,
        numbers: (T, T),
        at: (usize, usize),
        c: MatMut<T>,
        corner: (usize, usize),
        part: Part,
    ) {
        let sweep = Sweep { operands: [self.operands(at)], numbers, corner, part };
        let short = T::IS_COMPLEX || sweep.operands[0].steps < AMX_ASKING;
        // SAFETY: the caller's promise; a task is one session.
        unsafe {
            match short {
                true => run_short(self.way.unit, sweep, c),
                false => run_long(self.way.unit, sweep, c),
            }
        }
    }

    /// The same with A B and the product of what is packed in `earlier`, whose rows and columns begin at another place,
    /// summed before it.
    ///
    /// # Safety
    /// As for [`Packed::multiply`]; both are [carried together](Packed::carried_with).
    pub unsafe fn multiply_both(
        &self,
        (earlier, before): (&Packed<T>, (usize, usize)),
        numbers: (T, T),
        at: (usize, usize),
        c: MatMut<T>,
        corner: (usize, usize),
        part: Part,
    ) {
        let operands = [earlier.operands(before), self.operands(at)];
        // SAFETY: the caller's promise; a task is one session.
        unsafe { run_both(self.way.unit, Sweep { operands, numbers, corner, part }, c) };
    }

    /// The rows from i and the columns from j on.
    fn operands(&self, (i, j): (usize, usize)) -> Operands {
        let (high, panel) = (width::<T>(), panel::<T>(self.k));
        debug_assert!(i.is_multiple_of(high) && j.is_multiple_of(EDGE));
        Operands {
            steps: steps::<T>(self.k),
            a: self.a.get().wrapping_add(i / high * panel),
            b: self.b.get().wrapping_add(j / EDGE * panel),
            turned: self.way.turned,
        }
    }
}

/// Which operand of the unit a panel is for: see [`amx::Session::block`]. A is packed for the right one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// Pack `lines`: rows of A (right), columns of B (left), at most a panel of them.
///
/// # Safety
/// `dst` has room for a panel, which nothing else uses.
unsafe fn pack<T: Scalar>(
    unit: Unit,
    kr: &'static Kernels<T>,
    lines: Source<T>,
    side: Side,
    dst: *mut u16,
    sizes: &mut Sizes,
) {
    with_vectors!(unit, pack_panel::<T: Scalar>(
        kr: &'static Kernels<T>, lines: Source<T>, side: Side, dst: *mut u16, sizes: &mut Sizes
    ))
}

#[inline(always)]
unsafe fn pack_panel<T: Scalar>(
    kr: &'static Kernels<T>,
    lines: Source<T>,
    side: Side,
    dst: *mut u16,
    sizes: &mut Sizes,
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
        let numbers = match block.columns() {
            Some((first, distance)) if whole => {
                Rows { first: first.cast(), distance: distance * parts::<T>() as isize }
            }
            _ => {
                if !whole {
                    raw.0.fill(MaybeUninit::new(0.0));
                }
                // SAFETY: at most 32 numbers of at most 32 lines, or 32 / parts of both; an element is
                // `parts` floats. All of a whole block are written.
                unsafe { block.gather(kr, each, raw.0.as_mut_ptr().cast()) };
                Rows { first: raw.0.as_ptr().cast(), distance: EDGE as isize }
            }
        };
        let dst = dst.wrapping_add(step * PLANES * STEP);
        // SAFETY: room in dst is the caller's promise.
        unsafe {
            match side {
                Side::Right => split_right(numbers, parts::<T>() == 2, dst, sizes),
                Side::Left => split_left(numbers, dst, sizes),
            }
        }
    }
}

/// The numbers of a step: 32 rows of 32 adjacent ones.
#[derive(Clone, Copy)]
struct Rows {
    first: *const f32,
    distance: isize,
}

impl Rows {
    #[inline(always)]
    fn row(&self, r: usize) -> [f32; EDGE] {
        // SAFETY: all rows are in the operand, or in the block it was copied to.
        unsafe {
            self.first.wrapping_offset(r as isize * self.distance).cast::<[f32; EDGE]>().read()
        }
    }
}

/// Rows of 32 numbers along k, one for each line.
///
/// # Safety
/// dst has room for a step.
#[inline(always)]
unsafe fn split_left(numbers: Rows, dst: *mut u16, sizes: &mut Sizes) {
    for r in 0..EDGE {
        let row = numbers.row(r);
        sizes.meet(&row);
        let mut planes = [[0_u16; DEPTH]; PLANES];
        for i in 0..DEPTH {
            let x = pieces(row[i]);
            for q in 0..PLANES {
                planes[q][i] = x[q] as u16;
            }
        }
        for q in 0..PLANES {
            // SAFETY: the caller's promise.
            unsafe {
                dst.wrapping_add(q * STEP + r * DEPTH).cast::<[u16; DEPTH]>().write(planes[q])
            };
        }
    }
}

/// Rows of 16 pairs, the pair of two steps of k for each of 16 lines, in two tiles. A row has 32 lines of
/// a step; if complex, 16 lines' (re, im), which become two lines each.
///
/// # Safety
/// As for [`split_left`]; dst is aligned for u32.
#[inline(always)]
unsafe fn split_right(numbers: Rows, complex: bool, dst: *mut u16, sizes: &mut Sizes) {
    for r in 0..DEPTH / 2 {
        let (mut even, mut odd) = ([0.0; EDGE], [0.0; EDGE]);
        if complex {
            let row = numbers.row(r);
            for i in 0..EDGE / 2 {
                let (re, im) = (row[2 * i], row[2 * i + 1]);
                (even[2 * i], odd[2 * i]) = (re, -im);
                (even[2 * i + 1], odd[2 * i + 1]) = (im, re);
            }
        } else {
            (even, odd) = (numbers.row(2 * r), numbers.row(2 * r + 1));
            sizes.meet(&odd);
        }
        sizes.meet(&even);
        // A plane at a time, of arrays, so that the compiler makes vectors of it.
        for half in 0..EDGE / 16 {
            let mut words = [[0_u32; 16]; PLANES];
            for w in 0..16 {
                let (x, y) = (pieces(even[half * 16 + w]), pieces(odd[half * 16 + w]));
                for q in 0..PLANES {
                    // The first of a pair is in the low half.
                    words[q][w] = x[q] | y[q] << 16;
                }
            }
            let to = dst.wrapping_add(half * TILE + DEPTH * r);
            for q in 0..PLANES {
                // SAFETY: the caller's promise.
                unsafe { *to.wrapping_add(q * STEP).cast::<[u32; 16]>() = words[q] };
            }
        }
    }
}
