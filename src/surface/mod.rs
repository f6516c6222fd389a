//! The public interfaces, one folder for each header. Vocabulary only: types, enumerations, entry
//! points with their checks.

pub mod cnrt;
pub mod mluop;
