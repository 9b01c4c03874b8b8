// Improves finished machine code by rules that are proved. docs/rewrite.md says where rules are applied and how
// they are proved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lanewise/message.h"
#include "lanewise/result.h"
#include "lanewise/session.h"
#include "lanewise/verification.h"

namespace lanewise {

// What improvements are for. `cycles`: fewer clocks in the vector and scalar units; `size`: fewer bytes,
// even where that takes more clocks; `registers`: fewer registers that hold values, and no more clocks.
enum class SuggestGoal : std::uint8_t { cycles, size, registers };

struct SuggestRequest {
  // Code objects, HIP executables, offload bundles, assembly, listings and sources; at least one.
  std::vector<std::string> files = {};
  std::string target = {};  // as in LintRequest
  std::string language = {};
  std::vector<std::string> flags = {};
  std::string kernel = {};                    // only this kernel or function; empty: all code
  std::vector<std::string> rules = {};        // rule files, besides the rules of the library; proved when first used
  std::vector<std::string> only = {};         // names of rules; empty: all
  std::vector<std::string> except = {};       // names of rules
  std::vector<std::string> assumptions = {};  // conditions on MODE that proofs assume: "no-denormals"
  SuggestGoal goal = SuggestGoal::cycles;
};

// One application of a rule.
struct Suggestion {
  std::string file, target, function;
  std::string rule;
  std::string says;                        // what the rule does, one clause
  std::string proof;                       // "solver" or "analysis"
  std::vector<std::string> assumptions;    // that the proof rests on
  std::uint64_t address = 0;               // of the last instruction, in the given code
  std::string source_file;                 // of it, from debug information; may be empty
  std::uint32_t source_line = 0;           // counted from 1; 0: unknown
  std::vector<std::string> before, after;  // instructions
  int instructions = 0, bytes = 0;         // saved
  // Saved clocks for which one wave occupies the vector and scalar units; not set where no product
  // with the code's target is known.
  std::optional<int> cycles = {};
};

// A function whose code changed.
struct SuggestFunction {
  std::string file, target, name;
  std::size_t instructions_before = 0, instructions_after = 0;
  std::uint64_t bytes_before = 0, bytes_after = 0;
  std::uint32_t vgprs_before = 0, vgprs_after = 0;  // peak of live registers
  std::uint32_t sgprs_before = 0, sgprs_after = 0;
};

// Code that is left as it is, and why.
struct SuggestRefusal {
  std::string file, target, function;
  std::string reason;  // "has a table of branches"
};

// Applications of rules that would have made a fault that the given code does not have. They are not in the report.
struct SuggestWithdrawal {
  std::string fault;  // as lint names it: "VMEMtoScalarWrite", "MissingWait"
  std::size_t times = 0;
};

struct SuggestCode {
  std::string file, target;
  std::size_t instructions_before = 0, instructions_after = 0;  // that some path reaches
  std::uint64_t bytes_before = 0, bytes_after = 0;
  std::size_t withdrawn = 0;                   // applications of rules that would have made a hazard or a missing wait
  std::vector<SuggestWithdrawal> withdrawals;  // the same by fault, by its name
};

struct SuggestReport {
  std::vector<Suggestion> suggestions;     // by file and target, in the order in which they were made
  std::vector<SuggestFunction> functions;  // by file and target, by address
  std::vector<SuggestRefusal> refused;
  std::vector<SuggestCode> code;
  std::vector<std::string> unproved;  // rules that matched code and have no proof
  Messages messages;
};

// Fails with bad_input if the request or a file is wrong.
Result<SuggestReport> suggest(const SuggestRequest& request, const Session& session);

struct RewriteRequest {
  SuggestRequest code;  // one file: a code object, a bundle, an executable or assembly
  // Number of random launches on which old and new code of each changed kernel are compared, 1 to 1,000,000. Not set:
  // none.
  std::optional<std::uint64_t> verify = {};
  // Seed of the first launch; the others have the numbers after it. Not set: 1. Only with `verify`.
  std::optional<std::uint64_t> seed = {};

  static constexpr std::uint64_t kMostLaunches = 1'000'000;
};

struct RewriteReport {
  SuggestReport suggested;
  std::vector<std::byte> output;                   // a file of the same kind, also if `verification` has differences
  std::optional<VerificationReport> verification;  // if launches were requested
};

// Fails as `suggest` does. A difference between old and new code is not a failure of the call.
Result<RewriteReport> rewrite(const RewriteRequest& request, const Session& session);

}  // namespace lanewise
