/* Linear systems A x = b with a sparse symmetric A: read from files, or made from a grid of fluid cells. */
#ifndef ICCG_SYSTEM_H
#define ICCG_SYSTEM_H

#include <string>
#include <vector>

/* The entries of A by rows, and in a row by columns, as triples. */
struct System {
  int n = 0;
  std::vector<int> row, column;
  std::vector<double> value, b;
};

/* Reads int n, int count, then count entries (int row, int column, double value), then n doubles b. Throws
 * std::runtime_error if the file is missing, too short, or says anything that is not such a system. */
System read_system(const std::string &path);

/* Reads int n, then n doubles. */
std::vector<double> read_answer(const std::string &path, int n);

enum class Domain { Open, Closed };

/* The pressure system of a two-dimensional fluid on a square grid of side floor(sqrt(n)) + 1, of which all cells but n
 * are obstacles, at places that the seed decides. Each fluid cell is an unknown, in rows from the top, and is coupled by
 * -1 to each fluid cell beside it. Its diagonal counts the neighbours that take pressure: fluid cells and outlets, not
 * walls, and not what is outside the grid. In an open domain all obstacles are outlets, in a closed one the first of
 * every 30, which makes the system much harder. Where walls enclose fluid without an outlet, the first cell of that part
 * leaks (its diagonal is one more), for otherwise A would be singular. b is uniform in (-10, 10). The same n and seed make
 * the same system everywhere. Throws std::runtime_error unless n is in 1..100000000. */
System make_grid(Domain domain, int n, unsigned long long seed);

#endif
