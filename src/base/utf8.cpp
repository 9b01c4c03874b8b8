#include "base/utf8.h"

#include <cstddef>
#include <cstdint>

namespace lw {
namespace {

// Bytes of the character at the start of `text`; 0 where it begins with none (Unicode 15, table 3-7).
size_t character_bytes(std::string_view text) {
  const auto byte = [&](size_t i) -> uint8_t { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; };
  const auto is_in = [](uint8_t value, uint8_t low, uint8_t high) { return value >= low && value <= high; };
  const auto follows = [&](size_t i) { return is_in(byte(i), 0x80, 0xbf); };
  const uint8_t first = byte(0), second = byte(1);
  if (first < 0x80) return 1;
  if (is_in(first, 0xc2, 0xdf)) return follows(1) ? 2 : 0;
  if (is_in(first, 0xe0, 0xef)) {
    const uint8_t least = first == 0xe0 ? 0xa0 : 0x80, most = first == 0xed ? 0x9f : 0xbf;
    return is_in(second, least, most) && follows(2) ? 3 : 0;
  }
  if (!is_in(first, 0xf0, 0xf4)) return 0;
  const uint8_t least = first == 0xf0 ? 0x90 : 0x80, most = first == 0xf4 ? 0x8f : 0xbf;
  return is_in(second, least, most) && follows(2) && follows(3) ? 4 : 0;
}

}  // namespace

std::string utf8_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const size_t bytes = character_bytes(text);
    out += bytes == 0 ? std::string_view("\xef\xbf\xbd") : text.substr(0, bytes);
    text.remove_prefix(bytes == 0 ? 1 : bytes);
  }
  return out;
}

}  // namespace lw
