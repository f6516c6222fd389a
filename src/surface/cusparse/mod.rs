//! `cusparse.h`: NVIDIA's cuSPARSE on the virtual device.
//!
//! Two generations of one interface. The functions of the first ([`legacy`]) take the arrays of a matrix and a
//! [`MatDescr`](mat_descr); those of the second ([`generic`]) take descriptors that hold everything. Both
//! are checked and put into the words of [`op::sparse`](crate::op::sparse) here; what a call was
//! given is copied, so scalars and descriptors may change or go when it has returned.
//!
//! A matrix that is not sound (offsets that decrease or lead outside, indices that name no row or column) is an
//! error of the call if it waits, and else of its stream, told at the next synchronization.

#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

mod args;
pub mod generic;
pub mod handle;
pub mod handles;
pub mod legacy;
pub mod mat_descr;
mod object;
pub mod status;
pub mod types;

pub use types::*;
