// A kernel executed and timed on a device: cycles, what limits it, how busy units and caches are, and what waves wait
// for. docs/time.md explains the model. Cycles are those of the shader clock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lanewise/launch.h"
#include "lanewise/occupancy.h"
#include "lanewise/result.h"
#include "lanewise/run.h"
#include "lanewise/session.h"
#include "lanewise/stall.h"
#include "lanewise/timeline.h"
#include "lanewise/unit_use.h"

namespace lanewise {

struct TimeRequest {
  static constexpr std::uint32_t kMostMhz = 100'000, kMostVgprs = 512, kMostLdsBytes = 160 * 1024, kMostWaves = 32;
  static constexpr unsigned kMostThreads = 1024;

  LaunchRequest launch = {};
  std::string device = {};  // a product or target of `devices`; empty: the first product of the code's target
  // Other numbers for parameters of the device, by the names of DeviceFact.
  std::vector<std::pair<std::string, std::uint64_t>> set = {};
  std::optional<std::uint32_t> clock_mhz = {};  // shader clock, 1 to kMostMhz; nothing: the highest of the product
  // Occupancy as if the kernel needed this many VGPRs, and a workgroup this much LDS: 1 to kMostVgprs, kMostLdsBytes.
  std::optional<std::uint32_t> vgprs = {}, lds_bytes = {};
  std::optional<std::uint32_t> waves = {};  // the most waves per SIMD, from 1 on
  bool sensitivity = false;                 // varies every unmeasured parameter over its range
  bool timeline = false;
  bool full = false;     // simulates all of a large dispatch; else a part of it
  bool warm = false;     // runs the kernel twice and times the second dispatch
  unsigned threads = 0;  // of the host, at most kMostThreads; 0: one per core. The report does not depend on it
};

// Registers and memory of the kernel.
struct TimedResources {
  std::uint32_t vgprs = 0, sgprs = 0;                      // that it needs
  std::uint32_t allocated_vgprs = 0, allocated_sgprs = 0;  // that a SIMD allocates per wave
  std::uint64_t lds_bytes = 0;                             // per workgroup
  std::uint64_t scratch_bytes = 0;                         // per work-item
  std::uint32_t wave_size = 0;                             // lanes
  std::uint32_t workgroup_size = 0;                        // work-items
};

// The part of the dispatch that was simulated, if not all of it.
struct SampledPart {
  std::uint64_t cycles = 0, workgroups = 0, wave_instructions = 0;
  double error_percent = 0;  // 95 % confidence, of TimedDispatch::cycles
};

struct CacheUses {
  CacheUse instruction, scalar;
  CacheUse vector;  // vector L1 of GCN, vector L0 of RDNA
  CacheUse array;   // GL1 of RDNA
  CacheUse l2;
  CacheUse l3;  // Infinity Cache
};

// An unmeasured parameter, at both ends of its range.
struct ParameterEffect {
  std::string parameter;  // DeviceFact::name
  std::uint64_t low = 0, high = 0;
  std::uint64_t cycles_low = 0, cycles_high = 0;  // of the kernel, with `low` and with `high`
};

struct TimedInstruction {
  std::uint64_t address = 0;  // as `disassemble` shows it
  std::uint32_t word = 0;     // offset in the code in dwords
  std::string text;
  std::string source;          // "scale.cl:4:12", with debug information
  std::string source_text;     // that line, if the session has the file
  std::uint64_t executed = 0;  // by waves
  StallCycles cycles{};        // of all waves
  // The two reasons other than Stall::issue with the most cycles, the larger first; fewer if there are fewer.
  std::vector<Stall> main_stalls;
  // The columns of a thread trace's summary, as AMD's tools define them: cycles from being next to having issued, those
  // of them in which the instruction was ready and could not issue, and cycles before.
  std::uint64_t latency_cycles = 0, stall_cycles = 0, idle_cycles = 0;

  std::uint64_t issue_cycles() const { return cycles[static_cast<std::size_t>(Stall::issue)]; }
  std::uint64_t all_cycles() const { return std::accumulate(cycles.begin(), cycles.end(), std::uint64_t{0}); }
};

// If the dispatch was sampled, `cycles`, `nanoseconds`, `workgroups`, `wave_instructions`, the what-ifs, the range and
// the sensitivity are about all of it, and the other counts about the simulated part.
struct TimedDispatch {
  std::string file, kernel, device, target;
  std::uint64_t cycles = 0;  // from the first workgroup's start to the end of the last wave, without the launch
  double nanoseconds = 0;    // the same
  std::uint64_t workgroups = 0, wave_instructions = 0;
  double clock_mhz = 0;
  bool is_complete = true;           // false: the kernel or its timing was stopped; the report covers the part before
  bool is_analysis_complete = true;  // false: what-ifs and uncertainty are missing
  bool is_warm = false;              // second of two dispatches
  std::optional<SampledPart> sampled;
  // Instructions on which what-ifs and uncertainty rest, if not all.
  std::optional<std::uint64_t> analysed_instructions;

  TimedResources resources;
  OccupancyInfo occupancy;
  double mean_resident_waves = 0;     // on the whole device
  double mean_resident_per_simd = 0;  // of the compute units that had work
  std::uint32_t compute_units = 0, compute_units_with_work = 0;
  std::uint32_t simds = 0;  // per compute unit

  std::optional<std::string> bound;  // a sentence: what limits the kernel
  Utilisation utilisation;
  std::string vector_cache;  // "vector L1", "vector L0"
  CacheUses caches;
  std::uint64_t bytes_read = 0;     // from device memory
  std::uint64_t bytes_written = 0;  // to it: lines that left the L2
  Roofline roofline;
  std::uint64_t wave_cycles = 0;  // sum of the lifetimes of all waves
  StallCycles stalls{};           // of all instructions; their sum is wave_cycles

  std::vector<WhatIfTime> what_ifs;
  bool what_if_refused = false;  // the part that can be simulated again does not use the units like the whole
  std::optional<std::pair<std::uint64_t, std::uint64_t>> range;  // cycles, least and most, by unmeasured parameters
  std::vector<ParameterEffect> sensitivity;                      // the largest first

  std::vector<TimedInstruction> instructions;  // executed ones, by address
  std::vector<std::size_t> by_cost;            // their indexes, by all_cycles(), the largest first
  std::vector<std::string> left_out;           // what the kernel does and the model leaves out
  std::optional<Timeline> timeline;            // if the request wants it

  SampledPart simulated() const { return sampled.value_or(SampledPart{cycles, workgroups, wave_instructions, 0}); }
};

struct TimeReport {
  std::optional<TimedDispatch> dispatch;  // nothing: the kernel failed before it was timed
  // How the kernel ended: outcome, failure, fault, progress and messages.
  RunReport run;
  // The kernel finished and the session was cancelled: why, and what is missing. Empty: nothing is missing.
  std::string interrupted, missing;
};

Result<TimeReport> time(const TimeRequest& request, const Session& session);

}  // namespace lanewise
