//! lucho's own interface: batches of matrices, mixed-precision solutions, thread control, the math mode.

mod batched;
mod math;
mod mixed;
mod threads;
