#include "base/diagnostics.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/similar.h"

namespace lw {
namespace {

// Finds lines of a text, which are asked for in ascending order, in one walk over it.
class Lines {
 public:
  explicit Lines(std::string_view source) : source_(source) {}

  std::string_view operator[](int line) {
    for (; line_ < line; ++line_) {
      const size_t end = source_.find('\n', start_);
      if (end == std::string_view::npos) return {};
      start_ = end + 1;
    }
    std::string_view text = source_.substr(start_, source_.find('\n', start_) - start_);
    if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
    return text;
  }

 private:
  std::string_view source_;
  size_t start_ = 0;
  int line_ = 1;
};

// Spaces under the printed text up to the caret, with tabs kept so that the caret stands under its column.
std::string caret_line(std::string_view text, int column) {
  const std::string before = printable(text.substr(0, static_cast<size_t>(column - 1)));
  std::string pad;
  for (const char c : before) {
    const bool goes_on = (static_cast<unsigned char>(c) & 0xc0) == 0x80;  // of a character of several bytes
    if (!goes_on) pad += c == '\t' ? '\t' : ' ';
  }
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
  Lines lines(source_);
  for (const Diagnostic* d : sorted) {
    if (!file_name_.empty()) out += file_name_ + ":";
    if (d->location.line > 0) out += fmt::format("{}:", d->location.line);
    if (d->location.line > 0 && d->location.column > 0) out += fmt::format("{}:", d->location.column);
    if (!out.empty() && out.back() == ':') out += ' ';
    const char* tint = d->severity == Severity::error ? "\033[1;31m" : "\033[1;35m";
    out += colour ? fmt::format("{}{}:\033[0m {}\n", tint, word(d->severity), printable(d->message))
                  : fmt::format("{}: {}\n", word(d->severity), printable(d->message));
    if (d->location.line > 0 && !source_.empty()) {
      const std::string_view text = lines[d->location.line];
      out += printable(text) + "\n";
      if (d->location.column > 0) out += caret_line(text, d->location.column) + "\n";
    }
    if (!d->hint.empty()) out += fmt::format("  hint: {}\n", printable(d->hint));
  }
  return out;
}

Error rendered(std::string_view message) { return Error{fmt::format("error: {}\n", message)}; }

}  // namespace lw
