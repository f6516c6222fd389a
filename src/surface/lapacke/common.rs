//! The ritual of an entry point: layout, NaN, memory, the routine, and how each of them fails.

use crate::abi::fortran::{Int, refuse, refuse_lapacke};
use crate::op::lapack::Scalar;
use crate::op::lapack::layout::{self, Columns, Given, Layout, Region};
use core::ffi::c_int;

/// Why an entry point stops.
pub(super) enum Stop {
    /// LAPACKE's own check of this argument failed.
    Argument(isize),
    /// There is a NaN in this argument.
    Nan(isize),
    /// LAPACK refuses this argument of its own list.
    Lapack(isize),
    /// No memory for matrices by columns.
    NoCopies,
}

/// What operations answer.
impl From<isize> for Stop {
    fn from(position: isize) -> Stop {
        Stop::Lapack(position)
    }
}

const TRANSPOSE_MEMORY_ERROR: isize = -1011;

impl Stop {
    /// Reports what is to be reported, and returns the entry point's result.
    #[cold]
    fn report<I: Int>(self, call: &'static str, work: bool) -> isize {
        let info = match self {
            Stop::Nan(position) => return position.wrapping_neg(),
            Stop::Lapack(position) => {
                refuse::<I>(call, position);
                return (-1isize).wrapping_sub(position);
            }
            Stop::Argument(position) => position.wrapping_neg(),
            Stop::NoCopies => TRANSPOSE_MEMORY_ERROR,
        };
        refuse_lapacke::<I>(call, work, info);
        info
    }
}

fn layout_of(matrix_layout: c_int) -> Result<Layout, Stop> {
    match matrix_layout {
        101 => Ok(Layout::ByRows),
        102 => Ok(Layout::ByColumns),
        _ => Err(Stop::Argument(1)),
    }
}

/// A plain entry point: `body` checks the inputs, finds work arrays and returns what the variant with
/// work arrays does.
pub(super) fn plain<I: Int>(
    call: &'static str,
    matrix_layout: c_int,
    body: impl FnOnce(Inputs) -> Result<I, Stop>,
) -> I {
    let inputs = layout_of(matrix_layout).map(|layout| Inputs { layout, on: layout::nan_check() });
    match inputs.and_then(body) {
        Ok(info) => info,
        Err(stop) => I::put(stop.report::<I>(call, false)),
    }
}

/// An entry point with work arrays.
pub(super) fn work<I: Int>(
    call: &'static str,
    matrix_layout: c_int,
    body: impl FnOnce(Layout) -> Result<isize, Stop>,
) -> I {
    match layout_of(matrix_layout).and_then(body) {
        Ok(info) => I::put(info),
        Err(stop) => I::put(stop.report::<I>(call, true)),
    }
}

/// The look for NaN in a plain entry point's inputs.
pub(super) struct Inputs {
    layout: Layout,
    on: bool,
}

impl Inputs {
    /// Argument `position`, an m x n matrix.
    ///
    /// # Safety
    /// The matrix is as described, or null.
    pub unsafe fn general<T: Scalar, I: Int>(
        &self,
        position: isize,
        m: I,
        n: I,
        a: *const T,
        lda: I,
    ) -> Result<(), Stop> {
        // SAFETY: the caller's promise.
        unsafe { self.region(position, Region::All, m.get(), n.get(), a, lda.get()) }
    }

    unsafe fn region<T: Scalar>(
        &self,
        position: isize,
        region: Region,
        m: isize,
        n: isize,
        a: *const T,
        lda: isize,
    ) -> Result<(), Stop> {
        // SAFETY: the caller's promise.
        match self.on && unsafe { layout::has_nan(self.layout, region, m, n, a, lda) } {
            true => Err(Stop::Nan(position)),
            false => Ok(()),
        }
    }
}

/// Leading dimensions of matrices stored by rows, as `(position, ld, columns)`; those stored by
/// columns LAPACK checks.
pub(super) fn rows_fit<I: Int, const N: usize>(
    layout: Layout,
    checks: [(isize, I, I); N],
) -> Result<(), Stop> {
    match checks.iter().find(|(_, ld, columns)| ld < columns) {
        Some((position, ..)) if layout == Layout::ByRows => Err(Stop::Argument(*position)),
        _ => Ok(()),
    }
}

/// A matrix that the routine reads and writes.
pub(super) fn changed<T, I: Int>(p: *mut T, m: I, n: I, ld: I) -> Given<T> {
    let (m, n, ld) = (m.get(), n.get(), ld.get());
    Given { p, m, n, ld, reads: true, writes: true, conj: false }
}

/// Matrices by columns.
///
/// # Safety
/// As for [`Columns::new`].
pub(super) unsafe fn by_columns<T: Scalar, const N: usize>(
    layout: Layout,
    given: [Given<T>; N],
) -> Result<Columns<T, N>, Stop> {
    // SAFETY: the caller's promise.
    unsafe { Columns::new(layout, given) }.ok_or(Stop::NoCopies)
}
