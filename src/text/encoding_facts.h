// What the parser asks of encodings and operands in more than one place. Private to this folder.
#pragma once

#include <string_view>

#include "isa/isa.h"

namespace lw::text {

inline bool is_smem(isa::Format format) { return format == isa::Format::SMEM || format == isa::Format::SMEM_PROBE; }
inline bool is_sdwa(isa::Format format) {
  return format == isa::Format::VOP1_SDWA || format == isa::Format::VOP2_SDWA || format == isa::Format::VOPC_SDWA;
}
inline bool is_dpp8(isa::Format format) { return format == isa::Format::VOP1_DPP8 || format == isa::Format::VOP2_DPP8; }
inline bool is_dpp(isa::Format format) { return format == isa::Format::VOP1_DPP || format == isa::Format::VOP2_DPP; }

// "s0" to "s2" are the sources that sign modifiers number; -1 for other operands.
inline int source_number(const isa::Operand& operand) {
  const std::string_view name = isa::operand_name(operand.name);
  return name.size() == 2 && name[0] == 's' && name[1] >= '0' && name[1] <= '2' ? name[1] - '0' : -1;
}

}  // namespace lw::text
