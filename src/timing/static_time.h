// How long instructions take that are executed again and again, without a launch: the clock itself runs them, on one
// compute unit whose caches hold everything.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "timing/critical_chain.h"
#include "timing/occupancy.h"
#include "timing/path_key.h"

namespace lw::timing {

// What an iteration takes of a unit, with all waves of the compute unit.
struct StaticUnit {
  Port port = Port::valu;
  std::string_view part = {};  // instructions of the port that have a unit of their own: "transcendental"; empty: all
  double instructions = 0;     // of a wave, per iteration
  double busy_cycles = 0;      // of the unit, per iteration of a wave
  // The fewest cycles in which a SIMD can complete an iteration, because it shares the unit with other SIMDs.
  double least_cycles = 0;
};

// An instruction of an iteration. Cycles of a wave from the issue of the instruction before it to its own; those of a
// full SIMD add up to full_cycles times the waves of the SIMD, less the cycles for which places of waves are empty.
struct StaticStep {
  uint32_t word = 0;
  Cycles alone{};           // by reason, over StaticTime::alone_iterations
  double alone_cycles = 0;  // per iteration, as the next
  double full_cycles = 0;
};

struct StaticTime {
  double alone_cycles = 0;  // of an iteration of a wave that is alone
  // `full_cycles`: per iteration that a SIMD completes while it always has all waves. `last_cycles`: the same from the
  // start of all waves to the end of the last, if no others start; the most over several ways to start them, because a
  // dispatch ends with its slowest compute unit.
  double full_cycles = 0, last_cycles = 0;
  uint32_t waves = 0;  // on the compute units that share LDS: one, or the two of a WGP
  double waves_per_simd = 0;
  uint32_t most_waves_per_simd = 0;  // that the hardware has slots for
  double held_cycles = 0;         // of full_cycles: the VALU is idle, and its next instruction waits there for operands
  uint32_t alone_iterations = 0;  // that are measured
  std::vector<StaticUnit> units;  // those that the instructions use, in the order of Port
  std::vector<StaticStep> steps;
  CriticalChain chain;  // of the wave that is alone

  // The unit that needs the most cycles; nullptr: none is used.
  const StaticUnit* busiest() const;
};

// Two paths take the same time if their instructions differ only in register numbers and addresses. Libraries have many
// such loops, from unrolling and templates. `time` simulates each path once.
class StaticTimer {
 public:
  // `machine` must outlive it.
  StaticTimer(const Machine& machine, std::function<bool()> is_cancelled)
      : machine_(machine), is_cancelled_(std::move(is_cancelled)) {}

  // Fails if a workgroup does not fit. `words`: not empty. The result is not complete if `is_cancelled` says so.
  Result<StaticTime> time(CodeInfo& code, std::span<const uint32_t> words, const KernelResources& resources);
  // Number of paths that were simulated.
  size_t simulated() const { return known_.size(); }

 private:
  const Machine& machine_;
  std::function<bool()> is_cancelled_;
  std::unordered_map<PathKey, StaticTime, PathKey::Hash> known_;  // with general names of registers
};

}  // namespace lw::timing
