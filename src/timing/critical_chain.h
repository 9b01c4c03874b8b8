// What the time of a loop's iteration consists of, when one wave executes it alone: from instruction to instruction,
// each the reason for the time of the next.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "timing/cluster.h"

namespace lw::timing {

// Why an instruction comes when it does.
enum class LinkKind : uint8_t {
  order,       // instructions of a wave issue one after the other
  pipeline,    // from its own issue to its execution
  dependency,  // it needs a result
  wait,        // it waits for a counter
  unit,        // its unit is busy with an earlier instruction
  branch,      // behind a branch
  pause,       // the instruction before it takes the wave's time: s_nop, s_sleep, a barrier
};
inline constexpr size_t kLinkKinds = 7;
inline constexpr std::array<std::string_view, kLinkKinds> kLinkNames = {"order", "pipeline", "dependency", "wait",
                                                                        "unit",  "branch",   "pause"};

// From one instruction of the path to another.
struct ChainLink {
  uint32_t from = 0, to = 0;   // numbers in the path
  bool from_previous = false;  // `from` belongs to an earlier iteration
  uint64_t cycles = 0;         // from the issue or execution of `from` to that of `to`
  LinkKind kind = LinkKind::order;
  flow::Register reg = flow::kRegisterCount;  // dependency: what is needed; kRegisterCount: all results before
};

struct CriticalChain {
  std::vector<ChainLink> links;  // in the order of execution; the last one ends where the first begins
  uint32_t iterations = 0;       // that the links lead through; 0: there is no chain
  uint64_t cycles = 0;           // of all links
};

// Records what a wave does that is alone on its machine.
class ChainRecorder {
 public:
  // `steps`: instructions of an iteration. `machine` must outlive it.
  ChainRecorder(const Machine& machine, uint32_t steps) : machine_(machine), steps_(steps) {}

  void issued(const Issued& now);
  // From the last instruction backward. To be called once, at the end.
  CriticalChain chain();

 private:
  struct Seen {
    const InstructionInfo* info = nullptr;
    uint32_t step = 0;  // number in the trace
    uint64_t time = 0;  // of issue
    uint64_t executed = 0, result = 0;
    uint64_t waited = 0, busy = 0;  // before it issued
    Stall reason = Stall::issue;
    std::array<uint32_t, inst::kCounters> counted{};  // increments of counters before it
  };
  struct Node {
    size_t at = 0;          // in seen_
    bool executes = false;  // its execution, not its issue
  };
  struct Cause {
    Node node;
    LinkKind kind;
    flow::Register reg = flow::kRegisterCount;
  };

  uint64_t time_of(const Node& node) const { return node.executes ? seen_[node.at].executed : seen_[node.at].time; }
  void find_sources();
  Cause latest_result(size_t at) const;
  Cause awaited(size_t at) const;
  Cause before_unit(size_t at) const;
  Cause behind_memory(size_t at) const;
  Cause in_unit(size_t at, uint64_t until) const;
  Cause cause_of(const Node& node) const;

  const Machine& machine_;
  uint32_t steps_;
  std::vector<Seen> seen_;
  std::vector<Cause> sources_;  // of each: the instruction before it whose result is the last that it needs, or itself
  std::array<std::vector<uint32_t>, inst::kCounters> operations_;  // by counter: an instruction per increment
};

}  // namespace lw::timing
