//! Types of the runtime: each folder here is a header, because others include them without the runtime.

pub mod driver;
pub mod library;

pub use driver::*;
pub use library::*;
