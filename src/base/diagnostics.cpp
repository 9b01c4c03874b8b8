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
    message.excerpt = printable(text) + "\n";
    if (message.column == 0) continue;
    message.excerpt += caret_line(text, message.column) + "\n";
    message.length = word_length(text, message.column);
  }
  return messages;
}

}  // namespace lw
