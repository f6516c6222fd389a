//! The modified Givens transformation (`xROTMG`): C. Lawson, R. Hanson, D. Kincaid, F. Krogh, Basic
//! linear algebra subprograms for Fortran usage, ACM TOMS 5(3), 1979.
//!
//! A matrix H zeroes the second component of (sqrt(d1) x1, sqrt(d2) y1) without square roots; two of
//! its entries are 1 or -1 unless rescaling by 4096 keeps the weights d1, d2 within a window.

use crate::kernel::scalar::Real;

/// What `rotmg` updates, and the transformation (flag, h11, h21, h12, h22).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Modified<R> {
    pub d1: R,
    pub d2: R,
    pub x1: R,
    /// Entries that the flag implies keep the value they are given.
    pub param: [R; 5],
}

/// The transformation for weights d1, d2 and the vector (x1, y1). `param` holds the caller's old
/// entries, which survive where the flag says that they are not used.
pub fn rotmg<R: Real>(d1: R, d2: R, x1: R, y1: R, param: [R; 5]) -> Modified<R> {
    let (zero, one) = (R::ZERO, R::ONE);
    let [_, o11, o21, o12, o22] = param;
    let nothing = Modified { d1: zero, d2: zero, x1: zero, param: [-one, zero, zero, zero, zero] };
    if d1 < zero {
        return nothing;
    }
    let p2 = d2 * y1;
    if p2.is_zero() {
        return Modified { d1, d2, x1, param: [-(one + one), o11, o21, o12, o22] };
    }
    let p1 = d1 * x1;
    let (q1, q2) = (p1 * x1, p2 * y1);
    let mut t = if q1.abs() > q2.abs() {
        let (h21, h12) = ((-y1).div(x1), p2.div(p1));
        let u = one - h12 * h21;
        if !(u > zero) {
            // Only rounding brings it here.
            return nothing;
        }
        Weighted { d1: d1.div(u), d2: d2.div(u), x1: x1 * u, flag: zero, h: [one, h21, h12, one] }
    } else {
        if q2 < zero {
            return nothing;
        }
        let (h11, h22) = (p1.div(p2), x1.div(y1));
        let u = one + h11 * h22;
        Weighted { d1: d2.div(u), d2: d1.div(u), x1: y1 * u, flag: one, h: [h11, -one, one, h22] }
    };
    t.rescale();
    let [h11, h21, h12, h22] = t.h;
    let param = if t.flag < zero {
        [t.flag, h11, h21, h12, h22]
    } else if t.flag.is_zero() {
        [t.flag, o11, h21, h12, o22]
    } else {
        [t.flag, h11, o21, o12, h22]
    };
    Modified { d1: t.d1, d2: t.d2, x1: t.x1, param }
}

struct Weighted<R> {
    d1: R,
    d2: R,
    x1: R,
    flag: R,
    /// h11, h21, h12, h22.
    h: [R; 4],
}

impl<R: Real> Weighted<R> {
    /// Brings d1 and |d2| back between 4096^-2 and 4096^2 where they left it.
    fn rescale(&mut self) {
        let g = gamma::<R>();
        let (most, least) = (g * g, (g * g).recip());
        // A weight that is Inf or NaN would never come back.
        while !self.d1.is_zero() && self.d1.is_finite() && (self.d1 <= least || self.d1 >= most) {
            self.flag = -R::ONE;
            let up = self.d1 <= least;
            let (w, s) = if up { (most, g.recip()) } else { (least, g) };
            self.d1 *= w;
            self.x1 *= s;
            self.h[0] *= s;
            self.h[2] *= s;
        }
        while !self.d2.is_zero()
            && self.d2.is_finite()
            && (self.d2.abs() <= least || self.d2.abs() >= most)
        {
            self.flag = -R::ONE;
            let up = self.d2.abs() <= least;
            let (w, s) = if up { (most, g.recip()) } else { (least, g) };
            self.d2 *= w;
            self.h[1] *= s;
            self.h[3] *= s;
        }
    }
}

/// 4096.
fn gamma<R: Real>() -> R {
    let mut g = R::ONE;
    for _ in 0..12 {
        g += g;
    }
    g
}
