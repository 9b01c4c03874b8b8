// Runs a kernel and times it on a model of a device: cycles, limits, busy units and caches, and the reasons why waves
// wait. docs/time.md explains the model. Cycles are shader clock cycles.
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
#include "lanewise/lint.h"
#include "lanewise/occupancy.h"
#include "lanewise/result.h"
#include "lanewise/run.h"
#include "lanewise/session.h"
#include "lanewise/stall.h"
#include "lanewise/timeline.h"
#include "lanewise/unit_use.h"

namespace lanewise {

// A launch, and the device on which to time it.
struct TimeRequest {
  // The highest values of the members below.
  static constexpr std::uint32_t kMostMhz = 100'000, kMostVgprs = 512, kMostLdsBytes = 160 * 1024, kMostWaves = 32;
  static constexpr unsigned kMostThreads = 1024;

  LaunchRequest launch = {};  // code, kernel, extents and arguments
  std::string device = {};    // a product or target of `devices`; empty: the first product of the code's target
  // Other values for parameters of the device: DeviceFact::name or, for a cost, "CLASS.NAME" with
  // DeviceFact::cost_class.
  std::vector<std::pair<std::string, std::uint64_t>> set = {};
  std::optional<std::uint32_t> clock_mhz = {};  // shader clock, 1 to kMostMhz; not set: the product's highest clock
  // VGPRs per lane (1 to kMostVgprs) and bytes of LDS per workgroup (1 to kMostLdsBytes) that determine the occupancy,
  // in place of the kernel's own.
  std::optional<std::uint32_t> vgprs = {}, lds_bytes = {};
  std::optional<std::uint32_t> waves = {};  // highest number of waves per SIMD, 1 to the number of the device
  bool sensitivity = false;                 // vary every unmeasured parameter over its range
  bool timeline = false;                    // fill TimedDispatch::timeline
  bool full = false;                        // simulate all of a large dispatch, instead of a part
  bool warm = false;                        // run the kernel twice and time the second dispatch
  unsigned threads = 0;  // host threads, at most kMostThreads; 0: one per core. The report does not depend on it
};

// Registers and memory of the kernel.
struct TimedResources {
  std::uint32_t vgprs = 0, sgprs = 0, agprs = 0;           // requested: VGPRs and AGPRs per lane, SGPRs per wave
  std::uint32_t allocated_vgprs = 0, allocated_sgprs = 0;  // allocated by the SIMD: per lane, per wave
  std::uint64_t lds_bytes = 0;                             // per workgroup
  std::uint64_t scratch_bytes = 0;                         // private memory per work-item
  std::uint32_t vgpr_spills = 0, sgpr_spills = 0;          // spilled registers, as the compiler reports them
  std::uint64_t code_bytes = 0;                            // size of the kernel's code; 0: unknown
  std::uint32_t wave_size = 0;                             // lanes
  std::uint32_t workgroup_size = 0;                        // work-items per workgroup
};

// The simulated part of a dispatch that was not simulated as a whole.
struct SampledPart {
  std::uint64_t cycles = 0, workgroups = 0, wave_instructions = 0;  // of the part
  double error_percent = 0;  // half-width of the 95 % confidence interval of TimedDispatch::cycles, in percent
};

// Use of each cache of the device. A level that the device does not have is all 0.
struct CacheUses {
  CacheUse instruction, scalar;  // instruction cache and scalar cache
  CacheUse vector;               // vector L1 (GCN) or vector L0 (RDNA)
  CacheUse array;                // GL1 (RDNA)
  CacheUse l2;
  CacheUse l3;  // Infinity Cache
};

// The effect of an unmeasured parameter.
struct ParameterEffect {
  std::string parameter;                          // a name as in TimeRequest::set
  std::uint64_t low = 0, high = 0;                // ends of its range
  std::uint64_t cycles_low = 0, cycles_high = 0;  // cycles of the kernel with `low` and with `high`
};

// Executions and cycles of one instruction of the code.
struct TimedInstruction {
  std::uint64_t address = 0;   // byte address in the code object, as `disassemble` shows it
  std::uint32_t word = 0;      // offset from the start of the code, in dwords
  std::string text;            // "v_add_f32_e32 v0, v1, v2"
  std::string source;          // source line: "scale.cl:4:12"; empty without debug information
  std::string source_text;     // text of that line, if the session has the file
  std::uint64_t executed = 0;  // executions, each counted once per wave
  StallCycles cycles{};        // sum over all waves
  // The up to two reasons with the most cycles, without Stall::issue, the larger first.
  std::vector<Stall> main_stalls;
  // The columns in which AMD's tools summarise a thread trace. Latency: cycles from the wave's arrival at the
  // instruction to its issue. Stall: the part of the latency in which the wave waited for a result, a unit, a queue or
  // another wave. Idle: cycles that belong to no instruction (fetch, launch, drain).
  std::uint64_t latency_cycles = 0, stall_cycles = 0, idle_cycles = 0;
  // The hazards of isa/hazards.isa that the instruction breaks, as `lint` finds them: errors and warnings. They do not
  // change the cycles.
  std::vector<LintFinding> hazards;

