// Registers by number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lanewise {

// The number of a register. Registers have the numbers of the hardware's operand fields: 0 to 101 are SGPRs, 106 and
// 107 VCC, 126 and 127 EXEC, 256 and above VGPRs. SCC, which has no such number, has one of its own.
using Register = std::uint16_t;
inline constexpr Register kFirstVgpr = 256;
// "v12", "s4", "vcc_lo", "exec_hi", "m0", "scc", "a3".
std::string register_name(Register reg);
// The register with this name; nullopt for other texts, also for several registers ("v[0:1]", "vcc").
std::optional<Register> register_number(std::string_view name);

}  // namespace lanewise
