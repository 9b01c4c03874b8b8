// All checks of a dispatch in one sink.
#pragma once

#include <array>
#include <memory>
#include <set>
#include <vector>

#include "check/findings.h"
#include "check/footprint.h"
#include "check/source_of_stores.h"
#include "check/unwritten.h"
#include "events/events.h"
#include "state/state.h"

namespace lw::check {

// Told of what happens, with the facts of the instruction at hand. Every one is optional.
class Rule {
 public:
  virtual ~Rule() = default;
  virtual void begin_group(const events::GroupStart&) {}
  virtual void before(const events::ExecutedInstruction&, const code::InstructionFacts&) {}
  virtual void access(const events::ExecutedInstruction&, const code::InstructionFacts&, const events::Access&) {}
  virtual void after(const events::ExecutedInstruction&, const code::InstructionFacts&) {}
  virtual void end_wave(const events::WaveId&) {}
  virtual void arrive(const events::WaveId&) {}
  virtual void barrier(const events::GroupStart&) {}
  virtual void end_group(const events::GroupStart&, events::OutcomeKind) {}
  // What is known of the dispatch's accesses is not needed any more. The code may be gone from memory.
  virtual void end_dispatch() {}
};

struct CheckerOptions {
  std::array<bool, kCheckCount> on{true, true, true, true, true, true, true, true, true};  // by Check
  std::string kernel;  // findings name it where it is not empty
  // What nobody wrote so far, where dispatches and others write to the same buffers; must outlive the checker.
  UnwrittenMemory* unwritten = nullptr;
  // Tells atomics from stores in races; without it, no source is read.
  SourceLineText source_text = {};
};
inline constexpr std::string_view kAllChecks = "all";
// "memory,races"; kAllChecks or nothing: all of them.
Result<CheckerOptions> parse_checks(std::string_view text);
// Of the checks that are on.
std::vector<std::string> names_of(const CheckerOptions& options);

// Watches dispatches on one thread, one after the other. Findings of all of them are counted together.
class Checker : public events::Sink {
 public:
  // Says where a check that is on is not modelled for the target. `facts` and `memory` must outlive the checker.
  static Result<std::unique_ptr<Checker>> create(const CheckerOptions& options, code::CodeFacts& facts,
                                                 const state::Memory& memory);

  void begin_group(const events::GroupStart& group) override;
  void before(const events::ExecutedInstruction& instruction) override;
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;
  void after(const events::ExecutedInstruction& instruction) override;
  void end_wave(const events::WaveId& wave) override;
  void arrive(const events::WaveId& wave) override;
  void barrier(const events::GroupStart& group) override;
  void end_group(const events::GroupStart& group, events::OutcomeKind outcome) override;
  bool wants_accesses() const override { return true; }

  // How the dispatch ended: an access that stopped it is a finding, too. With `rerun`, uses of what nobody wrote only
  // have an effect where the results of the dispatch depend on it. After it findings are complete, and what only the
  // dispatch needed is given back.
  void note(const events::Outcome& outcome, const Rerun& rerun = {});
  const Findings& findings() const { return findings_; }

 private:
  Checker(code::CodeFacts& facts, const CheckerOptions& options, const state::Memory& memory)
      : facts_(facts),
        findings_(&facts, options.kernel),
        unwritten_(options.unwritten != nullptr ? *options.unwritten : own_unwritten_),
        footprint_(memory, unwritten_) {}
  code::CodeFacts& facts_;
  Findings findings_;
  UnwrittenMemory own_unwritten_;  // where nobody keeps any
  UnwrittenMemory& unwritten_;
  DispatchFootprint footprint_;
  std::vector<std::unique_ptr<Rule>> rules_;
  bool checks_memory_ = false;
  bool checks_registers_ = false;
  bool checks_uninitialised_ = false;
};

// The rules; private to this folder.
std::unique_ptr<Rule> make_wait_rule(code::CodeFacts& facts, Findings& findings);
std::unique_ptr<Rule> make_race_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                     SourceLineText source_text);
std::unique_ptr<Rule> make_barrier_rule(code::CodeFacts& facts, Findings& findings);
std::unique_ptr<Rule> make_uninitialised_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                              UnwrittenMemory& unwritten);
std::unique_ptr<Rule> make_lane_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                     UnwrittenMemory& unwritten);
std::unique_ptr<Rule> make_memory_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory);

}  // namespace lw::check
