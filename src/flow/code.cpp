#include "flow/code.h"

#include <algorithm>

namespace lw::flow {

Code::Code(const isa::Target& target) : target_(&target), table_(std::make_unique<EffectsTable>(target)) {}
Code::~Code() = default;
Code::Code(Code&&) noexcept = default;
Code& Code::operator=(Code&&) noexcept = default;

uint32_t Code::place(uint64_t address) {
  if (stored_.empty()) begin_ = address;
  LW_CHECK(address % 4 == 0 && (stored_.empty() || address >= end_address(size() - 1)),
           "instructions of a code come in order of address");
  LW_CHECK((address - begin_) / 4 <= 0xffffffff, "code spans at most 16 GiB");
  return static_cast<uint32_t>((address - begin_) / 4);
}

void Code::add(uint64_t address, const inst::Instruction& instruction) {
  const uint32_t words_from_begin = place(address);
  const bool indexing = gpr_indexing_;
  const uint32_t number = table_->find_or_add(instruction, indexing);
  Stored& stored = stored_.emplace_back();
  stored.words_from_begin = words_from_begin;
  stored.effects = number;
  stored.size_bytes = instruction.size_bytes;
  stored.is_instruction = true;
  if (constants_.any()) use_constants(instruction, stored);
  const Effects& effects = table_->at(number);
  if (effects.sets_gpr_indexing) gpr_indexing_ = true;
  // Off again in straight-line order only: a branch into code between the two may come with indexing on.
  if (effects.clears_gpr_indexing) gpr_indexing_ = false;
  constants_.step(static_cast<uint32_t>(stored_.size() - 1), instruction, effects);
  for (size_t i = 0; i < inst::kMaxOperands; ++i) stored.operand[i] = static_cast<uint16_t>(instruction.operand[i]);
  for (size_t i = 0; i < effects.operand_count; ++i)
    if (effects.span[i] != 0) note_register(stored.operand[i] + effects.span[i] - 1u);
  if (inst::is_image(instruction.enc().format) && inst::has_address_list(*target_, instruction))
    for (unsigned n = 0; n < inst::image_address_dwords(*target_, instruction); ++n)
      note_register(inst::address_register(*target_, instruction, n));
  if (instruction.has_literal) {
    stored.immediate = static_cast<int32_t>(instruction.literal);
  } else if (effects.immediate != RegisterSlot::kFixed) {
    stored.immediate = static_cast<int32_t>(instruction.operand[effects.immediate]);
  }
}

// The effects of the last instruction where an operand is a register that holds a constant. One
// such register only: what is known of the others because of it makes them free to hold anything.
void Code::use_constants(const inst::Instruction& instruction, Stored& stored) {
  const isa::Encoding& encoding = instruction.enc();
  for (size_t i = 0; i < encoding.operand_count; ++i) {
    const RecentConstants::Constant* constant = constants_.at(instruction.operand[i]);
    if (constant == nullptr || !names_register(encoding.operands()[i].kind)) continue;
    const uint32_t special = table_->with_constant(stored.effects, instruction, i, constant->value, gpr_indexing_);
    if (special == stored.effects) continue;
    stored.after_constants = true;
    after_constants_.push_back({static_cast<uint32_t>(stored_.size() - 1), constant->since, special});
    return;
  }
}

uint32_t Code::effects_after_constants(size_t i, size_t block_first) const {
  const auto at = std::lower_bound(after_constants_.begin(), after_constants_.end(), i,
                                   [](const AfterConstants& a, size_t wanted) { return a.instruction < wanted; });
  return at->since >= block_first ? at->effects : stored_[i].effects;
}

void Code::add_undecodable(uint64_t address) {
  constants_.forget();
  Stored stored;
  stored.words_from_begin = place(address);
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

size_t Code::memory_bytes() const {
  return stored_.size() * sizeof(Stored) + after_constants_.capacity() * sizeof(AfterConstants);
}

}  // namespace lw::flow
