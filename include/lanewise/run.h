// Runs a kernel on the emulated GPU. The report says how it ended, what it computed, and what checks, counts and traces
// observed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lanewise/counts.h"
#include "lanewise/findings.h"
#include "lanewise/launch.h"
#include "lanewise/output.h"
#include "lanewise/recording.h"
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// An array that becomes a file of RunReport::files after the run, also if the kernel faults.
struct ArrayOutput {
  ArrayName array = {};   // the array
  std::string file = {};  // path of the file: .npy, .bin, or .png for an image; "-": only the bytes
};
// A range of an array whose values RunReport::arguments has after the run.
struct ArrayValues {
  ArrayName array = {};                     // the array
  std::uint64_t first = 0;                  // first element; for an array of vectors, first vector
  std::optional<std::uint64_t> count = {};  // number of elements or vectors; not set: all from `first` on
};
// A comparison of an array with a file after the run.
struct ArrayExpectation {
  ArrayName array = {};       // the array
  std::string file = {};      // .npy: compared by value; .png of an image: by texels; any other: by bytes
  double atol = 0, rtol = 0;  // a difference up to atol + rtol * |expected| counts as equal
};

// Selects the instructions of a trace.
struct TraceFilter {
  std::optional<Extent> workgroup = {};    // only this workgroup: X, Y, Z, from 0
  std::optional<std::uint32_t> wave = {};  // only this wave of each workgroup, from 0
  std::optional<std::uint32_t> lane = {};  // only this lane of vector registers, 0 to 63
  // Addresses from `pc_begin` to below `pc_end`, as `disassemble` shows them.
  std::uint64_t pc_begin = 0, pc_end = UINT64_MAX;
};
// A trace as text or JSON lines.
struct TraceRequest {
  std::function<void(std::string_view)> write = {};  // required; receives complete lines while the kernel runs
  bool json_lines = false;                           // JSON lines instead of text (docs/observe.md)
  unsigned columns = 100;                            // width of a line of text, in characters
};
// A page that steps through the waves forward and back.
struct TracePageRequest {
  std::string file = {};         // path of the page in RunReport::files
  std::uint64_t most_steps = 0;  // highest number of instructions per wave; 0: 1000
};

// A launch, and what to report about it.
struct RunRequest {
  LaunchRequest launch = {};                        // code, kernel, extents and arguments
  std::vector<ArrayOutput> outputs = {};            // arrays to return as files
  std::vector<ArrayValues> values = {};             // arrays to return as text
  std::vector<ArrayExpectation> expectations = {};  // arrays to compare
  unsigned threads = 0;                    // host threads; 0: one per core. checks, traces and `buffers` use one thread
  std::string checks = {};                 // "races,waits", "all" (docs/check.md); empty: none
  bool count = false;                      // fill RunReport::count
  bool profile = false;                    // fill RunReport::profile
  bool buffers = false;                    // fill RunReport::buffers; uses one thread
  TraceFilter filter = {};                 // applies to `trace`, `trace_page` and `recording`
  std::optional<TraceRequest> trace = {};  // write a trace
  std::optional<TracePageRequest> trace_page = {};  // make a page of a trace
  // Fill RunReport::recording with the waves that `filter` selects; uses one thread. Not with a range of addresses.
  std::optional<RecordingRequest> recording = {};
  // Receives each file of a launch folder (launch.json and the files that it names) before the kernel runs. If it
  // returns messages, the call fails with them.
  std::function<Messages(const std::string& name, std::span<const std::byte> bytes)> save_launch = {};
  // Receives the paths of all outputs, without the page, before the kernel runs. If it returns messages, the call fails
  // with them.
  std::function<Messages(const std::vector<std::string>&)> check_outputs = {};
};

// Why and where a kernel stopped before its end.
struct FaultReport {
  std::string message;  // kind of the outcome, reason and place, as `lanewise run` prints them; may have several lines
  std::string reason;   // the same without the kind of the outcome
  // "load", "store", "atomic" or "instruction fetch"; "access" if the fault does not concern memory.
  std::string access;
  std::uint32_t size_bytes = 0;          // bytes that the access reads or writes per lane
  std::uint64_t address = 0;             // device address of the access
  std::string relation;                  // position of the address relative to the nearest buffer; may be empty
  std::string kernel;                    // symbol of the kernel
  std::optional<std::string> demangled;  // the kernel's C++ name, if it has one
  Extent workgroup{};                    // X, Y, Z, from 0
  std::uint32_t wave = 0;                // number within the workgroup, from 0
  std::int32_t lane = -1;                // -1: the wave as a whole
  std::uint64_t pc = 0;                  // device address of the instruction
  std::string instruction;               // its text
  std::string source;                    // source line: "scale.cl:4:12"; empty without debug information
  std::optional<std::vector<std::string>> inlined_at;  // places where that line was inlined, innermost first
};

