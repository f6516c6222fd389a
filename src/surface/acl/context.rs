//! Contexts. They own nothing here: all share the device's streams, events and memory.
//!
//! A thread starts in the device's default context, which cannot be destroyed. A context that was
//! destroyed while current gives way to the default one.

use super::device::known;
use super::status::*;
use super::types::{aclError, aclrtContext};
use crate::abi::kind;
use crate::op::device::handle::Registry;
use crate::op::device::shared::Shared;
use core::cell::Cell;
use core::sync::atomic::{AtomicPtr, Ordering};

struct Context;

static CONTEXTS: Registry<Shared<Context>> = Registry::new(kind::ACL_CONTEXT);
static DEFAULT: AtomicPtr<core::ffi::c_void> = AtomicPtr::new(core::ptr::null_mut());

thread_local! {
    /// NULL for the default context.
    static CURRENT: Cell<aclrtContext> = const { Cell::new(core::ptr::null_mut()) };
}

fn new_context(call: &'static str) -> Outcome<aclrtContext> {
    Shared::try_new(Context)
        .and_then(|context| CONTEXTS.insert(context))
        .map_err(failed(call, "the context"))
}

/// The default context, made when it is first asked for.
fn default_context(call: &'static str) -> Outcome<aclrtContext> {
    let present = DEFAULT.load(Ordering::Acquire);
    if !present.is_null() {
        return Ok(present);
    }
    let made = new_context(call)?;
    let null = core::ptr::null_mut();
    match DEFAULT.compare_exchange(null, made, Ordering::AcqRel, Ordering::Acquire) {
        Ok(_) => Ok(made),
        Err(first) => {
            // Another thread was faster; ours was never seen by anybody.
            let _ = CONTEXTS.remove(made);
            Ok(first)
        }
    }
}

/// The calling thread returns to the default context.
pub(super) fn leave() {
    CURRENT.set(core::ptr::null_mut());
}

/// Creates a context on a device (0) and makes it current in the calling thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtCreateContext(context: *mut aclrtContext, deviceId: i32) -> aclError {
    entry("aclrtCreateContext", |call| {
        required(call, "context", context)?;
        known(call, deviceId)?;
        let made = new_context(call)?;
        CURRENT.set(made);
        // SAFETY: not null; the caller passes room for one handle.
        unsafe { *context = made };
        Ok(())
    })
}

/// Destroys a context made by aclrtCreateContext. Threads in it return to the default context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtDestroyContext(context: aclrtContext) -> aclError {
    entry("aclrtDestroyContext", |call| {
        required(call, "context", context)?;
        let is_default = context == DEFAULT.load(Ordering::Acquire);
        valid(call, !is_default, format_args!("the default context cannot be destroyed"))?;
        CONTEXTS.remove(context).map_err(failed(call, "context"))?;
        Ok(())
    })
}

/// Makes a context current in the calling thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtSetCurrentContext(context: aclrtContext) -> aclError {
    entry("aclrtSetCurrentContext", |call| {
        required(call, "context", context)?;
        CONTEXTS.get(context).map_err(failed(call, "context"))?;
        CURRENT.set(context);
        Ok(())
    })
}

/// Stores the calling thread's context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn aclrtGetCurrentContext(context: *mut aclrtContext) -> aclError {
    entry("aclrtGetCurrentContext", |call| {
        required(call, "context", context)?;
        let mut current = CURRENT.get();
        if current.is_null() || CONTEXTS.get(current).is_err() {
            current = default_context(call)?;
        }
        // SAFETY: not null; the caller passes room for one handle.
        unsafe { *context = current };
        Ok(())
    })
}
