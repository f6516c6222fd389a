#include "worker.h"

int main(int argc, char **argv) {
  System s = system_of(argc, argv);
  Csr a = rows_of(s);
  Plain plain(a);
  plain.factor();
  std::vector<double> x(s.n);
  Solve solve = [&](int most, double tolerance) {
    double start = now();
    int iterations = plain.solve(s.b.data(), x.data(), most, tolerance, false);
    return Outcome{iterations, now() - start};
  };
  char line[64];
  while (std::fgets(line, sizeof line, stdin) && answer(line, solve)) {
  }
}
