//! Malformed matrices are reported, and nothing outside the arrays is touched: arrays lie between guards,
//! and everything that a kernel may write to is compared with what it was.

use crate::spmm::Mat;
use crate::spmv::{OPS, view, view_mut};
use crate::support::{BASES, Entries, Order, Rng, Stored, Threads, work};
use lucho::kernel::sparse::bsr::{Bsr, spmm_blocks, spmv_blocks, spmv_blocks_work};
use lucho::kernel::sparse::convert::bsr::bsr_to_csr_offsets;
use lucho::kernel::sparse::convert::coo::{coo_to_csr, csr_to_coo};
use lucho::kernel::sparse::convert::csc::csr_to_csc;
use lucho::kernel::sparse::convert::sort::sort_rows;
use lucho::kernel::sparse::csr::Csr;
use lucho::kernel::sparse::ell::Sliced;
use lucho::kernel::sparse::sell::{spmv_sliced, spmv_sliced_work};
use lucho::kernel::sparse::spmm::Dense;
use lucho::kernel::sparse::spmv::{Coo, spmv, spmv_coordinates, spmv_coordinates_work, spmv_work};
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use std::mem::MaybeUninit;

/// Puts something wrong, or only unusual, in one or several places.
pub fn spoil<I: Index>(
    offsets: &mut [I],
    indices: &mut [I],
    wild: &dyn Fn(usize) -> I,
    rng: &mut Rng,
) {
    for _ in 0..=rng.below(3) {
        let value = wild(rng.below(12));
        if rng.below(2) == 0 || indices.is_empty() {
            let at = rng.below(offsets.len());
            offsets[at] = value;
        } else {
            let at = rng.below(indices.len());
            indices[at] = value;
        }
    }
}

pub fn wild32(k: usize) -> i32 {
    [i32::MIN, i32::MIN + 1, -2, -1, 0, 1, 2, 7, 40, 1000, i32::MAX - 1, i32::MAX][k]
}
pub fn wild64(k: usize) -> i64 {
    [i64::MIN, i64::MIN + 1, -1, 0, 1, 3, 41, 1 << 31, 1 << 32, 1 << 62, i64::MAX - 1, i64::MAX][k]
}

/// Whether walking all rows stays inside.
pub fn is_sound<I: Index, T>(a: &Stored<I, T>) -> bool {
    let at = |i: usize| a.offsets[i].since(a.base.offset());
    at(0) == 0
        && at(a.rows) == a.indices.len()
        && (0..a.rows).all(|i| at(i) <= at(i + 1))
        && a.indices.iter().all(|c| c.since(a.base.offset()) < a.cols)
}

