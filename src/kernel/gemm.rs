//! C := beta C + alpha op(A) op(B).
//!
//! The five loops of Goto and van de Geijn (ACM TOMS 34(3), 2008) in the arrangement of BLIS. Tasks are
//! blocks of C. A block of A's rows is packed by each thread that works on it, a group of B's columns by the
//! thread that comes to it first, a panel when its tiles are next; tiles ask for what is packed soon (`coming.rs`). With
//! fewer blocks than threads both operands are packed beforehand, by all.
//! The k loop is never shared between threads and its depth KC is a constant, so an element of C is
//! the same sum for every cut into tasks.
//!
//! On a CPU with AMX large products in float32 are done block by block in `gemm_bf16x3.rs`, if it can.
//!
//! A triangle of C (`syrk.rs`) goes through the same loops; tiles outside it are skipped and tiles
//! on the diagonal are finished in a temporary.

use super::blocks::{Grid, Groups, Turn, own_blocks};
use super::coming::{Bring, Coming};
use super::gemm_small::{gemm_beside, gemm_in_place, gemm_small};
use super::isa::{Kernels, machine, tile::LINE};
use super::macro_kernel::{Meanwhile, macro_kernel, macro_kernel_packing};
use super::pack::{Shared, pack_a, pack_b};
use super::par::{Ctx, Executor, Sequential};
use super::params::{
    A_BYTES, A_OFFSET, B_BYTES, B_OFFSET, BLOCKS, HALVES_COLUMNS, HALVES_LEAST, HALVES_MOST, KC,
    MAX_MR, PACKED_BY_TILES, PACKED_BY_TILES_COLUMNS, PAGE_BYTES, PAGED_COLUMNS,
    PAGED_COLUMNS_LEAST, PAGED_ROWS_LEAST,
};
use super::scalar::Scalar;
use super::symm::Folded;
use super::trsm::Uplo;
use super::view::{MatMut, MatRef};
use super::{gemm_bf16x3, gemm_tall::gemm_tall, gemmt_small};

/// An operand: a view, and whether its elements are conjugated as they are read.
#[derive(Clone, Copy)]
pub struct Operand<'a, T> {
    pub mat: MatRef<'a, T>,
    pub conj: bool,
}

impl<'a, T> Operand<'a, T> {
    /// As stored.
    pub fn plain(mat: MatRef<'a, T>) -> Self {
        Operand { mat, conj: false }
    }
    /// The conjugate transpose.
    pub fn adjoint(mat: MatRef<'a, T>) -> Self {
        Operand { mat: mat.t(), conj: true }
    }
    /// The transpose.
    pub fn t(self) -> Self {
        Operand { mat: self.mat.t(), conj: self.conj }
    }
    /// The conjugate.
    pub fn conj(self) -> Self {
        Operand { mat: self.mat, conj: !self.conj }
    }
    /// A block, as of a view.
    pub fn sub(self, i: usize, j: usize, rows: usize, cols: usize) -> Self {
        Operand { mat: self.mat.sub(i, j, rows, cols), conj: self.conj }
    }
}

/// What panels are packed from: a matrix as stored, or one that is known by one triangle (`symm.rs`).
#[derive(Clone, Copy)]
pub(crate) enum Source<'a, T> {
    Plain(Operand<'a, T>),
    Folded(Folded<'a, T>),
}

impl<'a, T> From<Operand<'a, T>> for Source<'a, T> {
    fn from(op: Operand<'a, T>) -> Self {
        Source::Plain(op)
    }
}

