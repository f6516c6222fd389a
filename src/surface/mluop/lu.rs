//! LU factorization: the document's mluOpLUFactorization, and the two forms that upstream made of it,
//! which differ in where and how they return the interchanges.

use super::cholesky::fits;
use super::handle;
use super::operand::Operand;
use super::status::{Outcome, entry, failed_task, refuse, require, with_list};
use super::types::*;
use crate::abi::pointer::{self, store};
use crate::abi::shape;
use crate::op::device::error::report;
use crate::op::device::stream::Stream;
use crate::op::lu::lu;
use crate::op::matrices::Scalar;
use crate::op::stored::{self, Stored};
use core::ffi::{c_int, c_void};
use half::f16;
use num_complex::Complex;

/// A factorization whose descriptors have been checked.
struct Job {
    call: &'static str,
    stream: Stream,
    x: Operand,
    y: Operand,
}

/// Checks of x that all entry points share: 2 to 4 dimensions, data type, no negative dimension.
fn check_input(call: &'static str, x: &Operand) -> Outcome {
    require(call, matches!(x.dim, 2..=4), "x has not 2, 3 or 4 dimensions")?;
    x.require_dtype(call)?;
    require(call, x.dims().iter().all(|&d| d >= 0), "a dimension of x is negative")
}

/// Checks of y against x, which has been checked.
fn check_output(call: &'static str, x: &Operand, y: &Operand) -> Outcome {
    require(call, y.dim == x.dim && y.dims() == x.dims(), "x and y differ in shape")?;
    require(call, y.dtype == x.dtype, "x and y differ in data type")
}

/// Number of matrices, rows and columns. NOT_SUPPORTED if an index does not fit an int, BAD_PARAM if
/// the tensor does not fit the address space.
fn shape_of(call: &'static str, x: &Operand) -> Outcome<(usize, usize, usize)> {
    let bytes = x.elements().and_then(|n| shape::bytes(n, x.element_bytes()?));
    let shape = x.shape().filter(|_| bytes.is_some());
    let (count, m, n) = shape.ok_or_else(|| {
        refuse(call, MLUOP_STATUS_BAD_PARAM, "x is larger than the address space")
    })?;
    if m.max(n) > c_int::MAX as usize {
        return Err(refuse(call, MLUOP_STATUS_NOT_SUPPORTED, "a row index does not fit an int"));
    }
    Ok((count, m, n))
}

impl Job {
    /// Factors, and returns info: 0, or of the first matrix with a zero pivot its 1-based index, with
    /// the number of that matrix.
    ///
    /// # Safety
    /// x and y are the data of the tensors, pivots has min(m, n) entries for each matrix.
    unsafe fn run(
        &self,
        x: *mut c_void,
        y: *mut c_void,
        pivots: Option<&mut [i32]>,
    ) -> Outcome<(usize, c_int)> {
        // SAFETY: the caller's promise.
        unsafe {
            match self.x.dtype {
                MLUOP_DTYPE_FLOAT => self.run_as::<f32>(x, y, pivots),
                MLUOP_DTYPE_HALF => self.run_stored::<f16>(x, y, pivots),
                MLUOP_DTYPE_COMPLEX_HALF => self.run_stored::<Complex<f16>>(x, y, pivots),
                _ => self.run_as::<Complex<f32>>(x, y, pivots),
            }
        }
    }

    /// # Safety
    /// As [`Job::run`].
    unsafe fn run_as<T: Scalar>(
        &self,
        x: *mut c_void,
        y: *mut c_void,
        pivots: Option<&mut [i32]>,
    ) -> Outcome<(usize, c_int)> {
        let call = self.call;
        let input = self.x.matrices::<T>(call, x)?;
        let output = self.y.matrices::<T>(call, y)?;
        let free = output.is_free_of_overlap();
        require(call, free, "the strides of y let elements coincide")?;
        with_list(call, "list of infos", output.count(), |infos| {
            // SAFETY: the caller's promise, and the check above.
            unsafe { lu(call, &self.stream, input, output, pivots, infos) }
                .map_err(failed_task(call))?;
            Ok(first(infos))
        })
    }

