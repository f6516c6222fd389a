//! One folder for each public header: its types, enumerations and entry points, and nothing else.

pub mod acl;
pub mod aclblas;
pub mod cnrt;
pub mod mluop;
