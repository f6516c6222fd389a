//! Batches of very small matrices, one lane of a vector for each member.
//!
//! Members are taken in groups of as many as a vector has lanes, each group transposed into work memory,
//! factored by `isa/planar_chol.rs` or `isa/planar_lu.rs`, and transposed back. Lanes do not mix, and make
//! the roundings of the single kernels. A member that meets what lanes do not treat (a pivot that is
//! not positive, zero, NaN or tiny) has not been written: the single kernel does it.

use super::{Batch, PerMember};
use crate::kernel::isa::Kernels;
use crate::kernel::isa::planar::{Group, Piece};
use crate::kernel::isa::simd::MOST_LANES;
use crate::kernel::isa::tile::LINE;
use crate::kernel::pack::Shared;
use crate::kernel::par::Ctx;
use crate::kernel::params::{
    B_BYTES, B_OFFSET, ELEMENT, GETRF_BASE, POTRF_LANES, POTRF_LANES_AVX2,
};
use crate::kernel::params::{GETRF_LANES, GETRF_LANES_AVX2, GETRF_LANES_PORTABLE};
use crate::kernel::scalar::Scalar;
use crate::kernel::trsm::Uplo;
use core::ops::Range;

/// Where the pieces of a member are listed in region B of a slot, behind the work memory: the small
/// factorizations of single members leave both alone.
const PIECES: usize = 2 << 20;
/// Lines of work memory at multiples of this many bytes compete for the same places of the first-level cache.
const CROWDED: usize = 2048;
/// Lanes in the shortest vector.
const FEWEST: usize = 2;
const _: () = {
    let most = GETRF_LANES;
    let mut i = 0;
    while i < POTRF_LANES.len() {
        assert!(POTRF_LANES[i] <= most && POTRF_LANES_AVX2[i] <= most);
        assert!(GETRF_LANES_PORTABLE[i] <= most && GETRF_LANES_AVX2[i] <= most);
        i += 1;
    }
    let lines = most * (most * 2).div_ceil(FEWEST);
    assert!(most * (most + 2) * ELEMENT * MOST_LANES <= PIECES);
    assert!(PIECES + lines * size_of::<Piece>() <= B_BYTES);
};
const _: () = assert!(GETRF_LANES <= crate::kernel::isa::planar_lu::MOST);

/// What the members of a batch have in common.
#[derive(Clone, Copy)]
pub(super) struct Form {
    n: usize,
    /// From one line of adjacent elements to the next.
    ld: usize,
    /// Lines are rows.
    by_rows: bool,
}

impl Form {
    /// None if the members are not square, too large, or have no unit stride.
    pub fn new<T>(a: &Batch<T>, most: usize) -> Option<Form> {
        let n = a.rows;
        if n == 0 || n > most || n != a.cols {
            return None;
        }
        let lines = |unit: isize, ld: isize| unit == 1 && ld >= n as isize;
        match (a.rs, a.cs) {
            _ if n == 1 => Some(Form { n, ld: 1, by_rows: false }),
            (rs, cs) if lines(rs, cs) => Some(Form { n, ld: cs as usize, by_rows: false }),
            (rs, cs) if lines(cs, rs) => Some(Form { n, ld: rs as usize, by_rows: true }),
            _ => None,
        }
    }

    /// Whether both have the same shape, and lines of one kind.
    pub fn same_lines(&self, other: &Form) -> bool {
        (self.n, self.by_rows) == (other.n, other.by_rows)
    }
}

/// The elements that are factored, and those that are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Full,
    /// A triangle; the other one is left alone.
    Triangle(Uplo),
    /// A triangle; the other one becomes zero.
    Cleared(Uplo),
}

/// A driver for the members of a range.
struct Groups<'a, T: Scalar> {
    kr: &'static Kernels<T>,
    n: usize,
    strides: (usize, usize),
    pieces: &'a [Piece],
    work: *mut T,
}

