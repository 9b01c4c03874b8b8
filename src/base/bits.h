#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace lw {

// Bits [lsb, lsb + width) of `value`, moved down to bit 0. 0 < width < 64.
constexpr uint64_t bit_field(uint64_t value, unsigned lsb, unsigned width) {
  return (value >> lsb) & ((uint64_t{1} << width) - 1);
}

// `value` with bit `width - 1` copied upwards. 0 < width <= 64.
constexpr int64_t sign_extend(uint64_t value, unsigned width) {
  const unsigned shift = 64 - width;
  return static_cast<int64_t>(value << shift) >> shift;
}

constexpr uint64_t align_up(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

// Calls f with the number of each bit of `bits` that is set, the lowest first.
template <class F>
void for_each_bit(uint64_t bits, F f) {
  for (; bits != 0; bits &= bits - 1) f(static_cast<unsigned>(std::countr_zero(bits)));
}

// An unaligned little-endian read. The caller has checked that sizeof(T) bytes are there.
template <class T>
T load_le(const void* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

template <class T>
void store_le(void* to, T value) {
  std::memcpy(to, &value, sizeof value);
}

}  // namespace lw
