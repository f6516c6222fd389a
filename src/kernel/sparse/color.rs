//! A colouring of the graph of a matrix, first fit in the order of rows (M. T. Jones, P. E. Plassmann, SIAM J. Sci. Comput. 14(3),
//! 1993, call this the sequential method): no two rows that name each other have the same colour.

use super::csr::Proven;
use super::owned::zeroed;
use super::{Error, Index, Result, Value};

/// A colour that nobody has.
const NONE: u32 = u32::MAX;

/// Colours of the rows of a square matrix whose pattern is symmetric; returns how many there are. Once the lowest colours
/// together are those of `fraction` of all rows, every other row gets a colour of its own. Unless `order` is empty, it
/// gets the rows by ascending colours, rows of a colour in their order. Without memory nothing is written.
pub fn color<I: Index, V: Value>(
    a: Proven<I, V>,
    fraction: f64,
    colors: &mut [I],
    order: &mut [I],
) -> Result<usize> {
    let n = a.rows();
    if n != a.cols() || colors.len() < n || (!order.is_empty() && order.len() < n) {
        return Err(Error::Short);
    }
    if n >= NONE as usize || n > I::MAX {
        return Err(Error::TooLarge);
    }
    let mut of = zeroed::<u32>(n)?;
    of.fill(NONE);
    // The last row that has a neighbour of each colour, and how many rows have it.
    let (mut seen, mut count) = (zeroed::<u32>(n + 1)?, zeroed::<u32>(n + 1)?);
    let mut starts = zeroed::<u32>(if order.is_empty() { 0 } else { n + 1 })?;
    let mut used = 0;
    for i in 0..n {
        for j in a.columns(i).filter(|&j| j != i && of[j] != NONE) {
            seen[of[j] as usize] = i as u32 + 1;
        }
        let free = (0..=used).find(|&c| seen[c] != i as u32 + 1).unwrap_or(used);
        of[i] = free as u32;
        count[free] += 1;
        used = used.max(free + 1);
    }
    let (mut shared, mut rows) = (0, 0);
    while shared < used && (rows as f64) < fraction * n as f64 {
        rows += count[shared];
        shared += 1;
    }
    let mut next = shared;
    for (to, &color) in colors.iter_mut().zip(&of) {
        *to = I::new(if (color as usize) < shared { color as usize } else { next });
        next += usize::from(color as usize >= shared);
    }
    if !order.is_empty() {
        by_color(&colors[..n], &mut starts, order);
    }
    Ok(next)
}

/// The rows by ascending colours. `starts` has a zero for each colour there may be, and one more.
fn by_color<I: Index>(colors: &[I], starts: &mut [u32], order: &mut [I]) {
    for color in colors {
        starts[color.since(0) + 1] += 1;
    }
    for c in 1..starts.len() {
        starts[c] += starts[c - 1];
    }
    for (i, color) in colors.iter().enumerate() {
        let start = &mut starts[color.since(0)];
        order[*start as usize] = I::new(i);
        *start += 1;
    }
}
