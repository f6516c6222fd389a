//! gemm, syrk/herk, trsm, trmm.

use crate::{int, letter, matrix, matrix_mut, parallelism, with_scratch};
use faer::linalg::matmul::matmul_with_conj;
use faer::linalg::matmul::triangular::{BlockStructure, matmul_with_conj as triangular_product};
use faer::linalg::triangular_solve::{
    solve_lower_triangular_in_place_with_conj, solve_upper_triangular_in_place_with_conj,
};
use faer::linalg::{temp_mat_scratch, temp_mat_zeroed};
use faer::mat::AsMatMut;
use faer::{Accum, Conj, MatMut, MatRef, c32, c64};
use faer_traits::ComplexField;

/// op(X): the view, and whether its entries are meant conjugated.
fn op<T: ComplexField>(op: u8, x: MatRef<'_, T>) -> (MatRef<'_, T>, Conj) {
    match op {
        b'N' => (x, Conj::No),
        b'T' => (x.transpose(), Conj::No),
        _ => (x.transpose(), Conj::Yes),
    }
}

/// What beta means to faer, which knows 0 and 1.
fn accumulate<T: ComplexField>(beta: &T) -> Accum {
    if *beta == T::zero_impl() { Accum::Replace } else { Accum::Add }
}

struct Triangle<'a, T> {
    view: MatRef<'a, T>,
    conj: Conj,
    lower: bool,
}

/// The triangle and right-hand side of a problem from the left; from the right it is transposed.
fn from_left<'a, T: ComplexField>(
    right: bool,
    upper: bool,
    trans: u8,
    a: MatRef<'a, T>,
    b: MatMut<'a, T>,
) -> (Triangle<'a, T>, MatMut<'a, T>) {
    let (view, conj) = op(trans, a);
    let lower = upper == (trans != b'N');
    if right {
        (Triangle { view: view.transpose(), conj, lower: !lower }, b.transpose_mut())
    } else {
        (Triangle { view, conj, lower }, b)
    }
}

fn solve<T: ComplexField>(t: Triangle<'_, T>, b: MatMut<'_, T>) {
    let par = parallelism();
    if t.lower {
        solve_lower_triangular_in_place_with_conj(t.view, t.conj, b, par);
    } else {
        solve_upper_triangular_in_place_with_conj(t.view, t.conj, b, par);
    }
}

/// faer's product wants a place of its own for the result.
fn multiply<T: ComplexField>(t: Triangle<'_, T>, alpha: T, mut b: MatMut<'_, T>) {
    let (m, n) = (b.nrows(), b.ncols());
    let shape =
        if t.lower { BlockStructure::TriangularLower } else { BlockStructure::TriangularUpper };
    with_scratch(temp_mat_scratch::<T>(m, n), |stack| {
        let (mut copy, _) = temp_mat_zeroed::<T, _, _>(m, n, stack);
        let mut copy = copy.as_mat_mut();
        copy.copy_from(b.as_ref());
        let full = BlockStructure::Rectangular;
        let (copy, par) = (copy.as_ref(), parallelism());
        let replace = Accum::Replace;
        triangular_product(
            b.as_mut(),
            full,
            replace,
            t.view,
            shape,
            t.conj,
            copy,
            full,
            Conj::No,
            alpha,
            par,
        );
    });
}

