//! potrf, getrf, the solves and the inverses.

use crate::{int, letter, matrix, matrix_mut, parallelism, with_scratch};
use faer::dyn_stack::{MemStack, StackReq};
use faer::linalg::cholesky::llt;
use faer::linalg::lu::partial_pivoting as lu;
use faer::linalg::{temp_mat_scratch, temp_mat_zeroed};
use faer::mat::AsMatMut;
use faer::perm::PermRef;
use faer::{MatMut, MatRef, c32, c64};
use faer_traits::ComplexField;

fn potrf<T: ComplexField>(upper: bool, a: MatMut<'_, T>) -> i32 {
    // The upper triangle of A is the lower one of A^T, and L L^H = A^T there gives U = L^T.
    let a = if upper { a.transpose_mut() } else { a };
    let par = parallelism();
    let need = llt::factor::cholesky_in_place_scratch::<T>(a.nrows(), par, Default::default());
    with_scratch(need, |stack| {
        let done =
            llt::factor::cholesky_in_place(a, Default::default(), par, stack, Default::default());
        match done {
            Ok(_) => 0,
            Err(faer::linalg::cholesky::llt::factor::LltError::NonPositivePivot { index }) => {
                index as i32 + 1
            }
        }
    })
}

/// faer returns the rows' final order; LAPACK wants the interchanges that lead to it.
fn getrf<T: ComplexField>(a: MatMut<'_, T>, ipiv: &mut [i32]) {
    let (m, n, par) = (a.nrows(), a.ncols(), parallelism());
    let need = lu::factor::lu_in_place_scratch::<u32, T>(m, n, par, Default::default());
    let lists = StackReq::all_of(&[StackReq::new::<u32>(m); 4]);
    with_scratch(need.and(lists), |stack| {
        let (mut forward, stack) = stack.make_with(m, |_| 0_u32);
        let (mut back, stack) = stack.make_with(m, |_| 0_u32);
        let (mut row_at, stack) = stack.make_with(m, |i| i as u32);
        let (mut place_of, stack) = stack.make_with(m, |i| i as u32);
        lu::factor::lu_in_place(a, &mut forward, &mut back, par, stack, Default::default());
        for (i, pivot) in ipiv.iter_mut().enumerate() {
            let row = forward[i];
            let place = place_of[row as usize] as usize;
            *pivot = place as i32 + 1;
            let moved = row_at[i];
            row_at[place] = moved;
            place_of[moved as usize] = place as u32;
        }
    });
}

