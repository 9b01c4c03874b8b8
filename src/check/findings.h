// What checks find: one finding for each pair of instructions, however often it happens, and reports of them with one
// for each mistake.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "code/code_facts.h"
#include "events/events.h"
#include "lanewise/findings.h"

namespace lw::check {

enum class Check : uint8_t { memory, uninitialised, races, waits, barriers, registers, streams, lanes, calls };
inline constexpr size_t kCheckCount = 9;
std::string_view check_name(Check check);  // "races"

// One of the instructions that a finding is about.
struct FindingSide {
  std::string role;  // "load", "store", "read", …
  std::array<uint32_t, 3> workgroup{};
  uint32_t wave = 0;
  int lane = -1;    // -1: the wave as a whole
  uint64_t pc = 0;  // 0: no instruction, `text` says what there is
  std::string text{};
  // Who it was where that is no wave of the finding's kernel: "kernel fill on queue 2", "a copy"; and which call of the
  // program started it.
  std::string actor{};
  std::string caller{};

  // What debug information says of `pc`.
  uint64_t address = 0;  // in the object
  object::SourceTrace source{};
};

struct Finding {
  Check check = Check::memory;
  std::string message;
  std::vector<FindingSide> sides;
  std::string space;  // "LDS", "global"; empty where no memory is concerned
  uint64_t address = 0;
  uint32_t size_bytes = 0;
  std::string relation;  // how the address lies to the buffers
  uint64_t count = 1;
  uint64_t places = 1;   // instructions, or pairs of them, that it was found at
  bool is_note = false;  // may be meant so: no mistake for the exit code
  bool stops = false;    // the dispatch ended with it: the command says so as a fault
  // Whether anything depends on it: not where running again with other fills came to the same results each time.
  bool has_effect = true;
};

// Finds out what is to be said of an instruction.
void describe(FindingSide& side, code::CodeFacts& facts);

FindingSide side_of(std::string role, const events::ExecutedInstruction& instruction, int lane);

class Findings {
 public:
  // Each finding names the kernel where that is not empty. Without facts, sides have been described.
  explicit Findings(code::CodeFacts* facts = nullptr, std::string kernel = {})
      : facts_(facts), kernel_(std::move(kernel)) {}

  // Whether this kind of finding at these places is known; counts it where it is. `what` tells kinds of one check
  // apart.
  bool seen(Check check, unsigned what, uint64_t first_pc, uint64_t second_pc);
  // After seen() said false.
  void add(Finding finding);

  // A dispatch ended. Where something of `check` was found in it that was not known to have an effect, `has_effect()`
  // says whether it has.
  void settle(Check check, const std::function<bool()>& has_effect);

  FindingSide& side(size_t finding, size_t number) { return findings_[finding].sides[number]; }
  // In the order in which they were found first, those without effect among them.
  const std::vector<Finding>& all() const { return findings_; }
  // The same with one for each mistake: what one check found at the same lines of the source, the innermost of the
  // program's own, is the first of these with the sum of their counts. Where a line is not known, an instruction stands
  // for itself.
  std::vector<Finding> mistakes() const;
  // Whether a mistake was found that has an effect.
  bool any() const {
    return std::ranges::any_of(findings_, [](const Finding& f) { return f.has_effect && !f.is_note; });
  }
  // Of the mistakes with an effect, or of the others.
  std::vector<lanewise::Finding> reports(bool has_effect = true) const;
  lanewise::Finding report(const Finding& finding) const;

 private:
  code::CodeFacts* facts_;
  std::string kernel_;
  std::vector<Finding> findings_;
  std::vector<uint64_t> settled_;  // the counts at the end of the last dispatch
  using Key = std::tuple<Check, unsigned, uint64_t, uint64_t>;
  std::map<Key, size_t> index_;
  Key last_{};
};

}  // namespace lw::check
