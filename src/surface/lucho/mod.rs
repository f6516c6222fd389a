//! lucho's own interface: thread control, the math mode.

mod math;
mod threads;
