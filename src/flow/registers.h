// How the analyses number registers: one number for each 32-bit register of a wave, and one for SCC.
#pragma once

#include <cstdint>
#include <string>

#include "isa/operand_values.h"

namespace lw::flow {

// The numbers of operands (isa/operand_values.h), except SCC, which comes directly after the scalar registers, so that
// data about them and SCC is one short row.
using Register = uint16_t;

inline constexpr Register kVcc = isa::kVcc;
inline constexpr Register kM0 = isa::kM0;
inline constexpr Register kExec = isa::kExec;
inline constexpr Register kScc = isa::kScalarRegisters;
inline constexpr Register kVgpr = isa::kFirstVgpr;
inline constexpr Register kAgpr = isa::kFirstAgpr;
inline constexpr unsigned kRegisterCount = isa::kPastAgprs;

constexpr bool is_vgpr(Register r) { return r >= kVgpr && r < kAgpr; }
constexpr bool is_agpr(Register r) { return r >= kAgpr; }
// General scalar registers: what a kernel allocates. VCC, FLAT_SCRATCH, M0, EXEC, trap registers and SCC are not.
constexpr bool is_sgpr(Register r) { return r < 102; }

// "v12", "s4", "vcc_lo", "exec_hi", "m0", "scc", "a3".
std::string register_name(Register r);

// Bytes of a register, bit i = byte i; a whole register is kAllBytes.
using ByteMask = uint8_t;
inline constexpr ByteMask kAllBytes = 0xf;

}  // namespace lw::flow
