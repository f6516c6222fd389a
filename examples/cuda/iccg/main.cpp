/* Solves a system by incomplete Cholesky and conjugate gradients; see usage() for how to call it. */
#include "check.h"
#include "history.h"
#include "iccg.h"
#include "system.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace {

struct Options {
  std::string input, answer, svg;
  bool generate = false, progress = isatty(STDERR_FILENO) != 0;
  Domain domain = Domain::Open;
  int n = 0, most = 100000;
  unsigned long long seed = 0;
  double tolerance = 1e-12;
  Triangular triangular = ICCG_HAS_CSRSV2 ? Triangular::Csrsv2 : Triangular::SpSV;
};

[[noreturn]] void usage() {
  std::fputs(
      "usage: iccg [options] INPUT [ANSWER]\n"
      "       iccg [options] --generate open|closed N SEED\n"
      "  INPUT, ANSWER      files of a system and of its solution, as system.h describes them\n"
      "  --generate         a fluid on a grid with obstacles, N unknowns; closed ones are harder\n"
      "  --spsv, --csrsv2   which interface solves with the factors\n"
      "  --tolerance T      the residual to reach, 1e-12\n"
      "  --iterations M     give up after so many, 100000\n"
      "  --svg FILE         a picture of the residual\n"
      "  --progress         a line while it goes on, which a terminal gets anyway\n",
      stderr);
  std::exit(2);
}

Options parse(int argc, char **argv) {
  Options o;
  int i = 1;
  auto next = [&]() -> const char * { return i < argc ? argv[i++] : (usage(), nullptr); };
  while (i < argc) {
    std::string word = next();
    if (word == "--generate") {
      std::string domain = next();
      if (domain != "open" && domain != "closed") usage();
      o.generate = true;
      o.domain = domain == "open" ? Domain::Open : Domain::Closed;
      o.n = std::atoi(next());
      o.seed = std::strtoull(next(), nullptr, 10);
    } else if (word == "--spsv") {
      o.triangular = Triangular::SpSV;
    } else if (word == "--csrsv2") {
      o.triangular = Triangular::Csrsv2;
    } else if (word == "--tolerance") {
      o.tolerance = std::atof(next());
    } else if (word == "--iterations") {
      o.most = std::atoi(next());
    } else if (word == "--svg") {
      o.svg = next();
    } else if (word == "--progress") {
      o.progress = true;
    } else if (word[0] != '-' && o.input.empty()) {
      o.input = word;
    } else if (word[0] != '-' && o.answer.empty()) {
      o.answer = word;
    } else {
      usage();
    }
  }
  if (o.generate != o.input.empty() || !(o.tolerance > 0) || o.most < 0) usage();
  return o;
}

/* |A x - b| computed on the host from the triples. */
double true_residual(const System &s, const std::vector<double> &x) {
  std::vector<double> r = s.b;
  for (size_t k = 0; k < s.value.size(); k++) r[s.row[k]] -= s.value[k] * x[s.column[k]];
  double sum = 0;
  for (double ri : r) sum += ri * ri;
  return std::sqrt(sum);
}

void compare(const std::vector<double> &x, const std::vector<double> &answer) {
  double sum = 0, worst = 0;
  for (size_t i = 0; i < x.size(); i++) {
    double difference = x[i] - answer[i];
    sum += difference;
    /* NaN shall be seen. */
    if (!(std::fabs(difference) <= worst)) worst = std::fabs(difference);
  }
  std::printf("sum of differences to the answer: %.3e, largest: %.3e\n", std::fabs(sum), worst);
}

int run(const Options &o) {
  auto start = std::chrono::steady_clock::now();
  System s = o.generate ? make_grid(o.domain, o.n, o.seed) : read_system(o.input);
  int nz = static_cast<int>(s.value.size());
  DeviceArray<double> values(s.value.data(), s.value.size()), b(s.b.data(), s.b.size());
  DeviceArray<int> rows(s.row.data(), s.row.size()), columns(s.column.data(), s.column.size());
  double read = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::printf("%d unknowns, %d entries\n", s.n, nz);

  ICCGsolver solver(o.most, o.tolerance);
  History history(o.tolerance, o.progress);
  solver.use(o.triangular);
  solver.on_iteration([&](int iteration, double residual) { history.add(iteration, residual); });
  bool done = solver.solve(s.n, nz, values.get(), rows.get(), columns.get(), b.get());
  history.finish();

  std::vector<double> x(s.n);
  CHECK(cudaMemcpy(x.data(), solver.x_ptr(), x.size() * sizeof(double), cudaMemcpyDeviceToHost));
  std::printf("iterations: %d\nresidual: %.3e, computed from x: %.3e\n", solver.iter_count(), solver.err(), true_residual(s, x));
  if (!o.answer.empty()) compare(x, read_answer(o.answer, s.n));
  const Times &t = solver.times();
  std::printf("seconds: %s %.4f, convert %.4f, analysis %.4f, factorization %.4f, solve %.4f\n",
              o.generate ? "generate" : "read", read, t.convert, t.analysis, t.factorization, t.solve);
  if (!o.svg.empty()) history.write_svg(o.svg, "Residual of " + std::to_string(s.n) + " unknowns");
  if (!done) std::printf("the residual did not fall to %g\n", o.tolerance);
  return done ? 0 : 1;
}

}  // namespace

int main(int argc, char **argv) {
  Options o = parse(argc, argv);
  try {
    return run(o);
  } catch (const std::exception &e) {
    std::fprintf(stderr, "iccg: %s\n", e.what());
    return 3;
  }
}