impl<'a, T: Scalar> Source<'a, T> {
    pub(super) fn rows(&self) -> usize {
        match self {
            Source::Plain(op) => op.mat.rows(),
            Source::Folded(f) => f.rows(),
        }
    }
    pub(super) fn cols(&self) -> usize {
        match self {
            Source::Plain(op) => op.mat.cols(),
            Source::Folded(f) => f.cols(),
        }
    }
    pub(super) fn t(self) -> Self {
        match self {
            Source::Plain(op) => Source::Plain(op.t()),
            Source::Folded(f) => Source::Folded(f.t()),
        }
    }
    pub(super) fn sub(self, i: usize, j: usize, rows: usize, cols: usize) -> Self {
        match self {
            Source::Plain(op) => Source::Plain(op.sub(i, j, rows, cols)),
            Source::Folded(f) => Source::Folded(f.sub(i, j, rows, cols)),
        }
    }
    /// As [`pack_a`].
    unsafe fn pack_a(&self, kr: &Kernels<T>, panels: (usize, usize), dst: *mut T) {
        // SAFETY: passed on.
        unsafe {
            match self {
                Source::Plain(op) => pack_a(kr, op.mat, op.conj, panels, dst),
                Source::Folded(f) => f.pack_a(kr, panels, dst),
            }
        }
    }
    /// As [`pack_b`].
    unsafe fn pack_b(&self, kr: &Kernels<T>, panels: (usize, usize), dst: *mut T) {
        // SAFETY: passed on.
        unsafe {
            match self {
                Source::Plain(op) => pack_b(kr, op.mat, op.conj, panels, dst),
                Source::Folded(f) => f.pack_b(kr, panels, dst),
            }
        }
    }
    /// Its lines, if rows or columns are adjacent.
    fn coming(self) -> Coming<'a, T> {
        match self {
            Source::Plain(op) => Coming::of(op.mat),
            Source::Folded(_) => Coming::NOTHING,
        }
    }
    /// Whether elements of a row are adjacent, not those of a column.
    fn by_rows(&self) -> bool {
        matches!(self, Source::Plain(Operand { mat, .. }) if mat.cs() == 1 && mat.rs() != 1)
    }
    /// The first element and the distance of columns, if elements of a column are adjacent and read as stored.
    pub(super) fn columns(&self) -> Option<(*const T, isize)> {
        match self {
            Source::Plain(Operand { mat, conj }) => {
                (mat.rs() == 1 && !(*conj && T::IS_COMPLEX)).then(|| (mat.as_ptr(), mat.cs()))
            }
            _ => None,
        }
    }
    /// Element (i, j) at dst[j * pitch + i], and zeros behind the last row up to the pitch.
    ///
    /// # Safety
    /// `dst` has room for that, and the rows are not more than the pitch.
    pub(super) unsafe fn gather(&self, kr: &Kernels<T>, pitch: usize, dst: *mut T) {
        // SAFETY: passed on; the operand's view is readable.
        unsafe {
            match self {
                Source::Plain(Operand { mat, conj }) => {
                    let (rs, cs) = (mat.rs(), mat.cs());
                    (kr.pack)(mat.rows(), pitch, mat.cols(), mat.as_ptr(), rs, cs, *conj, dst);
                }
                Source::Folded(f) => f.pack(kr, 0, f.rows(), pitch, dst),
            }
        }
    }
}

/// The part of C that is computed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    Full,
    /// On and below the diagonal; `real` keeps the imaginary part of the diagonal 0.
    Lower {
        real: bool,
    },
    Upper {
        real: bool,
    },
}

/// How the rows [r, r + m) and columns [c, c + n) of C meet the part.
#[derive(PartialEq, Eq)]
pub(super) enum Cover {
    None,
    All,
    Some,
}

