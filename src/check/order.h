// What happened before what in a dispatch: the order of a wave's instructions, barriers, and hand-overs from wave to
// wave through memory.
//
// A hand-over is what LLVM's memory model for the AMDGPU target compiles a release and an acquire to (AMDGPUUsage,
// "Memory Model", tables for gfx6 to gfx10): the first wave waits until what it did is complete (s_waitcnt vmcnt(0),
// from gfx10 on vscnt(0) too) and stores, or updates with an atomic; the second reads that value with a load that looks
// past its own cache (glc) or an atomic that returns it, waits for it, and invalidates its cache before it loads other
// memory (buffer_wbinvl1, buffer_wbinvl1_vol; buffer_gl0_inv and buffer_gl1_inv). An atomic that updates what another
// wave handed over hands that over, too. Within a workgroup, the cache keeps the order, and neither the first wait nor
// the invalidation is asked for.
//
// Clocks are FastTrack's (Flanagan and Freund, PLDI 2009) epochs: an access is one number of its wave. What a wave
// learned from others is a node of a graph that waves share, not a vector as long as the dispatch has waves; only an
// acquire makes nodes.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "check/counters.h"
#include "events/events.h"

namespace lw::check {

using OrderNodeId = uint32_t;  // of Order; 0: nothing

// An access and when it happened.
struct Stamp {
  static constexpr uint8_t kAtomic = 1;    // an atomic update
  static constexpr uint8_t kCoherent = 2;  // a load of what others store now: one piece, past the cache
  static constexpr uint8_t kSingle = 4;    // a store in one piece
  static constexpr uint8_t kRelease = 8;   // a store behind which everything before it is complete
  static constexpr uint8_t kUpdates = 16;  // an atomic that updated what a store left there

  uint32_t place = 0;  // of the instruction, in words from the begin of the code, and 1 more; 0: nobody
  uint32_t group = 0;
  uint32_t time = 0;      // of the wave's accesses
  uint32_t epoch = 0;     // barriers of the workgroup so far
  OrderNodeId known = 0;  // what the wave knew of others
  uint16_t behind = 0;    // so many accesses before this one were not certainly complete
  uint8_t wave = 0;
  uint8_t lane = 0;
  uint8_t flags = 0;

  bool is(uint8_t flag) const { return (flags & flag) != 0; }
  bool same_wave(const Stamp& other) const { return group == other.group && wave == other.wave; }
  uint32_t complete() const { return time - behind - 1; }
};

class Order {
 public:
  explicit Order(const isa::Target& target) : target_(&target) {}
  const isa::Target& target() const { return *target_; }

  void begin_group(const events::GroupStart& group);
  void before(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts);
  void after(const events::ExecutedInstruction& instruction, const code::InstructionFacts& facts,
             bool reached_other_than_lds);
  void barrier();

  // Of the instruction that executes, without what is known of the access.
  Stamp now(const events::ExecutedInstruction& instruction) const;
  // The wave stored something that it may hand over.
  void stored(uint32_t wave) { waves_[wave].stored = true; }
  // The wave reads what `write` put there in a way that orders it; `sequence` is what that write's own value continues.
  // The node that tells of it, or 0 where the wave knows it from now on.
  OrderNodeId acquire(uint32_t wave, const Stamp& write, OrderNodeId sequence);
  // What an atomic that replaces `write` goes on handing over.
  OrderNodeId continued(const Stamp& write, OrderNodeId sequence);
  OrderNodeId known(uint32_t wave) const { return waves_[wave].known; }

  enum class Relation : uint8_t {
    ordered,
    unordered,
    not_waited,       // handed over, but the access was not complete then
    not_invalidated,  // handed over, but a load may still find in its cache what was there before
  };
  // Of an access of another wave, or this one, and the access at hand. `through_cache`: a load that may be served from
  // the cache.
  Relation relation(const Stamp& earlier, const Stamp& later, bool is_lds, bool through_cache);

 private:
  // Everything of `wave` up to a time, everything of the workgroup before a barrier, and all that two nodes tell.
  struct Node {
    uint32_t group = 0;
    uint32_t time = 0;
    uint32_t epoch = 0;
    OrderNodeId first = 0, second = 0;  // both older than this one
    uint16_t behind = 0;
    uint8_t wave = 0;
    bool is_join = false;  // tells nothing of itself
  };
  // Accesses that have been issued and not been waited for; hardware stops at its counter's end.
  struct Outstanding {
    std::array<uint32_t, 64> times{};
    uint32_t first = 0, count = 0;

    void push(uint32_t time, uint32_t most);
    void drop_to(uint32_t left);
    uint32_t oldest() const { return times[first % times.size()]; }
  };
  // How far a walk over what a wave knows has come: nodes are visited from the newest on, and only as far back as the
  // question needs.
  struct Walk {
    OrderNodeId head = 0;
    std::vector<OrderNodeId> heap;
    std::unordered_set<OrderNodeId> visited;
    std::unordered_map<uint64_t, uint32_t> issued, complete;  // times by wave
    std::unordered_set<uint64_t> handed;                      // writes that were read themselves
    std::unordered_map<uint32_t, uint32_t> epochs;            // by group
  };
  struct Pending {
    OrderNodeId node;
    uint32_t time;
  };
  struct Wave {
    uint32_t time = 0;
    Outstanding vector, stores;
    OrderNodeId known = 0;
    std::array<OrderNodeId, 2> invalidated{};  // what was known when each level of the cache was last invalidated
    std::vector<Pending> pending;              // acquired, but the load that did it is not complete
    std::array<uint64_t, 64> recent{};         // writes acquired lately
    std::array<OrderNodeId, 64> recent_node{};
    std::array<uint32_t, 32> acquired{};  // the last time acquired of each wave of the workgroup
    bool stored = false;
    Walk known_walk, visible_walk;

    uint32_t complete() const;
    OrderNodeId visible() const { return invalidated[0] < invalidated[1] ? invalidated[0] : invalidated[1]; }
  };

  OrderNodeId add(const Node& node);
  OrderNodeId join(OrderNodeId a, OrderNodeId b);
  void learn(Wave& wave, OrderNodeId node) { wave.known = join(node, wave.known); }
  void settle(Wave& wave);
  Relation search(Walk& walk, OrderNodeId head, const Stamp& earlier, bool issued_is_enough);

  const isa::Target* target_;
  std::deque<Node> nodes_{1};
  std::vector<OrderNodeId> first_node_of_group_;  // the oldest node that can concern the workgroup
  std::vector<Wave> waves_;
  uint32_t group_ = 0;
  uint32_t epoch_ = 0;
};

}  // namespace lw::check
