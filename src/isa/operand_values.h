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
inline constexpr uint32_t kVccz = 251, kExecz = 252, kScc = 253;
inline constexpr uint32_t kLiteral = 255;  // the value is in a word behind the instruction's
inline constexpr uint32_t kFirstVgpr = 256, kPastVgprs = 512;
inline constexpr uint32_t kFirstAgpr = 512, kPastAgprs = 768;

}  // namespace lw::isa