impl<'a, T: Scalar> Groups<'a, T> {
    fn new(ctx: &'a Ctx, from: Form, to: Form, part: Part) -> Self {
        let kr = T::kernels();
        let (n, by_rows) = (to.n, to.by_rows);
        let room = |offset| Shared::<u8>::region(&ctx.scratch, 0, B_OFFSET + offset).get();
        // The lanes' triangle is the lower one.
        let turned = matches!(part, Part::Triangle(Uplo::Upper) | Part::Cleared(Uplo::Upper));
        let (lanes, parts) = (kr.group, parts::<T>());
        // Triangles have gaps, unless their lines are shorter than a vector.
        let gaps = matches!(part, Part::Triangle(_)) && n * parts >= lanes && !masked::<T>(lanes);
        let dense = from.ld == n && to.ld == n && !(n * parts).is_multiple_of(lanes) && !gaps;
        let pitch = n * parts * lanes * size_of::<T::Real>();
        let crowded = part == Part::Full && n > GETRF_BASE && pitch.is_multiple_of(CROWDED);
        let ld = if crowded && !dense { n + 1 } else { n };
        let strides = if by_rows == turned { (1, ld) } else { (ld, 1) };
        // SAFETY: slot 0's region B is this call's, and large enough (asserted above).
        let pieces =
            unsafe { pieces::<T>(lanes, (from, to), (dense, ld), part, room(PIECES).cast()) };
        Groups { kr, n, strides, pieces, work: room(0).cast() }
    }

    /// Calls `kernel` with each group and its first member, and `done` for each member: whether it has no
    /// bit in what `kernel` returned. Lanes do not pay for the few members of a last group.
    fn each(
        &self,
        from: &Batch<T>,
        to: &Batch<T>,
        members: Range<usize>,
        kernel: impl Fn(usize, &Group<T>) -> u32,
        mut done: impl FnMut(usize, bool),
    ) {
        let group = self.kr.group;
        let few = group / if self.n <= GETRF_BASE { 4 } else { 2 };
        let starts = |first: usize| {
            let first = first.min(members.end - 1);
            from.starts(first, group.min(members.end - first)).map(|p| p.cast_const())
        };
        let mut coming = starts(members.start);
        for first in members.clone().step_by(group) {
            let count = group.min(members.end - first);
            let now = core::mem::replace(&mut coming, starts(first + group));
            let mut bad = u32::MAX;
            if count >= few {
                let group = Group {
                    from: now,
                    to: match core::ptr::eq(from, to) {
                        true => now.map(|p| p.cast_mut()),
                        false => to.starts(first, count),
                    },
                    next: coming,
                    count,
                    n: self.n,
                    strides: self.strides,
                    pieces: self.pieces,
                    work: self.work,
                };
                bad = kernel(first, &group);
            }
            for i in 0..count {
                done(first + i, bad >> i & 1 == 0);
            }
        }
    }
}

/// Whether vectors are so long that some of their lanes are stored as fast as all.
fn masked<T: Scalar>(lanes: usize) -> bool {
    lanes * size_of::<T::Real>() == 64
}

fn parts<T: Scalar>() -> usize {
    if T::IS_COMPLEX { 2 } else { 1 }
}

