//! Callers that are workers of rayon's global pool: many at once, inside parallel iterators. The library
//! keeps its own threads, never waits for rayon's, and the results have the bits of a lone caller's.

use lucho::op::blas::{Trans, level3};
use lucho::op::lapack::lu;
use rayon::prelude::*;

fn numbers(seed: u64, count: usize) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    let next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    };
    std::iter::repeat_with(next).take(count).collect()
}

/// C = A B, then the LU factorization of C: its bits and pivots.
fn work(seed: u64, n: usize) -> (Vec<u64>, Vec<i32>) {
    let (a, b) = (numbers(seed, n * n), numbers(seed + 1, n * n));
    let mut c = vec![f64::NAN; n * n];
    let mut pivots = vec![0i32; n];
    let (no, n) = (Some(Trans::No), n as isize);
    // SAFETY: the matrices are n x n.
    let info = unsafe {
        level3::gemm(no, no, n, n, n, 1.0, a.as_ptr(), n, b.as_ptr(), n, 0.0, c.as_mut_ptr(), n)
            .unwrap();
        lu::getrf(n, n, c.as_mut_ptr(), n, pivots.as_mut_ptr()).unwrap()
    };
    assert_eq!(info, 0);
    (c.iter().map(|x| x.to_bits()).collect(), pivots)
}

#[test]
fn rayon_workers_get_the_bits_of_a_lone_caller() {
    let sizes = [5, 64, 150, 300];
    let alone: Vec<_> = sizes.iter().map(|&n| work(7, n)).collect();
    let together: Vec<_> =
        (0..64).into_par_iter().map(|i| (i % 4, work(7, sizes[i % 4]))).collect();
    for (k, result) in together {
        assert!(result == alone[k], "n = {}", sizes[k]);
    }
}
