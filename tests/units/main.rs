//! Parts of the library that need no device and no matrices: arithmetic of sizes, pointers, declarations,
//! guards; and what of the surfaces a C program can not see.
//!
//! The library itself is built without tests (`test = false` in Cargo.toml): with them, all of it would be
//! compiled a second time.

/// The macros that declare entry points are the library's own; what they expand to is found as there.
#[macro_use]
#[allow(dead_code)]
#[path = "../../src/abi/macros.rs"]
mod macros;
use lucho::abi;

mod acl;
mod acl_data;
mod aclblas;
mod blocks;
mod declarations;
mod ends;
mod guard;
mod interchange;
mod limits;
mod matrices;
mod mluop;
mod pointer;
mod shape;
mod work;