impl Part {
    pub(crate) fn triangle(uplo: Uplo, real: bool) -> Part {
        match uplo {
            Uplo::Lower => Part::Lower { real },
            Uplo::Upper => Part::Upper { real },
        }
    }
    fn transposed(self) -> Part {
        match self {
            Part::Full => Part::Full,
            Part::Lower { real } => Part::Upper { real },
            Part::Upper { real } => Part::Lower { real },
        }
    }
    #[inline]
    pub(super) fn cover(self, r: usize, m: usize, c: usize, n: usize) -> Cover {
        match self {
            Part::Full => Cover::All,
            Part::Lower { .. } if r + m <= c => Cover::None,
            // An element on the diagonal needs care if it is kept real.
            Part::Lower { real } if r + usize::from(!real) >= c + n => Cover::All,
            Part::Upper { .. } if c + n <= r => Cover::None,
            Part::Upper { real } if c + usize::from(!real) >= r + m => Cover::All,
            _ => Cover::Some,
        }
    }
    /// How many of the m rows from r on are in the part in all columns from c on, if the first is.
    #[inline]
    pub(super) fn whole_below(self, r: usize, m: usize, c: usize) -> usize {
        match self {
            Part::Full | Part::Lower { .. } => m,
            Part::Upper { real } => (c + usize::from(!real)).saturating_sub(r).min(m),
        }
    }
    #[inline]
    pub(super) fn has(self, i: usize, j: usize) -> bool {
        match self {
            Part::Full => true,
            Part::Lower { .. } => i >= j,
            Part::Upper { .. } => i <= j,
        }
    }
    /// Which of the m rows from `first` on column j has in the part: a range relative to `first`.
    #[inline]
    pub(super) fn rows(self, first: usize, m: usize, j: usize) -> (usize, usize) {
        match self {
            Part::Full => (0, m),
            Part::Lower { .. } => (j.saturating_sub(first).min(m), m),
            Part::Upper { .. } => (0, (j + 1).saturating_sub(first).min(m)),
        }
    }
    /// The row of column j, relative to `first`, that is kept real, if it is one of the m.
    #[inline]
    pub(super) fn real_row(self, first: usize, m: usize, j: usize) -> Option<usize> {
        (j >= first && j < first + m && self.real(j, j)).then(|| j - first)
    }
    /// The rows of an n x n C above and below the part's columns [j, j + width) and their diagonal block.
    pub(crate) fn rest(self, n: usize, j: usize, width: usize) -> (usize, usize) {
        match self {
            Part::Full => (0, n),
            Part::Lower { .. } => (j + width, n),
            Part::Upper { .. } => (0, j),
        }
    }
    /// Whether the diagonal is kept real.
    #[inline]
    pub(super) fn is_real(self) -> bool {
        matches!(self, Part::Lower { real: true } | Part::Upper { real: true })
    }
    /// Whether element (i, j) is kept real.
    #[inline]
    pub(super) fn real(self, i: usize, j: usize) -> bool {
        self.is_real() && i == j
    }
}

/// C := beta C + alpha A B; beta = 0 does not read C, alpha = 0 does not read A and B.
pub fn gemm<T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    a: Operand<T>,
    b: Operand<T>,
    beta: T,
    mut c: MatMut<T>,
) {
    let (m, n) = if c.rs() == 1 { (c.rows(), c.cols()) } else { (c.cols(), c.rows()) };
    let halves = in_halves::<T>((m, n, a.mat.cols()), || ctx.par.width());
    if halves
        || !gemm_small(alpha, a, b, beta, c.rb_mut()) && !gemm_tall(ctx, alpha, a, b, beta, &c)
    {
        gemm_part(ctx, alpha, a, b, beta, c, Part::Full);
    }
}

/// [`gemm`] on a part of C.
pub(crate) fn gemm_part<'a, T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    mut a: Operand<'a, T>,
    mut b: Operand<'a, T>,
    beta: T,
    mut c: MatMut<T>,
    mut part: Part,
) {
    // Negative strides become positive ones: whole rows and columns change places in A and B.
    if part == Part::Full && c.rs() < 0 {
        (c, a.mat) = (c.reverse_rows(), a.mat.reverse_rows());
    }
    if part == Part::Full && c.cs() < 0 {
        (c, b.mat) = (c.reverse_cols(), b.mat.reverse_cols());
    }
    if part != Part::Full && c.rs() < 0 && c.cs() < 0 {
        // Reversing both keeps the diagonal where it is and exchanges the triangles.
        (c, part) = (c.reverse(), part.transposed());
        (a.mat, b.mat) = (a.mat.reverse_rows(), b.mat.reverse_cols());
    }
    if part != Part::Full && gemmt_small::fits(c.rows(), a.mat.cols()) {
        if c.rs() == 1 {
            return gemmt_small::columns(alpha, a, b, beta, c, part);
        } else if c.cs() == 1 {
            return gemmt_small::columns(alpha, b.t(), a.t(), beta, c.t(), part.transposed());
        }
    }
    gemm_sources(ctx, alpha, Source::Plain(a), Source::Plain(b), beta, c, part);
}

