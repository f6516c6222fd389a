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
//! Where that does not hold, `gemm.rs` does this product, a block of C over [`depth`] steps of k, with its own
//! register tiles, cut along k as everywhere, so bits are then those of a CPU without the unit. So
//! results depend on the values, as ever, and never on the number of threads.

use super::blocks::{Grid, own_blocks};
use super::exponents::{Range, Sizes, carries};
use super::gemm::{Operand, Part, Product, Source};
use super::isa::Kernels;
use super::isa::amx::{self, DEPTH, EDGE, PLANES, STEP, TILE, Unit};
use super::isa::amx_pieces::{self, SIDE, Seen, turn, turn_to_left, turn_to_right};
use super::pack::Shared;
use super::pack_bf16x3::{Side, pack};
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    A_OFFSET, AMX_A_BYTES, AMX_ASKING, AMX_B_BYTES, AMX_B_OFFSET, AMX_BLOCK_BYTES, AMX_DEPTH,
    AMX_EDGE, AMX_FACTOR, AMX_HALVES_MOST, AMX_KC, AMX_MODEL_DEPTH, AMX_MODEL_EDGE,
    AMX_MODEL_FACTOR, BLOCKS, GETRF_MODEL_BYTES, GETRF_PIECES_BYTES, KC, POTRF_BASE,
    POTRF_MODEL_ROWS, POTRF_MODEL_UNIT, POTRF_PACK_BYTES, POTRF_PAIRS, POTRF_UNIT_LARGE, TASK_WORK,
};
use super::scalar::Scalar;
use super::sweep::{Operands, Sweep, run_both, run_long, run_short};
use super::view::{MatMut, MatRef};
use super::{gemm_small, gemmt_small};

const _: () = assert!(AMX_MODEL_EDGE <= AMX_EDGE && AMX_MODEL_DEPTH <= AMX_DEPTH);
const _: () = assert!(AMX_MODEL_FACTOR <= AMX_FACTOR);
// A panel fits into the regions, also a complex one; a product that goes another way is cut as without the unit.
const _: () = assert!(panel::<f32>(AMX_KC) * 2 <= AMX_A_BYTES);
const _: () = assert!(AMX_A_BYTES <= AMX_B_BYTES && (AMX_KC / 2).is_multiple_of(KC));

/// For tests.
#[doc(hidden)]
pub fn split(x: f32) -> [u16; PLANES] {
    amx_pieces::pieces(x).map(|piece| piece as u16)
}

/// Real numbers in an element.
pub(super) const fn parts<T>() -> usize {
    size_of::<T>() / size_of::<f32>()
}

/// Rows of A in a packed panel: 32 real ones.
pub(super) const fn width<T>() -> usize {
    EDGE / parts::<T>()
}

/// Steps of the unit in k steps.
pub(super) const fn steps<T>(k: usize) -> usize {
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
    // A small one does not ask for the unit.
    if size_of::<T::Real>() != size_of::<f32>() || steps <= AMX_MODEL_FACTOR {
        return false;
    }
    match amx::unit() {
        None => false,
        Some(Unit::Hardware) => steps > AMX_FACTOR,
        Some(Unit::Model) => true,
    }
}

/// Where a factorization changes its steps.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Rows and columns of C from which the unit multiplies.
    pub edge: usize,
    /// Orders below which steps have few columns, and rows left from which two real steps make one update.
    pub thin: usize,
    pub pairs: usize,
    /// Bytes of an operand of a step that is not thin, and of a panel of LU.
    pub room: usize,
    pub panel_room: usize,
}

impl Limits {
    /// Where the unit has a part in the factorization, or not: a small one does not ask for it.
    pub fn of<T: Scalar>(unit: bool) -> Limits {
        match unit.then(amx::unit).flatten() {
            Some(Unit::Model) => {
                let [thin, pairs] = POTRF_MODEL_UNIT;
                let room = POTRF_MODEL_ROWS * row_bytes::<T>(POTRF_BASE);
                let panel_room = GETRF_MODEL_BYTES;
                Limits { edge: AMX_MODEL_EDGE, thin, pairs, room, panel_room }
            }
            _ => {
                let [real, complex] = POTRF_UNIT_LARGE;
                let thin = if T::IS_COMPLEX { complex } else { real };
                Limits {
                    edge: AMX_EDGE,
                    thin,
                    pairs: POTRF_PAIRS,
                    room: POTRF_PACK_BYTES,
                    panel_room: GETRF_PIECES_BYTES,
                }
            }
        }
    }
}

// A block of rows for each part of the region.
const _: () = assert!(AMX_A_BYTES.div_ceil(AMX_BLOCK_BYTES / 2) <= BLOCKS);