/// Cuts a member into pieces, for lines `ld` elements apart in work memory; `dense` ones have no gaps anywhere and are
/// cut as one.
///
/// # Safety
/// `room` is writable for n pieces for each vector of a line, and nobody else's for 'a.
unsafe fn pieces<'a, T: Scalar>(
    lanes: usize,
    (from, to): (Form, Form),
    (dense, ld): (bool, usize),
    part: Part,
    room: *mut Piece,
) -> &'a [Piece] {
    let parts = parts::<T>();
    let (n, line) = (to.n, to.n * parts);
    // The reals of line r that are needed.
    let needed = |r: usize| match part {
        Part::Full => 0..line,
        Part::Triangle(uplo) | Part::Cleared(uplo) => {
            if (uplo == Uplo::Lower) == to.by_rows {
                0..(r + 1) * parts
            } else {
                r * parts..line
            }
        }
    };
    let (runs, length) = if dense { (1, n * line) } else { (n, line) };
    let masked = masked::<T>(lanes);
    let (mut pieces, mut asked) = (0, None);
    for run in 0..runs {
        // Where all of a line is not needed, its pieces begin with what is, and the last one ends with it, overlapping the
        // one before: nearly all of them are whole vectors that are written as such. Masks cost less than vectors that lie
        // across lines of the cache.
        let all = dense || masked || matches!(part, Part::Cleared(_));
        let span = if all { 0..length } else { needed(run) };
        let mut next = span.start;
        while next < span.end {
            let last = span.end.max(lanes).min(length).saturating_sub(lanes);
            let start = if masked { next } else { next.min(last) };
            next = start + lanes;
            let count = lanes.min(length - start);
            let mut bits = 0u32;
            // The lines that this piece has a share of.
            let mut r = run + start / line;
            loop {
                let base = (r - run) * line;
                let want = needed(r);
                let low = (base + want.start).clamp(start, start + count) - start;
                let high = (base + want.end).clamp(start, start + count) - start;
                bits |= ((1u64 << high) - (1u64 << low)) as u32;
                r += 1;
                if base + line >= start + count {
                    break;
                }
            }
            let every = u32::MAX >> (32 - count);
            // Members may begin anywhere in a line of the cache, so this asks for all lines but the end of the last.
            let place = (run * from.ld * parts + start) * size_of::<T::Real>() / LINE;
            let first = bits != 0 && asked.replace(place) != Some(place);
            let piece = Piece {
                from: run * from.ld * parts + start,
                to: run * to.ld * parts + start,
                at: run * ld * parts + start,
                count,
                kept: if matches!(part, Part::Cleared(_)) { every } else { bits },
                read: bits != 0,
                asked: first,
            };
            // SAFETY: the caller's promise.
            unsafe { room.wrapping_add(pieces).write(piece) };
            pieces += 1;
        }
    }
    // SAFETY: written just now.
    unsafe { core::slice::from_raw_parts(room, pieces) }
}

/// Triangle `uplo` of the members of `from` in a range is factored into `to`; what is not in it is left
/// alone, or cleared. Calls `done` for each member: whether its factor is there.
///
/// # Safety
/// The members of `to` were made to be written and are this call's; each member of `from` coincides
/// with that of `to` or overlaps none. The forms are theirs, with lines of one kind.
pub(super) unsafe fn potrf<T: Scalar>(
    ctx: &Ctx,
    uplo: Uplo,
    (from, to): (&Batch<T>, &Batch<T>),
    (read, written): (Form, Form),
    clear: bool,
    members: Range<usize>,
    done: impl FnMut(usize, bool),
) {
    debug_assert!(read.same_lines(&written));
    let part = if clear { Part::Cleared(uplo) } else { Part::Triangle(uplo) };
    let groups = Groups::<T>::new(ctx, read, written, part);
    // SAFETY: the caller's promise; the pieces are parts of a member.
    let kernel = |_: usize, group: &Group<T>| unsafe { (groups.kr.potrf_group)(group, clear) };
    groups.each(from, to, members, kernel, done);
}

/// The members of `a` in a range become their LU factors. `pivots` has n entries for each member of the
/// batch; none means no interchanges. Calls `done` as [`potrf`] does.
///
/// # Safety
/// The members were made to be written and are this call's, their pivots too; the form is theirs.
pub(super) unsafe fn getrf<T: Scalar>(
    ctx: &Ctx,
    a: &Batch<T>,
    form: Form,
    pivots: Option<&PerMember<i32>>,
    members: Range<usize>,
    done: impl FnMut(usize, bool),
) {
    let groups = Groups::<T>::new(ctx, form, form, Part::Full);
    // SAFETY: the caller's promise; the pieces are parts of a member.
    let kernel = |first: usize, group: &Group<T>| unsafe {
        let here = pivots.map(|p| p.range(first..first + group.count).as_mut_ptr());
        (groups.kr.getrf_group)(group, here.unwrap_or(core::ptr::null_mut()))
    };
    groups.each(a, a, members, kernel, done);
}