    /// # Safety
    /// As [`Job::run`].
    unsafe fn run_stored<H: Stored>(
        &self,
        x: *mut c_void,
        y: *mut c_void,
        pivots: Option<&mut [i32]>,
    ) -> Outcome<(usize, c_int)> {
        let call = self.call;
        let input = self.x.matrices::<H>(call, x)?;
        let output = self.y.matrices::<H>(call, y)?;
        let free = output.is_free_of_overlap();
        require(call, free, "the strides of y let elements coincide")?;
        with_list(call, "list of infos", output.count(), |infos| {
            // SAFETY: the caller's promise, and the check above.
            let infinite = unsafe { stored::lu(call, &self.stream, input, output, pivots, infos) }
                .map_err(failed_task(call))?;
            match first(infos) {
                // A zero pivot makes infinities, so it is what is wrong.
                (_, 0) => fits(call, infinite).map(|()| (0, 0)),
                found => Ok(found),
            }
        })
    }
}

/// The first info that is not 0, after the number of its matrix.
fn first(infos: &[i32]) -> (usize, c_int) {
    let first = infos.iter().position(|&info| info != 0).unwrap_or(0);
    (first, infos.get(first).copied().unwrap_or(0))
}

/// LU factorization without interchanges of each M x N matrix of a tensor [M, N], [batch, M, N] or
/// [batch0, batch1, M, N]: strictly below its diagonal output holds L (whose diagonal is 1), on and
/// above it U.
///
/// input and output have the same shape and type, FLOAT, COMPLEX_FLOAT, or, which the vendor refuses, HALF or COMPLEX_HALF
/// (factored in float, every element rounded once; EXECUTION_FAILED with a line in the log if one is too large), and each its own strides;
/// output may be input (any overlap is handled). Work runs in the handle's queue and is waited for.
/// A tensor without elements is SUCCESS.
///
/// Checks, in this order: handle; descriptors, data type, shape: BAD_PARAM; mode = true
/// (interchanges, which this function could not return): NOT_SUPPORTED; input and output NULL;
/// strides that let elements of output coincide: BAD_PARAM. A refused call writes nothing.
///
/// EXECUTION_FAILED when a pivot is exactly zero or NaN: every matrix is still factored to the end as LAPACK
/// does, and the log names the first such matrix and pivot. ALLOC_FAILED when memory is short;
/// nothing is written.
///
/// # Safety
/// input is readable and output writable for the tensors described, until the call returns.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpLUFactorization(
    handle: mluOpHandle_t,
    input_desc: mluOpTensorDescriptor_t,
    input: *mut c_void,
    output_desc: mluOpTensorDescriptor_t,
    output: *mut c_void,
    mode: bool,
) -> mluOpStatus_t {
    entry("mluOpLUFactorization", |call| {
        let context = handle::resolve(call, handle)?;
        let x = Operand::of(call, input_desc)?;
        let y = Operand::of(call, output_desc)?;
        check_input(call, &x)?;
        check_output(call, &x, &y)?;
        let (count, m, n) = shape_of(call, &x)?;
        if mode {
            let why = "pivoting is not supported here; mluOpXgetrf returns the interchanges";
            return Err(refuse(call, MLUOP_STATUS_NOT_SUPPORTED, why));
        }
        require(call, !input.is_null(), "input is NULL")?;
        require(call, !output.is_null(), "output is NULL")?;
        if count == 0 || m == 0 || n == 0 {
            return Ok(());
        }
        let job = Job { call, stream: context.stream(call)?, x, y };
        // SAFETY: the caller's promise.
        match unsafe { job.run(input, output, None) }? {
            (_, 0) => Ok(()),
            (batch, info) => {
                report(call, format_args!("batch {batch}: pivot {info} is zero"));
                Err(MLUOP_STATUS_EXECUTION_FAILED)
            }
        }
    })
}

