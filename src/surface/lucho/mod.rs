//! lucho's own interface: batches of matrices, matrices stored in 16 bits, mixed-precision solutions, thread control,
//! the math mode.

mod batched;
mod half;
mod math;
mod mixed;
mod threads;
