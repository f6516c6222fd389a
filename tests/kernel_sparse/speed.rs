//! How fast the kernels of a preconditioned CG are, beside plain loops: a five-point stencil on a grid of
//! 1000 x 1000 in natural order, doubles, 32-bit indices. Not a test; to be run alone:
//!
//!     cargo test --release --test kernel_sparse -- --ignored --nocapture speed
//!
//! Everything is measured in turn, round after round, and the best round counts. Bytes of a product: 12 for
//! each entry, 8 for x and for y, 4 for an offset.

use crate::spmv::{view, view_mut};
use crate::support::with_ctx;
use lucho::device::pool;
use lucho::kernel::par::Executor;
use lucho::kernel::sparse::spmv::spmv;
use lucho::kernel::sparse::{Base, csr::Csr, ic0, ilu0, trsv};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::{Diag, Uplo};
use std::hint::black_box;
use std::time::Instant;

const SIDE: usize = 1000;
const ROUNDS: usize = 15;
/// Elements of each vector of the triad: together more than the caches of most machines.
const TRIAD: usize = 20_000_000;

/// The library's own threads.
struct Pool(usize);

impl Executor for Pool {
    fn width(&self) -> usize {
        self.0
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        pool::run_within(self.0, tasks, f).unwrap();
    }
}

struct Grid {
    offsets: Vec<i32>,
    columns: Vec<i32>,
    values: Vec<f64>,
}

fn grid() -> Grid {
    let n = SIDE * SIDE;
    let (mut offsets, mut columns, mut values) = (vec![0], Vec::new(), Vec::new());
    for i in 0..n {
        let (row, column) = (i / SIDE, i % SIDE);
        let mut put = |inside: bool, j: usize, v: f64| {
            if inside {
                columns.push(j as i32);
                values.push(v);
            }
        };
        put(row > 0, i.wrapping_sub(SIDE), -1.0);
        put(column > 0, i.wrapping_sub(1), -1.0);
        put(true, i, 4.0 + 0.01 * (i % 7) as f64);
        put(column + 1 < SIDE, i + 1, -1.0);
        put(row + 1 < SIDE, i + SIDE, -1.0);
        offsets.push(columns.len() as i32);
    }
    Grid { offsets, columns, values }
}

/// The loops one would write first.
mod plain {
    pub fn spmv(o: &[i32], c: &[i32], v: &[f64], x: &[f64], y: &mut [f64]) {
        for i in 0..y.len() {
            let mut sum = 0.0;
            for k in o[i] as usize..o[i + 1] as usize {
                sum += v[k] * x[c[k] as usize];
            }
            y[i] = sum;
        }
    }
    fn diagonal(o: &[i32], c: &[i32], i: usize) -> usize {
        let mut k = o[i] as usize;
        while c[k] as usize != i {
            k += 1;
        }
        k
    }
    pub fn ic0(o: &[i32], c: &[i32], v: &mut [f64]) {
        for i in 0..o.len() - 1 {
            let begin = o[i] as usize;
            let (mut k, mut squares) = (begin, 0.0);
            while (c[k] as usize) < i {
                let j = c[k] as usize;
                let (mut p, mut q, mut sum) = (begin, o[j] as usize, v[k]);
                while p < k && (c[q] as usize) < j {
                    if c[p] == c[q] {
                        sum -= v[p] * v[q];
                    }
                    let (x, y) = (c[p], c[q]);
                    p += usize::from(x <= y);
                    q += usize::from(y <= x);
                }
                v[k] = sum / v[diagonal(o, c, j)];
                squares += v[k] * v[k];
                k += 1;
            }
            v[k] = (v[k] - squares).sqrt();
        }
    }
    pub fn lower(o: &[i32], c: &[i32], v: &[f64], f: &[f64], x: &mut [f64]) {
        for i in 0..x.len() {
            let (mut k, mut sum) = (o[i] as usize, f[i]);
            while (c[k] as usize) < i {
                sum -= v[k] * x[c[k] as usize];
                k += 1;
            }
            x[i] = sum / v[k];
        }
    }
    pub fn lower_transposed(o: &[i32], c: &[i32], v: &[f64], f: &[f64], x: &mut [f64]) {
        x.copy_from_slice(f);
        for i in (0..x.len()).rev() {
            let d = diagonal(o, c, i);
            x[i] /= v[d];
            for k in o[i] as usize..d {
                x[c[k] as usize] -= v[k] * x[i];
            }
        }
    }
}

/// The best time of each of several things, in milliseconds.
struct Best([f64; 9]);

impl Best {
    fn time(&mut self, what: usize, f: impl FnOnce()) {
        let start = Instant::now();
        f();
        self.0[what] = self.0[what].min(start.elapsed().as_secs_f64() * 1e3);
    }
}

