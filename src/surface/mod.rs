//! One folder for each public header: its types, enumerations and entry points, and nothing else.

pub mod acl;
pub mod aclblas;
pub mod blas;
pub mod cblas;
pub mod cnrt;
pub mod cublas;
pub mod cudart;
pub mod cusparse;
pub mod lapack;
pub mod lapacke;
pub mod lucho;
pub mod mluop;
