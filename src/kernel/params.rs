//! Tuning constants. Cuts depend on these and the problem only, never on the machine's caches or the
//! number of threads, so the bits of a result do not either.

use super::par::SCRATCH_SLOT_BYTES;

/// Steps of k between two visits to C: the depth of packed panels, the same for all types.
pub const KC: usize = 256;
/// Bytes of packed A one task works through: half of a 1 MiB second-level cache.
pub const A_BLOCK_BYTES: usize = 480 << 10;
/// Tasks one parallel step aims at, enough to even out threads of unequal speed.
pub const TASKS: usize = 24;
/// Multiply-adds below which a task is not worth handing out (some 5 microseconds).
pub const TASK_WORK: usize = 1 << 19;
/// Order up to which a triangular solve runs on one packed strip, without GEMM.
pub const TRSM_BASE: usize = KC;
/// Order up to which POTRF factors in packed form on one thread.
pub const POTRF_BASE: usize = 128;
/// Columns of a panel of GETRF.
pub const GETRF_PANEL: usize = 128;
/// Columns of the unblocked panel of GETRF.
pub const GETRF_BASE: usize = 16;

/// Where things lie in a slot's slab, in bytes.
pub const A_OFFSET: usize = 0;
pub const A_BYTES: usize = 3 << 20;
pub const B_OFFSET: usize = A_OFFSET + A_BYTES;
pub const B_BYTES: usize = 4 << 20;
pub const STRIP_OFFSET: usize = B_OFFSET + B_BYTES;
pub const STRIP_BYTES: usize = 1 << 20;

/// Largest element, Complex<f64>.
const ELEMENT: usize = 16;
/// Bounds on a register tile, for buffers on the stack.
pub const MAX_MR: usize = 48;
pub const MAX_NR: usize = 8;
pub const MAX_TILE: usize = MAX_MR * MAX_NR;

const _: () = assert!(STRIP_OFFSET + STRIP_BYTES <= SCRATCH_SLOT_BYTES);
const _: () = assert!(A_BLOCK_BYTES <= A_BYTES);
const _: () = assert!(MAX_MR * (TRSM_BASE + MAX_NR) * ELEMENT <= STRIP_BYTES);
const _: () = assert!((TRSM_BASE + MAX_NR) * (TRSM_BASE + 2 * MAX_NR) / 2 * ELEMENT <= B_BYTES);
const _: () = assert!((POTRF_BASE + MAX_MR) * (POTRF_BASE + MAX_NR) * ELEMENT <= A_BYTES);
