//! Arguments that many functions of the first generation have in common.

pub(super) use super::super::args::{BUFFER, buffer, operation, size};
use super::super::args::{array, compressed};
use super::super::handle::give;
use super::super::mat_descr::{self, MatDescr};
use super::super::status::*;
use super::super::types::*;
use crate::op::sparse::compress::Total;
use crate::op::sparse::convert::{Open, Plane};
use crate::op::sparse::{Base, Matrix, Mode};
use core::ffi::c_int;

/// What indices count from, at a position.
pub(super) fn base(call: &'static str, number: u32, value: cusparseIndexBase_t) -> Outcome<Base> {
    parameter(call, number, "idxBase", value.0, value.is_known())?;
    Ok(if value == CUSPARSE_INDEX_BASE_ONE { Base::One } else { Base::Zero })
}

/// The descriptor of a general matrix at a position.
pub(super) fn general(
    call: &'static str,
    number: u32,
    name: &str,
    descr: cusparseMatDescr_t,
) -> Outcome<MatDescr> {
    mat_descr::get(call, number, name, descr)?.general(call)
}

/// A dense matrix by columns, at the positions of its address and its leading dimension.
pub(super) fn plane<T>(
    call: &'static str,
    (rows, cols): (usize, usize),
    (number, start): (u32, *const T),
    (ld_number, ld): (u32, c_int),
) -> Outcome<Plane<T>> {
    let ld = size(call, ld_number, "ld", ld)?;
    parameter(call, ld_number, "ld", ld, ld >= rows.max(1))?;
    let before = cols.saturating_sub(1).checked_mul(ld);
    let len = match rows == 0 || cols == 0 {
        true => Some(0),
        false => before.and_then(|before| before.checked_add(rows)),
    };
    parameter(call, ld_number, "ld", ld, len.is_some())?;
    let elements = array(call, number, "dense matrix", start, len.unwrap_or(0))?;
    Ok(Plane { rows, cols, ld, elements })
}

/// The arrays of a matrix by compressed rows, of which only the offsets tell the number of entries. The three
/// positions are those of values, offsets and indices.
pub(super) fn open<T>(
    call: &'static str,
    (rows, cols): (usize, usize),
    base: Base,
    values: *const T,
    offsets: *const c_int,
    indices: *const c_int,
    numbers: [u32; 3],
) -> Outcome<Open<c_int, T>> {
    let [_, at, _] = numbers;
    let offsets = array(call, at, "offsets", offsets, rows.saturating_add(1))?;
    let [at, _, _] = numbers;
    parameter(call, at, "values", "misaligned", values.is_aligned())?;
    let [_, _, at] = numbers;
    parameter(call, at, "indices", "misaligned", indices.is_aligned())?;
    Ok(Open { rows, cols, base, offsets, indices, values })
}

/// The square matrix that a family with an analysis works on.
pub(super) struct Square<T> {
    pub descr: MatDescr,
    pub a: Matrix<c_int, T>,
}

/// Such a matrix: m, nnz and its descriptor at three positions, after which values (looked at if `valued`), offsets
/// and indices follow.
pub(super) fn square<T>(
    call: &'static str,
    [m_number, nnz_number, rest]: [u32; 3],
    (m, nnz): (c_int, c_int),
    descr: cusparseMatDescr_t,
    (values, valued): (*const T, bool),
    offsets: *const c_int,
    indices: *const c_int,
) -> Outcome<Square<T>> {
    let m = size(call, m_number, "m", m)?;
    let nnz = size(call, nnz_number, "nnz", nnz)?;
    let descr = general(call, rest, "descrA", descr)?;
    let values = match valued {
        true => array(call, rest.saturating_add(1), "csrSortedValA", values, nnz)?,
        false => array(call, rest, "", core::ptr::null(), 0)?,
    };
    let at = rest.saturating_add(2);
    let offsets = array(call, at, "csrSortedRowPtrA", offsets, m.saturating_add(1))?;
    let at = rest.saturating_add(3);
    let indices = array(call, at, "csrSortedColIndA", indices, nnz)?;
    Ok(Square {
        descr,
        a: Matrix { rows: m, cols: m, base: descr.base(), offsets, indices, values },
    })
}

/// Stores how large a buffer has to be: the same for everything, as nothing is kept there.
///
/// # Safety
/// `out`, unless NULL, can be written.
pub(super) unsafe fn give_buffer_size<N: TryFrom<usize>>(
    call: &'static str,
    number: u32,
    out: *mut N,
) -> Outcome {
    match N::try_from(BUFFER) {
        // SAFETY: the caller's promise.
        Ok(bytes) => unsafe { give(call, number, "pBufferSize", out, bytes) },
        Err(_) => Err(CUSPARSE_STATUS_INTERNAL_ERROR),
    }
}

/// A matrix by compressed rows with its descriptor: at the positions of these, its number of entries, and its arrays.
pub(super) fn described<T>(
    call: &'static str,
    (rows, cols): (usize, usize),
    (number, name, descr): (u32, &str, cusparseMatDescr_t),
    (nnz_number, nnz): (u32, c_int),
    (values, valued): ((*const T, u32), bool),
    offsets: (*const c_int, u32),
    indices: (*const c_int, u32),
) -> Outcome<Matrix<c_int, T>> {
    let base = general(call, number, name, descr)?.base();
    let nnz = size(call, nnz_number, "nnz", nnz)?;
    if valued {
        return compressed(call, (rows, cols, nnz), base, values, offsets, indices);
    }
    let pattern = compressed(call, (rows, cols, nnz), base, (NO_VALUES, 0), offsets, indices)?;
    let values = array(call, 0, "", core::ptr::null(), 0)?;
    let Matrix { offsets, indices, .. } = pattern;
    Ok(Matrix { rows, cols, base, offsets, indices, values })
}

/// Where values are that nobody looks at.
const NO_VALUES: *const () = core::ptr::dangling();

/// Where a number of entries is to be stored.
pub(super) fn total(
    call: &'static str,
    number: u32,
    mode: Mode,
    at: *mut c_int,
) -> Outcome<Total<c_int>> {
    pointer(call, number, "nnzTotalDevHostPtr", at)?;
    let at = array(call, number, "nnzTotalDevHostPtr", at.cast_const(), 1)?;
    Ok(Total { mode, at })
}
