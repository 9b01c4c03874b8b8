#include "rewrite/counted.h"

#include <algorithm>

#include "inst/wait_counters.h"

namespace lw::rewrite {
namespace {

using inst::Counter;
using Counts = std::array<int, isa::kCounterCount>;

// Paths from an instruction to the waits for one counter.
class WaitSearch {
 public:
  WaitSearch(const Program& program, Counter counter)
      : program_(program), counter_(counter), visited_(program.graph().blocks.size()) {}

  bool all_are_for_zero(size_t first) {
    if (!block_is_safe(program_.graph().block_of(first), first)) return false;
    while (!open_.empty()) {
      const flow::BlockId block = open_.back();
      open_.pop_back();
      if (!block_is_safe(block, program_.graph().blocks[block].first)) return false;
    }
    return true;
  }

 private:
  bool block_is_safe(flow::BlockId id, size_t first) {
    const flow::Block& block = program_.graph().blocks[id];
    for (size_t i = first; i < block.end; ++i) {
      const std::optional<inst::Waits> waits = inst::waits_of(program_.target(), program_.instruction(i));
      if (!waits) continue;
      const uint32_t most = (*waits)[counter_];
      if (most == 0) return true;
      if (most < inst::most_counted(program_.target(), counter_)) return false;
    }
    const bool is_followed = block.ends != flow::BlockEnd::unknown_jump && block.ends != flow::BlockEnd::returns &&
                             block.ends != flow::BlockEnd::leaves_code && program_.graph().call_at(id) == nullptr &&
                             program_.graph().more_successors_of(id).empty();
    if (!is_followed) return false;
    for (const flow::BlockId next : {block.next, block.target})
      if (next != flow::kNoBlock && !visited_[next]) {
        visited_[next] = true;
        open_.push_back(next);
      }
    return true;
  }

  const Program& program_;
  const Counter counter_;
  std::vector<bool> visited_;
  std::vector<flow::BlockId> open_;
};

void add(const isa::Target& target, const inst::Instruction& instruction, int sign, Counts& counts) {
  const inst::CounterAmounts amounts = inst::counts_of(target, instruction);
  for (size_t c = 0; c < counts.size(); ++c) counts[c] += sign * amounts.added[c];
}

}  // namespace

bool keeps_waits(const Program& program, const flow::Block& block, const BlockFlow& flow, const Match& match) {
  const isa::Target& target = program.target();
  Counts change{}, moved{};
  for (const size_t member : match.members) {
    add(target, flow.instruction(member), 1, change);
    if (member != match.at) add(target, flow.instruction(member), 1, moved);
  }
  for (const inst::Instruction& instruction : match.to) add(target, instruction, -1, change);
  const size_t first = block.first + *std::ranges::min_element(match.members);
  for (size_t c = 0; c < change.size(); ++c) {
    const bool is_kept = change[c] == 0 && moved[c] == 0;
    if (!is_kept && !WaitSearch(program, static_cast<Counter>(c)).all_are_for_zero(first)) return false;
  }
  return true;
}

}  // namespace lw::rewrite
