//! What LAPACK builds around the two factorizations: condition numbers, equilibration, refinement,
//! the expert drivers and the mixed-precision ones.
//!
//! Results and `info` follow LAPACK 3.11. Work memory has LAPACK's sizes and may be uninitialized.

pub mod condition;
pub mod equilibrate;
pub mod expert;
pub mod mixed;
pub mod norm1;
pub mod part;
pub mod refine;
pub mod scaled_solve;
mod vector;
