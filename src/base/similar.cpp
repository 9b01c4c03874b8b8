#include "base/similar.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace lw {
namespace {

// The length of the UTF-8 character that begins a text; 0 where none does, or a control character.
size_t character_length(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return first >= 0x20 && first != 0x7f ? 1 : 0;
  const size_t length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (length == 0 || first >= 0xf5 || text.size() < length) return 0;
  for (size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  // U+0080 to U+009F are control characters too.
  return first == 0xc2 && byte(1) < 0xa0 ? 0 : length;
}

}  // namespace

unsigned edit_distance(std::string_view a, std::string_view b, unsigned limit) {
  constexpr size_t kMaxName = 48;
  const size_t length_difference = a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
  if (a.size() > kMaxName || b.size() > kMaxName || length_difference >= limit) return limit;
  std::array<unsigned, kMaxName + 1> row{};
  for (unsigned j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 0; i < a.size(); ++i) {
    unsigned diagonal = row[0];
    row[0] = static_cast<unsigned>(i + 1);
    unsigned best = row[0];
    for (size_t j = 0; j < b.size(); ++j) {
      const unsigned replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
      best = std::min(best, row[j + 1]);
    }
    if (best >= limit) return limit;
  }
  return std::min(row[b.size()], limit);
}

unsigned misspelling_limit(std::string_view name) { return std::clamp<unsigned>(name.size() / 3, 1, 3) + 1; }

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const size_t length = text[0] == '\t' || text[0] == '\n' ? 1 : character_length(text);
    if (length == 0)
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
    else
      out += text.substr(0, length);
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  return out;
}

}  // namespace lw
