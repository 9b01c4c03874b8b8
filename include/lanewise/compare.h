// Compares two versions of a kernel instruction by instruction, and reports of this build with a saved one.
// docs/compare.md describes the alignment and the numbers.
//
// "Before" is the old version, "after" the new one.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lanewise/live.h"
#include "lanewise/result.h"
#include "lanewise/session.h"
#include "lanewise/time.h"

namespace lanewise {

// The relation of a row's instructions.
enum class DiffKind : std::uint8_t {
  same,     // equal; branches go to instructions that are paired
  renamed,  // equal except for register numbers
  changed,  // the same operation with other operands, modifiers or encoding
  moved,    // equal except for register numbers, and at another place among the other instructions
  removed,  // only the old version has the instruction
  added,    // only the new version has it
};
inline constexpr std::size_t kDiffKinds = 6;
// Names of the relations, by DiffKind.
inline constexpr std::array<std::string_view, kDiffKinds> kDiffKindNames = {"same",  "renamed", "changed",
                                                                            "moved", "removed", "added"};

// A number of two versions.
struct ComparedNumber {
  std::string name;                     // key of the number in JSON: "vgprs", "code_bytes", "cycles"
  std::string title;                    // title in reports: "VGPRs", "code (bytes)"
  std::uint64_t before = 0, after = 0;  // in the unit that the name or title has
  // The growth in percent of `before`, negative where the number fell. Not set if `before` is 0 and `after` is not.
  std::optional<double> growth_percent() const {
    if (before == after) return 0;
    if (before == 0) return std::nullopt;
    return 100 * (static_cast<double>(after) - static_cast<double>(before)) / static_cast<double>(before);
  }
};

// One version's instruction in a row of LiveDiff.
struct LiveDiffSide {
  std::uint32_t line = 0;        // from 1
  std::uint64_t address = 0;     // byte address in the code object
  std::string text;              // as LiveRow::text, with labels for the distances of branches
  std::uint32_t vgprs = 0;       // LiveRow::vgprs
  std::uint32_t sgprs = 0;       // LiveRow::sgprs
  std::uint32_t size_bytes = 0;  // of the instruction
  // Waves per SIMD that this many VGPRs allow on the first device of the report; not set if no device is known.
  std::optional<std::uint32_t> waves_per_simd;
};

// A row of an aligned listing. Every line of both versions is in exactly one row. Rows are in the order of the new
// version; removed ones stand where they were. A moved row stands at its new place.
struct LiveDiffRow {
  DiffKind kind = DiffKind::same;
  std::optional<LiveDiffSide> before, after;  // at least one is set
};

// Registers that one version holds at its peak, and the other version does not hold at its own.
struct PeakChange {
  bool is_added = true;  // held by the new version; false: by the old version
  LiveHolder holder;     // with `count` registers; lines are those of the version that holds them
};

// Two versions of one kernel.
struct LiveDiff {
  std::size_t before = 0, after = 0;    // indexes into LiveReport::functions
  std::vector<ComparedNumber> numbers;  // registers, spills, memory, waves, code
  std::vector<PeakChange> peak;         // what grew and what fell at the peak; additions first
  std::vector<LiveDiffRow> rows;
};

// The comparison of a report on two files.
struct LiveComparison {
  std::vector<LiveDiff> kernels;                     // in the order of the new file
  std::vector<std::string> only_before, only_after;  // names of kernels that only one file has
};

// Compares the second file of a report with the first. Kernels are paired by name and, where a file has several of one
// name, by target. If each file has one kernel, these two are compared whatever their names. Fails with bad_input if
// the report is not on two files, or has no details (LiveRequest::details).
Result<LiveComparison> compare_live(const LiveReport& report, const Session& session);

// One version's instruction in a row of TimeDiff. Counts are sums over all waves.
struct TimeDiffSide {
  std::uint32_t line = 0;            // number among the executed instructions, from 1, by address
  std::uint64_t address = 0;         // byte address in the code object
  std::string text;                  // TimedInstruction::text
  std::uint64_t executed = 0;        // wave instructions
  std::uint64_t cycles = 0;          // cycles of all waves at the instruction
  std::uint64_t stalled_cycles = 0;  // those of `cycles` in which the instruction did not issue
};

// A row of an aligned listing of executed instructions, in the order of LiveDiffRow.
struct TimeDiffRow {
  DiffKind kind = DiffKind::same;
  std::optional<TimeDiffSide> before, after;  // at least one is set
};

// Two timings of a kernel.
struct TimeDiff {
  std::vector<ComparedNumber> numbers;  // cycles, registers, memory, waves, stalls
  std::vector<TimeDiffRow> rows;
};

// Compares two timed dispatches of one launch on one device. Fails with bad_input if devices or launches differ.
Result<TimeDiff> compare_time(const TimedDispatch& before, const TimedDispatch& after, const Session& session);

// A kernel of a saved report.
struct BaselineKernel {
  std::string name, file, target, device;        // `device` is the first of `live`; empty: none
  std::map<std::string, std::uint64_t> numbers;  // by ComparedNumber::name; those that the report has
  std::uint64_t workgroups = 0;                  // of `time`
  std::uint64_t workgroup_size = 0;              // work-items, of `time`
};

// What `lanewise live --json` or `lanewise time --json` printed, as far as it is compared.
struct Baseline {
  std::string file;     // as in messages
  std::string command;  // "live", "time"
  std::vector<BaselineKernel> kernels;
};

// Reads a saved report of `command`. Fails with bad_input if the file is not such a report.
Result<Baseline> read_baseline(const std::string& file, std::string_view command, const Session& session);

// One number of a kernel, compared with a saved report.
struct BaselineResult {
  std::string file, kernel, device;  // of the new report; `device` where the number depends on it
  ComparedNumber number;
  // A sentence if the number is worse by more than the allowed percentage; else empty. Waves per SIMD are worse if they
  // fell, all other numbers if they grew. A number that was 0 and is not 0 any more is worse by any percentage.
  std::string failure;
};

// All numbers compared with a saved report.
struct BaselineReport {
  std::string file;                      // Baseline::file
  double max_regression_percent = 0;     // the allowed percentage
  std::vector<BaselineResult> results;   // in the order of the report
  std::vector<std::string> only_before;  // kernels of the saved report that the new one does not have
  // No result has a failure.
  bool holds() const { return std::ranges::all_of(results, &std::string::empty, &BaselineResult::failure); }
};

// Compares VGPRs, SGPRs, AGPRs, spills, scratch, code size and waves per SIMD of every kernel. `max_regression_percent`
// is at least 0. Fails with bad_input if the saved report lacks a kernel or has none for its device.
Result<BaselineReport> compare_baseline(const Baseline& baseline, double max_regression_percent,
                                        const LiveReport& report);
// Compares cycles, VGPRs, SGPRs, AGPRs, spills, scratch, code size and waves per SIMD of every dispatch. Fails with
// bad_input also if a saved dispatch has another number of workgroups or work-items.
Result<BaselineReport> compare_baseline(const Baseline& baseline, double max_regression_percent,
                                        const std::vector<TimeReport>& reports);

}  // namespace lanewise
