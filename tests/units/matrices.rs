//! Where the matrices of a tensor lie: overlaps, relations, and sizes that do not fit.

use lucho::op::matrices::{Axis, Matrices, Relation};

fn matrices(memory: &mut [f32], axes: [(usize, usize); 4]) -> Option<Matrices<f32>> {
    Matrices::new(memory.as_mut_ptr(), axes.map(|(len, stride)| Axis { len, stride }))
}

/// Every offset, to compare with what was decided from the strides.
fn coincide(axes: [(usize, usize); 4]) -> bool {
    let mut offsets = vec![0usize];
    for (len, stride) in axes {
        offsets = offsets.iter().flat_map(|o| (0..len).map(move |i| o + i * stride)).collect();
    }
    let all = offsets.len();
    offsets.sort_unstable();
    offsets.dedup();
    offsets.len() < all
}

#[test]
fn overlap_is_exact_for_two_axes() {
    let mut memory = [0.0; 1];
    for (m, s, n, t) in (0..2401).map(|x| (x % 7 + 1, x / 7 % 7, x / 49 % 7 + 1, x / 343)) {
        let axes = [(1, 5), (1, 0), (m, s), (n, t)];
        let free = matrices(&mut memory, axes).map(|x| x.is_free_of_overlap());
        assert_eq!(free, Some(!coincide(axes)), "{axes:?}");
    }
}

#[test]
fn overlap_is_safe_for_more_axes() {
    let mut memory = [0.0; 1];
    let mut accepted = 0;
    for x in 0..4096usize {
        let s = |k: usize| x >> (3 * k) & 7;
        let axes = [(2, s(0)), (3, s(1)), (2, s(2)), (2, s(3))];
        let free = matrices(&mut memory, axes).is_some_and(|x| x.is_free_of_overlap());
        assert!(!(free && coincide(axes)), "{axes:?}");
        accepted += usize::from(free);
    }
    assert_eq!(accepted, 0, "four nested axes of these lengths need a stride of 8 or more");
    for axes in [
        [(2, 60), (3, 20), (4, 5), (5, 1)],
        [(3, 1), (2, 3), (4, 6), (5, 24)],
        [(2, 100), (3, 30), (4, 7), (5, 1)],
    ] {
        assert!(matrices(&mut memory, axes).is_some_and(|x| x.is_free_of_overlap()));
    }
}

#[test]
fn relations() {
    let mut memory = [0.0; 100];
    let (low, high) = memory.split_at_mut(50);
    let a = matrices(low, [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
    let same = matrices(low, [(1, 99), (2, 12), (3, 4), (4, 1)]).unwrap();
    let turned = matrices(low, [(1, 0), (2, 12), (3, 1), (4, 3)]).unwrap();
    let shifted = matrices(&mut low[23..], [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
    let next = matrices(&mut low[24..], [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
    let other = matrices(high, [(1, 0), (2, 12), (3, 4), (4, 1)]).unwrap();
    assert_eq!(a.relation(&same), Relation::Same);
    assert_eq!(a.relation(&turned), Relation::Tangled);
    assert_eq!(a.relation(&shifted), Relation::Tangled);
    assert_eq!(a.relation(&next), Relation::Apart);
    assert_eq!(other.relation(&a), Relation::Apart);
}

#[test]
fn sizes_that_exceed_the_address_space_are_refused() {
    let mut memory = [0.0; 4];
    let huge = 1usize << 40;
    assert!(matrices(&mut memory, [(huge, huge), (1, 0), (2, 2), (2, 1)]).is_none());
    assert!(matrices(&mut memory, [(1, 0), (1, 0), (huge, 1 << 22), (2, 1)]).is_none());
    assert!(matrices(&mut memory, [(1, 0), (1, 0), (0, 2), (2, 1)]).is_none());
    let odd = memory.as_mut_ptr().cast::<u8>().wrapping_add(1).cast::<f32>();
    assert!(Matrices::new(odd, [Axis::NONE; 4]).is_none());
    assert!(Matrices::<f32>::new(core::ptr::null_mut(), [Axis::NONE; 4]).is_none());
}
