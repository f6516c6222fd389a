//! The ladder of algorithms of "Implementing LU and Cholesky factorizations on artificial intelligence accelerators"
//! (Lu, Luo, Lian, Jin, Liu; CCF Transactions on High Performance Computing, 2021) on a CPU, and lucho's kernels on
//! top of it. See README.md.

pub mod aligned;
pub mod ladder;
pub mod matrix;
pub mod residual;
pub mod storage;
pub mod team;
