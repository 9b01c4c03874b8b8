// A short sequence of bytes as a key of hash tables.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace lw {

template <size_t kMost>
struct ByteKey {
  std::array<std::byte, kMost> bytes{};
  size_t size = 0;

  // nullopt for more than kMost bytes.
  static std::optional<ByteKey> of(std::span<const std::byte> from) {
    if (from.size() > kMost) return std::nullopt;
    ByteKey key;
    std::ranges::copy(from, key.bytes.begin());
    key.size = from.size();
    return key;
  }
  bool operator==(const ByteKey&) const = default;

  struct Hash {
    size_t operator()(const ByteKey& key) const {
      return std::hash<std::string_view>{}({reinterpret_cast<const char*>(key.bytes.data()), key.size});
    }
  };
};

}  // namespace lw
