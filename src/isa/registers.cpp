#include "isa/registers.h"

#include "isa/machines.h"
#include "isa/operand_values.h"

namespace lw::isa {
namespace {

// Above the general registers. FLAT_SCRATCH and XNACK_MASK stand there on targets whose general registers end below
// them; the trap registers begin at 108, or behind TBA and TMA.
constexpr unsigned kFirstNamed = 102;
constexpr std::string_view kRegisterNames[] = {
    "flat_scratch_lo", "flat_scratch_hi", "xnack_mask_lo", "xnack_mask_hi", "vcc_lo",
    "vcc_hi",          "tba_lo",          "tba_hi",        "tma_lo",        "tma_hi",
};
constexpr unsigned kFirstTrap = 108;
constexpr unsigned kFirstTrapBehindBases = 112;

}  // namespace

std::string scalar_register_name(const Target& target, unsigned number) {
  const unsigned first_trap = target.has(Feature::trap_registers_at_108) ? kFirstTrap : kFirstTrapBehindBases;
  if (number >= first_trap && number < kM0) return "ttmp" + std::to_string(number - first_trap);
  if (number >= kFirstNamed && number >= target.limits->addressable_sgprs &&
      number - kFirstNamed < std::size(kRegisterNames))
    return std::string(kRegisterNames[number - kFirstNamed]);
  switch (number) {
    case kM0: return "m0";
    case kNull: return "null";
    case kExec: return "exec_lo";
    case kExecHi: return "exec_hi";
    default: return "s" + std::to_string(number);
  }
}

}  // namespace lw::isa
