//! LU factorization of a batch of strided matrices, in place or out of place, waited for.
//!
//! The input is copied to where the factors shall be, then factored there. If input and output
//! overlap without being the same, it goes through scratch memory.

use super::exec::Exec;
use super::matrices::{Matrices, Relation, for_each};
use crate::device::error::{Error, Failure};
use crate::device::pool;
use crate::device::stream::Stream;
use crate::kernel::batched::{self, Batch};
use crate::kernel::copy::copy;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;

/// Factors every m x n matrix of `input` into `output`, which has the same shape: strictly below the
/// diagonal L, whose diagonal is 1, the rest U. With `pivots`, which has min(m, n) entries for each
/// matrix, rows are interchanged; the entries are LAPACK's (1-based, row i was swapped with row
/// `pivots[i] - 1`). `infos[i]` becomes 0 or the 1-based index of the first zero on the diagonal of U
/// of matrix i; it is factored to the end either way. When memory is short nothing is written.
///
/// # Safety
/// `input` is readable and `output` writable memory that nothing but this stream uses; the elements
/// of `output` do not coincide.
pub unsafe fn lu<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    input: Matrices<T>,
    output: Matrices<T>,
    pivots: Option<&mut [i32]>,
    infos: &mut [i32],
) -> Result<(), Failure> {
    let relation = input.relation(&output);
    let fail = |error| Failure { call, error };
    let staged = match relation {
        Relation::Tangled => input.elements().ok_or(fail(Error::OutOfMemory))?,
        _ => 0,
    };
    let slots = if output.count() == 1 { 1 } else { pool::width() };
    let work = batched::getrf_work::<T>(output.rows(), output.cols(), slots);
    let total = staged.checked_add(work).ok_or(fail(Error::OutOfMemory))?;
    let small = batched::getrf_is_small::<T>(output.rows(), output.cols(), output.count());
    let exec = Exec::reserve_unless::<T>(small, stream, total).map_err(fail)?;
    stream.run(call, || {
        exec.run::<T, _>(|ctx: &Ctx, memory| {
            let (stage, work) = memory.split_at_mut(staged);
            // SAFETY: the caller's promise.
            let (from, to) = unsafe { (input.batch(), output.batch()) };
            match relation {
                Relation::Same => {}
                Relation::Apart => bring(ctx, &from, &to),
                Relation::Tangled => {
                    let packed = input.packed_at(stage.as_mut_ptr().cast()).ok_or(Error::Failed)?;
                    // SAFETY: scratch memory of `staged` elements, which is ours in this task.
                    let packed = unsafe { packed.batch() };
                    bring(ctx, &from, &packed);
                    bring(ctx, &packed, &to);
                }
            }
            batched::getrf(ctx, &to, pivots, &batched::store(infos), work);
            Ok(())
        })?
    })
}

fn bring<T: Scalar>(ctx: &Ctx, from: &Batch<T>, to: &Batch<T>) {
    for_each(ctx, to.count(), to.rows().saturating_mul(to.cols()), &|ctx, i| {
        // SAFETY: each member once; `from` and `to` lie apart.
        let (a, b) = unsafe { (from.mat(i), to.mat_mut(i)) };
        copy(ctx, a, b);
    });
}
