//! C := beta C + alpha op(A) op(B) for small matrices: no packed operands, no scratch memory, no
//! second thread. Beside that larger ones of which one operand is packed or none.
//!
//! An element of C is the same sum on both ways, bit by bit, so which one a product goes is a matter of
//! speed alone: of its sizes, and of how far apart the columns of its operands lie. The numbers below
//! are where the packed way becomes as fast on one core.

use super::gemm::{Operand, Part, scale_part};
use super::isa::machine;
use super::isa::small::Small;
use super::isa::tile::Unit;
use super::pack::Shared;
use super::par::Ctx;
use super::params::{A_OFFSET, B_OFFSET, KC};
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};

/// Multiply-adds up to which a product goes this way.
const WORK: usize = 96 * 96 * 96;
const WORK_C64: usize = 80 * 80 * 80;
/// The same when the rows of B are far apart.
const WORK_FAR: usize = 48 * 48 * 48;
/// Elements of C up to which it does: with few steps of k, what counts for a larger one is memory.
const AREA: usize = 128 * 128;
/// The same of KC steps of a product on one thread where multiply-adds leave time to read operands where they are: a
/// real one, complex ones of singles and doubles, and elements of C.
const IN_PLACE_REAL: usize = 10 << 20;
const IN_PLACE_COMPLEX: usize = 8 << 20;
const IN_PLACE_C64: usize = 1 << 20;
const IN_PLACE_AREA: usize = 256 * 256;
/// Of a real product on one thread whose B is read where it is, where panels of A are packed: bytes of B, which stay in the
/// second-level cache, bytes from one column of it to the next, columns at least, and elements of C.
const BESIDE_BYTES: usize = 1 << 20;
const BESIDE_APART: usize = 2048;
const BESIDE_COLUMNS: usize = 32;
const BESIDE_AREA: usize = 512 * 512;
/// Bytes that are far: reading rows of B or columns of A at such distances over and over misses caches
/// and page tables. More than so many columns of such an A are copied together; fewer, if their distance is a multiple of
/// so many bytes, for then they compete for the same places of the first-level cache.
const FAR: usize = 2048;
const FAR_COLUMNS: usize = 64;
const ALIKE: usize = 512;
const ALIKE_COLUMNS: usize = 16;

/// Whether a product of m x k by k x n, with rows of B at a distance of `rs` elements, is small.
#[inline(always)]
pub fn fits<T: Scalar>(m: usize, n: usize, k: usize, rs: isize) -> bool {
    let work = match size_of::<T>() {
        _ if far::<T>(rs) => WORK_FAR,
        16 => WORK_C64,
        _ => WORK,
    };
    let area = m.saturating_mul(n);
    k <= KC && area <= AREA && area.saturating_mul(k) <= work
}

/// Whether columns of A at this distance are copied together.
#[inline(always)]
pub(super) fn spread<T>(stride: isize, columns: usize) -> bool {
    let alike = (stride.unsigned_abs() * size_of::<T>()).is_multiple_of(ALIKE);
    far::<T>(stride) && (alike && columns >= ALIKE_COLUMNS || columns > FAR_COLUMNS)
}

#[inline(always)]
fn far<T>(stride: isize) -> bool {
    stride.unsigned_abs() >= FAR / size_of::<T>()
}

/// C := beta C + alpha A B if that is small and C has adjacent rows or columns, else nothing and false.
/// beta = 0 does not read C, alpha = 0 does not read A and B.
#[inline]
pub fn gemm_small<T: Scalar>(
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: MatMut<T>,
) -> bool {
    let (m, n, k) = (c.rows(), c.cols(), a.mat.cols());
    if c.rs() == 1 && fits::<T>(m, n, k, b.mat.rs()) {
        columns(alpha, a, b, beta, c);
        true
    } else if c.cs() == 1 && c.rs() != 1 && fits::<T>(m, n, k, a.mat.cs()) {
        columns(alpha, b.t(), a.t(), beta, c.t());
        true
    } else {
        false
    }
}

/// C := beta C + alpha A B on one thread, if it costs less than to pack the operands and C has adjacent rows, else
/// nothing and false: on processors that have time for it ([`machine::reads_in_place`]), with columns of A that are not
/// far apart, and a B of adjacent rows, whose lines last for many steps, or with rows and columns that are not far
/// apart either. A deep product goes KC steps at a time, as the packed way does.
pub(super) fn gemm_in_place<T: Scalar>(
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: &mut MatMut<T>,
) -> bool {
    let most = match size_of::<T>() {
        16 => IN_PLACE_C64,
        _ if T::IS_COMPLEX => IN_PLACE_COMPLEX,
        _ => IN_PLACE_REAL,
    };
    let (m, n, k) = (c.rows(), c.cols(), a.mat.cols());
    let near = |op: Operand<T>| !far::<T>(op.mat.rs()) && !far::<T>(op.mat.cs());
    let fits = machine::reads_in_place()
        && c.rs() == 1
        && m.saturating_mul(n) <= IN_PLACE_AREA
        && m * n * k.min(KC) <= most
        && near(a)
        && (b.mat.rs() == 1 || near(b));
    if fits {
        let mut beta = beta;
        for p in (0..k).step_by(KC) {
            let here = KC.min(k - p);
            columns(alpha, a.sub(0, p, m, here), b.sub(p, 0, here, n), beta, c.rb_mut());
            beta = T::ONE;
        }
    }
    fits
}

