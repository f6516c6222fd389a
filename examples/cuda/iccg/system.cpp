#include "system.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <stdexcept>

namespace {

class File {
 public:
  explicit File(const std::string &path) : path_(path), file_(std::fopen(path.c_str(), "rb"), std::fclose) {
    if (!file_) throw std::runtime_error(path + ": cannot be opened");
  }
  template <class T> void read(T *to, size_t count) {
    if (std::fread(to, sizeof(T), count, file_.get()) != count) throw std::runtime_error(path_ + ": too short");
  }
  void require(bool holds, const char *what) const {
    if (!holds) throw std::runtime_error(path_ + ": " + what);
  }

 private:
  std::string path_;
  std::unique_ptr<std::FILE, int (*)(std::FILE *)> file_;
};

/* SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, OOPSLA 2014): small, and the same
 * everywhere, which the generators of <random> with their distributions are not. */
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t bits() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  double uniform(double low, double high) {
    return low + (high - low) * static_cast<double>(bits() >> 11) * 0x1p-53;
  }
  uint64_t below(uint64_t n) { return bits() % n; }

 private:
  uint64_t state_;
};

/* Cells that are no unknowns. */
constexpr int kWall = -1, kOutlet = -2;

/* For each cell of the grid its unknown, or what it is instead. Of the obstacles of a closed domain the first of every
 * 30 is an outlet, of an open one each is. */
std::vector<int> number_cells(Domain domain, int side, int n, Random &random) {
  std::vector<int> cells(static_cast<size_t>(side) * side, 0);
  for (size_t made = 0, obstacles = cells.size() - n; made < obstacles;) {
    int &cell = cells[random.below(cells.size())];
    if (cell < 0) continue;
    cell = domain == Domain::Open || made % 30 == 0 ? kOutlet : kWall;
    made++;
  }
  int next = 0;
  for (int &cell : cells)
    if (cell >= 0) cell = next++;
  return cells;
}

/* Of each connected part of the fluid that no outlet touches, the first cell. */
std::vector<bool> enclosed(const std::vector<int> &cells, int width, int n) {
  std::vector<bool> seen(n), found(n);
  std::vector<size_t> todo;
  size_t side = static_cast<size_t>(width);
  for (size_t start = 0; start < cells.size(); start++) {
    if (cells[start] < 0 || seen[cells[start]]) continue;
    bool outlet = false;
    seen[cells[start]] = true;
    todo.push_back(start);
    while (!todo.empty()) {
      size_t at = todo.back(), x = at % side;
      todo.pop_back();
      const size_t around[4] = {at >= side ? at - side : at, x > 0 ? at - 1 : at, x + 1 < side ? at + 1 : at,
                                at + side < cells.size() ? at + side : at};
      for (size_t next : around) {
        outlet = outlet || cells[next] == kOutlet;
        if (cells[next] < 0 || seen[cells[next]]) continue;
        seen[cells[next]] = true;
        todo.push_back(next);
      }
    }
    found[cells[start]] = !outlet;
  }
  return found;
}

}  // namespace

System read_system(const std::string &path) {
  File file(path);
  int count = 0;
  System s;
  file.read(&s.n, 1);
  file.read(&count, 1);
  file.require(s.n > 0 && count > 0, "no positive sizes");
  struct Entry {
    int row, column;
    double value;
  };
  static_assert(sizeof(Entry) == 16, "as in the file");
  std::vector<Entry> entries(count);
  file.read(entries.data(), entries.size());
  for (const Entry &e : entries) {
    file.require(e.row >= 0 && e.row < s.n && e.column >= 0 && e.column < s.n, "an entry is outside the matrix");
    bool ordered = s.row.empty() || e.row > s.row.back() || (e.row == s.row.back() && e.column > s.column.back());
    file.require(ordered, "the entries are not in order");
    s.row.push_back(e.row);
    s.column.push_back(e.column);
    s.value.push_back(e.value);
  }
  s.b.resize(s.n);
  file.read(s.b.data(), s.b.size());
  return s;
}

std::vector<double> read_answer(const std::string &path, int n) {
  File file(path);
  int count = 0;
  file.read(&count, 1);
  file.require(count == n, "not as long as the system");
  std::vector<double> x(n);
  file.read(x.data(), x.size());
  return x;
}

System make_grid(Domain domain, int n, unsigned long long seed) {
  if (n < 1 || n > 100000000) throw std::runtime_error("the number of unknowns is not in 1..100000000");
  Random random(seed);
  int side = static_cast<int>(std::sqrt(static_cast<double>(n))) + 1;
  std::vector<int> cells = number_cells(domain, side, n, random);
  std::vector<bool> leaks = enclosed(cells, side, n);
  System s;
  s.n = n;
  for (int y = 0; y < side; y++)
    for (int x = 0; x < side; x++) {
      int self = cells[static_cast<size_t>(y) * side + x];
      if (self < 0) continue;
      /* In the order of the numbers. */
      const int around[5][2] = {{x, y - 1}, {x - 1, y}, {x, y}, {x + 1, y}, {x, y + 1}};
      double diagonal = leaks[self] ? 1 : 0;
      size_t place = 0;
      for (const auto &at : around) {
        if (at[0] < 0 || at[0] >= side || at[1] < 0 || at[1] >= side) continue;
        int other = cells[static_cast<size_t>(at[1]) * side + at[0]];
        if (other == self) place = s.value.size();
        else if (other != kWall) diagonal += 1;
        if (other < 0) continue;
        s.row.push_back(self);
        s.column.push_back(other);
        s.value.push_back(-1);
      }
      s.value[place] = diagonal;
    }
  s.b.resize(n);
  for (double &b : s.b) b = random.uniform(-10, 10);
  return s;
}
