#include "check/counters.h"

#include <algorithm>

namespace lw::check {

std::optional<Wanted> waits_for(const isa::Target& target, const observe::InstructionFacts& facts) {
  const inst::Instruction& i = facts.instruction;
  Wanted wanted;
  const auto number = [&](std::string_view operand) -> uint32_t {
    const int index = inst::operand_index(i.enc(), operand);
    return index < 0 ? 0 : i.operand[static_cast<size_t>(index)];
  };
  switch (i.op()) {
    case isa::Op::s_waitcnt: {
      const uint32_t imm = number("simm16");
      wanted.vector = imm & 15;
      if (target.has(isa::Feature::flat_global)) wanted.vector |= imm >> 14 << 4 & 0x30;
      wanted.lgkm = target.has(isa::Feature::separate_store_count) ? imm >> 8 & 63 : imm >> 8 & 15;
      return wanted;
    }
    case isa::Op::s_waitcnt_vmcnt: wanted.vector = number("simm16"); return wanted;
    case isa::Op::s_waitcnt_lgkmcnt: wanted.lgkm = number("simm16"); return wanted;
    case isa::Op::s_waitcnt_vscnt: wanted.stores = number("simm16"); return wanted;
    case isa::Op::s_waitcnt_expcnt: return wanted;
    default: return std::nullopt;
  }
}

bool has_result(const observe::InstructionFacts& facts) {
  return std::ranges::any_of(facts.effects->writes,
                             [&](const flow::Write& w) { return facts.resolve(w.slot) != flow::kScc; });
}

bool is_cache_control(const observe::InstructionFacts& facts) {
  const std::string_view name = facts.mnemonic();
  return name.find("wbinvl1") != name.npos || name.find("_inv") != name.npos;
}

}  // namespace lw::check
