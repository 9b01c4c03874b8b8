#include "observe/steps.h"

#include <algorithm>
#include <bit>

#include "isa/operand_values.h"
#include "observe/row.h"

namespace lw::observe {
namespace {

uint64_t lanes_written(const flow::Write& write, const events::ExecutedInstruction& instruction) {
  const uint64_t all = instruction.wave.lanes == 32 ? 0xffff'ffff : ~uint64_t{0};
  return flow::lane_bits(write.lanes, write.lane, instruction.exec) & all;
}

void add_register(flow::Register reg, uint64_t lanes, const events::Registers& registers,
                  std::vector<WrittenRegister>& list) {
  if (flow::is_agpr(reg)) return;
  if (flow::is_vgpr(reg)) {
    const unsigned number = reg - flow::kVgpr;
    if (number >= registers.vgpr_count || lanes == 0) return;
    WrittenRegister& w = list.emplace_back(WrittenRegister{.reg = reg, .lanes = lanes});
    std::copy_n(registers.vgprs + size_t{number} * kRowWords, kRowWords, w.before.begin());
  } else {
    list.emplace_back(WrittenRegister{.reg = reg}).before[0] = scalar_value(registers, reg);
  }
}

// Of lanes that are not certainly written, those whose value is another one.
uint64_t not_certain(const flow::Write& write, const events::ExecutedInstruction& instruction, uint64_t lanes) {
  switch (write.lanes) {
    case flow::Lanes::exec: {
      const uint64_t every = instruction.wave.lanes == 32 ? 0xffff'ffff : ~uint64_t{0};
      return lanes & ~((instruction.exec & every) == every ? write.lane_mask_if_all : write.lane_mask);
    }
    case flow::Lanes::some:
    case flow::Lanes::unknown: return lanes;
    default: return 0;
  }
}

}  // namespace

uint32_t scalar_value(const events::Registers& registers, flow::Register reg) {
  return reg == flow::kScc ? uint32_t{registers.scc} : registers.sgprs[reg & (isa::kScalarRegisters - 1)];
}

bool Steps::wanted(const events::ExecutedInstruction& instruction) const {
  if (filter_.wave && *filter_.wave != instruction.wave.wave) return false;
  if (filter_.workgroup && *filter_.workgroup != instruction.wave.workgroup) return false;
  const uint64_t pc = facts_.in_object(instruction.pc);
  return pc >= filter_.pc_begin && pc < filter_.pc_end;
}

void Steps::before(const events::ExecutedInstruction& instruction) {
  taken_ = wanted(instruction) && facts_.contains(instruction.pc) && facts_.at(instruction.pc).valid() &&
           begin_step(instruction);
  if (!taken_) return;
  writes_.clear();
  accesses_.clear();
  const code::InstructionFacts& facts = facts_.at(instruction.pc);
  for (const flow::Write& write : facts.effects->writes)
    add_register(facts.resolve(write.slot), lanes_written(write, instruction), instruction.registers, writes_);
  // Register numbers that are known only now: any of them, and what did not change is left out afterwards.
  if (facts.effects->may_write_any_vgpr)
    for (unsigned v = 0; v < instruction.registers.vgpr_count; ++v)
      add_register(static_cast<flow::Register>(flow::kVgpr + v), instruction.exec, instruction.registers, writes_);
  if (facts.effects->may_write_any_sgpr)
    for (flow::Register s = 0; flow::is_sgpr(s); ++s) add_register(s, 0, instruction.registers, writes_);
}

void Steps::access(const events::ExecutedInstruction& instruction, const events::Access& access) {
  if (!taken_) return;
  about_to_access(instruction, access);
  RecordedAccess& kept = accesses_.emplace_back(RecordedAccess{.kind = access.kind,
                                                               .space = access.space,
                                                               .size_bytes = access.size_bytes,
                                                               .lanes = access.lanes,
                                                               .address = access.address,
                                                               .data = {}});
  if (access.kind != events::AccessKind::store) return;
  kept.data.resize(size_t{kRowWords} * kept.words_per_lane());
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    for (unsigned w = 0; w < kept.words_per_lane(); ++w)
      kept.data[size_t{lane} * kept.words_per_lane() + w] = access.word(w, lane);
  }
}

void Steps::loaded(const events::ExecutedInstruction&, const events::Access& access) {
  if (!taken_) return;
  const auto at = std::ranges::find_if(accesses_, [&](const RecordedAccess& a) {
    return a.data.empty() && a.space == access.space && a.lanes == access.lanes && a.address == access.address;
  });
  if (at == accesses_.end()) return;
  at->data.resize(size_t{kRowWords} * at->words_per_lane());
  for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    for (unsigned w = 0; w < at->words_per_lane(); ++w)
      at->data[size_t{lane} * at->words_per_lane() + w] = access.word(w, lane);
  }
}

void Steps::after(const events::ExecutedInstruction& instruction) {
  if (!taken_) return;
  const code::InstructionFacts& facts = facts_.at(instruction.pc);
  const auto& effects = facts.effects->writes;
  StepTaken step{instruction, facts, std::move(kept_writes_), std::move(accesses_)};
  step.writes.clear();
  for (WrittenRegister& w : writes_) {
    if (w.is_scalar()) {
      w.after[0] = scalar_value(instruction.registers, w.reg);
      w.changed = w.before[0] != w.after[0] ? 1 : 0;
    } else {
      std::copy_n(instruction.registers.vgprs + size_t{w.reg} * kRowWords - size_t{flow::kVgpr} * kRowWords, kRowWords,
                  w.after.begin());
      for (unsigned lane = 0; lane < kRowWords; ++lane)
        if (w.before[lane] != w.after[lane]) w.changed |= uint64_t{1} << lane;
      w.changed &= w.lanes;
    }
    const auto named =
        std::ranges::find_if(effects, [&](const flow::Write& e) { return facts.resolve(e.slot) == w.reg; });
    if (named == effects.end()) {
      if (w.changed == 0) continue;
      if (!w.is_scalar()) w.lanes = w.changed;
    } else if (!w.is_scalar()) {
      w.lanes &= ~(not_certain(*named, instruction, w.lanes) & ~w.changed);
      if (w.lanes == 0) continue;
    }
    // An instruction may have several writes of one register, of different bytes.
    const auto same = [&](const WrittenRegister& other) { return other.reg == w.reg; };
    if (const auto other = std::ranges::find_if(step.writes, same); other != step.writes.end())
      other->lanes |= w.lanes, other->changed |= w.changed;
    else
      step.writes.push_back(w);
  }
  end_step(step);
  // The next step uses this memory again. Freeing it for each step would fragment the heap.
  kept_writes_ = std::move(step.writes);
  accesses_ = std::move(step.accesses);
  writes_.clear();
  accesses_.clear();
  taken_ = false;
}

}  // namespace lw::observe
