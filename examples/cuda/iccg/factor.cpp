#include "factor.h"

#include <algorithm>

Factorization::Factorization(cusparseHandle_t handle, Rows pattern, double *values)
    : handle_(handle), a_(pattern), values_(values) {
  CHECK(cusparseCreateMatDescr(&description_));
  CHECK(cusparseSetMatType(description_, CUSPARSE_MATRIX_TYPE_GENERAL));
  CHECK(cusparseSetMatIndexBase(description_, CUSPARSE_INDEX_BASE_ZERO));
  CHECK(cusparseCreateCsric02Info(&info_));
  int bytes = 0;
  CHECK(cusparseDcsric02_bufferSize(handle_, a_.n, a_.nz, description_, values_, a_.start, a_.column, info_, &bytes));
  buffer_.resize(static_cast<size_t>(std::max(bytes, 1)));
}

Factorization::~Factorization() {
  cusparseDestroyCsric02Info(info_);
  cusparseDestroyMatDescr(description_);
}

void Factorization::analyse() {
  CHECK(cusparseDcsric02_analysis(handle_, a_.n, a_.nz, description_, values_, a_.start, a_.column, info_,
                                  CUSPARSE_SOLVE_POLICY_USE_LEVEL, buffer_.get()));
  check_pivot();
}

void Factorization::factor() {
  CHECK(cusparseDcsric02(handle_, a_.n, a_.nz, description_, values_, a_.start, a_.column, info_,
                         CUSPARSE_SOLVE_POLICY_USE_LEVEL, buffer_.get()));
  check_pivot();
}

void Factorization::check_pivot() {
  int row = -1;
  if (cusparseXcsric02_zeroPivot(handle_, info_, &row) == CUSPARSE_STATUS_ZERO_PIVOT)
    throw std::runtime_error("no positive pivot in row " + std::to_string(row));
}

namespace {

#if ICCG_HAS_CSRSV2
class WithCsrsv2 : public Preconditioner {
 public:
  WithCsrsv2(cusparseHandle_t handle, Rows pattern, double *L) : handle_(handle), a_(pattern), values_(L), y_(pattern.n) {
    CHECK(cusparseCreateMatDescr(&description_));
    CHECK(cusparseSetMatType(description_, CUSPARSE_MATRIX_TYPE_GENERAL));
    CHECK(cusparseSetMatIndexBase(description_, CUSPARSE_INDEX_BASE_ZERO));
    CHECK(cusparseSetMatFillMode(description_, CUSPARSE_FILL_MODE_LOWER));
    CHECK(cusparseSetMatDiagType(description_, CUSPARSE_DIAG_TYPE_NON_UNIT));
    for (Step &step : steps_) {
      int bytes = 0;
      CHECK(cusparseCreateCsrsv2Info(&step.info));
      CHECK(cusparseDcsrsv2_bufferSize(handle_, step.op, a_.n, a_.nz, description_, values_, a_.start, a_.column,
                                       step.info, &bytes));
      step.buffer.resize(static_cast<size_t>(std::max(bytes, 1)));
    }
  }
  ~WithCsrsv2() override {
    for (Step &step : steps_) cusparseDestroyCsrsv2Info(step.info);
    cusparseDestroyMatDescr(description_);
  }
  void analyse() override {
    for (Step &step : steps_)
      CHECK(cusparseDcsrsv2_analysis(handle_, step.op, a_.n, a_.nz, description_, values_, a_.start, a_.column,
                                     step.info, CUSPARSE_SOLVE_POLICY_USE_LEVEL, step.buffer.get()));
  }
  void apply(const double *r, double *z) override {
    solve(steps_[0], r, y_.get());
    solve(steps_[1], y_.get(), z);
  }

 private:
  struct Step {
    cusparseOperation_t op;
    csrsv2Info_t info = nullptr;
    DeviceArray<char> buffer;
    explicit Step(cusparseOperation_t which) : op(which) {}
  };
  void solve(Step &step, const double *f, double *x) {
    const double one = 1;
    CHECK(cusparseDcsrsv2_solve(handle_, step.op, a_.n, a_.nz, &one, description_, values_, a_.start, a_.column,
                                step.info, f, x, CUSPARSE_SOLVE_POLICY_USE_LEVEL, step.buffer.get()));
  }

