#include "flow/registers.h"

#include <fmt/format.h>

#include "isa/operand_values.h"

namespace lw::flow {

std::string register_name(Register r) {
  if (is_agpr(r)) return fmt::format("a{}", r - kAgpr);
  if (r >= kVgpr) return fmt::format("v{}", r - kVgpr);
  switch (r) {
    case 102: return "flat_scratch_lo";
    case 103: return "flat_scratch_hi";
    case 104: return "xnack_mask_lo";
    case 105: return "xnack_mask_hi";
    case isa::kVcc: return "vcc_lo";
    case isa::kVccHi: return "vcc_hi";
    case isa::kM0: return "m0";
    case isa::kExec: return "exec_lo";
    case isa::kExecHi: return "exec_hi";
    case kScc: return "scc";
    default: break;
  }
  if (r >= 108 && r < kM0) return fmt::format("ttmp{}", r - 108);
  return fmt::format("s{}", r);
}

}  // namespace lw::flow
