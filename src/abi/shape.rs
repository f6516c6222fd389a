//! Checked size arithmetic: from a caller's dimensions and strides to element and byte counts.
//!
//! Every function returns `None` where the true result is negative or does not fit the address
//! space, so a surface can answer with its status before it looks at memory. Sizes stay below
//! `isize::MAX` bytes, the limit of any object, so later pointer offsets inside them cannot wrap.

/// A dimension or leading dimension given as a signed integer; `None` when negative.
pub fn dim<I: TryInto<usize>>(n: I) -> Option<usize> {
    n.try_into().ok()
}

/// Product of dimensions; the empty product is 1, and a zero makes it 0 whatever the others are.
pub fn product<I: Copy + TryInto<usize>>(dims: &[I]) -> Option<usize> {
    let mut zero = false;
    let mut total = Some(1usize);
    for &d in dims {
        let d = dim(d)?;
        zero |= d == 0;
        total = total.and_then(|t| t.checked_mul(d));
    }
    if zero { Some(0) } else { total }
}

/// Elements from the first to the last one touched, both included, by a strided array: 0 if any
/// dimension is 0, else 1 + sum (dim - 1) * stride. Strides count elements and are not negative.
pub fn extent<I: Copy + TryInto<usize>>(dims: &[I], strides: &[I]) -> Option<usize> {
    if dims.len() != strides.len() {
        return None;
    }
    let mut zero = false;
    let mut last = Some(0usize);
    for (&d, &s) in dims.iter().zip(strides) {
        let (d, s) = (dim(d)?, dim(s)?);
        match d.checked_sub(1) {
            None => zero = true,
            Some(steps) => {
                last = last.and_then(|l| l.checked_add(steps.checked_mul(s)?));
            }
        }
    }
    if zero { Some(0) } else { last?.checked_add(1) }
}

/// Elements from the first to the last one of a column-major rows x cols matrix with leading
/// dimension `ld`; `None` also when `ld < rows`.
pub fn matrix_extent(rows: usize, cols: usize, ld: usize) -> Option<usize> {
    if ld < rows {
        return None;
    }
    extent(&[rows, cols], &[1, ld])
}

/// Bytes of `count` elements of `size` bytes each.
pub fn bytes(count: usize, size: usize) -> Option<usize> {
    count.checked_mul(size).filter(|&b| b <= isize::MAX as usize)
}

/// Bytes of `count` elements of type T.
pub fn bytes_of<T>(count: usize) -> Option<usize> {
    bytes(count, size_of::<T>())
}

/// Writes the strides of a dense row-major array: the last one is 1. `false`, with `strides` in an
/// unspecified state, when one of them does not fit or the lengths differ.
pub fn dense_strides(dims: &[i64], strides: &mut [i64]) -> bool {
    if dims.len() != strides.len() {
        return false;
    }
    let mut step = Some(1i64);
    for (&d, s) in dims.iter().zip(strides).rev() {
        let Some(now) = step else { return false };
        *s = now;
        step = now.checked_mul(d.max(1));
    }
    true
}

/// Whether the strides are those of a dense row-major array, ignoring dimensions of size 1 (their
/// stride is never used).
pub fn is_dense(dims: &[i64], strides: &[i64]) -> bool {
    if dims.len() != strides.len() {
        return false;
    }
    let mut step = Some(1i64);
    for (&d, &s) in dims.iter().zip(strides).rev() {
        if d != 1 && step != Some(s) {
            return false;
        }
        step = step.and_then(|t| t.checked_mul(d.max(1)));
    }
    true
}
