//! What LAPACKE adds to LAPACK: matrices stored by rows, and a look for NaN in what comes in.
//!
//! A matrix stored by rows is its transpose stored by columns. Where that is the same problem (a
//! triangle changes its name, a Hermitian matrix becomes its conjugate) routines work on it in place;
//! elsewhere [`Columns`] holds copies by columns while a routine runs. All index arithmetic is done on
//! strides of `isize`, so products of dimensions beyond 2^31 are right.

use super::{Diag, Pivot, Scalar, Uplo};
use crate::device::{config, scratch};
use crate::kernel::copy::copy;
use crate::kernel::laswp::interchange;
use crate::kernel::par::{Ctx, Scratch};
use crate::kernel::scan::{self, Part};
use crate::kernel::view::{MatMut, MatRef};
use crate::op::host;
use core::mem::size_of;
use core::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// How the caller's matrices are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    ByRows,
    ByColumns,
}

/// Which elements of a matrix count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    All,
    Triangle(Uplo, Diag),
    /// None: an option letter that means nothing.
    Nothing,
}

impl Region {
    /// The triangle that an UPLO argument names, with its diagonal or without it.
    pub fn triangle(uplo: Option<Uplo>, diag: Option<Diag>) -> Region {
        match (uplo, diag) {
            (Some(uplo), Some(diag)) => Region::Triangle(uplo, diag),
            _ => Region::Nothing,
        }
    }
}

/// The other triangle.
pub fn flip(uplo: Uplo) -> Uplo {
    match uplo {
        Uplo::Lower => Uplo::Upper,
        Uplo::Upper => Uplo::Lower,
    }
}

/// Whether there is a NaN in a region of an m x n matrix. As far as the leading dimension is too
/// small, which is refused later, elements that rows or columns would share are looked at once.
///
/// # Safety
/// `a` is null or readable in that region.
pub unsafe fn has_nan<T: Scalar>(
    layout: Layout,
    region: Region,
    m: isize,
    n: isize,
    a: *const T,
    lda: isize,
) -> bool {
    // In memory: `inner` adjacent elements, `outer` times.
    let (inner, outer) = match layout {
        Layout::ByRows => (n.min(lda), m),
        Layout::ByColumns => (m.min(lda), n),
    };
    let part: Part = match (region, layout) {
        (Region::Nothing, _) => return false,
        (Region::All, _) => None,
        (Region::Triangle(uplo, diag), Layout::ByRows) => Some((flip(uplo), diag)),
        (Region::Triangle(uplo, diag), Layout::ByColumns) => Some((uplo, diag)),
    };
    if a.is_null() || inner <= 0 || outer <= 0 {
        return false;
    }
    // SAFETY: inside the caller's matrix.
    let a = unsafe { MatRef::from_raw(a, inner as usize, outer as usize, 1, lda) };
    host::light(|par| scan::has_nan(par, part, a))
}

/// Whether inputs are looked at: 0 no, 1 yes, else LAPACKE_NANCHECK has yet to be asked.
static NAN_CHECK: AtomicU8 = AtomicU8::new(2);

pub fn set_nan_check(on: bool) {
    NAN_CHECK.store(u8::from(on), Relaxed);
}

/// Whether inputs are looked at: as last set, else as the environment variable LAPACKE_NANCHECK says
/// (a number, 0 for no), else yes.
pub fn nan_check() -> bool {
    match NAN_CHECK.load(Relaxed) {
        0 => false,
        1 => true,
        _ => {
            let on = config::variable(c"LAPACKE_NANCHECK").is_none_or(is_number);
            set_nan_check(on);
            on
        }
    }
}

/// Whether a text begins with a number other than 0.
fn is_number(text: &str) -> bool {
    let digits = text.trim_start().trim_start_matches(['+', '-']);
    digits.bytes().take_while(u8::is_ascii_digit).any(|digit| digit != b'0')
}

/// A matrix of the caller that a routine needs by columns.
#[derive(Clone, Copy)]
pub struct Given<T> {
    pub p: *mut T,
    pub m: isize,
    pub n: isize,
    pub ld: isize,
    /// The routine reads it.
    pub reads: bool,
    /// The routine writes it.
    pub writes: bool,
    /// The routine is to see, and to leave, the conjugate.
    pub conj: bool,
}

/// A matrix by columns.
#[derive(Clone, Copy)]
pub struct Placed<T> {
    pub p: *mut T,
    pub ld: isize,
}

/// Matrices of the caller by columns: themselves, or copies.
pub struct Columns<T, const N: usize> {
    given: [Given<T>; N],
    pub at: [Placed<T>; N],
    copies: Option<scratch::Loan>,
}

/// Copies begin at multiples of this many bytes.
const ALIGN: usize = 256;

