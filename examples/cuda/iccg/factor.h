/* The incomplete Cholesky factor L of a matrix, and solutions with L and its transpose. */
#ifndef ICCG_FACTOR_H
#define ICCG_FACTOR_H

#include "check.h"
#include "iccg.h"

/* A sparse matrix on the device, by rows. */
struct Rows {
  int n, nz;
  const int *start, *column;
};

/* z := L^-T L^-1 r, by either interface. */
class Preconditioner {
 public:
  virtual ~Preconditioner() = default;
  virtual void analyse() = 0;
  virtual void apply(const double *r, double *z) = 0;
};

/* `L` holds the factor in the lower triangle of the pattern; if there is anything above, it is not looked at. */
std::unique_ptr<Preconditioner> make_preconditioner(Triangular which, cusparseHandle_t handle, Rows pattern, double *L);

/* The factorization: `values` are those of the lower triangle of the matrix, and become those of L. */
class Factorization {
 public:
  Factorization(cusparseHandle_t handle, Rows pattern, double *values);
  ~Factorization();
  void analyse();
  void factor();

 private:
  /* What csric02 says about a pivot. */
  void check_pivot();

  cusparseHandle_t handle_;
  Rows a_;
  double *values_;
  cusparseMatDescr_t description_ = nullptr;
  csric02Info_t info_ = nullptr;
  DeviceArray<char> buffer_;
};

#endif
