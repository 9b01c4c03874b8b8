#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/symbol_name.h"
#include "report/diff.h"
#include "report/words.h"

namespace lw::report {
namespace {

using lanewise::ComparedNumber;
using lanewise::DiffKind;

constexpr size_t kContext = 3;  // rows around one that differs

std::string signed_change(uint64_t change) {
  const auto value = static_cast<int64_t>(change);
  return value == 0 ? "" : fmt::format("{:+}", value);
}

std::string growth(const ComparedNumber& number) {
  const std::optional<double> percent = number.growth_percent();
  return percent ? fmt::format("{:+.1f} %", *percent) : "";
}

char mark_of(DiffKind kind) {
  constexpr std::array<char, lanewise::kDiffKinds> kMarks = {' ', 'r', '~', '>', '-', '+'};
  return kMarks[static_cast<size_t>(kind)];
}

// Widths of the columns of values and of changes, for the rows that are shown.
struct Widths {
  std::vector<size_t> value, change;
};

Widths widths_of(const DiffTable& table, const std::vector<bool>& shown) {
  Widths widths{std::vector<size_t>(table.columns.size(), 1), std::vector<size_t>(table.columns.size(), 0)};
  for (size_t i = 0; i < table.lines.size(); ++i)
    for (size_t c = 0; shown[i] && c < table.columns.size(); ++c) {
      widths.value[c] = std::max(widths.value[c], std::to_string(table.lines[i].values[c]).size());
      widths.change[c] = std::max(widths.change[c], signed_change(table.lines[i].changes[c]).size());
    }
  for (size_t c = 0; c < table.columns.size(); ++c)  // the title is over both
    if (const size_t width = widths.value[c] + 1 + widths.change[c]; width < table.columns[c].size())
      widths.value[c] += table.columns[c].size() - width;
  return widths;
}

std::string line_number(uint32_t line) { return line == 0 ? "" : std::to_string(line); }

void write_row(const DiffLine& line, const Widths& widths, text::OutputBuffer& out) {
  std::string text = fmt::format("{:>6} {:>6}", line_number(line.before), line_number(line.after));
  for (size_t c = 0; c < line.values.size(); ++c)
    text += fmt::format("  {:>{}} {:<{}}", line.values[c], widths.value[c], signed_change(line.changes[c]),
                        widths.change[c]);
  const size_t indent = text.size();
  text += fmt::format("  {} {}\n", mark_of(line.kind), line.text);
  if (!line.before_text.empty()) text += fmt::format("{:{}}    was {}\n", "", indent, line.before_text);
  out.append(text);
}

std::string counts_text(const DiffTable& table) {
  std::array<size_t, lanewise::kDiffKinds> counts{};
  for (const DiffLine& line : table.lines) ++counts[static_cast<size_t>(line.kind)];
  std::string text;
  for (size_t k = 0; k < counts.size(); ++k)
    if (counts[k] != 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[k], lanewise::kDiffKindNames[k]);
  return text;
}

std::vector<bool> shown_lines(const DiffTable& table) {
  std::vector<bool> shown(table.lines.size());
  for (size_t i = 0; i < table.lines.size(); ++i) {
    if (!table.lines[i].is_different) continue;
    const size_t first = i < kContext ? 0 : i - kContext, last = std::min(shown.size(), i + kContext + 1);
    std::fill(shown.begin() + static_cast<std::ptrdiff_t>(first), shown.begin() + static_cast<std::ptrdiff_t>(last),
              true);
  }
  return shown;
}

void write_rows(const DiffTable& table, text::OutputBuffer& out) {
  const std::vector<bool> shown = shown_lines(table);
  if (std::ranges::find(shown, true) == shown.end()) return;
  const Widths widths = widths_of(table, shown);
  std::string head = fmt::format("\n{:>6} {:>6}", "A", "B");
  for (size_t c = 0; c < table.columns.size(); ++c)
    head += fmt::format("  {:<{}}", table.columns[c], widths.value[c] + 1 + widths.change[c]);
  out.append(head + "    instruction\n");
  size_t hidden = 0, renamed = 0;
  for (size_t i = 0; i <= shown.size(); ++i) {
    if (i < shown.size() && !shown[i]) {
      ++hidden;
      renamed += table.lines[i].kind == DiffKind::renamed ? 1 : 0;
      continue;
    }
    if (hidden != 0)
      out.append(fmt::format("{:>13}  {}{}\n", "...", counted(hidden, "row"),
                             renamed == 0 ? "" : fmt::format(", {} renamed", renamed)));
    hidden = renamed = 0;
    if (i < shown.size()) write_row(table.lines[i], widths, out);
  }
}

void write_numbers(const std::vector<ComparedNumber>& numbers, text::OutputBuffer& out) {
  out.append(fmt::format("\n{:<24}{:>14}{:>14}{:>14}\n", "", "A", "B", "difference"));
  for (const ComparedNumber& number : numbers) {
    if (number.before == 0 && number.after == 0) continue;
    std::string line = fmt::format("{:<24}{:>14}{:>14}", number.title, number.before, number.after);
    if (number.before != number.after)
      line += fmt::format("{:>14}{:>12}", signed_change(number.after - number.before), growth(number));
    line.erase(line.find_last_not_of(' ') + 1);
    out.append(line + "\n");
  }
}

}  // namespace

void write_diff_text(const DiffTable& table, text::OutputBuffer& out) {
  out.append(fmt::format("A  {}\nB  {}\n", table.before, table.after));
  write_numbers(table.numbers, out);
  if (!table.at_peak.empty()) {
    out.append(fmt::format("\n{}\n", table.peak));
    for (const std::string& sentence : table.at_peak) out.append(fmt::format("  {:>4}\n", sentence));
  }
  out.append(fmt::format("\nrows: {}\n", counts_text(table)));
  write_rows(table, out);
}

void write_baseline_text(const lanewise::BaselineReport& report, text::OutputBuffer& out) {
  out.append(fmt::format("compared with {}, at most {:.10g} % worse: {}\n", report.file, report.max_regression_percent,
                         report.holds() ? "holds" : "does not hold"));
  const std::string* kernel = nullptr;
  for (const lanewise::BaselineResult& result : report.results) {
    const ComparedNumber& number = result.number;
    if (number.before == number.after) continue;
    if (kernel == nullptr || *kernel != result.kernel) out.append(fmt::format("  {}\n", shown_symbol(result.kernel)));
    kernel = &result.kernel;
    const std::string on = result.device.empty() ? "" : " on " + result.device;
    std::string line = fmt::format("    {:<32}{:>10} to {:>10}{:>10}{:>12}{}", number.title + on, number.before,
                                   number.after, signed_change(number.after - number.before), growth(number),
                                   result.failure.empty() ? "" : "  worse");
    line.erase(line.find_last_not_of(' ') + 1);
    out.append(line + "\n");
  }
  if (report.only_before.empty()) return;
  out.append(fmt::format("  only in {}: {}\n", report.file, fmt::join(report.only_before, ", ")));
}

}  // namespace lw::report