/// Steps of k between two visits to C: as many of the unit whatever the elements.
const fn depth<T>() -> usize {
    AMX_KC / parts::<T>()
}

/// Rows and columns of C, and the depth, of one product whose operands fit into the packing regions.
pub(super) fn block<T>() -> (usize, usize, usize) {
    let bytes = panel::<T>(depth::<T>()) * size_of::<u16>();
    (AMX_A_BYTES / bytes * width::<T>(), AMX_B_BYTES / bytes * EDGE, depth::<T>())
}

impl<T: Scalar> Product<'_, T> {
    /// The product on the unit; false, and C untouched, if that cannot carry the operands.
    pub(super) fn run_bf16x3(&self, ctx: &Ctx, way: Way) -> bool {
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let small = (2 * TASK_WORK..=AMX_HALVES_MOST).contains(&(m * n * k))
            && m.min(n) * row_bytes::<T>(k) <= AMX_BLOCK_BYTES;
        if small && self.part == Part::Full && ctx.par.width() == 2 {
            return self.run_halves(ctx, way);
        }
        let packed = self.packed(ctx, 0, way);
        let high = width::<T>();
        let rows = AMX_BLOCK_BYTES / row_bytes::<T>(depth::<T>());
        let grid = Grid::new((high, EDGE), rows, (m, n, k));
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
            // SAFETY: the tasks' blocks of C are disjoint, and their panels have been packed above.
            unsafe { self.multiply_block(&packed, (i, j), (i, j, mb, nb)) };
        });
        true
    }
}

impl<T: Scalar> Product<'_, T> {
    /// Room for both operands in the regions of a slot.
    fn packed(&self, ctx: &Ctx, slot: usize, way: Way) -> Packed<T> {
        let region = |offset| Shared::region(&ctx.scratch, slot, offset);
        Packed::new(self.kr, way, self.a.cols(), region(A_OFFSET), region(AMX_B_OFFSET))
    }

    /// [`Product::run_bf16x3`] by two threads that have half of C each, and share nothing but the ranges of exponents: to read
    /// what the other one has packed takes longer than to pack the shorter operand, too.
    fn run_halves(&self, ctx: &Ctx, way: Way) -> bool {
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let middle = |size: usize| (size / 2).next_multiple_of(EDGE).min(size);
        // The first row and column of each half of C, and its size.
        let halves = match n >= m {
            true => [(0, 0, m, middle(n)), (0, middle(n), m, n - middle(n))],
            false => [(0, 0, middle(m), n), (middle(m), 0, m - middle(m), n)],
        };
        debug_assert!(halves.iter().all(|&(_, _, mb, nb)| mb > 0 && nb > 0));
        // In regions that go with the half, whoever packs it.
        let packed = [0, 1].map(|half| self.packed(ctx, half, way));
        ctx.par.run(2, &|half, _| {
            let (i, j, mb, nb) = halves[half];
            // SAFETY: each half has its own regions, which this product alone uses.
            unsafe {
                packed[half].pack_a((0, mb), &self.a.sub(i, 0, mb, k));
                packed[half].pack_b((0, nb), &self.b.sub(0, j, k, nb));
            }
        });
        if !packed.iter().all(Packed::carried) {
            return false;
        }
        ctx.par.run(2, &|half, _| {
            // SAFETY: halves of C are disjoint, and their panels have been packed above.
            unsafe { self.multiply_block(&packed[half], (0, 0), halves[half]) };
        });
        true
    }

    /// The block of C with this first row and column and this size, whose panels begin at `from` of what is packed.
    ///
    /// # Safety
    /// The block is the caller's, and its panels have been packed.
    unsafe fn multiply_block(
        &self,
        packed: &Packed<T>,
        from: (usize, usize),
        (i, j, mb, nb): (usize, usize, usize, usize),
    ) {
        let corner = (self.corner.0 + i, self.corner.1 + j);
        // SAFETY: the caller's promise.
        unsafe {
            let c = self.c.alias().sub(i, j, mb, nb);
            packed.multiply((self.alpha, self.beta), from, None, c, corner, self.part);
        }
    }
}