// Progress of a dispatch that was cancelled.
struct RunProgress {
  std::uint64_t workgroups_done = 0, workgroups = 0;  // completed, and in total
};

// The values that an ArrayValues requests.
struct PrintedValues {
  ArrayName name;                   // ArrayValues::array
  std::uint64_t first = 0;          // ArrayValues::first
  std::vector<std::string> values;  // in decimal, one per element; commas separate the components of a vector
  bool has_more = false;            // the array has further elements after these
};

// The result of an ArrayExpectation, or of an expectation of the launch file.
struct ExpectationResult {
  // One of the three is set, if the kernel finished: the ArrayName as a number, a binding, or a buffer's name.
  std::optional<std::uint64_t> argument;
  std::optional<std::string> binding, buffer;
  std::uint64_t different = 0, count = 0;  // scalars that differ, and all scalars of the array
  std::string name;                        // "expect 1=@wanted.npy"
  std::string failure;                     // a sentence; empty: no scalar differs
};

// The result of a run.
struct RunReport {
  std::string kernel, target;  // symbol of the kernel, and "gfx900"
  std::string outcome;         // "finished", "memory_fault", ...; docs/commands.md#run lists all outcomes
  // Set if the outcome is not "finished": not_modelled; bad_input (the dispatch requests something impossible); or
  // interrupted (a fault, a limit, or a cancelled run).
  std::optional<FailureKind> failure;
  std::uint64_t wave_instructions = 0;  // executed in the whole dispatch
  // False: the session was cancelled. If the outcome is "finished" nevertheless, the kernel had ended, and the check of
  // uninitialised values was cancelled.
  bool is_complete = true;
  std::string interrupted;                      // if it was cancelled: the reason
  std::optional<std::string> printf;            // output of the kernel's printf, if the kernel has a buffer for it
  std::optional<FaultReport> fault;             // set if the outcome is not "finished"
  std::optional<RunProgress> progress;          // set if the outcome is "interrupted"
  std::string progress_text;                    // the progress as a sentence, with the number of executed instructions
  std::string replay_difference;                // a sentence, if the kernel did not do what its launch file recorded
  std::vector<PrintedValues> arguments;         // one per RunRequest::values; empty if `replay_difference` is not
  std::vector<ExpectationResult> expectations;  // those of the launch file and of the request
  // Set if checks were on: the findings, and the uses of uninitialised values that had no effect on the result.
  std::optional<std::vector<Finding>> findings, findings_without_effect;
  std::vector<std::string> checks;       // names of the checks that were on
  std::optional<CountReport> count;      // if requested
  std::optional<ProfileReport> profile;  // if requested
  // If requested: the buffers that the kernel accesses, in order of address.
  std::optional<std::vector<BufferUse>> buffers;
  std::optional<Recording> recording;     // if requested, also if the kernel did not finish
  bool trace_is_empty = false;            // a trace was requested, and its filter selected no executed instruction
  std::vector<OutputFile> files;          // the outputs and the page; the caller writes them
  std::vector<std::string> output_paths;  // path of each output; an image with several levels has one path here
  // Requested files that cannot be made: the page of an empty trace, or a picture of values that it cannot represent.
  Messages missing_files;
  Messages messages;  // warnings and notes

  // Whether the kernel ran to its end.
  bool has_finished() const { return outcome == "finished"; }
  // Whether a check found a mistake, a comparison failed, or a replay differed from its record.
  bool has_mistakes() const;
};

// Fails with bad_input if the kernel cannot be launched as requested, and with not_modelled if the target or the launch
// is not modelled. A kernel that faults is not a failure of the call: RunReport::outcome says how it ended.
Result<RunReport> run(const RunRequest& request, const Session& session);

}  // namespace lanewise
