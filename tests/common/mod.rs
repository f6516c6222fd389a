//! Shared by the kernel tests: executors, guarded matrices, an oracle in higher precision, generators.

#![allow(dead_code)]

pub mod exec;
pub mod generate;
pub mod mat;
pub mod ratio;
pub mod wide;

pub use exec::{with_ctx, with_disorder, work};
pub use generate::Rng;
pub use mat::{Layout, Mat};
pub use ratio::{Ratio, check};
pub use wide::{Element, Wide, WideMat};

/// Calls a generic test function for each of the four element types.
#[macro_export]
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