// So much work has more than a panel of rows or of columns.
const _: () = assert!(2 * TASK_WORK > EDGE * EDGE * AMX_KC);

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

    /// Steps of k.
    pub fn steps(&self) -> usize {
        self.k
    }

    /// The rows [from, to) of A; `from` begins a panel, of which none is packed twice.
    ///
    /// # Safety
    /// There is room for them, which nothing else uses.
    pub unsafe fn pack_a(&self, (from, to): (usize, usize), a: &Source<T>) {
        let (high, panel, mut seen) = (width::<T>(), panel::<T>(self.k), Seen::NOTHING);
        debug_assert!(from.is_multiple_of(high) && a.cols() == self.k);
        for i in (from..to).step_by(high) {
            let lines = a.sub(i, 0, high.min(to - i), self.k);
            let dst = self.a.get().wrapping_add(i / high * panel);
            // SAFETY: the caller's promise.
            unsafe { pack(self.way.unit, self.kr, lines, Side::Right, dst, &mut seen) };
        }
        self.range_a.meet(Sizes::of(&seen));
    }

    /// The same of the columns of B.
    ///
    /// # Safety
    /// As for [`Packed::pack_a`].
    pub unsafe fn pack_b(&self, (from, to): (usize, usize), b: &Source<T>) {
        let (panel, mut seen) = (panel::<T>(self.k), Seen::NOTHING);
        debug_assert!(from.is_multiple_of(EDGE) && b.rows() == self.k);
        for j in (from..to).step_by(EDGE) {
            let lines = b.sub(0, j, self.k, EDGE.min(to - j));
            let dst = self.b.get().wrapping_add(j / EDGE * panel);
            // SAFETY: the caller's promise.
            unsafe { pack(self.way.unit, self.kr, lines, Side::Left, dst, &mut seen) };
        }
        self.range_b.meet(Sizes::of(&seen));
    }

    /// The rows [from, to) of A := L and the same columns of B := its (conjugate) transpose; `conj`: A := conj(L).
    ///
    /// # Safety
    /// As for [`Packed::pack_a`], of both.
    pub unsafe fn pack_both(&self, (from, to): (usize, usize), l: MatRef<T>, conj: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            // The one that is made of adjacent elements is turned for the other.
            let rows = l.cs() == 1;
            if rows {
                self.pack_b((from, to), &Operand { mat: l.t(), conj: !conj }.into());
                self.range_a.meet(self.range_b.sizes());
            } else {
                self.pack_a((from, to), &Operand { mat: l, conj }.into());
                self.range_b.meet(self.range_a.sizes());
            }
            for i in (from..to).step_by(EDGE) {
                self.turn(i, EDGE.min(to - i), rows);
            }
        }
    }

    /// Panels of A from those of B for `count` lines from i on, a panel of B at most, or the other way.
    ///
    /// # Safety
    /// As for [`Packed::pack_a`]; those they are made from have been packed.
    unsafe fn turn(&self, i: usize, count: usize, to_a: bool) {
        let (unit, panel) = (self.way.unit, panel::<T>(self.k));
        let b = self.b.get().wrapping_add(i / EDGE * panel);
        let a = self.a.get().wrapping_add(i / width::<T>() * panel);
        for step in 0..steps::<T>(self.k) * PLANES {
            for half in 0..EDGE / SIDE {
                let b = b.wrapping_add(step * STEP + half * TILE).cast::<u32>();
                // A panel of complex A has the lines of one tile of B.
                let a = match T::IS_COMPLEX {
                    false => a.wrapping_add(step * STEP + half * TILE),
                    true => a.wrapping_add(half * panel + step * STEP),
                };
                let a = a.cast::<u32>();
                // SAFETY: the caller's promise.
                unsafe {
                    match (T::IS_COMPLEX, to_a) {
                        // Without lines: nothing has been packed.
                        (true, false) if half * SIDE >= count => b.write_bytes(0, TILE / 2),
                        (true, true) if half * SIDE >= count => {}
                        (true, false) => turn_to_left(unit, a, b),
                        (true, true) => turn_to_right(unit, b, a),
                        (false, false) => turn(unit, (a, SIDE as isize), (b, SIDE as isize)),
                        (false, true) => turn(unit, (b, SIDE as isize), (a, SIDE as isize)),
                    }
                }
            }
        }
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

    /// C := beta C + alpha A B for the rows from i and the columns from j on, which begin panels; C lies at `corner`. C is
    /// read in `old`, if that is there, which then has its shape and lies apart.
    ///
    /// # Safety
    /// Their panels are packed and carried; this thread has no session.
    pub unsafe fn multiply(
        &self,
        numbers: (T, T),
        at: (usize, usize),
        old: Option<MatRef<T>>,
        c: MatMut<T>,
        corner: (usize, usize),
        part: Part,
    ) {
        let sweep = Sweep { operands: [self.operands(at)], old, numbers, corner, part };
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
        old: Option<MatRef<T>>,
        c: MatMut<T>,
        corner: (usize, usize),
        part: Part,
    ) {
        let operands = [earlier.operands(before), self.operands(at)];
        // SAFETY: the caller's promise; a task is one session.
        unsafe { run_both(self.way.unit, Sweep { operands, old, numbers, corner, part }, c) };
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
