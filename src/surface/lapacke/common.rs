//! The ritual of an entry point: layout, NaN, memory, the routine, and how each of them fails.

use crate::abi::fortran::{Int, refuse, refuse_lapacke, value};
use crate::op::lapack::layout::{self, Columns, Given, Layout, Region, Room};
use crate::op::lapack::{Diag, Norm, Pivot, Scalar, Uplo, diag, uplo};
use core::ffi::{c_char, c_int};

/// Why an entry point stops.
pub(super) enum Stop {
    /// LAPACKE's own check of this argument failed.
    Argument(isize),
    /// There is a NaN in this argument.
    Nan(isize),
    /// LAPACK refuses this argument of its own list.
    Lapack(isize),
    /// No memory for work arrays.
    NoWork,
    /// No memory for matrices by columns.
    NoCopies,
}

/// What operations answer.
impl From<isize> for Stop {
    fn from(position: isize) -> Stop {
        Stop::Lapack(position)
    }
}

const WORK_MEMORY_ERROR: i16 = -1010;
const TRANSPOSE_MEMORY_ERROR: i16 = -1011;

impl Stop {
    /// Reports what is to be reported, and returns the entry point's result.
    #[cold]
    fn report<I: Int>(self, call: &'static str, work: bool) -> i16 {
        // No routine has more than 30 arguments.
        let info = match self {
            Stop::Nan(position) => return (position as i16).wrapping_neg(),
            Stop::Lapack(position) => {
                refuse::<I>(call, position);
                return (-1i16).wrapping_sub(position as i16);
            }
            Stop::Argument(position) => (position as i16).wrapping_neg(),
            Stop::NoWork => WORK_MEMORY_ERROR,
            Stop::NoCopies => TRANSPOSE_MEMORY_ERROR,
        };
        refuse_lapacke::<I>(call, work, info.into());
        info
    }
}

/// An integer type of the interface.
pub(super) trait Integer: Int + Pivot + Code {}
impl Integer for i32 {}
impl Integer for i64 {}

