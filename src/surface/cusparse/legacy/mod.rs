//! The first generation: functions that take the arrays of a matrix.
//!
//! Families with an analysis share [`info`]; conversions and everything else is checked here and done by
//! [`op::sparse`](crate::op::sparse).

mod args;
mod block_args;
pub mod bsr;
pub mod bsr_convert;
pub mod bsric02;
pub mod bsrilu02;
pub mod bsrsm2;
pub mod bsrsv2;
pub mod bsrxmv;
pub mod compress;
pub mod coo;
pub mod csrcolor;
pub mod csrgemm2;
pub mod csric02;
pub mod csrilu02;
pub mod csrmv_ex;
pub mod csrsm2;
pub mod csrsv2;
pub mod dense;
pub mod geam;
pub mod gebsc;
pub mod gebsr;
pub mod gtsv;
mod incomplete;
mod incomplete_blocks;
mod info;
pub mod interleaved;
pub mod plain_info;
pub mod prune_compressed;
pub mod prune_dense;
pub mod sort;
mod triangle;
pub mod unsorted;
pub mod vector;
