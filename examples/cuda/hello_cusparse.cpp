// A first program for cuSPARSE: a dense matrix becomes a sparse one, which is multiplied with a vector.
//
// cusparseDdense2csr is gone from NVIDIA's cuSPARSE 12; there cusparseDenseToSparse does the conversion.
#include <cuda_runtime.h>
#include <cusparse.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(bool holds, const char *what) {
  if (holds) return;
  std::fprintf(stderr, "%s failed\n", what);
  std::exit(1);
}
#define CUDA(call) check((call) == cudaSuccess, #call)
#define SPARSE(call) check((call) == CUSPARSE_STATUS_SUCCESS, #call)

template <class T> static T *on_device(const T *from, size_t count) {
  T *p;
  CUDA(cudaMalloc(&p, count * sizeof(T)));
  if (from) CUDA(cudaMemcpy(p, from, count * sizeof(T), cudaMemcpyHostToDevice));
  return p;
}

int main() {
  const int m = 5, n = 4;
  const double rows[m][n] = {{-20.84, -3.7, 0, 5.3}, {0, -1.6, 5.9, 53.94}, {-40.01, 0, 8.1, 0}, {38.01, -3, 0, 3.5}, {0, 3.7, 2.38, 0}};
  const double x[n] = {2, -1.5, 4, 0.5};
  std::vector<double> columns(m * n);
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) columns[j * m + i] = rows[i][j];

  cusparseHandle_t handle;
  cusparseMatDescr_t description;
  SPARSE(cusparseCreate(&handle));
  SPARSE(cusparseCreateMatDescr(&description));
  SPARSE(cusparseSetMatType(description, CUSPARSE_MATRIX_TYPE_GENERAL));
  SPARSE(cusparseSetMatIndexBase(description, CUSPARSE_INDEX_BASE_ZERO));

  // How many entries are not zero, in each row and in all.
  double *dense = on_device(columns.data(), columns.size());
  int *per_row = on_device<int>(nullptr, m), nnz = 0;
  SPARSE(cusparseDnnz(handle, CUSPARSE_DIRECTION_ROW, m, n, description, dense, m, per_row, &nnz));
  std::printf("%d entries are not zero\n", nnz);

  double *values = on_device<double>(nullptr, nnz);
  int *starts = on_device<int>(nullptr, m + 1), *indices = on_device<int>(nullptr, nnz);
  SPARSE(cusparseDdense2csr(handle, m, n, description, dense, m, per_row, values, starts, indices));

  // y = 1 A x + 0 y
  double *dx = on_device(x, n), *dy = on_device<double>(nullptr, m);
  cusparseSpMatDescr_t A;
  cusparseDnVecDescr_t vec_x, vec_y;
  SPARSE(cusparseCreateCsr(&A, m, n, nnz, starts, indices, values, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I,
                           CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
  SPARSE(cusparseCreateDnVec(&vec_x, n, dx, CUDA_R_64F));
  SPARSE(cusparseCreateDnVec(&vec_y, m, dy, CUDA_R_64F));
  const double one = 1, zero = 0;
  size_t bytes = 0;
  SPARSE(cusparseSpMV_bufferSize(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, A, vec_x, &zero, vec_y, CUDA_R_64F,
                                 CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
  char *buffer = on_device<char>(nullptr, bytes + 1);
  SPARSE(cusparseSpMV(handle, CUSPARSE_OPERATION_NON_TRANSPOSE, &one, A, vec_x, &zero, vec_y, CUDA_R_64F,
                      CUSPARSE_SPMV_ALG_DEFAULT, buffer));

  double y[m];
  CUDA(cudaMemcpy(y, dy, sizeof y, cudaMemcpyDeviceToHost));
  for (double yi : y) std::printf("%.2f\n", yi);

  SPARSE(cusparseDestroyDnVec(vec_x));
  SPARSE(cusparseDestroyDnVec(vec_y));
  SPARSE(cusparseDestroySpMat(A));
  SPARSE(cusparseDestroyMatDescr(description));
  SPARSE(cusparseDestroy(handle));
  void *all[] = {dense, per_row, values, starts, indices, dx, dy, buffer};
  for (void *p : all) CUDA(cudaFree(p));
}
