#include "base/diagnostics.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw {
namespace {

std::string_view line_of(std::string_view source, int line) {
  size_t start = 0;
  for (int i = 1; i < line; ++i) {
    const size_t end = source.find('\n', start);
    if (end == std::string_view::npos) return {};
    start = end + 1;
  }
  std::string_view text = source.substr(start, source.find('\n', start) - start);
  if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
  return text;
}

// Spaces under the text up to the caret, with tabs kept so that the caret stands under its column.
std::string caret_line(std::string_view text, int column) {
  std::string pad;
  for (int i = 0; i < column - 1 && i < static_cast<int>(text.size()); ++i) pad += text[i] == '\t' ? '\t' : ' ';
  return pad + '^';
}

const char* word(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
  }
  return "error";
}

}  // namespace

void Diagnostics::error(Location at, std::string message, std::string hint) {
  all_.push_back({Severity::error, at, std::move(message), std::move(hint)});
  ++errors_;
}

void Diagnostics::warning(Location at, std::string message, std::string hint) {
  all_.push_back({Severity::warning, at, std::move(message), std::move(hint)});
}

std::string Diagnostics::render(bool colour) const {
  std::vector<const Diagnostic*> sorted;
  for (const Diagnostic& d : all_) sorted.push_back(&d);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic* a, const Diagnostic* b) {
    return a->location.line != b->location.line ? a->location.line < b->location.line
                                                : a->location.column < b->location.column;
  });

  std::string out;
  for (const Diagnostic* d : sorted) {
    if (!file_name_.empty()) out += file_name_ + ":";
    if (d->location.line > 0) out += fmt::format("{}:", d->location.line);
    if (d->location.line > 0 && d->location.column > 0) out += fmt::format("{}:", d->location.column);
    if (!out.empty() && out.back() == ':') out += ' ';
    const char* tint = d->severity == Severity::error ? "\033[1;31m" : "\033[1;35m";
    out += colour ? fmt::format("{}{}:\033[0m {}\n", tint, word(d->severity), d->message)
                  : fmt::format("{}: {}\n", word(d->severity), d->message);
    if (d->location.line > 0 && !source_.empty()) {
      const std::string_view text = line_of(source_, d->location.line);
      out += fmt::format("{}\n", text);
      if (d->location.column > 0) out += caret_line(text, d->location.column) + "\n";
    }
    if (!d->hint.empty()) out += fmt::format("  hint: {}\n", d->hint);
  }
  return out;
}

}  // namespace lw
