#include "flow/code.h"

#include <algorithm>

namespace lw::flow {

Code::Code(const isa::Target& target) : target_(&target), table_(std::make_unique<EffectsTable>(target)) {}
Code::~Code() = default;
Code::Code(Code&&) noexcept = default;
Code& Code::operator=(Code&&) noexcept = default;

void Code::place(uint64_t address, Stored& stored) {
  if (stored_.empty()) begin_ = address;
  LW_CHECK(address % 4 == 0 && (stored_.empty() || address >= end_address(size() - 1)),
           "instructions of a code come in order of address");
  LW_CHECK((address - begin_) / 4 <= 0xffffffff, "code spans at most 16 GiB");
  stored.words_from_begin = static_cast<uint32_t>((address - begin_) / 4);
}

void Code::add(uint64_t address, const inst::Instruction& instruction) {
  Stored stored;
  place(address, stored);
  stored.size_bytes = instruction.size_bytes;
  stored.is_instruction = true;
  stored.effects = table_->find_or_add(instruction, gpr_indexing_);
  const Effects& effects = table_->at(stored.effects);
  if (effects.sets_gpr_indexing) gpr_indexing_ = true;
  // Off again in straight-line order only: a branch into code between the two may come with indexing on.
  if (effects.clears_gpr_indexing) gpr_indexing_ = false;
  const auto operands = instruction.enc().operands();
  for (size_t i = 0; i < operands.size(); ++i) {
    stored.operand[i] = static_cast<uint16_t>(instruction.operand[i]);
    if (operands[i].kind == isa::Kind::label || operands[i].kind == isa::Kind::imm)
      stored.immediate = static_cast<int32_t>(instruction.operand[i]);
  }
  if (instruction.has_literal) stored.immediate = static_cast<int32_t>(instruction.literal);
  for (size_t i = 0; i < operands.size(); ++i) {
    // An operand of indexed registers has no access of its own.
    const bool vector = operands[i].kind == isa::Kind::vgpr || operands[i].kind == isa::Kind::vsrc ||
                        operands[i].kind == isa::Kind::vsrc_nolit;
    const unsigned named = vector && stored.operand[i] >= kVgpr ? std::max<unsigned>(1, operands[i].dwords) : 0;
    const unsigned span = std::max<unsigned>(effects.span[i], named);
    if (span != 0) note_register(static_cast<Register>(stored.operand[i] + span - 1));
  }
  stored_.push_back(stored);
}

void Code::note_register(Register reg) {
  if (is_agpr(reg)) {
    highest_agpr_ = std::max(highest_agpr_, reg - kAgpr);
  } else if (is_vgpr(reg)) {
    highest_vgpr_ = std::max(highest_vgpr_, reg - kVgpr);
  } else if (is_sgpr(reg)) {
    highest_sgpr_ = std::max(highest_sgpr_, static_cast<int>(reg));
  }
}

void Code::add_undecodable(uint64_t address) {
  Stored stored;
  place(address, stored);
  stored.size_bytes = 4;
  stored_.push_back(stored);
}

size_t Code::find(uint64_t address) const {
  if (address < begin_ || (address - begin_) % 4 != 0 || (address - begin_) / 4 > 0xffffffff) return size();
  const auto wanted = static_cast<uint32_t>((address - begin_) / 4);
  const auto at = std::lower_bound(stored_.begin(), stored_.end(), wanted,
                                   [](const Stored& s, uint32_t words) { return s.words_from_begin < words; });
  return at != stored_.end() && at->words_from_begin == wanted ? static_cast<size_t>(at - stored_.begin()) : size();
}

size_t Code::memory_bytes() const { return stored_.size() * sizeof(Stored); }

}  // namespace lw::flow
