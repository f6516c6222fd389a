#include "iccg.h"

#include "factor.h"

#include <algorithm>
#include <chrono>

namespace {

/* Adds the time until the end of its scope, the device's work included. */
class Stopwatch {
 public:
  explicit Stopwatch(double &total) : total_(total), start_(std::chrono::steady_clock::now()) {}
  ~Stopwatch() {
    cudaDeviceSynchronize();
    total_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  double &total_;
  std::chrono::steady_clock::time_point start_;
};

/* y := A x, for an x that may be another one each time. */
class Product {
 public:
  Product(cusparseHandle_t handle, Rows a, const double *values, double *x, double *y) : handle_(handle) {
    CHECK(cusparseCreateCsr(&matrix_, a.n, a.n, a.nz, const_cast<int *>(a.start), const_cast<int *>(a.column),
                            const_cast<double *>(values), CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                            CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&x_, a.n, x, CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&y_, a.n, y, CUDA_R_64F));
    size_t bytes = 0;
    CHECK(cusparseSpMV_bufferSize(handle_, CUSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, x_, &zero_, y_, CUDA_R_64F,
                                  CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
    buffer_.resize(std::max<size_t>(bytes, 1));
  }
  ~Product() {
    cusparseDestroyDnVec(x_);
    cusparseDestroyDnVec(y_);
    cusparseDestroySpMat(matrix_);
  }
  void run(double *x) {
    CHECK(cusparseDnVecSetValues(x_, x));
    CHECK(cusparseSpMV(handle_, CUSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, x_, &zero_, y_, CUDA_R_64F,
                       CUSPARSE_SPMV_ALG_DEFAULT, buffer_.get()));
  }

 private:
  cusparseHandle_t handle_;
  cusparseSpMatDescr_t matrix_ = nullptr;
  cusparseDnVecDescr_t x_ = nullptr, y_ = nullptr;
  DeviceArray<char> buffer_;
  const double one_ = 1, zero_ = 0;
};

template <class T>
std::vector<T> to_host(const T *from, int count) {
  std::vector<T> to(static_cast<size_t>(count));
  CHECK(cudaMemcpy(to.data(), from, sizeof(T) * to.size(), cudaMemcpyDeviceToHost));
  return to;
}

template <class T>
void to_device(DeviceArray<T> &to, const std::vector<T> &from, int count) {
  to.resize(static_cast<size_t>(count));
  CHECK(cudaMemcpy(to.get(), from.data(), sizeof(T) * static_cast<size_t>(count), cudaMemcpyHostToDevice));
}

}  // namespace

ICCGsolver::ICCGsolver(int max_iter, double tol, cublasHandle_t cublas, cusparseHandle_t cusparse)
    : max_iter_(max_iter), tol_(tol), cublas_(cublas), cusparse_(cusparse), own_cublas_(!cublas), own_cusparse_(!cusparse) {
  if (own_cublas_) CHECK(cublasCreate(&cublas_));
  if (own_cusparse_) CHECK(cusparseCreate(&cusparse_));
}

ICCGsolver::~ICCGsolver() {
  if (own_cusparse_) cusparseDestroy(cusparse_);
  if (own_cublas_) cublasDestroy(cublas_);
}

bool ICCGsolver::solve(int N, int nz, const double *d_A, const int *d_rowIdx, const int *d_colIdx, const double *d_b) {
  times_ = Times();
  iter_count_ = 0;
  DeviceArray<int> lower_columns, lower_start;
  DeviceArray<double> factor_values;
  int kept = 0;
  {
    Stopwatch watch(times_.convert);
    rows_.resize(static_cast<size_t>(N) + 1);
    CHECK(cusparseXcoo2csr(cusparse_, d_rowIdx, nz, N, rows_.get(), CUSPARSE_INDEX_BASE_ZERO));
    /* The factorization and the solutions need the lower triangle only, and by itself it is less to read. */
    std::vector<int> row = to_host(d_rowIdx, nz), column = to_host(d_colIdx, nz);
    std::vector<double> value = to_host(d_A, nz);
    for (int k = 0; k < nz; k++) {
      if (column[k] > row[k]) continue;
      row[kept] = row[k], column[kept] = column[k], value[kept] = value[k];
      kept++;
    }
    DeviceArray<int> lower_rows;
    to_device(lower_rows, row, kept);
    to_device(lower_columns, column, kept);
    to_device(factor_values, value, kept);
    lower_start.resize(static_cast<size_t>(N) + 1);
    CHECK(cusparseXcoo2csr(cusparse_, lower_rows.get(), kept, N, lower_start.get(), CUSPARSE_INDEX_BASE_ZERO));
  }
  Rows pattern = {N, nz, rows_.get(), d_colIdx}, lower = {N, kept, lower_start.get(), lower_columns.get()};
  Factorization factorization(cusparse_, lower, factor_values.get());
  auto preconditioner = make_preconditioner(triangular_, cusparse_, lower, factor_values.get());
  {
    Stopwatch watch(times_.analysis);
    factorization.analyse();
  }
  {
    Stopwatch watch(times_.factorization);
    factorization.factor();
  }
  {
    /* Of values as well as of the pattern, for SpSV. */
    Stopwatch watch(times_.analysis);
    preconditioner->analyse();
  }
  Stopwatch watch(times_.solve);
  return iterate(pattern, d_A, d_b, *preconditioner);
}

/* Y. Saad, Iterative Methods for Sparse Linear Systems, algorithm 9.1, from x = 0. */
bool ICCGsolver::iterate(const Rows &a, const double *d_A, const double *d_b, Preconditioner &preconditioner) {
  int N = a.n;
  x_.resize(N);
  DeviceArray<double> r(N), q(N), directions[2];
  for (DeviceArray<double> &direction : directions) direction.resize(static_cast<size_t>(N));
  double *p = directions[0].get(), *z = directions[1].get();
  Product product(cusparse_, a, d_A, p, q.get());
  double rho = 0;
  CHECK(cudaMemset(x_.get(), 0, sizeof(double) * N));
  CHECK(cublasDcopy(cublas_, N, d_b, 1, r.get(), 1));
  for (;;) {
    CHECK(cublasDnrm2(cublas_, N, r.get(), 1, &err_));
    if (on_iteration_) on_iteration_(iter_count_, err_);
    if (err_ <= tol_) return true;
    /* So that NaN ends it as well. */
    if (iter_count_ == max_iter_ || !(err_ > tol_)) return false;
    iter_count_++;

    double before = rho, curvature = 0;
    preconditioner.apply(r.get(), z);
    CHECK(cublasDdot(cublas_, N, r.get(), 1, z, 1, &rho));
    if (iter_count_ > 1) {
      const double beta = rho / before;
      CHECK(cublasDaxpy(cublas_, N, &beta, p, 1, z, 1));
    }
    /* The new direction is where z was. */
    std::swap(p, z);
    product.run(p);
    CHECK(cublasDdot(cublas_, N, p, 1, q.get(), 1, &curvature));
    const double alpha = rho / curvature, n_alpha = -alpha;
    CHECK(cublasDaxpy(cublas_, N, &alpha, p, 1, x_.get(), 1));
    CHECK(cublasDaxpy(cublas_, N, &n_alpha, q.get(), 1, r.get(), 1));
  }
}
