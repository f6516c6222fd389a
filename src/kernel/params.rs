//! Tuning constants. Cuts that sums depend on depend on these and the problem only, never on the machine's caches or the
//! number of threads, so the bits of a result do not either.

use super::par::SCRATCH_SLOT_BYTES;

/// Steps of k between two visits to C: the depth of packed panels, the same for all types.
pub const KC: usize = 256;
/// Bytes of packed A one task works through: half of a second-level cache of L2_BYTES. With a smaller one it is less
/// ([`block_bytes`](super::isa::machine::block_bytes)), but a region has no more blocks than threads pack for themselves.
pub const A_BLOCK_BYTES: usize = 480 << 10;
pub const L2_BYTES: usize = 1 << 20;
pub const A_BLOCK_LEAST: usize = A_BYTES / BLOCKS;
/// The most blocks of rows, and groups of columns, that threads pack for themselves.
pub const BLOCKS: usize = 32;
/// Tasks one parallel step aims at, enough to even out threads of unequal speed.
pub const TASKS: usize = 24;
/// Multiply-adds below which a task is not worth handing out (some 5 microseconds).
pub const TASK_WORK: usize = 1 << 19;
/// Least and most multiply-adds, and least columns of C, of products that two threads do by halves of C's columns
/// without sharing anything they pack. For the least one, a multiply-add counts as two, a complex one of singles as four, of
/// doubles as eight. Larger products are shared out by blocks, whoever has time, which costs 1 % where nobody is late.
pub const HALVES_LEAST: usize = 1 << 20;
pub const HALVES_MOST: usize = 1 << 31;
pub const HALVES_COLUMNS: usize = 48;
/// Columns of a real A at most so many bytes apart are packed by the tiles that first read them: further apart they
/// compete for the same places of the first-level cache, and complex tiles have no ports left for the stores. With so few
/// columns in C it is worth it anyway; the second number is for [`packs_late`](super::isa::machine::packs_late).
pub const PACKED_BY_TILES: usize = 2560;
pub const PACKED_BY_TILES_COLUMNS: [usize; 2] = [128, 1024];
/// With a small second-level cache, columns of a C of more columns and rows than the least ones that are done at a time if
/// each has pages of its own: processors keep some 1500 to 2000 pages at hand.
pub const PAGE_BYTES: usize = 4096;
pub const PAGED_COLUMNS: usize = 768;
pub const PAGED_COLUMNS_LEAST: usize = 1024;
pub const PAGED_ROWS_LEAST: usize = 256;
/// Smallest dimension of C, and depth, of a product that AMX multiplies (256 x 256 x 256: 1.1 times the speed of
/// multiply-adds).
pub const AMX_EDGE: usize = 256;
pub const AMX_DEPTH: usize = 128;
/// Most multiply-adds of a product with AMX that two threads do by halves of C, sharing nothing that they pack. The operand
/// that both pack takes no more than AMX_BLOCK_BYTES.
pub const AMX_HALVES_MOST: usize = 1 << 26;
/// Steps of k between two visits to C with AMX, half as many complex ones, and bytes of packed A a task works through then:
/// every CPU with AMX has a second-level cache of 2 MiB.
pub const AMX_KC: usize = 2 * KC;
pub const AMX_BLOCK_BYTES: usize = 960 << 10;
/// Steps of the unit in a real product from which lines of C and of the next panel are asked for meanwhile: fewer leave no
/// room among the unit's own.
pub const AMX_ASKING: usize = 16;
/// AMX_EDGE and AMX_DEPTH for the model of the unit, which tests use.
pub const AMX_MODEL_EDGE: usize = 64;
pub const AMX_MODEL_DEPTH: usize = 64;
/// The most steps of a factorization that AMX has no part in. One that is too tall for its packing regions is
/// cut in two above AMX_HALVES steps: halves have no look-ahead from one to the other.
pub const AMX_FACTOR: usize = 640;
pub const AMX_HALVES: usize = 1024;
pub const AMX_MODEL_FACTOR: usize = 512;
/// Order up to which a triangular solve runs on one packed strip, without GEMM.
pub const TRSM_BASE: usize = KC;
/// Bytes of a block of right-hand sides that are solved together; the least vectors of them that are worth packing the
/// triangle for; the most columns with a triangle of several blocks; multiply-adds in a task.
pub const STRIPS_BYTES: usize = 512 << 10;
pub const STRIPS_LEAST: usize = 4;
pub const STRIPS_MOST: usize = 512;
pub const STRIPS_WORK: usize = TASK_WORK / 2;
/// Order of a triangle from which several threads share the rows of it that they pack.
pub const STRIPS_TOGETHER: usize = 2 * TRSM_BASE;
/// Columns in a step of POTRF: for orders from POTRF_LARGE, below it, and up to POTRF_SHORT. A diagonal block is
/// factored on one thread. Multiples of every register tile, so that packed panels can be cut there.
pub const POTRF_BASE: usize = 192;
pub const POTRF_BLOCK: usize = 144;
pub const POTRF_LARGE: usize = 1536;
pub const POTRF_NARROW: usize = 96;
pub const POTRF_SHORT: usize = 288;
/// With AMX, for orders below the second number, of real and of complex elements, and as long as it does the update, and while
/// operands of POTRF_BASE find no room: not a multiple of the register tiles' rows. Two real steps make one update if as many
/// rows are left then as the third says.
pub const POTRF_UNIT: usize = 128;
pub const POTRF_UNIT_LARGE: [usize; 2] = [3072, 1280];
pub const POTRF_PAIRS: usize = 384;
/// The second, of either kind, and the third for the model of the unit; and rows of POTRF_BASE columns that find room then.
pub const POTRF_MODEL_UNIT: [usize; 2] = [800, 64];
pub const POTRF_MODEL_ROWS: usize = 512;
/// From POTRF_LARGE on, a step has this part of the rows that are left as columns, more than POTRF_BASE and up to
/// POTRF_WIDE: what is left is then read and written less often.
pub const POTRF_WIDE: usize = 384;
pub const POTRF_WIDE_PART: usize = 6;
/// Orders from which a diagonal block is factored in a copy, if its columns all have the same places in the first-level cache, or
/// every other one (real ones).
pub const POTRF_CROWDED: [usize; 2] = [20, 66];
/// Largest order that POTRF works on with memory of the stack alone.
pub const POTRF_SMALL: usize = 32;
/// Bytes of rows below a diagonal block that a thread which is alone has in its second-level cache from the update before.
pub const POTRF_NEAR_BYTES: usize = 1 << 20;
/// Edge of the blocks the trailing update is cut into: in general, of doubles where the second-level cache is small, and
/// of complex ones that several threads share below so many rows.
pub const POTRF_UPDATE_EDGE: usize = 192;
pub const POTRF_NEAR_EDGE: usize = 96;
pub const POTRF_SHARED_EDGE: usize = 96;
pub const POTRF_SHARED_ROWS: usize = 1536;
/// With AMX and real elements, the longer edge: of the operand that a thread keeps from one block to the next.
pub const POTRF_UNIT_EDGE: usize = 384;
/// GETRF: columns of a panel and of a chunk of the trailing matrix, by the least min(m, n) that takes them.
/// Multiples of the register tiles' edges. Wider panels update the trailing matrix less often; narrow chunks
/// stay in a cache between the interchanges and the update.
pub const GETRF_CUTS: [(usize, usize, usize); 6] = [
    (0, 48, 48),
    (320, 64, 48),
    (576, 96, 48),
    (768, 128, 48),
    (1536, 192, 48),
    (3072, GETRF_PANEL, GETRF_CHUNK),
];
pub const GETRF_PANEL: usize = 256;
pub const GETRF_CHUNK: usize = 96;
/// Bytes of packed L behind which a chunk has [`GETRF_CHUNK`] columns at least: L comes from memory for each of them then,
/// and no chunk stays in a cache.
pub const GETRF_FAR_BYTES: usize = 32 << 20;
/// Bytes of a column up to which GETRI of a column-major matrix uses no scratch memory, with every instruction set.
pub const GETRI_ALONE: usize = 64;
/// Columns of real panels that are finished when all of the update before is done.
pub const GETRF_ALONE: usize = 64;
/// Bytes of packed L a chunk works through at a time.
pub const GETRF_BLOCK_BYTES: usize = 256 << 10;
/// Rows of columns that are permuted at once, at most.
pub const PERMUTED_ROWS: usize = 1 << 18;
/// A complex panel of GETRF is factored in a copy if it has so many times the columns that the first-level cache keeps.
pub const GETRF_PANEL_CROWDED: usize = 2;
/// Steps up to which GETRF works in register tiles on one thread: real, complex<f32>, complex<f64>; and the
/// larger dimension up to which.
pub const GETRF_TILED: [usize; 3] = [320, 192, 192];
pub const GETRF_TILED_MOST: usize = 400;
/// Such a matrix of more bytes goes by halves of its columns, if it has as many steps.
pub const GETRF_HALVED_BYTES: usize = 128 << 10;
pub const GETRF_HALVED_STEPS: usize = 64;
/// Largest dimension of a matrix that GETRF factors with memory of the stack alone.
pub const GETRF_SMALL: usize = 32;
/// Columns of the unblocked panel of GETRF.
pub const GETRF_BASE: usize = 16;
/// Columns up to which a panel of GETRF goes in register tiles.
pub const GETRF_PANEL_TILED: usize = 48;
/// Bytes of a column from which such a panel goes by halves down to the columns of a tile, and multiply-adds of a task of what
/// the right half gets.
pub const GETRF_TALL_BYTES: usize = 32 << 10;
pub const GETRF_TALL_TASK: usize = TASK_WORK;
/// Orders up to which the members of a batch are factored with one vector lane for each, f32, f64, complex<f32> and
/// complex<f64>: by POTRF, and by GETRF in portable code, where the single kernel catches up early.
pub const POTRF_LANES: [usize; 4] = [32, 28, 24, 15];
/// POTRF with AVX2.
pub const POTRF_LANES_AVX2: [usize; 4] = [32, 28, 28, 20];
/// The largest of these of complex numbers.
pub const POTRF_LANES_MOST: usize = {
    let [_, _, single, double] = POTRF_LANES_AVX2;
    if single > double { single } else { double }
};
pub const GETRF_LANES_PORTABLE: [usize; 4] = [32, 10, 32, 16];
/// GETRF with AVX2, whose single kernel catches up with complex ones.
pub const GETRF_LANES_AVX2: [usize; 4] = [32, 32, 28, 28];
/// GETRF with AVX-512, all types. None of the others is higher.
pub const GETRF_LANES: usize = 32;

