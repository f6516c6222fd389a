//! How much work memory the factorizations ask for: panels, never another matrix.

use lucho::kernel::getrf::getrf_work;
use lucho::kernel::inverse::{getri_work, matinv_work};
use lucho::kernel::params::{GETRF_PANEL, MAX_MR};
use lucho::kernel::scalar::Scalar;
use num_complex::Complex;

const ORDERS: [usize; 12] = [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 40000];

/// Three panels: the one that is factored, and what the updates before and behind it read.
fn panels(rows: usize, steps: usize) -> usize {
    3 * (rows + 2 * MAX_MR) * steps.min(GETRF_PANEL)
}

fn of<T: Scalar>() {
    for n in ORDERS {
        let work = getrf_work::<T>(n, n);
        assert!(work <= panels(n, n), "LU of {n}: {work} elements");
        for inverse in [getri_work::<T>(n), matinv_work::<T>(n)] {
            assert!(inverse <= panels(n, n), "inverse of {n}: {inverse} elements");
        }
        for steps in [15, 30, 3000] {
            for (m, n) in [(16 * n, steps), (steps, 16 * n)] {
                let work = getrf_work::<T>(m, n);
                assert!(work <= panels(m, m.min(n)), "LU of {m} x {n}: {work} elements");
            }
        }
    }
    // Small ones need none.
    assert_eq!(getrf_work::<T>(32, 32), 0);
}

#[test]
fn is_of_the_order_of_n_times_a_block() {
    of::<f32>();
    of::<f64>();
    of::<Complex<f32>>();
    of::<Complex<f64>>();
}
