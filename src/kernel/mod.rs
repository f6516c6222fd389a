//! Pure mathematics on views: no handles, streams, C types, allocation or panics.

pub mod gemm;
pub mod getrf;
pub mod laswp;
pub mod par;
pub mod potrf;
pub mod scalar;
pub mod syrk;
pub mod trsm;
pub mod view;