/// Where things lie in a slot's slab, in bytes.
pub const A_OFFSET: usize = 0;
pub const A_BYTES: usize = 3 << 20;
pub const B_OFFSET: usize = A_OFFSET + A_BYTES;
pub const B_BYTES: usize = 4 << 20;
/// Packed operands of AMX.
pub const AMX_A_BYTES: usize = 6 << 20;
pub const AMX_B_OFFSET: usize = A_OFFSET + AMX_A_BYTES;
pub const AMX_B_BYTES: usize = 7 << 20;
pub const STRIP_OFFSET: usize = 13 << 20;
pub const STRIP_BYTES: usize = 1 << 20;

/// POTRF's own arrangement of slot 0, and in each slot a copy of a diagonal block.
pub const POTRF_PACK_BYTES: usize = 49 << 18;
pub const POTRF_PACKED_A: usize = 0;
pub const POTRF_DIAGONAL: usize = POTRF_PACKED_A + POTRF_PACK_BYTES;
pub const POTRF_DIAGONAL_BYTES: usize = 7 << 18;
pub const POTRF_PACKED_B: usize = POTRF_DIAGONAL + POTRF_DIAGONAL_BYTES;
pub const POTRF_TRIANGLE: usize = POTRF_PACKED_B + POTRF_PACK_BYTES;
/// Elements that a copy of a diagonal block of k columns needs.
pub const fn potrf_tile(k: usize) -> usize {
    (k + MAX_NR) * (k + MAX_MR + MAX_NR)
}
/// The most columns in a step of POTRF, of elements of `size` bytes: the copy of its diagonal block finds room.
pub const fn potrf_widest(size: usize) -> usize {
    let mut k = POTRF_WIDE;
    while potrf_tile(k) * size > POTRF_DIAGONAL_BYTES {
        k -= MAX_MR;
    }
    k
}

