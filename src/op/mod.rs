//! What an operation means, shared by all surfaces: a validated description becomes kernel calls
//! on a stream.

// Sizes come from callers: no product of them may wrap.
#![deny(clippy::arithmetic_side_effects)]

pub mod batched;
pub mod blas;
pub mod cholesky;
pub mod exec;
pub mod host;
pub mod lapack;
pub mod lu;
pub mod math;
pub mod matrices;
pub mod queued;
pub mod sparse;
pub mod stored;
pub mod streams;
pub mod transfer;
pub mod volume;

/// What surfaces may know of the device.
pub use crate::device;
