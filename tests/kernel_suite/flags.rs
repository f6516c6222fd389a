//! Kernels on usual matrices raise no floating-point exception but inexact: another one would tell the caller of something
//! that never happened, and to take it back costs more than a small factorization. Compilers compute in lanes that
//! nobody asked for, where roots of negative numbers and quotients of zeros turn up.

use crate::cholesky::{TRIANGLES, potrf};
use crate::common::generate::{self, Family};
use crate::common::{Element, Layout, Rng, with_ctx, work};
use crate::lu::{getrf, nopiv};
use crate::short;
use core::arch::asm;
use lucho::kernel::gemm::{Operand, gemm};
use lucho::kernel::inverse::{getri, getri_work};
use lucho::kernel::isa::{self, Isa};
use lucho::kernel::lauum::potri;
use lucho::kernel::level2::trsv::trsv;
use lucho::kernel::solve::{getrs, potrs};
use lucho::kernel::triangle::{Trans, Triangle};
use lucho::kernel::trsm::{Diag, Side, Uplo, trsm};
use lucho::kernel::vector::VecMut;

const LAYOUTS: [Layout; 3] = [Layout::Dense, Layout::Row, Layout::Gap];
/// MXCSR with nothing raised, and what may be.
const NONE_RAISED: u32 = 0x1f80;
const INEXACT: u32 = 1 << 5;
const ALL: u32 = 0x3f;

/// What has been found, told at the end.
#[derive(Default)]
struct Found(Vec<String>);

impl Found {
    fn note(&mut self, raised: u32, what: std::fmt::Arguments) {
        if raised != 0 {
            self.0.push(format!("{what}: {raised:#x}"));
        }
    }
}

impl Drop for Found {
    fn drop(&mut self) {
        assert!(self.0.is_empty() || std::thread::panicking(), "{:#?}", self.0);
    }
}

/// What `f` raises besides inexact: invalid 1, denormal 2, division by zero 4, overflow 8, underflow 16.
fn raised(f: impl FnOnce()) -> u32 {
    let (before, mut after) = (NONE_RAISED, 0u32);
    // SAFETY: the control bits are Rust's own, only raised bits change.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &before, options(nostack, preserves_flags)) };
    f();
    // SAFETY: stores MXCSR into `after`.
    unsafe { asm!("stmxcsr [{}]", in(reg) &mut after, options(nostack, preserves_flags)) };
    after & ALL & !INEXACT
}

/// Of the portable kernels compilers make what they like.
fn judged() -> bool {
    isa::current() != Isa::Portable
}

fn orders() -> impl Iterator<Item = usize> {
    (1..=40)
        .chain([47, 48, 49, 63, 64, 65, 96, 130, 193, 200, 321, 350])
        .filter(|&n| n <= 130 || !short())
}

for_each_type!(cholesky);
fn cholesky<T: Element>() {
    let mut found = Found::default();
    with_ctx(1, |ctx| {
        if !judged() {
            return;
        }
        for n in orders() {
            for (turn, layout) in LAYOUTS.into_iter().enumerate() {
                for seed in 0..4 {
                    let rng = &mut Rng::new((10 * n + 3 * seed + turn) as u64);
                    let a = generate::definite::<T>(Family::Uniform, n, layout, rng);
                    for uplo in TRIANGLES {
                        let mut f = a.clone();
                        let flags = raised(|| assert_eq!(potrf(ctx, uplo, &mut f), Ok(())));
                        let what = format!("{uplo:?} n {n} {layout:?} seed {seed}");
                        found.note(flags, format_args!("potrf {what}"));
                        for nrhs in [1, 7, n] {
                            let mut b = generate::general(Family::Uniform, n, nrhs, layout, rng);
                            let flags = raised(|| potrs(ctx, uplo, f.view(), b.view_mut()));
                            found.note(flags, format_args!("potrs {what} {nrhs}"));
                        }
                        let flags = raised(|| assert!(potri(ctx, uplo, f.view_mut()).is_ok()));
                        found.note(flags, format_args!("potri {what}"));
                    }
                }
            }
        }
    });
}

