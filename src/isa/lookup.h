// How find_by_bits() looks for the encoding of words, for those who look up other things by words.
#pragma once

#include <array>
#include <cstdint>

#include "isa/isa.h"
#include "isa/operand_values.h"

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
// SRC0 of VOP1, VOP2 and VOPC has nine bits, SSRC0 of SOP1, SOP2 and SOPC eight; where the lowest bits of the first
// word are no source, this says nothing.
inline constexpr size_t kSourceKindCount = 8;
inline constexpr uint8_t kPlainSource = 0;
inline constexpr auto kSourceKinds = [] {
  std::array<uint8_t, 512> kinds{};
  kinds[233] = 1;  // DPP8
  kinds[234] = 2;
  kinds[249] = 3;  // SDWA
  kinds[250] = 4;  // DPP
  kinds[kLiteral] = 5;
  return kinds;
}();
constexpr uint32_t source_mask(uint64_t words) { return (~static_cast<uint32_t>(words) >> 23 & 0x100) | 0xff; }
constexpr uint8_t source_kind(uint64_t words) { return kSourceKinds[words & source_mask(words)]; }

// Which formats of one word have a first, and which a second source that may be a literal; by first_level_place(). SOP2
// begins with 10, of which SOPK has 1011, and SOP1 and SOPC all nine bits.
constexpr bool is_sop2_or_sopc(uint32_t place) {
  return (place >> 7 == 0b10 && place >> 5 != 0b1011) || place == 0b1'0111'1110;
}
constexpr bool has_first_source(uint32_t place) {
  const bool is_vop = place >> 8 == 0, is_sop1 = place == 0b1'0111'1101;
  return is_vop || is_sop1 || is_sop2_or_sopc(place);
}

// Whether words have the encoding that these have whenever they have the same kind of source and the same bits in
// `fixed`.
bool decides_encoding(Column column, uint64_t words, uint64_t fixed);

}  // namespace lw::isa
