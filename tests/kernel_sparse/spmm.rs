//! Products with dense matrices in all layouts: against sums in higher precision, contracts, bits.

use crate::spmv::OPS;
use crate::support::{BASES, Entries, Order, Rng, Sum, Threads, bits, for_executors};
use crate::wide::Element;
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::spmm::{Dense, spmm, spmm_columns, spmm_coordinates};
use lucho::kernel::sparse::spmv::Coo;
use lucho::kernel::sparse::{Base, Error, Index};
use lucho::kernel::triangle::Trans;
use lucho::kernel::view::{MatMut, MatRef};

/// A dense matrix by columns or by rows, with gaps of guards.
#[derive(Clone)]
pub struct Mat<T> {
    data: Vec<T>,
    rows: usize,
    cols: usize,
    rs: usize,
    cs: usize,
}

impl<T: Copy> Mat<T> {
    pub fn with(
        rows: usize,
        cols: usize,
        by_rows: bool,
        gap: T,
        mut f: impl FnMut(usize, usize) -> T,
    ) -> Self {
        let (rs, cs) = if by_rows { (cols + 2, 1) } else { (1, rows + 3) };
        let mut m = Mat { data: vec![gap; rs * rows + cs * cols + 1], rows, cols, rs, cs };
        for i in 0..rows {
            for j in 0..cols {
                m.data[i * rs + j * cs] = f(i, j);
            }
        }
        m
    }
    pub fn at(&self, i: usize, j: usize) -> T {
        self.data[i * self.rs + j * self.cs]
    }
    /// With the gaps.
    pub fn elements(&self) -> &[T] {
        &self.data
    }
    pub fn view(&self) -> MatRef<'_, T> {
        let (rs, cs) = (self.rs as isize, self.cs as isize);
        // SAFETY: `with` made room for it.
        unsafe { MatRef::from_raw(self.data.as_ptr(), self.rows, self.cols, rs, cs) }
    }
    pub fn view_mut(&mut self) -> MatMut<'_, T> {
        let (rs, cs) = (self.rs as isize, self.cs as isize);
        // SAFETY: as above.
        unsafe { MatMut::from_raw(self.data.as_mut_ptr(), self.rows, self.cols, rs, cs) }
    }
}

impl<T: Element> Mat<T> {
    pub fn new(rows: usize, cols: usize, by_rows: bool, f: impl FnMut(usize, usize) -> T) -> Self {
        Mat::with(rows, cols, by_rows, T::guard(), f)
    }
    pub fn get(&self, i: usize, j: usize) -> T {
        self.at(i, j)
    }
    /// Whether the gaps are what they were.
    pub fn gaps_stay(&self) -> bool {
        let mut gaps = self.clone();
        (0..self.rows * self.cols).for_each(|k| {
            let (i, j) = (k % self.rows, k / self.rows);
            gaps.data[i * self.rs + j * self.cs] = T::guard();
        });
        gaps.data.iter().all(|v| v.bits() == T::guard().bits())
    }
}

fn product<I: Index, T: Element>(
    par: &dyn Executor,
    (storage, base, trans): (usize, Base, Trans),
    a: &Entries<T>,
    (alpha, beta): (T, T),
    b: Dense<T>,
    c: &Mat<T>,
) -> Mat<T> {
    let mut c = c.clone();
    match storage {
        0 => {
            let a = a.csr::<I>(base);
            let a = a.view().prove(par).unwrap();
            spmm(par, trans, alpha, a, b, beta, c.view_mut()).unwrap();
        }
        1 => {
            let a = a.transposed().csr::<I>(base);
            let a = a.view().prove(par).unwrap();
            spmm_columns(par, trans, alpha, a, b, beta, c.view_mut()).unwrap();
        }
        _ => {
            let (stored, row_numbers) = (a.csr::<I>(base), a.row_numbers::<I>(base));
            let (columns, values) = (&stored.indices[..], &stored.values[..]);
            let (rows, cols, row_numbers) = (a.rows, a.cols, &row_numbers[..]);
            let a = Coo { rows, cols, base, row_numbers, columns, values };
            spmm_coordinates(par, trans, alpha, a, b, beta, c.view_mut()).unwrap();
        }
    }
    assert!(c.gaps_stay());
    c
}

