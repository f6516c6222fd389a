//! `mlu_op.h`: Cambricon's operator interface, as far as Cholesky and LU factorization need it.
//!
//! Handles and descriptors are registry objects, so an unknown or destroyed one is refused. The
//! operators check their arguments in the vendor's order, put one task into the handle's queue and
//! wait for it: status, info and host results are final when they return.

#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

pub mod cholesky;
mod descriptor;
pub mod group;
pub mod handle;
pub mod lu;
pub mod names;
pub mod operand;
pub mod quantize;
pub mod status;
pub mod tensor;
pub mod types;

pub use types::*;
