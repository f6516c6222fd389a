//! The first generation: functions that take the arrays of a matrix.
