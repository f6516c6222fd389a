//! lucho's accelerator-style interfaces for batches. Host memory is valid device memory. Handles,
//! streams and descriptors are made once per problem; waiting for the stream belongs to the call.

use super::Obstacle;
use super::batch::{Members, Output, Way};
use crate::buffer::Buffer;
use crate::library::{Library, Routine};
use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::sync::Once;

type Handle = *mut c_void;
type Create = unsafe extern "C" fn(*mut Handle) -> c_int;
/// Destroys a handle, or waits for a stream.
type Act = unsafe extern "C" fn(Handle) -> c_int;
type Bind = unsafe extern "C" fn(Handle, Handle) -> c_int;

pub fn is_there(library: &Library) -> bool {
    !library.symbol("aclblasCreate").is_null()
}

/// How lucho does the batch, and the array for the factors where they do not replace the matrices.
pub fn way(library: &Library, m: Members) -> Result<(Way, Option<Buffer>), Obstacle> {
    match (m.cholesky, m.document) {
        (true, Some(output)) => cholesky(library, m, output),
        (true, None) => in_place(library, m).map(|way| (way, None)),
        (false, _) => lu(library, m).map(|way| (way, None)),
    }
}

/// Something that was created, destroyed at the end.
struct Owned {
    handle: Handle,
    destroy: Act,
}

impl Owned {
    fn new(library: &Library, create: &str, destroy: &str) -> Result<Owned, Obstacle> {
        let mut handle = std::ptr::null_mut();
        // SAFETY: the interface of a create function, and of its counterpart.
        let (status, destroy) = unsafe {
            (function::<Create>(library, create)?(&mut handle), function::<Act>(library, destroy)?)
        };
        succeeded(create, status)?;
        Ok(Owned { handle, destroy })
    }

    /// A method, so that closures capture the owner and not just the address.
    fn get(&self) -> Handle {
        self.handle
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: made by the matching create function, and nobody uses it any more.
        unsafe { (self.destroy)(self.handle) };
    }
}

/// # Safety
/// F is the type of that function.
unsafe fn function<F: Copy>(library: &Library, name: &str) -> Result<F, Obstacle> {
    let address = library.symbol(name);
    if address.is_null() {
        return Err(Obstacle::Missing(name.into()));
    }
    assert_eq!(size_of::<F>(), size_of::<*mut c_void>());
    // SAFETY: the caller's promise; function pointers are addresses.
    Ok(unsafe { std::mem::transmute_copy(&address) })
}

fn succeeded(what: &str, status: c_int) -> Result<(), Obstacle> {
    if status == 0 { Ok(()) } else { Err(Obstacle::Failed(format!("{what} returned {status}"))) }
}

type Getrf =
    unsafe extern "C" fn(Handle, c_int, *const c_void, c_int, *mut i32, *mut i32, c_int) -> c_int;

/// aclblas?getrfBatched, a handle for it and its stream.
struct Lu {
    getrf: Getrf,
    synchronize: Act,
    handle: Owned,
    stream: Owned,
}

impl Lu {
    fn new(library: &Library, kind: u8) -> Result<Lu, Obstacle> {
        type Init = unsafe extern "C" fn(*const c_void) -> c_int;
        let name = format!("aclblas{}getrfBatched", kind.to_ascii_uppercase() as char);
        // SAFETY: the functions' types are those of acl.h and cann_ops_blas.h.
        let (init, getrf, synchronize, bind) = unsafe {
            (
                function::<Init>(library, "aclInit")?,
                function::<Getrf>(library, &name)?,
                function::<Act>(library, "aclrtSynchronizeStream")?,
                function::<Bind>(library, "aclblasSetStream")?,
            )
        };
        static ONCE: Once = Once::new();
        // SAFETY: no configuration file is asked for.
        ONCE.call_once(|| unsafe {
            init(std::ptr::null());
        });
        let stream = Owned::new(library, "aclrtCreateStream", "aclrtDestroyStream")?;
        let handle = Owned::new(library, "aclblasCreate", "aclblasDestroy")?;
        // SAFETY: a handle and a stream.
        succeeded("aclblasSetStream", unsafe { bind(handle.get(), stream.get()) })?;
        Ok(Lu { getrf, synchronize, handle, stream })
    }

    /// # Safety
    /// `array` holds `count` addresses of n x n matrices; each has an info, and n pivots or none.
    unsafe fn run(
        &self,
        n: c_int,
        array: *const c_void,
        (pivots, infos): (*mut i32, *mut i32),
        count: c_int,
    ) -> c_int {
        // SAFETY: the caller's promise.
        unsafe {
            (self.getrf)(self.handle.get(), n, array, n, pivots, infos, count)
                | (self.synchronize)(self.stream.get())
        }
    }
}

/// aclblas?getrfBatched on pointers to the members.
fn lu(library: &Library, m: Members) -> Result<Way, Obstacle> {
    let (lu, pointers, count) = (Lu::new(library, m.kind)?, pointers(m), m.count as c_int);
    // SAFETY: pointers to all members, with n pivots and an info each.
    let run = move || unsafe { lu.run(m.n, pointers.at(0), (m.pivots, m.infos), count) };
    Ok(Way { inner: 0, run: Box::new(run) })
}

