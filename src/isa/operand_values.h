// The numbers of operands, as encodings have them; registers a lane each follow from 256 on (GCN3 ISA, table of source
// operands). Where a target swaps M0 and NULL in its words, decoding swaps them back (Feature::null_before_m0).
#pragma once

#include <cstdint>

namespace lw::isa {

inline constexpr uint32_t kVcc = 106, kVccHi = 107;
inline constexpr uint32_t kM0 = 124;
inline constexpr uint32_t kNull = 125;
inline constexpr uint32_t kExec = 126, kExecHi = 127;
inline constexpr uint32_t kScalarRegisters = 128;  // their numbers end here
inline constexpr uint32_t kFirstAperture = 235;    // SHARED_BASE, SHARED_LIMIT, PRIVATE_BASE, PRIVATE_LIMIT
inline constexpr uint32_t kPopsExitingWaveId = 239;
inline constexpr uint32_t kVccz = 251, kExecz = 252, kScc = 253;
inline constexpr uint32_t kLdsDirect = 254;
inline constexpr uint32_t kLiteral = 255;  // the value is in a word behind the instruction's
inline constexpr uint32_t kFirstVgpr = 256, kPastVgprs = 512;
inline constexpr uint32_t kFirstAgpr = 512, kPastAgprs = 768;

// Inline constants: the integers 0 to 64, then -1 to -16; 0.5 and its like, of which 1/(2*pi) is the last.
inline constexpr uint32_t kIntegerZero = 128, kInteger64 = 192, kLastInteger = 208;
inline constexpr uint32_t kFirstFloat = 240, kInverseTurn = 248;
constexpr bool is_inline_integer(uint32_t source) { return source >= kIntegerZero && source <= kLastInteger; }
constexpr bool is_inline_float(uint32_t source) { return source >= kFirstFloat && source <= kInverseTurn; }
constexpr bool is_inline_constant(uint32_t source) { return is_inline_integer(source) || is_inline_float(source); }
constexpr int32_t inline_integer(uint32_t source) {
  return static_cast<int32_t>(source <= kInteger64 ? source - kIntegerZero : kInteger64 - source);
}

}  // namespace lw::isa
