/* What each competitor is to the driver: a process that reads a word from its input and answers with one line.
 *   solve   solves to the tolerance:       "iterations seconds"
 *   time K  K iterations of the method:    "seconds"
 * Setting up (reading, converting, factoring) is not in the times.
 */
#ifndef WORKER_H
#define WORKER_H

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

#include "../../examples/cuda/iccg/system.h"
#include "plain.h"

constexpr double kTolerance = 1e-12;
constexpr int kMost = 100000;

struct Outcome {
  int iterations;
  double seconds;
};

/* Runs `most` iterations at most, down to `tolerance`. */
using Solve = std::function<Outcome(int most, double tolerance)>;

inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/* worker open|closed N SEED */
inline System system_of(int argc, char **argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s open|closed N SEED\n", argv[0]);
    std::exit(2);
  }
  Domain domain = std::strcmp(argv[1], "closed") == 0 ? Domain::Closed : Domain::Open;
  return make_grid(domain, std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10));
}

inline Csr rows_of(const System &s) {
  Csr a;
  a.start.assign(static_cast<size_t>(s.n) + 1, 0);
  for (int row : s.row) a.start[row + 1]++;
  for (int i = 0; i < s.n; i++) a.start[i + 1] += a.start[i];
  a.index = s.column;
  a.value = s.value;
  return a;
}

/* Answers one command; false if it is none of the two. */
inline bool answer(const char *line, const Solve &solve) {
  int iterations = 0;
  if (std::strcmp(line, "solve\n") == 0) {
    Outcome o = solve(kMost, kTolerance);
    std::printf("%d %.9f\n", o.iterations, o.seconds);
  } else if (std::sscanf(line, "time %d", &iterations) == 1) {
    Outcome o = solve(iterations, 1e-300);
    if (o.iterations != iterations) {
      std::fprintf(stderr, "%d iterations, not %d\n", o.iterations, iterations);
      std::exit(1);
    }
    std::printf("%.9f\n", o.seconds);
  } else {
    return false;
  }
  std::fflush(stdout);
  return true;
}

#endif
