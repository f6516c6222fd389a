//! All together: conjugate gradients preconditioned by IC(0) on a five-point stencil converge as they are known
//! to, with the same bits for any number of threads.

use crate::spmv::{view, view_mut};
use crate::support::{Entries, Rng, Threads, bits, with_ctx};
use lucho::kernel::par::{Executor, Sequential};
use lucho::kernel::sparse::{Base, ic0, spmv::spmv, trsv::Analysis};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::{Diag, Uplo};

fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

/// The solution, and how many steps it took until the residual's norm was 1e-12 times that of b.
fn solve(par: &dyn Executor, a: &Entries<f64>, b: &[f64]) -> (Vec<f64>, usize) {
    let (n, a) = (a.rows, a.csr::<i32>(Base::Zero));
    let proven = a.view().prove(par).unwrap();
    let analysis = ic0::Analysis::new(proven).unwrap();
    let triangle = |trans| Analysis::new(trans, Uplo::Lower, Diag::NonUnit, proven).unwrap();
    let (l, lt) = (triangle(Trans::No), triangle(Trans::Yes));
    with_ctx(par, |ctx| {
        // The upper entries of A stay in the factor's array, as callers leave them; solves ignore them.
        let mut factor = a.values.clone();
        assert_eq!(analysis.factor(ctx, &mut factor), Ok(None));
        let precondition = |r: &[f64], z: &mut [f64]| {
            let mut t = vec![0.0; n];
            l.solve(ctx, 1.0, &factor, view(r), view_mut(&mut t)).unwrap();
            lt.solve(ctx, 1.0, &factor, view(&t), view_mut(z)).unwrap();
        };
        let (mut x, mut r, mut z, mut q) = (vec![0.0; n], b.to_vec(), vec![0.0; n], vec![0.0; n]);
        precondition(&r, &mut z);
        let (mut p, mut rz) = (z.clone(), dot(&r, &z));
        for step in 1..1000 {
            spmv(par, Trans::No, 1.0, a.view(), view(&p), 0.0, view_mut(&mut q), &mut []).unwrap();
            let alpha = rz / dot(&p, &q);
            for i in 0..n {
                x[i] += alpha * p[i];
                r[i] -= alpha * q[i];
            }
            if dot(&r, &r) <= 1e-24 * dot(b, b) {
                return (x, step);
            }
            precondition(&r, &mut z);
            let next = dot(&r, &z);
            for i in 0..n {
                p[i] = z[i] + next / rz * p[i];
            }
            rz = next;
        }
        panic!("no convergence");
    })
}

#[test]
fn a_grid_is_solved() {
    let side = 150usize;
    let n = side * side;
    let mut list = Vec::new();
    for i in 0..n {
        for (inside, j) in [
            (i >= side, i.wrapping_sub(side)),
            (i % side > 0, i.wrapping_sub(1)),
            (true, i),
            (i % side + 1 < side, i + 1),
            (i + side < n, i + side),
        ] {
            if inside {
                list.push((i, j, if i == j { 4.0 } else { -1.0 }));
            }
        }
    }
    let a = Entries { rows: n, cols: n, list };
    let expected = Rng::new(71).vector::<f64>(n);
    let mut b = vec![0.0; n];
    a.list.iter().for_each(|&(i, j, v)| b[i] += v * expected[j]);
    let (x, steps) = solve(&Sequential, &a, &b);
    let error = x.iter().zip(&expected).map(|(x, y)| (x - y).abs()).fold(0.0, f64::max);
    // Measured: 166 steps; 515 without the preconditioner.
    assert!(steps < 200 && error < 1e-8, "{steps} steps, error {error}");
    for width in [2, 3] {
        let (again, other) = solve(&Threads(width), &a, &b);
        assert!(bits(&again) == bits(&x) && other == steps, "{width} threads");
    }
}
