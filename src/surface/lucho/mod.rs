//! lucho's own interface: batches of matrices, mixed-precision solutions, matrices stored in 16 bits, thread
//! control, the math mode.

mod batched;
mod half;
mod math;
mod mixed;
mod threads;
