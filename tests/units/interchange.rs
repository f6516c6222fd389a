//! The net effect of row interchanges.

use lucho::kernel::interchange::Interchanges;
use lucho::kernel::view::MatMut;

/// Rows, from 1, that the first `rows` of m rows change places with.
fn pivots(seed: &mut usize, m: usize, rows: usize) -> Vec<i32> {
    (0..rows)
        .map(|i| {
            *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (i + 1 + (*seed >> 33) % (m - i)) as i32
        })
        .collect()
}

#[test]
fn moves_equal_the_interchanges_one_by_one() {
    let (m, rows) = (40, 11);
    let mut seed = 7usize;
    for _ in 0..200 {
        let pivots = pivots(&mut seed, m, rows);
        let mut one_by_one: Vec<f64> = (0..m).map(|i| i as f64).collect();
        let mut moved = one_by_one.clone();
        for (i, &p) in pivots.iter().enumerate() {
            one_by_one.swap(i, p as usize - 1);
        }
        let mut net = Interchanges::identity();
        net.set(rows, &pivots);
        // Three columns, and a number between them that stays.
        let mut at_once = vec![-1.0; 3 * (m + 1)];
        for (column, c) in at_once.chunks_mut(m + 1).zip([0.0, 100.0, 200.0]) {
            (0..m).for_each(|i| column[i] = i as f64 + c);
        }
        // SAFETY: m rows of three columns.
        net.apply(unsafe { MatMut::from_raw(at_once.as_mut_ptr(), m, 3, 1, m as isize + 1) });
        for (column, c) in at_once.chunks(m + 1).zip([0.0, 100.0, 200.0]) {
            assert!((0..m).all(|i| column[i] == one_by_one[i] + c) && column[m] == -1.0);
        }
        let mut top = vec![0.0; rows];
        // SAFETY: one column each.
        unsafe {
            net.gather(
                MatMut::from_raw(moved.as_mut_ptr(), m, 1, 1, m as isize),
                MatMut::from_raw(top.as_mut_ptr(), rows, 1, 1, rows as isize),
            );
        }
        moved[..rows].copy_from_slice(&top);
        assert_eq!(moved, one_by_one);
    }
}

#[test]
fn every_touched_line_is_listed_once() {
    let (m, rows, line, slots) = (400usize, 48, 8, 24);
    let mut seed = 3usize;
    for _ in 0..50 {
        let pivots = pivots(&mut seed, m, rows);
        let mut net = Interchanges::identity();
        net.set(rows, &pivots);
        net.find_lines(line, slots);
        let mut touched = vec![false; m / line];
        for (i, &p) in pivots.iter().enumerate() {
            touched[i / line] = true;
            touched[(p as usize - 1) / line] = true;
        }
        let count = touched.iter().filter(|&&t| t).count();
        assert_eq!(net.lines().len(), count.next_multiple_of(slots));
        let mut listed: Vec<usize> = net.lines().iter().map(|&r| r as usize / line).collect();
        listed.dedup();
        assert_eq!(listed.len(), count);
        assert!(listed.iter().all(|&l| touched[l]));
    }
}
