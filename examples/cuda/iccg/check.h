/* Every call's status becomes an exception that says where and what. The three status types are three types. */
#ifndef ICCG_CHECK_H
#define ICCG_CHECK_H

#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <cusparse.h>

#include <stdexcept>
#include <string>

inline std::string text_of(cudaError_t status) { return cudaGetErrorString(status); }
inline std::string text_of(cublasStatus_t status) { return "cuBLAS status " + std::to_string(static_cast<int>(status)); }
inline std::string text_of(cusparseStatus_t status) { return cusparseGetErrorString(status); }

template <class Status> void check(Status status, const char *call) {
  if (status != Status{}) throw std::runtime_error(std::string(call) + ": " + text_of(status));
}
#define CHECK(call) check((call), #call)

/* An array on the device, freed at the end of its scope. */
template <class T> class DeviceArray {
 public:
  DeviceArray() = default;
  explicit DeviceArray(size_t count) { resize(count); }
  DeviceArray(const T *from, size_t count) : DeviceArray(count) {
    CHECK(cudaMemcpy(p_, from, count * sizeof(T), cudaMemcpyHostToDevice));
  }
  DeviceArray(const DeviceArray &) = delete;
  DeviceArray &operator=(const DeviceArray &) = delete;
  ~DeviceArray() { cudaFree(p_); }
  void resize(size_t count) {
    CHECK(cudaFree(p_));
    p_ = nullptr;
    CHECK(cudaMalloc(reinterpret_cast<void **>(&p_), count * sizeof(T)));
  }
  T *get() const { return p_; }

 private:
  T *p_ = nullptr;
};

#endif
