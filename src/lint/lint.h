// Faults of finished machine code, found without running it: hazards, missing and redundant waits, suspicious code. The
// results name instructions by their index in the code.
//
// Every path through the flow graph counts. Calls are followed into functions of the same code, and back to the call
// that a path came from. A path ends at the entry of a function that unknown code calls, and after a call of unknown
// code. Faults that depend on earlier instructions are not found there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "isa/hazards.h"
#include "lanewise/lint.h"
#include "lint/rules.h"
#include "lint/subject.h"

namespace lw::lint {

using lanewise::LintKind;

inline constexpr size_t kNoInstruction = SIZE_MAX;

// How an instruction uses registers of an operation that is outstanding.
enum class Use : uint8_t {
  none,
  reads,              // before they are written
  overwrites,         // before they are written
  overwrites_source,  // before they are read
};

struct Finding {
  LintKind kind = LintKind::hazard;
  Severity severity = Severity::error;
  std::string_view name;                // of the hazard, or of the rule: "MissingWait"
  const isa::Hazard* hazard = nullptr;  // of LintKind::hazard
  size_t at = 0;                        // the instruction that is wrong; of two, the second
  size_t first = kNoInstruction;        // the first of two
  std::vector<size_t> path;             // the jumps from the first to the second
  std::optional<unsigned> needed;       // wait states or instructions that are required, and that are there
  std::optional<unsigned> present;
  // Of LintKind::wait.
  Use use = Use::none;
  inst::Access registers;
  inst::Counter counter{};  // that has to be waited for
  // The fault, as a sentence without a full stop, if the kind is LintKind::suspicious, or if a wait is redundant though
  // operations are outstanding.
  std::string text;
};

// A finding of a rule at an instruction.
Finding finding_of(RuleId rule, size_t at);

// Each in the order of the instructions.
std::vector<Finding> find_hazards(const Subject& subject);
std::vector<Finding> find_wait_faults(const Subject& subject);
std::vector<Finding> find_needless_nops(const Subject& subject);
std::vector<Finding> find_suspicious_code(const Subject& subject);
// All of these.
std::vector<Finding> find_faults(const Subject& subject);

}  // namespace lw::lint
