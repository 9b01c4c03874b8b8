// EXEC as a symbolic value: the sets of lanes of a program, and which of them contain others.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "flow/components.h"
#include "flow/graph.h"

namespace lw::flow {

// A set of lanes: a 64-bit value in EXEC or a scalar register pair, numbered by its definition. A number represents one
// value at a time: the latest one of its definition.
using MaskId = uint32_t;
inline constexpr MaskId kUnknownMask = 0xffffffff;  // not a set: nothing is known
inline constexpr MaskId kAllLanes = 0;
inline constexpr MaskId kNoLanes = 1;

struct Mask {
  MaskId within = kAllLanes;            // the set is a subset of this one (or of all lanes)
  MaskId complement_of = kUnknownMask;  // if known, the set is `within` minus this one, which is a subset of `within`
  uint32_t instruction = 0xffffffff;    // where it is defined; none: at a function's entry or a block's start
  BlockId block = kNoBlock;             // it is defined at the block's start, from different values on its edges
  uint32_t function = 0;
  MaskId part_a = kUnknownMask;  // if known, the set is the union of this and part_b, as they were at its definition
  MaskId part_b = kUnknownMask;
  Register slot = kExec;  // where it is directly after its definition: the lower register of a pair
};

// Liveness also works with unions of a few of these sets. They have numbers of their own, are made as they are needed
// (which is not thread-safe), and have no definition: each part keeps its own.
class Masks {
 public:
  Masks(const Code& code, const Graph& graph, const GraphComponents& components, bool full_waves);

  const Mask& at(MaskId id) const { return masks_[id]; }
  size_t size() const { return masks_.size(); }
  // EXEC before the block's first instruction, and after its last.
  MaskId exec_in(BlockId block) const { return exec_in_[block]; }
  MaskId exec_out(BlockId block) const { return exec_out_[block]; }
  MaskId exec_at_entry(uint32_t function) const { return entry_[function]; }
  // EXEC is certainly not 0 before the block's first instruction.
  bool nonzero_in(BlockId block) const { return nonzero_in_[block]; }

  // A new value of EXEC (or a set that lives on in registers) made by an instruction; by instruction.
  struct Change {
    uint32_t instruction;
    MaskId exec_after;
    MaskId defined;  // the mask that this instruction makes; kUnknownMask where it makes none
    bool nonzero_after;
  };
  std::span<const Change> changes(BlockId block) const {
    return std::span(changes_).subspan(first_change_[block], first_change_[block + 1] - first_change_[block]);
  }

  // Every lane of a is in b.
  bool is_within(MaskId a, MaskId b) const {
    if (b == kAllLanes || a == kNoLanes || a == b) return true;
    if (a >= first_union_ || b >= first_union_ || places_.empty()) return is_within_by_steps(a, b);
    return places_[b].first <= places_[a].first && places_[a].first <= places_[b].last;
  }
  bool are_disjoint(MaskId a, MaskId b) const;  // no lane is in both
  MaskId common(MaskId a, MaskId b) const;      // the smallest known set that holds both
  // The smallest known set or union that holds what is in a and not in b.
  MaskId without(MaskId a, MaskId b) const;
  // The smallest known set or union that holds both.
  MaskId together(MaskId a, MaskId b) const;
  // The same lanes before the instruction that defines `defined`, in terms of its parts or of the set that contains it.
  MaskId before_definition(MaskId id, MaskId defined) const;
  // What a union consists of; any other set consists of itself.
  std::span<const MaskId> parts(const MaskId& id) const;
  // Whether any mask is defined at the block's start.
  bool any_begins_at(BlockId block) const { return begins_at_[block]; }
  // The mask that a mask defined at the start of `block` equals on the edge from `predecessor`; any other mask is
  // returned unchanged.
  MaskId on_edge(MaskId id, BlockId block, BlockId predecessor) const {
    if (id <= kNoLanes || (id < first_union_ && masks_[id].block != block)) return id;
    return on_this_edge(id, block, predecessor);
  }

  // It is certain that none of instructions [first, end) makes it, nor a part of it.
  bool is_made_outside(MaskId id, uint32_t first, uint32_t end) const {
    if (id <= kNoLanes) return true;
    return id < first_union_ && (masks_[id].instruction < first || masks_[id].instruction >= end);
  }

  size_t memory_bytes() const;

 private:
  friend class MaskAnalysis;
  // What a mask that begins at a block is on the edge from a predecessor (kNoBlock: the function's entry).
  struct Incoming {
    MaskId id;
    BlockId predecessor;
    MaskId value;
  };
  // Unions of more sets than this are replaced by the smallest set that contains them.
  static constexpr size_t kMostParts = 4;
  struct Union {
    std::array<MaskId, kMostParts> parts{};  // ascending
    uint32_t count = 0;
    bool operator==(const Union&) const = default;
  };
  struct UnionHash {
    size_t operator()(const Union& u) const {
      uint64_t hash = u.count;
      for (const MaskId part : u.parts) hash = (hash ^ part) * 0x9e3779b97f4a7c15u;
      return hash ^ (hash >> 32);
    }
  };
  // Where a set stands in the tree that `within` makes: what lies within it has numbers first to last.
  struct Place {
    uint32_t first = 0;
    uint32_t last = 0;
  };
  // A cache of answers by their two sets; entries overwrite each other.
  struct Answers {
    struct Answer {
      MaskId a = kNoLanes, b = kNoLanes, result = kNoLanes;  // no lanes with no lanes or without them: no lanes
    };
    std::array<Answer, 1024> of;
    Answer& at(MaskId a, MaskId b) { return of[((a * 0x9e3779b9u) ^ (b * 0x85ebca6bu)) >> 22]; }
  };

  // Of a MaskId: from the first number that is a union's.
  bool is_union(MaskId id) const { return id >= first_union_ && id != kUnknownMask; }
  Union as_union(MaskId id) const;
  MaskId union_of(std::span<MaskId> parts) const;
  MaskId on_this_edge(MaskId id, BlockId block, BlockId predecessor) const;
  bool is_within_by_steps(MaskId a, MaskId b) const;
  MaskId work_out_together(MaskId a, MaskId b) const;
  MaskId work_out_without(MaskId a, MaskId b) const;
  // All sets are there: unions may be made, and `within` does not change any more.
  void finish();

  mutable std::vector<Mask> masks_;
  MaskId first_union_ = kUnknownMask;
  std::vector<Place> places_;          // by id; empty until all sets are there
  mutable std::vector<Union> unions_;  // by id - first_union_
  mutable std::unordered_map<Union, MaskId, UnionHash> union_ids_;
  mutable Answers together_, without_;
  std::vector<Incoming> incoming_;  // by id
  std::vector<MaskId> exec_in_, exec_out_, entry_;
  std::vector<bool> nonzero_in_;
  std::vector<bool> begins_at_;  // by block
  std::vector<Change> changes_;
  std::vector<uint32_t> first_change_;  // by block, into changes_; one more at the end
};

}  // namespace lw::flow