/// The loops outside the packed panels.
pub(crate) fn gemm_sources<'a, T: Scalar>(
    ctx: &Ctx,
    alpha: T,
    mut a: Source<'a, T>,
    mut b: Source<'a, T>,
    beta: T,
    mut c: MatMut<T>,
    mut part: Part,
) {
    if c.is_empty() {
        return;
    }
    if a.cols() == 0 || alpha.is_zero() {
        return scale_part(beta, c, part);
    }
    // Register tiles are stored by columns; everything else becomes that case.
    let turned = c.rs() != 1 && c.cs().unsigned_abs() == 1;
    if turned {
        (a, b) = (b.t(), a.t());
        (c, part) = (c.t(), part.transposed());
    }
    let kr = T::kernels();
    let size = size_of::<T>();
    let (m, n, k) = (c.rows(), c.cols(), a.cols());
    let way = gemm_bf16x3::way::<T>((m, n, k), part, turned);
    if way.is_none() && part == Part::Full && in_halves::<T>((m, n, k), || ctx.par.width()) {
        let (c, half) = (&c, (n / 2).next_multiple_of(kr.nr));
        return ctx.par.run(2, &|task, slot| {
            let columns = if task == 0 { 0..half } else { half..n };
            let b = b.sub(0, columns.start, k, columns.len());
            // SAFETY: the tasks' columns are disjoint.
            let c = unsafe { c.alias() }.sub(0, columns.start, m, columns.len());
            let ctx = ctx.sequential(slot);
            match (a, b) {
                (Source::Plain(a), Source::Plain(b)) => gemm(&ctx, alpha, a, b, beta, c),
                _ => gemm_sources(&ctx, alpha, a, b, beta, c, part),
            }
        });
    }
    if let (Source::Plain(a), Source::Plain(b)) = (a, b)
        && way.is_none()
        && part == Part::Full
        && ctx.par.width() == 1
        && (gemm_in_place(alpha, a, b, beta, &mut c) || gemm_beside(ctx, alpha, a, b, beta, &mut c))
    {
        return;
    }
    let (rows, cols, deep) = match way {
        Some(_) => gemm_bf16x3::block::<T>(),
        None => (A_BYTES / (KC * size) / kr.mr * kr.mr, columns_at_once(kr, m, n, c.cs()), KC),
    };
    for j in (0..n).step_by(cols) {
        let nb = cols.min(n - j);
        for p in (0..k).step_by(deep) {
            let kb = deep.min(k - p);
            let beta = if p == 0 { beta } else { T::ONE };
            let mut packed = false;
            for i in (0..m).step_by(rows) {
                let mb = rows.min(m - i);
                if part.cover(i, mb, j, nb) == Cover::None {
                    continue;
                }
                let mut product = Product {
                    kr,
                    alpha,
                    beta,
                    a: a.sub(i, p, mb, kb),
                    b: b.sub(p, j, kb, nb),
                    c: c.rb_mut().sub(i, j, mb, nb),
                    corner: (i, j),
                    part,
                };
                if !way.is_some_and(|way| product.run_bf16x3(ctx, way)) {
                    for q in (0..kb).step_by(KC) {
                        product.steps(q, KC.min(kb - q)).run(ctx, packed);
                    }
                    packed = way.is_none();
                }
            }
        }
    }
}

/// Columns of B that are packed at a time. Where a block of A has few rows, many blocks come back to the pages of C's
/// columns: then they are as many as the table of pages keeps, or all if they are hardly more.
fn columns_at_once<T: Scalar>(kr: &Kernels<T>, m: usize, n: usize, stride: isize) -> usize {
    let most = B_BYTES / (KC * size_of::<T>()) / kr.nr * kr.nr;
    let apart = stride.unsigned_abs() >= PAGE_BYTES / size_of::<T>();
    if n <= PAGED_COLUMNS_LEAST || m < PAGED_ROWS_LEAST || !apart || !machine::is_narrow() {
        return most;
    }
    n.div_ceil(n.div_ceil(PAGED_COLUMNS)).next_multiple_of(kr.nr).min(most)
}

/// Whether there are two threads, and each takes half of C's columns and packs all of A: for small products that costs
/// less than to read what the other one has packed. The tiles are the same, and so are the bits. `threads` is asked last.
pub fn in_halves<T: Scalar>(
    (m, n, k): (usize, usize, usize),
    threads: impl FnOnce() -> usize,
) -> bool {
    let work = m.saturating_mul(n).saturating_mul(k);
    let each = if T::IS_COMPLEX { size_of::<T>() / 2 } else { 2 };
    let worth = work <= HALVES_MOST && work * each >= HALVES_LEAST;
    worth && n >= HALVES_COLUMNS && m <= 2 * n && threads() == 2
}

