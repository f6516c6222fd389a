//! lucho: LU and Cholesky behind the C interfaces of accelerator libraries, on any CPU.
//!
//! The crate is a house of five rooms, and knowledge flows one way:
//!
//! - [`kernel`]: pure mathematics on matrix views. No handles, streams, C types, allocation, panics.
//! - [`device`]: the virtual device: memory, streams, events, thread pool, errors. Knows no BLAS.
//! - [`op`]: what an operation means, shared by all surfaces: a validated description becomes
//!   kernel calls on a stream. Re-exports what surfaces need of the device.
//! - [`abi`]: the FFI toolbox: entry guard, declaration macros, argument and shape checks.
//! - [`surface`]: vocabulary only, one folder for each public header.
//!
//! Allowed directions: `surface -> abi, op`, `abi -> device`, `op -> device, kernel`, `device -> std, libc`,
//! `kernel -> kernel`. A test reads the `crate::` paths and fails on any other.

#[macro_use]
pub mod abi;
pub mod device;
pub mod kernel;
pub mod op;
pub mod surface;