/// GETRF's two packed triangles, of slot 0; a chunk's memory is in the regions of its slot.
pub const GETRF_TRIANGLE: usize = 14 << 20;
pub const GETRF_TRIANGLE_BYTES: usize = 1 << 20;
/// A panel's L as an operand of AMX (or of its model: so much of that), of slot 0, or else, of slot 1, a second place for packed L that fits; and cuts for
/// updates by AMX: wide chunks, because each reads all of it.
pub const GETRF_PIECES: usize = 16 << 20;
pub const GETRF_PIECES_BYTES: usize = 12 << 20;
pub const GETRF_MODEL_BYTES: usize = 2 << 20;
pub const GETRF_AMX_CUTS: [(usize, usize, usize); 3] =
    [(0, 128, 192), (1536, 192, 192), (3072, GETRF_PANEL, GETRF_AMX_CHUNK)];
pub const GETRF_AMX_CHUNK: usize = 384;
/// Bytes of these pieces that a chunk works through at a time.
pub const GETRF_AMX_BLOCK_BYTES: usize = 480 << 10;

/// Largest element, Complex<f64>.
pub const ELEMENT: usize = 16;
/// Bounds on a register tile, for buffers on the stack.
pub const MAX_MR: usize = 48;
pub const MAX_NR: usize = 8;
pub const MAX_TILE: usize = MAX_MR * MAX_NR;
/// Bytes of a register tile's column: three vectors of 64.
pub const MAX_MR_BYTES: usize = 192;

