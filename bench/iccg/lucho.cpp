/* lucho through CUDA's interfaces, as the example uses them; and what the machine's memory gives in comparison. Further
 * commands: "triad", "spmv" and "apply" answer with the seconds of one of them, the fastest of five; the first also with
 * its bytes, and the second with what a product must at least move. */
#include "../../examples/cuda/iccg/factor.h"
#include "../../examples/cuda/iccg/iccg.h"
#include "worker.h"

#include <algorithm>

namespace {

double fastest(const std::function<void()> &work) {
  double best = 1e9;
  for (int i = 0; i < 6; i++) {
    double start = now();
    work();
    CHECK(cudaDeviceSynchronize());
    if (i > 0) best = std::min(best, now() - start);
  }
  return best;
}

void triad() {
  const long n = 20000000;
  static std::vector<double> a(n, 1), b(n, 2), c(n, 3);
  double best = fastest([] {
    double *pa = a.data(), *pb = b.data(), *pc = c.data();
#pragma omp parallel for schedule(static)
    for (long i = 0; i < n; i++) pa[i] = pb[i] + 3 * pc[i];
  });
  std::printf("%.9f %ld\n", best, 3 * 8 * n);
}

class Bare {
 public:
  Bare(const System &s, const Csr &a)
      : n_(s.n), nz_(static_cast<int>(a.value.size())), start_(a.start.data(), a.start.size()),
        index_(a.index.data(), a.index.size()), value_(a.value.data(), a.value.size()),
        factor_(a.value.data(), a.value.size()), x_(s.b.data(), s.b.size()), y_(s.b.data(), s.b.size()) {
    CHECK(cusparseCreate(&handle_));
    Rows rows = {n_, nz_, start_.get(), index_.get()};
    Factorization factorization(handle_, rows, factor_.get());
    factorization.analyse();
    factorization.factor();
    preconditioner_ = make_preconditioner(Triangular::Csrsv2, handle_, rows, factor_.get());
    preconditioner_->analyse();
    CHECK(cusparseCreateCsr(&matrix_, n_, n_, nz_, start_.get(), index_.get(), value_.get(), CUSPARSE_INDEX_32I,
                            CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO, CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&vec_x_, n_, x_.get(), CUDA_R_64F));
    CHECK(cusparseCreateDnVec(&vec_y_, n_, y_.get(), CUDA_R_64F));
    size_t bytes = 0;
    CHECK(cusparseSpMV_bufferSize(handle_, CUSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, vec_x_, &zero_, vec_y_,
                                  CUDA_R_64F, CUSPARSE_SPMV_ALG_DEFAULT, &bytes));
    buffer_.resize(std::max<size_t>(bytes, 1));
  }
  void spmv() {
    double best = fastest([&] {
      CHECK(cusparseSpMV(handle_, CUSPARSE_OPERATION_NON_TRANSPOSE, &one_, matrix_, vec_x_, &zero_, vec_y_, CUDA_R_64F,
                         CUSPARSE_SPMV_ALG_DEFAULT, buffer_.get()));
    });
    std::printf("%.9f %ld\n", best, 12L * nz_ + 4L * (n_ + 1) + 16L * n_);
  }
  void apply() {
    std::printf("%.9f\n", fastest([&] { preconditioner_->apply(x_.get(), y_.get()); }));
  }

 private:
  int n_, nz_;
  DeviceArray<int> start_, index_;
  DeviceArray<double> value_, factor_, x_, y_;
  DeviceArray<char> buffer_;
  cusparseHandle_t handle_ = nullptr;
  cusparseSpMatDescr_t matrix_ = nullptr;
  cusparseDnVecDescr_t vec_x_ = nullptr, vec_y_ = nullptr;
  std::unique_ptr<Preconditioner> preconditioner_;
  const double one_ = 1, zero_ = 0;
};

}  // namespace

int main(int argc, char **argv) {
  System s = system_of(argc, argv);
  Csr a = rows_of(s);
  DeviceArray<double> values(s.value.data(), s.value.size()), b(s.b.data(), s.b.size());
  DeviceArray<int> rows(s.row.data(), s.row.size()), columns(s.column.data(), s.column.size());
  Solve solve = [&](int most, double tolerance) {
    ICCGsolver solver(most, tolerance);
    solver.solve(s.n, static_cast<int>(s.value.size()), values.get(), rows.get(), columns.get(), b.get());
    return Outcome{solver.iter_count(), solver.times().solve};
  };
  std::unique_ptr<Bare> bare;
  char line[64];
  while (std::fgets(line, sizeof line, stdin)) {
    if (answer(line, solve)) continue;
    if (!bare) bare.reset(new Bare(s, a));
    if (std::strcmp(line, "triad\n") == 0) triad();
    else if (std::strcmp(line, "spmv\n") == 0) bare->spmv();
    else if (std::strcmp(line, "apply\n") == 0) bare->apply();
    else break;
    std::fflush(stdout);
  }
}
