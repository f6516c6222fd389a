//! faer behind the Fortran interfaces of BLAS and LAPACK, as far as it has the routines.
//!
//! Names are `faer_` + the standard's. Only what the benchmark calls is understood: triangles 'L' and
//! 'U', no error checks, unit diagonals not. Scratch memory is kept per thread, so a call allocates
//! only when it needs more than any call before. The number of threads is RAYON_NUM_THREADS, unless
//! `faer_set_num_threads` has named another.

mod blas;
mod lapack;

use faer::dyn_stack::{MemBuffer, MemStack, StackReq};
use faer::{MatMut, MatRef, Par};
use faer_traits::ComplexField;
use std::cell::RefCell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What the benchmark prints.
#[unsafe(no_mangle)]
pub extern "C" fn faer_version() -> *const std::ffi::c_char {
    c"faer 0.24.4".as_ptr()
}

/// What `faer_set_num_threads` has asked for; 0 is the default.
static THREADS: AtomicUsize = AtomicUsize::new(0);

/// Threads of a call from now on; 0 goes back to RAYON_NUM_THREADS.
#[unsafe(no_mangle)]
pub extern "C" fn faer_set_num_threads(count: i32) {
    THREADS.store(count.max(0) as usize, Ordering::Relaxed);
}

/// All of rayon's threads, or none if there is one only.
fn parallelism() -> Par {
    static DEFAULT: OnceLock<usize> = OnceLock::new();
    let threads = match THREADS.load(Ordering::Relaxed) {
        0 => *DEFAULT.get_or_init(|| {
            std::env::var("RAYON_NUM_THREADS").ok().and_then(|v| v.parse().ok()).unwrap_or(0)
        }),
        asked => asked,
    };
    if threads == 1 { Par::Seq } else { Par::rayon(threads) }
}

/// Runs `f` with scratch memory of at least `need`.
fn with_scratch<R>(need: StackReq, f: impl FnOnce(&mut MemStack) -> R) -> R {
    thread_local! {
        static SCRATCH: RefCell<(StackReq, MemBuffer)> =
            RefCell::new((StackReq::EMPTY, MemBuffer::new(StackReq::EMPTY)));
    }
    SCRATCH.with_borrow_mut(|(have, buffer)| {
        let wanted = have.or(need);
        if wanted.size_bytes() > have.size_bytes() || wanted.align_bytes() > have.align_bytes() {
            *buffer = MemBuffer::new(wanted);
            *have = wanted;
        }
        f(MemStack::new(buffer))
    })
}

/// A letter argument, in upper case.
unsafe fn letter(p: *const u8) -> u8 {
    // SAFETY: the caller passes the address of a character.
    unsafe { *p }.to_ascii_uppercase()
}

unsafe fn int(p: *const i32) -> usize {
    // SAFETY: the caller passes the address of an integer.
    unsafe { *p as usize }
}

/// A column-major matrix of the caller's.
unsafe fn matrix<'a, T: ComplexField>(
    p: *const T,
    rows: usize,
    cols: usize,
    ld: *const i32,
) -> MatRef<'a, T> {
    // SAFETY: the caller passes a matrix of this shape.
    unsafe { MatRef::from_raw_parts(p, rows, cols, 1, *ld as isize) }
}

/// A column-major matrix of the caller's that may be written.
unsafe fn matrix_mut<'a, T: ComplexField>(
    p: *mut T,
    rows: usize,
    cols: usize,
    ld: *const i32,
) -> MatMut<'a, T> {
    // SAFETY: the caller passes a matrix of this shape, and no other reference to it.
    unsafe { MatMut::from_raw_parts_mut(p, rows, cols, 1, *ld as isize) }
}
