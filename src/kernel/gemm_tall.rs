//! C := beta C + alpha op(A) op(B) with a tall, narrow C and few steps, in tasks of rows.
//!
//! Such a product has few operations for each line it reads. In general tasks go as small products do (`gemm_small.rs`), with
//! operands where they are, which caches of several threads hold longer. One thread packs both where A's columns compete for
//! the first-level cache, so that they would be copied together anyway, or where A and C are more than caches hold, and A by
//! the first tiles that read it; what comes from memory all threads pack, and A beforehand, since hardware follows runs of a
//! few columns, not a line from each of many. An element of C is the same sum on all ways.

use super::gemm::Operand;
use super::gemm_small::{columns_ahead, spread};
use super::isa::Kernels;
use super::isa::machine;
use super::macro_kernel::{Meanwhile, macro_kernel_packing, whole};
use super::pack::{Shared, pack_a, pack_b};
use super::par::{Ctx, Executor, Sequential};
use super::params::{A_BYTES, A_OFFSET, B_BYTES, B_OFFSET, PAGE_BYTES, TASK_WORK, TASKS};
use super::scalar::Scalar;
use super::view::{MatMut, MatRef};

/// A tall C has at most so many columns, and A too; and B at most so many bytes, which stay in a cache.
const COLUMNS: usize = 64;
const B_MOST: usize = 64 << 10;
/// Least steps with which operands are packed, and bytes of A that are packed at a time.
const STEPS: usize = 16;
const BLOCK_BYTES: usize = 256 << 10;
const _: () = assert!(BLOCK_BYTES <= A_BYTES && 2 * B_MOST <= B_BYTES);
/// Bytes of A and C from which on one thread packs operands wherever A's columns are, if its second-level cache is not small.
const PACKED: usize = 6 << 20;
/// The same of any number of threads, and A is packed beforehand.
const BEFOREHAND: usize = 16 << 20;
/// With a small second-level cache, bytes of A and C from which on their next rows are asked for, if each has so many
/// columns: those are more places than hardware fetches ahead from at once. Columns at distances of whole pages compete for
/// so few lines of each cache that they would drive out each other.
const ASKED: usize = 4 << 20;
const ASKED_COLUMNS: usize = 12;

/// How a task's rows are multiplied.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    InPlace,
    /// Asking for the next rows.
    Asking,
    /// With packed operands: A by tiles, or beforehand.
    PackedByTiles,
    Packed,
}

/// C := beta C + alpha A B if C is tall and narrow and B small, else nothing and false.
pub fn gemm_tall<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    c: &MatMut<T>,
) -> bool {
    let (m, n, k) = (c.rows(), c.cols(), a.mat.cols());
    if c.rs() != 1 || n > COLUMNS || k > COLUMNS || n * k * size_of::<T>() > B_MOST {
        return false;
    }
    let kr = T::kernels();
    let way = if alpha.is_zero() { Way::InPlace } else { way(kr, &a, c, ctx.par.width()) };
    let packs = matches!(way, Way::PackedByTiles | Way::Packed);
    let right = packs.then(|| {
        let right = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
        // SAFETY: the region has room for all of B, and is this product's alone.
        unsafe { pack_b(kr, b.mat, b.conj, (0, n.div_ceil(kr.nr)), right.get()) };
        right
    });
    let panels = m.div_ceil(kr.mr);
    let tasks = (m * n * k / TASK_WORK).clamp(1, TASKS).min(panels);
    let par: &dyn Executor = if tasks <= 1 { &Sequential } else { ctx.par };
    par.run(tasks, &|task, slot| {
        // Whole panels, as evenly as it goes.
        let (i, end) = (task * panels / tasks * kr.mr, (task + 1) * panels / tasks * kr.mr);
        let here = end.min(m) - i;
        // SAFETY: tasks have disjoint rows of C.
        let c = unsafe { c.alias() }.sub(i, 0, here, n);
        let a = a.sub(i, 0, here, k);
        if let Some(right) = right {
            let left = Shared::<T>::region(&ctx.scratch, slot, A_OFFSET).get();
            let beforehand = way == Way::Packed;
            // SAFETY: B is packed; the task has its slot's region to itself.
            unsafe { packed(kr, alpha, a.mat, right.get(), beta, c, left, beforehand) };
        } else {
            columns_ahead(alpha, a, b, beta, c, way == Way::Asking);
        }
    });
    true
}

fn way<T: Scalar>(kr: &Kernels<T>, a: &Operand<T>, c: &MatMut<T>, threads: usize) -> Way {
    let (n, k, narrow) = (c.cols(), a.mat.cols(), machine::is_narrow());
    let bytes = c.rows().saturating_mul((n + k) * size_of::<T>());
    let spread = spread::<T>(a.mat.cs(), k);
    if a.mat.rs() == 1 && !a.conj && k >= STEPS && n > kr.nr {
        if bytes >= BEFOREHAND && (spread || !narrow) {
            return Way::Packed;
        }
        if threads == 1 && (spread || bytes >= PACKED && !narrow) {
            return Way::PackedByTiles;
        }
    }
    let pages = |stride: isize| (stride.unsigned_abs() * size_of::<T>()).is_multiple_of(PAGE_BYTES);
    let apart = !pages(a.mat.cs()) && !pages(c.cs());
    match narrow && apart && bytes >= ASKED && n.min(k) >= ASKED_COLUMNS {
        true => Way::Asking,
        false => Way::InPlace,
    }
}

/// C := beta C + alpha A B for a packed B, by blocks of an A with adjacent rows; C has them, too.
///
/// # Safety
/// b holds n packed columns of k elements; `left` has room for a block of A, and the caller has it to itself.
unsafe fn packed<T: Scalar>(
    kr: &Kernels<T>,
    alpha: T,
    a: MatRef<T>,
    b: *const T,
    beta: T,
    mut c: MatMut<T>,
    left: *mut T,
    beforehand: bool,
) {
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    let block = (BLOCK_BYTES / (k * size_of::<T>()) / kr.mr).max(1) * kr.mr;
    for i in (0..m).step_by(block) {
        let rows = block.min(m - i);
        let (a, c) = (a.sub(i, 0, rows, k), c.rb_mut().sub(i, 0, rows, n));
        // SAFETY: the caller's promise.
        unsafe {
            if beforehand {
                pack_a(kr, a, false, (0, rows.div_ceil(kr.mr)), left);
                whole(kr, k, alpha, left, b, beta, c);
            } else {
                let (from, nothing) = ((a.as_ptr(), a.cs()), Meanwhile::NOTHING);
                macro_kernel_packing(kr, k, alpha, from, left, b.into(), beta, c, nothing);
            }
        }
    }
}
