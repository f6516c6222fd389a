//! Sorting of entries, and putting them back.
//!
//! Work memory is asked for in elements of f64; the entries being sorted lie there.

use super::{Array, Base, Index, enqueue};
use crate::device::error::Result;
use crate::device::shared::{Shared, try_reserve};
use crate::device::stream::Stream;
use crate::kernel::scalar::Scalar;
use crate::kernel::sparse::convert::sort::{Entry, Work, sort_coordinates, sort_rows};
use crate::kernel::sparse::{self, Error};
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicI32, Ordering::Relaxed};

/// Work memory.
type Words = [MaybeUninit<f64>];

/// Elements of f64 that hold `count` of T.
fn words<T>(count: usize) -> usize {
    count.saturating_mul(size_of::<T>()).div_ceil(size_of::<f64>())
}

/// The first `count` of T in work memory, and what is left.
fn carve<T>(work: &mut Words, count: usize) -> sparse::Result<(&mut [MaybeUninit<T>], &mut Words)> {
    const { assert!(align_of::<T>() <= align_of::<f64>()) };
    let (mine, rest) = work.split_at_mut_checked(words::<T>(count)).ok_or(Error::Short)?;
    // SAFETY: it is as long and as aligned; nothing is known of what is in it.
    let mine = unsafe { core::slice::from_raw_parts_mut(mine.as_mut_ptr().cast(), count) };
    Ok((mine, rest))
}

/// 0, 1, 2 and so on.
fn identity<I: Index>(to: &mut [MaybeUninit<I>]) -> &mut [I] {
    for (k, item) in to.iter_mut().enumerate() {
        item.write(I::new(k));
    }
    // SAFETY: all have been written.
    unsafe { core::slice::from_raw_parts_mut(to.as_mut_ptr().cast(), to.len()) }
}

/// Bytes that sorting moves, about.
fn moved<I>(nnz: usize) -> usize {
    nnz.saturating_mul(size_of::<Entry<I>>()).saturating_mul(4)
}

/// Queues the writing of 0, 1, 2 and so on.
///
/// # Safety
/// The array is used by nothing else when the stream comes to it.
pub unsafe fn enumerate<I: Index>(call: &'static str, stream: &Stream, to: Array<I>) -> Result<()> {
    enqueue::<f64>(call, stream, to.len().saturating_mul(size_of::<I>()), 0, move |_, _| {
        // SAFETY: the caller's promise.
        for (k, item) in unsafe { to.get_mut() }.iter_mut().enumerate() {
            *item = I::new(k);
        }
        Ok(())
    })
}

/// The caller's permutation, or one that nobody sees.
///
/// # Safety
/// The array is used by nothing else.
unsafe fn numbers<I: Index>(
    given: Array<I>,
    nnz: usize,
    work: &mut Words,
) -> sparse::Result<(&mut [I], &mut Work<I>)> {
    let (entries, rest) = carve::<Entry<I>>(work, nnz)?;
    if given.len() == nnz {
        // SAFETY: the caller's promise.
        return Ok((unsafe { given.get_mut() }, entries));
    }
    Ok((identity(carve(rest, nnz)?.0), entries))
}

/// Work memory that goes with [`numbers`].
fn work_of<I>(given: &Array<I>, nnz: usize) -> usize {
    let own = if given.len() == nnz { 0 } else { words::<I>(nnz) };
    words::<Entry<I>>(nnz).saturating_add(own)
}

/// Queues the sorting of the columns of each row. `permutation` has an element for each entry, or none.
///
/// # Safety
/// When the stream comes to it, offsets can be read, and indices and permutation are used by nothing else.
pub unsafe fn rows<I: Index>(
    call: &'static str,
    stream: &Stream,
    base: Base,
    offsets: Array<I>,
    indices: Array<I>,
    permutation: Array<I>,
) -> Result<()> {
    let nnz = indices.len();
    let work = work_of(&permutation, nnz);
    enqueue::<f64>(call, stream, moved::<I>(nnz), work, move |ctx, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let (numbers, entries) = numbers(permutation, nnz, work)?;
            let (offsets, indices) = (offsets.get(), indices.get_mut());
            let rows = offsets.len().saturating_sub(1);
            sort_rows(ctx.par, rows, base, offsets, indices, numbers, entries)
        }
    })
}

