// Applies rules to a program until nothing improves, and keeps it free of new hazards and missing waits.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/session.h"
#include "lanewise/suggest.h"
#include "rewrite/layout.h"
#include "rewrite/rule_set.h"

namespace lw::rewrite {

// One application of a rule.
struct Improvement {
  std::string rule;
  const Rule* text = nullptr;       // nullptr for what an analysis finds (analyses())
  uint64_t address = 0;             // of its last instruction, in the code as it was given
  std::vector<uint64_t> addresses;  // of all its instructions, likewise
  std::vector<std::string> before, after;
  int bytes = 0;         // saved; 0 for rules that only make code faster
  int instructions = 0;  // saved
  int cycles = 0;        // saved, by ImproveOptions::cycles
  size_t entry = 0;      // index into ProgramInput::entries
};

// What is found without a rule: dead results, waits and s_nop without effect, branches to the next instruction.
struct Analysis {
  std::string_view name, says;
};
std::span<const Analysis> analyses();

// The size of a region, and the most registers that are live at once in it.
struct RegionSize {
  size_t instructions = 0;  // that some path reaches
  uint64_t bytes = 0;
  uint32_t vgprs = 0, sgprs = 0;
};

// A region of the given code (layout.h), and where its instructions are now.
struct ImprovedRegion {
  size_t entry = 0;                 // index into ProgramInput::entries
  uint64_t begin = 0, end = 0;      // addresses in the given code
  uint64_t new_end = 0;             // where its code ends now; it begins where it did
  std::string refusal;              // why its instructions cannot move; empty if they can
  std::vector<uint64_t> addresses;  // of its instructions in the given code
  // For each instruction now, ascending: the address of what it was or replaces, and its own.
  std::vector<std::pair<uint64_t, uint64_t>> moved;
  bool is_changed = false;
  RegionSize before, after;  // registers only if it is changed
};

struct Improved {
  std::vector<Stretch> stretches;
  std::vector<Improvement> improvements;  // by address of their function, then as they were made
  std::vector<ImprovedRegion> regions;    // by address
  // Applications that would have made a fault, by its name: a hazard or a missing wait.
  std::map<std::string, size_t, std::less<>> withdrawn;
};

using Goal = lanewise::SuggestGoal;

// The clocks for which an instruction of a wave occupies its unit.
using InstructionCycles = std::function<uint32_t(const inst::Instruction&)>;

struct ImproveOptions {
  std::set<std::string, std::less<>> analyses;  // those that are wanted
  std::set<size_t> entries;                     // only code of these entries; empty: all
  std::set<uint64_t> fixed;                     // addresses of instructions that stay as they are
  Goal goal = Goal::cycles;
  InstructionCycles cycles;  // empty: nothing is known; then all instructions count the same
  Cancel cancel;
};

// The encodings that the instructions of a program have.
std::set<isa::EncodingId> encodings_of(const ProgramInput& input);

Result<Improved> improve(const ProgramInput& input, const RuleSet& rules, const ImproveOptions& options);

}  // namespace lw::rewrite
