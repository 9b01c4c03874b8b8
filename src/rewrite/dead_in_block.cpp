#include "rewrite/dead_in_block.h"

#include <algorithm>
#include <set>

namespace lw::rewrite {

DeadInBlock::DeadInBlock(const Program& program, const flow::Block& block, const BlockFlow& flow)
    : program_(program), block_(block), flow_(flow) {}

const std::vector<flow::Live>& DeadInBlock::live_after(size_t i) const {
  if (live_.empty()) {
    live_.resize(block_.end - block_.first);
    const size_t end = std::min<size_t>(block_.end + 1, program_.code().size());
    program_.liveness().rows(block_.first + 1, end, [&](const flow::Row& row) {
      live_[row.instruction - block_.first - 1].assign(row.live.begin(), row.live.end());
    });
  }
  return live_[i];
}

bool DeadInBlock::are_dead_after(size_t at, std::span<const std::pair<flow::Register, flow::ByteMask>> bytes) const {
  if (bytes.empty()) return true;
  const size_t next = block_.first + at + 1;
  if (next >= program_.code().size() || !program_.code().follows_directly(next)) return false;
  const std::vector<flow::Live>& live = live_after(at);
  return std::ranges::none_of(bytes, [&](const auto& dead) {
    const auto found = std::ranges::lower_bound(live, dead.first, {}, &flow::Live::reg);
    for (auto l = found; l != live.end() && l->reg == dead.first; ++l)
      if ((l->bytes & dead.second) != 0) return true;
    return false;
  });
}

// Whether `to` reads the register last, and a member before `at` read it last so far.
bool DeadInBlock::is_held_longer(flow::Register reg, const Match& match) const {
  const std::pair<flow::Register, flow::ByteMask> all = {reg, flow::kAllBytes};
  if (!are_dead_after(match.at, {&all, 1})) return false;
  const size_t first = *std::ranges::min_element(match.members);
  bool is_read_at_the_end = false;
  size_t last = first;
  flow_.for_each_reader(reg, first, match.at, [&](size_t reader) {
    const bool is_member = std::ranges::find(match.members, reader) != match.members.end();
    is_read_at_the_end = reader == match.at || !is_member;
    last = reader;
  });
  return !is_read_at_the_end && last < match.at;
}

int DeadInBlock::registers_freed(const Match& match) const {
  std::set<flow::Register> read, held;
  for (const inst::Instruction& instruction : match.to) {
    const flow::Effects effects = flow::effects_of(program_.target(), instruction);
    for (const flow::Read& r : effects.reads) read.insert(flow::register_of(instruction, r.slot));
  }
  for (const size_t member : match.members)
    for (const flow::Write& write : flow_.effects(member).writes)
      if (member != match.at) held.insert(flow_.resolve(member, write.slot));
  const auto longer = std::ranges::count_if(read, [&](flow::Register reg) { return is_held_longer(reg, match); });
  return static_cast<int>(held.size()) - static_cast<int>(longer);
}

bool DeadInBlock::is_arithmetic(size_t i) const {
  const flow::Effects& effects = flow_.effects(i);
  if (!program_.code().at(block_.first + i).is_instruction || effects.has_effect || effects.writes_exec ||
      effects.from_operands || effects.control != flow::ControlFlow::none || effects.writes.empty())
    return false;
  const isa::Unit unit = isa::encoding(effects.encoding).record().unit;
  return unit == isa::Unit::valu || unit == isa::Unit::salu;
}

// Besides what liveness calls unwanted: an instruction whose readers in the block all go, where the registers that it
// writes are dead after the last of them.
bool DeadInBlock::is_wanted(size_t i, const std::vector<bool>& goes) const {
  if (program_.liveness().is_unwanted(block_.first + i)) return false;
  for (const flow::Write& write : flow_.effects(i).writes) {
    const flow::Register reg = flow_.resolve(i, write.slot);
    size_t last = i;
    bool stays = false;
    flow_.for_each_reader(reg, i, flow_.next_writer_or_end(reg, i), [&](size_t reader) {
      if (flow_.writer(reg, reader) != i) return;
      stays = stays || !goes[reader];
      last = reader;
    });
    if (stays) return true;
    const std::pair<flow::Register, flow::ByteMask> all = {reg, flow::kAllBytes};
    if (!are_dead_after(last, {&all, 1})) return true;
  }
  return false;
}

std::vector<size_t> DeadInBlock::results() const {
  std::vector<bool> goes(flow_.size());
  std::vector<size_t> found;
  for (size_t i = flow_.size(); i-- > 0;) {
    if (!is_arithmetic(i)) continue;
    // Before any has gone, liveness alone decides, without its rows.
    const bool is_unwanted = found.empty() ? program_.liveness().is_unwanted(block_.first + i) : !is_wanted(i, goes);
    if (!is_unwanted) continue;
    goes[i] = true;
    found.push_back(i);
  }
  std::ranges::reverse(found);
  return found;
}

}  // namespace lw::rewrite