/// C := beta C + alpha A B on one thread with panels of A packed one after the other and B read where it is, if that is
/// worth it, else nothing and false: on processors that broadcast as fast from columns as from a packed panel
/// ([`machine::reads_beside`]), with a real B whose columns have adjacent elements and stay in the second-level cache.
/// A deep product goes KC steps at a time, as the packed way does.
pub(super) fn gemm_beside<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: &mut MatMut<T>,
) -> bool {
    let (kr, size) = (T::kernels(), size_of::<T>());
    let (m, n, k) = (c.rows(), c.cols(), a.mat.cols());
    let fits = machine::reads_beside()
        && !T::IS_COMPLEX
        && c.rs() == 1
        && b.mat.rs() == 1
        && b.mat.cs().unsigned_abs() <= BESIDE_APART / size
        && m >= kr.mr
        && n >= BESIDE_COLUMNS
        && m.saturating_mul(n) <= BESIDE_AREA
        && n.saturating_mul(k.min(KC)) <= BESIDE_BYTES / size;
    if !fits {
        return false;
    }
    let panel = Shared::<T>::region(&ctx.scratch, 0, A_OFFSET).get();
    let first = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET).get();
    for p in (0..k).step_by(KC) {
        let depth = KC.min(k - p);
        let b = b.sub(p, 0, depth, n);
        let beta = if p == 0 { beta } else { T::ONE };
        // SAFETY: B is readable; its region has room for a panel.
        unsafe { (kr.pack)(kr.nr, kr.nr, depth, b.mat.as_ptr(), b.mat.cs(), 1, false, first) };
        let mut i = 0;
        while i < m {
            // No panel of one vector after a whole one: its tiles would load more than they multiply.
            let left = m - i;
            let halves = left > kr.mr && left < kr.mr + kr.mr / 2;
            let rows = if halves { kr.pitch(left.div_ceil(2)) } else { kr.mr.min(left) };
            let from = a.mat.sub(i, p, rows, depth);
            let (rs, cs, pitch) = (from.rs(), from.cs(), kr.pitch(rows));
            let mut c = c.rb_mut().sub(i, 0, rows, n);
            // Where rows are adjacent the first tile packs a whole panel on its way.
            let done = if rs == 1 && rows == kr.mr { kr.nr } else { 0 };
            // SAFETY: A is readable; its region has room for a panel of KC steps, and this thread has both for itself.
            let packed = unsafe {
                if done > 0 {
                    let (at, to) = (c.as_mut_ptr(), c.cs());
                    let tile = kr.gemm_packing;
                    let b = (first.cast_const(), kr.nr);
                    tile(depth, (from.as_ptr(), cs), panel, b, alpha, beta, at, to, done);
                } else {
                    (kr.pack)(rows, pitch, depth, from.as_ptr(), rs, cs, false, panel);
                }
                MatRef::from_raw(panel, rows, depth, 1, pitch as isize)
            };
            let (b, c) = (b.sub(0, done, depth, n - done), c.sub(0, done, rows, n - done));
            columns(alpha, Operand::plain(packed), b, beta, c);
            i += rows;
        }
    }
    true
}

/// C := beta C + alpha A B, of sizes that fit and with adjacent rows in C.
#[inline(always)]
pub(crate) fn columns<T: Scalar>(alpha: T, a: Operand<T>, b: Operand<T>, beta: T, c: MatMut<T>) {
    columns_ahead(alpha, a, b, beta, c, false)
}

/// [`columns`], asking for the next rows of A and C with `ahead`.
#[inline(always)]
pub(super) fn columns_ahead<T: Scalar>(
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
    ahead: bool,
) {
    debug_assert!(c.rs() == 1 && a.mat.cols() <= KC);
    if c.is_empty() || a.mat.cols() == 0 || alpha.is_zero() {
        return scale(beta, c);
    }
    let small = Small {
        spread: spread::<T>(a.mat.cs(), a.mat.cols()),
        ahead,
        m: c.rows(),
        n: c.cols(),
        k: a.mat.cols(),
        alpha,
        unit: Unit::of(alpha),
        a: a.mat.as_ptr(),
        ars: a.mat.rs(),
        acs: a.mat.cs(),
        b: b.mat.as_ptr(),
        brs: b.mat.rs(),
        bcs: b.mat.cs(),
        conj: (a.conj, b.conj),
        beta,
        kind: (beta.is_zero(), beta == T::ONE),
        ccs: c.cs(),
        c: c.as_mut_ptr(),
    };
    // SAFETY: the operands are views of these shapes; C has adjacent rows; k <= KC.
    unsafe { (T::kernels().small)(&small) };
}

#[cold]
fn scale<T: Scalar>(beta: T, c: MatMut<T>) {
    scale_part(beta, c, Part::Full);
}
