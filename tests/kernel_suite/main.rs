//! The kernels against an oracle in higher precision, their contracts, and their bits.
//!
//! What stands here as a table (sizes, shapes, families, layouts) is extended by a row.

#[path = "../common/mod.rs"]
#[macro_use]
mod common;

mod batched;
mod bitwise;
mod cholesky;
mod harness;
mod lu;
mod norms;
mod triangular;

/// Orders of square matrices: LAPACK's small ones, around block sizes, and some that recurse deeply.
pub const SIZES: [usize; 15] = [0, 1, 2, 3, 5, 10, 16, 17, 33, 50, 64, 65, 130, 200, 517];
