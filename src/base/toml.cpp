#include "base/toml.h"

#include <algorithm>
#include <string>

namespace lw {
namespace {

Location place_in(std::string_view text, size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto lines = static_cast<int>(std::ranges::count(before, '\n'));
  const size_t line = before.rfind('\n') + 1;  // 0 on the first line
  return {lines + 1, static_cast<int>(at - line) + 1};
}

// Where a quoted text ends that begins at `at`.
size_t end_of_quotes(std::string_view text, size_t at) {
  const char quote = text[at];
  const bool is_long = text.substr(at, 3) == std::string(3, quote);
  const std::string_view mark = text.substr(at, is_long ? 3 : 1);
  for (at += mark.size(); at < text.size(); ++at) {
    if (text[at] == '\\' && quote == '"')
      ++at;
    else if (text[at] == '\n' && !is_long)
      return at;  // not closed
    else if (text.substr(at).starts_with(mark))
      break;
  }
  at = std::min(at + mark.size(), text.size());
  // Up to two quotes before the closing three belong to the text.
  for (int more = 0; is_long && more < 2 && at < text.size() && text[at] == quote; ++more) ++at;
  return at;
}

}  // namespace

std::optional<Location> bare_character(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
  size_t at = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  while (at < text.size()) {
    const char c = text[at];
    if (static_cast<unsigned char>(c) >= 0x80) return place_in(text, at);
    if (c == '#')
      at = std::min(text.find('\n', at), text.size());
    else if (c == '"' || c == '\'')
      at = end_of_quotes(text, at);
    else
      ++at;
  }
  return std::nullopt;
}

std::optional<toml::table> parse_toml(std::string_view text, Diagnostics& diagnostics) {
  if (const std::optional<Location> at = bare_character(text)) {
    diagnostics.error(*at, "a character that is not ASCII must stand in quotes or in a comment");
    return std::nullopt;
  }
  try {
    return toml::parse(text);
  } catch (const toml::parse_error& error) {
    diagnostics.error(location_of(error.source()), std::string(error.description()));
    return std::nullopt;
  }
}

}  // namespace lw
