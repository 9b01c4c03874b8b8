// Bytes as people write them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace lw {

// Pairs of hexadecimal digits, spaces between the pairs or not: "00 00 80 3f".
std::optional<std::vector<std::byte>> parse_hex_bytes(std::string_view text);

}  // namespace lw