/// Writes the bytes of workspace for mluOpXgetrf. (This implementation uses its own scratch memory;
/// the size is the vendor's, but for complex matrices with M > N, where the vendor's M * M term would
/// be larger than memory for the tall shapes of the document, M * N stands in its place.)
///
/// x_desc: 2 to 4 dimensions, of a type that mluOpLUFactorization takes, none negative; else, or when handle or
/// workspace_size is NULL, BAD_PARAM.
///
/// # Safety
/// workspace_size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetXgetrfWorkspaceSize(
    handle: mluOpHandle_t,
    x_desc: mluOpTensorDescriptor_t,
    workspace_size: *mut usize,
) -> mluOpStatus_t {
    entry("mluOpGetXgetrfWorkspaceSize", |call| {
        handle::check(call, handle)?;
        let x = Operand::of(call, x_desc)?;
        check_input(call, &x)?;
        // SAFETY: the caller's promise.
        unsafe { write_workspace_size(call, &x, workspace_size) }
    })
}

/// Writes the bytes of workspace for mluOpSgetrf2, as mluOpGetSgetrf2WorkspaceSize does.
///
/// # Safety
/// workspace_size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetLUWorkspaceSize(
    handle: mluOpHandle_t,
    input_desc: mluOpTensorDescriptor_t,
    workspace_size: *mut usize,
) -> mluOpStatus_t {
    entry("mluOpGetLUWorkspaceSize", |call| {
        // SAFETY: the caller's promise.
        unsafe { sgetrf2_workspace_size(call, handle, input_desc, workspace_size) }
    })
}

/// Writes the bytes of workspace for mluOpSgetrf2. (This implementation uses its own scratch memory;
/// the size is as for mluOpGetXgetrfWorkspaceSize.)
///
/// x_desc: 2 to 4 dimensions, all positive, of a type that mluOpLUFactorization takes; else, or when handle or
/// workspace_size is NULL, BAD_PARAM.
///
/// # Safety
/// workspace_size can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpGetSgetrf2WorkspaceSize(
    handle: mluOpHandle_t,
    x_desc: mluOpTensorDescriptor_t,
    workspace_size: *mut usize,
) -> mluOpStatus_t {
    entry("mluOpGetSgetrf2WorkspaceSize", |call| {
        // SAFETY: the caller's promise.
        unsafe { sgetrf2_workspace_size(call, handle, x_desc, workspace_size) }
    })
}

/// # Safety
/// A size pointer that is not null can be written.
unsafe fn sgetrf2_workspace_size(
    call: &'static str,
    handle: mluOpHandle_t,
    desc: mluOpTensorDescriptor_t,
    size: *mut usize,
) -> Outcome {
    handle::check(call, handle)?;
    let x = Operand::of(call, desc)?;
    check_positive(call, &x)?;
    // SAFETY: the caller's promise.
    unsafe { write_workspace_size(call, &x, size) }
}

/// The checks of the Sgetrf2 family: dimensions are positive, and come before the data type.
fn check_positive(call: &'static str, x: &Operand) -> Outcome {
    require(call, matches!(x.dim, 2..=4), "x has not 2, 3 or 4 dimensions")?;
    require(call, x.dims().iter().all(|&d| d > 0), "a dimension of x is not positive")?;
    x.require_dtype(call)
}

/// # Safety
/// A size pointer that is not null can be written.
unsafe fn write_workspace_size(call: &'static str, x: &Operand, size: *mut usize) -> Outcome {
    require(call, !size.is_null(), "workspace_size is NULL")?;
    let (count, m, n) = shape_of(call, x)?;
    let elements = match x.dtype {
        MLUOP_DTYPE_FLOAT | MLUOP_DTYPE_HALF => count.checked_mul(64 * 64),
        _ => n
            .checked_add(m.min(n))
            .and_then(|k| k.checked_mul(2)?.checked_mul(m)?.checked_mul(count)),
    };
    let bytes = elements
        .and_then(|e| e.checked_add(m.checked_mul(3)?)?.checked_add(1024))
        .and_then(|e| shape::bytes(e, x.element_bytes()?));
    let bytes = bytes.ok_or_else(|| {
        refuse(call, MLUOP_STATUS_BAD_PARAM, "the workspace is larger than the address space")
    })?;
    // SAFETY: not null, and the caller's to be written.
    require(call, unsafe { store(size, bytes) }, "workspace_size is misaligned")
}

