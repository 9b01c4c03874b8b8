// What the parser asks of encodings and operands in more than one place. Private to this folder.
#pragma once

#include <string_view>

#include "isa/isa.h"

namespace lw::text {

inline bool is_smem(isa::Format format) { return format == isa::Format::SMEM || format == isa::Format::SMEM_PROBE; }
inline bool is_sdwa(isa::Format format) {
  return format == isa::Format::VOP1_SDWA || format == isa::Format::VOP2_SDWA || format == isa::Format::VOPC_SDWA;
}
inline bool is_dpp8(isa::Format format) {
  switch (format) {
    case isa::Format::VOP1_DPP8:
    case isa::Format::VOP2_DPP8:
    case isa::Format::VOPC_DPP8:
    case isa::Format::VOP3A_DPP8:
    case isa::Format::VOP3B_DPP8:
    case isa::Format::VOP3_CMPX_DPP8:
    case isa::Format::VOP3P_DPP8:
    case isa::Format::VOP3P_MIX_DPP8: return true;
    default: return false;
  }
}
inline bool is_dpp(isa::Format format) {
  switch (format) {
    case isa::Format::VOP1_DPP:
    case isa::Format::VOP2_DPP:
    case isa::Format::VOPC_DPP:
    case isa::Format::VOP3A_DPP:
    case isa::Format::VOP3B_DPP:
    case isa::Format::VOP3_CMPX_DPP:
    case isa::Format::VOP3P_DPP:
    case isa::Format::VOP3P_MIX_DPP: return true;
    default: return false;
  }
}

// Whether some operand of a VOP3 encoding is a half of a register: LLVM's op_sel has an element for each source then,
// and one for the destination where there is one; the sum that v_fmac_f16 adds to counts as a source.
inline bool has_halves(const isa::Encoding& encoding) {
  for (const isa::Operand& operand : encoding.operands())
    if (operand.half != 0 && !operand.half_in_number) return true;
  return false;
}

// Whether an operand of vector registers may be AGPRs (`accumulation`) or VGPRs.
inline bool takes_file(const isa::Operand& operand, bool accumulation) {
  if (accumulation) return operand.kind == isa::Kind::agpr || operand.acc_bit != 0;
  const bool only_agprs =
      operand.acc_bit != 0 && operand.acc_bit < operand.lsb + operand.width && operand.acc_bit >= operand.lsb;
  return operand.kind != isa::Kind::agpr && !only_agprs;
}

inline bool is_matrix(isa::Format format) {
  return format == isa::Format::VOP3P_MAI || format == isa::Format::VOP3P_F8F6F4 || format == isa::Format::VOP3PX;
}

// Matrix products of f64 have signs in the place of lane groups from gfx942 on.
inline bool has_matrix_signs(const isa::Target& target, const isa::Encoding& encoding) {
  if (encoding.format != isa::Format::VOP3P_MAI || !target.has(isa::Feature::cache_scopes)) return false;
  const isa::Type type = encoding.operands().front().type;
  return type == isa::Type::f64 || type == isa::Type::v4f64;
}

// "s0" to "s2" are the sources that sign modifiers number; -1 for other operands.
inline int source_number(const isa::Operand& operand) {
  const std::string_view name = isa::operand_name(operand.name);
  return name.size() == 2 && name[0] == 's' && name[1] >= '0' && name[1] <= '2' ? name[1] - '0' : -1;
}

}  // namespace lw::text
