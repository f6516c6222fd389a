/* What is shown of the iterations: a line that is written over while they go on, and a picture at the end. */
#ifndef ICCG_HISTORY_H
#define ICCG_HISTORY_H

#include <chrono>
#include <string>
#include <vector>

class History {
 public:
  /* `show` writes a line to stderr, at most ten times a second. */
  History(double tolerance, bool show) : tolerance_(tolerance), show_(show) {}
  void add(int iteration, double residual);
  /* Ends the line. */
  void finish();
  /* The residual by iterations, on a logarithmic scale. Throws std::runtime_error if the file cannot be written. */
  void write_svg(const std::string &path, const std::string &title) const;

 private:
  double percent(double residual) const;

  double tolerance_;
  bool show_;
  std::vector<double> residuals_;
  std::chrono::steady_clock::time_point last_{};
  bool shown_ = false;
};

#endif