macro_rules! routines {
    ($t:ty, $gemm:ident, $syrk:ident, $trsm:ident, $trmm:ident) => {
        /// C := alpha op(A) op(B) + beta C with beta 0 or 1.
        ///
        /// # Safety
        /// Arguments as in BLAS.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $gemm(
            transa: *const u8,
            transb: *const u8,
            m: *const i32,
            n: *const i32,
            k: *const i32,
            alpha: *const $t,
            a: *const $t,
            lda: *const i32,
            b: *const $t,
            ldb: *const i32,
            beta: *const $t,
            c: *mut $t,
            ldc: *const i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (ta, tb, m, n, k) = (letter(transa), letter(transb), int(m), int(n), int(k));
                let (ar, ac) = if ta == b'N' { (m, k) } else { (k, m) };
                let (br, bc) = if tb == b'N' { (k, n) } else { (n, k) };
                let (a, conj_a) = op(ta, matrix(a, ar, ac, lda));
                let (b, conj_b) = op(tb, matrix(b, br, bc, ldb));
                let (c, beta) = (matrix_mut(c, m, n, ldc), accumulate(&*beta));
                matmul_with_conj(c, beta, a, conj_a, b, conj_b, *alpha, parallelism());
            }
        }

        /// One triangle of C := alpha A A^H + beta C (trans = 'N') or alpha A^H A + beta C.
        ///
        /// # Safety
        /// Arguments as in BLAS.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $syrk(
            uplo: *const u8,
            trans: *const u8,
            n: *const i32,
            k: *const i32,
            alpha: *const $t,
            a: *const $t,
            lda: *const i32,
            beta: *const $t,
            c: *mut $t,
            ldc: *const i32,
        ) {
            // SAFETY: the caller's promise; of a real factor only the real part exists.
            unsafe {
                let (n, k) = (int(n), int(k));
                let plain = letter(trans) == b'N';
                let (rows, cols) = if plain { (n, k) } else { (k, n) };
                let a = matrix(a, rows, cols, lda);
                let (left, conj_left) = if plain { (a, Conj::No) } else { op(b'C', a) };
                let (right, conj_right) = if plain { op(b'C', a) } else { (a, Conj::No) };
                let shape = match letter(uplo) {
                    b'L' => BlockStructure::TriangularLower,
                    _ => BlockStructure::TriangularUpper,
                };
                let full = BlockStructure::Rectangular;
                let real = |p: *const $t| {
                    <$t as ComplexField>::from_real_impl(&*p.cast::<<$t as ComplexField>::Real>())
                };
                let c = matrix_mut(c, n, n, ldc);
                let (alpha, beta) = (real(alpha), accumulate(&real(beta)));
                triangular_product(
                    c,
                    shape,
                    beta,
                    left,
                    full,
                    conj_left,
                    right,
                    full,
                    conj_right,
                    alpha,
                    parallelism(),
                );
            }
        }

        /// Solves op(A) X = B or X op(A) = B in place; alpha is 1.
        ///
        /// # Safety
        /// Arguments as in BLAS.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $trsm(
            side: *const u8,
            uplo: *const u8,
            trans: *const u8,
            _diag: *const u8,
            m: *const i32,
            n: *const i32,
            _alpha: *const $t,
            a: *const $t,
            lda: *const i32,
            b: *mut $t,
            ldb: *const i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (m, n, right) = (int(m), int(n), letter(side) == b'R');
                let order = if right { n } else { m };
                let (a, b) = (matrix(a, order, order, lda), matrix_mut(b, m, n, ldb));
                let (t, b) = from_left(right, letter(uplo) == b'U', letter(trans), a, b);
                solve(t, b);
            }
        }

        /// B := alpha op(A) B or alpha B op(A).
        ///
        /// # Safety
        /// Arguments as in BLAS.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $trmm(
            side: *const u8,
            uplo: *const u8,
            trans: *const u8,
            _diag: *const u8,
            m: *const i32,
            n: *const i32,
            alpha: *const $t,
            a: *const $t,
            lda: *const i32,
            b: *mut $t,
            ldb: *const i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (m, n, right) = (int(m), int(n), letter(side) == b'R');
                let order = if right { n } else { m };
                let (a, b) = (matrix(a, order, order, lda), matrix_mut(b, m, n, ldb));
                let (t, b) = from_left(right, letter(uplo) == b'U', letter(trans), a, b);
                multiply(t, *alpha, b);
            }
        }
    };
}

routines!(f32, faer_sgemm_, faer_ssyrk_, faer_strsm_, faer_strmm_);
routines!(f64, faer_dgemm_, faer_dsyrk_, faer_dtrsm_, faer_dtrmm_);
routines!(c32, faer_cgemm_, faer_cherk_, faer_ctrsm_, faer_ctrmm_);
routines!(c64, faer_zgemm_, faer_zherk_, faer_ztrsm_, faer_ztrmm_);
