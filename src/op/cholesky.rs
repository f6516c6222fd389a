//! Cholesky factorization of a batch of strided matrices, in place or out of place, waited for.
//!
//! The input is first brought to where the factor shall be (one triangle of it; the other is
//! cleared), then factored there. If input and output overlap without being the same, it goes
//! through scratch memory.

use super::exec::Exec;
use super::matrices::{Matrices, Relation, for_each};
use crate::device::error::{Error, Failure};
use crate::device::stream::Stream;
use crate::kernel::batched::{self, Batch};
use crate::kernel::lacpy;
use crate::kernel::par::Ctx;
use crate::kernel::scalar::Scalar;
pub use crate::kernel::trsm::Uplo;

/// Factors every matrix of `input` into `output`, which has the same shape. `minors[i]` becomes 0, or
/// the order of the leading minor of matrix i that is not positive definite; its factor is then
/// incomplete and the others are not disturbed. When memory is short nothing is written.
///
/// # Safety
/// `input` is readable and `output` writable memory that nothing but this stream uses; the elements
/// of `output` do not coincide.
pub unsafe fn cholesky<T: Scalar>(
    call: &'static str,
    stream: &Stream,
    uplo: Uplo,
    input: Matrices<T>,
    output: Matrices<T>,
    minors: &mut [i32],
) -> Result<(), Failure> {
    let relation = input.relation(&output);
    let fail = |error| Failure { call, error };
    let staged = match relation {
        Relation::Tangled => input.elements().ok_or(fail(Error::OutOfMemory))?,
        _ => 0,
    };
    let small = batched::potrf_is_small(output.rows(), output.count());
    let exec = Exec::reserve_unless::<T>(small, stream, staged).map_err(fail)?;
    stream.run(call, || {
        exec.run::<T, _>(|ctx: &Ctx, work| {
            // SAFETY: the caller's promise.
            let (from, to) = unsafe { (input.batch(), output.batch()) };
            let done = batched::store(minors);
            match relation {
                Relation::Same => batched::potrf_into(ctx, uplo, None, &to, &done),
                Relation::Apart => batched::potrf_into(ctx, uplo, Some(&from), &to, &done),
                Relation::Tangled => {
                    let packed = input.packed_at(work.as_mut_ptr().cast()).ok_or(Error::Failed)?;
                    // SAFETY: scratch memory of `staged` elements, which is ours in this task.
                    let packed = unsafe { packed.batch() };
                    bring(ctx, uplo, &from, &packed);
                    batched::potrf_into(ctx, uplo, Some(&packed), &to, &done);
                }
            }
            Ok(())
        })?
    })
}

/// Copies one triangle of every matrix and clears the other.
fn bring<T: Scalar>(ctx: &Ctx, uplo: Uplo, from: &Batch<T>, to: &Batch<T>) {
    for_each(ctx, to.count(), to.rows().saturating_mul(to.cols()), &|ctx, i| {
        // SAFETY: each member once; `from` and `to` lie apart.
        let (a, b) = unsafe { (from.mat(i), to.mat_mut(i)) };
        lacpy::copy_triangle(ctx, uplo, a, b);
    });
}
