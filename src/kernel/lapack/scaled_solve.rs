//! Triangular solves that cannot overflow (`xLATRS`).
//!
//! For a condition number the triangle may be as good as singular, and the solution then exceeds the
//! range. So s op(A) ^-1 x is computed with a scale s <= 1 chosen on the way. E. Anderson's method (LAPACK
//! Working Note 36, 1991): from the sums of moduli in the columns follows a bound on the growth of the
//! solution; if it is harmless, TRSV does. Otherwise every step is preceded by a test and,
//! if need be, x is made smaller.
//!
//! The triangle becomes a lower one by reversing it; a product with a column (A) or a row (A^T, A^H)
//! runs along the stored columns either way.

use super::vector::{dot, largest1, subtract, sum_of, worse};
use crate::kernel::gemm::Operand;
use crate::kernel::level2::trsv::trsv;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::{Real, Scalar};
use crate::kernel::triangle::{Trans, Triangle};
use crate::kernel::trsm::{Diag, Uplo};
use crate::kernel::vector::VecMut;
use crate::kernel::view::{MatMut, MatRef};

/// Numbers up to this may be added in pairs without a thought: far below overflow.
fn big<R: Real>() -> R {
    R::EPSILON.div(R::MIN_POSITIVE)
}

/// A triangle, the sums of its columns off the diagonal, and the factor that was applied to them.
pub struct ScaledTriangle<'a, T: Scalar> {
    triangle: Triangle<'a, T>,
    sums: &'a [T::Real],
    /// 1, or less if a sum would exceed `big`; the substitution then runs on `shrink` A.
    shrink: T::Real,
    /// There is an Inf or a NaN off the diagonal: no scaling helps.
    special: bool,
}

impl<'a, T: Scalar> ScaledTriangle<'a, T> {
    /// Prepares the triangle as stored, whose view has adjacent rows or columns; `sums` is work memory, an element for each column.
    pub fn new(triangle: Triangle<'a, T>, sums: &'a mut [T::Real]) -> Self {
        let one = T::Real::ONE;
        let mut shrink = one;
        let mut largest = column_sums(triangle, |x| x.abs1(), sums);
        if !(largest <= big()) {
            // A sum may overflow although its terms do not.
            let mut entry = T::Real::ZERO;
            each_column(triangle, |_, column| entry = worse(entry, largest1(column)));
            if entry.is_finite() {
                shrink = big::<T::Real>().div(entry).div(T::Real::from_usize(sums.len()));
                shrink = if shrink < one { shrink } else { one };
                largest = column_sums(triangle, |x| x.scale(shrink).abs1(), sums);
            }
        }
        ScaledTriangle { triangle, sums, shrink, special: !largest.is_finite() }
    }

    /// x := s op(A)^-1 x; returns s, or 0 if A is exactly singular and x then means nothing.
    pub fn solve(&self, ctx: &Ctx, trans: Trans, mut x: MatMut<T>) -> T::Real {
        let unit = self.triangle.diag == Diag::Unit;
        let op = self.triangle.op(trans);
        // Reversed, a triangle keeps its columns, last one first.
        let backward = op.uplo == Uplo::Upper;
        let (l, reversed) = op.lowered(x.rb_mut());
        let (sums, shrink) = (self.sums, self.shrink);
        let one = T::Real::ONE;
        let steps = Substitution { l, unit, sums, backward, shrink, scale: one, x: reversed };
        let by_columns = trans == Trans::No;
        if self.special || (shrink == one && steps.harmless(by_columns)) {
            trsv(ctx, op, VecMut::column(x, 0));
            return one;
        }
        steps.careful(by_columns)
    }
}

/// Calls `f` with each column of the triangle without the diagonal.
fn each_column<T: Scalar>(t: Triangle<T>, mut f: impl FnMut(usize, MatRef<T>)) {
    let n = t.a.mat.rows();
    for j in 0..n {
        f(
            j,
            match t.uplo {
                Uplo::Lower => t.a.mat.sub(j + 1, j, n - j - 1, 1),
                Uplo::Upper => t.a.mat.sub(0, j, j, 1),
            },
        );
    }
}

/// The sum of `size` over each column; returns the largest, NaN if there is one.
fn column_sums<T: Scalar>(
    t: Triangle<T>,
    size: impl Fn(T) -> T::Real,
    sums: &mut [T::Real],
) -> T::Real {
    let mut largest = T::Real::ZERO;
    each_column(t, |j, column| {
        sums[j] = sum_of(column, &size);
        largest = worse(largest, sums[j]);
    });
    largest
}

/// One solve with a lower triangle.
struct Substitution<'a, 'x, T: Scalar> {
    l: Operand<'a, T>,
    unit: bool,
    sums: &'a [T::Real],
    backward: bool,
    shrink: T::Real,
    scale: T::Real,
    x: MatMut<'x, T>,
}