  cusparseHandle_t handle_;
  Rows a_;
  double *values_;
  cusparseMatDescr_t description_ = nullptr;
  Step steps_[2] = {Step(CUSPARSE_OPERATION_NON_TRANSPOSE), Step(CUSPARSE_OPERATION_TRANSPOSE)};
  DeviceArray<double> y_;
};
#endif

class WithSpSV : public Preconditioner {
 public:
  WithSpSV(cusparseHandle_t handle, Rows a, double *L) : handle_(handle), y_(a.n) {
    CHECK(cusparseCreateCsr(&matrix_, a.n, a.n, a.nz, const_cast<int *>(a.start), const_cast<int *>(a.column), L,
                            CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    cusparseFillMode_t lower = CUSPARSE_FILL_MODE_LOWER;
    cusparseDiagType_t stored = CUSPARSE_DIAG_TYPE_NON_UNIT;
    CHECK(cusparseSpMatSetAttribute(matrix_, CUSPARSE_SPMAT_FILL_MODE, &lower, sizeof lower));
    CHECK(cusparseSpMatSetAttribute(matrix_, CUSPARSE_SPMAT_DIAG_TYPE, &stored, sizeof stored));
    /* The vectors of an analysis are placeholders; those of a solution are set when it comes. */
    for (cusparseDnVecDescr_t *vector : {&in_, &between_, &out_})
      CHECK(cusparseCreateDnVec(vector, a.n, y_.get(), CUDA_R_64F));
    for (Step &step : steps_) CHECK(cusparseSpSV_createDescr(&step.description));
  }
  ~WithSpSV() override {
    for (Step &step : steps_) cusparseSpSV_destroyDescr(step.description);
    for (cusparseDnVecDescr_t vector : {in_, between_, out_}) cusparseDestroyDnVec(vector);
    cusparseDestroySpMat(matrix_);
  }
  void analyse() override {
    const double one = 1;
    for (Step &step : steps_) {
      size_t bytes = 0;
      CHECK(cusparseSpSV_bufferSize(handle_, step.op, &one, matrix_, in_, out_, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT,
                                    step.description, &bytes));
      step.buffer.resize(std::max<size_t>(bytes, 1));
      CHECK(cusparseSpSV_analysis(handle_, step.op, &one, matrix_, in_, out_, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT,
                                  step.description, step.buffer.get()));
    }
  }
  void apply(const double *r, double *z) override {
    CHECK(cusparseDnVecSetValues(in_, const_cast<double *>(r)));
    CHECK(cusparseDnVecSetValues(out_, z));
    solve(steps_[0], in_, between_);
    solve(steps_[1], between_, out_);
  }

 private:
  struct Step {
    cusparseOperation_t op;
    cusparseSpSVDescr_t description = nullptr;
    DeviceArray<char> buffer;
    explicit Step(cusparseOperation_t which) : op(which) {}
  };
  void solve(Step &step, cusparseDnVecDescr_t from, cusparseDnVecDescr_t to) {
    const double one = 1;
    CHECK(cusparseSpSV_solve(handle_, step.op, &one, matrix_, from, to, CUDA_R_64F, CUSPARSE_SPSV_ALG_DEFAULT,
                             step.description));
  }

  cusparseHandle_t handle_;
  cusparseSpMatDescr_t matrix_ = nullptr;
  cusparseDnVecDescr_t in_ = nullptr, between_ = nullptr, out_ = nullptr;
  Step steps_[2] = {Step(CUSPARSE_OPERATION_NON_TRANSPOSE), Step(CUSPARSE_OPERATION_TRANSPOSE)};
  DeviceArray<double> y_;
};

}  // namespace

std::unique_ptr<Preconditioner> make_preconditioner(Triangular which, cusparseHandle_t handle, Rows pattern, double *L) {
#if ICCG_HAS_CSRSV2
  if (which == Triangular::Csrsv2) return std::unique_ptr<Preconditioner>(new WithCsrsv2(handle, pattern, L));
#else
  if (which == Triangular::Csrsv2) throw std::runtime_error("this cuSPARSE has no csrsv2");
#endif
  return std::unique_ptr<Preconditioner>(new WithSpSV(handle, pattern, L));
}
