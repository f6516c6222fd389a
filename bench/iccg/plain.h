/* The conjugate gradient method with an incomplete Cholesky factor as its preconditioner, as plain sequential C++: the
 * baseline, and the oracle for the number of iterations.
 */
#ifndef PLAIN_H
#define PLAIN_H

#include <cmath>
#include <vector>

/* Rows of A; of the preconditioner L the rows with the diagonal last, and its columns with the diagonal first. */
struct Csr {
  std::vector<int> start, index;
  std::vector<double> value;
};

class Plain {
 public:
  /* From rows whose columns ascend. */
  explicit Plain(const Csr &a) : a_(a), n_(static_cast<int>(a.start.size()) - 1) {
    lower_.start.push_back(0);
    for (int i = 0; i < n_; i++) {
      for (int k = a.start[i]; k < a.start[i + 1] && a.index[k] <= i; k++) {
        lower_.index.push_back(a.index[k]);
        lower_.value.push_back(a.value[k]);
      }
      lower_.start.push_back(static_cast<int>(lower_.index.size()));
    }
  }

  /* L with the pattern of A's lower triangle: l_ij = (a_ij - sum l_ik l_jk) / l_jj. */
  void factor() {
    for (int i = 0; i < n_; i++) {
      int first = lower_.start[i], diagonal = lower_.start[i + 1] - 1;
      double pivot = lower_.value[diagonal];
      for (int k = first; k < diagonal; k++) {
        int j = lower_.index[k], other = lower_.start[j], mine = first;
        double sum = lower_.value[k];
        while (mine < k && lower_.index[other] < j) {
          if (lower_.index[mine] == lower_.index[other]) sum -= lower_.value[mine++] * lower_.value[other++];
          else if (lower_.index[mine] < lower_.index[other]) mine++;
          else other++;
        }
        lower_.value[k] = sum / lower_.value[lower_.start[j + 1] - 1];
        pivot -= lower_.value[k] * lower_.value[k];
      }
      lower_.value[diagonal] = std::sqrt(pivot);
    }
  }

  /* z := L^-T L^-1 r */
  void precondition(const double *r, double *z) const {
    for (int i = 0; i < n_; i++) {
      int last = lower_.start[i + 1] - 1;
      double sum = r[i];
      for (int k = lower_.start[i]; k < last; k++) sum -= lower_.value[k] * z[lower_.index[k]];
      z[i] = sum / lower_.value[last];
    }
    for (int i = n_ - 1; i >= 0; i--) {
      int last = lower_.start[i + 1] - 1;
      double zi = z[i] /= lower_.value[last];
      for (int k = lower_.start[i]; k < last; k++) z[lower_.index[k]] -= lower_.value[k] * zi;
    }
  }

  void multiply(const double *x, double *y) const {
    for (int i = 0; i < n_; i++) {
      double sum = 0;
      for (int k = a_.start[i]; k < a_.start[i + 1]; k++) sum += a_.value[k] * x[a_.index[k]];
      y[i] = sum;
    }
  }

  /* Solves A x = b until the residual is at most `tolerance` times `b`'s norm if `relative`, else `tolerance`. Returns
   * the number of iterations. */
  int solve(const double *b, double *x, int most, double tolerance, bool relative) const {
    std::vector<double> r(b, b + n_), z(n_), p(n_), q(n_);
    for (int i = 0; i < n_; i++) x[i] = 0;
    double bound = relative ? tolerance * norm(b) : tolerance, rho = 0;
    for (int count = 1; count <= most; count++) {
      precondition(r.data(), z.data());
      double before = rho;
      rho = dot(r.data(), z.data());
      double beta = count == 1 ? 0 : rho / before;
      for (int i = 0; i < n_; i++) p[i] = z[i] + beta * p[i];
      multiply(p.data(), q.data());
      double alpha = rho / dot(p.data(), q.data());
      for (int i = 0; i < n_; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
      }
      if (norm(r.data()) <= bound) return count;
    }
    return most;
  }

 private:
  double dot(const double *x, const double *y) const {
    double sum = 0;
    for (int i = 0; i < n_; i++) sum += x[i] * y[i];
    return sum;
  }
  double norm(const double *x) const { return std::sqrt(dot(x, x)); }

  const Csr &a_;
  int n_;
  Csr lower_;
};

#endif