  std::uint64_t issue_cycles() const { return cycles[static_cast<std::size_t>(Stall::issue)]; }
  std::uint64_t all_cycles() const { return std::accumulate(cycles.begin(), cycles.end(), std::uint64_t{0}); }
};

// How far the time of a dispatch on a real device may be from TimedDispatch::cycles. The parts of this uncertainty do
// not depend on each other, so on either side the logarithms of their factors add up in squares.
struct TimeRange {
  std::uint64_t least = 0, most = 0;  // cycles; `least` is at least `needed`
  // Unmeasured parameters: cycles with all of them at the better and at the worse ends of their ranges.
  std::uint64_t parameters_least = 0, parameters_most = 0;
  // The model's own error for kernels that TimedDispatch::bound_by limits: factors of the cycles. It is measured on the
  // cases of `study timing` that no parameter was fitted to.
  double model_least = 1, model_most = 1;
  // Cycles for which the busiest unit is busy: the least over the ends of the unmeasured parameters.
  std::uint64_t needed = 0;
};

// The timing of one dispatch. If `sampled` is set, `cycles`, `nanoseconds`, `workgroups`, `wave_instructions`,
// `what_ifs`, `range` and `sensitivity` describe the whole dispatch, and all other counts the simulated part.
struct TimedDispatch {
  std::string file, kernel, device, target;  // "saxpy.hsaco", "saxpy", "vega-64", "gfx900"
  std::uint64_t cycles = 0;  // from the first workgroup's start to the end of the last wave, without the launch
  double nanoseconds = 0;    // the same time
  std::uint64_t workgroups = 0, wave_instructions = 0;  // of the dispatch
  double clock_mhz = 0;                                 // shader clock
  bool is_complete = true;             // false: the kernel or its timing was stopped; the report covers the part before
  bool is_analysis_complete = true;    // false: what-ifs and uncertainty are missing
  bool is_warm = false;                // the second of two dispatches was timed
  std::optional<SampledPart> sampled;  // not set: the whole dispatch was simulated
  // Wave instructions that what-ifs and uncertainty are based on, if not all.
  std::optional<std::uint64_t> analysed_instructions;

  TimedResources resources;
  OccupancyInfo occupancy;            // on the device, with TimeRequest::vgprs, lds_bytes and waves
  double mean_resident_waves = 0;     // resident waves of the whole device, on average
  double mean_resident_per_simd = 0;  // per SIMD of the compute units that had work
  std::uint32_t compute_units = 0, compute_units_with_work = 0;  // of the device
  std::uint32_t simds = 0;                                       // per compute unit

  std::optional<Bound> bound_by;     // what limits the kernel
  std::optional<std::string> bound;  // the same in a sentence
  Utilisation utilisation;
  std::string vector_cache;  // name of CacheUses::vector: "vector L1", "vector L0"
  CacheUses caches;
  std::uint64_t bytes_read = 0;     // bytes read from device memory
  std::uint64_t bytes_written = 0;  // bytes written to device memory, by lines that left the L2
  // Compressed textures (DCC): uncompressed bytes of the lines that were read from device memory, and the bytes that
  // were transferred for them, which bytes_read includes.
  std::uint64_t texture_bytes = 0;
  std::uint64_t texture_bytes_read = 0;
  Roofline roofline;
  std::uint64_t wave_cycles = 0;  // sum of the lifetimes of all waves
  StallCycles stalls{};           // sum over all instructions; together they are wave_cycles

  std::vector<WhatIfTime> what_ifs;  // the time with one change to the device each
  bool what_if_refused = false;      // no what-ifs, because the part that is simulated again uses the units differently
  std::optional<TimeRange> range;    // uncertainty of `cycles`; not set: the analysis is not complete
  std::vector<ParameterEffect> sensitivity;  // if requested; the largest effect first

  std::vector<TimedInstruction> instructions;  // the executed instructions, by address
  std::vector<std::size_t> by_cost;            // indexes into `instructions`, by all_cycles(), the largest first
  std::vector<std::string> left_out;           // effects on this kernel that the model leaves out
  std::optional<Timeline> timeline;            // if requested

  SampledPart simulated() const { return sampled.value_or(SampledPart{cycles, workgroups, wave_instructions, 0}); }
};

// The result of a timing.
struct TimeReport {
  std::optional<TimedDispatch> dispatch;  // not set: the kernel failed before it was timed
  RunReport run;                          // how the kernel ended: outcome, failure, fault, progress and messages
  // If the kernel finished and the session was cancelled: the reason, and the parts of the report that are missing.
  // Empty: nothing is missing.
  std::string interrupted, missing;
};

// Fails with bad_input if the request is wrong (an unknown device or parameter, a number out of range, a kernel that
// does not fit), and with not_modelled if no product of the target is known.
Result<TimeReport> time(const TimeRequest& request, const Session& session);

}  // namespace lanewise
