#include <Eigen/IterativeLinearSolvers>
#include <Eigen/Sparse>

#include "worker.h"

int main(int argc, char **argv) {
  System s = system_of(argc, argv);
  std::vector<Eigen::Triplet<double>> entries;
  for (size_t k = 0; k < s.row.size(); k++) entries.emplace_back(s.row[k], s.column[k], s.value[k]);
  Eigen::SparseMatrix<double> a(s.n, s.n);
  a.setFromTriplets(entries.begin(), entries.end());
  Eigen::Map<Eigen::VectorXd> b(s.b.data(), s.n);
  Eigen::ConjugateGradient<Eigen::SparseMatrix<double>, Eigen::Lower,
                           Eigen::IncompleteCholesky<double, Eigen::Lower, Eigen::NaturalOrdering<int>>>
      cg;
  cg.compute(a);
  if (cg.info() != Eigen::Success) return 1;
  Eigen::VectorXd x(s.n);
  Solve solve = [&](int most, double tolerance) {
    /* Eigen's tolerance is relative to b, and its last iteration is not counted when the limit ends it. */
    cg.setMaxIterations(most);
    cg.setTolerance(tolerance / b.norm());
    double start = now();
    x = cg.solve(b);
    return Outcome{static_cast<int>(cg.iterations()), now() - start};
  };
  char line[64];
  while (std::fgets(line, sizeof line, stdin) && answer(line, solve)) {
  }
}
