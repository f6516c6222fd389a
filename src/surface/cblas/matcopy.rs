//! Extensions: copies of a matrix, scaled and transposed, and sums of two.

use super::types::*;
use super::{Factor, answer};
use crate::abi::fortran::{Int, refuse_c};
use crate::op::blas::matcopy::{self, Op, Order};
use crate::op::blas::{Scalar, Verdict};
use num_complex::Complex;

c_api! { dual
    /// B := alpha op(A); A is rows x cols, with leading dimension lda (distance between rows if
    /// row-major, else between columns), B with ldb. A and B do not overlap.
    [cblas_somatcopy | cblas_somatcopy64_: f32, cblas_domatcopy | cblas_domatcopy64_: f64]
    fn(layout: CBLAS_LAYOUT, trans: CBLAS_TRANSPOSE, rows: I, cols: I, alpha: T, A: *const T,
       lda: I, B: *mut T, ldb: I) = omatcopy;

    /// As cblas_somatcopy; alpha is passed by address.
    [cblas_comatcopy | cblas_comatcopy64_: Complex<f32>,
     cblas_zomatcopy | cblas_zomatcopy64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, trans: CBLAS_TRANSPOSE, rows: I, cols: I, alpha: *const T,
       A: *const T, lda: I, B: *mut T, ldb: I) = omatcopy;

    /// A := alpha op(A) in place, as cblas_somatcopy; lda is the leading dimension before, ldb after.
    [cblas_simatcopy | cblas_simatcopy64_: f32, cblas_dimatcopy | cblas_dimatcopy64_: f64]
    fn(layout: CBLAS_LAYOUT, trans: CBLAS_TRANSPOSE, rows: I, cols: I, alpha: T, A: *mut T, lda: I,
       ldb: I) = imatcopy;

    /// As cblas_simatcopy; alpha is passed by address.
    [cblas_cimatcopy | cblas_cimatcopy64_: Complex<f32>,
     cblas_zimatcopy | cblas_zimatcopy64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, trans: CBLAS_TRANSPOSE, rows: I, cols: I, alpha: *const T, A: *mut T,
       lda: I, ldb: I) = imatcopy;

    /// C := alpha A + beta C, both M x N. With beta = 0 C is not read, with alpha = 0 A is not.
    [cblas_sgeadd | cblas_sgeadd64_: f32, cblas_dgeadd | cblas_dgeadd64_: f64]
    fn(layout: CBLAS_LAYOUT, M: I, N: I, alpha: T, A: *const T, lda: I, beta: T, C: *mut T,
       ldc: I) = geadd;

    /// As cblas_sgeadd; alpha and beta are passed by address.
    [cblas_cgeadd | cblas_cgeadd64_: Complex<f32>, cblas_zgeadd | cblas_zgeadd64_: Complex<f64>]
    fn(layout: CBLAS_LAYOUT, M: I, N: I, alpha: *const T, A: *const T, lda: I, beta: *const T,
       C: *mut T, ldc: I) = geadd;
}

fn order(layout: CBLAS_LAYOUT) -> Option<Order> {
    match layout {
        CblasColMajor => Some(Order::Column),
        CblasRowMajor => Some(Order::Row),
        _ => None,
    }
}

fn copied(trans: CBLAS_TRANSPOSE) -> Option<Op> {
    match trans {
        CblasNoTrans => Some(Op { trans: false, conj: false }),
        CblasTrans => Some(Op { trans: true, conj: false }),
        CblasConjTrans => Some(Op { trans: true, conj: true }),
        CblasConjNoTrans => Some(Op { trans: false, conj: true }),
        _ => None,
    }
}

/// The layout is the first argument of a copy in Fortran too: positions are the same.
fn answer_copy<I: Int>(call: &'static str, verdict: Verdict) {
    if let Err(position) = verdict {
        refuse_c::<I>(call, false, position, c"");
    }
}

unsafe fn omatcopy<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    trans: CBLAS_TRANSPOSE,
    rows: I,
    cols: I,
    alpha: impl Factor<T>,
    A: *const T,
    lda: I,
    B: *mut T,
    ldb: I,
) {
    let (order, op) = (order(layout), copied(trans));
    let (rows, cols, lda, ldb) = (rows.get(), cols.get(), lda.get(), ldb.get());
    // SAFETY: the caller passes a readable scalar, and matrices as described.
    let verdict = unsafe {
        let alpha = alpha.value();
        matcopy::omatcopy(order, op, rows, cols, alpha, A, lda, B, ldb)
    };
    answer_copy::<I>(call, verdict);
}

unsafe fn imatcopy<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    trans: CBLAS_TRANSPOSE,
    rows: I,
    cols: I,
    alpha: impl Factor<T>,
    A: *mut T,
    lda: I,
    ldb: I,
) {
    let (order, op) = (order(layout), copied(trans));
    let (rows, cols, lda, ldb) = (rows.get(), cols.get(), lda.get(), ldb.get());
    // SAFETY: the caller passes a readable scalar, and a matrix as described.
    let verdict = unsafe {
        let alpha = alpha.value();
        matcopy::imatcopy(call, order, op, rows, cols, alpha, A, lda, ldb)
    };
    answer_copy::<I>(call, verdict);
}

unsafe fn geadd<T: Scalar, I: Int>(
    call: &'static str,
    layout: CBLAS_LAYOUT,
    M: I,
    N: I,
    alpha: impl Factor<T>,
    A: *const T,
    lda: I,
    beta: impl Factor<T>,
    C: *mut T,
    ldc: I,
) {
    let row_major = layout == CblasRowMajor;
    if !layout.is_known() {
        return refuse_c::<I>(call, row_major, 1, c"(layout)");
    }
    let (mut m, mut n, lda, ldc) = (M.get(), N.get(), lda.get(), ldc.get());
    if row_major {
        (m, n) = (n, m);
    }
    // SAFETY: the caller passes readable scalars, and matrices as described.
    let verdict = unsafe {
        let (alpha, beta) = (alpha.value(), beta.value());
        matcopy::geadd(m, n, alpha, A, lda, beta, C, ldc)
    };
    answer::<I>(call, row_major, verdict);
}