/// LU factorization of each M x N matrix of a tensor [M, N], [batch, M, N] or [batch0, batch1, M, N],
/// with row interchanges (mode other than 0) or without (mode 0). Strictly below its diagonal y holds
/// L (whose diagonal is 1), on and above it U.
///
/// x and y have the same shape and type, those of mluOpLUFactorization, and each its own strides; y may be x
/// (any overlap is handled). dipiv (device memory, int) has min(M, N) entries for each matrix, one
/// matrix after the other: row i was swapped with row dipiv[i] - 1, for i ascending. With mode 0 it is
/// not written. The pivot is the entry of largest modulus, for complex numbers of largest |re| + |im|;
/// of equal ones the one in the lowest row. info (host memory, one int for the call): 0, or i > 0 when
/// U(i, i) is exactly zero or NaN, 1-based, of the first such matrix of the batch; every matrix is factored
/// to the end either way. Work runs in the handle's queue and is waited for, so info is final.
/// workspace is accepted for the vendor's sake and may be NULL.
///
/// Checks, in this order: handle, x_desc, y_desc, dipiv_desc, x, y, dipiv, info NULL; 2 to 4
/// dimensions; data type; negative dimensions; y like x; all BAD_PARAM. Dimensions beyond int:
/// NOT_SUPPORTED. A tensor without elements is SUCCESS with info 0. Then dipiv_desc if mode is not 0
/// (INT32, enough entries) and strides that let elements of y coincide: BAD_PARAM. A refused call
/// writes nothing. ALLOC_FAILED when memory is short; nothing is written.
///
/// # Safety
/// x is readable and y writable for the tensors described, until the call returns; dipiv and info can
/// be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpXgetrf(
    handle: mluOpHandle_t,
    x_desc: mluOpTensorDescriptor_t,
    x: *const c_void,
    y_desc: mluOpTensorDescriptor_t,
    y: *mut c_void,
    workspace: *mut c_void,
    dipiv_desc: mluOpTensorDescriptor_t,
    dipiv: *mut c_int,
    info: *mut c_int,
    mode: c_int,
) -> mluOpStatus_t {
    let _ = workspace;
    entry("mluOpXgetrf", |call| {
        let context = handle::resolve(call, handle)?;
        let xs = Operand::of(call, x_desc)?;
        let ys = Operand::of(call, y_desc)?;
        let pivots = Operand::of(call, dipiv_desc)?;
        require(call, !x.is_null(), "x is NULL")?;
        require(call, !y.is_null(), "y is NULL")?;
        require(call, !dipiv.is_null(), "dipiv is NULL")?;
        require(call, !info.is_null() && info.is_aligned(), "info is NULL or misaligned")?;
        check_input(call, &xs)?;
        check_output(call, &xs, &ys)?;
        let (count, m, n) = shape_of(call, &xs)?;
        let mut found = 0;
        if count > 0 && m > 0 && n > 0 {
            // Cannot wrap: there are at least as many elements, and those have been counted.
            let entries = count * m.min(n);
            let swaps = if mode == 0 {
                None
            } else {
                let int32 = pivots.dtype == MLUOP_DTYPE_INT32;
                require(call, int32, "the data type of dipiv is not INT32")?;
                let enough = pivots.dim <= 4 && pivots.elements().is_some_and(|e| e >= entries);
                require(call, enough, "dipiv has fewer than min(M, N) entries for each matrix")?;
                // SAFETY: the caller's promise, which the descriptor confirms.
                Some(unsafe { ints(call, dipiv, entries) }?)
            };
            let job = Job { call, stream: context.stream(call)?, x: xs, y: ys };
            // SAFETY: the caller's promise.
            found = unsafe { job.run(x.cast_mut(), y, swaps) }?.1;
        }
        // SAFETY: not null, and the caller's to be written.
        unsafe { info.write(found) };
        Ok(())
    })
}