impl<T: Scalar> Substitution<'_, '_, T> {
    fn n(&self) -> usize {
        self.x.rows()
    }
    /// The sum that belongs to step j: of column j of L, or of row j for a transposed triangle.
    fn sum(&self, j: usize) -> T::Real {
        self.sums[if self.backward { self.n() - 1 - j } else { j }]
    }
    fn diagonal(&self, j: usize) -> T {
        if self.unit { T::ONE } else { self.l.mat.get(j, j).conj_if(self.l.conj) }
    }

    /// Whether a bound on the growth of the solution shows that nothing can overflow. Kept as
    /// reciprocals, which underflow harmlessly.
    fn harmless(&self, by_columns: bool) -> bool {
        let (one, least) = (T::Real::ONE, big::<T::Real>().recip());
        let min = |a: T::Real, b: T::Real| if b < a { b } else { a };
        let start = largest1(self.x.rb());
        let start = if start > least { start } else { least };
        // 1 over the bound for the solution's elements so far, and for the whole vector.
        let mut element = one.div(one + one).div(start);
        let mut vector = element;
        for j in 0..self.n() {
            if !(vector > least) {
                return false;
            }
            let d = self.diagonal(j).abs1();
            if by_columns {
                element = min(element, min(d, one) * vector);
                vector = if d + self.sum(j) >= least {
                    vector * d.div(d + self.sum(j))
                } else {
                    T::Real::ZERO
                };
            } else {
                let growth = one + self.sum(j);
                vector = min(vector, element.div(growth));
                element = if growth > d { element * d.div(growth) } else { element };
            }
        }
        min(vector, element) > least
    }

    /// Take s times column j of L from the rest of x.
    fn eliminate(&mut self, j: usize, s: T) {
        let rest = self.n() - j - 1;
        let column = self.l.mat.sub(j + 1, j, rest, 1);
        subtract(s, column, self.l.conj, self.x.rb_mut().sub(j + 1, 0, rest, 1));
    }

    /// x := f x, remembered in the scale.
    fn rescale(&mut self, f: T::Real) {
        for i in 0..self.n() {
            self.x.set(i, 0, self.x.get(i, 0).scale(f));
        }
        self.scale *= f;
    }

    /// Makes x so small that the sum of step j times `reach`, and x itself, are at most half of `big`.
    fn make_room(&mut self, j: usize, reach: T::Real) -> T::Real {
        let half = T::Real::ONE.div(T::Real::ONE + T::Real::ONE);
        let f = (big::<T::Real>() * half).div(self.sum(j)).div(reach);
        let f = if f < half { f } else { half };
        self.rescale(f);
        f
    }

    /// Substitution that makes x smaller whenever the next step might overflow.
    fn careful(mut self, by_columns: bool) -> T::Real {
        let (zero, one, big) = (T::Real::ZERO, T::Real::ONE, big::<T::Real>());
        let half = one.div(one + one);
        let n = self.n();
        let start = largest1(self.x.rb());
        if start > big * half {
            self.rescale((big * half).div(start));
        }
        // Bounds the elements that later steps read.
        let mut largest = largest1(self.x.rb());
        for j in 0..n {
            if !by_columns {
                // The row's sum times x must not overflow.
                let reach = if largest > one { largest } else { one };
                if self.sum(j) > (big - self.x.get(j, 0).abs1()).div(reach) {
                    largest *= self.make_room(j, reach);
                }
                let row = self.l.mat.sub(j, 0, 1, j).t();
                let s = self.shrunk_dot(row, j);
                self.x.set(j, 0, self.x.get(j, 0) - s);
            }
            let d = self.diagonal(j).scale(self.shrink);
            if d.is_zero() {
                return zero;
            }
            let (size, x) = (d.abs1(), self.x.get(j, 0).abs1());
            if size < one && x > size * big {
                // The quotient would exceed `big`. With a tiny divisor, and a column that magnifies what is
                // left of it, make room for the next step at once.
                let mut f = (size * big).div(x);
                if size * big < one && self.sum(j) > one {
                    f = f.div(self.sum(j));
                }
                self.rescale(f);
                largest *= f;
            }
            if !(self.unit && self.shrink == one) {
                self.x.set(j, 0, self.x.get(j, 0).div(d));
            }
            let x = self.x.get(j, 0).abs1();
            if by_columns {
                // The rest of x must have room for x times the column.
                let reach = if x > one { x } else { one };
                if self.sum(j) * x.div(reach) > (big - largest).div(reach) {
                    self.make_room(j, reach);
                }
                self.eliminate(j, self.x.get(j, 0).scale(self.shrink));
                largest = largest1(self.x.rb().sub(j + 1, 0, n - j - 1, 1));
            } else {
                largest = worse(largest, x);
            }
        }
        // What was solved is shrink A.
        self.scale.div(self.shrink)
    }

    fn shrunk_dot(&self, row: MatRef<T>, j: usize) -> T {
        let x = self.x.rb().sub(0, 0, j, 1);
        if self.shrink == T::Real::ONE {
            return dot(row, self.l.conj, x);
        }
        let mut s = T::ZERO;
        for i in 0..j {
            s += row.get(i, 0).conj_if(self.l.conj).scale(self.shrink) * x.get(i, 0);
        }
        s
    }
}