for_each_type!(products);
fn products<T: Element>() {
    let mut rng = Rng::new(41);
    for (rows, cols, columns) in
        [(0, 3, 2), (3, 0, 2), (4, 5, 0), (1, 1, 1), (20, 30, 3), (50, 40, 8), (700, 900, 21)]
    {
        let a = Entries::<T>::random(rows, cols, 6, Order::Repeated, &mut rng);
        for (k, trans) in OPS.into_iter().enumerate() {
            for (l, op_b) in OPS.into_iter().enumerate() {
                for storage in 0..3 {
                    let (m, inner) = if trans == Trans::No { (rows, cols) } else { (cols, rows) };
                    let (r, c) =
                        if op_b == Trans::No { (inner, columns) } else { (columns, inner) };
                    let b = Mat::new(r, c, (k + l + storage) % 2 == 0, |_, _| rng.scalar());
                    let fresh = (k + storage) % 2 == 0;
                    let start = |i: usize, j: usize| match fresh {
                        true => T::nan(),
                        false => T::of(i as f64, j as f64),
                    };
                    let c = Mat::new(m, columns, (l + rows) % 2 == 0, start);
                    let beta = if fresh { T::ZERO } else { T::of(-0.5, 0.25) };
                    let alpha = T::of(0.5, 2.0);
                    let op = Dense::new(op_b, b.view());
                    let what = (storage, BASES[(k + rows) % 2], trans);
                    let got = for_executors("spmm", |par| {
                        bits(&product::<i32, T>(par, what, &a, (alpha, beta), op, &c).data)
                    });
                    let out = product::<i64, T>(&Threads(2), what, &a, (alpha, beta), op, &c);
                    assert!(bits(&out.data) == got, "{what:?}: index widths");
                    let mut sums: Vec<Sum<T::Wide>> =
                        (0..m * columns).map(|_| Sum::new()).collect();
                    for &(i, j, v) in &a.list {
                        let (i, j, v) = match trans {
                            Trans::No => (i, j, v),
                            Trans::Yes => (j, i, v),
                            Trans::Conj => (j, i, v.conj()),
                        };
                        for w in 0..columns {
                            let x = match op_b {
                                Trans::No => b.get(j, w),
                                Trans::Yes => b.get(w, j),
                                Trans::Conj => b.get(w, j).conj(),
                            };
                            sums[i + w * m].add(alpha.wide() * v.wide() * x.wide());
                        }
                    }
                    for (at, sum) in sums.iter_mut().enumerate() {
                        let (i, w) = (at % m, at / m);
                        if !fresh {
                            sum.add(beta.wide() * c.get(i, w).wide());
                        }
                        assert!(
                            sum.is(out.get(i, w)),
                            "{what:?} {op_b:?} {rows}x{cols} ({i}, {w})"
                        );
                    }
                    // alpha = 0 reads neither A nor B.
                    let nan = Mat::new(b.rows, b.cols, false, |_, _| T::nan());
                    let op = Dense::new(op_b, nan.view());
                    let out = product::<i32, T>(&Threads(2), what, &a, (T::ZERO, beta), op, &c);
                    for at in 0..m * columns {
                        let (i, w) = (at % m, at / m);
                        let expected = if fresh { T::ZERO } else { beta * c.get(i, w) };
                        assert!(out.get(i, w) == expected, "{what:?}: alpha = 0");
                    }
                }
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let a = Entries::<f64>::random(4, 5, 2, Order::Sorted, &mut Rng::new(1)).csr::<i32>(Base::One);
    let b = Mat::new(5, 3, false, |_, _| 1.0);
    let proven = a.view().prove(&Sequential).unwrap();
    for (rows, cols, trans, good) in [
        (4, 3, Trans::No, true),
        (5, 3, Trans::No, false),
        (4, 2, Trans::No, false),
        (4, 3, Trans::Yes, false),
    ] {
        let mut c = Mat::new(rows, cols, true, |_, _| 7.0);
        let op = Dense::new(Trans::No, b.view());
        let result = spmm(&Sequential, trans, 1.0, proven, op, 1.0, c.view_mut());
        assert_eq!(result, if good { Ok(()) } else { Err(Error::Short) });
    }
    for (row_numbers, columns) in [([1, 5], [1, 2]), ([1, 2], [6, 2]), ([1, 2], [1, 0])] {
        let (row_numbers, columns, values) = (&row_numbers[..], &columns[..], &[1.0, 2.0][..]);
        let coo =
            Coo::<i32, f64> { rows: 4, cols: 5, base: Base::One, row_numbers, columns, values };
        let mut c = Mat::new(4, 3, true, |_, _| 7.0);
        let op = Dense::new(Trans::No, b.view());
        let result = spmm_coordinates(&Sequential, Trans::No, 1.0, coo, op, 1.0, c.view_mut());
        assert!(matches!(result, Err(Error::Malformed { .. })) && c.get(0, 0) == 7.0);
    }
}
