//! The virtual device: memory, streams, events, a private thread pool, handles, errors. Knows no BLAS.
//!
//! Rules that hold in every file here:
//! - Nothing happens when the library is loaded. The first use registers the fork handlers
//!   (`process`); threads exist only while there is work for them, and half a second after.
//! - At most one lock is held at a time, never while a task runs or anything is dropped; only the
//!   fork handler holds all of them. That is why no lock order has to be known.
//! - Memory comes from fallible helpers only ([`shared`], [`memory`]), so that running out of it is
//!   an error value. Thread-locals are constant-initialised and need no destructor.

pub mod capture;
pub mod clock;
pub mod config;
mod dispatch;
pub mod error;
pub mod event;
pub mod fault;
pub mod fpenv;
mod futex;
pub mod graph;
pub mod handle;
pub mod limits;
pub mod lock;
pub mod memory;
pub mod mempool;
mod order;
mod own;
pub mod pool;
pub mod process;
mod queue;
mod queues;
mod runner;
pub mod scratch;
pub mod shared;
pub mod stream;
mod task;
pub mod thread;
pub mod trace;
mod worker;

pub use error::{Error, Failure, Result, last_message_ptr, report};
pub use event::Event;
pub use process::unloading;
pub use scratch::Lease;
pub use shared::{Shared, try_box, try_push, try_vec};
pub use stream::{Stream, Weight};
