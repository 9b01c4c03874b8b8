// Numbers of DWARF in as many bytes as they need (DWARF 5, 7.6).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lw::object {

inline void append_uleb(std::vector<std::byte>& to, uint64_t value) {
  for (; value >= 0x80; value >>= 7) to.push_back(static_cast<std::byte>(value | 0x80));
  to.push_back(static_cast<std::byte>(value));
}

inline void append_sleb(std::vector<std::byte>& to, int64_t value) {
  for (; value < -0x40 || value >= 0x40; value >>= 7) to.push_back(static_cast<std::byte>(value | 0x80));
  to.push_back(static_cast<std::byte>(value & 0x7f));
}

// Fills the bytes with one number. The bytes but for the last say that more follow, even if these are 0. False where it
// does not fit. A signed number that is not negative needs a bit more.
inline bool store_uleb(std::span<std::byte> bytes, uint64_t value, bool is_signed = false) {
  for (size_t i = 0; i < bytes.size(); ++i, value >>= 7) {
    const bool is_last = i + 1 == bytes.size();
    if (is_last && value >= (is_signed ? 0x40u : 0x80u)) return false;
    bytes[i] = static_cast<std::byte>((value & 0x7f) | (is_last ? 0 : 0x80));
  }
  return !bytes.empty();
}

}  // namespace lw::object
