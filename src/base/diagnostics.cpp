#include "base/diagnostics.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

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

// Whether a byte is inside a character of several bytes.
bool is_inside_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

// The first place from `at` on where a character begins.
size_t next_character(std::string_view text, size_t at) {
  constexpr size_t kMostInside = 3;
  for (size_t i = 0; i < kMostInside && at < text.size() && is_inside_character(text[at]); ++i) ++at;
  return at;
}

// The part of a long line that a message shows: the bytes around a column, which counts from 1. It begins and ends at
// whole characters.
struct Shown {
  std::string_view text;
  size_t begin = 0;  // in the line
  bool goes_on = false;

  Shown(std::string_view line, size_t column) : text(line) {
    constexpr size_t kMostBytes = 240, kBefore = 100;
    if (line.size() <= kMostBytes) return;
    begin = next_character(line, std::min(column - std::min(column, kBefore), line.size() - kMostBytes));
    const size_t end = next_character(line, std::min(begin + kMostBytes, line.size()));
    goes_on = end < line.size();
    text = line.substr(begin, end - begin);
  }
};

constexpr std::string_view kLeftOut = "…";

// Spaces under the printed text up to the caret, with tabs kept so that the caret stands under its column.
std::string caret_line(const Shown& shown, int column) {
  const auto at = static_cast<size_t>(column - 1);
  const std::string before = printable(shown.text.substr(0, at - std::min(at, shown.begin)));
  std::string pad(shown.begin > 0 ? 1 : 0, ' ');  // under kLeftOut
  for (const char c : before)
    if (!is_inside_character(c)) pad += c == '\t' ? '\t' : ' ';
  return pad + '^';
}

// The bytes of the word that begins at a column: of a name, a number, or one other character.
int word_length(std::string_view text, int column) {
  const auto is_of_name = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '$' || c == '@';
  };
  const auto begin = static_cast<size_t>(column - 1);
  if (begin >= text.size()) return 0;
  size_t end = begin;
  while (end < text.size() && is_of_name(text[end])) ++end;
  return static_cast<int>(std::max<size_t>(end - begin, 1));
}

}  // namespace

void Diagnostics::error(Location at, std::string message, std::string hint) {
  all_.push_back({Severity::error, at, std::move(message), std::move(hint), code_});
  ++errors_;
}

void Diagnostics::error(Location at, std::string message, std::string hint, std::string_view code) {
  error(at, std::move(message), std::move(hint));
  all_.back().code = code;
}

void Diagnostics::note(Location at, std::string message, std::string hint, std::string_view code) {
  warning(at, std::move(message), std::move(hint), code);
  all_.back().severity = Severity::note;
}

void Diagnostics::warning(Location at, std::string message, std::string hint, std::string_view code) {
  all_.push_back({Severity::warning, at, std::move(message), std::move(hint), code.empty() ? code_ : code});
}

Messages Diagnostics::messages() const {
  std::vector<const Diagnostic*> sorted;
  for (const Diagnostic& d : all_) sorted.push_back(&d);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic* a, const Diagnostic* b) {
    return a->location.line != b->location.line ? a->location.line < b->location.line
                                                : a->location.column < b->location.column;
  });

  Messages messages;
  Lines lines(source_);
  for (const Diagnostic* d : sorted) {
    Message& message = messages.emplace_back();
    message.severity = d->severity;
    message.code = d->code;
    message.file = file_name_;
    message.line = d->location.line;
    message.column = d->location.line > 0 ? d->location.column : 0;
    message.text = d->message;
    message.hint = d->hint;
    if (message.line == 0 || source_.empty()) continue;
    const std::string_view text = lines[message.line];
    const Shown shown(text, static_cast<size_t>(message.column));
    message.excerpt =
        fmt::format("{}{}{}\n", shown.begin > 0 ? kLeftOut : "", printable(shown.text), shown.goes_on ? kLeftOut : "");
    if (message.column == 0) continue;
    message.excerpt += caret_line(shown, message.column) + "\n";
    message.length = word_length(text, message.column);
  }
  return messages;
}

}  // namespace lw
