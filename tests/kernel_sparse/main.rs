//! The sparse kernels against dense oracles in higher precision, with sound and with malformed input, and
//! their bits for any number of threads. Nothing here depends on the instruction set.

#[path = "../common/mod.rs"]
#[macro_use]
#[allow(unused_imports)]
mod common;

use common::wide;

#[macro_use]
mod types;

mod blocks;
mod convert;
mod ell;
mod gtsv;
mod iccg;
mod incomplete;
mod interleaved;
mod malformed;
mod mixed;
mod oracle;
mod products;
mod speed;
mod spmm;
mod spmv;
mod support;
mod trsv;
mod vector;
