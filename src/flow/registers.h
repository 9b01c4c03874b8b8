// How the analyses number registers: one number for each 32-bit register of a wave, and one for SCC.
#pragma once

#include <cstdint>
#include <string>

namespace lw::flow {

// 0..127 scalar registers as the encodings number them (VCC 106, M0 124, EXEC 126), 128 SCC, 256 + n VGPR n,
// 512 + n AGPR n.
using Register = uint16_t;

inline constexpr Register kVcc = 106;
inline constexpr Register kM0 = 124;
inline constexpr Register kExec = 126;
inline constexpr Register kScc = 128;
inline constexpr Register kVgpr = 256;
inline constexpr Register kAgpr = 512;
inline constexpr unsigned kRegisterCount = 768;

constexpr bool is_vgpr(Register r) { return r >= kVgpr && r < kAgpr; }
constexpr bool is_agpr(Register r) { return r >= kAgpr; }
// General scalar registers: what a kernel allocates. VCC, FLAT_SCRATCH, M0, EXEC, trap registers and SCC are not.
constexpr bool is_sgpr(Register r) { return r < 102; }

// "v12", "s4", "vcc_lo", "exec_hi", "m0", "scc", "a3".
std::string register_name(Register r);

// Bytes of a register, bit i = byte i; a whole register is kAllBytes.
using Bytes = uint8_t;
inline constexpr Bytes kAllBytes = 0xf;

}  // namespace lw::flow
