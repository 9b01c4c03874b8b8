#include "shader/compiler_messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <utility>

#include "base/number.h"

namespace lw::shader {
namespace {

constexpr std::array<std::pair<std::string_view, Severity>, 5> kWords{{
    {"fatal error: ", Severity::error},
    {"error: ", Severity::error},
    {"warning: ", Severity::warning},
    {"remark: ", Severity::note},
    {"note: ", Severity::note},
}};

// The number behind the last colon of a text, which is cut off; 0 where there is none.
int cut_number(std::string_view& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return 0;
  const std::optional<uint64_t> number = parse_unsigned(text.substr(colon + 1));
  if (!number || *number == 0 || *number > INT32_MAX) return 0;
  text = text.substr(0, colon);
  return static_cast<int>(*number);
}

// "   12 |   x = y;": a line of the source as clang shows it.
bool is_excerpt(std::string_view line) {
  const size_t bar = line.find(" | ");
  return bar != std::string_view::npos &&
         line.substr(0, bar).find_first_not_of(" 0123456789") == std::string_view::npos;
}

// "2 errors generated."
bool is_count(std::string_view line) {
  return !line.empty() && line[0] >= '0' && line[0] <= '9' && line.find(" generated") != std::string_view::npos &&
         (line.find(" error") != std::string_view::npos || line.find(" warning") != std::string_view::npos);
}

std::optional<Message> message_of(std::string_view line, std::string_view source) {
  if (is_excerpt(line)) return std::nullopt;
  for (const auto& [word, severity] : kWords) {
    size_t at = 0;
    if (!line.starts_with(word)) {
      at = line.find(word);
      if (at == std::string_view::npos || at < 2 || line.substr(at - 2, 2) != ": ") continue;
    }
    Message message;
    message.severity = severity;
    message.text = line.substr(at + word.size());
    std::string_view place = line.substr(0, at == 0 ? 0 : at - 2);
    const int last = cut_number(place);
    const int first = last == 0 ? 0 : cut_number(place);
    message.line = first != 0 ? first : last;
    message.column = first != 0 ? last : 0;
    if (message.line != 0 || place == source)
      message.file = place;
    else if (!place.empty())  // a program
      message.text = std::string(place) + ": " + message.text;
    return message;
  }
  return std::nullopt;
}

}  // namespace

Messages messages_of_compiler(std::string_view output, std::string_view code, std::string_view source) {
  Messages messages;
  std::string context;
  while (!output.empty()) {
    const size_t end = output.find('\n');
    const std::string_view line = output.substr(0, end);
    output.remove_prefix(end == std::string_view::npos ? output.size() : end + 1);
    if (is_count(line)) continue;
    if (line.starts_with("In file included from ") || (!context.empty() && line.starts_with("  "))) {
      context += std::string(line) + "\n";
    } else if (std::optional<Message> message = message_of(line, source)) {
      message->code = code;
      message->context = std::exchange(context, {});
      messages.push_back(*std::move(message));
    } else if (!messages.empty()) {
      messages.back().excerpt += std::string(line) + "\n";
    } else if (!line.empty()) {
      messages = one_error(code, std::string(line));
    }
  }
  // clang's own error behind that of a program it ran.
  if (messages.size() > 1 && messages.back().text.find(" command failed with exit code ") != std::string::npos)
    messages.pop_back();
  return messages;
}

Messages messages_of_failure(const host::ProgramEnd& end, std::string_view program, Messages messages,
                             std::string_view code, std::string_view source) {
  if (std::ranges::any_of(messages, [](const Message& message) { return message.severity == Severity::error; }))
    return messages;
  const std::string how = end.signal != 0
                              ? fmt::format("was ended by signal {} ({})", end.signal, sigdescr_np(end.signal))
                              : fmt::format("ended with exit code {} and no error message", end.exit_code);
  add_messages(messages, one_error(code, fmt::format("{} {}", program, how), std::string(source)));
  return messages;
}

void set_hint(Messages& messages, const std::string& hint) {
  if (messages.empty()) return;
  auto first = std::ranges::find(messages, Severity::error, &Message::severity);
  if (first == messages.end()) first = messages.begin();
  if (!first->hint.empty()) first->hint += "; ";
  first->hint += hint;
}

}  // namespace lw::shader
