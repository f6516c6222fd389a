/* The conjugate gradient method on the device, preconditioned with an incomplete Cholesky factor of the matrix. */
#ifndef ICCG_H
#define ICCG_H

#include "check.h"

#include <functional>
#include <memory>
#include <vector>

/* Which interface solves with the triangular factors. The older one is gone from NVIDIA's cuSPARSE 12. */
enum class Triangular { Csrsv2, SpSV };
#if defined(CUSPARSE_VERSION) && CUSPARSE_VERSION >= 12000 && !defined(LUCHO_CUDA_VERSION)
#define ICCG_HAS_CSRSV2 0
#else
#define ICCG_HAS_CSRSV2 1
#endif

/* Seconds that the steps of a solution took. */
struct Times {
  double convert = 0, analysis = 0, factorization = 0, solve = 0;
};

class ICCGsolver {
 public:
  /* Stops at a residual of norm `tol`, or after `max_iter` iterations. Handles that are not given are made. */
  ICCGsolver(int max_iter, double tol, cublasHandle_t cublas = nullptr, cusparseHandle_t cusparse = nullptr);
  ~ICCGsolver();
  ICCGsolver(const ICCGsolver &) = delete;
  ICCGsolver &operator=(const ICCGsolver &) = delete;

  void use(Triangular which) { triangular_ = which; }
  /* Called with the number and the residual of each iteration, the 0-th is that of x = 0. */
  void on_iteration(std::function<void(int, double)> call) { on_iteration_ = std::move(call); }

  /* Solves A x = b for a symmetric positive definite A of N rows, given as nz triples sorted by rows, and in a row by
   * columns. All pointers are the device's. True if the residual fell to the tolerance; throws std::runtime_error if a
   * call fails, or the factorization meets a pivot that is not positive. */
  bool solve(int N, int nz, const double *d_A, const int *d_rowIdx, const int *d_colIdx, const double *d_b);

  /* The solution, on the device, until the next call or the end of the solver. */
  const double *x_ptr() const { return x_.get(); }
  double err() const { return err_; }
  int iter_count() const { return iter_count_; }
  const Times &times() const { return times_; }

 private:
  bool iterate(const struct Rows &a, const double *d_A, const double *d_b, class Preconditioner &preconditioner);

  int max_iter_;
  double tol_;
  cublasHandle_t cublas_;
  cusparseHandle_t cusparse_;
  bool own_cublas_, own_cusparse_;
  Triangular triangular_ = ICCG_HAS_CSRSV2 ? Triangular::Csrsv2 : Triangular::SpSV;
  std::function<void(int, double)> on_iteration_;
  DeviceArray<double> x_;
  DeviceArray<int> rows_;
  double err_ = 0;
  int iter_count_ = 0;
  Times times_;
};

#endif