/// A caller's ints as a slice.
///
/// # Safety
/// They are readable and writable, and nobody else uses them for 'a.
unsafe fn ints<'a>(call: &'static str, start: *mut c_int, len: usize) -> Outcome<&'a mut [c_int]> {
    // SAFETY: the caller's promise.
    if unsafe { pointer::slice(start.cast_const(), len) }.is_none() {
        return Err(refuse(call, MLUOP_STATUS_BAD_PARAM, "an array of pivots is misaligned"));
    }
    // SAFETY: not null, aligned and of a size that exists, as just found; else the caller's promise.
    Ok(unsafe { core::slice::from_raw_parts_mut(start, len) })
}

/// LU factorization as mluOpXgetrf, except: ipiv is host memory with M entries for each matrix, and
/// after a factorization with interchanges ipiv[i] is the 0-based number of the row of x that is now
/// row i. With mode 0 ipiv is not written and may be NULL.
///
/// Checks, in this order: handle, x_desc, y_desc NULL; 2 to 4 dimensions; all positive; data type; y
/// like x; x, y, info and (mode not 0) ipiv NULL: all BAD_PARAM; then as mluOpXgetrf.
///
/// # Safety
/// x is readable and y writable for the tensors described, until the call returns; ipiv and info can
/// be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mluOpSgetrf2(
    handle: mluOpHandle_t,
    x_desc: mluOpTensorDescriptor_t,
    x: *mut c_void,
    y_desc: mluOpTensorDescriptor_t,
    y: *mut c_void,
    workspace: *mut c_void,
    ipiv: *mut c_int,
    info: *mut c_int,
    mode: c_int,
) -> mluOpStatus_t {
    let _ = workspace;
    entry("mluOpSgetrf2", |call| {
        let context = handle::resolve(call, handle)?;
        let xs = Operand::of(call, x_desc)?;
        let ys = Operand::of(call, y_desc)?;
        check_positive(call, &xs)?;
        check_output(call, &xs, &ys)?;
        require(call, !x.is_null(), "x is NULL")?;
        require(call, !y.is_null(), "y is NULL")?;
        require(call, !info.is_null() && info.is_aligned(), "info is NULL or misaligned")?;
        require(call, mode == 0 || !ipiv.is_null(), "ipiv is NULL")?;
        let (count, m, n) = shape_of(call, &xs)?;
        let job = Job { call, stream: context.stream(call)?, x: xs, y: ys };
        let found = if mode == 0 {
            // SAFETY: the caller's promise.
            unsafe { job.run(x, y, None) }?
        } else {
            // Cannot wrap: there are at least as many elements, and those have been counted.
            // SAFETY: the caller's promise.
            let rows = unsafe { ints(call, ipiv, count * m) }?;
            let k = m.min(n);
            with_list(call, "pivots", count * k, |swaps| {
                // SAFETY: the caller's promise.
                let found = unsafe { job.run(x, y, Some(swaps)) }?;
                for (rows, swaps) in rows.chunks_exact_mut(m).zip(swaps.chunks_exact(k)) {
                    permutation(swaps, rows);
                }
                Ok(found)
            })?
        };
        // SAFETY: not null, and the caller's to be written.
        unsafe { info.write(found.1) };
        Ok(())
    })
}

/// The order of rows that 1-based successive swaps bring about.
pub fn permutation(swaps: &[i32], rows: &mut [c_int]) {
    for (i, row) in rows.iter_mut().enumerate() {
        *row = i as c_int;
    }
    for (i, &swap) in swaps.iter().enumerate() {
        rows.swap(i, swap as usize - 1);
    }
}
