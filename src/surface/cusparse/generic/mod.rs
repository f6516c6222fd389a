//! The second generation: descriptors that hold everything, and operations on them.
//!
//! A descriptor says where arrays are and how they are laid out; an operation copies that when it is called, so
//! descriptors may be changed or destroyed as soon as it has returned. Work memory is the library's own: the
//! functions that ask how large a program's buffer has to be name a small size, and what is passed is not used.

#[macro_use]
mod dispatch;
mod common;
mod sp_arrays;
mod triangle;

pub mod attribute;
pub mod blocks;
pub mod compressed;
pub mod convert;
pub mod coordinates;
pub mod dn_mat;
pub mod dn_vec;
pub mod logger;
pub mod sddmm;
pub mod sp_mat;
pub mod sp_vec;
pub mod spgeam;
pub mod spgemm;
pub mod spgemm_reuse;
pub mod spmm;
pub mod spmv;
pub mod spsm;
pub mod spsv;
pub mod unsupported;
pub mod vector;
