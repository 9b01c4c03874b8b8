#include "flow/registers.h"

#include <fmt/format.h>

namespace lw::flow {

std::string register_name(Register r) {
  if (is_agpr(r)) return fmt::format("a{}", r - kAgpr);
  if (r >= kVgpr) return fmt::format("v{}", r - kVgpr);
  switch (r) {
    case 102: return "flat_scratch_lo";
    case 103: return "flat_scratch_hi";
    case 104: return "xnack_mask_lo";
    case 105: return "xnack_mask_hi";
    case 106: return "vcc_lo";
    case 107: return "vcc_hi";
    case 124: return "m0";
    case 126: return "exec_lo";
    case 127: return "exec_hi";
    case 128: return "scc";
    default: break;
  }
  if (r >= 108 && r < 124) return fmt::format("ttmp{}", r - 108);
  return fmt::format("s{}", r);
}

}  // namespace lw::flow