#[test]
#[ignore = "a measurement"]
fn speed() {
    for threads in [1, 2] {
        measure(&Pool(threads));
    }
}

fn measure(par: &Pool) {
    let n = SIDE * SIDE;
    let Grid { offsets: o, columns: c, values } = &grid();
    let a = Csr::new(n, n, Base::Zero, o, c, values).unwrap();
    let x: Vec<f64> = (0..n).map(|i| (i % 13) as f64 * 0.1 - 0.6).collect();
    let (mut y, mut z) = (vec![0.0; n], vec![0.0; n]);
    let (mut factor, mut plain_factor) = (values.clone(), values.clone());
    let mut ta = vec![0.0; TRIAD];
    let (tb, tc) = (vec![1.0; TRIAD], vec![2.0; TRIAD]);
    let cut = TRIAD / par.0;

    let proven = a.prove(par).unwrap();
    let (lower, diag) = (Uplo::Lower, Diag::NonUnit);
    let triangle = |trans| trsv::Analysis::on(par, trans, lower, diag, proven).unwrap();
    let mut times = Best([f64::MAX; 9]);
    for _ in 0..ROUNDS {
        times.time(0, || drop(black_box(ic0::Analysis::on(par, proven).unwrap())));
        times.time(1, || drop(black_box(ilu0::Analysis::on(par, proven).unwrap())));
        times.time(2, || drop(black_box(triangle(Trans::No))));
        times.time(3, || drop(black_box(triangle(Trans::Yes))));
    }
    let analysis = ic0::Analysis::on(par, proven).unwrap();
    let (l, lt) = (triangle(Trans::No), triangle(Trans::Yes));

    let mut best = Best([f64::MAX; 9]);
    with_ctx(par, |ctx| {
        for _ in 0..ROUNDS {
            let out = std::sync::Mutex::new(ta.chunks_mut(cut).collect::<Vec<_>>());
            best.time(0, || {
                par.run(par.0, &|_, _| {
                    let take = || {
                        let mut out = out.lock().unwrap();
                        (out.len() - 1, out.pop().unwrap())
                    };
                    let (at, out) = take();
                    let (b, c) = (&tb[at * cut..], &tc[at * cut..]);
                    for ((a, b), c) in out.iter_mut().zip(b).zip(c) {
                        *a = b + 3.0 * c;
                    }
                });
            });
            drop(out);
            black_box(&ta);
            best.time(1, || {
                spmv(par, Trans::No, 1.0, a, view(&x), 0.0, view_mut(&mut y), &mut []).unwrap();
            });
            best.time(2, || plain::spmv(o, c, values, &x, &mut z));
            assert!(y == z);
            factor.copy_from_slice(values);
            best.time(3, || assert_eq!(analysis.factor(ctx, &mut factor), Ok(None)));
            plain_factor.copy_from_slice(values);
            best.time(4, || plain::ic0(o, c, &mut plain_factor));
            assert!(factor == plain_factor);
            best.time(5, || {
                l.solve(ctx, 1.0, &factor, view(&x), view_mut(&mut y)).unwrap();
            });
            best.time(6, || plain::lower(o, c, &factor, &x, &mut z));
            assert!(y == z);
            best.time(7, || {
                lt.solve(ctx, 1.0, &factor, view(&x), view_mut(&mut y)).unwrap();
            });
            best.time(8, || plain::lower_transposed(o, c, &factor, &x, &mut z));
            assert!(y == z);
        }
    });

    let [triad, product, plain_product, ic, plain_ic, low, plain_low, high, plain_high] = best.0;
    let triad = 24.0 * TRIAD as f64 / triad * 1e-6;
    let rate = (12 * c.len() + 20 * n) as f64 / product * 1e-6;
    println!("{} threads: triad {triad:.1} GB/s", par.0);
    let [ic0, ilu0, lower, upper, ..] = times.0;
    println!(
        "  analyses: IC(0) {ic0:.1} ms, ILU(0) {ilu0:.1} ms, L {lower:.1} ms, L^T {upper:.1} ms"
    );
    println!(
        "  SpMV   {product:6.2} ms, {rate:.1} GB/s, {:.0} % of the triad; plain {plain_product:.2} ms",
        100.0 * rate / triad
    );
    println!("  IC(0)  {ic:6.2} ms; plain {plain_ic:.2} ms");
    let solves = [("L", low, plain_low), ("L^T", high, plain_high)];
    for (name, time, plain) in
        solves.into_iter().chain([("both", low + high, plain_low + plain_high)])
    {
        println!("  {name:6} {time:6.2} ms, {:.2} SpMV; plain {plain:.2} ms", time / product);
    }
}
