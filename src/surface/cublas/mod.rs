//! cuBLAS, `cublas_api.h`: BLAS on the virtual device, for all four element types and both integer widths.
//!
//! Matrices are column-major, sizes and increments count elements. A handle says which stream its work
//! goes to and whether scalars are the host's (read at the call, results written before it returns) or
//! the device's (read and written by the work). Every function checks its handle first, then its
//! arguments, returns at once if there is nothing to do, and queues the rest.
//!
//! `cublas_v2.h` gives the names that end in _v2 and _v2_64 without the v2. Symbols of those short names
//! are another interface (`cublas.h`) with other arguments, and are not exported.

#![allow(non_camel_case_types, non_snake_case, clippy::missing_safety_doc)]

pub mod args;
pub mod handle;
pub mod level1;
pub mod level3;
pub mod rotation;
pub mod settings;
pub mod status;
pub mod transfer;
pub mod types;
pub mod version;
