// The sets of lanes that instructions and block starts define, while their relations are being determined.
#pragma once

#include <utility>
#include <vector>

#include "flow/mask_value.h"

namespace lw::flow {

// The order of events in an analysis, as ticks of a clock.
struct MaskClock {
  uint64_t now = 0;
  uint64_t described_at = 0;  // what is known of some set changed last
  uint64_t changed_at = 0;    // that, or what a block ends with
  uint64_t tick() { return ++now; }
};

class MadeMasks {
 public:
  // All must outlive it. New sets are added to `sets`. `instructions`: number of instructions that may define sets.
  MadeMasks(const Graph& graph, size_t instructions, std::vector<Mask>& sets, MaskClock& clock)
      : graph_(graph),
        sets_(sets),
        clock_(clock),
        of_instruction_(instructions, kUnknownMask),
        of_block_(graph.blocks.size()) {}

  // The set at a function's entry.
  MaskId add_entry(uint32_t function);

  // The set that an instruction makes.
  MaskId of_instruction(size_t i);
  // The same where it has made one.
  MaskId known_of_instruction(size_t i) const { return of_instruction_[i]; }

  // The set with which a block begins for a register pair (by its lower register), where its edges bring different
  // ones.
  MaskId of_block(BlockId block, Register low);
  bool has_of_block(BlockId block, Register low) const;
  using OfBlock = std::vector<std::pair<Register, MaskId>>;  // by register
  const OfBlock& all_of_block(BlockId block) const { return of_block_[block]; }

  // A register pair, by its lower register, holds the set when it has just been made.
  void note_place(MaskId id, Register low) { sets_[id].slot = low; }
  // Keeps what is known of a set. What is said of one that has just been made is news to nothing: no visit so far has
  // met it.
  void describe(MaskId id, MaskRelations relations);
  // From now on nothing is known about newly described sets.
  void give_up() { given_up_ = true; }
  bool has_given_up() const { return given_up_; }

 private:
  MaskId add(const Mask& mask);

  const Graph& graph_;
  std::vector<Mask>& sets_;
  MaskClock& clock_;
  std::vector<MaskId> of_instruction_;
  std::vector<OfBlock> of_block_;
  MaskId fresh_ = kUnknownMask;  // the set that has just been made, while nothing is said of it
  bool given_up_ = false;
};

}  // namespace lw::flow
