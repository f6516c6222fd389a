//! Solving in one precision with a factorization in a lower one.

pub mod single;
pub mod solver;

pub use single::{Wide, gesv, posv};
