// Appending small things to a character block; every function returns the new end. Private to this folder.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/base.h"

namespace lw::text {

inline char* emit(char* to, std::string_view text) {
  std::memcpy(to, text.data(), text.size());
  return to + text.size();
}

inline char* emit_decimal(char* to, uint64_t value) {
  char digits[20];
  unsigned count = 0;
  do {
    digits[count++] = static_cast<char>('0' + value % 10);
    value /= 10;
  } while (value != 0);
  while (count != 0) *to++ = digits[--count];
  return to;
}

inline char* emit_signed_decimal(char* to, int64_t value) {
  if (value >= 0) return emit_decimal(to, static_cast<uint64_t>(value));
  *to++ = '-';
  return emit_decimal(to, -static_cast<uint64_t>(value));
}

// Lower-case digits without leading zeros.
inline char* emit_hex(char* to, uint64_t value) {
  auto digits = static_cast<unsigned>(std::bit_width(value | 1) + 3) / 4;
  while (digits != 0) *to++ = "0123456789abcdef"[(value >> (4 * --digits)) & 15];
  return to;
}

inline char* emit_0x(char* to, uint64_t value) { return emit_hex(emit(to, "0x"), value); }

inline char* emit_signed_hex(char* to, int64_t value) {
  return value < 0 ? emit_0x(emit(to, "-"), 0 - static_cast<uint64_t>(value))
                   : emit_0x(to, static_cast<uint64_t>(value));
}

// Exactly `digits` digits.
inline char* emit_hex_padded(char* to, uint64_t value, unsigned digits, const char* alphabet = "0123456789abcdef") {
  while (digits != 0) *to++ = alphabet[(value >> (4 * --digits)) & 15];
  return to;
}
inline constexpr auto kUpperHexPairs = [] {
  std::array<std::array<char, 2>, 256> pairs{};
  for (unsigned i = 0; i < 256; ++i) pairs[i] = {"0123456789ABCDEF"[i >> 4], "0123456789ABCDEF"[i & 15]};
  return pairs;
}();
// The eight digits of a word, all at once.
template <char kLetterA>
char* emit_word(char* to, uint32_t value) {
  // A digit a byte, the last one in the lowest.
  uint64_t digits = (uint64_t{value} << 16 | value) & 0xffff'0000'ffff;
  digits = (digits << 8 | digits) & 0x00ff'00ff'00ff'00ff;
  digits = (digits << 4 | digits) & 0x0f0f'0f0f'0f0f'0f0f;
  const uint64_t letters = ((digits + 0x0606'0606'0606'0606) >> 4) & 0x0101'0101'0101'0101;
  store_le(to, __builtin_bswap64(digits + 0x3030'3030'3030'3030 + letters * (kLetterA - '9' - 1)));
  return to + 8;
}
inline char* emit_word_upper(char* to, uint32_t value) { return emit_word<'A'>(to, value); }

// What emit_hex() gives for a word, without a loop. Writes eight characters, however many of them count.
inline char* emit_hex_word(char* to, uint32_t value) {
  const auto digits = static_cast<unsigned>(std::bit_width(value | 1) + 3) / 4;
  emit_word<'a'>(to, value << (32 - 4 * digits));
  return to + digits;
}

// The eight digits of each of two words, the lower one to `low`.
inline void emit_words_upper(char* low, char* high, uint64_t words) {
  using Bytes [[gnu::vector_size(16)]] = uint8_t;
  using Words [[gnu::vector_size(16)]] = uint64_t;
  // The bytes of each word from its highest one on, then their halves one beside the other.
  const uint64_t swapped = __builtin_bswap64(words);
  const auto bytes = reinterpret_cast<Bytes>(Words{swapped >> 32 | swapped << 32, 0});
  const Bytes upper = bytes >> 4;
  const Bytes lower = bytes & 15;
  const Bytes digits = __builtin_shufflevector(upper, lower, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const Bytes letters = reinterpret_cast<Bytes>(digits > 9) & ('A' - '9' - 1);
  const auto text = reinterpret_cast<Words>(digits + '0' + letters);
  store_le(low, text[0]);
  store_le(high, text[1]);
}

// Exactly `digits` digits, an even number.
inline char* emit_hex_upper(char* to, uint64_t value, unsigned digits) {
  for (unsigned shift = 4 * digits; shift != 0; to += 2) {
    shift -= 8;
    std::memcpy(to, kUpperHexPairs[(value >> shift) & 255].data(), 2);
  }
  return to;
}

}  // namespace lw::text
