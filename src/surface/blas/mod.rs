//! BLAS as Fortran programs call it, with 32-bit integers and, under the suffix `64_`, with 64-bit
//! ones: arguments by address, column-major, errors through `xerbla_`.
//!
//! Complex functions return their result as gfortran does (in registers). The lengths of character
//! arguments, which Fortran compilers pass at the end, are not looked at.

mod auxiliary;
mod level1;
mod level2;
mod level3;
mod matcopy;
mod triangular;
mod triangular2;
mod xerbla;
