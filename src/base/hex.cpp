#include "base/hex.h"

#include <charconv>
#include <cstdint>

namespace lw {

std::optional<std::vector<std::byte>> parse_hex_bytes(std::string_view text) {
  std::vector<std::byte> bytes;
  while (!text.empty()) {
    if (text.front() == ' ') {
      text.remove_prefix(1);
      continue;
    }
    uint8_t value = 0;
    if (text.size() < 2) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + 2, value, 16);
    if (error != std::errc() || end != text.data() + 2) return std::nullopt;
    bytes.push_back(static_cast<std::byte>(value));
    text.remove_prefix(2);
  }
  return bytes;
}

}  // namespace lw
