//! What an operation means, shared by all surfaces: a validated description becomes kernel calls
//! on a stream.

pub mod batched;
pub mod cholesky;
pub mod exec;
pub mod guarded;
pub mod lu;
pub mod matrices;
pub mod transfer;

/// What surfaces may know of the device.
pub use crate::device;
