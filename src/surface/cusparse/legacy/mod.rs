//! The first generation: functions that take the arrays of a matrix.
//!
//! Families with an analysis share [`info`]; conversions and everything else is checked here and done by
//! [`op::sparse`](crate::op::sparse).

mod args;
pub mod coo;
pub mod csric02;
pub mod csrilu02;
pub mod csrsm2;
pub mod csrsv2;
pub mod dense;
mod incomplete;
mod info;
mod triangle;
