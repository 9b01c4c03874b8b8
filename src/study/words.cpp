#include "study/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace lw::study {

std::string wrapped(std::string_view text) {
  constexpr size_t kColumns = 100, kIndent = 13;
  std::string lines;
  size_t column = kIndent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (column + word.size() > kColumns) {
      lines.back() = '\n';
      lines.append(kIndent, ' ');
      column = kIndent;
    }
    lines += fmt::format("{} ", word);
    column += word.size() + 1;
  }
  if (!lines.empty()) lines.pop_back();
  return lines;
}

std::string largest_stalls(const std::array<double, timing::kStalls>& cycles, double least_share) {
  std::array<size_t, timing::kStalls> order{};
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return cycles[a] > cycles[b]; });
  const double all = std::accumulate(cycles.begin(), cycles.end(), 0.0);
  std::string text;
  for (const size_t s : {order[0], order[1], order[2]})
    if (all > 0 && cycles[s] >= least_share * all)
      text += fmt::format("{}{} {:.0f} %", text.empty() ? "" : ", ", timing::kStallNames[s], 100 * cycles[s] / all);
  return text;
}

std::string largest_stalls(const timing::Cycles& cycles, double least_share) {
  std::array<double, timing::kStalls> numbers{};
  std::copy(cycles.begin(), cycles.end(), numbers.begin());
  return largest_stalls(numbers, least_share);
}

}  // namespace lw::study
