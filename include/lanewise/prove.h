// Decides whether two pieces of straight-line code give the same results for all inputs. It tries random inputs, then
// asks a solver; a counterexample shows a difference.
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

// Either one question about two files (`right` and `live_out`), or one question per claim about `left` (`claims`).
struct ProveRequest {
  static constexpr std::uint64_t kMostInputs = 1'000'000;  // highest `random_inputs`
  static constexpr std::uint32_t kMostMode = 0xffff;       // highest `mode`

  // Assembly. If the file has the labels snippet_begin and snippet_end, only the code between them counts.
  std::string left = {};
  std::string right = {};                  // the file to compare with `left`; empty with claims
  std::vector<std::string> live_out = {};  // registers that must be equal at the end: "v0", "v[0:3],v7.hi", "vcc"
  std::vector<std::string> claims = {};    // values that `left` leaves in registers: "v0.hi = fadd16(v1.hi, v2.hi)"
  // What holds before the code on both sides: comparisons of two expressions of registers as claims have them
  // ("v2 < 0x1000000", unsigned), and names of MODE's states ("no-denormals"), several joined by commas. A condition on
  // VGPRs holds in every active lane.
  std::vector<std::string> assumptions = {};
  std::string target = {};  // target of a file that names none; empty: gfx803
  // Content of the MODE register at the start of the code, 0 to kMostMode. Not set: the content that the file's kernel
  // descriptor sets. Without a descriptor, the answer holds for every MODE.
  std::optional<std::uint32_t> mode = {};
  // Number of random inputs to try on two files before asking the solver, 0 to kMostInputs; not set: 4096. Not with
  // claims.
  std::optional<std::uint64_t> random_inputs = {};
  std::optional<std::uint64_t> seed = {};  // seed of the random inputs; not set: 1. Not with claims
  bool ignore_nan_payload = false;         // two NaNs count as equal, whatever their signs and payloads
  // Seconds from the start of the call, above 0. After this time the solver gives up. Reading files and trying random
  // inputs do not check the time. Not set: the solver has 60 s per question.
  std::optional<double> timeout_seconds = {};
  // Called from the calling thread with the report so far.
  std::function<void(const ProveReport&)> read = {};      // after reading a file; the report has its warnings
  std::function<void(const ProveReport&)> asking = {};    // before asking the solver
  std::function<void(const ProveReport&)> answered = {};  // after an answer, which is the last one of the report
};

// The value of a register in a counterexample.
struct ProveInput {
  std::string name = {};    // "v3", "s106", "mode", "scc"; "lane": the lane that the counterexample is about
  std::string text = {};    // name in assembly: "vcc_lo" for "s106"
  std::uint32_t value = 0;  // 32 bits
  std::optional<std::uint32_t> lane = {};  // for a VGPR of another lane: the number of that lane
};

// Register contents for which the results differ.
struct ProveCounterexample {
  std::vector<ProveInput> inputs;  // VGPRs of other lanes hold 0 unless they are listed
  std::string live_out;            // the register that differs: "v0.hi"
  std::uint64_t left = 0;          // its value after `left`
  std::uint64_t right = 0;         // its value after `right`, or the claimed value
  bool confirmed = false;          // execution gives the same values; always true in a report
};

// The random inputs that were tried.
struct ProveRandomInputs {
  std::uint64_t inputs = 0;  // number of inputs; 0 where the code accesses other memory than LDS
  std::uint64_t seed = 0;
  bool found = false;  // one of the inputs is the counterexample; the solver was not asked
};

// unknown: not proved; ProveAnswer::reason says why.
enum class ProveVerdict : std::uint8_t { equal, different, unknown };

// The answer to one question.
struct ProveAnswer {
  std::string left, right;  // names of the files as in messages; `right` is empty with a claim
  std::string claim;        // as in the request; empty for two files
  ProveVerdict verdict = ProveVerdict::unknown;
  std::string reason;                    // for the verdict unknown: why
  std::vector<std::string> assumptions;  // that the verdict rests on, one by one
  double seconds = 0;                    // time of the whole question, including reading the files and random inputs
  std::uint32_t refinements = 0;         // candidates of the solver that the prover ruled out as counterexamples
  std::optional<ProveCounterexample> counterexample;  // for the verdict different
  std::optional<ProveRandomInputs> random;            // set for two files
  // With `ignore_nan_payload`: each register, and the format in which it was compared: "f16", "two f16", "f32", "f64"
  // or "bits".
  std::vector<std::pair<std::string, std::string>> nan_formats;
};

// The answers to all questions.
struct ProveReport {
  std::vector<ProveAnswer> answers;  // one answer for two files, or one per claim in the order of the request
  Messages messages;                 // warnings
};

// Checks Session::cancel while it tries random inputs and while the solver works. Fails with bad_input if the request
// or a file is wrong, or if no state satisfies the assumptions, and with not_modelled if the code is not straight-line
// code that the prover can represent. Needs the library of the solver, which it loads on the first call.
Result<ProveReport> prove(const ProveRequest& request, const Session& session);

}  // namespace lanewise
