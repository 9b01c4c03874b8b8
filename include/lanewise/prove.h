// Equality of straight-line code for all inputs, decided by random inputs and a solver, with counterexamples.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct ProveReport;

// One question about two files, or one for each claim about `left`.
struct ProveRequest {
  static constexpr std::uint64_t kMostInputs = 1'000'000;
  static constexpr std::uint32_t kMostMode = 0xffff;

  std::string left = {};   // assembly; of a file with the labels snippet_begin and snippet_end, what is between them
  std::string right = {};  // the file that `left` should be equal to; empty with claims
  std::vector<std::string> live_out = {};  // registers that must be equal at the end: "v0", "v[0:3],v7.hi", "vcc"
  std::vector<std::string> claims = {};    // what `left` leaves in a register: "v0.hi = fadd16(v1.hi, v2.hi)"
  std::string target = {};                 // of a text that does not say its own; empty: gfx803
  // MODE when the code begins, as the register has it. Nothing: as the kernel descriptor of a file sets it; without a
  // descriptor, the answer holds for every MODE.
  std::optional<std::uint32_t> mode = {};
  std::optional<std::uint64_t> random_inputs = {};  // tried on two files before the solver is asked; nothing: 4096
  std::optional<std::uint64_t> seed = {};           // of these inputs; nothing: 1
  bool ignore_nan_payload = false;                  // two NaNs count as equal, whatever their signs and payloads
  // Seconds from the beginning of the call. When they are over, the solver gives up; reading files and trying random
  // inputs do not look at the time. Nothing: the solver has 60 s for each question.
  std::optional<double> timeout_seconds = {};
  // Both are called from the calling thread with the report so far.
  std::function<void(const ProveReport&)> read = {};      // after a file is read: the report has its warnings
  std::function<void(const ProveReport&)> asking = {};    // before the solver is asked
  std::function<void(const ProveReport&)> answered = {};  // the last answer of the report is a new one
};

// A register in a counterexample.
struct ProveInput {
  std::string name = {};  // "v3", "s106", "mode", "scc", "lane"
  std::string text = {};  // the same as assembly names it: "vcc_lo" of "s106"
  std::uint32_t value = 0;
  std::optional<std::uint32_t> lane = {};  // of a VGPR in another lane than the one that the counterexample is about
};

// Contents of registers for which the results differ.
struct ProveCounterexample {
  std::vector<ProveInput> inputs;  // VGPRs of other lanes that are not among them hold 0
  std::string live_out;            // the register that differs: "v0.hi"
  std::uint64_t left = 0;          // its value
  std::uint64_t right = 0;         // its value in the other file, or the claimed one
  bool confirmed = false;          // execution leaves the same values; a report has no other counterexample
};

struct ProveRandomInputs {
  std::uint64_t inputs = 0;
  std::uint64_t seed = 0;
  bool found = false;  // one of them is the counterexample, and the solver was not asked
};

enum class ProveVerdict : std::uint8_t { equal, different, unknown };

struct ProveAnswer {
  std::string left, right;  // the files as messages name them; no `right` with a claim
  std::string claim;        // as the request has it; empty for two files
  ProveVerdict verdict = ProveVerdict::unknown;
  std::string reason;             // why it is unknown
  double seconds = 0;             // of the whole question, with reading the files and random inputs
  std::uint32_t refinements = 0;  // counterexamples that the solver proposed and that were ruled out
  std::optional<ProveCounterexample> counterexample;  // if different
  std::optional<ProveRandomInputs> random;            // of two files
  // With `ignore_nan_payload`, for each register the format in which it was compared: "f16", "two f16", "f32", "f64",
  // "bits".
  std::vector<std::pair<std::string, std::string>> nan_formats;
};

struct ProveReport {
  std::vector<ProveAnswer> answers;  // one for two files, or one for each claim, in order
  Messages messages;
};

// Looks at Session::cancel while random inputs are tried and while the solver works.
Result<ProveReport> prove(const ProveRequest& request, const Session& session);

}  // namespace lanewise
