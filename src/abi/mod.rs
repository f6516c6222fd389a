//! The FFI toolbox: what every exported C function is made of, whatever its surface.
//!
//! - [`macros`]: `c_api!` declares a family of typed entry points, `c_enum!` a C enumeration.
//! - [`guard`]: the boundary no panic crosses, around the body of every entry point.
//! - [`shape`]: checked size arithmetic, so that no product of dimensions can wrap.
//! - [`pointer`]: what can be told of a caller's pointer before it is used.
//! - [`fortran`]: arguments by address, option characters, and the error handlers that programs may
//!   replace (`xerbla_`, `cblas_xerbla`).
//!
//! The header generator (src/build) reads the same declarations, so a signature is written once.

#![deny(clippy::arithmetic_side_effects)]

#[macro_use]
pub mod macros;
pub mod fortran;
pub mod guard;
pub mod kind;
pub mod pointer;
pub mod shape;

pub use guard::{Status, guard, guard_answer, guard_or};
