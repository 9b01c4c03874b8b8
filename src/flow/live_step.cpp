#include "flow/live_step.h"

#include <array>
#include <utility>

#include "flow/every_lane.h"

namespace lw::flow {
namespace {

// Registers whose value an instruction makes, and that are wanted.
struct Made {
  std::array<Register, kMostWrites> reg;
  size_t count = 0;
};

// What must be held at once: what is live before the instruction, and what it makes.
LiveCounts held(const LiveState& state, const Made& made) {
  return state.counts_with(std::span(made.reg).first(made.count));
}

// Bytes of reads that the live bytes of a result are made of.
inline uint64_t needed_for(const StepForm::Write& write, ByteMask live) {
  if (live == write.bytes) return write.needs_of_all;
  uint64_t needed = 0;
  for (unsigned byte = 0; byte < 4; ++byte)
    if (((live >> byte) & 1) != 0) needed |= write.needs[byte];
  return needed;
}

template <class AnyWrite>
inline void kill(LiveState& state, Register reg, const AnyWrite& write, MaskId exec) {
  switch (write.lanes) {
    case Lanes::whole: return state.kill_whole(reg, write.bytes);
    case Lanes::exec:
      return state.kill(reg, write.bytes, exec, exec == kAllLanes ? write.lane_mask_if_all : write.lane_mask);
    case Lanes::one: state.kill_lane(reg, write.bytes, write.lane); break;
    case Lanes::some:
    case Lanes::unknown:
    case Lanes::first: break;
  }
}

}  // namespace

LiveStep::LiveStep(const Code& code, const Graph& graph, const GraphComponents& components, const Masks& masks,
                   const CallGraph& calls, const Unwritten& unwritten, UnwantedResults& unwanted)
    : code_(code),
      graph_(graph),
      components_(components),
      calls_(calls),
      unwritten_(unwritten),
      unwanted_(unwanted),
      started_(code, graph, masks) {
  forms_.reserve(code.effects_count());
  for (uint32_t number = 0; number < code.effects_count(); ++number)
    forms_.push_back(step_form(code.effects_at(number)));
}

// The steps that nearly all instructions are.
template <bool Counting>
inline Results LiveStep::step_plain(LiveWalk& walk, size_t i, const StepForm& form, LiveCounts* counts) const {
  LiveState& state = walk.state();
  const Stored& stored = code_.at(i);
  const MaskId exec = walk.exec();
  std::array<Register, StepForm::kMostPlainWrites> made;
  size_t made_count = 0;
  uint64_t needed = form.always;
  for (const StepForm::Write& write : form.writes) {
    const Register reg = code_.resolve(stored, write.slot);
    const auto live = static_cast<ByteMask>(state.bytes(reg) & write.bytes);
    if (live == 0) continue;
    made[made_count++] = reg;
    if (write.lanes == Lanes::whole)
      state.kill_whole(reg, write.bytes);
    else
      state.kill(reg, write.bytes, exec, kEveryLane);
    needed |= needed_for(write, live);
  }
  const bool unwanted = made_count == 0 && !form.has_effect && !form.writes.empty();
  const bool is_certain = wants_operands(walk, i, unwanted);
  if (is_certain) needed = form.all;
  const bool exec_is_live = state.bytes(kExec) == kAllBytes && state.bytes(kExec + 1) == kAllBytes;
  const size_t reads = exec_is_live ? form.reads_but_exec : form.reads.size();
  const bool all = needed == form.all;
  for (size_t r = 0; r < reads; ++r) {
    const StepForm::Read& read = form.reads[r];
    const auto bytes = all ? read.bytes : static_cast<ByteMask>((needed >> (4 * r)) & kAllBytes);
    const MaskId lanes = read.in_place ? exec : kAllLanes;
    if (bytes != 0 && lanes != kNoLanes) state.add_whole(code_.resolve(stored, read.slot), bytes, lanes);
  }
  leave_out_unwritten(walk, i);
  if (Counting) *counts = state.counts_with(std::span(made).first(made_count));
  return results_of(unwanted, is_certain);
}

template <bool Counting>
Results LiveStep::step(LiveWalk& walk, size_t i, ReadBytes* needed, LiveCounts* counts) const {
  walk.before(i);
  if (!code_.at(i).is_instruction) {
    if (Counting) *counts = walk.state().counts();
    return Results::wanted;
  }
  const uint32_t number = code_.effects_number(i, graph_.blocks[walk.block()].first);
  return forms_[number].packed ? step_packed<Counting>(walk, i, number, needed, counts)
                               : step_wide<Counting>(walk, i, code_.effects_at(number), needed, counts);
}

template <bool Counting>
inline Results LiveStep::step_packed(LiveWalk& walk, size_t i, uint32_t number, ReadBytes* needed_out,
                                     LiveCounts* counts) const {
  LiveState& state = walk.state();
  const Stored& stored = code_.at(i);
  const StepForm& form = forms_[number];
  const MaskId exec = walk.exec();
  Made made;
  uint64_t needed = form.always;
  bool wanted = false;
  for (const StepForm::Write& write : form.writes) {
    const Register reg = code_.resolve(stored, write.slot);
    const auto live = static_cast<ByteMask>(state.bytes(reg) & write.bytes);
    if (live == 0) continue;
    wanted = true;
    if (Counting) made.reg[made.count++] = reg;
    kill(state, reg, write, exec);
    needed |= needed_for(write, live);
  }
  const bool unwanted = !wanted && !form.has_effect && !form.writes.empty();
  const bool is_certain = wants_operands(walk, i, unwanted);
  if (is_certain) needed = form.all;
  if (needed_out != nullptr)
    for (size_t r = 0; r < form.reads.size(); ++r) needed_out->push_back((needed >> (4 * r)) & kAllBytes);
  add_needed(walk, i, number, needed);
  if (form.indirect) add_indirect(walk, code_.effects_at(number));
  leave_out_unwritten(walk, i);
  if (Counting) *counts = held(state, made);
  return results_of(unwanted, is_certain);
}

inline void LiveStep::add_needed(LiveWalk& walk, size_t i, uint32_t number, uint64_t needed) const {
  LiveState& state = walk.state();
  const Stored& stored = code_.at(i);
  const StepForm& form = forms_[number];
  const MaskId exec = walk.exec();
  if (state.bytes(kExec) == kAllBytes && state.bytes(kExec + 1) == kAllBytes) needed &= form.but_exec;
  while (needed != 0) {
    const auto r = static_cast<unsigned>(__builtin_ctzll(needed)) / 4;
    const auto bytes = static_cast<ByteMask>((needed >> (4 * r)) & kAllBytes);
    needed &= ~(uint64_t{kAllBytes} << (4 * r));
    const StepForm::Read& read = form.reads[r];
    const Register reg = code_.resolve(stored, read.slot);
    if (read.simple) {
      const MaskId lanes = read.in_place ? exec : kAllLanes;
      if (lanes != kNoLanes) state.add_whole(reg, bytes, lanes);
    } else {
      add_read(walk, code_.effects_at(number).reads[r], reg, bytes);
    }
  }
}

// The same for instructions with more reads than a StepForm holds.
template <bool Counting>
Results LiveStep::step_wide(LiveWalk& walk, size_t i, const Effects& effects, ReadBytes* needed_out,
                            LiveCounts* counts) const {
  LiveState& state = walk.state();
  Made made;
  bool wanted = false;
  ReadBytes needed = effects.always;
  for (const Write& write : effects.writes) {
    const Register reg = code_.resolve(i, write.slot);
    const auto live = static_cast<ByteMask>(state.bytes(reg) & write.bytes);
    if (live == 0) continue;
    wanted = true;
    if (Counting) made.reg[made.count++] = reg;
    kill(state, reg, write, walk.exec());
    for (unsigned byte = 0; byte < 4; ++byte) {
      if (((live >> byte) & 1) == 0) continue;
      for (size_t r = 0; r < needed.size(); ++r) needed[r] |= write.needs[byte][r];
    }
  }
  const bool unwanted = !wanted && !effects.has_effect && !effects.writes.empty();
  const bool is_certain = wants_operands(walk, i, unwanted);
  if (is_certain) needed = effects.all_bytes;
  for (size_t r = 0; r < needed.size(); ++r)
    if (needed[r] != 0) add_read(walk, effects.reads[r], code_.resolve(i, effects.reads[r].slot), needed[r]);
  add_indirect(walk, effects);
  if (needed_out != nullptr) *needed_out = std::move(needed);
  leave_out_unwritten(walk, i);
  if (Counting) *counts = held(state, made);
  return results_of(unwanted, is_certain);
}

void LiveStep::add_read(LiveWalk& walk, const Read& read, Register reg, ByteMask bytes) const {
  LiveState& state = walk.state();
  if (read.lanes == Lanes::exec || read.lanes == Lanes::some) {
    state.add(reg, bytes, walk.exec(), read.lane_mask);
  } else if (reg <= kScc) {
    state.add(reg, reg == kScc ? ByteMask{1} : bytes, kAllLanes, kEveryLane);
  } else {
    const uint64_t lanes = read.lanes == Lanes::one ? uint64_t{1} << read.lane : kEveryLane;
    state.add(reg, bytes, started_.of_read(walk, read.lanes, reg), lanes);
  }
}

void LiveStep::add_indirect(LiveWalk& walk, const Effects& effects) const {
  LiveState& state = walk.state();
  if (effects.reads_any_vgpr)
    for (int n = 0; n <= code_.highest_vgpr(); ++n)
      state.add(static_cast<Register>(kVgpr + n), kAllBytes, walk.exec(), kEveryLane);
  if (effects.reads_any_sgpr)
    for (int n = 0; n <= code_.highest_sgpr(); ++n)
      state.add(static_cast<Register>(n), kAllBytes, kAllLanes, kEveryLane);
}

void LiveStep::before(LiveWalk& walk, size_t i, ReadBytes* needed) const {
  if (needed != nullptr) needed->clear();
  step<false>(walk, i, needed, nullptr);
  if (needed == nullptr || !unwritten_.any()) return;
  for (size_t r = 0; r < needed->size(); ++r)
    if (unwritten_.is_unwritten(walk.block(), i, code_.resolve(i, code_.effects(i).reads[r].slot))) (*needed)[r] = 0;
}

template <bool Counting>
void LiveStep::through_block_as(LiveWalk& walk, const Block& block, std::span<LiveCounts> counts) const {
  for (size_t i = block.end; i-- > block.first;) {
    walk.before(i);
    const Stored& stored = code_.at(i);
    LiveCounts* const counts_here = Counting ? &counts[i - block.first] : nullptr;
    const bool is_plain = stored.is_instruction && !stored.after_constants && forms_[stored.effects].plain;
    const Results results = is_plain ? step_plain<Counting>(walk, i, forms_[stored.effects], counts_here)
                                     : step<Counting>(walk, i, nullptr, counts_here);
    if (Counting) unwanted_.note(i, results);
  }
}

void LiveStep::through_block(LiveWalk& walk, const Block& block, std::span<LiveCounts> counts) const {
  counts.empty() ? through_block_as<false>(walk, block, counts) : through_block_as<true>(walk, block, counts);
}

}  // namespace lw::flow
