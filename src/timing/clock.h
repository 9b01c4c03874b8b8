// The clock: replays the traces of a dispatch on the compute units and memory of a product.
//
// Function comes first: a workgroup has run before it is timed, so time changes no result. The answer depends on the
// traces and the numbers alone, not on host threads.
#pragma once

#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "timing/cluster.h"
#include "timing/extrapolation.h"
#include "timing/occupancy.h"

namespace lw::timing {

struct Dispatch {
  KernelResources resources;
  WhatIf what_if;
};

struct DispatchTime {
  uint64_t cycles = 0;     // from the first workgroup's start to the end of the last wave
  double nanoseconds = 0;  // of these, at Machine::clock_mhz, without the launch
  Occupancy occupancy;
  uint64_t workgroups = 0, instructions = 0;
  uint32_t clusters = 0;
  uint32_t units_with_work = 0;  // compute units that a workgroup was on
  double mean_resident_waves = 0;
  ClusterUse use;  // of all clusters
  LevelUse array, l2, l3, memory;
  uint64_t bytes_read = 0, bytes_written = 0;
  double memory_busy_cycles = 0;
  UseByWord by_instruction;
  Cycles cycles_of_waves{};  // all of it: sums to use.wave_cycles

  // Where a part stood for more than itself, what all of it takes; everything above is of the part alone.
  std::optional<WholeEstimate> whole;
  uint64_t whole_cycles() const { return whole ? static_cast<uint64_t>(std::llround(whole->cycles)) : cycles; }
  double whole_nanoseconds() const;
};

// What a dispatch leaves in caches for the next one of the same code on the same machine.
struct KeptCaches {
  KeptMemory memory;
  std::vector<Cache> instruction;  // by cluster

  bool empty() const { return instruction.empty(); }
};

struct SimulationOptions {
  // Told of every instruction, cluster by cluster, and of sums after each window; on the calling thread alone.
  const Observer* observer = nullptr;
  // Ends the simulation early, with what is known by then.
  std::function<bool()> is_cancelled = {};
  unsigned threads = 1;  // of the host, with the calling one; the result is the same
  // If set, caches start with this contents (empty where it has none, or is another machine's), and what they have at
  // the end is stored here.
  KeptCaches* caches = nullptr;
  // False: DispatchTime::by_instruction has one sum as word 0, which saves the memory of a table for what-ifs.
  bool by_instruction = true;
};

// The machine with twice the SIMDs of a compute unit, and what asks a simulation for it: the same waves, on more of
// them.
struct TwiceTheSimds {
  Machine machine;
  WhatIf what_if;
};
TwiceTheSimds twice_the_simds(const Machine& machine);

// How many workgroups the machine holds at once; 0 where none fits a compute unit.
uint64_t resident_workgroups(const Machine& machine, const isa::TargetLimits& limits, const Dispatch& dispatch);

// Fails where the workgroup does not fit a compute unit.
Result<DispatchTime> simulate(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                              trace::GroupSource& groups, const SimulationOptions& options = {});

}  // namespace lw::timing
