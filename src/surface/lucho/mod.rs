//! lucho's own interface: batches of matrices, thread control, the math mode.

mod batched;
mod math;
mod threads;
