//! The enumerations of CBLAS, and what they mean to the operations.

use crate::op::blas::{Diag, Side, Trans, Uplo};

c_enum! {
    /// How a matrix is stored: by rows or by columns.
    pub enum CBLAS_LAYOUT {
        CblasRowMajor = 101,
        CblasColMajor = 102,
    }

    /// op(A) = A, A^T, A^H, or (an extension) the conjugate without transposition.
    pub enum CBLAS_TRANSPOSE {
        CblasNoTrans = 111,
        CblasTrans = 112,
        CblasConjTrans = 113,
        CblasConjNoTrans = 114,
    }

    /// Which triangle of a matrix is stored.
    pub enum CBLAS_UPLO {
        CblasUpper = 121,
        CblasLower = 122,
    }

    /// Whether the diagonal of a triangular matrix is stored, or is 1.
    pub enum CBLAS_DIAG {
        CblasNonUnit = 131,
        CblasUnit = 132,
    }

    /// Which side of a product a matrix is on.
    pub enum CBLAS_SIDE {
        CblasLeft = 141,
        CblasRight = 142,
    }
}

impl CBLAS_TRANSPOSE {
    pub(super) fn meaning(self) -> Option<Trans> {
        match self {
            CblasNoTrans => Some(Trans::No),
            CblasTrans => Some(Trans::Yes),
            CblasConjTrans => Some(Trans::Conj),
            _ => None,
        }
    }
}

impl CBLAS_UPLO {
    pub(super) fn meaning(self) -> Option<Uplo> {
        match self {
            CblasUpper => Some(Uplo::Upper),
            CblasLower => Some(Uplo::Lower),
            _ => None,
        }
    }
}

impl CBLAS_DIAG {
    pub(super) fn meaning(self) -> Option<Diag> {
        match self {
            CblasNonUnit => Some(Diag::NonUnit),
            CblasUnit => Some(Diag::Unit),
            _ => None,
        }
    }
}

impl CBLAS_SIDE {
    pub(super) fn meaning(self) -> Option<Side> {
        match self {
            CblasLeft => Some(Side::Left),
            CblasRight => Some(Side::Right),
            _ => None,
        }
    }
}
