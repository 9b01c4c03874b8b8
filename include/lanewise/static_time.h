// Cycles of loops without a launch: each innermost loop of a kernel, or some of its lines, on one compute unit of a
// device, with all accesses in the caches next to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// What to time, and on what device.
struct StaticTimeRequest {
  std::string file = {};                // code object, offload bundle, assembly, listing or source
  std::string target = {};              // target of a file that names none, or the one of several to look at
  std::string language = {};            // language of a source if the file's ending does not say it
  std::vector<std::string> flags = {};  // flags for the compiler of a source
  std::string kernel = {};              // only this kernel; empty: all kernels
  std::string device = {};              // product or target; empty: the first product of the file's target
  std::vector<std::pair<std::string, std::uint64_t>> set = {};  // numbers of the device, by name
  std::optional<std::uint32_t> vgprs = {};                      // as if the kernel needed this many VGPRs
  std::optional<std::uint32_t> lds_bytes = {};                  // as if a workgroup needed this much LDS
  std::optional<std::uint32_t> waves = {};                      // at most this many waves per SIMD
  std::optional<std::uint32_t> workgroup_size = {};  // work-items; the default is the kernel's limit, at most 256
  // These lines instead of loops, counted from 1: of an assembly file itself, else of the source file in which the
  // kernel begins, as debug information names it.
  std::optional<std::pair<std::uint32_t, std::uint32_t>> lines = {};
};

// What an iteration needs of a unit.
struct StaticUnit {
  // "VALU", "SALU", "scalar memory", "vector memory", "LDS", "branch", "export"; "VALU, transcendental" if some
  // instructions of it have a unit of their own.
  std::string unit;
  double instructions = 0;  // per iteration of one wave
  double busy_cycles = 0;   // cycles that the unit is busy per iteration of one wave
  // A SIMD cannot complete iterations faster than one in this many cycles: busy_cycles, times the SIMDs that share the
  // unit.
  double least_cycles = 0;
};

// A link of the critical chain: why an instruction of a wave that is alone comes when it does.
struct StaticLink {
  std::size_t from = 0, to = 0;  // indices into StaticLoop::instructions
  bool from_previous = false;    // `from` belongs to an earlier iteration
  std::uint64_t cycles = 0;      // between the two
  // "order", "pipeline", "dependency", "wait", "unit", "branch" or "pause"; docs/time.md describes each.
  std::string_view kind;
  std::string reg;  // dependency: the register whose value is needed; empty: all results before
};

// An instruction that an iteration executes.
struct StaticInstruction {
  std::uint64_t address = 0;   // as `dis` shows it
  std::string text = {};       // as `dis --plain` prints it
  std::string source = {};     // "saxpy.cl:4", from debug information; the line of an assembly file
  std::string_view unit = {};  // as StaticUnit::unit, or "internal"
  // Cycles per iteration from the issue of the preceding instruction to the issue of this one: of a wave that is alone,
  // and of each wave of a full SIMD.
  double alone_cycles = 0, full_cycles = 0;
  std::string_view main_wait = {};  // the reason for most of the cycles of a wave that is alone; empty: no wait
  bool has_cost = true;             // false: nobody has published its cost; it is counted as a full-rate instruction
  bool is_on_chain = false;         // a link of the critical chain begins or ends at it
};

// What kind of code is timed.
enum class StaticCode : std::uint8_t {
  loop,   // an innermost loop
  lines,  // the lines of StaticTimeRequest::lines, as if they were the body of a loop
  whole,  // a kernel that has no loop, as if it was the body of a loop
};
// Names in text and JSON, indexed by StaticCode.
inline constexpr std::string_view kStaticCodeNames[] = {"loop", "lines", "whole kernel"};

// The time of one iteration.
struct StaticLoop {
  StaticCode code = StaticCode::loop;         // kind of the code
  std::uint64_t address = 0;                  // address of the first instruction
  std::uint64_t end_address = 0;              // address behind the last instruction of the loop
  std::size_t loop_instructions = 0;          // instructions in the whole loop; `instructions` has its longest path
  bool is_reducible = true;                   // false: the loop is entered at several places
  std::size_t calls = 0;                      // calls on that path; the code of the called functions is not counted
  std::uint64_t code_bytes = 0;               // size of the instructions on that path
  std::uint64_t instruction_cache_bytes = 0;  // size of the device's instruction cache; 0: not known

  double alone_cycles = 0;  // cycles per iteration of a wave that is alone on the compute unit
  double full_cycles = 0;   // cycles per iteration that a SIMD completes while it always has `waves_per_simd` waves
  // cycles per iteration of a SIMD from the start of `waves_per_simd` waves to the end of the last, if no more start
  double last_cycles = 0;
  double waves_per_simd = 0;  // waves per SIMD for full_cycles
  std::string alone_bound;    // the limit of a wave that is alone, as a sentence without a full stop
  std::string full_bound;     // the limit of the full SIMD, as a sentence without a full stop

  std::vector<StaticUnit> units;                // the units that instructions use
  std::vector<StaticInstruction> instructions;  // the instructions of one iteration, in the order of execution
  std::vector<StaticLink> chain;                // the critical chain, in the order of execution; it closes itself
  std::uint64_t chain_cycles = 0;               // sum of the cycles of its links
  std::uint32_t chain_iterations = 0;           // iterations that the chain spans; 0: there is no chain

  std::vector<std::pair<std::string, std::size_t>> without_cost;  // mnemonics, and how many instructions
  std::vector<std::string> unknown;  // numbers that nobody has published, and what they concern, as sentences
};

// The loops of a kernel on a device.
struct StaticKernel {
  std::string file;                   // name as in messages
  std::string kernel;                 // symbol
  std::string device;                 // product or target
  std::string target;                 // "gfx900"
  std::uint32_t wave_size = 0;        // lanes
  std::uint32_t workgroup_size = 0;   // work-items
  std::uint32_t waves_per_simd = 0;   // the occupancy
  std::string occupancy;              // in words
  std::vector<StaticLoop> loops;      // by address; empty: nothing can be timed
  std::vector<std::string> borrowed;  // numbers of the target that are those of a similar product
};

// The report of static_time().
struct StaticTimeReport {
  std::vector<StaticKernel> kernels;
  Messages messages;  // warnings, and errors about what is not modelled

  // An instruction has no published cost, or numbers of the device are unknown.
  bool is_incomplete() const {
    for (const StaticKernel& kernel : kernels)
      for (const StaticLoop& loop : kernel.loops)
        if (!loop.without_cost.empty() || !loop.unknown.empty()) return true;
    return false;
  }
};

// Times the loops or lines.
Result<StaticTimeReport> static_time(const StaticTimeRequest& request, const Session& session);

}  // namespace lanewise