/// The order of rows that LAPACK's interchanges lead to, and its inverse.
fn with_rows<R>(
    ipiv: &[i32],
    need: StackReq,
    f: impl FnOnce(PermRef<'_, u32>, &mut MemStack) -> R,
) -> R {
    let n = ipiv.len();
    let lists = StackReq::all_of(&[StackReq::new::<u32>(n); 2]);
    with_scratch(need.and(lists), |stack| {
        let (mut forward, stack) = stack.make_with(n, |i| i as u32);
        let (mut back, stack) = stack.make_with(n, |_| 0_u32);
        ipiv.iter().enumerate().for_each(|(i, &p)| forward.swap(i, p as usize - 1));
        forward.iter().enumerate().for_each(|(i, &row)| back[row as usize] = i as u32);
        // SAFETY: interchanges make a permutation, and `back` inverts it.
        f(unsafe { PermRef::new_unchecked(&forward, &back, n) }, stack)
    })
}

fn getrs<T: ComplexField>(a: MatRef<'_, T>, ipiv: &[i32], b: MatMut<'_, T>) {
    let (n, par) = (a.nrows(), parallelism());
    let need = lu::solve::solve_in_place_scratch::<u32, T>(n, b.ncols(), par);
    with_rows(ipiv, need, |rows, stack| lu::solve::solve_in_place(a, a, rows, b, par, stack));
}

fn getri<T: ComplexField>(mut a: MatMut<'_, T>, ipiv: &[i32]) {
    let (n, par) = (a.nrows(), parallelism());
    let need = lu::inverse::inverse_scratch::<u32, T>(n, par).and(temp_mat_scratch::<T>(n, n));
    with_rows(ipiv, need, |rows, stack| {
        let (mut factors, stack) = temp_mat_zeroed::<T, _, _>(n, n, stack);
        let mut factors = factors.as_mat_mut();
        factors.copy_from(a.as_ref());
        let factors = factors.as_ref();
        lu::inverse::inverse(a.as_mut(), factors, factors, rows, par, stack);
    });
}

fn potri<T: ComplexField>(mut a: MatMut<'_, T>) {
    let (n, par) = (a.nrows(), parallelism());
    let need = llt::inverse::inverse_scratch::<T>(n, par).and(temp_mat_scratch::<T>(n, n));
    with_scratch(need, |stack| {
        let (mut factor, stack) = temp_mat_zeroed::<T, _, _>(n, n, stack);
        let mut factor = factor.as_mat_mut();
        factor.copy_from(a.as_ref());
        llt::inverse::inverse(a.as_mut(), factor.as_ref(), par, stack);
    });
}

macro_rules! routines {
    ($t:ty, $potrf:ident, $getrf:ident, $potrs:ident, $getrs:ident, $potri:ident, $getri:ident) => {
        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $potrf(
            uplo: *const u8,
            n: *const i32,
            a: *mut $t,
            lda: *const i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                *info = potrf(letter(uplo) == b'U', matrix_mut(a, int(n), int(n), lda));
            }
        }

        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $getrf(
            m: *const i32,
            n: *const i32,
            a: *mut $t,
            lda: *const i32,
            ipiv: *mut i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (m, n) = (int(m), int(n));
                let ipiv = std::slice::from_raw_parts_mut(ipiv, m.min(n));
                getrf(matrix_mut(a, m, n, lda), ipiv);
                *info = 0;
            }
        }

        /// Solves with the lower factor.
        ///
        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $potrs(
            _uplo: *const u8,
            n: *const i32,
            nrhs: *const i32,
            a: *const $t,
            lda: *const i32,
            b: *mut $t,
            ldb: *const i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (n, columns, par) = (int(n), int(nrhs), parallelism());
                let (a, b) = (matrix(a, n, n, lda), matrix_mut(b, n, columns, ldb));
                let need = llt::solve::solve_in_place_scratch::<$t>(n, columns, par);
                with_scratch(need, |stack| llt::solve::solve_in_place(a, b, par, stack));
                *info = 0;
            }
        }

        /// Solves with trans = 'N'.
        ///
        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $getrs(
            _trans: *const u8,
            n: *const i32,
            nrhs: *const i32,
            a: *const $t,
            lda: *const i32,
            ipiv: *const i32,
            b: *mut $t,
            ldb: *const i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let (n, columns) = (int(n), int(nrhs));
                let ipiv = std::slice::from_raw_parts(ipiv, n);
                getrs(matrix(a, n, n, lda), ipiv, matrix_mut(b, n, columns, ldb));
                *info = 0;
            }
        }

        /// Inverts from the lower factor.
        ///
        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $potri(
            _uplo: *const u8,
            n: *const i32,
            a: *mut $t,
            lda: *const i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                potri(matrix_mut(a, int(n), int(n), lda));
                *info = 0;
            }
        }

        /// # Safety
        /// Arguments as in LAPACK.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $getri(
            n: *const i32,
            a: *mut $t,
            lda: *const i32,
            ipiv: *const i32,
            _work: *mut $t,
            _lwork: *const i32,
            info: *mut i32,
        ) {
            // SAFETY: the caller's promise.
            unsafe {
                let n = int(n);
                getri(matrix_mut(a, n, n, lda), std::slice::from_raw_parts(ipiv, n));
                *info = 0;
            }
        }
    };
}

routines!(f32, faer_spotrf_, faer_sgetrf_, faer_spotrs_, faer_sgetrs_, faer_spotri_, faer_sgetri_);
routines!(f64, faer_dpotrf_, faer_dgetrf_, faer_dpotrs_, faer_dgetrs_, faer_dpotri_, faer_dgetri_);
routines!(c32, faer_cpotrf_, faer_cgetrf_, faer_cpotrs_, faer_cgetrs_, faer_cpotri_, faer_cgetri_);
routines!(c64, faer_zpotrf_, faer_zgetrf_, faer_zpotrs_, faer_zgetrs_, faer_zpotri_, faer_zgetri_);