impl<T: Scalar, const N: usize> Columns<T, N> {
    /// The matrices as the routine needs them. `None` if memory is short.
    ///
    /// # Safety
    /// The matrices are as described; leading dimensions are not smaller than rows are long.
    pub unsafe fn new(layout: Layout, given: [Given<T>; N]) -> Option<Self> {
        let at = given.map(|g| Placed { p: g.p, ld: g.ld });
        let mut columns = Columns { given, at, copies: None };
        if layout == Layout::ByColumns {
            return Some(columns);
        }
        let mut starts = [0usize; N];
        let mut bytes = 0usize;
        for (start, g) in starts.iter_mut().zip(&given) {
            *start = bytes;
            let (m, n) = (g.m.max(1) as usize, g.n.max(1) as usize);
            let size = m.checked_mul(n)?.checked_mul(size_of::<T>())?;
            bytes = bytes.checked_add(size.checked_next_multiple_of(ALIGN)?)?;
        }
        isize::try_from(bytes).ok()?;
        let loan = scratch::borrow(bytes).ok()?;
        for i in 0..N {
            let p = loan.as_ptr().wrapping_add(starts[i]).cast();
            columns.at[i] = Placed { p, ld: given[i].m.max(1) };
            if given[i].reads {
                // SAFETY: the caller's promise; the copy has been given its memory above.
                unsafe { move_matrix(given[i], columns.at[i], true) };
            }
        }
        columns.copies = Some(loan);
        Some(columns)
    }

    /// Gives the caller what the routine wrote.
    ///
    /// # Safety
    /// As for `new`; copies of matrices that were not read have been written.
    pub unsafe fn give_back(self) {
        if self.copies.is_some() {
            for (g, at) in self.given.iter().zip(self.at).filter(|(g, _)| g.writes) {
                // SAFETY: the caller's promise.
                unsafe { move_matrix(*g, at, false) };
            }
        }
    }
}

/// Copies a matrix of the caller, stored by rows, to its place by columns, or from there.
///
/// # Safety
/// Both have the elements that they describe.
unsafe fn move_matrix<T: Scalar>(g: Given<T>, at: Placed<T>, there: bool) {
    if g.m <= 0 || g.n <= 0 {
        return;
    }
    let (m, n) = (g.m as usize, g.n as usize);
    // SAFETY: the caller's promise.
    let (outside, mut inside) =
        unsafe { (MatMut::from_raw(g.p, m, n, g.ld, 1), MatMut::from_raw(at.p, m, n, 1, at.ld)) };
    host::light(|par| {
        // SAFETY: no slots, since copying packs nothing.
        let scratch = unsafe { Scratch::from_raw(core::ptr::null_mut(), 0) };
        let ctx = &Ctx { par, scratch };
        if there {
            copy(ctx, outside.rb(), inside.rb_mut());
        }
        if g.conj {
            scan::conjugate(par, inside.rb_mut());
        }
        if !there {
            copy(ctx, inside.rb(), outside);
        }
    });
}

/// Interchanges rows as `lu::laswp` does, of a matrix stored by rows.
///
/// # Safety
/// The arrays are as described; the pivots are rows of A.
pub unsafe fn laswp_by_rows<T: Scalar, I: Pivot>(
    n: isize,
    a: *mut T,
    lda: isize,
    k1: isize,
    k2: isize,
    ipiv: *const I,
    incx: isize,
) {
    if n <= 0 || incx == 0 || k1 < 1 || k2 < k1 {
        return;
    }
    let first = k1.saturating_sub(1);
    let count = k2.saturating_sub(first);
    let step = incx.saturating_abs();
    // SAFETY: the caller's promise. Rows are not counted; no pivot is beyond those of 32 bits.
    let (a, pivots) = unsafe {
        (
            MatMut::from_raw(a, (i32::MAX as usize).max(k2 as usize), n as usize, lda, 1),
            MatRef::from_raw(ipiv.offset(first), count as usize, 1, step, step),
        )
    };
    host::run(|ctx| interchange(ctx, a, first as usize, pivots, incx > 0));
}

/// Work arrays that a routine needs and the caller does not have, contents undefined.
pub struct Room {
    loan: scratch::Loan,
    used: usize,
}

impl Room {
    /// Room for so many elements of two types, at least one of each.
    pub fn new<A, B>(a: isize, b: isize) -> Option<Room> {
        let mut bytes = 0usize;
        for (count, size) in [(a, size_of::<A>()), (b, size_of::<B>())] {
            let size = (count.max(1) as usize).checked_mul(size)?;
            bytes = bytes.checked_add(size.checked_next_multiple_of(ALIGN)?)?;
        }
        isize::try_from(bytes).ok()?;
        Some(Room { loan: scratch::borrow(bytes).ok()?, used: 0 })
    }

    /// The next array, with the number of elements that was asked for.
    pub fn take<X>(&mut self, count: isize) -> *mut X {
        let p = self.loan.as_ptr().wrapping_add(self.used);
        let size = (count.max(1) as usize).wrapping_mul(size_of::<X>());
        self.used = self.used.wrapping_add(size.next_multiple_of(ALIGN));
        p.cast()
    }
}
