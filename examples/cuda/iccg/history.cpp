#include "history.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <stdexcept>

/* How much of the way from the first residual down to the tolerance is behind, in decades. */
double History::percent(double residual) const {
  double whole = std::log10(residuals_.front() / tolerance_), done = std::log10(residuals_.front() / residual);
  double share = whole > 0 ? 100 * done / whole : 100;
  return share > 0 ? std::min(share, 100.0) : 0;
}

void History::add(int iteration, double residual) {
  residuals_.push_back(residual);
  auto now = std::chrono::steady_clock::now();
  if (!show_ || now - last_ < std::chrono::milliseconds(100)) return;
  last_ = now;
  shown_ = true;
  std::fprintf(stderr, "\riteration %d, residual %.3e, %3.0f %%", iteration, residual, percent(residual));
}

void History::finish() {
  if (shown_) std::fprintf(stderr, "\r%60s\r", "");
  shown_ = false;
}

void History::write_svg(const std::string &path, const std::string &title) const {
  const int width = 720, height = 440, left = 70, right = 20, top = 40, bottom = 50;
  std::vector<double> decades;
  for (double r : residuals_) decades.push_back(std::log10(std::max(r, 1e-300)));
  if (decades.empty()) decades.push_back(0);
  double high = std::ceil(*std::max_element(decades.begin(), decades.end()));
  double low = std::min(std::floor(*std::min_element(decades.begin(), decades.end())), high - 1);
  double count = std::max<double>(1, static_cast<double>(decades.size()) - 1);
  auto x_of = [&](double i) { return left + (width - left - right) * i / count; };
  auto y_of = [&](double d) { return top + (height - top - bottom) * (high - d) / (high - low); };

  std::ofstream out(path);
  out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
      << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      << "<text x=\"" << left << "\" y=\"24\" font-size=\"14\">" << title << "</text>\n";
  for (double d = high; d >= low; d -= std::ceil((high - low) / 8)) {
    out << "<path d=\"M" << left << ' ' << y_of(d) << "H" << width - right << "\" stroke=\"#ddd\"/>"
        << "<text x=\"" << left - 8 << "\" y=\"" << y_of(d) + 4 << "\" text-anchor=\"end\">1e" << d << "</text>\n";
  }
  for (int k = 0; k <= 4; k++) {
    double i = std::floor(count * k / 4);
    out << "<text x=\"" << x_of(i) << "\" y=\"" << height - bottom + 18 << "\" text-anchor=\"middle\">" << i << "</text>\n";
  }
  out << "<text x=\"" << (left + width - right) / 2 << "\" y=\"" << height - 10
      << "\" text-anchor=\"middle\">iteration</text>\n<path fill=\"none\" stroke=\"#1f6fb4\" stroke-width=\"1.5\" d=\"";
  for (size_t i = 0; i < decades.size(); i++)
    out << (i == 0 ? 'M' : 'L') << x_of(static_cast<double>(i)) << ' ' << y_of(decades[i]);
  out << "\"/>\n</svg>\n";
  if (!out.flush()) throw std::runtime_error(path + ": cannot be written");
}
