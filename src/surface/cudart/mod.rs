//! `cuda_runtime_api.h`: NVIDIA's CUDA runtime on the virtual device.
//!
//! There is one device, number 0. Streams, events and memory are the device's own. What the default
//! stream waits for, and what a copy promises about ordinary host memory, is decided in `device::order`
//! and `op::volume`; here are the names, the argument checks and the codes. Functions that take a stream,
//! or mean the default one, exist twice: the `_ptsz` and `_ptds` forms take the calling thread's own
//! default stream where the plain ones take the common one.

#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

pub mod attribute;
pub mod capture;
pub mod copy;
pub mod device;
pub mod event;
pub mod graph;
pub mod graph_11;
pub mod limits;
pub mod managed;
pub mod memory;
pub mod message;
pub mod node;
pub mod pool;
pub mod properties;
pub mod status;
pub mod stream;
pub mod types;
pub mod unsupported;
pub mod volume;

pub use types::*;
