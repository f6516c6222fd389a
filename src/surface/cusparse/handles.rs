//! Handles of cuSPARSE: what they point to is known to the library only.

/// Target of a handle.
#[repr(C)]
pub struct cusparseContext {
    _private: [u8; 0],
}
/// A set of settings: the stream operations are queued on, and where scalars are (cusparseCreate).
pub type cusparseHandle_t = *mut cusparseContext;

/// Target of a handle.
#[repr(C)]
pub struct cusparseMatDescr {
    _private: [u8; 0],
}
/// What the functions of the first generation know of a matrix beside its arrays (cusparseCreateMatDescr).
pub type cusparseMatDescr_t = *mut cusparseMatDescr;

/// Target of a handle.
#[repr(C)]
pub struct csrsv2Info {
    _private: [u8; 0],
}
/// The analysis of a triangle, for one right-hand side (cusparseCreateCsrsv2Info).
pub type csrsv2Info_t = *mut csrsv2Info;

/// Target of a handle.
#[repr(C)]
pub struct csrsm2Info {
    _private: [u8; 0],
}
/// The analysis of a triangle, for many right-hand sides (cusparseCreateCsrsm2Info).
pub type csrsm2Info_t = *mut csrsm2Info;

/// Target of a handle.
#[repr(C)]
pub struct bsrsv2Info {
    _private: [u8; 0],
}
/// The analysis of a triangle of blocks, for one right-hand side.
pub type bsrsv2Info_t = *mut bsrsv2Info;

/// Target of a handle.
#[repr(C)]
pub struct bsrsm2Info {
    _private: [u8; 0],
}
/// The analysis of a triangle of blocks, for many right-hand sides.
pub type bsrsm2Info_t = *mut bsrsm2Info;

/// Target of a handle.
#[repr(C)]
pub struct csric02Info {
    _private: [u8; 0],
}
/// The analysis of a pattern for incomplete Cholesky factorizations (cusparseCreateCsric02Info).
pub type csric02Info_t = *mut csric02Info;

/// Target of a handle.
#[repr(C)]
pub struct bsric02Info {
    _private: [u8; 0],
}
/// The analysis of a pattern of blocks for incomplete Cholesky factorizations.
pub type bsric02Info_t = *mut bsric02Info;

/// Target of a handle.
#[repr(C)]
pub struct csrilu02Info {
    _private: [u8; 0],
}
/// The analysis of a pattern for incomplete LU factorizations (cusparseCreateCsrilu02Info).
pub type csrilu02Info_t = *mut csrilu02Info;

/// Target of a handle.
#[repr(C)]
pub struct bsrilu02Info {
    _private: [u8; 0],
}
/// The analysis of a pattern of blocks for incomplete LU factorizations.
pub type bsrilu02Info_t = *mut bsrilu02Info;

/// Target of a handle.
#[repr(C)]
pub struct csrgemm2Info {
    _private: [u8; 0],
}
/// What the steps of a sparse product hand on.
pub type csrgemm2Info_t = *mut csrgemm2Info;

/// Target of a handle.
#[repr(C)]
pub struct csru2csrInfo {
    _private: [u8; 0],
}
/// The permutation that cusparse<t>csru2csr found.
pub type csru2csrInfo_t = *mut csru2csrInfo;

/// Target of a handle.
#[repr(C)]
pub struct cusparseColorInfo {
    _private: [u8; 0],
}
/// Settings of a graph colouring.
pub type cusparseColorInfo_t = *mut cusparseColorInfo;

/// Target of a handle.
#[repr(C)]
pub struct pruneInfo {
    _private: [u8; 0],
}
/// Settings of a pruning by percentage.
pub type pruneInfo_t = *mut pruneInfo;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpVecDescr {
    _private: [u8; 0],
}
/// A sparse vector (cusparseCreateSpVec).
pub type cusparseSpVecDescr_t = *mut cusparseSpVecDescr;
/// The same, read only.
pub type cusparseConstSpVecDescr_t = *const cusparseSpVecDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseDnVecDescr {
    _private: [u8; 0],
}
/// A dense vector (cusparseCreateDnVec).
pub type cusparseDnVecDescr_t = *mut cusparseDnVecDescr;
/// The same, read only.
pub type cusparseConstDnVecDescr_t = *const cusparseDnVecDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpMatDescr {
    _private: [u8; 0],
}
/// A sparse matrix (cusparseCreateCsr and others).
pub type cusparseSpMatDescr_t = *mut cusparseSpMatDescr;
/// The same, read only.
pub type cusparseConstSpMatDescr_t = *const cusparseSpMatDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseDnMatDescr {
    _private: [u8; 0],
}
/// A dense matrix (cusparseCreateDnMat).
pub type cusparseDnMatDescr_t = *mut cusparseDnMatDescr;
/// The same, read only.
pub type cusparseConstDnMatDescr_t = *const cusparseDnMatDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpSVDescr {
    _private: [u8; 0],
}
/// The analysis of a triangle for cusparseSpSV (cusparseSpSV_createDescr).
pub type cusparseSpSVDescr_t = *mut cusparseSpSVDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpSMDescr {
    _private: [u8; 0],
}
/// The analysis of a triangle for cusparseSpSM (cusparseSpSM_createDescr).
pub type cusparseSpSMDescr_t = *mut cusparseSpSMDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpGEMMDescr {
    _private: [u8; 0],
}
/// What the steps of cusparseSpGEMM hand on (cusparseSpGEMM_createDescr).
pub type cusparseSpGEMMDescr_t = *mut cusparseSpGEMMDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpGEAMDescr {
    _private: [u8; 0],
}
/// What the steps of cusparseSpGEAM hand on.
pub type cusparseSpGEAMDescr_t = *mut cusparseSpGEAMDescr;

/// Target of a handle.
#[repr(C)]
pub struct cusparseSpMMOpPlan {
    _private: [u8; 0],
}
/// A plan of a product with operators of the program's own.
pub type cusparseSpMMOpPlan_t = *mut cusparseSpMMOpPlan;
