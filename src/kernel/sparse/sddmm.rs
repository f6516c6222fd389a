//! C := alpha (op(A) op(B)) . pattern(C) + beta C: the entries of a dense product that a sparse matrix has.

use super::csr::Proven;
use super::spmm::Dense;
use super::{Error, Index, PARALLEL, Result, Value};
use crate::kernel::pack::Shared;
use crate::kernel::par::Executor;
use crate::kernel::scalar::Scalar;

/// Tasks that rows are cut into at most.
const TASKS: usize = 256;

/// The values of C's entries, for compressed rows. beta = 0 does not read them, alpha = 0 neither A nor B.
pub fn sddmm<I: Index, V: Value, T: Scalar>(
    par: &dyn Executor,
    alpha: T,
    a: Dense<T>,
    b: Dense<T>,
    beta: T,
    c: Proven<I, V>,
    values: &mut [T],
) -> Result<()> {
    let depth = a.mat.cols();
    let fits = a.mat.rows() == c.rows() && b.mat.cols() == c.cols() && b.mat.rows() == depth;
    if !fits || values.len() < c.nnz() {
        return Err(Error::Short);
    }
    let work = c.nnz().saturating_mul(depth + 1).saturating_mul(size_of::<T>());
    let tasks = (work / PARALLEL).clamp(1, TASKS);
    let out = Shared::new(values.as_mut_ptr());
    let part = |task: usize| {
        for i in c.cut(task, tasks)..c.cut(task + 1, tasks) {
            for k in c.row(i) {
                let mut sum = T::ZERO;
                if !alpha.is_zero() {
                    let j = c.column(k);
                    for l in 0..depth {
                        let x = a.mat.get(i, l).conj_if(a.conj);
                        sum += x * b.mat.get(l, j).conj_if(b.conj);
                    }
                    sum = alpha * sum;
                }
                // SAFETY: below nnz, and rows belong to one task each.
                let value = unsafe { &mut *out.get().wrapping_add(k) };
                *value = if beta.is_zero() { sum } else { sum + beta * *value };
            }
        }
    };
    if tasks == 1 {
        part(0);
    } else {
        par.run(tasks, &|task, _| part(task));
    }
    Ok(())
}
