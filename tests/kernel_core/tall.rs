//! Orders that a factorization cuts differently because they outgrow its packing memory, and products that outgrow caches and
//! tables of pages.

use crate::support::*;
use crate::{check_gemm, positive};
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::isa::{self, machine};
use lucho::kernel::par::Ctx;
use lucho::kernel::params::{KC, PAGED_COLUMNS_LEAST};
use lucho::kernel::potrf::potrf_lower;
use num_complex::Complex;

/// Taller than the packing regions of POTRF hold, so the matrix is halved; checked as A x = L (L^H x).
#[test]
fn potrf_beyond_its_packing_regions() {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|e| e.into_inner());
    isa::select(None);
    let slab = Slab::new(2);
    let ctx = Ctx { par: &Threads(2), scratch: slab.scratch() };
    let (n, mut rng) = (2400, Rng(8));
    for layout in [Layout2::Col, Layout2::Row] {
        let before = positive::<C64>(n, layout, &mut rng);
        let mut a = before.clone();
        assert_eq!(potrf_lower(&ctx, a.view_mut()), Ok(()));
        let x: Vec<C64> = (0..n).map(|_| rng.scalar()).collect();
        let (mut ax, mut lx) = (vec![C64::ZERO; n], vec![C64::ZERO; n]);
        for j in 0..n {
            ax[j] += x[j] * before.get(j, j).re;
            for i in j + 1..n {
                let y = before.get(i, j);
                ax[i] += y * x[j];
                ax[j] += y.conj() * x[i];
            }
            lx[j] = (j..n).map(|i| a.get(i, j).conj() * x[i]).sum();
        }
        for i in 0..n {
            let y: C64 = (0..=i).map(|j| a.get(i, j) * lx[j]).sum();
            let err = (y - ax[i]).l1_norm();
            assert!(err <= 1e-8, "{layout:?} row {i}: {err}");
        }
        a.same_outside(&before, |i, j| i >= j);
        // A bad pivot in the second half is counted from the first column.
        let mut a = before.clone();
        let at = a.at(2000, 2000);
        a.data[at] = C64::new(-1.0, 0.0);
        assert_eq!(potrf_lower(&ctx, a.view_mut()).map_err(|e| e.minor), Err(2001));
    }
}

/// Tall products of few columns whose operands outgrow a small second-level cache, so that their next rows are asked for:
/// a last panel that is not whole, columns that are no multiple of a tile's.
#[test]
fn gemm_beyond_the_caches() {
    tall_gemm::<f32>();
    tall_gemm::<f64>();
    tall_gemm::<Complex<f32>>();
    tall_gemm::<C64>();
}

/// Two threads of a machine whose second-level cache is small, with each instruction set.
fn with_small_cache(run: impl Fn(&Ctx)) {
    each_isa(|| {
        machine::assume_second_level(512 << 10);
        let slab = Slab::new(2);
        run(&Ctx { par: &Threads(2), scratch: slab.scratch() });
    });
}

fn tall_gemm<T: Element>() {
    with_small_cache(|ctx| {
        let (n, k, mut rng) = (21, 13, Rng(9));
        let least = (4 << 20) / ((n + k) * size_of::<T>());
        // Columns whole pages apart (they are three elements longer than m), and others.
        for m in [(least + 3).next_multiple_of(4096) - 3, least + 101] {
            for layout in [Layout2::Col, Layout2::Row] {
                check_gemm::<T>(ctx, (m, n, k), [layout, Layout2::Col, Layout2::Col], &mut rng);
            }
        }
    });
}

/// Products whose columns of C are more than a table of pages keeps, so that they are done in groups where the second-level
/// cache is small: the last group is narrower, and its last tile not whole. Too tall to be halved for two threads.
#[test]
fn gemm_of_many_pages() {
    many_pages::<f32>();
    many_pages::<f64>();
    many_pages::<Complex<f32>>();
    many_pages::<C64>();
}

fn many_pages<T: Element>() {
    with_small_cache(|ctx| {
        let (n, mut rng) = (PAGED_COLUMNS_LEAST + 75, Rng(10));
        let (m, k) = (2 * n + 1, 3);
        check_gemm::<T>(ctx, (m, n, k), [Layout2::Col, Layout2::Row, Layout2::Col], &mut rng);
        check_gemm::<T>(ctx, (n, m, k), [Layout2::Row, Layout2::Col, Layout2::Row], &mut rng);
        // Groups do not show in the bits, also where the k loop is cut.
        let k = KC + 7;
        let a = Mat::<T>::random(m, k, Layout2::Col, &mut rng);
        let b = Mat::<T>::random(k, n, Layout2::Col, &mut rng);
        let before = Mat::<T>::random(m, n, Layout2::Col, &mut rng);
        let [groups, whole] = [512 << 10, 1 << 20].map(|bytes| {
            machine::assume_second_level(bytes);
            let mut c = before.clone();
            let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
            gemm(ctx, -T::ONE, a, b, T::ONE, c.view_mut());
            c
        });
        assert!(bits(&groups.data) == bits(&whole.data));
    });
}

/// Products whose B is read where it is while panels of A are packed, on any processor: bounds, and the bits of the way that
/// packs both. Heights are a little more than whole panels of every instruction set, depths more than one cut.
#[test]
fn gemm_beside_columns() {
    beside::<f32>();
    beside::<f64>();
}

fn beside<T: Element>() {
    each_isa(|| {
        let (slab, mut rng) = (Slab::new(2), Rng(11));
        for (m, n, k) in [(105, 103, 110), (150, 150, 120), (61, 200, 240), (130, 40, KC + 9)] {
            for width in [1, 2] {
                let ctx = Ctx { par: &Threads(width), scratch: slab.scratch() };
                for a in [Layout2::Col, Layout2::Row] {
                    machine::assume_beside(true);
                    check_gemm::<T>(&ctx, (m, n, k), [a, Layout2::Col, Layout2::Col], &mut rng);
                    check_gemm::<T>(&ctx, (n, m, k), [Layout2::Row, a, Layout2::Row], &mut rng);
                    let x = Mat::<T>::random(m, k, a, &mut rng);
                    let y = Mat::<T>::random(k, n, Layout2::Col, &mut rng);
                    let before = Mat::<T>::random(m, n, Layout2::Col, &mut rng);
                    // B's columns in their order and from the last to the first.
                    for y in [y.view(), y.view().reverse_cols()] {
                        let [beside, packed] = [true, false].map(|so| {
                            machine::assume_beside(so);
                            let mut c = before.clone();
                            let (x, y) = (Operand::plain(x.view()), Operand::plain(y));
                            gemm(&ctx, -T::ONE, x, y, T::ONE, c.view_mut());
                            c
                        });
                        assert!(bits(&beside.data) == bits(&packed.data), "{m} {n} {k} {a:?}");
                    }
                }
            }
        }
    });
}
