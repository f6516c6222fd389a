//! Pure mathematics on views: no handles, streams, C types, allocation or panics.

// A matrix is a pointer, a shape and strides; formulas index; and `!(d > 0)` is how NaN is caught.
#![allow(
    clippy::too_many_arguments,
    clippy::needless_range_loop,
    clippy::neg_cmp_op_on_partial_ord,
    clippy::nonminimal_bool
)]

pub mod batched;
pub mod blocks;
pub(crate) mod coming;
pub mod copy;
mod exponents;
pub mod geadd;
pub mod gemm;
pub mod gemm3m;
pub mod gemm_bf16x3;
pub mod gemm_small;
mod gemm_tall;
pub mod gemmt_small;
pub mod getrf;
pub mod getrf2;
mod getrf_chunk;
mod getrf_panel;
mod getrf_whole;
pub mod half;
pub mod interchange;
pub mod inverse;
pub mod isa;
pub mod lacpy;
pub mod lapack;
pub mod laswp;
pub mod lauum;
pub mod level1;
pub mod level2;
mod macro_kernel;
mod merge;
pub mod mixed;
pub mod norm;
pub(crate) mod pack;
pub(crate) mod pack_bf16x3;
pub mod par;
pub mod params;
mod permute;
pub mod potrf;
mod potrf_tile;
pub mod scalar;
pub mod scan;
pub mod solve;
pub mod sparse;
pub(crate) mod strip;
mod strips;
mod sweep;
pub mod symm;
pub mod syr2k;
pub mod syrk;
pub mod transpose;
pub mod triangle;
pub mod trmm;
pub mod trsm;
pub mod trtri;
pub mod vector;
pub mod view;
pub(crate) mod zeros;
