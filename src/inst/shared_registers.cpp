// Registers that the two instructions of a hazard share.
#include "inst/roles.h"
#include "isa/operand_values.h"

namespace lw::inst {
namespace {

using isa::Common;

std::string_view name_of(const Instruction& instruction, const Access& access) {
  if (access.operand == Access::kImplicit) return {};
  return isa::operand_name(instruction.enc().operands()[access.operand].name);
}

// Whether an access of the first that fits and one of the second that fits overlap.
template <class First, class Second>
bool overlap(const Pair& pair, const First& first_fits, const Second& second_fits) {
  for (const Access& first : pair.first_accesses) {
    if (!first_fits(first)) continue;
    for (const Access& second : pair.second_accesses)
      if (second_fits(second) && first.overlaps(second)) return true;
  }
  return false;
}

bool writes_vector(const Access& access) { return access.written && access.is_vector(); }
bool reads_vector(const Access& access) { return access.read && access.is_vector(); }
bool uses_vector(const Access& access) { return access.is_vector(); }
bool writes_scalar(const Access& access) { return access.written && !access.is_vector(); }
bool reads_scalar(const Access& access) { return access.read && !access.is_vector(); }

// The sum that a matrix instruction adds to: its third source, or the registers that it writes if it reads them; the
// third source is an index then.
bool is_sum(const Instruction& instruction, const Access& access) {
  if (access.operand == Access::kImplicit || !access.read) return false;
  const std::span<const isa::Operand> operands = instruction.enc().operands();
  if (operands[0].is_read) return access.operand == 0;
  return name_of(instruction, access) == "s2";
}

// Whether some lanes of the result of DPP keep their old value, so that the result is a source, too.
bool keeps_old(const Instruction& instruction) {
  constexpr uint32_t kAll = 0xf;
  return instruction.mod(isa::Modifier::bound_ctrl) == 0 || instruction.mod(isa::Modifier::row_mask) != kAll ||
         instruction.mod(isa::Modifier::bank_mask) != kAll;
}

bool matrix_shares(Common common, const Pair& pair) {
  const auto is_c = [&](const Access& access) { return is_sum(pair.second, access); };
  const auto is_ab = [&](const Access& access) { return reads_vector(access) && !is_sum(pair.second, access); };
  if (common == Common::matrix_ab) return overlap(pair, writes_vector, is_ab);
  if (common == Common::matrix_sum)
    return overlap(
        pair, [&](const Access& access) { return is_sum(pair.first, access); }, writes_vector);
  if (common == Common::matrix_c_any) return overlap(pair, writes_vector, is_c);
  const bool want_exact = common == Common::matrix_c_exact;
  for (const Access& first : pair.first_accesses)
    for (const Access& second : pair.second_accesses)
      if (writes_vector(first) && is_c(second) && first.overlaps(second) &&
          (first.first == second.first && first.count == second.count) == want_exact)
        return true;
  return false;
}

// Everything but the sum of the same operation, which the hardware forwards.
bool dot_shares(const Pair& pair) {
  const bool is_same = pair.first.op() == pair.second.op();
  return overlap(pair, writes_vector, [&](const Access& access) {
    if (!access.is_vector()) return false;
    return !is_same || (access.read && !is_sum(pair.second, access));
  });
}

bool scalar_shares(Common common, const Pair& pair) {
  switch (common) {
    case Common::sgpr:
      return overlap(pair, writes_scalar,
                     [](const Access& access) { return reads_scalar(access) && access.operand != Access::kImplicit; });
    case Common::sgpr_constant:
      return overlap(pair, writes_scalar, [](const Access& access) {
        return reads_scalar(access) && access.operand != Access::kImplicit && !access.is_mask;
      });
    case Common::mask:
      return overlap(pair, writes_scalar, [](const Access& access) { return reads_scalar(access) && access.is_mask; });
    case Common::scalar_war:
      return overlap(pair, reads_scalar, [](const Access& access) {
        return writes_scalar(access) && (access.operand != Access::kImplicit || access.first == isa::kVcc);
      });
    case Common::scalar_war_implicit:
      return overlap(pair, reads_scalar,
                     [](const Access& access) { return writes_scalar(access) && access.operand == Access::kImplicit; });
    case Common::lane_select:
      return overlap(pair, writes_scalar, [&](const Access& access) {
        return reads_scalar(access) && name_of(pair.second, access) == "s1";
      });
    default: return false;
  }
}

}  // namespace

bool shares(isa::Common common, const Pair& pair) {
  switch (common) {
    case Common::nothing: return true;
    case Common::dpp_source:
      return overlap(pair, writes_vector, [&](const Access& access) {
        return reads_vector(access) && name_of(pair.second, access) == "s0";
      });
    case Common::dpp_other:
      return overlap(pair, writes_vector,
                     [&](const Access& access) {
                       return reads_vector(access) || (writes_vector(access) && keeps_old(pair.second));
                     }) &&
             !shares(Common::dpp_source, pair);
    case Common::vgpr: return overlap(pair, writes_vector, reads_vector);
    case Common::vgpr_written: return overlap(pair, writes_vector, writes_vector);
    case Common::vgpr_used: return overlap(pair, writes_vector, uses_vector);
    case Common::vgpr_clash: return overlap(pair, uses_vector, writes_vector);
    case Common::stored_data:
      return overlap(
          pair,
          [&](const Access& access) {
            return reads_vector(access) && name_of(pair.first, access).find("data") != std::string_view::npos;
          },
          writes_vector);
    case Common::hwreg: return hardware_register(pair.first) == hardware_register(pair.second);
    case Common::dot_forward: return dot_shares(pair);
    case Common::matrix_ab:
    case Common::matrix_c:
    case Common::matrix_c_exact:
    case Common::matrix_c_any:
    case Common::matrix_sum: return matrix_shares(common, pair);
    default: return scalar_shares(common, pair);
  }
}

}  // namespace lw::inst