fn attack<I: Index>(wild: &dyn Fn(usize) -> I, seed: u64) {
    let mut rng = Rng::new(seed);
    let (mut sound, mut wrong) = (0, 0);
    for round in 0..3000 {
        let (rows, cols) = match round % 50 {
            // Proven in several tasks.
            0 => (40_000, 3000),
            _ => (rng.below(40), rng.below(40)),
        };
        let base = BASES[rng.below(2)];
        let entries = Entries::<f64>::random(rows, cols, 5, Order::Repeated, &mut rng);
        let mut a = entries.csr::<I>(base);
        spoil(&mut a.offsets, &mut a.indices, wild, &mut rng);
        let par = &Threads(1 + rng.below(3));
        let good = is_sound(&a);
        let proven = a.view().prove(par);
        assert_eq!(proven.is_ok(), good, "{a:?}");
        if good {
            sound += 1
        } else {
            wrong += 1
        }

        for trans in OPS {
            let (nx, ny) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
            let (x, mut y) = (vec![1.0; nx], vec![f64::NAN; ny + 16]);
            let guard = y.clone();
            let mut w = work(spmv_work(trans, a.view()));
            let target = view_mut(&mut y[8..8 + ny]);
            let result = spmv(par, trans, 1.0, a.view(), view(&x), 0.0, target, &mut w);
            let outside = |v: &[f64]| [&v[..8], &v[8 + ny..]].concat().iter().all(|v| v.is_nan());
            assert!(outside(&y) && outside(&guard));
            if good {
                assert_eq!(result, Ok(()));
            }
            // Offsets that leave entries out are no danger to a product, and no error of it.
            let at = |i: usize| a.offsets[i].since(base.offset());
            if !good && at(0) == 0 && at(rows) == a.indices.len() {
                assert!(matches!(result, Err(Error::Malformed { .. })), "{trans:?} {a:?}");
            }
        }

        let values = vec![1.0; a.indices.len() * 6];
        let blocks = Bsr::new(a.view().without_values(), (2, 3), true, &values).unwrap();
        for trans in OPS {
            let (nx, ny) =
                if trans == Trans::No { (3 * cols, 2 * rows) } else { (2 * rows, 3 * cols) };
            let (x, mut y) = (vec![1.0; nx], vec![0.0; ny]);
            let (mut w, y) = (work(spmv_blocks_work(trans, &blocks)), view_mut(&mut y));
            let result = spmv_blocks(par, trans, 1.0, blocks, view(&x), 0.0, y, &mut w);
            assert!(!good || result.is_ok());
        }
        let b = Mat::with(3 * cols, 2, true, f64::NAN, |_, _| 1.0);
        let mut c = Mat::with(2 * rows, 2, false, 7.0, |_, _| 0.0);
        let op = Dense::new(Trans::No, b.view());
        let result = spmm_blocks(par, 1.0, blocks, op, 0.0, c.view_mut());
        assert!(!good || result.is_ok());
        let mut offsets = vec![I::new(0); 2 * rows + 1];
        assert_eq!(bsr_to_csr_offsets(par, &blocks, base, &mut offsets).is_ok(), good);

        // The same arrays as slices of one row, of which any index may be an empty place.
        let slices = Sliced {
            rows,
            cols,
            slice: 1,
            base,
            offsets: &a.offsets,
            columns: &a.indices,
            values: &a.values,
        };
        for trans in OPS {
            let (nx, ny) = if trans == Trans::No { (cols, rows) } else { (rows, cols) };
            let (x, mut y) = (vec![1.0; nx], vec![0.0; ny]);
            let mut w = work(spmv_sliced_work::<I, f64, f64, f64>(trans, &slices));
            let y = view_mut(&mut y);
            let result = spmv_sliced(par, trans, 1.0, slices, view(&x), 0.0, y, &mut w);
            assert!(!good || result.is_ok());
        }

        let mut numbers = vec![I::new(0); a.indices.len()];
        let _ = csr_to_coo(par, rows, base, &a.offsets, &mut numbers);
        let (mut columns, mut permutation) = (a.indices.clone(), numbers.clone());
        let mut items = vec![MaybeUninit::uninit(); columns.len()];
        let _ = sort_rows(par, rows, base, &a.offsets, &mut columns, &mut permutation, &mut items);
        let mut offsets = a.offsets.clone();
        let _ = coo_to_csr(rows, base, &a.indices, &mut offsets);
        if let Ok(proven) = proven {
            let nnz = proven.nnz();
            let (mut o, mut r) = (vec![I::new(0); cols + 1], vec![I::new(0); nnz]);
            csr_to_csc(proven, base, &mut o, &mut r, &mut vec![0.0; nnz]).unwrap();
        }

        // The same arrays as coordinates.
        let nnz = a.indices.len();
        let mut row_numbers = entries.row_numbers::<I>(base);
        if nnz > 0 && rng.below(2) == 0 {
            row_numbers[rng.below(nnz)] = wild(rng.below(12));
        }
        let coo = Coo {
            rows,
            cols,
            base,
            row_numbers: &row_numbers,
            columns: &a.indices,
            values: &a.values,
        };
        let inside = |v: &[I], n: usize| v.iter().all(|i| i.since(base.offset()) < n);
        let good = inside(&row_numbers, rows) && inside(&a.indices, cols);
        let (x, mut y) = (vec![1.0; cols], vec![1.0; rows]);
        let mut w = work(spmv_coordinates_work(Trans::No, &coo));
        let y = view_mut(&mut y);
        let result = spmv_coordinates(par, Trans::No, 1.0, coo, view(&x), 1.0, y, &mut w);
        assert_eq!(result.is_ok(), good);
    }
    assert!(sound > 100 && wrong > 1000, "{sound} sound, {wrong} wrong");
}

#[test]
fn random_input_32() {
    attack(&wild32, 3);
}
#[test]
fn random_input_64() {
    attack(&wild64, 4);
}

#[test]
fn the_first_wrong_row_is_named() {
    let a = |offsets: &[i32], indices: &[i32]| {
        let values = vec![1.0; indices.len()];
        let a = Csr::new(offsets.len() - 1, 4, Base::One, offsets, indices, &values).unwrap();
        let (x, mut y) = ([1.0; 4], vec![0.0; offsets.len() - 1]);
        let y = view_mut(&mut y);
        let product = spmv(&Threads(1), Trans::No, 1.0, a, view(&x), 0.0, y, &mut []);
        let proof = a.prove(&Threads(1)).map(|_| ());
        (proof, product)
    };
    let wrong = |at| Err(Error::Malformed { at });
    assert_eq!(a(&[1, 2, 4, 5], &[1, 2, 4, 3]), (Ok(()), Ok(())));
    assert_eq!(a(&[1, 2, 4, 5], &[1, 2, 5, 3]), (wrong(1), wrong(1)));
    assert_eq!(a(&[1, 2, 4, 5], &[0, 2, 4, 3]), (wrong(0), wrong(0)));
    assert_eq!(a(&[1, 4, 2, 5], &[1, 2, 4, 3]), (wrong(1), wrong(1)));
    assert_eq!(a(&[1, 2, 4, 6], &[1, 2, 4, 3]).1, wrong(2));
    assert_eq!(a(&[0, 2, 4, 5], &[1, 2, 4, 3]), (wrong(0), wrong(0)));
    // Arrays that are too short for the shape are refused before anything is read.
    assert_eq!(Csr::new(3, 4, Base::One, &[1, 1], &[], &[0.0; 0]).err(), Some(Error::Short));
    assert_eq!(Csr::new(1, 4, Base::One, &[1, 2], &[1], &[0.0; 0]).err(), Some(Error::Short));
}