/// Queues the sorting of coordinates by `major`, then `minor`.
///
/// # Safety
/// When the stream comes to it, the arrays are used by nothing else.
pub unsafe fn coordinates<I: Index>(
    call: &'static str,
    stream: &Stream,
    [major, minor, permutation]: [Array<I>; 3],
) -> Result<()> {
    let nnz = major.len();
    let work = work_of(&permutation, nnz);
    enqueue::<f64>(call, stream, moved::<I>(nnz), work, move |_, work| {
        // SAFETY: the caller's promise.
        unsafe {
            let (numbers, entries) = numbers(permutation, nnz, work)?;
            sort_coordinates(major.get_mut(), minor.get_mut(), numbers, entries)
        }
    })
}

/// How the entries of a matrix were sorted: where each one had stood.
#[derive(Clone)]
pub struct Order(Shared<Places>);

struct Places {
    rows: usize,
    stood: Vec<AtomicI32>,
}

impl Order {
    /// Nothing has been moved yet.
    pub fn new(rows: usize, nnz: usize) -> Result<Order> {
        let mut stood = Vec::new();
        try_reserve(&mut stood, nnz)?;
        stood.extend((0..nnz).map(|k| AtomicI32::new(i32::new(k))));
        Ok(Order(Shared::try_new(Places { rows, stood })?))
    }

    /// Whether it is of a matrix with this many rows and entries.
    pub fn is_of(&self, rows: usize, nnz: usize) -> bool {
        (self.0.rows, self.0.stood.len()) == (rows, nnz)
    }

    /// Queues the sorting of the columns of each row with their values.
    ///
    /// # Safety
    /// When the stream comes to it, offsets can be read, and indices and values are used by nothing else.
    pub unsafe fn sort<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        base: Base,
        (offsets, indices, values): (Array<i32>, Array<i32>, Array<T>),
    ) -> Result<()> {
        let places = self.0.clone();
        let nnz = indices.len();
        let copies = words::<T>(nnz).saturating_add(words::<i32>(nnz));
        let work = words::<Entry<i32>>(nnz).saturating_add(copies);
        enqueue::<f64>(call, stream, moved::<i32>(nnz), work, move |ctx, work| {
            let (numbers, rest) = carve::<i32>(work, nnz)?;
            let numbers = identity(numbers);
            let (copy, rest) = carve::<T>(rest, nnz)?;
            // SAFETY: the caller's promise.
            let (indices, values) = unsafe {
                let entries = carve::<Entry<i32>>(rest, nnz)?.0;
                let (offsets, indices) = (offsets.get(), indices.get_mut());
                let rows = offsets.len().saturating_sub(1);
                sort_rows(ctx.par, rows, base, offsets, indices, numbers, entries)?;
                (indices, values.get_mut())
            };
            let _ = indices;
            for ((place, &from), to) in places.stood.iter().zip(&*numbers).zip(&mut *copy) {
                place.store(from, Relaxed);
                to.write(*values.get(from.since(0)).ok_or(Error::Short)?);
            }
            // SAFETY: all have been written.
            let sorted = unsafe { core::slice::from_raw_parts(copy.as_ptr().cast::<T>(), nnz) };
            values.copy_from_slice(sorted);
            Ok(())
        })
    }

    /// Queues the opposite.
    ///
    /// # Safety
    /// When the stream comes to it, the arrays are used by nothing else.
    pub unsafe fn undo<T: Scalar>(
        &self,
        call: &'static str,
        stream: &Stream,
        (indices, values): (Array<i32>, Array<T>),
    ) -> Result<()> {
        let places = self.0.clone();
        let nnz = indices.len();
        let work = words::<T>(nnz).saturating_add(words::<i32>(nnz));
        enqueue::<f64>(call, stream, moved::<i32>(nnz), work, move |_, work| {
            let (values_copy, rest) = carve::<T>(work, nnz)?;
            let (indices_copy, _) = carve::<i32>(rest, nnz)?;
            // SAFETY: the caller's promise.
            let (indices, values) = unsafe { (indices.get_mut(), values.get_mut()) };
            put_back(&places.stood, indices, indices_copy)?;
            put_back(&places.stood, values, values_copy)
        })
    }
}

/// Moves every item to where it had stood.
fn put_back<T: Copy>(
    stood: &[AtomicI32],
    items: &mut [T],
    copy: &mut [MaybeUninit<T>],
) -> sparse::Result<()> {
    for (to, &item) in copy.iter_mut().zip(&*items) {
        to.write(item);
    }
    for (place, item) in stood.iter().zip(&*copy) {
        let to = items.get_mut(place.load(Relaxed).since(0)).ok_or(Error::Short)?;
        // SAFETY: as many were written as there are items, and there are as many places.
        *to = unsafe { item.assume_init() };
    }
    Ok(())
}
