//! Pure mathematics on views: no handles, streams, C types, allocation or panics.

pub mod batched;
pub mod copy;
pub mod gemm;
pub mod getrf;
pub mod inverse;
pub mod lacpy;
pub mod laswp;
pub mod lauum;
pub mod norm;
pub mod par;
pub mod potrf;
pub mod scalar;
pub mod solve;
pub mod syrk;
pub mod triangle;
pub mod trmm;
pub mod trsm;
pub mod trtri;
pub mod view;
