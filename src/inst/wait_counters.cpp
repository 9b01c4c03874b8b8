#include "inst/wait_counters.h"

#include "isa/wait_fields.h"

namespace lw::inst {

std::optional<Waits> waits_of(const isa::Target& target, const Instruction& instruction) {
  if (target.has(isa::Feature::extended_wait_counts)) return std::nullopt;
  Waits waits;
  const auto wait_for = [&](Counter counter, uint32_t most) { waits.most[static_cast<size_t>(counter)] = most; };
  const int index = operand_index(instruction.enc(), "simm16");
  const uint32_t imm = index < 0 ? 0 : instruction.operand[static_cast<size_t>(index)];
  switch (instruction.op()) {
    case isa::Op::s_waitcnt: {
      const auto& [vm, exp, lgkm] = isa::wait_fields(target.column);
      wait_for(Counter::vm, vm.get(imm));
      wait_for(Counter::exp, exp.get(imm));
      wait_for(Counter::lgkm, lgkm.get(imm));
      return waits;
    }
    case isa::Op::s_waitcnt_vmcnt: wait_for(Counter::vm, imm); return waits;
    case isa::Op::s_waitcnt_expcnt: wait_for(Counter::exp, imm); return waits;
    case isa::Op::s_waitcnt_lgkmcnt: wait_for(Counter::lgkm, imm); return waits;
    case isa::Op::s_waitcnt_vscnt: wait_for(Counter::vs, imm); return waits;
    default: return std::nullopt;
  }
}

uint32_t most_counted(const isa::Target& target, Counter counter) {
  const auto& [vm, exp, lgkm] = isa::wait_fields(target.column);
  switch (counter) {
    case Counter::vm: return vm.maximum();
    case Counter::exp: return exp.maximum();
    case Counter::lgkm: return lgkm.maximum();
    // As wide as that of loads (LLVM's getVscntBitMask).
    case Counter::vs: return target.has(isa::Feature::separate_store_count) ? vm.maximum() : 0;
  }
  return 0;
}

}  // namespace lw::inst
