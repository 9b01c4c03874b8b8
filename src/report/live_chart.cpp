// Pressure by line in a few rows of characters.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "report/live.h"

namespace lw::report {
namespace {

constexpr unsigned kRows = 8;
constexpr unsigned kAxisColumns = 7;  // " 108 | "

struct Bars {
  std::vector<uint32_t> height;  // the most in each column
  size_t lines = 0;
  size_t column_of(uint32_t line) const { return lines == 0 ? 0 : (line - 1) * height.size() / lines; }
};

Bars bars_of(std::span<const uint16_t> counts, unsigned columns) {
  Bars bars;
  bars.lines = counts.size();
  // Few lines become columns of one width each, so that equal heights look equal.
  const size_t width = counts.size() >= columns ? columns : columns / counts.size() * counts.size();
  bars.height.resize(width);
  for (size_t c = 0; c < width; ++c) {
    const size_t first = c * counts.size() / width;
    const size_t last = std::max(first + 1, (c + 1) * counts.size() / width);
    bars.height[c] = *std::max_element(counts.begin() + first, counts.begin() + last);
  }
  return bars;
}

// One character: how much of a cell is filled, in eighths.
std::string_view cell(unsigned eighths, bool utf8) {
  static constexpr std::array<std::string_view, 9> kBlocks = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  if (utf8) return kBlocks[eighths];
  return eighths >= 6 ? "#" : eighths >= 3 ? ":" : eighths >= 1 ? "." : " ";
}

}  // namespace

void write_live_chart(const LiveFunction& function, const TextOptions& options, text::OutputBuffer& out) {
  const std::vector<uint16_t>& counts = options.sgprs ? function.sgprs_by_line : function.vgprs_by_line;
  if (counts.empty()) return;
  const uint32_t top = *std::max_element(counts.begin(), counts.end());
  const std::string_view kind = options.sgprs ? "SGPRs" : "VGPRs";
  if (top == 0) {
    out.append(fmt::format("  no {} are live anywhere\n", kind));
    return;
  }
  const Bars bars = bars_of(counts, options.columns - kAxisColumns - 1);
  out.append(fmt::format("  live {} by line\n", kind));
  for (unsigned row = kRows; row-- > 0;) {
    const bool labelled = row + 1 == kRows || row + 1 == kRows / 2;
    std::string text = labelled ? fmt::format("{:>5} {}", top * (row + 1) / kRows, options.utf8 ? "┤" : "+")
                                : fmt::format("      {}", options.utf8 ? "│" : "|");
    for (const uint32_t height : bars.height) {
      const unsigned eighths = (height * kRows * 8 + top - 1) / top;
      text += cell(std::clamp<int>(static_cast<int>(eighths) - static_cast<int>(row * 8), 0, 8), options.utf8);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    out.append(text + "\n");
  }
  std::string axis = fmt::format("    0 {}", options.utf8 ? "└" : "+");
  for (size_t i = 0; i < bars.height.size(); ++i) axis += options.utf8 ? "─" : "-";
  out.append(axis + "\n");

  // The lines' numbers: the first, the peak's and the last, where they do not touch.
  const auto peak = static_cast<uint32_t>(std::max_element(counts.begin(), counts.end()) - counts.begin()) + 1;
  std::string numbers(kAxisColumns + bars.height.size() + 1, ' ');
  const auto put = [&](size_t at, const std::string& text) {
    if (at + text.size() > numbers.size()) at = numbers.size() - text.size();
    const size_t from = at == 0 ? 0 : at - 1;
    const size_t to = std::min(numbers.size(), at + text.size() + 1);
    if (numbers.find_first_not_of(' ', from) < to) return;
    numbers.replace(at, text.size(), text);
  };
  const std::string peak_text = fmt::format("{} peak, line {}", "^", peak);
  const size_t column = kAxisColumns + bars.column_of(peak);
  if (column + peak_text.size() <= numbers.size())
    put(column, peak_text);
  else
    put(column + 1 >= peak_text.size() + 0 ? column + 1 - peak_text.size() : 0, fmt::format("peak, line {} ^", peak));
  put(kAxisColumns, "1");
  put(numbers.size() - std::to_string(counts.size()).size(), std::to_string(counts.size()));
  numbers.erase(numbers.find_last_not_of(' ') + 1);
  out.append(numbers + "\n");
}

}  // namespace lw::report
