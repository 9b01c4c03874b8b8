// A kernel executed on the emulated GPU: what it computed, how it ended, and what those who watched it found.
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
#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

// An array of the launch: the number of an argument ("1"), a binding of a shader ("0.2") or a buffer of the launch
// file.
using ArrayName = std::string;

struct ArrayOutput {
  ArrayName array = {};
  std::string file = {};  // path in RunReport::files: .npy, .bin, or .png for an image; "-": the bytes alone
};
struct ArrayValues {
  ArrayName array = {};
  std::uint64_t first = 0;                  // element, or vector of elements
  std::optional<std::uint64_t> count = {};  // nothing: all from `first` on
};
struct ArrayExpectation {
  ArrayName array = {};
  std::string file = {};      // .npy: compared by value; anything else: by bytes
  double atol = 0, rtol = 0;  // a difference up to atol + rtol * |expected| counts as equal
};

// Which instructions a trace has.
struct TraceFilter {
  std::optional<Extent> workgroup = {};
  std::optional<std::uint32_t> wave = {};  // within its workgroup
  std::optional<std::uint32_t> lane = {};  // of vector registers: this one alone
  // Addresses from `pc_begin` to below `pc_end`, as `dis` shows them.
  std::uint64_t pc_begin = 0, pc_end = UINT64_MAX;
};
struct TraceRequest {
  std::function<void(std::string_view)> write = {};  // is given complete lines while the kernel runs
  bool json_lines = false;
  unsigned columns = 100;  // of a line of text
};
struct TracePageRequest {
  std::string file = {};         // of RunReport::files
  std::uint64_t most_steps = 0;  // per wave; 0: 1000
};

struct RunRequest {
  LaunchRequest launch = {};
  std::vector<ArrayOutput> outputs = {};
  std::vector<ArrayValues> values = {};
  std::vector<ArrayExpectation> expectations = {};
  unsigned threads = 0;     // of the host; 0: one per core
  std::string checks = {};  // "races,waits", "all"; empty: none
  bool count = false;
  bool profile = false;
  TraceFilter filter = {};  // of the next two
  std::optional<TraceRequest> trace = {};
  std::optional<TracePageRequest> trace_page = {};
  // Is given each file of a launch folder (launch.json and what it names) before the kernel runs. Messages that it
  // returns end the call.
  std::function<Messages(const std::string& name, std::span<const std::byte> bytes)> save_launch = {};
  // Called before the kernel runs with the paths of all outputs, without the page. Messages that it returns end the
  // call.
  std::function<Messages(const std::vector<std::string>&)> check_outputs = {};
};

// How a kernel stopped that did not finish.
struct FaultReport {
  std::string message;  // one sentence, with the kind of the outcome and the place
  std::string reason;   // the same without the kind
  std::string access;   // "load", "store", "atomic", "instruction fetch"; "access" for a fault that is about no memory
  std::uint32_t size_bytes = 0;
  std::uint64_t address = 0;
  std::string relation;  // how the address lies to the buffers
  std::string kernel;
  std::optional<std::string> demangled;
  Extent workgroup{};
  std::uint32_t wave = 0;  // within the workgroup
  std::int32_t lane = -1;  // -1: the wave as a whole
  std::uint64_t pc = 0;
  std::string instruction;
  std::string source;  // "scale.cl:4:12", where debug information names it
  std::optional<std::vector<std::string>> inlined_at;
};

struct RunProgress {
  std::uint64_t workgroups_done = 0, workgroups = 0;
};

struct PrintedValues {
  ArrayName name;
  std::uint64_t first = 0;
  std::vector<std::string> values;  // decimal; the components of a vector with commas between them
  bool has_more = false;            // the array goes on
};

struct ExpectationResult {
  std::optional<std::uint64_t> argument;  // one of the three, if the kernel finished
  std::optional<std::string> binding, buffer;
  std::uint64_t different = 0, count = 0;  // elements
  std::string name;                        // "expect 1=@wanted.npy"
  std::string failure;                     // a sentence; empty: no element differs
};

struct RunReport {
  std::string kernel, target;
  std::string outcome;  // "finished", "memory_fault", ...: docs/commands.md
  // Of an outcome other than "finished": not_modelled, bad_input (the dispatch asks for the impossible), or interrupted
  // (a fault, a limit, a cancelled run).
  std::optional<FailureKind> failure;
  std::uint64_t wave_instructions = 0;
  // False: the run was cancelled. With the outcome "finished", the check for values that nobody wrote was cancelled
  // after the kernel had ended.
  bool is_complete = true;
  std::string interrupted;  // why
  std::optional<std::string> printf;
  std::optional<FaultReport> fault;
  std::optional<RunProgress> progress;  // of a run that was cancelled
  std::string progress_text;            // the same as a sentence, with the instructions executed
  std::string replay_difference;        // a sentence, if the kernel did not do what its launch file recorded
  std::vector<PrintedValues> arguments;
  std::vector<ExpectationResult> expectations;
  std::optional<std::vector<Finding>> findings, findings_without_effect;
  std::vector<std::string> checks;  // those that were on
  std::optional<CountReport> count;
  std::optional<ProfileReport> profile;
  bool trace_is_empty = false;            // a trace was asked for, and its filter let nothing through
  std::vector<OutputFile> files;          // outputs and the page
  std::vector<std::string> output_paths;  // without the levels of images; where they will lie
  // Files that were asked for and cannot be made: a page of a trace that is empty, a picture of numbers that it cannot
  // hold.
  Messages missing_files;
  Messages messages;

  bool has_finished() const { return outcome == "finished"; }
  // Whether a check or an expectation failed.
  bool has_mistakes() const;
};

Result<RunReport> run(const RunRequest& request, const Session& session);

}  // namespace lanewise
