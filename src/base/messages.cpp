#include "base/messages.h"

#include <fmt/format.h>

#include <iterator>

#include "base/similar.h"

namespace lw {
namespace {

std::string_view word(const Message& message) {
  return message.code == code::kNotModelled ? "not modelled" : severity_word(message.severity);
}

std::string place_of(const Message& message) {
  if (message.line == 0) return {};
  std::string place = message.file.empty() ? "" : message.file + ":";
  place += fmt::format("{}:", message.line);
  if (message.column > 0) place += fmt::format("{}:", message.column);
  return place + ' ';
}

}  // namespace

std::string_view severity_word(Severity severity) {
  switch (severity) {
    case Severity::error: return "error";
    case Severity::warning: return "warning";
    case Severity::note: return "note";
  }
  return "error";
}

Messages one_error(std::string_view code, std::string text, std::string file, std::string hint) {
  Message message;
  message.code = code;
  message.file = std::move(file);
  message.text = std::move(text);
  message.hint = std::move(hint);
  return {std::move(message)};
}

std::string render(std::span<const Message> messages, bool colour) {
  std::string out;
  for (const Message& message : messages) {
    const bool is_red = message.severity == Severity::error && message.code != code::kNotModelled;
    const std::string_view tint = is_red ? "\033[1;31m" : "\033[1;35m";
    out += message.context;
    out += place_of(message);
    out += fmt::format("{}{}:{} ", colour ? tint : "", word(message), colour ? "\033[0m" : "");
    if (message.line == 0 && !message.file.empty()) out += fmt::format("{}: ", printable(message.file));
    out += fmt::format("{}\n{}", printable(message.text), message.excerpt);
    if (!message.hint.empty()) out += fmt::format("  hint: {}\n", printable(message.hint));
  }
  return out;
}

void add_messages(Messages& messages, Messages more) {
  messages.insert(messages.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace lw
