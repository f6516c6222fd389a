//! Givens rotations that zero the second of two numbers (`xROTG`), without spurious overflow or
//! underflow: E. Anderson, Algorithm 978: Safe scaling in the level 1 BLAS, ACM TOMS 44(1), 2017.
//!
//! c is real and not negative for complex types; [c s; -conj(s) c] (a, b) = (r, 0).

use crate::kernel::scalar::{Real, Scalar};

/// A rotation, with what became of (a, b).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation<T: Scalar> {
    pub c: T::Real,
    pub s: T,
    pub r: T,
    /// Encodes c and s in one number, as the BLAS of 1979 defines; real types only, else 0.
    pub z: T,
}

/// The bounds between which reals and their inverses are normal numbers.
fn safe<R: Real>() -> (R, R) {
    // The least normal number's own inverse is finite for IEEE formats.
    (R::MIN_POSITIVE, R::MIN_POSITIVE.recip())
}

fn larger<R: Real>(a: R, b: R) -> R {
    if a > b { a } else { b }
}

fn clamp<R: Real>(x: R) -> R {
    let (least, most) = safe::<R>();
    if x < least {
        least
    } else if x > most {
        most
    } else {
        x
    }
}

/// The rotation for a and b of either kind.
pub fn rotg<T: Scalar>(a: T, b: T) -> Rotation<T> {
    if T::IS_COMPLEX {
        return rotg_complex(a, b);
    }
    let g = rotg_real(a.re(), b.re());
    let [s, r, z] = [g.s, g.r, g.z].map(T::from_real);
    Rotation { c: g.c, s, r, z }
}

/// The rotation for real a and b. r has the sign of the larger one.
pub fn rotg_real<R: Real>(a: R, b: R) -> Rotation<R> {
    let (one, zero) = (R::ONE, R::ZERO);
    let (size_a, size_b) = (a.abs(), b.abs());
    if b.is_zero() {
        return Rotation { c: one, s: zero, r: a, z: zero };
    }
    if a.is_zero() {
        return Rotation { c: zero, s: one, r: b, z: one };
    }
    let scale = clamp(larger(size_a, size_b));
    let lead = if size_a > size_b { a } else { b };
    let (p, q) = (a.div(scale), b.div(scale));
    let length = scale * (p * p + q * q).sqrt();
    let r = if lead < zero { -length } else { length };
    let (c, s) = (a.div(r), b.div(r));
    let z = if size_a > size_b {
        s
    } else if !c.is_zero() {
        c.recip()
    } else {
        one
    };
    Rotation { c, s, r, z }
}

fn square<T: Scalar>(x: T) -> T::Real {
    x.re() * x.re() + x.im() * x.im()
}

fn size<T: Scalar>(x: T) -> T::Real {
    larger(x.re().abs(), x.im().abs())
}

/// The rotation for complex a and b; also right for real types, with c >= 0.
pub fn rotg_complex<T: Scalar>(a: T, b: T) -> Rotation<T> {
    let (one, zero) = (T::Real::ONE, T::Real::ZERO);
    let done = |c, s, r| Rotation { c, s, r, z: T::ZERO };
    if b.is_zero() {
        return done(one, T::ZERO, a);
    }
    let (least, _) = safe::<T::Real>();
    // Squares between `low` and `high` lose nothing, nor does the sum of two.
    let low = (least.div(T::Real::EPSILON)).sqrt();
    let high = (least.recip().div(one + one)).sqrt();
    let fits = |x: T::Real| x > low && x < high;
    if a.is_zero() {
        let top = size(b);
        let u = if fits(top) { one } else { clamp(top) };
        let q = over(b, u);
        let d = square(q).sqrt();
        return done(zero, over(q.conj(), d), T::from_real(d * u));
    }
    let (size_a, size_b) = (size(a), size(b));
    if fits(size_a) && fits(size_b) {
        let (f, g) = (square(a), square(b));
        let (c, s, r) = unscaled(a, b, f, f + g);
        return done(c, s, r);
    }
    let u = clamp(larger(size_a, size_b));
    let q = over(b, u);
    let g = square(q);
    if size_a.div(u) < low {
        // a is so small beside b that it needs a scale of its own.
        let v = clamp(size_a);
        let w = v.div(u);
        let p = over(a, v);
        let f = square(p);
        let (c, s, r) = unscaled(p, q, f, f * w * w + g);
        return done(c * w, s, r.scale(u));
    }
    let p = over(a, u);
    let f = square(p);
    let (c, s, r) = unscaled(p, q, f, f + g);
    done(c, s, r.scale(u))
}

/// (c, s, r) for a, b with f = |a|^2 and h = |a|^2 + |b|^2, all well inside the range.
fn unscaled<T: Scalar>(a: T, b: T, f: T::Real, h: T::Real) -> (T::Real, T, T) {
    // Roots one by one: f h may leave the range.
    let d = f.sqrt() * h.sqrt();
    let c = f.sqrt().div(h.sqrt());
    let s = b.conj() * over(a, d);
    (c, s, a.scale(h.div(d)))
}

/// Division of both parts, the quotient being what counts.
fn over<T: Scalar>(x: T, d: T::Real) -> T {
    x.div(T::from_real(d))
}
