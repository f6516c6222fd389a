//! y := beta y + alpha A x, A symmetric or Hermitian with one triangle stored, dense, packed or banded
//! (`xSYMV`, `xHEMV`, `xSPMV`, `xHPMV`, `xSBMV`, `xHBMV`).
//!
//! A line of the triangle is a column of A below (or above) the diagonal and a row beside it: in one
//! pass it is added to y and multiplied with x, a few lines at once. Tasks are groups of lines of
//! equal area; each adds to a partial y of its own, over the rows that its lines reach.

use super::lines::Lines;
use super::worth;
use crate::kernel::level1::axpy::axpy_range;
use crate::kernel::level1::dot::dot_range;
use crate::kernel::level1::scal::scale_or_clear;
use crate::kernel::pack::Shared;
use crate::kernel::par::{Ctx, Executor, SCRATCH_SLOT_BYTES, Sequential};
use crate::kernel::params::LEVEL2_TASKS;
use crate::kernel::scalar::Scalar;
use crate::kernel::vector::{VecMut, VecRef};

/// Most lines in one pass.
const MOST: usize = 4;

/// What A is, given the matrix M of the lines.
#[derive(Clone, Copy)]
pub struct Symmetry {
    /// A = A^H, and the imaginary part of the diagonal counts as 0; else A = A^T.
    pub hermitian: bool,
    /// A is the conjugate of M (a Hermitian A that is stored by rows).
    pub conj: bool,
}

/// y := beta y + alpha A x; beta = 0 does not read y, alpha = 0 does not read A and x.
pub fn symv<T: Scalar>(
    ctx: &Ctx,
    sym: Symmetry,
    alpha: T,
    a: Lines<T>,
    x: VecRef<T>,
    beta: T,
    mut y: VecMut<T>,
) {
    scale_or_clear(ctx.par, beta, y.rb_mut());
    let n = a.n();
    if alpha.is_zero() || n == 0 {
        return;
    }
    let tasks = worth(a.elements().saturating_mul(size_of::<T>()));
    if tasks == 1 && x.is_contiguous() && y.is_contiguous() {
        // SAFETY: n adjacent elements each.
        return unsafe { pass(sym, alpha, &a, (0, n), x.as_ptr(), y.as_mut_ptr()) };
    }
    // As many lines at once as there is scratch memory for; all of them unless n is in the millions.
    let mut lines = n;
    while lines > 1 && !Window::new(&a, (0, lines), tasks).fits::<T>() {
        lines = lines.div_ceil(2);
    }
    for from in (0..n).step_by(lines) {
        let window = Window::new(&a, (from, n.min(from + lines)), tasks);
        if window.fits::<T>() {
            window.run(ctx, sym, alpha, &a, x, y.rb_mut());
        } else {
            one_by_one(sym, alpha, &a, (from, n.min(from + lines)), x, y.rb_mut());
        }
    }
}

/// Some of the lines, cut into tasks.
struct Window {
    tasks: usize,
    borders: [usize; LEVEL2_TASKS + 1],
    rows: (usize, usize),
    /// Where a task's partial y starts in scratch memory, in elements; the copy of x comes first.
    starts: [usize; LEVEL2_TASKS + 1],
}

impl Window {
    fn new<T: Scalar>(a: &Lines<T>, (from, to): (usize, usize), tasks: usize) -> Window {
        let borders = a.cut(from, to, tasks);
        let rows = a.rows(from, to);
        let mut starts = [rows.1 - rows.0; LEVEL2_TASKS + 1];
        for t in 0..tasks {
            let (first, end) = a.rows(borders[t], borders[t + 1]);
            starts[t + 1] = starts[t] + (end - first);
        }
        Window { tasks, borders, rows, starts }
    }

    fn fits<T>(&self) -> bool {
        self.starts[self.tasks] <= SCRATCH_SLOT_BYTES / size_of::<T>()
    }

