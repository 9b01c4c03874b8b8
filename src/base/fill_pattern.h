#pragma once

#include <cstdint>

namespace lw {

// What stands for contents that nobody set: a word for each seed and place, so that comparisons with it come out either
// way. With odd seeds of any magnitude, with even ones between -16 and 64, as constants in instructions are. The mixing
// is splitmix64's.
constexpr uint32_t fill_word(uint64_t seed, uint64_t place) {
  uint64_t bits = seed * 0x9e37'79b9'7f4a'7c15 ^ (place + 1) * 0xd1b5'4a32'd192'ed03;
  bits = (bits ^ bits >> 30) * 0xbf58'476d'1ce4'e5b9;
  bits = (bits ^ bits >> 27) * 0x94d0'49bb'1331'11eb;
  bits ^= bits >> 31;
  return seed % 2 != 0 ? static_cast<uint32_t>(bits) >> (bits >> 59) : static_cast<uint32_t>(bits % 81) - 16;
}

}  // namespace lw
