//! lucho's own interface: thread control.

mod threads;