/// The result of an entry point: an integer, or a norm.
pub(super) trait Code: From<i16> {
    /// What the variant with work arrays returns if the layout is none. A norm is then 0.
    const NO_LAYOUT: i16;
}
impl Code for i32 {
    const NO_LAYOUT: i16 = -1;
}
impl Code for i64 {
    const NO_LAYOUT: i16 = -1;
}
impl Code for f32 {
    const NO_LAYOUT: i16 = 0;
}
impl Code for f64 {
    const NO_LAYOUT: i16 = 0;
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
pub(super) fn plain<I: Int, R: Code>(
    call: &'static str,
    matrix_layout: c_int,
    body: impl FnOnce(Inputs) -> Result<R, Stop>,
) -> R {
    let inputs = layout_of(matrix_layout).map(|layout| Inputs { layout, on: layout::nan_check() });
    inputs.and_then(body).unwrap_or_else(|stop| stop.report::<I>(call, false).into())
}

/// An entry point with work arrays.
pub(super) fn work<I: Int, R: Code>(
    call: &'static str,
    matrix_layout: c_int,
    body: impl FnOnce(Layout) -> Result<R, Stop>,
) -> R {
    match layout_of(matrix_layout) {
        Ok(layout) => body(layout).unwrap_or_else(|stop| stop.report::<I>(call, true).into()),
        Err(stop) => {
            stop.report::<I>(call, true);
            R::NO_LAYOUT.into()
        }
    }
}

/// LAPACK's info as LAPACKE returns it: where it complains of an argument, the layout counts.
pub(super) fn done<I: Int>(info: isize) -> Result<I, Stop> {
    Ok(I::put(if info < 0 { info.wrapping_sub(1) } else { info }))
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

    /// Argument `position`, a triangle of an n x n matrix, with the diagonal.
    ///
    /// # Safety
    /// The matrix is as described, or null.
    pub unsafe fn half<T: Scalar, I: Int>(
        &self,
        position: isize,
        uplo: c_char,
        n: I,
        a: *const T,
        lda: I,
    ) -> Result<(), Stop> {
        let region = Region::triangle(triangle(uplo), Some(Diag::NonUnit));
        // SAFETY: the caller's promise.
        unsafe { self.region(position, region, n.get(), n.get(), a, lda.get()) }
    }

    /// Argument `position`, a triangular m x n matrix.
    ///
    /// # Safety
    /// The matrix is as described, or null.
    pub unsafe fn triangular<T: Scalar, I: Int>(
        &self,
        position: isize,
        (uplo, diagonal): (c_char, c_char),
        m: I,
        n: I,
        a: *const T,
        lda: I,
    ) -> Result<(), Stop> {
        let region = Region::triangle(triangle(uplo), diag(letter(diagonal)));
        // SAFETY: the caller's promise.
        unsafe { self.region(position, region, m.get(), n.get(), a, lda.get()) }
    }

    /// Argument `position`, n adjacent elements.
    ///
    /// # Safety
    /// They are readable.
    pub unsafe fn vector<T: Scalar>(
        &self,
        position: isize,
        n: isize,
        x: *const T,
    ) -> Result<(), Stop> {
        // SAFETY: the caller's promise; one column.
        match self.on && unsafe { layout::has_nan(Layout::ByColumns, Region::All, n, 1, x, n) } {
            true => Err(Stop::Nan(position)),
            false => Ok(()),
        }
    }

    /// Argument `position`, a number by value.
    pub fn number<T: Scalar>(&self, position: isize, x: T) -> Result<(), Stop> {
        #[allow(clippy::eq_op)]
        match self.on && x != x {
            true => Err(Stop::Nan(position)),
            false => Ok(()),
        }
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

/// An option letter, as a capital.
pub(super) fn letter(letter: c_char) -> u8 {
    (letter as u8).to_ascii_uppercase()
}

/// What an UPLO argument means.
pub(super) fn triangle(letter: c_char) -> Option<Uplo> {
    uplo(self::letter(letter))
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

/// A triangle in place: what is stored by rows is the other triangle by columns, transposed. LAPACK's
/// leading dimension of no rows at all is 1.
pub(super) fn in_place<I: Int>(layout: Layout, uplo: c_char, ld: I) -> (Option<Uplo>, isize) {
    match layout {
        Layout::ByColumns => (triangle(uplo), ld.get()),
        Layout::ByRows => (triangle(uplo).map(layout::flip), ld.get().max(1)),
    }
}

/// The shape of what is stored by rows, as it is stored by columns.
pub(super) fn transposed<I: Int>(layout: Layout, m: I, n: I) -> (isize, isize) {
    match layout {
        Layout::ByColumns => (m.get(), n.get()),
        Layout::ByRows => (n.get(), m.get()),
    }
}

/// The norm of the transpose that is this norm of the matrix.
pub(super) fn transposed_norm(layout: Layout, norm: Option<Norm>) -> Option<Norm> {
    match (layout, norm) {
        (Layout::ByRows, Some(Norm::One)) => Some(Norm::Inf),
        (Layout::ByRows, Some(Norm::Inf)) => Some(Norm::One),
        _ => norm,
    }
}

/// A matrix that the routine reads.
pub(super) fn read<T, I: Int>(p: *const T, m: I, n: I, ld: I) -> Given<T> {
    Given { writes: false, ..changed(p.cast_mut(), m, n, ld) }
}

/// A matrix that the routine reads and writes.
pub(super) fn changed<T, I: Int>(p: *mut T, m: I, n: I, ld: I) -> Given<T> {
    let (m, n, ld) = (m.get(), n.get(), ld.get());
    Given { p, m, n, ld, reads: true, writes: true, conj: false }
}

/// The same, and the routine is to see the conjugate: stored by rows, a Hermitian matrix in place is
/// its conjugate, so right-hand sides and solutions become theirs.
pub(super) fn conjugated<T>(given: Given<T>) -> Given<T> {
    Given { conj: true, ..given }
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

/// Two work arrays, which live as long as what comes first.
pub(super) fn arrays<A, B>(a: isize, b: isize) -> Result<(Room, *mut A, *mut B), Stop> {
    let mut room = Room::new::<A, B>(a, b).ok_or(Stop::NoWork)?;
    let (a, b) = (room.take(a), room.take(b));
    Ok((room, a, b))
}

/// n times `factor`, or too much to find memory for.
pub(super) fn times<I: Int>(n: I, factor: isize) -> isize {
    n.get().max(0).saturating_mul(factor)
}

/// Lets `f` change what an argument points to.
///
/// # Safety
/// The argument is readable and writable.
pub(super) unsafe fn update<X: Copy, R>(argument: *mut X, f: impl FnOnce(&mut X) -> R) -> R {
    // SAFETY: the caller's promise.
    unsafe {
        let mut x = value(argument);
        let result = f(&mut x);
        argument.write_unaligned(x);
        result
    }
}
