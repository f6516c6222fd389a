//! Corrections by GMRES with the low factors as preconditioner.
//!
//! E. Carson and N. J. Higham (SIAM J. Sci. Comput. 40(2), 2018): where the factors are too rough for classical
//! refinement, A d = r is solved by GMRES instead, which needs only that they bring most of the spectrum
//! together. The form is the flexible one (Y. Saad, SIAM J. Sci. Comput. 14(2), 1993): the preconditioned
//! vectors are kept, so that what the solves with the factors round does not limit the correction. The system is
//! diag(rows) A d = diag(rows) r, whose preconditioned matrix is near the unit matrix however A is scaled.
//! Orthogonalization is modified Gram-Schmidt, the least squares problem is updated by rotations; all of it in
//! the working precision.

use super::format::{Binary, Format, Working};
use super::refine::Refiner;
use super::system::System;
use crate::kernel::level1::axpy::axpy;
use crate::kernel::level1::dot::dot;
use crate::kernel::level1::nrm2::nrm2;
use crate::kernel::level1::scal::scal_real;
use crate::kernel::norm::modulus;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::vector::{VecMut, VecRef};
use crate::kernel::view::{MatMut, MatRef};

/// Memory for a basis of at most m vectors.
pub struct Krylov<'a, T: Scalar> {
    /// n x (m + 1), orthonormal.
    pub basis: MatMut<'a, T>,
    /// n x m, the preconditioned ones.
    pub directions: MatMut<'a, T>,
    /// (m + 1) x m, triangular after the rotations.
    pub hessenberg: MatMut<'a, T>,
    /// m + 1: the right-hand side of the least squares problem, then its solution.
    pub g: &'a mut [T],
    /// m each: the rotations.
    pub sines: &'a mut [T],
    pub cosines: &'a mut [T::Real],
}

/// x := x + d with A d = r but for a residual of `tolerance` times r's; returns the vectors that it took, or
/// none if a number was not finite, and x is then as it was.
pub fn correct<T: Working, F: Format<T>, S: System<T>>(
    it: &mut Refiner<T, F, S>,
    k: &mut Krylov<T>,
    r: MatRef<T>,
    x: MatMut<T>,
    tolerance: T::Real,
) -> Option<usize> {
    let (par, n, most) = (it.ctx.par, r.rows(), k.directions.cols());
    // Near 1, so that no norm overflows.
    let top = (0..n).fold(T::Real::ZERO, |top, i| {
        let v = r.get(i, 0).scale(it.rows[i]).abs1();
        if v > top || v.is_nan() { v } else { top }
    });
    if !(top > T::Real::ZERO && top.is_finite()) {
        return None;
    }
    let lift = T::Real::power(-top.exponent());
    for i in 0..n {
        k.basis.set(i, 0, r.get(i, 0).scale(it.rows[i]).scale(lift));
    }
    let beta = nrm2(par, VecRef::column(k.basis.rb(), 0));
    scal_real(par, beta.recip(), VecMut::column(k.basis.rb_mut(), 0));
    k.g[0] = T::ONE;
    let mut made = 0;
    while made < most {
        let j = made;
        step(it, k, j)?;
        rotate(k, j);
        // The diagonal is zero only if A times the last direction lies in the span of what is there.
        if k.hessenberg.get(j, j).is_zero() {
            break;
        }
        made = j + 1;
        let left = modulus(k.g[made]);
        if !left.is_finite() {
            return None;
        }
        if left <= tolerance {
            break;
        }
    }
    combine(it, k, x, made, T::Real::power(top.exponent()) * beta);
    Some(made)
}

/// Direction j, and A times it orthogonalized against the basis.
fn step<T: Working, F: Format<T>, S: System<T>>(
    it: &mut Refiner<T, F, S>,
    k: &mut Krylov<T>,
    j: usize,
) -> Option<()> {
    let (par, n) = (it.ctx.par, it.rows.len());
    it.solve(true, k.basis.rb().sub(0, j, n, 1), k.directions.rb_mut().sub(0, j, n, 1), false);
    let (before, after) = k.basis.rb_mut().split_cols(j + 1);
    let mut w = VecMut::column(after, 0);
    let z = VecRef::column(k.directions.rb(), j);
    it.system.multiply(it.ctx, T::ONE, z, T::ZERO, w.rb_mut());
    for i in 0..n {
        w.set(i, w.get(i).scale(it.rows[i]));
    }
    for i in 0..=j {
        let v = VecRef::column(before.rb(), i);
        let h = dot(par, true, v, w.rb());
        axpy(par, -h, v, w.rb_mut());
        k.hessenberg.set(i, j, h);
    }
    let norm = nrm2(par, w.rb());
    k.hessenberg.set(j + 1, j, T::from_real(norm));
    if !norm.is_finite() {
        return None;
    }
    if norm > T::Real::ZERO {
        // A norm whose reciprocal overflows is next to nothing.
        let factor = norm.recip();
        scal_real(par, if factor.is_finite() { factor } else { T::Real::ZERO }, w);
    }
    Some(())
}

/// Applies the rotations so far to column j and makes the one that clears its last element.
fn rotate<T: Scalar>(k: &mut Krylov<T>, j: usize) {
    let h = &mut k.hessenberg;
    for i in 0..j {
        let (a, b, c, s) = (h.get(i, j), h.get(i + 1, j), k.cosines[i], k.sines[i]);
        h.set(i, j, a.scale(c) + s * b);
        h.set(i + 1, j, b.scale(c) - s.conj() * a);
    }
    let (a, b) = (h.get(j, j), h.get(j + 1, j).re());
    let size = modulus(a);
    let r = (size * size + b * b).sqrt();
    let (c, s, diagonal) = if size.is_zero() {
        (T::Real::ZERO, T::ONE, T::from_real(b))
    } else {
        let direction = a.scale(size.recip());
        (size.div(r), direction.scale(b.div(r)), direction.scale(r))
    };
    h.set(j, j, diagonal);
    (k.cosines[j], k.sines[j]) = (c, s);
    k.g[j + 1] = -s.conj() * k.g[j];
    k.g[j] = k.g[j].scale(c);
}

/// x := x + `size` times the combination of the directions that the triangle gives.
fn combine<T: Working, F: Format<T>, S: System<T>>(
    it: &Refiner<T, F, S>,
    k: &mut Krylov<T>,
    x: MatMut<T>,
    made: usize,
    size: T::Real,
) {
    let h = &k.hessenberg;
    for i in (0..made).rev() {
        let mut y = k.g[i];
        for j in i + 1..made {
            y -= h.get(i, j) * k.g[j];
        }
        k.g[i] = y.div(h.get(i, i));
    }
    let mut x = VecMut::column(x, 0);
    for j in 0..made {
        axpy(it.ctx.par, k.g[j].scale(size), VecRef::column(k.directions.rb(), j), x.rb_mut());
    }
}
