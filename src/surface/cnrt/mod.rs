//! `cnrt.h`: the Cambricon runtime on the virtual device.
//!
//! A queue is a stream, a notifier an event, device memory is the device's memory. There is one
//! device, ordinal 0. Synchronous copies wait for everything queued before them, asynchronous ones
//! are tasks of their queue. Each thread has its own last error; failures of queued work are reported
//! by the next call that waits for it, with the name of the call that queued the work.

#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

pub mod device;
pub mod memory;
pub mod notifier;
pub mod queue;
pub mod status;
pub mod transfer;
pub mod types;

pub use types::*;