/// LU without interchanges of one matrix, lucho?getrfBatched with the arguments of MKL's mkl_?getrfnp.
pub fn unpivoted(library: &Library, kind: u8) -> Result<Routine, Obstacle> {
    type Plain = unsafe extern "C" fn(
        c_int,
        c_int,
        *const c_void,
        c_int,
        *mut i32,
        *mut i32,
        c_int,
    ) -> c_int;
    thread_local! {
        static GETRF: Cell<Option<Plain>> = const { Cell::new(None) };
    }
    extern "C" fn run(
        m: *const c_int,
        n: *const c_int,
        a: *mut c_void,
        lda: *const c_int,
        info: *mut i32,
    ) {
        let getrf = GETRF.get().expect("found before");
        // SAFETY: a batch of one; the arguments are those of a LAPACK routine.
        let status = unsafe {
            let none = std::ptr::null_mut();
            getrf(*m, *n, (&raw const a).cast(), *lda, none, info, 1)
        };
        assert_eq!(status, 0, "lucho?getrfBatched");
    }
    let name = format!("lucho{}getrfBatched", kind.to_ascii_uppercase() as char);
    // SAFETY: the function's type is that of lucho.h.
    GETRF.set(Some(unsafe { function::<Plain>(library, &name)? }));
    let run: extern "C" fn(_, _, _, _, _) = run;
    Ok(Routine::at(run as *mut c_void))
}

/// The array of addresses of the members.
fn pointers(m: Members) -> Buffer {
    let pointers = Buffer::new(m.count * size_of::<Handle>());
    for i in 0..m.count {
        // SAFETY: there is room for an address per member.
        unsafe { pointers.at(0).cast::<Handle>().add(i).write(m.at(i)) };
    }
    pointers
}

/// lucho?potrfBatched on pointers to the members.
fn in_place(library: &Library, m: Members) -> Result<Way, Obstacle> {
    type Potrf = unsafe extern "C" fn(u8, c_int, Handle, c_int, *mut i32, c_int) -> c_int;
    let name = format!("lucho{}potrfBatched", m.kind.to_ascii_uppercase() as char);
    // SAFETY: the function's type is that of lucho.h.
    let potrf = unsafe { function::<Potrf>(library, &name)? };
    let (pointers, count) = (pointers(m), m.count as c_int);
    let uplo = if m.lower { b'L' } else { b'U' };
    // SAFETY: pointers to all members, with an info each.
    let run = move || unsafe { potrf(uplo, m.n, pointers.at(0), m.n, m.infos, count) };
    Ok(Way { inner: 0, run: Box::new(run) })
}

/// mluOpCholesky, row-major: it writes whole factors, with zeros in the other triangle. Its workspace may be left out.
fn cholesky(
    library: &Library,
    m: Members,
    output: Output,
) -> Result<(Way, Option<Buffer>), Obstacle> {
    const LAYOUT_ARRAY: c_int = 4;
    const FLOAT: c_int = 2;
    const COMPLEX_FLOAT: c_int = 16;
    type Describe = unsafe extern "C" fn(Handle, c_int, c_int, c_int, *const c_int) -> c_int;
    type Cholesky =
        unsafe extern "C" fn(Handle, Handle, Handle, Handle, Handle, bool, Handle) -> c_int;
    let data = match m.kind {
        b's' => FLOAT,
        b'c' => COMPLEX_FLOAT,
        _ => return Err(Obstacle::Missing("mluOpCholesky in double precision".into())),
    };
    // SAFETY: the functions' types are those of cnrt.h and mlu_op.h.
    let (cholesky, describe, synchronize, bind) = unsafe {
        (
            function::<Cholesky>(library, "mluOpCholesky")?,
            function::<Describe>(library, "mluOpSetTensorDescriptor")?,
            function::<Act>(library, "cnrtQueueSync")?,
            function::<Bind>(library, "mluOpSetQueue")?,
        )
    };
    let queue = Owned::new(library, "cnrtQueueCreate", "cnrtQueueDestroy")?;
    let handle = Owned::new(library, "mluOpCreate", "mluOpDestroy")?;
    let tensor =
        Owned::new(library, "mluOpCreateTensorDescriptor", "mluOpDestroyTensorDescriptor")?;
    let sizes = [m.count as c_int, m.n, m.n];
    // SAFETY: a handle, a queue, a descriptor and its three dimensions.
    unsafe {
        succeeded("mluOpSetQueue", bind(handle.get(), queue.get()))?;
        let status = describe(tensor.get(), LAYOUT_ARRAY, data, 3, sizes.as_ptr());
        succeeded("mluOpSetTensorDescriptor", status)?;
    }
    let output = match output {
        Output::Apart => Some(Buffer::new(m.count * m.bytes)),
        Output::InPlace => None,
    };
    let to = output.as_ref().map_or(m.at(0), |output| output.at(0));
    let run = move || {
        let (tensor, handle, queue) = (tensor.get(), handle.get(), queue.get());
        // SAFETY: both arrays have the shape of the descriptor. The row-major upper triangle is the
        // column-major lower one.
        unsafe {
            let none = std::ptr::null_mut();
            cholesky(handle, tensor, m.at(0), tensor, to, m.lower, none) | synchronize(queue)
        }
    };
    Ok((Way { inner: 0, run: Box::new(run) }, output))
}