const _: () = assert!(B_OFFSET + B_BYTES <= STRIP_OFFSET);
const _: () = assert!(AMX_B_OFFSET + AMX_B_BYTES <= STRIP_OFFSET);
const _: () = assert!(STRIP_OFFSET + STRIP_BYTES <= SCRATCH_SLOT_BYTES);
const _: () = assert!(A_BLOCK_BYTES <= A_BYTES);
const _: () =
    assert!(PERMUTED_ROWS * size_of::<u32>() <= A_BYTES && PERMUTED_ROWS * ELEMENT <= B_BYTES);
// Both halves have columns.
const _: () = assert!((GETRF_HALVED_STEPS / 2).next_multiple_of(MAX_MR) < GETRF_HALVED_STEPS);
const _: () = assert!(GETRF_TILED_MOST * (GETRF_TILED_MOST + 16) * ELEMENT <= A_BYTES);
const _: () = assert!(MAX_MR * (TRSM_BASE + MAX_NR) * ELEMENT <= STRIP_BYTES);
const _: () = assert!((TRSM_BASE + MAX_NR) * (TRSM_BASE + 2 * MAX_NR) / 2 * ELEMENT <= B_BYTES);
const _: () = assert!(potrf_tile(POTRF_BASE) * ELEMENT <= STRIP_BYTES);
const fn check_potrf(size: usize) {
    let k = potrf_widest(size);
    assert!(k >= POTRF_BASE && k.is_multiple_of(MAX_MR));
    assert!(POTRF_TRIANGLE + (k + MAX_NR) * (k + 2 * MAX_NR) / 2 * size <= SCRATCH_SLOT_BYTES);
}
const _: () = check_potrf(ELEMENT);
const _: () = check_potrf(ELEMENT / 2);
const _: () = check_potrf(ELEMENT / 4);
// A strip that becomes an operand of AMX is solved between POTRF's two packed operands.
const _: () = assert!(POTRF_PACKED_A + POTRF_PACK_BYTES <= STRIP_OFFSET);
const _: () = assert!(STRIP_OFFSET + STRIP_BYTES <= POTRF_PACKED_B);
const _: () = assert!(POTRF_BLOCK.is_multiple_of(MAX_MR) && POTRF_BASE.is_multiple_of(MAX_MR));
const _: () = assert!(POTRF_NARROW.is_multiple_of(MAX_MR) && POTRF_NARROW <= POTRF_BLOCK);
const _: () =
    assert!(POTRF_UPDATE_EDGE.is_multiple_of(MAX_MR) && POTRF_SHARED_EDGE.is_multiple_of(MAX_MR));
