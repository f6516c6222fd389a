//! LU and Cholesky of matrices stored in half precision and bfloat16, against oracles in f64.

#[allow(unused_imports)]
#[path = "../common/mod.rs"]
mod common;

mod exact;
mod factor;
mod support;
mod units;
mod wrong;
