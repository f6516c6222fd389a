// A first program for cuBLAS: C = A B in single precision, on the device.
//
// cuBLAS wants matrices column by column. A program that has them row by row can leave them as they are and ask for
// C^T = B^T A^T, because a matrix by rows is its transpose by columns.
#include <cuda.h>
#include <cuda_runtime.h>
#include <cublas_v2.h>

#include <cstdio>
#include <cstdlib>

static void check(bool holds, const char *what) {
  if (holds) return;
  std::fprintf(stderr, "%s failed\n", what);
  std::exit(1);
}

int main() {
  const int m = 3, n = 2, k = 4;
  const float A[m * k] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  const float B[k * n] = {8, 7, 6, 5, 4, 3, 2, 1};
  float C[m * n];

  cublasHandle_t handle;
  check(cublasCreate(&handle) == CUBLAS_STATUS_SUCCESS, "cublasCreate");
  int major = 0;
  check(cublasGetProperty(MAJOR_VERSION, &major) == CUBLAS_STATUS_SUCCESS, "cublasGetProperty");
  std::printf("cuBLAS %d\n", major);

  float *dA, *dB, *dC;
  check(cudaMalloc(&dA, sizeof A) == cudaSuccess, "cudaMalloc");
  check(cudaMalloc(&dB, sizeof B) == cudaSuccess, "cudaMalloc");
  check(cudaMalloc(&dC, sizeof C) == cudaSuccess, "cudaMalloc");
  check(cublasSetMatrix(k, m, sizeof *A, A, k, dA, k) == CUBLAS_STATUS_SUCCESS, "cublasSetMatrix");
  check(cublasSetMatrix(n, k, sizeof *B, B, n, dB, n) == CUBLAS_STATUS_SUCCESS, "cublasSetMatrix");

  const float alpha = 1, beta = 0;
  check(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, n, m, k, &alpha, dB, n, dA, k, &beta, dC, n) ==
            CUBLAS_STATUS_SUCCESS,
        "cublasSgemm");

  check(cublasGetMatrix(n, m, sizeof *C, dC, n, C, n) == CUBLAS_STATUS_SUCCESS, "cublasGetMatrix");
  for (int i = 0; i < m; i++) std::printf("%g %g\n", C[i * n], C[i * n + 1]);

  cudaFree(dA);
  cudaFree(dB);
  cudaFree(dC);
  check(cublasDestroy(handle) == CUBLAS_STATUS_SUCCESS, "cublasDestroy");
}
