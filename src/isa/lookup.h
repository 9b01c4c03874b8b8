// How find_by_bits() looks for the encoding of words, for those who look up other things by words.
#pragma once

#include <array>
#include <cstdint>

#include "isa/isa.h"

namespace lw::isa {

// The top nine bits of the first word say where the opcode is; the opcode says in which slot the encodings are that the
// words may be.
struct FirstLevel {
  uint16_t opcode_lsb;
  uint16_t opcode_mask;
  uint32_t base;
  uint32_t slot(uint64_t words) const { return base + (static_cast<uint32_t>(words >> opcode_lsb) & opcode_mask); }
  bool operator==(const FirstLevel&) const = default;
};
constexpr uint32_t first_level_place(uint64_t words) { return static_cast<uint32_t>(words) >> 23; }
const std::array<FirstLevel, 512>& first_level(Column column);

// The first source of vector instructions decides between encodings of one slot: some numbers announce a second word.
// Where the lowest byte is no source, this says nothing.
inline constexpr size_t kSourceKindCount = 8;
inline constexpr uint8_t kPlainSource = 0;
inline constexpr auto kSourceKinds = [] {
  std::array<uint8_t, 256> kinds{};
  kinds[233] = 1;  // DPP8
  kinds[234] = 2;
  kinds[249] = 3;  // SDWA
  kinds[250] = 4;  // DPP
  kinds[255] = 5;  // a literal
  return kinds;
}();
constexpr uint8_t source_kind(uint64_t words) { return kSourceKinds[words & 0xff]; }

// Whether words have the encoding that these have whenever they have the same kind of source and the same bits in
// `fixed`.
bool decides_encoding(Column column, uint64_t words, uint64_t fixed);

}  // namespace lw::isa