    fn run<T: Scalar>(
        &self,
        ctx: &Ctx,
        sym: Symmetry,
        alpha: T,
        a: &Lines<T>,
        x: VecRef<T>,
        mut y: VecMut<T>,
    ) {
        let memory = Shared::<T>::region(&ctx.scratch, 0, 0);
        let mut px = x.as_ptr();
        if !x.is_contiguous() {
            for i in self.rows.0..self.rows.1 {
                // SAFETY: the window fits into scratch memory.
                unsafe { memory.get().wrapping_add(i - self.rows.0).write(x.get(i)) };
            }
            px = memory.get().wrapping_sub(self.rows.0);
        }
        let px = Shared::new(px.cast_mut());
        let par: &dyn Executor = if self.tasks == 1 { &Sequential } else { ctx.par };
        par.run(self.tasks, &|task, _| {
            let (from, to) = (self.borders[task], self.borders[task + 1]);
            let (first, end) = a.rows(from, to);
            let p = memory.get().wrapping_add(self.starts[task]);
            // SAFETY: the window fits into scratch memory; every task has a part of its own, which is
            // addressed from row 0.
            unsafe {
                for i in 0..end - first {
                    p.wrapping_add(i).write(T::ZERO);
                }
                pass(sym, alpha, a, (from, to), px.get(), p.wrapping_sub(first));
            }
        });
        for task in 0..self.tasks {
            let (first, end) = a.rows(self.borders[task], self.borders[task + 1]);
            let p = memory.get().wrapping_add(self.starts[task]);
            for i in first..end {
                // SAFETY: written by the task.
                y.set(i, y.get(i) + unsafe { *p.wrapping_add(i - first) });
            }
        }
    }
}

/// The lines [from, to) on this thread.
///
/// # Safety
/// x and y are valid at every row that the lines reach.
unsafe fn pass<T: Scalar>(
    sym: Symmetry,
    alpha: T,
    a: &Lines<T>,
    (from, to): (usize, usize),
    x: *const T,
    y: *mut T,
) {
    let kr = T::vectors();
    let conj_dot = sym.conj != sym.hermitian;
    let mut j = from;
    while j < to {
        let count = if j + kr.symv_lines <= to { kr.symv_lines } else { 1 };
        let (mut ptr, mut factor, mut dots) =
            ([core::ptr::null::<T>(); 2 * MOST], [T::ZERO; MOST], [T::ZERO; MOST]);
        // The rows beside the diagonal block that all lines of the group have.
        let (first, end) = if a.is_lower() {
            (j + count, a.line(j).end().max(j + count))
        } else {
            (a.line(j + count - 1).first.min(j), j)
        };
        // SAFETY: the caller's promise; the lines have the rows [first, end).
        unsafe {
            for c in 0..count {
                let line = a.line(j + c);
                ptr[c] = if first < end { line.at(first) } else { line.ptr };
                // Where the next group begins with the line that has this one's place.
                ptr[count + c] = ptr[c];
                if j + 2 * count <= to {
                    let next = a.line(j + count + c);
                    let row = if a.is_lower() { first + count } else { next.first };
                    ptr[count + c] = next.at(row);
                }
                factor[c] = alpha * *x.wrapping_add(j + c);
            }
            (kr.symv)(
                end - first,
                count,
                ptr.as_ptr(),
                sym.conj,
                conj_dot,
                factor.as_ptr(),
                x.wrapping_add(first),
                y.wrapping_add(first),
                dots.as_mut_ptr(),
            );
            for c in 0..count {
                let line = a.line(j + c);
                let mut sum = dots[c];
                let mut own = T::ZERO;
                let mut meet = |i: usize| {
                    let m = *line.at(i);
                    if i == j + c {
                        let d =
                            if sym.hermitian { T::from_real(m.re()) } else { m.conj_if(sym.conj) };
                        own = d * factor[c];
                    } else {
                        sum += m.conj_if(conj_dot) * *x.wrapping_add(i);
                        *y.wrapping_add(i) += m.conj_if(sym.conj) * factor[c];
                    }
                };
                (line.first..line.end().min(first)).for_each(&mut meet);
                (line.first.max(end)..line.end()).for_each(&mut meet);
                *y.wrapping_add(j + c) += own + alpha * sum;
            }
        }
        j += count;
    }
}

/// The lines [from, to) without scratch memory.
fn one_by_one<T: Scalar>(
    sym: Symmetry,
    alpha: T,
    a: &Lines<T>,
    (from, to): (usize, usize),
    x: VecRef<T>,
    mut y: VecMut<T>,
) {
    for j in from..to {
        let (first, line) = a.off_diagonal(j);
        let (d, n) = (a.diagonal(j), line.len());
        let d = if sym.hermitian { T::from_real(d.re()) } else { d.conj_if(sym.conj) };
        let factor = alpha * x.get(j);
        axpy_range(factor, line, sym.conj, y.rb_mut().sub(first, n));
        let sum = dot_range(sym.conj != sym.hermitian, line, x.sub(first, n));
        y.set(j, y.get(j) + (d * factor + alpha * sum));
    }
}