/// One product whose operands fit into the packing regions.
pub(super) struct Product<'a, T: Scalar> {
    pub(super) kr: &'static Kernels<T>,
    pub(super) alpha: T,
    pub(super) beta: T,
    pub(super) a: Source<'a, T>,
    pub(super) b: Source<'a, T>,
    pub(super) c: MatMut<'a, T>,
    /// Where c lies in the whole C, for `part`.
    pub(super) corner: (usize, usize),
    pub(super) part: Part,
}

impl<T: Scalar> Product<'_, T> {
    /// The part of the product that is `depth` steps from `first` on; earlier ones have been added.
    fn steps(&mut self, first: usize, depth: usize) -> Product<'_, T> {
        Product {
            beta: if first == 0 { self.beta } else { T::ONE },
            a: self.a.sub(0, first, self.a.rows(), depth),
            b: self.b.sub(first, 0, depth, self.b.cols()),
            c: self.c.rb_mut(),
            ..*self
        }
    }
    /// `packed`: B is in its region.
    fn run(&self, ctx: &Ctx, packed: bool) {
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let most = machine::block_bytes() / (KC * size_of::<T>());
        let block = most.min(m.div_ceil(2).max(MAX_MR));
        let grid = Grid::new((self.kr.mr, self.kr.nr), block, (m, n, k));
        let par: &dyn Executor = if grid.tasks() == 1 { &Sequential } else { ctx.par };
        // With a block of rows for every thread, each packs its own when it comes to it: they stay in its
        // second-level cache, where other threads' packing would have to be fetched from. An element's sum does
        // not depend on who packs.
        if grid.down >= par.width() && grid.down <= BLOCKS && grid.across <= BLOCKS {
            self.run_own(ctx, par, &grid, packed);
        } else {
            self.run_shared(ctx, par, &grid, packed);
        }
    }
    /// A is packed by the threads that work on its blocks of rows, B by who comes to its groups of columns first.
    fn run_own(&self, ctx: &Ctx, par: &dyn Executor, grid: &Grid, packed: bool) {
        let kr = self.kr;
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let packed_b = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
        let groups = Groups::new(packed);
        // Rows of B that are adjacent lines have parts of several panels.
        let wide = self.b.by_rows() && size_of::<T>() <= 8;
        let together = if wide { (2 * LINE / size_of::<T>() / kr.nr).max(1) } else { 1 };
        own_blocks(par, grid, |d, q, slot, fresh, last| {
            let packed = Shared::<T>::region(&ctx.scratch, slot, A_OFFSET).get();
            let (i, j) = (d * grid.rows, q * grid.cols);
            let (mb, nb) = (grid.rows.min(m - i), grid.cols.min(n - j));
            let (turn, packing) = groups.come(q);
            let mut done = 0;
            let mut pack = |c: usize| match &packing {
                Some(_) if c < done => {}
                Some(packing) => {
                    let panel = (j + c) / kr.nr;
                    let panels = together.min((nb - c).div_ceil(kr.nr));
                    // SAFETY: this thread has taken the group.
                    unsafe { self.pack_right(panel, panel + panels, packed_b.get()) };
                    done = c + panels * kr.nr;
                    packing.packed(done);
                }
                None => groups.wait(ctx.par, q, c),
            };
            let coming = match turn {
                Turn::Pack => self.b.sub(0, j, k, nb).coming(),
                _ => Coming::NOTHING,
            };
            let bring = Bring { pack: &mut pack, coming, first: 0 };
            let bring = (turn != Turn::Ready).then_some(bring);
            // SAFETY: every slot has a region for A of its own; panels of B are packed before they are read;
            // the tasks' blocks of C are disjoint.
            unsafe {
                if fresh {
                    let a = self.a.sub(i, 0, mb, k);
                    let whole = self.part == Part::Full && self.c.rs() == 1;
                    let near = |&(_, cs): &(*const T, isize)| {
                        !T::IS_COMPLEX && cs.unsigned_abs() * size_of::<T>() <= PACKED_BY_TILES
                            || n <= PACKED_BY_TILES_COLUMNS[usize::from(machine::packs_late())]
                    };
                    if let Some(from) = a.columns().filter(|_| whole).filter(near) {
                        let c = self.c.alias().sub(i, j, mb, nb);
                        let b = packed_b.get().wrapping_add(j * k).cast_const().into();
                        let (alpha, beta) = (self.alpha, self.beta);
                        let meanwhile = Meanwhile { bring, ..Meanwhile::NOTHING };
                        macro_kernel_packing(kr, k, alpha, from, packed, b, beta, c, meanwhile);
                        return;
                    }
                    a.pack_a(kr, (0, a.rows().div_ceil(kr.mr)), packed);
                }
                // Blocks are taken in turn.
                let next = (d + par.width()) * grid.rows;
                let coming = if last && next < m {
                    self.a.sub(next, 0, grid.rows.min(m - next), k).coming()
                } else {
                    Coming::NOTHING
                };
                let meanwhile = Meanwhile { bring, coming, ..Meanwhile::NOTHING };
                self.block(grid, packed, packed_b.get(), i, j, meanwhile);
            }
        });
    }
    /// Both operands are packed beforehand, by all threads.
    fn run_shared(&self, ctx: &Ctx, par: &dyn Executor, grid: &Grid, packed: bool) {
        let kr = self.kr;
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let packed_a = Shared::<T>::region(&ctx.scratch, 0, A_OFFSET);
        let packed_b = Shared::<T>::region(&ctx.scratch, 0, B_OFFSET);
        let (panels_a, panels_b) = (m.div_ceil(kr.mr), n.div_ceil(kr.nr));
        let (each_a, each_b) = (panels_a.div_ceil(8), panels_b.div_ceil(8));
        let tasks_a = panels_a.div_ceil(each_a);
        let tasks_b = if packed { 0 } else { panels_b.div_ceil(each_b) };
        par.run(tasks_a + tasks_b, &|task, _| {
            // SAFETY: each task packs its own panels, into regions this product alone uses.
            unsafe {
                if task < tasks_a {
                    let from = task * each_a;
                    let to = panels_a.min(from + each_a);
                    self.a.pack_a(kr, (from, to), packed_a.get());
                } else {
                    let from = (task - tasks_a) * each_b;
                    self.pack_right(from, from + each_b, packed_b.get());
                }
            }
        });
        par.run(grid.tasks(), &|task, _| {
            let (i, j) = grid.origin(task);
            // SAFETY: everything is packed, and the tasks' blocks of C are disjoint.
            unsafe {
                let a = packed_a.get().wrapping_add(i * k);
                self.block(grid, a, packed_b.get(), i, j, Meanwhile::NOTHING)
            };
        });
    }
    /// Packs the panels of B from `from` to `to`, or to the last one.
    ///
    /// # Safety
    /// `packed` has room for all panels of B, and nobody else uses these.
    unsafe fn pack_right(&self, from: usize, to: usize, packed: *mut T) {
        let panels = self.b.cols().div_ceil(self.kr.nr);
        // SAFETY: passed on.
        unsafe { self.b.pack_b(self.kr, (from, panels.min(to)), packed) };
    }
    /// The block of C at (i, j).
    ///
    /// # Safety
    /// `a` is the packed block of rows from i on, `b` all of B as far as it is packed, the block's columns included;
    /// nobody else uses the block.
    unsafe fn block(
        &self,
        grid: &Grid,
        a: *const T,
        b: *const T,
        i: usize,
        j: usize,
        meanwhile: Meanwhile<T>,
    ) {
        let (m, n, k) = (self.c.rows(), self.c.cols(), self.a.cols());
        let (mb, nb) = (grid.rows.min(m - i), grid.cols.min(n - j));
        let corner = (self.corner.0 + i, self.corner.1 + j);
        // SAFETY: the caller's promise.
        unsafe {
            let c = self.c.alias().sub(i, j, mb, nb);
            let b = b.wrapping_add(j * k).into();
            let (alpha, beta) = (self.alpha, self.beta);
            macro_kernel(self.kr, k, alpha, a, b, beta, None, c, corner, self.part, meanwhile);
        }
    }
}

/// C := beta C on the part; beta = 0 does not read it.
pub(crate) fn scale_part<T: Scalar>(beta: T, mut c: MatMut<T>, part: Part) {
    for j in 0..c.cols() {
        for i in 0..c.rows() {
            if part.has(i, j) {
                let x = match beta {
                    b if b.is_zero() => T::ZERO,
                    b if b == T::ONE => c.get(i, j),
                    b => b * c.get(i, j),
                };
                c.set(i, j, if part.real(i, j) { T::from_real(x.re()) } else { x });
            }
        }
    }
}
