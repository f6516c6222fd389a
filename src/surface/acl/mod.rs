//! The ACL runtime, `acl/acl.h`: the names of Huawei's Ascend runtime on the virtual device.
//!
//! There is one device, number 0, and it is current from `aclInit` on. Before `aclInit` and after
//! `aclFinalize` every call that would touch the device answers `ACL_ERROR_UNINITIALIZE`; what was
//! created lives on and can be used again after the next `aclInit`.

#![allow(non_camel_case_types, non_snake_case, clippy::missing_safety_doc)]

pub mod callback;
pub mod context;
pub mod copy;
pub mod data;
pub mod device;
pub mod event;
pub mod init;
pub mod memory;
pub mod status;
pub mod stream;
pub mod types;
