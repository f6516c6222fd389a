//! aclBLAS, `cann_ops_blas.h`: the batched LAPACK of Huawei's ops-blas, for all four element types.
//!
//! Matrices are column-major. `Aarray` and its like are arrays of pointers in device memory; an
//! operation reads them when the stream reaches it, so earlier work of the stream may fill them.
//! Every function checks its handle first, then its sizes, returns at once if there is nothing to
//! do, checks its pointers, and queues the work on the handle's stream.

#![allow(non_camel_case_types, non_snake_case, clippy::missing_safety_doc)]

pub mod args;
pub mod getrf;
pub mod getri;
pub mod getrs;
pub mod handle;
pub mod matinv;
pub mod qr;
pub mod status;
pub mod types;
