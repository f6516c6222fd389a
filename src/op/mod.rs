//! What an operation means, shared by all surfaces: a validated description becomes kernel calls
//! on a stream.

pub mod batched;
pub mod exec;

/// What surfaces may know of the device.
pub use crate::device;
