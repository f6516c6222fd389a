//! Plain arrays as vectors: any CPU, no fused multiply-add, vectorised by the compiler.

use super::planar::{self, Planar};
use super::simd::{CplxV, RealV, Simd, Vect};
use super::{Kernels, chol, instantiate, lu, pack, panel, planar_chol, planar_lu, small, tile};
use crate::kernel::scalar::Real;
use core::array::from_fn;
use core::marker::PhantomData;
use num_complex::Complex;

/// N reals.
#[derive(Clone, Copy)]
pub(crate) struct Array<R, const N: usize>(PhantomData<R>);

impl<R: Real, const N: usize> Simd for Array<R, N> {
    type R = R;
    type V = [R; N];
    const LANES: usize = N;
    #[inline(always)]
    unsafe fn splat(r: R) -> [R; N] {
        [r; N]
    }
    #[inline(always)]
    unsafe fn fill_at(p: *const R) -> [R; N] {
        // SAFETY: the caller has valid pointers.
        unsafe { core::array::from_fn(|i| *p.wrapping_add(i % 2)) }
    }
    #[inline(always)]
    unsafe fn load(p: *const R) -> [R; N] {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { p.cast::<[R; N]>().read_unaligned() }
    }
    #[inline(always)]
    unsafe fn store(p: *mut R, v: [R; N]) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { p.cast::<[R; N]>().write_unaligned(v) }
    }
    #[inline(always)]
    unsafe fn load_n(p: *const R, n: usize) -> [R; N] {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { from_fn(|i| if i < n { *p.wrapping_add(i) } else { R::ZERO }) }
    }
    #[inline(always)]
    unsafe fn store_n(p: *mut R, v: [R; N], n: usize) {
        // SAFETY: the caller has the instruction set and valid pointers.
        unsafe { core::ptr::copy_nonoverlapping(v.as_ptr(), p, n.min(N)) }
    }
    #[inline(always)]
    unsafe fn add(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| a[i] + b[i])
    }
    #[inline(always)]
    unsafe fn sub(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| a[i] - b[i])
    }
    #[inline(always)]
    unsafe fn mul(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| a[i] * b[i])
    }
    #[inline(always)]
    unsafe fn fma(a: [R; N], b: [R; N], c: [R; N]) -> [R; N] {
        from_fn(|i| a[i] * b[i] + c[i])
    }
    #[inline(always)]
    unsafe fn fnma(a: [R; N], b: [R; N], c: [R; N]) -> [R; N] {
        from_fn(|i| c[i] - a[i] * b[i])
    }
    #[inline(always)]
    unsafe fn fnma_one(a: R, b: R, c: R) -> R {
        c - a * b
    }
    #[inline(always)]
    unsafe fn swap(v: [R; N]) -> [R; N] {
        from_fn(|i| v[i ^ 1])
    }
    #[inline(always)]
    unsafe fn addsub(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| if i % 2 == 0 { a[i] - b[i] } else { a[i] + b[i] })
    }
    #[inline(always)]
    unsafe fn subadd(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| if i % 2 == 0 { a[i] + b[i] } else { a[i] - b[i] })
    }
    #[inline(always)]
    unsafe fn zip(a: [R; N], b: [R; N]) -> ([R; N], [R; N]) {
        let pick = |i: usize| if i & 1 == 0 { a[i / 2] } else { b[i / 2] };
        (from_fn(pick), from_fn(|i| pick(i + N)))
    }
    #[inline(always)]
    unsafe fn zip_pairs(a: [R; N], b: [R; N]) -> ([R; N], [R; N]) {
        let pick = |i: usize| if i % 4 < 2 { a[i / 4 * 2 + i % 2] } else { b[i / 4 * 2 + i % 2] };
        (from_fn(pick), from_fn(|i| pick(i + N)))
    }
    #[inline(always)]
    unsafe fn neg_odd(v: [R; N]) -> [R; N] {
        from_fn(|i| if i % 2 == 0 { v[i] } else { -v[i] })
    }
    #[inline(always)]
    unsafe fn abs(v: [R; N]) -> [R; N] {
        from_fn(|i| v[i].abs())
    }
    #[inline(always)]
    unsafe fn max(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| if a[i] > b[i] { a[i] } else { b[i] })
    }
    #[inline(always)]
    unsafe fn equal(a: Self::V, b: Self::V) -> u32 {
        (0..N).fold(0, |bits, i| bits | u32::from(a[i] == b[i]) << i)
    }
    #[inline(always)]
    unsafe fn largest(v: [R; N], _size: usize) -> [R; N] {
        [v.into_iter().fold(v[0], |m, x| if x > m { x } else { m }); N]
    }
    #[inline(always)]
    unsafe fn lane(v: [R; N], i: usize) -> [R; N] {
        [v[i]; N]
    }
    #[inline(always)]
    unsafe fn first(v: [R; N]) -> R {
        v[0]
    }
    #[inline(always)]
    unsafe fn join(a: [R; N], b: [R; N], n: usize) -> [R; N] {
        from_fn(|i| if i < n { a[i] } else { b[i] })
    }
    /// Groups and their size.
    type Places = (usize, usize, usize);
    #[inline(always)]
    unsafe fn places(i: usize, j: usize, size: usize) -> Self::Places {
        (i, j, size)
    }
    #[inline(always)]
    unsafe fn exchange(mut v: [R; N], (i, j, size): Self::Places) -> [R; N] {
        for q in 0..size {
            v.swap(i * size + q, j * size + q);
        }
        v
    }
    #[inline(always)]
    unsafe fn div(a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| a[i].div(b[i]))
    }
    #[inline(always)]
    unsafe fn sqrt(v: [R; N]) -> [R; N] {
        from_fn(|i| v[i].sqrt())
    }
    type Mask = [bool; N];
    #[inline(always)]
    unsafe fn gt(a: [R; N], b: [R; N]) -> [bool; N] {
        from_fn(|i| a[i] > b[i])
    }
    #[inline(always)]
    unsafe fn ge(a: [R; N], b: [R; N]) -> [bool; N] {
        from_fn(|i| a[i] >= b[i])
    }
    #[inline(always)]
    unsafe fn bits(m: [bool; N]) -> u32 {
        (0..N).fold(0, |bits, i| bits | u32::from(m[i]) << i)
    }
    #[inline(always)]
    unsafe fn mask(bits: u32) -> [bool; N] {
        from_fn(|i| bits >> i & 1 == 1)
    }
    #[inline(always)]
    unsafe fn select(m: [bool; N], a: [R; N], b: [R; N]) -> [R; N] {
        from_fn(|i| if m[i] { a[i] } else { b[i] })
    }
    #[inline(always)]
    unsafe fn store_bits(p: *mut R, v: [R; N], bits: u32) {
        for i in 0..N {
            if bits >> i & 1 == 1 {
                // SAFETY: the caller has valid pointers.
                unsafe { *p.wrapping_add(i) = v[i] };
            }
        }
    }
}

instantiate!();

pub(super) static F32: Kernels<f32> = kernels::<RealV<Array<f32, 4>>, 2, 2, 4, 4>();
pub(super) static F64: Kernels<f64> = kernels::<RealV<Array<f64, 2>>, 2, 2, 4, 4>();
pub(super) static C32: Kernels<Complex<f32>> =
    kernels::<CplxV<Array<f32, 4>, Complex<f32>>, 2, 2, 2, 2>();
pub(super) static C64: Kernels<Complex<f64>> =
    kernels::<CplxV<Array<f64, 2>, Complex<f64>>, 2, 2, 2, 2>();