for_each_type!(lu);
fn lu<T: Element>() {
    let mut found = Found::default();
    with_ctx(1, |ctx| {
        if !judged() {
            return;
        }
        for n in orders() {
            for m in [n, n + 5, 3 * n, n.div_ceil(2)] {
                for (turn, layout) in LAYOUTS.into_iter().enumerate() {
                    let rng = &mut Rng::new((10 * n + m + turn) as u64);
                    let mut a = generate::general::<T>(Family::Uniform, m, n, layout, rng);
                    let (mut info, mut pivots) = (0, Vec::new());
                    let flags = raised(|| (info, pivots) = getrf(ctx, &mut a));
                    assert_eq!(info, 0);
                    found.note(flags, format_args!("getrf {m} x {n} {layout:?}"));
                    if m != n {
                        continue;
                    }
                    let mut dominant = generate::definite::<T>(Family::Uniform, n, layout, rng);
                    let flags = raised(|| assert_eq!(nopiv(ctx, &mut dominant), 0));
                    found.note(flags, format_args!("getrf without pivots {n} {layout:?}"));
                    for (nrhs, trans) in [(1, Trans::No), (1, Trans::Conj), (n, Trans::No)] {
                        let mut b = generate::general(Family::Uniform, n, nrhs, layout, rng);
                        let (a, p) = (a.view(), Some(&pivots[..]));
                        let flags =
                            raised(|| assert!(getrs(ctx, trans, a, p, b.view_mut()).is_ok()));
                        found.note(flags, format_args!("getrs {trans:?} n {n} {layout:?} {nrhs}"));
                    }
                    let mut w = work(getri_work::<T>(n));
                    let p = Some(&pivots[..]);
                    let flags = raised(|| assert!(getri(ctx, a.view_mut(), p, &mut w).is_ok()));
                    found.note(flags, format_args!("getri n {n} {layout:?}"));
                }
            }
        }
    });
}

for_each_type!(products_and_solves);
fn products_and_solves<T: Element>() {
    let mut found = Found::default();
    with_ctx(1, |ctx| {
        if !judged() {
            return;
        }
        for n in orders() {
            for (turn, layout) in LAYOUTS.into_iter().enumerate() {
                let rng = &mut Rng::new((10 * n + turn) as u64);
                let a = generate::general::<T>(Family::Uniform, n, n, layout, rng);
                let b = generate::general::<T>(Family::Uniform, n, n, layout, rng);
                let mut c = generate::general::<T>(Family::Uniform, n, n, layout, rng);
                let flags = raised(|| {
                    let (a, b) = (Operand::plain(a.view()), Operand::plain(b.view()));
                    gemm(ctx, T::ONE, a, b, T::ONE, c.view_mut())
                });
                found.note(flags, format_args!("gemm n {n} {layout:?}"));
                let l = generate::triangle::<T>(n, layout, rng);
                let flags = raised(|| {
                    let l = Operand::plain(l.view());
                    trsm(ctx, Side::Left, Uplo::Lower, l, Diag::NonUnit, T::ONE, c.view_mut())
                });
                found.note(flags, format_args!("trsm n {n} {layout:?}"));
            }
        }
    });
}

for_each_type!(a_nan_on_the_diagonal);
/// A quiet NaN, and what is computed with it, raises nothing.
fn a_nan_on_the_diagonal<T: Element>() {
    let mut found = Found::default();
    with_ctx(1, |ctx| {
        if !judged() {
            return;
        }
        for n in orders() {
            let rng = &mut Rng::new(n as u64);
            let mut a = generate::triangle::<T>(n, Layout::Dense, rng);
            a.set(n / 2, n / 2, T::nan());
            for (uplo, turned) in [Uplo::Lower, Uplo::Upper]
                .into_iter()
                .flat_map(|uplo| [(uplo, false), (uplo, true)])
            {
                let mut x = generate::general::<T>(Family::Uniform, n, 1, Layout::Dense, rng);
                let view = if uplo == Uplo::Lower { a.view() } else { a.view().t() };
                let t = Triangle::new(uplo, Diag::NonUnit, view);
                let t = if turned { t.t() } else { t };
                let flags = raised(|| trsv(ctx, t, VecMut::column(x.view_mut(), 0)));
                assert!(Element::is_nan(x.get(n / 2, 0)));
                found.note(flags, format_args!("trsv {n} {uplo:?} {turned}"));
            }
        }
    });
}
