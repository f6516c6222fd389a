//! The sparse kernels against dense oracles in higher precision, with sound and with malformed input, and
//! their bits for any number of threads. Nothing here depends on the instruction set.

#[path = "../common/wide.rs"]
#[allow(dead_code)]
mod wide;

/// Calls a generic test function for each of the four element types.
macro_rules! for_each_type {
    ($name:ident) => {
        mod $name {
            use num_complex::Complex;
            #[test]
            fn s() {
                super::$name::<f32>();
            }
            #[test]
            fn d() {
                super::$name::<f64>();
            }
            #[test]
            fn c() {
                super::$name::<Complex<f32>>();
            }
            #[test]
            fn z() {
                super::$name::<Complex<f64>>();
            }
        }
    };
}

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