const _: () = assert!(POTRF_NEAR_EDGE.is_multiple_of(MAX_MR) && POTRF_BLOCK <= POTRF_BASE);
const _: () = assert!(
    (GETRF_PANEL + MAX_NR) * (GETRF_PANEL + 2 * MAX_NR) / 2 * ELEMENT <= GETRF_TRIANGLE_BYTES
);
const _: () = assert!(GETRF_TRIANGLE + 2 * GETRF_TRIANGLE_BYTES <= GETRF_PIECES);
const _: () = assert!(GETRF_PIECES + GETRF_PIECES_BYTES <= SCRATCH_SLOT_BYTES);
// A chunk's strips, and its pieces: of a complex element they take 24 bytes.
const _: () = assert!(GETRF_AMX_CHUNK * (GETRF_PANEL + MAX_NR) * 8 <= A_BYTES);
const _: () = assert!(GETRF_AMX_CHUNK * GETRF_PANEL * 24 <= B_BYTES);
const _: () = assert!(GETRF_CHUNK * (GETRF_PANEL + MAX_NR) * ELEMENT <= A_BYTES);
const fn check_cuts(cuts: &[(usize, usize, usize)], most: usize) {
    let mut cut = 0;
    while cut < cuts.len() {
        let (_, panel, chunk) = cuts[cut];
        assert!(panel.is_multiple_of(MAX_NR) && panel <= GETRF_PANEL);
        assert!(chunk.is_multiple_of(MAX_MR) && chunk <= most);
        cut += 1;
    }
}
const _: () = check_cuts(&GETRF_CUTS, GETRF_CHUNK);
const _: () = check_cuts(&GETRF_AMX_CUTS, GETRF_AMX_CHUNK);

/// Levels 1 and 2: bytes moved below which a call stays on its thread (some 20 microseconds), and bytes
/// in one task, about.
pub const LEVEL1_PARALLEL: usize = 512 << 10;
pub const LEVEL1_TASK: usize = 256 << 10;
/// Bytes of a block on the stack that stands in for elements that are not adjacent.
pub const STACK_BLOCK: usize = 4096;
/// Level 2: bytes of a matrix below which a call stays on its thread, bytes in one task at least, and tasks
/// at most (partial vectors are added task by task).
pub const LEVEL2_PARALLEL: usize = 512 << 10;
pub const LEVEL2_TASK: usize = 128 << 10;
pub const LEVEL2_TASKS: usize = 16;
/// Bytes of a triangle below which a solve by columns stays on its thread: in a second-level cache one thread is as
/// fast as two that wait for each other.
pub const LEVEL2_CHAIN: usize = 5 << 19;
/// Bytes of a vector that stay in the first-level cache while a matrix passes by.
pub const LEVEL2_CHUNK: usize = 16 << 10;
/// Order of the blocks on the diagonal of a triangle.
pub const LEVEL2_BASE: usize = 128;

/// Columns of a panel and of a chunk of GETRF, by [`GETRF_CUTS`] or [`GETRF_AMX_CUTS`].
pub(super) fn cut(steps: usize, cuts: &[(usize, usize, usize)]) -> (usize, usize) {
    let (_, panel, chunk) = *cuts.iter().rfind(|c| c.0 <= steps).unwrap_or(&cuts[0]);
    (panel, chunk)
}
