//! LAPACKE: LAPACK for C, row- and column-major, with 32-bit integers and, under the suffix `64_`, with
//! 64-bit ones.
//!
//! Each routine has two entry points. The plain one looks for NaN in its inputs and finds memory for
//! work arrays; the one with `_work` in its name is given the arrays. Errors are results: minus the position
//! of a bad argument, counted from the layout, or a code for memory that is short. What LAPACK would
//! report itself goes through `xerbla_`, the rest through `LAPACKE_xerbla`, a NaN through neither.

#![allow(non_snake_case)]

mod auxiliary;
mod cholesky;
mod common;
mod condition;
mod expert;
mod lu;
mod mixed;
mod refine;
mod settings;
mod triangular;
