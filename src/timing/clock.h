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
  std::vector<ByteRange> compressed;  // memory of compressed textures; sorted by address, disjoint
};

struct DispatchTime {
  uint64_t cycles = 0;     // from the first workgroup's start to the end of the last wave
  double nanoseconds = 0;  // of these cycles at Machine::clock_mhz, without the launch
  Occupancy occupancy;
  uint64_t workgroups = 0, instructions = 0;
  uint64_t launch_cycles = 0;  // of the launcher
  uint32_t clusters = 0;
  uint32_t units_with_work = 0;  // compute units that ran a workgroup
  double mean_resident_waves = 0;
  ClusterUse use;  // of all clusters
  LevelUse array, l2, l3;
  uint64_t bytes_read = 0, bytes_written = 0;  // of memory
  uint64_t texture_bytes = 0;                  // of lines of compressed textures that memory delivered, uncompressed
  uint64_t texture_bytes_read = 0;             // that memory transferred for these lines: part of bytes_read
  double memory_busy_cycles = 0;
  UseByWord by_instruction;
  Cycles cycles_of_waves{};  // all cycles by reason: the sum is use.wave_cycles

  // If only a part was simulated, the estimate for the whole dispatch; everything above is for the part alone.
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
  // Receives every instruction, cluster by cluster, and sums after each window; only on the calling thread.
  const Observer* observer = nullptr;
  // Ends the simulation early, with the results so far.
  std::function<bool()> is_cancelled = {};
  unsigned threads = 1;  // host threads, including the calling one; the result does not depend on it
  // If set: tells that one of these threads works elsewhere at the moment, so that one fewer takes part here.
  std::function<bool()> one_is_elsewhere = {};
  // If set, caches start with these contents (empty if there are none, or if they belong to another machine), and the
  // contents at the end are stored here.
  KeptCaches* caches = nullptr;
  // False: DispatchTime::by_instruction has a single sum as word 0, which saves the memory of a table in what-ifs.
  bool by_instruction = true;
};

// The machine with twice the SIMDs per compute unit, and the what-if that requests it: the same waves on more SIMDs.
struct TwiceTheSimds {
  Machine machine;
  WhatIf what_if;
};
TwiceTheSimds twice_the_simds(const Machine& machine);

// How many workgroups the machine holds at once; 0 if none fits a compute unit.
uint64_t resident_workgroups(const Machine& machine, const isa::TargetLimits& limits, const Dispatch& dispatch);

// Fails if the workgroup does not fit a compute unit.
Result<DispatchTime> simulate(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                              trace::GroupSource& groups, const SimulationOptions& options = {});

// Cycles of the launcher per workgroup of `waves` waves: workgroup_launch, or the time to launch the waves if that is
// longer. Each launching shader engine launches one wave after the other.
uint64_t launch_cycles(const Machine& machine, size_t waves);

}  // namespace lw::timing
